"""The characters of numerals, out of their tables, the scales of large numbers, and the verbs of shares."""
from __future__ import annotations

import unicodedata

from zhouli.numerals.tables import rows

_CHARACTERS = rows("characters.tsv")


def _valued(role: str) -> dict[str, int]:
    return {row["char"]: int(row["value"]) for row in _CHARACTERS if row["role"] == role}


def _meant(role: str) -> dict[str, str]:
    return {row["char"]: row["value"] for row in _CHARACTERS if row["role"] == role}


DIGITS = _valued("digit")
TENS = _valued("tens")              # 廿, 卅, 卌, 皕: a digit and a power in one character
WAN = 10_000
LINKS = "".join(_valued("link"))    # 十有二, 三十又五, 一百零三: "and" inside one number
# Full forms, as accounts write them. Each is a word of its own elsewhere (內史貳之, 伍員), so they count only
# in company: see `place.plain`.
FORMAL = _meant("formal")
STOPS = "，、。；：．"

# The large numbers differ by author, so the caller chooses. 億 and 兆 under each scale, with the sources:
#   下數  十萬曰億，十億曰兆: 數術記遺; Zheng Xuan on 詩 伐檀, as the 五經算術 reports him
#   中數  萬萬曰億，萬萬億曰兆: 數術記遺; 孫子算經
#   萬萬  萬萬曰億: the 毛傳 on 伐檀; with 萬億曰兆: Zheng Xuan on 禮記 內則
#   王制  億 is 十萬 by itself, and the words 萬億 are 萬萬: Zheng Xuan on 九十億畝 and 九萬億畝; it has no 兆
SCALES: dict[str, tuple[int, int | None]] = {
    "下數": (10 ** 5, 10 ** 6),
    "中數": (10 ** 8, 10 ** 16),
    "萬萬": (10 ** 8, 10 ** 12),
    "王制": (10 ** 5, None),
}
SAID = {"王制": {"萬億": 10 ** 8}}   # words that a scale takes as one power

# What is done with a share of a whole.
DONE_BY = {**dict.fromkeys("去損減除棄殺閷卻郤", "removed"), **dict.fromkeys("存留", "kept"),
           **dict.fromkeys("益加增添", "added"), **dict.fromkeys("取得", "taken"),
           "借": "borrowed", "還": "returned"}
TAXING = "稅征貢賦"

HALVES = {"半": (1, 2), "太半": (2, 3), "大半": (2, 3), "少半": (1, 3), "小半": (1, 3)}

# One character for one, so that a span found in the folded text is a span of the text itself: variants of
# numerals, simplified and graphic forms of the words about them, and the compatibility characters of Unicode.
FOLD = {ord(form): meant for form, meant in _meant("variant").items()}
FOLD |= {ord(row["form"]): row["read as"] for row in rows("variants.tsv")}
for _block in (range(0x2E80, 0x2FE0), range(0x3190, 0x32B1), range(0xF900, 0xFB00), range(0x2F800, 0x2FA20)):
    for _code in _block:
        _plain = unicodedata.normalize("NFKC", chr(_code))
        if len(_plain) == 1 and ord(_plain) != _code:
            FOLD[_code] = _plain.translate(FOLD)


_FORMS, _MANY = frozenset(map(chr, FOLD)), 30


def fold(text: str) -> str:
    """Give the text in the forms that the tables are written in, character for character.

    >>> fold("六百二十四万夫")
    '六百二十四萬夫'
    """
    there = _FORMS.intersection(text)
    if len(there) > _MANY:
        return text.translate(FOLD)
    for form in there:                                          # a page has few, and so this is quicker
        text = text.replace(form, FOLD[ord(form)])
    return text
