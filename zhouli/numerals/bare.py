"""The forms that begin without a digit: 半, 倍之, 什一, 無征, 元年, 尺有五寸, 丈二, 數十."""
from __future__ import annotations

import re
from fractions import Fraction

from zhouli.numerals.dates import STEMS, by_name
from zhouli.numerals.forms import DIGITS, DONE_BY, HALVES
from zhouli.numerals.integers import CHARS, values
from zhouli.numerals.model import Numeral, Reading
from zhouli.numerals.place import HALF, RUN, Place
from zhouli.numerals.sums import quantity
from zhouli.numerals.tithes import of_ten
from zhouli.numerals.words import word_at

_NIL = re.compile("無[征稅](?![賦斂役])")
_SOME = re.compile("[數幾][十百千萬]+")
_HALF_OF = re.compile("半(?P<power>[百千萬])(?![百千萬億兆])")
_COUNTED = "其之人民戶家成度眾里步年"          # 其數十二: 數 is "the number", not "several"
_MEASURES = "丈尺寸步斗升斤里尋常仞"           # what stands for one of itself: 尺有五寸
_BELOW = {"丈": "尺", "尺": "寸"}
_WHOSE = "周漢古今秦夏殷每求"                     # 周尺八寸: the foot of Zhou, eight inches; 求尺六之: six times it



def without_digits(place: Place, start: int) -> Numeral | None:
    """Read the form without a leading digit that stands at a place, or None."""
    text, stop, first = place.text, place.stop, place.text[start]
    if (word := word_at(text, start, stop)) and not (word.word == "月半" and text.startswith("之", start + 2)):
        return place.numeral(start, start + len(word.word), word.many, word.rule)
    if first in STEMS or first == "正":
        return by_name(place, start)
    half_of = _HALF_OF.match(text, start, stop)
    if half_of and not RUN.match(text, start + 2, stop) and not word_at(text, start + 1, stop):
        noun = place.noun(start + 2)                             # 年過半百: fifty
        value = Fraction(values(half_of["power"])[""], 2)
        members = ((value, noun),) if noun else ()
        return place.numeral(start, start + 2 + len(noun), value, "quantity" if noun else "integer", members,
                             unit=noun or None)
    if half := HALF.match(text, start, stop):
        return _half(place, start, half[0])
    if first == "倍":
        return _twice(place, start)
    if first == "什":
        return of_ten(place, start)
    if _NIL.match(text, start, stop) and not (start and text[start - 1] in "無莫"):
        return place.numeral(start, start + 2, 0, "nil")
    if text.startswith("元年", start) and start + 2 <= stop:
        return place.numeral(start, start + 2, 1, "ordinal")
    some = _SOME.match(text, start, stop)
    if some and not RUN.match(text, some.end(), stop) and (
            place.noun(some.end()) or not (start and text[start - 1] in _COUNTED)):
        return place.numeral(start, some.end(), None, "about")
    if start and text[start - 1] in CHARS:
        return None                                              # a noun already counted
    noun = first if first in _MEASURES and not (start and text[start - 1] in _WHOSE) else ""
    if noun and text.startswith("半之", start + 1):
        return None                                              # 丈尺半之: halve it
    return (_feet_and_inches(place, start, noun) or quantity(place, start, start, "", noun)) if noun else None


def _half(place: Place, start: int, word: str) -> Numeral:
    """Read 半, 太半, 少半, alone or with a noun, and with what is done with it (借半, 還半)."""
    top, bottom = HALVES[word]
    end = start + len(word)
    before = place.text[start - 1] if start else ""
    if before in ("幾", "且"):                                    # 三尺幾半: nearly half
        return place.numeral(start, end, None, "none")
    value, noun, done = Fraction(top, bottom), place.noun(end), DONE_BY.get(before)
    if noun:
        return place.numeral(start, end + len(noun), value, "quantity", ((value, noun),), unit=noun)
    rule = "share" if done else "fraction"
    return place.numeral(start, end, value, rule, (Fraction(top), Fraction(bottom)), done=done)


def _twice(place: Place, start: int) -> Numeral:
    """Read 倍 and 倍之, twice as much; 再倍 may be thrice or four times."""
    end = start + 2 if place.text.startswith("之", start + 1) and start + 2 <= place.stop else start + 1
    if start and place.text[start - 1] == "再":
        rivals = (Reading(Fraction(3), "multiple"), Reading(Fraction(4), "multiple"))
        return place.numeral(start, end, None, "multiple", rivals=rivals)
    return place.numeral(start, end, 2, "multiple")


def _feet_and_inches(place: Place, start: int, noun: str) -> Numeral | None:
    """Read 丈二, one 丈 and two 尺, where no noun of its own follows the digit."""
    run = RUN.match(place.text, start + 1, place.stop) if noun in _BELOW else None
    if run is None or run[0] not in DIGITS or place.noun(run.end()) or place.text.startswith("分", run.end()):
        return None
    count = Fraction(DIGITS[run[0]])
    members = ((Fraction(1), noun), (count, _BELOW[noun]))
    return place.numeral(start, run.end(), 1 + count / 10, "quantity", members)
