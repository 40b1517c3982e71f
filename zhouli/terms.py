"""Terms: algebra as a body writes it, kept as written; names, numbers and units under + − × ÷, powers, remainders.

Nothing is evaluated while a body runs. A term is evaluated with amounts for its names, compared with another as a
rational function, or turned into a sympy expression for closed forms and for the page.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import reduce as fold
from math import gcd
from typing import Any

from zhouli import algebra as sp
from zhouli import amounts
from zhouli.amounts import Amount, Ladder

Values = Mapping[str, Amount]


class Term:
    """One operation: `sign` is name, number, +, *, /, ^, mod or gcd; `parts` are terms, or the name or number itself."""

    __slots__ = ("parts", "sign")

    def __init__(self, sign: str, *parts: Any):
        self.sign, self.parts = sign, parts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Term):
            return NotImplemented
        return (self.sign, self.parts) == (other.sign, other.parts)

    def __hash__(self) -> int:
        return hash((self.sign, self.parts))

    def __repr__(self) -> str:
        return written(self, str)

    def _sympy_(self) -> Any:
        return expression(self)

    def _with(self, sign: str, other: Any, back: bool = False) -> Any:
        """Join with another side; with a sympy expression, in sympy; with a float too, so that it is refused as one."""
        if isinstance(other, Term | int | Fraction):
            return Term(sign, term(other), self) if back else Term(sign, self, term(other))
        if not hasattr(other, "free_symbols") and not isinstance(other, float):
            return NotImplemented
        sides = (other, expression(self)) if back else (expression(self), other)
        return JOINED[sign](*sides)

    def __add__(self, other: Any) -> Any:
        return self._with("+", other)

    def __radd__(self, other: Any) -> Any:
        return self if isinstance(other, int) and other == 0 else self._with("+", other, back=True)

    def __sub__(self, other: Any) -> Any:
        return self._with("+", -other)

    def __rsub__(self, other: Any) -> Any:
        return (-self)._with("+", other, back=True)

    def __neg__(self) -> Term:
        return Term("*", MINUS, self)

    def __mul__(self, other: Any) -> Any:
        return self._with("*", other)

    def __rmul__(self, other: Any) -> Any:
        return self._with("*", other, back=True)

    def __truediv__(self, other: Any) -> Any:
        return self._with("/", other)

    def __rtruediv__(self, other: Any) -> Any:
        return self._with("/", other, back=True)

    def __pow__(self, exponent: int) -> Term:
        return Term("^", self, exponent) if exponent >= 0 else Term("/", term(1), Term("^", self, -exponent))

    def __mod__(self, other: Any) -> Any:
        return self._with("mod", other)

    def __rmod__(self, other: Any) -> Any:
        return self._with("mod", other, back=True)


MINUS = Term("number", Fraction(-1))
JOINED = {"+": operator.add, "*": operator.mul, "/": operator.truediv, "mod": operator.mod}


def common(a: Any, b: Any) -> Term:
    """Take the greatest common divisor of two whole numbers."""
    return Term("gcd", term(a), term(b))


def term(value: Any) -> Term:
    """Make a term of an int, a Fraction or a sympy expression; raises TypeError for anything else, floats too.

    >>> term(Fraction(1, 3)) + term(sp.Symbol("夫", positive=True))
    1/3 + 夫
    """
    if isinstance(value, Term):
        return value
    if isinstance(value, int | Fraction) and not isinstance(value, bool):
        return Term("number", Fraction(value))
    if isinstance(value, sp.Symbol):
        return Term("name", str(value))
    if isinstance(value, sp.Rational) and value.is_finite:
        return Term("number", Fraction(int(value.p), int(value.q)))
    if isinstance(value, sp.Add | sp.Mul):
        return fold(lambda a, b: Term("+" if value.is_Add else "*", a, b), map(term, value.args))
    if isinstance(value, sp.Pow) and value.exp.is_Integer:
        if value.exp < 0:
            return Term("/", Term("number", Fraction(1)), term(value.base**-value.exp))
        return Term("^", term(value.base), int(value.exp))
    raise TypeError(f"{value} is no exact rational algebra")


def of_amount(amount: Amount) -> Term:
    """Write an amount as a term."""
    parts = []
    for monomial, count in amount.items():
        made = term(count)
        for name, exponent in monomial:
            made *= Term("name", name) ** exponent
        parts.append(made)
    return sum(parts[1:], parts[0]) if parts else term(0)


def _inside(value: Term) -> Iterator[Term]:
    return (part for part in value.parts if isinstance(part, Term))


def names(value: Term) -> frozenset[str]:
    """Name everything that a term holds: names and units."""
    if value.sign == "name":
        return frozenset(value.parts)
    return frozenset().union(*(names(part) for part in _inside(value)))


def evaluate(value: Term, values: Values, ladder: Ladder) -> Amount:
    """Compute a term; what `values` does not have stands for itself.

    Raises ZeroDivisionError where nothing divides, Several where a sum of kinds does.
    """
    sign, parts = value.sign, value.parts
    if sign == "name":
        found = values.get(parts[0])
        return amounts.symbol(parts[0]) if found is None else found
    if sign == "number":
        return amounts.number(parts[0])
    first = evaluate(parts[0], values, ladder)
    if sign == "^":
        return amounts.power(first, parts[1])
    second = evaluate(parts[1], values, ladder)
    if sign == "+":
        return amounts.add(first, second)
    if sign == "*":
        return amounts.times(first, second)
    if sign == "/":
        if len(second) > 1:
            second = amounts.reduce(second, ladder)
        return amounts.times(first, amounts.inverse(second))
    return amounts.number(_whole(sign, first, second))


def _whole(sign: str, first: Amount, second: Amount) -> Fraction:
    """Remainders, and common divisors of whole numbers; nothing is divided by none."""
    a, b = amounts.plain_number(first), amounts.plain_number(second)
    if a is None or b is None:
        raise amounts.Several
    if sign == "mod":
        return a % b
    if a.denominator != 1 or b.denominator != 1:
        raise ZeroDivisionError
    return Fraction(gcd(a.numerator, b.numerator))


def quotient(value: Term, values: Values) -> tuple[Amount, Amount]:
    """Write a term as one polynomial over another, with no common factor taken out."""
    sign, parts = value.sign, value.parts
    if sign in {"name", "number", "mod", "gcd"}:
        return evaluate(value, values, {}), amounts.number(1)
    top, bottom = quotient(parts[0], values)
    if sign == "^":
        return amounts.power(top, parts[1]), amounts.power(bottom, parts[1])
    over, under = quotient(parts[1], values)
    if sign == "*":
        return amounts.times(top, over), amounts.times(bottom, under)
    if sign == "/":
        if not over:
            raise ZeroDivisionError
        return amounts.times(top, under), amounts.times(bottom, over)
    if bottom == under:
        return amounts.add(top, over), bottom
    crossed = amounts.add(amounts.times(top, under), amounts.times(over, bottom))
    return crossed, amounts.times(bottom, under)


def expression(value: Term, values: Values = {}) -> sp.Expr:  # noqa: B006
    """Turn a term into a sympy expression, with amounts in place of the names that `values` has."""
    sign, parts = value.sign, value.parts
    if sign == "name":
        found = values.get(parts[0])
        return sp.Symbol(parts[0], positive=True) if found is None else amounts.expression(found)
    if sign == "number":
        return sp.Rational(parts[0].numerator, parts[0].denominator)
    first = expression(parts[0], values)
    if sign == "^":
        return first ** parts[1]
    second = expression(parts[1], values)
    if sign == "mod":
        return sp.Mod(first, second)
    if sign == "gcd":
        return sp.Function("gcd")(first, second)
    return first + second if sign == "+" else first * second if sign == "*" else first / second


_TIGHT = {"+": 1, "*": 2, "/": 2, "^": 3, "mod": 0}


def written(value: Term, write: Callable[[sp.Expr], str], latex: bool = False) -> str:
    """Write a term as it stands, each name and number by `write`, nothing cancelled and nothing put in order.

    >>> x, y = Term("name", "x"), Term("name", "y")
    >>> written((1 - x) * y / y, str)
    '(1 - x)*y/y'
    """
    sign, parts = value.sign, value.parts
    if sign in {"name", "number"}:
        return str(parts[0]) if write is str else write(expression(value))

    def inside(part: Term, tight: int) -> str:
        text = written(part, write, latex)
        loose = _TIGHT.get(part.sign, 9) < tight or (part.sign == "number" and part.parts[0] < 0)
        if latex:
            return rf"\left({text}\right)" if loose else text
        return f"({text})" if loose else text

    if sign == "^":
        return f"{inside(parts[0], 4)}^{{{parts[1]}}}" if latex else f"{inside(parts[0], 4)}**{parts[1]}"
    if sign == "+":
        minus = parts[1].sign == "*" and parts[1].parts[0] == MINUS
        second = inside(parts[1].parts[1], 2) if minus else inside(parts[1], 1)
        return f"{inside(parts[0], 1)} {'-' if minus else '+'} {second}"
    if sign == "gcd":
        both = ", ".join(written(part, write, latex) for part in parts)
        return rf"\gcd({both})" if latex else f"gcd({both})"
    if sign == "mod":
        word = r"\bmod" if latex else "mod"
        return f"{inside(parts[0], 2)} {word} {inside(parts[1], 3)}"
    if sign == "*":
        if parts[0] == MINUS:
            return f"-{inside(parts[1], 2)}"
        between = r" \, " if latex else "*"
        return inside(parts[0], 2) + between + inside(parts[1], 2)
    if latex:
        return rf"\frac{{{written(parts[0], write, True)}}}{{{written(parts[1], write, True)}}}"
    return f"{inside(parts[0], 2)}/{inside(parts[1], 3)}"
