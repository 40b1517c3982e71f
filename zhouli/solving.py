"""Evaluation: walk the nodes of a derivation, read its words, compare what it reaches with what is stated."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property
from typing import Any

from zhouli import algebra as sp
from zhouli import amounts, bounds, changes, library, terms
from zhouli.amounts import Amount
from zhouli.derivation import PREMISES, STATED, Derivation, Node, Refused, brief, exact, find, registry, unit
from zhouli.edition import Edition, Span, bare
from zhouli.proof import Cases, Unproved
from zhouli.quantities import Said, Values, plain, said

# From best to worst; a derivation is as good as the worst of its verdicts. `set down` is a status, of one that checks
# nothing; `unit` is the right number of the wrong thing.
VERDICTS = [
    "unstated", "set down", "proved", "denied", "agrees", "agrees as mended", "moved", "unit", "differs",
]  # fmt: skip
SIGNS = {
    "agrees": ("✓", "agrees with the words"),
    "agrees as mended": ("✎", "agrees once the words are mended"),
    "denied": ("denied ✓", "the text denies this number, and rightly"),
    "differs": ("✗", "differs from the words"),
    "moved": ("→", "moved by the changed premise"),
    "proved": ("∎", "proved"),
    "set down": ("·", "set down: no result is stated"),
    "unit": ("✗ unit", "the number agrees, and the unit is another"),
    "unstated": ("·", "nobody states it"),
}
FAILING = {"agrees as mended", "unit", "differs"}
AROUND = 64  # characters to either side that a numeral is read in; the reader looks no further
COMPLEMENTS = {("removed", "kept"), ("kept", "removed")}


@dataclass(frozen=True)
class Step:
    """A node evaluated: its value, what the words state, and the verdict on the two.

    `laid` is true where a what-if has put another value in place of the text's; `done` is what the words do with a
    share (removed, kept, …); `claim` is the LaTeX of a proof by cases, with the numbers in their places.
    """

    node: Node
    amount: Amount | None = None
    words: str = ""
    told: Amount | None = None
    verdict: str = ""
    mended: str = ""
    laid: bool = False
    done: str = ""
    claim: str = ""

    @cached_property
    def value(self) -> Any:
        """The value as a sympy expression; None of a proof, and where a change has left nothing to divide by."""
        return None if self.amount is None else amounts.expression(self.amount)

    @cached_property
    def stated(self) -> Any:
        """What the words state, as a sympy expression, or None."""
        return None if self.told is None else amounts.expression(self.told)

    @property
    def asserts(self) -> str:
        """Who asserts the quantity, and through whom; `ours` when nobody in the text does, `what if` when changed."""
        if self.laid:
            return "what if"
        if self.node.spans:
            return library.edition()[self.node.spans[0].passage].voice(self.node.spans[0])
        if self.node.source:
            return Step(find(self.node.source, self.node.reading).node(self.node.origin)).asserts
        return "ours"


@dataclass(frozen=True, repr=False)
class Solution:
    """One derivation evaluated under one reading and one set of what-ifs."""

    derivation: Derivation
    steps: tuple[Step, ...]
    rungs: Mapping[str, Amount]
    altered: bool
    outside: tuple[str, ...] = ()  # what a changed premise has put beyond what the model means

    @property
    def ladder(self) -> Values:
        """What one unit is in lower ones, by symbol."""
        return {sp.Symbol(n, positive=True): amounts.expression(a) for n, a in self.rungs.items()}

    def __getitem__(self, name: str) -> sp.Expr:
        value = self.get(name)
        if value is None:
            raise Refused(f"{self.derivation.id}.{name} divides by nothing; change the premise that is 0")
        return value

    def get(self, name: str) -> Any:
        """Return a value, or None when a changed premise has left nothing to divide by."""
        return self.step(name).value

    def step(self, name: str) -> Step:
        """Return the step that makes a name."""
        if name not in self._made:
            raise Refused(f"{self.derivation.id} makes no {name}; it makes {', '.join(self.derivation.made)}")
        return self._made[name]

    @cached_property
    def _made(self) -> dict[str, Step]:
        return {s.node.name: s for s in self.steps if s.node.kind not in {"again", "proof"}}

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
        """The worst of the verdicts, `proved` for a consequence of ours that proves something and fails nowhere.

        It is `set down` where no result is stated and none proved: neither that one quotation repeats another, nor
        that two numbers computed here are equal, is a result.
        """
        found = {s.verdict for s in self.steps if s.verdict}
        if self.derivation.ours and "proved" in found and found <= {"unstated", "agrees", "denied", "proved"}:
            return "proved"
        said = {
            s.verdict for s in self.steps if s.node.kind in STATED and not self.derivation.restates(s.node)
        }
        bad = found - {"unstated", "proved", "agrees", "denied"}
        return max(bad | said & {"agrees", "denied"}, key=VERDICTS.index, default="set down")

    @property
    def faults(self) -> list[Step]:
        """Steps whose verdict is not the one declared in the body."""
        return [s for s in self.steps if s.verdict and s.node.holds != (s.verdict not in FAILING)]


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
        before = bare(line[max(0, span.start - 2 * AROUND) : span.start])
        after = bare(line[span.end : span.end + 2 * AROUND])
        return self.edition.words(span), (before[-AROUND:], after[:AROUND])

    def _read(self, d: Derivation, node: Node, words: str, context: tuple[str, str]) -> Said:
        try:
            return said(words, node.noun, node.sense, context, node.scale, node.implied, node.ordinal)
        except Refused as fault:
            raise Refused(f"{d.id}.{node.name}: {fault}") from None

    def _transmitted(self, d: Derivation, node: Node, words: str, context: tuple[str, str]) -> Said | None:
        """Read the words of the text; None where they are no number as transmitted."""
        try:
            return self._read(d, node, words, context)
        except Refused:
            return None

    def _instead(
        self,
        d: Derivation,
        node: Node,
        words: str,
        before: Said | None,
        context: tuple[str, str],
        typed: str = "",
    ) -> Said:
        """Read other words in the place of those transmitted: what they do with a share is part of the number."""
        new = self._read(d, node, words, context)
        if before is None or new.done == before.done or amounts.plain_number(new.amount) is None:
            return new
        if (new.done, before.done) in COMPLEMENTS:
            rest = amounts.add(amounts.number(1), amounts.times(amounts.number(-1), new.amount))
            return new._replace(amount=rest, done=before.done)
        raise Refused(
            f"{d.id}.{node.name}: {typed or words} is a share {new.done or 'of which nothing is done'}, and the text's "
            f"is {before.done or 'one of which nothing is done'}; write it with the verb of the text, or a fraction"
        )

    def _premise(self, d: Derivation, node: Node, ladder: Mapping[str, Amount]) -> Step:
        key = f"{d.id}.{node.name}"
        words, context = "、".join(self.edition.words(s) for s in node.spans), ("", "")
        if node.kind == "given":
            words, context = self._words(node.spans[0])
            transmitted = self.edition.transmitted(node.spans[0])
            before = self._transmitted(d, node, transmitted, context)
            read = (
                self._instead(d, node, words, before, context)
                if words != transmitted or not before
                else before
            )
            if before is not None:
                _same_kind(key, words, read.amount, before.amount, ladder)
        else:
            assert node.term is not None
            before = read = Said(terms.evaluate(node.term, {}, {}), "", "")
        if key not in self.put:
            return Step(node, read.amount, words, done=read.done)
        self.met.add(key)
        new = self.put[key]
        if isinstance(new, str):
            laid = self._instead(d, node, bare(new) or new, before, context, new)
            _same_kind(key, new, laid.amount, read.amount, ladder)
            return Step(node, laid.amount, new, laid=True, done=laid.done)
        if len(read.amount) > 1:
            written = plain(amounts.expression(read.amount))[0]
            raise Refused(
                f"{key}: {brief(new)} would be of several units ({written}); write words, as {words}"
            )
        counted = dict.fromkeys(read.amount, Fraction(1)) or amounts.number(1)
        laid_amount = amounts.times(amounts.of_expression(exact(new, key)), counted)
        return Step(node, laid_amount, str(new), laid=True, done=read.done)

    def walk(self, d: Derivation) -> Solution:
        """Evaluate the nodes of one derivation in order."""
        ladder: dict[str, Amount] = {}
        altered = bool({k for k in self.put if k.startswith(d.id + ".")})
        for id in d.measures:
            source = self.solve(id)
            ladder |= source.rungs
            altered |= source.altered
        values: dict[str, Amount] = {}
        done: dict[str, str] = {}  # what each name does with its share
        steps: list[Step] = []
        for node in d.nodes:
            if node.kind == "measure":
                ladder[node.name] = _rung(d, node, values, ladder)
                continue
            if node.kind in PREMISES:
                step = self._premise(d, node, ladder)
            elif node.kind == "uses":
                source = self.solve(node.source, node.reading)
                altered |= source.altered
                made = source.step(node.origin)
                before = solve(node.source, node.reading).step(node.origin) if source.altered else made
                step = Step(node, made.amount, laid=made.amount != before.amount, done=made.done)
            elif node.kind == "proof":
                step = self._prove(d, node, values, altered)
            else:
                step = self._step(d, node, values, done, ladder, altered)
            if step.amount is not None and node.kind != "again":
                values[node.name], done[node.name] = step.amount, step.done
            steps.append(step)
        return Solution(d, tuple(steps), ladder, altered)

    def _step(
        self, d: Derivation, node: Node, values: terms.Values, done: Mapping[str, str],
        ladder: Mapping[str, Amount], altered: bool,
    ) -> Step:  # fmt: skip
        assert node.term is not None
        value = None
        if not any(name in d.made and name not in values for name in node.names):
            try:
                value = amounts.reduce(terms.evaluate(node.term, values, ladder), ladder)
            except ZeroDivisionError:
                pass
            except amounts.Several:
                raise Refused(
                    f"{d.id}.{node.name}: {node.expr} divides by a sum of different kinds; bring it to one unit"
                ) from None
        if value is None:
            if not altered:
                raise Refused(
                    f"{d.id}.{node.name}: {node.expr} divides by nothing; change the premise that is 0"
                )
            return Step(node, None, verdict="moved")  # refused only where it is asked for
        if node.kind in STATED:
            return self._compare(d, Step(node, value), done.get(node.name, ""), ladder, altered)
        if node.noun:
            over, _, under = node.noun.partition("/")
            measure = terms.evaluate(unit(over, node.sense or None), {}, {})
            if under:
                measure = amounts.times(measure, amounts.inverse(terms.evaluate(unit(under), {}, {})))
            value = amounts.express(value, measure, ladder)
        return Step(node, value, verdict="unstated")

    def _prove(self, d: Derivation, node: Node, values: terms.Values, altered: bool) -> Step:
        """A proof that a changed premise undoes is moved; one that fails on the text itself is a fault.

        An equality of two numbers is no theorem: it agrees.
        """
        verdict = "proved" if node.proof.general(values) else "agrees"
        try:
            node.proof.check(values)
        except (Unproved, ZeroDivisionError) as fault:
            if not altered:
                raise Unproved(f"{d.id}.{node.name}: {fault or 'divides by nothing'}") from None
            verdict = "moved"
        claim = node.proof.filled(values) if isinstance(node.proof, Cases) else ""
        return Step(node, None, verdict=verdict, claim=claim)

    def _compare(
        self, d: Derivation, step: Step, done: str, ladder: Mapping[str, Amount], altered: bool
    ) -> Step:
        node, span, value = step.node, step.node.spans[0], step.amount
        assert value is not None
        words, context = self._words(span)
        transmitted = self.edition.transmitted(span)
        mended = self.edition.mended(span) if words == transmitted else None
        before = self._transmitted(d, node, transmitted, context)
        if before is None and mended and self._agrees(d, node, mended, value, context, ladder):
            return replace(step, words=words, verdict="agrees as mended", mended=mended)
        stated = (
            self._instead(d, node, words, before, context) if words != transmitted or not before else before
        )
        step = replace(step, words=words, told=stated.amount, done=stated.done)
        if node.kind == "again" and before:
            _same_deed(d, node, transmitted, before.done, done)
        nil = not stated.amount
        quotient = amounts.ratio(value, stated.amount, ladder)
        if quotient is None and not nil and value:
            if not node.holds and (meant := _other_unit(value, stated.amount, ladder)):
                fits = mended is not None and self._agrees(d, node, mended, value, context, ladder)
                return replace(step, amount=meant, verdict="unit", mended=mended if mended and fits else "")
            raise Refused(
                f"{d.id}.{node.name}: {amounts.expression(value)} is not of the kind of {words} "
                f"({step.stated}); quote words of the same unit, or supply the noun or its sense"
            )
        same = quotient == 1 or (nil and not value)
        if same:
            return replace(step, amount=stated.amount, verdict="differs" if node.denies else "agrees")
        shown = value if nil else amounts.express(value, stated.amount, ladder)
        step = replace(step, amount=shown, verdict="moved" if altered else "differs")
        if node.denies:
            return replace(step, verdict="denied")
        if node.by == "at most" and quotient is not None and quotient < 1:
            return replace(step, verdict="agrees")
        if mended and self._agrees(d, node, mended, shown, context, ladder):
            return replace(step, verdict="agrees as mended", mended=mended)
        return step

    def _agrees(
        self, d: Derivation, node: Node, words: str, value: Amount, context: tuple[str, str],
        ladder: Mapping[str, Amount],
    ) -> bool:  # fmt: skip
        """Say whether words, a mend, state a value; a mend that stands beside the number and leaves none does not."""
        try:
            return amounts.ratio(value, self._read(d, node, words, context).amount, ladder) == 1
        except Refused:
            return False


def _other_unit(value: Amount, told: Amount, ladder: Mapping[str, Amount]) -> Amount | None:
    """The value in a unit in which its number is the one stated of another: a battalion, where 五卒為族 has a *zu*."""
    if len(told) != 1 or () in told:
        return None
    (count,) = told.values()
    found = ({monomial: count} for monomial in [*value, *(((name, 1),) for name in ladder)])
    return next((made for made in found if amounts.ratio(value, made, ladder) == 1), None)


def _same_deed(d: Derivation, node: Node, words: str, now: str, first: str) -> None:
    """Words that do something else with a share than the name does must say so."""
    if node.done is not None and node.done != now:
        raise Refused(
            f"{d.id}.{node.name}: {words} is a share {now or 'of which nothing is done'}, not {node.done}"
        )
    if node.done is None and first and now != first:
        raise Refused(
            f"{d.id}.{node.name}: {words} is a share {now or 'of which nothing is done'}, and it was one {first}; "
            f"quote other words, or state done={now!r}"
        )


def _same_kind(key: str, words: str, new: Amount, old: Amount, ladder: Mapping[str, Amount]) -> None:
    if new and old and amounts.ratio(new, old, ladder) is None:
        made, was = amounts.expression(new), amounts.expression(old)
        raise Refused(
            f"{key}: {brief(words)} ({brief(made)}) is not of the kind of {was}; write words of the same unit"
        )


def _rung(d: Derivation, node: Node, values: terms.Values, ladder: Mapping[str, Amount]) -> Amount:
    """What one unit is in others; nothing, and itself, are no measure."""
    assert node.term is not None
    try:
        made = amounts.reduce(terms.evaluate(node.term, values, ladder), ladder)
    except ZeroDivisionError:
        made = {}
    if not made or any(name == node.name for monomial in made for name, _ in monomial):
        shown = amounts.expression(made)
        raise Refused(f"{d.id}: {node.name} is measured by {shown}; change the premise that is 0")
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
    Raises Refused for an unknown id, reading or premise, for a float, for words that state no one number or do
    something else with a share, for a premise set twice, and for one that nothing in the derivation rests on.
    """
    d = find(id, reading)
    put: dict[str, Any] = {}
    for key, value in (set or {}).items():
        name, laid = changes.laid(d, key, value)
        if name in put:
            raise Refused(f"{name} is set twice; write it once")
        put[name] = laid
    if not (put or readings or edition):
        return _transmitted(d)
    for other, chosen in (readings or {}).items():
        find(other, chosen)
    walk = Walk(edition or library.edition(), put, readings or {})
    solution = walk.solve(id, reading)
    bearing = changes.bearing(d, readings or {}) if put else frozenset()
    if unmet := sorted(put.keys() - (walk.met & bearing)):
        owner, _, name = unmet[0].rpartition(".")
        holders = [r for r, o in registry()[owner].items() if r and name in {n.name for n in o.premises()}]
        hint = f"it is a premise of the reading {', '.join(holders)}" if holders else "leave it out"
        raise Refused(f"{unmet[0]} has no part in {id}{f' ({d.reading})' if d.reading else ''}; {hint}")
    return replace(solution, outside=tuple(_outside(walk, solution))) if put else solution


