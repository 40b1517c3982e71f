"""三禮圖 1-15 on the people: every number that 劉績 states or quotes there of districts, officers, service and armies.

The numbers are typed here by hand, apart from the package that reads the words.
"""

from fractions import Fraction

import pytest

from zhouli.coverage import numerals_of
from zhouli.library import edition
from zhouli.quantities import plain
from zhouli.solving import solve

AS_MENDED = "agrees as mended"

# Passage (within 三禮圖), the words that state it, derivation, name, number, unit.
STATED = [
    ("2.tu.1", "【五比】為閭", "xiang-ladder", "b", 5, "比"),
    ("2.tu.1", "【二十五家】相群", "xiang-ladder", "lv", 25, "家"),
    ("3.tu.1", "【四閭】為族", "xiang-ladder", "c", 4, "閭"),
    ("3.tu.1", "謂【百家】相", "xiang-ladder", "zu", 100, "家"),
    ("3.tu.2", "帥【四閭】之吏", "xiang-ladder", "c", 4, "閭"),
    ("4.tu.1", "【五族】為黨", "xiang-ladder", "e", 5, "族"),
    ("4.tu.1", "謂【五百家】", "xiang-ladder", "dang", 500, "家"),
    ("5.tu.1", "【五黨】為州", "xiang-ladder", "f", 5, "黨"),
    ("5.tu.1", "謂【二千五百家】", "xiang-ladder", "zhou", 2500, "家"),
    ("6.tu.1", "【五州】為鄉", "xiang-ladder", "g", 5, "州"),
    ("15.tu.5", "【萬二千五百】人為鄉", "xiang-ladder", "xiang", 12_500, "家"),
    ("15.tu.5", "【萬二千五百】人為鄉", "sui-ladder", "sui", 12_500, "家"),
    ("7.tu.1", "【五家】為鄰", "sui-ladder", "lin", 5, "家"),
    ("8.tu.1", "【五家】為鄰", "sui-ladder", "lin", 5, "家"),
    ("7.tu.1", "【五鄰】為里", "sui-ladder", "b", 5, "鄰"),
    ("9.tu.1", "謂【二十五家】", "sui-ladder", "li", 25, "家"),
    ("7.tu.1", "【四里】為酇", "sui-ladder", "c", 4, "里"),
    ("10.tu.1", "【百家】則成聚", "sui-ladder", "zan", 100, "家"),
    ("7.tu.1", "【五酇】為鄙", "sui-ladder", "e", 5, "鄼"),
    ("11.tu.1", "【五百家】則成邑", "sui-ladder", "bi", 500, "家"),
    ("7.tu.1", "【五鄙】為縣", "sui-ladder", "f", 5, "鄙"),
    ("12.tu.1", "【二千五百家】既聚", "sui-ladder", "xian", 2500, "家"),
    ("7.tu.1", "【五縣】為遂", "sui-ladder", "g", 5, "縣"),
    ("13.tu.1", "【萬二千五百家】可以", "sui-ladder", "sui", 12_500, "家"),
    ("3.tu.2", "【十家】為聯", "lian-ladder", "lian", 10, "家"),
    ("3.tu.2", "【十人】為聯", "lian-ladder", "men", 10, "人"),
    ("3.tu.2", "【八閭】為聯", "lian-ladder", "lv", 8, "閭"),
    ("2.tu.1", "每閭中士【一人】", "xiang-officers", "lv", 1, "人"),
    ("6.tu.1", "每鄉卿【一人】", "xiang-officers", "xiang", 1, "人"),
    ("8.tu.1", "【五家】則一人", "sui-ranks", "five", 5, "家"),
    ("8.tu.1", "五家則【一人】", "sui-ranks", "lin", 1, "人"),
    ("9.tu.1", "每里下士【一人】", "sui-ranks", "li", 1, "人"),
    ("13.tu.1", "每遂中大夫【一人】", "sui-ranks", "sui", 1, "人"),
    ("2.tu.2", "【四】者及此", "law-readings", "four", 4, ""),
    ("3.tu.1", "【一月】之始", "law-readings", "month", 1, "月"),
    ("4.tu.1", "【一時】之始", "law-readings", "season", 1, "時"),
    ("5.tu.2", "【一年】之始", "law-readings", "year", 1, "年"),
    ("4.tu.2", "【一命】齒于", "drinking-by-rank", "first", 1, "命"),
    ("4.tu.2", "【三命】而不齒", "drinking-by-rank", "third", 3, "命"),
    ("5.tu.3", "【三年】大比", "great-count", "years", 3, "年"),
    ("6.tu.3", "【三年】則大比", "great-count", "years", 3, "年"),
    ("13.tu.2", "【三歲】大比", "great-count", "years", 3, "歲"),
    ("6.tu.2", "自【七尺】以及", "ages-of-service", "f7", 7, "尺"),
    ("6.tu.2", "自【六尺】以及", "ages-of-service", "f6", 6, "尺"),
    ("6.tu.2", "七尺以及【六十】", "ages-of-service", "c_end", 60, "歲"),
    ("6.tu.2", "以及【六十有五】", "ages-of-service", "w_end", 65, "歲"),
    ("6.tu.2", "謂年【十五】", "ages-of-service", "w_start", 15, "歲"),
    ("6.tu.2", "【八十】、九十", "ages-of-service", "old", 80, "歲"),
    ("9.tu.2", "耜廣【五寸】", "ploughing-pair", "width", 5, "寸"),
    ("9.tu.2", "此言【兩人】", "ploughing-pair", "men", 2, "人"),
    ("13.tu.1", "可以【四】達", "four-ways", "four", 4, ""),
    ("14.tu.1", "吉凶【二】服", "district-gear", "two", 2, ""),
    ("14.tu.1", "屬其【六引】", "district-gear", "yin", 6, "引"),
    ("14.tu.1", "屬【六綍】", "district-gear", "fu", 6, "綍"),
    ("15.tu.1", "軍旅制：【五】〈伍", "liu-ji-army-table", "squad", 5, "人"),
    ("15.tu.1", "【四】〈百人", "liu-ji-army-table", "c", 4, "兩"),
    ("15.tu.1", "【二十五人】，兩司馬", "liu-ji-army-table", "platoon", 25, "人"),
    ("15.tu.1", "【百人】，卒長", "liu-ji-army-table", "company", 100, "人"),
    ("15.tu.1", "五〈【五百人】，旅", "liu-ji-army-table", "battalion", 500, "人"),
    ("15.tu.1", "五〈【二千五百人】，師", "liu-ji-army-table", "division", 2500, "人"),
    ("15.tu.1", "五〈【萬二千五百人】〉·大國", "liu-ji-army-table", "army", 12_500, "人"),
    ("15.tu.1", "大國【三軍】", "state-armies", "large", 3, "軍"),
    ("15.tu.1", "次國【二軍】", "state-armies", "middle", 2, "軍"),
    ("15.tu.1", "小國【一軍】", "state-armies", "small", 1, "軍"),
    ("15.tu.1", "【三萬七千五百人】", "liu-ji-army-table", "L", 37_500, "人"),
    ("15.tu.1", "【二萬五千人】", "liu-ji-army-table", "M", 25_000, "人"),
    ("15.tu.1", "【一萬二千五百人】", "liu-ji-army-table", "S", 12_500, "人"),
    ("15.tu.2", "【五人】為伍", "army-ladder", "squad", 5, "人"),
    ("15.tu.2", "【五師】為軍", "army-ladder", "g", 5, "師"),
    ("15.tu.3", "上地，家【七人】", "able-bodied", "n7", 7, "人"),
    ("15.tu.3", "可任也者二家【五人】", "able-bodied", "pair", 5, "人"),
    ("15.tu.3", "毋過家【一人】", "one-man-a-family", "cap", 1, "人"),
    ("15.tu.4", "可用者家【三人】", "able-bodied", "w7", 3, "人"),
    ("15.tu.4", "可用者家【二人】", "able-bodied", "w5", 2, "人"),
    ("15.tu.5", "家起【一人】為軍", "one-man-a-family", "cap", 1, "人"),
    ("15.tu.5", "天子可制【十二軍】", "twelve-armies", "could", 12, "軍"),
    ("15.tu.5", "而止為【六軍】；魯", "twelve-armies", "kept", 6, "軍"),
    ("15.tu.5", "可制【六軍】，而止", "twelve-armies", "lu_could", 6, "軍"),
    ("15.tu.5", "而止為【三軍】", "twelve-armies", "lu_kept", 3, "軍"),
]  # fmt: skip


