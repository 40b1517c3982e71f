"""Passages and derivations as HTML. Pure functions: what they link to is asked of `link`."""

import html
import re
from collections.abc import Callable, Iterator

import sympy as sp
from docutils.utils import smartquotes

from zhouli import citing, coverage
from zhouli.derivation import BOOK, Derivation, Node
from zhouli.edition import Passage, Span, bare, edition
from zhouli.edition.model import LAYERS, Mend
from zhouli.solving import Solution, Step, fingerprint, plain, solve

Link = Callable[[str], str]  # from the id of a passage or derivation, or id#fragment, to an address

MUL = r" \, "  # a thin space between factors, so that names of several letters stay apart
LONG = 12  # a table of more rows than this is folded away at first
SIGNS = {
    "agrees": ("✓", "agrees with the words"),
    "agrees as mended": ("✎", "agrees once the words are mended"),
    "differs": ("✗", "differs from the words"),
    "moved": ("→", "moved by the changed premise"),
    "unstated": ("·", "nobody states it"),
    "proved": ("∎", "proved"),
}
KINDS = {"given": "given", "count": "counted", "assume": "assumed", "uses": "from above", "let": "unstated", "then": "stated"}
ROLE_WORDS = {"given": "a premise", "result": "reproduced", "cited": "repeats the note", "conflict": "does not hold as transmitted"}


def anchor(id: str) -> str:
    """Turn an id into a fragment: zaishi.2.zhu.6 is zaishi-2-zhu-6."""
    return id.replace(".", "-")


def prose(text: str) -> str:
    """Escape text, set *emphasis* and quotation marks, and give runs of Han their own language."""
    text = smartquotes.educateQuotes(html.escape(text, quote=False), language="en")
    text = re.sub(r"\*([^*]+)\*", r"<em>\1</em>", text)
    return re.sub(r"([㐀-鿿\U00020000-\U0003ffff「」『』《》〔〕，。；：、？！…]*[㐀-鿿\U00020000-\U0003ffff][㐀-鿿\U00020000-\U0003ffff「」『』《》〔〕，。；：、？！…]*)", r'<span lang="zh-Hant">\1</span>', text)


def figure(value: sp.Expr) -> str:
    """Write a value for reading: 2,880,000 家, 13/18, 69 同 + 30,000 夫.

    >>> from zhouli.solving import read
    >>> figure(read("四同三萬夫")), figure(read("十八分之十三"))
    ('4 同 + 30,000 夫', '13/18')
    """
    if isinstance(value, sp.Add):
        return " + ".join(figure(a) for a in sorted(value.args, key=lambda a: -bool(a.has(sp.Symbol("同", positive=True)))))
    number, unit = plain(value)
    top, _, bottom = str(number).partition("/")
    sign = "−" if top.startswith("-") else ""
    top = f"{sign}{int(top.lstrip('-')):,}"
    unit = unit.replace("夫/man", "夫").replace("里/hamlet", "里").replace("*", " ")
    return f"{top}/{int(bottom):,}{' ' + unit if unit else ''}" if bottom else f"{top}{' ' + unit if unit else ''}"


