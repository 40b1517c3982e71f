"""Numbers of classical Chinese: read one, find those of a text, write one.

>>> read("六夫半").value, [n.rule for n in find("三分去一，餘六百萬夫")], write(12500)
(Fraction(13, 2), ['share', 'quantity'], '萬二千五百')
"""
from zhouli.numerals.finding import find
from zhouli.numerals.model import Numeral, NumeralError, Reading
from zhouli.numerals.reading import read
from zhouli.numerals.writing import write

__all__ = ["Numeral", "NumeralError", "Reading", "find", "read", "write"]
