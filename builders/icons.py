"""Make zhouli/sphinx_ext/static/icons.css and its font: the few icons that the theme shows.

    .venv/bin/python builders/icons.py         (make assets)

Needs fonttools and brotli. The theme brings all of Font Awesome Free (a script of 1.5 MB, a style sheet and
three fonts) to show some thirty signs; these are cut out of its font, under a name of their own, as its
licence asks.
"""

from __future__ import annotations

import re
from pathlib import Path

import pydata_sphinx_theme
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

STATIC = Path(__file__).parent.parent / "zhouli" / "sphinx_ext" / "static"
THEME = Path(pydata_sphinx_theme.__file__).parent / "theme" / "pydata_sphinx_theme" / "static"
NAMES = (
    "angle-down angle-left angle-right arrow-up bars bell check check-circle chevron-down chevron-right "
    "chevron-up circle-half-stroke copy download exclamation-circle exclamation-triangle expand "
    "external-link file file-pdf info-circle lightbulb link list magnifying-glass moon "
    "pencil search-minus share sun times-circle xmark"
).split()
FAMILY = "Zhouli Icons"
BASE = """\
/* Made by builders/icons.py from Font Awesome Free: do not edit. */
@font-face{font-family:'Zhouli Icons';font-weight:900;font-display:block;
src:url(fonts/icons.woff2) format('woff2')}
:root{--fa-font-solid:normal 900 1em/1 'Zhouli Icons';--fa-font-brands:var(--fa-font-solid)}
.fa,.fas,.far,.fa-solid,.fa-regular{font:var(--fa-font-solid);display:inline-block;text-rendering:auto;
-webkit-font-smoothing:antialiased}
.fa-lg{font-size:1.25em;line-height:.05em;vertical-align:-.075em}
"""


def main() -> None:
    """Cut the font and write the style sheet."""
    vendor = next((THEME / "vendor" / "fontawesome").iterdir())
    css = (vendor / "css" / "all.min.css").read_text(encoding="utf-8")
    points = {
        name: re.search(rf"\.fa-{name}:before(?:,[^{{]*)?\{{content:\"\\([0-9a-f]+)\"", css) for name in NAMES
    }
    lost = [name for name, found in points.items() if not found]
    assert not lost, f"no icon {lost}"
    codes = {name: found[1] for name, found in points.items() if found}
    # The signs that the theme's own style sheet draws.
    drawn = re.findall(
        r"(?:--pst-icon-[a-z-]+|content):\s*\"(\\?[^\"]+)\"",
        (THEME / "styles" / "pydata-sphinx-theme.css").read_text(encoding="utf-8"),
    )
    characters = {chr(int(code, 16)) for code in codes.values()}
    characters |= {
        chr(int(d[1:], 16)) if d[0] == "\\" else d
        for d in drawn
        if re.fullmatch(r"\\f[0-9a-f]{3}|[\ue000-\uf8ff]", d)
    }
    font = TTFont(vendor / "webfonts" / "fa-solid-900.woff2")
    options = Options()
    options.flavor, options.layout_features, options.hinting = "woff2", [], False
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(characters)))
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID != 0:
            record.string = {1: FAMILY, 2: "Solid"}.get(record.nameID, FAMILY.replace(" ", ""))
    font.recalcTimestamp = False
    font.flavor = "woff2"
    font.save(STATIC / "fonts" / "icons.woff2")
    rules = [f".fa-{name}::before{{content:'\\{code}'}}" for name, code in codes.items()]
    (STATIC / "icons.css").write_text(BASE + "\n".join(rules) + "\n", encoding="utf-8")
    print(f"{len(characters)} icons, {(STATIC / 'fonts' / 'icons.woff2').stat().st_size} bytes")


if __name__ == "__main__":
    main()
