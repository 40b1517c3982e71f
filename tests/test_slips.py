"""The slip test: a copyist's slip over any number that a derivation quotes is noticed by arithmetic, or cannot be read.

A slip changes one digit or shifts one 十百千萬. What no stated result checks is listed here by name, and nothing else.
"""

import pytest

from zhouli import derivations  # noqa: F401  (registers them)
from zhouli.coverage import unchecked
from zhouli.derivation import BOOK, PREMISES
from zhouli.edition import Span, edition
from zhouli.slips import Slip, downstream, notice, quoting, slipped, slips

# Premises that stand alone: nothing in the text is computed from them, so no slip in them can show.
UNCHECKED = [
    "city-and-third.W",  # 城謂方十二里: no area of the city is stated
    "yiyi-levy.well",  # 一井九夫百畝之賦: the levy is not reckoned from them
    "yiyi-levy.n",
    "yiyi-levy.f",
    "yiyi-levy.grain",
    "yiyi-levy.straw",
    "yiyi-levy.rice",
    "yiyi-levy.books",  # 周禮六篇
    "penalties.poll",  # 漢法口百二十
    "stamped-cloth.width",
    "stamped-cloth.length",
    "supernumeraries.below",  # 二十九已下
    "benefices.number",  # 九十三國: 采地多少不定，不可計
    "village-and-army-ranks.rank",  # 六命
    "sui-channels.side",  # 一邊
    "great-count.extra",  # 三年一閏
    "offices-and-ranks.lords",  # 五等
    "offices-and-ranks.months",  # 七月而葬
    "offices-and-ranks.ropes",  # 六紼
    "offices-and-ranks.posts",  # 四碑
    "shaokang.sisters",  # 二姚
    "sima-fa.bu",  # 六尺為步: no length in feet is stated
    "sima-fa.horse",  # 馬一匹
    "law-readings.year",  # how often the law is read is counted from the occasions, not from these
    "law-readings.season",
    "law-readings.month",
    "law-readings.seasons",
    "law-readings.last",  # 正歲十有二月
    "ages-of-service.f7",  # 七尺
    "ages-of-service.old",  # 八十、九十
    "ages-of-service.older",
    "ploughing-pair.width",  # 耜廣五寸
    "tong-split.cut",  # 治洫三千: the copy breaks off
    "liu-ji-supernumeraries.one",  # 一人
]


@pytest.fixture(scope="module")
def tried() -> list[Slip]:
    """Try every slip once for all the tests here."""
    return list(slips())


def names(span: Span) -> list[str]:
    """Say which premises and results quote a span."""
    found = [
        f"{id}.{n.name}"
        for id, readings in BOOK.items()
        for d in readings.values()
        for n in d.nodes
        if span in n.spans
    ]
    return list(dict.fromkeys(found))


def test_every_slip_is_noticed_but_in_the_premises_listed(tried: list[Slip]) -> None:
    missed = {
        name: s for s in tried if s.noticed == "nothing" for name in names(s.span) if name not in UNCHECKED
    }
    lines = [
        f"{name}: {s.slipped} for {s.words} in {s.span.passage} goes unnoticed" for name, s in missed.items()
    ]
    assert not lines, "\n".join(lines)


def test_premise_listed_is_one_in_which_a_slip_goes_unnoticed(tried: list[Slip]) -> None:
    """A premise that has come to be checked leaves the list."""
    missed = {name for s in tried if s.noticed == "nothing" for name in names(s.span)}
    assert sorted(missed) == sorted(UNCHECKED)


def test_premises_listed_are_those_that_the_book_marks_as_unchecked() -> None:
    assert sorted(unchecked()) == sorted(UNCHECKED)


def test_premise_listed_is_a_premise() -> None:
    given = {
        f"{id}.{n.name}"
        for id, rs in BOOK.items()
        for d in rs.values()
        for n in d.nodes
        if n.kind in PREMISES
    }
    assert set(UNCHECKED) <= given


def test_slips_are_many_and_most_are_noticed_by_arithmetic(tried: list[Slip]) -> None:
    assert len(tried) > 4000
    share = sum(s.noticed == "arithmetic" for s in tried)
    assert share * 4 > len(tried) * 3
    assert {s.noticed for s in tried} == {"arithmetic", "unreadable", "nothing"}


def test_every_number_that_a_derivation_quotes_is_tried(tried: list[Slip]) -> None:
    bare = {"族"}  # one of it, with no numeral to slip
    assert {edition().transmitted(s) for s in quoting()} - bare == {s.words for s in tried}


def test_slip_changes_one_character() -> None:
    assert len(list(slipped("二百"))) == 11
    for words in slipped("六十九同三萬夫"):
        assert sum(a != b for a, b in zip(words, "六十九同三萬夫", strict=True)) == 1
    assert list(slipped("半")) == ["倍"]


@pytest.mark.parametrize("at, quotation, words, noticed", [
    ("zaishi.2.zhu.6", "方【千里】", "百里", "arithmetic"),
    ("zaishi.2.zhu.9", "【六而存一】", "七而存一", "arithmetic"),
    ("zaishi.2.zhu.9", "【六家】而受", "百家", "arithmetic"),
    ("zaishi.2.zhu.9", "【十八分之十三】率之", "十八分之十十", "unreadable"),
    ("zaishi.4.shu.1", "漢法口【百二十】", "百三十", "nothing"),
])  # fmt: skip
def test_what_notices_a_slip(at: str, quotation: str, words: str, noticed: str) -> None:
    (span,) = edition()[at].spans(quotation)
    assert notice(span, words, quoting()[span]) == noticed


def test_slip_is_looked_for_in_everything_that_rests_on_the_premise() -> None:
    assert set(downstream("thirteen-eighteenths")) >= {
        "outer-domain-households",
        "borrow-90-tong",
        "net-fields-624",
        "domain-rings",
    }
    assert list(downstream("borrow-48-jia")) == ["borrow-48-jia"]
