"""How words and values are set in HTML, wherever they stand."""

import html
import re
from collections.abc import Callable

import sympy as sp
from docutils.utils import smartquotes

from zhouli.quantities import plain

Link = Callable[[str], str]  # from the id of a passage or derivation, or id#fragment, to an address

HAN = "[㐀-鿿\U00020000-\U0003ffff]"
SIGN = "[「」『』《》〈〉〔〕（），。；：、？！…]"
# Signs between Han characters belong to them; those at the ends may be the sentence's.
RUN = re.compile(f"(?:{SIGN}*{HAN}{SIGN}*)+")


def anchor(id: str) -> str:
    """Turn an id into a fragment: zaishi.2.zhu.6 is zaishi-2-zhu-6, and a derivation is not a heading of its name."""
    return id.replace(".", "-") if "." in id else f"derivation-{id}"


def prose(text: str) -> str:
    """Escape text, set *emphasis* and quotation marks, and give runs of Han their own language."""
    # With a space before it, so that a mark at the beginning opens.
    text = smartquotes.educateQuotes(" " + html.escape(text, quote=False), language="en")[1:]
    text = re.sub(r"\*([^*]+)\*", r"<em>\1</em>", text)
    return RUN.sub(r'<span lang="zh-Hant">\g<0></span>', text)


def figure(value: sp.Expr) -> str:
    """Write a value for reading: 2,880,000 家, 13/18, 69 同 + 30,000 夫.

    >>> from zhouli.quantities import read
    >>> figure(read("四同三萬夫")), figure(read("十八分之十三"))
    ('4 同 + 30,000 夫', '13/18')
    """
    if isinstance(value, sp.Add):
        return " + ".join(
            figure(a) for a in sorted(value.args, key=lambda a: -bool(a.has(sp.Symbol("同", positive=True))))
        )
    number, unit = plain(value)
    if value.has(sp.Symbol("夫/man", positive=True)):
        unit += " (men)"
    top, _, bottom = str(number).partition("/")
    sign = "−" if top.startswith("-") else ""
    top = f"{sign}{int(top.lstrip('-')):,}"
    return (
        f"{top}/{int(bottom):,}{' ' + unit if unit else ''}"
        if bottom
        else f"{top}{' ' + unit if unit else ''}"
    )
