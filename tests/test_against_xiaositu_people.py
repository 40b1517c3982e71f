"""小司徒 on the people: every number that the 經, the 注 or the 疏 states there of ladders, labour and the count.

The numbers are typed here by hand, apart from the package that reads the words.
"""

from fractions import Fraction
from itertools import permutations

import pytest

from zhouli.coverage import numerals_of
from zhouli.derivation import registry
from zhouli.library import edition
from zhouli.quantities import plain
from zhouli.solving import solve

HALF = Fraction(1, 2)

# Passage (within 小司徒), the words that state it, derivation, reading, name, number, unit.
STATED = [
    ("4.jing.1", "【五人】為伍", "army-ladder", "", "squad", 5, "人"),
    ("4.jing.1", "【五伍】為兩", "army-ladder", "", "b", 5, "伍"),
    ("4.jing.1", "【四兩】為卒", "army-ladder", "", "c", 4, "兩"),
    ("4.jing.1", "【五卒】為旅", "army-ladder", "", "e", 5, "卒"),
    ("4.jing.1", "【五旅】為師", "army-ladder", "", "f", 5, "旅"),
    ("4.jing.1", "【五師】為軍", "army-ladder", "", "g", 5, "師"),
    ("4.zhu.1", "兩，【二十五人】", "army-ladder", "", "platoon", 25, "人"),
    ("4.zhu.1", "卒，【百人】", "army-ladder", "", "company", 100, "人"),
    ("4.zhu.1", "旅，【五百人】", "army-ladder", "", "battalion", 500, "人"),
    ("4.zhu.1", "師，【二千五百人】", "army-ladder", "", "division", 2500, "人"),
    ("4.zhu.1", "軍，【萬二千五百人】", "army-ladder", "", "army", 12_500, "人"),
    ("4.shu.2", "兩【二十五人】也", "army-ladder", "", "platoon", 25, "人"),
    ("4.shu.2", "軍亦【萬二千五百人】也", "army-ladder", "", "army", 12_500, "人"),
    ("4.shu.1", "百人為卒，【五人】為伍也", "army-ladder", "", "squad", 5, "人"),
    ("4.shu.1", "【五家】為比", "xiang-ladder", "", "bi", 5, "家"),
    ("4.shu.2", "閭【二十五家】", "xiang-ladder", "", "lv", 25, "家"),
    ("4.shu.2", "【四閭】為族", "xiang-ladder", "", "c", 4, "閭"),
    ("4.shu.2", "族【百家】", "xiang-ladder", "", "zu", 100, "家"),
    ("4.shu.2", "黨【五百家】", "xiang-ladder", "", "dang", 500, "家"),
    ("4.shu.2", "州【二千五百家】", "xiang-ladder", "", "zhou", 2500, "家"),
    ("4.shu.2", "鄉【萬二千五百家】", "xiang-ladder", "", "xiang", 12_500, "家"),
    ("1.shu.2", "若【四閭】為族", "xiang-ladder", "", "c", 4, "閭"),
    ("3.zhu.1", "【五家】為比", "xiang-ladder", "", "bi", 5, "家"),
    ("6.jing.1", "毋過家【一人】", "one-man-a-family", "", "cap", 1, "人"),
    ("4.shu.1", "則是【一比】也", "families-and-soldiers", "", "bi", 1, "比"),
    ("4.shu.5", "閭胥領【一閭】", "families-and-soldiers", "", "lv", 1, "閭"),
    ("4.shu.1", "一鄉出【一軍】", "families-and-soldiers", "", "army", 1, "軍"),
    ("4.shu.1", "六鄉還出【六軍】", "families-and-soldiers", "", "armies", 6, "軍"),
    ("4.shu.9", "【十夫】有溝", "sui-channels", "", "ten", 10, "夫"),
    ("4.shu.9", "【萬夫】有川", "sui-channels", "", "myriad", 10_000, "夫"),
    ("9.shu.30", "大國【三軍】", "state-armies", "", "large", 3, "軍"),
    ("9.shu.30", "次國【二軍】", "state-armies", "", "middle", 2, "軍"),
    ("9.shu.30", "小國【一軍】", "state-armies", "", "small", 1, "軍"),
    ("9.shu.30", "及【三】等采", "mobilisation-order", "", "benefices", 3, ""),
    ("9.shu.30", "【千乘】之賦", "mobilisation-order", "", "thousand", 1000, "乘"),
    ("10.shu.2", "含有【四】等公邑", "mobilisation-order", "", "zones", 4, ""),
    ("5.jing.1", "上地，家【七人】", "able-bodied", "zheng", "n7", 7, "人"),
    ("5.jing.1", "可任也者家【三人】", "able-bodied", "zheng", "w7", 3, "人"),
    ("5.jing.1", "中地，家【六人】", "able-bodied", "zheng", "n6", 6, "人"),
    ("5.jing.1", "【二家】五人", "able-bodied", "zheng", "two", 2, "家"),
    ("5.jing.1", "二家【五人】", "able-bodied", "zheng", "pair", 5, "人"),
    ("5.jing.1", "可任也者家【二人】", "able-bodied", "zheng", "w5", 2, "人"),
    ("5.zhu.2", "出老者【一人】", "able-bodied", "zheng", "removed", 1, "人"),
    ("5.zhu.2", "強弱相【半】", "able-bodied", "zheng", "half", HALF, ""),
    ("5.shu.2", "【一人】為家長", "able-bodied", "jia", "removed", 1, "人"),
    ("5.shu.2", "餘【六人】在", "able-bodied", "jia", "left7", 6, "人"),
    ("5.shu.2", "可任使者家【三人】", "able-bodied", "jia", "w7", 3, "人"),
    ("5.shu.3", "餘【五人】在", "able-bodied", "jia", "left6", 5, "人"),
    ("5.shu.3", "可任者【二人半】", "able-bodied", "jia", "w6", Fraction(5, 2), "人"),
    ("5.shu.3", "餘【四人】在", "able-bodied", "jia", "left5", 4, "人"),
    ("5.zhu.2", "為【九】等", "nine-grades", "zheng", "nine", 9, ""),
    ("5.zhu.1", "【七人】以上", "nine-grades", "zheng", "up", 7, "人"),
    ("5.zhu.1", "【五人】以下", "nine-grades", "zheng", "down", 5, "人"),
    ("5.shu.5", "是下地之【三】等", "nine-grades", "jia", "lower", 3, ""),
    ("5.shu.5", "是中地之【三】等", "nine-grades", "jia", "middle", 3, ""),
    ("5.shu.5", "是上地之【三】等", "nine-grades", "jia", "upper", 3, ""),
    ("5.shu.5", "九人、【十人】，是", "nine-grades", "jia", "g10", 10, "人"),
    ("5.shu.4", "上農夫食【九人】", "royal-regulations-five", "", "g9", 9, "人"),
    ("5.shu.4", "其次食【五人】", "royal-regulations-five", "", "g5", 5, "人"),
    ("5.shu.4", "彼言【五】等", "royal-regulations-five", "", "five", 5, ""),
    ("5.shu.4", "【百畝】之分", "royal-regulations-five", "", "f", 100, "畝"),
    ("5.shu.6", "徒【四】者", "royal-regulations-five", "", "four", 4, ""),
    ("5.shu.6", "其餘【四】者", "royal-regulations-five", "", "rest", 4, ""),
    ("5.shu.7", "此【九】等，是楚", "other-nines", "", "chu", 9, ""),
    ("5.shu.8", "上上出【九夫】", "other-nines", "", "top", 9, "夫"),
    ("5.shu.8", "上中出【八夫】", "other-nines", "", "second", 8, "夫"),
    ("5.shu.8", "稅」，為【九】等者", "other-nines", "", "tax", 9, ""),
    ("6.shu.3", "上劑致甿，【一人】為正卒", "upper-call", "", "main", 1, "人"),
    ("6.shu.3", "為正卒，【一人】為羨卒", "lower-call", "", "reserve", 1, "人"),
    ("1.zhu.1", "謂【九夫】為井", "nine-of-the-count", "zheng-zhong", "fields", 9, "夫"),
    ("1.zhu.1", "出【九】賦者", "nine-of-the-count", "zheng-xuan", "nine", 9, ""),
    ("2.shu.3", "【六口】已上", "great-count", "", "many", 6, "口"),
    ("2.shu.3", "【五口】已下", "great-count", "", "few", 5, "口"),
    ("3.jing.1", "及【三年】", "great-count", "", "years", 3, "年"),
    ("3.zhu.1", "今時【八月】", "great-count", "", "month", 8, ""),  # the eighth, not eight months
    ("4.shu.8", "故以此【二】事", "tribute-and-impost", "", "two_tributes", 2, ""),
    ("4.shu.8", "此唯有【二】賦", "tribute-and-impost", "", "two_imposts", 2, ""),
    ("16.shu.1", "亦有【三】社", "offices-and-ranks", "", "three", 3, ""),
    ("16.shu.2", "以內【六】服", "nine-zones", "", "six", 6, ""),
    ("16.shu.2", "蕃【三】服", "nine-zones", "", "three", 3, ""),
    ("16.shu.2", "仍有【九】畿", "nine-zones", "", "nine", 9, ""),
    ("16.shu.2", "相去各【五百里】", "nine-zones", "", "width", 500, "里"),
    ("19.shu.1", "教官【六十】", "offices-and-ranks", "", "offices", 60, ""),
    ("22.shu.3", "一井之內【九夫】", "surety-by-threes", "", "nine", 9, "夫"),
    ("22.shu.3", "【八家】耡一夫", "surety-by-threes", "", "eight", 8, "家"),
]  # fmt: skip


