"""Our own consequences: each proved, with what it says checked once more by hand; and proofs that must not go through."""

from fractions import Fraction
from itertools import product

import pytest
import sympy as sp

from zhouli.checking import expected
from zhouli.derivation import find, registry
from zhouli.library import current, edition
from zhouli.proof import Cases, Identity, Iff, Root, Unproved
from zhouli.quantities import plain
from zhouli.solving import solve
from zhouli.whatif import closed_form

OURS = [id for id, readings in registry().items() for d in readings.values() if d.ours]
EXPECTED = expected(current().home)
PROVED = {id: list(names) for id, names in EXPECTED.proofs.items()}
THEOREMS = {id for id, status in EXPECTED.status.items() if status == "proved"}  # the others compare numbers of the text
p, q, x, y = sp.symbols("p q x y", positive=True)
NEVER = sp.Symbol("n", nonnegative=True)


@pytest.mark.parametrize("id", OURS)
def test_consequence_is_marked_as_ours_and_holds(id: str) -> None:
    solution = solve(id)
    assert solution.derivation.authority == "ours"
    theorem = id in PROVED and "proved" in solution.verdicts.values()
    assert solution.status == ("proved" if theorem else solution.status)
    assert theorem == (id in THEOREMS)
    assert set(solution.verdicts.values()) <= {"proved", "agrees", "unstated"} | ({"unit"} if id == "five-companies" else set())
    assert [s.node.name for s in solution.steps if s.node.kind == "proof"] == PROVED.get(id, [])


def test_every_proof_is_of_the_kind_the_page_names() -> None:
    kinds = {(id, n.name): n.proof.kind for id in PROVED for n in find(id).nodes if n.kind == "proof"}
    assert kinds["thirteen-eighteenths-equivalence", "agree"] == "if and only if"
    assert kinds["thirteen-eighteenths-calibration", "s_only"] == "unique root"
    assert {n for (id, n), kind in kinds.items() if kind == "complete cases"} == {
        "whole_on_the_way", "least", "whole_at_the_end", "unit", "blind", "whole", "once", "ascend", "stretches",
        "only", "four_over", "two_over",
    }  # fmt: skip
    assert {n for (id, n), kind in kinds.items() if kind == "identity"} >= {
        "exact",
        "cancels",
        "one_in_three",
        "as_whole",
    }


# ---- Borrowing ----


def test_closed_form_of_borrowing_ninety_is_free_of_what_was_borrowed() -> None:
    d = find("borrow-90-tong")
    assert d.closed("x") == d.symbols["q"] * d.symbols["s"]
    # The same procedure with the share borrowed left in: it is there, and cancels.
    assert d.symbols["b"] in d.closed("t").free_symbols


def deep(id: str, name: str, reading: str = "") -> sp.Expr:
    """Give the closed form down to the premises, each under its full name."""
    d = find(id, reading)
    return d.closed(name, deep=True).xreplace(
        {s: sp.Symbol(f"{id}.{s}", positive=True) for s in d.symbols.values()}
    )


def test_closed_form_of_the_executed_procedure_is_the_area_by_the_rate() -> None:
    """Ninety and six, each borrowed for and returned, then turned into 夫: T·s, and what was borrowed is gone."""
    area, rate = deep("outer-domain-households", "T"), deep("thirteen-eighteenths", "s", "note")
    fields = deep("tong-ladder", "hundred") / sp.Symbol("同", positive=True)
    executed = deep("net-fields-624", "K")
    assert sp.cancel(executed - area * rate * fields) == 0
    names = {str(s) for s in executed.free_symbols}
    assert {n for n in names if n.startswith(("borrow-", "net-fields"))} == set()
    # The steps on the way do hold it.
    assert {"borrow-90-tong.b", "borrow-90-tong.q"} <= {
        str(s) for s in deep("borrow-90-tong", "p").free_symbols
    }
    assert "borrow-6-tong.b" in {str(s) for s in deep("borrow-6-tong", "p").free_symbols}


def test_the_six_yield_the_area_by_the_rate_once_the_broken_tong_counts_as_one() -> None:
    d = find("borrow-6-tong")
    names = d.symbols
    total = d.closed("total").subs(
        {names["x"]: names["q"] * names["s"], names["one"]: sp.Symbol("同", positive=True)}
    )
    assert sp.cancel(total - names["T"] * names["s"]) == 0


