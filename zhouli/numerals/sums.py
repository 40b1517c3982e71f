"""Quantities: a number with its noun, the halves and parts that go on from it, sums over several nouns."""
from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction

from zhouli.numerals.forms import DIGITS, HALVES, LINKS, STOPS, TAXING
from zhouli.numerals.integers import CHARS, fraction, values
from zhouli.numerals.measures import Members, by_ladder, follows, ladders, smaller, total
from zhouli.numerals.model import Numeral, Reading
from zhouli.numerals.parts import FRACTION, RESULTING, after_fen, numerator
from zhouli.numerals.place import AND_HALF, RUN, N, Place

_DAYS = re.compile(rf"(?P<hundreds>[{CHARS}]+)[{LINKS}](?P<tens>[{CHARS}]+)旬"
                   rf"(?:[{LINKS}](?P<ones>[{CHARS}]+)日)?")
_EQUATED = re.compile("[為曰]")
_TAXED = re.compile(rf"而[{TAXING}取出]其?(?P<top>{N})")
_GOES_ON = frozenset(CHARS + LINKS + "奇半太大少小、，")      # what a sum may go on with
SET_OFF = "、，"                                 # what may stand between a whole number and its part


def quantity(place: Place, start: int, at: int, run: str, noun: str) -> Numeral | None:
    """Read a number with its noun and all that continues it.

    Without a run the noun stands for one of it, and something must continue it: 尺有五寸.
    """
    table = values(run, place.scale) if run else {"": 1}
    if "" not in table:
        return _by_scale(place, start, at + len(noun), table, noun)
    if run and (rivals := _run_together(place, start, at, run, noun)):
        return place.numeral(start, at + len(noun), None, "quantity", rivals=rivals, unit=noun)
    members: Members = [(fraction(table[""]), noun)]
    end = at + len(noun)
    stated = bool(start) and place.text[start - 1] in "為曰"
    while further := _further(place, end, members, stated):
        end = further
    if broken := _broken_part(place, end, members):
        return place.numeral(start, broken, None, "unread")
    if not run and end == at + len(noun):
        return None
    if not run and (price := _price(place, start, end, members)):
        return price
    if run and (short := _unit_unsaid(place, start, end, members)):
        return short
    if len(members) > 1:
        value = total(members)
        found = place.numeral(start, end, value, "quantity", tuple(members), unit=None if value is None else noun)
        return replace(found, ladders=by_ladder(members)) if value is None else found
    return place.numeral(start, end, members[0][0], "quantity", tuple(members), unit=noun)


def _by_scale(place: Place, start: int, end: int, table: dict[str, int], noun: str) -> Numeral | None:
    """Read a quantity whose 億 the scales take differently, with all that continues it: 億一萬六千里半."""
    if not table:
        return None
    ways: dict[str, tuple[int, Members]] = {}
    for name, count in table.items():
        members, stop = [(fraction(count), noun)], end
        while further := _further(place, stop, members, False):
            stop = further
        ways[name] = stop, members
    stop = min(reached for reached, _ in ways.values())
    totals = {name: total(members) for name, (_, members) in ways.items()}
    if len(set(totals.values())) == 1 and len(table) == 1:
        members = next(iter(ways.values()))[1]
        return place.numeral(start, stop, totals[next(iter(table))], "quantity", tuple(members), unit=noun)
    readings = {value: name for name, value in reversed(totals.items())}
    rivals = tuple(Reading(value, "quantity", name) for value, name in reversed(readings.items()))
    return place.numeral(start, stop, None, "quantity", rivals=rivals, unit=noun)


def _run_together(place: Place, start: int, at: int, run: str, noun: str) -> tuple[Reading, ...]:
    """Give the rivals of 三萬一日, 國三十一國, 得九百五人分之: 30,001 days, or 30,000, and one day for the next words.

    A text without zeros or points runs the two together. They are told from one count only where the last digit
    leaves a power out: an 一 right after 千 or 萬, an 一 before a noun that heads the list it counts, or what
    is to be divided and the number of men among whom.
    """
    if len(run) < 2 or run[-1] not in DIGITS or run[-2] in LINKS:
        return ()
    before = place.text[max(0, start - len(noun) - 1):start]
    heads = before.endswith(noun) and before[0] not in CHARS
    divided = run[-2] in "百千萬" and before.endswith("得") and place.text.startswith("分之", at + len(noun))
    if not divided and not (run[-1] == "一" and (run[-2] in "千萬" or heads)):
        return ()
    count, fewer = values(run).get(""), values(run[:-1]).get("")
    if count is None or fewer is None:
        return ()
    return Reading(Fraction(count), "quantity"), Reading(Fraction(fewer), "integer")


