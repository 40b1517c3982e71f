"""What several tests share: books built from the package, derivations made for one test, words put into the edition."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from zhouli.derivation import Derivation, derivation, registry
from zhouli.edition import Edition
from zhouli.edition.model import Mend
from zhouli.library import current, edition
from zhouli.sphinx_ext.rebuild import BESIDE

ROOT = Path(__file__).parent.parent
SITE = ROOT / "_build" / "html"
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", "_build", "build", "__pycache__", ".*_cache", ".hypothesis", "*.egg-info"
)
OUTSIDE = {
    "_config.yml": """\
title: A book that quotes another
sphinx:
  extra_extensions: [zhouli.sphinx_ext]
  config:
    zhouli_home: []
""",
    "_toc.yml": """\
format: jb-book
root: page
""",
    "page.md": """\
# What another book shows

Of the domain {zhouli:v}`outer-domain-households.H` families remain (注, {zhouli:p}`zaishi.2.zhu.9`).

```{zhouli:passage} zaishi.2.zhu.9
```

```{zhouli:derivation} borrow-90-tong
```

```{zhouli:whatif} borrow-90-tong
```

```{zhouli:chart} nested_squares
```
""",
}


def copy_of_the_project(folder: Path) -> Path:
    """Copy what the project is made of, without what was built from it."""
    return Path(shutil.copytree(ROOT, folder, ignore=LEFT_OUT))


def start_build(book: Path, package: Path) -> subprocess.Popen[str]:
    """Start to build a book strictly, with the package as it stands below `package`."""
    return subprocess.Popen(
        [str(Path(sys.executable).with_name("jupyter-book")), "build", ".", "-W", "-n", "--keep-going"],
        cwd=book,
        env={**os.environ, "PYTHONPATH": str(package)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )


def finish_build(book: Path, build: subprocess.Popen[str]) -> Path:
    """Wait for a build to end well, and return the site."""
    said, _ = build.communicate()
    assert build.returncode == 0, said[-3000:]
    return book / "_build" / "html"


@pytest.fixture
def built() -> Callable[[Path, Path], Path]:
    """Build a book in a folder with the package as it stands below another, and return the site."""
    return lambda book, package: finish_build(book, start_build(book, package))


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the package as its wheel installs it."""
    work = tmp_path_factory.mktemp("wheel")
    project = copy_of_the_project(work / "project")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    done = subprocess.run([*pip, "--wheel-dir", work, project], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = work.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(work / "installed")
    return work / "installed"


@pytest.fixture(scope="session")
def outside_book(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the site of a book elsewhere, of one page, that names the extension and nothing else."""
    book = tmp_path_factory.mktemp("outside")
    for name, text in OUTSIDE.items():
        (book / name).write_text(text, encoding="utf-8")
    return finish_build(book, start_build(book, installed))


def is_current(site: Path) -> bool:
    """Say whether a site is built from the project as it stands: nothing newer, and nothing left of other pages."""
    pages = [p.relative_to(site) for part in ("book", "notebooks") for p in (site / part).rglob("*.html")]
    if not pages or not all((ROOT / page).with_suffix(".md").is_file() for page in pages):
        return False
    sources = [ROOT / "_config.yml", ROOT / "_toc.yml"]
    sources += [p for part in ("book", "notebooks") for p in (ROOT / part).rglob("*")]
    sources += [p for pattern in BESIDE for p in ROOT.glob(pattern)]
    sources += [p for p in (ROOT / "zhouli").rglob("*") if "__pycache__" not in p.parts]
    return max(p.stat().st_mtime for p in sources if p.is_file()) < (site / "objects.inv").stat().st_mtime


@pytest.fixture(scope="session")
def two_builds(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Build this book in two folders; what `make book` has built is the one, if it is of today."""
    work = tmp_path_factory.mktemp("builds")
    books = [copy_of_the_project(work / "elsewhere" / "another")]
    if not is_current(SITE):
        books.append(copy_of_the_project(work / "one"))
    builds = [start_build(book, book) for book in books]
    another, *one = (finish_build(*made) for made in zip(books, builds, strict=True))
    return one[0] if one else SITE, another


# ---- The engine ----

NOTE, LADDER = "zaishi.2.zhu.6", ("hundred-mu-field", "tong-ladder")


@pytest.fixture
def make() -> Iterator[Callable[..., Derivation]]:
    """Register throw-away derivations; the book is as before when the test is over."""
    before = {id: dict(readings) for id, readings in registry().items()}

    def register(body: Callable[[Derivation], None], id: str = "try", **rest: object) -> Derivation:
        settings = {
            "title": "A trial",
            "authority": "鄭玄",
            "at": NOTE,
            "results": "",
            "measures": LADDER,
            **rest,
        }
        made = derivation(id, **settings)(body)
        assert made.nodes is not None  # the body is run
        registry().setdefault(id, {})[made.reading] = made
        return made

    yield register
    registry().clear()
    registry().update(before)


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Put words of the test's own into the edition, as the passage `zaishi.9.zhu.1`, with a mend if need be."""

    def put(words: str, mend: tuple[str, str] | None = None) -> str:
        mends = (Mend(*mend, "certain", "for the test"),) if mend else ()
        passage = replace(
            edition()[NOTE], id="zaishi.9.zhu.1", text=words, voices=(), variants=(), mends=mends
        )
        held = edition()
        monkeypatch.setitem(
            current().__dict__, "edition", Edition({**held.passages, passage.id: passage}, held.works)
        )
        return passage.id

    return put
