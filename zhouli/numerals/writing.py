"""Write a number as the commentaries write it."""
from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from zhouli import units
from zhouli.numerals.asking import check_scale, check_unit, short
from zhouli.numerals.forms import DIGITS, SCALES, WAN
from zhouli.numerals.model import NumeralError
from zhouli.numerals.reading import read

LIMIT = 10 ** 24                               # as many characters as `read` takes for one number
_DIGIT = {number: char for char, number in DIGITS.items()}


def write(value: Fraction | int, *, scale: str | None = None, unit: str | None = None) -> str:
    """Write a number so that `read` under the same scale gives it back.

    value: an integer or Fraction, not negative (0 is 無), its numerator and denominator below 10**24; scale:
    write 億 and 兆 by this scale, without one neither is written; unit: a noun of the table of units to write
    with it. Raises NumeralError for a number out of these bounds or an unknown noun, and TypeError for a float.

    >>> write(1_040_000), write(Fraction(13, 18)), write(Fraction(13, 2), unit="夫"), write(11)
    ('百四萬', '十八分之十三', '六夫半', '十有一')
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
    for form in _forms(Fraction(value), scale, noun):
        try:
            found = read(form, scale=scale)
        except NumeralError:
            continue
        if found.value == value and (found.unit or "") == noun:
            return form
    raise NumeralError(0, f"{value} has no form that reads back; write a smaller number, or another unit")


def _forms(value: Fraction, scale: str | None, noun: str) -> Iterator[str]:
    """Offer the forms of a number, the most usual first."""
    whole, rest = divmod(value, 1)
    if not rest:
        plain = _integer(int(whole), scale)
        yield plain + noun
        yield plain.replace("十", "十有", 1) + noun                 # 十一 alone may be a tithe
        yield "一" + plain + noun                                   # 百一 may be one part of a hundred
        yield f"{plain[:-1]}有{plain[-1]}{noun}"                    # 三萬一日 may be thirty thousand, one a day
        return
    part = f"{_integer(rest.denominator, scale)}分{noun}之{_integer(rest.numerator, scale)}"
    if whole:
        front = _integer(int(whole), scale) + noun
        if rest == Fraction(1, 2) and noun:
            yield front + "半"
        yield front + part
    else:
        if rest == Fraction(1, 2):
            yield "半" + noun
        yield part
    yield f"{_integer(value.denominator, scale)}分{noun}之{_integer(value.numerator, scale)}"


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
