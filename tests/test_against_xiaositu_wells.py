"""The section on wells and pastures, 小司徒 section 9: every number stated in it, reached or read from its words.

The numbers are typed here by hand, apart from the package that reads the words.
"""

from fractions import Fraction  # noqa: I001 (below, each rests on the one before)

import pytest

from zhouli.coverage import numerals_of
from zhouli.derivation import registry
from zhouli.commentaries.zhouli.derivations.wells import levies, pastures, wells, wells_ours
from zhouli.library import edition
from zhouli.quantities import plain
from zhouli.solving import solve

P = "xiaositu.9."

# Stated results: passage of the section, words, derivation, reading, name, number, unit.
RESULTS = [
    ("shu.6", "縱亦【二截】，横", "well-plan", "", "cuts", 2, "截"),
    ("shu.6", "横亦【二截】，則", "well-plan", "", "across", 2, "截"),
    ("shu.6", "為【九夫】，", "well-plan", "", "nine", 9, "夫"),
    ("shu.11", "【八夫】", "well-plan", "", "eight", 8, "夫"),
    ("zhu.5", "【四里】", "well-sides", "", "qiu", 4, "里"),
    ("zhu.5", "【八里】", "well-sides", "", "e", 8, "里"),
    ("zhu.5", "【十里】", "well-sides", "", "g", 10, "里"),
    ("zhu.6", "【二十里】", "well-sides", "", "xian", 20, "里"),
    ("zhu.6", "【四十里】", "well-sides", "", "du", 40, "里"),
    ("zhu.6", "【八十里】", "well-sides", "", "du4", 80, "里"),
    ("zhu.6", "【四都】", "well-sides", "", "four", 4, "都"),
    ("zhu.6", "【百里】", "well-sides", "", "tong", 100, "里"),
    ("shu.2", "【十六里】", "well-sides", "", "xian_net", 16, "里"),
    ("shu.2", "【三十二里】", "well-sides", "", "du_net", 32, "里"),
    ("shu.18", "方【六十四里】。", "well-sides", "", "du4_net", 64, "里"),
    ("shu.20", "【二十五里】", "well-sides", "", "xian_all", 25, "里"),
    ("shu.20", "【五十里】", "well-sides", "", "du_all", 50, "里"),
    ("shu.20", "方【百里】一", "well-sides", "", "tong_all", 100, "里"),
    ("shu.20", "【四成】", "well-sides", "", "cheng4", 4, "成"),
    ("shu.19", "【一縣】", "well-sides", "", "x1", 1, "縣"),
    ("zhu.5", "【百井】", "cheng-split", "", "W", 100, "井"),
    ("zhu.5", "【九百夫】", "cheng-split", "", "F", 900, "夫"),
    ("zhu.5", "【六十四井】", "cheng-split", "", "W_tax", 64, "井"),
    ("zhu.5", "【五百七十六夫】", "cheng-split", "", "F_tax", 576, "夫"),
    ("zhu.5", "【三十六井】", "cheng-split", "", "W_canal", 36, "井"),
    ("zhu.5", "【三百二十四夫】", "cheng-split", "", "F_canal", 324, "夫"),
    ("zhu.6", "【萬井】", "tong-split", "", "W", 10_000, "井"),
    ("zhu.6", "【九萬夫】", "tong-split", "", "F", 90_000, "夫"),
    ("zhu.6", "【四千九十六井】", "tong-split", "", "W_tax", 4096, "井"),
    ("zhu.6", "【三萬六千八百六十四夫】", "tong-split", "", "F_tax", 36_864, "夫"),
    ("shu.19", "【六千四百井】", "tong-split", "", "W_six", 6400, "井"),
    ("zhu.6", "【二千三百四井】", "tong-split", "", "W_canal", 2304, "井"),
    ("zhu.6", "【二萬七百三十六夫】", "tong-split", "", "F_canal", 20_736, "夫"),
    ("zhu.6", "【三千六百井】", "tong-split", "", "W_conduit", 3600, "井"),
    ("zhu.6", "【三萬二千四百夫】", "tong-split", "", "F_conduit", 32_400, "夫"),
    ("shu.17", "有【九萬夫】。", "tong-split", "", "sum", 90_000, "夫"),
    ("shu.17", "者【百】，", "tong-split", "", "in_row", 100, "井"),
    ("shu.17", "【百行】", "tong-split", "", "rows", 100, "行"),
    ("shu.18", "【六十四截】", "tong-split", "", "slices", 64, "截"),
    ("shu.18", "【六十四井】", "tong-split", "", "in64", 64, "井"),
    ("shu.18", "【六十四行】", "tong-split", "", "rows64", 64, "行"),
    ("shu.19", "【八十截】", "tong-split", "", "slices80", 80, "截"),
    ("shu.19", "【八十井】", "tong-split", "", "in80", 80, "井"),
    ("zhu.7", "【四都】", "benefice-quarter", "", "du4", 4, "都"),
    ("zhu.7", "【四縣】", "benefice-quarter", "", "xian4", 4, "縣"),
    ("zhu.7", "【四甸】", "benefice-quarter", "", "dian4", 4, "甸"),
    ("zhu.7", "【四之一】", "benefice-quarter", "", "quarter", Fraction(1, 4), ""),
    ("shu.22", "【三都】", "benefice-quarter", "", "du_kept", 3, "都"),
    ("shu.22", "【三縣】", "benefice-quarter", "", "xian_kept", 3, "縣"),
    ("shu.22", "【三甸】", "benefice-quarter", "", "dian_kept", 3, "甸"),
    ("shu.22", "成【一】大", "benefice-quarter", "", "one", 1, ""),
    ("zhu.7", "【三等】", "benefice-quarter", "", "three", 3, "等"),
    ("zhu.3", "【二而當一】", "two-pastures", "", "rate", Fraction(1, 2), ""),
    ("shu.10", "【九百夫】", "shaokang", "", "F", 900, "夫"),
    ("shu.10", "【四百五十人】", "shaokang", "", "M", 450, "人"),
    ("shu.11", "【九家】", "well-tax", "", "would", 9, "家"),
    ("shu.26", "【一夫】", "sima-fa", "", "fu_square", 1, "夫"),
    ("shu.26", "【九夫】", "sima-fa", "", "nine", 9, "夫"),
    ("zhu.9", "【百井】", "sima-fa", "", "W100", 100, "井"),
    ("zhu.9", "【千井】", "sima-fa", "", "W1000", 1000, "井"),
    ("zhu.9", "【萬井】", "sima-fa", "", "W10000", 10_000, "井"),
    ("shu.29", "【萬井】", "sima-fa", "", "square", 10_000, "井"),
    ("shu.27", "【三人】", "sima-fa", "", "three", 3, "人"),
    ("zhu.9", "【三百家】", "sima-fa", "", "H100", 300, "家"),
    ("zhu.9", "士【十人】，", "sima-fa", "", "shi100", 10, "人"),
    ("zhu.9", "【二十人】", "sima-fa", "", "tu100", 20, "人"),
    ("zhu.9", "【三千家】", "sima-fa", "", "H1000", 3000, "家"),
    ("zhu.9", "【十乘】", "sima-fa", "", "cars_zhong", 10, "乘"),
    ("zhu.9", "士【百人】，", "sima-fa", "", "shi1000", 100, "人"),
    ("zhu.9", "【二百人】", "sima-fa", "", "tu1000", 200, "人"),
    ("zhu.9", "【三萬家】", "sima-fa", "", "H10000", 30_000, "家"),
    ("zhu.9", "【百乘】", "sima-fa", "", "cars_tong", 100, "乘"),
    ("zhu.9", "士【千人】，", "sima-fa", "", "shi10000", 1000, "人"),
    ("zhu.9", "【二千人】", "sima-fa", "", "tu10000", 2000, "人"),
    ("shu.27", "【十截】", "sima-fa", "", "slices", 10, "截"),
    ("shu.27", "行【十井】，", "sima-fa", "", "in_row", 10, "井"),
    ("shu.27", "【十行】", "sima-fa", "", "rows", 10, "行"),
    ("shu.28", "【十通】", "sima-fa", "", "strips", 10, "通"),
    ("shu.29", "【十截】", "sima-fa", "", "slices_tong", 10, "截"),
    ("shu.29", "【十行】", "sima-fa", "", "rows_tong", 10, "行"),
    ("shu.29", "別【十成】。", "sima-fa", "", "in_row_tong", 10, "成"),
    ("shu.27", "【九十夫】", "levy-households", "", "F", 90, "夫"),
    ("shu.27", "有【六十夫】地", "levy-households", "", "N", 60, "夫"),
    ("shu.27", "唯【三十家】，", "levy-households", "", "H", 30, "家"),
    ("shu.28", "【九百夫】", "levy-households", "", "F_cheng", 900, "夫"),
    ("shu.28", "有【三百家】。", "levy-households", "", "H_cheng", 300, "家"),
    ("shu.13", "【三】", "dian-chariot", "", "three", 3, ""),
    ("shu.24", "此【三】者", "work-of-the-land", "", "three", 3, ""),
    ("shu.24", "【六】", "work-of-the-land", "", "rest", 6, ""),
]

