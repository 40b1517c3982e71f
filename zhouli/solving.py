"""Evaluation: walk the nodes of a derivation, read its words, compare what it reaches with what is stated."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import sympy as sp

from zhouli import edition as text
from zhouli import numerals, units
from zhouli.derivation import BOOK, PREMISES, STATED, Derivation, Node, Refused, exact, find, unit
from zhouli.edition import Edition, Span, bare
from zhouli.proof import Unproved

Values = Mapping[sp.Symbol, sp.Expr]  # by name, or by unit: a 同 in 夫
# From best to worst; a derivation is as good as the worst of its verdicts.
VERDICTS = ["unstated", "proved", "agrees", "agrees as mended", "moved", "differs"]


@dataclass(frozen=True)
class Step:
    """A node evaluated: its value, what the words state, and the verdict on the two."""

    node: Node
    value: Any
    words: str = ""
    stated: Any = None
    verdict: str = ""
    mended: str = ""

    @property
    def asserts(self) -> str:
        """Who asserts the quantity, and through whom; `ours` when nobody in the text does."""
        if self.node.spans:
            return text.edition()[self.node.spans[0].passage].voice(self.node.spans[0])
        if self.node.source:
            return Step(find(self.node.source, self.node.reading).node(self.node.origin), None).asserts
        return "ours"


@dataclass(frozen=True)
class Solution:
    """One derivation evaluated under one reading and one set of what-ifs."""

    derivation: Derivation
    steps: tuple[Step, ...]
    ladder: Values
    altered: bool

    def __getitem__(self, name: str) -> sp.Expr:
        for step in self.steps:
            if step.node.name == name and step.value is not None:
                return step.value
        raise Refused(f"{self.derivation.id} makes no {name}; it makes {', '.join(self.derivation.symbols)}")

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
        """The worst of the verdicts; a consequence of ours that proves something and fails nowhere is proved."""
        found = set(self.verdicts.values())
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


@cache
def read(words: str, noun: str = "", sense: str = "", context: tuple[str, str] = ("", "")) -> sp.Expr:
    """Read Chinese words as an exact number, or as a sum of numbers of units.

    `noun` is one that the text leaves out, with its scale if need be (萬夫); `sense` decides between senses of a noun.
    Raises Refused when they are no number or could be two.

    >>> read("十八分之十三"), read("四同三萬夫")
    (13/18, 4*同 + 30000*夫)
    """
    scale, noun = _scale(noun)
    try:
        numeral = numerals.read(words, unit=noun or None, context=context)
    except numerals.NumeralError as fault:
        raise Refused(f"{words}: {fault}") from None
    if numeral.members and isinstance(numeral.members[0], tuple):
        return scale * sp.Add(
            *(sp.Rational(n.numerator, n.denominator) * _unit(u, sense) for n, u in numeral.members)
        )
    value = numeral.value
    if value is None:
        rivals = " or ".join(f"{r.value} ({r.rule})" for r in numeral.rivals)
        raise Refused(
            f"{words} may be {rivals}; quote more of the sentence or supply the noun"
            if rivals
            else f"{words} states no number"
        )
    return scale * sp.Rational(value.numerator, value.denominator) * (_unit(noun, sense) if noun else 1)


def _scale(noun: str) -> tuple[sp.Rational, str]:
    """Split 萬夫, a noun with the scale that the text leaves out (四九三十六), into 10000 and 夫."""
    head = noun.rstrip("".join(units.nouns())) if noun and noun not in units.nouns() else ""
    return (read(head), noun[len(head) :]) if head else (sp.Integer(1), noun)


def _unit(noun: str, sense: str) -> sp.Symbol:
    """The sense is meant for the noun that has it; others in the same words keep their first sense."""
    return unit(noun, sense if sense in {u.sense for u in units.senses(noun)} else None)


def reduce(value: sp.Expr, ladder: Values) -> sp.Expr:
    """Bring a quantity down to the lowest units that the ladder reaches."""
    while (lower := value.xreplace(ladder)) != value:
        value = lower
    return sp.expand(value)


def express(value: sp.Expr, measure: sp.Expr, ladder: Values) -> sp.Expr:
    """Write a quantity in the unit `measure` when the ladder reaches both, else leave it as it is.

    >>> express(sp.Integer(180000) * unit("夫"), unit("同"), {unit("同"): 90000 * unit("夫")})
    2*同
    """
    quotient = sp.cancel(reduce(value, ladder) / reduce(measure, ladder))
    return value if quotient.free_symbols else quotient * measure


def _same_kind(key: str, words: str, new: sp.Expr, old: sp.Expr, ladder: Values) -> None:
    if new != 0 and old != 0 and sp.cancel(reduce(new, ladder) / reduce(old, ladder)).free_symbols:
        raise Refused(f"{key}: {words} ({new}) is not of the kind of {old}; write words of the same unit")


class Walk:
    """One evaluation: the edition, what is laid over names, and the readings chosen, with a memory in `done`."""

    def __init__(self, edition: Edition, put: Mapping[str, Any], readings: Mapping[str, str]):
        self.edition, self.put, self.readings = edition, put, readings
        self.done: dict[tuple[str, str], Solution] = {}

    def solve(self, id: str, reading: str = "") -> Solution:
        """Solve one derivation, and through it those it rests on, each once."""
        reading = reading or self.readings.get(id, "")
        if (id, reading) not in self.done:
            self.done[id, reading] = self._walk(find(id, reading))
        return self.done[id, reading]

    def _words(self, span: Span) -> tuple[str, tuple[str, str]]:
        line = self.edition[span.passage].text
        return self.edition.words(span), (bare(line[: span.start]), bare(line[span.end :]))

    def _read(self, d: Derivation, node: Node, words: str, context: tuple[str, str]) -> sp.Expr:
        try:
            return read(words, node.noun, node.sense, context)
        except Refused as fault:
            raise Refused(f"{d.id}.{node.name}: {fault}") from None

    def _premise(self, d: Derivation, node: Node, ladder: Values) -> sp.Expr:
        key = f"{d.id}.{node.name}"
        value = node.expr
        if node.kind == "given":
            words, context = self._words(node.spans[0])
            value = self._read(d, node, words, context)
            if words != (before := self.edition.transmitted(node.spans[0])):
                _same_kind(key, words, value, self._read(d, node, before, context), ladder)
        if key not in self.put:
            return value
        new = self.put[key]
        if isinstance(new, str):
            laid = self._read(d, node, new, ("", ""))
            _same_kind(key, new, laid, value, ladder)
            return laid
        number, units = value.as_coeff_Mul()
        return exact(new, key) * (units if number else 1)

    def _walk(self, d: Derivation) -> Solution:
        ladder: dict[sp.Symbol, sp.Expr] = {}
        altered = bool({k for k in self.put if k.startswith(d.id + ".")})
        for id in d.measures:
            source = self.solve(id)
            ladder |= source.ladder
            altered |= source.altered
        values: dict[sp.Symbol, sp.Expr] = {}
        steps: list[Step] = []
        for node in d.nodes:
            step = Step(node, None)
            if node.kind in PREMISES:
                words = "、".join(self.edition.words(s) for s in node.spans)
                step = replace(step, value=self._premise(d, node, ladder), words=words)
            elif node.kind == "uses":
                source = self.solve(node.source, node.reading)
                altered |= source.altered
                step = replace(step, value=source[node.origin])
            elif node.kind == "measure":
                ladder[sp.Symbol(node.name, positive=True)] = reduce(node.expr.xreplace(values), ladder)
                continue
            elif node.kind == "proof":
                step = replace(step, verdict=self._prove(node, values, altered))
            else:
                value = reduce(node.expr.xreplace(values), ladder)
                if value.has(sp.zoo, sp.oo, sp.nan):
                    raise Refused(
                        f"{d.id}.{node.name}: {node.expr} divides by nothing; change the premise that is 0"
                    )
                step = replace(step, value=value, verdict="unstated")
                if node.kind in STATED:
                    step = self._compare(d, step, ladder, altered)
                elif node.noun:
                    over, _, under = node.noun.partition("/")
                    measure = unit(over, node.sense or None) / (unit(under) if under else 1)
                    step = replace(step, value=express(value, measure, ladder))
            if step.value is not None and node.kind != "again":
                values[d.symbols[node.name]] = step.value
            steps.append(step)
        return Solution(d, tuple(steps), ladder, altered)

    def _prove(self, node: Node, values: Values, altered: bool) -> str:
        """A proof that a changed premise undoes is moved; one that fails on the text itself is a fault."""
        try:
            node.proof.at(values).check()
        except Unproved:
            if not altered:
                raise
            return "moved"
        return "proved"

    def _compare(self, d: Derivation, step: Step, ladder: Values, altered: bool) -> Step:
        node, span = step.node, step.node.spans[0]
        words, context = self._words(span)
        stated = self._read(d, node, words, context)
        lowest = reduce(stated, ladder)
        quotient = sp.cancel(step.value / lowest) if lowest != 0 else step.value
        if quotient.free_symbols:
            raise Refused(
                f"{d.id}.{node.name}: {step.value} is not of the kind of {words} ({stated}); "
                "quote words of the same unit, or supply the noun or its sense"
            )
        if quotient == (1 if lowest != 0 else 0):
            return replace(step, words=words, value=stated, stated=stated, verdict="agrees")
        shown = express(step.value, stated.as_coeff_Mul()[1], ladder)
        step = replace(
            step, words=words, value=shown, stated=stated, verdict="moved" if altered else "differs"
        )
        if node.by == "at most" and quotient < 1:
            return replace(step, verdict="agrees")
        mended = self.edition.mended(span) if words == self.edition.transmitted(span) else None
        if mended and reduce(self._read(d, node, mended, context), ladder) == reduce(shown, ladder):
            return replace(step, verdict="agrees as mended", mended=mended)
        return step


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
    Raises Refused for an unknown id, reading or premise, for a float, and for words that state no one number.
    """
    find(id, reading)
    put = {}
    for key, value in (set or {}).items():
        owner, _, name = key.rpartition(".")
        owner = owner or id
        chosen = find(owner, reading if owner == id else (readings or {}).get(owner, ""))
        # A premise may belong to a reading other than the one that comes first.
        able = [d for d in (chosen, *BOOK[owner].values()) if name in {n.name for n in d.premises()}]
        source = (able or [chosen])[0]
        if source.node(name).kind not in PREMISES:
            names = ", ".join(n.name for n in source.premises()) or "none"
            raise Refused(f"{source.id}.{name} is no premise; its premises are {names}")
        put[f"{source.id}.{name}"] = value if isinstance(value, str) else exact(value, key)
    if not (put or readings or edition):
        return _transmitted(find(id, reading))
    return Walk(edition or text.edition(), put, readings or {}).solve(id, reading)


