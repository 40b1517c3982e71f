"""Mark the numbers of a file of any size: `zhouli numerals FILE`, as text, JSON or CSV."""

import argparse
import csv
import io
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any, TextIO

from zhouli import units
from zhouli.numerals import Numeral, find

_CHUNK = 1 << 16  # code points read at a time
_MARGIN = 1000  # before and after a cut: no expression and nothing that decides one is so long

_FIELDS = ("start", "end", "text", "value", "unit", "rule", "done", "members", "rivals", "ladders")


def arguments(command: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    command.add_argument("file", metavar="FILE", help="a text in UTF-8, or - for standard input")
    command.add_argument("--csv", action="store_true", help="print CSV, a row a number")
    command.add_argument("--scale", help="what 億 and 兆 stand for")
    command.add_argument("--units", metavar="TOML", help="a table of more nouns and ladders")


def run(args: argparse.Namespace) -> Callable[[], None]:
    """Check what the command is asked, and give back what prints its answer piece by piece."""
    if args.csv and args.json:
        raise ValueError("--csv and --json are two forms of one answer; write one of them")
    find("", scale=args.scale)
    if args.units:
        units.use(args.units)
    source = sys.stdin.buffer.read() if args.file == "-" else Path(args.file)
    for _ in _chunks(source):  # a fault in the last line is told before the first is printed
        pass
    shape = _csv if args.csv else _json if args.json else _text
    return lambda: shape(_chunks(source), args.scale, sys.stdout)


def _chunks(source: Path | bytes) -> Iterator[str]:
    """Read a text piece by piece, with its line ends as they are."""
    raw = io.BytesIO(source) if isinstance(source, bytes) else source.open("rb")
    with io.TextIOWrapper(raw, encoding="utf-8", newline="") as file:
        try:
            while piece := file.read(_CHUNK):
                yield piece
        except UnicodeDecodeError as fault:
            name = "standard input" if isinstance(source, bytes) else source
            raise ValueError(f"{name} is no UTF-8 ({fault.reason}); convert it, as with iconv -t UTF-8") from None


def numerals(chunks: Iterable[str], scale: str | None = None) -> Iterator[tuple[str, Numeral | None]]:
    """Find the numbers of a text that comes in pieces; give the text before each with it, and at last the rest.

    Spans are those of the whole text. Memory does not grow with the text, and time only in proportion.

    >>> [(text, n and (n.start, n.text)) for text, n in numerals(["公田十", "畝，餘二十畝"])]
    [('公田', (2, '十畝')), ('，餘', (6, '二十畝'))]
    """
    window, begin, done = "", 0, 0  # the text in sight, where it begins in the whole, and how far the whole is told
    pieces = iter(chunks)
    last = False
    while not last:
        piece = next(pieces, None)
        last = piece is None
        window += piece or ""
        cut = begin + len(window) - (0 if last else _MARGIN)
        for found in find(window, scale=scale) if cut > done else ():
            numeral = replace(found, start=begin + found.start, end=begin + found.end)
            if numeral.start < done:
                continue
            if numeral.end > cut:
                cut = min(cut, numeral.start)
                break
            yield window[done - begin : found.start], numeral
            done = numeral.end
        if cut > done:
            yield window[done - begin : cut - begin], None
            done = cut
        keep = max(begin, done - _MARGIN)
        window, begin = window[keep - begin :], keep


def row(numeral: Numeral) -> dict[str, Any]:
    """Give a numeral as strings and lists: fractions as 13/18, members and rivals each a list.

    >>> row(find("三分去一")[0])["value"], row(find("六十九同三萬夫")[0])["members"]
    ('1/3', [['69', '同'], ['30000', '夫']])
    """
    table = {name: getattr(numeral, name) for name in _FIELDS}
    table["value"] = None if numeral.value is None else str(numeral.value)
    table["members"] = [_exact(member) for member in numeral.members]
    for name in ("rivals", "ladders"):
        table[name] = [{"value": _exact(reading.value), "rule": reading.rule, "scale": reading.scale}
                       for reading in getattr(numeral, name)]  # fmt: skip
    return table


def _exact(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_exact(part) for part in value]
    return str(value) if isinstance(value, Fraction) else value


def said(numeral: Numeral) -> str:
    """Say in a few words what a numeral is.

    >>> [said(n) for n in find("九十六同，三分去一，百一，三四十，百餘里，六鄉，三千〇")]
    ['96 同', '1/3 removed', '101 or 1/100', '30 to 40', 'over 100 里', '6 (name)', 'unread']
    """
    numbers = [" ".join(str(part) for part in member) if isinstance(member, tuple) else str(member)
               for member in numeral.members]  # fmt: skip
    if numeral.rule in ("unread", "decimal"):
        return numeral.rule
    if numeral.value is not None:
        kind = f"({numeral.rule})" if numeral.rule in ("name", "ordinal", "date") else numeral.done
        return " ".join(filter(None, (str(numeral.value), numeral.unit, kind)))
    if numeral.rivals:
        return " or ".join(reading.rule if reading.value is None else str(reading.value) for reading in numeral.rivals)
    if numeral.rule == "range" and len(numbers) == 2:
        return " ".join(filter(None, (" to ".join(numbers), numeral.unit)))
    if numeral.rule in ("over", "under", "about"):
        return " ".join((numeral.rule, *numbers))
    return ", ".join(numbers) or f"no number ({numeral.rule})"


def _text(chunks: Iterable[str], scale: str | None, out: TextIO) -> None:
    """Print the text with each number between 【 and 】, and after it what it is."""
    for text, numeral in numerals(chunks, scale):
        out.write(text + (f"【{numeral.text}＝{said(numeral)}】" if numeral else ""))


def _json(chunks: Iterable[str], scale: str | None, out: TextIO) -> None:
    """Print a JSON array, a number a line."""
    first = True
    for _, numeral in numerals(chunks, scale):
        if numeral:
            out.write(("[\n" if first else ",\n") + json.dumps(row(numeral), ensure_ascii=False))
            first = False
    out.write("[]\n" if first else "\n]\n")


def _csv(chunks: Iterable[str], scale: str | None, out: TextIO) -> None:
    """Print a table with a header; members and rivals are told in words."""
    table = csv.writer(out, lineterminator="\n")
    table.writerow(("start", "end", "text", "value", "unit", "rule", "done", "said"))
    for _, n in numerals(chunks, scale):
        if n:
            value = "" if n.value is None else str(n.value)
            table.writerow((n.start, n.end, n.text, value, n.unit or "", n.rule, n.done or "", said(n)))
