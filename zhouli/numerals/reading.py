"""Read one expression as a number."""
from __future__ import annotations

import re
from dataclasses import replace

from zhouli import units
from zhouli.numerals.asking import check_context, check_scale, check_text, check_unit, short
from zhouli.numerals.forms import DONE_BY, FORMAL
from zhouli.numerals.model import Numeral, NumeralError
from zhouli.numerals.place import TO_PLAIN, Place, plain
from zhouli.numerals.runs import whole
from zhouli.numerals.scanning import expression

# Words that may stand before the numeral in what is read, though `find` leaves them out of its spans.
_BEFORE = re.compile(f"[無毋不]?過|[{''.join(DONE_BY)}]|卷?第|卷|再(?=倍)")


def read(text: str, *, unit: str | None = None, scale: str | None = None,
         context: tuple[str, str] = ("", "")) -> Numeral:
    """Read an expression that is a numeral from end to end.

    unit: the noun that the text leaves out, a noun or key of `zhouli.units`; scale: how to count 億 and 兆
    (下數, 中數, 萬萬, 王制); context: the words to the left and right, which decide between readings of one form.
    Raises NumeralError with the position of the first code point that cannot be read, and TypeError for an
    argument that is no text.

    >>> read("十八分之十三").value, read("百三十", unit="同").members
    (Fraction(13, 18), ((Fraction(130, 1), '同'),))
    >>> read("十一").rivals
    (Reading(value=Fraction(11, 1), rule='integer', scale=None),
     Reading(value=Fraction(1, 10), rule='tithe', scale=None))
    >>> read("十一", context=("近郊", "")).value
    Fraction(1, 10)
    """
    check_text(text, "read")
    check_scale(scale)
    check_unit(unit)
    left, right = check_context(context)
    if not text:
        raise NumeralError(0, "nothing to read; write a numeral, as 九十六同")
    shift, raw = len(left), left + text + right
    place = Place(plain(raw), raw, shift + len(text), scale, set())
    try:
        found = _whole(place, shift)
    except NumeralError:
        if not any(char in FORMAL for char in place.text[shift:place.stop]):
            raise
        full = place.text[shift:place.stop].translate(TO_PLAIN)   # 伍夫: asked to be a number, it is one
        found = _whole(place._replace(text=place.text[:shift] + full + place.text[place.stop:]), shift)
    found = replace(found, start=0, end=len(text), text=text)
    return found if unit is None else _with_unit(found, unit)


def _whole(place: Place, start: int) -> Numeral:
    """Read all from a place to the stop, with or without a word before the numeral."""
    words = place.text[start:place.stop]
    first: Numeral | None = None
    skipped = _BEFORE.match(place.text, start, place.stop)
    for at in (start, skipped.end()) if skipped else (start,):
        if at < place.stop:
            found, _ = expression(place, at)
            if found is None:
                continue
            first = checked = whole(place, [found])[0]
            if checked.end == place.stop and not _broken(checked):
                return checked
    if words == "無":
        return place.numeral(start, place.stop, 0, "nil")
    if words in ("億", "兆"):
        power = place.settle(start, place.stop, "integer", (words,), lambda number: number, lambda number: ())
        if power is not None:
            return power
    raise _refusal(place, start, first)


def _broken(found: Numeral) -> bool:
    """Tell whether a run of numeral characters is no number at all, so that `find` could only mark it."""
    return found.rule in ("unread", "decimal")


def _refusal(place: Place, start: int, first: Numeral | None) -> NumeralError:
    if first is None:
        head = place.raw[start]
        return NumeralError(0, f"{head} begins no numeral; write digits with 十百千萬, as 九十六同")
    end = max(first.end, start)
    if _broken(first):
        return NumeralError(max(0, end - start - 1), f"{short(first.text)} is not one number; write its powers in "
                            "falling order, as 三萬六千八百六十四, or read the numbers one at a time")
    rest = place.raw[end:place.stop]
    return NumeralError(end - start, f"{short(first.text)} is a numeral ({first.rule}), but {short(rest)} is no part of "
                        "it; leave that out, or write a noun of the table of units there")


def _with_unit(found: Numeral, unit: str) -> Numeral:
    """Supply the noun that the text leaves out."""
    try:
        noun = units.resolve(unit).noun
    except LookupError as error:
        raise NumeralError(found.end, str(error)) from None
    if found.rule in ("none", "idiom", "name", "nil", "ordinal", "date"):
        raise NumeralError(0, f"{short(found.text)} ({found.rule}) counts no {noun}; leave the unit out")
    if found.unit not in (None, noun) or (found.unit is None and found.rule == "quantity" and found.members):
        counted = found.unit or "、".join(dict.fromkeys(member[1] for member in found.members))
        raise NumeralError(found.end, f"{short(found.text)} counts {counted}, not {noun}; leave the unit out")
    if found.rule == "integer":
        members = () if found.value is None else ((found.value, noun),)
        rivals = tuple(replace(rival, rule="quantity") if rival.rule == "integer" else rival
                       for rival in found.rivals)
        return replace(found, rule="quantity", members=members, rivals=rivals, unit=noun)
    if found.rule == "mixed" and found.value is not None:
        return replace(found, rule="quantity", members=((found.value, noun),), unit=noun)
    return replace(found, unit=noun)
