"""The extension in other hands and other folders: a book that quotes this one, and this one built elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sphinx.errors import ConfigError

from zhouli.sphinx_ext import commentaries

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "zhouli" / "sphinx_ext" / "static"


def test_wheel_holds_every_file_of_the_package(installed: Path) -> None:
    package = ROOT / "zhouli"
    files = [p for p in package.rglob("*") if p.is_file() and "__pycache__" not in p.parts]
    missing = [p for p in files if not (installed / "zhouli" / p.relative_to(package)).is_file()]
    assert not missing


def test_book_elsewhere_has_styles_scripts_and_fonts(outside_book: Path) -> None:
    static = outside_book / "_static"
    for path in STATIC.rglob("*"):
        if path.is_file():
            assert (static / path.relative_to(STATIC)).read_bytes() == path.read_bytes()
    page = (outside_book / "page.html").read_text(encoding="utf-8")
    for name in ("fonts.css", "zhouli.css", "zhouli.js", "mathjax/startup.js", "icons.css", "favicon.svg"):
        assert re.search(rf'(?:href|src)="_static/{name}', page), f"the page does not ask for {name}"
    for part in ("zl-passage", "zl-derivation", "zl-whatif", "zl-figure", "zl-computed"):
        assert part in page


def test_book_elsewhere_leads_nowhere_that_is_not_there(outside_book: Path) -> None:
    page = (outside_book / "page.html").read_text(encoding="utf-8")
    stubs = set(re.findall(r'href="(id/[^"#]+)', page))
    assert "id/tong-ladder.html" in stubs
    for stub in stubs:
        assert "周禮算疏" in (outside_book / stub).read_text(encoding="utf-8")


def test_commentary_is_begun_checked_and_published_from_the_wheel(
    installed: Path, built: Callable[[Path, Path], Path], tmp_path: Path
) -> None:
    """What the page "Write a commentary" promises, in an empty folder and without touching the package."""
    env = {**os.environ, "PYTHONPATH": str(installed), "ZHOULI_PATH": ""}
    for words in (["new", "my-text"], ["check", "my-text"]):
        done = subprocess.run(
            [sys.executable, "-X", "utf8", "-m", "zhouli.cli", *words],
            cwd=tmp_path, env=env, capture_output=True, text=True, encoding="utf-8",
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, "")
    site = built(tmp_path / "my-text", installed)
    page = (site / "pages" / "index.html").read_text(encoding="utf-8")
    for part in ("zl-passage", "zl-derivation", "zl-whatif", "300"):
        assert part in page
    assert (site / "id" / "my-text-ladder.html").is_file()
    assert "周禮算疏" not in page


def test_two_builds_in_different_folders_are_the_same(two_builds: tuple[Path, Path]) -> None:
    one, another = two_builds
    files, others = ({p.relative_to(s) for p in s.rglob("*") if p.is_file()} for s in (one, another))
    assert files == others and len(files) > 100
    differ = [str(f) for f in sorted(files) if (one / f).read_bytes() != (another / f).read_bytes()]
    assert differ == []


class Configuration(dict):  # type: ignore[type-arg]
    """What `commentaries` asks of a Sphinx configuration."""

    __getattr__ = dict.__getitem__


@pytest.mark.parametrize("listed, home, says", [
    ("zhouli", None, "zhouli_commentaries: 'zhouli' is no list"),
    ([], ["yili"], "zhouli_home: yili is not among"),
    (["yili"], None, "yili"),
])  # fmt: skip
def test_fault_in_the_configuration_says_what_to_write(
    listed: object, home: object, says: str, tmp_path: Path
) -> None:
    app = type("App", (), {"confdir": tmp_path})()
    with pytest.raises(ConfigError, match=says):
        commentaries.load(app, Configuration(zhouli_commentaries=listed, zhouli_home=home))


def test_site_asks_for_the_ids_of_what_it_is_the_home_of() -> None:
    everything = commentaries.at_home(Configuration(zhouli_commentaries=[], zhouli_home=None))
    assert {"zaishi.2.zhu.6", "tong-ladder"} <= {*everything}
    assert commentaries.at_home(Configuration(zhouli_commentaries=[], zhouli_home=[])) == []
