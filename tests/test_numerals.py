"""Numerals: every form on words of the texts, a labelled set, round trips, and rubbish."""
from __future__ import annotations

import csv
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from zhouli.numerals import Numeral, NumeralError, find, read, write
from zhouli.numerals.forms import SCALES, fold
from zhouli.numerals.model import DONE, RULES
from zhouli.numerals.runs import NUMERAL
from zhouli.numerals.writing import LIMIT
from zhouli.units import LADDERS, UNITS

LABELLED = Path(__file__).with_name("numerals_labelled.tsv")


def rows() -> list[dict[str, str]]:
    """The labelled spans: sentence, start, end, value, rule (and what is done), locus."""
    with LABELLED.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def described(numeral: Numeral) -> str:
    """The value as the labelled set writes it: rivals with "or", lists, ranges and sums by their members."""
    if numeral.value is not None:
        return str(numeral.value)
    if numeral.rule == "list":
        return " ".join(map(str, numeral.members))
    if numeral.rivals:
        return " or ".join("-" if rival.value is None else str(rival.value) for rival in numeral.rivals)
    words = ["".join(map(str, member)) if isinstance(member, tuple) else str(member) for member in numeral.members]
    return " ".join(words) or "-"


def wanted(value: str) -> str:
    return str(Fraction(value)) if value.replace("/", "").isdigit() else value


def test_every_labelled_span_is_read_as_labelled() -> None:
    wrong = []
    for row in rows():
        span = int(row["start"]), int(row["end"])
        found = next((n for n in find(row["sentence"]) if (n.start, n.end) == span), None)
        got = found and (described(found), f"{found.rule} {found.done or ''}".strip())
        if got != (wanted(row["value"]), row["rule"]):
            wrong.append((row["sentence"][slice(*span)], row["value"], row["rule"], got))
    assert not wrong


def test_nothing_is_found_that_is_not_labelled() -> None:
    labelled: dict[str, set[tuple[int, int]]] = {}
    for row in rows():
        labelled.setdefault(row["sentence"], set()).add((int(row["start"]), int(row["end"])))
    for sentence, spans in labelled.items():
        assert {(n.start, n.end) for n in find(sentence)} == spans


FORMS = """
quantity 九百萬夫=9000000 八百六十四万夫=8640000 五十亩=50 四百裏=400 尺有五寸=3/2 丈二=6/5
quantity 三百有六旬有六日=366 二十六年=26
integer 百三十=130 一百四=104 千七十五=1075 萬二千五百=12500 二萬七百三十六=20736 十有二=12 六十有五=65
integer 三十又五=35 廿三=23 卅=30 卌二=42 壹拾貳=12 叁佰伍拾=350
fraction 十八分之十三=13/18 四之一=1/4 參之二=2/3 三分寸之二=2/3 二百四十三分寸之一百四=104/243 半=1/2
fraction 太半=2/3 少半=1/3 大半=2/3
share 三分去一=1/3 三分損一=1/3 三分益一=1/3 六而存一=1/6 五分除一=1/5 三分借二分=2/3 還半=1/2 借半=1/2
tithe 什一=1/10 十一而稅=1/10 無過十二=1/5
rate 二十而一=1/20 二十而三=3/20 二十而五=1/4 十而稅一=1/10 過十而稅二=1/5 十取一=1/10
multiple 倍之=2 三倍=3
nil 無征=0 無稅=0
quantity 六夫半=13/2 二寸半=5/2 三十三里少半里=100/3
mixed 一六十三分之五十=113/63 十三半=27/2
product 六九五十四=54 八八六十四=64 二二而四=4 三六十八=18
ordinal 第五=5 卷十一=11
name 六鄉=6 九職=9 六藝=6
"""


def forms() -> list[tuple[str, Fraction, str]]:
    """The table above: words, value, rule."""
    cells = [(line.split()[0], cell) for line in FORMS.split("\n") if line for cell in line.split()[1:]]
    return [(words, Fraction(value), rule) for rule, cell in cells for words, value in [cell.split("=")]]


