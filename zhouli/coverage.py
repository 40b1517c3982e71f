"""Every numeral of the text accounted for: what a derivation takes, reaches or repeats, and what is left open."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from zhouli.decision import tables
from zhouli.derivation import PREMISES, STATED, Derivation, Node, registry
from zhouli.edition import Passage, Span, bare
from zhouli.library import edition, kept
from zhouli.numerals import Numeral, find
from zhouli.solving import FAILING, solve

# From strongest to weakest.
ROLES = ["conflict", "result", "given", "cited", "name", "ordinal", "date", "idiom", "uncertain", "open"]
REPRODUCED = {"conflict", "result", "given", "cited"}
ASIDE = {"name", "ordinal", "date", "idiom"}


@dataclass(frozen=True)
class Use:
    """One derivation's use of a numeral: as which name, and in what role."""

    derivation: str
    name: str
    role: str


@dataclass(frozen=True)
class Covered:
    """A numeral of a passage, its strongest role, and every use made of it."""

    numeral: Numeral
    role: str
    uses: tuple[Use, ...] = ()


@kept
def _uses() -> dict[str, dict[Span, list[Use]]]:
    """What every derivation quotes, by passage and span; several readings may quote one span."""
    out: dict[str, dict[Span, list[Use]]] = {}
    for id, readings in registry().items():
        for reading, d in readings.items():
            for step in solve(id, reading).steps:
                role = "given" if step.node.kind in PREMISES else "result" if step.node.kind in STATED else ""
                if d.restates(step.node):
                    role = "cited"
                if step.verdict in FAILING:
                    role = "conflict"
                for span in step.node.spans if role and step.node.kind != "count" else ():
                    use = Use(id, step.node.name, role)
                    here = out.setdefault(span.passage, {}).setdefault(span, [])
                    if use not in here:
                        here.append(use)
    for id, held in tables().items():
        for table in held.values():
            for name, span in table.spans():
                here = out.setdefault(span.passage, {}).setdefault(span, [])
                if (use := Use(id, name, "given")) not in here:
                    here.append(use)
    return out


def _overlap(a: Span, b: Span) -> bool:
    return a.passage == b.passage and a.start < b.end and b.start < a.end


def _own(passage: Passage, numeral: Numeral) -> Covered:
    """The role of a numeral by what derivations do with it here, else by what kind of numeral it is."""
    here = Span(passage.id, numeral.start, numeral.end)
    uses = tuple(
        use for span, found in _uses().get(passage.id, {}).items() if _overlap(span, here) for use in found
    )
    roles = [use.role for use in uses]
    if any(_overlap(passage.change(m.words, m.mended).span, here) for m in passage.mends) and (
        numeral.value is not None or numeral.members
    ):
        roles.append("conflict")
    said = [a.kind for a in passage.asides if any(_overlap(span, here) for span in passage.spans(a.words))]
    if not roles and said:
        roles.append(said[0])
    if not roles:
        aside = numeral.rule if numeral.rule in ASIDE else "idiom" if numeral.rule == "none" else ""
        roles.append(aside or ("uncertain" if numeral.rivals else "open"))
    return Covered(numeral, min(roles, key=ROLES.index), uses)


def _quoted(text: str) -> Iterable[tuple[int, int]]:
    """Start and end of every stretch between 「」 or 『』, outermost first."""
    stack: list[int] = []
    for i, c in enumerate(text):
        if c in "「『":
            stack.append(i + 1)
        elif c in "」』" and stack:
            yield stack.pop(), i


@kept
def _glossed(work: str) -> list[Passage]:
    """What the 疏 of a work explains: its 經 and 注."""
    return [p for p in edition() if p.office == work and p.layer in {"jing", "zhu"}]


def _cited(passage: Passage, numeral: Numeral) -> Covered | None:
    """Follow a numeral in a lemma of the 疏 to the 經 or 注 it repeats, and take its uses from there."""
    for start, end in sorted(_quoted(passage.text), key=lambda s: s[0] - s[1]):
        if not start <= numeral.start < numeral.end <= end:
            continue
        words = bare(passage.text[start:end])
        into = len(bare(passage.text[start : numeral.start]))
        for source in sorted(_glossed(passage.office), key=lambda p: p.section != passage.section):
            if words not in bare(source.text):
                continue
            keep = [i for i, c in enumerate(source.text) if c.isalnum()]
            at = keep[bare(source.text).index(words) + into]
            for other in numerals_of(source.id):
                if other.numeral.start <= at < other.numeral.end and other.role in REPRODUCED:
                    # As the place repeated reads it: 十二 alone would not be two tenths.
                    return Covered(replace(numeral, value=other.numeral.value), "cited", other.uses)
    return None


@kept
def numerals_of(id: str) -> tuple[Covered, ...]:
    """Account for every numeral of one passage, in order.

    >>> [c.role for c in numerals_of("zaishi.2.zhu.6")][:3]
    ['given', 'result', 'result']
    """
    passage = edition()[id]
    out = []
    for numeral in find(passage.text):
        own = _own(passage, numeral)
        if ROLES.index(own.role) > ROLES.index("cited") and passage.layer == "shu":
            own = _cited(passage, numeral) or own
        out.append(own)
    return tuple(out)


def coverage(office: str = "") -> dict[str, tuple[Covered, ...]]:
    """Account for every numeral of an office, or of the whole edition, by passage id."""
    return {p.id: numerals_of(p.id) for p in edition() if not office or p.office == office}


def totals(office: str = "") -> Counter[str]:
    """Count numerals by role."""
    return Counter(c.role for found in coverage(office).values() for c in found)


@kept
def unchecked(repeated: bool = True) -> tuple[str, ...]:
    """Name the premises that no stated result and no proof depends on, as `derivation.name`.

    A slip in one of them cannot be seen by arithmetic; the book marks them. A premise quoted from words that another
    derivation checks is checked there. With `repeated` false a premise that the text merely repeats counts as
    unchecked too: a slip in it sets one quotation against another.
    """
    checked: set[str] = set()
    spans: set[Span] = set()
    every = [(d, node) for readings in registry().values() for d in readings.values() for node in d.nodes]
    for d, node in every:
        if node.kind in STATED | {"proof"} and not node.denies and (repeated or not d.restates(node)):
            checked |= _roots(d, node)
            spans |= set(node.spans)
    spans |= {s for d, node in every if f"{d.id}.{node.name}" in checked for s in node.spans}
    names = [f"{d.id}.{n.name}" for d, n in every if n.kind == "given" and not spans & set(n.spans)]
    return tuple(name for name in dict.fromkeys(names) if name not in checked)


def _roots(d: Derivation, node: Node) -> set[str]:
    """The premises, here and upstream, that a step or a proof rests on, as `derivation.name`."""
    names = node.proof.names() if node.kind == "proof" else node.names
    roots = {r for name in names & set(d.made) for r in d.roots(name)}
    ladders = [next(iter(registry()[id].values())) for id in d.measures]
    measures = [(up, n) for up in ladders for n in up.nodes if n.kind == "measure"]
    return roots | {r for up, n in measures for name in n.names & set(up.made) for r in up.roots(name)}
