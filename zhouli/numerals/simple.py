"""The plain case, most of any text: a number with its noun, or before a point, and nothing about it that matters.

It is told by two or three characters, and the forms need not be tried one after the other. It says nothing that they
would not: where it is in any doubt, it leaves the place to them.
"""
from __future__ import annotations

from zhouli.numerals.forms import DIGITS, LINKS
from zhouli.numerals.integers import CHARS, fraction, values
from zhouli.numerals.model import Numeral
from zhouli.numerals.place import LIANG, Place
from zhouli.numerals.words import begins_a_word
from zhouli.units import depends, nouns

_BEFORE = frozenset("第卷音再")
_OTHER_RULES = frozenset("分年月旬乘倍國宿時世常合")             # nouns that have rules of their own
_HALVES = frozenset("半太大少小")
_GOES_ON = _HALVES | frozenset(CHARS + LINKS + "奇、而不餘強弱許所反分多")
_STOPS = frozenset("，。；：")
_SPECIAL = frozenset(["十二", "二百五"])


@depends
def _plain_nouns() -> frozenset[str]:
    return frozenset(noun for noun in nouns() if len(noun) == 1) - _OTHER_RULES


def at_once(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read a run that ends at a place, with the noun there, where nothing about it matters; else None."""
    text = place.text
    if at + 2 >= place.stop or text[start - 1:start] in _BEFORE or begins_a_word(text, start):
        return None
    if len(run) > 1 and (run[-1] == "一" or run in _SPECIAL or (run[0] in DIGITS and run[1] in DIGITS)
                         or not LIANG.isdisjoint(place.raw[start + 1:at])):
        return None
    after, further = text[at], text[at + 1]
    value = values(run, place.scale).get("")
    if value is None:
        return None
    if after in _plain_nouns():
        if further in _GOES_ON or after + further in nouns() or (further == "，" and (text[at + 2] in CHARS or text[at + 2] in _HALVES)):
            return None
        number = fraction(value)
        return Numeral(start, at + 1, place.raw[start:at + 1], number, "quantity", ((number, after),), unit=after)
    if after in _STOPS and (run[-1] not in DIGITS or run[-2:-1] != "萬"):
        return Numeral(start, at, place.raw[start:at], fraction(value), "integer")
    return None
