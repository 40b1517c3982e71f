"""Evaluation: walk the nodes of a derivation, read its words, compare what it reaches with what is stated."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from typing import Any

import sympy as sp

from zhouli import library
from zhouli.derivation import PREMISES, STATED, Derivation, Node, Refused, exact, find, registry, unit
from zhouli.edition import Edition, Span, bare
from zhouli.proof import Unproved
from zhouli.quantities import Values, express, plain, ratio, read, reduce

# From best to worst; a derivation is as good as the worst of its verdicts.
VERDICTS = ["unstated", "proved", "agrees", "agrees as mended", "moved", "differs"]


@dataclass(frozen=True)
class Step:
    """A node evaluated: its value, what the words state, and the verdict on the two.

    `laid` is true where a what-if has put another value in place of the text's.
    """

    node: Node
    value: Any
    words: str = ""
    stated: Any = None
    verdict: str = ""
    mended: str = ""
    laid: bool = False

    @property
    def asserts(self) -> str:
        """Who asserts the quantity, and through whom; `ours` when nobody in the text does, `what if` when changed."""
        if self.laid:
            return "what if"
        if self.node.spans:
            return library.edition()[self.node.spans[0].passage].voice(self.node.spans[0])
        if self.node.source:
            return Step(find(self.node.source, self.node.reading).node(self.node.origin), None).asserts
        return "ours"


@dataclass(frozen=True, repr=False)
class Solution:
    """One derivation evaluated under one reading and one set of what-ifs."""

    derivation: Derivation
    steps: tuple[Step, ...]
    ladder: Values
    altered: bool

    def __getitem__(self, name: str) -> sp.Expr:
        value = self.get(name)
        if value is None:
            raise Refused(f"{self.derivation.id}.{name} divides by nothing; change the premise that is 0")
        return value

    def get(self, name: str) -> Any:
        """Return a value, or None when a changed premise has left nothing to divide by."""
        for step in self.steps:
            if step.node.name == name and step.node.kind not in {"again", "proof"}:
                return step.value
        raise Refused(f"{self.derivation.id} makes no {name}; it makes {', '.join(self.derivation.symbols)}")

    def __repr__(self) -> str:
        found = ", ".join(f"{n} = {self.get(n)}" for n in self.derivation.results)
        return f"<{self.derivation.id} {self.derivation.reading}: {self.status}; {found}>".replace(" :", ":")

    @property
    def verdicts(self) -> dict[str, str]:
        """Verdicts by name; a repeated statement is named `name~1`, `name~2` …."""
        out: dict[str, str] = {}
        for step in self.steps:
            if step.verdict:
                name, k = step.node.name, 0
                while name in out:
                    name, k = f"{step.node.name}~{k + 1}", k + 1
                out[name] = step.verdict
        return out

    @property
    def status(self) -> str:
        """The worst of the verdicts; a consequence of ours that proves something and fails nowhere is proved.

        That one quotation repeats another is no result: it counts only when it fails.
        """
        d = self.derivation
        found = {
            s.verdict for s in self.steps if s.verdict and not (s.verdict == "agrees" and d.restates(s.node))
        }
        if self.derivation.ours and "proved" in found and found <= {"unstated", "agrees", "proved"}:
            return "proved"
        return max(found, key=VERDICTS.index, default="unstated")

    @property
    def faults(self) -> list[Step]:
        """Steps whose verdict is not the one declared in the body."""
        return [
            s
            for s in self.steps
            if s.verdict and s.node.holds != (s.verdict not in {"differs", "agrees as mended"})
        ]


class Walk:
    """One evaluation: the edition, what is laid over names, and the readings chosen, with a memory in `done`."""

    def __init__(self, edition: Edition, put: Mapping[str, Any], readings: Mapping[str, str]):
        self.edition, self.put, self.readings = edition, put, readings
        self.done: dict[tuple[str, str], Solution] = {}
        self.met: set[str] = set()  # keys of `put` that some derivation came upon
        self.plain = edition is library.edition() and not (put or readings)

    def solve(self, id: str, reading: str = "") -> Solution:
        """Solve one derivation, and through it those it rests on, each once."""
        reading = reading or self.readings.get(id, "")
        if self.plain:
            return _transmitted(find(id, reading))
        if (id, reading) not in self.done:
            self.done[id, reading] = self.walk(find(id, reading))
        return self.done[id, reading]

    def _words(self, span: Span) -> tuple[str, tuple[str, str]]:
        line = self.edition[span.passage].text
        return self.edition.words(span), (bare(line[: span.start]), bare(line[span.end :]))

    def _read(self, d: Derivation, node: Node, words: str, context: tuple[str, str]) -> sp.Expr:
        try:
            return read(words, node.noun, node.sense, context)
        except Refused as fault:
            raise Refused(f"{d.id}.{node.name}: {fault}") from None

    def _premise(self, d: Derivation, node: Node, ladder: Values) -> Step:
        key = f"{d.id}.{node.name}"
        words, context, value = "、".join(self.edition.words(s) for s in node.spans), ("", ""), node.expr
        if node.kind == "given":
            words, context = self._words(node.spans[0])
            value = self._read(d, node, words, context)
            if words != (before := self.edition.transmitted(node.spans[0])):
                _same_kind(key, words, value, self._read(d, node, before, context), ladder)
        if key not in self.put:
            return Step(node, value, words)
        self.met.add(key)
        new = self.put[key]
        if isinstance(new, str):
            laid = self._read(d, node, bare(new) or new, context)
            _same_kind(key, new, laid, value, ladder)
            return Step(node, laid, new, laid=True)
        number, measure = value.as_coeff_Mul()
        return Step(node, exact(new, key) * (measure if number else 1), str(new), laid=True)

    def walk(self, d: Derivation) -> Solution:
        """Evaluate the nodes of one derivation in order."""
        ladder: dict[sp.Symbol, sp.Expr] = {}
        altered = bool({k for k in self.put if k.startswith(d.id + ".")})
        for id in d.measures:
            source = self.solve(id)
            ladder |= source.ladder
            altered |= source.altered
        values: dict[sp.Symbol, sp.Expr] = {}
        steps: list[Step] = []
        for node in d.nodes:
            if node.kind == "measure":
                ladder[sp.Symbol(node.name, positive=True)] = _rung(d, node, values, ladder)
                continue
            if node.kind in PREMISES:
                step = self._premise(d, node, ladder)
            elif node.kind == "uses":
                source = self.solve(node.source, node.reading)
                altered |= source.altered
                value = source.get(node.origin)
                laid = source.altered and value != solve(node.source, node.reading).get(node.origin)
                step = Step(node, value, laid=laid)
            elif node.kind == "proof":
                step = Step(node, None, verdict=self._prove(d, node, values, altered))
            else:
                step = self._step(d, node, values, ladder, altered)
            if step.value is not None and node.kind != "again":
                values[d.symbols[node.name]] = step.value
            steps.append(step)
        return Solution(d, tuple(steps), ladder, altered)

    def _step(self, d: Derivation, node: Node, values: Values, ladder: Values, altered: bool) -> Step:
        lost = {s for s in node.expr.free_symbols if str(s) in d.symbols} - set(values)
        value = None if lost else reduce(node.expr.xreplace(values), ladder)
        if value is None or value.has(sp.zoo, sp.oo, sp.nan):
            if not altered:
                raise Refused(
                    f"{d.id}.{node.name}: {node.expr} divides by nothing; change the premise that is 0"
                )
            return Step(node, None, verdict="moved")  # refused only where it is asked for
        if node.kind in STATED:
            return self._compare(d, Step(node, value), ladder, altered)
        if node.noun:
            over, _, under = node.noun.partition("/")
            value = express(value, unit(over, node.sense or None) / (unit(under) if under else 1), ladder)
        return Step(node, value, verdict="unstated")

    def _prove(self, d: Derivation, node: Node, values: Values, altered: bool) -> str:
        """A proof that a changed premise undoes is moved; one that fails on the text itself is a fault."""
        there = node.proof.at(values)
        try:
            there.check()
        except Unproved as fault:
            if not altered:
                raise Unproved(f"{d.id}.{node.name}: {fault}") from None
            return "moved"
        return "proved" if there.general() else "agrees"  # an equality of two numbers is no theorem

    def _compare(self, d: Derivation, step: Step, ladder: Values, altered: bool) -> Step:
        node, span = step.node, step.node.spans[0]
        words, context = self._words(span)
        stated = self._read(d, node, words, context)
        nil = stated == 0
        quotient = ratio(step.value, stated, ladder)
        if quotient is None and not nil and step.value != 0:
            raise Refused(
                f"{d.id}.{node.name}: {step.value} is not of the kind of {words} ({stated}); "
                "quote words of the same unit, or supply the noun or its sense"
            )
        if quotient == 1 or (nil and step.value == 0):
            return replace(step, words=words, value=stated, stated=stated, verdict="agrees")
        shown = step.value if nil else express(step.value, stated.as_coeff_Mul()[1], ladder)
        step = replace(
            step, words=words, value=shown, stated=stated, verdict="moved" if altered else "differs"
        )
        if node.by == "at most" and quotient is not None and quotient < 1:
            return replace(step, verdict="agrees")
        mended = self.edition.mended(span) if words == self.edition.transmitted(span) else None
        if mended:
            try:
                if ratio(shown, self._read(d, node, mended, context), ladder) == 1:
                    return replace(step, verdict="agrees as mended", mended=mended)
            except Refused:  # the mend stands beside the number and leaves none
                pass
        return step


def _same_kind(key: str, words: str, new: sp.Expr, old: sp.Expr, ladder: Values) -> None:
    if new != 0 and old != 0 and ratio(new, old, ladder) is None:
        raise Refused(f"{key}: {words} ({new}) is not of the kind of {old}; write words of the same unit")


def _rung(d: Derivation, node: Node, values: Values, ladder: Values) -> sp.Expr:
    """What one unit is in others; nothing, and itself, are no measure."""
    made: sp.Expr = reduce(node.expr.xreplace(values), ladder)
    if made == 0 or made.has(sp.zoo, sp.oo, sp.nan) or made.has(sp.Symbol(node.name, positive=True)):
        raise Refused(f"{d.id}: {node.name} is measured by {made}; change the premise that is 0")
    return made


def solve(
    id: str,
    reading: str = "",
    *,
    set: Mapping[str, Any] | None = None,
    readings: Mapping[str, str] | None = None,
    edition: Edition | None = None,
) -> Solution:
    """Evaluate a derivation with everything it rests on.

    `set` lays other values over premises, here or upstream: {"r": "四分去一"} or {"other-id.r": Fraction(1, 4)};
    words are read, numbers take the unit of the premise. `readings` chooses a reading for an id upstream.
    Raises Refused for an unknown id, reading or premise, for a float, for words that state no one number, and for
    a premise that the result does not rest on.
    """
    d = find(id, reading)
    put = dict(_laid(d, key, value) for key, value in (set or {}).items())
    if not (put or readings or edition):
        return _transmitted(d)
    for other, chosen in (readings or {}).items():
        find(other, chosen)
    walk = Walk(edition or library.edition(), put, readings or {})
    solution = walk.solve(id, reading)
    if unmet := sorted(put.keys() - walk.met):
        owner, _, name = unmet[0].rpartition(".")
        holders = [r for r, o in registry()[owner].items() if r and name in {n.name for n in o.premises()}]
        hint = f"it is a premise of the reading {', '.join(holders)}" if holders else "leave it out"
        raise Refused(f"{unmet[0]} has no part in {id}{f' ({d.reading})' if d.reading else ''}; {hint}")
    return solution


def _laid(d: Derivation, key: str, value: Any) -> tuple[str, Any]:
    """Check that a what-if names a premise, in some reading, and hands in words or an exact number."""
    owner, _, name = key.rpartition(".")
    owner = owner or d.id
    chosen = d if owner == d.id else find(owner)
    if not any(name in {n.name for n in one.premises()} for one in (chosen, *registry()[owner].values())):
        chosen.node(name)
        names = ", ".join(n.name for n in chosen.premises()) or "none"
        raise Refused(f"{owner}.{name} is no premise; its premises are {names}")
    if not isinstance(value, str):
        return f"{owner}.{name}", exact(value, key)
    if not value.isascii():
        return f"{owner}.{name}", value
    try:  # digits, as a shell hands them in
        over, _, below = value.strip().partition("/")
        return f"{owner}.{name}", exact(Fraction(int(over), int(below or 1)), key)
    except (ValueError, ZeroDivisionError):
        raise Refused(
            f"{key}={value}: no exact number; write a whole number, a fraction, as 1/4, or Chinese words"
        ) from None


@cache
def _transmitted(d: Derivation) -> Solution:
    """The solution with nothing changed, which most of the book asks for again and again."""
    return Walk(library.edition(), {}, {}).walk(d)


def fingerprint(id: str) -> str:
    """Return twelve hexadecimal digits over the quoted words, values and stated values of all readings and upstream.

    Titles, translations and notation do not enter, so a citation outlives an improvement of prose.
    """
    return _fingerprint(find(id))


def _stated(step: Step) -> tuple[str, str]:
    return ("", "") if step.stated is None else plain(step.stated)


@cache
def _fingerprint(first: Derivation) -> str:
    id = first.id
    rows: list[Any] = []
    for reading, d in registry()[id].items():
        solution = solve(id, reading)
        rows += [
            [reading, s.node.kind, s.node.name, s.words, *plain(s.value), *_stated(s), s.node.by]
            if s.node.kind != "proof"
            else [reading, "proof", s.node.proof.kind, s.node.name, *s.node.proof.claims()]
            for s in solution.steps
        ]
        rows += [fingerprint(up) for up in d.upstream()]
    line = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(line.encode()).hexdigest()[:12]


def closed(id: str, name: str, reading: str = "", deep: bool = False) -> sp.Expr:
    """Write a result in terms of the premises of its derivation, or of everything upstream when `deep`.

    >>> closed("borrow-90-tong", "x")
    q*s
    """
    return find(id, reading).closed(name, deep)
