"""The slip test: a copyist's slip over any number that a derivation quotes is noticed by arithmetic, or cannot be read.

A slip changes one digit or shifts one 十百千萬. What no stated result checks is listed by name in `expected.toml`, and nothing else.
"""

import pytest

from zhouli.checking import expected
from zhouli.coverage import unchecked
from zhouli.derivation import PREMISES, registry
from zhouli.library import current, edition
from zhouli.slips import Slip, beyond, downstream, notice, quoted_as, quoting, slipped, slips

# Answers of decision tables are tried with them.
UNCHECKED = sorted(k for k in expected(current().home).unchecked if k.partition(".")[0] in registry())


@pytest.fixture(scope="module")
def tried() -> list[Slip]:
    """Try every slip once for all the tests here."""
    return list(slips())


def test_every_slip_is_noticed_but_in_the_premises_listed(tried: list[Slip]) -> None:
    missed = {
        name: s
        for s in tried
        if s.noticed == "nothing"
        for name in quoted_as(s.span)
        if name not in {*UNCHECKED, *beyond()}
    }
    lines = [
        f"{name}: {s.slipped} for {s.words} in {s.span.passage} goes unnoticed" for name, s in missed.items()
    ]
    assert not lines, "\n".join(lines)


def test_premise_listed_is_one_in_which_a_slip_goes_unnoticed(tried: list[Slip]) -> None:
    """A premise that has come to be checked leaves the list."""
    missed = {name for s in tried if s.noticed == "nothing" for name in quoted_as(s.span)}
    assert sorted(missed - beyond()) == UNCHECKED


def test_premises_listed_are_those_that_the_book_marks_as_unchecked() -> None:
    assert sorted(unchecked()) == UNCHECKED


def test_premise_listed_is_a_premise() -> None:
    given = {
        f"{id}.{n.name}"
        for id, rs in registry().items()
        for d in rs.values()
        for n in d.nodes
        if n.kind in PREMISES
    }
    assert set(UNCHECKED) <= given


def test_slips_are_many_and_most_are_noticed_by_arithmetic(tried: list[Slip]) -> None:
    assert len(tried) > 4000
    share = sum(s.noticed == "arithmetic" for s in tried)
    assert share * 4 > len(tried) * 3
    assert {"arithmetic", "unreadable", "nothing"} <= {s.noticed for s in tried} <= {"arithmetic", "unreadable", "nothing", "same"}


def test_every_number_that_a_derivation_quotes_is_tried(tried: list[Slip]) -> None:
    quoted = {edition().transmitted(s) for s in quoting()}
    bare = {words for words in quoted if not list(slipped(words))}  # one of it, with no numeral to slip
    assert quoted - bare == {s.words for s in tried} and bare <= {"族", "旬"}


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
