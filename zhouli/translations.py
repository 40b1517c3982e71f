"""The figures of an English translation held against the numerals of the Chinese that it renders.

Number words and digits are read: three million, 3,000,000, twenty-five, thirteen eighteenths, two thirds, half, twice,
one in twenty. Ordinals are left aside (the third year), and *one* alone, which is mostly no number (one another).
"""

import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from zhouli.edition import Passage
from zhouli.numerals import find

FEW, OFTEN = 10, 100
ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
SMALL = {w: n for n, w in enumerate(ONES)} | {w: 10 * n for n, w in enumerate(TENS, 2)}
POWERS = {"hundred": 100, "thousand": 1000, "myriad": 10_000, "million": 1_000_000}
PARTS = {"half": 2, "halves": 2, "quarter": 4} | {word: n for n, word in enumerate(
    "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth "
    "seventeenth eighteenth nineteenth".split(), 3,
)} | {f"{word[:-1]}ieth": 10 * n for n, word in enumerate(TENS, 2)} | {"hundredth": 100, "thousandth": 1000}  # fmt: skip
TIMES: dict[str, Fraction | int] = {
    "twice": 2,
    "double": 2,
    "doubled": 2,
    "twofold": 2,
    "thrice": 3,
    "triple": 3,
    "fivefold": 5,
    "half": Fraction(1, 2),
}
PLURALS = {
    "tens": 10,
    "hundreds": 100,
    "threes": 3,
    "sixes": 6,
    "eights": 8,
    "nines": 9,
    "fives": 5,
    "fours": 4,
    "twos": 2,
}

_SMALL = "|".join(sorted(SMALL, key=len, reverse=True))
_POWER = "|".join(POWERS)
_PART = "|".join(sorted(PARTS, key=len, reverse=True))
_DIGITS = r"\d{1,3}(?:,\d{3})+|\d+"
_UNDER = rf"(?:{'|'.join(TENS)})[- ](?:{'|'.join(ONES[1:10])})|{_SMALL}"  # below a hundred
_WORDS = rf"(?:(?:{_UNDER})[- ])?(?:{_POWER})(?:[- ](?:and )?(?:(?:{_UNDER})[- ])?(?:{_POWER})|[- ](?:and )?(?:{_UNDER}))*|{_UNDER}"
_NUMBER = re.compile(
    rf"\b(?:(?P<digits>{_DIGITS})|(?P<words>{_WORDS}))\b"
    rf"(?:[- ](?P<power>million|myriads?)\b)?(?:[- ](?P<part>{_PART})s?\b| and an? (?P<more>half|third|quarter)\b)?", re.I,
)  # fmt: skip
_ALONE = re.compile(rf"\b(?P<word>{'|'.join([*TIMES, *PLURALS])})\b", re.I)
_A_PART = re.compile(
    r"\b(?:an?|one|whole|by) (?P<part>half|third|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twentieth)\b",
    re.I,
)
_ORDINAL = re.compile(rf"\b(?:(?P<tens>{'|'.join(TENS)})-)?(?P<unit>first|second|{_PART})\b", re.I)
# Words that multiply without being numerals, and characters of which an idiom is made (百工, 萬民).
SAID_OTHERWISE = {"再": 2, "倍": 2, "兼": 2, "兩": 2}
IN_IDIOMS = {"十": 10, "百": 100, "千": 1000, "萬": 10_000} | {
    c: n for n, c in enumerate("一二三四五六七八九", 1)
}


class Figure(NamedTuple):
    """One figure of the English: the words, and what they say."""

    words: str
    value: Fraction


def _words(text: str) -> int:
    """Add up number words: twelve thousand five hundred."""
    total = group = 0
    for word in re.split(r"[- ]+(?:and )?", text.lower()):
        if word in SMALL:
            group += SMALL[word]
        elif word in POWERS:
            group = max(group, 1) * POWERS[word]
            if POWERS[word] > 100:
                total, group = total + group, 0
    return total + group


