"""Citations of a commentary, of a derivation or of a passage: BibTeX, CSL-JSON, RIS, GB/T 7714 and plain text."""

import json
import os
from dataclasses import dataclass

from zhouli.decision import find_table, table_fingerprint, tables
from zhouli.derivation import Refused, find, heading, registry
from zhouli.edition import Passage
from zhouli.edition.schema import Work
from zhouli.library import Head, current, edition
from zhouli.numerals import write
from zhouli.solving import fingerprint

FORMATS = ("text", "bibtex", "csl", "ris", "gbt7714")
SIDES = {"a": "上", "b": "下", "": ""}
COUNTED = {"leaf": "葉", "page": "頁"}


@dataclass(frozen=True)
class Citable:
    """What every format needs: identity, title, place in the text, a fingerprint, and the book it is in."""

    id: str
    title: str
    locus: str
    fingerprint: str
    book: Head

    @property
    def whole(self) -> bool:
        """Say whether this is a book and not something in it."""
        return not self.fingerprint

    @property
    def key(self) -> str:
        """Name for a bibliography."""
        return f"{self.book.id}:{self.id}"

    @property
    def authors(self) -> str:
        """Who made the book."""
        return " and ".join(self.book.authors)

    @property
    def year(self) -> str:
        """When the book was released."""
        return self.book.released[:4]

    @property
    def note(self) -> str:
        """What tells this content from another under the same title."""
        return "; ".join(filter(None, [self.id, self.fingerprint, self.locus]))

    @property
    def url(self) -> str:
        """Address that stays: relative to the site unless ZHOULI_BASE_URL is set."""
        base = os.environ.get("ZHOULI_BASE_URL", "")
        path = "index.html" if self.whole else f"id/{self.id}.html"
        return f"{base.rstrip('/')}/{path}" if base else path


def place(passage: Passage, work: Work) -> str:
    """Say where a passage stands in the print of its work: 葉三下, 葉三下至四上, 頁十七, or nothing.

    >>> place(edition()["zaishi.2.zhu.6"], edition().works["zaishi"])
    '葉三下'
    """
    if not passage.pages[0]:
        return ""
    noun = COUNTED[work.places]
    first, last = (_counted(page.rsplit("-", 1)[-1]) for page in passage.pages)
    return noun + (first if first == last else f"{first}至{last}")


def _counted(page: str) -> str:
    side = page[-1] if page[-1] in SIDES else ""
    return write(int(page.removesuffix(side)), unit="葉").removesuffix("葉") + SIDES[side]


def locus(passage: Passage) -> str:
    """Say where a passage stands, as its work would have it cited.

    >>> locus(edition()["zaishi.2.zhu.6"])
    '《周禮·地官·載師》鄭玄注，文淵閣四庫全書本周禮注疏卷十三葉三下'
    """
    work = edition().works[passage.office]
    layer = edition().layer(passage)
    said = work.cite.format(
        title=work.title,
        who="" if passage.layer == "jing" else passage.speaker.removesuffix(layer),
        layer=layer,
        print=work.print,
        division=work.division,
        place=place(passage, work),
    )
    return said.rstrip("，, ")


def citable(id: str) -> Citable:
    """Look up `book`, the id of a commentary, a derivation, a decision table or a passage.

    Raises Refused for an id that is none of them.
    """
    library = current()
    if id == "book" or id in library.commentaries:
        book = (library.commentaries[id] if id != "book" else library.home).head
        return Citable(id, book.title, "", "", book)
    if id not in library.owners:
        raise Refused(
            f"nothing to cite under {id[:60]}; write book, or an id from `zhouli derivations` or `zhouli passages`"
        )
    book = library.owners[id].head
    if id in registry():
        at = find(id).at
        title = heading(id).replace("*", "")
        return Citable(id, title, locus(edition()[at]) if at else "", fingerprint(id), book)
    if id in tables():
        table = find_table(id)
        place_ = locus(edition()[table.at]) if table.at else ""
        return Citable(id, table.title.replace("*", ""), place_, table_fingerprint(id), book)
    passage = edition()[id]
    return Citable(id, f"{edition().layer(passage)} {id}", locus(passage), passage.fingerprint, book)


def _text(c: Citable) -> str:
    edition_of = f"{c.book.title}, version {c.book.version}, {c.year}."
    if c.whole:
        return f"{c.authors}, {edition_of} {c.url}"
    on = f" On {c.locus}." if c.locus else ""
    return f"{c.authors}, “{c.title}” ({c.id}, {c.fingerprint}), in {edition_of}{on} {c.url}"


# What BibTeX takes for its own.
BIBTEX = str.maketrans({c: "\\" + c for c in "&%$#_"} | {"\\": r"\textbackslash{}"})


def _bibtex(c: Citable) -> str:
    rows = {
        "author": " and ".join(f"{{{author.translate(BIBTEX)}}}" for author in c.book.authors),
        "title": c.title.translate(BIBTEX),
        "year": c.year,
        "version": c.book.version,
        "url": c.url,
    }
    if not c.whole:
        rows |= {"booktitle": c.book.title.translate(BIBTEX), "note": c.note.translate(BIBTEX)}
    body = ",\n".join(f"  {key} = {{{value}}}" for key, value in rows.items())
    return f"@{'book' if c.whole else 'incollection'}{{{c.key},\n{body}\n}}"


def _csl(c: Citable) -> str:
    row = {
        "id": c.key,
        "type": "book" if c.whole else "chapter",
        "title": c.title,
        "author": [{"literal": author} for author in c.book.authors],
        "issued": {"date-parts": [[int(part) for part in c.book.released.split("-")]]},
        "version": c.book.version,
        "URL": c.url,
    }
    if not c.whole:
        row |= {"container-title": c.book.title, "note": c.note}
    return json.dumps([row], ensure_ascii=False, indent=1)


def _ris(c: Citable) -> str:
    rows = [("TY", "BOOK" if c.whole else "CHAP"), *(("AU", author) for author in c.book.authors)]
    rows.append(("TI", c.title))
    if not c.whole:
        rows += [("T2", c.book.title), ("N1", c.note)]
    rows += [("PY", c.year), ("ET", c.book.version), ("UR", c.url), ("ER", "")]
    return "\n".join(f"{tag}  - {value}" for tag, value in rows)


def _gbt7714(c: Citable) -> str:
    if c.whole:
        return f"{c.authors}. {c.book.title}[M/OL]. {c.book.version} 版. {c.year}. {c.url}."
    return (
        f"{c.authors}. {c.title}[M/OL]//{c.book.title}. {c.book.version} 版. {c.year} "
        f"({c.id}, {c.fingerprint}). {c.url}."
    )


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
