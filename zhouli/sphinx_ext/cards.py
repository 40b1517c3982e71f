"""Derivations as HTML: a card for each reading, step by step, with what it rests on and how to cite it."""

import html
from collections.abc import Iterable

import sympy as sp

from zhouli import citing, coverage
from zhouli.derivation import BOOK, Derivation
from zhouli.edition import Span
from zhouli.solving import SIGNS, Solution, Step, fingerprint, solve
from zhouli.sphinx_ext.setting import Link, anchor, figure, prose

MUL = r" \, "  # a thin space between factors, so that names of several letters stay apart
LONG = 12  # a table of more rows than this is folded away at first
KINDS = {"given": "given", "count": "counted", "assume": "assumed", "uses": "from above"}
UNCHECKED = "no stated result depends on it: a slip here cannot be seen by arithmetic"
HEAD = "".join(f"<th>{name}</th>" for name in ("name", "what it is", "words", "value", ""))


def numeral_anchor(span: Span) -> str:
    """Name the fragment of the numeral that a span quotes, on the page of its passage."""
    for k, c in enumerate(coverage.numerals_of(span.passage)):
        if c.numeral.start < span.end and span.start < c.numeral.end:
            return f"{span.passage}#{anchor(span.passage)}-n{k + 1}"
    return span.passage


def _latex(expr: sp.Expr) -> str:
    """A formula, what is added before what is taken away."""
    if expr.is_Add:
        first = sorted(expr.args, key=lambda part: bool(part.could_extract_minus_sign()))
        return "".join(
            (" - " if part.could_extract_minus_sign() else " + " if k else "")
            + _latex(-part if part.could_extract_minus_sign() else part)
            for k, part in enumerate(first)
        )
    return str(sp.latex(expr, symbol_names=_names(expr), mul_symbol=MUL))


def _maths(latex: str) -> str:
    return rf'<span class="math notranslate nohighlight">\({latex}\)</span>'


def _names(expr: sp.Expr) -> dict[sp.Symbol, str]:
    """Names of several letters are upright words; T_out is T with a subscript; units stay Han."""
    names = {}
    for symbol in expr.free_symbols:
        head, _, tail = str(symbol).partition("_")
        head = head if len(head) == 1 and head.isascii() else _word(head)
        names[symbol] = head + (f"_{{{_word(tail)}}}" if tail else "")
    return names


def _word(text: str) -> str:
    """A name of letters upright; Han, which the maths fonts lack, as text."""
    text = text.replace("_", " ")
    return rf"\mathrm{{{text.replace(' ', '~')}}}" if text.isascii() else rf"\text{{{text}}}"


def sign(verdict: str) -> str:
    """Mark a verdict with its sign, and with words for those who do not see it."""
    if not verdict:
        return ""
    mark, says = SIGNS[verdict]
    css = "mended" if verdict == "agrees as mended" else verdict
    return f'<span class="zl-verdict zl-{css}" role="img" aria-label="{says}" title="{says}">{mark}</span>'


def standing(status: str) -> str:
    """Write the status of a derivation; one that states premises and checks nothing is `set down`."""
    return status if status == "set down" else f"{sign(status)} {status}"


def _words(step: Step, link: Link) -> str:
    """What a step rests on: the words quoted, the derivation it comes from, or why it is assumed."""
    node = step.node
    if node.source:
        return f'<a href="{link(node.source)}">{node.source}</a>'
    if not node.spans:
        return f'<span class="zl-why">{prose(node.why)}</span>' if node.why else ""
    title = html.escape(f"{node.spans[0].passage}, {step.asserts}")
    words = f'<a class="zl-words" lang="zh-Hant" href="{link(numeral_anchor(node.spans[0]))}" title="{title}">{step.words}</a>'
    return words + (
        f' <span class="zl-mended" lang="zh-Hant">〔{step.mended}〕</span>' if step.mended else ""
    )


def _again(steps: list[Step], link: Link) -> str:
    """The other places that state the same quantity, folded behind their number."""
    if not steps:
        return ""
    links = ", ".join(f"{_words(step, link)}&nbsp;{sign(step.verdict)}" for step in steps)
    return (
        f'<details class="zl-again"><summary title="stated {len(steps)} more times">+{len(steps)}</summary>'
        f"{links}</details>"
    )


