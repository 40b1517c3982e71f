"""One numeral expression at one place of a text: which form stands there, and what its neighbours decide."""
from __future__ import annotations

import re
from fractions import Fraction

from zhouli.numerals.forms import DIGITS, HALVES, LINKS
from zhouli.numerals.integers import CHARS, LONGEST, split, values
from zhouli.numerals.model import Numeral, Reading
from zhouli.numerals.parts import after_beyond, after_fen, after_zhi, kept_or_rate
from zhouli.numerals.place import HALF, RUN, Place
from zhouli.numerals.sums import days, quantity
from zhouli.numerals.words import WORDS, word_at

DUKES = "隱桓莊閔僖文宣成襄昭定哀"             # the years of the 春秋 are counted by the dukes of Lu
REIGN = "公王帝宗" + DUKES
TITHED = re.compile("而?[稅征貢賦]|之[稅征法正]|行而|使自賦")
TITHING = re.compile("(?:近郊|過於|減於|公羊|稅以|[稅征貢徹任])$")
ABOUT_TAX = re.compile("近郊|遠郊|[稅征貢徹助賦桀貉]")
COUNTING = re.compile("[以得餘為加并添除減乘年凡積有益至其]$")
COUNTED_ON = re.compile("[乘除為約減加并]|而一")
LINK = re.compile(f"[{LINKS}]")
CEILING = re.compile("[無毋不]過$")
LEMMA = re.compile("至[『「“\"]?$")               # 凡任地至十而五: the last words of a passage, cut where they may
NIL = re.compile("無[征稅](?![賦斂役])")
PRODUCT = re.compile(rf"([{''.join(DIGITS)}])([{''.join(DIGITS)}])")
BELOW = {"丈": "尺", "尺": "寸"}
INDEFINITE = re.compile("[數幾][十百千萬]+")
GREATER = "京垓秭"
COUNTED = "其之人民戶家成度眾里步年"          # 其數十二: 數 is "the number", not "several"
FALTERS = {"百一": 100, "千一": 1000, "萬一": 10000}


def expression(place: Place, start: int) -> tuple[Numeral | None, int]:
    """Read the expression that begins at a place; give it, or None, and where to look on."""
    run = RUN.match(place.text, start, place.stop)
    if run is None:
        found = _without_digits(place, start)
        return found, found.end if found else start + 1
    words = run[0]
    if len(words) > LONGEST:
        words = LINK.split(words, 1)[0]
    while not values(words, place.scale) and not split(words) and LINK.search(words):
        words = words[:max(words.rfind(link) for link in LINKS)]     # 四有十二: 有 is the verb
    at = start + len(words)
    for form in (_product, _word, _after):
        if found := form(place, start, at, words):
            return found, found.end
    return _several(place, start, at, words)