@pytest.mark.parametrize(("words", "value", "rule"), forms())
def test_forms_alone(words: str, value: Fraction, rule: str) -> None:
    found = read(words)
    assert (found.value, found.rule, found.text) == (value, rule, words)
    assert (found.start, found.end, found.rivals) == (0, len(words), ())


@pytest.mark.parametrize("words", ["百姓", "萬民", "四方", "百官", "一旦", "月半"])
def test_what_is_no_number(words: str) -> None:
    assert (read(words).rule, read(words).value) == ("idiom", None)


@pytest.mark.parametrize(("words", "done"), [
    ("三分去一", "removed"), ("六而存一", "kept"), ("三分益一", "added"), ("三分取一", "taken"),
    ("還半", "returned"), ("五分借一", "borrowed"), ("六不存一", None), ("三分存一", "kept"), ("三分還一", "returned"),
    ("三分借一", "borrowed"), ("三分之一", None)])
def test_what_is_done_with_a_share(words: str, done: str | None) -> None:
    assert read(words).done == done
    assert done is None or done in DONE


@pytest.mark.parametrize(("words", "values"), [
    ("十一", {Fraction(11), Fraction(1, 10)}), ("百一", {Fraction(101), Fraction(1, 100)}),
    ("十外稅一", {Fraction(1, 11), Fraction(1, 10)}), ("再倍", {Fraction(3), Fraction(4)}),
    ("十有三分之二", {Fraction(2, 13), Fraction(32, 3)}),
    ("九十億畝", {Fraction(9 * 10 ** 6), Fraction(9 * 10 ** 9)}),
    ("十分之二三", {Fraction(1, 5), Fraction(3, 10)}), ("二七", {None, Fraction(14)}), ("九一", {None, Fraction(1, 9)})])
def test_two_readings_are_both_given(words: str, values: set[Fraction | None]) -> None:
    found = read(words)
    assert found.value is None
    assert {rival.value for rival in found.rivals} == values


@pytest.mark.parametrize(("words", "left", "right", "value"), [
    ("十一", "近郊", "", Fraction(1, 10)), ("十一", "過於", "，大桀小桀", Fraction(1, 10)),
    ("十一", "", "月", 11), ("十一", "得", "", 11), ("十二", "皆無過", "", Fraction(1, 5)),
    ("十二", "", "人", 12), ("五", "第", "", 5),
    ("九一", "請野", "而助", Fraction(1, 9))])
def test_context_decides(words: str, left: str, right: str, value: Fraction | int) -> None:
    assert read(words, context=(left, right)).value == value


def test_large_numbers_by_scale() -> None:
    fields = [read("九十億畝", scale=scale).value for scale in SCALES]
    assert fields == [9 * 10 ** 6, 9 * 10 ** 9, 9 * 10 ** 9, 9 * 10 ** 6]
    assert [read("一兆", scale=scale).value for scale in SCALES if scale != "王制"] == [10 ** 6, 10 ** 16, 10 ** 12]
    with pytest.raises(NumeralError):
        read("一兆", scale="王制")
    assert [read("九萬億畝", scale=scale).value for scale in ("下數", "王制")] == [9 * 10 ** 9, 9 * 10 ** 8]
    assert read("一億八千八百萬").value == 188_000_000      # what follows exceeds an 億 of ten 萬
    assert [rival.scale for rival in read("三百億").rivals] == ["下數", "中數"]


def test_sums_keep_their_members() -> None:
    found = read("六十九同三萬夫")
    assert (found.value, found.members) == (None, ((69, "同"), (30_000, "夫")))
    assert read("百四十六畝三十步").members == ((146, "畝"), (30, "步"))
    assert [n.text for n in find("積百井九百夫")] == ["百井", "九百夫"]     # one land said twice is no sum
    assert [n.text for n in find("方千里三分去一")] == ["千里", "三分去一"]


