"""The forms that other parsers are given: each is read as it is labelled, and stands where it is said to stand."""

from __future__ import annotations

import csv
from fractions import Fraction
from pathlib import Path

import pytest

from zhouli.edition import bare
from zhouli.library import edition
from zhouli.numerals import read

DATA = Path(__file__).parent.parent / "book" / "_data"


def rows(name: str) -> list[dict[str, str]]:
    """Read one file of data."""
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


@pytest.mark.parametrize("row", rows("numeral_forms.tsv"), ids=lambda row: row["form"])
def test_form_is_read_as_labelled_and_stands_in_its_place(row: dict[str, str]) -> None:
    assert read(row["form"]).value == (None if row["value"] == "-" else Fraction(row["value"]))
    if row["place"].isascii():
        assert row["form"] in bare(edition().passages[row["place"]].text)


def test_every_recorded_function_was_given_every_form() -> None:
    forms = [row["form"] for row in rows("numeral_forms.tsv")]
    given: dict[tuple[str, str], list[str]] = {}
    for row in rows("parsers.tsv"):
        given.setdefault((row["package"], row["call"]), []).append(row["form"])
    assert len(given) > 20
    assert all(found == forms for found in given.values())
