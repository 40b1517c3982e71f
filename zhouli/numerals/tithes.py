"""Taxes of one part in ten and the like: 十一, 十二, 什一, 九一, 十外稅一, which may be other numbers too."""
from __future__ import annotations

import re
from fractions import Fraction

from zhouli.numerals.forms import DIGITS, TAXING
from zhouli.numerals.integers import DIGIT, values
from zhouli.numerals.model import Numeral, Reading
from zhouli.numerals.place import N, Place, noun_at

_TAXED = re.compile("而?[稅征貢賦]|之[稅征法正]|行而|使自賦")              # right of it
_TAXING = re.compile("(?:近郊|過於|減於|公羊|稅以|[稅征貢徹任])$")          # left of it
_ABOUT_TAX = re.compile("近郊|遠郊|[稅征貢徹助賦桀貉]")                    # near it
_COUNTING = re.compile("[以得餘為加并添除減乘年凡積有益至其者國、]$")
_COUNTED_ON = re.compile("[乘除為約減加并、]|而一")
_CEILING = re.compile("[無毋]過$")
_BEYOND = re.compile(rf"外[取稅]其?(?P<top>{N})")
_TENTH = re.compile(rf"什(?:而?[取{TAXING}]其?)?(?P<tops>[{DIGIT}]{{1,2}})")
_REACH, _FAR = 8, 40
_INTEREST = re.compile("[息利]")


def tithe(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read 十一 and 十二 as parts of ten where the words around them speak of tax.

    Alone 十一 is eleven or a tithe; after 以, 得, 餘 it is eleven; 此云十二者 may quote a tithe or twelve.
    """
    left, right = place.text[max(0, start - _REACH):start], place.text[at:at + _REACH]
    taxed, counted = _TAXED.match(right), noun_at(place.text, at, len(place.text))       # also past the words asked for
    near = _ABOUT_TAX.search(left.rpartition("。")[2] + "|" + right.partition("。")[0])
    if run == "十二":
        if counted or not (_CEILING.search(left) or taxed):
            return _either(place, start, at, 2) if left.endswith("云") and right.startswith("者") else None
    elif not taxed and not _TAXING.search(left):
        if counted:
            return None
        reckoned = _COUNTING.search(left) or _COUNTED_ON.match(right)
        if reckoned and not near:
            return None
        if not near and _far_from_tax(place, start, at):
            return None
        if reckoned or not near:
            return _either(place, start, at, 1)
    top = Fraction(2 if run == "十二" else 1)
    end = at + 2 if taxed and taxed[0].startswith("而") and at + 2 <= place.stop else at
    return place.numeral(start, end, top / 10, "tithe", (top, Fraction(10)))


def _far_from_tax(place: Place, start: int, at: int) -> bool:
    """Tell whether there is a context, and nothing in it speaks of tax or interest: 甲衰十一."""
    around = place.text[max(0, start - _FAR):start] + "|" + place.text[at:at + _FAR]
    return len(around) > _REACH and not _ABOUT_TAX.search(around) and not _INTEREST.search(around)


def _either(place: Place, start: int, at: int, top: int) -> Numeral:
    rivals = (Reading(Fraction(10 + top), "integer"), Reading(Fraction(top, 10), "tithe"))
    return place.numeral(start, at, None, "integer", rivals=rivals)


def of_ten(place: Place, start: int) -> Numeral | None:
    """Read 什一, 什而稅一: always parts of ten; 什二三 are two or three."""
    match = _TENTH.match(place.text, start, place.stop)
    if match is None:
        return None
    tops = [Fraction(DIGITS[digit]) for digit in match["tops"]]
    if len(tops) > 1:
        rivals = tuple(Reading(top / 10, "tithe") for top in tops)
        return place.numeral(start, match.end(), None, "tithe", rivals=rivals)
    return place.numeral(start, match.end(), tops[0] / 10, "tithe", (tops[0], Fraction(10)))


def nine_one(place: Place, start: int, at: int) -> Numeral:
    """Read 九一 as one part of nine, what the well pays, if aid is named; else it may be a list."""
    ninth = Reading(Fraction(1, 9), "rate")
    if place.text.startswith("而助", at) or place.text.endswith("耕者", 0, start):
        return place.numeral(start, at, ninth.value, "rate", (Fraction(1), Fraction(9)))
    rivals = (Reading(None, "list"), ninth)
    return place.numeral(start, at, None, "list", (Fraction(9), Fraction(1)), rivals=rivals)


def beyond(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Refuse to choose for 十外稅一: one part of eleven, or one on each ten."""
    match = _BEYOND.match(place.text, at, place.stop)
    over = values(match["top"]).get("") if match else None
    under = values(run).get("")
    if match is None or over is None or under is None or over >= under:
        return None
    rivals = (Reading(Fraction(over, under + over), "rate"), Reading(Fraction(over, under), "rate"))
    return place.numeral(start, match.end(), None, "rate", rivals=rivals)
