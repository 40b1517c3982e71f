"""Dates: regnal years, months by name, days and years of the cycle of sixty."""
from __future__ import annotations

import re
from fractions import Fraction

from zhouli.numerals.integers import CHARS
from zhouli.numerals.model import Numeral
from zhouli.numerals.place import N, Place
from zhouli.numerals.tables import rows

ERAS = frozenset(row["era"] for row in rows("eras.tsv"))
STEMS, _BRANCHES = "甲乙丙丁戊己庚辛壬癸", "子丑寅卯辰巳午未申酉戌亥"
SIXTY = {STEMS[n % 10] + _BRANCHES[n % 12]: n + 1 for n in range(60)}
# After the stem: the branch, where a day or year is meant and not a man's name.
CYCLE = rf"[{_BRANCHES}](?:(?=朔|晦|日|之歲|歲)|(?<=[月朔晦年]..)|(?<=歲[在次]..))"
_DUKES = "隱桓莊閔僖文宣成襄昭定哀"            # the years of the 春秋 are counted by the dukes of Lu
_REIGN = "公王帝宗" + _DUKES
_DATED = re.compile(rf"(?<![{CHARS}])[年歲]$|[公{_DUKES}][{CHARS}]+年$")
_SEASON = re.compile(rf"[，、]?(?:[春夏秋冬]|正月|閏月|{N}月[{STEMS}甲朔晦初上中下]|{N}月{N}日)")


def year(place: Place, start: int, at: int) -> bool:
    """Tell whether N年 is a year of a reign: 莊十八年, 永平十八年, 三十二年春."""
    before = place.text[start - 1] if start else ""
    if before and before in _REIGN and not place.text.endswith("上帝", 0, start):
        return True
    return place.text[max(0, start - 2):start] in ERAS or bool(_SEASON.match(place.text, at + 1, place.stop))


def month(place: Place, start: int, at: int) -> bool:
    """Tell whether N月 is a month of a year: 昭十二年三月, 三月甲子."""
    if place.text[at + 1:at + 3] in SIXTY:
        return True
    return bool(_DATED.search(place.text[max(0, start - 8):start]))


def by_name(place: Place, start: int) -> Numeral | None:
    """Read 正月 and the names of the cycle of sixty; the member of the latter is its place in the cycle."""
    words = place.text[start:start + 2]
    if start + 2 > place.stop:
        return None
    if words == "正月":
        return place.numeral(start, start + 2, 1, "date")
    if words in SIXTY:
        return place.numeral(start, start + 2, None, "date", (Fraction(SIXTY[words]),))
    return None
