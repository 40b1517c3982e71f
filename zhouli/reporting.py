"""What the command line answers, as tables and lists of plain values."""

from collections.abc import Mapping
from dataclasses import asdict
from fractions import Fraction
from typing import Any

from msgspec.structs import asdict as fields

from zhouli.edition import NotFound, Passage
from zhouli.library import edition
from zhouli.numerals import Numeral
from zhouli.numerals import read as read_numeral


def _exact(value: Any) -> Any:
    """Fractions as strings, everything else as it is."""
    return str(value) if isinstance(value, Fraction) else value


def _members(numeral: Numeral) -> list[Any]:
    return [[_exact(x) for x in m] if isinstance(m, tuple) else _exact(m) for m in numeral.members]


def numeral(text: str, unit: str | None, scale: str | None, context: tuple[str, str]) -> dict[str, Any]:
    """Read one numeral."""
    found = read_numeral(text, unit=unit, scale=scale, context=context)
    return {
        "text": found.text,
        "value": None if found.value is None else str(found.value),
        "rule": found.rule,
        "members": _members(found),
        "unit": found.unit,
        "done": found.done,
        "rivals": [
            {"value": None if r.value is None else str(r.value), "rule": r.rule} for r in found.rivals
        ],
        "ladders": [{"value": str(r.value), "by": r.scale} for r in found.ladders],
    }


def passage_data(passage: Passage) -> dict[str, Any]:
    """Give a passage with its apparatus."""
    return {
        "id": passage.id,
        "office": passage.office,
        "layer": passage.layer,
        "speaker": passage.speaker,
        "text": passage.text,
        "translation": passage.translation,
        "pages": list(passage.pages),
        "variants": [fields(v) for v in passage.variants],
        "mends": [{**fields(m), "authorities": [fields(a) for a in m.authorities]} for m in passage.mends],
        "asides": [fields(a) for a in passage.asides],
        "notes": list(passage.notes),
        "voices": [fields(v) for v in passage.voices],
        "status": passage.status,
    }


def passages(office: str = "") -> list[dict[str, Any]]:
    """Give the passages of one office or work, or of all."""
    return [passage_data(p) for p in edition() if not office or p.office == known_office(office)]


def known_office(slug: str) -> str:
    """Return a slug that the edition has; raise NotFound for another."""
    if slug and slug not in edition().works:
        raise NotFound(f"no office {slug}; there are {', '.join(edition().works)}")
    return slug


def derivations() -> list[dict[str, Any]]:
    """Give every derivation: what it is, whose, how it stands and where its address is."""
    from zhouli.citing import citable
    from zhouli.derivation import heading, in_order, registry
    from zhouli.quantities import plain
    from zhouli.solving import VERDICTS, fingerprint, solve

    rows = []
    for id in in_order():
        readings = registry()[id]
        first = next(iter(readings.values()))
        solved = {reading: solve(id, reading) for reading in readings}
        main = solved[first.reading]
        status = max((s.status for s in solved.values()), key=VERDICTS.index)
        nodes = [n for d in readings.values() for n in d.nodes]
        rows.append(
            {
                "id": id,
                "title": heading(id),
                "kind": "consequence" if first.ours else "attested",
                "authority": first.authority,
                "readings": [
                    {"name": d.reading, "authority": d.authority, "title": d.title} for d in readings.values()
                ],
                "status": status,
                "results": [
                    dict(zip(("name", "value", "unit"), (n, *plain(main[n])), strict=True))
                    for n in first.results
                ],
                "passages": list(dict.fromkeys(s.passage for n in nodes for s in n.spans)),
                "uses": list(dict.fromkeys(u for d in readings.values() for u in d.upstream())),
                "url": citable(id).url,
                "fingerprint": fingerprint(id),
            }
        )
    return rows


