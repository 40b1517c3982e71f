"""How words and numbers are set for reading: prose, values, the runs of Han in a text, and templates of HTML.

HTML is made by templates alone. They escape whatever is put into them, so that a text that holds `<` or `&` prints
them; what is markup already says so by its type, `Markup`.
"""

import re
from collections.abc import Sequence
from pathlib import Path

import sympy as sp
from docutils.utils import smartquotes
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from zhouli import units
from zhouli.quantities import plain

# The Han characters, as the inside of a class of a regular expression.
HAN = "\u3005-\u3007\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
EMPHASIS = re.compile(r"\*([^*]+)\*")


def prose(text: str) -> Markup:
    """Escape text, and set *emphasis* and quotation marks.

    >>> prose('the "well" of *jing*, 1 < 2')
    Markup('the “well” of <em>jing</em>, 1 &lt; 2')
    """
    # Quotation marks before escaping, which knows them by number; a space first, so that one at the beginning opens.
    educated = smartquotes.educateQuotes(" " + text, language="en")[1:]
    return Markup(EMPHASIS.sub(r"<em>\1</em>", str(escape(educated))))


def figure(value: sp.Expr) -> str:
    """Write a value for reading: 2,880,000 家, 13/18, 69 同 + 30,000 夫.

    A sum begins with its largest unit. A sense that is not the usual one of its noun is named.

    >>> from zhouli.quantities import read
    >>> figure(read("四同三萬夫")), figure(read("十八分之十三"))
    ('4 同 + 30,000 夫', '13/18')
    >>> figure(read("三十夫", sense="man"))
    '30 夫 (man)'
    """
    if isinstance(value, sp.Add):
        return " + ".join(figure(part) for part in _large_first(value.args))
    number, unit = plain(value)
    top, _, bottom = str(number).partition("/")
    sign = "−" if top.startswith("-") else ""
    shown = f"{sign}{int(top.lstrip('-')):,}" + (f"/{int(bottom):,}" if bottom else "")
    named = [u.sense for u in _units(value) if units.senses(u.noun)[0] != u]
    return " ".join([shown, *([unit] if unit else []), *(f"({sense})" for sense in named)])


def _units(value: sp.Expr) -> list[units.Unit]:
    return [units.UNITS[str(s)] for s in sorted(value.free_symbols, key=str) if str(s) in units.UNITS]


def _large_first(parts: Sequence[sp.Expr]) -> list[sp.Expr]:
    """Order the parts of a sum by how many of its other units are smaller than theirs."""
    nouns = {part: {u.noun for u in _units(part)} for part in parts}
    below = {part: {s.small.partition("/")[0] for n in nouns[part] for s in units.ladder(n)} for part in parts}
    return sorted(parts, key=lambda part: (-sum(bool(below[part] & nouns[o]) for o in parts), str(part)))


def templates(folder: Path) -> Environment:
    """Return the templates of a folder, which escape what they are given, with the filters of this module."""
    made = Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters.update(prose=prose, figure=figure)
    return made
