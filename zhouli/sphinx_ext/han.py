"""Say of every run of Chinese on a page that it is Chinese.

Prose names things in Han characters within English sentences. A voice that reads the page aloud, the
browser's choice of a font and its line breaks all go by the language, so each run is put into `<span
lang="zh-Hant">` unless what it stands in says so already. Code, formulas and pictures are left as they are.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from zhouli.sphinx_ext.offline import MATHS

if TYPE_CHECKING:
    from sphinx.application import Sphinx

HAN = "\u3005-\u3007\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
# Signs that belong to a Han text: those that may open it, and those that may stand in it or close it.
OPENING = "「『《〈（〔【"
INSIDE = "」』》〉）〕】、，。；：？！·…"
RUN = re.compile(
    f"[{OPENING}]*[{HAN}](?:[{OPENING}{INSIDE}{HAN}]*[{INSIDE.replace('·', '').replace('…', '')}{HAN}])?"
)
PIECE = re.compile(r"<!--.*?-->|<[^>]*>|[^<]+", re.S)
TAG = re.compile(r"<(/?)([A-Za-z][\w-]*)")
VOID = frozenset("area base br col embed hr img input link meta source track wbr".split())
LEFT_ALONE = frozenset("script style svg math textarea pre code title option".split())


def mark(body: str) -> str:
    """Put the runs of Han text in an HTML fragment into spans with their language.

    >>> mark('<p>the 注 of <i lang="zh-Hant">鄭玄</i></p>')
    '<p>the <span lang="zh-Hant">注</span> of <i lang="zh-Hant">鄭玄</i></p>'
    """
    out: list[str] = []
    # For each open element, whether the text in it is left as it is.
    open_elements: list[tuple[str, bool]] = []
    for piece in PIECE.findall(body):
        tag = TAG.match(piece)
        if tag is None:
            alone = piece.startswith("<") or bool(open_elements and open_elements[-1][1])
            out.append(piece if alone else RUN.sub(r'<span lang="zh-Hant">\g<0></span>', piece))
            continue
        out.append(piece)
        name = tag[2].lower()
        if tag[1]:
            while open_elements and open_elements.pop()[0] != name:
                pass
        elif name not in VOID and not piece.endswith("/>"):
            inherited = bool(open_elements and open_elements[-1][1])
            alone = name in LEFT_ALONE or 'lang="zh' in piece or MATHS.search(piece) is not None
            open_elements.append((name, inherited or alone))
    return "".join(out)


def _mark_page(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object
) -> None:
    if context.get("body"):
        context["body"] = mark(context["body"])


def setup(app: Sphinx) -> dict[str, Any]:
    """Mark every page when it is written."""
    app.connect("html-page-context", _mark_page, priority=850)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
