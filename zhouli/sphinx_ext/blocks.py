"""What the directives of the domain put on a page: one maker each, from arguments to HTML."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple

import sympy as sp
from markupsafe import Markup

from zhouli import citing, coverage
from zhouli.decision import find_table, tables
from zhouli.derivation import Refused, find, heading, in_order, registry
from zhouli.edition import Passage
from zhouli.library import current, edition
from zhouli.setting import figure
from zhouli.solving import VERDICTS, solve
from zhouli.sphinx_ext.boxes import boxes_html
from zhouli.sphinx_ext.cards import cite_form, derivation_html
from zhouli.sphinx_ext.decisions import table_html
from zhouli.sphinx_ext.passages import passage_html
from zhouli.sphinx_ext.rendering import Link, anchor, render
from zhouli.whatif import closed_form

Options = dict[str, str]
FEW = 6  # premises of a what-if shown at once


class Cell(NamedTuple):
    """A cell of an index: its words, what they are (`prose`, `han`, `status`, or nothing) and where they lead."""

    text: str
    kind: str = ""
    href: str = ""


Table = tuple[list[str], list[list[Cell]]]


def _section(id: str) -> list[Passage]:
    found = [p for p in edition() if p.section == id]
    if not found:
        raise Refused(f"no section {id}; there are {', '.join(sorted({p.section for p in edition()}))}")
    return found


def section(args: list[str], options: Options, link: Link) -> Markup:
    """Print every passage of a section, at its home."""
    return Markup("").join(passage_html(p.id, link, anchor(p.id)) for p in _section(args[0]))


def passage(args: list[str], options: Options, link: Link) -> Markup:
    """Quote one passage."""
    return render("quoted", passage=passage_html(args[0], link))


def derivation(args: list[str], options: Options, link: Link) -> Markup:
    """Show a derivation; `home` makes this the page that its address leads to."""
    find(args[0], options.get("reading", ""))
    place = anchor(args[0]) if "home" in options else ""
    return derivation_html(args[0], link, place, options.get("reading", ""))


def table(args: list[str], options: Options, link: Link) -> Markup:
    """Show a decision table; `home` makes this the page that its address leads to."""
    find_table(args[0], options.get("reading", ""))
    place = anchor(args[0]) if "home" in options else ""
    return table_html(args[0], link, place, options.get("reading", ""))


def chart(args: list[str], options: Options, link: Link) -> Markup:
    """Draw one of the pictures in `zhouli.charts`."""
    from zhouli import charts  # with pandas and altair: a build that draws nothing does not wait for them

    if args[0] not in charts.pictures():
        raise Refused(f"no picture {args[0]}; there are {', '.join(charts.pictures())}")
    return Markup(charts.pictures()[args[0]]()._repr_html_())


def boxes(args: list[str], options: Options, link: Link) -> Markup:
    """Show one of Jia's borrowings as boxes that move."""
    return boxes_html(args[0])


def whatif(args: list[str], options: Options, link: Link) -> Markup:
    """Let the reader change the premises of a result and see it move, exactly.

    The shares, and what the derivation itself is given, come first; the rest is folded away.
    """
    id, reading = args[0], options.get("reading", "")
    name = options.get("result", find(id).results[-1])
    form = closed_form(id, name, reading)
    near = [p for p in form.premises if p.key.startswith(f"{id}.") or (not p.unit and "/" in p.value)]
    first = near or form.premises[:FEW]
    now = figure(solve(id, reading)[name])
    return render(
        "whatif",
        id=id,
        href=link(id),
        reading=reading,
        says=find(id, reading).node(name).says or name,
        tree=json.dumps(form.tree, ensure_ascii=False),
        unit="" if form.parts else form.unit,
        bound=form.bound,
        parts=json.dumps(form.parts, ensure_ascii=False),
        first=first,
        rest=[p for p in form.premises if p not in first],
        now=now,
        count=now if form.parts else now.split(" ")[0],
    )


def index(args: list[str], options: Options, link: Link) -> Markup:
    """List derivations, passages, mends or unchecked premises."""
    if args[0] not in INDEXES:
        raise Refused(f"no index {args[0]}; there are {', '.join(INDEXES)}")
    head, rows = INDEXES[args[0]](link)
    return render("index", head=head, rows=rows)


def _derivations(link: Link) -> Table:
    rows = []
    for id in filter(current().at_home, in_order()):
        readings = registry()[id]
        first = next(iter(readings.values()))
        status = max((solve(id, r).status for r in readings), key=VERDICTS.index)
        who = "ours" if first.ours else "; ".join(dict.fromkeys(d.authority for d in readings.values()))
        rows.append(
            [Cell(id, href=link(id)), Cell(heading(id), "prose"), Cell(who, "prose"), Cell(status, "status")]
        )
    return ["derivation", "what it computes", "authority", "status"], rows


