"""The pictures of the book: every number on them comes from a derivation or from the edition.

Drawn with Altair, kept as inline SVG whose colours are the page's own (so that a dark page has a dark picture), with a
title, a text alternative and the data in a table. Coordinates are floats: nothing is computed from them.
"""

import html
import math
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import altair as alt
import pandas as pd
import sympy as sp
import vl_convert as vlc

from zhouli import derivations  # noqa: F401  (registers them)
from zhouli.derivation import BOOK, find
from zhouli.derivations.rings import RINGS
from zhouli.edition import edition
from zhouli.solving import plain, solve

# Colours that stand for the page's inks until the SVG is made.
INK, VERMILION, INDIGO, OCHRE, PAPER, RULE = "#010101", "#020202", "#030303", "#040404", "#050505", "#060606"
INKS = dict(zip((INK, VERMILION, INDIGO, OCHRE, PAPER, RULE), "ink vermilion indigo ochre paper rule".split(), strict=True))
FONT = "Zhouli Han, Source Serif, Georgia, serif"


@dataclass(frozen=True)
class Figure:
    """A picture with what must stand beside it: `chart` for Altair, `data` for the table, words for everyone."""

    chart: Any
    data: pd.DataFrame
    title: str
    alt: str
    caption: str

    def svg(self) -> str:
        """Render to SVG with the page's inks in place of fixed colours."""
        spec = self.chart.configure(font=FONT, background="transparent").configure_view(strokeWidth=0).to_dict()
        text = vlc.vegalite_to_svg(spec)
        for colour, ink in INKS.items():
            text = text.replace(f'fill="{colour}"', f'style="fill:var(--zl-{ink})"')
            text = text.replace(f'stroke="{colour}"', f'style="stroke:var(--zl-{ink})"')
        # One element may carry both: join its two style attributes.
        text = re.sub(r'style="([^"]*)"([^>]*?) style="([^"]*)"', r'style="\1;\3"\2', text)
        label = f"<title>{html.escape(self.title)}</title><desc>{html.escape(self.alt)}</desc>"
        width = re.search(r'width="([\d.]+)"', text)
        size = f' style="max-width:{width[1]}px" role="img"' if width else ' role="img"'
        return re.sub(r'<svg([^>]*?) width="[\d.]+" height="[\d.]+"([^>]*)>', rf"<svg\1\2{size}>{label}", text, count=1)

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{html.escape(str(c))}</th>" for c in self.data.columns)
        rows = "".join("<tr>" + "".join(f"<td>{html.escape(str(x))}</td>" for x in row) + "</tr>" for row in self.data.itertuples(index=False))
        return (
            f'<figure class="zl-figure"><div class="zl-drawing">{self.svg()}</div><figcaption><b>{self.title}.</b> {self.caption}</figcaption>'
            f'<details><summary>The numbers</summary><div class="zl-scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></details></figure>'
        )


def _number(value: sp.Expr) -> sp.Rational:
    return value.as_coeff_Mul()[0]


def _exact(value: sp.Expr) -> str:
    number, unit = plain(value)
    top, _, bottom = str(number).partition("/")
    return f"{int(top):,}{'/' + bottom if bottom else ''} {unit}".strip()


def _myriads(value: sp.Expr) -> str:
    """Write households or fields in 萬, as the commentators do."""
    number = _number(value) / 10000
    return f"{number} 萬" if number.is_Integer else f"{number.p}/{number.q} 萬"


def _x(field: str, **rest: Any) -> alt.X:
    return alt.X(field, axis=None, **rest)


def _y(field: str, **rest: Any) -> alt.Y:
    return alt.Y(field, axis=None, **rest)


def _text(rows: list[dict], size: float = 13, colour: str = INK, align: str = "center", **rest: Any) -> alt.Chart:
    marks = alt.Chart(pd.DataFrame(rows)).mark_text(fontSize=size, color=colour, align=align, **rest)
    return marks.encode(x=_x("x:Q"), y=_y("y:Q"), text="text:N")