def figures(english: str) -> Iterator[Figure]:
    """Read the figures of an English text, in order.

    >>> [str(f.value) for f in figures("three million households, 12,500 men, thirteen eighteenths, one in twenty")]
    ['3000000', '12500', '13/18', '1', '20']
    """
    taken: list[tuple[int, int]] = []
    found: list[tuple[int, Figure]] = []

    def take(match: re.Match[str], value: Fraction | int) -> None:
        if not any(start < match.end() and match.start() < end for start, end in taken):
            taken.append(match.span())
            found.append((match.start(), Figure(match[0], Fraction(value))))

    taken += [match.span() for match in _ORDINAL.finditer(english) if match["tens"]]
    for match in _NUMBER.finditer(english):
        count = (
            Fraction(match["digits"].replace(",", ""))
            if match["digits"]
            else Fraction(_words(match["words"]))
        )
        if match["power"]:
            count *= 1_000_000 if match["power"].lower() == "million" else 10_000
        part = (match["part"] or "").lower()
        more = Fraction(1, PARTS[match["more"].lower()]) if match["more"] else 0
        take(match, count / PARTS[part] if part else count + more)
    for match in _A_PART.finditer(english):
        take(match, Fraction(1, PARTS[match["part"].lower()]))
    for match in _ALONE.finditer(english):
        word = match["word"].lower()
        take(match, TIMES.get(word) or PLURALS[word])
    yield from (figure for _, figure in sorted(found, key=lambda pair: pair[0]))


def ordinals(english: str) -> set[Fraction]:
    """List the numbers of the ordinals: the twenty-fifth year.

    >>> sorted(map(int, ordinals("the first month of the twenty-fifth year")))
    [1, 25]
    """
    units = {"first": 1, "second": 2} | PARTS
    found = _ORDINAL.finditer(english)
    return {Fraction(SMALL.get((m["tens"] or "").lower(), 0) + units[m["unit"].lower()]) for m in found}


def stated(chinese: str) -> tuple[Counter[Fraction], Counter[Fraction]]:
    """Count the numbers that a Chinese text states, and besides them all that a rendering may show.

    The second has the members of lists, both parts of a fraction, the numbers in idioms, and 再, 倍, 兩.

    >>> [sorted(map(str, each)) for each in stated("以十八分之十三率之")]
    [['13/18'], ['13', '18']]
    """
    said: Counter[Fraction] = Counter()
    shown: Counter[Fraction] = Counter(Fraction(n) for word, n in SAID_OTHERWISE.items() if word in chinese)
    for numeral in find(chinese):
        members = [Fraction(m[0] if isinstance(m, tuple) else m) for m in numeral.members]
        rivals = [r.value for r in numeral.rivals if r.value is not None]
        if numeral.rule in {"none", "name", "idiom"}:
            shown.update(Fraction(IN_IDIOMS[c]) for c in numeral.text if c in IN_IDIOMS)
            shown.update([numeral.value] if numeral.value is not None else [])
        elif numeral.rule == "quantity" or (numeral.value is None and not rivals):
            said.update(members)
        elif numeral.value is not None:
            said[numeral.value] += 1
        shown.update([*members, *rivals] if numeral.rule != "quantity" else [])
        shown.update(
            Fraction(IN_IDIOMS[c]) for c in numeral.text if numeral.rule == "list" and c in IN_IDIOMS
        )
        if numeral.done and numeral.value is not None:
            shown[1 - numeral.value] += 1
    return said, shown


def faults(passage: Passage) -> Iterator[str]:
    """Say which figures of a translation are in no numeral of its passage, or of its mends, and which are left out.

    Numbers below ten may be left out: the English has words of its own for them (both, a pair, once). Numbers from a
    hundred up stand as often in the English as in the Chinese.
    """
    said, shown = stated(passage.text)
    for mend in passage.mends:
        for more in stated(mend.mended):
            shown += more
    found = list(figures(passage.translation))
    times = Counter(figure.value for figure in found)
    most = said + shown
    for figure in dict.fromkeys(found):
        if figure.value not in most and figure.value != 1:
            yield f"{passage.id}: {figure.words} is in no numeral of the passage"
        elif figure.value >= OFTEN and times[figure.value] > most[figure.value]:
            yield f"{passage.id}: {figure.words} stands {times[figure.value]} times, {most[figure.value]} in the passage"
    row = ordinals(passage.translation)
    for value, count in sorted(said.items()):
        if value >= FEW and value not in times and value not in row:
            yield f"{passage.id}: {value} is not in the translation"
        elif value >= OFTEN and times[value] < count and value not in row:
            yield f"{passage.id}: {value} stands {count} times, {times[value]} in the translation"
