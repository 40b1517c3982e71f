"""What a commentary is checked for: each check returns its faults, a line each, with what to write instead.

What a commentary holds is written down in its `expected.toml`: how many passages a work has, what no arithmetic
checks, what is proved, what every published id was cited as. A change of it is then a change that somebody meant.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import pairwise
from typing import Any

from msgspec import Struct, field

from zhouli import coverage, slips, translations, units
from zhouli.decision import Table, table_fingerprint, tables
from zhouli.derivation import Derivation, Refused, registry
from zhouli.edition import EditionError, Passage
from zhouli.edition.schema import Invalid, checked
from zhouli.library import Commentary
from zhouli.proof import Unproved
from zhouli.solving import VERDICTS, fingerprint, solve

FILE = "expected.toml"
PAIRS = (("「", "」"), ("『", "』"), ("《", "》"), ("〈", "〉"), ("〔", "〕"), ("（", "）"))


class Expected(Struct, forbid_unknown_fields=True):
    """What `expected.toml` says of a commentary."""

    passages: dict[str, dict[str, int]] = field(default_factory=dict)  # by work and layer
    open: dict[str, int] = field(default_factory=dict)  # numerals that enter no derivation, by work
    unchecked: dict[str, str] = field(default_factory=dict)  # premises that nothing checks, and why
    proofs: dict[str, tuple[str, ...]] = field(default_factory=dict)  # the proofs of a derivation, by name
    status: dict[str, str] = field(default_factory=dict)  # of derivations that do not simply agree
    english: dict[str, str] = field(default_factory=dict)  # figures of a translation that are not the text's, and why
    ids: dict[str, str] = field(default_factory=dict)  # every published id, and the head of its fingerprint


def expected(c: Commentary) -> Expected:
    """Read what a commentary expects of itself; nothing where it has no such file yet.

    Raises EditionError when the file is not of that form.
    """
    path = c.folder / FILE
    if not path.exists():
        return Expected()
    try:
        found: Expected = checked(tomllib.loads(path.read_text(encoding="utf8")), Expected)
    except (tomllib.TOMLDecodeError, Invalid) as fault:
        raise EditionError(f"{c.folder.name}/{FILE}: {fault}") from None
    return found


def holds(c: Commentary) -> Expected:
    """Work out what a commentary holds now; premises that nothing checks come without a reason."""
    by_work = {
        slug: Counter(p.layer for p in c.edition if p.office == slug) for slug in c.edition.works
    }
    readings = _readings(c)
    ours = {d.id for d in readings}
    status: dict[str, str] = {}
    for d in readings:
        found = solve(d.id, d.reading).status
        status[d.id] = max(status.get(d.id, found), found, key=VERDICTS.index)
    proofs = {d.id: tuple(n.name for n in d.nodes if n.kind == "proof") for d in readings}
    return Expected(
        passages={slug: dict(sorted(found.items())) for slug, found in sorted(by_work.items())},
        open={slug: n for slug in sorted(by_work) if (n := _open(slug))},
        unchecked=dict.fromkeys(
            [k for k in coverage.unchecked() if k.rpartition(".")[0] in ours]
            + [f"{t.id}.{k}" for t in _tables(c) for k in t.unchecked()],
            "",
        ),
        proofs={id: found for id, found in proofs.items() if found},
        status={id: found for id, found in status.items() if found != "agrees"}
        | {_reading(t): t.status for t in _tables(c) if t.status != "complete"},
        ids=ids(c),
    )


def ids(c: Commentary) -> dict[str, str]:
    """Give every id of a commentary with the first six characters of its fingerprint, sorted."""
    found = {p.id: p.fingerprint[:6] for p in c.edition}
    found |= {d.id: fingerprint(d.id)[:6] for d in c.derivations}
    found |= {t.id: table_fingerprint(t.id)[:6] for t in c.tables}
    return dict(sorted(found.items()))


def accept(c: Commentary) -> None:
    """Write what a commentary holds now into its `expected.toml`; reasons, and ids already published, stay."""
    before, now = expected(c), holds(c)
    now.unchecked = {key: before.unchecked.get(key, why) for key, why in now.unchecked.items()}
    now.ids = dict(sorted((now.ids | before.ids).items()))
    tables: dict[str, dict[str, Any]] = {
        **{f"passages.{slug}": found for slug, found in now.passages.items()},
        "open": now.open, "unchecked": now.unchecked, "proofs": now.proofs, "status": now.status,
        "english": before.english, "ids": now.ids,
    }  # fmt: skip
    lines = [f"# What this commentary holds. `zhouli check --accept` writes it; see {FILE} in “Write a commentary”."]
    for name, table in tables.items():
        lines += ["", f"[{name}]"]
        lines += [f"{_key(key)} = {json.dumps(value, ensure_ascii=False)}" for key, value in table.items()]
    (c.folder / FILE).write_text("\n".join(lines) + "\n", encoding="utf8")


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key)


def _open(slug: str) -> int:
    found = coverage.totals(slug)
    return found["open"] + found["uncertain"]


def _readings(c: Commentary) -> list[Derivation]:
    """The derivations of a commentary as the library holds them."""
    return [d for id in dict.fromkeys(d.id for d in c.derivations) for d in registry()[id].values()]


def _tables(c: Commentary) -> list[Table]:
    return [t for id in dict.fromkeys(t.id for t in c.tables) for t in tables()[id].values()]


def _reading(table: Table) -> str:
    return f"{table.id}/{table.reading}" if table.reading else table.id


# ---- The checks ----


def text(c: Commentary) -> Iterator[str]:
    """Passages: translation of these words, numbers without a gap, pages in order, marks in pairs, variants that vary."""
    rows: dict[tuple[str, str], list[Passage]] = {}
    for p in c.edition:
        rows.setdefault((p.section, p.layer), []).append(p)
        if p.of and p.of != p.fingerprint:
            yield f"{p.id}: the translation renders an older text; translate again and set of: {p.fingerprint}"
        elif not p.of:
            yield f"{p.id}: of is missing; once the translation renders these words, write of: {p.fingerprint}"
        if p.heard and p.heard != p.voicing:
            yield f"{p.id}: other voices than were settled; if the change is meant, set heard: {p.voicing}"
        for opening, closing in PAIRS:
            if p.text.count(opening) != p.text.count(closing):
                yield f"{p.id}: {opening} and {closing} are not in pairs; close each where it ends"
        for v in p.variants:
            if v.reading == v.lemma:
                yield f"{p.id}: variants: {v.lemma} varies from itself; leave it out"
        for m in p.mends:
            if m.mended == m.words:
                yield f"{p.id}: mends: {m.words} is mended into itself; leave it out"
    for (section, layer), found in rows.items():
        numbers = [int(n) for p in found if (n := p.id.rsplit(".", 1)[1]).isdigit()]
        if numbers != list(range(1, len(numbers) + 1)):
            yield f"{section}.{layer}: its passages are numbered {numbers}; write 1, 2, 3 … in the order of the text"
        for a, b in pairwise(found):
            if a.pages[0] and _leaf(b) < _leaf(a):
                yield f"{b.id}: pages {b.pages[0]} come before those of {a.id}; set them right"


def _leaf(p: Passage) -> tuple[int, str]:
    leaf = p.pages[0].rsplit("-", 1)[-1]
    return int(re.sub(r"\D", "", leaf) or 0), leaf[-1:]


def english(c: Commentary) -> Iterator[str]:
    """Translations: their figures are those of the numerals they render, or it is said why not."""
    declared = expected(c).english
    found = [fault for p in c.edition for fault in translations.faults(p)]
    yield from (f"english: {fault}; mend it, or say why in {FILE}" for fault in found if fault not in declared)
    for fault in sorted(declared.keys() - set(found)):
        yield f"english: {fault}: no longer so; take it out of {FILE}"


def verdicts(c: Commentary) -> Iterator[str]:
    """Derivations: every body runs, every stated result is reached or declared, every proof goes through."""
    for d in _readings(c):
        try:
            found = solve(d.id, d.reading).faults
        except (Refused, Unproved) as fault:
            yield str(fault)
            continue
        for step in found:
            yield f"{d.id}.{step.node.name}: {step.value} against {step.words} ({step.stated}): {step.verdict}, not declared"


    for table in _tables(c):
        try:
            yield from (f"{fault}; mend the quotation, or give the reading to whom it belongs" for fault in table.faults())
        except Refused as fault:
            yield str(fault)


def ladders(c: Commentary) -> Iterator[str]:
    """Measures: what a derivation makes of a unit is what some source of the ladder of units has."""
    for d in _readings(c):
        for noun, amount in solve(d.id, d.reading).rungs.items():
            ((monomial, count),) = amount.items() if len(amount) == 1 else (((), Fraction(0)),)
            if len(monomial) != 1 or monomial[0][1] != 1 or noun not in units.UNITS:
                continue
            figures = _down(noun, monomial[0][0])
            if figures and count not in figures:
                known = " or ".join(map(str, sorted(figures)))
                yield (
                    f"{d.id}: {noun} is made {count} {monomial[0][0]}, and the ladder of units has {known}; "
                    "set it right, or give the figure with its source under others in units.toml"
                )


def _down(noun: str, small: str) -> set[Fraction]:
    """How many of a small unit make one of a greater, by every source; nothing where no ladder joins them."""
    figures = {Fraction(1)}
    for step in units.ladder(noun):
        figures = {each * ratio for each in figures for ratio in (step.ratio, *(n for n, _ in step.others))}
        if step.small == small:
            return figures
    return set()


def accounts(c: Commentary) -> Iterator[str]:
    """What the commentary holds is what it expects to hold, and what nothing checks says why."""
    want, now = expected(c), holds(c)
    for name in ("passages", "open", "proofs", "status"):
        held: dict[str, Any] = getattr(now, name)
        wanted: dict[str, Any] = getattr(want, name)
        for key in sorted(held.keys() | wanted.keys()):
            if held.get(key) != wanted.get(key):
                is_now, was = _shown(held.get(key)), _shown(wanted.get(key))
                yield f"{name}: {key} is {is_now}, and {FILE} expects {was}; mend the one or the other"
    for key in sorted(now.unchecked.keys() - want.unchecked.keys()):
        yield f"unchecked: no stated result depends on {key}; check it by another sentence, or say in {FILE} why not"
    for key in sorted(want.unchecked.keys() - now.unchecked.keys()):
        yield f"unchecked: {key} is checked now, or gone; take it out of {FILE}"
    for key, why in want.unchecked.items():
        if not why:
            yield f"unchecked: {key} stands in {FILE} without a reason; say what nothing is computed from"


def _shown(value: object) -> str:
    return "nothing" if value is None else json.dumps(value, ensure_ascii=False)


def addresses(c: Commentary) -> Iterator[str]:
    """No id is lost, and what it was cited for has not changed unawares."""
    want, now = expected(c).ids, ids(c)
    for id, print_ in want.items():
        if id not in now:
            yield f"{id} is lost: it was published; bring it back under the same id"
        elif now[id] != print_:
            yield (
                f"{id} was cited as {print_} and is {now[id]}: if its words or numbers were meant to change, write "
                f"{now[id]} in {FILE} and say so in the change; if not, undo the change"
            )
    if new := [id for id in now if id not in want]:
        yield f"{len(new)} new ids, from {new[0]}: run zhouli check --accept"


def copyists(c: Commentary) -> Iterator[str]:
    """Slips: another digit, power or verb in any number quoted is noticed, but where nothing checks it."""
    let_be = slips.beyond() | expected(c).unchecked.keys()
    seen: set[str] = set()
    for slip in slips.slips(set(c.edition.passages)):
        names = slips.quoted_as(slip.span)
        if slip.noticed == "nothing" and not seen & set(names) and not any(n in let_be for n in names):
            seen.update(names)
            yield f"slips: {slip.slipped} for {slip.words} in {slip.span.passage} ({', '.join(names)}) goes unnoticed"


CHECKS: dict[str, Callable[[Commentary], Iterator[str]]] = {
    "text": text,
    "english": english,
    "verdicts": verdicts,
    "ladders": ladders,
    "accounts": accounts,
    "addresses": addresses,
    "slips": copyists,
}


def check(c: Commentary, names: Iterable[str] = tuple(CHECKS)) -> list[str]:
    """Run checks over one commentary of the current library and return all faults.

    After a fault in the verdicts nothing more is asked of the derivations.
    """
    out: list[str] = []
    for name in names:
        out += CHECKS[name](c)
        if name == "verdicts" and out:
            break
    return out
