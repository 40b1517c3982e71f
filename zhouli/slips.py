"""The slip test: lay a copyist's slip over every number quoted, and see whether arithmetic notices."""

from collections.abc import Container, Iterator
from multiprocessing import get_all_start_methods, get_context
from typing import NamedTuple

from zhouli.amounts import Amount
from zhouli.derivation import STATED, Refused, registry, resting
from zhouli.edition import Span
from zhouli.library import edition, kept
from zhouli.proof import Unproved
from zhouli.solving import Solution, Walk, solve

DIGITS, SCALES = "一二三四五六七八九", "十百千萬"
OTHERS = {"半": "倍", "倍": "半", "無": "有", "兩": "一三四五六七八九"}
VERBS = {
    "去": "存益借",
    "存": "去益借",
    "益": "去存",
    "借": "還去存",
    "還": "借",
    "除": "存借",
}  # done with a share


FEW = 40  # numbers that are tried sooner than processes are made


class Slip(NamedTuple):
    """One character of a quoted number changed, and what noticed it: arithmetic, unreadable, nothing, or it is the same."""

    span: Span
    words: str
    slipped: str
    noticed: str


def slipped(words: str) -> Iterator[str]:
    """Change each digit to every other, shift each 十 百 千 萬 to every other, turn 半 倍 無 兩, and the verbs of shares.

    >>> len(list(slipped("二百")))
    11
    """
    for i, c in enumerate(words):
        for other in DIGITS if c in DIGITS else SCALES if c in SCALES else OTHERS.get(c) or VERBS.get(c, ""):
            if other != c:
                yield words[:i] + other + words[i + 1 :]


@kept
def quoting() -> dict[Span, list[tuple[str, str]]]:
    """List, for every span that some derivation reads a number from, the derivations and readings that do."""
    out: dict[Span, list[tuple[str, str]]] = {}
    for id, readings in registry().items():
        for reading, d in readings.items():
            for node in d.nodes:
                for span in node.spans if node.kind != "count" else ():
                    if (id, reading) not in out.setdefault(span, []):
                        out[span].append((id, reading))
    return out


@kept
def downstream(id: str) -> tuple[str, ...]:
    """List the derivations that rest on `id`, nearest first, itself at the head."""
    out = {id: None}
    waiting = [id]
    for one in waiting:
        new = [other for other in resting().get(one, ()) if other not in out]
        out |= dict.fromkeys(new)
        waiting += new
    return tuple(out)


@kept
def _untouched(ids: tuple[str, ...]) -> dict[tuple[str, str], Solution]:
    """Solutions that no change below `ids` can reach, taken over as they are."""
    return {(id, reading): solve(id, reading) for id in registry() if id not in ids for reading in (*registry()[id], "")}


def notice(span: Span, words: str, where: list[tuple[str, str]]) -> str:
    """Say what notices `words` in place of the transmitted ones: arithmetic, unreadable or nothing, or that they are the same.

    Whatever rests on a derivation that quotes the span may notice: a verdict changes, or a proof fails. Other words
    for the same number (九千億 for 九萬億, where 萬億 is 萬萬) change nothing, and nothing could notice them.
    """
    laid = edition().lay({span: words})
    ids = tuple(dict.fromkeys(i for id, _ in where for i in downstream(id)))
    walk = Walk(laid, {}, {})
    walk.done |= _untouched(ids)
    for id in ids:
        for reading in registry()[id]:
            try:
                if walk.solve(id, reading).verdicts != solve(id, reading).verdicts:
                    return "arithmetic"
            except Unproved:
                return "arithmetic"
            except (Refused, ZeroDivisionError):
                return "unreadable"
    told = [[_told(solve_(*at), span) for at in where] for solve_ in (walk.solve, solve)]
    return "same" if told[0] == told[1] else "nothing"


def _told(solution: Solution, span: Span) -> list[tuple[Amount | None, str]]:
    """What the words at a span are read as."""
    held = [s for s in solution.steps if span in s.node.spans]
    return [(s.told if s.node.kind in STATED else s.amount, s.done) for s in held]


@kept
def beyond() -> frozenset[str]:
    """Name the results whose words no slip can show: those declared to fail, and denials, which fit any other number."""
    found = (
        (d, n) for readings in registry().values() for d in readings.values() for n in d.nodes if n.denies or not n.holds
    )
    return frozenset(f"{d.id}.{n.name}" for d, n in found)


def quoted_as(span: Span) -> list[str]:
    """Name the premises and results that quote a span, as `derivation.name`."""
    found = [
        f"{d.id}.{n.name}"
        for id, reading in quoting().get(span, ())
        for d in (registry()[id][reading],)
        for n in d.nodes
        if span in n.spans
    ]
    return list(dict.fromkeys(found))


def slips(passages: Container[str] | None = None) -> Iterator[Slip]:
    """Try every slip in every quoted number, of some passages or of all, on every core where processes can be forked."""
    spans = [span for span in quoting() if passages is None or span.passage in passages]
    if "fork" not in get_all_start_methods() or len(spans) < FEW:
        for span in spans:
            yield from _tried(span)
        return
    for span in spans:  # worked out once, before the processes part
        for id in {i for one, _ in quoting()[span] for i in downstream(one)}:
            for reading in registry()[id]:
                solve(id, reading)
    with get_context("fork").Pool() as pool:
        for found in pool.imap(_tried, spans, chunksize=8):
            yield from found


def _tried(span: Span) -> list[Slip]:
    words = edition().transmitted(span)
    return [Slip(span, words, other, notice(span, other, quoting()[span])) for other in slipped(words)]
