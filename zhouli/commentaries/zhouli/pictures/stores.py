"""Picture of the rings that the stores of 遺人 lie in."""

from typing import Any

import pandas as pd

from zhouli.charts.figure import INDIGO, INK, OCHRE, VERMILION, Figure, lettering, number, rectangles
from zhouli.decision import find_table
from zhouli.solving import solve

# The rings of the domain with their radii, and the ring each store lies in (where-stores-lie), with its place above it.
RINGS = [("郊", "R_far"), ("甸", "R_dian"), ("稍", "R_shao"), ("縣", "R_xian"), ("都", "R_jiang")]
LIES = {
    "鄉里": ("郊", 0),
    "郊里": ("郊", 1),
    "門關": ("郊", 2),
    "野鄙": ("甸", 0),
    "縣都": ("縣", 0),
    "甸聚": ("甸", 0),
    "稍聚": ("稍", 0),
}


def stores_by_ring() -> Figure:
    """Draw the rings from the city to the border as a strip, with the stores that lie in each by either officer."""
    solved = solve("domain-rings")
    ends = [int(number(solved[name])) for _, name in RINGS]
    starts = dict(zip((name for name, _ in RINGS), [0, *ends[:-1]], strict=True))
    officers = [("遺人", "almoner", 1.3, 0.74, VERMILION), ("委人", "gathered-stores", -1.1, -0.74, INDIGO)]
    both = find_table("stores-for-whom", "both")
    twice = {case["for"] for case in both.clashes()["store"]}
    words: dict[str, list[dict[str, Any]]] = {VERMILION: [], INDIGO: [], OCHRE: []}
    data = []
    for officer, reading, low, step, ink in officers:
        table = find_table("stores-for-whom", reading)
        for case in table.cases():
            for store in table.ask(case)["store"].words:
                ring, level = LIES[store]
                whom, clash = case["for"], case["for"] in twice
                place = {"x": starts[ring] + 5, "y": low + step * level}
                words[OCHRE if clash else ink].append(place | {"text": f"{store} · {whom}{' ≠' * clash}"})
                data.append({"officer": officer, "store": store, "for": whom, "ring": ring})
    boxes = [
        {"a": a, "b": b, "c": 0, "d": 0.8, "colour": INK, "opacity": 0.04 + 0.03 * k}
        for k, (a, b) in enumerate(zip(starts.values(), ends, strict=True))
    ]
    names = [{"x": (starts[n] + b) / 2, "y": 0.4, "text": n} for (n, _), b in zip(RINGS, ends, strict=True)]
    marks = [{"x": b - 3, "y": -0.34, "text": f"{b} 里"} for b in ends]
    heads = [
        {"x": ends[-1], "y": 2.78, "text": "遺人 Almoner"},
        {"x": ends[-1], "y": -1.84, "text": "委人 Officer of Gathered Stores"},
    ]
    chart = (
        rectangles(boxes, [-6, ends[-1] + 6], [-2.2, 3.2])
        + lettering(names, 20) + lettering(marks, 15, align="right") + lettering(heads, 17, align="right")
    )  # fmt: skip
    for ink, rows in words.items():
        chart += lettering(rows, 18, ink, align="left")
    return Figure(
        chart.properties(width=500, height=270),
        pd.DataFrame(data),
        "Stores from the city to the border",
        "A strip of five rings, each a hundred li wide. Above it the five stores of the Almoner, below it the two of the "
        "Officer of Gathered Stores that Jia quotes. Guests stand on both sides, in different rings.",
        "Each store with those it is for, in the ring where Jia finds it; within a hundred li three lie together, and the passes "
        "of 門關 stand on the border. In ochre, with ≠, those for whom the two officers name different rings. "
        "A model in the text, no map.",
    )
