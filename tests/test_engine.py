"""The engine: quotations, marks, kinds, exactness, what is laid over the text, verdicts, procedures, readings."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest
import sympy as sp

from zhouli.derivation import Derivation, Refused, consequence, find, registry, unit
from zhouli.edition import Edition, NotFound, Span, bare
from zhouli.edition.model import Mend
from zhouli.library import edition
from zhouli.quantities import express, plain, read, reduce
from zhouli.solving import SIGNS, VERDICTS, closed, exact, fingerprint, solve
from zhouli.terms import Term

NOTE = "zaishi.2.zhu.6"
Make = Callable[..., Derivation]


# ---- Quotations ----


def test_quotation_is_found_whatever_its_punctuation() -> None:
    passage = edition()[NOTE]
    assert passage.spans("內方千里積【百同】九百萬夫") == passage.spans("內方千里，積【百同】，九百萬夫")
    (span,) = passage.spans("積【百同】")
    assert passage.text[span.start : span.end] == "百同"


def test_span_keeps_the_punctuation_inside_it() -> None:
    (span,) = edition()["zaishi.3.jing.1"].spans("【甸稍縣都】皆無過")
    assert edition()["zaishi.3.jing.1"].text[span.start : span.end] == "甸、稍、縣、都"
    assert edition().transmitted(span) == "甸稍縣都"


@pytest.mark.parametrize("quotation, message", [
    ("【易】", "stands there 3 times; quote more of it"),
    ("積【千同】", "stands there 0 times; quote the words as the edition has them"),
    ("", "an empty quotation stands there 0 times"),
])  # fmt: skip
def test_quotation_must_stand_exactly_once(quotation: str, message: str, make: Make) -> None:
    with pytest.raises(NotFound, match=message):
        edition()[NOTE].spans(quotation)
    with pytest.raises(Refused, match=f"try: {NOTE}: .*{message}"):
        make(lambda d: d.given("x", quotation))


def test_every_quotation_of_the_book_stands_exactly_once() -> None:
    """A body whose words the edition has lost cannot be registered; here every span still reads as it did."""
    spans = {s for readings in registry().values() for d in readings.values() for n in d.nodes for s in n.spans}
    assert len(spans) > 400
    for span in spans:
        text = edition()[span.passage].text
        assert 0 <= span.start < span.end <= len(text)
        assert text[span.start].isalnum() and text[span.end - 1].isalnum()


@pytest.mark.parametrize("names, quotation", [("x y", "方【千里】"), ("x", "方【千里】，積【百同】")])
def test_there_are_as_many_names_as_marks(names: str, quotation: str, make: Make) -> None:
    with pytest.raises(Refused, match="write one name and one expression for each 【】"):
        make(lambda d: d.given(names, quotation))


def test_there_are_as_many_expressions_as_marks(make: Make) -> None:
    def body(d: Derivation) -> None:
        d.then("x y", [1], "積【百同】，【九百萬夫】")

    with pytest.raises(Refused, match="x y for 2 marked stretches and 1 expressions"):
        make(body)


def test_name_is_made_once(make: Make) -> None:
    def body(d: Derivation) -> None:
        d.given("x", "方【千里】")
        d.let("x", 1)

    with pytest.raises(Refused, match=r"try: x is made twice; give the second another name"):
        make(body)


def test_again_comes_after_the_name_is_made(make: Make) -> None:
    with pytest.raises(Refused, match="comes before x is made; move it below"):
        make(lambda d: d.again("x", "方【千里】"))


def test_result_must_be_made(make: Make) -> None:
    with pytest.raises(Refused, match="try makes no z; it makes x"):
        make(lambda d: d.given("x", "方【千里】"), results="x z")
    assert "try" not in registry()


def test_unknown_passage_is_refused(make: Make) -> None:
    with pytest.raises(Refused, match=r"no passage zaishi\.2\.zhu\.99; there are zaishi\.2\."):
        make(lambda d: d.given("x", "方【千里】", at="zaishi.2.zhu.99"))


# ---- Kinds and words ----


def test_result_of_another_kind_is_refused(make: Make) -> None:
    make(lambda d: d.then("x", 3 * unit("井"), "定受田者【三百萬家】"))
    with pytest.raises(Refused, match=r"try\.x: 3\*井 is not of the kind of 三百萬家"):
        solve("try")


def test_six_wells_in_place_of_six_households_are_refused() -> None:
    (span,) = edition()["zaishi.2.zhu.9"].spans("【六家】而受十三夫")
    with pytest.raises(Refused, match=r"outer-domain-households\.a: .* is not of the kind of 六井"):
        solve("outer-domain-households", edition=edition().lay({span: "六井"}))


def test_number_without_its_noun_is_refused_where_the_noun_matters(make: Make) -> None:
    make(lambda d: d.then("x", 100 * unit("同"), "積【百】同"))
    with pytest.raises(Refused, match="supply the noun"):
        solve("try")


def test_noun_can_be_supplied(make: Make) -> None:
    make(lambda d: d.then("x", 100 * unit("同"), "積【百】同", noun="同"))
    assert solve("try").verdicts["x"] == "agrees"


def test_supplied_noun_may_carry_a_scale() -> None:
    assert read("四九三十六", "萬夫") == 360000 * unit("夫")


def test_units_are_compared_through_the_ladder(make: Make) -> None:
    make(lambda d: d.then("x", 100 * unit("同"), "【九百萬夫】"))
    assert solve("try").verdicts["x"] == "agrees"
    make(lambda d: d.then("x", 100 * unit("同"), "【九百萬夫】"), id="no-ladder", measures=())
    with pytest.raises(Refused, match="not of the kind"):
        solve("no-ladder")


def test_two_senses_of_one_noun_are_two_kinds() -> None:
    assert unit("夫") != unit("夫", "man")
    assert unit("里") != unit("里", "hamlet")


@pytest.mark.parametrize("words, noun", [("甲乙", ""), ("大桀小桀", ""), ("", "")])
def test_words_that_are_no_number_are_refused(words: str, noun: str) -> None:
    with pytest.raises(Refused):
        read(words, noun)


def test_express_writes_a_quantity_in_the_unit_asked_for() -> None:
    tong, fu, jia = unit("同"), unit("夫"), unit("家")
    ladder = {tong: 90000 * fu}
    assert express(180000 * fu, tong, ladder) == 2 * tong
    assert express(180000 * fu, jia, ladder) == 180000 * fu


def test_plain_splits_number_and_unit() -> None:
    assert plain(sp.Rational(13, 18)) == ("13/18", "")
    assert plain(-sp.Rational(1, 20)) == ("-1/20", "")
    assert plain(30000 * unit("家") / unit("同")) == ("30000", "家/同")


# ---- Exact or refused ----


@pytest.mark.parametrize("value", [0.5, 1e3, sp.Float("0.5"), sp.Float("0.25") * unit("夫")])
def test_float_is_refused(value: object) -> None:
    with pytest.raises(Refused, match="is a float; write a Fraction, a sympy Rational or an expression of names"):
        exact(value, "here")


@pytest.mark.parametrize(
    "value, made", [(3, 3), (Fraction(1, 3), sp.Rational(1, 3)), (sp.Rational(2, 7), sp.Rational(2, 7))]
)
def test_exact_number_is_taken(value: object, made: object) -> None:
    assert exact(value, "here") == made


def test_float_is_refused_in_a_what_if() -> None:
    with pytest.raises(Refused, match=r"r: 0\.25 is a float"):
        solve("royal-domain-households", set={"r": 0.25})


@pytest.mark.parametrize("body", [
    lambda d: d.let("x", 0.5),
    lambda d: d.assume("x", 0.5, "no reason"),
    lambda d: d.then("x", 0.5, "積【百同】"),
    lambda d: d.measure("同", 0.5 * unit("夫")),
], ids=["let", "assume", "then", "measure"])  # fmt: skip
def test_float_is_refused_in_a_body(body: Callable[[Derivation], None], make: Make) -> None:
    with pytest.raises(Refused, match="is a float"):
        make(body)


def test_nothing_that_the_book_computes_is_a_float() -> None:
    for id, readings in registry().items():
        for reading in readings:
            for step in solve(id, reading).steps:
                assert step.value is None or not step.value.has(sp.Float), (id, step.node.name)


# ---- Unknown names ----


@pytest.mark.parametrize("call, message", [
    (lambda: solve("no-such"), "no derivation no-such; `zhouli derivations` lists them"),
    (lambda: solve("thirteen-eighteenths", "jia"), "thirteen-eighteenths has no reading jia; it has note, reply, harmony"),
    (lambda: solve("royal-domain-households")["Q"], "royal-domain-households makes no Q; it makes L, B"),
    (lambda: solve("royal-domain-households", set={"Q": 1}), "royal-domain-households makes no Q"),
    (lambda: solve("royal-domain-households", set={"no-such.r": 1}), "no derivation no-such"),
    (lambda: solve("royal-domain-households", set={"F": 1}), r"F is no premise; its premises are L, B, u, r"),
    (lambda: closed("borrow-90-tong", "Q"), "borrow-90-tong makes no Q"),
    (lambda: fingerprint("no-such"), "no derivation no-such"),
    (lambda: find("borrow-90-tong").sensitivity("x", "Q"), "borrow-90-tong makes no Q"),
    (lambda: solve("royal-domain-households", set={"r": "甲乙"}), r"royal-domain-households\.r: "),
])  # fmt: skip
def test_unknown_name_is_refused_with_what_there_is(call: Callable[[], object], message: str) -> None:
    with pytest.raises(Refused, match=message):
        call()


def test_by_is_equal_or_at_most(make: Make) -> None:
    with pytest.raises(Refused, match=r"by='more'; write 'equal' or 'at most'"):
        make(lambda d: d.given("x", "方【千里】", by="more"))


# ---- What is laid over words and names ----


def test_words_and_numbers_lay_over_a_premise_alike() -> None:
    words = solve("royal-domain-households", set={"r": "四分去一"})
    number = solve("royal-domain-households", set={"r": Fraction(1, 4)})
    assert words["H"] == number["H"] == 3375000 * unit("家")


def test_number_takes_the_unit_of_the_premise() -> None:
    assert solve("royal-domain-households", set={"L": 500})["L"] == 500 * unit("里")
    assert (
        solve("royal-domain-households", set={"L": 500})["T"]
        == solve("royal-domain-households", set={"L": "五百里"})["T"]
    )


def test_override_reaches_upstream_and_no_further() -> None:
    changed = solve("outer-domain-households", set={"thirteen-eighteenths.r": "四分去一"})
    assert plain(changed["s"]) == ("19/24", "")
    assert changed["T"] == 96 * unit("同")
    assert (changed.verdicts["T"], changed.verdicts["K"]) == ("agrees", "moved")
    assert plain(solve("outer-domain-households")["s"]) == ("13/18", "")


def test_override_that_has_no_part_in_the_result_is_refused() -> None:
    changed = {"thirteen-eighteenths.k": Fraction(1, 2)}
    assert plain(solve("thirteen-eighteenths", "note", set=changed)["s"]) == ("5/6", "")
    with pytest.raises(Refused, match=r"no part in thirteen-eighteenths .reply.; it is a premise of the reading note"):
        solve("thirteen-eighteenths", "reply", set=changed)
    with pytest.raises(Refused, match=r"borrow-90-tong.q has no part in thirteen-eighteenths"):
        solve("thirteen-eighteenths", set={"borrow-90-tong.q": 5})


def test_what_nothing_divides_moves_and_the_rest_is_answered() -> None:
    """六不存一: with nothing given back the parts cannot be counted, but the share can."""
    solution = solve("thirteen-eighteenths", "note", set={"k": 0})
    assert plain(solution["s"]) == ("2/3", "")
    assert solution.get("n") is None and solution.verdicts["n"] == "moved"
    with pytest.raises(Refused, match="divides by nothing"):
        solution["n"]


def test_changed_value_is_nobodys() -> None:
    steps = {s.node.name: s for s in solve("borrowing-theorem", set={"n": 36, "p": 26}).steps}
    assert steps["n"].asserts == "what if" and steps["n"].words == "36"


def test_words_laid_over_a_premise_are_read_in_its_sentence() -> None:
    assert plain(solve("land-tax-rates", set={"near": "十一"})["near"]) == ("1/10", "")
    assert plain(solve("thirteen-eighteenths", set={"r": "四分，去一"})["r"]) == ("1/4", "")


def test_mend_beside_a_number_does_not_hinder_a_what_if() -> None:
    assert solve("inner-domain-households", set={"k": 8}).verdicts["nine"] == "moved"


def test_no_quantity_of_the_text_is_typed_into_a_body() -> None:
    """Counts of one, exponents and our own proofs apart, numbers come from the words."""
    for readings in registry().values():
        for d in readings.values():
            for node in (n for n in d.nodes if n.kind in {"let", "then"}):
                typed = {a for part in sp.preorder_traversal(node.expr) if part.is_Add or part.is_Mul for a in part.args if a.is_Rational}
                assert typed <= {sp.Integer(1), sp.Integer(-1)}, (d.id, node.name, typed)


def test_ladder_of_units_is_taken_over_with_its_source(make: Make) -> None:
    def body(d: Derivation) -> None:
        d.ladder("尺")
        d.ladder("仞", 8)
        d.let("x", 2 * unit("仞"), noun="寸")

    make(body, measures=())
    found = solve("try")
    assert str(found["x"]) == "160*寸"
    assert {s.node.name: s.node.why for s in found.steps if s.node.kind == "assume"}["inch_in_foot"] == "漢書 律曆志"


@pytest.mark.parametrize("step, message", [
    (lambda d: d.ladder("仞"), "texts differ on 仞 .*; write ratio="),
    (lambda d: d.ladder("仞", 9), "no source has 9 尺 to 仞; write one of"),
    (lambda d: d.ladder("家"), "家 has no ladder; quote its measure"),
])  # fmt: skip
def test_ladder_that_is_not_to_be_had_is_refused(step: Callable[[Derivation], None], message: str, make: Make) -> None:
    with pytest.raises(Refused, match=message):
        make(step, measures=())


def test_reading_upstream_can_be_chosen() -> None:
    by_reply = {"thirteen-eighteenths": "reply"}
    more = {"outer-allotment.D": "百畝"}
    assert plain(solve("outer-domain-households", set=more)["s"]) == ("13/18", "")
    assert plain(solve("outer-domain-households", set=more, readings=by_reply)["s"]) == ("7/9", "")


def test_words_laid_over_a_span_are_read_in_its_place() -> None:
    (span,) = edition()[NOTE].spans("餘【六百萬夫】")
    laid = edition().lay({span: "七百萬夫"})
    assert laid.words(span) == "七百萬夫"
    assert laid.transmitted(span) == edition().words(span) == "六百萬夫"
    changed = solve("royal-domain-households", edition=laid)
    assert changed.verdicts["N"] == "differs"
    assert changed["H"] == 3000000 * unit("家")
    assert [s.node.name for s in changed.faults] == ["N"]


# ---- Verdicts ----


def mended(words: str, other: str) -> Edition:
    """Return the edition with one mend of ours in the note."""
    passage = replace(edition()[NOTE], mends=(Mend(words, other, "certain", "for the test"),))
    return Edition({**edition().passages, NOTE: passage}, edition().works)


def test_verdicts_run_from_best_to_worst() -> None:
    assert [v for v in VERDICTS if v != "set down"] == [
        "unstated", "proved", "denied", "agrees", "agrees as mended", "moved", "unit", "differs",
    ]  # fmt: skip
    assert set(SIGNS) == set(VERDICTS)


def test_step_that_nobody_states_is_unstated(make: Make) -> None:
    make(lambda d: d.let("x", 5))
    assert solve("try").verdicts == {"x": "unstated"}
    assert solve("try").status == "set down"


def test_status_is_the_worst_verdict(make: Make) -> None:
    def body(d: Derivation) -> None:
        d.let("y", 5)
        d.then("z", 100 * unit("同"), "積【百同】")
        d.then("x", 99 * unit("同"), "【九百萬夫】")

    make(body)
    assert solve("try").verdicts == {"y": "unstated", "z": "agrees", "x": "differs"}
    assert solve("try").status == "differs"


def test_proof_is_proved(make: Make) -> None:
    def body(d: Derivation) -> None:
        x = d.general("x")
        d.identity("twice", x + x, 2 * x, says="twice")

    registry()["try"] = {"": consequence("try", title="A trial")(body)}
    assert solve("try").status == "proved"


def test_stated_result_that_fails_as_transmitted_agrees_as_mended(make: Make) -> None:
    def body(d: Derivation) -> None:
        d.then("x", 90 * unit("同"), "積【百同】", holds=False)

    make(body)
    assert solve("try").verdicts["x"] == "differs"
    good = solve("try", edition=mended("積百同", "積九十同"))
    assert good.verdicts["x"] == "agrees as mended"
    step = next(s for s in good.steps if s.node.name == "x")
    assert (step.words, step.mended, plain(step.stated), plain(step.value)) == (
        "百同",
        "九十同",
        ("100", "同"),
        ("90", "同"),
    )
    assert solve("try", edition=mended("積百同", "積八十同")).verdicts["x"] == "differs"


def test_failure_that_is_declared_is_no_fault(make: Make) -> None:
    make(lambda d: d.then("x", 90 * unit("同"), "積【百同】", holds=False))
    assert solve("try").faults == []
    make(lambda d: d.then("x", 90 * unit("同"), "積【百同】"), id="undeclared")
    assert [s.node.name for s in solve("undeclared").faults] == ["x"]
    make(lambda d: d.then("x", 100 * unit("同"), "積【百同】", holds=False), id="declared-in-vain")
    assert [s.node.name for s in solve("declared-in-vain").faults] == ["x"]


def test_later_steps_go_on_from_the_computed_value(make: Make) -> None:
    def body(d: Derivation) -> None:
        x = d.then("x", 90 * unit("同"), "積【百同】", holds=False)
        d.let("y", 2 * x, noun="同")

    make(body)
    assert solve("try")["y"] == 180 * unit("同")


def test_under_a_what_if_stated_results_are_moved_and_not_at_fault() -> None:
    changed = solve("royal-domain-households", set={"r": "四分去一"})
    assert (changed.verdicts["N"], changed.verdicts["H"], changed.status) == ("moved", "moved", "moved")
    assert changed.altered and not solve("royal-domain-households").altered
    step = next(s for s in changed.steps if s.node.name == "N" and s.node.kind == "then")
    assert (plain(step.value), plain(step.stated)) == (("6750000", "夫"), ("6000000", "夫"))


def test_measure_changed_moves_what_is_compared_through_it() -> None:
    changed = solve("royal-domain-households", set={"tong-ladder.m": "八百夫"})
    assert (changed.verdicts["T"], changed.verdicts["F"]) == ("agrees", "moved")
    assert "differs" not in changed.verdicts.values()


@pytest.mark.parametrize("value, verdict", [(90, "agrees"), (100, "agrees"), (110, "differs")])
def test_ceiling_holds_for_what_is_below_it(value: int, verdict: str, make: Make) -> None:
    """無過十二 is a ceiling, not a rate."""
    make(lambda d: d.then("x", value * unit("同"), "積【百同】", by="at most"))
    assert solve("try").verdicts["x"] == verdict


def test_ceiling_of_the_classic_is_marked_as_one() -> None:
    assert [n.name for n in find("land-tax-rates").nodes if n.by == "at most"] == ["ceiling"]


def test_repeated_statements_have_verdicts_of_their_own() -> None:
    verdicts = solve("borrow-90-tong").verdicts
    assert {"p", "p~1", "h", "h~1", "x"} <= set(verdicts)


def test_several_units_in_one_statement_are_compared(make: Make) -> None:
    def body(d: Derivation) -> None:
        d.then("x", 6240000 * unit("夫"), "總為【六十九同三萬夫】", at="zaishi.2.shu.32")
        d.then("y", 6250000 * unit("夫"), "將此【四同三萬夫】", at="zaishi.2.shu.32")

    make(body)
    assert solve("try").verdicts == {"x": "agrees", "y": "differs"}


def test_nil_is_compared_with_nil_only(make: Make) -> None:
    def body(d: Derivation) -> None:
        d.then("x", 0, "國宅【無征】", at="zaishi.3.jing.1")
        d.then("y", 1, "城中宅也。【無征】", at="zaishi.3.zhu.1")

    make(body)
    assert solve("try").verdicts == {"x": "agrees", "y": "differs"}


# ---- Procedures, readings, closed forms ----


def test_steps_of_a_procedure_ascend_through_the_text(make: Make) -> None:
    def body(d: Derivation) -> None:
        d.then("x", 9000000 * unit("夫"), "【九百萬夫】之地")
        d.then("y", 100 * unit("同"), "積【百同】")

    make(body)
    with pytest.raises(Refused, match="stands before a step already taken; keep the order of the text"):
        make(body, id="ordered", procedure=True)


def test_marks_of_one_step_of_a_procedure_ascend_too(make: Make) -> None:
    """The next step is held against the last mark of the one before, not the first."""

    def body(d: Derivation) -> None:
        d.then("x y", [100 * unit("同"), 9000000 * unit("夫")], "積【百同】，【九百萬夫】")
        d.then("z", 9000000 * unit("夫"), "【九百萬夫】之地")

    with pytest.raises(Refused, match="keep the order of the text"):
        make(body, procedure=True)


def test_readings_stand_side_by_side(make: Make) -> None:
    make(lambda d: d.let("x", 1), reading="one", results="x")
    make(lambda d: d.let("x", 2), reading="two", results="x")
    assert list(registry()["try"]) == ["one", "two"]
    assert [plain(solve("try", r)["x"])[0] for r in ("", "one", "two")] == ["1", "1", "2"]


def test_readings_of_one_derivation_have_the_same_results() -> None:
    for id, readings in registry().items():
        assert len({d.results for d in readings.values()}) == 1, id


def test_attested_derivation_names_an_authority_and_a_passage() -> None:
    for readings in registry().values():
        for d in readings.values():
            assert d.title and d.about
            if not d.ours:
                assert d.authority != "ours"
                assert d.at in edition().passages


def test_consequence_is_ours(make: Make) -> None:
    made = consequence("try", title="A trial", results="x")(lambda d: d.let("x", 1))
    registry()["try"] = {"": made}
    assert (made.authority, made.ours) == ("ours", True)
    assert solve("try").steps[0].asserts == "ours"


def test_closed_form_stops_at_the_premises_or_goes_down_to_them_all() -> None:
    d = find("outer-domain-households")
    shallow = {str(s) for s in d.closed("K").free_symbols}
    deep = {str(s) for s in d.closed("K", deep=True).free_symbols}
    assert {"s", "T_all", "T_in"} == shallow
    assert {"thirteen-eighteenths.r", "thirteen-eighteenths.k", "royal-domain-households.L"} <= deep


def test_closed_form_evaluates_to_the_solution() -> None:
    for id in ("royal-domain-households", "inner-domain-households", "borrow-90-tong"):
        solution = solve(id)
        for name in solution.derivation.results:
            form = solution.derivation.closed(name)
            put = {s: solution[str(s)] for s in form.free_symbols}
            gap = reduce(form.xreplace(put), solution.ladder) - reduce(
                solution[name], solution.ladder
            )
            assert sp.simplify(gap) == 0, (id, name)


def test_body_sees_no_values(make: Make) -> None:
    seen: list[object] = []
    make(lambda d: seen.append(d.given("x", "方【千里】")))
    assert seen == [Term("name", "x")]


def test_bodies_are_not_run_again(make: Make) -> None:
    runs: list[int] = []

    def body(d: Derivation) -> None:
        runs.append(1)
        d.given("x", "方【千里】")

    make(body)
    solve("try")
    solve("try", set={"x": "五百里"})
    assert runs == [1]


# ---- Who says it, and fingerprints ----


@pytest.mark.parametrize("id, name, who", [
    ("royal-domain-households", "T", "鄭玄"), ("royal-domain-households", "B", "賈公彥"),
    ("domain-rings", "R_dian", "司馬法, through 鄭司農"), ("domain-rings", "T_dian", "ours"),
    ("average-allotment", "a", "ours"), ("average-allotment", "S", "鄭玄, through 賈公彥"),
    ("gongyang-tithe", "tithe", "公羊, through 許慎"),
])  # fmt: skip
def test_every_number_carries_who_asserts_it(id: str, name: str, who: str) -> None:
    step = next(s for s in solve(id).steps if s.node.name == name)
    assert step.asserts == who


def test_assumption_says_why() -> None:
    assumed = [n for rs in registry().values() for d in rs.values() for n in d.nodes if n.kind == "assume"]
    assert assumed and all(n.why for n in assumed)


def test_fingerprint_follows_quoted_words_and_not_prose(make: Make) -> None:
    make(lambda d: d.given("x", "方【千里】", says="one"), id="first")
    make(lambda d: d.given("x", "內方【千里】，積", says="two"), id="first-reworded", title="Another title")
    make(lambda d: d.given("x", "積【百同】"), id="second")
    assert fingerprint("first") == fingerprint("first-reworded") != fingerprint("second")
    assert len(fingerprint("first")) == 12


def test_fingerprint_follows_what_lies_upstream(make: Make) -> None:
    """Even where the quantity taken over is the same."""
    make(lambda d: d.given("x", "方【千里】"), id="up-one")
    make(lambda d: (d.given("x", "方【千里】"), d.given("y", "積【百同】")), id="up-two")
    prints = []
    for source in ("up-one", "up-two"):
        made = make(lambda d, source=source: d.uses(source, "x"), id=f"on-{source}", measures=())
        assert made.upstream() == [source]
        prints.append(fingerprint(f"on-{source}"))
    assert prints[0] != prints[1]


def test_bare_text_keeps_characters_only() -> None:
    assert bare("云「積百同」者，【九百萬夫】") == "云積百同者九百萬夫"


def test_change_is_reduced_to_what_differs() -> None:
    passage = edition()[NOTE]
    change = passage.change("積百同", "積九十同")
    assert (passage.text[change.span.start : change.span.end], change.words) == ("百", "九十")
    assert change.within(Span(NOTE, change.span.start, change.span.end + 1), "百同") == "九十同"
    assert change.within(Span(NOTE, 0, 2), passage.text[:2]) is None
