"""Which commentaries a site shows, and which it is the home of.

`zhouli_commentaries` lists them: folders, relative to the book, or ids of installed ones; left out, it is the
commentary that the package ships. `zhouli_home` lists the ids of those whose every passage and derivation must stand
on a page of this site; left out, it is all of them. A book that only quotes a commentary says `zhouli_home: []`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sphinx.errors import ConfigError

from zhouli.edition import EditionError
from zhouli.library import FILE, current, use

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
    if list(listed) != [SHIPPED]:
        try:
            use(*(at if ((at := Path(app.confdir) / name) / FILE).is_file() else name for name in listed))
        except EditionError as fault:
            raise ConfigError(f"zhouli_commentaries: {fault}") from None
    if lost := [home for home in config.zhouli_home or () if home not in current().commentaries]:
        raise ConfigError(
            f"zhouli_home: {', '.join(lost)} is not among the commentaries, {', '.join(current().commentaries)}"
        )


def at_home(config: Config) -> list[str]:
    """List the ids of what must have its home on this site: passages, derivations, tables."""
    home = [c.id for c in current().asked] if config.zhouli_home is None else config.zhouli_home
    return [id for id, c in current().owners.items() if c.id in home]


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the two values, and load what they list."""
    app.add_config_value("zhouli_commentaries", [], "env", list)
    app.add_config_value("zhouli_home", None, "env", [list, type(None)])
    app.connect("config-inited", load, priority=200)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