CAUTION = "A model in the text, never a map of Zhou China: 地之形實不方平如圖."
HAN = {"near": "近郊", "far": "遠郊", "dian": "甸", "shao": "稍", "xian": "縣", "jiang": "畺"}


def nested_squares() -> Figure:
    """Draw the royal domain as concentric squares, each ring with its land and its households."""
    s = solve("domain-rings")
    data = pd.DataFrame(
        [
            {
                "ring": f"{HAN[n]} {n}",
                "radius": _exact(s[f"R_{n}"]),
                "land": _exact(s[f"T_{n}"]),
                "fields that remain": _exact(s[f"N_{n}"]),
                "households": _exact(s[f"H_{n}"]),
            }
            for n, _ in RINGS
        ]
    )
    side = {n: float(_number(s[f"R_{n}"])) for n, _ in RINGS}
    squares = pd.DataFrame([{"a": -r, "b": r, "depth": 0.03 + 0.05 * k} for k, r in enumerate(reversed(side.values()))])
    scale = alt.Scale(domain=[-505, 865])
    rect = (
        alt.Chart(squares)
        .mark_rect(fill=VERMILION, stroke=INK, strokeWidth=1)
        .encode(x=_x("a:Q", scale=scale), x2="b:Q", y=_y("a:Q", scale=alt.Scale(domain=[-505, 505])), y2="b:Q", fillOpacity=alt.FillOpacity("depth:Q", scale=None))
    )
    within = {n: r for n, r in zip(list(side)[1:], side.values(), strict=False)}
    middle = {n: (side[n] + within.get(n, 0)) / 2 for n in side}
    names = [{"x": 0, "y": middle[n], "text": HAN[n]} for n in side if n not in {"near", "far"}]
    small = [{"x": 0, "y": middle["far"], "text": "遠郊"}, {"x": 0, "y": 0, "text": "近郊"}]
    at = {"jiang": 450, "xian": 350, "shao": 250, "dian": 150, "far": 60, "near": -20}
    lines = pd.DataFrame([{"x": middle[n] if n != "near" else 40, "y": at[n], "x2": 520} for n in side])
    leaders = alt.Chart(lines).mark_rule(color=INK, strokeWidth=0.7, opacity=0.45).encode(x=_x("x:Q"), x2="x2:Q", y=_y("y:Q"))
    labels = [{"x": 530, "y": at[n], "text": f"{_exact(s[f'T_{n}'])} · {_myriads(s[f'H_{n}'])}家"} for n in side]
    total = [
        {"x": 530, "y": -140, "text": f"outside: {_exact(s['outer'])} · {_myriads(s['outer_households'])}家"},
        {"x": 530, "y": -210, "text": f"within: {_exact(s['inner'])} · {_myriads(s['inner_households'])}家"},
    ]
    total.append({"x": 530, "y": -280, "text": f"in all: {_myriads(solve('households-invariant')['total'])}家"})
    chart = rect + leaders + _text(names, 22) + _text(small, 12) + _text(labels, 14, align="left") + _text(total, 14, VERMILION, "left")
    return Figure(
        chart.properties(width=620, height=458), data, "The royal domain, a thousand li square",
        "Six concentric squares, from the near suburb of fifty li to the border at five hundred, labelled with land and households.",
        f"Radii and the sums are in the text; the rings one by one are ours. Every <i>tong</i> carries the same number of households. {CAUTION}",
    )  # fmt: skip