# Premises.
PREMISES = [
    ("shu.6", "【一里】", "well-plan", "", "li", 1, "里"),
    ("shu.6", "【三百步】", "well-plan", "", "side", 300, "步"),
    ("shu.6", "，【百步】為", "well-plan", "", "p", 100, "步"),
    ("shu.6", "【一截】", "well-plan", "", "one", 1, "截"),
    ("shu.11", "【一夫】", "well-plan", "", "mid", 1, "夫"),
    ("shu.11", "【四畔】", "well-plan", "", "edges", 4, "畔"),
    ("jing.1", "【九夫】", "well-ladder", "", "fu", 9, "夫"),
    ("jing.1", "【四井】", "well-ladder", "", "well", 4, "井"),
    ("jing.1", "【四邑】", "well-ladder", "", "yi", 4, "邑"),
    ("jing.1", "【四丘】", "well-ladder", "", "qiu", 4, "丘"),
    ("jing.1", "【四甸】", "well-ladder", "", "dian", 4, "甸"),
    ("jing.1", "【四縣】", "well-ladder", "", "xian", 4, "縣"),
    ("shu.17", "【一井】", "well-ladder", "", "w", 1, "井"),
    ("zhu.4", "【一里】", "well-sides", "", "li", 1, "里"),
    ("zhu.5", "【二里】", "well-sides", "", "yi", 2, "里"),
    ("zhu.5", "【一里】", "well-sides", "", "p", 1, "里"),
    ("zhu.6", "加【十里】，", "well-sides", "", "q", 10, "里"),
    ("shu.20", "加【五里】，", "well-sides", "", "c", 5, "里"),
    ("zhu.5", "【一成】", "well-sides", "", "u", 1, "成"),
    ("shu.15", "【四面】", "cheng-split", "", "sides", 4, "面"),
    ("shu.15", "廣【四尺】，", "drain-and-canal", "", "a", 4, "尺"),
    ("shu.15", "深【四尺】；", "drain-and-canal", "", "b", 4, "尺"),
    ("shu.15", "廣【八尺】，", "drain-and-canal", "", "c", 8, "尺"),
    ("shu.15", "深【八尺】。", "drain-and-canal", "", "e", 8, "尺"),
    ("zhu.6", "【一同】", "tong-split", "", "u", 1, "同"),
    ("shu.17", "【一行】", "tong-split", "", "row", 1, "行"),
    ("shu.18", "【一截】", "tong-split", "", "slice", 1, "截"),
    ("shu.18", "得【三萬六千八百】六", "tong-split", "", "head", 36_800, "夫"),
    ("shu.18", "千【四夫】，", "tong-split", "", "last", 4, "夫"),
    ("zhu.7", "【百里】", "benefice-quarter", "", "A", 100, "里"),
    ("zhu.7", "【五十里】", "benefice-quarter", "", "B", 50, "里"),
    ("zhu.7", "【二十五里】", "benefice-quarter", "", "C", 25, "里"),
    ("zhu.7", "【一都】", "benefice-quarter", "", "du1", 1, "都"),
    ("zhu.7", "【一縣】", "benefice-quarter", "", "xian1", 1, "縣"),
    ("zhu.7", "【一甸】", "benefice-quarter", "", "dian1", 1, "甸"),
    ("zhu.7", "【一同】", "benefice-quarter", "", "u", 1, "同"),
    ("zhu.3", "【九夫】", "two-pastures", "", "n", 9, "夫"),
    ("zhu.3", "【二牧】", "two-pastures", "", "two", 2, "牧"),
    ("zhu.3", "【一井】", "two-pastures", "", "one", 1, "井"),
    ("zhu.3", "有田【一成】，有", "shaokang", "", "c", 1, "成"),
    ("zhu.3", "眾【一旅】。", "shaokang", "", "host", 1, "旅"),
    ("shu.10", "地；【一旅】，五", "shaokang", "", "one", 1, "旅"),
    ("shu.10", "【五百夫】", "shaokang", "", "L", 500, "夫"),
    ("xiaositu.6.jing.1", "【一人】", "shaokang", "", "q", 1, "人"),
    ("shu.9", "【二】", "shaokang", "", "sisters", 2, ""),
    ("shu.3", "【一夫】", "well-tax", "", "tax", 1, "夫"),
    ("zhu.9", "【六尺】", "sima-fa", "", "bu", 6, "尺"),
    ("zhu.9", "步【百】為", "sima-fa", "", "mu", 100, "步"),
    ("zhu.9", "畝【百】為", "sima-fa", "", "fu", 100, "畝"),
    ("zhu.9", "夫【三】為", "sima-fa", "", "wu", 3, "夫"),
    ("zhu.9", "屋【三】為", "sima-fa", "", "jing", 3, "屋"),
    ("zhu.9", "井【十】為", "sima-fa", "", "strip", 10, "井"),
    ("zhu.9", "通【十】為", "sima-fa", "", "cheng", 10, "通"),
    ("zhu.9", "【十成】", "sima-fa", "", "zhong", 10, "成"),
    ("zhu.9", "【十終】", "sima-fa", "", "tong", 10, "終"),
    ("zhu.9", "【百里】", "sima-fa", "", "L", 100, "里"),
    ("zhu.9", "【三十家】", "sima-fa", "", "H10", 30, "家"),
    ("zhu.9", "【一人】", "sima-fa", "", "shi", 1, "人"),
    ("zhu.9", "【二人】", "sima-fa", "", "tu", 2, "人"),
    ("shu.27", "【一匹】", "sima-fa", "", "horse", 1, "匹"),
    ("zhu.9", "【一乘】", "sima-fa", "", "car", 1, "乘"),
    ("shu.27", "【一畔】", "sima-fa", "", "edge", 1, "畔"),
    ("shu.27", "【一截】", "sima-fa", "", "slice", 1, "截"),
    ("shu.27", "【一行】", "sima-fa", "", "row", 1, "行"),
    ("shu.27", "【一通】", "sima-fa", "", "one", 1, "通"),
    ("shu.27", "據【一成】之", "sima-fa", "", "c1", 1, "成"),
    ("shu.27", "【三分去一】", "levy-households", "", "r", Fraction(1, 3), ""),
    ("shu.27", "【三夫】", "levy-households", "", "k", 3, "夫"),
    ("shu.27", "【三十夫】", "levy-households", "", "men", 30, "夫"),
    ("shu.28", "革車【一乘】，甲", "chariot-men", "outer", "car", 1, "乘"),
    ("shu.28", "【三人】", "chariot-men", "outer", "shi", 3, "人"),
    ("shu.28", "【七十二人】", "chariot-men", "outer", "tu", 72, "人"),
    ("shu.13", "【一乘】", "dian-chariot", "", "car", 1, "乘"),
    ("shu.24", "有【九】職", "work-of-the-land", "", "nine", 9, ""),
]

