"""Numbers side by side: lists (七六五), lines of the multiplication table, and runs that fall apart."""
from __future__ import annotations

import re
from fractions import Fraction
from itertools import pairwise

from zhouli.numerals.estimates import between
from zhouli.numerals.forms import DIGITS, TENS
from zhouli.numerals.integers import DIGIT, joined, split, values
from zhouli.numerals.model import Numeral, Reading
from zhouli.numerals.parts import after_fen
from zhouli.numerals.place import RUN, Place
from zhouli.numerals.words import word_at

_TENTHS = ("十", *TENS)
_PAIR = re.compile(rf"([{DIGIT}])([{DIGIT}])")


def product(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read a line of the multiplication table and its result: 四九三十六, 二二而四, 一九如九."""
    pair = _PAIR.match(run) if len(run) > 1 and run[1] in DIGITS else None
    if pair is None:
        return None
    one, two = DIGITS[pair[1]], DIGITS[pair[2]]
    result, end, linked = run[2:], at, False
    if not result and at < place.stop and place.text[at] in "而如":
        following = RUN.match(place.text, at + 1, place.stop)
        if following:
            result, end, linked = following[0], following.end(), True
    if values(result).get("") != one * two:                      # 三三如九四四一十六: two lines of the table
        cut = next((cut for cut in range(1 if linked else 2, len(result)) if values(result[cut:])
                    and values(result[:cut]).get("") == one * two), 0) or next(
                        (cut for cut in range(1 if linked else 2, len(result)) if _PAIR.match(result, cut)
                         and values(result[:cut]).get("") == one * two), 0)
        end -= len(result) - cut
        result = result[:cut]
    if not result:
        return None
    members = (Fraction(one), Fraction(two), Fraction(one * two))
    if len(result) == 1 and not linked:                          # 二三六 is a line of the table or a list
        rivals = (Reading(Fraction(one * two), "product"), Reading(None, "list"))
        return place.numeral(start, end, None, "product", members, rivals=rivals)
    noun = place.noun(end)
    return place.numeral(start, end + len(noun), one * two, "product", members, unit=noun or None)


def _line(run: str) -> bool:
    """Tell whether a run is a line of the multiplication table with a result above nine."""
    return run[0] in DIGITS and run[1] in DIGITS and len(run) > 3 and (
        values(run[2:]).get("") == DIGITS[run[0]] * DIGITS[run[1]])


def listed(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read bare numbers that an editor has set off: 七、六、五."""
    runs, end = [run], at
    while "" in values(run) and end < place.stop and place.text[end] == "、":
        following = RUN.match(place.text, end + 1, place.stop)
        if following and _goes_on(runs, following[0]):            # 七、六、五三等
            runs.append(following[0][0])
            end += 2
            break
        if following is None or "" not in values(following[0]) or word_at(place.text, end + 1, place.stop):
            break
        if place.text.startswith("分", following.end()) and after_fen(place, following.start(), following.end(), following[0]):
            break                                                # 三、五分之二: the part is no member
        runs.append(following[0])
        end = following.end()
        if place.noun(end):
            break
    if len(runs) == 1:
        return None
    noun = place.noun(end) if len(runs[-1]) == end - place.text.rfind("、", start, end) - 1 else ""
    numbers = tuple(Fraction(values(part)[""]) for part in runs)
    return place.numeral(start, end + len(noun), None, "list", numbers, unit=noun or None)


def _goes_on(runs: list[str], run: str) -> bool:
    """Tell whether the first digit of a run that is no number belongs to the digits before it."""
    if len(run) != 2 or len(runs) < 2 or any(part not in DIGITS for part in (*runs[-2:], *run)):
        return False
    return DIGITS[run[0]] - DIGITS[runs[-1]] == DIGITS[runs[-1]] - DIGITS[runs[-2]]


def several(place: Place, start: int, at: int, run: str) -> Numeral:
    """Read a run that is not one number: a list, the first of equal numbers, or nothing that can be read."""
    if found := between(place, start, at, run):
        return found
    table = [cut for cut in range(1, len(run) - 3) if values(run[:cut]) and _line(run[cut:])]
    if len(table) == 1:                                         # 七千七七四十九: 7,000; seven sevens are 49
        place.ends.add(start + table[0])
        return place.numeral(start, start + table[0], values(run[:table[0]]).get(""), "integer")
    parts = split(run)
    if len(set(parts)) == 1 and parts[0] not in DIGITS:           # 方百里者百百里: two statements
        place.ends.add(start + len(parts[0]))
        return place.numeral(start, start + len(parts[0]), values(parts[0]).get(""), "integer")
    noun = place.noun(at)
    cut = joined(run) if noun and not parts else None
    # 之國九七十里: nine, and seventy li. 六十一九人: the first is complete, so no power is missing.
    if cut and (len(cut[1]) > 1 or cut[0][-2:-1] in _TENTHS):
        end = start + len(cut[0])
        first = place.settle(start, end, "integer", cut[:1], lambda number: number, lambda number: ())
        if first is not None:
            place.ends.add(end)
            return first
    if noun and len(parts) > 2 and len(run) == len(parts):
        steps = {DIGITS[b] - DIGITS[a] for a, b in pairwise(run[:-1])}
        if steps in ({1}, {-1}) and DIGITS[run[-1]] - DIGITS[run[-2]] not in steps:
            parts, noun, at = parts[:-1], "", at - 1              # 七六五三等: seven, six, five; three grades
    end = at + len(noun)
    numbers = tuple(Fraction(values(part).get("", 0)) for part in parts)
    if not numbers or not all(numbers):
        return place.numeral(start, end, None, "unread")
    rivals: tuple[Reading, ...] = ()
    if len(run) == 2 and abs(numbers[1] - numbers[0]) != 1:       # 二七: two and seven, or fourteen
        rivals = (Reading(None, "list"), Reading(numbers[0] * numbers[1], "product"))
    return place.numeral(start, end, None, "list", numbers, rivals=rivals, unit=noun or None)
