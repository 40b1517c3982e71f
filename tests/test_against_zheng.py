"""Zheng Xuan 鄭玄 and those he quotes: every number that the 注 on 載師 states, reached from its premises.

The numbers on the right are typed here by hand, apart from the package that reads the words.
"""

import re
from fractions import Fraction
from pathlib import Path

import pytest

from zhouli.derivation import Refused, registry
from zhouli.library import edition
from zhouli.quantities import plain
from zhouli.solving import solve

AGAINST = Path(__file__).parent / "against"

# Passage, the words that state the result, where it is derived, its name there, the number, its unit.
RESULTS = [
    ("zaishi.2.zhu.6", "積【百同】", "royal-domain-households", "T", 100, "同"),
    ("zaishi.2.zhu.6", "積百同，【九百萬夫】", "royal-domain-households", "F", 9_000_000, "夫"),
    ("zaishi.2.zhu.6", "餘【六百萬夫】", "royal-domain-households", "N", 6_000_000, "夫"),
    ("zaishi.2.zhu.6", "定受田者【三百萬家】", "royal-domain-households", "H", 3_000_000, "家"),
    ("zaishi.2.zhu.7", "地居【四同】", "inner-domain-households", "T", 4, "同"),
    ("zaishi.2.zhu.7", "地居四同，【三十六萬夫】", "inner-domain-households", "F", 360_000, "夫"),
    ("zaishi.2.zhu.7", "其餘【二十四萬夫】", "inner-domain-households", "N", 240_000, "夫"),
    ("zaishi.2.zhu.7", "六鄉之民【七萬五千家】", "inner-domain-households", "X", 75_000, "家"),
    ("zaishi.2.zhu.7", "一家受【二夫】", "average-allotment", "m", 2, "夫"),
    ("zaishi.2.zhu.7", "則【十五萬夫】之地", "inner-domain-households", "Y", 150_000, "夫"),
    ("zaishi.2.zhu.7", "其餘【九萬夫】", "inner-domain-households", "Z", 90_000, "夫"),
    ("zaishi.2.zhu.7", "【九】者亦通受一夫", "inner-domain-households", "nine", 9, ""),
    ("zaishi.2.zhu.7", "則【半】農人也", "inner-domain-households", "half", Fraction(1, 2), ""),
    ("zaishi.2.zhu.7", "定受田【十二萬家】", "inner-domain-households", "H", 120_000, "家"),
    ("zaishi.2.zhu.9", "合居【九十六同】", "outer-domain-households", "T", 96, "同"),
    ("zaishi.2.zhu.9", "合居九十六同，【八百六十四萬夫】", "outer-domain-households", "F", 8_640_000, "夫"),
    ("zaishi.2.zhu.9", "於【三分】所去", "thirteen-eighteenths", "thirds", 3, "分"),
    ("zaishi.2.zhu.9", "以【十八分之十三】率之", "thirteen-eighteenths", "s", Fraction(13, 18), ""),
    ("zaishi.2.zhu.9", "則其餘【六百二十四萬夫】之地", "outer-domain-households", "K", 6_240_000, "夫"),
    ("zaishi.2.zhu.9", "【六家】而受十三夫", "outer-domain-households", "a", 6, "家"),
    ("zaishi.2.zhu.9", "六家而受【十三夫】", "outer-domain-households", "b", 13, "夫"),
    ("zaishi.2.zhu.9", "定受田【二百八十八萬家】", "outer-domain-households", "H", 2_880_000, "家"),
    ("zaishi.2.zhu.9", "其在甸【七萬五千家】", "six-sui", "X", 75_000, "家"),
    ("zaishi.4.zhu.2", "罰以【三家】之稅粟", "penalties", "three", 3, "家"),
]

