"""Pictures in bars: the taxes, what the total depends on, who receives how much."""

import altair as alt
import pandas as pd
import sympy as sp

from zhouli.charts.figure import (
    INDIGO,
    INK,
    VERMILION,
    Figure,
    across,
    lettering,
    number,
    upward,
    written,
)  # fmt: skip
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
    frame = pd.DataFrame(
        [
            {
                "a": r["k"] + 0.06,
                "b": r["k"] + 0.94,
                "y": 0,
                "h": r["steps"],
                "o": 0.25 if r["n"] == "ceiling" else 0.7,
            }
            for r in rows
        ]
    )
    scale = alt.Scale(domain=[0, 6.9], nice=False)
    bars = (
        alt.Chart(frame)
        .mark_rect(fill=VERMILION, stroke=INK, strokeWidth=0.8)
        .encode(
            x=across("a:Q", scale=scale),
            x2="b:Q",
            y=upward("y:Q", scale=alt.Scale(domain=[-0.8, 5.7])),
            y2="h:Q",
            fillOpacity=alt.FillOpacity("o:Q", scale=None),
        )
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
    rows = [
        {"y": -k, "y2": -k - 0.42, "a": 0, "b": float(number(v)) / 10000, "c": c, "case": case, "v": v}
        for k, (case, v, c) in enumerate(cases)
    ]
    frame = pd.DataFrame([{k: r[k] for k in ("y", "y2", "a", "b", "c")} for r in rows])
    bars = (
        alt.Chart(frame)
        .mark_rect(fillOpacity=0.75, stroke=INK, strokeWidth=0.7)
        .encode(
            x=across("a:Q", scale=alt.Scale(domain=[0, 400], nice=False)),
            x2="b:Q",
            y=upward("y:Q", scale=alt.Scale(domain=[-4.6, 0.35])),
            y2="y2:Q",
            fill=alt.Fill("c:N", scale=None),
        )
    )
    heads = [{"x": 0, "y": r["y"] + 0.18, "text": r["case"]} for r in rows]
    ends = [
        {"x": r["b"] + 4, "y": r["y"] - 0.21, "text": f"{mixed(number(r['v']) / 10000)} 萬家"} for r in rows
    ]
    data = pd.DataFrame([{"case": r["case"], "households": written(r["v"])} for r in rows])
    chart = bars + lettering(heads, 14, align="left") + lettering(ends, 14, align="left")
    return Figure(
        chart.properties(width=600, height=320),
        data,
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
    rows = [
        {"y": -k, "y2": -k - 0.42, "a": 0, "b": float(v), "c": c, "case": case, "v": v}
        for k, (case, v, c) in enumerate(cases)
    ]
    bars = (
        alt.Chart(pd.DataFrame([{k: r[k] for k in ("y", "y2", "a", "b", "c")} for r in rows]))
        .mark_rect(fillOpacity=0.75, stroke=INK, strokeWidth=0.7)
        .encode(
            x=across("a:Q", scale=alt.Scale(domain=[0, 260], nice=False)),
            x2="b:Q",
            y=upward("y:Q", scale=alt.Scale(domain=[-6.6, 0.35])),
            y2="y2:Q",
            fill=alt.Fill("c:N", scale=None),
        )
    )
    heads = [{"x": 0, "y": r["y"] + 0.18, "text": r["case"]} for r in rows]
    ends = [{"x": r["b"] + 3, "y": r["y"] - 0.21, "text": f"{mixed(r['v'])} 畝"} for r in rows]
    return Figure(
        (bars + lettering(heads, 14, align="left") + lettering(ends, 14, align="left")).properties(
            width=600, height=400
        ),
        pd.DataFrame([{"recipient": r["case"], "land": f"{mixed(r['v'])} 畝"} for r in rows]),
        "Who receives how much",
        "Seven bars, from a farmer's household with two hundred mu and more down to one mouth with twenty.",
        "A model in the text: the means are of the plan, and 豈各萬夫為定乎 holds for them too. The last bar is ours.",
    )


def mixed(count: sp.Rational) -> str:
    """Write a fraction as a whole number and a rest: 277 11/13."""
    whole, rest = divmod(count.p, count.q)
    return f"{whole} {rest}/{count.q}" if rest else str(whole)