def eighteen_parts() -> Figure:
    """Draw eighteen parts of land inside the far suburb and, outside, under each account of the fraction."""
    note, reply = solve("thirteen-eighteenths", "note"), solve("thirteen-eighteenths", "reply")
    mean = solve("average-allotment")
    n, twelve, one, gone = (_number(note[k]) for k in ("n", "twelve", "one", "gone"))
    removed, kept = _number(note["removed"]), _number(reply["kept"])
    cropped = twelve * _number(mean["three"]) * mean["A"] / mean["S"]
    rows = [
        ("within the far suburb", [("cropped", cropped), ("resting", twelve - cropped), ("removed", removed)]),
        ("outside: the note", [("as inside", twelve), ("given back", one), ("removed", gone)]),
        ("outside: the reply", [("cropped", cropped), ("grassland", kept - cropped), ("removed", n - kept)]),
        ("outside: Jia", [("as inside", twelve), ("given back for grassland", one), ("removed", gone)]),
    ]
    style = {"cropped": (VERMILION, 0.85), "as inside": (VERMILION, 0.45), "resting": (VERMILION, 0.25), "grassland": (VERMILION, 0.25), "removed": (RULE, 0.5)}
    cells, labels, table = [], [], []
    for y, (row, parts) in enumerate(rows):
        at = 0
        for what, size in parts:
            colour, opacity = style.get(what, (INDIGO, 0.8))
            cells += [{"a": at + k + 0.06, "b": at + k + 0.94, "y": -y, "y2": -y - 0.5, "colour": colour, "opacity": opacity} for k in range(int(size))]
            labels.append({"x": at + float(size) / 2, "y": -y - 0.66, "text": f"{size} {what.replace(' for grassland', '')}"})
            table.append({"account": row, "parts": str(size), "of": str(n), "what": what})
            at += int(size)
    heads = [{"x": 0.06, "y": -y + 0.14, "text": row} for y, (row, _) in enumerate(rows)]
    boxes = (
        alt.Chart(pd.DataFrame(cells))
        .mark_rect(stroke=INK, strokeWidth=0.7)
        .encode(x=_x("a:Q", scale=alt.Scale(domain=[0, 18], nice=False)), x2="b:Q", y=_y("y:Q", scale=alt.Scale(domain=[-3.85, 0.3])), y2="y2:Q", fill=alt.Fill("colour:N", scale=None), fillOpacity=alt.FillOpacity("opacity:Q", scale=None))
    )
    chart = boxes + _text(heads, 14, align="left") + _text(labels, 12)
    return Figure(
        chart.properties(width=600, height=400), pd.DataFrame(table), "Eighteen parts of land",
        "Four rows of eighteen boxes. Inside twelve remain and six are removed; outside thirteen remain and five are removed, under three accounts.",
        "The note gives back one part because walls are fewer; the reply needs one more because there is grassland; Jia lets the first pay for the second. In every row six parts are cropped.",
    )  # fmt: skip


