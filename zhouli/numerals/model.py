"""What a numeral expression is: the record that `read` and `find` give back, and the error they raise."""
from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

RULES = ("integer", "fraction", "share", "rate", "tithe", "mixed", "quantity", "product", "list", "multiple",
         "nil", "range", "over", "under", "about", "ordinal", "date", "name", "idiom", "none", "decimal", "unread")
DONE = ("removed", "kept", "added", "taken", "returned", "borrowed")


@dataclass(frozen=True)
class Reading:
    """Hold one way to read an expression that has several.

    value: the number under this reading, or None where it gives no single number (a list, a non-number).
    rule: one of RULES. scale: the name of the scale of large numbers that the reading supposes, if any.
    """

    value: Fraction | None
    rule: str
    scale: str | None = None


@dataclass(frozen=True)
class Numeral:
    """Hold one numeral expression: where it stands, its value, and the rule that gave the value.

    start, end: span in the text searched, in code points; text: the words as they stand there.
    value: the exact number, or None when rivals remain, when the expression is a list, an estimate or no number,
        when nobody can read it ("unread", "decimal"), or when it has several units without a fixed ratio. A quantity of several units with fixed ratios (尺有五寸)
        is valued in the first of them.
    rule: one of RULES.
    members: for a quantity, pairs (number, noun); for a mixed number, which has no noun, the whole and the
        fraction; for a fraction, share, rate or tithe, numerator and denominator; for a list, the numbers;
        for a product, the two factors and the result; for a range, its ends; for over, under and about, the
        number that the words go by; for a day or year of the cycle of sixty, its place in it.
    done: for a share, what is done with it, one of DONE.
    rivals: the readings between which the words do not decide.
    unit: the noun in which the value is: the one counted, or the first of a quantity of several units.
    ladders: for a quantity of several units without a fixed ratio (二里一百步), its value in the first of them by
        each figure that a text gives, which `scale` names.
    """

    start: int
    end: int
    text: str
    value: Fraction | None
    rule: str
    members: tuple[Any, ...] = ()
    done: str | None = None
    rivals: tuple[Reading, ...] = ()
    unit: str | None = None
    ladders: tuple[Reading, ...] = ()


class NumeralError(ValueError):
    """Say where an expression stops being a numeral and what could be written there.

    position: the first code point that could not be read; hint: what is wrong and what to write instead.
    """

    def __init__(self, position: int, hint: str) -> None:
        super().__init__(position, hint)
        self.position = position
        self.hint = hint

    def __str__(self) -> str:
        return f"at {self.position}: {self.hint}"
