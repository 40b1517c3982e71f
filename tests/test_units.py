"""Units: senses kept apart, and a table without slips."""
from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from zhouli.numerals import find
from zhouli.units import KINDS, LADDERS, UNITS, ladder, nouns, resolve, senses, use


def test_one_word_two_kinds() -> None:
    assert resolve("夫").kind == "area"
    assert resolve("夫", "man").kind == resolve("夫/man").kind == "persons"
    assert resolve("里").kind == "length"
    assert resolve("里", "hamlet").kind == "households"


def test_the_usual_sense_comes_first() -> None:
    for noun in nouns():
        assert senses(noun)[0].key == noun
        assert resolve(noun) == senses(noun)[0]


def test_every_sense_can_be_named() -> None:
    for key, unit in UNITS.items():
        assert resolve(key) == unit
        assert resolve(unit.noun, unit.sense) == unit


def test_the_table_is_complete() -> None:
    for unit in UNITS.values():
        assert unit.kind in KINDS
        assert all(unit)
        assert unit.pinyin == unit.pinyin.lower()
        assert len({sense.sense for sense in senses(unit.noun)}) == len(senses(unit.noun))
    assert set("井成同畝夫家戶口人步尺寸斛斗釜秉斤兩年歲月日等處節國") <= nouns()


def test_an_unknown_sense_is_refused_with_the_senses_there_are() -> None:
    with pytest.raises(LookupError, match="'field', 'man'"):
        resolve("夫", "ox")
    with pytest.raises(LookupError, match="夫"):
        resolve("桌")


@pytest.fixture
def shipped() -> Iterator[None]:
    """Go back to the shipped table, whatever the test has added."""
    yield
    use()


TUB = """
units = [{ key = "桶", kind = "capacity", sense = "tub", pinyin = "tǒng", gloss = "six dou" }]
[[ladder]]
steps = [{ large = "桶", ratio = 6, small = "斗", source = "an example" }, { large = "斗", ratio = 10, small = "升", source = "an example" }]
"""


@pytest.mark.usefixtures("shipped")
def test_the_table_of_another_text_reaches_the_reader(tmp_path: Path) -> None:
    (tmp_path / "units.toml").write_text(TUB, encoding="utf-8")
    before = [(n.text, n.value) for n in find("二桶三斗五升")]
    use(tmp_path / "units.toml")
    assert [(n.text, str(n.value), n.unit) for n in find("二桶三斗五升")] == [("二桶三斗五升", "31/12", "桶")]
    assert resolve("桶").kind == "capacity" and "桶" in nouns() and "桶" in UNITS
    use()
    assert [(n.text, n.value) for n in find("二桶三斗五升")] == before
    assert "桶" not in UNITS


@pytest.mark.parametrize(("table", "said"), [
    ({"units": [{"key": "桶"}]}, "incomplete"),
    ({"units": [{"key": "桶", "kind": "tubs", "sense": "tub", "pinyin": "tǒng", "gloss": "six dou"}]}, "kind"),
    ({"units": [{"key": "桶/tub", "kind": "thing", "sense": "tub", "pinyin": "tǒng", "gloss": "a tub"}]}, "usual"),
    ({"ladder": [{"steps": [{"large": "桶", "ratio": 6, "small": "斗", "source": "?"}]}]}, "no unit"),
    ({"ladder": [{"steps": [{"large": "斗", "ratio": 1, "small": "升", "source": "?"}]}]}, "ratio"),
    ({"ladder": [{"steps": [{"large": "斗", "small": "升"}]}]}, "incomplete")])
def test_a_table_with_a_slip_is_refused_and_changes_nothing(table: dict[str, object], said: str) -> None:
    before = dict(UNITS), list(LADDERS)
    with pytest.raises(ValueError, match=said):
        use(table)
    assert (dict(UNITS), list(LADDERS)) == before


def test_every_ladder_goes_down_without_a_gap() -> None:
    for chain in LADDERS:
        assert all(one.small == two.large for one, two in itertools.pairwise(chain))
        assert all(step.source and step.ratio > 1 for step in chain)
        assert all(ratio != step.ratio and by for step in chain for ratio, by in step.others)


def test_what_is_disputed_says_who_holds_the_other_figure() -> None:
    (pace, _, *_) = ladder("里")
    assert (pace.ratio, pace.exact, pace.others[0][0]) == (300, False, 360)
    assert all(step.exact for step in ladder("斛"))
    assert ladder("家") == ()
