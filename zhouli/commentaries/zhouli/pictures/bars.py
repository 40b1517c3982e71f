"""Pictures in bars: the taxes, what the total depends on, who receives how much."""

from typing import Any

import altair as alt
import pandas as pd
import sympy as sp

from zhouli.charts.figure import (
    INDIGO,
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


def tax_staircase() -> Figure:
    """Draw the six rates as a staircase of twentieths, with the tithe across it."""
    rates, tithe = solve("land-tax-rates"), solve("gongyang-tithe")["tithe"]
    names = {
        "state": "國宅",
        "garden": "園廛",
        "near": "近郊",
        "far": "遠郊",
        "ceiling": "甸稍縣都",
        "lacquer": "漆林",
    }
    twentieth = rates["garden"]
    rows = [
        {"k": k, "name": han, "rate": rates[n], "steps": float(rates[n] / twentieth), "n": n}
        for k, (n, han) in enumerate(names.items())
    ]
    bars = rectangles(
        [
            {
                "a": r["k"] + 0.06,
                "b": r["k"] + 0.94,
                "c": 0,
                "d": r["steps"],
                "colour": VERMILION,
                "opacity": 0.25 if r["n"] == "ceiling" else 0.7,
            }
            for r in rows
        ],
        (0, 6.9),
        (-1, 6),
    )
    level = float(tithe / twentieth)
    line = (
        alt.Chart(pd.DataFrame([{"y": level, "a": 0, "b": 6.1}]))
        .mark_rule(color=INDIGO, strokeDash=[5, 4], strokeWidth=1.5)
        .encode(x=across("a:Q"), x2="b:Q", y=upward("y:Q"))
    )
    tops = [
        {
            "x": r["k"] + 0.5,
            "y": r["steps"] + 0.25,
            "text": ("≤ " if r["n"] == "ceiling" else "") + str(r["rate"]),
        }
        for r in rows
    ]
    feet = [{"x": r["k"] + 0.5, "y": -0.4, "text": r["name"]} for r in rows]
    chart = (
        bars
        + line
        + lettering(tops, 14, VERMILION)
        + lettering(feet, 15)
        + lettering([{"x": 6.15, "y": level, "text": f"什一 {tithe}"}], 13, INDIGO, "left")
    )
    data = pd.DataFrame(
        [{"land": r["name"], "rate": str(r["rate"]), "over the tithe": str(r["rate"] - tithe)} for r in rows]
    )
    return Figure(
        chart.properties(width=600, height=320),
        data,
        "The staircase of taxes",
        "Bars rise from nothing on state residences by equal steps to a quarter on lacquer groves; a dashed line marks the tithe, which only the near suburb meets.",
        "In twentieths: 0, 1, 2, 3, 4, 5. Only the three from the near suburb outward go by distance. The pale bar is a ceiling, not a rate. The dashed line is the flat tenth of the 公羊 school.",
    )


def sensitivity() -> Figure:
    """Draw what becomes of the three million households when one premise is changed."""
    s = solve("domain-sensitivity")
    cases = [
        ("as transmitted", s["H"], VERMILION), ("two thirds and two fields everywhere", s["plain_third"], INDIGO),
        ("thirteen eighteenths, two fields", s["share_only"], INDIGO), ("two thirds, thirteen fields to six", s["allotment_only"], INDIGO),
        ("one side of the capital only", s["quarter"], INDIGO),
    ]  # fmt: skip
    chart = _listed([(case, number(v) / 10000, c) for case, v, c in cases], "萬家", 400, 0.5)
    return Figure(
        chart.properties(width=600, height=320),
        pd.DataFrame([{"case": case, "households": figure(v)} for case, v, _ in cases]),
        "What the three million depend on",
        "Five bars. Changing share and allotment together leaves three million households; changing one of them alone does not.",
        "Share and allotment must move together. The last case goes further than Jia's doubt: only the level side of the eastern capital is counted as field, and of the three mixed sides nothing. Model in the text: 聊以整數為筭法耳.",
    )


def grants() -> Figure:
    """Draw how much land each kind of recipient has, in 畝."""
    mean, outer, inner = (
        solve("average-allotment"),
        solve("outer-allotment"),
        solve("inner-domain-households"),
    )
    young = solve("supernumeraries", "jia")
    field = number(solve("hundred-mu-field")["f"])
    cases = [
        ("a farmer's household within the far suburb, on the mean", number(mean["m"]) * field, VERMILION),
        ("outside, on the mean", number(outer["thirteen"]) / number(outer["six"]) * field, VERMILION),
        ("a household of the nine kinds", number(inner["e"]) * field, VERMILION),
        ("圭田, after Mencius", number(solve("gui-land")["g"]), VERMILION),
        ("a supernumerary married at thirty, after Jia", number(young["married"]), VERMILION),
        ("a supernumerary under thirty, after Jia", number(young["young"]), VERMILION),
        ("one mouth of five, if a farmer has a hundred", number(solve("five-mouths")["mouth"]), INDIGO),
    ]
    return Figure(
        _listed(cases, "畝", 260, 1).properties(width=600, height=400),
        pd.DataFrame([{"recipient": case, "land": f"{mixed(v)} 畝"} for case, v, _ in cases]),
        "Who receives how much",
        "Seven bars, from a farmer's household with two hundred mu and more down to one mouth with twenty.",
        "A model in the text: the means are of the plan, and 豈各萬夫為定乎 holds for them too. The last bar is ours.",
    )


def _listed(cases: list[tuple[str, sp.Rational, str]], unit: str, most: float, top: float) -> Any:
    """Draw named numbers as bars under their names, one below the other, from 0 to `most` across, under `top`."""
    bars = rectangles(
        [
            {"a": 0, "b": float(v), "c": -k, "d": -k - 0.42, "colour": colour, "opacity": 0.75}
            for k, (_, v, colour) in enumerate(cases)
        ],
        (0, most),
        (-len(cases), top),
        line=0.7,
    )
    heads = [{"x": 0, "y": 0.18 - k, "text": case} for k, (case, _, _) in enumerate(cases)]
    ends = [
        {"x": float(v) + most / 100, "y": -0.21 - k, "text": f"{mixed(v)} {unit}"}
        for k, (_, v, _) in enumerate(cases)
    ]
    return bars + lettering(heads, 14, align="left") + lettering(ends, 14, align="left")


def mixed(count: sp.Rational) -> str:
    """Write a fraction as a whole number and a rest: 277 11/13."""
    whole, rest = divmod(count.p, count.q)
    return f"{whole} {rest}/{count.q}" if rest else str(whole)
