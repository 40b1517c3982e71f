"""Quantities: a number with its noun, the halves and parts that go on from it, sums over several nouns."""
from __future__ import annotations

import re
from fractions import Fraction

from zhouli.numerals.forms import HALVES, LINKS
from zhouli.numerals.integers import CHARS, values
from zhouli.numerals.measures import SMALLER, follows, total
from zhouli.numerals.model import Numeral
from zhouli.numerals.parts import FRACTION, after_fen
from zhouli.numerals.place import AND_HALF, RUN, Place

_DAYS = re.compile(rf"(?P<hundreds>[{CHARS}]+)[{LINKS}](?P<tens>[{CHARS}]+)旬"
                   rf"(?:[{LINKS}](?P<ones>[{CHARS}]+)日)?")
Members = list[tuple[Fraction, str]]


def quantity(place: Place, start: int, at: int, run: str, noun: str) -> Numeral | None:
    """Read a number with its noun and all that continues it.

    Without a run the noun stands for one of it, and something must continue it: 尺有五寸.
    """
    table = values(run, place.scale) if run else {"": 1}
    if "" not in table:
        return place.settle(start, at + len(noun), "quantity", (run,), lambda number: number,
                            lambda number: ((number, noun),), unit=noun)
    members: Members = [(Fraction(table[""]), noun)]
    end = at + len(noun)
    while further := _further(place, end, members):
        end = further
    if not run and end == at + len(noun):
        return None
    if len(members) > 1:
        return place.numeral(start, end, total(members), "quantity", tuple(members))
    return place.numeral(start, end, members[0][0], "quantity", tuple(members), unit=noun)


def _further(place: Place, end: int, members: Members) -> int | None:
    """Add what continues a sum to its members, and say where it stops, or None."""
    number, noun = members[-1]
    if number.denominator != 1:
        return None                                             # nothing follows a part
    at = end + 1 if end < place.stop and place.text[end] in LINKS else end
    if half := AND_HALF.match(place.text, at, place.stop):
        if place.text[end] == "又":
            return None                                         # 百里又半: half of what?
        return _add_half(place, members, half)
    run = RUN.match(place.text, at, place.stop)
    value = values(run[0], place.scale).get("") if run else None
    if run is None or value is None:
        return None
    part = FRACTION.match(place.text, run.end(), place.stop)
    over = values(part["top"]).get("") if part and part["short"] is None else None
    if part and over and over < value:
        unit = part["unit"] or noun
        if unit == noun or unit in SMALLER.get(noun, ()):
            _join(members, Fraction(over, value), unit)
            return part.end()
    further = place.noun(run.end())
    if further == "分" and after_fen(place, run.start(), run.end(), run[0]):
        return None                                             # 千里三分去一: a share, not a length
    if further and follows(members, Fraction(value), further):
        members.append((Fraction(value), further))
        return run.end() + len(further)
    return None


def _add_half(place: Place, members: Members, half: re.Match[str]) -> int | None:
    """Add a half or third: of the noun before it (六夫半, 三十三里少半里), or of a smaller one (一尺半寸)."""
    noun, further = members[-1][1], place.noun(half.end())
    if further and further != noun and further not in SMALLER.get(noun, ()):
        return None
    top, bottom = HALVES[half[0]]
    _join(members, Fraction(top, bottom), further or noun)
    return half.end() + len(further)


def _join(members: Members, part: Fraction, noun: str) -> None:
    if members[-1][1] == noun:
        members[-1] = (members[-1][0] + part, noun)
    else:
        members.append((part, noun))


def halved(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read 十三半 and 三有半, where the noun is left out."""
    link = 1 if at < place.stop and place.text[at] in LINKS else 0
    half = AND_HALF.match(place.text, at + link, place.stop)
    if half is None or place.noun(half.end()):
        return None
    top, bottom = HALVES[half[0]]
    part = Fraction(top, bottom)
    return place.settle(start, half.end(), "mixed", (run,), lambda whole: whole + part,
                        lambda whole: (whole, part))


def days(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read 三百有六旬有六日: hundreds of days, tens of days, days."""
    match = _DAYS.match(place.text, start, place.stop) if place.text.startswith("旬", at) else None
    if match is None or match.end() <= at:
        return None
    counts = [values(match[group]).get("") if match[group] else 0 for group in ("hundreds", "tens", "ones")]
    if None in counts:
        return None
    hundreds, tens, ones = (Fraction(count or 0) for count in counts)
    members = ((hundreds, "日"), (tens, "旬"), (ones, "日")) if ones else ((hundreds, "日"), (tens, "旬"))
    return place.numeral(start, match.end(), hundreds + 10 * tens + ones, "quantity", members, unit="日")
