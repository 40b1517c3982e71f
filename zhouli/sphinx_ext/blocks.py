"""What the directives of the domain put on a page: one maker each, from arguments to HTML."""

from __future__ import annotations

import html
import json
from collections.abc import Callable, Iterable

import sympy as sp

from zhouli import citing, coverage
from zhouli.derivation import Refused, find, heading, registry
from zhouli.edition import Passage
from zhouli.library import edition
from zhouli.solving import VERDICTS, solve
from zhouli.sphinx_ext.boxes import boxes_html
from zhouli.sphinx_ext.cards import cite_form, derivation_html, standing
from zhouli.sphinx_ext.passages import passage_html
from zhouli.sphinx_ext.setting import Link, anchor, figure, prose
from zhouli.whatif import Premise, closed_form

Options = dict[str, str]
FEW = 6  # premises of a what-if shown at once


def _section(id: str) -> list[Passage]:
    found = [p for p in edition() if p.section == id]
    if not found:
        raise Refused(f"no section {id}; there are {', '.join(sorted({p.section for p in edition()}))}")
    return found


def section(args: list[str], options: Options, link: Link) -> str:
    """Print every passage of a section, at its home."""
    return "".join(passage_html(p.id, link, anchor(p.id)) for p in _section(args[0]))


def passage(args: list[str], options: Options, link: Link) -> str:
    """Quote one passage."""
    return f'<div class="zl-quoted">{passage_html(args[0], link)}</div>'


def derivation(args: list[str], options: Options, link: Link) -> str:
    """Show a derivation; `home` makes this the page that its address leads to."""
    find(args[0], options.get("reading", ""))
    place = anchor(args[0]) if "home" in options else ""
    return derivation_html(args[0], link, place, options.get("reading", ""))


def chart(args: list[str], options: Options, link: Link) -> str:
    """Draw one of the pictures in `zhouli.charts`."""
    from zhouli import charts  # with pandas and altair: a build that draws nothing does not wait for them

    if args[0] not in charts.pictures():
        raise Refused(f"no picture {args[0]}; there are {', '.join(charts.pictures())}")
    return charts.pictures()[args[0]]()._repr_html_()


def boxes(args: list[str], options: Options, link: Link) -> str:
    """Show one of Jia's borrowings as boxes that move."""
    return boxes_html(args[0])


def _field(premise: Premise) -> str:
    return (
        f'<label><span>{prose(premise.says)}</span> <input type="text" inputmode="text" size="8" '
        f'name="{premise.key}" value="{premise.value}" data-was="{premise.value}" autocomplete="off"> '
        f'<span lang="zh-Hant">{premise.unit.split("/")[0]}</span></label>'
    )


def whatif(args: list[str], options: Options, link: Link) -> str:
    """Let the reader change the premises of a result and see it move, exactly.

    The shares, and what the derivation itself is given, come first; the rest is folded away.
    """
    id, reading = args[0], options.get("reading", "")
    name = options.get("result", find(id).results[-1])
    form = closed_form(id, name, reading)
    now = solve(id, reading)[name]
    near = [p for p in form.premises if p.key.startswith(f"{id}.") or (not p.unit and "/" in p.value)]
    first = near or form.premises[:FEW]
    rest = [p for p in form.premises if p not in first]
    more = (
        f"<details><summary>{len(rest)} more premises</summary>"
        f'<div class="zl-fields">{"".join(map(_field, rest))}</div></details>'
        if rest
        else ""
    )
    data = html.escape(json.dumps(form.tree, ensure_ascii=False))
    of = f" · reading “{reading}”" if reading else ""
    return (
        f'<form class="zl-whatif" data-form="{data}"><p class="zl-title">What if? <a href="{link(id)}">{id}</a>'
        f'{of}</p><div class="zl-fields">{"".join(map(_field, first))}</div>{more}'
        f'<p class="zl-answer">{prose(find(id, reading).node(name).says or name)}: '
        f'<output aria-live="polite">{figure(now).split(" ")[0]}</output> '
        f'<span lang="zh-Hant">{form.unit}</span> <span class="zl-was">as transmitted {figure(now)}</span> '
        f'<button type="reset">as transmitted</button></p></form>'
    )


def index(args: list[str], options: Options, link: Link) -> str:
    """List derivations, passages, mends or unchecked premises."""
    if args[0] not in INDEXES:
        raise Refused(f"no index {args[0]}; there are {', '.join(INDEXES)}")
    head, rows = INDEXES[args[0]](link)
    cells = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    heads = "".join(f"<th>{h}</th>" for h in head)
    return f'<div class="zl-scroll"><table class="zl-index"><thead><tr>{heads}</tr></thead><tbody>{cells}</tbody></table></div>'


