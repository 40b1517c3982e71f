"""Pictures of the wells: the well with its nine fields, and a *cheng* and a *tong* to scale."""

import altair as alt
import pandas as pd

from zhouli.charts.figure import (
    CAUTION,
    INDIGO,
    INK,
    VERMILION,
    Figure,
    across,
    lettering,
    number,
    rectangles,
    square,
    upward,
)
from zhouli.setting import figure
from zhouli.solving import solve


def well() -> Figure:
    """Draw one well: nine fields, the public one in the middle, and the strokes of the character 井."""
    plan, tax = solve("well-plan"), solve("well-tax")
    n = int(plan["strips"])
    side = float(number(plan["side"]))
    p = side / n
    cells, labels = [], []
    for row in range(n):
        for column in range(n):
            middle = row == column == n // 2
            cells.append(
                {
                    "a": column * p,
                    "b": (column + 1) * p,
                    "c": side - row * p,
                    "d": side - (row + 1) * p,
                    "colour": VERMILION,
                    "opacity": 0.55 if middle else 0.12,
                }
            )
            text = "公" if middle else "夫"
            labels.append({"x": (column + 0.5) * p, "y": side - (row + 0.5) * p, "text": text})
    scale = alt.Scale(domain=[-0.14 * side, 1.14 * side], nice=False)
    strokes = pd.DataFrame([{"at": k * p, "from": -0.08 * side, "to": 1.08 * side} for k in range(1, n)])
    down = (
        alt.Chart(strokes)
        .mark_rule(color=INK, strokeWidth=4)
        .encode(x=across("at:Q", scale=scale), y=upward("from:Q", scale=scale), y2="to:Q")
    )
    over = (
        alt.Chart(strokes)
        .mark_rule(color=INK, strokeWidth=4)
        .encode(y=upward("at:Q", scale=scale), x=across("from:Q", scale=scale), x2="to:Q")
    )
    edge = [{"x": side / 2, "y": -0.11 * side, "text": f"{figure(plan['li'])} = {figure(plan['side'])}"}]
    chart = (
        rectangles(cells, (-0.14 * side, 1.14 * side), line=0.9)
        + down
        + over
        + lettering(labels, 22)
        + lettering(edge, 13)
    )
    data = pd.DataFrame(
        [
            {"what": "side", "number": figure(plan["side"])},
            {"what": "slice", "number": figure(plan["p"])},
            {"what": "cuts each way", "number": figure(plan["cuts"])},
            {"what": "fields", "number": figure(plan["nine"])},
            {"what": "fields round the middle one", "number": figure(plan["eight"])},
            {"what": "share that pays", "number": str(tax["ninth"])},
        ]
    )
    return Figure(
        chart.properties(width=380, height=380),
        data,
        "The well",
        "A square of three hundred paces cut twice each way into nine fields; the cuts draw the character for well, and the middle field is set apart.",
        f"Two cuts each way make nine fields and draw 井. The middle field pays: 中一夫入於公. {CAUTION}",
    )


def cheng_and_tong() -> Figure:
    """Draw a *cheng* and a *tong* to scale, each with its split, and the *tong* as its blocks lie."""
    sides, c, t = solve("well-sides"), solve("cheng-split"), solve("tong-split")
    e, g, k, s = (float(number(sides[n])) for n in ("e", "g", "du4", "tong"))
    blocks = int(k / g)
    at = [-k / 2 + g * (i + 0.5) for i in range(blocks)]
    cells = [square(s, INDIGO, 0.3)]
    for x in at:
        for y in at:
            for size, colour, opacity in ((g, VERMILION, 0.14), (e, VERMILION, 0.55)):
                half = size / 2
                cells.append(
                    {
                        "a": x - half,
                        "b": x + half,
                        "c": y - half,
                        "d": y + half,
                        "colour": colour,
                        "opacity": opacity,
                    }
                )
    small = [square(g, VERMILION, 0.14), square(e, VERMILION, 0.55)]
    words = [
        {"x": 0, "y": g * 0.06, "text": f"甸 {figure(sides['e'])}"},
        {"x": 0, "y": -g * 0.06, "text": figure(c["W_tax"])},
        {"x": 0, "y": e / 2 + (g - e) / 4, "text": f"治洫 {figure(c['W_canal'])}"},
        {"x": 0, "y": -e / 2 - (g - e) / 4, "text": f"成 {figure(sides['g'])}"},
    ]
    margin = (s - k) / 4
    large = [
        {
            "x": 0,
            "y": k / 2 + margin,
            "text": f"治澮 {figure(t['W_conduit'])} · 同 {figure(sides['tong'])}",
        },
        {
            "x": 0,
            "y": -k / 2 - margin,
            "text": f"治洫 {figure(t['W_canal'])} · 出田稅 {figure(t['W_tax'])}",
        },
    ]
    left = (rectangles(small, (-g / 2, g / 2), line=0.9) + lettering(words, 15)).properties(
        width=270, height=270
    )
    right = (rectangles(cells, (-s / 2, s / 2), line=0.9) + lettering(large, 14)).properties(
        width=340, height=340
    )
    rows = [("a cheng", c), ("a tong", t)]
    parts = [("pays tax", "tax"), ("keeps canals", "canal"), ("keeps the conduit", "conduit")]
    table = [
        {"square": name, "part": what, "wells": figure(x[f"W_{key}"]), "fields": figure(x[f"F_{key}"])}
        for name, x in rows
        for what, key in parts
        if f"W_{key}" in x.derivation.symbols
    ]
    return Figure(
        alt.hconcat(left, right, spacing=24),
        pd.DataFrame(table),
        "A cheng and a tong",
        "Left, a square of ten li with a square of eight inside it. Right, a square of a hundred li with sixty-four such squares of ten in its middle and a belt of ten li round them.",
        f"Each drawn to its own scale. Dark is what pays tax, pale what keeps the canals, indigo what keeps the conduit. The taxed wells lie in sixty-four blocks; the square of sixty-four *li* is a sum. {CAUTION}",
    )


def three_sides() -> Figure:
    """Draw the sides of 縣, 都 and four 都 in three rows: net, with canals, whole."""
    s = solve("well-sides")
    rows = [
        ("net", ("xian_net", "du_net", "du4_net"), 0.75),
        ("with canals", ("xian", "du", "du4"), 0.4),
        ("whole", ("xian_all", "du_all", "tong"), 0.15),
    ]
    names = ("縣", "都", "四都")
    marks, labels, table = [], [], []
    for x, noun in enumerate(names):
        for level, (what, keys, opacity) in enumerate(rows):
            value = float(number(s[keys[x]]))
            left = x + level * 0.26
            marks.append(
                {"a": left, "b": left + 0.22, "c": 0, "d": value, "colour": VERMILION, "opacity": opacity}
            )
            labels.append({"x": left + 0.11, "y": value + 4, "text": str(number(s[keys[x]]))})
            table.append({"square": noun, "counted": what, "side": figure(s[keys[x]])})
        labels.append({"x": x + 0.37, "y": -6, "text": noun})
    bars = rectangles(marks, (-0.1, 2.85), (-10, 110))
    told = "; ".join(f"{row['square']} {row['counted']} {row['side']}" for row in table)
    return Figure(
        (bars + lettering(labels, 14)).properties(width=520, height=260),
        pd.DataFrame(table),
        "Sides in li, three ways",
        f"Nine bars in three groups: {told}.",
        f"Dark: what pays tax. Middle: with the land of the canal-keepers. Pale: with that of the conduit. {CAUTION}",
    )