def _broken_part(place: Place, end: int, members: Members) -> int | None:
    """Say where a fraction ends that goes on from a quantity and cannot be read, or None.

    To leave it out would give part of the number for the whole.
    """
    noun = members[-1][1]
    if place.text[end:end + 1] not in _GOES_ON or members[-1][0].denominator != 1:
        return None
    run = RUN.match(place.text, end, place.stop)
    part = FRACTION.match(place.text, run.end(), place.stop) if run else None
    if part is None or not part["unit"] or part["unit"] not in (noun, *smaller(noun)):
        return None
    return part.end()


def _further(place: Place, end: int, members: Members, stated: bool) -> int | None:
    """Add what continues a sum to its members, and say where it stops, or None.

    stated: the sum follows 為 or 曰; so does what it is equated with, which starts a new statement: 為一引四丈為一匹.
    """
    number, noun = members[-1]
    if place.text[end:end + 1] not in _GOES_ON or number.denominator != 1:
        return None                                             # nothing follows a part
    at = end + 1 if end < place.stop and place.text[end] in LINKS + "奇" else end
    if end < place.stop and place.text[end] in SET_OFF:
        return _set_off(place, end + 1, members)
    if half := AND_HALF.match(place.text, at, place.stop):
        if place.text[end] == "又":
            return None                                         # 百里又半: half of what?
        return _add_half(place, members, half)
    run = RUN.match(place.text, at, place.stop)
    value = values(run[0], place.scale).get("") if run else None
    if run is None or value is None:
        return None
    part = FRACTION.match(place.text, run.end(), place.stop)
    if part and part["short"] is None and value:
        unit, top = part["unit"] or noun, numerator(place, part["top"], run[0])
        over = values(top, place.scale).get("")
        if over and over < value and (unit == noun or unit in smaller(noun)):
            _join(members, Fraction(over, value), unit)
            return part.start("top") + len(top)
    further = place.noun(run.end())
    if further == "分" and (place.text.startswith(("分", "之"), run.end() + 1)
                           or after_fen(place, run.start(), run.end(), run[0])):
        return None                                             # 千里三分去一, 九寸三分分之: no length
    if further and stated and _EQUATED.match(place.text, run.end() + len(further)):
        return None
    if further and follows(members, Fraction(value), further):
        members.append((Fraction(value), further))
        return run.end() + len(further)
    return None


def _set_off(place: Place, at: int, members: Members) -> int | None:
    """Add a part that an editor has set off, where its noun is said again or is a smaller one: 六錢、四分錢之三."""
    if place.text[at:at + 1] not in _GOES_ON:
        return None
    noun = members[-1][1]
    nouns = (noun, *smaller(noun))
    run = RUN.match(place.text, at, place.stop)
    part = FRACTION.match(place.text, run.end(), place.stop) if run else None
    if run and part and part["unit"] in nouns:
        top = numerator(place, part["top"], run[0])
        under, over = values(run[0], place.scale).get(""), values(top, place.scale).get("")
        if under and over and over < under:
            _join(members, Fraction(over, under), part["unit"])
            return part.start("top") + len(top)
    half = AND_HALF.match(place.text, at, place.stop)
    if half and (further := place.noun(half.end())) in nouns:
        _join(members, Fraction(*HALVES[half[0]]), further)
        return half.end() + len(further)
    return None


def _unit_unsaid(place: Place, start: int, end: int, members: Members) -> Numeral | None:
    """Refuse to choose for 二丈四 before a point: two 丈 and four 尺, or two 丈, and four."""
    digit, after = place.text[end:end + 1], place.text[end + 1:end + 2]
    if digit not in DIGITS or end + 1 > place.stop or (after and after not in STOPS):
        return None
    noun = members[-1][1]
    ratios = {ladders().exact[pair] for pair in ladders().next if pair[0] == noun and pair in ladders().exact}
    whole = total(members)
    if ratios != {10} or whole is None or members[-1][0].denominator != 1:
        return None
    one = total([*members[:-1], (Fraction(1), noun)] if len(members) > 1 else [(Fraction(1), noun)])
    base = total(members[:-1]) if len(members) > 1 else Fraction(0)
    if one is None or base is None:
        return None
    part = (one - base) * DIGITS[digit] / ratios.pop()
    rivals = (Reading(whole + part, "quantity"), Reading(None, "list"))
    return place.numeral(start, end + 1, None, "quantity", rivals=rivals, unit=members[0][1])


def _price(place: Place, start: int, end: int, members: Members) -> Numeral | None:
    """Refuse to choose for 尺三分七釐五毫: a foot and so much, or so much for each foot.

    A measure that stands for one of itself is followed by the next smaller one (尺五寸), or by 有.
    """
    (_, noun), rest = members[0], members[1:]
    if not rest or place.text[start + len(noun)] in LINKS or (noun, rest[0][1]) in ladders().next:
        return None
    each, together = total(rest), total(members)
    if each is None or together is None or rest[0][1] == noun:
        return None
    rivals = (Reading(together, "quantity"), Reading(each, "quantity"))
    return place.numeral(start, end, None, "quantity", tuple(members), rivals=rivals)