def borrowing() -> Figure:
    """Draw Jia's three borrowings as bars: taken, borrowed, kept, returned, left."""
    ninety, six, homes = solve("borrow-90-tong"), solve("borrow-6-tong"), solve("borrow-48-jia")
    myriad = 10000
    panels = [
        ("九十同: half borrowed, half returned", "同", ninety["q"], ninety["b"], ninety["p"], ninety["p"] - ninety["x"], ninety["x"]),
        ("六同: of three, two borrowed, two returned", "同", six["y"], six["b"], six["p"], six["p"] * six["h"], six["p"] * (1 - six["h"])),
        ("四十八萬家: of five, one borrowed, one returned", "萬夫", homes["y"] / myriad, homes["b"] / myriad, homes["p"] / myriad, homes["back_f"] / myriad, homes["left_f"] / myriad),
    ]
    charts, table = [], []
    for title, unit, q, b, p, back, left in panels:
        q, b, p, back, left = (_number(v) for v in (q, b, p, back, left))
        width = float(max(q + b, p))
        first = "萬家" if unit == "萬夫" else unit
        bars = [
            ("take and borrow", 0, q, f"{q} {first}", INK, 0.55), ("take and borrow", q, q + b, f"+ {b} 借", INDIGO, 0.35),
            ("rate", 0, p, f"{p} {unit}", VERMILION, 0.6),
            ("return", 0, left, f"{left} {unit}", VERMILION, 0.85), ("return", left, p, f"− {back} 還", INDIGO, 0.35),
        ]  # fmt: skip
        table += [{"procedure": title, "step": step, "number": label} for step, *_, label, _, _ in bars]
        order = {"take and borrow": 0, "rate": -1, "return": -2}
        frame = pd.DataFrame([{"a": float(a), "b": float(z), "y": order[s] - 0.08, "y2": order[s] - 0.62, "c": c, "o": o} for s, a, z, _, c, o in bars])
        boxes = (
            alt.Chart(frame)
            .mark_rect(stroke=INK, strokeWidth=0.8)
            .encode(x=_x("a:Q", scale=alt.Scale(domain=[0, width], nice=False)), x2="b:Q", y=_y("y:Q", scale=alt.Scale(domain=[-2.8, 0.1])), y2="y2:Q", fill=alt.Fill("c:N", scale=None), fillOpacity=alt.FillOpacity("o:Q", scale=None))
        )
        texts = [{"x": float(a + z) / 2, "y": order[s] - 0.78, "text": label} for s, a, z, label, _, _ in bars]
        charts.append((boxes + _text(texts, 13)).properties(width=560, height=150, title=alt.TitleParams(title, color=INK, anchor="start", fontSize=15, fontWeight="normal")))
    return Figure(
        alt.vconcat(*charts).resolve_scale(x="independent"), pd.DataFrame(table), "Borrow and return",
        "Three groups of bars. In each a quantity is enlarged by borrowing, rated, and the borrowed share of the result returned.",
        "Indigo is borrowed and given back; vermilion is kept. What is left is the rate of what was there at first: the borrowing leaves no trace.",
    )  # fmt: skip


def tax_staircase() -> Figure:
    """Draw the six rates as a staircase of twentieths, with the tithe across it."""
    rates, tithe = solve("land-tax-rates"), solve("gongyang-tithe")["tithe"]
    names = {"state": "國宅", "garden": "園廛", "near": "近郊", "far": "遠郊", "ceiling": "甸稍縣都", "lacquer": "漆林"}
    twentieth = rates["garden"]
    rows = [{"k": k, "name": han, "rate": rates[n], "steps": float(rates[n] / twentieth), "n": n} for k, (n, han) in enumerate(names.items())]
    frame = pd.DataFrame([{"a": r["k"] + 0.06, "b": r["k"] + 0.94, "y": 0, "h": r["steps"], "o": 0.25 if r["n"] == "ceiling" else 0.7} for r in rows])
    scale = alt.Scale(domain=[0, 6.9], nice=False)
    bars = alt.Chart(frame).mark_rect(fill=VERMILION, stroke=INK, strokeWidth=0.8).encode(x=_x("a:Q", scale=scale), x2="b:Q", y=_y("y:Q", scale=alt.Scale(domain=[-0.8, 5.7])), y2="h:Q", fillOpacity=alt.FillOpacity("o:Q", scale=None))
    level = float(tithe / twentieth)
    line = alt.Chart(pd.DataFrame([{"y": level, "a": 0, "b": 6.1}])).mark_rule(color=INDIGO, strokeDash=[5, 4], strokeWidth=1.5).encode(x=_x("a:Q"), x2="b:Q", y=_y("y:Q"))
    tops = [{"x": r["k"] + 0.5, "y": r["steps"] + 0.25, "text": ("≤ " if r["n"] == "ceiling" else "") + str(r["rate"])} for r in rows]
    feet = [{"x": r["k"] + 0.5, "y": -0.4, "text": r["name"]} for r in rows]
    chart = bars + line + _text(tops, 14, VERMILION) + _text(feet, 15) + _text([{"x": 6.15, "y": level, "text": f"什一 {tithe}"}], 13, INDIGO, "left")
    data = pd.DataFrame([{"land": r["name"], "rate": str(r["rate"]), "over the tithe": str(r["rate"] - tithe)} for r in rows])
    return Figure(
        chart.properties(width=600, height=320), data, "The staircase of taxes",
        "Bars rise from nothing on state residences by equal steps to a quarter on lacquer groves; a dashed line marks the tithe, which only the near suburb meets.",
        "In twentieths: 0, 1, 2, 3, 4, 5. The pale bar is a ceiling, not a rate. The dashed line is the flat tenth of the 公羊 school.",
    )  # fmt: skip


