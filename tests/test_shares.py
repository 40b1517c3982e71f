"""The verb is part of the number: a third removed, kept, added, borrowed and a third are five premises."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from zhouli.derivation import Derivation, Refused, find, registry, unit
from zhouli.library import edition
from zhouli.quantities import plain, said
from zhouli.slips import notice, quoting, slipped
from zhouli.solving import fingerprint, solve

Make = Callable[..., Derivation]
家, 夫 = unit("家"), unit("夫")
ROYAL = "royal-domain-households"


@pytest.mark.parametrize("words, done", [
    ("三分去一", "removed"), ("三分存一", "kept"), ("三分益一", "added"), ("三分借一", "borrowed"), ("三分之一", ""),
])  # fmt: skip
def test_what_is_done_with_a_share_is_carried(words: str, done: str) -> None:
    assert (said(words).done, said(words).amount) == (done, {(): Fraction(1, 3)})


def test_premise_carries_the_verb_of_its_words() -> None:
    assert solve(ROYAL).step("r").done == "removed"
    assert solve("thirteen-eighteenths").step("k").done == "kept"
    assert solve("borrow-6-tong").step("h").done == "borrowed"
    assert solve("borrow-90-tong").step("k").done == "kept"  # taken over from the note


@pytest.mark.parametrize("value, fields, households", [
    ("四分去一", 6_750_000, 3_375_000), (Fraction(1, 4), 6_750_000, 3_375_000), ("1/4", 6_750_000, 3_375_000),
    ("四分存一", 2_250_000, 1_125_000),  # one part kept is three removed
])  # fmt: skip
def test_override_is_computed_as_what_it_says(value: object, fields: int, households: int) -> None:
    changed = solve(ROYAL, set={"r": value})
    assert (changed["N"], changed["H"]) == (fields * 夫, households * 家)


def test_a_share_removed_where_one_was_kept() -> None:
    """六而去一: five of six are kept, 2/3 + 1/3 of 5/6."""
    assert plain(solve("thirteen-eighteenths", set={"k": "六而去一"})["s"]) == ("17/18", "")


@pytest.mark.parametrize("words", ["四分益一", "四分借一", "四分之一", "三分取一"])
def test_override_with_another_verb_is_refused(words: str) -> None:
    with pytest.raises(Refused, match=f"{ROYAL}.r: {words} is a share .*, and the text's is removed; write it with the verb"):
        solve(ROYAL, set={"r": words})


def test_override_of_another_unit_is_told_as_one() -> None:
    with pytest.raises(Refused, match=r"royal-domain-households\.r: 三里 .* is not of the kind of 1/3"):
        solve(ROYAL, set={"r": "三里"})


def test_repetition_says_another_verb_explicitly(make: Make) -> None:
    """五分借一, and then 五分除一 of the same share."""

    def body(done: str | None) -> Callable[[Derivation], None]:
        def made(d: Derivation) -> None:
            d.given("h", "是【五分借一】", at="zaishi.2.shu.35")
            d.again("h", "今還【五分除一】", at="zaishi.2.shu.35", done=done)

        return made

    make(body(None), id="silent")
    with pytest.raises(Refused, match=r"silent\.h: 五分除一 is a share removed, and it was one borrowed; .*done='removed'"):
        solve("silent")
    make(body("kept"), id="wrong")
    with pytest.raises(Refused, match="五分除一 is a share removed, not kept"):
        solve("wrong")
    make(body("removed"), id="said")
    assert solve("said").verdicts == {"h": "agrees"}


@pytest.mark.parametrize("at, quotation, slip", [
    ("zaishi.2.zhu.6", "涂巷，【三分去一】", "三分存一"), ("zaishi.2.zhu.9", "【六而存一】", "六而去一"),
    ("zaishi.2.shu.35", "是【五分借一】", "五分還一"), ("zaishi.2.shu.35", "今還【五分除一】", "五分存一"),
    ("zaishi.2.zhu.6", "涂巷，【三分去一】", "三分益一"), ("zaishi.2.zhu.6", "涂巷，【三分去一】", "三分一"),
])  # fmt: skip
def test_slip_in_a_verb_is_noticed(at: str, quotation: str, slip: str) -> None:
    (span,) = edition()[at].spans(quotation)
    assert notice(span, slip, quoting()[span]) in {"arithmetic", "unreadable"}


def test_slips_try_the_verbs() -> None:
    assert {"三分存一", "三分益一", "三分借一"} <= set(slipped("三分去一"))
    assert "六而去一" in set(slipped("六而存一"))


def test_every_share_of_the_book_is_tried_with_another_verb() -> None:
    quoted = {edition().transmitted(s) for s in quoting()}
    verbs = {words for words in quoted if readable(words) and said(words).done}
    assert {"三分去一", "六而存一", "三分借二分", "五分借一", "五分除一"} <= verbs
    for words in verbs:
        assert any(said(w).done != said(words).done for w in slipped(words) if readable(w))


def readable(words: str) -> bool:
    """Say whether words are one number."""
    try:
        said(words)
    except Refused:
        return False
    return True


def test_verb_enters_the_fingerprint(make: Make) -> None:
    make(lambda d: d.given("h", "是【五分借一】", at="zaishi.2.shu.35"), id="borrowed")
    step = solve("borrowed").steps[0]
    assert step.done == "borrowed"
    assert len({fingerprint("borrowed"), fingerprint(ROYAL)}) == 2
    shares = {id for id, rs in registry().items() for r in rs for s in solve(id, r).steps if s.done and s.node.spans}
    assert shares - {"borrowed"} == {
        "thirteen-eighteenths", ROYAL, "inner-domain-households", "borrow-90-tong", "borrow-6-tong", "borrow-48-jia",
        "levy-households",
    }  # fmt: skip
    assert find(ROYAL).node("r").spans