# -- passages ---------------------------------------------------------------------------------------------


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
        yield n.start, n.end, f'<a class="zl-n zl-{c.role}" id="{id}" href="{link(use.derivation)}" title="{title}">', "</a>"
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
    before, after = bare(passage.text[whole.start : change.span.start]), bare(passage.text[change.span.end : whole.end])
    shown = before + (f"（{old}）" if old else "") + (f"〔{change.words}〕" if change.words else "") + after
    said = "; ".join(
        f"{a.get('who', '')}, {a.get('where', '')}: {a.get('says', '')}" + ("" if a.get("seen") == "yes" else " (not yet compared)")
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
    parts = [f"{len(x)} {name}{'' if len(x) == 1 else 's'}" for x, name in ((passage.mends, "mend"), (passage.variants, "variant"), (passage.notes, "note")) if x]
    return f'<details class="zl-variants"><summary>{", ".join(parts)}</summary><ul>{"".join(rows)}</ul></details>'


def passage_html(id: str, link: Link, place: str = "") -> str:
    """Render one passage: locus, Chinese with its marks, translation, apparatus.

    `place` is the fragment id where this is the passage's home; elsewhere it is quoted, without one.
    """
    p = edition()[id]
    pages = citing.leaf(p.pages[0]) + ("" if p.pages[0] == p.pages[1] else f"–{citing.leaf(p.pages[1]).removeprefix('葉')}")
    flag = ' <span class="zl-differs">translation of an older text</span>' if p.status == "translation outdated" else ""
    heading = f'<span class="zl-heading" lang="zh-Hant">{p.heading}</span> ' if p.heading else ""
    return (
        f'<article class="zl-passage zl-{p.layer}"{f" id={place!r}" if place else ""}>'
        f'<p class="zl-locus"><span class="zl-seal" lang="zh-Hant">{LAYERS[p.layer]}</span> '
        f'<a href="{link(id)}">{id}</a> <span class="zl-speaker" lang="zh-Hant">{p.speaker}</span> '
        f'<span lang="zh-Hant" title="{p.pages[0]}">{pages}</span>{flag}</p>'
        f'<div class="zl-han" lang="zh-Hant">{heading}{han(p, link)}</div>'
        f'<div class="zl-trans">{prose(p.translation)}</div>{_apparatus(p)}</article>'
    )


# -- derivations ------------------------------------------------------------------------------------------


def numeral_anchor(span: Span) -> str:
    """Name the fragment of the numeral that a span quotes, on the page of its passage."""
    for k, c in enumerate(coverage.numerals_of(span.passage)):
        if c.numeral.start < span.end and span.start < c.numeral.end:
            return f"{span.passage}#{anchor(span.passage)}-n{k + 1}"
    return span.passage


def _maths(expr: sp.Expr) -> str:
    return rf'<span class="math notranslate nohighlight">\({sp.latex(expr, symbol_names=_names(expr), mul_symbol=MUL)}\)</span>'


def _names(expr: sp.Expr) -> dict[sp.Symbol, str]:
    """Names of several letters are upright words; T_out is T with a subscript; units stay Han."""
    names = {}
    for symbol in expr.free_symbols:
        head, _, tail = str(symbol).partition("_")
        head = head if len(head) == 1 and head.isascii() else rf"\text{{{head}}}"
        names[symbol] = head + (rf"_{{\text{{{tail.replace('_', ' ')}}}}}" if tail else "")
    return names


def _quoted(step: Step, link: Link) -> str:
    spans = step.node.spans
    if not spans:
        return ""
    words = "、".join(edition().transmitted(s) for s in spans) if len(spans) > 1 else step.words
    mended = f' <span class="zl-mended">〔{step.mended}〕</span>' if step.mended else ""
    return f'<a class="zl-words" lang="zh-Hant" href="{link(numeral_anchor(spans[0]))}" title="{spans[0].passage}, {html.escape(step.asserts)}">{words}</a>{mended}'


def _sign(verdict: str) -> str:
    if not verdict:
        return ""
    sign, says = SIGNS[verdict]
    css = {"agrees as mended": "mended"}.get(verdict, verdict)
    return f'<span class="zl-verdict zl-{css}" role="img" aria-label="{says}" title="{says}">{sign}</span>'


def _row(d: Derivation, step: Step, again: list[Step], link: Link, open_: set[str]) -> str:
    node = step.node
    if node.kind == "proof":
        proof = rf'<span class="math notranslate nohighlight">\({_latex(d, node)}\)</span>'
        return f'<tr class="zl-step zl-is-proof"><td></td><td colspan="3">{prose(node.says)}<br>{proof} <i>{node.proof.kind}</i></td><td>{_sign(step.verdict)}</td></tr>'
    source = f'<a href="{link(node.source)}">{node.source}</a>' if node.source else ""
    words = _quoted(step, link) or source or (f'<span class="zl-why">{prose(node.why)}</span>' if node.why else "")
    expr = _maths(node.expr) if node.kind in {"let", "then"} and not node.expr.is_Symbol else ""
    says = prose(node.says) + (" <i>(at most)</i>" if node.by == "at most" else "")
    if f"{d.id}.{node.name}" in open_:
        says += ' <span class="zl-unchecked" title="no stated result depends on it: a slip here cannot be seen by arithmetic">unchecked</span>'
    also = ""
    if again:
        links = ", ".join(f'<a href="{link(numeral_anchor(a.node.span))}" lang="zh-Hant" title="{a.node.span.passage}">{a.words}</a>&nbsp;{_sign(a.verdict)}' for a in again if a.node.span)
        also = f'<details class="zl-again"><summary title="stated {len(again)} more times">+{len(again)}</summary>{links}</details>'
    return (
        f'<tr class="zl-step zl-is-{node.kind}"><th scope="row">{_maths(d.symbols[node.name])}</th><td>{says}</td>'
        f'<td>{words}{also}</td><td class="zl-value">{f"<span class=zl-expr>{expr} =</span> " if expr else ""}<b>{figure(step.value)}</b></td>'
        f'<td>{_sign(step.verdict) or f"<span class=zl-kind>{KINDS[node.kind]}</span>"}</td></tr>'
    )


def _latex(d: Derivation, node: Node) -> str:
    """The statement of a proof with names set as in the steps."""
    proof = node.proof
    symbols = {s for value in vars(proof).values() if isinstance(value, sp.Basic) for s in value.free_symbols}
    text: str = proof.latex()
    for symbol in sorted(symbols, key=lambda s: -len(str(s))):
        name = _names(symbol)[symbol]
        if name != (plain_name := sp.latex(symbol)) and len(str(symbol)) > 1:
            text = text.replace(plain_name, name)
    return text


def _card(solution: Solution, link: Link, place: str) -> str:
    d = solution.derivation
    again: dict[str, list[Step]] = {}
    for step in solution.steps:
        if step.node.kind == "again":
            again.setdefault(step.node.name, []).append(step)
    open_ = set(coverage.unchecked())
    rows = "".join(
        _row(d, s, again.get(s.node.name, []) if s.node.kind != "proof" else [], link, open_)
        for s in solution.steps
        if s.node.kind != "again"
    )
    who = "ours" if d.ours else prose(d.authority)
    reading = f' <span class="zl-reading">reading “{d.reading}”</span>' if d.reading else ""
    seal = '<span class="zl-seal zl-seal-ours" lang="zh-Hant" title="ours">算</span> ' if d.ours else ""
    before = f'<p class="zl-anticipated">Anticipated by {prose(d.anticipated_by)}</p>' if d.anticipated_by else ""
    return (
        f'<section class="zl-derivation{" zl-ours" if d.ours else ""}"{f" id={place!r}" if place else ""}>'
        f'<header><p class="zl-title">{seal}{prose(d.title)}</p><p class="zl-byline"><a href="{link(d.id)}">{d.id}</a>{reading} · {who} · '
        f"{_sign(solution.status)} {solution.status}</p></header><p>{prose(d.about)}</p>{before}"
        f'{_folded(solution, f"<div class=zl-scroll><table class=zl-steps><thead><tr><th>name</th><th>what it is</th><th>words</th><th>value</th><th></th></tr></thead><tbody>{rows}</tbody></table></div>", rows.count("<tr"))}'
        "</section>"
    )


def _folded(solution: Solution, table: str, rows: int) -> str:
    """Fold a long table away behind its results."""
    if rows <= LONG:
        return table
    d = solution.derivation
    found = "; ".join(f"{prose(d.node(n).says or n)} <b>{figure(solution[n])}</b>" for n in d.results[-3:])
    return f"<p class='zl-results'>{found}.</p><details class='zl-fold'><summary>the {rows} steps</summary>{table}</details>"


def _cite(id: str) -> str:
    forms = "".join(
        f'<div class="zl-cite-form"><button type="button" class="zl-copy" aria-label="copy as {f}">{f}</button><pre>{html.escape(citing.cite(id, f))}</pre></div>'
        for f in ("text", "bibtex")
    )
    return f'<details class="zl-cite"><summary>Cite</summary>{forms}</details>'


def derivation_html(id: str, link: Link, place: str = "", only: str = "") -> str:
    """Render a derivation, all its readings or `only` one, with what it rests on and how to cite it."""
    readings = [r for r in BOOK[id] if not only or r == only]
    cards = "".join(_card(solve(id, r), link, place if k == 0 else "") for k, r in enumerate(readings))
    up = dict.fromkeys(u for d in BOOK[id].values() for u in d.upstream())
    down = [other for other, rs in BOOK.items() if any(id in d.upstream() for d in rs.values())]
    graph = "".join(
        f"<p class='zl-graph'>{name}: {', '.join(f'<a href={link(x)!r}>{x}</a>' for x in ids)}</p>"
        for name, ids in (("Rests on", up), ("Used by", down))
        if ids
    )
    return f'{cards}<footer class="zl-foot">{graph}<p class="zl-print">fingerprint <code>{fingerprint(id)}</code></p>{_cite(id)}</footer>'
