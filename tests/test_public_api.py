"""What the package offers: public names, frozen, and a docstring on each.

A name that goes or comes changes what users may rest on; write it here in the same change.
"""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import zhouli

ROOT = Path(__file__).parent.parent
MODULES = sorted(p for p in (ROOT / "zhouli").rglob("*.py") if p.stem != "__main__")

# What `__all__` lists where there is one, else the functions and classes of the module.
NAMES = {
    "zhouli": "cite closed find fingerprint read solve steps use write",
    "zhouli.numerals": "Numeral NumeralError Reading find read write",
    "zhouli.edition": "Change Edition EditionError NotFound Passage Span bare load",
    "zhouli.library": "Commentary Head Library current edition gather kept use using",
    "zhouli.units": "Step Unit depends ladder nouns resolve senses use",
    "zhouli.derivation": "Derivation Node Refused brief consequence derivation exact find heading in_order registry resting unit",
    "zhouli.decision": "Answer Question Rule Table decision_table find_table table_fingerprint tables",
    "zhouli.amounts": "Several add express expression inverse number of_expression plain_number power ratio reduce symbol times",
    "zhouli.terms": "Term common evaluate expression names of_amount quotient term written",
    "zhouli.algebra": "",
    "zhouli.bounds": "bound broken",
    "zhouli.changes": "bearing laid",
    "zhouli.translations": "Figure faults figures ordinals stated",
    "zhouli.proof": "Cases Claim Identity Iff Root TooMany Unproved",
    "zhouli.quantities": "Said express plain read reduce said",
    "zhouli.solving": "Solution Step Walk closed fingerprint solve",
    "zhouli.whatif": "ClosedForm Premise closed_form",
    "zhouli.coverage": "Covered Use coverage numerals_of totals unchecked",
    "zhouli.slips": "Slip beyond downstream notice quoted_as quoting slipped slips",
    "zhouli.checking": "Expected accept accounts addresses check copyists english expected holds ids ladders text verdicts",
    "zhouli.setting": "figure prose templates",
    "zhouli.skeleton": "NotWritten write_skeleton",
    "zhouli.citing": "Citable citable cite locus place",
    "zhouli.reporting": "ask coverage_data derivations derive known_office numeral passage_data passages schemas table_list",
    "zhouli.tables": "readings steps what_if",
    "zhouli.charts": "Figure graph pictures transmission",
    "zhouli.cli": "main",
    "zhouli.marking": "arguments numerals row run said",
}


def module_name(path: Path) -> str:
    """Give the dotted name of a module."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def own(path: Path) -> set[str]:
    """List the public functions and classes that a module makes at its top level, imports apart."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return {
        n.name for n in body if isinstance(n, ast.FunctionDef | ast.ClassDef) and not n.name.startswith("_")
    }


@pytest.mark.parametrize("name", NAMES)
def test_public_names_are_those_written_here(name: str) -> None:
    module = import_module(name)
    assert module.__file__
    found = set(module.__all__) if hasattr(module, "__all__") else own(Path(module.__file__))
    assert sorted(found) == NAMES[name].split()
    for each in NAMES[name].split():
        assert getattr(module, each) is not None


def test_every_module_users_import_is_written_here() -> None:
    """What is below `commentaries` and `sphinx_ext` is found by its place; those below a package are reached through it."""
    found = {module_name(p) for p in MODULES if p.parent == ROOT / "zhouli" or p.stem == "__init__"}
    assert {name for name in found if not name.startswith("zhouli.commentaries")} - {"zhouli.sphinx_ext"} == set(NAMES)


def test_name_at_the_top_is_no_module_of_the_package() -> None:
    """Else `zhouli.edition` would be the function once, and the module from then on."""
    for name in zhouli.__all__:
        assert not (ROOT / "zhouli" / f"{name}.py").exists() and not (ROOT / "zhouli" / name).exists(), name
        assert getattr(zhouli, name) is getattr(zhouli, name)
        assert callable(getattr(zhouli, name))


# ---- Docstrings ----


def documented(path: Path) -> Iterator[tuple[str, str | None]]:
    """Yield every public function, class and method of a module with its docstring."""

    def inside(body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, str | None]]:
        for node in body:
            if not isinstance(node, ast.FunctionDef | ast.ClassDef) or node.name.startswith("_"):
                continue
            yield prefix + node.name, ast.get_docstring(node)
            if isinstance(node, ast.ClassDef):
                yield from inside(node.body, f"{prefix}{node.name}.")

    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield "module", ast.get_docstring(tree)
    yield from inside(tree.body, "")


def fault(doc: str | None) -> str:
    """Say what is wrong with a docstring."""
    if not doc:
        return "has no docstring"
    first, *rest = doc.splitlines()
    if not re.match(r"[A-Z`\u4e00-\u9fff]", first):
        return f"begins with {first[:1]!r}, not a capital"
    if not re.search(r"[.!?]['”\"]?$", first):
        return f"does not say it in one line: {first!r}"
    return "" if not rest or not rest[0] else "has no blank line after the first"


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_everything_public_says_in_one_line_what_it_does(path: Path) -> None:
    found = [f"{module_name(path)}.{name} {wrong}" for name, doc in documented(path) if (wrong := fault(doc))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("doc, wrong", [
    (None, "has no docstring"), ("Read it", "does not say"), ("read it.", "not a capital"), ("Read it.\nAnd more.", "no blank line"),
    ("Read it.", ""), ("Read it.\n\nMore.", ""), ("借半還半: borrow.", ""),
])  # fmt: skip
def test_fault_in_a_docstring_is_seen(doc: str | None, wrong: str) -> None:
    assert wrong in fault(doc) and bool(wrong) == bool(fault(doc))
