"""The pictures of the library: every number on them comes from a derivation or from the edition.

Two are drawn of any library, the others by its commentaries: `charts.transmission()`, `charts.nested_squares()`.
"""

from collections.abc import Callable
from typing import Any

from zhouli.charts.figure import Figure
from zhouli.charts.networks import graph, transmission
from zhouli.library import current, kept

__all__ = ["Figure", "graph", "pictures", "transmission"]


@kept
def pictures() -> dict[str, Callable[[], Figure]]:
    """Return every picture by name: the functions that a commentary's modules of pictures make public."""
    found = {"transmission": transmission, "graph": graph}
    for commentary in current().commentaries.values():
        for module in commentary.modules("pictures"):
            own = {n: f for n, f in vars(module).items() if getattr(f, "__module__", "") == module.__name__}
            found |= {n: f for n, f in own.items() if n[0] != "_" and f.__annotations__.get("return") is Figure}
    return found


def __getattr__(name: str) -> Any:
    if name.startswith("_") or name not in pictures():
        raise AttributeError(f"no picture {name}; there are {', '.join(pictures())}" if name[0] != "_" else name)
    return pictures()[name]