@pytest.mark.parametrize("borrowed", ["十同", "九十同", "百二十六同"])
def test_borrowing_another_number_leaves_the_result_where_it_was(borrowed: str) -> None:
    changed = solve("borrow-90-tong", set={"b": borrowed})
    assert changed["x"] == solve("borrow-90-tong")["x"]
    assert changed.verdicts["t"] == ("agrees" if borrowed == "九十同" else "moved")
    assert changed.verdicts["x"] == "agrees"


@pytest.mark.parametrize("borrowed", [3, 12, 30])
def test_borrowing_another_number_for_the_six_leaves_the_total(borrowed: int) -> None:
    total = solve("borrow-6-tong", set={"b": borrowed})["total"]
    assert (
        total.coeff(sp.Symbol("同", positive=True)) * 90000 + total.coeff(sp.Symbol("夫", positive=True))
        == 6240000
    )


def test_borrowing_theorem_gone_through_by_hand() -> None:
    for whole, more in product(range(1, 60), range(60)):
        kept = Fraction(whole + more) * Fraction(13, 18)
        assert kept * (1 - Fraction(more, whole + more)) == Fraction(whole) * Fraction(13, 18)
        assert (kept.denominator == 1) == ((whole + more) % 18 == 0)
    assert [next(b for b in range(18) if (w + b) * 13 % 18 == 0) for w in (6, 90)] == [12, 0]
    found = solve("borrowing-theorem")
    assert [plain(found[n])[0] for n in ("least_6", "least_90", "parts")] == ["12", "0", "3"]
    assert plain(found["direct"]) == ("6240000", "夫")


def test_tong_must_be_broken_into_a_multiple_of_three() -> None:
    helps = [u for u in range(1, 19) if (Fraction(6 * 13, 18) * u).denominator == 1]
    assert helps == [3, 6, 9, 12, 15, 18]
    assert (Fraction(6 * 13, 18) * 90_000).denominator == 1


# ---- The thirteen ----


def test_thirteen_cancels() -> None:
    """864·13/18·6/13 = 864/3, whatever the thirteen is, if share and allotment move together."""
    assert Fraction(864) * Fraction(13, 18) * Fraction(6, 13) == Fraction(864, 3)
    found = solve("households-invariant")
    assert plain(found["density_in"]) == plain(found["density_out"]) == ("30000", "家/同")
    assert plain(found["total"]) == plain(solve("royal-domain-households")["H"]) == ("3000000", "家")
    assert plain(found["heads"]) == ("3045000", "家")


def test_changing_share_or_allotment_alone_spoils_the_invariant() -> None:
    for alone in ({"thirteen-eighteenths.k": "三而存一"}, {"outer-allotment.D": "百畝"}):
        changed = solve("households-invariant", set=alone)
        assert (changed.verdicts["cancels"], changed.verdicts["one_in_three"]) == ("proved", "moved")
        assert changed["density_in"] != changed["density_out"]


def test_changing_share_and_allotment_together_keeps_it() -> None:
    """Seven fields for three households, and seven ninths kept: seven cancels as thirteen did."""
    both = {"outer-allotment.D": "百畝", "thirteen-eighteenths.k": "三而存一"}
    changed = solve("households-invariant", set=both)
    assert plain(changed["density_out"]) == ("30000", "家/同")
    found = [changed.verdicts[n] for n in ("cancels", "one_in_three", "as_whole")]
    assert found == ["proved", "agrees", "agrees"]


def test_proof_that_fails_as_transmitted_is_never_let_pass() -> None:
    """A what-if moves a proof; the text itself, with a slip in it, must not get by."""
    (span,) = edition()["zaishi.2.zhu.6"].spans("涂巷，【三分去一】")
    with pytest.raises(Unproved):
        solve("households-invariant", edition=edition().lay({span: "四分去一"}))


@pytest.mark.parametrize(
    "a, b, c", [(1, 1, 1), (1, 0, 0), (3, 3, 3), (1, 1, 2), (2, 5, 0), (3, 0, 5), (5, 2, 3), (4, 4, 4)]
)
def test_note_and_reply_agree_exactly_when_five_a_is_two_b_and_three_c(a: int, b: int, c: int) -> None:
    inside, outside = a * 100 + b * 200 + c * 300, a * 150 + b * 200 + c * 300
    reply = Fraction(2, 3) * Fraction(outside, inside)
    assert (reply == Fraction(13, 18)) == (5 * a == 2 * b + 3 * c)


