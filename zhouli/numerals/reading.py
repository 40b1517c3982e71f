"""Read one expression as a number."""
from __future__ import annotations

import re
from dataclasses import replace

from zhouli import units
from zhouli.numerals.forms import DONE_BY, SCALES
from zhouli.numerals.model import Numeral, NumeralError
from zhouli.numerals.place import Place, plain
from zhouli.numerals.scanning import expression

BEFORE = re.compile(f"[無毋不]?過|[{''.join(DONE_BY)}]|卷?第|卷|再(?=倍)")


def read(text: str, *, unit: str | None = None, scale: str | None = None,
         context: tuple[str, str] = ("", "")) -> Numeral:
    """Read an expression that is a numeral from end to end.

    unit: the noun that the text leaves out; scale: how to count 億 and 兆 (下數, 中數, 萬萬); context: the words
    to the left and right, which decide between readings of one form. Raises NumeralError with the position of
    the first code point that cannot be read.

    >>> read("十八分之十三").value, read("百三十", unit="同").members
    (Fraction(13, 18), ((Fraction(130, 1), '同'),))
    """
    if scale is not None and scale not in SCALES:
        raise NumeralError(0, f"no scale is called {scale!r}; write one of {'、'.join(SCALES)}")
    if not text:
        raise NumeralError(0, "nothing to read; write a numeral, as 九十六同")
    left, right = context
    shift = len(left)
    folded = plain(left + text + right)
    place = Place(folded, left + text + right, shift + len(text), scale)
    found = _from(place, shift)
    found = replace(found, start=found.start - shift, end=found.end - shift, text=text)
    return found if unit is None else _with_unit(found, unit)


def _from(place: Place, start: int) -> Numeral:
    skipped = BEFORE.match(place.text, start, place.stop)
    first: Numeral | None = None
    for at in (start, skipped.end()) if skipped else (start,):
        if at >= place.stop:
            continue
        found, _ = expression(place, at)
        if found is not None and found.end == place.stop and found.start <= at:
            return replace(found, start=start)
        first = first or found
    words = place.text[start:place.stop]
    if words == "無":
        return place.numeral(start, place.stop, 0, "nil")
    if words in ("億", "兆"):
        return place.settle(start, place.stop, "integer", (words,), lambda number: number, lambda number: ())
    if first is None:
        raise NumeralError(0, f"{place.raw[start]} begins no numeral; write digits with 十百千萬, as 九十六同")
    if first.value is None and not first.rivals and not first.members and first.rule == "integer":
        raise NumeralError(_fault(first.text), f"{first.text} is not one number; write its powers in falling order, "
                                               "or read the numbers one at a time")
    raise NumeralError(first.end - start, f"{first.text} is read as {first.value}, but "
                                          f"{place.raw[first.end:place.stop]} is no part of it; leave that out, or "
                                          "write a noun of the table of units there")


def _fault(run: str) -> int:
    return max(0, len(run) - 1)


def _with_unit(found: Numeral, unit: str) -> Numeral:
    try:
        noun = units.resolve(unit).noun
    except LookupError as error:
        raise NumeralError(found.end, str(error)) from None
    if found.unit not in (None, noun):
        raise NumeralError(found.end, f"{found.text} counts {found.unit}, not {noun}; leave the unit out")
    if found.rule in ("integer", "multiple") and found.value is not None:
        return replace(found, rule="quantity", members=((found.value, noun),), unit=noun)
    if found.rule == "mixed" and found.value is not None:
        return replace(found, members=((found.value, noun),), unit=noun)
    if found.rule in ("none", "name", "nil", "ordinal"):
        raise NumeralError(0, f"{found.text} counts nothing that could be {noun}; read it without a unit")
    return replace(found, unit=noun)
