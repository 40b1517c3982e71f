"""Whole numbers: a run of numeral characters, its value under each scale, and how it falls into several."""
from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise

from zhouli.numerals.forms import DIGITS, LINKS, SAID, SCALES, TENS, WAN

DIGIT = "".join(DIGITS)
HUNDREDS = "".join(char for char, number in TENS.items() if number >= 100)
TWENTIES = "".join(char for char, number in TENS.items() if number < 100)
HEAD = DIGIT + "".join(TENS) + "十百千萬"      # what a run may begin with
CHARS = HEAD + "億兆"
POWERED = "".join(TENS) + "十百千萬"
LONGEST = 64                                   # no number of the texts comes near this many characters

_SMALL = re.compile(rf"(?:([{DIGIT}]?)千)?(?:[{LINKS}]?(?:([{DIGIT}]?)百|([{HUNDREDS}])))?"
                    rf"(?:[{LINKS}]?(?:([{DIGIT}]?)十|([{TWENTIES}])))?(?:[{LINKS}]?([{DIGIT}]))?")
_TEN_THOUSAND = re.compile(rf"([{DIGIT}]?)十千")     # 十千維耦: the smaller power multiplies the larger
_NO_DIGITS = dict.fromkeys(map(ord, DIGITS))
_WANS = re.compile("萬+")
Powers = tuple[tuple[str, int], ...]


def _small(run: str) -> int | None:
    """Value a run below a myriad, or None; 一百四 is 104, for no text of the corpus writes a zero."""
    match = _SMALL.fullmatch(run)
    if match is None or run[0] in LINKS:
        many = _TEN_THOUSAND.fullmatch(run)
        return (DIGITS[many[1]] if many[1] else 1) * WAN if many else None
    total = 0
    for group, power in zip(match.groups(), (1000, 100, None, 10, None, 1), strict=True):
        if group is not None:
            total += TENS[group] if power is None else (DIGITS[group] if group else 1) * power
    return total


@lru_cache(maxsize=8192)
def fraction(number: int) -> Fraction:
    """Give a whole number as a Fraction, made once: most numbers of a text come again and again.

    >>> fraction(9)
    Fraction(9, 1)
    """
    return Fraction(number)


@lru_cache(maxsize=64)
def _powers(scale: str) -> Powers:
    """List the powers above 萬 under a scale, the largest first."""
    yi, zhao = SCALES[scale]
    found = {"億": yi, **({} if zhao is None else {"兆": zhao}), **SAID.get(scale, {})}
    return tuple(sorted(found.items(), key=lambda item: -item[1]))


def _cut(run: str, powers: Powers) -> tuple[str, str, int]:
    """Cut a run at its largest power: what multiplies it, what follows, and the power."""
    for name, power in powers:
        if name in run:
            at = run.index(name)
            return run[:at], run[at + len(name):], power
    wans = max(_WANS.finditer(run), key=lambda match: len(match[0]))     # 萬萬 is one power, not two
    return run[:wans.start()], run[wans.end():], WAN ** len(wans[0])


def _value(run: str, powers: Powers) -> int | None:
    if not any(power in run for power in "萬億兆"):
        return _small(run) if run else None
    if (not powers and ("億" in run or "兆" in run)) or ("兆" in run and powers[0][0] != "兆"):
        return None
    for name, power in powers:                                  # 八十萬億一萬億, where 萬億 is one power
        parts = run.split(name) if len(name) > 1 else ()
        if len(parts) == 3 and not parts[2]:
            counts = [_value(part, powers) for part in parts[:2]]
            return None if None in counts else sum(count or 0 for count in counts) * power
    left, right, power = _cut(run, powers)
    times = _value(left, powers) if left else 1
    if right[:1] and right[0] in LINKS:
        right = right[1:] or "?"
    rest = _value(right, powers) if right else 0
    if times is None or rest is None or rest >= power:
        return None
    return times * power + rest


@lru_cache(maxsize=8192)
def values(run: str, scale: str | None = None) -> dict[str, int]:
    """Give the value of a run under each scale, or under the one named; empty where it is not one number.

    >>> values("萬二千五百"), values("九十億", "下數")
    ({'': 12500}, {'下數': 9000000})
    """
    if not run or len(run) > LONGEST:
        return {}
    if "億" not in run and "兆" not in run:
        value = _value(run, ())
        return {} if value is None else {"": value}
    names = SCALES if scale is None else [scale]
    found = {name: value for name in names if (value := _value(run, _powers(name))) is not None}
    return {"": next(iter(found.values()))} if scale is None and len(set(found.values())) == 1 else found