def derive(id: str, reading: str, changes: Mapping[str, str]) -> dict[str, Any]:
    """Evaluate one derivation, with other values laid over some premises."""
    from zhouli.derivation import PREMISES
    from zhouli.quantities import plain
    from zhouli.solving import solve

    solution = solve(id, reading, set=changes)
    given, steps = [], []
    for step in solution.steps:
        node = step.node
        value, unit = (None, "") if step.value is None else plain(step.value)
        at = node.span.passage if node.span else None
        if node.kind in PREMISES | {"uses"}:
            row = {
                "name": node.name,
                "kind": node.kind,
                "value": value,
                "unit": unit,
                "words": step.words,
                "at": at,
            }
            row |= {"asserts": step.asserts, "by": node.by} | ({"done": step.done} if step.done else {})
            given.append(
                row | ({"why": node.why} if node.why else {}) | ({"from": node.source} if node.source else {})
            )
        else:
            steps.append(
                {
                    "names": [node.name],
                    "kind": node.kind,
                    "expression": str(node.expr) if node.expr is not None else node.proof.kind,
                    "values": [f"{value}{unit}" if value is not None else None],
                    "stated": None if step.stated is None else "".join(plain(step.stated)),
                    "words": step.words,
                    "at": at,
                    "verdict": step.verdict,
                }
            )
    results = [
        dict(zip(("name", "value", "unit"), (n, *plain(solution[n])), strict=True))
        for n in solution.derivation.results
    ]
    head: dict[str, Any] = {"id": id, "reading": solution.derivation.reading, "status": solution.status}
    head |= {"outside": [f"outside what the model means: {line}" for line in solution.outside]}
    return head | {"given": given, "steps": steps, "results": results}


def table_list() -> list[dict[str, Any]]:
    """Give every decision table: what it is, whose, what it asks and answers, and how it stands."""
    from zhouli.citing import citable
    from zhouli.decision import tables

    return [
        {
            "id": id,
            "title": first.title,
            "kind": "consequence" if first.ours else "attested",
            "authority": first.authority,
            "readings": [{"name": t.reading, "authority": t.authority, "status": t.status} for t in held.values()],
            "asks": {q.name: list(q.options) for q in first.questions.values()},
            "gives": list(first.answers),
            "passages": list(dict.fromkeys(s.passage for t in held.values() for _, s in t.spans())),
            "url": citable(id).url,
            "fingerprint": citable(id).fingerprint,
        }
        for id, held in tables().items()
        for first in (next(iter(held.values())),)
    ]


def ask(id: str, reading: str, case: Mapping[str, str], laid: Mapping[str, str]) -> dict[str, Any]:
    """Put a case to a decision table, with other words laid over some answers; without a case give the whole table."""
    from zhouli.decision import find_table

    table = find_table(id, reading)
    head = {"id": id, "reading": table.reading}
    if case:
        found = table.ask(case, laid)
        rows = [
            {"name": name, "words": list(a.words), "verdict": a.verdict, "rules": list(a.rules)}
            for name, a in found.items()
        ]
        return head | {"case": dict(case), "answers": rows}
    rules = [
        {
            "name": rule.name,
            "weight": rule.weight,
            "when": {name: list(options) for name, options in rule.when.items()},
            "gives": {a: edition().words(span) for a, span in rule.gives.items()},
            "at": next(iter(rule.gives.values())).passage,
            "says": rule.says,
            "why": rule.why,
            "repeated": [next(iter(found.values())).passage for found in rule.repeated],
        }
        for rule in table.rules.values()
    ]
    gaps, clashes = table.gaps(laid), table.clashes(laid)
    return head | {"status": table.status, "rules": rules, "silent": gaps, "clash": clashes}


def coverage_data(office: str = "") -> dict[str, Any]:
    """Account for every numeral of one office or work, or of all."""
    from zhouli.coverage import coverage, totals

    known_office(office)
    passages = []
    for id, found in coverage(office).items():
        passage = edition()[id]
        rows = [
            {
                "start": c.numeral.start,
                "end": c.numeral.end,
                "text": c.numeral.text,
                "value": None if c.numeral.value is None else str(c.numeral.value),
                "role": c.role,
                "uses": [asdict(use) for use in c.uses],
            }
            for c in found
        ]
        passages.append(
            {
                "id": id,
                "office": passage.office,
                "layer": passage.layer,
                "text": passage.text,
                "numerals": rows,
            }
        )
    return {"passages": passages, "totals": dict(totals(office))}


def schemas() -> dict[str, Any]:
    """Give the JSON Schema of a file of works."""
    from zhouli.edition.schema import WorkFile, json_schema

    return json_schema(WorkFile)