# The same for what the 經 or the 注 sets down without deriving it.
PREMISES = [
    ("zaishi.2.zhu.2", "王國【百里】為郊", "domain-rings", "R_far", 100, "里"),
    ("zaishi.2.zhu.2", "【二百里】為州", "domain-rings", "R_dian", 200, "里"),
    ("zaishi.2.zhu.2", "【三百里】為野", "domain-rings", "R_shao", 300, "里"),
    ("zaishi.2.zhu.2", "【四百里】為縣", "domain-rings", "R_xian", 400, "里"),
    ("zaishi.2.zhu.2", "【五百里】為都", "domain-rings", "R_jiang", 500, "里"),
    ("zaishi.2.zhu.2", "【五十里】為近郊", "domain-rings", "R_near", 50, "里"),
    ("zaishi.2.zhu.3", "圭田【五十畝】", "gui-land", "g", 50, "畝"),
    ("zaishi.2.zhu.4", "自此以外皆然。【二百里】", "public-settlement-zones", "second", 200, "里"),
    ("zaishi.2.zhu.4", "二百里、【三百里】", "public-settlement-zones", "third", 300, "里"),
    ("zaishi.2.zhu.4", "【四百里】、五百里", "public-settlement-zones", "fourth", 400, "里"),
    ("zaishi.2.zhu.4", "四百里、【五百里】", "public-settlement-zones", "fifth", 500, "里"),
    ("zaishi.2.zhu.5", "夫一廛，田【百畝】", "hundred-mu-field", "f", 100, "畝"),
    ("zaishi.2.zhu.6", "凡王畿內方【千里】", "royal-domain-households", "L", 1000, "里"),
    ("zaishi.2.zhu.6", "涂巷，【三分去一】", "royal-domain-households", "r", Fraction(1, 3), ""),
    ("zaishi.2.zhu.7", "【三分去一】，其餘", "inner-domain-households", "r", Fraction(1, 3), ""),
    ("zaishi.2.zhu.7", "【一家】受二夫", "average-allotment", "h", 1, "家"),
    ("zaishi.2.zhu.7", "亦通受【一夫】", "inner-domain-households", "e", 1, "夫"),
    ("zaishi.2.zhu.8", "【五口】乃當農夫一人", "five-mouths", "n", 5, "口"),
    ("zaishi.2.zhu.8", "五口乃當農夫【一人】", "five-mouths", "one", 1, "人"),
    ("zaishi.2.zhu.9", "【六而存一】", "thirteen-eighteenths", "k", Fraction(1, 6), ""),
    ("zaishi.2.zhu.9", "七萬五千家為【六】遂", "six-sui", "n", 6, ""),
    ("zaishi.3.jing.1", "國宅【無征】", "land-tax-rates", "state", 0, ""),
    ("zaishi.3.jing.1", "園廛【二十而一】", "land-tax-rates", "garden", Fraction(1, 20), ""),
    ("zaishi.3.jing.1", "近郊【十一】", "land-tax-rates", "near", Fraction(1, 10), ""),
    ("zaishi.3.jing.1", "遠郊【二十而三】", "land-tax-rates", "far", Fraction(3, 20), ""),
    ("zaishi.3.jing.1", "皆無過【十二】", "land-tax-rates", "ceiling", Fraction(2, 10), ""),
    ("zaishi.3.jing.1", "漆林之征【二十而五】", "land-tax-rates", "lacquer", Fraction(5, 20), ""),
    ("zaishi.4.zhu.1", "廣【二寸】", "stamped-cloth", "width", 2, "寸"),
    ("zaishi.4.zhu.1", "長【二尺】", "stamped-cloth", "length", 2, "尺"),
    ("zaishi.4.zhu.2", "【二十五家】之泉", "penalties", "hamlet", 25, "家"),
    ("zaishi.4.zhu.2", "【百畝】之稅", "penalties", "f", 100, "畝"),
]

