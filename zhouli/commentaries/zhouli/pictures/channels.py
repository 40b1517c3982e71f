"""Pictures of channels: the grids of 遂人 and the Artificers on one scale, and the well with its lodges."""

from typing import Any

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
    upward,
)
from zhouli.setting import figure
from zhouli.solving import solve

# How each channel is drawn: colour, width, opacity.
DRAWN = {
    "遂": (INDIGO, 0.4, 0.45),
    "溝": (INDIGO, 0.9, 0.8),
    "洫": (INDIGO, 2.0, 1.0),
    "澮": (VERMILION, 2.6, 1.0),
    "川": (INK, 4.5, 1.0),
}


def _lines(kind: str, at: list[float], size: float, upright: bool, start: float = 0) -> list[dict[str, Any]]:
    """Make lines of one channel at places along one side, running across the whole of the other."""
    return [
        {"kind": kind, "x": v, "x2": v, "y": start, "y2": size}
        if upright
        else {"kind": kind, "x": start, "x2": size, "y": v, "y2": v}
        for v in at
    ]


def _steps(step: float, size: float, ends: bool = False) -> list[float]:
    """Return the multiples of a step inside a side, with both ends or without."""
    n = int(size / step + step / size / 2)
    return [k * step for k in range(0 if ends else 1, n + 1 if ends else n)]


def _panel(rows: list[dict[str, Any]], size: float, title: str, pixels: int) -> Any:
    scale = alt.Scale(domain=[-0.02 * size, 1.02 * size], nice=False)
    layers = []
    for kind, (colour, width, opacity) in DRAWN.items():
        own = pd.DataFrame([r for r in rows if r["kind"] == kind])
        if own.empty:
            continue
        layers.append(
            alt.Chart(own)
            .mark_rule(color=colour, strokeWidth=width, opacity=opacity)
            .encode(x=across("x:Q", scale=scale), x2="x2:Q", y=upward("y:Q", scale=scale), y2="y2:Q")
        )
    words = alt.TitleParams(title, fontSize=14, fontWeight="normal", color=INK, anchor="middle")
    return alt.layer(*layers).properties(width=pixels, height=pixels, title=words)


def two_grids() -> Figure:
    """Draw the channels of the Artificers and of 遂人 on a *tong* and on a *cheng*, both to one scale."""
    plan, sides, square = solve("well-plan"), solve("well-sides"), solve("myriad-square")
    tens, apart = solve("sui-channels"), solve("men-or-land")
    li = float(number(sides["li"]))
    field = li * float(number(plan["p"]) / number(plan["side"]))
    ten = float(number(tens["ten"]))
    block, myriad = field * ten, float(number(square["side"]))
    cheng, tong = float(number(sides["g"])), float(number(sides["tong"]))

    smith = _lines("洫", _steps(cheng, tong), tong, True) + _lines("洫", _steps(cheng, tong), tong, False)
    smith += _lines("澮", [0, tong], tong, True) + _lines("澮", [0, tong], tong, False)
    river = _steps(myriad, tong, ends=True)
    officer = _lines("洫", _steps(block, tong), tong, True) + _lines("澮", _steps(block, tong), tong, False)
    officer += _lines("川", river, tong, True) + _lines("川", river, tong, False)
    near = _lines("溝", _steps(li, cheng), cheng, True) + _lines("溝", _steps(li, cheng), cheng, False)
    near += _lines("洫", [0, cheng], cheng, True) + _lines("洫", [0, cheng], cheng, False)
    inner = _lines("遂", _steps(field, cheng), cheng, True) + _lines("溝", _steps(field, cheng), cheng, False)
    inner += _lines("洫", _steps(block, cheng), cheng, True) + _lines(
        "澮", _steps(block, cheng), cheng, False
    )
    inner += _lines("川", [0], cheng, True) + _lines("川", [cheng], cheng, False)

    wide, close = figure(sides["tong"]), figure(sides["g"])
    chart = alt.vconcat(
        alt.hconcat(
            _panel(smith, tong, f"匠人: 同, {wide}", 300),
            _panel(officer, tong, f"遂人: {wide}", 300),
            spacing=26,
        ),
        alt.hconcat(
            _panel(near, cheng, f"匠人: 成, {close}", 300),
            _panel(inner, cheng, f"遂人: {close}", 300),
            spacing=26,
        ),
        spacing=18,
    )
    section = solve("channel-sections")
    rows = [
        {
            "channel": noun,
            "fields to one, 遂人": figure(apart[own]),
            "fields to one, 匠人": figure(apart[land]),
            "the one for the other": str(apart[ratio]),
            "broad and deep": figure(section[ratio]) if ratio != "conduit" else
            f"{figure(section['wide'])}, {figure(section['deep'])}",
        }
        for noun, own, land, ratio in (
            ("溝", "ten", "well", "drain"),
            ("洫", "hundred", "cheng", "canal"),
            ("澮", "thousand", "tong", "conduit"),
        )
    ]  # fmt: skip
    return Figure(
        chart,
        pd.DataFrame(rows),
        "Two systems of channels on the same land",
        f"Four squares. Above, {wide} square: left, a hundred squares of {close} with canals between and a conduit round; right, nine squares with a river round each, cut by canals and conduits into nine hundred. Below, {close} square: left, a hundred wells with drains between; right, nine blocks of a hundred fields.",
        f"Drains and canals indigo, conduits red, the river black; the furrows of 遂人 thin. Left and right are on one scale, and no line is as wide as it would be: the widths are exaggerated. How channels run is Zheng's on the right (遂從溝橫，洫從澮橫); the left has the classic's words 井間、成間、同間 and no more. {CAUTION}",
    )


