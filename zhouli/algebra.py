"""The names of sympy, which is loaded with the first of them that is asked for: evaluating needs none of it.

>>> from zhouli import algebra as sp
>>> sp.Rational(1, 3)
1/3
"""

from typing import Any


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    import sympy

    return getattr(sympy, name)