# Stated again elsewhere in the 注, by Du Zichun, Zheng Zhong or Zheng Xuan: the same quantity in other words.
AGAIN = [
    ("zaishi.2.zhu.2", "【百里】為遠郊", "domain-rings", "R_far"),
    ("zaishi.2.zhu.4", "或謂【二百里】為州", "public-settlement-zones", "second"),
    ("zaishi.2.zhu.4", "二百里為州、【四百里】為縣云", "public-settlement-zones", "fourth"),
    ("zaishi.2.zhu.4", "畺，【五百里】", "domain-rings", "R_jiang"),
    ("zaishi.3.zhu.1", "城中宅也。【無征】", "land-tax-rates", "state"),
    ("zaishi.3.zhu.1", "無征，【無稅】也", "land-tax-rates", "state"),
    ("zaishi.4.zhu.1", "【五畝】之宅", "homestead-mu", "house"),
]

# Zheng's reply to Zhang Yi 張逸, preserved by Jia.
REPLY = [
    ("上地不易，家【百畝】", "average-allotment", "", "A", 100, "畝"),
    ("一易家【二百畝】", "average-allotment", "", "B", 200, "畝"),
    ("再易家【三百畝】", "average-allotment", "", "C", 300, "畝"),
    ("相通三夫【六百畝】", "average-allotment", "", "S", 600, "畝"),
    ("相通三夫而【六百五十畝】", "outer-allotment", "", "S", 650, "畝"),
    ("以【三分去一】之法，當餘十二", "thirteen-eighteenths", "reply", "r", Fraction(1, 3), ""),
    ("當餘【十二】", "thirteen-eighteenths", "reply", "twelve", 12, ""),
    ("乃得【十三】", "thirteen-eighteenths", "reply", "kept", 13, ""),
    ("注【十八分之十三】率之", "thirteen-eighteenths", "reply", "s", Fraction(13, 18), ""),
]


def words(row: tuple) -> str:
    """Name a case by the Chinese words that state it."""
    return next(x for x in row if isinstance(x, str) and "【" in x)


def check(id: str, reading: str, name: str, at: str, quotation: str, number: object, unit: str) -> str:
    """Find the step that quotes the words, compare it with the number typed here, and return its verdict."""
    solution = solve(id, reading)
    assert plain(solution[name]) == (str(number), unit)
    (span,) = edition()[at].spans(quotation)
    (step,) = [s for s in solution.steps if span in s.node.spans and s.node.name == name]
    if step.node.kind == "given":
        assert plain(step.value) == (str(number), unit)
    else:
        assert plain(step.stated) == (str(number), unit)
    return step.verdict or step.node.kind


@pytest.mark.parametrize("row", RESULTS, ids=words)
def test_result_that_the_note_states_is_reached(row: tuple) -> None:
    at, quotation, id, name, number, unit = row
    assert check(id, "", name, at, quotation, number, unit) == "agrees"


@pytest.mark.parametrize("row", PREMISES, ids=words)
def test_premise_is_read_from_its_words(row: tuple) -> None:
    at, quotation, id, name, number, unit = row
    assert check(id, "", name, at, quotation, number, unit) == "given"


@pytest.mark.parametrize("row", AGAIN, ids=words)
def test_quantity_stated_a_second_time_agrees(row: tuple) -> None:
    at, quotation, id, name = row
    (span,) = edition()[at].spans(quotation)
    (step,) = [s for s in solve(id).steps if span in s.node.spans]
    assert (step.node.kind, step.node.name, step.verdict) == ("again", name, "agrees")


@pytest.mark.parametrize("row", REPLY, ids=words)
def test_reply_to_zhang_yi(row: tuple) -> None:
    quotation, id, reading, name, number, unit = row
    verdict = check(id, reading, name, "zaishi.2.shu.29", quotation, number, unit)
    assert verdict in ({"given"} if name in "ABCr" else {"agrees"})