@cache
def _transmitted(d: Derivation) -> Solution:
    """The solution with nothing changed, which most of the book asks for again and again."""
    return Walk(text.edition(), {}, {}).solve(d.id, d.reading)


def plain(value: Any) -> tuple[str, str]:
    """Split a value into number and unit: ("2880000", "家"); sums of units are written out in the first.

    >>> plain(read("六家")), plain(read("四同三萬夫"))
    (('6', '家'), ('4同 + 30000夫', ''))
    """
    if isinstance(value, sp.Add):
        return " + ".join("".join(plain(a)) for a in sorted(value.args, key=sp.default_sort_key)), ""
    number, units = value.as_coeff_Mul()
    return str(number), "" if units == 1 else str(units)


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
    for reading, d in BOOK[id].items():
        solution = solve(id, reading)
        rows += [
            [reading, s.node.kind, s.node.name, s.words, *plain(s.value), *_stated(s), s.node.by]
            if s.node.kind != "proof"
            else [reading, "proof", s.node.proof.kind, s.node.name]
            for s in solution.steps
        ]
        rows += [fingerprint(up) for up in d.upstream()]
    line = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(line.encode()).hexdigest()[:12]


def closed(id: str, name: str, reading: str = "", deep: bool = False) -> sp.Expr:
    """Write a result in terms of the premises of its derivation, or of everything upstream when `deep`.

    >>> import zhouli.derivations
    >>> closed("borrow-90-tong", "x")
    q*s
    """
    return find(id, reading).closed(name, deep)
