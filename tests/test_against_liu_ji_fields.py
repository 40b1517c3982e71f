"""三禮圖, sections 16 to 19, on fields: every number of allotments, channels, public field and the wells as copied.

The numbers are typed here by hand, apart from the package that reads the words.
"""

from fractions import Fraction

import pytest

from zhouli.commentaries.zhouli.derivations.wells import allotments, channels, public_field
from zhouli.coverage import numerals_of
from zhouli.derivation import registry
from zhouli.library import edition
from zhouli.quantities import plain
from zhouli.solving import solve

P = "sanlitu."
THIRD = Fraction(1, 3)

# Passage (within 三禮圖), the words that state it, derivation, name, number, unit.
STATED = [
    ("16.tu.1", "上地，夫【一廛】", "suiren-land", "plot", 1, "廛"),
    ("16.tu.1", "夫一廛，田【百畝】，萊五十畝", "suiren-land", "F_upper", 100, "畝"),
    ("16.tu.1", "萊【五十畝】", "suiren-land", "G_upper", 50, "畝"),
    ("16.tu.1", "田【百畝】，萊百畝", "suiren-land", "F_middle", 100, "畝"),
    ("16.tu.1", "萊【百畝】", "suiren-land", "G_middle", 100, "畝"),
    ("16.tu.1", "田【百畝】，萊二百畝", "suiren-land", "F_lower", 100, "畝"),
    ("16.tu.1", "萊【二百畝】", "suiren-land", "G_lower", 200, "畝"),
    ("16.tu.2", "【七口】受上地", "suiren-land", "n7", 7, "口"),
    ("16.tu.2", "【六口】受中地", "suiren-land", "n6", 6, "口"),
    ("16.tu.2", "【五口】受下地", "suiren-land", "n5", 5, "口"),
    ("16.tu.2", "餘夫【二十五畝】", "liu-ji-supernumeraries", "extra", 25, "畝"),
    ("16.tu.2", "自【一人】有餘力", "liu-ji-supernumeraries", "one", 1, "人"),
    ("17.tu.1", "不易之地，家【百畝】", "resting-land", "A", 100, "畝"),
    ("17.tu.1", "一易之地，家【二百畝】", "resting-land", "B", 200, "畝"),
    ("17.tu.1", "再易之地，家【三百畝】", "resting-land", "C", 300, "畝"),
    ("17.tu.2", "地美，故家【百畝】", "resting-land", "A", 100, "畝"),
    ("17.tu.2", "休【一歲】", "resting-land", "a", 1, "歲"),
    ("17.tu.2", "休【二歲】", "resting-land", "b", 2, "歲"),
    ("17.tu.6", "再易之地家【三百畝】", "resting-land", "C", 300, "畝"),
    ("17.tu.3", "中地食者【半】", "resting-land", "once", Fraction(1, 2), ""),
    ("17.tu.3", "下地食者【參之一】", "resting-land", "twice", THIRD, ""),
    ("17.tu.3", "上地食者【參之二】", "dasima-shares", "S_upper", 2 * THIRD, ""),
    ("17.tu.3", "中地食者【半】", "dasima-shares", "S_middle", Fraction(1, 2), ""),
    ("15.tu.4", "上地，食者【參之二】", "dasima-shares", "S_upper", 2 * THIRD, ""),
    ("15.tu.4", "下地，食者【參之一】", "dasima-shares", "S_lower", THIRD, ""),
    ("16.tu.1", "上地，夫一廛，田【百畝】", "dasima-shares", "C_upper", 100, "畝"),
    ("16.tu.1", "中地，夫一廛，田【百畝】", "dasima-shares", "C_middle", 100, "畝"),
    ("16.tu.1", "下地，夫一廛，田【百畝】", "dasima-shares", "C_lower", 100, "畝"),
    ("17.tu.3", "即田百畝、萊【五十畝】", "liu-ji-same-in-fact", "G_upper", 50, "畝"),
    ("17.tu.3", "一易之地家【二百畝】", "liu-ji-same-in-fact", "middle", 200, "畝"),
    ("17.tu.3", "再易之地家【三百畝】", "liu-ji-same-in-fact", "lower", 300, "畝"),
    ("16.tu.3", "【十夫】有溝", "channels-and-villages", "ten", 10, "夫"),
    ("16.tu.3", "【百夫】有洫", "channels-and-villages", "hundred", 100, "夫"),
    ("16.tu.3", "【千夫】有澮", "channels-and-villages", "thousand", 1000, "夫"),
    ("16.tu.3", "【萬夫】有川", "channels-and-villages", "myriad", 10_000, "夫"),
    ("16.tu.5", "【二鄰】之田", "channels-and-villages", "lin", 2, "鄰"),
    ("16.tu.5", "【一酇】之田", "channels-and-villages", "zan", 1, "鄼"),
    ("16.tu.5", "【二鄙】之田", "channels-and-villages", "bi", 2, "鄙"),
    ("16.tu.5", "【四縣】之田", "channels-and-villages", "xian", 4, "縣"),
    ("16.tu.4", "【四閭】為族", "liu-ji-men-and-land", "four", 4, "閭"),
    ("16.tu.4", "【八閭】為聯", "liu-ji-men-and-land", "lv", 8, "閭"),
    ("16.tu.5", "廣深各【二尺】", "channel-sections", "furrow", 2, "尺"),
    ("16.tu.5", "溝【倍之】", "channel-sections", "twice", 2, ""),
    ("16.tu.5", "洫【倍】溝", "channel-sections", "again", 2, ""),
    ("16.tu.5", "澮廣【二尋】", "channel-sections", "wide", 2, "尋"),
    ("16.tu.5", "深【二仞】", "channel-sections", "deep", 2, "仞"),
    ("18.tu.3", "廣【四尺】", "channel-sections", "drain", 4, "尺"),
    ("18.tu.3", "深【四尺】", "channel-sections", "drain", 4, "尺"),
    ("16.tu.6", "塗容乘車【一軌】", "road-gauges", "track", 1, "軌"),
    ("16.tu.6", "道容【二軌】", "road-gauges", "way", 2, "軌"),
    ("16.tu.6", "路容【三軌】", "road-gauges", "road", 3, "軌"),
    ("16.tu.7", "【萬夫】者", "myriad-square", "area", 10_000, "夫"),
    ("16.tu.7", "方【三十三里少半里】", "myriad-square", "side", 100 * THIRD, "里"),
    ("16.tu.7", "【九】而方一同", "myriad-square", "nine", 9, ""),
    ("16.tu.7", "方【一同】", "myriad-square", "tong", 1, "同"),
    ("16.tu.7", "【九】澮而川", "myriad-square", "conduits", 9, ""),
    ("16.tu.7", "【三分】之制", "myriad-square", "thirds", 3, "分"),
    ("18.tu.1", "夫【三】為屋", "well-caption", "rung", 3, "夫"),
    ("18.tu.1", "橫【百步】", "well-caption", "p", 100, "步"),
    ("18.tu.1", "直【三百步】，為", "well-caption", "along", 300, "步"),
    ("18.tu.1", "為【一里】。屋", "well-caption", "one_li", 1, "里"),
    ("18.tu.1", "屋【三】為井", "well-caption", "rows", 3, "屋"),
    ("18.tu.1", "橫直皆【三百步】", "well-caption", "width", 300, "步"),
    ("18.tu.1", "【九夫】之地", "well-caption", "nine", 9, "夫"),
    ("18.tu.2", "中【百畝】為公田", "public-field", "middle", 100, "畝"),
    ("18.tu.2", "外【八百畝】為私田", "public-field", "private", 800, "畝"),
    ("18.tu.2", "授【八家】", "public-field", "families", 8, "家"),
    ("18.tu.2", "【二十畝】為廬舍", "public-field", "lodges", 20, "畝"),
    ("18.tu.2", "各耕公田【十畝】", "public-field", "each", 10, "畝"),
    ("18.tu.3", "【二井】而當", "two-wells-for-one", "two", 2, "井"),
    ("18.tu.3", "而當【一】焉", "two-wells-for-one", "one", 1, "井"),
    ("17.tu.5", "請野【九一】而助", "aid-and-tribute", "aid", Fraction(1, 9), ""),
    ("17.tu.5", "國中【什一】使", "aid-and-tribute", "tribute", Fraction(1, 10), ""),
    ("19.tu.1", "【九夫】為井", "well-ladder", "fu", 9, "夫"),
    ("19.tu.1", "【四縣】為都", "well-ladder", "xian", 4, "縣"),
    ("19.tu.2", "通率【二而當一】", "two-pastures", "rate", Fraction(1, 2), ""),
    ("19.tu.2", "有眾【一旅】", "shaokang", "host", 1, "旅"),
    ("19.tu.4", "【五百七十六夫】", "cheng-split", "F_tax", 576, "夫"),
    ("19.tu.4", "【三百二十四夫】", "cheng-split", "F_canal", 324, "夫"),
    ("19.tu.5", "【四千九十六井】", "tong-split", "W_tax", 4096, "井"),
    ("19.tu.5", "【三萬六千八百六十四夫】", "tong-split", "F_tax", 36_864, "夫"),
    ("19.tu.5", "【二千三百四井】", "tong-split", "W_canal", 2304, "井"),
    ("19.tu.5", "治洫；【三千】", "tong-split", "cut", 3000, "井"),
]  # fmt: skip