@pytest.mark.parametrize("row", STATED, ids=lambda row: f"{row[0]} {row[1]}")
def test_number_stated_is_read_and_reached(row: tuple) -> None:
    at, quotation, id, name, number, unit = row
    (span,) = edition()[f"sanlitu.{at}"].spans(quotation)
    steps = [s for s in solve(id).steps if span in s.node.spans and s.node.name == name]
    assert steps
    for step in steps:
        stated = step.value if step.stated is None else step.stated
        assert plain(stated) == (str(number), unit)
        assert step.verdict in {"", "agrees"}


def test_sections_on_the_people_leave_no_quantity_open() -> None:
    found = {
        (p.id, c.numeral.text)
        for p in edition()
        if p.office == "sanlitu" and int(p.id.split(".")[1]) <= 15
        for c in numerals_of(p.id)
        if c.role in {"open", "uncertain"}
    }
    assert found == set()


def test_district_that_has_lost_its_myriad() -> None:
    s = solve("xiang-ladder")
    (span,) = edition()["sanlitu.6.tu.1"].spans("謂【二千五百家】")
    (step,) = [x for x in s.steps if span in x.node.spans]
    assert (step.verdict, step.mended, plain(step.value)) == (AS_MENDED, "萬二千五百家", ("12500", "家"))
    assert s.status == AS_MENDED and not s.faults


