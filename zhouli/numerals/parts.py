"""Parts of a whole: fractions, shares and what is done with them, rates."""
from __future__ import annotations

import re
from fractions import Fraction

from zhouli.numerals.forms import DIGITS, DONE_BY, HALVES, LINKS, STOPS, TAXING
from zhouli.numerals.integers import CHARS, HEAD, joined, rough, values
from zhouli.numerals.measures import ladders
from zhouli.numerals.model import Numeral, Reading
from zhouli.numerals.place import RUN, N, Place

_VERB = "".join(DONE_BY)
_WORD = f"[^{CHARS}{STOPS}]"
_NO_LINK = f"[^{CHARS}{STOPS}其所者之為而於也則故以內]"
# What is cut in parts: 其股圍 with 其, or two words without it, 弓長.
_WHOLE = rf"(?:(?:其{_WORD}{{1,6}}?|(?![^{STOPS}]?[{_VERB}]){_NO_LINK}{{2}})[，、]?)"
FRACTION = re.compile(rf"分(?:(?P<unit>分(?=之[{HEAD}])|(?![其分]){_WORD}{{1,2}}?)?之|(?P<short>))(?P<top>{N})")
_SHARE = re.compile(rf"分{_WHOLE}?而?(?P<verb>[{_VERB}])其?(?P<top>{N})(?P<parts>分(?!之))?")
_TREATED = re.compile(rf"分{_WHOLE}(?:以其?(?P<some>{N})(?=為|$)|而{_WORD}{{1,2}}?[其居](?P<top>{N}))")
_HAVING = re.compile(rf"分{_WHOLE}?而?有其?(?P<top>{N})")       # 三分天下有其二
_OF_PARTS = re.compile(rf"之(?P<top>{N})")
_KEPT = re.compile(rf"(?P<link>[而不])(?P<verb>[存留去損益])其?(?P<top>{N})")
_RATE = re.compile(rf"(?:而(?P<verb>[{TAXING}取當]其?)?|中?[取稅]其?)(?P<top>{N})")
_OF_CAPITAL = re.compile(rf"國之(?P<top>{N})")
RESULTING = f"得為餘曰{STOPS}"                 # 得一六十三分之五十; but 者二三分之二 may be two numbers
_AGAIN = re.compile(rf"(?P<unit>{_WORD})(?:(?P<bottom>{N})分(?P=unit)之(?P<top>{N})|(?P<half>[太大少小]?半)(?P=unit))")
_COUNTED_OUT = "為得共總成餘前"                 # 合為六分去二分: parts that are counted, no share of a whole
_NEXT = re.compile(rf"分(?:{_WORD}{{1,2}})?之[{HEAD}]")
_THIRD = re.compile("[太大少小]半")
_ON = re.compile(rf"之[{HEAD}]")
_MULTIPLIED = re.compile(rf"之(?=[{STOPS}]|以|如|{N}而[{HEAD}])")


def _part(place: Place, start: int, end: int, rule: str, top: str, bottom: str, *, proper: bool = True,
          **more: str | None) -> Numeral | None:
    """Make the numeral top/bottom, or nothing where it is no proper part."""
    if proper and not _less(place, top, bottom):
        return None
    return place.settle(start, end, rule, (top, bottom), lambda over, under: over / under,
                        lambda over, under: (over, under), **more)


def numerator(place: Place, run: str, bottom: str) -> str:
    """Give the run after 之 that is a numerator, without the next number where two meet: 之五二人.

    Empty where it cannot be told; a rough count (十分之二三) has none.
    """
    if values(run, place.scale):
        return run
    cut = joined(run)
    return cut[0] if cut and _less(place, cut[0], bottom) else ""


def _less(place: Place, top: str, bottom: str) -> bool:
    over, under = values(top, place.scale), values(bottom, place.scale)
    return bool(over and under) and max(over.values()) < min(under.values())


