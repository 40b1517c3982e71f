"""The place in a text where an expression is read, and the patterns that every form is built from."""
from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from zhouli.numerals.forms import FORMAL, LINKS, fold
from zhouli.numerals.integers import CHARS, HEAD, values
from zhouli.numerals.model import Numeral, Reading
from zhouli.units import nouns

N = rf"[{HEAD}](?:[{LINKS}]?[{CHARS}])*+"          # a run of numeral characters
RUN = re.compile(N)
NOUN = re.compile("|".join(sorted(nouns(), key=len, reverse=True)))
HALF = re.compile("[太大少小]?半")
TIMES = re.compile("之(?![國賦家君])|[一二三四五六七八九十百千萬得]")   # 以四乘之: the verb, not a chariot
_MEASURE = "丈尺寸分步里尋仞斛斗升合石鈞斤兩銖畝頃匹箇軌雉日月年人家夫"
_FORMAL = re.compile(rf"(?:[{''.join(FORMAL)}]+[拾佰仟萬億])+[{''.join(FORMAL)}]*"
                     rf"|[拾佰仟][{''.join(FORMAL)}]+|[壹貳叁肆柒捌玖](?=[{_MEASURE}])")
_THREE = re.compile(rf"參(?=分|之[一二]|[{_MEASURE}])")
_TWO = re.compile(rf"(?<![{CHARS}為曰云])兩(?=[家人畔旁邊楹階處國日月夕])")
_TO_PLAIN = str.maketrans(FORMAL)


def plain(text: str) -> str:
    """Fold a text, and write the full forms of accounts (壹拾貳) and 參 as digits where they are numerals.

    >>> plain("參之一"), plain("參閱"), plain("伍員伐楚")
    ('三之一', '參閱', '伍員伐楚')
    """
    folded = fold(text)
    if "參" in folded:
        folded = _THREE.sub("三", folded)
    if "兩" in folded:
        folded = _TWO.sub("二", folded)
    return _FORMAL.sub(lambda match: match[0].translate(_TO_PLAIN), folded)


class Place(NamedTuple):
    """Hold what a form looks at: the folded text, the words as written, where to stop, and the scale."""

    text: str
    raw: str
    stop: int
    scale: str | None

    def numeral(self, start: int, end: int, value: Fraction | int | None, rule: str, members: tuple = (), *,
                done: str | None = None, rivals: tuple[Reading, ...] = (), unit: str | None = None) -> Numeral:
        """Make the record for a span."""
        exact = value if value is None else Fraction(value)
        return Numeral(start, end, self.raw[start:end], exact, rule, members, done, rivals, unit)

    def noun(self, at: int) -> str:
        """Give the noun that stands at a place, or nothing."""
        match = NOUN.match(self.text, at, self.stop)
        if match is None or match[0] == "乘" and TIMES.match(self.text, at + 1):
            return ""
        return match[0]

    def settle(self, start: int, end: int, rule: str, runs: tuple[str, ...], value: Callable[..., Fraction | None],
               members: Callable[..., tuple], **more: Any) -> Numeral | None:
        """Make a numeral out of runs, with the readings of each scale as rivals where the scales differ."""
        tables = [values(run, self.scale) for run in runs]
        if not all(tables):
            return None
        names = list(dict.fromkeys(name for table in tables for name in table if name)) or [""]
        readings: dict[Fraction | None, tuple[str, list[Fraction]]] = {}
        for name in names:
            numbers = [table.get(name, table.get("")) for table in tables]
            if None not in numbers:
                exact = [Fraction(number) for number in numbers]           # type: ignore[arg-type]
                readings.setdefault(value(*exact), (name, exact))
        if not readings:
            return None
        if len(readings) == 1:
            (number, (_, exact)), = readings.items()
            return self.numeral(start, end, number, rule, members(*exact), **more)
        rivals = tuple(Reading(number, rule, name) for number, (name, _) in readings.items())
        return self.numeral(start, end, None, rule, rivals=rivals, **more)