def _derivations(link: Link) -> tuple[list[str], list[list[str]]]:
    rows = []
    for id, readings in registry().items():
        first = next(iter(readings.values()))
        status = max((solve(id, r).status for r in readings), key=VERDICTS.index)
        who = (
            "ours" if first.ours else prose("; ".join(dict.fromkeys(d.authority for d in readings.values())))
        )
        rows.append([f'<a href="{link(id)}">{id}</a>', prose(heading(id)), who, standing(status)])
    return ["derivation", "what it computes", "authority", "status"], rows


def _passages(link: Link) -> tuple[list[str], list[list[str]]]:
    rows = [
        [
            f'<a href="{link(p.id)}">{p.id}</a>',
            f'<span lang="zh-Hant">{p.text[:14]}…</span>',
            f'<span lang="zh-Hant">{p.speaker}</span>',
            citing.place(p, edition().works[p.office]),
            p.status,
        ]
        for p in edition()
    ]
    return ["passage", "begins", "voice", "place", "status"], rows


def _mends(link: Link) -> tuple[list[str], list[list[str]]]:
    rows = [
        [
            f'<a href="{link(p.id)}">{p.id}</a>',
            f'<span lang="zh-Hant">{m.words}</span>',
            f'<span lang="zh-Hant">{m.mended}</span>',
            m.certainty,
            prose(m.reasons),
        ]
        for p in edition()
        for m in p.mends
    ]
    return ["passage", "transmitted", "mended", "certainty", "reasons"], rows


def _repeated(link: Link) -> tuple[list[str], list[list[str]]]:
    alone = [key for key in coverage.unchecked(repeated=False) if key not in coverage.unchecked()]
    return _premises(alone, link)


def _unchecked(link: Link) -> tuple[list[str], list[list[str]]]:
    return _premises(coverage.unchecked(), link)


def _premises(keys: Iterable[str], link: Link) -> tuple[list[str], list[list[str]]]:
    rows = []
    for key in keys:
        id, name = key.rsplit(".", 1)
        for reading, d in registry()[id].items():
            step = next((s for s in solve(id, reading).steps if s.node.name == name and s.node.spans), None)
            if step and name in {n.name for n in d.premises()}:
                span = step.node.spans[0]
                rows.append(
                    [
                        f'<a href="{link(id)}">{id}</a>',
                        prose(step.node.says),
                        f'<a href="{link(span.passage)}" lang="zh-Hant">{step.words}</a>',
                        prose(step.asserts),
                    ]
                )
    return ["derivation", "premise", "words", "asserted by"], rows


INDEXES: dict[str, Callable[[Link], tuple[list[str], list[list[str]]]]] = {
    "derivations": _derivations,
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


def account(args: list[str], options: Options, link: Link) -> str:
    """Say how many of the text's numerals are reproduced."""
    found = coverage.totals(args[0] if args else "")
    found["open"] += found.pop("uncertain", 0)
    aside = sum(found[role] for role in coverage.ASIDE)
    counted = sum(found[role] for role in COVERED)
    office = args[0] if args else ""
    done = sum(bool(c.uses) for held in coverage.coverage(office).values() for c in held)
    share = sp.floor(sp.Rational(1000 * done, counted))
    bar = "".join(
        f'<span class="zl-bar zl-{role}" style="flex-grow:{found[role]}" title="{found[role]} {says}"></span>'
        for role, says in COVERED.items()
    )
    legend = "".join(
        f'<li><span class="zl-key zl-{role}"></span>{found[role]} {says}</li>'
        for role, says in COVERED.items()
    )
    return (
        f'<div class="zl-account"><p><b>{done} of {counted}</b> quantities ({share // 10}.{share % 10} %) enter a derivation. '
        f"{aside} further numerals are names, ordinals or idioms (六鄉, 昭公二十六年).</p>"
        f'<div class="zl-bars" aria-hidden="true">{bar}</div><ul class="zl-legend">{legend}</ul></div>'
    )


def cite(args: list[str], options: Options, link: Link) -> str:
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


MAKERS: dict[str, Callable[[list[str], Options, Link], str]] = {
    "section": section,
    "passage": passage,
    "derivation": derivation,
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
    if make == "derivation":
        find(args[0], options.get("reading", ""))
        return [args[0]] if "home" in options else []
    return []


def has_maths(make: str) -> bool:
    """Say whether a directive prints formulas."""
    return make == "derivation"
