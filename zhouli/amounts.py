"""Amounts: exact sums of numbers of units, as small tables, for evaluating; sympy is met where a value is handed out.

An amount is {monomial: Fraction}, a monomial a sorted tuple of (symbol, exponent): 30000 家/同 is
{(("同", -1), ("家", 1)): 30000}. Nothing is the empty table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from math import floor
from typing import Any

from zhouli import algebra as sp

Monomial = tuple[tuple[str, int], ...]
Amount = dict[Monomial, Fraction]
Ladder = Mapping[str, Amount]  # what one unit is in lower ones: 同 in 夫
_ONE = Fraction(1)


class Several(ArithmeticError):
    """A sum of different kinds stands where only one may: in a divisor."""


def number(value: int | Fraction) -> Amount:
    """Make an amount of no unit."""
    return {(): value if type(value) is Fraction else Fraction(value)} if value else {}


def symbol(name: str) -> Amount:
    """Make one of a unit, or of any symbol."""
    return {((name, 1),): _ONE}


@cache
def _joined(a: Monomial, b: Monomial) -> Monomial:
    powers = dict(a)
    for name, power in b:
        powers[name] = powers.get(name, 0) + power
    return tuple(sorted((name, power) for name, power in powers.items() if power))


def add(a: Amount, b: Amount) -> Amount:
    """Add two amounts."""
    out = dict(a)
    for monomial, count in b.items():
        total = out.get(monomial, 0) + count
        if total:
            out[monomial] = total
        else:
            del out[monomial]
    return out


def times(a: Amount, b: Amount) -> Amount:
    """Multiply two amounts."""
    if len(a) == len(b) == 1:
        ((m, x),), ((n, y),) = a.items(), b.items()
        return {_joined(m, n) if m and n else m or n: x * y}
    out: Amount = {}
    for m, x in a.items():
        for n, y in b.items():
            out = add(out, {_joined(m, n): x * y})
    return out


def inverse(a: Amount) -> Amount:
    """Divide one by an amount; raises ZeroDivisionError for nothing, Several for a sum of kinds."""
    if not a:
        raise ZeroDivisionError
    if len(a) > 1:
        raise Several
    ((monomial, count),) = a.items()
    return {tuple((name, -power) for name, power in monomial): 1 / count}


def power(a: Amount, exponent: int) -> Amount:
    """Raise to a whole power."""
    if exponent == 1:
        return a
    base, out = a if exponent >= 0 else inverse(a), number(1)
    for _ in range(abs(exponent)):
        out = times(out, base)
    return out


def plain_number(a: Amount) -> Fraction | None:
    """Give the number of an amount of no unit; None for any other."""
    return a.get((), Fraction(0)) if not a or (len(a) == 1 and () in a) else None


def reduce(a: Amount, ladder: Ladder) -> Amount:
    """Bring down to the lowest units that the ladder reaches.

    >>> reduce(symbol("同"), {"同": {(("夫", 1),): Fraction(90000)}}) == {(("夫", 1),): 90000}
    True
    """
    while any(name in ladder for monomial in a for name, _ in monomial):
        out: Amount = {}
        for monomial, count in a.items():
            made: Amount = {(): count}
            for name, exponent in monomial:
                made = times(made, power(ladder.get(name) or symbol(name), exponent))
            out = add(out, made)
        a = out
    return a


def ratio(value: Amount, other: Amount, ladder: Ladder) -> Fraction | None:
    """Divide one amount by another of its kind; None when they are of different kinds, or when `other` is nothing."""
    above, below = reduce(value, ladder), reduce(other, ladder)
    if not below or above.keys() - below.keys():
        return None
    found = {above.get(monomial, Fraction(0)) / count for monomial, count in below.items()}
    return found.pop() if len(found) == 1 else None


def express(value: Amount, measure: Iterable[Monomial], ladder: Ladder) -> Amount:
    """Write an amount in the units of `measure`, whole numbers of all but the least; as it is, if they do not reach it.

    >>> ladder = {"畝": {(("步", 1),): Fraction(100)}}
    >>> express({(("步", 1),): Fraction(15625)}, [(("畝", 1),), (("步", 1),)], ladder)
    {(('畝', 1),): Fraction(156, 1), (('步', 1),): Fraction(25, 1)}
    """
    below = {monomial: reduce({monomial: Fraction(1)}, ladder) for monomial in measure}
    least = next(iter(below.values()))
    sizes = {monomial: ratio(one, least, {}) for monomial, one in below.items()}
    rest = ratio(value, least, ladder)
    if rest is None or None in sizes.values():
        return value
    falling = sorted(sizes.items(), key=lambda pair: -(pair[1] or 0))
    sign, rest, out = (-1 if rest < 0 else 1), abs(rest), {}
    for place, (monomial, size) in enumerate(falling, 1):
        count = rest / (size or 1)
        count = count if place == len(falling) else Fraction(floor(count))
        rest -= count * (size or 1)
        if count:
            out[monomial] = sign * count
    return out


def of_expression(expr: sp.Expr) -> Amount:
    """Read a sympy expression that is a sum of products of numbers and symbols."""
    out: Amount = {}
    for part in sp.Add.make_args(expr):
        count, measure = part.as_coeff_Mul()
        powers = () if measure == 1 else measure.as_powers_dict().items()
        made = tuple(sorted((str(base), int(exponent)) for base, exponent in powers))
        out = add(out, {made: Fraction(int(count.p), int(count.q))} if count else {})
    return out


@cache
def _measure(monomial: Monomial) -> Any:
    return sp.Mul(*(sp.Symbol(name, positive=True) ** exponent for name, exponent in monomial))


def expression(a: Amount) -> sp.Expr:
    """Write an amount as a sympy expression.

    >>> expression({(("同", -1), ("家", 1)): Fraction(30000)})
    30000*家/同
    """
    parts = [sp.Rational(n.numerator, n.denominator) * _measure(monomial) for monomial, n in a.items()]
    return parts[0] if len(parts) == 1 else sp.Add(*parts)
