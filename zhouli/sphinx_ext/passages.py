"""Passages as HTML: the Chinese with its numbers and corrupt places marked, translation, apparatus."""

import html
from collections.abc import Iterator

from zhouli import citing, coverage
from zhouli.edition import Passage, bare
from zhouli.edition.schema import Mend
from zhouli.library import edition
from zhouli.sphinx_ext.setting import Link, anchor, prose

ROLE_WORDS = {
    "given": "a premise",
    "result": "reproduced",
    "cited": "stated elsewhere too",
    "conflict": "doubtful, or mended",
}


def _marks(passage: Passage, link: Link) -> Iterator[tuple[int, int, str, str]]:
    """Start, end, opening and closing tag of what is marked in a passage; nothing overlaps."""
    taken: list[tuple[int, int]] = []
    for k, c in enumerate(coverage.numerals_of(passage.id)):
        n = c.numeral
        taken.append((n.start, n.end))
        id = f"{anchor(passage.id)}-n{k + 1}"
        if not c.uses:
            yield n.start, n.end, f'<span class="zl-n zl-{c.role}" id="{id}">', "</span>"
            continue
        use = next((u for u in c.uses if u.role == c.role), c.uses[0])
        title = html.escape(f"{use.derivation}: {use.name}, {ROLE_WORDS.get(c.role, c.role)}")
        yield (
            n.start,
            n.end,
            f'<a class="zl-n zl-{c.role}" id="{id}" href="{link(use.derivation)}" title="{title}">',
            "</a>",
        )
    for mend in passage.mends:
        span = passage.change(mend.words, mend.mended).span
        start, end = (span.start, span.end) if span.end > span.start else (span.start - 1, span.start)
        if not any(a < end and start < b for a, b in taken):
            taken.append((start, end))
            yield start, end, f'<span class="zl-corrupt" title="mended below ({mend.certainty})">', "</span>"


def han(passage: Passage, link: Link) -> str:
    """Set the Chinese of a passage with its numbers and corrupt places marked."""
    out, at = [], 0
    for start, end, opening, closing in sorted(_marks(passage, link)):
        out += [html.escape(passage.text[at:start]), opening, html.escape(passage.text[start:end]), closing]
        at = end
    return "".join(out) + html.escape(passage.text[at:])


def _mend(passage: Passage, mend: Mend) -> str:
    change = passage.change(mend.words, mend.mended)
    whole = passage.spans(mend.words)[0]
    old = bare(passage.text[change.span.start : change.span.end])
    before, after = (
        bare(passage.text[whole.start : change.span.start]),
        bare(passage.text[change.span.end : whole.end]),
    )
    shown = before + (f"（{old}）" if old else "") + (f"〔{change.words}〕" if change.words else "") + after
    said = "; ".join(
        f"{a.who}, {a.where}: {a.says}" + ("" if a.seen == "yes" else " (not yet compared)")
        for a in mend.authorities
    )
    tail = f" <span class='zl-authorities'>{prose(said)}</span>" if said else ""
    return f'<li class="zl-mend"><span lang="zh-Hant">{shown}</span> <b>{mend.certainty}</b>. {prose(mend.reasons)}{tail}</li>'


def _apparatus(passage: Passage) -> str:
    rows = [_mend(passage, m) for m in passage.mends]
    rows += [
        f'<li><span lang="zh-Hant">{v.lemma}</span> ] <span lang="zh-Hant">{v.reading}</span> {" ".join(v.witnesses)}'
        f" <i>{v.kind}</i>{'. ' + prose(v.note) if v.note else ''}</li>"
        for v in passage.variants
    ]
    rows += [f"<li class='zl-note'>{prose(n)}</li>" for n in passage.notes]
    if not rows:
        return ""
    parts = [
        f"{len(x)} {name}{'' if len(x) == 1 else 's'}"
        for x, name in ((passage.mends, "mend"), (passage.variants, "variant"), (passage.notes, "note"))
        if x
    ]
    return f'<details class="zl-variants"><summary>{", ".join(parts)}</summary><ul>{"".join(rows)}</ul></details>'


def passage_html(id: str, link: Link, place: str = "") -> str:
    """Render one passage: locus, Chinese with its marks, translation, apparatus.

    `place` is the fragment id where this is the passage's home; elsewhere it is quoted, without one.
    """
    p = edition()[id]
    pages = citing.place(p, edition().works[p.office])
    flag = (
        ' <span class="zl-differs">translation of an older text</span>'
        if p.status == "translation outdated"
        else ""
    )
    heading = f'<span class="zl-heading" lang="zh-Hant">{p.heading}</span> ' if p.heading else ""
    return (
        f'<article class="zl-passage zl-{p.layer}" data-cite="{citing.locus(p)}"{f" id={place!r}" if place else ""}>'
        f'<p class="zl-locus"><span class="zl-seal" lang="zh-Hant">{edition().layer(p)}</span> '
        f'<a href="{link(id)}">{id}</a> <span class="zl-speaker" lang="zh-Hant">{p.speaker}</span> '
        f'<span lang="zh-Hant" title="{p.pages[0]}">{pages}</span>{flag}</p>'
        f'<div class="zl-han" lang="zh-Hant">{heading}{han(p, link)}</div>'
        f'<div class="zl-trans">{prose(p.translation)}</div>{_apparatus(p)}</article>'
    )