def test_only_one_share_keeps_the_density_of_the_inside() -> None:
    found = solve("thirteen-eighteenths-calibration")
    assert plain(found["s"]) == ("13/18", "")
    root = next(n.proof for n in found.derivation.nodes if n.name == "s_only")
    assert root.solution().has(root.x) is False


# ---- Rings ----


@pytest.mark.parametrize("ring, land, fields, households", [
    ("near", 1, 60_000, 30_000), ("far", 3, 180_000, 90_000), ("dian", 12, 780_000, 360_000),
    ("shao", 20, 1_300_000, 600_000), ("xian", 28, 1_820_000, 840_000), ("jiang", 36, 2_340_000, 1_080_000),
])  # fmt: skip
def test_ring(ring: str, land: int, fields: int, households: int) -> None:
    rings = solve("domain-rings")
    found = [plain(rings[f"{what}_{ring}"]) for what in "TNH"]
    assert found == [(str(land), "同"), (str(fields), "夫"), (str(households), "家")]


def test_rings_make_up_the_sums_that_the_note_states() -> None:
    rings = solve("domain-rings")
    assert (
        sum(int(plain(rings[f"T_{n}"])[0]) for n in ("near", "far", "dian", "shao", "xian", "jiang")) == 100
    )
    sums = {
        n: rings.verdicts[n] for n in ("inner", "outer", "outer_net", "outer_households", "inner_households")
    }
    assert set(sums.values()) == {"agrees"}
    assert plain(rings["rest"]) == ("285000", "家")
    assert plain(rings["rest_land"]) == ("617500", "夫")


# ---- The others ----


def test_city_wall_encloses_a_hundredth_of_what_is_removed() -> None:
    city = solve("city-and-third")
    assert Fraction(12 * 12, 100 * 100) / (Fraction(4) / 3) == Fraction(27, 2500)
    assert [plain(city[n])[0] for n in ("city", "share", "cities")] == ["9/625", "27/2500", "1250/81"]


def test_taxes_climb_by_a_twentieth() -> None:
    taxes = solve("tax-twentieths")
    assert plain(taxes["step"]) == ("1/20", "")
    mean = Fraction(1, 10) * 1 + Fraction(3, 20) * 3 + Fraction(1, 5) * 96
    assert plain(taxes["mean"]) == (str(mean / 100), "")


def test_mixed_field_crops_what_mencius_gives() -> None:
    assert plain(solve("gui-half-crop")["crop"]) == plain(solve("gui-land")["g"]) == ("50", "畝")


def test_what_the_three_million_depend_on() -> None:
    found = solve("domain-sensitivity")
    expected = {
        "share_only": 120_000 + Fraction(8_640_000) * Fraction(13, 18) / 2,
        "allotment_only": 120_000 + Fraction(8_640_000) * Fraction(2, 3) * Fraction(6, 13),
        "quarter": Fraction(9_000_000, 4) / 2,
        "plain_third": Fraction(3_000_000),
    }
    assert {name: plain(found[name])[0] for name in expected} == {
        name: str(value) for name, value in expected.items()
    }


# ---- What-ifs ----


@pytest.mark.parametrize("id, name, changes, expected", [
    ("outer-domain-households", "H", {"thirteen-eighteenths.r": "四分去一"}, str(Fraction(6_840_000 * 6, 13))),
    ("outer-domain-households", "K", {"thirteen-eighteenths.r": "四分去一"}, "6840000"),
    ("outer-domain-households", "K", {"thirteen-eighteenths.k": Fraction(1, 3)}, "6720000"),
    ("royal-domain-households", "H", {"r": "四分去一"}, "3375000"),
    ("royal-domain-households", "H", {"L": "五百里"}, "750000"),
    ("inner-domain-households", "H", {"W": "四百里"}, "480000"),
    ("outer-domain-households", "T", {"royal-domain-households.L": "五百里"}, "21"),
])  # fmt: skip
def test_premise_changed_flows_through_everything_that_uses_it(
    id: str, name: str, changes: dict, expected: str
) -> None:
    solution = solve(id, set=changes)
    assert plain(solution[name])[0] == expected
    assert "moved" in solution.verdicts.values()
    assert "differs" not in solution.verdicts.values()


