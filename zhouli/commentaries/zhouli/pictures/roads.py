"""Pictures of the road as lodges, night stations and markets, counted both ways."""

from collections.abc import Callable
from typing import Any

import altair as alt
import pandas as pd

from zhouli.charts.figure import (
    INDIGO,
    INK,
    OCHRE,
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

MODEL = "A model in the text, never a road of Zhou China."
LODGE, NIGHT, MARKET = "廬", "宿", "市"
SHAPES = {LODGE: ("circle", 110), NIGHT: ("triangle-up", 330), MARKET: ("square", 420)}


def _places() -> tuple[int, int, int, int]:
    """Return the distances of lodge, night station and market, and the length of the road, in *li*."""
    stretch, road = solve("market-stretch"), solve("road-to-the-border")
    return (
        int(number(stretch["lodge"])),
        int(number(stretch["station"])),
        int(number(stretch["market"])),
        int(number(road["R_jiang"])),
    )


def _again(at: int) -> str:
    """Say what stands at a place if the count begins again at every market."""
    _, station, market, _ = _places()
    into = at % market
    return MARKET if not into else NIGHT if into == station else LODGE


def _through(at: int) -> str:
    """Say what stands at a place if there is a night station at every thirty *li* from the city."""
    _, station, market, _ = _places()
    return MARKET if not at % market else NIGHT if not at % station else LODGE


WAYS: list[tuple[str, str, Callable[[int], str]]] = [
    ("the count begins again at every market", VERMILION, _again),
    ("a night station at every 30 里 from the city", INDIGO, _through),
]


def _counted(rule: Callable[[int], str], start: int) -> str:
    """Count lodges and night stations of the stretch that begins at `start`."""
    lodge, _, market, _ = _places()
    found = [rule(at) for at in range(start + lodge, start + market, lodge)]
    return f"{found.count(LODGE)} 廬 {found.count(NIGHT)} 宿"


def _marks(rows: list[dict[str, Any]], scales: tuple[alt.Scale, alt.Scale]) -> Any:
    """Draw places as circles, triangles and squares in their colours."""
    layers = [
        alt.Chart(pd.DataFrame([r for r in rows if r["kind"] == kind]))
        .mark_point(filled=True, shape=shape, size=size, opacity=1)
        .encode(
            x=across("x:Q", scale=scales[0]),
            y=upward("y:Q", scale=scales[1]),
            fill=alt.Fill("colour:N", scale=None),
        )
        for kind, (shape, size) in SHAPES.items()
    ]
    return alt.layer(*layers)


def lodges_on_the_road() -> Figure:
    """Draw a hundred and fifty *li* of road twice, with what stands at each ten by either way of counting."""
    lodge, _, market, _ = _places()
    turn = solve("road-by-thirties")
    length, note = int(number(turn["turn"])), _counted(_again, 0)
    scales = (
        alt.Scale(domain=[-0.04 * length, 1.04 * length], nice=False),
        alt.Scale(domain=[-0.1, 4.5], nice=False),
    )
    rows, words, below, lines, titles = [], [], [], [], []
    for k, (title, colour, rule) in enumerate(WAYS):
        y = 3.1 - 2.3 * k
        titles.append({"x": 0, "y": y + 1.05, "text": title})
        lines.append({"x": 0, "x2": length, "y": y, "y2": y})
        for start in range(0, length, market):
            said = _counted(rule, start)
            ink = colour if said == note else OCHRE
            below.append(
                {
                    "x": start + market / 2,
                    "y": y - 0.62,
                    "text": f"{said}{'' if said == note else ' ✗'}",
                    "ink": ink,
                }
            )
            for at in range(start + lodge, start + market + lodge, lodge):
                kind = rule(at)
                rows.append({"x": at, "y": y, "kind": kind, "colour": ink})
                words.append({"x": at, "y": y + 0.52, "text": kind})
    rows += [{"x": 0, "y": 3.1 - 2.3 * k, "kind": MARKET, "colour": INK} for k in range(len(WAYS))]
    words += [{"x": 0, "y": 3.1 - 2.3 * k + 0.52, "text": "國"} for k in range(len(WAYS))]
    rule_line = (
        alt.Chart(pd.DataFrame(lines))
        .mark_rule(color=INK, strokeWidth=1)
        .encode(x=across("x:Q", scale=scales[0]), x2="x2:Q", y=upward("y:Q", scale=scales[1]), y2="y2:Q")
    )
    chart = rule_line + _marks(rows, scales) + lettering(words, 18) + lettering(titles, 16, align="left")
    for ink in (VERMILION, INDIGO, OCHRE):
        if own := [b for b in below if b["ink"] == ink]:
            chart += lettering(own, 17, ink)
    data = [
        {"from the city": f"{at} 里", **{title: rule(at) for title, _, rule in WAYS}}
        for at in range(lodge, length + lodge, lodge)
    ]
    return Figure(
        chart.properties(width=480, height=300),
        pd.DataFrame(data),
        f"{figure(turn['turn'])} of road, counted two ways",
        f"Two lines from the city, marked at every {figure(solve('market-stretch')['lodge'])}: circles are lodges, triangles night stations, squares markets. "
        f"Above, each of three stretches has {note}. Below, the middle stretch has {_counted(_through, market)}.",
        f"Circle 廬 lodge, triangle 宿 night station, square 市 market, 國 the city. Above, the count of the note, {note}, between any two markets; "
        f"Jia walks the first stretch, and that the others are like it is the note's “between one market and the next”. Below, in indigo, "
        f"the other way of taking the three distances, which nobody whom we have read holds: the second stretch (✗) has {_counted(_through, market)}. {MODEL}",
    )


def road_to_the_border() -> Figure:
    """Draw the whole road as a grid, a row to each market, both ways of counting side by side."""
    lodge, _, market, end = _places()
    across_one, starts = market // lodge, list(range(0, end, market))
    gap, left = across_one + 1.2, 1.0
    note = _counted(_again, 0)
    ends = ([-0.1, left + gap + across_one + 0.7], [-len(starts) - 1.5, 1.9])
    rows, words, titles, labels, sums = [], [], [], [], []
    solved = [solve("road-to-the-border"), solve("road-by-thirties")]
    for k, (_, colour, rule) in enumerate(WAYS):
        shift = left + k * gap
        titles.append(
            {"x": shift + across_one / 2, "y": 1.2, "text": ("from market to market", "by thirties")[k]}
        )
        s = solved[k]
        sums.append(
            {
                "x": shift + across_one / 2, "y": -len(starts) - 0.8,
                "text": " · ".join(figure(s[name]) for name in ("lodges", "stations", "markets")),
            }
        )  # fmt: skip
        for row, start in enumerate(starts):
            ink = colour if _counted(rule, start) == note else OCHRE
            for column in range(across_one):
                kind = rule(start + (column + 1) * lodge)
                x, y = shift + column, -row
                fill = 0.5 if kind == MARKET else 0.26 if kind == NIGHT else 0.04
                rows.append({"a": x, "b": x + 1, "c": y, "d": y - 0.92, "colour": ink, "opacity": fill})
                words.append({"x": x + 0.5, "y": y - 0.46, "text": kind})
            if ink == OCHRE:
                labels.append({"x": shift + across_one + 0.35, "y": -row - 0.46, "text": "✗"})
    marks = [
        {"x": left - 0.25, "y": -row - 0.46, "text": f"{start + market}"} for row, start in enumerate(starts)
    ]
    chart = (
        rectangles(rows, *ends, line=0.5)
        + lettering(words, 20) + lettering(titles, 18) + lettering(sums, 17)
        + lettering([*marks, {"x": left - 0.25, "y": 0.45, "text": "里"}], 17, align="right")
    )  # fmt: skip
    if labels:
        chart += lettering(labels, 20, OCHRE)
    return Figure(
        chart.properties(width=460, height=440),
        pd.DataFrame(
            [
                {
                    "way": title,
                    **{
                        word: figure(s[name])
                        for word, name in (
                            ("lodges", "lodges"),
                            ("night stations", "stations"),
                            ("markets", "markets"),
                        )
                    },
                }
                for (title, _, _), s in zip(WAYS, solved, strict=True)
            ]
        ),
        f"{figure(solve('domain-rings')['R_jiang'])} to the border",
        f"Two grids of ten rows and five columns. Each row is a stretch of {figure(solve('market-stretch')['market'])} that ends at a market, each column ten li. Left, all rows are alike; right, every third, beginning with the second, has two night stations.",
        f"Read each row from left to right, then the next: the number before it is the distance at its end. The totals stand below. Right, the rows marked ✗ do not have {note}. Both are ours; no text carries the count to the border. {MODEL}",
    )