def sensitivity() -> Figure:
    """Draw what becomes of the three million households when one premise is changed."""
    s = solve("domain-sensitivity")
    cases = [
        ("as transmitted", s["H"], VERMILION), ("two thirds and two fields everywhere", s["plain_third"], INDIGO),
        ("thirteen eighteenths, two fields", s["share_only"], INDIGO), ("two thirds, thirteen fields to six", s["allotment_only"], INDIGO),
        ("one side of the capital only", s["quarter"], INDIGO),
    ]  # fmt: skip
    rows = [{"y": -k, "y2": -k - 0.42, "a": 0, "b": float(_number(v)) / 10000, "c": c, "case": case, "v": v} for k, (case, v, c) in enumerate(cases)]
    frame = pd.DataFrame([{k: r[k] for k in ("y", "y2", "a", "b", "c")} for r in rows])
    bars = alt.Chart(frame).mark_rect(fillOpacity=0.75, stroke=INK, strokeWidth=0.7).encode(x=_x("a:Q", scale=alt.Scale(domain=[0, 400], nice=False)), x2="b:Q", y=_y("y:Q", scale=alt.Scale(domain=[-4.6, 0.35])), y2="y2:Q", fill=alt.Fill("c:N", scale=None))
    heads = [{"x": 0, "y": r["y"] + 0.18, "text": r["case"]} for r in rows]
    ends = [{"x": r["b"] + 4, "y": r["y"] - 0.21, "text": f"{_mixed(_number(r['v']) / 10000)} 萬家"} for r in rows]
    data = pd.DataFrame([{"case": r["case"], "households": _exact(r["v"])} for r in rows])
    chart = bars + _text(heads, 14, align="left") + _text(ends, 14, align="left")
    return Figure(
        chart.properties(width=600, height=320), data, "What the three million depend on",
        "Five bars. Changing share and allotment together leaves three million households; changing one of them alone does not.",
        "Share and allotment must move together. The last case takes Jia's doubt at its word: of the eastern capital's four sides only one is level.",
    )  # fmt: skip


def _mixed(number: sp.Rational) -> str:
    whole, rest = divmod(number.p, number.q)
    return f"{whole} {rest}/{number.q}" if rest else str(whole)


def _arc(a: int, b: int) -> list[dict]:
    """Points of a half circle to the left of a column, from row a to row b."""
    middle, radius = -(a + b) / 2, (b - a) / 2
    turns = [math.pi * k / 24 for k in range(25)]
    return [{"x": -radius * math.sin(t), "y": middle + radius * math.cos(t), "k": k} for k, t in enumerate(turns)]


# Who is heard, oldest first; the names in brackets are counted with the one before them.
VOICES = [
    ("周禮", ("遂人", "小司徒", "大宰", "匠人", "司勳", "牧人", "廛人", "鄉師", "縣師")), ("詩", ("信南山",)), ("左氏傳", ("春秋傳",)),
    ("司馬法", ()), ("孟子", ()), ("禮記", ("禮運", "王制")), ("公羊", ()), ("食貨志", ()), ("杜子春", ()), ("鄭司農", ()), ("許慎", ()),
    ("鄭玄", ()), ("張逸", ()), ("趙商", ()), ("何休", ()), ("杜預", ()), ("陸德明", ()), ("賈公彥", ()),
]  # fmt: skip


