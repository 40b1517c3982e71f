"""Jia Gongyan 賈公彥: his procedures executed in his own order, with every intermediate that his words state.

The numbers are typed here by hand, apart from the package that reads the words.
"""

from fractions import Fraction

import pytest

from zhouli.coverage import numerals_of
from zhouli.derivation import registry
from zhouli.edition import Span
from zhouli.library import edition
from zhouli.quantities import plain
from zhouli.solving import solve

HALF, THIRD, SIXTH = Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)

# Every number of the passage that the procedure quotes, in the order of the text: words, number, unit.
PROCEDURES = {
    ("borrow-90-tong", "zaishi.2.shu.31"): [
        ("六而存一", SIXTH, ""), ("九十同", 90, "同"), ("九十同", 90, "同"), ("百八十同", 180, "同"),
        ("十八分之十三", Fraction(13, 18), ""), ("百三十", 130, "同"), ("五十", 50, "同"), ("半", HALF, ""),
        ("百三十", 130, "同"), ("半", HALF, ""), ("六十五同", 65, "同"),
    ],
    ("borrow-6-tong", "zaishi.2.shu.32"): [
        ("六同", 6, "同"), ("六同", 6, "同"), ("十二同", 12, "同"), ("六", 6, "同"), ("十八同", 18, "同"),
        ("六而存一", SIXTH, ""), ("十三同", 13, "同"), ("五同", 5, "同"), ("十二同", 12, "同"),
        ("三分借二分", Fraction(2, 3), ""), ("二分", 2, "分"), ("十三同", 13, "同"), ("十二同", 12, "同"),
        ("八同", 8, "同"), ("四同", 4, "同"), ("一同", 1, "同"), ("九萬夫", 90_000, "夫"), ("六萬夫", 60_000, "夫"),
        ("三萬夫", 30_000, "夫"), ("四同三萬夫", "4同 + 30000夫", ""), ("六十五同", 65, "同"),
        ("六十九同三萬夫", "69同 + 30000夫", ""),
    ],
    ("net-fields-624", "zaishi.2.shu.33"): [
        ("六十同", 60, "同"), ("六九五十四", 5_400_000, "夫"), ("五百四十萬夫", 5_400_000, "夫"), ("九同", 9, "同"),
        ("九九八十一", 810_000, "夫"), ("八十一萬夫", 810_000, "夫"), ("三萬夫", 30_000, "夫"),
        ("八十四萬夫", 840_000, "夫"), ("五百四十萬夫", 5_400_000, "夫"), ("六百二十四萬夫", 6_240_000, "夫"),
        ("十八分之十三", Fraction(13, 18), ""), ("六百二十四萬夫", 6_240_000, "夫"),
    ],
    ("borrow-48-jia", "zaishi.2.shu.35"): [
        ("六家", 6, "家"), ("十三夫", 13, "夫"), ("六十萬家", 600_000, "家"), ("百三十萬夫", 1_300_000, "夫"),
        ("百二十萬家", 1_200_000, "家"), ("二百六十萬夫", 2_600_000, "夫"), ("倍", 2, ""),
        ("二百四十萬家", 2_400_000, "家"), ("五百二十萬夫", 5_200_000, "夫"), ("四十八萬家", 480_000, "家"),
        ("十二萬家", 120_000, "家"), ("六十萬家", 600_000, "家"), ("五分借一", Fraction(1, 5), ""),
        ("六十萬家", 600_000, "家"), ("百三十萬夫", 1_300_000, "夫"), ("五分借一", Fraction(1, 5), ""),
        ("五分除一", Fraction(1, 5), ""), ("六十", 600_000, "家"), ("十二", 120_000, "家"), ("四十八萬家", 480_000, "家"),
        ("五分除一", Fraction(1, 5), ""), ("百三十", 1_300_000, "夫"), ("二十六萬夫", 260_000, "夫"),
        ("一百四萬夫", 1_040_000, "夫"), ("四十八萬家", 480_000, "家"), ("二百四十萬", 2_400_000, "家"),
        ("二百八十八萬家", 2_880_000, "家"), ("一百四萬夫", 1_040_000, "夫"), ("五百二十萬夫", 5_200_000, "夫"),
        ("六百二十四萬夫", 6_240_000, "夫"),
    ],
}  # fmt: skip

