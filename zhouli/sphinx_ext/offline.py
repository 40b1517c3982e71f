"""Keep every page inside its own site.

A page of the book asks no other host for anything, and opens from a folder as it does from a server. Scripts
and styles from elsewhere are dropped, whoever added them; MathJax comes from `_static/mathjax`, on pages that
hold maths; the theme's FontAwesome (a script of 1.5 MB and three fonts) gives way to the few icons of
`_static/icons.css`, by a template that replaces the theme's list of assets.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config

# What Sphinx and myst-nb put round a formula.
MATHS = re.compile(r'class="(?:[^"]* )?math[ "]')
THEME = Path(__file__).parent / "theme"
# Left in `_static` by the theme and asked for by no page.
UNUSED = (
    "vendor/fontawesome",
    "locales",
    "images/logo_*",
    "webpack-macros.html",
    "sbt-webpack-macros.html",
    "scripts/*.map",
    "styles/*.map",
    "sphinx-thebe*",
    "jquery*.js",
    "underscore*.js",
)


def _add_templates(app: Sphinx, config: Config) -> None:
    config.templates_path = [str(THEME), *config.templates_path]


def is_outside(filename: object, body: str = "") -> bool:
    """Say whether a script or style names another host, or belongs to Thebe, which does once it is asked.

    >>> [is_outside(f) for f in ("_static/zhouli.css", "https://cdn.example/x.js", "//cdn.example/x.js")]
    [False, True, True]
    """
    name = str(filename or "")
    return "://" in name or name.startswith("//") or "sphinx-thebe" in name or "THEBE_JS_URL" in body


def body_of(script: Any) -> str:
    """Return the words of a script that has no file."""
    return getattr(script, "attributes", {}).get("body") or ""


def is_for_maths(script: Any) -> bool:
    """Say whether a script is MathJax, or sets it up."""
    name = str(getattr(script, "filename", "") or "")
    return "mathjax/" in name or body_of(script).startswith("window.MathJax")


def _find_maths(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object
) -> None:
    """Tell Sphinx of formulas that came onto a page after it was read, so that it asks for MathJax there."""
    if MATHS.search(context.get("body", "")):
        app.env.get_domain("math").data["has_equations"][pagename] = True


def _strip(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object) -> None:
    for key in ("script_files", "css_files"):
        files = context.get(key, [])
        context[key] = [f for f in files if not is_outside(getattr(f, "filename", f), body_of(f))]
    # Sphinx asks for MathJax on a page too if only a page below it in the contents has maths.
    if not MATHS.search(context.get("body", "")):
        context["script_files"] = [f for f in context["script_files"] if not is_for_maths(f)]


def _remove_unused(app: Sphinx, exception: Exception | None) -> None:
    static = Path(app.outdir) / "_static"
    if exception is None and app.builder.format == "html":
        for pattern in UNUSED:
            for path in static.glob(pattern):
                if path.is_dir():
                    shutil.rmtree(path)
                else:
                    path.unlink()


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the template, and what is done to each page and to the built site."""
    # Jupyter Book always sets this option of sphinx-comments, which a book may do without.
    if "comments_config" not in app.config:
        app.add_config_value("comments_config", {}, "html")
    app.connect("config-inited", _add_templates)
    app.connect("html-page-context", _find_maths, priority=100)
    # After every other extension has had its say about the page.
    app.connect("html-page-context", _strip, priority=900)
    app.connect("build-finished", _remove_unused)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
