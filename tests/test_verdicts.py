"""What a step may turn out to be: denied, right but for the unit, mended out of no number; and what proves nothing."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
import sympy as sp
from msgspec import structs

from zhouli import checking
from zhouli.derivation import Derivation, Refused, consequence, find, registry, unit
from zhouli.edition import Edition
from zhouli.library import current, edition
from zhouli.proof import Cases, Identity, Iff, Unproved
from zhouli.quantities import plain, read, said
from zhouli.solving import SIGNS, VERDICTS, solve

Make = Callable[..., Derivation]
Say = Callable[..., str]
同, 夫, 家 = unit("同"), unit("夫"), unit("家")


# ---- Denied ----


@pytest.mark.parametrize("there, verdict", [(8, "denied"), (10, "denied"), (9, "differs")])
def test_denial_is_right_when_the_number_is_another(there: int, verdict: str, make: Make) -> None:
    make(lambda d: d.then("x", there * 家, "非謂有【九家】也", at="xiaositu.9.shu.11", denies=True))
    found = solve("try")
    assert (found.verdicts["x"], found.status) == (verdict, verdict)
    assert bool(found.faults) == (verdict == "differs")


def test_jia_denies_nine_families_rightly() -> None:
    step = solve("well-tax").step("denied")
    assert (step.verdict, plain(step.value), plain(step.stated)) == ("denied", ("8", "家"), ("9", "家"))
    assert solve("well-tax").status == "agrees"
    assert SIGNS["denied"][0] == "denied ✓"


def test_denial_is_of_the_same_kind(make: Make) -> None:
    make(lambda d: d.then("x", 8 * 夫, "非謂有【九家】也", at="xiaositu.9.shu.11", denies=True))
    with pytest.raises(Refused, match="is not of the kind of 九家"):
        solve("try")


# ---- The unit ----


def test_right_number_of_the_wrong_thing_has_a_verdict_of_its_own(make: Make) -> None:
    def body(holds: bool) -> Callable[[Derivation], None]:
        return lambda d: d.then("x", 5 * unit("卒"), "「【五卒】為族」者", at="xiaositu.4.shu.2", noun="", holds=holds) and None

    make(body(True), id="right")
    assert solve("right").verdicts == {"x": "agrees"}

    def slip(d: Derivation) -> None:
        d.then("x", 3000000 * 夫, "定受田者【三百萬家】", holds=False)

    make(slip)
    assert (solve("try").verdicts, solve("try").status, solve("try").faults) == ({"x": "unit"}, "unit", [])
    make(lambda d: d.then("x", 3000000 * 夫, "定受田者【三百萬家】"), id="undeclared")
    with pytest.raises(Refused, match="not of the kind"):
        solve("undeclared")
    make(lambda d: d.then("x", 7 * 夫, "定受田者【三百萬家】", holds=False), id="other-number")
    with pytest.raises(Refused, match="not of the kind"):
        solve("other-number")


# ---- One that is implied; places in a row; large numbers ----


def test_bare_noun_is_one_of_it_when_asked(make: Make, say: Say) -> None:
    at = say("二耜為耦，耜廣五寸，廣尺深尺，謂之畎。十寸為尺。")

    def body(d: Derivation) -> None:
        d.measure("尺", d.given("ten", "【十寸】為尺"))
        spade = d.given("spade", "耜廣【五寸】")
        d.then("width", 2 * spade, "【廣尺】深尺".replace("【廣尺】", "廣【尺】"), implied=True)
        d.again("width", "深【尺】", implied=True)

    make(body, at=at, measures=())
    assert solve("try").verdicts == {"width": "agrees", "width~1": "agrees"}
    make(lambda d: d.given("x", "深【尺】"), at=at, measures=(), id="not-asked")
    with pytest.raises(Refused, match="one 尺 is meant: state implied=True"):
        solve("not-asked")


def test_place_in_a_row_is_no_number_of_things(make: Make) -> None:
    month = solve("great-count").step("month")
    assert (plain(month.value), plain(solve("great-count")["years"])) == (("8", ""), ("3", "年"))
    law = solve("law-readings")
    assert (plain(law["last"]), plain(law["months"])) == (("12", ""), ("12", "月"))
    make(lambda d: d.given("x", "正歲【十有二月】", at="sanlitu.4.tu.3"))
    with pytest.raises(Refused, match="十有二月 is an ordinal, no number of things; state ordinal=True"):
        solve("try")


# One month in each pen, three of feeding, seven to the burial of a king: how long, not which month.
MONTHS_LONG = {"一月", "三月", "七月"}


def test_no_premise_of_the_book_reads_an_ordinal_unasked() -> None:
    for readings in registry().values():
        for d in readings.values():
            for step in solve(d.id, d.reading).steps:
                if step.node.kind == "given" and not step.node.ordinal:
                    assert not re.fullmatch("[正一二三四五六七八九十]+月", step.words) or step.words in MONTHS_LONG, d.id


@pytest.mark.parametrize("scale, number", [("下數", 9_000_000), ("中數", 9_000_000_000), ("萬萬", 9_000_000_000)])
def test_large_numbers_take_a_scale(scale: str, number: int, make: Make, say: Say) -> None:
    at = say("為田九十億畝。又曰九十億畝也。")

    def body(d: Derivation) -> None:
        x = d.given("x", "為田【九十億畝】", scale=scale)
        d.then("y", x, "又曰【九十億畝】", scale=scale)
        d.again("y", "為田【九十億畝】", scale=scale)

    make(body, at=at, measures=())
    assert solve("try")["x"] == number * unit("畝")
    assert set(solve("try").verdicts.values()) == {"agrees"}
    assert read("九十億畝", scale=scale) == number * unit("畝")


def test_large_number_without_a_scale_says_what_to_state(make: Make, say: Say) -> None:
    make(lambda d: d.given("x", "田【九十億畝】"), at=say("為田九十億畝。"), measures=())
    with pytest.raises(Refused, match=re.escape("9000000000 (中數) or 9000000 (下數); state scale=… (下數, 中數, 萬萬, 王制)")):
        solve("try")


# ---- No number before it is mended ----


def test_words_that_are_no_number_agree_as_mended(make: Make, say: Say) -> None:
    wrong, right = "三萬六千八百六千四夫", "三萬六千八百六十四夫"

    def body(d: Derivation) -> None:
        d.then("x", 36864 * 夫, f"計得【{wrong}】", holds=False)

    make(body, at=say(f"計得{wrong}也。", (wrong, right)), measures=())
    found = solve("try")
    step = found.step("x")
    assert (step.verdict, step.words, step.mended, step.stated, found.faults) == ("agrees as mended", wrong, right, None, [])


@pytest.mark.parametrize("mend", [None, ("三萬六千八百六千四夫", "三萬六千八百六十五夫")])
def test_words_that_are_no_number_are_refused_without_a_mend_that_fits(mend: tuple[str, str] | None, make: Make, say: Say) -> None:
    make(
        lambda d: d.then("x", 36864 * 夫, "計得【三萬六千八百六千四夫】", holds=False),
        at=say("計得三萬六千八百六千四夫也。", mend), measures=(),
    )  # fmt: skip
    with pytest.raises(Refused, match="三萬六千八百六千四"):
        solve("try")


def test_copy_of_the_three_parts_agrees_as_mended() -> None:
    steps = [s for s in solve("tong-split").steps if s.words == "三萬六千八百六千四夫"]
    assert [(s.verdict, s.mended) for s in steps] == [("agrees as mended", "三萬六千八百六十四夫")]


# ---- Proofs ----


@pytest.mark.parametrize("sides", [
    lambda x, y: (x * y, x * y), lambda x, y: (x + y, x + y), lambda x, y: (x, x),
])  # fmt: skip
def test_identity_of_one_object_with_itself_is_refused(sides: Callable, make: Make) -> None:
    x, y = sp.symbols("x y", positive=True)
    with pytest.raises(Unproved, match="says nothing"):
        Identity(*sides(x, y))
    with pytest.raises(Unproved, match="says nothing"):
        Identity(x * y * y, y * x * y)  # sympy has put them in one order before they are compared

    def body(d: Derivation) -> None:
        a, b = d.general("a b")
        d.identity("empty", *sides(a, b), says="nothing")

    with pytest.raises(Refused, match=r"try.empty: .* says nothing; write the two sides as the argument has them"):
        make(body)
    with pytest.raises(Unproved, match="says nothing"):
        Iff(x - y, x - y)


def test_no_identity_of_the_book_is_one_object_before_any_algebra() -> None:
    seen = 0
    for readings in registry().values():
        for d in readings.values():
            for node in d.nodes:
                if isinstance(node.proof, Identity):
                    left, right = node.proof.latex().split(" = ", 1)
                    assert left != right and node.proof.left != node.proof.right, (d.id, node.name)
                    seen += 1
    assert seen > 100


@pytest.mark.parametrize("id, name, latex", [
    ("households-invariant", "cancels", r"\frac{g \, \frac{\left(1 - p\right) \, S_{out}}{S_{in}}}{S_{out}} = \frac{g \, \left(1 - p\right)}{S_{in}}"),
    ("order-of-multipliers", "any_order", r"x \, y \, z = z \, x \, y"),
])  # fmt: skip
def test_page_shows_what_cancels(id: str, name: str, latex: str) -> None:
    (proof,) = (n.proof for n in find(id).nodes if n.name == name)
    assert proof.latex() == latex
    proof.check()


def test_claim_that_is_false_as_written_fails() -> None:
    """What cancels is checked: with the allotments the other way round it does not hold."""
    (proof,) = (n.proof for n in find("households-invariant").nodes if n.name == "cancels")
    with pytest.raises(Unproved):
        Identity(proof.left * proof.left, proof.right).check()


def test_no_digits_are_typed_into_a_claim() -> None:
    cases = [n.proof for rs in registry().values() for d in rs.values() for n in d.nodes if isinstance(n.proof, Cases)]
    assert len(cases) > 5
    for claim in cases:
        assert not re.search(r"(?<![\^«])[0-9](?!»)", claim.claim), claim.claim


def test_claim_by_cases_is_written_with_the_numbers_of_the_solution() -> None:
    claims = {s.node.name: s.claim for s in solve("nines-proof").steps if s.claim}
    assert claims == {"blind": r"9 \mid d\,(10^a - 10^b)"}
    assert solve("nine-makes-one").steps[-1].claim or any(s.claim == r"9 \mid 10^4 n \iff 9 \mid n" for s in solve("nine-makes-one").steps)


def test_nines_follow_a_what_if() -> None:
    """The number that passes is the one added up: 42,804, or another."""
    assert solve("nines-proof").verdicts["passes"] == "agrees"
    assert plain(solve("nines-proof")["slip"]) == ("42804", "夫")
    moved = solve("nines-proof", set={"six": "五千夫"})
    assert (plain(moved["slip"]), moved.verdicts["passes"]) == (("41804", "夫"), "moved")


# ---- Set down ----


def test_where_nothing_is_stated_the_status_is_set_down(make: Make) -> None:
    def body(d: Derivation) -> None:
        a = d.given("a", "方【千里】")
        d.identity("one", a / a, 1, says="one")

    make(body)
    assert (solve("try").verdicts, solve("try").status) == ({"one": "agrees"}, "set down")
    registry()["try"] = {"": consequence("try", title="A trial", at="zaishi.2.zhu.6")(body)}
    assert solve("try").status == "set down"


@pytest.mark.parametrize("id, status", [
    ("officers-of-a-district", "set down"), ("equal-areas", "set down"), ("chariots-of-a-tong", "set down"),
    ("xiang-officers", "set down"), ("households-invariant", "proved"), ("borrowing-theorem", "proved"),
    ("royal-domain-households", "agrees"), ("well-tax", "agrees"), ("five-companies", "unit"),
])  # fmt: skip
def test_status(id: str, status: str) -> None:
    assert solve(id).status == status


def test_status_that_proves_something_has_a_theorem() -> None:
    for id, readings in registry().items():
        for reading in readings:
            found = solve(id, reading)
            assert found.status in VERDICTS
            if found.status == "proved":
                assert any(s.verdict == "proved" and s.node.proof.names() for s in found.steps), id
            if found.status == "agrees":
                assert any(s.node.kind in {"then", "again"} and s.verdict in {"agrees", "denied"} for s in found.steps), id


# ---- Voices ----


@pytest.mark.parametrize("id, change", [
    ("zaishi.2.shu.29", ("張逸", "王肅")), ("zaishi.2.shu.22", ("何休", "鄭玄")), ("zaishi.2.zhu.3", ("孟子", "王肅")),
    ("xiaositu.9.zhu.7", None), ("xiaositu.9.shu.2", None), ("xiaositu.9.shu.15", None),
])  # fmt: skip
def test_change_of_who_speaks_is_a_fault(
    id: str, change: tuple[str, str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = edition()[id]
    if change:
        voices = tuple(structs.replace(v, who=change[1]) if v.who == change[0] else v for v in old.voices)
        assert voices != old.voices
        new = replace(old, voices=voices)
    else:
        new = replace(old, speaker="孔安國")
    home = current().home
    monkeypatch.setitem(home.__dict__, "edition", Edition({**home.edition.passages, id: new}, home.edition.works))
    fault = f"{id}: other voices than were settled; if the change is meant, set heard: {new.voicing}"
    assert list(checking.text(home)) == [fault]


def test_voices_of_every_passage_are_settled() -> None:
    assert [p.id for p in edition() if p.heard != p.voicing] == []


def test_voicing_covers_who_words_kind_and_through() -> None:
    old = edition()["zaishi.2.shu.29"]
    made = {old.voicing, replace(old, speaker="某").voicing, replace(old, voices=old.voices[1:]).voicing}
    first, *rest = old.voices
    for field in ("who", "words", "kind", "through"):
        made.add(replace(old, voices=(structs.replace(first, **{field: "某"}), *rest)).voicing)
    assert len(made) == 7
    assert replace(old, translation="x", notes=()).voicing == old.voicing


def test_what_is_said_is_kept_with_its_rule() -> None:
    assert said("八月", ordinal=True).rule == "ordinal"
    assert said("三分去一").rule == "share"
