"""The Sphinx extension of the book, and of any other that quotes it: one `setup` that calls that of every part.

A book of another's needs two settings in its `_config.yml`, and has the directives, their looks and the search:

    sphinx:
      extra_extensions: [zhouli.sphinx_ext]
      config:
        zhouli_home: []    # quoted here, at home elsewhere
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from zhouli import __version__

if TYPE_CHECKING:
    from sphinx.application import Sphinx

# In the order in which they are set up. `commentaries` and `rebuild` come first: they decide what
# the others show and may keep.
PARTS = ("commentaries", "rebuild", "kernels", "assets", "offline", "search", "han", "domain", "ids", "lean")


def setup(app: Sphinx) -> dict[str, Any]:
    """Set up every part of the extension in `app`.

    Returns the metadata that Sphinx asks of an extension.
    """
    for part in PARTS:
        name = f"{__name__}.{part}"
        if find_spec(name):
            import_module(name).setup(app)
    return {"version": __version__, "parallel_read_safe": True, "parallel_write_safe": True}
