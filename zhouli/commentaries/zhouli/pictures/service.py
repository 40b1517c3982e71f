"""Pictures of the district's people: who serves from when to when, and which five of eighteen matters are asked."""

from typing import Any

import altair as alt
import pandas as pd

from zhouli.charts.figure import (
    INDIGO,
    INK,
    OCHRE,
    RULE,
    VERMILION,
    Figure,
    across,
    lettering,
    number,
    upward,
)
from zhouli.solving import solve

# The three things of the districts, in the order of the Minister of the Multitudes (Siku 卷十 葉三十五上).
SIXES = {"六德": "知仁聖義忠和", "六行": "孝友睦婣任恤", "六藝": "禮樂射御書數"}
ENGLISH = {"六德": "virtues", "六行": "conduct", "六藝": "arts"}
# What the archery asks by another name: the thing asked, the matter, and who says so.
ASKED = {"和": "和", "孝": "容", "禮": "和容", "樂": "興舞", "射": "主皮"}
OPEN = 8  # where a term whose beginning nobody states is drawn from


def service_ages() -> Figure:
    """Draw the terms of service as bars along one scale of ages, with those of other books below."""
    levy, release = solve("six-feet-at-fifteen"), solve("releases-by-task")
    works, books = solve("years-of-works", "kong"), solve("terms-of-service-compared")
    cases: list[tuple[str, Any, Any, str]] = [
        ("國中 levy in the capital", levy["twenty"], levy["town_end"], VERMILION),
        ("野 levy in the country", levy["fifteen"], levy["country_end"], VERMILION),
        ("田獵 the hunt, after Jia: until", None, release["hunt"], INK),
        ("征伐 war, after Jia: until", None, release["war"], INK),
        ("力政 works, after Kong Yingda", works["start"], works["end"], INK),
        ("兵 arms, teachers of Changes and Odes", books["arms"], books["back"], INK),
        ("漢 service in Han, after Xu Shen", books["han_start"], books["han_end"], INK),
    ]
    rows: list[dict[str, Any]] = [
        {
            "case": case,
            "a": int(number(start)) if start is not None else OPEN,
            "b": int(number(end)),
            "y": -k,
            "h": -k - 0.4,
            "c": colour,
            "open": start is None,
        }
        for k, (case, start, end, colour) in enumerate(cases)
    ]
    scale = alt.Scale(domain=[4, 74], nice=False)
    tall = alt.Scale(domain=[-7.3, 0.75], nice=False)
    bars = [{k: r[k] for k in ("a", "b", "y", "h", "c")} for r in rows if not r["open"]]
    edges = [{"a": r["a"], "b": r["b"], "y": r["y"] - 0.2} for r in rows if r["open"]]
    stops = [{"a": r["b"], "y": r["y"], "h": r["h"]} for r in rows if r["open"]]
    rect = (
        alt.Chart(pd.DataFrame(bars))
        .mark_rect(fillOpacity=0.45, stroke=INK, strokeWidth=0.8)
        .encode(
            x=across("a:Q", scale=scale),
            x2="b:Q",
            y=upward("y:Q", scale=tall),
            y2="h:Q",
            fill=alt.Fill("c:N", scale=None),
        )
    )
    dashes = (
        alt.Chart(pd.DataFrame(edges))
        .mark_rule(color=INK, strokeWidth=1.4, strokeDash=[5, 4])
        .encode(x=across("a:Q"), x2="b:Q", y=upward("y:Q"))
    )
    ticks = (
        alt.Chart(pd.DataFrame(stops))
        .mark_rule(color=INK, strokeWidth=2)
        .encode(x=across("a:Q"), y=upward("y:Q"), y2="h:Q")
    )
    first = [levy["fifteen"], levy["twenty"], levy["town_end"], levy["country_end"]]
    guides = (
        alt.Chart(pd.DataFrame([{"a": int(number(v)), "y": 0.42, "h": -1.4} for v in first]))
        .mark_rule(color=VERMILION, strokeWidth=0.8, strokeDash=[2, 3])
        .encode(x=across("a:Q"), y=upward("y:Q"), y2="h:Q")
    )
    heads = [{"x": 5, "y": r["y"] + 0.26, "text": r["case"]} for r in rows[2:]]
    inside = [{"x": (r["a"] + r["b"]) / 2, "y": r["y"] - 0.2, "text": r["case"]} for r in rows[:2]]
    starts = [{"x": r["a"] - 0.7, "y": r["y"] - 0.2, "text": str(r["a"])} for r in rows if not r["open"]]
    ends = [{"x": r["b"] + 0.7, "y": r["y"] - 0.2, "text": str(r["b"])} for r in rows]
    gaps = [
        {"x": (int(number(first[k])) + int(number(first[k + 1]))) / 2, "y": 0.5, "text": f"{number(levy[n])}"}
        for k, n in ((0, "early"), (2, "late"))
    ]
    chart = (
        guides + rect + dashes + ticks + lettering(heads, 17, align="left") + lettering(inside, 17)
        + lettering(starts, 17, align="right") + lettering(ends, 17, align="left") + lettering(gaps, 17, VERMILION)
    )  # fmt: skip
    data = pd.DataFrame(
        [
            {
                "service": r["case"],
                "from": "not stated" if r["open"] else r["a"],
                "to": r["b"],
                "years": "" if r["open"] else r["b"] - r["a"],
            }
            for r in rows
        ]
    )
    return Figure(
        chart.properties(width=600, height=520),
        data,
        "From when to when",
        "Bars along a scale of ages: the levy from twenty to sixty in the capital and from fifteen to sixty-five in "
        "the country, five years more at either end. Below, dashed up to their last year, the hunt to fifty and war to "
        "sixty; then works from twenty to fifty, arms from thirty to sixty, and the service of Han from "
        "twenty-three to fifty-six.",
        "Red: the levy of the classic, its statures turned into ages by Jia; the two fives are what he argues from. Dashed: "
        "only the end is stated. Below them, in ink, what other books have. Ages in a model of the text, no register.",
    )