# Stated, and not so: the verdict declared, what the words say, what the reckoning gives.
FAILING = [
    ("shu.18", "八百【六千】四夫", "tong-split", "slip", "agrees as mended", 6000, 60, "夫"),
    ("shu.22", "方【五百里】者", "benefice-quarter", "fifty", "agrees as mended", 500, 50, "里"),
    ("zhu.3", "【一旅】之眾", "shaokang", "told", "differs", 1, Fraction(9, 10), "旅"),
    ("shu.11", "【九家】", "well-tax", "denied", "denied", 9, 8, "家"),
]

# Ours: nobody in the section states these.
OURS = [
    ("well-ladder", "W_du", 1024, "井"), ("well-ladder", "F_du", 9216, "夫"),
    ("drain-and-canal", "section", 4, ""), ("well-tax", "ninth", Fraction(1, 9), ""),
    ("border-dilation", "scale", Fraction(5, 4), ""), ("border-dilation", "taxed", Fraction(16, 25), ""),
    ("border-dilation", "taxed2", Fraction(256, 625), ""), ("border-dilation", "three", 9, ""),
    ("kings-share", "wells_least", 64, "井"), ("kings-share", "wells_middle", 256, "井"),
    ("kings-share", "wells_greatest", 1024, "井"), ("kings-share", "share", Fraction(64, 625), ""),
    ("nines-proof", "slip", 42_804, "夫"), ("nines-proof", "over", 5940, "夫"),
    ("equal-areas", "m", Fraction(18, 11), "夫"), ("equal-areas", "H", 550, "家"),
    ("equal-areas", "gap", 100, "家"), ("shaokang", "H", 450, "家"),
    ("shaokang-mixture", "low", Fraction(1, 5), ""), ("shaokang-mixture", "high", Fraction(3, 5), ""),
    ("shaokang-mixture", "low_net", Fraction(4, 5), ""), ("shaokang-mixture", "high_net", Fraction(9, 10), ""),
    ("one-cheng-twice", "factor", Fraction(3, 2), ""), ("chariots-of-a-tong", "all_cheng", 100, "乘"),
    ("chariots-of-a-tong", "cheng64", 64, "乘"), ("chariots-of-a-tong", "dian64", 64, "乘"),
    ("chariots-of-a-tong", "homes", 288, "家"),
    ("chariots-of-a-tong", "taxed", 100, "乘"), ("thousand-chariots", "men", 75_000, "人"),
    ("thousand-chariots", "armies", 6, ""), ("thousand-chariots", "times", 2, ""),
]  # fmt: skip


