"""Pictures of who quotes whom and of what rests on what, as arcs beside a list."""

import math
from collections import Counter
from typing import Any

import altair as alt
import pandas as pd

from zhouli.charts.figure import INDIGO, INK, VERMILION, Figure, across, lettering, upward
from zhouli.derivation import find, in_order, registry
from zhouli.library import current, kept


def _arc(a: int, b: int) -> list[dict[str, Any]]:
    """Points of a half circle to the left of a column, from row a to row b."""
    middle, radius = -(a + b) / 2, (b - a) / 2
    turns = [math.pi * k / 12 for k in range(13)]
    return [
        {"x": -radius * math.sin(t), "y": middle + radius * math.cos(t), "k": k} for k, t in enumerate(turns)
    ]


@kept
def voices() -> list[tuple[str, tuple[str, ...]]]:
    """Read who is heard, oldest first, each with the names that are counted with it."""
    found = [voice for table in current().data("pictures/voices.toml") for voice in table["voice"]]
    return [(voice["name"], tuple(voice.get("also", ()))) for voice in found]


def transmission() -> Figure:
    """Draw who quotes whom, counted from the voices of the edition."""
    heard = voices()
    row = {name: k for k, (head, others) in enumerate(heard) for name in (head, *others)}
    counts: Counter[tuple[int, int]] = Counter()
    for passage in current().home.edition:
        for voice in passage.voices:
            who, by = row.get(voice.who), row.get(voice.through or passage.speaker)
            if who is not None and by is not None and who != by:
                counts[who, by] += 1
    edges = sorted(counts.items())
    arcs = pd.DataFrame(
        [{**point, "edge": f"{a} {b}", "w": 0.6 + n**0.5 / 2} for (a, b), n in edges for point in _arc(a, b)]
    )
    widest = max(b - a for (a, b), _ in edges) / 2
    lines = (
        alt.Chart(arcs)
        .mark_line(color=INK, opacity=0.4, interpolate="catmull-rom")
        .encode(
            x=across("x:Q", scale=alt.Scale(domain=[-widest - 0.4, widest * 0.45], nice=False)),
            y=upward("y:Q", scale=alt.Scale(domain=[-len(heard) + 0.4, 0.6], nice=False)),
            detail="edge:N",
            order="k:Q",
            strokeWidth=alt.StrokeWidth("w:Q", scale=None),
        )
    )
    names = [{"x": 0.2, "y": -k, "text": name} for k, (name, _) in enumerate(heard)]
    sums = [{"x": (a - b) / 2, "y": -(a + b) / 2, "text": str(n)} for (a, b), n in edges if n > 2]
    chart = lines + lettering(names, 16, align="left") + lettering(sums, 12, VERMILION, dx=-9)
    data = pd.DataFrame([{"by": heard[b][0], "quoted": heard[a][0], "times": n} for (a, b), n in edges])
    return Figure(
        chart.properties(width=520, height=28 * len(heard)),
        data,
        "Who quotes whom",
        "Voices in a column, oldest first; an arc joins each to those it quotes, the thickest from Jia Gongyan and Liu Ji to the Classic and to Zheng Xuan.",
        "Each arc joins one who quotes or explains with the one whose words they are, counted from the voices marked in the edition; numbers above two are written. Other offices of the 周禮 are counted with it.",
    )


def graph() -> Figure:
    """Draw which derivation rests on which, as arcs beside the list."""
    at = {id: k for k, id in enumerate(filter(current().at_home, in_order()))}
    edges = [
        (u, id)
        for id in at
        for u in sorted({u for d in registry()[id].values() for u in d.upstream()} & at.keys(), key=at.__getitem__)
    ]
    arcs = pd.DataFrame([{**point, "edge": f"{u} {id}"} for u, id in edges for point in _arc(at[u], at[id])])
    deepest = max(at[id] - at[u] for u, id in edges) / 2
    lines = (
        alt.Chart(arcs)
        .mark_line(color=INK, strokeWidth=0.8, opacity=0.35, interpolate="catmull-rom")
        .encode(
            x=across("x:Q", scale=alt.Scale(domain=[-deepest, deepest], nice=False)),
            y=upward("y:Q", scale=alt.Scale(domain=[-len(at), 1], nice=False)),
            detail="edge:N",
            order="k:Q",
        )
    )
    theirs, ours = (
        [{"x": deepest / 40, "y": -k, "text": id} for id, k in at.items() if find(id).ours is mine]
        for mine in (False, True)
    )
    chart = lines + lettering(theirs, 13, VERMILION, "left") + lettering(ours, 13, INDIGO, "left")
    return Figure(
        chart.properties(width=560, height=20 * len(at)),
        pd.DataFrame([{"rests": id, "on": u} for u, id in edges]),
        "What rests on what",
        "The derivations in a column; an arc joins each to those above it that it uses.",
        "Each derivation is joined to those above it that it uses. Vermilion is the commentators', indigo ours. The arcs come from the derivations themselves.",
    )
