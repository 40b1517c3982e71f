"""Decision tables: rules that are no arithmetic (which ox, for which rite), each cell quoted from the text.

A table asks about a case and gives answers. Each rule names the cases that it is about and quotes the words that answer
them; what the table leaves unsaid, and where it says two things of one case, is computed over every case there is.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from itertools import product

from zhouli import library
from zhouli.derivation import Refused
from zhouli.edition import NotFound, Span, bare
from zhouli.library import edition

Case = Mapping[str, str]  # what is asked → the option taken
EXCEPTION, RULE, REST = "exception", "rule", "rest"
WEIGHTS = (EXCEPTION, RULE, REST)  # an exception goes before a rule, and a rule before what is said of the rest


@dataclass(frozen=True)
class Question:
    """What is asked of a case, or answered: a name, what it is in English, and for what is asked the options."""

    name: str
    says: str
    options: Mapping[str, str] = field(default_factory=dict)  # words of the text → English


@dataclass(frozen=True)
class Rule:
    """One rule: the cases that it is about and, for each answer, the words that give it."""

    name: str
    weight: str
    when: Mapping[str, tuple[str, ...]]
    gives: Mapping[str, Span]
    says: str = ""
    why: str = ""
    repeated: tuple[Mapping[str, Span], ...] = ()

    def covers(self, case: Case) -> bool:
        """Say whether the rule is about a case."""
        return all(case[name] in options for name, options in self.when.items())


@dataclass(frozen=True)
class Answer:
    """What a table says of one thing in one case: the words, by the rules that say so; several words are a clash."""

    words: tuple[str, ...]
    rules: tuple[str, ...]

    @property
    def verdict(self) -> str:
        """Silent, answered or clash."""
        return "clash" if len(self.words) > 1 else "answered" if self.words else "silent"


@dataclass(eq=False)
class Table:
    """One reading of a decision table."""

    id: str
    reading: str
    title: str
    authority: str
    at: str
    body: Body
    ours: bool = False
    about: str = ""
    _questions: dict[str, Question] = field(default_factory=dict, init=False)
    _answers: dict[str, Question] = field(default_factory=dict, init=False)
    _rules: dict[str, Rule] = field(default_factory=dict, init=False)
    _never: list[tuple[Mapping[str, tuple[str, ...]], str]] = field(default_factory=list, init=False)
    _same: dict[str, str] = field(default_factory=dict, init=False)
    _ran: bool = field(default=False, init=False)

    # -- what a body may say -----------------------------------------------------------------------------

    def asks(self, name: str, says: str, options: Mapping[str, str]) -> None:
        """Ask something of a case; `options` are the words of the text for what it may be, with their English."""
        self._questions[name] = Question(name, says, dict(options))

    def gives(self, name: str, says: str, same: Mapping[str, str] | None = None) -> None:
        """Name something that the table answers; `same` maps other words for an answer to the one used here."""
        self._answers[name] = Question(name, says)
        self._same |= {bare(k): bare(v) for k, v in (same or {}).items()}

    def rule(
        self, name: str, quotation: str, when: Mapping[str, str | tuple[str, ...]], gives: str,
        at: str = "", says: str = "", why: str = "",
    ) -> None:  # fmt: skip
        """Quote a rule: the words marked 【】 give the answers named in `gives`, in order, for the cases in `when`.

        The options that `when` names must stand in the quotation; where the text leaves one out, `why` says how it is
        meant all the same.
        """
        self._add(RULE, name, quotation, when, gives, at, says, why)

    def exception(
        self, name: str, quotation: str, when: Mapping[str, str | tuple[str, ...]], gives: str,
        at: str = "", says: str = "", why: str = "",
    ) -> None:  # fmt: skip
        """Quote a rule that goes before the others in the cases that it is about."""
        self._add(EXCEPTION, name, quotation, when, gives, at, says, why)

    def rest(
        self, name: str, quotation: str, gives: str, when: Mapping[str, str | tuple[str, ...]] | None = None,
        at: str = "", says: str = "", why: str = "",
    ) -> None:  # fmt: skip
        """Quote what is said of the cases that no other rule is about."""
        self._add(REST, name, quotation, when or {}, gives, at, says, why or "what is said of the rest")

    def again(self, name: str, quotation: str, at: str = "") -> None:
        """Check a rule against another place that states it, the same answers marked in the same order."""
        if name not in self._rules:
            raise Refused(f"{self.id}: again({name!r}) comes before the rule; move it below")
        rule = self._rules[name]
        spans = self._spans(quotation, at)
        if len(spans) != len(rule.gives):
            raise Refused(f"{self.id}.{name}: {len(spans)} marks for {', '.join(rule.gives)}; mark one for each")
        more = dict(zip(rule.gives, spans, strict=True))
        self._rules[name] = replace(rule, repeated=(*rule.repeated, more))

    def never(self, why: str, when: Mapping[str, str | tuple[str, ...]]) -> None:
        """Leave out cases that cannot be."""
        self._never.append((self._cases_named("never", when), why))

    # -- how it is kept ----------------------------------------------------------------------------------

    def _spans(self, quotation: str, at: str) -> list[Span]:
        try:
            return edition()[at or self.at].spans(quotation)
        except NotFound as fault:
            raise Refused(f"{self.id}: {fault}") from None

    def _cases_named(self, name: str, when: Mapping[str, str | tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
        out = {}
        for asked, options in when.items():
            if asked not in self._questions:
                raise Refused(f"{self.id}.{name}: nothing is asked as {asked}; write {', '.join(self._questions)}")
            out[asked] = (options,) if isinstance(options, str) else tuple(options)
            for option in out[asked]:
                if option not in self._questions[asked].options:
                    known = "、".join(self._questions[asked].options)
                    raise Refused(f"{self.id}.{name}: {asked} is never {option}; write one of {known}")
        return out

    def _add(
        self, weight: str, name: str, quotation: str, when: Mapping[str, str | tuple[str, ...]], gives: str,
        at: str, says: str, why: str,
    ) -> None:  # fmt: skip
        named = self._cases_named(name, when)
        spans = self._spans(quotation, at)
        answers = gives.split()
        if name in self._rules or name in self._questions:
            raise Refused(f"{self.id}: {name} is made twice; give the second another name")
        if len(answers) != len(spans):
            raise Refused(f"{self.id}.{name}: {len(spans)} marks for {gives}; write one answer for each 【】")
        if unknown := [a for a in answers if a not in self._answers]:
            raise Refused(f"{self.id}.{name}: nothing is given as {unknown[0]}; write {', '.join(self._answers)}")
        held = bare(quotation)
        if missing := [o for options in named.values() for o in options if bare(o) not in held and not why]:
            raise Refused(
                f"{self.id}.{name}: {missing[0]} is not in {quotation}; quote the words that name it, or say why="
            )
        self._rules[name] = Rule(name, weight, named, dict(zip(answers, spans, strict=True)), says, why)

    def _run(self) -> None:
        if self._ran:
            return
        self._ran = True
        try:
            self.body(self)
        except BaseException:
            for held in (self._questions, self._answers, self._rules, self._never, self._same):
                held.clear()
            self._ran = False
            raise

    def copy(self) -> Table:
        """Return the same table, not yet run, for another library."""
        return replace(self)

    # -- what can be asked of it ---------------------------------------------------------------------------

    @property
    def questions(self) -> dict[str, Question]:
        """What is asked of a case."""
        self._run()
        return self._questions

    @property
    def answers(self) -> dict[str, Question]:
        """What the table answers."""
        self._run()
        return self._answers

    @property
    def rules(self) -> dict[str, Rule]:
        """The rules by name, in the order of the body."""
        self._run()
        return self._rules

    def spans(self) -> Iterator[tuple[str, Span]]:
        """Yield every span that gives an answer, with the name of its rule."""
        for rule in self.rules.values():
            for found in (rule.gives, *rule.repeated):
                yield from ((rule.name, span) for span in found.values())

    def cases(self) -> Iterator[dict[str, str]]:
        """Yield every case that can be."""
        names = list(self.questions)
        for options in product(*(q.options for q in self.questions.values())):
            case = dict(zip(names, options, strict=True))
            if not any(all(case[n] in some for n, some in when.items()) for when, _ in self._never):
                yield case

    def words(self, rule: Rule, answer: str, laid: Mapping[str, str]) -> str:
        """Return the words by which a rule answers, or what is laid over them, in the form used for comparing."""
        words = bare(laid.get(rule.name, "")) if len(rule.gives) == 1 else ""
        words = words or bare(laid.get(f"{rule.name}.{answer}", "")) or edition().words(rule.gives[answer])
        return self._same.get(words, words)

    def ask(self, case: Case, set: Mapping[str, str] | None = None) -> dict[str, Answer]:
        """Answer a case; `set` lays other words over the answer of a rule, by its name.

        Raises Refused for a case that leaves something open, or is none there is.
        """
        if missing := [n for n in self.questions if n not in case]:
            raise Refused(f"{self.id}: say {missing[0]}=…, one of {'、'.join(self.questions[missing[0]].options)}")
        self._cases_named("case", dict(case))
        laid = self._laid(set or {})
        out = {}
        for answer in self.answers:
            about = [r for r in self.rules.values() if answer in r.gives and r.covers(case)]
            first = min((WEIGHTS.index(r.weight) for r in about), default=0)
            about = [r for r in about if WEIGHTS.index(r.weight) == first]
            words = dict.fromkeys(self.words(r, answer, laid) for r in about)
            out[answer] = Answer(tuple(words), tuple(r.name for r in about))
        return out

    def _laid(self, put: Mapping[str, str]) -> Mapping[str, str]:
        names = {n for r in self.rules.values() for n in (r.name, *(f"{r.name}.{a}" for a in r.gives))}
        for name in put:
            if name not in names:
                near = get_close_matches(name, names, 3)
                raise Refused(f"{self.id} has no rule {name[:40]}; write {' or '.join(near or sorted(names))}")
        return put

    def gaps(self, set: Mapping[str, str] | None = None) -> dict[str, list[dict[str, str]]]:
        """List for each answer the cases of which the table says nothing."""
        return self._where("silent", set)

    def clashes(self, set: Mapping[str, str] | None = None) -> dict[str, list[dict[str, str]]]:
        """List for each answer the cases of which the table says two things."""
        return self._where("clash", set)

    def _where(self, verdict: str, set: Mapping[str, str] | None) -> dict[str, list[dict[str, str]]]:
        out: dict[str, list[dict[str, str]]] = {answer: [] for answer in self.answers}
        for case in self.cases():
            for answer, found in self.ask(case, set).items():
                if found.verdict == verdict:
                    out[answer].append(case)
        return out

    def slips(self) -> Iterator[tuple[str, str, bool]]:
        """Put every other answer of the table in place of each, and say whether that is noticed.

        Yields rule.answer, the words put there, and whether they clash or differ from a place that repeats the rule.
        """
        said = {a: {self.words(r, a, {}) for r in self.rules.values() if a in r.gives} for a in self.answers}
        before = self.clashes()
        for rule in self.rules.values():
            for answer in rule.gives:
                for other in sorted(said[answer] - {self.words(rule, answer, {})}):
                    put = {f"{rule.name}.{answer}": other}
                    checked = any(answer in found for found in rule.repeated)
                    yield f"{rule.name}.{answer}", other, checked or self.clashes(put) != before

    def unchecked(self) -> list[str]:
        """Name the answers in which another answer would go unnoticed, as `rule.answer`."""
        return list(dict.fromkeys(name for name, _, noticed in self.slips() if not noticed))

    def faults(self) -> Iterator[str]:
        """Yield, a line each, the places that repeat a rule and say something else."""
        for rule in self.rules.values():
            for found in rule.repeated:
                for answer, span in found.items():
                    there = edition().words(span)
                    there, here = self._same.get(there, there), self.words(rule, answer, {})
                    if there != here:
                        yield f"{self.id}.{rule.name}: {answer} is {here}, and {there} in {span.passage}"

    @property
    def status(self) -> str:
        """Say whether every case is answered once: complete, silent on some, clashing on some."""
        count = sum(1 for _ in self.cases())
        said = []
        for name, found in (("silent", self.gaps()), ("clash", self.clashes())):
            said += [f"{name} on {answer} in {len(cases)} of {count}" for answer, cases in found.items() if cases]
        return "; ".join(said) or "complete"

    @property
    def fingerprint(self) -> str:
        """Twelve hexadecimal digits over what is asked and the words that answer."""
        rows = [
            [r.name, r.weight, {n: list(o) for n, o in r.when.items()}]
            + [[a, *(edition().words(found[a]) for found in (r.gives, *r.repeated))] for a in r.gives]
            for r in self.rules.values()
        ]
        asked = {n: list(q.options) for n, q in self.questions.items()}
        line = json.dumps([self.reading, asked, list(self.answers), rows], ensure_ascii=False, sort_keys=True)
        return hashlib.sha256(line.encode()).hexdigest()[:12]


Body = Callable[[Table], None]


def decision_table(
    id: str, *, title: str, authority: str, at: str = "", reading: str = "", about: str = "", ours: bool = False
) -> Callable[[Body], Table]:
    """Set down a body as the decision table `id`; several readings of one id differ in `reading`."""

    def register(body: Body) -> Table:
        made = Table(id, reading, title, authority, at, body, ours, about)
        body.__globals__.setdefault("__tables__", []).append(made)
        return made

    return register


def tables() -> dict[str, dict[str, Table]]:
    """Return the decision tables of the current library by id, each with its readings by name."""
    return library.current().tables


def find_table(id: str, reading: str = "") -> Table:
    """Return the table `id`, in the reading asked for or the first there is.

    Raises Refused for an id or a reading that does not exist.
    """
    if id not in tables():
        near = get_close_matches(id, tables(), 3)
        hint = f"did you mean {' or '.join(near)}?" if near else "`zhouli tables` lists them"
        if id in library.current().derivations:
            hint = "it is a derivation: write zhouli derive"
        raise Refused(f"no table {id[:60]}; {hint}")
    readings = tables()[id]
    if reading and reading not in readings:
        raise Refused(f"{id} has no reading {reading}; it has {', '.join(readings)}")
    return readings[reading] if reading else next(iter(readings.values()))


def table_fingerprint(id: str) -> str:
    """Return the fingerprint of a table in all its readings."""
    prints = [t.fingerprint for t in tables()[id].values()]
    return prints[0] if len(prints) == 1 else hashlib.sha256("".join(prints).encode()).hexdigest()[:12]
