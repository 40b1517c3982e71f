"""Find every numeral expression of a running text."""
from __future__ import annotations

import re
from dataclasses import replace

from zhouli.numerals.asking import check_scale, check_text
from zhouli.numerals.forms import LINKS
from zhouli.numerals.integers import HEAD
from zhouli.numerals.model import Numeral
from zhouli.numerals.place import Place, plain
from zhouli.numerals.scanning import expression

_START = re.compile(rf"[{HEAD}]|[太大少小]?半|倍|什|無[征稅]|元年|[數幾](?=[十百千萬])"
                    rf"|[億兆夜月實](?=[半兆民庶萬姓一])"
                    rf"|[丈尺寸步斗升斤里尋常仞](?=[{LINKS}]?[太少]?半|[{LINKS}][{HEAD}])|[丈尺寸斗](?=[{HEAD}])")


def find(text: str, *, scale: str | None = None) -> list[Numeral]:
    """Find the numeral expressions of a text, in order and without overlap, each as long as makes sense.

    text: running text, punctuated or not, traditional or simplified; scale: how to count 億 and 兆, one of
    下數, 中數, 萬萬. A span takes in the noun counted where it follows directly. Time is linear in the text.
    Raises NumeralError for an unknown scale only, and TypeError where the text is none.

    >>> [(n.text, str(n.value)) for n in find("甸稍縣都合居九十六同，八百六十四萬夫之地")]
    [('九十六同', '96'), ('八百六十四萬夫', '8640000')]
    """
    check_text(text, "find")
    check_scale(scale)
    folded = plain(text)
    place = Place(folded, text, len(folded), scale)
    found: list[Numeral] = []
    at = 0
    while match := _START.search(folded, at):
        numeral, at = expression(place, match.start())
        if numeral is None:
            continue
        if found and numeral.start < found[-1].end:             # 半卷卅: the 卷 is the noun before it
            numeral = replace(numeral, start=found[-1].end, text=text[found[-1].end:numeral.end])
        found.append(numeral)
    return found