@pytest.mark.parametrize("row", STATED, ids=lambda row: f"{row[0]} {row[1]}")
def test_number_stated_is_read_and_reached(row: tuple) -> None:
    at, quotation, id, reading, name, number, unit = row
    (span,) = edition()[f"xiaositu.{at}"].spans(quotation)
    steps = [s for s in solve(id, reading).steps if span in s.node.spans and s.node.name == name]
    assert steps
    for step in steps:
        stated = step.value if step.stated is None else step.stated
        assert plain(stated) == (str(number), unit)
        assert step.verdict in {"", "agrees"}


def test_sections_on_the_people_leave_no_quantity_open() -> None:
    sections = {*range(1, 9), *range(10, 23)}
    found = {
        (p.id, c.numeral.text)
        for p in edition()
        if p.office == "xiaositu" and int(p.id.split(".")[1]) in sections and p.layer != "yinyi"
        for c in numerals_of(p.id)
        if c.role in {"open", "uncertain"}
    }
    assert found == set()


def test_rule_of_the_half_by_hand() -> None:
    for reading in registry()["able-bodied"]:
        s = solve("able-bodied", reading)
        for size, name in ((7, "w7"), (6, "w6"), (5, "w5")):
            assert plain(s[name])[0] == str(Fraction(size - 1, 2))


