"""Citations of the book, of a derivation or of a passage: BibTeX, CSL-JSON, RIS, GB/T 7714 and plain text."""

import json
import os
from dataclasses import dataclass

from zhouli import (
    RELEASED,
    __version__,
    derivations,  # noqa: F401  (registers them)
)
from zhouli.derivation import BOOK, Refused, find, heading
from zhouli.edition import Passage, edition
from zhouli.edition.model import LAYERS
from zhouli.numerals import write
from zhouli.solving import fingerprint

BOOK_TITLE = "周禮算疏 · The Rites of Zhou, Computed"
AUTHORS = "The zhouli authors"
FORMATS = ("text", "bibtex", "csl", "ris", "gbt7714")
SIDES = {"a": "上", "b": "下"}


@dataclass(frozen=True)
class Citable:
    """What every format needs: identity, title, place in the text, and a fingerprint of the content."""

    id: str
    title: str
    locus: str
    fingerprint: str

    @property
    def url(self) -> str:
        """Address that stays: relative to the site unless ZHOULI_BASE_URL is set."""
        base = os.environ.get("ZHOULI_BASE_URL", "")
        path = "index.html" if self.id == "book" else f"id/{self.id}.html"
        return f"{base.rstrip('/')}/{path}" if base else path


def leaf(page: str) -> str:
    """Write a Siku page as its leaf and side: 013-3b is 葉三下.

    >>> leaf("KR1d0003_WYG_013-11b")
    '葉十一下'
    """
    number = page.rsplit("-", 1)[1]
    return f"葉{write(int(number[:-1]), unit='葉').removesuffix('葉')}{SIDES[number[-1]]}"


def locus(passage: Passage) -> str:
    """Say where a passage stands: 《周禮·地官·載師》鄭玄注，周禮注疏卷十三葉三下.

    >>> locus(edition()["zaishi.2.zhu.6"])
    '《周禮·地官·載師》鄭玄注，文淵閣四庫全書本周禮注疏卷十三葉三下'
    """
    office = edition().offices[passage.office]
    first, last = (leaf(page) for page in passage.pages)
    pages = first if first == last else f"{first}至{last.removeprefix('葉')}"
    if passage.layer == "tu":
        return f"{passage.speaker}《{office['work']}》，文淵閣四庫全書本{office['juan']}{pages}"
    layer = LAYERS[passage.layer]
    who = "" if passage.layer == "jing" else passage.speaker.removesuffix(layer)
    return f"《{office['work']}》{who}{layer}，文淵閣四庫全書本周禮注疏{office['juan']}{pages}"


def citable(id: str) -> Citable:
    """Look up the book, a derivation or a passage.

    Raises Refused for an id that is none of them.
    """
    if id == "book":
        return Citable("book", BOOK_TITLE, "", "")
    if id in BOOK:
        d = find(id)
        place = locus(edition()[d.at]) if d.at else ""
        return Citable(id, heading(id).replace("*", ""), place, fingerprint(id))
    if id in edition().passages:
        passage = edition()[id]
        return Citable(id, f"{LAYERS[passage.layer]} {id}", locus(passage), passage.fingerprint)
    raise Refused(
        f"nothing to cite under {id}; write book, or an id from `zhouli derivations` or `zhouli passages`"
    )


def _text(c: Citable) -> str:
    year = RELEASED[:4]
    if c.id == "book":
        return f"{AUTHORS}, {BOOK_TITLE}, version {__version__}, {year}. {c.url}"
    place = f" On {c.locus}." if c.locus else ""
    return f"{AUTHORS}, “{c.title}” ({c.id}, {c.fingerprint}), in {BOOK_TITLE}, version {__version__}, {year}.{place} {c.url}"


def _bibtex(c: Citable) -> str:
    rows = {
        "author": "{" + AUTHORS + "}",
        "title": c.title,
        "year": RELEASED[:4],
        "version": __version__,
        "url": c.url,
    }
    if c.id != "book":
        rows |= {"booktitle": BOOK_TITLE, "note": "; ".join(filter(None, [c.id, c.fingerprint, c.locus]))}
    body = ",\n".join(f"  {key} = {{{value}}}" for key, value in rows.items())
    return f"@{'book' if c.id == 'book' else 'incollection'}{{zhouli:{c.id},\n{body}\n}}"


def _csl(c: Citable) -> str:
    row = {
        "id": f"zhouli:{c.id}",
        "type": "book" if c.id == "book" else "chapter",
        "title": c.title,
        "author": [{"literal": AUTHORS}],
        "issued": {"date-parts": [[int(part) for part in RELEASED.split("-")]]},
        "version": __version__,
        "URL": c.url,
    }
    if c.id != "book":
        row |= {
            "container-title": BOOK_TITLE,
            "note": "; ".join(filter(None, [c.id, c.fingerprint, c.locus])),
        }
    return json.dumps([row], ensure_ascii=False, indent=1)


def _ris(c: Citable) -> str:
    rows = [("TY", "BOOK" if c.id == "book" else "CHAP"), ("AU", AUTHORS), ("TI", c.title)]
    if c.id != "book":
        rows += [("T2", BOOK_TITLE), ("N1", "; ".join(filter(None, [c.id, c.fingerprint, c.locus])))]
    rows += [("PY", RELEASED[:4]), ("ET", __version__), ("UR", c.url), ("ER", "")]
    return "\n".join(f"{tag}  - {value}" for tag, value in rows)


def _gbt7714(c: Citable) -> str:
    if c.id == "book":
        return f"{AUTHORS}. {BOOK_TITLE}[M/OL]. {__version__} 版. {RELEASED[:4]}. {c.url}."
    return f"{AUTHORS}. {c.title}[M/OL]//{BOOK_TITLE}. {__version__} 版. {RELEASED[:4]} ({c.id}, {c.fingerprint}). {c.url}."


def cite(id: str, format: str = "text") -> str:
    """Write a citation of `book`, a derivation id or a passage id.

    `format` is text, bibtex, csl, ris or gbt7714. Raises Refused for an unknown id or format.

    >>> cite("book").startswith("The zhouli authors, 周禮算疏")
    True
    """
    if format not in FORMATS:
        raise Refused(f"no format {format}; write one of {', '.join(FORMATS)}")
    writers = dict(zip(FORMATS, (_text, _bibtex, _csl, _ris, _gbt7714), strict=True))
    return writers[format](citable(id))
