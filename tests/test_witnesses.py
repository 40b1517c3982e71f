"""The page on the witnesses: what its tables count is what the edition holds."""

import re
from collections import Counter
from pathlib import Path

import pytest

from zhouli.edition import Passage
from zhouli.library import edition

PAGE = Path(__file__).parents[1] / "book" / "witnesses.md"
LAYERS = ["jing", "zhu", "shu", "yinyi", "kaozheng", "tu"]
BASES = ["W000", "W001", "W002", "W003", "WYG"]


def rows(target: str) -> dict[str, list[str]]:
    """Read the table below a target: the cells by the name in the first column."""
    text = PAGE.read_text(encoding="utf8").split(f"({target})=")[1]
    lines = text[text.index("\n| ") : text.index("|\n\n") + 1].strip().splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    return {name.split()[0].rstrip(","): rest for name, *rest in cells}


def passages(slug: str) -> list[Passage]:
    """Return the passages of one work, in order."""
    return [p for p in edition() if p.office == slug]


def counted(slug: str, of: str, keys: list[str]) -> list[str]:
    """Count the passages of one work by a field, a dash for none."""
    found = Counter(getattr(p, of) for p in passages(slug))
    assert set(found) <= set(keys)
    return [str(found[key]) if found[key] else "–" for key in keys]


WORKS = {work.name: slug for slug, work in edition().works.items()}


@pytest.mark.parametrize("name", WORKS)
def test_layers(name: str) -> None:
    leaves, *cells, whole = rows("witnesses-passages")[name]
    assert cells == counted(WORKS[name], "layer", LAYERS)
    found = passages(WORKS[name])
    assert whole == str(len(found))
    volume, first = re.split(r"_WYG_|-", found[0].pages[0])[1:]
    texts = [p for p in found if p.layer != "kaozheng"]  # the collation notes stand at the end of the 卷
    last = max((p.pages[1].rpartition("-")[2] for p in texts), key=lambda leaf: (int(leaf[:-1]), leaf))
    assert leaves == f"{volume.lstrip('0')}, {first}–{last}"


@pytest.mark.parametrize("name", WORKS)
def test_bases(name: str) -> None:
    assert rows("witnesses-base")[name] == counted(WORKS[name], "base", BASES)


@pytest.mark.parametrize("name", ["閭師", "縣師", "遺人"])
def test_three_offices_are_given_from_two_prints(name: str) -> None:
    found = passages(WORKS[name])
    assert {p.base for p in found if p.layer == "shu"} == {"W003"}
    assert {p.base for p in found if p.layer != "shu"} == {"WYG"}
    assert any("SBCK" in note for note in found[0].notes)


def test_every_text_is_in_every_table() -> None:
    for target in ("witnesses-hold", "witnesses-passages", "witnesses-base"):
        assert set(rows(target)) - {"all"} == set(WORKS)


def test_witness_holds_what_is_printed_from_it() -> None:
    held = rows("witnesses-hold")
    for name, slug in WORKS.items():
        has = {
            base
            for base, cell in zip(["W000", "W001", "W002", "W003", "W004"], held[name], strict=True)
            if cell != "–"
        }
        assert {p.base for p in passages(slug)} - {"WYG"} <= has