def _tables(link: Link) -> Table:
    rows = [
        [
            Cell(id, href=link(id)),
            Cell(next(iter(held.values())).title, "prose"),
            Cell("; ".join(dict.fromkeys(t.authority for t in held.values())), "prose"),
            Cell("; ".join(dict.fromkeys(t.status for t in held.values()))),
        ]
        for id, held in tables().items()
        if current().at_home(id)
    ]
    return ["table", "what it decides", "authority", "every case"], rows


def _passages(link: Link) -> Table:
    rows = [
        [
            Cell(p.id, href=link(p.id)),
            Cell(f"{p.text[:14]}…", "han"),
            Cell(p.speaker, "han"),
            Cell(citing.place(p, edition().works[p.office])),
            Cell(p.status),
        ]
        for p in current().home.edition
    ]
    return ["passage", "begins", "voice", "place", "status"], rows


def _mends(link: Link) -> Table:
    rows = [
        [
            Cell(p.id, href=link(p.id)),
            Cell(m.words, "han"),
            Cell(m.mended, "han"),
            Cell(m.certainty),
            Cell(m.reasons, "prose"),
        ]
        for p in current().home.edition
        for m in p.mends
    ]
    return ["passage", "transmitted", "mended", "certainty", "reasons"], rows


def _repeated(link: Link) -> Table:
    alone = [key for key in coverage.unchecked(repeated=False) if key not in coverage.unchecked()]
    return _premises(alone, link)


def _unchecked(link: Link) -> Table:
    return _premises(coverage.unchecked(), link)


def _premises(keys: Iterable[str], link: Link) -> Table:
    rows = []
    for id, name in (key.rsplit(".", 1) for key in keys):
        if not current().at_home(id):
            continue
        for reading, d in registry()[id].items():
            step = next((s for s in solve(id, reading).steps if s.node.name == name and s.node.spans), None)
            if step and name in {n.name for n in d.premises()}:
                span = step.node.spans[0]
                rows.append(
                    [
                        Cell(id, href=link(id)),
                        Cell(step.node.says, "prose"),
                        Cell(step.words, "han", link(span.passage)),
                        Cell(step.asserts, "prose"),
                    ]
                )
    return ["derivation", "premise", "words", "asserted by"], rows


INDEXES: dict[str, Callable[[Link], Table]] = {
    "derivations": _derivations,
    "tables": _tables,
    "passages": _passages,
    "mends": _mends,
    "unchecked": _unchecked,
    "repeated": _repeated,
}

COVERED = {
    "result": "reproduced",
    "given": "taken as a premise",
    "cited": "repeated from classic or note",
    "conflict": "doubtful, or mended",
    "open": "set down, not computed",
}


def account(args: list[str], options: Options, link: Link) -> Markup:
    """Say how many of the text's numerals are reproduced."""
    works = args or list(current().home.edition.works)
    found = sum((coverage.totals(work) for work in works), Counter[str]())
    found["open"] += found.pop("uncertain", 0)
    counted = sum(found[role] for role in COVERED)
    done = sum(bool(c.uses) for work in works for held in coverage.coverage(work).values() for c in held)
    share = sp.floor(sp.Rational(1000 * done, counted))
    return render(
        "coverage",
        done=done,
        counted=counted,
        share=f"{share // 10}.{share % 10}",
        aside=sum(found[role] for role in coverage.ASIDE),
        roles=[(role, found[role], says) for role, says in COVERED.items()],
    )


def cite(args: list[str], options: Options, link: Link) -> Markup:
    """Print a citation of the book, a derivation or a passage, as `zhouli cite` writes it."""
    return cite_form(args[0], args[1] if len(args) > 1 else "text")


def shown(value: sp.Expr, form: str = "", words: str = "") -> str:
    """Write a value for running prose: digits, with its unit (`unit`), or the Chinese words (`han`)."""
    if form == "han":
        return words
    if form not in {"", "unit"}:
        raise Refused(f"no form {form}; write |han or |unit, or nothing")
    text = figure(value)
    return text if form == "unit" or " + " in text else text.split(" ")[0]


MAKERS: dict[str, Callable[[list[str], Options, Link], Markup]] = {
    "section": section,
    "passage": passage,
    "derivation": derivation,
    "table": table,
    "chart": chart,
    "boxes": boxes,
    "whatif": whatif,
    "index": index,
    "coverage": account,
    "cite": cite,
}


def homes(make: str, args: list[str], options: Options) -> list[str]:
    """Return the ids whose home a directive is: a section's passages, a derivation marked so."""
    if make == "section":
        return [p.id for p in _section(args[0])]
    if make == "passage":
        edition()[args[0]]
    if make in {"derivation", "table"}:
        (find if make == "derivation" else find_table)(args[0], options.get("reading", ""))
        return [args[0]] if "home" in options else []
    return []


def has_maths(make: str) -> bool:
    """Say whether a directive prints formulas."""
    return make == "derivation"
