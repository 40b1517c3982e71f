"""One numeral expression at one place of a text: which form stands there, and what its neighbours decide."""
from __future__ import annotations

import re
from fractions import Fraction

from zhouli.numerals.bare import without_digits
from zhouli.numerals.dates import month, year
from zhouli.numerals.estimates import marked, over
from zhouli.numerals.forms import DIGITS, FORMAL, LINKS, STOPS
from zhouli.numerals.integers import CHARS, DIGIT, LONGEST, split, values
from zhouli.numerals.lists import listed, product, several
from zhouli.numerals.model import Numeral, Reading
from zhouli.numerals.parts import FRACTION, after_fen, after_other, after_zhi, kept_or_rate, of_capital
from zhouli.numerals.place import RUN, N, Place
from zhouli.numerals.simple import at_once
from zhouli.numerals.sums import days, halved, quantity, set_off, taxed
from zhouli.numerals.tithes import beyond, nine_one, tithe
from zhouli.numerals.words import word_at

_LINK = re.compile(f"[{LINKS}]")
_LEMMA = re.compile('至[『「“"]?$')             # 凡任地至十而五: the last words of a passage
_NEXT_GLOSS = re.compile("[又下注劉徐李沈戚本音同或]")
_SIDE = re.compile(rf"{N}[里步丈尺寸]")
_RESULT = "得餘為實差"
_GREATER = "京垓秭"
_FALTERS = {"百一": 100, "千一": 1000, "萬一": 10000}
_SHORT = re.compile(rf"(?P<front>[{CHARS}]*萬)(?P<digit>[{DIGIT}])|(?P<idiom>二百五)")


def expression(place: Place, start: int) -> tuple[Numeral | None, int]:
    """Read the expression that begins at a place; give it, or None, and where to look on."""
    run = RUN.match(place.text, start, place.stop)
    if run is None:
        found = without_digits(place, start)
        return found, found.end if found else start + 1
    words = run[0]
    if found := at_once(place, start, run.end(), words):
        return found, found.end
    if len(words) > LONGEST:
        words = _LINK.split(words, maxsplit=1)[0]
    while not values(words, place.scale) and not split(words) and _LINK.search(words):
        if FRACTION.match(place.text, start + len(words), place.stop):
            break                                                        # 一又二分之一
        words = words[:max(words.rfind(link) for link in LINKS)]     # 四有十二: 有 is the verb
    at = start + len(words)
    found = product(place, start, at, words) or _word(place, start, words)
    found = found or _after(place, start, at, words) or several(place, start, at, words)
    found = marked(place, found)
    return found, found.end


def _word(place: Place, start: int, run: str) -> Numeral | None:
    """Read a title that counts something, or a phrase that counts nothing."""
    entry = word_at(place.text, start, place.stop)
    word = entry.word if entry else ""
    if entry is None or not word.startswith(run) or place.raw[start] in FORMAL:
        return None
    if word[-1] == "方" and _SIDE.match(place.text, start + len(word), place.stop):
        return None                                                   # 千里者五方百里者: five, and the side
    if word == run and place.noun(start + len(run)) not in ("", "人", "世"):
        return None                                                   # 千萬夫 are so many; 千萬人 only many
    if len(word) > len(run) and (found := after_other(place, start, start + len(run), run)):
        return found                                                  # 八矢少半矢: arrows, not the eight kinds
    return place.numeral(start, start + len(word), entry.many, entry.rule)


