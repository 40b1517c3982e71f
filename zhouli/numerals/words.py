"""Words that hold a numeral and state no quantity: titles of a fixed set, phrases that count nothing.

The table is words.tsv: the word, whether it is a name or an idiom, how many the name has, the sense, and one text
that has it (of 周禮, 禮記, 毛詩, 鄭氏周易, 漢書 and the 疏, the first; empty where none of these has it). Where a
word is one only in company, 【】 mark the part that holds the numeral: 統【一】, 【一】作.
"""
from __future__ import annotations

import re
from typing import NamedTuple

from zhouli.numerals.tables import rows

_MARKED = re.compile("(?P<left>[^【】]*)【(?P<word>[^【】]+)】(?P<right>.*)")


class Word(NamedTuple):
    """Hold one entry: the characters of the numeral, what stands before and after, rule, how many, and sense."""

    word: str
    left: str
    right: str
    rule: str
    many: int | None
    sense: str


def _entry(row: dict[str, str]) -> Word:
    match = _MARKED.fullmatch(row["word"])
    left, word, right = match.group("left", "word", "right") if match else ("", row["word"], "")
    return Word(word, left, right, row["rule"], int(row["count"]) if row["count"] else None, row["sense"])


WORDS: dict[str, list[Word]] = {}
for _row in rows("words.tsv"):
    WORDS.setdefault((_made := _entry(_row)).word, []).append(_made)
LENGTHS = tuple(sorted({len(word) for word in WORDS}, reverse=True))
_BEGINNINGS = frozenset(word[:2] for word in WORDS)
# Of the words of one character, those that stand beside them: 統一, 一作.
_BESIDE = {word: (frozenset(entry.left[-1] for entry in entries if entry.left),
                  frozenset(entry.right[0] for entry in entries if entry.right))
           for word, entries in WORDS.items() if len(word) == 1}
_NONE: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())


def begins_a_word(text: str, start: int) -> bool:
    """Tell, by two characters, whether a word of the table may stand at `start`."""
    if text[start:start + 2] in _BEGINNINGS:
        return True
    lefts, rights = _BESIDE.get(text[start], _NONE)
    return text[start - 1:start] in lefts or text[start + 1:start + 2] in rights


def word_at(text: str, start: int, stop: int) -> Word | None:
    """Find the longest word of the table that stands at `start` and ends by `stop`, in folded text.

    >>> word_at("六鄉之民", 0, 4).sense, word_at("百畝", 0, 2), word_at("天下統一", 3, 4).sense
    ('the six districts', None, 'to unite')
    """
    if not begins_a_word(text, start):
        return None
    for length in LENGTHS:
        end = start + length
        for entry in WORDS.get(text[start:end], ()) if end <= stop else ():
            if text.startswith(entry.right, end) and text.endswith(entry.left, 0, start):
                return entry
    return None
