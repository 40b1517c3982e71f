"""Parts of a whole: fractions, shares and what is done with them, rates."""
from __future__ import annotations

import re
from fractions import Fraction

from zhouli.numerals.forms import DONE_BY, LINKS, TAXING
from zhouli.numerals.integers import CHARS, HEAD, values
from zhouli.numerals.model import Numeral, Reading
from zhouli.numerals.place import RUN, N, Place

_STOPS = "，、。；：．"
_VERB = "".join(DONE_BY)
FRACTION = re.compile(rf"分(?:(?P<unit>(?!其)[^{CHARS}{_STOPS}]{{1,2}}?)?之|(?P<short>))(?P<top>{N})")
_WHOLE = (rf"(?:(?:其[^{CHARS}{_STOPS}]{{1,6}}?|(?![^{_STOPS}]?[{_VERB}])[^{CHARS}{_STOPS}其所者之為而於也則故以內]{{2}})"
          r"[，、]?)")                                           # 其股圍, 弓長: what is cut in parts
SHARE = re.compile(rf"分{_WHOLE}?而?(?P<verb>[{_VERB}])其?(?P<top>{N})(?:分(?!之))?")
TREATED = re.compile(rf"分{_WHOLE}(?:以其?(?P<some>{N})(?=為)|而[^{CHARS}{_STOPS}]{{1,2}}?[其居](?P<top>{N}))")
OF_PARTS = re.compile(rf"之(?P<top>{N})")
KEPT = re.compile(rf"(?P<link>[而不])(?P<verb>[存留去損益])其?(?P<top>{N})")
RATE = re.compile(rf"(?:而(?P<verb>[{TAXING}取當]其?)?|中?[取稅]其?)(?P<top>{N})")
BEYOND = re.compile(rf"外[取稅]其?(?P<top>{N})")
MULTIPLIED = re.compile(rf"之(?=[{_STOPS}]|以|如|{N}而[{HEAD}])")


def _part(place: Place, start: int, end: int, rule: str, top: str, bottom: str, *, proper: bool = True,
          **more: str | None) -> Numeral | None:
    """Make the numeral top/bottom, or nothing where it is no proper part."""
    if proper and not _less(place, top, bottom):
        return None
    return place.settle(start, end, rule, (top, bottom), lambda over, under: over / under,
                        lambda over, under: (over, under), **more)


def _less(place: Place, top: str, bottom: str) -> bool:
    over, under = values(top, place.scale), values(bottom, place.scale)
    return bool(over and under) and max(over.values()) < min(under.values())


def after_fen(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read what follows 分: 十八分之十三, 三分寸之二, 三分去一, 三分其股圍，去一, and mixed 一六十三分之五十."""
    share = SHARE.match(place.text, at, place.stop)
    if share and (found := _part(place, start, share.end(), "share", share["top"], run,
                                 done=DONE_BY[share["verb"]])):
        return found
    treated = TREATED.match(place.text, at, place.stop)          # 以其一為之首, 而漆其二, 而錫居一
    if treated and (found := _part(place, start, treated.end(), "share", treated["some"] or treated["top"], run,
                                   done="taken" if treated["some"] else None)):
        return found
    match = FRACTION.match(place.text, at, place.stop)
    if match is None or not values(match["top"], place.scale):
        return None
    unit = match["unit"] if match["unit"] and place.noun(match.start("unit")) == match["unit"] else None
    if match["short"] is not None:                              # 三分二: only where nothing else is counted
        if place.noun(match.end()) or not _less(place, match["top"], run):
            return None
    if any(link in run for link in LINKS) and (way := _linked(place, start, match.end(), run, match["top"], unit)):
        return way
    if values(run, place.scale):
        cut = DONE_BY.get(place.text[start - 1]) if start and place.text[start - 1] in "去損減益" else None
        return _part(place, start, match.end(), "share" if cut else "fraction", match["top"], run, proper=False,
                     unit=unit, done=cut)
    return _mixed(place, start, match.end(), run, match["top"], unit)


def _linked(place: Place, start: int, end: int, run: str, top: str, unit: str | None) -> Numeral | None:
    """Refuse to choose for 十有三分之二: two parts of thirteen, or ten and two parts of three."""
    cut = max(run.rfind(link) for link in LINKS)
    whole, under = values(run[:cut]).get(""), values(run[cut + 1:]).get("")
    over, joined = values(top).get(""), values(run).get("")
    if whole is None or under is None or over is None or over >= under or joined is None:
        return None
    return place.numeral(start, end, None, "fraction", unit=unit,
                         rivals=(Reading(Fraction(over, joined), "fraction"),
                                 Reading(whole + Fraction(over, under), "mixed")))


def _mixed(place: Place, start: int, end: int, run: str, top: str, unit: str | None) -> Numeral | None:
    """Read 一六十三分之五十: a whole number set straight before the fraction that goes on from it."""
    ways: list[tuple[Fraction, Fraction]] = []
    over = values(top).get("")
    for cut in range(1, len(run)):
        whole, under = values(run[:cut]).get(""), values(run[cut:]).get("")
        if whole and under and over and over < under:
            ways.append((Fraction(whole), Fraction(over, under)))
    if not ways:
        return None
    if len(ways) > 1:
        rivals = tuple(Reading(sum(way, Fraction(0)), "mixed") for way in ways)
        return place.numeral(start, end, None, "mixed", rivals=rivals, unit=unit)
    value = sum(ways[0], Fraction(0))
    return place.numeral(start, end, value, "mixed", ((value, unit),) if unit else ways[0], unit=unit)


def after_zhi(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read what follows 之: a part (四之一), or, in the arithmetic books, times so many (三之，五而一)."""
    if MULTIPLIED.match(place.text, at, place.stop) or at + 1 == place.stop:
        return place.settle(start, at + 1, "multiple", (run,), lambda times: times, lambda times: ())
    match = OF_PARTS.match(place.text, at, place.stop)
    if match is None or place.noun(match.end()):
        return None
    return _part(place, start, match.end(), "fraction", match["top"], run)


def kept_or_rate(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read 六而存一 (a share kept), 二十而三, 十而稅一, 十取一 (rates)."""
    kept = KEPT.match(place.text, at, place.stop)
    if kept:
        done = DONE_BY[kept["verb"]] if kept["link"] == "而" else None       # 六不存一 keeps nothing
        return _part(place, start, kept.end(), "share", kept["top"], run, done=done)
    rate = RATE.match(place.text, at, place.stop)
    if rate is None or place.text[at] == "而" and not rate["verb"] and place.noun(rate.end()):
        return None
    return _part(place, start, rate.end(), "rate", rate["top"], run)


def after_beyond(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Refuse to choose for 十外稅一: one part of eleven, or one on each ten."""
    match = BEYOND.match(place.text, at, place.stop)
    if match is None or not _less(place, match["top"], run):
        return None
    over, under = (Fraction(min(values(part, place.scale).values())) for part in (match["top"], run))
    return place.numeral(start, match.end(), None, "rate", rivals=(Reading(over / (under + over), "rate"),
                                                                   Reading(over / under, "rate")))
