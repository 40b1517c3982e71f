"""Numbers and answers typed by hand from the texts, apart from the package that reads them: a table for each office.

`tests/against/SLUG.tsv` has a row for each: passage, the words with 【】 round what states it (nothing where the number
is ours), the derivation or table (with its reading after a slash), the name, and the number with its unit, or for a
table the answer and the case: `colour rite=陽祀`. The last column says what fails: `differs = 150 畝`.
"""

import csv
from fractions import Fraction
from pathlib import Path

import pytest

from zhouli.decision import find_table, tables
from zhouli.library import edition
from zhouli.quantities import plain
from zhouli.solving import solve

FOLDER = Path(__file__).parent / "against"
COLUMNS = ["passage", "words", "of", "name", "is", "verdict"]


def rows() -> list[dict[str, str]]:
    """Read every table of the folder."""
    out = []
    for path in sorted(FOLDER.glob("*.tsv")):
        with path.open(encoding="utf8", newline="") as file:
            reader = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
            assert reader.fieldnames == COLUMNS, f"{path.name}: the columns are {', '.join(COLUMNS)}"
            out += list(reader)
    return out


ROWS = rows()


def named(row: dict[str, str]) -> str:
    """Name a case by what it is about."""
    return " ".join(filter(None, (row["passage"], row["words"], row["of"], row["name"])))


def quantity(said: str) -> tuple[str, str]:
    """Split 7500 家 into a number and its unit."""
    number, _, unit = said.partition(" ")
    return str(Fraction(number)), unit


NUMBERS = [r for r in ROWS if r["of"].partition("/")[0] not in tables()]
ANSWERS = [r for r in ROWS if r["of"].partition("/")[0] in tables()]


@pytest.mark.parametrize("row", NUMBERS, ids=named)
def test_number(row: dict[str, str]) -> None:
    id, _, reading = row["of"].partition("/")
    solution = solve(id, reading)
    if not row["words"]:
        assert plain(solution[row["name"]]) == quantity(row["is"])
        return
    (span,) = edition()[row["passage"]].spans(row["words"])
    found = [s for s in solution.steps if span in s.node.spans and s.node.name == row["name"]]
    assert found, f"{id} quotes no {row['words']} as {row['name']}"
    verdict, _, reached = (row["verdict"] or "").partition(" = ")
    for step in found:
        assert plain(step.value if step.stated is None else step.stated) == quantity(row["is"])
        assert step.verdict == verdict if verdict else step.verdict in {"", "agrees"}
        assert not reached or plain(step.value) == quantity(reached)


@pytest.mark.parametrize("row", ANSWERS, ids=named)
def test_answer(row: dict[str, str]) -> None:
    id, _, reading = row["of"].partition("/")
    table = find_table(id, reading)
    answer, *pairs = row["name"].split()
    found = table.ask(dict(pair.split("=", 1) for pair in pairs))[answer]
    assert "、".join(found.words) == row["is"]
    if row["words"]:
        (span,) = edition()[row["passage"]].spans(row["words"])
        held = [r for r in found.rules for f in (table.rules[r].gives, *table.rules[r].repeated) if f[answer] == span]
        assert held, f"{id} does not answer from {row['words']}"
