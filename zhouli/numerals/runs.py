"""No piece of a number: a run of numeral characters is read to its end, or refused as a whole.

What the forms have found is laid against the characters. Where two numerals meet, or a numeral meets a character
of a number that no form has read, the place must be one where a number can end: after a noun, after a part or a
product complete in itself, or where a form has read both sides (`Place.ends`). Everywhere else both are one
expression, and nobody has read it.
"""
from __future__ import annotations

import re
from collections.abc import Iterable

from zhouli.numerals.integers import CHARS
from zhouli.numerals.model import Numeral
from zhouli.numerals.place import Place

LOOSE = "零億兆0123456789０１２３４５６７８９"         # of numbers, and no form of ours begins or ends with them
NUMERAL = frozenset(CHARS + "半" + LOOSE)
_LOOSE = re.compile(rf"[{LOOSE}{CHARS}.．%％]+")
_LOOSE_BEFORE = re.compile(rf"[{LOOSE}.．,，]*[{LOOSE}]$")
_POINT = re.compile(rf"[點点][{CHARS}零半]+")
# What is complete in itself, whatever comes after: 三分之二, 三分去一, 二十而三, 三三如九, 六鄉.
_COMPLETE = frozenset(["fraction", "share", "rate", "tithe", "mixed", "product", "multiple", "nil", "name", "idiom",
                       "none", "range", "list", "date"])
_CLEAR = frozenset(["fraction", "share", "rate", "idiom", "name", "nil", "none"])   # what shows where it begins


def whole(place: Place, found: Iterable[Numeral]) -> list[Numeral]:
    """Join what is no whole number by itself to what it is a part of.

    place: the text; found: what the forms have read in it, in order. What is joined has the rule "unread", or
    "decimal" where a point stands in it, and no value.
    """
    out: list[Numeral] = []
    for numeral in found:
        if out and numeral.end <= out[-1].end:                  # inside what was refused
            continue
        numeral = _to_the_edges(place, numeral, out[-1].end if out else 0)
        while out and out[-1].end >= numeral.start and _one_expression(place, out[-1], numeral):
            first = out.pop()
            rule = "decimal" if "decimal" in (first.rule, numeral.rule) else "unread"
            numeral = _refused(place, min(first.start, numeral.start), numeral.end, rule)
        out.append(numeral)
    return out


def _refused(place: Place, start: int, end: int, rule: str) -> Numeral:
    return place.numeral(start, end, None, rule)


def _to_the_edges(place: Place, numeral: Numeral, floor: int) -> Numeral:
    """Take in the characters of numbers that touch a numeral and that no form reads: 3萬, 二十〇, 一點五."""
    text, start, end, rule = place.text, numeral.start, numeral.end, "unread"
    if text[end - 1] in NUMERAL or text[end:end + 1] in LOOSE:
        if point := _POINT.match(text, end, place.stop):
            end, rule = point.end(), "decimal"
            end += len(place.noun(end))
        elif (loose := _LOOSE.match(text, end, place.stop)) and loose[0][0] in LOOSE:
            end = loose.end()
            end += len(place.noun(end))
    if start > floor and text[start - 1] in LOOSE and (loose := _LOOSE_BEFORE.search(text, max(floor, start - 40), start)):
        start = loose.start()
    if (start, end) == (numeral.start, numeral.end):
        return numeral
    return _refused(place, start, end, rule)


def _one_expression(place: Place, first: Numeral, second: Numeral) -> bool:
    """Tell whether two numerals that touch are parts of one expression that no form has read whole."""
    if first.end > second.start:
        return True
    left, right = place.text[first.end - 1], place.text[second.start]
    refused = {first.rule, second.rule} & {"unread", "decimal"}
    if refused:                                                 # a value beside what is unread could be a part of it
        return left in NUMERAL or right in NUMERAL
    if left not in NUMERAL or right not in NUMERAL or first.end in place.ends:
        return False
    if first.rule in _COMPLETE or (first.rule == "quantity" and _broken_off(first)):
        return False
    return second.rule not in _CLEAR


def _broken_off(numeral: Numeral) -> bool:
    """Tell whether a quantity ends in a part, after which nothing of it can come: 一斛十三分升之五."""
    last = numeral.members[-1] if numeral.members else None
    return isinstance(last, tuple) and last[0].denominator != 1