# What else he reckons on the way from the 注: passage, words, derivation, reading, name, number, unit.
RECKONED = [
    ("zaishi.2.shu.16", "方百里者【百】", "royal-domain-households", "", "squares", 100, ""),
    ("zaishi.2.shu.16", "十成【九千夫】", "tong-ladder", "", "ten", 9000, "夫"),
    ("zaishi.2.shu.16", "百成【九萬夫】", "tong-ladder", "", "hundred", 90_000, "夫"),
    ("zaishi.2.shu.16", "【百同】，故九百萬夫", "royal-domain-households", "", "T", 100, "同"),
    ("zaishi.2.shu.16", "百同，故【九百萬夫】", "royal-domain-households", "", "F", 9_000_000, "夫"),
    ("zaishi.2.shu.17", "故云「餘【六百萬夫】", "royal-domain-households", "", "N", 6_000_000, "夫"),
    ("zaishi.2.shu.18", "三家受【六夫】之地", "average-allotment", "", "six", 6, "夫"),
    ("zaishi.2.shu.19", "【二二而四】", "inner-domain-households", "", "twos", 4, ""),
    ("zaishi.2.shu.19", "故【四同】", "inner-domain-households", "", "T", 4, "同"),
    ("zaishi.2.shu.19", "【四九三十六】", "inner-domain-households", "", "F", 360_000, "夫"),
    ("zaishi.2.shu.19", "故其餘【二十四萬夫】", "inner-domain-households", "", "N", 240_000, "夫"),
    ("zaishi.2.shu.20", "六鄉，故【七萬五千家】", "inner-domain-households", "", "X", 75_000, "家"),
    ("zaishi.2.shu.20", "除【十五萬夫】", "inner-domain-households", "", "Y", 150_000, "夫"),
    ("zaishi.2.shu.20", "故餘【九萬夫】", "inner-domain-households", "", "Z", 90_000, "夫"),
    ("zaishi.2.shu.21", "大抵九者各為【萬家】", "inner-domain-households", "", "each", 10_000, "家"),
    ("zaishi.2.shu.21", "【九萬】為四萬五千", "inner-domain-households", "", "J", 90_000, "家"),
    ("zaishi.2.shu.21", "九萬為【四萬五千】", "inner-domain-households", "", "Q", 45_000, "家"),
    ("zaishi.2.shu.21", "為【十二萬夫】", "inner-domain-households", "", "H", 120_000, "家"),
    ("zaishi.2.shu.27", "已取【四同】", "outer-domain-households", "", "T_in", 4, "同"),
    ("zaishi.2.shu.27", "故餘有【九十六同】", "outer-domain-households", "", "T", 96, "同"),
    ("zaishi.2.shu.27", "四同【三十六萬夫】", "outer-domain-households", "", "T_in", 360_000, "夫"),
    (
        "zaishi.2.shu.27",
        "故餘為九十六同，【八百六十四萬夫】",
        "outer-domain-households",
        "",
        "F",
        8_640_000,
        "夫",
    ),
    ("zaishi.2.shu.28", "【三六十八】", "thirteen-eighteenths", "note", "n", 18, ""),
    ("zaishi.2.shu.28", "去一分，有【十二】存", "thirteen-eighteenths", "note", "twelve", 12, ""),
    ("zaishi.2.shu.28", "今於所去【六】中", "thirteen-eighteenths", "note", "removed", 6, ""),
    ("zaishi.2.shu.28", "存取其【一】，以益", "thirteen-eighteenths", "note", "one", 1, ""),
    ("zaishi.2.shu.28", "則所去者【五】", "thirteen-eighteenths", "note", "gone", 5, ""),
    ("zaishi.2.shu.28", "所存者【十三】", "thirteen-eighteenths", "note", "kept", 13, ""),
    ("zaishi.2.shu.34", "三夫受【六夫半】", "outer-allotment", "", "half", Fraction(13, 2), "夫"),
    ("zaishi.2.shu.34", "六夫受【十三夫】", "outer-allotment", "", "thirteen", 13, "夫"),
    ("zaishi.2.shu.2", "六遂【七萬五千家】", "six-sui", "", "X", 75_000, "家"),
    ("zaishi.2.shu.1", "【百里】為一節", "domain-rings", "", "step", 100, "里"),
    ("zaishi.2.shu.12", "從二百里向外有【四百里】", "public-settlement-zones", "", "belt", 400, "里"),
    ("zaishi.2.shu.12", "【二百里】為一節", "public-settlement-zones", "", "stage", 200, "里"),
    ("zaishi.2.shu.11", "是公邑之地有【四】處", "public-settlement-zones", "", "four", 4, ""),
    ("zaishi.3.shu.3", "上之【三】等", "land-tax-rates", "", "three", 3, ""),
    ("zaishi.3.shu.1", "同【十一而稅】", "land-tax-rates", "", "near", Fraction(1, 10), ""),
    ("zaishi.3.shu.1", "同【二十而稅三】", "land-tax-rates", "", "far", Fraction(3, 20), ""),
    ("zaishi.3.shu.2", "無過【十而稅二】", "land-tax-rates", "", "ceiling", Fraction(1, 5), ""),
    ("zaishi.4.shu.2", "罰以【三家】之稅粟", "penalties", "", "three", 3, "家"),
]

