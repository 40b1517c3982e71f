"""Say of every run of Chinese on a page that it is Chinese.

Prose names things in Han characters within English sentences. A voice that reads the page aloud, the
browser's choice of a font and its line breaks all go by the language, so each run is put into `<span
lang="zh-Hant">` unless what it stands in says so already. Code, formulas and pictures are left as they are.

The parser is the standard library's, which can copy a tag as it is written; Beautiful Soup would write every page
anew, with other quotes and entities, and takes three times as long.
"""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any

from zhouli.setting import HAN
from zhouli.sphinx_ext.offline import MATHS

if TYPE_CHECKING:
    from sphinx.application import Sphinx

# Signs that belong to a Han text: those that may open or close it or stand in it, and two that only stand in it.
SIGNS = "「『《〈（〔【」』》〉）〕】、，。；：；？！"
BETWEEN = "·…"
RUN = re.compile(f"[{SIGNS}]*[{HAN}](?:[{SIGNS}{BETWEEN}{HAN}]*[{SIGNS}{HAN}])?")
VOID = frozenset("area base br col embed hr img input link meta source track wbr".split())
LEFT_ALONE = frozenset("script style svg math textarea pre code title option".split())


class Marker(HTMLParser):
    """A copy of what is parsed, to the letter but for the spans."""

    def __init__(self) -> None:
        """Begin with nothing open; character references stay as they are written."""
        super().__init__(convert_charrefs=False)
        self.out: list[str] = []
        # For each open element, whether the text in it is left as it is.
        self.open_elements: list[tuple[str, bool]] = []

    def is_left_alone(self) -> bool:
        """Say whether the text that comes next is left as it is."""
        return bool(self.open_elements and self.open_elements[-1][1])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element."""
        self.out.append(written := self.get_starttag_text() or "")
        if tag not in VOID:
            lang = (dict(attrs).get("lang") or "").startswith("zh")
            alone = tag in LEFT_ALONE or lang or MATHS.search(written) is not None
            # The name as it is written: SVG has capitals in some.
            self.open_elements.append((written[1 : 1 + len(tag)], self.is_left_alone() or alone))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Pass over an element that closes itself."""
        self.out.append(self.get_starttag_text() or "")

    def handle_endtag(self, tag: str) -> None:
        """Close an element, and those in it that were left open."""
        while self.open_elements:
            name, _ = self.open_elements.pop()
            if name.lower() == tag:
                tag = name
                break
        self.out.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        """Mark the runs of Han in a text."""
        self.out.append(data if self.is_left_alone() else RUN.sub(r'<span lang="zh-Hant">\g<0></span>', data))

    def handle_entityref(self, name: str) -> None:
        """Copy a named character."""
        self.out.append(f"&{name};")

    def handle_charref(self, name: str) -> None:
        """Copy a numbered character."""
        self.out.append(f"&#{name};")

    def handle_comment(self, data: str) -> None:
        """Copy a comment."""
        self.out.append(f"<!--{data}-->")


def mark(body: str) -> str:
    """Put the runs of Han text in an HTML fragment into spans with their language.

    >>> mark('<p>the 注 of <i lang="zh-Hant">鄭玄</i></p>')
    '<p>the <span lang="zh-Hant">注</span> of <i lang="zh-Hant">鄭玄</i></p>'
    >>> mark("<svg><clipPath>注</clipPath></svg>&amp;注")
    '<svg><clipPath>注</clipPath></svg>&amp;<span lang="zh-Hant">注</span>'
    """
    marker = Marker()
    marker.feed(body)
    marker.close()
    return "".join(marker.out)


def _mark_page(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object
) -> None:
    if context.get("body"):
        context["body"] = mark(context["body"])


def setup(app: Sphinx) -> dict[str, Any]:
    """Mark every page when it is written."""
    app.connect("html-page-context", _mark_page, priority=850)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
