"""A picture with what must stand beside it, and the few strokes that all pictures share.

Drawn with Altair, kept as inline SVG whose colours are the page's own (so that a dark page has a dark picture), with a
title, a text alternative and the data in a table. Coordinates are floats: nothing is computed from them.
"""

import html
import re
from dataclasses import dataclass
from typing import Any

import altair as alt
import pandas as pd
import sympy as sp
import vl_convert as vlc

from zhouli.quantities import plain

# Colours that stand for the page's inks until the SVG is made.
INK, VERMILION, INDIGO, OCHRE, PAPER, RULE = "#010101", "#020202", "#030303", "#040404", "#050505", "#060606"
INKS = dict(
    zip(
        (INK, VERMILION, INDIGO, OCHRE, PAPER, RULE),
        "ink vermilion indigo ochre paper rule".split(),
        strict=True,
    )
)
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
        spec = (
            self.chart.configure(font=FONT, background="transparent").configure_view(strokeWidth=0).to_dict()
        )
        text = vlc.vegalite_to_svg(spec)
        for colour, ink in INKS.items():
            text = text.replace(f'fill="{colour}"', f'style="fill:var(--zl-{ink})"')
            text = text.replace(f'stroke="{colour}"', f'style="stroke:var(--zl-{ink})"')
        # One element may carry both: join its two style attributes.
        text = re.sub(r'style="([^"]*)"([^>]*?) style="([^"]*)"', r'style="\1;\3"\2', text)
        label = f"<title>{html.escape(self.title)}</title><desc>{html.escape(self.alt)}</desc>"
        width = re.search(r'width="([\d.]+)"', text)
        size = f' style="max-width:{width[1]}px" role="img"' if width else ' role="img"'
        return re.sub(
            r'<svg([^>]*?) width="[\d.]+" height="[\d.]+"([^>]*)>', rf"<svg\1\2{size}>{label}", text, count=1
        )

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{html.escape(str(c))}</th>" for c in self.data.columns)
        rows = "".join(
            "<tr>" + "".join(f"<td>{html.escape(str(x))}</td>" for x in row) + "</tr>"
            for row in self.data.itertuples(index=False)
        )
        return (
            f'<figure class="zl-figure"><div class="zl-drawing">{self.svg()}</div><figcaption><b>{self.title}.</b> {self.caption.replace(chr(39), chr(8217))}</figcaption>'
            f'<details><summary>The numbers</summary><div class="zl-scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></details></figure>'
        )


def number(value: sp.Expr) -> sp.Rational:
    """Return the number of a quantity of one unit."""
    return value.as_coeff_Mul()[0]


def written(value: sp.Expr) -> str:
    """Write a quantity with thousands separated: 2,880,000 家."""
    count, unit = plain(value)
    top, _, bottom = str(count).partition("/")
    return f"{int(top):,}{'/' + bottom if bottom else ''} {unit}".strip()


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