def _add_half(place: Place, members: Members, half: re.Match[str]) -> int | None:
    """Add a half or third: of the noun before it (六夫半, 三十三里少半里), or of a smaller one (一尺半寸)."""
    noun, further = members[-1][1], place.noun(half.end())
    if further and further != noun and further not in smaller(noun):
        joined = place.text[half.start() - 1] == "有"            # 一柯有半兩兩相對
        if not joined and (not smaller(noun) or further in ladders().summed):
            return None
        further = ""                                            # 三寸半舉成數: the next word, no measure
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
    if at == start + 1 and place.liang(start, at) == start:
        return _two_halves(place, start, half.end())
    before, clear = place.text[start - 1] if start else "", place.text.startswith("為", half.end())
    if clear:                                                   # 以一為二半為一: two; a half is one
        place.ends.add(at)
        return None
    if run == "一" and half[0] == "半" and not link:               # 一半: one half, or one and a half
        rivals = (Reading(Fraction(1, 2), "fraction"), Reading(Fraction(3, 2), "mixed"))
        decided = before in ("之", "其")
        return place.numeral(start, half.end(), Fraction(1, 2) if decided else None, "fraction",
                             rivals=() if decided else rivals)
    if start and len(half[0]) > 1 and before not in RESULTING and not link and (count := values(run).get("")):
        rivals = (Reading(count + Fraction(*HALVES[half[0]]), "mixed"), Reading(None, "list"))
        return place.numeral(start, half.end(), None, "mixed", rivals=rivals)      # 而五十太半甲: may be two
    top, bottom = HALVES[half[0]]
    part = Fraction(top, bottom)
    return place.settle(start, half.end(), "mixed", (run,), lambda whole: whole + part,
                        lambda whole: (whole, part))


def _two_halves(place: Place, start: int, end: int) -> Numeral:
    """Read 兩半: two halves after a verb that cuts, else they or one 兩 and a half."""
    members = (Fraction(2), Fraction(1, 2))
    if start and place.text[start - 1] in "切分為作剖破":
        return place.numeral(start, end, 1, "mixed", members)
    rivals = (Reading(Fraction(1), "mixed"), Reading(Fraction(3, 2), "quantity"))
    return place.numeral(start, end, None, "mixed", members, rivals=rivals)


def set_off(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read 八、五分之四, a number without a noun and its part, which an editor has set off."""
    if not place.text.startswith("、", at):
        return None
    following = RUN.match(place.text, at + 1, place.stop)
    part = FRACTION.match(place.text, following.end(), place.stop) if following else None
    if following is None or part is None or part["unit"] or part["short"] is not None or place.noun(part.end()):
        return None
    under, over = values(following[0], place.scale).get(""), values(part["top"], place.scale).get("")
    if not under or not over or over >= under:
        return None
    exact = Fraction(over, under)
    return place.settle(start, part.end(), "mixed", (run,), lambda whole: whole + exact,
                        lambda whole: (whole, exact))


def taxed(place: Place, start: int, at: int, run: str, noun: str) -> Numeral | None:
    """Read 九夫而稅一: one of each nine, with the noun said."""
    if not place.text.startswith("而", at + len(noun)):
        return None
    match = _TAXED.match(place.text, at + len(noun), place.stop)
    if match is None or place.noun(match.end()) not in ("", noun):
        return None
    under, over = values(run, place.scale).get(""), values(match["top"], place.scale).get("")
    if not under or not over or over >= under:
        return None
    end = match.end() + len(place.noun(match.end()))
    return place.numeral(start, end, Fraction(over, under), "rate", (Fraction(over), Fraction(under)), unit=noun)


def days(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read 三百有六旬有六日: hundreds of days, tens of days, days."""
    match = _DAYS.match(place.text, start, place.stop) if place.text.startswith("旬", at) else None
    if match is None or match.end() <= at:
        return None
    counts = [values(match[group]).get("") if match[group] else 0 for group in ("hundreds", "tens", "ones")]
    if None in counts:
        return None
    if (counts[0] or 0) % 100 or (counts[0] or 0) >= 1000:
        return None                                             # no days of a year
    hundreds, tens, ones = (Fraction(count or 0) for count in counts)
    members = ((hundreds, "日"), (tens, "旬"), (ones, "日")) if ones else ((hundreds, "日"), (tens, "旬"))
    return place.numeral(start, match.end(), hundreds + 10 * tens + ones, "quantity", members, unit="日")
