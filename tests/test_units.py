"""Units: senses kept apart, and a table without slips."""
from __future__ import annotations

import pytest

from zhouli.units import KINDS, UNITS, nouns, resolve, senses


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
