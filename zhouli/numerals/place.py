"""The place in a text where an expression is read, and the patterns that every form is built from."""
from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from zhouli.numerals.forms import FORMAL, LINKS, STOPS, fold
from zhouli.numerals.integers import CHARS, DIGIT, HEAD, fraction, values
from zhouli.numerals.model import Numeral, Reading
from zhouli.units import depends, nouns

N = rf"(?:[{HEAD}]|[億兆](?=[{DIGIT}]))(?:[{LINKS}]?[{CHARS}]){{0,99}}+"   # a run of numeral characters; bounded: time stays linear
RUN = re.compile(N)
HALF = re.compile("[太大少小]?半")
# A half that goes on from a number, not 三百步，半之得 (halve it) nor 五分，半徑 (half of what follows).
AND_HALF = re.compile(rf"[太大少小]?半(?!之(?:[得以為{STOPS}]|$)|[徑周廣農])")

# Nouns of the table that count only in some company.
_CHARIOT = re.compile(r"乘(?:$|[^\w]|之[國賦家君主]|[士馬者也甲徒])")
_VEHICLE = re.compile("[車轂賦].{0,5}$")
_DOUBTFUL = frozenset("國宿時月世常")
_NO_NOUN = re.compile(r"國門|宿肉|時制|月制|世[婦子室]|常(?![有之\W]|$)")       # 十二國門 are gates, not states

_FULL = "".join(FORMAL)
_POWERS = "".join(char for char, meant in FORMAL.items() if meant in "十百千萬")
_ONES = "".join(char for char in FORMAL if char not in _POWERS)
_MEASURE = "丈尺寸分步里尋仞斛斗升合石鈞斤兩銖畝頃匹箇軌雉日月年人家夫"
_ANY_FORMAL = re.compile(f"[{_FULL}]")
_RUN, _LONGEST = frozenset(_FULL + CHARS + LINKS), 99
_AMOUNT = re.compile(rf"[{_ONES}][{_POWERS}十百千萬億](?!物)|[{DIGIT}十百千萬][{_POWERS}]")
_THREE = re.compile(rf"參(?=分|之[一二]|國之|(?!合)[{_MEASURE}])")    # 參合: to meet
# 兩 is two before what is not weighed, and before a power; after a number it is the weight (千兩), unless a
# smaller power goes on from it (兩千兩百).
_TWO = re.compile(rf"兩(?:(?<![{CHARS}半為曰云].)(?=[家人畔旁邊楹階處國日月夕箇匹步丈畝頃斛斗升頭年歲錢口面廣端頭]|[百千萬億三]"
                  rf"|半(?![兩{CHARS}]))|(?<=千.)(?=百)|(?<=萬.)(?=[千百])|(?<=億.)(?=[萬千百]))")
LIANG = frozenset("兩两両")
TO_PLAIN = str.maketrans(FORMAL)
_GENERATION = re.compile(f"丗(?<=[{DIGIT}].)")      # 八丗: eight generations, else 丗 is thirty
# What a machine made of three measures on the way back from simplified script.
_MEASURES_BACK = {"鬥": "斗", "傢": "家", "鐘": "鍾", "只": "隻"}
_BACK = re.compile(rf"[鬥傢鐘只](?<=[{CHARS}半].)(?:(?<!只)|(?=$|[{STOPS}]))")


def plain(text: str) -> str:
    """Fold a text, and write full forms (壹拾貳), 參 and 兩 as digits where they are numerals.

    >>> plain("參之一"), plain("布參印書"), plain("伍員伐楚"), plain("故取兩家"), plain("陸千柒百"), plain("千兩")
    ('三之一', '布參印書', '伍員伐楚', '故取二家', '六千七百', '千兩')
    """
    if "丗" in text:
        text = _GENERATION.sub("世", text)
    folded = fold(text)
    if "參" in folded:
        folded = _THREE.sub("三", folded)
    if "兩" in folded:
        folded = _TWO.sub("二", folded)
    folded = _BACK.sub(lambda match: _MEASURES_BACK[match[0]], folded)
    return _in_digits(folded)


