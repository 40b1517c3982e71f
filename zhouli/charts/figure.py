"""A picture with what must stand beside it, and the few strokes that all pictures share.

Drawn with Altair, kept as inline SVG whose colours are the page's own (so that a dark page has a dark picture), with a
title, a text alternative and the data in a table. Coordinates are floats: nothing is computed from them.
"""

import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import altair as alt
import pandas as pd
import sympy as sp
import vl_convert as vlc
from markupsafe import Markup

from zhouli.setting import templates

# Colours that stand for the page's inks until the SVG is made.
INK, VERMILION, INDIGO, OCHRE, PAPER, RULE = "#010101", "#020202", "#030303", "#040404", "#050505", "#060606"
INKS = dict(
    zip(
        (INK, VERMILION, INDIGO, OCHRE, PAPER, RULE),
        "ink vermilion indigo ochre paper rule".split(),
        strict=True,
    )
)
PAINTED = ("fill", "stroke")
FONT = "Zhouli Han, Source Serif, Georgia, serif"
SVG = "http://www.w3.org/2000/svg"
TEMPLATES = templates(Path(__file__).parent / "templates")
# Under every picture that draws land as if it were square.
CAUTION = "A model in the text, never a map of Zhou China: 地之形實不方平如圖."

ET.register_namespace("", SVG)


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
        spec = (
            self.chart.configure(font=FONT, background="transparent").configure_view(strokeWidth=0).to_dict()
        )
        root = ET.fromstring(vlc.vegalite_to_svg(spec))
        for element in root.iter():
            inked = [f"{key}:var(--zl-{INKS[ink]})" for key in PAINTED if (ink := element.get(key)) in INKS]
            for painted in inked:
                del element.attrib[painted.partition(":")[0]]
            if inked:
                element.set("style", ";".join(inked))
        width = root.attrib.pop("width")
        del root.attrib["height"]
        root.attrib.update(style=f"max-width:{width}px", role="img")
        for place, (tag, words) in enumerate((("title", self.title), ("desc", self.alt))):
            element = ET.Element(f"{{{SVG}}}{tag}")
            element.text = words
            root.insert(place, element)
        return ET.tostring(root, encoding="unicode")

    def _repr_html_(self) -> str:
        return TEMPLATES.get_template("figure.html").render(
            svg=Markup(self.svg()),
            title=self.title,
            caption=self.caption,
            columns=list(self.data.columns),
            rows=list(self.data.itertuples(index=False)),
        )


def number(value: sp.Expr) -> sp.Rational:
    """Return the number of a quantity of one unit."""
    return value.as_coeff_Mul()[0]


def myriads(value: sp.Expr) -> str:
    """Write households or fields in 萬, as the commentators do."""
    count = number(value) / 10000
    return f"{count} 萬" if count.is_Integer else f"{count.p}/{count.q} 萬"


def across(field: str, **rest: Any) -> alt.X:
    """Encode a field on the x axis, which is not drawn."""
    return alt.X(field, axis=None, **rest)


def upward(field: str, **rest: Any) -> alt.Y:
    """Encode a field on the y axis, which is not drawn."""
    return alt.Y(field, axis=None, **rest)


def lettering(
    rows: list[dict[str, Any]], size: float = 13, colour: str = INK, align: Any = "center", **rest: Any
) -> alt.Chart:
    """Set words at places: rows have x, y and text."""
    marks = alt.Chart(pd.DataFrame(rows)).mark_text(fontSize=size, color=colour, align=align, **rest)
    made: alt.Chart = marks.encode(x=across("x:Q"), y=upward("y:Q"), text="text:N")
    return made


def rectangles(
    rows: list[dict[str, Any]], x: Sequence[float], y: Sequence[float] | None = None, line: float = 0.8
) -> alt.Chart:
    """Draw rectangles: rows have corners a, b across and c, d upward, a `colour` and an `opacity`.

    `x` and `y` are the ends of what is shown, across and upward (as across where left out).
    """
    scales = [alt.Scale(domain=list(ends), nice=False) for ends in (x, y or x)]
    marks = alt.Chart(pd.DataFrame(rows)).mark_rect(stroke=INK, strokeWidth=line)
    made: alt.Chart = marks.encode(
        x=across("a:Q", scale=scales[0]),
        x2="b:Q",
        y=upward("c:Q", scale=scales[1]),
        y2="d:Q",
        fill=alt.Fill("colour:N", scale=None),
        fillOpacity=alt.FillOpacity("opacity:Q", scale=None),
    )
    return made


def square(side: float, colour: str, opacity: float) -> dict[str, Any]:
    """Return the row of a square about the middle, for `rectangles`."""
    half = side / 2
    return {"a": -half, "b": half, "c": -half, "d": half, "colour": colour, "opacity": opacity}
