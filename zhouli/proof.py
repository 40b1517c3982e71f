"""Proofs of our own consequences: identity, if-and-only-if, unique root, complete cases.

The first three are exact algebra by sympy over positive symbols. Divisibility is beyond it; there a claim is gone
through for every case of one period, which is complete when both sides depend only on remainders.
"""

import itertools
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import sympy as sp

from zhouli.units import UNITS

MOST = 100_000  # cases that a complete check may go through
Writer = Callable[[sp.Expr], str]


def _open(*parts: sp.Expr) -> bool:
    """Say whether a symbol is left that stands for any number: units do not."""
    return any(str(s) not in UNITS for part in parts for s in part.free_symbols)


class Unproved(ValueError):
    """A claim that the proof does not reach."""


class TooMany(ValueError):
    """More cases than a complete check can go through."""


@dataclass(frozen=True)
class Identity:
    """`left` and `right` are the same rational function."""

    left: sp.Expr
    right: sp.Expr
    kind = "identity"

    def claims(self) -> list[str]:
        """Return what is claimed, for a fingerprint."""
        return [str(self.left), str(self.right)]

    def general(self) -> bool:
        """Say whether something is claimed of more than the numbers of the text."""
        return _open(self.left, self.right)

    def at(self, values: Mapping[sp.Symbol, sp.Expr]) -> "Identity":
        """Put values in place of names."""
        return Identity(self.left.xreplace(values), self.right.xreplace(values))

    def latex(self, write: Writer = sp.latex) -> str:
        """Write the statement in LaTeX, each side by `write`."""
        return f"{write(self.left)} = {write(self.right)}"

    def check(self) -> None:
        """Raise Unproved unless the difference cancels.

        >>> q, b, s = sp.symbols("q b s", positive=True)
        >>> Identity((q + b) * s * (1 - b / (q + b)), q * s).check()
        """
        if (rest := sp.cancel(sp.together(self.left - self.right))) != 0:
            raise Unproved(f"{self.left} = {self.right} leaves {rest}")


@dataclass(frozen=True)
class Iff:
    """`claim` = 0 exactly when `condition` = 0: over positive symbols their quotient has no zero and no pole."""

    claim: sp.Expr
    condition: sp.Expr
    kind = "if and only if"

    def claims(self) -> list[str]:
        """Return what is claimed, for a fingerprint."""
        return [str(self.claim), str(self.condition)]

    def general(self) -> bool:
        """Say whether something is claimed of more than the numbers of the text."""
        return _open(self.claim, self.condition)

    def at(self, values: Mapping[sp.Symbol, sp.Expr]) -> "Iff":
        """Put values in place of names."""
        return Iff(self.claim.xreplace(values), self.condition.xreplace(values))

    def latex(self, write: Writer = sp.latex) -> str:
        """Write the statement in LaTeX, each side by `write`."""
        return rf"{write(self.claim)} = 0 \iff {write(self.condition)} = 0"

    def check(self) -> None:
        """Raise Unproved unless every coefficient of the quotient's two parts has one sign."""
        for part in sp.fraction(sp.cancel(sp.together(self.claim) / self.condition)):
            part = sp.expand(part)
            symbols = sorted(part.free_symbols, key=str)
            coefficients = sp.Poly(part, *symbols).coeffs() if symbols else [part]
            if {sp.sign(c) for c in coefficients} not in ({1}, {-1}):
                raise Unproved(f"{self.claim} = 0 iff {self.condition} = 0: {part} may vanish or change sign")


@dataclass(frozen=True)
class Root:
    """`claim` = 0 has exactly one solution in `x`, its numerator being linear in x with a coefficient never 0."""

    claim: sp.Expr
    x: sp.Symbol
    kind = "unique root"

    def claims(self) -> list[str]:
        """Return what is claimed, for a fingerprint."""
        return [str(self.claim), str(self.x)]

    def general(self) -> bool:
        """Say whether something is claimed of more than the numbers of the text."""
        return _open(self.claim)

    def at(self, values: Mapping[sp.Symbol, sp.Expr]) -> "Root":
        """Put values in place of names, all but x."""
        return Root(self.claim.xreplace(values), self.x)

    def latex(self, write: Writer = sp.latex) -> str:
        """Write the statement in LaTeX, each side by `write`."""
        return rf"{write(self.claim)} = 0 \iff {write(self.x)} = {write(self.solution())}"

    def solution(self) -> sp.Expr:
        """Return the one solution.

        >>> x = sp.Symbol("x", positive=True)
        >>> Root((100 - x) / (900 - x) - sp.Rational(1, 11), x).solution()
        20
        """
        top = sp.Poly(sp.fraction(sp.together(self.claim))[0], self.x)
        if top.degree() != 1:
            raise Unproved(f"{self.claim} = 0 is of degree {top.degree()} in {self.x}, not linear")
        return sp.cancel(-top.nth(0) / top.nth(1))

    def check(self) -> None:
        """Raise Unproved unless the coefficient of x never vanishes and the solution is no pole."""
        top, bottom = sp.fraction(sp.together(self.claim))
        if (
            not sp.Poly(top, self.x).nth(1).is_nonzero
            or bottom.subs(self.x, self.solution()).is_zero is not False
        ):
            raise Unproved(f"{self.claim} = 0 does not fix {self.x}")


@dataclass(frozen=True)
class Cases:
    """`holds` is true of every choice of numbers below `periods`: complete when it depends on remainders only."""

    claim: str
    holds: Callable[..., bool]
    periods: tuple[sp.Expr, ...]
    of: tuple[sp.Expr, ...] = ()
    kind = "complete cases"

    def claims(self) -> list[str]:
        """Return what is claimed, for a fingerprint."""
        return [self.claim, *map(str, (*self.periods, *self.of))]

    def general(self) -> bool:
        """Say whether something is claimed of more than the numbers of the text: always, of a period."""
        return True

    def at(self, values: Mapping[sp.Symbol, sp.Expr]) -> "Cases":
        """Put values in place of names."""
        periods, of = (tuple(e.xreplace(values) for e in exprs) for exprs in (self.periods, self.of))
        return replace(self, periods=periods, of=of)

    def latex(self, write: Writer = sp.latex) -> str:
        """Return the claim, which is LaTeX."""
        return self.claim

    def check(self) -> None:
        """Raise Unproved naming the first case that fails.

        >>> even = lambda q, n: (n * q) % 2 == 0
        >>> Cases("18 q is even", even, (sp.Integer(2),), (sp.Integer(18),)).check()
        """
        if not all(value.is_integer for value in (*self.periods, *self.of)):
            raise Unproved(f"{self.claim}: of whole numbers only, not of {self.periods} and {self.of}")
        if (count := math.prod(int(period) for period in self.periods)) > MOST:
            raise TooMany(f"{self.claim}: {count} cases; prove it otherwise, or for a period below {MOST}")
        known = [int(value) for value in self.of]
        for case in itertools.product(*(range(int(period)) for period in self.periods)):
            if not self.holds(*case, *known):
                raise Unproved(f"{self.claim}: fails at {case}")