def _shape(part: str) -> str:
    """Tell the power that a part ends in: 八十 and 九十 are alike, 八十九 and 十 are not."""
    return part if part[-1] in DIGITS else part[-1]


def _fewest(run: str) -> list[list[str]]:
    """Cut a run into as few numbers as it falls into, in every way."""
    ways: list[list[list[str]]] = [[[]]]
    for stop in range(1, len(run) + 1):
        found = [[*way, run[start:stop]] for start in range(max(0, stop - 16), stop)
                 if values(run[start:stop]) for way in ways[start]]
        best = min(map(len, found), default=0)
        ways.append([way for way in found if len(way) == best][:64])
    return ways[-1]


@lru_cache(maxsize=1024)
def split(run: str) -> tuple[str, ...]:
    """Cut a run that is not one number into the numbers it strings together, or () where that is not certain.

    Single digits (七六五), equal numbers (百百), numbers of one shape (八十九十), a number and the next one
    (二十三二十四) are certain, nothing else.

    >>> split("八十九十"), split("七六五"), split("六千八百六千四")
    (('八十', '九十'), ('七', '六', '五'), ())
    """
    if all(char in DIGITS for char in run):
        return tuple(run)
    if len(run) > LONGEST:
        return ()
    short = re.fullmatch(rf"(|[{CHARS}]*[{POWERED}])([{DIGIT}]{{2,3}})([十百千萬]?)", run)
    if short and (not short[1] or not short[3]) and _steps(short[2]):
        parts = tuple(short[1] + digit + short[3] for digit in short[2])   # 二三十, 十二三
        return parts if all(map(values, parts)) else ()
    series = re.fullmatch(rf"([{DIGIT}]{{2,6}})([{CHARS}]+)", run)
    if series and len(series[1]) > 2 and (parts := _series(run, len(series[1]))):
        return parts
    cuts = [(run[:cut], run[cut:]) for cut in range(1, len(run))]
    next_to = [pair for pair in cuts if (one := values(pair[0]).get("")) and values(pair[1]).get("") == one + 1]
    if len(next_to) == 1 and next_to[0][0][-1] in DIGITS:
        return next_to[0]                                       # 二十三二十四
    alike = [way for way in _fewest(run) if len(way) > 1 and len({_shape(part) for part in way}) == 1]
    return tuple(alike[0]) if len(alike) == 1 else ()


def _series(run: str, digits: int) -> tuple[str, ...]:
    """Cut off single digits that the rest continues in equal steps or ratios: 一二四八十六."""
    for cut in (digits, digits - 1):
        parts = (*run[:cut], run[cut:])
        table = [values(part).get("") for part in parts]
        if None in table:
            continue
        numbers = [number or 0 for number in table]
        pairs = list(pairwise(numbers))
        if len({b - a for a, b in pairs}) == 1 or len({b * pairs[0][0] - a * pairs[0][1] for a, b in pairs}) == 1:
            return parts
    return ()


def joined(run: str) -> tuple[str, str] | None:
    """Cut a run in two where two digits meet, which no single number does: 二十五|一百, 五|二.

    None where it can be cut in several ways, or where the digits are two steps of a rough count (二三, two or
    three).

    >>> joined("二十五一百"), joined("五二"), joined("二三"), joined("三百六千")
    (('二十五', '一百'), ('五', '二'), None, None)
    """
    if len(run) > LONGEST or (run[:2].translate(_NO_DIGITS) == "" and values(run[2:]).get("") == (
            DIGITS[run[0]] * DIGITS[run[1]])):                   # 三六十八 is a line of the multiplication table
        return None
    cuts = [cut for cut in range(1, len(run)) if run[cut - 1] in DIGITS and run[cut] in DIGITS]
    if len(cuts) != 1:
        return None
    first, second = run[:cuts[0]], run[cuts[0]:]
    if not values(first) or not values(second) or _steps(first[-1] + second[0]):
        return None
    return first, second


def rough(run: str) -> bool:
    """Tell whether a run is two digits that make a rough count: 二三, two or three."""
    return len(run) == 2 and all(char in DIGITS for char in run) and _steps(run)


def _steps(digits: str) -> bool:
    return all(DIGITS[b] - DIGITS[a] == 1 for a, b in pairwise(digits))
