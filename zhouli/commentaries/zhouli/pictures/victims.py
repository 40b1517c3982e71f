"""Pictures of victims and guests: victims in their colours, the days of fattening, hospitality by rank."""

from typing import Any

import altair as alt
import pandas as pd

from zhouli.charts.figure import (
    INDIGO,
    INK,
    OCHRE,
    PAPER,
    VERMILION,
    Figure,
    across,
    lettering,
    number,
    rectangles,
    upward,
)
from zhouli.decision import find_table
from zhouli.setting import figure
from zhouli.solving import solve

# The colours are what is drawn here, and a word stands beside each; they are no inks of the page.
RED, DARK, BLUE, YELLOW, WHITE = "#a8442a", "#2d2b2a", "#4d7f99", "#cfa52b", "#f4f1e8"
HAIR = {"騂": (RED,), "黝": (DARK,), "蒼": (BLUE,), "黃": (YELLOW,), "方色": (BLUE, RED, YELLOW, WHITE, DARK)}
PATCHES = ((0, 0, RED), (1, 1, DARK), (2, 0, YELLOW), (3, 1, WHITE), (1, 0, WHITE), (0, 1, YELLOW), (3, 0, DARK), (2, 1, RED))  # fmt: skip


def _swatch(word: str, a: float, y: float, wide: float, high: float) -> list[dict[str, Any]]:
    """Paint one answer: a colour, the five of the quarters side by side, motley in patches, or an empty frame."""
    stripes = HAIR.get(word, (PAPER,))
    parts = [(k, 0, c) for k, c in enumerate(stripes)] if word != "尨" else PATCHES
    step, up = (wide / 4, high / 2) if word == "尨" else (wide / len(stripes), high)
    return [
        {"a": a + k * step, "b": a + (k + 1) * step, "c": y + j * up, "d": y + (j + 1) * up, "colour": c,
         "opacity": 0 if c == PAPER else 1}
        for k, j, c in parts
    ]  # fmt: skip


def victims() -> Figure:
    """Draw the colour of the victim for every rite, by Zheng Xuan's reading and by Zheng Zhong's."""
    by_recipient = find_table("victims-by-rite", "zheng-xuan")
    rites = by_recipient.questions["to"].options
    columns = [("zheng-xuan", "春夏秋冬", 4.6), ("zheng-zhong", "春夏", 7.5), ("zheng-zhong", "秋冬", 10.9)]
    boxes: list[dict[str, Any]] = []
    words: list[dict[str, Any]] = []
    failing: list[dict[str, Any]] = []
    silent: list[dict[str, Any]] = []
    rows = []
    for k, (rite, english) in enumerate(rites.items()):
        y, row = -float(k), {"rite": rite, "in English": english}
        words.append({"x": 4.2, "y": y, "text": rite, "align": "right"})
        for reading, seasons, x in columns:
            table = find_table("victims-by-rite", reading)
            cases = [c for c in table.cases() if c["to"] == rite and c["when"] in seasons]
            colours = list(dict.fromkeys(w for c in cases for w in table.ask(c)["colour"].words))
            shown = [table.ask(cases[0])["hair"].words[0] if w == "非方非雜" else w for w in colours]
            wide = 1.1 / (len(shown) or 1)
            for j, word in enumerate(shown):
                boxes += _swatch(word, x + j * wide, y - 0.33, wide, 0.66)
            text = " · ".join(shown) if shown else "no word" if cases else "no rite"
            target = failing if len(shown) > 1 else words if shown else silent
            target.append(
                {"x": x + 1.25 if shown else x, "y": y, "text": text + (" ✗" if len(shown) > 1 else "")}
            )
            row[f"{reading} {seasons}"] = text
        rows.append(row)
    heads = [
        {"x": 4.6, "y": 2.0, "text": "鄭玄"}, {"x": 4.6, "y": 1.1, "text": "any season"},
        {"x": 7.5, "y": 2.0, "text": "鄭司農"}, {"x": 7.5, "y": 1.1, "text": "春夏"}, {"x": 10.9, "y": 1.1, "text": "秋冬"},
    ]  # fmt: skip
    names = [{k: w[k] for k in ("x", "y", "text")} for w in words if "align" in w]
    answers = [w for w in words if "align" not in w]
    chart = (
        rectangles(boxes, (1.5, 13.4), (-14.7, 2.6), 0.5)
        + lettering(names, 14, align="right")
        + lettering(answers, 14, align="left")
        + lettering(failing, 14, OCHRE, "left")
        + lettering(silent, 12, INDIGO, "left")
        + lettering(heads, 14, align="left")
    )
    return Figure(
        chart.properties(width=480, height=520),
        pd.DataFrame(rows),
        "Victims in their colours",
        "Fifteen rites in rows, each with a patch of the victim's colour and its word, by Zheng Xuan in one column and "
        "by Zheng Zhong in two, spring and summer, autumn and winter. Zheng Zhong's rule clashes with Jia's "
        "evidence in two rows and is silent in three.",
        "騂 russet, 黝 dark, 蒼 grey-blue, 黃 yellow, 方色 the colour of the quarter, 牷物 a perfect kind, 尨 motley. An ochre "
        "pair with ✗ is where Jia's evidence bites on Zheng Zhong's rule; “no word”, where he is not quoted. The shades "
        "are ours. A model in the text, not a record of what was offered.",
    )


