"""Marking the numbers of a file: piece by piece as at once, in three forms, and what it says of a fault."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from zhouli import marking, units
from zhouli.cli import main
from zhouli.library import edition
from zhouli.numerals import find

TEXT = "公田十畝，餘二十\n畝，三分去一。十一，二里一百步，二千〇五十〇。"


@pytest.mark.parametrize("size", [997, 5000, 70000])
def test_a_text_in_pieces_is_read_as_at_once(size: int) -> None:
    text = "\n".join(passage.text for passage in edition().passages.values()).replace("。", "")
    pieces = [text[at : at + size] for at in range(0, len(text), size)]
    told = list(marking.numerals(pieces))
    assert "".join(before + (n.text if n else "") for before, n in told) == text
    spans = [(n.start, n.end, n.value, n.rule) for _, n in told if n]
    assert spans == [(n.start, n.end, n.value, n.rule) for n in find(text)]


def test_a_long_text_is_never_held_whole() -> None:
    longest = 0

    def watched() -> object:
        for _ in range(20):
            yield "方百里者一百，" * 1000

    real = marking.find

    def measured(text: str, **how: str | None) -> list[object]:
        nonlocal longest
        longest = max(longest, len(text))
        return real(text, **how)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(marking, "find", measured)
        assert sum(n is not None for _, n in marking.numerals(watched())) == 40_000
    assert longest < 20_000


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["numerals", *argv]) == 0
    return capsys.readouterr().out


def test_the_three_forms_tell_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "text.txt"
    file.write_bytes(TEXT.encode())
    marked = run(capsys, str(file))
    assert "【二十\n畝＝20 畝】" in marked and "【三分去一＝1/3 removed】" in marked
    assert "【二千〇五十〇＝unread】" in marked
    rows = json.loads(run(capsys, str(file), "--json"))
    assert [row["text"] for row in rows] == [n.text for n in find(TEXT)]
    assert all(TEXT[row["start"] : row["end"]] == row["text"] for row in rows)
    assert [row["value"] for row in rows][:4] == ["10", "20", "1/3", "11"]
    assert [reading["value"] for reading in rows[4]["ladders"]] == ["7/3", "41/18"]
    table = list(csv.DictReader(io.StringIO(run(capsys, str(file), "--csv"))))
    assert [row["said"] for row in table] == [marking.said(n) for n in find(TEXT)]


def test_an_empty_file_has_no_numbers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty.txt").write_bytes(b"")
    assert run(capsys, str(tmp_path / "empty.txt")) == ""
    assert json.loads(run(capsys, str(tmp_path / "empty.txt"), "--json")) == []


def test_more_units_can_be_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text.txt").write_text("粟五桶", encoding="utf-8")
    (tmp_path / "units.toml").write_text(
        'units = [{ key = "桶", kind = "capacity", sense = "tub", pinyin = "tǒng", gloss = "six dou" }]', encoding="utf-8"
    )
    try:
        assert run(capsys, str(tmp_path / "text.txt"), "--units", str(tmp_path / "units.toml")) == "粟【五桶＝5 桶】"
    finally:
        units.use()


@pytest.mark.parametrize(
    ("content", "argv", "said"),
    [
        (b"\xe4\xb8\x80" * 90000 + b"\xff", [], "no UTF-8"),
        (b"", ["--json", "--csv"], "write one of them"),
        (b"", ["--scale", "nought"], "no scale is called"),
        (None, [], "No such file"),
    ],
)
def test_a_fault_is_one_line_and_nothing_is_printed(
    content: bytes | None, argv: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if content is not None:
        (tmp_path / "text.txt").write_bytes(content)
    assert main(["numerals", str(tmp_path / "text.txt"), *argv]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and said in err