# What he sets down: passage, words, derivation, reading, name, number, unit.
SET_DOWN = [
    ("zaishi.2.shu.16", "【一同】百成", "tong-ladder", "", "u", 1, "同"),
    ("zaishi.2.shu.16", "一同【百成】", "tong-ladder", "", "n", 100, "成"),
    ("zaishi.2.shu.16", "成【九百夫】", "tong-ladder", "", "m", 900, "夫"),
    ("zaishi.2.shu.19", "相距【二百里】", "inner-domain-households", "", "W", 200, "里"),
    ("zaishi.2.shu.20", "鄉有【萬二千五百家】", "inner-domain-households", "", "g", 12_500, "家"),
    ("zaishi.2.shu.17", "城謂方【十二里】", "city-and-third", "", "W", 12, "里"),
    ("zaishi.2.shu.11", "【九十三國】", "benefices", "", "number", 93, "國"),
    ("zaishi.2.shu.14", "家邑【二十五里】", "benefices", "", "a", 25, "里"),
    ("zaishi.2.shu.14", "小都【五十里】", "benefices", "", "b", 50, "里"),
    ("zaishi.2.shu.14", "大都【百里】", "benefices", "", "c", 100, "里"),
    ("zaishi.2.shu.22", "是年【二十九】已下", "supernumeraries", "jia", "below", 29, ""),
    ("zaishi.2.shu.22", "若【三十】有妻", "supernumeraries", "jia", "from_age", 30, ""),
    ("zaishi.2.shu.22", "故【二十五畝】", "supernumeraries", "jia", "e", 25, "畝"),
    ("zaishi.2.shu.22", "受夫田【百畝】", "supernumeraries", "jia", "f", 100, "畝"),
    ("zaishi.2.shu.22", "餘夫【二十五畝】", "supernumeraries", "mengzi", "e", 25, "畝"),
    ("zaishi.2.shu.22", "夫一廛，田【百畝】，餘夫亦如之", "supernumeraries", "suiren", "f", 100, "畝"),
    ("zaishi.3.shu.6", "家各【二畝半】", "homestead-mu", "", "garden", Fraction(5, 2), "畝"),
    ("zaishi.4.shu.1", "漢法口【百二十】", "penalties", "", "poll", 120, ""),
    ("zaishi.3.shu.7", "公羊》說：【十一而稅】", "gongyang-tithe", "", "tithe", Fraction(1, 10), ""),
    ("zaishi.3.shu.7", "【一井】九夫百畝", "yiyi-levy", "xu-shen", "well", 1, "井"),
    ("zaishi.3.shu.7", "一井【九夫】百畝", "yiyi-levy", "xu-shen", "n", 9, "夫"),
    ("zaishi.3.shu.7", "出禾【二百四十斛】", "yiyi-levy", "xu-shen", "grain", 240, "斛"),
    ("zaishi.3.shu.7", "芻秉【二百四十六】", "yiyi-levy", "xu-shen", "straw", 246, ""),
    ("zaishi.3.shu.7", "釜米【十六斗】", "yiyi-levy", "xu-shen", "rice", 16, "斗"),
    ("zaishi.3.shu.8", "又《周禮》【六篇】", "yiyi-levy", "zheng-xuan", "books", 6, "篇"),
]