# Stated, and not so: verdict, what the words say, what the reckoning gives.
FAILING = [
    ("17.tu.3", "不易之地家【百畝】", "liu-ji-same-in-fact", "upper", "differs", 100, 150, "畝"),
    ("19.tu.5", "【二萬九百三十六夫】", "tong-split", "F_canal", "agrees as mended", 20_936, 20_736, "夫"),
]

# Ours: nobody in these sections states these.
OURS = [
    ("suiren-land", "upper", 150, "畝"), ("suiren-land", "mean", Fraction(13, 6), "夫"),
    ("liu-ji-supernumeraries", "share", Fraction(1, 4), ""), ("resting-land", "crop_once", 100, "畝"),
    ("resting-land", "crop_twice", 100, "畝"), ("liu-ji-same-in-fact", "gap", 50, "畝"),
    ("liu-ji-same-in-fact", "common", 100, "畝"), ("liu-ji-same-in-fact", "as_ripe", 200 * THIRD, "畝"),
    ("field-and-rest", "times_upper", Fraction(3, 2), ""), ("field-and-rest", "extra", Fraction(1, 6), "夫"),
    ("channel-sections", "canal", 8, "尺"), ("channel-sections", "xun", 8, "尺/尋"),
    ("channel-sections", "area_furrow", 4, ""), ("channel-sections", "area_canal", 64, ""),
    ("myriad-square", "strips", 10, ""), ("myriad-square", "across", 100, ""),
    ("men-or-land", "drain", Fraction(9, 10), ""), ("men-or-land", "canal", 9, ""),
    ("men-or-land", "conduit", 90, ""), ("nine-makes-one", "small", 3, ""), ("nine-makes-one", "large", 3, ""),
    ("nine-makes-one", "wells", Fraction(10_000, 9), "井"), ("public-field", "lodge", Fraction(5, 2), "畝"),
    ("two-wells-for-one", "twice", 3, ""), ("two-wells-for-one", "both", Fraction(5, 2), ""),
    ("tithe-of-the-well", "twenty", 20, "畝"), ("tithe-of-the-well", "true_tenth", Fraction(100, 9), "畝"),
    ("tithe-of-the-well", "ninth", Fraction(1, 9), ""), ("tithe-of-the-well", "tenth", Fraction(1, 10), ""),
    ("tithe-of-the-well", "eleventh", Fraction(1, 11), ""), ("tithe-of-the-well", "least", Fraction(4, 45), ""),
    ("tong-split", "lost", 600, "井"),
]  # fmt: skip


