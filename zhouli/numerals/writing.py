"""Write a number as the commentaries write it."""
from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from zhouli import units
from zhouli.numerals.asking import check_scale, check_unit, short
from zhouli.numerals.forms import DIGITS, FORMAL, SCALES, WAN
from zhouli.numerals.measures import ladders
from zhouli.numerals.model import NumeralError
from zhouli.numerals.reading import read

LIMIT = 10 ** 24                               # as many characters as `read` takes for one number
_DIGIT = {number: char for char, number in DIGITS.items()}
_FULL = str.maketrans({plain: formal for formal, plain in reversed(FORMAL.items()) if formal not in "陌阡"})


def write(value: Fraction | int, *, scale: str | None = None, unit: str | None = None, formal: bool = False,
          steps: bool = False) -> str:
    """Write a number so that `read` under the same scale gives it back, with the same unit.

    value: an integer or Fraction, not negative (0 is 無), its numerator and denominator below 10**24; scale:
    write 億 and 兆 by this scale, without one neither is written; unit: a noun of the table of units to write
    with it; formal: in full forms, as accounts are kept; steps: go down the ladder of the unit where its steps
    are exact, 一丈二尺 for six fifths of a 丈. Raises NumeralError for a number out of these bounds or an unknown
    noun, and TypeError for a float.

    >>> write(1_040_000), write(Fraction(13, 18)), write(Fraction(13, 2), unit="夫"), write(11)
    ('百四萬', '十八分之十三', '六夫半', '十有一')
    >>> write(2304, formal=True), write(Fraction(617, 500), unit="丈", steps=True)
    ('貳仟參佰肆', '一丈二尺三寸四分')
    """
    if isinstance(value, bool) or not isinstance(value, (int, Fraction)):
        raise TypeError(f"write takes an int or a Fraction, not {short(repr(value))}; write Fraction(13, 18)")
    check_scale(scale)
    check_unit(unit)
    if value < 0:
        raise NumeralError(0, "the number is negative, and no text writes such a number; write what is left")
    if max(value.numerator, value.denominator) >= LIMIT:
        raise NumeralError(0, "the number is too large to be read back; write one below 10**24, and a fraction "
                              "with numerator and denominator below it")
    try:
        noun = units.resolve(unit).noun if unit else ""
    except LookupError as error:
        raise NumeralError(0, str(error)) from None
    if value == 0:
        return "無"
    forms = list(_forms(Fraction(value), scale, noun, steps))
    full = [form.translate(_FULL) for form in forms]              # 六合 is a name, and 陸合 is not
    for words in full if formal else forms + full:
        try:
            found = read(words, scale=scale)
        except NumeralError:
            continue
        if found.value == value and (found.unit or "") == noun:
            return words
    raise NumeralError(0, f"{value} has no form that reads back; write a smaller number, or another unit")


def _forms(value: Fraction, scale: str | None, noun: str, steps: bool) -> Iterator[str]:
    """Offer the forms of a number, the most usual first."""
    if steps and (form := _by_steps(value, scale, noun)):
        yield form
    whole, rest = divmod(value, 1)
    if not rest:
        for plain in dict.fromkeys((_integer(int(whole), scale), _large(int(whole), scale), _large(int(whole), None))):
            yield plain + noun
            yield plain.replace("十", "十有", 1) + noun             # 十一 alone may be a tithe
            yield "一" + plain + noun                               # 百一 may be one part of a hundred
            yield f"{plain[:-1]}有{plain[-1]}{noun}"                # 三萬一日 may be thirty thousand, one a day
        return
    for by in dict.fromkeys((scale, None)):
        part = f"{_integer(rest.denominator, by)}分{noun}之{_integer(rest.numerator, by)}"
        if whole:
            front = _integer(int(whole), by) + noun
            if rest == Fraction(1, 2) and noun:
                yield front + "半"
            yield front + part
            yield _large(int(whole), by) + noun + part
        else:
            if rest == Fraction(1, 2):
                yield "半" + noun
            yield part
        yield f"{_integer(value.denominator, by)}分{noun}之{_integer(value.numerator, by)}"
        yield f"{_large(value.denominator, by)}分{noun}之{_large(value.numerator, by)}"


def _by_steps(value: Fraction, scale: str | None, noun: str) -> str:
    """Write a number of one unit as a sum down its ladder, the rest as a part of the smallest."""
    words = ""
    while True:
        whole, rest = divmod(value, 1)
        smaller = next((small for large, small in ladders().next if large == noun), "") if rest else ""
        exact = ladders().exact.get((noun, smaller), 0)
        words += _integer(int(whole), scale) + noun if whole else ""
        if not rest or not exact or (not whole and not words):
            break
        value, noun = rest * exact, smaller
    if rest:
        words += f"{_integer(rest.denominator, scale)}分{noun}之{_integer(rest.numerator, scale)}"
    return words


def _integer(number: int, scale: str | None) -> str:
    text = _large(number, scale)
    return text.removeprefix("一") if text[:2] in ("一十", "一百", "一千", "一萬") else text


def _large(number: int, scale: str | None) -> str:
    """Write with 億 and 兆 where a scale is named, below them with powers of 萬."""
    if scale is not None:
        yi, zhao = SCALES[scale]
        for name, power in (("兆", zhao), ("億", yi)):
            if power is not None and number >= power and (name == "億" or scale != "下數"):
                times, rest = divmod(number, power)
                return _large(times, None) + name + (_large(rest, scale) if rest else "")
    power, name = 1, ""
    while number >= power * WAN:
        power, name = power * WAN, name + "萬"
    times, rest = divmod(number, power)
    return _small(times) + name + (_large(rest, None) if rest and name else "")


def _small(number: int) -> str:
    text = ""
    for power, name in ((1000, "千"), (100, "百"), (10, "十"), (1, "")):
        digit, number = divmod(number, power)
        if digit:
            text += _DIGIT[digit] + name
    return text
