"""What-ifs: what is outside the model is said, what is no exact number is refused, and a premise must bear on the rest."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest
import sympy as sp

from zhouli.derivation import Derivation, Refused, unit
from zhouli.quantities import plain
from zhouli.solving import _row, solve
from zhouli.whatif import closed_form

Make = Callable[..., Derivation]
ROYAL = "royal-domain-households"


# ---- Outside what the model means ----


@pytest.mark.parametrize("id, changes, outside", [
    (ROYAL, {"r": 2}, ["r = 2: a share is at least 0 and at most 1", "N = -9000000夫: there is nothing less than none"]),
    (ROYAL, {"r": -1}, ["r = -1: a share is at least 0 and at most 1"]),
    (ROYAL, {"L": -1000}, ["L = -1000里: there is nothing less than none"]),
    (ROYAL, {"L": "千里半"}, ["H = 12012003/4家: 家 is counted whole"]),
    ("outer-domain-households", {"tong-ladder.m": "七夫"}, ["K = 145600/3夫: 夫 is counted whole"]),
    ("able-bodied", {"n7": 0}, ["w7 = -1/2人: there is nothing less than none"]),
    ("average-allotment", {"three": "二家半"}, ["three = 5/2家: 家 is counted whole"]),
    ("outer-domain-households", {"thirteen-eighteenths.r": 3}, ["thirteen-eighteenths.r = 3: a share"]),
])  # fmt: skip
def test_what_breaks_a_bound_is_said(id: str, changes: dict, outside: list[str]) -> None:
    found = solve(id, set=changes).outside
    for line in outside:
        assert any(line in each for each in found), found


@pytest.mark.parametrize("id, changes", [
    (ROYAL, {"r": "四分去一"}), (ROYAL, {"L": "五百里"}), ("borrow-90-tong", {"b": "十同"}),
    ("thirteen-eighteenths", {"k": Fraction(1, 3)}),
])  # fmt: skip
def test_sane_change_breaks_none(id: str, changes: dict) -> None:
    assert solve(id, set=changes).outside == ()


def test_text_itself_is_never_outside() -> None:
    """Five able-bodied of two households are two and a half to one: the text has halves of men of its own."""
    assert solve("able-bodied").outside == ()
    assert solve("able-bodied", set={"n7": 9}).outside == ()


# ---- No exact number ----


@pytest.mark.parametrize("value", [
    sp.sqrt(2), sp.pi, sp.I, sp.log(2), sp.GoldenRatio, sp.oo, sp.nan, sp.zoo, sp.Symbol("a"), unit("夫"), True, None, 10**5000,
    sp.Integer(10) ** 3000, Fraction(1, 10**200), "9" * 5000, "9" * 4000, "1_000", "１／３", "1/0", "0.5", "nan", "", "第三",
    "甲" * 5000,
], ids=lambda value: str(type(value).__name__))  # fmt: skip
def test_what_is_no_exact_number_is_refused_in_one_short_line(value: object) -> None:
    with pytest.raises(Refused) as fault:
        solve(ROYAL, set={"r": value})
    message = str(fault.value)
    assert len(message) < 240 and "\n" not in message
    assert "4300" not in message and "set_int_max" not in message


def test_full_width_digits_are_echoed_as_typed() -> None:
    with pytest.raises(Refused, match="r=１／３: no exact number; write it in plain digits, as 1/3"):
        solve(ROYAL, set={"r": "１／３"})


# ---- Names ----


@pytest.mark.parametrize("key", [5, None, ("r",), b"r"])
def test_key_that_is_no_text_is_refused(key: object) -> None:
    with pytest.raises(Refused, match="is no name of a premise; write it as text"):
        solve(ROYAL, set={key: 1})


def test_premise_is_set_once() -> None:
    with pytest.raises(Refused, match=f"{ROYAL}.r is set twice; write it once"):
        solve(ROYAL, set={"r": "1/3", f"{ROYAL}.r": "1/4"})


def test_premise_that_bears_on_nothing_here_is_refused() -> None:
    """The upper land of the inside is met on the way, and no number of the outside rests on it."""
    with pytest.raises(Refused, match=r"average-allotment.A has no part in outer-domain-households; leave it out"):
        solve("outer-domain-households", set={"average-allotment.A": 0})


@pytest.mark.parametrize("id, key, value", [
    ("outer-domain-households", "tong-ladder.m", "八百夫"), ("outer-domain-households", "outer-allotment.D", "百畝"),
    ("inner-domain-households", "k", 8), ("households-invariant", "thirteen-eighteenths.k", "三而存一"),
    ("net-fields-624", "royal-domain-households.L", "五百里"),
])  # fmt: skip
def test_premise_that_bears_on_something_is_taken(id: str, key: str, value: object) -> None:
    assert solve(id, set={key: value}).altered


# ---- The least borrowing ----


@pytest.mark.parametrize("taken", [90, 80, 70, 7, 1, 18, 95])
def test_least_borrowing_is_a_residue(taken: int) -> None:
    changed = solve("borrowing-theorem", set={"borrow-90-tong.q": taken})
    for name, there in (("least_90", taken), ("least_6", 96 - taken)):
        least = next(b for b in range(18) if (there + b) % 18 == 0)
        assert plain(changed[name]) == (str(least), ""), (taken, name)


def test_least_borrowing_rests_on_what_was_taken() -> None:
    assert "q" in solve("borrowing-theorem").derivation.node("least_90").names
    assert [plain(solve("borrowing-theorem", set={"borrow-90-tong.q": q})["least_90"])[0] for q in (80, 70)] == ["10", "2"]


def test_closed_form_with_a_remainder_is_no_rational_function() -> None:
    with pytest.raises(Refused, match="not a rational function; choose another result"):
        closed_form("borrowing-theorem", "least_90")


# ---- Several units ----


def test_statement_in_several_units_is_answered_down_the_ladder() -> None:
    total = solve("borrow-6-tong")
    assert plain(total["total"]) == ("69同 + 30000夫", "")
    moved = solve("borrow-6-tong", set={"thirteen-eighteenths.k": "三而存一"})
    assert (plain(moved["total"]), moved.verdicts["total"]) == (("74同 + 60000夫", ""), "moved")
    form = closed_form("borrow-6-tong", "total")
    assert (form.unit, form.parts) == ("同", [("同", "1"), ("夫", "90000")])


def test_old_and_new_mu(make: Make, say: Callable[..., str]) -> None:
    """王制: a hundred old 畝 at eight feet to the pace are, at six feet four inches, 156 畝 25 步 and not what it says."""
    at = say("古者以周尺八尺為步，今以周尺六尺四寸為步。古者百畝，當今東田百四十六畝三十步。當今百五十六畝二十五步。一畝百步，十寸為尺。")

    def body(d: Derivation) -> None:
        d.measure("畝", d.given("strip", "一畝【百步】", sense="square pace"))
        d.measure("尺", d.given("inches", "【十寸】為尺"))
        old = d.given("old", "古者以周尺【八尺】為步")
        new = d.given("new", "今以周尺【六尺四寸】為步")
        field = d.given("field", "古者【百畝】")
        d.then("mu", field * (old / new) ** 2, "東田【百四十六畝三十步】", sense="square pace", holds=False)
        d.again("mu", "當今【百五十六畝二十五步】", sense="square pace")

    make(body, at=at, measures=(), results="mu")
    found = solve("try")
    assert plain(found["mu"]) == ("25步 + 156畝", "")
    assert list(found.verdicts.values()) == ["differs", "agrees"]
    form = closed_form("try", "mu")
    fields = {p.key: (p.value, p.unit) for p in form.premises}
    assert (fields["try.new#尺"], fields["try.new#寸"]) == (("6", "尺"), ("4", "寸"))
    assert "try.new" not in fields
    assert (form.unit, form.parts) == ("畝", [("畝", "1"), ("步", "100")])
    with pytest.raises(Refused, match=r"try.new: 7 would be of several units .*; write words, as 六尺四寸"):
        solve("try", set={"new": 7})
    assert plain(solve("try", set={"new": "六尺"})["mu"]) == ("700/9步 + 177畝", "")


def test_mixed_units_are_hashed_in_one(make: Make, say: Callable[..., str]) -> None:
    """However it is shown, an amount in several units enters the fingerprint in the least of them."""
    at = say("又總六十九同三萬夫矣。")
    make(lambda d: d.given("x", "【六十九同三萬夫】"), at=at)
    step = solve("try").steps[0]
    shown = replace(step, amount={(("同", 1),): Fraction(69), (("夫", 1),): Fraction(29_999), (("畝", 1),): Fraction(100)})
    rows = [_row("", s, solve("try").rungs) for s in (step, shown)]
    assert rows[0] == rows[1]
    assert rows[0][4:6] == ["624000000", "畝"]