def _word(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """A title that counts something, or a phrase that counts nothing."""
    word = word_at(place.text, start, place.stop)
    if word is None or not (word.startswith(run) or word == run):
        return None
    count = WORDS[word]
    return place.numeral(start, start + len(word), count, "none" if count is None else "name")


def _product(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """A line of the multiplication table and its result: 四九三十六, 二二而四."""
    pair = PRODUCT.match(run)
    if pair is None:
        return None
    one, two = DIGITS[pair[1]], DIGITS[pair[2]]
    result, end, linked = run[2:], at, False
    if not result and at < place.stop and place.text[at] in "而如":
        following = RUN.match(place.text, at + 1, place.stop)
        if following:
            result, end, linked = following[0], following.end(), True
    if not result or values(result, place.scale).get("") != one * two:
        return None
    members = (Fraction(one), Fraction(two), Fraction(one * two))
    noun = place.noun(end)
    if len(result) == 1 and not linked:                          # 二三六 is a line of the table or a list
        rivals = (Reading(Fraction(one * two), "product"), Reading(None, "list"))
        return place.numeral(start, end, None, "product", members, rivals=rivals)
    return place.numeral(start, end + len(noun), one * two, "product", members, unit=noun or None)


def _after(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """A form told by the character after the run, or by the words around it."""
    if not values(run, place.scale):
        if at < place.stop and place.text[at] == "分":
            return after_fen(place, start, at, run)
        return _nine_one(place, start, at) if run == "九一" else None
    before = place.text[start - 1] if start else ""
    after = place.text[at] if at < place.stop else ""
    if before == "第" or before == "卷" and place.text[max(0, start - 2)] not in CHARS:
        return _integer(place, start - 1, at, run, "ordinal")
    if before == "音" or after == "反" and len(run) == 1:         # 音七, 徐方二反: a sound, not a number
        return place.numeral(start, at, None, "none")
    found = None
    if after == "分":
        found = after_fen(place, start, at, run)
    elif after == "之":
        found = after_zhi(place, start, at, run)
    elif after and after in "而不取稅中":
        found = kept_or_rate(place, start, at, run)
        if found and found.rule == "rate" and LEMMA.search(place.text, max(0, start - 3), start):
            rivals = (Reading(found.value, "rate"), Reading(None, "none"))
            found = place.numeral(start, found.end, None, "rate", rivals=rivals)
    elif after == "外":
        found = after_beyond(place, start, at, run)
    elif after == "曰" and run[-1] not in "百千萬億兆":
        found = _integer(place, start, at, run, "ordinal")
    elif after and after in GREATER:
        return place.numeral(start, at + 1, None, "integer")       # 六京: powers that no scale here fixes
    elif after == "倍":
        return _folds(place, start, at, run)
    if found is None and run in ("十一", "十二"):
        found = _tithe(place, start, at, run)
    if found is None and after == "餘" and run[-1] not in DIGITS and place.noun(at + 1):
        found = place.numeral(start, at + 1, None, "none")         # 三百餘人: more than three hundred, no number
    return found or _counted(place, start, at, run)


def _counted(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """A number with its noun, or alone."""
    noun = place.noun(at)
    before = place.text[start - 1] if start else ""
    if run in FALTERS:
        rule, end = ("quantity", at + len(noun)) if noun else ("integer", at)
        whole = Fraction(FALTERS[run])
        return place.numeral(start, end, None, rule, unit=noun or None,
                             rivals=(Reading(whole + 1, rule), Reading(1 / whole, "rate")))
    if noun == "年" and before and before in REIGN or noun == "月" and before and before in "年歲":
        return _integer(place, start, at + 1, run, "ordinal")
    if noun:
        return days(place, start, at, run) or quantity(place, start, at, run, noun)
    if run == "一" and place.text.startswith("也", at) and at < place.stop:
        return place.numeral(start, at, None, "integer",           # "the first", or "one and the same"
                             rivals=(Reading(Fraction(1), "integer"), Reading(None, "none")))
    return _listed(place, start, at, run) or _integer(place, start, at, run, "integer")


def _integer(place: Place, start: int, end: int, run: str, rule: str) -> Numeral | None:
    return place.settle(start, end, rule, (run,), lambda number: number, lambda number: ())


def _listed(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """Bare numbers that an editor has set off: 七、六、五."""
    runs, end = [run], at
    while "" in values(run) and end < place.stop and place.text[end] == "、":
        following = RUN.match(place.text, end + 1, place.stop)
        if following is None or "" not in values(following[0]) or word_at(place.text, end + 1, place.stop):
            break
        runs.append(following[0])
        end = following.end()
        if place.noun(end):
            break
    if len(runs) == 1:
        return None
    noun = place.noun(end)
    return place.settle(start, end + len(noun), "list", tuple(runs), lambda *numbers: None,
                        lambda *numbers: numbers, unit=noun or None)


def _several(place: Place, start: int, at: int, run: str) -> tuple[Numeral | None, int]:
    """A run that is not one number: a list, equal numbers side by side, or nothing that can be read."""
    parts = split(run)
    if len(set(parts)) == 1 and parts[0] not in DIGITS:
        stop = start + len(parts[0])                              # 方百里者百百里: two statements
        return _integer(place, start, stop, parts[0], "integer"), stop
    noun = place.noun(at)
    end = at + len(noun)
    if not parts:
        return place.numeral(start, end, None, "integer", unit=noun or None), end
    numbers = tuple(Fraction(values(part, place.scale).get("", 0)) for part in parts)
    if not all(numbers):
        return place.numeral(start, end, None, "integer", unit=noun or None), end
    rivals: tuple[Reading, ...] = ()
    if len(run) == 2 and abs(numbers[1] - numbers[0]) != 1:       # 二七: two and seven, or fourteen
        rivals = (Reading(None, "list"), Reading(numbers[0] * numbers[1], "product"))
    return place.numeral(start, end, None, "list", numbers, rivals=rivals, unit=noun or None), end


def _tithe(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """十一 and 十二 as one and two parts of ten, where the words around them speak of tax."""
    left, right = place.text[max(0, start - 8):start], place.text[at:min(at + 8, place.stop + 8)]
    tenth = (Fraction(1 if run == "十一" else 2), Fraction(10))
    taxed = TITHED.match(right)
    near = ABOUT_TAX.search(left.rpartition("。")[2] + "|" + right.partition("。")[0])
    noun = place.noun(at)
    if run == "十二":
        if noun or not (CEILING.search(left) or taxed):
            said = left.endswith("云") and right.startswith("者")
            return None if not said else place.numeral(
                start, at, None, "integer", rivals=(Reading(Fraction(12), "integer"),
                                                    Reading(Fraction(1, 5), "tithe")))
    elif not taxed and not TITHING.search(left):
        if noun:
            return None
        counted = COUNTING.search(left) or COUNTED_ON.match(right)
        if counted and not near:
            return None
        if counted or not near:
            return place.numeral(start, at, None, "integer", rivals=(Reading(Fraction(11), "integer"),
                                                                     Reading(Fraction(1, 10), "tithe")))
    end = at + 2 if taxed and taxed[0][0] == "而" and at + 2 <= place.stop else at
    return place.numeral(start, end, tenth[0] / tenth[1], "tithe", tenth)


def _nine_one(place: Place, start: int, at: int) -> Numeral:
    """九一 as one part of nine: what the well pays."""
    ninth = Reading(Fraction(1, 9), "rate")
    if place.text.startswith("而助", at) or place.text.endswith("耕者", 0, start):
        return place.numeral(start, at, ninth.value, "rate", (Fraction(1), Fraction(9)))
    return place.numeral(start, at, None, "list", (Fraction(9), Fraction(1)), rivals=(Reading(None, "list"), ninth))


def _folds(place: Place, start: int, at: int, run: str) -> Numeral | None:
    """三倍: three times as much; 一倍 may be as much again, or twice."""
    if run == "一":
        return place.numeral(start, at + 1, None, "multiple", rivals=(Reading(Fraction(1), "multiple"),
                                                                      Reading(Fraction(2), "multiple")))
    return _integer(place, start, at + 1, run, "multiple")


def _without_digits(place: Place, start: int) -> Numeral | None:
    """The forms that begin without a digit: 半, 倍之, 什一, 無征, 元年, 尺有五寸, 數十."""
    text, stop = place.text, place.stop
    if word := word_at(text, start, stop):
        return place.numeral(start, start + len(word), WORDS[word], "none" if WORDS[word] is None else "name")
    half = HALF.match(text, start, stop)
    if half:
        if start and text[start - 1] in "幾且":                     # 三尺幾半: nearly half
            return place.numeral(start, half.end(), None, "none")
        return _half(place, start, half[0])
    if text[start] == "倍":
        again = start and text[start - 1] == "再"
        end = start + (2 if text.startswith("之", start + 1) and start + 2 <= stop else 1)
        rivals = (Reading(Fraction(3), "multiple"), Reading(Fraction(4), "multiple")) if again else ()
        return place.numeral(start, end, None if again else 2, "multiple", rivals=rivals)
    if text[start] == "什" and start + 2 <= stop and text[start + 1] in DIGITS:
        top = Fraction(DIGITS[text[start + 1]])
        return place.numeral(start, start + 2, top / 10, "tithe", (top, Fraction(10)))
    if NIL.match(text, start, stop) and not (start and text[start - 1] in "無莫"):
        return place.numeral(start, start + 2, 0, "nil")
    if text.startswith("元年", start) and start + 2 <= stop:
        return place.numeral(start, start + 2, 1, "ordinal")
    some = INDEFINITE.match(text, start, stop)
    if some and not (RUN.match(text, some.end(), stop) or start and text[start - 1] in COUNTED):
        return place.numeral(start, some.end(), None, "none")
    noun = place.noun(start)
    if not noun or start and text[start - 1] in CHARS:
        return None
    if noun in BELOW and start + 1 < stop and text[start + 1] in DIGITS and not place.noun(start + 2) \
            and RUN.match(text, start + 1, stop).end() == start + 2 and not text.startswith("分", start + 2):
        count = Fraction(DIGITS[text[start + 1]])                 # 丈二: one 丈 and two 尺
        return place.numeral(start, start + 2, 1 + count / 10, "quantity",
                             ((Fraction(1), noun), (count, BELOW[noun])))
    return quantity(place, start, start, "", noun)


def _half(place: Place, start: int, word: str) -> Numeral:
    """半, 太半, 少半, alone or with a noun, and with what is done with it."""
    top, bottom = HALVES[word]
    end = start + len(word)
    from zhouli.numerals.forms import DONE_BY
    done = DONE_BY.get(place.text[start - 1]) if start else None
    noun = place.noun(end)
    value = Fraction(top, bottom)
    if noun:
        return place.numeral(start, end + len(noun), value, "quantity", ((value, noun),), unit=noun)
    return place.numeral(start, end, value, "share" if done else "fraction", (Fraction(top), Fraction(bottom)),
                         done=done)