@pytest.mark.parametrize(
    "grade, field, fallow, inside", [("A", 100, 50, 100), ("B", 100, 100, 200), ("C", 100, 200, 300)]
)
def test_reply_sets_field_and_fallow_beside_the_allotments_inside(
    grade: str, field: int, fallow: int, inside: int
) -> None:
    outer = solve("outer-allotment")
    assert plain(outer[grade]) == (str(field), "畝")
    assert plain(outer[{"A": "D", "B": "E", "C": "F"}[grade]]) == (str(fallow), "畝")
    assert plain(solve("average-allotment")[grade]) == (str(inside), "畝")


def test_note_and_reply_reach_the_same_fraction_by_different_roads() -> None:
    note, reply = solve("thirteen-eighteenths", "note"), solve("thirteen-eighteenths", "reply")
    assert note["s"] == reply["s"]
    assert {n.name for n in note.derivation.premises()} == {"r", "k"}
    assert {n.name for n in reply.derivation.premises()} == {"r", "n"}
    # More fallow moves the reply and leaves the note where it is.
    more = {"outer-allotment.D": "百畝"}
    assert plain(solve("thirteen-eighteenths", "reply", set=more)["s"]) == ("7/9", "")
    with pytest.raises(Refused, match="has no part in thirteen-eighteenths"):
        solve("thirteen-eighteenths", "note", set=more)


def test_reply_to_zhao_shang_lets_the_two_fines_stand_apart() -> None:
    """趙商 compares 二十五家之布 with 三家之稅粟; 何以假他輕重乎: the one is cash, the other grain."""
    penalties = solve("penalties")
    at = edition()["zaishi.4.shu.8"]
    asked = {"乃罰以【二十五家】之布": ("hamlet", "25"), "則罰之【三家】之稅粟": ("three", "3")}
    for quotation, (name, number) in asked.items():
        (step,) = [s for s in penalties.steps if at.spans(quotation)[0] in s.node.spans]
        assert (step.node.name, *plain(step.stated), step.verdict) == (name, number, "家", "agrees")
        assert step.asserts.startswith("趙商")
    assert plain(penalties["ratio"]) == ("25/3", "")


def test_nine_kinds_of_land_are_the_nine_that_the_note_lists() -> None:
    (step,) = [s for s in solve("inner-domain-households").steps if s.node.name == "k"]
    assert step.words == "廛里、場圃、宅田、士田、賈田、官田、牛田、賞田、牧田"
    assert plain(step.value) == ("9", "")


@pytest.mark.parametrize("quotation, who", [
    ("積【百同】", "鄭玄"), ("【五十里】為近郊", "杜子春, through 鄭玄"), ("圭田【五十畝】", "孟子, through 鄭玄"),
    ("夫一廛，田【百畝】", "遂人, through 鄭玄"), ("廣【二寸】", "鄭司農, through 鄭玄"),
])  # fmt: skip
def test_number_is_laid_to_whoever_states_it(quotation: str, who: str) -> None:
    (at,) = {r[0] for r in RESULTS + PREMISES if r[1] == quotation}
    passage = edition()[at]
    assert passage.voice(passage.spans(quotation)[0]) == who


def test_no_statement_of_the_note_is_left_out_here() -> None:
    """What a derivation compares with words of a 注 stands in a table above or in `against`, and the reverse."""
    others = [line.split("\t") for path in AGAINST.glob("*.tsv") for line in path.read_text("utf8").splitlines()]
    compared = {
        span
        for readings in registry().values()
        for d in readings.values()
        for node in d.nodes
        if node.kind in {"then", "again"}
        for span in node.spans
        if span.passage.startswith("zaishi.") and ".zhu." in span.passage and not (d.ours and node.name in {"nine"})
    }
    listed = {edition()[row[0]].spans(row[1])[0] for row in RESULTS + AGAIN}
    elsewhere = {
        edition()[row[0]].spans(row[1])[0] for row in others if re.match(r"zaishi\.\d+\.zhu\.", row[0]) and row[1]
    }
    missing = [f"{s.passage}: {edition().transmitted(s)}" for s in sorted(compared - listed - elsewhere)]
    assert not missing, f"write a row for {missing}"
    assert not listed - compared
