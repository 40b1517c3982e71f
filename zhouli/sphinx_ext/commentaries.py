"""Which commentaries a site shows, and which it is the home of.

`zhouli_commentaries` lists them: folders, relative to the book, or ids of installed ones; left out, it is the
commentary that the package ships. `zhouli_home` lists the ids of those whose every passage and derivation must stand
on a page of this site; left out, it is all of them. A book that only quotes a commentary says `zhouli_home: []`.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sphinx.errors import ConfigError

from zhouli import derivations  # noqa: F401  (registers them)
from zhouli.derivation import BOOK
from zhouli.edition import edition

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config

SHIPPED = "zhouli"  # the id of the commentary in the package


def load(app: Sphinx, config: Config) -> None:
    """Make the commentaries that the configuration lists the current ones.

    Raises ConfigError for a value that is no list of words, and for a commentary that is not there.
    """
    for name in ("zhouli_commentaries", "zhouli_home"):
        value = config[name]
        if value is not None and (isinstance(value, str) or not all(isinstance(v, str) for v in value)):
            raise ConfigError(f"{name}: {value!r} is no list; write [{value}], or [] for none")
    listed: Sequence[str] = config.zhouli_commentaries or [SHIPPED]
    if config.zhouli_home is not None and (lost := [h for h in config.zhouli_home if h not in listed]):
        raise ConfigError(
            f"zhouli_home: {', '.join(lost)} is not among zhouli_commentaries, which lists {', '.join(listed)}"
        )
    if list(listed) == [SHIPPED]:
        return
    if not find_spec("zhouli.library"):
        raise ConfigError(
            f"zhouli_commentaries: {', '.join(listed)}: write [{SHIPPED}], the only commentary there is here"
        )
    folders = [at if (at := Path(app.confdir) / name).is_dir() else name for name in listed]
    import_module("zhouli.library").use(*folders)


def at_home(config: Config) -> list[str]:
    """List the ids of passages and derivations that must have their home on this site."""
    home = [SHIPPED] if config.zhouli_home is None else config.zhouli_home
    return [*edition().passages, *BOOK] if home else []


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the two values, and load what they list."""
    app.add_config_value("zhouli_commentaries", [], "env", list)
    app.add_config_value("zhouli_home", None, "env", [list, type(None)])
    app.connect("config-inited", load, priority=200)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
