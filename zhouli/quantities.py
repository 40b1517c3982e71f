"""Quantities: Chinese words read as exact numbers of units, brought to one unit, compared and written.

A quantity is a sympy expression, linear in symbols of units: 四同三萬夫 is 4*同 + 30000*夫.
"""

from collections.abc import Mapping
from typing import Any

import sympy as sp

from zhouli import numerals, units
from zhouli.derivation import Refused, unit

Values = Mapping[sp.Symbol, sp.Expr]  # by name, or by unit: a 同 in 夫


@units.depends
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
        hint = f"may be {rivals}; quote more of the sentence or supply the noun"
        raise Refused(f"{words} {hint}" if rivals else f"{words} states no number")
    return scale * sp.Rational(value.numerator, value.denominator) * (_unit(noun, sense) if noun else 1)


def _scale(noun: str) -> tuple[sp.Expr, str]:
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
    return sp.expand(value) if value.has(sp.Add) else value


def express(value: sp.Expr, measure: sp.Expr, ladder: Values) -> sp.Expr:
    """Write a quantity in the unit `measure` when the ladder reaches both, else leave it as it is.

    >>> express(sp.Integer(180000) * unit("夫"), unit("同"), {unit("同"): 90000 * unit("夫")})
    2*同
    """
    quotient = sp.cancel(reduce(value, ladder) / reduce(measure, ladder))
    return value if quotient.free_symbols else quotient * measure


def ratio(value: sp.Expr, other: sp.Expr, ladder: Values) -> sp.Expr | None:
    """Divide one quantity by another of its kind; None when they are of different kinds, or when `other` is nil."""
    below = reduce(other, ladder)
    if below == 0:
        return None
    quotient = sp.cancel(reduce(value, ladder) / below)
    return None if quotient.free_symbols else quotient


def plain(value: Any) -> tuple[str, str]:
    """Split a value into number and unit: ("2880000", "家"); sums of units are written out in the first.

    >>> plain(read("六家")), plain(read("四同三萬夫"))
    (('6', '家'), ('4同 + 30000夫', ''))
    """
    if isinstance(value, sp.Add):
        return " + ".join("".join(plain(a)) for a in sorted(value.args, key=sp.default_sort_key)), ""
    number, measure = value.as_coeff_Mul()
    # By their nouns: the sense of a unit is for comparing, not for reading.
    nouns = {s: sp.Symbol(units.UNITS[str(s)].noun) for s in measure.free_symbols if str(s) in units.UNITS}
    return str(number), "" if measure == 1 else str(measure.xreplace(nouns))
