"""Find every numeral expression of a running text."""
from __future__ import annotations

import re
from dataclasses import replace

from zhouli.numerals.asking import check_scale, check_text
from zhouli.numerals.dates import CYCLE, STEMS
from zhouli.numerals.forms import LINKS
from zhouli.numerals.integers import DIGIT, HEAD
from zhouli.numerals.marks import unmarked
from zhouli.numerals.model import Numeral
from zhouli.numerals.place import Place, plain
from zhouli.numerals.runs import whole
from zhouli.numerals.scanning import expression

_MEASURES = "丈尺寸步斗斤升里尋常仞"
# One character that an expression may begin with, and what must follow it; the class comes first for speed.
_START = re.compile(rf"[{HEAD}半倍什太大少小無元正數幾億兆夜月實{STEMS}{_MEASURES}](?:(?<=[{HEAD}半倍什])|(?<=[太大少小])半"
                    rf"|(?<=無)[征稅]|(?<=元)年|(?<=正)月|(?<=[數幾])(?=[十百千萬])|(?<=[{STEMS}]){CYCLE}"
                    rf"|(?<=[億兆])(?=[{DIGIT}])|(?<=[億兆夜月實])(?=[半兆民庶萬姓一])|(?<=[丈尺寸斗])(?=[{HEAD}])"
                    rf"|(?<=[{_MEASURES}])(?=[{LINKS}]?[太少]?半|[{LINKS}][{HEAD}]))")


def find(text: str, *, scale: str | None = None) -> list[Numeral]:
    """Find the numeral expressions of a text, in order and without overlap, each whole.

    text: running text, punctuated or not, traditional or simplified, with or without line ends and page marks;
    scale: how to count 億 and 兆, one of 下數, 中數, 萬萬, 王制. A span takes in the noun counted where it
    follows directly, and the marks inside it. What is a number and cannot be read has the rule "unread" and no
    value; never is a part of it given. Time is linear in the text. Raises NumeralError for an unknown scale
    only, and TypeError where the text is none.

    >>> [(n.text, str(n.value)) for n in find("甸稍縣都合居九十六同，八百六十四萬夫之地")]
    [('九十六同', '96'), ('八百六十四萬夫', '8640000')]
    >>> [(n.text, n.rule) for n in find("二千八百六千四夫")]
    [('二千八百六千四夫', 'unread')]
    """
    check_text(text, "find")
    check_scale(scale)
    source = unmarked(text)
    folded = plain(source.text)
    place = Place(folded, source.text, len(folded), scale, set())
    found: list[Numeral] = []
    at = 0
    while match := _START.search(folded, at):
        numeral, at = expression(place, match.start())
        if numeral is None:
            continue
        if found and numeral.start < found[-1].end:             # 半卷卅: the 卷 is the noun before it
            start = found[-1].end
            numeral = replace(numeral, start=start, text=source.text[start:numeral.end])
        found.append(numeral)
    found = whole(place, found)
    if len(source.text) < len(text):
        for numeral in found:                                   # its place in the text as it stands there, marks and all
            start, end = source.span(numeral.start, numeral.end)
            vars(numeral).update(start=start, end=end, text=text[start:end])
    return found
