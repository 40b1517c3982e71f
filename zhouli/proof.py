"""Proofs of our own consequences: identity, if-and-only-if, unique root, complete cases.

The first three are exact algebra over positive symbols. Divisibility is beyond it; there a claim is gone through for
every case of one period, which is complete when both sides depend only on remainders. What is claimed is kept as it
was written, so that the page shows what cancels; a claim whose two sides are one and the same is refused.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from zhouli import algebra as sp
from zhouli import amounts
from zhouli.amounts import Amount, Monomial
from zhouli.terms import Term, Values, evaluate, expression, names, of_amount, quotient, term, written
from zhouli.units import UNITS

MOST = 100_000  # cases that a complete check may go through
Writer = Callable[[Any], str]
PLACE = re.compile("«([0-9])»")
NOTHING: Mapping[str, Amount] = {}


class Unproved(ValueError):
    """A claim that the proof does not reach."""


class TooMany(ValueError):
    """More cases than a complete check can go through."""


class Claim:
    """What the kinds of proof share: terms, and whether they speak of more than the numbers put into them."""

    kind = ""

    def terms(self) -> tuple[Term, ...]:
        """Return the terms of the claim."""
        raise NotImplementedError

    def names(self) -> frozenset[str]:
        """Name what the claim is about: names of the derivation, general symbols and units."""
        return frozenset().union(*map(names, self.terms()))

    def general(self, values: Values = NOTHING) -> bool:
        """Say whether something is claimed of more than the numbers in `values`: units do not stand for any number."""
        return any(name not in values and name not in UNITS for name in self.names())

    def claims(self) -> list[str]:
        """Return what is claimed, for a fingerprint."""
        return [str(expression(each)) for each in self.terms()]


def _exact(value: Any) -> Term:
    try:
        return term(value)
    except TypeError as fault:
        raise Unproved(f"{fault}; write a rational function of names") from None


@dataclass(frozen=True)
class Identity(Claim):
    """`left` and `right` are the same rational function, though they are not written alike."""

    left: Any
    right: Any
    kind = "identity"

    def __post_init__(self) -> None:
        sides = _exact(self.left), _exact(self.right)
        object.__setattr__(self, "left", sides[0])
        object.__setattr__(self, "right", sides[1])
        if sides[0] == sides[1]:
            raise Unproved(
                f"{sides[0]} = {sides[1]} says nothing; write the two sides as the argument has them"
            )

    def terms(self) -> tuple[Term, ...]:
        """Return the two sides."""
        return self.left, self.right

    @cached_property
    def _as_written(self) -> bool:
        """Whether algebra would drop a name, or make the sides one, before the reader sees what cancels."""
        made = [expression(side) for side in self.terms()]
        shown = [{str(s) for s in side.free_symbols} for side in made]
        return made[0] == made[1] or any(s < names(side) for s, side in zip(shown, self.terms(), strict=True))

    def claims(self) -> list[str]:
        """Return what is claimed, for a fingerprint."""
        return [written(side, str) for side in self.terms()] if self._as_written else super().claims()

    def latex(self, write: Writer | None = None) -> str:
        """Write the statement in LaTeX, each side by `write`."""
        write = write or sp.latex
        if self._as_written:
            return " = ".join(written(side, write, latex=True) for side in self.terms())
        return " = ".join(write(expression(side)) for side in self.terms())

    def check(self, values: Values = NOTHING) -> None:
        """Raise Unproved unless the two sides, multiplied across, are one polynomial.

        >>> q, b, s = sp.symbols("q b s", positive=True)
        >>> Identity((q + b) * s * (1 - b / (q + b)), q * s).check()
        """
        (top, bottom), (over, under) = (quotient(side, values) for side in self.terms())
        if amounts.times(top, under) != amounts.times(over, bottom):
            sides = [str(expression(side, values)) for side in self.terms()]
            raise Unproved(f"{sides[0]} = {sides[1]} does not hold")


def _algebra(value: Any) -> Any:
    """A side as sympy has it."""
    return expression(value) if isinstance(value, Term) else value


@dataclass(frozen=True)
class Iff(Claim):
    """`claim` = 0 exactly when `condition` = 0: over positive symbols their quotient has no zero and no pole."""

    claim: Any
    condition: Any
    kind = "if and only if"

    def __post_init__(self) -> None:
        if _exact(self.claim) == _exact(self.condition):
            raise Unproved(f"{self.claim} = 0 iff itself says nothing; write the condition that it comes to")

    def terms(self) -> tuple[Term, ...]:
        """Return claim and condition."""
        return _exact(self.claim), _exact(self.condition)

    def latex(self, write: Writer | None = None) -> str:
        """Write the statement in LaTeX, each side by `write`."""
        write = write or sp.latex
        return rf"{write(_algebra(self.claim))} = 0 \iff {write(_algebra(self.condition))} = 0"

    def check(self, values: Values = NOTHING) -> None:
        """Raise Unproved unless one side is the other times what never vanishes: coefficients all of one sign."""
        (top, bottom), (over, under) = (quotient(each, values) for each in self.terms())
        factor = _divided(top, over) or _divided(over, top)
        if not factor or not all(map(_one_sign, (factor, bottom, under))):
            raise Unproved(f"{self.claim} = 0 iff {self.condition} = 0: their quotient may vanish or change sign")


@dataclass(frozen=True)
class Root(Claim):
    """`claim` = 0 has exactly one solution in `x`, its numerator being linear in x with a coefficient never 0."""

    claim: Any
    x: Any
    kind = "unique root"

    def terms(self) -> tuple[Term, ...]:
        """Return the claim and its unknown."""
        return _exact(self.claim), _exact(self.x)

    def latex(self, write: Writer | None = None) -> str:
        """Write the statement in LaTeX, each side by `write`."""
        write = write or sp.latex
        x = write(_algebra(self.x))
        return rf"{write(_algebra(self.claim))} = 0 \iff {x} = {write(self.solution())}"

    def _parts(self, values: Values) -> tuple[Amount, Amount, Amount]:
        """Split the numerator into the coefficient of x and the rest; the denominator, both with the solution put in.

        The denominator is multiplied by a power of the coefficient, which does not vanish.
        """
        name = str(_exact(self.x))
        top, bottom = quotient(_exact(self.claim), {n: v for n, v in values.items() if n != name})
        above, below = _by_degree(top, name), _by_degree(bottom, name)
        if (degree := max(above, default=0)) != 1:
            raise Unproved(f"{self.claim} = 0 is of degree {degree} in {name}, not linear")
        slope, rest = above[1], above.get(0, {})
        highest = max(below, default=0)
        minus = amounts.times(amounts.number(-1), rest)
        put: Amount = {}
        for degree, part in below.items():
            scaled = amounts.times(amounts.power(minus, degree), amounts.power(slope, highest - degree))
            put = amounts.add(put, amounts.times(part, scaled))
        return slope, minus, put

    def root(self) -> Term:
        """Return the one solution as a term."""
        slope, minus, _ = self._parts(NOTHING)
        sign = amounts.number(-1 if all(count < 0 for count in slope.values()) else 1)
        made: Term = of_amount(amounts.times(sign, minus)) / of_amount(amounts.times(sign, slope))
        return made

    def solution(self) -> sp.Expr:
        """Return the one solution.

        >>> x = sp.Symbol("x", positive=True)
        >>> Root((100 - x) / (900 - x) - sp.Rational(1, 11), x).solution()
        20
        """
        return sp.cancel(expression(self.root()))

    def check(self, values: Values = NOTHING) -> None:
        """Raise Unproved unless the coefficient of x never vanishes and the solution is no pole."""
        loose = any(not s.is_positive for s in getattr(self.claim, "free_symbols", ()))
        slope, _, pole = self._parts(values)
        if loose or not _one_sign(slope) or not _one_sign(pole):
            raise Unproved(f"{self.claim} = 0 does not fix {self.x}")


def _by_degree(polynomial: Amount, name: str) -> dict[int, Amount]:
    """The coefficients of the powers of one symbol."""
    out: dict[int, Amount] = {}
    for monomial, count in polynomial.items():
        degree = dict(monomial).get(name, 0)
        without = {tuple(pair for pair in monomial if pair[0] != name): count}
        out[degree] = amounts.add(out.get(degree, {}), without)
    return out


def _divided(polynomial: Amount, by: Amount) -> Amount | None:
    """Divide one polynomial by another; None where something is left over, or nothing divides."""
    symbols = sorted({name for part in (polynomial, by) for monomial in part for name, _ in monomial})

    def order(monomial: Monomial) -> list[int]:
        powers = dict(monomial)
        return [powers.get(name, 0) for name in symbols]

    rest, out = polynomial, amounts.number(0)
    lead = max(by, key=order, default=None)
    while rest and lead is not None:
        first = max(rest, key=order)
        part = amounts.times({first: rest[first]}, amounts.inverse({lead: by[lead]}))
        if any(power < 0 for monomial in part for _, power in monomial):
            return None
        out = amounts.add(out, part)
        rest = amounts.add(rest, amounts.times(amounts.number(-1), amounts.times(part, by)))
    return out or None


def _one_sign(polynomial: Amount) -> bool:
    """Whether a polynomial in positive symbols is seen never to vanish."""
    return len({count > 0 for count in polynomial.values()}) == 1


@dataclass(frozen=True)
class Cases(Claim):
    """`holds` is true of every choice of numbers below `periods`: complete when it depends on remainders only.

    `claim` is LaTeX; «0», «1» … in it stand for the values of `of`, so that no number is typed into it.
    """

    claim: str
    holds: Callable[..., bool]
    periods: tuple[Any, ...]
    of: tuple[Any, ...] = ()
    kind = "complete cases"

    def terms(self) -> tuple[Term, ...]:
        """Return the periods and what the claim is of."""
        return tuple(map(_exact, (*self.periods, *self.of)))

    def claims(self) -> list[str]:
        """Return what is claimed, for a fingerprint."""
        return [self.claim, *super().claims()]

    def general(self, values: Values = NOTHING) -> bool:
        """Say whether something is claimed of more than the numbers of the text: always, of a period."""
        return True

    def latex(self, write: Writer | None = None) -> str:
        """Return the claim, which is LaTeX, with names in their places."""
        write = write or sp.latex

        def put(place: re.Match[str]) -> str:
            made = _algebra(self.of[int(place[1])])
            return write(made) if made.is_Atom else rf"\left({write(made)}\right)"

        return PLACE.sub(put, self.claim)

    def filled(self, values: Values) -> str:
        """Return the claim with numbers in their places."""

        def put(place: re.Match[str]) -> str:
            found = amounts.plain_number(evaluate(_exact(self.of[int(place[1])]), values, {}))
            return "?" if found is None else str(found)

        return PLACE.sub(put, self.claim)

    def check(self, values: Values = NOTHING) -> None:
        """Raise Unproved naming the first case that fails.

        >>> even = lambda q, n: (n * q) % 2 == 0
        >>> Cases("18 q is even", even, (sp.Integer(2),), (sp.Integer(18),)).check()
        """
        found = [amounts.plain_number(evaluate(each, values, {})) for each in self.terms()]
        whole = [int(value) for value in found if value is not None and value.denominator == 1]
        if len(whole) != len(found):
            raise Unproved(f"{self.claim}: of whole numbers only, not of {', '.join(map(str, found))}")
        periods, known = whole[: len(self.periods)], whole[len(self.periods) :]
        if (count := math.prod(periods)) > MOST:
            raise TooMany(f"{self.claim}: {count} cases; prove it otherwise, or for a period below {MOST}")
        for case in itertools.product(*map(range, periods)):
            if not self.holds(*case, *known):
                raise Unproved(f"{self.claim}: fails at {case}")
