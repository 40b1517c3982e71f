"""Pictures of the land: the domain, the eighteen parts, borrowing."""

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
    myriads,
    number,
    rectangles,
    square,
    upward,
)
from zhouli.commentaries.zhouli.derivations.domain.rings import RINGS
from zhouli.setting import figure
from zhouli.solving import solve

HAN = {"near": "近郊", "far": "遠郊", "dian": "甸", "shao": "稍", "xian": "縣", "jiang": "畺"}


def nested_squares() -> Figure:
    """Draw the royal domain as concentric squares, each ring with its land and its households."""
    s = solve("domain-rings")
    data = pd.DataFrame(
        [
            {
                "ring": f"{HAN[n]} {n}",
                "radius": figure(s[f"R_{n}"]),
                "land": figure(s[f"T_{n}"]),
                "fields that remain": figure(s[f"N_{n}"]),
                "households": figure(s[f"H_{n}"]),
            }
            for n, _ in RINGS
        ]
    )
    side = {n: float(number(s[f"R_{n}"])) for n, _ in RINGS}
    rect = rectangles(
        [square(2 * r, VERMILION, 0.03 + 0.05 * k) for k, r in enumerate(reversed(side.values()))],
        (-600, 1000),
        (-600, 600),
        line=1,
    )
    within = dict(zip(list(side)[1:], side.values(), strict=False))
    middle = {n: (side[n] + within.get(n, 0)) / 2 for n in side}
    names = [{"x": 0, "y": middle[n], "text": HAN[n]} for n in side if n not in {"near", "far"}]
    small = [{"x": 0, "y": middle["far"], "text": "遠郊"}, {"x": 0, "y": 0, "text": "近郊"}]
    at = {"jiang": 450, "xian": 350, "shao": 250, "dian": 150, "far": 60, "near": -20}
    lines = pd.DataFrame([{"x": middle[n] if n != "near" else 40, "y": at[n], "x2": 520} for n in side])
    leaders = (
        alt.Chart(lines)
        .mark_rule(color=INK, strokeWidth=0.7, opacity=0.45)
        .encode(x=across("x:Q"), x2="x2:Q", y=upward("y:Q"))
    )
    labels = [
        {"x": 530, "y": at[n], "text": f"{figure(s[f'T_{n}'])} · {myriads(s[f'H_{n}'])}家"} for n in side
    ]
    total = [
        {"x": 530, "y": -140, "text": f"outside: {figure(s['outer'])} · {myriads(s['outer_households'])}家"},
        {"x": 530, "y": -210, "text": f"within: {figure(s['inner'])} · {myriads(s['inner_households'])}家"},
    ]
    total.append(
        {"x": 530, "y": -280, "text": f"in all: {myriads(solve('households-invariant')['total'])}家"}
    )
    chart = (
        rect
        + leaders
        + lettering(names, 22)
        + lettering(small, 12)
        + lettering(labels, 14, align="left")
        + lettering(total, 14, VERMILION, "left")
    )
    return Figure(
        chart.properties(width=620, height=458),
        data,
        "The royal domain, a thousand li square",
        "Six concentric squares, from the near suburb of fifty li to the border at five hundred, labelled with land and households.",
        f"Radii and the sums are in the text; the rings one by one are ours. Every *tong* carries the same number of households. {CAUTION}",
    )


def eighteen_parts() -> Figure:
    """Draw eighteen parts of land inside the far suburb and, outside, under each account of the fraction."""
    note, reply = solve("thirteen-eighteenths", "note"), solve("thirteen-eighteenths", "reply")
    mean = solve("average-allotment")
    n, twelve, one, gone = (number(note[k]) for k in ("n", "twelve", "one", "gone"))
    removed, kept = number(note["removed"]), number(reply["kept"])
    cropped = twelve * number(mean["three"]) * mean["A"] / mean["S"]
    rows = [
        (
            "within the far suburb",
            [("cropped", cropped), ("resting", twelve - cropped), ("removed", removed)],
        ),
        (
            "outside: the note",
            [("cropped", cropped), ("resting", twelve - cropped), ("given back", one), ("removed", gone)],
        ),
        ("outside: the reply", [("cropped", cropped), ("grassland", kept - cropped), ("removed", n - kept)]),
        (
            "outside: Jia",
            [
                ("cropped", cropped),
                ("resting", twelve - cropped),
                ("given back for grassland", one),
                ("removed", gone),
            ],
        ),
    ]
    style = {
        "cropped": (VERMILION, 0.85),
        "as inside": (VERMILION, 0.45),
        "resting": (VERMILION, 0.25),
        "grassland": (VERMILION, 0.25),
        "removed": (RULE, 0.5),
    }
    cells, labels, table = [], [], []
    for y, (row, parts) in enumerate(rows):
        at = 0
        for what, size in parts:
            colour, opacity = style.get(what, (INDIGO, 0.8))
            cells += [
                {
                    "a": at + k + 0.06,
                    "b": at + k + 0.94,
                    "c": -y,
                    "d": -y - 0.5,
                    "colour": colour,
                    "opacity": opacity,
                }
                for k in range(int(size))
            ]
            labels.append(
                {
                    "x": at + float(size) / 2,
                    "y": -y - 0.66,
                    "text": f"{size} {what.replace(' for grassland', '')}",
                }
            )
            table.append({"account": row, "parts": str(size), "of": str(n), "what": what})
            at += int(size)
    heads = [{"x": 0.06, "y": -y + 0.14, "text": row} for y, (row, _) in enumerate(rows)]
    boxes = rectangles(cells, (0, 18), (-4, 0.5), line=0.7)
    chart = boxes + lettering(heads, 14, align="left") + lettering(labels, 12)
    return Figure(
        chart.properties(width=600, height=400),
        pd.DataFrame(table),
        "Eighteen parts of land",
        "Four rows of eighteen boxes. Inside twelve remain and six are removed; outside thirteen remain and five are removed, under three accounts.",
        "The note gives back one part because walls are fewer; the reply needs one more because there is grassland; Jia lets the first pay for the second. In every row, by our count, six parts are cropped. Model in the text: 聊以整數為筭法耳.",
    )