# Sentence, and what is found in it, in order: words=value, with ? where no single number is given.
IN_TEXT = """
又有三分之二七分之四九分之五 三分之二=2/3 七分之四=4/7 九分之五=5/9
十二分之五十三分之七 十二分之五=5/12 十三分之七=7/13
按是半三之一四之一謂貢享 半=1/2 三之一=1/3 四之一=1/4
大都不過參國之一中五之一小九之一 參國之一=1/3 五之一=1/5 九之一=1/9
此云七六五三等其人不同 七六五=? 三等=3
六十除十二餘有四十八萬家在 六十=60 十二=12 四十八萬家=480000
則十八分之三六十八去一分有十二存 十八分=18 三六十八=18 一分=1 十二=12
同十一而稅也二十而稅三 十一而稅=1/10 二十而稅三=3/20
以廣十一乘縱得十一 十一=11 十一=11
方百里者百百里為一同 百里=100 百=100 百里=100 一同=1
以四乘之得千乘之國 四=4 千乘=1000
凡任地至十而五 十而五=?
答曰得一六十三分之五十 一六十三分之五十=113/63
減四分之三者二三分之二者一 四分之三=3/4 二三分之二=? 一=1
先置周三百步半之得一百五十步 三百步=300 半=1/2 一百五十步=150
令二百一十六人作九分分之八十一人 二百一十六人=216 九分=9 八十一人=81
三斗三升一合八勺 三斗三升一合八勺=1659/500
徐方二反桼音七 二=? 七=?
三百餘人數百里其數十二 三百餘=? 數百=? 十二=12
天子三公九卿二十七大夫八十一元士 三公=3 九卿=9 二十七大夫=27 八十一元士=81
昭十二年三月鄭簡公卒 十二年=12 三月=3
故取兩家併言兩司馬 兩家=2
人得一斛一斗五升十三分升之五二人人得七斗六升 一斛一斗五升十三分升之五=15/13 二人=2 七斗六升=38/5
徑一尺三分寸之二而五分去一一尺去二寸 一尺三分寸之二=16/15 五分去一=1/5 一尺=1 二寸=2
且取九寸三分分之各得三寸 九寸=9 三分=3 三寸=3
言三寸半舉成數也 三寸半=7/2
或言周尺八寸則步更爲八八六十四寸 八寸=8 八八六十四寸=64
十丈為一引四丈為一匹 十丈=10 一引=1 四丈=4 一匹=1
得三萬是為貨人錢三萬一日息三十 三萬=30000 三萬一日=? 三十=30
方百里國三十一國萬里 百里=100 三十一國=? 萬里=10000
自相乗得九百五人分之人得一百八十 九百五人=? 一百八十=180
衆來則元年七年十一年一服朝 元年=1 七年=7 十一年=11 一服=1
各自乘三三如九四四一十六并為弦 三三如九=9 四四一十六=16
得五千一百八十四八人分之 五千一百八十四=5184 八人=8
里之國九七十里之國二十有一 九=9 七十里=70 二十有一=21
以三十七三分之二乘四十九五分之三七分之四 三十七三分之二=113/3 四十九五分之三=248/5 七分之四=4/7
八矢少半矢 八矢少半矢=25/3
得一匹二丈六尺六寸大半寸 一匹二丈六尺六寸大半寸=5/3
寸為三分合為六分去二分四分在 三分=3 六分=6 二分=2 四分=4
周之王也制禮上物不過十二 十二=12
丁衰一十一副并為法雞價十一錢 一十一=11 十一錢=11
今有甲衰十一乙衰九副并為法 十一=11 九=9
表端參合又望松本
餘三倍方法三得六 三倍=? 三=3 六=6
百有餘里二十餘萬人 百有餘=? 二十餘萬=?
七勇反五戶反下同 七=? 五=?
三分天下有其二也十之二三什二三 三分天下有其二=2/3 十之二三=? 什二三=?
方千里者五方百里者四方十里者六 千里=1000 五=5 百里=100 四=4 十里=10 六=6
什而稅一再三言之 什而稅一=1/10 三=?
"""


@pytest.mark.parametrize("line", [line for line in IN_TEXT.split("\n") if line])
def test_in_running_text(line: str) -> None:
    sentence, *expected = line.split()
    got = [f"{n.text}={'?' if n.value is None else n.value}" for n in find(sentence)]
    assert got == expected