def transmission() -> Figure:
    """Draw who quotes whom, counted from the voices of the edition."""
    row = {name: k for k, (head, others) in enumerate(VOICES) for name in (head, *others)}
    counts: Counter[tuple[int, int]] = Counter()
    for passage in edition():
        for voice in passage.voices:
            who, by = row.get(voice.who), row.get(voice.through or passage.speaker)
            if who is not None and by is not None and who != by:
                counts[who, by] += 1
    edges = sorted(counts.items())
    arcs = pd.DataFrame([{**point, "edge": f"{a} {b}", "w": 0.6 + n**0.5} for (a, b), n in edges for point in _arc(a, b)])
    widest = max(b - a for (a, b), _ in edges) / 2
    lines = (
        alt.Chart(arcs)
        .mark_line(color=INK, opacity=0.4)
        .encode(x=_x("x:Q", scale=alt.Scale(domain=[-widest - 0.4, widest * 0.45], nice=False)), y=_y("y:Q", scale=alt.Scale(domain=[-len(VOICES) + 0.4, 0.6], nice=False)), detail="edge:N", order="k:Q", strokeWidth=alt.StrokeWidth("w:Q", scale=None))
    )
    names = [{"x": 0.2, "y": -k, "text": name} for k, (name, _) in enumerate(VOICES)]
    sums = [{"x": (a - b) / 2, "y": -(a + b) / 2, "text": str(n)} for (a, b), n in edges if n > 2]
    chart = lines + _text(names, 16, align="left") + _text(sums, 12, VERMILION, dx=-9)
    data = pd.DataFrame([{"by": VOICES[b][0], "quoted": VOICES[a][0], "times": n} for (a, b), n in edges])
    return Figure(
        chart.properties(width=520, height=28 * len(VOICES)), data, "Who quotes whom on 載師",
        "Voices in a column, oldest first; an arc joins each to those it quotes, the thickest from Jia Gongyan to Zheng Xuan.",
        "Each arc joins one who quotes or explains with the one whose words they are, counted from the voices marked in the edition; numbers above two are written. Other offices of the 周禮 are counted with it.",
    )  # fmt: skip


def graph() -> Figure:
    """Draw which derivation rests on which, as arcs beside the list."""
    at = {id: k for k, id in enumerate(BOOK)}  # registered in order: what a derivation rests on stands before it
    edges = [(u, id) for id, readings in BOOK.items() for u in sorted({u for d in readings.values() for u in d.upstream()}, key=at.__getitem__)]
    arcs = pd.DataFrame([{**point, "edge": f"{u} {id}"} for u, id in edges for point in _arc(at[u], at[id])])
    deepest = max(at[id] - at[u] for u, id in edges) / 2
    lines = (
        alt.Chart(arcs)
        .mark_line(color=INK, strokeWidth=0.8, opacity=0.35)
        .encode(x=_x("x:Q", scale=alt.Scale(domain=[-deepest, deepest], nice=False)), y=_y("y:Q", scale=alt.Scale(domain=[-len(at), 1], nice=False)), detail="edge:N", order="k:Q")
    )
    theirs, ours = ([{"x": deepest / 40, "y": -k, "text": id} for id, k in at.items() if find(id).ours is mine] for mine in (False, True))
    chart = lines + _text(theirs, 13, VERMILION, "left") + _text(ours, 13, INDIGO, "left")
    return Figure(
        chart.properties(width=560, height=20 * len(at)), pd.DataFrame([{"rests": id, "on": u} for u, id in edges]), "What rests on what",
        "The derivations in a column; an arc joins each to those above it that it uses.",
        "Each derivation is joined to those above it that it uses. Vermilion is the commentators', indigo ours. The arcs come from the derivations themselves.",
    )  # fmt: skip


CHARTS: dict[str, Callable[[], Figure]] = {
    f.__name__: f for f in (nested_squares, eighteen_parts, borrowing, tax_staircase, sensitivity, transmission, graph)
}