def test_age_of_seven_feet_is_twenty() -> None:
    s = solve("ages-of-service")
    assert not s.faults
    assert [plain(s[n]) for n in ("c_start", "city", "country", "more", "foot")] == [
        ("20", "歲"), ("40", "歲"), ("50", "歲"), ("5/4", ""), ("5", "歲/尺"),
    ]  # fmt: skip


def test_readings_of_the_law_by_hand() -> None:
    s = solve("law-readings")
    assert [plain(s[n])[0] for n in ("zhou", "dang", "zu", "lv")] == ["4", "7", "14", "5"]


def test_both_ladders_have_the_same_numbers() -> None:
    near, far = solve("xiang-ladder"), solve("sui-ladder")
    for a, b in zip("bi lv zu dang zhou xiang".split(), far.derivation.results, strict=True):
        assert plain(near[a]) == plain(far[b])


def test_unions_are_twos() -> None:
    s = solve("lian-ladder")
    assert (plain(s["two"])[0], plain(s["families"])) == ("2", ("200", "家"))


def test_officers_of_a_district_by_hand() -> None:
    s = solve("officers-of-a-district")
    rungs = [12_500 // size for size in (12_500, 2_500, 500, 100, 25, 5)]
    assert plain(s["total"]) == (str(sum(rungs)), "人") == ("3156", "人")
    assert plain(s["share"])[0] == str(Fraction(3156, 12_500))
    assert plain(s["lead"])[0] == str(Fraction(2500, 3156))
    assert plain(s["all"]) == (str(12 * 3156), "人")
    assert (s.verdicts["from_below"], s.status) == ("agrees", "set down")  # nothing of it is a theorem


def test_second_steward_in_every_hamlet() -> None:
    s = solve("officers-of-a-district", set={"sui-ranks.li": "二人"})
    assert (plain(s["outer"])[0], s.verdicts["alike"]) == ("3656", "moved")


def test_half_stays_at_home() -> None:
    s = solve("twelve-armies")
    assert (plain(s["share"])[0], plain(s["men"])) == ("1/2", ("150000", "人"))
    assert [plain(s[n]) for n in ("middle_could", "small_could")] == [("4", "軍"), ("2", "軍")]
