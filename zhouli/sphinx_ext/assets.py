"""The styles, scripts and fonts of the pages, and MathJax, which the extension brings with it.

A book needs nothing for them but the name of the extension in its configuration. What a book sets itself (a favicon,
another MathJax) stays as it sets it, and a file of its own static folders comes before one of these.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sphinx.ext.mathjax import MATHJAX_URL

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config

STATIC = Path(__file__).parent / "static"
# After the theme and every other extension, before what the book adds.
PRIORITY = 800
# The parts that builders/mathjax.py put there; asked for on pages with maths only.
MATHJAX = {
    "loader": {
        "load": [
            "core",
            "input/tex-base",
            "[tex]/ams",
            "[tex]/textmacros",
            "output/chtml",
            "a11y/assistive-mml",
        ]
    },
    "tex": {"packages": ["base", "ams", "textmacros"], "tags": "ams"},
    "chtml": {"mtextInheritFont": True},
}


def _configure(app: Sphinx, config: Config) -> None:
    if config.mathjax_path == MATHJAX_URL:
        config.mathjax_path = "mathjax/startup.js"
        config.mathjax3_config = config.mathjax3_config or MATHJAX
    # By the reader's own choice of light or dark, where the book does not make it.
    config.html_context.setdefault("default_mode", "auto")
    if not config.html_favicon:
        config.html_favicon = str(STATIC / "favicon.svg")


def _add_folder(app: Sphinx) -> None:
    app.config.html_static_path.insert(0, str(STATIC))


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the files to every page, and the folder that holds them to the site."""
    # Early: other extensions go by what MathJax is told.
    app.connect("config-inited", _configure, priority=100)
    # Once the configuration has been hashed.
    app.connect("builder-inited", _add_folder)
    for sheet in ("fonts.css", "zhouli.css"):
        app.add_css_file(sheet, priority=PRIORITY)
    app.add_js_file("zhouli.js", priority=PRIORITY, defer="defer")
    return {"parallel_read_safe": True, "parallel_write_safe": True}