def test_every_order_of_two_fives_and_a_four_makes_a_company() -> None:
    second = {(a * b, a * b * c) for a, b, c in permutations((5, 5, 4))}
    assert second == {(25, 100), (20, 100)}
    s = solve("order-of-multipliers")
    assert (plain(s["platoon"])[0], plain(s["four_early"])[0], plain(s["all_fives"])[0]) == (
        "25",
        "20",
        "15625",
    )


def test_five_companies_are_no_zu() -> None:
    s = solve("five-companies")
    assert (plain(s["men"]), plain(s["times"])) == (("500", "人"), ("5", ""))
    assert s.verdicts["battalion_fits"] == "agrees"
    called = s.step("called")
    assert (called.verdict, plain(called.value), plain(called.stated), called.mended) == (
        "unit", ("1", "旅"), ("1", "族"), "旅",
    )  # fmt: skip


def test_one_man_a_family_carries_each_rung_to_its_fellow() -> None:
    home, field = solve("xiang-ladder"), solve("army-ladder")
    for a, b in zip("bi lv zu dang zhou xiang".split(), field.derivation.results, strict=True):
        assert plain(home[a])[0] == plain(field[b])[0]
    assert plain(solve("families-and-soldiers")["men"]) == ("75000", "人")


def test_six_armies_and_twelve_before_the_states_are_called() -> None:
    s = solve("mobilisation-order")
    assert [plain(s[n]) for n in ("first", "second")] == [("6", "軍"), ("12", "軍")]
    states = solve("state-armies")
    assert [plain(states[n])[0] for n in "LMS"] == ["37500", "25000", "12500"]


def test_nine_grades_divided_two_ways() -> None:
    found = {
        r: [plain(solve("nine-grades", r)[n])[0] for n in ("lower", "middle", "upper")]
        for r in registry()["nine-grades"]
    }
    assert found == {"zheng": ["4", "1", "4"], "jia": ["3", "3", "3"]}


def test_reserve_and_supernumeraries() -> None:
    upper, lower = solve("upper-call"), solve("lower-call")
    assert [plain(upper[f"r{n}"])[0] for n in "765"] == ["2", "3/2", "1"]
    assert [plain(lower[f"y{n}"])[0] for n in "765"] == ["1", "1/2", "0"]


def test_limits_of_the_rule() -> None:
    s = solve("half-of-the-rest")
    assert [plain(s[n])[0] for n in ("least_one", "least_two", "couple")] == ["3", "5", "1/2"]
    for size in range(3, 11):
        assert plain(s[f"able{size}"])[0] == str(Fraction(size - 1, 2))


def test_middle_grade_is_the_mediant() -> None:
    s = solve("middle-grade-mediant")
    low, mid, high = (Fraction(plain(s[f"{n}_rate"])[0]) for n in ("lower", "middle", "upper"))
    assert low < mid < high
    assert mid == Fraction(low.numerator + high.numerator, low.denominator + high.denominator)
    assert (plain(s["workers"]), plain(s["share"])[0]) == (("187500", "人"), "2/5")


def test_outer_zones_are_the_larger_half() -> None:
    s = solve("middle-states-share")
    assert (plain(s["middle"])[0], plain(s["outer"])[0]) == ("49/100", "51/100")
    assert plain(solve("nine-zones")["side"]) == ("10000", "里")