def words(row: tuple) -> str:
    """Name a case by what it is about."""
    return " ".join(str(x) for x in row[:3])


def place(at: str) -> str:
    """Complete the id of a passage of the section; one of another section is whole."""
    return at if at.startswith("xiaositu.") else P + at


@pytest.mark.parametrize("row", RESULTS + PREMISES, ids=words)
def test_number_is_read_from_its_words_and_reached(row: tuple) -> None:
    at, quotation, id, reading, name, number, unit = row
    solution = solve(id, reading)
    (span,) = edition()[place(at)].spans(quotation)
    (step,) = [s for s in solution.steps if span in s.node.spans and s.node.name == name]
    assert plain(step.value) == (str(number), unit)
    if row in RESULTS:
        assert (step.verdict, plain(step.stated)) == ("agrees", (str(number), unit))
    else:
        assert step.node.kind == "given"


@pytest.mark.parametrize("row", FAILING, ids=words)
def test_number_that_fails_as_transmitted(row: tuple) -> None:
    at, quotation, id, name, verdict, stated, reached, unit = row
    (span,) = edition()[place(at)].spans(quotation)
    (step,) = [s for s in solve(id).steps if span in s.node.spans and s.node.name == name]
    assert step.verdict == verdict
    assert plain(step.stated) == (str(stated), unit)
    assert plain(step.value) == (str(reached), unit)