def test_a_noun_can_be_supplied() -> None:
    assert read("百三十", unit="同").members == ((130, "同"),)
    assert read("百三十", unit="夫/man").unit == "夫"
    assert read("十八分之十三", unit="夫").unit == "夫"
    for words, unit in (("六家", "井"), ("百姓", "人"), ("百三十", "桌"), ("四同三萬夫", "家")):
        with pytest.raises(NumeralError):
            read(words, unit=unit)


@pytest.mark.parametrize(("words", "position"), [
    ("", 0), ("甲", 0), ("九十六甲", 3), ("三萬六千八百六千四", 8), ("六家而受", 2), ("二十而", 2)])
def test_errors_say_where(words: str, position: int) -> None:
    with pytest.raises(NumeralError) as caught:
        read(words)
    assert caught.value.position == position
    assert str(position) in str(caught.value)
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize(("run", "numbers"), [
    ("一二四八十六", (1, 2, 4, 8, 16)), ("六五四三二", (6, 5, 4, 3, 2)), ("五百四百", (500, 400))])
def test_lists_without_points(run: str, numbers: tuple[int, ...]) -> None:
    assert (read(run).rule, read(run).members) == ("list", numbers)


@pytest.mark.parametrize("call", [
    lambda: read(5), lambda: read(None), lambda: find(5), lambda: read("五", context=("甲",)),
    lambda: read("五", context=("甲", 5)), lambda: read("五", scale=[]), lambda: read("五", unit=5),
    lambda: write("五"), lambda: write(5, unit=5)])
def test_an_argument_that_is_no_text_is_told_so(call: Callable[[], object]) -> None:
    with pytest.raises(TypeError, match="takes"):
        call()


@pytest.mark.parametrize("call", [
    lambda: read("五家" + "甲" * 5000), lambda: read("五" * 5000), lambda: read("五", scale="上" * 5000),
    lambda: read("五", unit="桌" * 5000), lambda: write(10 ** 5000), lambda: write(-10 ** 5000)])
def test_a_message_repeats_no_long_text(call: Callable[[], object]) -> None:
    with pytest.raises(NumeralError) as caught:
        call()
    assert str(caught.value).count("甲") + str(caught.value).count("桌") + str(caught.value).count("五") < 60
    assert len(str(caught.value)) < 600


def test_an_unknown_scale_is_refused() -> None:
    for call in (read, find):
        with pytest.raises(NumeralError, match="下數"):
            call("一億", scale="上數")
    with pytest.raises(NumeralError, match="下數"):
        write(1, scale="上數")


def test_simplified_and_traditional_agree() -> None:
    plain = find("遠郊之內，地居四同，三十六萬夫之地也。圭田五十畝，國宅無征。")
    simple = find("远郊之内，地居四同，三十六万夫之地也。圭田五十亩，国宅无征。")
    assert [(n.start, n.end, n.value) for n in plain] == [(n.start, n.end, n.value) for n in simple]


def test_writing() -> None:
    assert write(12_500) == "萬二千五百"
    assert write(1_040_000, unit="夫") == "百四萬夫"
    assert write(Fraction(13, 18)) == "十八分之十三"
    assert write(Fraction(13, 2), unit="夫") == "六夫半"
    assert write(Fraction(2, 3), unit="寸") == "三分寸之二"
    assert write(9 * 10 ** 6, scale="下數") == "九十億"
    assert write(11) == "十有一"
    for number in (-1, LIMIT, Fraction(1, LIMIT)):
        with pytest.raises(NumeralError):
            write(number)
    with pytest.raises(TypeError):
        write(0.5)  # type: ignore[arg-type]


scales = st.sampled_from([None, *SCALES])


@given(st.integers(0, LIMIT - 1) | st.integers(0, 2000), scales)
@settings(max_examples=400, deadline=None)
def test_integers_come_back(number: int, scale: str | None) -> None:
    assert read(write(number, scale=scale), scale=scale).value == number


