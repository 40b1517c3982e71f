"""What holds for the whole repository: versions, locks, layers, exactness, fonts, how Han text is written."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

import zhouli
from zhouli.setting import HAN

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "zhouli"
MODULES = sorted(PACKAGE.rglob("*.py"))
PROSE = sorted(p for folder in ("book", "notebooks") for p in (ROOT / folder).rglob("*.md"))
EDITION = sorted((PACKAGE / "commentaries").rglob("*.yaml"))

# Lowest first; a module imports only from its own layer and those below.
LAYERS = (
    ("numerals", "units"),
    ("edition", "marking"),
    ("library",),
    ("algebra", "amounts", "bounds", "terms", "translations"),
    ("derivation", "decision", "proof", "quantities", "changes", "solving", "whatif"),
    ("coverage", "slips", "collation", "citing", "setting", "tables", "charts"),
    ("checking", "reporting"),
    ("skeleton",),
    ("sphinx_ext", "cli", "__main__"),
    ("commentaries",),  # they rest on the engine, and nothing of it on them
)
RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}


def name_of(path: Path) -> str:
    """Say where a module stands: its path from the root, for a message."""
    return path.relative_to(ROOT).as_posix()


def is_charts(path: Path) -> bool:
    """Say whether a module draws: coordinates are floats, and nothing is computed from them."""
    return not {"charts", "pictures"}.isdisjoint(path.relative_to(PACKAGE).parts)


def parse(path: Path) -> ast.Module:
    """Parse one module."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


# ---- Versions and locks ----