def fattening() -> Figure:
    """Draw the days of a victim: the term in the pen and at the gates, and the days about the sacrifice."""
    s, pens = solve("days-of-a-victim"), solve("three-pens")
    start, near = float(number(s["over"])), float(number(s["round"]))
    count = int(number(pens["pens"]))
    step = -start / count
    boxes = [
        {"a": start + k * step, "b": start + (k + 1) * step, "c": 3.1, "d": 3.75, "colour": VERMILION, "opacity": 0.2 + 0.17 * k}
        for k in range(count)
    ]  # fmt: skip
    boxes.append({"a": near, "b": 0, "c": 1.55, "d": 2.2, "colour": VERMILION, "opacity": 0.55})
    # The three days are drawn again below, thirty times as wide.
    scale, middle = 30.0, -44.0
    days = [(n, float(number(s[n])) if s[n] != 0 else 0.0) for n in ("evening", "main", "after")]
    at = {n: middle + scale * day for n, day in days}
    boxes += [
        {"a": x - 13.5, "b": x + 13.5, "c": -1.2, "d": -0.5, "colour": PAPER, "opacity": 0}
        for x in at.values()
    ]
    lines = pd.DataFrame(
        [
            {"a": 0, "b": 0, "y": -0.1, "h": 4.1}, {"a": 0, "b": at["main"] + 13.5, "y": -0.1, "h": -0.5},
            {"a": 0, "b": at["main"] - 13.5, "y": -0.1, "h": -0.5},
        ]
    )  # fmt: skip
    rules = (
        alt.Chart(lines)
        .mark_rule(color=INK, strokeDash=[3, 3], strokeWidth=0.8)
        .encode(x=across("a:Q"), x2="b:Q", y=upward("y:Q"), y2="h:Q")
    )
    words = [
        {"x": start, "y": 4.15, "text": f"在牢 in the pen: {figure(solve('three-months-fodder')['term'])}"},
        {"x": start, "y": 2.75, "text": "三牢, one month each (何休)"},
        {"x": start, "y": 1.9, "text": "繫于國門 at the gates: 一旬之內"},
        {"x": start, "y": 0.95, "text": "不繫 untethered: no term"},
    ]
    under = [
        {
            "x": at[n],
            "y": -0.85,
            "text": f"{text} {'+' if day > 0 else '−' if day < 0 else ''}{abs(int(day))}",
        }
        for (n, day), text in zip(days, ("夕牲", "正祭", "繹"), strict=True)
    ]
    zheng = [{"x": at["main"], "y": -1.75, "text": "享牛"}, {"x": at["after"], "y": -1.75, "text": "求牛"}]
    zhong = [{"x": at["evening"], "y": -2.35, "text": "享牛"}]
    who = [{"x": -2.5, "y": -1.75, "text": "鄭玄"}, {"x": -2.5, "y": -2.35, "text": "鄭司農"}]
    chart = (
        rectangles(boxes, (-92, 10), (-2.8, 4.6))
        + rules
        + lettering(words, 14, align="left")
        + lettering(under, 15)
        + lettering([{"x": 1.5, "y": 3.4, "text": "0"}], 13, align="left")
        + lettering(zheng, 15, VERMILION)
        + lettering(zhong, 15)
        + lettering(who, 14, align="left")
    )
    names = {
        "over": "handed over, tethered in the pen", "round": "tethered at the gates, at the earliest",
        "evening": "evening inspection; offering ox after 鄭司農", "main": "main sacrifice; offering ox after 鄭玄",
        "after": "*yi*; seeking ox after 鄭玄",
    }  # fmt: skip
    return Figure(
        chart.properties(width=480, height=360),
        pd.DataFrame([{"what": says.replace("*", ""), "day": figure(s[n])} for n, says in names.items()]),
        "From the pen to the day after",
        "A bar of three months in three parts ends at the sacrifice; a short bar of ten days ends there too. Below, the "
        "evening before, the day and the day after, with the oxen that either Zheng puts on them.",
        "Above, three months and ten days to one scale, a month taken as thirty days, which is ours; ten days are a "
        "ceiling. Below, the three days about the sacrifice, not to scale. Zheng Zhong's seeking ox is for prayer and "
        "has no day. A model in the text.",
    )


