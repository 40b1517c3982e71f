"""Pictures of the districts' officers, and of the nine zones about the royal domain."""

import altair as alt
import pandas as pd

from zhouli.charts.figure import (
    CAUTION,
    INDIGO,
    INK,
    RULE,
    VERMILION,
    Figure,
    across,
    lettering,
    number,
    rectangles,
    square,
    upward,
)
from zhouli.derivation import find
from zhouli.library import edition
from zhouli.setting import figure
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
    counts = [{"x": r["x"], "y": -1.1, "text": figure(r["n"])} for r in rows]
    ranks = [{"x": -0.6, "y": y, "text": rank} for y, rank in enumerate(RANKS)]
    chart = (
        lines + drops + dots + lettering(near, 14, VERMILION) + lettering(far, 14, INDIGO)
        + lettering(counts, 13) + lettering(ranks, 13, align="right")
    )  # fmt: skip
    data = pd.DataFrame(
        [
            {
                "district": w[2], "rank": RANKS[r["near"]], "outer district": w[3], "its rank": RANKS[r["far"]],
                "families": figure(r["size"]), "officers": figure(r["n"]),
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


def nine_zones() -> Figure:
    """Draw the royal domain and the nine zones about it as concentric squares, to scale."""
    solved, words = solve("nine-zones"), find("nine-zones")
    middle, outer = (
        [edition().transmitted(span) for span in words.node(name).spans] for name in ("inner", "outer")
    )
    width, domain, whole = (float(number(solved[name])) for name in ("width", "L", "side"))
    half = [domain / 2 + width * k for k in range(len(middle + outer) + 1)]
    edge = whole / 2 * 1.01
    chart = rectangles(
        [
            square(2 * h, VERMILION if k <= len(middle) else INK, 0.1 if k else 0.3)
            for k, h in reversed(list(enumerate(half)))
        ],
        (-edge, edge),
    )
    names = [{"x": 0, "y": h - width / 2, "text": n} for n, h in zip(middle + outer, half[1:], strict=True)]
    data = pd.DataFrame(
        [
            {
                "zone": n,
                "from the centre": f"{h:,.0f} 里",
                "of": "middle states" if n in middle else "outer peoples",
            }
            for n, h in zip(["王畿", *middle, *outer], half, strict=True)
        ]
    )
    data.loc[0, "of"] = "the king"
    return Figure(
        (chart + lettering([{"x": 0, "y": 0, "text": "王畿"}, *names], 14)).properties(width=440, height=440),
        data,
        "The nine zones",
        "Ten concentric squares: the royal domain in the middle, six zones of the middle states, three of the outer peoples.",
        f"Each zone is {figure(solved['width'])} broad, the domain {figure(solved['L'])} a side, the whole {figure(solved['side'])}. "
        f"Words and breadth are Jia's; that they lie as squares is ours. {CAUTION}",
    )
