"""Pictures of the people: the two ladders side by side, the nine grades of household."""

import altair as alt
import pandas as pd

from zhouli.charts.figure import (
    INDIGO,
    INK,
    VERMILION,
    Figure,
    across,
    lettering,
    number,
    rectangles,
    upward,
)
from zhouli.setting import figure
from zhouli.solving import solve

RUNGS = [
    ("bi", "比", "squad", "伍"), ("lv", "閭", "platoon", "兩"), ("zu", "族", "company", "卒"),
    ("dang", "黨", "battalion", "旅"), ("zhou", "州", "division", "師"), ("xiang", "鄉", "army", "軍"),
]  # fmt: skip
FACTORS = "b c e f g".split()  # the names that both ladders give to their multipliers


def ladders() -> Figure:
    """Draw the ladder of families and that of men, rung against rung, with the multipliers between."""
    home, field = solve("xiang-ladder"), solve("army-ladder")
    rows = [
        {"y": k, "families": home[a], "men": field[b], "home": han, "army": other}
        for k, (a, han, b, other) in enumerate(RUNGS)
    ]
    rect = rectangles(
        [
            {
                "a": side,
                "b": side + 3.2,
                "c": r["y"],
                "d": r["y"] + 0.62,
                "colour": VERMILION,
                "opacity": 0.18,
            }
            for r in rows
            for side in (-4.2, 1)
        ],
        (-5.2, 5.2),
        (-0.75, 5.8),
    )
    links = (
        alt.Chart(pd.DataFrame([{"a": -0.92, "b": 0.92, "y": r["y"] + 0.31} for r in rows]))
        .mark_rule(color=INK, strokeWidth=1)
        .encode(x=across("a:Q"), x2="b:Q", y=upward("y:Q"))
    )
    words = [
        {"x": x, "y": r["y"] + 0.31, "text": f"{r[name]}  {figure(r[count])}"}
        for r in rows
        for x, name, count in ((-2.6, "home", "families"), (2.6, "army", "men"))
    ]
    steps = [
        {"x": x, "y": k + 0.81, "text": f"× {number(s[f])}"}
        for k, f in enumerate(FACTORS)
        for x, s in ((-2.6, home), (2.6, field))
    ]
    heads = [
        {"x": -2.6, "y": -0.4, "text": "在家 at home"},
        {"x": 2.6, "y": -0.4, "text": "在軍 in the army"},
    ]
    chart = rect + links + lettering(words, 15) + lettering(steps, 12, VERMILION) + lettering(heads, 14)
    data = pd.DataFrame(
        [
            {
                "at home": r["home"],
                "families": figure(r["families"]),
                "in the army": r["army"],
                "men": figure(r["men"]),
            }
            for r in rows
        ]
    )
    return Figure(
        chart.properties(width=600, height=400),
        data,
        "The two ladders",
        "Six boxes on the left for bodies of families, from five to 12,500, and six on the right for bodies of "
        "men with the same numbers, joined rung by rung; every multiplier is five but one, which is four.",
        "One man from a family (家出一人) turns the left into the right. The multipliers are the classic's for the "
        "army and Jia's for the district; the heights are rungs, not amounts. A model in the text, no muster roll.",
    )


def nine_grades() -> Figure:
    """Draw the nine sizes of household, who is set aside, who can work, and the two ways of grading them."""
    rule, zheng, jia = solve("half-of-the-rest"), solve("nine-grades", "zheng"), solve("nine-grades", "jia")
    sizes = [jia["lo"], *(jia[f"g{k}"] for k in range(3, 11))]
    able = [rule["couple"], *(rule[f"able{k}"] for k in range(3, 11))]
    aside = number(rule["removed"])
    stated = {solve("able-bodied")[n] for n in ("n7", "n6", "n5")}
    cells = []
    for k, (size, fit) in enumerate(zip(sizes, able, strict=True)):
        # From the bottom: the able, the others, the one set aside.
        edges = [0, number(fit), number(size) - aside, number(size)]
        colour = VERMILION if size in stated else INDIGO
        shades = ((colour, 0.75), (INK, 0.15), (INK, 0.03))
        for low, high, (ink, shade) in zip(edges, edges[1:], shades, strict=False):
            cells.append(
                {
                    "a": k + 0.12,
                    "b": k + 0.88,
                    "c": float(low),
                    "d": float(high),
                    "colour": ink,
                    "opacity": shade,
                }
            )
    grades = [
        (s, [number(s[n]) for n in ("lower", "middle", "upper")], y) for s, y in ((zheng, -1.5), (jia, -2.6))
    ]
    bands, names = [], []
    for _, counts, y in grades:
        start = 0
        for count, name, shade in zip(counts, ("下地", "中地", "上地"), (0.06, 0.2, 0.4), strict=True):
            end = start + int(count)
            bands.append(
                {
                    "a": start + 0.06,
                    "b": end - 0.06,
                    "c": y - 0.4,
                    "d": y + 0.4,
                    "colour": INK,
                    "opacity": shade,
                }
            )
            names.append({"x": (start + end) / 2, "y": y, "text": name})
            start = end
    rect = rectangles(cells + bands, (-0.1, 10.3), (-3.1, 10.6), line=0.7)
    feet = [{"x": k + 0.5, "y": -0.5, "text": figure(size)} for k, size in enumerate(sizes)]
    tops = [
        {
            "x": k + 0.5,
            "y": float(number(size)) + 0.4,
            "text": str(number(fit)) if size in stated else f"({number(fit)})",
        }
        for k, (size, fit) in enumerate(zip(sizes, able, strict=True))
    ]
    who = [{"x": 9.15, "y": y, "text": name} for y, name in ((-1.5, "鄭玄"), (-2.6, "賈公彥"))]
    chart = rect + lettering(feet, 13) + lettering(tops, 13, VERMILION) + lettering(names, 13)
    data = pd.DataFrame(
        [
            {"household": figure(size), "set aside": figure(rule["removed"]), "able-bodied": figure(fit)}
            for size, fit in zip(sizes, able, strict=True)
        ]
    )
    return Figure(
        (chart + lettering(who, 14, align="left")).properties(width=600, height=400),
        data,
        "Nine grades of household",
        "Nine columns of two to ten persons; in each the top one is set aside and the rest divided in half. Below, "
        "Zheng's limits make four, one and four grades of land, Jia's partition three, three and three.",
        "Below in each column: those who can work, by the rule; their number stands above it. On top: the one set "
        "aside. Red where the classic states the number, blue and in brackets where the rule is carried on by us. "
        "The rough figure, says Zheng (其大數): a model in the text, no census.",
    )