def hospitality() -> Figure:
    """Draw what is sent to a guest of each grade, a square for each lao."""
    gifts, size = solve("gifts-by-rank"), solve("provisions", "size")
    ranks = [("gong", "上公", 0.0), ("hou", "侯伯", -6.6), ("zi", "子男", -12.2)]
    boxes, words, heads, rows = [], [], [], []

    def square(x: float, y: float, colour: str, shade: float) -> None:
        boxes.append({"a": x, "b": x + 0.8, "c": y - 0.8, "d": y, "colour": colour, "opacity": shade})

    for rank, han, top in ranks:
        supper, great, stops = (int(number(gifts[f"{n}_{rank}"])) for n in ("supper", "great", "stops"))
        heads.append({"x": -0.2, "y": top + 0.55, "text": han})
        for k in range(supper):
            square(2.2 + k, top, VERMILION, 0.7)
            square(2.2 + k, top - 2.1, VERMILION, 0.7)
        for k in range(great - supper):
            square(2.2 + k, top - 3.1, VERMILION, 0.12)
        for j in range(stops):
            for k in range(supper):
                square(11 + j, top - k, VERMILION, 0.12)
        words += [
            {"x": 2.0, "y": top - 0.4, "text": f"飧 {supper}", "align": "right"},
            {"x": 2.0, "y": top - 2.5, "text": f"饔餼 {great}", "align": "right"},
            {"x": 11 + stops + 0.2, "y": top - 0.4, "text": f"積 {stops}"},
            {"x": 11 + stops + 0.2, "y": top - 1.4, "text": f"{figure(size[rank])}"},
        ]
        rows.append(
            {"rank": han, "飧": figure(gifts[f"supper_{rank}"]), "饔餼": figure(gifts[f"great_{rank}"]),
             "積": figure(gifts[f"stops_{rank}"]), "積, each as a supper": figure(size[rank])}
        )  # fmt: skip
    left = [{k: w[k] for k in ("x", "y", "text")} for w in words if "align" in w]
    right = [w for w in words if "align" not in w]
    chart = (
        rectangles(boxes, (-0.6, 18.6), (-16.4, 1.2))
        + lettering(heads, 16, align="left")
        + lettering(left, 14, align="right")
        + lettering(right, 14, align="left")
    )
    return Figure(
        chart.properties(width=480, height=440),
        pd.DataFrame(rows),
        "Hospitality by rank",
        "For each of three grades a row of filled squares for the supper, the same row again with one fewer pale ones "
        "below it for the great meal, and a full square of pale ones for the provisions.",
        "One square is one 牢: filled, slaughtered; pale, led in alive. 5·9·5, 4·7·4, 3·5·3. The block on the right "
        "holds if each provision is as large as a supper, as Jia says on the Keeper of Guests; here he speaks of their "
        "number. A model in the text.",
    )
