"""Numbers of classical Chinese: read one, find those of a text, write one.

What a philologist may wish to change is data beside the code: characters.tsv (digits, powers, full forms, variants),
variants.tsv (other characters read as those of the tables), words.tsv (names and idioms), eras.tsv, and the units and
ladders of zhouli/units.toml. The code reads in this order: `marks` takes out what stands inside numbers, `place`
folds the text, `finding` looks for beginnings, `simple` and `scanning` choose the form, and `runs` sees to it that no
value is a piece of a number.

>>> read("六夫半").value, [n.rule for n in find("三分去一，餘六百萬夫")], write(12500)
(Fraction(13, 2), ['share', 'quantity'], '萬二千五百')
"""
from zhouli.numerals.finding import find
from zhouli.numerals.model import Numeral, NumeralError, Reading
from zhouli.numerals.reading import read
from zhouli.numerals.writing import write

__all__ = ["Numeral", "NumeralError", "Reading", "find", "read", "write"]