nouns = st.sampled_from([None, "夫", "分", "合", "常", *dict.fromkeys(UNITS[step.large].noun for chain in LADDERS for step in chain)])


@example(Fraction(100_001), None, "夫", False, False)
@given(st.fractions(0, 10 ** 6, max_denominator=10 ** 4), scales, nouns, st.booleans(), st.booleans())
@settings(max_examples=400, deadline=None)
def test_fractions_come_back(number: Fraction, scale: str | None, unit: str | None, formal: bool, steps: bool) -> None:
    found = read(write(number, scale=scale, unit=unit, formal=formal, steps=steps), scale=scale)
    assert (found.value, found.unit) == (number, unit if number else None)


ALPHABET = ("一二三四五六七八九十百千萬億兆廿卅卌半太少大小分之而取稅去存益損其有又什參壹貳拾佰外餘倍無"
            "征第卷曰年月日尺寸丈里步斤兩夫家同成井人數幾音反、，。以為元旬乘國者云過居")


@given(st.text(ALPHABET, max_size=40) | st.text(max_size=40), scales, st.text(ALPHABET, max_size=4))
@settings(max_examples=600, deadline=None)
def test_any_text_gives_spans_or_a_numeral_error(text: str, scale: str | None, left: str) -> None:
    end = 0
    for numeral in find(text, scale=scale):
        assert end <= numeral.start < numeral.end <= len(text)
        assert numeral.text == text[numeral.start:numeral.end]
        assert numeral.rule in RULES
        assert numeral.value is None or (isinstance(numeral.value, Fraction) and not numeral.rivals)
        end = numeral.end
    try:
        assert read(text, scale=scale, context=(left, "")).end == len(text)
    except NumeralError as error:
        assert 0 <= error.position <= len(text)
        assert error.hint


RUN = "一二三四五六七八九十百千萬億廿卅有又零〇之分而半少太兩壹拾陸3.步尺寸夫畝、，點"


@example("千兩百二十五")
@example("一千八百六千四夫")
@example("一百二十步、九分步之五")
@example("三萬〇")
@given(st.text(RUN, max_size=24))
@settings(max_examples=1500, deadline=None)
def test_no_value_touches_a_character_of_a_number_that_is_not_read(text: str) -> None:
    found = find(text)
    owner = {at: numeral for numeral in found for at in range(numeral.start, numeral.end)}
    for numeral in found:
        for at in (numeral.start - 1, numeral.end):
            if numeral.value is None or not 0 <= at < len(text) or fold(text[at]) not in NUMERAL:
                continue
            assert at in owner, f"{numeral.text} of {text}"
            assert owner[at].rule not in ("unread", "decimal"), f"{numeral.text} of {text}"


@given(st.text("一二三四五六七八九十百千萬", min_size=1, max_size=12))
@settings(max_examples=600, deadline=None)
def test_a_run_of_digits_is_read_to_its_end(run: str) -> None:
    found = find(run)
    assert (found[0].start, found[-1].end) == (0, len(run))
    assert all(one.end == two.start for one, two in pairwise(found))
    if len(found) > 1:                                          # several only where each is told from the next
        assert {numeral.rule for numeral in found} <= {"integer", "product", "list", "range", "idiom"}


@pytest.mark.parametrize(("text", "words", "value"), [
    ("地居六十\n九同", "六十\n九同", 69), ("六十<pb:KR1d0003_WYG_013-3b>¶\n九同", "六十<pb:KR1d0003_WYG_013-3b>¶\n九同", 69),
    ("六\u200b十\u3000九同，", "六\u200b十\u3000九同", 69), ("⼋⼗一", "⼋⼗一", 81), ("六\ufe00十", "六\ufe00十", 60)])
def test_marks_inside_a_number_are_passed_over(text: str, words: str, value: int) -> None:
    (numeral,) = find(text)
    assert (numeral.text, numeral.value) == (words, value)
    assert text[numeral.start:numeral.end] == words


def test_a_blank_line_ends_a_number() -> None:
    assert [n.value for n in find("六十\n\n九同")] == [60, 9]
