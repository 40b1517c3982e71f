"""Derivations as HTML: a card for each reading, step by step, with what it rests on and how to cite it."""

from typing import NamedTuple

import sympy as sp
from markupsafe import Markup

from zhouli import citing, coverage
from zhouli.derivation import Derivation, Node, registry, resting
from zhouli.edition import Span
from zhouli.solving import SIGNS, Solution, Step, fingerprint, solve
from zhouli.sphinx_ext.rendering import ENVIRONMENT, Link, anchor, render

MUL = r" \, "  # a thin space between factors, so that names of several letters stay apart
LONG = 12  # a table of more rows than this is folded away at first
KINDS = {"given": "given", "count": "counted", "assume": "assumed", "uses": "from above"}


class Words(NamedTuple):
    """What a step rests on: the words quoted, the derivation it comes from, or why it is assumed."""

    step: Step
    href: str = ""


class Row(NamedTuple):
    """A row of the table of steps: its step, what it rests on, the other places that state the same quantity."""

    step: Step
    words: Words
    again: list[Words]
    unchecked: bool


class Card(NamedTuple):
    """One reading of a derivation: the rows to show and the results that stand before a folded table."""

    d: Derivation
    solution: Solution
    rows: list[Row]
    proofs: list[Step]
    results: list[tuple[str, sp.Expr]]


def numeral_anchor(span: Span) -> str:
    """Name the fragment of the numeral that a span quotes, on the page of its passage."""
    for k, c in enumerate(coverage.numerals_of(span.passage)):
        if c.numeral.start < span.end and span.start < c.numeral.end:
            return f"{span.passage}#{anchor(span.passage)}-n{k + 1}"
    return span.passage


def latex(expr: sp.Expr) -> str:
    """Write a formula in LaTeX, what is added before what is taken away."""
    if expr.is_Add:
        first = sorted(expr.args, key=lambda part: bool(part.could_extract_minus_sign()))
        return "".join(
            (" - " if part.could_extract_minus_sign() else " + " if k else "")
            + latex(-part if part.could_extract_minus_sign() else part)
            for k, part in enumerate(first)
        )
    return str(sp.latex(expr, symbol_names=_names(expr), mul_symbol=MUL))


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


def is_made(node: Node) -> bool:
    """Say whether a step is computed by an expression worth showing."""
    return node.kind in {"let", "then"} and node.expr is not None and not node.expr.is_Symbol


ENVIRONMENT.globals.update(SIGNS=SIGNS, KINDS=KINDS, is_made=is_made, to_latex=latex)
ENVIRONMENT.filters.update(latex=latex)


def _words(step: Step, link: Link) -> Words:
    node = step.node
    if node.source:
        return Words(step, link(node.source))
    return Words(step, link(numeral_anchor(node.spans[0])) if node.spans else "")


def _card(solution: Solution, link: Link) -> Card:
    d = solution.derivation
    again: dict[str, list[Words]] = {}
    for step in solution.steps:
        if step.node.kind == "again":
            again.setdefault(step.node.name, []).append(_words(step, link))
    unchecked = coverage.unchecked()
    rows = [
        Row(s, _words(s, link), again.get(s.node.name, []), f"{d.id}.{s.node.name}" in unchecked)
        for s in solution.steps
        if s.node.kind not in {"again", "proof"}
    ]
    proofs = [s for s in solution.steps if s.node.kind == "proof"]
    results = [(d.node(n).says or n, solution[n]) for n in d.results[-3:]] if len(rows) > LONG else []
    return Card(d, solution, rows, proofs, results)


def cite_form(id: str, format: str) -> Markup:
    """Print one citation with a button that copies it."""
    return render("cite", format=format, text=citing.cite(id, format))


def derivation_html(id: str, link: Link, place: str = "", only: str = "") -> Markup:
    """Render a derivation, all its readings or `only` one, with what it rests on and how to cite it.

    `place` is the fragment id where this is the derivation's home; elsewhere it is shown without one.
    """
    readings = registry()[id]
    up = dict.fromkeys(u for d in readings.values() for u in d.upstream())
    down = resting().get(id, ())
    return render(
        "derivation",
        link=link,
        place=place,
        long=LONG,
        cards=[_card(solve(id, r), link) for r in readings if not only or r == only],
        graph=[(name, list(ids)) for name, ids in (("Rests on", up), ("Used by", down)) if ids],
        fingerprint=fingerprint(id),
        citations=[(format, citing.cite(id, format)) for format in ("text", "bibtex")],
    )
