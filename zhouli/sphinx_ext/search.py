"""A search that finds Chinese and English, from a server and from a folder.

Sphinx's own search writes an index that a page can load without a server, but cuts words at spaces. Here Han
text is indexed by character and by pair of characters (so 十八分之十三 is found where its five pairs stand),
across punctuation and across the marks that the page puts round numbers; English keeps its stemmer; tones and
accents are dropped (*jǐngtián* is found by *jingtian*); and forms of one character are one: 爲 and 為, 廛 and
㕓, traditional and simplified. What the reader types is treated alike, by search.js.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.search.en import SearchEnglish

from zhouli.setting import HAN

if TYPE_CHECKING:
    from sphinx.application import Sphinx

HERE = Path(__file__).parent
# Signs that a run of Han characters goes on across.
SIGNS = "\\s\u3000-\u3004\u3008-\u303f\uff00-\uffef·…—‘’“”"
PIECE = re.compile(f"(?P<han>[{HAN}](?:[{SIGNS}]*[{HAN}])*)|(?P<word>[^\\W{HAN}]+)")


BLOCK_END = re.compile(
    r"</(?:td|th|p|div|li|dt|dd|h[1-6]|section|article|summary|figcaption|caption|label)>(?=<)"
)


@cache
def folding() -> dict[int, str]:
    """Map each character that has variants to the one that stands for its class, for `str.translate`."""
    groups = (HERE / "folding.txt").read_text(encoding="utf-8").split()
    return {ord(char): group[0] for group in groups for char in group[1:]}


def fold(text: str) -> str:
    """Fold the forms of a character into one, drop tones and accents, and lower the case.

    >>> fold("爲田㕓") == fold("为田廛"), fold("八家皆私百亩 Jǐngtián")
    (True, '八家皆私百畝 jingtian')
    """
    bare = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    return unicodedata.normalize("NFC", bare).lower().translate(folding())


def tokens(text: str, before: str = "") -> list[str]:
    """Cut text into what the index holds: English words, Han characters, and pairs of Han characters.

    `before` is the Han character that the text follows directly, if any.

    >>> tokens("八家，皆私 private land")
    ['八', '家', '皆', '私', '八家', '家皆', '皆私', 'private', 'land']
    """
    out: list[str] = []
    for piece in PIECE.finditer(fold(text)):
        if piece["word"]:
            out.append(piece["word"])
            continue
        run = re.sub(f"[^{HAN}]", "", piece["han"])
        out += run
        # Only the first piece can follow on what stood before, and only with nothing but signs between.
        if before and not re.sub(f"[{SIGNS}]", "", fold(text)[: piece.start()]):
            run = before + run
        out += (run[i : i + 2] for i in range(len(run) - 1))
    return out


class SearchHanEnglish(SearchEnglish):
    """English search that knows Han text. Its name stays English, by which Sphinx finds the stemmer."""

    lang = "en"
    language_name = "English"

    def init(self, options: dict[str, str]) -> None:
        """Begin with nothing before the first text."""
        super().init(options)
        self._before = ""

    def split(self, input: str) -> list[str]:
        """Cut one text node of a page; a run of Han characters may go on from the node before it."""
        found = tokens(input, self._before)
        bare = re.sub(f"[{SIGNS}]+$", "", input)
        if bare:
            self._before = fold(bare[-1]) if re.match(f"[{HAN}]", bare[-1]) else ""
        return found

    @property
    def js_splitter_code(self) -> str:  # type: ignore[override]
        """The same for the browser, with the table of characters in it."""
        groups = " ".join((HERE / "folding.txt").read_text(encoding="utf-8").split())
        return (HERE / "search.js").read_text(encoding="utf-8").replace("@FOLDING@", groups)


def _part_blocks(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Set apart the blocks of ready-made HTML, from which Sphinx strips the tags before it cuts words."""
    for raw in doctree.findall(nodes.raw):
        if "html" in raw.get("format", "").split():
            raw.children[:] = [nodes.Text(BLOCK_END.sub(r"\g<0>\n", raw.astext()))]


def setup(app: Sphinx) -> dict[str, Any]:
    """Put this search in the place of English."""
    app.add_search_language(SearchHanEnglish)
    # After the domain has turned its blocks into HTML.
    app.connect("doctree-resolved", _part_blocks, priority=900)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
