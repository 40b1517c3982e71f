"""A picture of the officers of the district and of the outer district: rung, rank and number."""

import altair as alt
import pandas as pd

from zhouli.charts.figure import INDIGO, INK, RULE, VERMILION, Figure, across, lettering, upward, written
from zhouli.solving import solve

RANKS = ["不命之士", "下士", "中士", "上士", "下大夫", "中大夫", "卿"]
# Family ladder, its name in both; the officer in the district, in the outer district; the name of the officers counted.
RUNGS = [
    ("bi", "lin", "比長", "鄰長", "heads"),
    ("lv", "li", "閭胥", "里宰", "n_lv"),
    ("zu", "zan", "族師", "酇長", "n_zu"),
    ("dang", "bi", "黨正", "鄙師", "n_dang"),
    ("zhou", "xian", "州長", "縣正", "n_zhou"),
    ("xiang", "sui", "鄉大夫", "遂大夫", "of_xiang"),
]


def officers() -> Figure:
    """Draw both rows of officers as steps, each a rank above the last, the outer district one rank below."""
    home, counted = solve("xiang-ladder"), solve("officers-of-a-district")
    rows = [
        {"x": k, "near": k + 1, "far": k, "n": counted[name], "size": home[rung]}
        for k, (rung, _, _, _, name) in enumerate(RUNGS)
    ]
    lines = (
        alt.Chart(pd.DataFrame([{"a": -0.5, "b": 5.6, "y": y} for y in range(len(RANKS))]))
        .mark_rule(color=RULE, strokeWidth=0.6)
        .encode(
            x=across("a:Q", scale=alt.Scale(domain=[-1.6, 5.7], nice=False)),
            x2="b:Q",
            y=upward("y:Q", scale=alt.Scale(domain=[-1.5, 6.6], nice=False)),
        )
    )
    drops = (
        alt.Chart(pd.DataFrame([{"x": r["x"], "y": r["far"], "h": r["near"]} for r in rows]))
        .mark_rule(color=INK, strokeWidth=1, strokeDash=[3, 3])
        .encode(x=across("x:Q"), y=upward("y:Q"), y2="h:Q")
    )
    dots = (
        alt.Chart(
            pd.DataFrame(
                [
                    {"x": r["x"], "y": r[s], "c": c}
                    for r in rows
                    for s, c in (("near", VERMILION), ("far", INDIGO))
                ]
            )
        )
        .mark_point(filled=True, size=90, opacity=1)
        .encode(x=across("x:Q"), y=upward("y:Q"), fill=alt.Fill("c:N", scale=None))
    )
    near = [{"x": r["x"], "y": r["near"] + 0.36, "text": w[2]} for r, w in zip(rows, RUNGS, strict=True)]
    far = [{"x": r["x"], "y": r["far"] - 0.36, "text": w[3]} for r, w in zip(rows, RUNGS, strict=True)]
    counts = [{"x": r["x"], "y": -1.1, "text": written(r["n"])} for r in rows]
    ranks = [{"x": -0.6, "y": y, "text": rank} for y, rank in enumerate(RANKS)]
    chart = (
        lines + drops + dots + lettering(near, 14, VERMILION) + lettering(far, 14, INDIGO)
        + lettering(counts, 13) + lettering(ranks, 13, align="right")
    )  # fmt: skip
    data = pd.DataFrame(
        [
            {
                "district": w[2], "rank": RANKS[r["near"]], "outer district": w[3], "its rank": RANKS[r["far"]],
                "families": written(r["size"]), "officers": written(r["n"]),
            }
            for r, w in zip(rows, RUNGS, strict=True)
        ]
    )  # fmt: skip
    return Figure(
        chart.properties(width=600, height=380),
        data,
        "Officers of the district and of the outer district",
        "Six officers of the district rise in rank from 下士 to 卿; six of the outer district stand each one rank "
        "below, from the uncommissioned head of the lin to 中大夫. Below, their number in one district.",
        "Above, in red, the district, below, in blue, the outer district; at the foot, how many of each there are in "
        "one district, which is the same in both. The rank of the head of the bi is Jia's and the classic's; it stood "
        "before our text begins. A model in the text, no list of appointments.",
    )
