"""Quantities: Chinese words read as exact numbers of units, brought to one unit, compared and written.

A quantity is handed out as a sympy expression, linear in symbols of units: 四同三萬夫 is 4*同 + 30000*夫.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from zhouli import algebra as sp
from zhouli import amounts, numerals, units
from zhouli.amounts import Amount
from zhouli.derivation import Refused, unit
from zhouli.numerals.forms import SCALES

Values = Mapping[Any, Any]  # sympy expressions by symbol: by name, or by unit: a 同 in 夫
STATE_SCALE = f"state scale=… ({', '.join(SCALES)})"


class Said(NamedTuple):
    """What words say: how much, what is done with it if it is a share (removed, kept, …), and the rule of reading."""

    amount: Amount
    done: str
    rule: str


@units.depends
def said(
    words: str, noun: str = "", sense: str = "", context: tuple[str, str] = ("", ""), scale: str = "",
    implied: bool = False, ordinal: bool = False,
) -> Said:  # fmt: skip
    """Read Chinese words as an exact number, or as a sum of numbers of units, with what is done with a share.

    `noun` is one that the text leaves out, with its power if need be (萬夫); `sense` decides between senses of a
    noun; `scale` says what 億 and 兆 are; `implied` reads a noun alone as one of it (廣尺), `ordinal` 八月 as the
    number eight. Raises Refused when the words are no number, could be two, or are an ordinal not asked for.

    >>> said("三分去一").done, said("尺", implied=True).amount
    ('removed', {(('尺', 1),): Fraction(1, 1)})
    """
    if implied and words in units.nouns():
        return Said(amounts.symbol(_key(words, sense)), "", "implied")
    times, noun = _power(noun)
    try:
        numeral = numerals.read(words, unit=noun or None, scale=scale or None, context=context)
    except numerals.NumeralError as fault:
        hint = f"; one {words} is meant: state implied=True" if words in units.nouns() else ""
        raise Refused(f"{words}: {fault}{hint}") from None
    except TypeError as fault:
        raise Refused(f"{words}: {fault}") from None
    if ordinal:
        members = numeral.members
        value = members[0][0] if members and isinstance(members[0], tuple) else numeral.value
        if value is None:
            raise Refused(f"{words} is no ordinal; leave ordinal= out")
        return Said(amounts.number(value), "", "ordinal")
    if numeral.rule in {"ordinal", "date"}:
        raise Refused(
            f"{words} is an ordinal, no number of things; state ordinal=True to take its place in the row"
        )
    if numeral.members and isinstance(numeral.members[0], tuple):
        whole: Amount = {}
        for count, counted in numeral.members:
            part = amounts.times(amounts.number(count), amounts.symbol(_key(counted, sense)))
            whole = amounts.add(whole, part)
        return Said(amounts.times(times, whole), numeral.done or "", numeral.rule)
    if numeral.value is None:
        rivals = " or ".join(f"{r.value} ({r.scale or r.rule})" for r in numeral.rivals)
        what = (
            STATE_SCALE
            if any(r.scale for r in numeral.rivals)
            else "quote more of the sentence or supply the noun"
        )
        raise Refused(f"{words} may be {rivals}; {what}" if rivals else f"{words} states no number")
    value = amounts.times(times, amounts.number(numeral.value))
    counted = amounts.symbol(_key(noun, sense)) if noun else amounts.number(1)
    return Said(amounts.times(value, counted), numeral.done or "", numeral.rule)


def read(
    words: str, noun: str = "", sense: str = "", context: tuple[str, str] = ("", ""), scale: str = ""
) -> sp.Expr:
    """Read Chinese words as `said` does; the quantity only.

    >>> read("十八分之十三"), read("四同三萬夫"), read("九十億畝", scale="下數")
    (13/18, 4*同 + 30000*夫, 9000000*畝)
    """
    return amounts.expression(said(words, noun, sense, context, scale).amount)


def _power(noun: str) -> tuple[Amount, str]:
    """Split 萬夫, a noun with the power that the text leaves out (四九三十六), into 10000 and 夫."""
    head = noun.rstrip("".join(units.nouns())) if noun and noun not in units.nouns() else ""
    return (said(head).amount, noun[len(head) :]) if head else (amounts.number(1), noun)


@units.depends
def _key(noun: str, sense: str) -> str:
    """The sense is meant for the noun that has it; others in the same words keep their first sense."""
    return str(unit(noun, sense if sense in {u.sense for u in units.senses(noun)} else None).parts[0])


def reduce(value: sp.Expr, ladder: Values) -> sp.Expr:
    """Bring a quantity, or a formula, down to the lowest units that the ladder reaches."""
    while (lower := value.xreplace(ladder)) != value:
        value = lower
    return sp.expand(value) if value.has(sp.Add) else value


def express(value: sp.Expr, measure: sp.Expr, ladder: Values) -> sp.Expr:
    """Write a quantity in the unit or units of `measure` when the ladder reaches them, else leave it as it is.

    Of several units all but the least come in whole numbers.

    >>> ladder = {unit("同"): 90000 * unit("夫")}
    >>> express(sp.Integer(180000) * unit("夫"), unit("同"), ladder)
    2*同
    >>> express(sp.Integer(6240000) * unit("夫"), unit("同") + unit("夫"), ladder)
    69*同 + 30000*夫
    """
    rungs = {str(symbol): amounts.of_expression(sp.sympify(made)) for symbol, made in ladder.items()}
    whole, into = (amounts.of_expression(sp.sympify(each)) for each in (value, measure))
    made = amounts.express(whole, into, rungs)
    return amounts.expression(made)


def plain(value: Any) -> tuple[str, str]:
    """Split a value into number and unit: ("2880000", "家"); sums of units are written out in the first.

    >>> plain(read("六家")), plain(read("四同三萬夫"))
    (('6', '家'), ('4同 + 30000夫', ''))
    """
    value = sp.sympify(value)
    if isinstance(value, sp.Add):
        return " + ".join("".join(plain(a)) for a in sorted(value.args, key=sp.default_sort_key)), ""
    number, measure = value.as_coeff_Mul()
    # By their nouns: the sense of a unit is for comparing, not for reading.
    nouns = {s: sp.Symbol(units.UNITS[str(s)].noun) for s in measure.free_symbols if str(s) in units.UNITS}
    return str(number), "" if measure == 1 else str(measure.xreplace(nouns))