def _after(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read a form told by the character after the run, or by the words around it."""
    before = place.text[start - 1] if start else ""
    after = place.text[at] if at < place.stop else ""
    if not values(run, place.scale):
        if after == "分":
            return after_fen(place, start, at, run)
        return nine_one(place, start, at) if run == "九一" else None
    if before == "第" or (before == "卷" and place.text[max(0, start - 2)] not in CHARS):
        return _integer(place, start - 1, at, run, "ordinal")
    if (before == "音" and len(run) == 1 and not place.noun(at)) or (len(run) == 1 and _spells_a_sound(place, at)):
        return place.numeral(start, at, None, "none")
    if after and after in _GREATER:
        return place.numeral(start, at + 1, None, "unread")           # 六京: powers that no scale here fixes
    found = _by_next(place, start, at, run, after)
    if found is None and run in ("十一", "十二"):
        found = tithe(place, start, at, run)
    return found or over(place, start, at, run) or _counted(place, start, at, run)


def _by_next(place: Place, start: int, at: int, run: str, after: str) -> Numeral | None:
    if after == "分":
        return after_fen(place, start, at, run)
    if after == "之":
        return after_zhi(place, start, at, run)
    if after == "外":
        return beyond(place, start, at, run)
    if after == "國":
        return of_capital(place, start, at, run)
    if after == "曰" and run[-1] not in "百千萬億兆":
        return _integer(place, start, at, run, "ordinal")
    if after == "倍":
        return _folds(place, start, at, run)
    if not after or after not in "而不取稅中":
        return None
    found = kept_or_rate(place, start, at, run)
    if found and found.rule == "rate" and _LEMMA.search(place.text, max(0, start - 3), start):
        rivals = (Reading(found.value, "rate"), Reading(None, "none"))
        return place.numeral(start, found.end, None, "rate", rivals=rivals)
    return found


def _spells_a_sound(place: Place, at: int) -> bool:
    """Tell whether a digit is part of a sound gloss: 徐方二反, 九勇反."""
    if "反" not in place.text[at:at + 2] or place.text[at] in STOPS or place.text.startswith(("反之", "反者"), at + 1):
        return False
    if place.text.startswith("反", at + 1):                            # 九勇反; 五戶反 only in a run of glosses
        return not place.noun(at) or bool(_NEXT_GLOSS.match(place.text, at + 2))
    return place.text.startswith("反", at)


def _counted(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read a number with its noun, or alone."""
    if at > start + 1 and place.liang(start + 1, at) > start and place.liang(start, start + 1) < 0 and (count := values(run).get("")):
        weight = values(run[:place.liang(start, at) - start]).get("")    # 三千兩百: 3,200, or 3,000 兩 and 100
        rivals = (Reading(Fraction(count), "integer"), Reading(Fraction(weight) if weight else None, "quantity"))
        return place.numeral(start, at, None, "integer", rivals=rivals)
    noun = place.noun(at)
    before = place.text[start - 1] if start else ""
    if run in _FALTERS:                                               # 百一: 101, or one in a hundred
        rule, whole = "quantity" if noun else "integer", Fraction(_FALTERS[run])
        rivals = (Reading(whole + 1, rule), Reading(1 / whole, "rate"))
        return place.numeral(start, at + len(noun), None, rule, unit=noun or None, rivals=rivals)
    if (noun == "年" and year(place, start, at)) or (noun == "月" and month(place, start, at)):
        return _integer(place, start, at + 1, run, "date")
    if noun and (rate := taxed(place, start, at, run, noun)):
        return rate
    if noun:
        return days(place, start, at, run) or quantity(place, start, at, run, noun)
    if run == "一" and place.text.startswith("也", at) and before not in ("其", "得"):  # "the first", or "one and the same"
        rivals = (Reading(Fraction(1), "integer"), Reading(None, "none"))
        return place.numeral(start, at, None, "integer", rivals=rivals)
    if run == "三" and before == "再":                                 # 再三: again and again
        return place.numeral(start, at, None, "none")
    for form in (halved, after_other, set_off, listed):
        if found := form(place, start, at, run):
            return found
    return _cut_short(place, start, at, run) or _integer(place, start, at, run, "integer")


def _cut_short(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Refuse to choose for 三萬五 with no noun: 30,005, or with the last power unsaid 35,000; so 二百五."""
    match = _SHORT.fullmatch(run)
    count = values(run).get("") if match else None
    if match is None or count is None:
        return None
    digit = DIGITS[run[-1]]
    longer = count - digit + digit * (10 if match["idiom"] else 1000)
    rivals = (Reading(Fraction(count), "integer"), Reading(Fraction(longer), "integer"))
    return place.numeral(start, at, None, "integer", rivals=rivals)


def _integer(place: Place, start: int, end: int, run: str, rule: str) -> Numeral | None:
    return place.settle(start, end, rule, (run,), lambda number: number, lambda number: ())


def _folds(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Read 三倍, three times as much; 一倍 may be as much again, or twice."""
    if run == "一":
        rivals = (Reading(Fraction(1), "multiple"), Reading(Fraction(2), "multiple"))
        return place.numeral(start, at + 1, None, "multiple", rivals=rivals)
    if start and place.text[start - 1] in _RESULT and (number := values(run).get("")):
        rivals = (Reading(Fraction(number), "multiple"), Reading(Fraction(number), "integer"))
        return place.numeral(start, at + 1, None, "multiple", rivals=rivals)       # 餘三倍方法: three; double it
    return _integer(place, start, at + 1, run, "multiple")