def _in_digits(text: str) -> str:
    """Write a run with full forms in digits if one of them multiplies a power, or is one digit of a measure."""
    pieces, done = [], 0
    for match in _ANY_FORMAL.finditer(text):
        start = end = match.start()
        if start < done:
            continue
        while start > done and end - start < _LONGEST and text[start - 1] in _RUN:
            start -= 1
        while end < len(text) and end - start < _LONGEST and text[end] in _RUN:
            end += 1
        words = text[start:end]
        one = len(words) == 1 and words in "壹貳肆柒捌玖" and text[end:end + 1] in _MEASURE and end < len(text)
        if one or _AMOUNT.search(words):
            pieces += [text[done:start], words.translate(TO_PLAIN)]
            done = end
    return "".join(pieces) + text[done:] if pieces else text


@depends
def _lengths() -> tuple[int, ...]:
    return tuple(sorted({len(noun) for noun in nouns()}, reverse=True))


def noun_at(text: str, at: int, stop: int) -> str:
    """Give the longest noun of the table of units that stands at a place and ends by `stop`, or nothing."""
    for length in _lengths():
        if at + length <= stop and text[at:at + length] in nouns():
            return text[at:at + length]
    return ""


class Place(NamedTuple):
    """Hold what a form looks at: the folded text, the words as written, where to stop, and the scale.

    ends: where a number ends although a numeral character follows, as a form that read both has found.
    """

    text: str
    raw: str
    stop: int
    scale: str | None
    ends: set[int]

    def numeral(self, start: int, end: int, value: Fraction | int | None, rule: str,
                members: tuple[Any, ...] = (), *, done: str | None = None,
                rivals: tuple[Reading, ...] = (), unit: str | None = None) -> Numeral:
        """Make the record for a span."""
        exact = value if value is None or type(value) is Fraction else fraction(int(value))
        return Numeral(start, end, self.raw[start:end], exact, rule, members, done, rivals, unit)

    def liang(self, start: int, end: int) -> int:
        """Tell where 兩, read as two, is written in a stretch, or -1."""
        if LIANG.isdisjoint(self.raw[start:end]):
            return -1
        return next(at for at in range(start, end) if self.raw[at] in LIANG)

    def noun(self, at: int) -> str:
        """Give the noun that stands at a place and can be counted there, or nothing."""
        noun = noun_at(self.text, at, self.stop)
        if not noun or (noun[0] in _DOUBTFUL and _NO_NOUN.match(self.text, at)):
            return ""
        if noun == "乘" and not _CHARIOT.match(self.text, at) and not _VEHICLE.search(
                self.text[max(0, at - 8):at]):
            return ""                                           # 四乘章月: four times
        return noun

    def settle(self, start: int, end: int, rule: str, runs: tuple[str, ...],
               value: Callable[..., Fraction | None], members: Callable[..., tuple[Any, ...]],
               **more: Any) -> Numeral | None:
        """Make a numeral out of runs, with the readings of each scale as rivals where the scales differ."""
        tables = [values(run, self.scale) for run in runs]
        if not all(tables):
            return None
        names = list(dict.fromkeys(name for table in tables for name in table if name)) or [""]
        readings: dict[Fraction | None, tuple[str, list[Fraction]]] = {}
        for name in names:
            exact = [fraction(table.get(name, table.get("", 0))) for table in tables]
            if all(exact):
                readings.setdefault(value(*exact), (name, exact))
        if not readings:
            return None
        if len(readings) == 1:
            (number, (_, exact)), = readings.items()
            return self.numeral(start, end, number, rule, members(*exact), **more)
        rivals = tuple(Reading(number, rule, name) for number, (name, _) in readings.items())
        return self.numeral(start, end, None, rule, rivals=rivals, **more)
