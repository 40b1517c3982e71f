"""Accuracy and speed of zhouli.numerals beside cn2an: python bench/numerals.py.

Accuracy is measured on the labelled spans of tests/numerals_labelled.tsv, read in their sentences by `find`.
cn2an is given each span alone, without its noun and in simplified digits, which suits it best; a span that it
refuses, or in which it leaves a part of the numeral as it stands, counts as missed, not as wrong. A span that
states no single number (a list, a phrase that counts nothing, two readings) is right if no number is given. Speed is that of `find` and of cn2an.transform on the
same text, the edition's.
"""
from __future__ import annotations

import csv
import re
import time
import warnings
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

from zhouli.library import edition
from zhouli.numerals import find

try:
    import cn2an
except ImportError:
    cn2an = None

LABELLED = Path(__file__).parent.parent / "tests" / "numerals_labelled.tsv"
DIGITS = "一二三四五六七八九十百千萬億半"
TO_SIMPLE = str.maketrans("萬億兩參", "万亿两三")
ROUGH = {"over", "under", "about", "range"}      # more than a hundred is no number to reckon with
POWERS = {"": 1, "万": 10**4, "萬": 10**4, "亿": 10**8, "億": 10**8}
NUMBER = re.compile(rf"(\d+(?:\.\d+)?)(?:/(\d+))?([万萬亿億]?)[^\d/分之{DIGITS}万亿]*")


def labelled() -> list[dict[str, str]]:
    """Read the labelled spans."""
    with LABELLED.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def number(value: str) -> Fraction | None:
    """Give the single number that a label states, or None."""
    return Fraction(value) if value.replace("/", "").isdigit() else None


def stated(output: str) -> Fraction | None:
    """Give the one number that the output of a parser states, or None: 13/18, 104万, 624夫; not 3分去1."""
    found = NUMBER.fullmatch(output.strip())
    if found is None:
        return None
    top, bottom, power = found.groups()
    return Fraction(top) / (int(bottom or 1) or 1) * POWERS[power]


def same(got: Fraction | None, want: Fraction | None) -> bool:
    """Compare what was given with what a label states; a long decimal may be cut off."""
    if got is None or want is None:
        return got is want
    return abs(got - want) < Fraction(1, 10**9)


def by_find(row: dict[str, str]) -> Fraction | None:
    """Read a span in its sentence."""
    span = int(row["start"]), int(row["end"])
    return next((n.value for n in find(row["sentence"]) if (n.start, n.end) == span), None)


def by_cn2an(row: dict[str, str]) -> Fraction | None:
    """Read a span with cn2an: its bare number, or what transform makes of the whole."""
    words = row["sentence"][int(row["start"]):int(row["end"])].translate(TO_SIMPLE)
    bare = re.sub(f"[^{DIGITS.translate(TO_SIMPLE)}]+$", "", words) or words
    for attempt in (lambda: cn2an.cn2an(bare, "smart"), lambda: cn2an.transform(words, "cn2an")):
        try:
            found = stated(str(attempt()))
        except (ValueError, TypeError, KeyError, IndexError):
            continue
        if found is not None:
            return found
    return None


def accuracy(reader: Callable[[dict[str, str]], Fraction | None]) -> tuple[Fraction, Fraction]:
    """Give the share of spans read as labelled, and the share of the numbers given that are wrong."""
    right = given = wrong = 0
    for row in labelled():
        want, got = None if row["rule"] in ROUGH else number(row["value"]), reader(row)
        right += same(got, want)
        given += got is not None
        wrong += got is not None and not same(got, want)
    return Fraction(right, len(labelled())), Fraction(wrong, max(1, given))


def seconds(call: Callable[[str], Any], text: str, times: int = 5) -> float:
    """Time a call, the best of several."""
    best = float("inf")
    for _ in range(times):
        begin = time.perf_counter()
        call(text)
        best = min(best, time.perf_counter() - begin)
    return best


def main() -> None:
    """Print the figures, one a line."""
    warnings.simplefilter("ignore")
    text = "\n".join(passage.text for passage in edition().passages.values())
    ours = accuracy(by_find)
    once, tenfold = seconds(find, text), seconds(find, text * 10)
    print(f"numeral spans labelled: {len(labelled())}")
    print(f"numerals accuracy: {100 * ours[0].numerator / ours[0].denominator:.2f} %")
    print(f"numerals wrong of values given: {100 * ours[1].numerator / ours[1].denominator:.2f} %")
    print(f"find, characters a second: {len(text) / once:,.0f}")
    print(f"find, ten times the text in times the time: {tenfold / once:.1f}")
    if cn2an is None:
        print("cn2an: not installed; pip install cn2an for the comparison")
        return
    theirs, slow = accuracy(by_cn2an), seconds(lambda words: cn2an.transform(words, "cn2an"), text, 3)
    print(f"cn2an accuracy: {100 * theirs[0].numerator / theirs[0].denominator:.2f} %")
    print(f"cn2an wrong of values given: {100 * theirs[1].numerator / theirs[1].denominator:.2f} %")
    print(f"find, times the speed of cn2an.transform: {slow / once:.2f}")


if __name__ == "__main__":
    main()