def evaluate(tree: object, values: dict[str, Fraction]) -> Fraction:
    """Evaluate a closed form as the page does."""
    if isinstance(tree, str):
        return values[tree] if tree in values else Fraction(tree)
    sign, *parts = tree  # type: ignore[misc]
    if sign == "^":
        return evaluate(parts[0], values) ** parts[1]
    out = Fraction(sign == "*")
    for part in parts:
        out = out * evaluate(part, values) if sign == "*" else out + evaluate(part, values)
    return out


@pytest.mark.parametrize("id, name", [
    ("royal-domain-households", "H"), ("inner-domain-households", "H"), ("outer-domain-households", "H"),
    ("outer-domain-households", "K"), ("borrow-90-tong", "x"), ("domain-sensitivity", "share_only"),
    ("domain-rings", "H_jiang"), ("tax-twentieths", "mean"),
])  # fmt: skip
def test_closed_form_as_data_gives_what_solving_gives(id: str, name: str) -> None:
    form = closed_form(id, name)
    values = {p.key: Fraction(p.value) for p in form.premises}
    assert (str(evaluate(form.tree, values)), form.unit) == plain(solve(id)[name])
    for premise in form.premises:
        other = values[premise.key] * Fraction(3, 4) + Fraction(1, 7)
        assert evaluate(form.tree, values | {premise.key: other}) == number(id, name, premise.key, other)


def number(id: str, name: str, key: str, value: Fraction) -> Fraction:
    """Solve with one premise changed; the number only."""
    return Fraction(plain(solve(id, set={key: value})[name])[0])


def test_sensitivity_is_the_derivative_of_the_closed_form() -> None:
    d = find("royal-domain-households")
    step = Fraction(1, 1000)
    low, high = (Fraction(plain(solve(d.id, set={"r": Fraction(1, 3) + k * step})["N"])[0]) for k in (0, 1))
    slope = d.sensitivity("N", "r")
    assert slope == -(d.symbols["L"] ** 2) * d.symbols["u"] / d.symbols["B"] ** 2
    assert (high - low) / step == -9_000_000


# ---- Proofs that must not go through ----


@pytest.mark.parametrize("claim", [
    Identity((q + x) * p * (1 - x / (q + x)), q * p + 1),
    Identity((q + x) * p * (1 - x / q), q * p),
    Iff(5 * x - 2 * y, 5 * x - 3 * y),
    Iff((x - y) * (x - 2 * y), x - y),
    Iff(sp.Integer(0) * x, x - y),
    Root((x - 1) * (x - 2), x),
    Root(x - x + y, x),
    Root(NEVER * x - 1, x),
    Root((x - 1) / (x**2 - 1) * (x - 1), x),
    Cases("all are even", lambda k: k % 2 == 0, (sp.Integer(4),)),
    Cases("q + b below six", lambda k, m, top: k + m < top, (sp.Integer(4), sp.Integer(4)), (sp.Integer(6),)),
], ids=lambda claim: f"{claim.kind}: {claim.latex() if claim.kind != 'unique root' else claim.claim}")  # fmt: skip
def test_wrong_claim_raises_unproved(claim: Identity | Iff | Root | Cases) -> None:
    with pytest.raises(Unproved):
        claim.check()


@pytest.mark.parametrize("claim", [
    Identity((q + x) * p * (1 - x / (q + x)), q * p),
    Iff((5 * x - 2 * y) * (x + y) / q, 2 * y - 5 * x),
    Root((100 - x) / (900 + x) - sp.Rational(1, 11), x),
    Cases("18 k is even", lambda k, n: k * n % 2 == 0, (sp.Integer(2),), (sp.Integer(18),)),
], ids=lambda claim: claim.kind)  # fmt: skip
def test_right_claim_passes(claim: Identity | Iff | Root | Cases) -> None:
    claim.check()


def test_failing_case_is_named() -> None:
    with pytest.raises(Unproved, match=r"all are small: fails at \(3,\)"):
        Cases("all are small", lambda k: k < 3, (sp.Integer(5),)).check()