def eighteen_matters() -> Figure:
    """Draw the three sixes as columns and mark the five matters that the archery asks about."""
    asked, lost = solve("five-asked"), solve("third-art-lost")
    total = solve("eighteen-matters")
    cells, words, names = [], [], []
    for x, members in enumerate(SIXES.values()):
        for k, matter in enumerate(members):
            held = matter in ASKED
            missing = matter == "射"
            ink = OCHRE if missing else VERMILION if held else RULE
            cells.append(
                {
                    "a": x + 0.05,
                    "b": x + 0.45,
                    "y": -k - 0.06,
                    "h": -k - 0.94,
                    "c": ink,
                    "o": 0.4 if held else 0.15,
                }
            )
            words.append({"x": x + 0.25, "y": -k - 0.5, "text": matter})
            if held:
                names.append(
                    {"x": x + 0.5, "y": -k - 0.5, "text": f"= {ASKED[matter]}" + (" *" if missing else "")}
                )
    rect = (
        alt.Chart(pd.DataFrame(cells))
        .mark_rect(stroke=INK, strokeWidth=0.8)
        .encode(
            x=across("a:Q", scale=alt.Scale(domain=[-0.1, 3], nice=False)),
            x2="b:Q",
            y=upward("y:Q", scale=alt.Scale(domain=[-6.9, 0.9], nice=False)),
            y2="h:Q",
            fill=alt.Fill("c:N", scale=None),
            fillOpacity=alt.FillOpacity("o:Q", scale=None),
        )
    )
    heads = [{"x": x + 0.25, "y": 0.4, "text": f"{six} {ENGLISH[six]}"} for x, six in enumerate(SIXES)]
    foot = [
        {
            "x": 1.4,
            "y": -6.5,
            "text": f"{number(asked['five'])} of {number(total['eighteen'])} asked, "
            f"{number(asked['passed'])} passed over",
        }
    ]
    chart = rect + lettering(words, 21) + lettering(names, 18, align="left") + lettering(heads, 17)
    data = pd.DataFrame(
        [
            {
                "of": six,
                "matter": m,
                "asked as": ASKED.get(m, ""),
                "remark": "left out as transmitted" if m == "射" else "",
            }
            for six, members in SIXES.items()
            for m in members
        ]
    )
    return Figure(
        (chart + lettering(foot, 17, INDIGO)).properties(width=600, height=420),
        data,
        "Five of eighteen",
        "Three columns of six matters. Marked are the last of the virtues, the first of the kinds of conduct, and the "
        "first three of the arts; the third of these is in ochre, with a star.",
        "The order is that of the Minister of the Multitudes. Beside each marked matter, the name under which the archery "
        "asks about it, by Zheng Xuan, with Jia's 容 for filial piety. With the star: the art that the transmitted text does not name, "
        f"so that its sum would be {number(lost['sum'])} and not {number(asked['five'])}. A model in the text.",
    )
