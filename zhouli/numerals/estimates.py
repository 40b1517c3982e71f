"""Numbers that the words call inexact: over (百餘), about (三百里許), under (三尺弱), and ranges (三四十, 兩三)."""
from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

from zhouli import units
from zhouli.numerals.forms import DIGITS, STOPS
from zhouli.numerals.integers import CHARS, DIGIT, POWERED, values
from zhouli.numerals.model import Numeral
from zhouli.numerals.place import Place

_OVER = re.compile(f"(?:有?[餘奇]|多(?!多)|幾|(?P<about>許))(?P<power>[百千萬億]*)(?P<end>$|[{STOPS}\\s」』》])?")
_BEGINS, _ENDS = frozenset("有餘奇多幾許"), frozenset("有餘強弱許所")
_MARKS = {"餘": "over", "奇": "over", "強": "over", "弱": "under", "許": "about", "所": "about"}
_AFTER = re.compile(rf"有奇|(?:有餘|[餘強弱許所])(?=$|[{STOPS}\s」』》而])")
_PAIR = re.compile(rf"(?P<front>|[{CHARS}]*[{POWERED}])(?P<digits>[{DIGIT}]{{2,3}})(?P<power>[十百千萬]?)")


def over(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read 三百餘人, 四十餘萬, 百有餘里: more than so many, 七十許人; 十二餘 is twelve, and what remains."""
    if place.text[at:at + 1] not in _BEGINS or run[-1] in DIGITS:
        return None
    more = _OVER.match(place.text, at, place.stop)
    if more is None:
        return None
    noun = place.noun(more.end("power"))
    if not noun and not more["power"] and more["end"] is None:
        return None
    rule = "about" if more["about"] else "over"
    least = values(run + more["power"], place.scale).get("")
    if least is None:
        return place.numeral(start, more.end("power"), None, rule)
    members = ((Fraction(least), noun),) if noun else (Fraction(least),)
    return place.numeral(start, more.end("power"), None, rule, members, unit=noun or None)


def marked(place: Place, numeral: Numeral) -> Numeral:
    """Take in the word after a quantity that calls it inexact: 三百里許, 三尺強."""
    if place.text[numeral.end:numeral.end + 1] not in _ENDS or numeral.rule not in ("integer", "quantity", "mixed", "fraction") or numeral.value is None:
        return numeral
    match = _AFTER.match(place.text, numeral.end, place.stop)
    if match is None or (match[0] == "餘" and numeral.rule == "integer"):
        return numeral
    members = ((numeral.value, numeral.unit),) if numeral.unit else (numeral.value,)
    return replace(numeral, end=match.end(), text=place.raw[numeral.start:match.end()], value=None,
                   rule=_MARKS[match[0][-1]], members=members)


def between(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read 三四十, 十二三, 兩三個, 三五十里: from one number to another, no exact count.

    Two digits alone are a range of people, families and years (五六人); of measures (三四步) they may as well be
    two numbers, and are left to the lists.
    """
    match = _PAIR.fullmatch(run)
    if match is None:
        return None
    digits = match["digits"]
    two = place.liang(start, start + 1) == start and len(digits) == 2
    steps = [DIGITS[b] - DIGITS[a] for a, b in pairwise(digits)]
    near = set(steps) == {1} or (digits == "三五" and match["power"] != "")
    noun = place.noun(at)
    counted = noun in ("年", "歲") or (bool(noun) and units.resolve(noun).kind in ("persons", "households"))
    if not near or not (two or match["front"] or match["power"] or counted):
        return None
    if not match["front"] and values(match["power"]).get("") and DIGITS[digits[0]] * DIGITS[digits[-1]] == values(match["power"])[""]:
        return None
    ends = [values(match["front"] + digit + match["power"]).get("") for digit in (digits[0], digits[-1])]
    if None in ends:
        return None
    if noun and place.text.startswith("分之", at + len(noun)):
        return None                                             # 得三千一百三十六七人分之: 3,136, by seven men
    return place.numeral(start, at + len(noun), None, "range", tuple(Fraction(end or 0) for end in ends),
                         unit=noun or None)