def words(row: tuple) -> str:
    """Name a case by what it is about."""
    return " ".join(str(x) for x in row[:3])


@pytest.mark.parametrize("row", STATED, ids=words)
def test_number_stated_is_read_and_reached(row: tuple) -> None:
    at, quotation, id, name, number, unit = row
    (span,) = edition()[P + at].spans(quotation)
    steps = [s for s in solve(id).steps if span in s.node.spans and s.node.name == name]
    assert steps
    for step in steps:
        stated = step.value if step.stated is None else step.stated
        assert plain(stated) == (str(number), unit)
        assert step.verdict in {"", "agrees"}


@pytest.mark.parametrize("row", FAILING, ids=words)
def test_number_that_fails_as_transmitted(row: tuple) -> None:
    at, quotation, id, name, verdict, stated, reached, unit = row
    (span,) = edition()[P + at].spans(quotation)
    (step,) = [s for s in solve(id).steps if span in s.node.spans and s.node.name == name]
    assert step.verdict == verdict
    assert plain(step.stated) == (str(stated), unit)
    assert plain(step.value) == (str(reached), unit)


@pytest.mark.parametrize("row", OURS, ids=words)
def test_number_that_is_ours(row: tuple) -> None:
    id, name, number, unit = row
    assert plain(solve(id)[name]) == (str(number), unit)