def lodged_well() -> Figure:
    """Draw one well with its public field: the lodges, and the strip that each household tills."""
    plan, well, rates = solve("well-plan"), solve("public-field"), solve("tithe-of-the-well")
    side, p = float(number(plan["side"])), float(number(plan["p"]))
    n, houses = int(plan["strips"]), int(number(well["families"]))
    cells, labels = [], []
    for row in range(n):
        for column in range(n):
            x, y = column * p, side - row * p
            if row == column == n // 2:
                continue
            cells.append({"a": x, "b": x + p, "c": y, "d": y - p, "colour": VERMILION, "opacity": 0.12})
            labels.append({"x": x + p / 2, "y": y - p / 2, "text": "私"})
    at, low = p * (n // 2), p * (n // 2)
    width = p * float(number(well["lodges"]) / number(well["middle"]))
    cells.append({"a": at, "b": at + width, "c": low, "d": low + p, "colour": INDIGO, "opacity": 0.45})
    labels.append({"x": at + width / 2, "y": low + p / 2, "text": "廬"})
    strip = (p - width) / houses
    for k in range(houses):
        x = at + width + k * strip
        cells.append({"a": x, "b": x + strip, "c": low, "d": low + p, "colour": VERMILION, "opacity": 0.55})
    labels.append({"x": at + width + (p - width) / 2, "y": low + p / 2, "text": "公"})
    boxes = rectangles(cells, (-0.01 * side, 1.01 * side))
    data = [
        {"what": what, "number": figure(well[name])}
        for what, name in (
            ("public field", "middle"), ("lodges", "lodges"), ("lodge of one household", "lodge"),
            ("tilled for the public by one household", "each"), ("private fields", "private"),
        )
    ] + [
        {"what": what, "number": str(rates[name])}
        for what, name in (
            ("public field in the well", "ninth"), ("tilled for the public, of one's own field", "tenth"),
            ("of all that one tills", "eleventh"), ("of the well", "least"),
        )
    ]  # fmt: skip
    return Figure(
        (boxes + lettering(labels, 19)).properties(width=380, height=380),
        pd.DataFrame(data),
        "The well with its public field",
        f"A square of nine fields. Eight are private. The middle one is divided: a fifth of its breadth is lodges, the rest lies in {houses} strips.",
        f"The areas are to scale: {figure(well['lodges'])} of lodges and {houses} strips of {figure(well['each'])}. Where in the public field they lie no passage says. {CAUTION}",
    )