def _outside(walk: Walk, solution: Solution) -> Iterator[str]:
    """What is beyond what the model means: in the premises changed, and in everything that moved here."""
    told: set[str] = set()
    for one in [*walk.done.values(), solution]:
        d = one.derivation
        for step, was in zip(one.steps, solve(d.id, d.reading).steps, strict=True):
            key = f"{d.id}.{step.node.name}"
            here = one is solution or key in walk.put
            same = step.amount is None or step.amount == was.amount
            if key in told or same or not here or step.node.kind in {"again", "proof"}:
                continue
            share = step.node.kind in PREMISES and step.node.kind != "count"
            if found := bounds.broken(step.amount or {}, was.amount, share):
                told.add(key)
                yield f"{key} = {brief(''.join(plain(step.value)))}: {found}"


@cache
def _transmitted(d: Derivation) -> Solution:
    """The solution with nothing changed, which most of the book asks for again and again."""
    return Walk(library.edition(), {}, {}).walk(d)


def fingerprint(id: str) -> str:
    """Return twelve hexadecimal digits over the quoted words, values and stated values of all readings and upstream.

    Titles, translations and notation do not enter, so a citation outlives an improvement of prose.
    """
    return _fingerprint(find(id))


def _row(reading: str, step: Step, ladder: Mapping[str, Amount]) -> list[str]:
    """One step as it is hashed: several units in the least of them, however they are shown."""
    node = step.node
    if node.kind == "proof":
        return [reading, "proof", node.proof.kind, node.name, *node.proof.claims()]
    quantities: list[str] = []
    for amount in (step.amount, step.told):
        one = amounts.reduce(amount, ladder) if amount and len(amount) > 1 else amount
        quantities += ("", "") if one is None else plain(amounts.expression(one))
    done = [step.done] * bool(step.done and node.spans) + ["denied"] * node.denies
    return [reading, node.kind, node.name, step.words, *quantities, node.by, *done]


@cache
def _fingerprint(first: Derivation) -> str:
    id = first.id
    rows: list[Any] = []
    for reading, d in registry()[id].items():
        solution = solve(id, reading)
        rows += [_row(reading, step, solution.rungs) for step in solution.steps]
        rows += [fingerprint(up) for up in d.upstream()]
    line = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(line.encode()).hexdigest()[:12]


def closed(id: str, name: str, reading: str = "", deep: bool = False) -> sp.Expr:
    """Write a result in terms of the premises of its derivation, or of everything upstream when `deep`.

    >>> closed("borrow-90-tong", "x")
    q*s
    """
    return find(id, reading).closed(name, deep)
