"""The figures of the English are those of the Chinese; where they are not, the reason is written here."""

from dataclasses import replace
from fractions import Fraction

import pytest

from zhouli.edition import edition
from zhouli.translations import faults, figures, ordinals, stated

# What the English says otherwise, each with the reason.
DECLARED = {
    "sanlitu.5.tu.1: doubled is in no numeral of the passage": "重: the graph written twice over",
    "sanlitu.6.tu.2: 30 is not in the translation": "年三十 is corrupt; the English has the mended twenty",
    "sanlitu.19.tu.3: two is in no numeral of the passage": "相包: the two enclose each other",
    "xiaositu.9.zhu.4: two is in no numeral of the passage": "相包",
    "xiaositu.9.shu.12: two is in no numeral of the passage": "相包",
    "xiaositu.9.kaozheng.1: two is in no numeral of the passage": "可以相證: the two can confirm each other",
    "zaishi.2.shu.3: 400 stands 4 times, 3 in the translation": "「四百里為縣」 is said once for the lemma and the gloss",
    "zaishi.2.shu.35: 600,000 stands 4 times, 3 in the passage": "六十除十二: the myriads are left out",
    "zaishi.2.shu.35: 1,300,000 stands 3 times, 2 in the passage": "百三十除二十六萬夫: the myriads are left out",
    "zaishi.2.shu.35: 120,000 stands 2 times, 1 in the passage": "六十除十二: the myriads are left out",
    "zaishi.2.shu.35: 12 is not in the translation": "120,000: the myriads are left out",
    "zaishi.2.shu.35: 60 is not in the translation": "600,000: the myriads are left out",
    "zaishi.2.shu.35: 130 is not in the translation": "1,300,000: the myriads are left out",
    "zaishi.3.shu.2: 12 is not in the translation": "無過十二 is two in ten",
    "zaishi.3.shu.8: fivefold is in no numeral of the passage": "蓰 is five times as much",
    "zaishi.4.jing.1: three is in no numeral of the passage": "屋 is three fields: 屋粟",
    "zaishi.5.shu.1: three is in no numeral of the passage": "屋粟",
}


def test_figures_of_every_translation_are_those_of_its_passage() -> None:
    found = [fault for passage in edition() for fault in faults(passage)]
    assert [fault for fault in found if fault not in DECLARED] == []


def test_exception_declared_is_one() -> None:
    assert set(DECLARED) == {fault for passage in edition() for fault in faults(passage)}
    assert all(DECLARED.values())


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
