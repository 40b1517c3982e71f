"""The Rites of Zhou, Computed: the arithmetic of ten land offices of the 周禮, re-derived from its own words.

>>> import zhouli
>>> zhouli.solve("outer-domain-households")["H"]
2880000*家
"""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

# Loaded when first asked for, so that `import zhouli` needs neither sympy nor pandas.
_HOMES = {
    "read": "zhouli.numerals",
    "find": "zhouli.numerals",
    "write": "zhouli.numerals",
    "solve": "zhouli.solving",
    "closed": "zhouli.solving",
    "fingerprint": "zhouli.solving",
    "steps": "zhouli.tables",
    "cite": "zhouli.citing",
    "use": "zhouli.library",
}
__all__ = [*_HOMES]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"zhouli has no {name}; it has {', '.join(_HOMES)}")
    return getattr(import_module(_HOMES[name]), name)
