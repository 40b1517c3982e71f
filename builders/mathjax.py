"""Put the parts of MathJax that the book needs into zhouli/sphinx_ext/static/mathjax/.

    python builders/mathjax.py         (make assets)

Needs npm. The ready-made bundle (tex-chtml.js) is 1.2 MB with the parts that the book never calls (menus, the
autoloader, every TeX package); the parts alone are 0.75 MB, and no part fetches another at run time but its
own fonts.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

TARGET = Path(__file__).parent.parent / "zhouli" / "sphinx_ext" / "static" / "mathjax"
PACKAGE = "mathjax@3.2.2"
# What `loader.load` in zhouli/sphinx_ext/assets.py names, and what those parts depend on.
PARTS = (
    "startup.js",
    "core.js",
    "input/tex-base.js",
    "input/tex/extensions/ams.js",
    "input/tex/extensions/textmacros.js",
    "output/chtml.js",
    "output/chtml/fonts/tex.js",
    "a11y/assistive-mml.js",
)
# Faces that no formula of the book can ask for (Fraktur and calligraphic capitals) stay away.
UNUSED_FONTS = ("Fraktur", "Calligraphic", "Script", "SansSerif", "Typewriter", "Vector")


def main() -> None:
    """Fetch the package with npm and copy the parts, the fonts and the licence."""
    if shutil.which("npm") is None:
        sys.exit("npm is missing")
    with tempfile.TemporaryDirectory() as folder:
        name = subprocess.run(
            ["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True, capture_output=True, text=True
        ).stdout.strip()
        with tarfile.open(Path(folder) / name) as archive:
            archive.extractall(folder, filter="data")
        source = Path(folder) / "package"
        shutil.rmtree(TARGET, ignore_errors=True)
        for part in PARTS:
            (TARGET / part).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / "es5" / part, TARGET / part)
        fonts = TARGET / "output" / "chtml" / "fonts" / "woff-v2"
        fonts.mkdir(parents=True)
        for path in sorted((source / "es5" / "output" / "chtml" / "fonts" / "woff-v2").glob("*.woff")):
            if not any(f"_{word}" in path.name for word in UNUSED_FONTS):
                shutil.copyfile(path, fonts / path.name)
        shutil.copyfile(source / "LICENSE", TARGET / "LICENSE")
    print(sum(p.stat().st_size for p in TARGET.rglob("*") if p.is_file()), "bytes")


if __name__ == "__main__":
    main()