def words(row: tuple) -> str:
    """Name a case by the Chinese words that state it."""
    return next(x for x in row if isinstance(x, str) and ("【" in x or not x.isascii()))


def quoted(id: str, at: str) -> list[tuple[Span, str, str, str]]:
    """List what the derivation quotes from one passage, in the order of the text: span, words, number, unit.

    Words that state two names at once, as a product and the measure it confirms, count once.
    """
    return sorted(
        {
            (step.node.span, step.words, *plain(step.value if step.stated is None else step.stated))
            for step in solve(id).steps
            if step.node.span and step.node.span.passage == at
        }
    )


@pytest.mark.parametrize("id, at", PROCEDURES, ids=[id for id, _ in PROCEDURES])
def test_procedure_states_what_jia_states_in_his_order(id: str, at: str) -> None:
    expected = [(said, str(number), unit) for said, number, unit in PROCEDURES[id, at]]
    assert [row[1:] for row in quoted(id, at)] == expected


@pytest.mark.parametrize("id, at", PROCEDURES, ids=[id for id, _ in PROCEDURES])
def test_every_step_of_the_procedure_agrees_and_stands_after_the_one_before(id: str, at: str) -> None:
    solution = solve(id)
    assert solution.derivation.procedure
    assert (solution.derivation.authority, solution.derivation.at) == ("賈公彥", at)
    taken = [s for s in solution.steps if s.node.kind in {"then", "again"}]
    assert {s.verdict for s in taken} == {"agrees"}
    for step in taken:
        assert step.asserts in {"賈公彥", "鄭玄, repeated by 賈公彥"}
    spans = [s.node.span for s in taken if s.node.kind == "then"]
    assert spans == sorted(set(spans))


@pytest.mark.parametrize("id, at", PROCEDURES, ids=[id for id, _ in PROCEDURES])
def test_procedure_leaves_no_number_of_its_passage_unused(id: str, at: str) -> None:
    """Apart from the lemma that opens the passage, which repeats the 注."""
    lemma = edition()[at].text.find("者，") if edition()[at].text.startswith("云") else 0
    body = [c for c in numerals_of(at) if c.numeral.start > lemma]
    assert len(body) > 5
    assert [c.numeral.text for c in body if c.role not in {"given", "result", "cited"}] == []


@pytest.mark.parametrize("row", RECKONED, ids=words)
def test_number_that_jia_reckons_is_reached(row: tuple) -> None:
    at, quotation, id, reading, name, number, unit = row
    (span,) = edition()[at].spans(quotation)
    (step,) = [s for s in solve(id, reading).steps if span in s.node.spans]
    assert (step.node.name, *plain(step.stated), step.verdict) == (
        name,
        str(number),
        unit_of(step, unit),
        "agrees",
    )


def unit_of(step: object, unit: str) -> str:
    """Give 夫 where 十二萬夫 counts the men who hold the land."""
    return "夫" if step.node.sense == "man" else unit  # type: ignore[attr-defined]


@pytest.mark.parametrize("row", SET_DOWN, ids=words)
def test_number_that_jia_sets_down_or_quotes_is_read(row: tuple) -> None:
    at, quotation, id, reading, name, number, unit = row
    (span,) = edition()[at].spans(quotation)
    (step,) = [s for s in solve(id, reading).steps if s.node.spans == (span,)]
    assert (step.node.kind, step.node.name, *plain(step.value)) == ("given", name, str(number), unit)


# ---- What each procedure comes to ----


