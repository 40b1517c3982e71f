"""What `read`, `find` and `write` may be asked: checks of their arguments, and words cut short for a message."""
from __future__ import annotations

from zhouli.numerals.forms import SCALES
from zhouli.numerals.model import NumeralError

_SHOWN = 20                                    # code points of somebody's text that a message repeats


def short(words: str) -> str:
    """Cut words that a message repeats.

    >>> short("九十六同"), short("一" * 5000)
    ('九十六同', '一一一一一一一一一一一一一一一一一一一一…')
    """
    return words if len(words) <= _SHOWN else words[:_SHOWN] + "…"


def check_text(text: object, call: str) -> None:
    """Raise TypeError unless what is to be read is a string."""
    if not isinstance(text, str):
        raise TypeError(f"{call} takes text, not {short(repr(text))}; write {call}('九十六同')")


def check_scale(scale: object) -> None:
    """Raise TypeError unless the scale is a string or None, NumeralError unless it has that name."""
    names = "、".join(SCALES)
    if scale is not None and not isinstance(scale, str):
        raise TypeError(f"scale takes a name, not {short(repr(scale))}; write one of {names}")
    if scale is not None and scale not in SCALES:
        raise NumeralError(0, f"no scale is called {short(scale)!r}; write one of {names}")


def check_unit(unit: object) -> None:
    """Raise TypeError unless the unit is a string or None."""
    if unit is not None and not isinstance(unit, str):
        raise TypeError(f"unit takes a noun, not {short(repr(unit))}; write unit='同'")


def check_context(context: object) -> tuple[str, str]:
    """Give the words to the left and right; raise TypeError unless there are two strings."""
    if isinstance(context, (tuple, list)) and len(context) == 2:
        left, right = context
        if isinstance(left, str) and isinstance(right, str):
            return left, right
    raise TypeError(f"context takes the words to the left and right, not {short(repr(context))}; "
                    "write context=('近郊', '')")
