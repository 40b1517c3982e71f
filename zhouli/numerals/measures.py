"""Sums of several units: which nouns form one (六十九同三萬夫), and which sums are one number (尺有五寸)."""
from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

Family = tuple[tuple[str, int], ...]

# Each family runs from its largest noun to its smallest, with how many of the next noun make one of it.
# In a FIXED family every step is the same in all the texts (考工記 with Zheng Xuan's notes; 孫子算經 opens
# with the tables), so a sum is one number. In a LOOSE family a step differs by author or is itself a result
# of the text (a pace of six feet or eight, a well of nine fields), so a sum keeps its members; the figure is
# then only an upper bound, to tell a sum from two statements side by side.
FIXED: tuple[Family, ...] = (
    (("引", 10), ("丈", 10), ("尺", 10), ("寸", 10), ("分", 10), ("釐", 10), ("毫", 10), ("絲", 10),
     ("忽", 1)),
    (("匹", 4), ("丈", 10), ("尺", 10), ("寸", 10), ("分", 1)),
    (("常", 2), ("尋", 8), ("尺", 10), ("寸", 10), ("分", 1)),
    (("雉", 3), ("丈", 10), ("尺", 1)),
    (("斛", 10), ("斗", 10), ("升", 10), ("合", 10), ("勺", 1)),
    (("石", 4), ("鈞", 30), ("斤", 16), ("兩", 24), ("銖", 1)),
    (("頃", 100), ("畝", 1)),
    (("旬", 10), ("日", 1)),
)
LOOSE: tuple[Family, ...] = (
    (("同", 100), ("成", 10), ("通", 10), ("井", 3), ("屋", 3), ("夫", 100), ("畝", 240), ("步", 1)),
    (("里", 360), ("步", 8), ("尺", 10), ("寸", 1)),
    (("里", 360), ("丈", 10), ("尺", 1)),
    (("仞", 8), ("尺", 10), ("寸", 1)),
    (("鍾", 10), ("釜", 64), ("升", 1)),
    (("日", 100), ("刻", 1)),
    (("度", 100), ("分", 1)),
)
# Where texts differ on a step, the other figure: no sum is read that would say the first unit over again.
OTHER = {("畝", "步"): 100, ("里", "步"): 300, ("步", "尺"): 6, ("仞", "尺"): 7}


def _ratios(families: tuple[Family, ...]) -> dict[tuple[str, str], int]:
    found: dict[tuple[str, str], int] = {}
    for family in families:
        for start, (large, step) in enumerate(family):
            times = step
            for small, further in family[start + 1:]:
                found[large, small] = max(times, found.get((large, small), 0))
                times *= further
    return found


EXACT = _ratios(FIXED)
BOUND = {**_ratios(LOOSE), **EXACT}
for _large in ("引", "丈", "匹", "常", "尋"):
    del BOUND[_large, "分"]                       # 分 straight after them are parts of a whole, not a length
NEXT = frozenset((large, small) for family in (*FIXED, *LOOSE) for (large, _), (small, _) in pairwise(family))
SMALLER: dict[str, frozenset[str]] = {
    large: frozenset(small for first, small in BOUND if first == large) for large, _ in BOUND}
BOUND_NOUNS = frozenset(noun for pair in BOUND for noun in pair)        # every noun that stands in a sum


def follows(members: list[tuple[Fraction, str]], number: Fraction, noun: str) -> bool:
    """Tell whether a quantity continues the sum before it, rather than state it again.

    三萬夫 continues 六十九同, being less than one 同; 九百夫 after 百井 says the same land a second time.

    >>> follows([(Fraction(69), "同")], Fraction(30000), "夫")
    True
    >>> follows([(Fraction(100), "井")], Fraction(900), "夫")
    False
    """
    count, pair = members[-1][0], (members[-1][1], noun)
    return pair in BOUND and number < BOUND[pair] and number != count * OTHER.get(pair, 0)


def total(members: list[tuple[Fraction, str]]) -> Fraction | None:
    """Value a sum in its first unit, or None where the units have no fixed ratio.

    >>> total([(Fraction(1), "尺"), (Fraction(5), "寸")])
    Fraction(3, 2)
    """
    first = members[0][1]
    value = members[0][0]
    for number, noun in members[1:]:
        if noun != first and (first, noun) not in EXACT:
            return None
        value += number if noun == first else number / EXACT[first, noun]
    return value