def _row(d: Derivation, step: Step, again: list[Step], link: Link) -> str:
    node = step.node
    says = prose(node.says) + (" <i>(at most)</i>" if node.by == "at most" else "")
    if f"{d.id}.{node.name}" in coverage.unchecked():
        says += f' <span class="zl-unchecked" title="{UNCHECKED}">unchecked</span>'
    made = node.kind in {"let", "then"} and node.expr is not None and not node.expr.is_Symbol
    expr = f'<span class="zl-expr">{_maths(_latex(node.expr))} =</span> ' if made else ""
    end = sign(step.verdict) or f'<span class="zl-kind">{KINDS[node.kind]}</span>'
    return (
        f'<tr class="zl-step zl-is-{node.kind}"><th scope="row">{_maths(_latex(d.symbols[node.name]))}</th>'
        f"<td>{says}</td><td>{_words(step, link)}{_again(again, link)}</td>"
        f'<td class="zl-value">{expr}<b>{figure(step.value)}</b></td><td>{end}</td></tr>'
    )


def _proof(step: Step) -> str:
    node, verdict = step.node, step.verdict
    statement = _maths(step.claim or node.proof.latex(_latex))
    return (
        f'<li class="zl-is-proof">{prose(node.says)}<br>{statement} '
        f"<i>{node.proof.kind if verdict != 'agrees' else 'equal, with the numbers of the text'}</i> {sign(verdict)}</li>"
    )


def _steps(solution: Solution, link: Link) -> str:
    """The table of steps; a long one is folded away behind the results."""
    d = solution.derivation
    again: dict[str, list[Step]] = {}
    for step in solution.steps:
        if step.node.kind == "again":
            again.setdefault(step.node.name, []).append(step)
    shown = [s for s in solution.steps if s.node.kind not in {"again", "proof"}]
    rows = "".join(_row(d, s, again.get(s.node.name, []), link) for s in shown)
    table = (
        f'<div class="zl-scroll"><table class="zl-steps"><thead><tr>{HEAD}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )
    if len(shown) <= LONG:
        return table
    found = [f"{prose(d.node(n).says or n)} <b>{figure(solution[n])}</b>" for n in d.results[-3:]]
    results = f'<p class="zl-results">{"; ".join(found)}.</p>' if found else ""
    return f'{results}<details class="zl-fold"><summary>the {len(shown)} steps</summary>{table}</details>'


def _card(solution: Solution, link: Link, place: str) -> str:
    d = solution.derivation
    seal = '<span class="zl-seal zl-seal-ours" lang="zh-Hant" title="ours">算</span> ' if d.ours else ""
    reading = f' <span class="zl-reading">reading “{d.reading}”</span>' if d.reading else ""
    who = "ours" if d.ours else prose(d.authority)
    before = (
        f'<p class="zl-anticipated">Anticipated by {prose(d.anticipated_by)}</p>' if d.anticipated_by else ""
    )
    proofs = "".join(_proof(s) for s in solution.steps if s.node.kind == "proof")
    place = f' id="{place}"' if place else ""
    return (
        f'<section class="zl-derivation{" zl-ours" if d.ours else ""}"{place}><header>'
        f'<p class="zl-title">{seal}{prose(d.title)}</p><p class="zl-byline"><a href="{link(d.id)}">{d.id}</a>'
        f"{reading} · {who} · {standing(solution.status)}</p></header><p>{prose(d.about)}</p>{before}"
        f"{f'<ul class=zl-proofs>{proofs}</ul>' if proofs else ''}{_steps(solution, link)}</section>"
    )


def cite_form(id: str, format: str) -> str:
    """Print one citation with a button that copies it."""
    return (
        f'<div class="zl-cite-form"><button type="button" class="zl-copy" aria-label="copy as {format}">{format}'
        f"</button><pre>{html.escape(citing.cite(id, format))}</pre></div>"
    )


def _links(name: str, ids: Iterable[str], link: Link) -> str:
    made = ", ".join(f'<a href="{link(id)}">{id}</a>' for id in ids)
    return f'<p class="zl-graph">{name}: {made}</p>' if made else ""


def derivation_html(id: str, link: Link, place: str = "", only: str = "") -> str:
    """Render a derivation, all its readings or `only` one, with what it rests on and how to cite it.

    `place` is the fragment id where this is the derivation's home; elsewhere it is shown without one.
    """
    shown = [r for r in BOOK[id] if not only or r == only]
    cards = "".join(_card(solve(id, r), link, place if k == 0 else "") for k, r in enumerate(shown))
    up = dict.fromkeys(u for d in BOOK[id].values() for u in d.upstream())
    down = [other for other, rs in BOOK.items() if any(id in d.upstream() for d in rs.values())]
    return (
        f'{cards}<footer class="zl-foot">{_links("Rests on", up, link)}{_links("Used by", down, link)}'
        f'<p class="zl-print">fingerprint <code>{fingerprint(id)}</code></p><details class="zl-cite">'
        f"<summary>Cite</summary>{cite_form(id, 'text')}{cite_form(id, 'bibtex')}</details></footer>"
    )
