"""What a quantity of the model can be: a share lies between none and all, things are counted whole, nothing below none."""

from fractions import Fraction

from zhouli.amounts import Amount, plain_number
from zhouli.units import UNITS

# Kinds that are counted one by one; the field, 夫, is given out whole.
WHOLE = {"persons", "households", "force", "thing", "place", "rank"}


def bound(amount: Amount, premise: bool = False) -> str:
    """Name the bound that a quantity of one unit keeps as the text has it, for a page that checks it by itself.

    It is `share` (between none and all), `whole` (counted one by one) or `none less` (not below none).

    >>> from fractions import Fraction
    >>> bound({(): Fraction(1, 3)}, premise=True), bound({(("家", 1),): Fraction(6)}), bound({(("里", 1),): Fraction(6)})
    ('share', 'whole', 'none less')
    """
    count = next(iter(amount.values()), None)
    if count is None or count < 0:
        return ""
    if broken({m: Fraction(2) for m in amount}, amount, premise).startswith("a share"):
        return "share"
    return "whole" if broken({m: Fraction(1, 2) for m in amount}, amount, premise) else "none less"


def broken(new: Amount, before: Amount | None, premise: bool = False) -> str:
    """Say which bound a changed quantity breaks that the text's own does not; nothing where it breaks none.

    `premise` is true of what was put in by hand: a number between none and one is then a share.

    >>> from fractions import Fraction
    >>> broken({(): Fraction(2)}, {(): Fraction(1, 3)}, premise=True)
    'a share is at least 0 and at most 1'
    """
    was = before or {}
    share, old = plain_number(new), plain_number(was)
    if premise and share is not None and old is not None and 0 < old < 1 and not 0 <= share <= 1:
        return "a share is at least 0 and at most 1"
    if any(count < 0 for count in new.values()) and all(count >= 0 for count in was.values()):
        return "there is nothing less than none"
    for monomial, count in new.items():
        if len(monomial) != 1 or monomial[0][1] != 1 or count.denominator == 1:
            continue
        unit = UNITS.get(monomial[0][0])
        counted = unit is not None and (unit.kind in WHOLE or unit.key == "夫")
        if unit and counted and was.get(monomial, count.__class__(0)).denominator == 1:
            return f"{unit.noun} is counted whole"
    return ""