def test_citation_names_the_version_of_the_package() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert str(citation["version"]) == zhouli.__version__


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-lab.lock"])
def test_lock_holds_versions_and_hashes_and_no_address(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert not re.search(r"://|--(index-url|extra-index-url|find-links|trusted-host)|\s@\s", text)
    for entry in re.split(r"\n(?=\S)", text.strip()):
        assert re.match(r"[A-Za-z0-9._-]+==[^ ]+", entry), f"{name}: not pinned: {entry[:60]}"
        assert "--hash=sha256:" in entry, f"{name}: no hash: {entry[:60]}"


def test_lock_holds_what_the_project_asks_for() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    wanted = [
        *project["project"]["dependencies"],
        *extras["book"],
        *extras["test"],
        *project["build-system"]["requires"],
    ]
    locked = dict(
        re.findall(r"^([a-z0-9._-]+)==([^ ]+)", (ROOT / "requirements.lock").read_text("utf-8"), re.M)
    )
    for requirement in wanted:
        found = re.match(r"([A-Za-z0-9._-]+)(==(.+))?", requirement)
        assert found
        name = found[1].lower().replace("_", "-")
        assert name in locked, f"{name} is missing from requirements.lock: run make lock"
        assert found[3] in (None, locked[name]), f"{name} is locked at {locked[name]}, not {found[3]}"


# ---- Layers ----


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and the first-level name below `zhouli` of each import of the package by `path`."""
    package = path.relative_to(ROOT).parent.parts
    tree = parse(path)
    typing = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if node in typing:
            continue
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            stem = ".".join(part for part in (base, node.module) if part)
            names = [f"{stem}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            parts = name.split(".")
            if parts[0] == "zhouli" and len(parts) > 1:
                yield node.lineno, parts[1]


@pytest.mark.parametrize(
    "path", [p for p in MODULES if p.parent != PACKAGE or p.stem != "__init__"], ids=name_of
)
def test_module_imports_only_from_its_layer_and_below(path: Path) -> None:
    own = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    assert own in RANK, f"{name_of(path)}: give {own} its layer in {name_of(Path(__file__))}"
    for line, name in imported(path):
        assert RANK.get(name, 0) <= RANK[own], (
            f"{name_of(path)}:{line}: {own} must not import {name}, a layer above it"
        )


# ---- Exactness ----


def inexact(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the line and the fault of each place where a value could stop being exact."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
            yield node.lineno, f"the float literal {node.value!r}"
        elif isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in ("float", "round", "lambdify", "evalf", "nsimplify"):
                yield node.lineno, f"a call of {name}"
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
            sides = (node.left, node.right)
            if all(isinstance(s, ast.Constant) and isinstance(s.value, int) for s in sides):
                yield node.lineno, "a division of two ints"


@pytest.mark.parametrize("path", [p for p in MODULES if not is_charts(p)], ids=name_of)
def test_module_is_exact(path: Path) -> None:
    faults = [f"{name_of(path)}:{line}: {fault}" for line, fault in inexact(parse(path))]
    assert not faults, "\n".join(faults)


# ---- Fonts ----


def covered() -> set[str]:
    """Read from the style sheet which characters the web font has."""
    css = (ROOT / "zhouli" / "sphinx_ext" / "static" / "fonts.css").read_text(encoding="utf-8")
    out: set[str] = set()
    for listed in re.findall(r"font-family:'Zhouli Han'[^}]*unicode-range:([^}]*)", css):
        for low, high in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", listed):
            out.update(map(chr, range(int(low, 16), int(high or low, 16) + 1)))
    return out


def test_font_has_every_character_of_the_list() -> None:
    lines = (ROOT / "assets" / "characters.txt").read_text(encoding="utf-8").splitlines()
    listed = "".join(line for line in lines if not line.startswith("# "))
    assert len(set(listed)) == len(listed), "assets/characters.txt: a character stands in it twice"
    assert set(listed) <= covered(), (
        "zhouli/sphinx_ext/static/fonts.css is older than assets/characters.txt: run make assets"
    )


def test_font_has_every_han_character_of_the_book() -> None:
    have = covered()
    sources = [
        *PROSE,
        *EDITION,
        # The modules whose words are printed; the reader of numerals knows forms that no page shows.
        *(p for p in MODULES if "derivations" in p.parts or is_charts(p)),
        ROOT / "_toc.yml",
        ROOT / "_config.yml",
        *(ROOT / "book").glob("*.bib"),
    ]
    for path in sources:
        missing = sorted(set(re.findall(f"[{HAN}]", path.read_text(encoding="utf-8"))) - have)
        assert not missing, (
            f"{name_of(path)}: the web font lacks {''.join(missing)}: "
            f"run builders/characters.py on the file, then make assets"
        )


# ---- How Han text is written ----


@pytest.mark.parametrize("path", PROSE, ids=name_of)
def test_no_line_breaks_inside_a_han_paragraph(path: Path) -> None:
    """A newline between two Han characters would print as a space, and split what the search finds."""
    text = path.read_text(encoding="utf-8")
    for hit in re.finditer(f"[{HAN}、，。：；「」『』（）《》]\n[ \t>]*[{HAN}「『（《]", text):
        line = text.count("\n", 0, hit.start()) + 1
        before, after = text.splitlines()[line - 1 : line + 1]
        marks = r"\s*([-*#|:=`>(]|\d+\.|「?---)"
        if before.strip() and not re.match(marks, after) and not before.lstrip().startswith("|"):
            pytest.fail(f"{name_of(path)}:{line}: Han text goes on on the next line: join the two")


def texts(node: object) -> Iterator[str]:
    """Yield every scalar called `text` in a loaded YAML file."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "text" and isinstance(value, str):
                yield value
            else:
                yield from texts(value)
    elif isinstance(node, list):
        for item in node:
            yield from texts(item)


@pytest.mark.parametrize("path", EDITION, ids=name_of)
def test_edition_has_no_space_inside_han_text(path: Path) -> None:
    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    for text in texts(yaml.load(path.read_text(encoding="utf-8"), Loader=loader)):
        hit = re.search(f"[{HAN}、，。：；「」『』][ \n]+[{HAN}「『]", text)
        assert not hit, (
            f"{name_of(path)}: {text[max(0, hit.start() - 10) : hit.end() + 10]!r} has a space: one line each"
        )
