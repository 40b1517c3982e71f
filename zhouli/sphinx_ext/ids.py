"""Addresses that stay: `id/<ID>.html` leads to where a passage or a derivation stands now.

A moved `#fragment` cannot be redirected, a page can. The domain fills `env.zhouli_targets`, a dictionary from
an id to `(docname, anchor)`; a page that holds nothing but the way there is written for each. What this site leads
to and is not the home of has a page that cites it.
"""

from __future__ import annotations

import posixpath
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from zhouli import citing
from zhouli.sphinx_ext.rendering import render

if TYPE_CHECKING:
    from sphinx.application import Sphinx

FOLDER = "id"


def stub(name: str, uri: str, anchor: str) -> str:
    """Write the page that leads from `id/<name>.html` to `uri#anchor`.

    `uri` is relative to the root of the site.

    >>> 'href="../book/text/zaishi.html#zaishi-2"' in stub("zaishi.2", "book/text/zaishi.html", "zaishi-2")
    True
    """
    href = posixpath.relpath(uri, FOLDER) + (f"#{quote(anchor)}" if anchor else "")
    return str(render("stub", name=name, href=href)) + "\n"


def _write_stubs(app: Sphinx, exception: Exception | None) -> None:
    if exception is not None or app.builder.name not in ("html", "dirhtml"):
        return
    targets: dict[str, tuple[str, str]] = getattr(app.env, "zhouli_targets", {})
    pages = {
        name: stub(name, app.builder.get_target_uri(docname), anchor)
        for name, (docname, anchor) in targets.items()
    }
    for name in getattr(app.env, "zhouli_elsewhere", set()) - targets.keys():
        pages[name] = str(render("elsewhere", name=name, citation=citing.cite(name))) + "\n"
    folder = Path(app.outdir) / FOLDER
    for name, page in sorted(pages.items()):
        folder.mkdir(exist_ok=True)
        path = folder / f"{name}.html"
        # Written only when it differs, so that a build that changes nothing touches nothing.
        if not path.exists() or path.read_text(encoding="utf-8") != page:
            path.write_text(page, encoding="utf-8")


def setup(app: Sphinx) -> dict[str, Any]:
    """Write the stub pages when a build has ended well."""
    app.connect("build-finished", _write_stubs)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