def borrowing() -> Figure:
    """Draw Jia's three borrowings as bars: taken, borrowed, kept, returned, left."""
    ninety, six, homes = solve("borrow-90-tong"), solve("borrow-6-tong"), solve("borrow-48-jia")
    myriad = 10000
    panels = [
        (
            "九十同: half borrowed, half returned",
            "同",
            ninety["q"],
            ninety["b"],
            ninety["p"],
            ninety["p"] - ninety["x"],
            ninety["x"],
        ),
        (
            "六同: of three, two borrowed, two returned",
            "同",
            six["y"],
            six["b"],
            six["p"],
            six["p"] * six["h"],
            six["p"] * (1 - six["h"]),
        ),
        (
            "四十八萬家: of five, one borrowed, one returned",
            "萬夫",
            homes["y"] / myriad,
            homes["b"] / myriad,
            homes["p"] / myriad,
            homes["back_f"] / myriad,
            homes["left_f"] / myriad,
        ),
    ]
    charts, table = [], []
    for title, unit, q, b, p, back, left in panels:
        q, b, p, back, left = (number(v) for v in (q, b, p, back, left))
        width = float(max(q + b, p))
        first = "萬家" if unit == "萬夫" else unit
        bars = [
            ("take and borrow", 0, q, f"{q} {first}", INK, 0.55), ("take and borrow", q, q + b, f"+ {b} 借", INDIGO, 0.35),
            ("rate", 0, p, f"{p} {unit}", VERMILION, 0.6),
            ("return", 0, left, f"{left} {unit}", VERMILION, 0.85), ("return", left, p, f"− {back} 還", INDIGO, 0.35),
        ]  # fmt: skip
        table += [{"procedure": title, "step": step, "number": label} for step, *_, label, _, _ in bars]
        order = {"take and borrow": 0, "rate": -1, "return": -2}
        boxes = rectangles(
            [
                {
                    "a": float(a),
                    "b": float(z),
                    "c": order[s] - 0.08,
                    "d": order[s] - 0.62,
                    "colour": colour,
                    "opacity": opacity,
                }
                for s, a, z, _, colour, opacity in bars
            ],
            (0, width),
            (-2.8, 0.2),
        )
        texts = [
            {"x": float(a + z) / 2, "y": order[s] - 0.78, "text": label} for s, a, z, label, _, _ in bars
        ]
        charts.append(
            (boxes + lettering(texts, 13)).properties(
                width=560,
                height=150,
                title=alt.TitleParams(title, color=INK, anchor="start", fontSize=15, fontWeight="normal"),
            )
        )
    return Figure(
        alt.vconcat(*charts).resolve_scale(x="independent"),
        pd.DataFrame(table),
        "Borrow and return",
        "Three groups of bars. In each a quantity is enlarged by borrowing, rated, and the borrowed share of the result returned.",
        "Indigo is borrowed and given back; vermilion is kept. What is left is the rate of what was there at first: the borrowing leaves no trace.",
    )


def rings() -> pd.DataFrame:
    """The six rings of the royal domain: land in 同, fields that remain and households, in myriads."""
    solved = solve("domain-rings")
    rows = {
        name: {
            "radius 里": figure(solved[f"R_{name}"]).split(" ")[0],
            "land 同": figure(solved[f"T_{name}"]).split(" ")[0],
            "fields 夫": figure(solved[f"N_{name}"]).split(" ")[0],
            "households 家": figure(solved[f"H_{name}"]).split(" ")[0],
        }
        for name, _ in RINGS
    }
    return pd.DataFrame.from_dict(rows, orient="index").rename_axis("ring", axis="columns")
