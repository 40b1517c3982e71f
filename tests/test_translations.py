"""The figures of the English are those of the Chinese; where they are not, `expected.toml` says why."""

from dataclasses import replace
from fractions import Fraction

import pytest

from zhouli.checking import expected
from zhouli.library import current, edition
from zhouli.translations import faults, figures, ordinals, stated

DECLARED = expected(current().home).english


@pytest.mark.parametrize("id, words, wrong", [
    ("zaishi.2.zhu.6", "3,000,000", "2,000,000"), ("zaishi.2.zhu.6", "6,000,000", "5,000,000"),
    ("zaishi.2.zhu.6", "3,000,000", "9,000,000"), ("zaishi.2.zhu.9", "thirteen eighteenths", "thirteen sixteenths"),
    ("zaishi.2.zhu.9", "thirteen eighteenths", "eleven eighteenths"), ("zaishi.3.jing.1", "twenty", "thirty"),
    ("zaishi.2.shu.9", "two and a half", "three and a half"), ("xiaositu.4.jing.1", "squads make", "hundred squads make"),
])  # fmt: skip
def test_wrong_figure_is_noticed(id: str, words: str, wrong: str) -> None:
    passage = edition()[id]
    assert words in passage.translation
    changed = replace(passage, translation=passage.translation.replace(words, wrong, 1))
    assert set(faults(changed)) - set(DECLARED)


@pytest.mark.parametrize("english, values", [
    ("three million households", "3000000"), ("3,000,000 households", "3000000"), ("12,500 families", "12500"),
    ("thirteen eighteenths", "13/18"), ("two thirds", "2/3"), ("a third", "1/3"), ("two and a half", "5/2"),
    ("six and five", "6 5"), ("a hundred and twenty", "120"), ("twelve thousand five hundred", "12500"),
    ("twenty-five", "25"), ("one in twenty", "1 20"), ("ninety thousand", "90000"), ("by fives", "5"),
    ("twice", "2"), ("half of it", "1/2"), ("the twenty-fifth year", ""), ("the third month", ""), ("someone", ""),
    ("ten thousand", "10000"), ("a hundred squares of a hundred", "100 100"), ("900 and 90", "900 90"),
])  # fmt: skip
def test_figures_are_read(english: str, values: str) -> None:
    assert [str(f.value) for f in figures(english)] == values.split()


def test_ordinals_are_aside() -> None:
    assert ordinals("in the eighteenth year, the third month") == {18, 3}


def test_idioms_and_both_parts_of_a_fraction_may_be_shown() -> None:
    said, shown = stated("三分去一，百工")
    assert said == {Fraction(1, 3): 1}
    assert {Fraction(1), Fraction(3), Fraction(2, 3), Fraction(100)} <= set(shown)