def after_fen(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read what follows 分: 十八分之十三, 三分寸之二, 三分去一, 三分其股圍，去一, mixed 一六十三分之五十."""
    share = _SHARE.match(place.text, at, place.stop)
    if share and not (share["parts"] and start and place.text[start - 1] in _COUNTED_OUT):
        taken = numerator(place, share["top"], run)
        if not taken and any(form.match(place.text, share.end("top"), place.stop) for form in (_SHARE, FRACTION)):
            taken = share["top"][:-1]                            # 五分取二三分去一
        end = share.end() if taken == share["top"] else share.start("top") + len(taken)
        before = place.text[start - 1] if start else ""
        if before == "者" and len(run) > 1 and values(run[:-1]) and _less(place, taken, run[-1]):
            place.ends.add(start + len(run) - 1)                 # 方十里者百三分去一: a hundred; a third removed
            return place.settle(start, start + len(run) - 1, "integer", (run[:-1],), lambda n: n, lambda n: ())
        if found := _part(place, start, end, "share", taken, run, done=DONE_BY[share["verb"]]):
            return found
    treated = _TREATED.match(place.text, at, place.stop)         # 以其一為之首, 而漆其二, 而錫居一
    if treated:
        top, done = treated["some"] or treated["top"], "taken" if treated["some"] else None
        if found := _part(place, start, treated.end(), "share", top, run, done=done):
            return found
    having = _HAVING.match(place.text, at, place.stop)
    if having and not place.noun(having.end()) and (
            found := _part(place, start, having.end(), "share", having["top"], run)):
        return found
    match = FRACTION.match(place.text, at, place.stop)
    found = _fraction(place, start, match, run) if match else None
    return _and_third(place, found) if found else _unsaid(place, start, at, run)


def _unsaid(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read 七分步三, where 之 is left out."""
    noun = place.noun(at + 1)
    top = RUN.match(place.text, at + 1 + len(noun), place.stop) if noun and noun != "分" else None
    if top is None or place.noun(top.end()) or place.text.startswith(("分", "之"), top.end()):
        return None
    return _part(place, start, top.end(), "fraction", top[0], run, unit=noun)


def _and_third(place: Place, found: Numeral) -> Numeral:
    """Refuse to choose for 四分尺之一少半: one and a third of four parts, or a fourth and a third."""
    more = _THIRD.match(place.text, found.end, place.stop)
    if more is None or found.rule != "fraction" or found.value is None or place.noun(more.end()):
        return found
    top, bottom = found.members
    part = Fraction(*HALVES[more[0]])
    rivals = (Reading((top + part) / bottom, "fraction"), Reading(top / bottom + part, "mixed"))
    return place.numeral(found.start, more.end(), None, "fraction", rivals=rivals, unit=found.unit)


def _fraction(place: Place, start: int, match: re.Match[str], run: str) -> Numeral | None:
    top, short, end = match["top"], match["short"] is not None, match.end()
    unit = match["unit"] if match["unit"] and place.noun(match.start("unit")) == match["unit"] else None
    if _NEXT.match(place.text, end, place.stop):
        return _chained(place, start, match, run, unit)
    if not values(top, place.scale):
        return None if short else _cut_or_rough(place, start, match, run, unit)
    if short and (place.noun(end) or not _less(place, top, run)):  # 三分二, where nothing else is counted
        return None
    if any(link in run for link in LINKS) and (way := _linked(place, start, end, run, top, unit)):
        return way
    if unit in (None, "分") and place.noun(end) and not _less(place, top, run):
        return None                                             # 作九分分之八十一人
    if not values(run, place.scale):
        return _mixed(place, start, end, run, top, unit)
    before = place.text[start - 1] if start else "?"
    done = DONE_BY[before] if before in "去損減益" else None        # 去五分一
    rule = "share" if done else "fraction"
    return _part(place, start, end, rule, top, run, proper=False, unit=unit, done=done)


def _cut_or_rough(place: Place, start: int, match: re.Match[str], run: str, unit: str | None) -> Numeral | None:
    """Read a numerator that is no number: one cut short by the next (之五二人), or a rough count (十分之二三)."""
    top = match["top"]
    if cut := numerator(place, top, run):
        end = match.start("top") + len(cut)
        return _part(place, start, end, "fraction", cut, run, unit=unit)
    under = values(run, place.scale).get("")
    if under is None or not rough(top):
        return None
    rivals = tuple(Reading(Fraction(values(digit)[""], under), "fraction") for digit in top)
    return place.numeral(start, match.end(), None, "fraction", rivals=rivals, unit=unit)


def _chained(place: Place, start: int, match: re.Match[str], run: str, unit: str | None) -> Numeral | None:
    """Read 三分之二七分之四, where the number after 之 runs on into the next fraction."""
    top, at, whole = match["top"], match.start("top"), run
    unmixed = None if values(run, place.scale) else joined(run)   # 四十九五分之三七分之四
    run = unmixed[1] if unmixed else run
    cuts = [cut for cut in range(1, len(top))
            if _less(place, top[:cut], run) and values(top[cut:], place.scale)]
    if len(cuts) != 1 or match.groupdict().get("short") is not None:
        return place.numeral(start, match.end(), None, "unread") if cuts else None
    if unmixed is not None:
        return _mixed(place, start, at + cuts[0], whole, top[:cuts[0]], unit)
    return _part(place, start, at + cuts[0], "fraction", top[:cuts[0]], run, unit=unit)


def _linked(place: Place, start: int, end: int, run: str, top: str, unit: str | None) -> Numeral | None:
    """Refuse to choose for 十有三分之二: two of thirteen parts, or ten and two of three."""
    cut = max(run.rfind(link) for link in LINKS)
    whole, under = values(run[:cut]).get(""), values(run[cut + 1:]).get("")
    over, joined = values(top).get(""), values(run).get("")
    if whole is None or under is None or over is None or over >= under or joined is None:
        return None
    rivals = (Reading(Fraction(over, joined), "fraction"), Reading(whole + Fraction(over, under), "mixed"))
    return place.numeral(start, end, None, "fraction", unit=unit, rivals=rivals)


def _mixed(place: Place, start: int, end: int, run: str, top: str, unit: str | None) -> Numeral | None:
    """Read 一六十三分之五十: a whole number set straight before the fraction that goes on from it."""
    ways: list[tuple[Fraction, Fraction]] = []
    over = values(top).get("")
    for cut in range(1, len(run)):
        whole, under = values(run[:cut]).get(""), values(run[cut:].lstrip(LINKS)).get("")
        if whole and under and over and over < under:
            ways.append((Fraction(whole), Fraction(over, under)))
    if not ways:
        return None
    if len(ways) > 1:
        rivals = tuple(Reading(sum(way, Fraction(0)), "mixed") for way in ways)
        return place.numeral(start, end, None, "mixed", rivals=rivals, unit=unit)
    value = sum(ways[0], Fraction(0))
    if start and place.text[start - 1] == "為" and place.text.startswith("為", end):
        whole = next(cut for cut in range(1, len(run)) if values(run[:cut]).get("") == ways[0][0])
        place.ends.add(start + whole)                           # 半為六三分之一為四: six; one of three is four
        return place.numeral(start, start + whole, ways[0][0], "integer")
    single = ways[0][0] < 10 and not any(link in run for link in LINKS)       # 者二三分之二 may be two numbers
    if start and single and (place.text[start - 1] not in RESULTING or place.text.startswith("得", end)):
        rivals = (Reading(value, "mixed"), Reading(None, "list"))
        return place.numeral(start, end, None, "mixed", rivals=rivals)
    if unit:
        return place.numeral(start, end, value, "quantity", ((value, unit),), unit=unit)
    return place.numeral(start, end, value, "mixed", ways[0])


def after_other(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read 一鹿三分鹿之二 and 八矢少半矢, where the noun is no unit but stands in the fraction again."""
    match = _AGAIN.match(place.text, at, place.stop)
    if match is None:
        return None
    unit = match["unit"]
    if match["half"]:
        part = Fraction(*HALVES[match["half"]])
        return place.settle(start, match.end(), "quantity", (run,), lambda whole: whole + part,
                            lambda whole: ((whole + part, unit),), unit=unit)
    if not _less(place, match["top"], match["bottom"]):
        return None
    return place.settle(start, match.end(), "quantity", (run, match["top"], match["bottom"]),
                        lambda whole, over, under: whole + over / under,
                        lambda whole, over, under: ((whole + over / under, unit),), unit=unit)


def of_capital(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read 三國之一, one part of three of the capital."""
    match = _OF_CAPITAL.match(place.text, at, place.stop)
    return _part(place, start, match.end(), "fraction", match["top"], run) if match else None


def after_zhi(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read what follows 之: a part (四之一), or, in the arithmetic books, times so many (三之，五而一)."""
    if _MULTIPLIED.match(place.text, at, place.stop) or at + 1 == place.stop:
        return place.settle(start, at + 1, "multiple", (run,), lambda times: times, lambda times: ())
    match = _OF_PARTS.match(place.text, at, place.stop)
    if match is None:
        return None
    if (noun := place.noun(match.end())) and not rough(match["top"]):
        top = numerator(place, match["top"], run)
        if len(top) > 1 and top[0] == "一" and top == match["top"]:      # 百之一十成: ten of a hundred, or one, and ten 成
            under = values(run, place.scale).get("")
            both = [Fraction(values(words).get("", 0), under) for words in (top, "一")] if under else []
            rivals = tuple(Reading(value, "fraction") for value in both)
            return place.numeral(start, match.end() + len(noun), None, "fraction", rivals=rivals) if both else None
        noun = noun if noun in ladders().summed and top == match["top"] else ""
        end = match.start("top") + len(top) + len(noun)
        return _part(place, start, end, "fraction", top, run, unit=noun or None) if top else None
    if rough(match["top"]):                                       # 十之二三
        return _cut_or_rough(place, start, match, run, None)
    if _ON.match(place.text, match.end(), place.stop):            # 三之一四之一
        return _chained(place, start, match, run, None)
    if not values(match["top"], place.scale) and (top := numerator(place, match["top"], run)):
        return _part(place, start, match.start("top") + len(top), "fraction", top, run)      # 四之一三分貢
    return _part(place, start, match.end(), "fraction", match["top"], run)


def kept_or_rate(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read 六而存一 (a share kept), 二十而三, 十而稅一, 十取一 (rates)."""
    kept = _KEPT.match(place.text, at, place.stop)
    if kept:
        done = DONE_BY[kept["verb"]] if kept["link"] == "而" else None       # 六不存一 keeps nothing
        return _part(place, start, kept.end(), "share", kept["top"], run, done=done)
    rate = _RATE.match(place.text, at, place.stop)
    if rate is None:
        return None
    if place.text[at] in "取中" and rate["top"] not in DIGITS:
        return None                                             # 得百取五十九: a hundred; take 59
    noun = place.noun(rate.end()) if place.text[at] == "而" and not rate["verb"] else ""
    noun = noun if noun in ladders().summed else ""
    return _part(place, start, rate.end() + len(noun), "rate", rate["top"], run, unit=noun or None)
