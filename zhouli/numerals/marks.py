"""Marks that stand inside a number: line ends, page marks, spaces and characters without width are passed over."""
from __future__ import annotations

import re
from bisect import bisect_right
from typing import NamedTuple

from zhouli.numerals.forms import FORMAL, LINKS, fold
from zhouli.numerals.integers import CHARS

_HAN = "\u2e80-\u2fff\u3007\u3021-\u3029\u3190-\u31ff\u3400-\ufaff\U00020000-\U000323af"      # without its punctuation
MARK = re.compile("(?:<[^<>\n]{1,80}>|[¶\u3000\u00ad\u200b-\u200f\u2060\ufeff\ufe00-\ufe0f\U000e0100-\U000e01ef]"
                  f"|(?<=[{_HAN}¶>])[ \t\r]*\n(?![ \t\r]*\n)|(?<=[{_HAN}])[ \t]+(?=[{_HAN}]))+")


_INSIDE = frozenset(CHARS + LINKS + "".join(FORMAL) + "之分而半太少兩")   # a mark inside a number has one of them beside it
_FIRST = re.compile("[<¶\u3000\u00ad\u200b-\u200f\u2060\ufeff\ufe00-\ufe0f\U000e0100-\U000e01ef \t\r\n]")


class Source(NamedTuple):
    """Hold a text without its marks, and where each stretch of it stands in the text as it was given."""

    text: str
    starts: tuple[int, ...] = (0,)                # of the stretches, in the text without marks
    places: tuple[int, ...] = (0,)                # of the same stretches, in the text as given

    def at(self, index: int) -> int:
        """Tell where a character stands in the text as given."""
        stretch = bisect_right(self.starts, index) - 1
        return self.places[stretch] + index - self.starts[stretch]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Turn a span of the text without marks into one of the text as given."""
        return self.at(start), self.at(end - 1) + 1


def unmarked(text: str) -> Source:
    """Take the marks out of a text where a number may go on across them. A blank line stays: it ends a paragraph.

    >>> source = unmarked("地六十<pb:13-3b>¶\\n九同")
    >>> source.text, source.span(1, 4)
    ('地六十九同', (1, 16))
    """
    pieces, starts, places, at, size = [], [0], [0], 0, 0
    for first in _FIRST.finditer(text):
        match = MARK.match(text, first.start()) if first.start() >= at else None
        if match is None or not _INSIDE.intersection(fold(text[match.start() - 1:match.start()] + text[match.end():match.end() + 1])):
            continue
        pieces.append(text[at:match.start()])
        size += match.start() - at
        at = match.end()
        if size > starts[-1]:
            starts.append(size)
            places.append(at)
        else:
            places[-1] = at
    if not pieces:
        return Source(text)
    return Source("".join(pieces) + text[at:], tuple(starts), tuple(places))
