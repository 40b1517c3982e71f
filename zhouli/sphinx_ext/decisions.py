"""Decision tables as HTML: rules with their words, what is left unsaid, and a form to put a case to them."""

import json
from typing import NamedTuple

from markupsafe import Markup

from zhouli import citing
from zhouli.decision import WEIGHTS, Question, Rule, Table, table_fingerprint, tables
from zhouli.library import edition
from zhouli.sphinx_ext.rendering import Link, render

FEW = 4  # cases named of those that a table is silent on
WEIGHED = {"exception": "before the others", "rule": "", "rest": "the rest"}


class Given(NamedTuple):
    """An answer of a rule: its words, where they stand, whose they are, and the places that repeat them."""

    words: str
    href: str
    title: str
    again: list[tuple[str, str]]


class Row(NamedTuple):
    """The rules about the same cases: for each question the options with their English, for each answer what gives it."""

    rules: list[Rule]
    when: list[list[tuple[str, str]]]
    gives: list[Given | None]
    data: str
    weighed: str


class Left(NamedTuple):
    """Cases of which a table says nothing, or two things, of one answer."""

    answer: Question
    cases: list[str]
    more: int


class Card(NamedTuple):
    """One reading of a table."""

    t: Table
    rows: list[Row]
    silent: list[Left]
    clash: list[Left]
    number: int


def _given(t: Table, rule: Rule, answer: str, link: Link) -> Given | None:
    if answer not in rule.gives:
        return None
    span = rule.gives[answer]
    voice = edition()[span.passage].voice(span)
    again = [(found[answer].passage, link(found[answer].passage)) for found in rule.repeated]
    return Given(edition().words(span), link(span.passage), f"{span.passage}, {voice}", again)


def _together(t: Table) -> list[list[Rule]]:
    """Gather neighbouring rules that are about the same cases and answer different things."""
    out: list[list[Rule]] = []
    for rule in t.rules.values():
        held = out[-1] if out else []
        alike = held and (held[0].when, held[0].weight) == (rule.when, rule.weight)
        if alike and not any(r.gives.keys() & rule.gives.keys() for r in held):
            held.append(rule)
        else:
            out.append([rule])
    return out


def _row(t: Table, rules: list[Rule], link: Link) -> Row:
    first = rules[0]
    when = [[(o, q.options[o]) for o in first.when.get(name, ())] for name, q in t.questions.items()]
    data = {
        "when": {name: list(options) for name, options in first.when.items()},
        "weight": WEIGHTS.index(first.weight),
        "gives": {answer: t.words(rule, answer, {}) for rule in rules for answer in rule.gives},
    }
    gives = [next((g for r in rules if (g := _given(t, r, answer, link))), None) for answer in t.answers]
    return Row(rules, when, gives, json.dumps(data, ensure_ascii=False), WEIGHED[first.weight])


def _left(t: Table, found: dict[str, list[dict[str, str]]]) -> list[Left]:
    return [
        Left(t.answers[a], ["、".join(case.values()) for case in cases[:FEW]], max(0, len(cases) - FEW))
        for a, cases in found.items()
        if cases
    ]


def _card(t: Table, link: Link) -> Card:
    rows = [_row(t, rules, link) for rules in _together(t)]
    return Card(t, rows, _left(t, t.gaps()), _left(t, t.clashes()), sum(1 for _ in t.cases()))


def table_html(id: str, link: Link, place: str = "", only: str = "") -> Markup:
    """Render a decision table, all its readings or `only` one, with how to cite it.

    `place` is the fragment id where this is the table's home; elsewhere it is shown without one.
    """
    return render(
        "decision",
        link=link,
        place=place,
        cards=[_card(t, link) for name, t in tables()[id].items() if not only or name == only],
        fingerprint=table_fingerprint(id),
        citations=[(format, citing.cite(id, format)) for format in ("text", "bibtex")],
    )
