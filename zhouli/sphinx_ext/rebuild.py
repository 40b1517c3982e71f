"""Rebuild the pages when the package or the edition changes.

Sphinx rereads a page when its source file changes, and jupyter-cache reruns a notebook when its code changes;
neither looks at the package that the code calls, nor at the data that it reads. A hash of these files is
therefore a configuration value that counts as part of every page, and the name of the folder in which executed
notebooks are kept. Another, of styles, scripts and fonts, makes Sphinx write the pages anew, which name them with a
hash each.

Of the configuration itself Sphinx keeps a hash, and builds everything anew when it differs. Where packages are
installed is no part of it, so that two builds of one book are the same to the byte, wherever they are made.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sphinx.builders.html import StandaloneHTMLBuilder

import zhouli
from zhouli.sphinx_ext.assets import STATIC

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config

# What the pages depend on: code, the edition and other data, and the templates; not `static`, which pages only name.
SUFFIXES = frozenset({".py", ".yaml", ".toml", ".js", ".html", ".txt"})
PASSED_OVER = {"__pycache__", STATIC.name}
PACKAGE = Path(zhouli.__file__).parent
# Outside the package, what chapters read or call, from the root of the book.
BESIDE = ("book/_data/*.tsv", "book/examples/*/*/*.*", "bench/numerals.py", "tests/*.tsv")


def source_hash(folder: Path = PACKAGE, root: Path | None = None) -> str:
    """Hash the names and contents of the package's files, and of those that chapters read beside them.

    Returns 16 hexadecimal digits that change when any file of `folder` with one of `SUFFIXES` does, or any
    file below `root` that `BESIDE` names.
    """
    files = [
        (folder, p)
        for p in folder.rglob("*")
        if p.suffix in SUFFIXES and not PASSED_OVER & {*p.relative_to(folder).parts}
    ]
    if root is not None:
        files += [(root, p) for pattern in BESIDE for p in root.glob(pattern)]
    return _digest(files)


def _digest(files: Iterable[tuple[Path, Path]]) -> str:
    """Hash the names, from the folder that stands before each, and the contents of files."""
    digest = hashlib.sha256()
    for start, path in sorted(files):
        digest.update(path.relative_to(start).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _key_by_hash(app: Sphinx, config: Config) -> None:
    config.zhouli_sources = source_hash(root=Path(app.srcdir))
    config.zhouli_static = _digest((STATIC, path) for path in STATIC.rglob("*") if path.is_file())
    caches = Path(app.outdir).parent / ".jupyter_cache"
    config.nb_execution_cache_path = str(caches / config.zhouli_sources)


def _forget_places(app: Sphinx) -> None:
    """Hash the configuration without the folders that packages are installed in: builds elsewhere are the same."""
    builder, config = app.builder, app.config
    if isinstance(builder, StandaloneHTMLBuilder):
        places = config.templates_path, config.html_favicon
        config.templates_path = [Path(path).name for path in config.templates_path]
        config.html_favicon = Path(config.html_favicon or "").name
        builder.build_info = builder.create_build_info()
        config.templates_path, config.html_favicon = places
        # Pages name this file with a hash of it if it is there from the last build, and without if not.
        for sheet in Path(app.outdir, "_static").glob("mystnb.*.css"):
            sheet.unlink()


def _remove_stale_caches(app: Sphinx, exception: Exception | None) -> None:
    """Keep the cache of this hash only: what another state of the package printed is of no more use."""
    current = Path(app.config.nb_execution_cache_path)
    if exception is None and current.parent.is_dir():
        for folder in current.parent.iterdir():
            if folder != current and folder.is_dir():
                shutil.rmtree(folder, ignore_errors=True)


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the hashes: every page is read anew for one, and written anew for the other."""
    app.add_config_value("zhouli_sources", "", "env", str)
    app.add_config_value("zhouli_static", "", "html", str)
    app.connect("config-inited", _key_by_hash)
    app.connect("builder-inited", _forget_places)
    app.connect("build-finished", _remove_stale_caches)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