@pytest.mark.parametrize("row", OURS, ids=words)
def test_number_that_is_ours(row: tuple) -> None:
    id, name, number, unit = row
    assert plain(solve(id)[name]) == (str(number), unit)


@pytest.mark.parametrize(
    "reading, men, share", [("inner", 30, Fraction(1, 3)), ("outer", 75, Fraction(1, 25))]
)
def test_men_to_a_chariot(reading: str, men: int, share: Fraction) -> None:
    solution = solve("chariot-men", reading)
    assert plain(solution["men"]) == (str(men), "人/乘")
    assert plain(solution["share"]) == (str(share), "")


def test_parts_of_the_tong_are_squares_and_make_it_up() -> None:
    tong = solve("tong-split")
    parts = [int(plain(tong[name])[0]) for name in ("W_tax", "W_canal", "W_conduit")]
    assert parts == [64**2, 48**2, 60**2]
    assert sum(parts) == 100**2
    assert 36_864 + 20_736 + 32_400 == 90_000 and 42_804 % 9 == 0


def test_sides_in_three_rows() -> None:
    s = solve("well-sides")
    rows = [("xian_net", "xian", "xian_all"), ("du_net", "du", "du_all"), ("du4_net", "du4", "tong_all")]
    found = [[int(plain(s[name])[0]) for name in row] for row in rows]
    assert found == [[16, 20, 25], [32, 40, 50], [64, 80, 100]]


def test_nothing_in_the_section_is_left_open() -> None:
    left = [
        (p.id, c.numeral.text)
        for p in edition()
        if p.id.startswith(P)
        for c in numerals_of(p.id)
        if c.role in {"open", "uncertain"}
    ]
    assert not left


def test_every_derivation_of_the_section_has_the_verdicts_it_declares() -> None:
    own = {m.__name__ for m in (wells, pastures, levies, wells_ours)}
    for id, readings in registry().items():
        for reading, d in readings.items():
            if d.body.__module__ in own:
                assert not solve(id, reading).faults, id
