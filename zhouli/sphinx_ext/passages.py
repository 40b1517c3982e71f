"""Passages as HTML: the Chinese with its numbers and corrupt places marked, translation, apparatus."""

from collections.abc import Iterator
from typing import NamedTuple

from markupsafe import Markup

from zhouli import citing, coverage
from zhouli.edition import Passage, bare
from zhouli.edition.schema import Mend
from zhouli.library import edition
from zhouli.sphinx_ext.rendering import Link, anchor, render

ROLE_WORDS = {
    "given": "a premise",
    "result": "reproduced",
    "cited": "stated elsewhere too",
    "conflict": "doubtful, or mended",
}


class Piece(NamedTuple):
    """A stretch of a passage: its words, and the class, id, address and title of the mark on it, if any."""

    text: str
    css: str = ""
    id: str = ""
    href: str = ""
    title: str = ""


class Shown(NamedTuple):
    """A mend as it is printed: the words about it with signs, what authorities say of it, and the mend."""

    words: str
    said: str
    mend: Mend


def _marks(passage: Passage, link: Link) -> Iterator[tuple[int, int, Piece]]:
    """Start, end and mark of what is marked in a passage; nothing overlaps."""
    taken: list[tuple[int, int]] = []

    def piece(start: int, end: int, *mark: str) -> tuple[int, int, Piece]:
        taken.append((start, end))
        return start, end, Piece(passage.text[start:end], *mark)

    for k, c in enumerate(coverage.numerals_of(passage.id)):
        css, id = f"zl-n zl-{c.role}", f"{anchor(passage.id)}-n{k + 1}"
        if not c.uses:
            yield piece(c.numeral.start, c.numeral.end, css, id)
            continue
        use = next((u for u in c.uses if u.role == c.role), c.uses[0])
        title = f"{use.derivation}: {use.name}, {ROLE_WORDS.get(c.role, c.role)}"
        yield piece(c.numeral.start, c.numeral.end, css, id, link(use.derivation), title)
    for mend in passage.mends:
        span = passage.change(mend.words, mend.mended).span
        start, end = (span.start, span.end) if span.end > span.start else (span.start - 1, span.start)
        if not any(a < end and start < b for a, b in taken):
            yield piece(start, end, "zl-corrupt", "", "", f"mended below ({mend.certainty})")


def pieces(passage: Passage, link: Link) -> Iterator[Piece]:
    """Cut the Chinese of a passage at its numbers and corrupt places."""
    at = 0
    for start, end, piece in sorted(_marks(passage, link)):
        yield Piece(passage.text[at:start])
        yield piece
        at = end
    yield Piece(passage.text[at:])


def _mend(passage: Passage, mend: Mend) -> Shown:
    change = passage.change(mend.words, mend.mended)
    whole = passage.spans(mend.words)[0]
    before, old, after = (
        bare(passage.text[start:end])
        for start, end in (
            (whole.start, change.span.start),
            (change.span.start, change.span.end),
            (change.span.end, whole.end),
        )
    )
    words = before + (f"（{old}）" if old else "") + (f"〔{change.words}〕" if change.words else "") + after
    said = "; ".join(
        f"{a.who}, {a.where}: {a.says}" + ("" if a.seen == "yes" else " (not yet compared)")
        for a in mend.authorities
    )
    return Shown(words, said, mend)


def _counts(passage: Passage) -> list[str]:
    """Say how many mends, variants and notes a passage has: 1 mend, 2 variants."""
    kinds = ((passage.mends, "mend"), (passage.variants, "variant"), (passage.notes, "note"))
    return [f"{len(x)} {name}{'' if len(x) == 1 else 's'}" for x, name in kinds if x]


def passage_html(id: str, link: Link, place: str = "") -> Markup:
    """Render one passage: locus, Chinese with its marks, translation, apparatus.

    `place` is the fragment id where this is the passage's home; elsewhere it is quoted, without one.
    """
    p = edition()[id]
    return render(
        "passage",
        p=p,
        place=place,
        href=link(id),
        cite=citing.locus(p),
        layer=edition().layer(p),
        leaves=citing.place(p, edition().works[p.office]),
        pieces=list(pieces(p, link)),
        mends=[_mend(p, m) for m in p.mends],
        counts=_counts(p),
    )
