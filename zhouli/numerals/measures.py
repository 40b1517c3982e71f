"""Sums of several units: which nouns form one (六十九同三萬夫), and which sums are one number (尺有五寸).

The ladders are those of `zhouli.units`. Where every step between two nouns is exact, a sum is one number. Where a
step differs by author or is itself a result of the text, a sum keeps its members, and has a reading by each figure.
"""
from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product
from typing import NamedTuple

from zhouli import units
from zhouli.numerals.model import Reading

Members = list[tuple[Fraction, str]]
Pair = tuple[str, str]
_WHOLE_PARTS = frozenset("引丈匹端常尋雉仞里")    # 分 straight after them are parts of a whole, not a length


class Ladders(NamedTuple):
    """Hold what the ladders say of pairs of nouns: how many of the second make one of the first."""

    exact: dict[Pair, int]
    bound: dict[Pair, int]                        # the largest figure that anybody holds
    figures: dict[Pair, frozenset[int]]
    smaller: dict[str, frozenset[str]]
    summed: frozenset[str]                        # every noun that stands in a sum
    next: frozenset[Pair]


@units.depends
def ladders() -> Ladders:
    """Work out the pairs from the table of units in use."""
    figures: dict[Pair, frozenset[int]] = {}
    following = set()
    for chain in units.LADDERS:
        for start, first in enumerate(chain):
            large, times = _noun(first.large), {1}
            for step in chain[start:]:
                pair = large, _noun(step.small)
                times = {number * ratio for number in times for ratio in (step.ratio, *(n for n, _ in step.others))}
                figures[pair] = figures.get(pair, frozenset()) | times
                if step is first:
                    following.add(pair)
    exact = {pair: min(found) for pair, found in figures.items() if len(found) == 1}
    bound = {pair: max(found) for pair, found in figures.items()
             if pair[1] != "分" or pair[0] not in _WHOLE_PARTS}
    smaller = {large: frozenset(small for one, small in bound if one == large) for large, _ in bound}
    return Ladders(exact, bound, figures, smaller, frozenset(noun for pair in figures for noun in pair),
                   frozenset(following))


def _noun(key: str) -> str:
    return key.partition("/")[0]


def smaller(noun: str) -> frozenset[str]:
    """Give the nouns that a sum can go on to: 尺 to 寸, 分 and less."""
    return ladders().smaller.get(noun, frozenset())


def follows(members: Members, number: Fraction, noun: str) -> bool:
    """Tell whether a quantity continues the sum before it, rather than state it again.

    三萬夫 continues 六十九同, being less than one 同; 九百夫 after 百井 says the same land a second time.

    >>> follows([(Fraction(69), "同")], Fraction(30000), "夫")
    True
    >>> follows([(Fraction(100), "井")], Fraction(900), "夫")
    False
    """
    count, pair = members[-1][0], (members[-1][1], noun)
    table = ladders()
    return pair in table.bound and number < table.bound[pair] and not (
        pair not in table.exact and any(number == count * figure for figure in table.figures[pair]))


def total(members: Members) -> Fraction | None:
    """Value a sum in its first unit, or None where the units have no fixed ratio.

    >>> total([(Fraction(1), "尺"), (Fraction(5), "寸")])
    Fraction(3, 2)
    """
    first = members[0][1]
    value = members[0][0]
    exact = ladders().exact
    for number, noun in members[1:]:
        if noun != first and (first, noun) not in exact:
            return None
        value += number if noun == first else number / exact[first, noun]
    return value


def by_ladder(members: Members) -> tuple[Reading, ...]:
    """Value a sum in its first unit by each figure that somebody holds for its steps.

    A figure by which a member would make up the unit before it is left out.

    >>> [(str(reading.value), reading.scale) for reading in by_ladder([(Fraction(2), "里"), (Fraction(100), "步")])]
    [('7/3', '里 of 300 步'), ('41/18', '里 of 360 步')]
    """
    table, pairs = ladders(), [(one[1], two[1]) for one, two in pairwise(members)]
    if not all(pair in table.figures for pair in pairs):
        return ()
    found = []
    for figures in product(*(sorted(table.figures[pair]) for pair in pairs)):
        if any(number >= figure for (number, _), figure in zip(members[1:], figures, strict=True)):
            continue
        value, unit = members[0][0], Fraction(1)
        for (number, _), figure in zip(members[1:], figures, strict=True):
            unit /= figure
            value += number * unit
        said = ", ".join(f"{large} of {figure} {small}" for (large, small), figure in zip(pairs, figures, strict=True)
                         if (large, small) not in table.exact)
        found.append(Reading(value, "quantity", said))
    return tuple(found)