def test_borrowing_reaches_what_the_rate_reaches_at_once() -> None:
    assert plain(solve("borrow-90-tong")["x"]) == ("65", "同")
    assert plain(solve("borrow-6-tong")["total"]) == ("69同 + 30000夫", "")
    assert plain(solve("net-fields-624")["over"])[0] == "0"
    assert plain(solve("net-fields-624")["K"]) == plain(solve("outer-domain-households")["K"])


def test_households_are_verified_and_not_found() -> None:
    """Jia takes 二百八十八萬家 as known; his sum gives back whatever number he starts from."""
    d = solve("borrow-48-jia").derivation
    assert [n.source for n in d.nodes if n.name == "H_note"] == ["outer-domain-households"]
    assert str(d.closed("H")) == "H_note"


def test_harmony_finds_the_grassland_where_the_walls_were() -> None:
    harmony = solve("thirteen-eighteenths", "harmony")
    assert plain(harmony["saved"]) == plain(harmony["wanted"]) == ("1/18", "")
    assert harmony.verdicts["balance"] == "agrees"
    assert plain(harmony["s"]) == ("13/18", "")


def test_supernumerary_is_told_from_the_principal_by_age_and_marriage() -> None:
    found = {
        r: [plain(solve("supernumeraries", r)[n]) for n in ("young", "married")]
        for r in registry()["supernumeraries"]
    }
    assert found == {
        "suiren": [("100", "畝"), ("100", "畝")],
        "mengzi": [("25", "畝"), ("25", "畝")],
        "jia": [("25", "畝"), ("100", "畝")],
    }


def test_gongyang_tithe_passes_the_near_suburb_only() -> None:
    """過於十一 is a 桀, 減於十一 a 貉."""
    tithe = solve("gongyang-tithe")
    over = {name: plain(tithe[f"over_{name}"])[0] for name in "garden near far ceiling lacquer".split()}
    assert over == {"garden": "-1/20", "near": "0", "far": "1/20", "ceiling": "1/10", "lacquer": "3/20"}


def test_levy_of_the_different_meanings_and_its_denial() -> None:
    levy = {
        r: [plain(solve("yiyi-levy", r)[n])[0] for n in ("grain", "straw", "rice")] for r in registry()["yiyi-levy"]
    }
    assert levy == {"xu-shen": ["240", "246", "16"], "zheng-xuan": ["0", "0", "0"]}
    repeated = {"garden": "二十而稅一", "near": "十而稅一", "far": "二十而稅三"}
    steps = {s.node.name: s for s in solve("yiyi-levy", "xu-shen").steps if s.node.kind == "again"}
    assert {name: step.words for name, step in steps.items()} == repeated
    assert {step.verdict for step in steps.values()} == {"agrees"}


def test_zones_are_two_stages_of_two_hundred_li() -> None:
    zones = solve("public-settlement-zones")
    assert [plain(zones[n]) for n in ("belt", "stage", "stages")] == [("400", "里"), ("200", "里"), ("2", "")]


def test_benefices_are_named_and_not_multiplied() -> None:
    """采地多少不定，不可計: sides and number stand side by side, and no sum is made of them."""
    benefices = solve("benefices")
    assert [plain(benefices[n]) for n in ("small", "middle", "large")] == [
        ("1/16", "同"),
        ("1/4", "同"),
        ("1", "同"),
    ]
    assert not [
        n
        for n in benefices.derivation.nodes
        if n.expr is not None and "number" in map(str, n.expr.free_symbols)
    ]


def test_only_corrupt_steps_of_the_subcommentary_fail() -> None:
    verdicts = {
        (id, reading, step.node.name): step.verdict
        for id, readings in registry().items()
        for reading in readings
        for step in solve(id, reading).steps
        if step.node.span and ".shu." in step.node.span.passage and step.verdict
    }
    assert len(verdicts) > 100
    assert {key: verdict for key, verdict in verdicts.items() if verdict not in {"agrees", "denied"}} == {
        ("tong-split", "", "slip"): "agrees as mended",
        ("benefice-quarter", "", "fifty"): "agrees as mended",
        ("tong-split", "", "F_tax"): "agrees as mended",  # 三萬六千八百六千四夫 is no number before it is mended
        ("five-companies", "", "called"): "unit",  # 五卒為族, a battalion
    }