def test_hundred_mu_is_cropped_in_every_grade_and_the_first_alone_fails() -> None:
    suiren = [(100, 50), (100, 100), (100, 200)]
    shares = [Fraction(2, 3), Fraction(1, 2), Fraction(1, 3)]
    assert [s * sum(land) for s, land in zip(shares, suiren, strict=True)] == [100, 100, 100]
    assert [sum(land) - m for land, m in zip(suiren, (100, 200, 300), strict=True)] == [50, 0, 0]


def test_no_amount_of_land_to_a_man_serves_two_channels() -> None:
    ratios = [Fraction(a, b) for a, b in ((9, 10), (900, 100), (90_000, 1000))]
    assert ratios == [Fraction(9, 10), 9, 90] and len(set(ratios)) == 3


def test_nine_and_eleven_have_ten_for_their_mean() -> None:
    assert 2 / (1 / Fraction(1, 9) + 1 / Fraction(1, 11)) == Fraction(1, 10)
    assert Fraction(100 - 20, 8) / 100 == Fraction(1, 10)
    assert Fraction(100 - 20, 900 - 20) == Fraction(1, 11)
    assert (100 - Fraction(100, 9)) / (900 - Fraction(100, 9)) == Fraction(1, 10)


def test_myriads_make_whole_wells_by_nines() -> None:
    assert [n for n in range(1, 19) if n * 10_000 % 9 == 0] == [9, 18]
    assert (Fraction(100, 3) * 300 / 100) ** 2 == 10_000
    assert 20_936 % 9 == 2 and 20_736 % 9 == 0


def test_sections_on_fields_leave_no_quantity_open() -> None:
    found = {
        (p.id, c.numeral.text)
        for p in edition()
        if p.office == "sanlitu" and int(p.id.split(".")[1]) >= 16
        for c in numerals_of(p.id)
        if c.role in {"open", "uncertain"}
    }
    assert found == set()


def test_every_derivation_of_the_sections_has_the_verdicts_it_declares() -> None:
    own = {m.__name__ for m in (allotments, channels, public_field)}
    for id, readings in registry().items():
        for reading, d in readings.items():
            if d.body.__module__ in own:
                assert not solve(id, reading).faults, id
