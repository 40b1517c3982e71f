"""Victims: the six kinds and who keeps them, how long they are fed, and on which day each is used."""

from zhouli.derivation import Derivation, consequence, derivation, unit

日, 月, 旬 = unit("日"), unit("月"), unit("旬")
TERM, TETHER, NOTE = "chongren.1.jing.1", "chongren.1.shu.1", "chongren.1.zhu.1"
PENS, SILENCE, CHU = "chongren.1.shu.4", "chongren.3.shu.1", "chongren.3.shu.2"
OX, FAST, TEMPLE, MORROW = "niuren.2.zhu.1", "niuren.2.shu.2", "niuren.2.shu.4", "niuren.2.shu.5"


@derivation(
    "six-victims",
    title="Six victims, six kinds of livestock, and one keeper unnamed",
    authority="鄭玄, with 爾雅 and 賈公彥",
    at="muren.1.zhu.1",
    results="victims livestock unnamed",
    about=(
        "The classic says six and does not name them. Zheng's list and the *Erya*'s have the same six, the one "
        "beginning with the ox and the other with the horse; while they are reared, says Zheng elsewhere, they are "
        "livestock, and when they are about to be used, victims. Of the keepers in five offices Jia names four and "
        "adds 之等, 'and the like'. That the number left over is one is ours; in the 周禮 as we have it the fifth "
        "is the Keeper of Fowls of the Offices of Spring."
    ),
)
def _(d: Derivation) -> None:
    shu, erya = "muren.1.shu.1", "muren.1.shu.2"
    listed = d.count(
        "listed", "謂【牛】、【馬】、【羊】、【豕】、【犬】、【雞】", says="kinds that Zheng lists"
    )
    d.then("victims", listed, "掌牧【六】牲", at="muren.1.jing.1", says="victims")
    d.again("victims", "【六】牲，謂牛、馬")
    d.again("victims", "云「掌牧【六】牲", at=shu)
    d.again("victims", "《膳夫》供【六】牲", at=erya)
    erya_list = d.count(
        "erya", "有【馬】、【牛】、【羊】、【豕】、【犬】、【雞】", at=erya, says="kinds in the *Erya*"
    )
    d.then("livestock", erya_list, "案《爾雅》所釋【六】畜", at=erya, says="kinds of livestock")
    offices = d.given("offices", "謂【五】官各有", at=shu, says="offices that have a keeper")
    keepers = d.count(
        "keepers", "各有【牛人】、【羊人】、【犬人】、【豕人】之等", at=shu, says="keepers named"
    )
    d.let("unnamed", offices - keepers, says="offices whose keeper is not named")


@derivation(
    "two-and-two",
    title="Heaven and the temple, earth and soil: two and two",
    authority="賈公彥",
    at="muren.2.shu.3",
    results="bright dark classes",
    about=(
        "Jia's division by recipient. It is not of all heaven and all earth: August Heaven, Kunlun and the Five "
        "Emperors have colours stated elsewhere in the classic, and only for one class, the suburbs, the temple "
        "and the altars, is none to be seen. That class is what *yang* and *yin* are to divide."
    ),
)
def _(d: Derivation) -> None:
    d.let(
        "bright",
        d.count("yang", "但【天神】與【宗廟】為陽", says="said to be *yang*"),
        says="the *yang* side",
    )
    d.let("dark", d.count("yin", "【地】與【社稷】為陰", says="said to be *yin*"), says="the *yin* side")
    one = d.given("one", "社稷【一等】，不見牲色", says="the class without a colour elsewhere")
    d.let("classes", one, says="classes that the two words divide")


@consequence(
    "recipients-from-afar",
    title="Thirteen recipients, and the colours of the quarters",
    at="muren.2.zhu.1",
    results="recipients",
    about=(
        "Zheng lists three kinds with a number each. Thirteen recipients share the colours of the quarters; the "
        "rule of the classic goes by quarter (各以其方之色), so that how the thirteen fall to the quarters would "
        "have to be known, and is not said here."
    ),
)
def _(d: Derivation) -> None:
    peaks, bulwarks, rivers = d.given(
        "peaks bulwarks rivers",
        "望祀，【五】嶽、【四】鎮、【四】瀆也",
        says="peaks; bulwark mountains; great rivers",
    )
    d.again("peaks", "故知是四望【五】嶽等也", at="muren.2.shu.6")
    d.let("recipients", peaks + bulwarks + rivers, says="recipients of the sacrifices from afar")


@derivation(
    "three-months-fodder",
    title="Three months of fodder: one season",
    authority="鄭玄",
    at=NOTE,
    results="term",
    about=(
        "The classic says three months. Zheng says why: that is one season, and the terms of the year that belong "
        "to it have run their course. The year of twelve months and four seasons is taken from the offices of the "
        "districts. Jia gives the same three months to all that are tethered in a pen, and counts them back from "
        "the sacrifice: they are when the Herdsman hands the victim over."
    ),
)
def _(d: Derivation) -> None:
    season = d.given("season", "三月，【一時】，節氣成", says="the season")
    d.again("season", "三月，【一時】，節氣成", at=PENS)
    d.again("season", "取三月【一時】", at=PENS)
    seasons, months = d.uses("law-readings", "seasons months")
    d.then("term", season * months / seasons, "芻之【三月】", at=TERM, says="months on fodder")
    for at, words in (
        (NOTE, "【三月】，一時"), (PENS, "云「【三月】，一時"), (PENS, "釋必以【三月】之意"),
        (PENS, "是其【三月】之義也"), ("chongren.2.shu.1", "芻之【三月】也"),
        ("muren.1.shu.1", "芻之【三月】以祭祀"), ("muren.5.shu.1", "臨祭前【三月】，授與充人"),
        (SILENCE, "不言【三月】"), (SILENCE, "不必【三月】也"),
    ):  # fmt: skip
        d.again("term", words, at=at)


@derivation(
    "three-pens",
    title="Three pens, a month in each",
    authority="何休, through 賈公彥",
    at=PENS,
    results="term",
    about=(
        "The 公羊 has the victim of the Emperor three months in the cleansing. He Xiu takes that for a house with "
        "three pens, each kept for one month: the three months are then the sum, where for Zheng they are one "
        "season. Jia quotes him beside Zheng as giving the same meaning."
    ),
)
def _(d: Derivation) -> None:
    pens = d.given("pens", "養帝牲【三牢】之處也", sense="pen", says="pens of the house")
    d.again("pens", "【三牢】者，各主", sense="pen")
    each = d.given("each", "各主【一月】", says="months in each")
    d.then("term", pens / unit("牢", "pen") * each, "取【三月】一時", says="months in the three")
    d.again("term", "帝牲在于滌【三月】")


@derivation(
    "far-and-near-terms",
    title="Not more than three months, not more than a round of days",
    authority="觀射父, through 賈公彥",
    at=CHU,
    results="far near",
    about=(
        "The king of Chu asks how long, and is given two ceilings. Kong's note names ox, sheep and pig as far, dog "
        "and fowl as near; the horse is in neither. Jia reads 浹日, the round of the ten stems, as 旬, and has it "
        "of the feudal lords; from them he concludes that the Son of Heaven has 'the idea of' it too, and from the "
        "silence of the classic that the scattered sacrifices may have no more. 或, he says: perhaps."
    ),
)
def _(d: Derivation) -> None:
    far = d.given("far", "遠不過【三月】", by="at most", says="the far ones, at most")
    d.again("far", "芻豢牲則不必【三月】")
    d.again("far", "養牲亦得【三月】及旬")
    near = d.given("near", "則或【一旬】之內而已", at=SILENCE, by="at most", says="the near ones, at most")
    days = d.assume(
        "days",
        10 * 日,
        "浹日，十日也: Wei Zhao on the passage (國語, 四部叢刊 卷十八 葉4b)",
        says="days of a round",
    )
    d.again("near", "養牲亦得三月及【旬】", implied=True)
    d.let("near_days", near / 旬 * days, says="the same in days")
    kinds = d.count("kinds", "遠，【牛】【羊】【豕】。近，【犬】【雞】之屬", says="kinds that Kong names")
    six = d.uses("six-victims", "victims")
    d.let("neither", six - kinds, says="kinds in neither list")
    term = d.uses("three-months-fodder", "term")
    d.identity("same", far, term, says="The ceiling of the far is what the classic gives the Five Emperors.")


@derivation(
    "ox-of-the-day-before",
    title="The ox of the day before: Jia's two ways of taking it",
    authority="賈公彥",
    at=FAST,
    results="before fast over",
    about=(
        "Zheng Zhong's offering ox is that of one day before. Either, says Jia, the evening inspection is meant, "
        "and then it is after all the ox of the main sacrifice, which should not be called by the day before; or "
        "what is eaten in the fast, but the fast is ten days and not one. The second half is a sum."
    ),
)
def _(d: Derivation) -> None:
    before = d.given("before", "享牛，前祭【一日】之牛也", at=OX, says="days before the sacrifice")
    for at, words in (
        (FAST, "云「享牛，前祭【一日】"), (FAST, "以此為祭前【一日】夕牲時"), (FAST, "正祭而云前祭【一日】"),
        (TEMPLE, "為前祭【一日】之牛也"),
    ):  # fmt: skip
        d.again("before", words, at=at)
    fast = d.given("fast", "齊則【十日】", says="days of the fast")
    d.then("one_day", fast, "不應惟止【一日】而已", denies=True, says="the number that the fast is not")
    d.let("over", fast - before, says="days of the fast for which that ox would not serve")


@derivation(
    "six-offerings",
    title="Six sacrifices in the temple, each called an offering",
    authority="賈公彥",
    at=TEMPLE,
    results="six",
    about=(
        "Why the offering ox is that of the main sacrifice: under the Minister of Rites all six sacrifices of the "
        "temple have the word 享. Jia gives the number without the list; with the list of the classic there it is "
        "right, two great sacrifices and one in each season."
    ),
)
def _(d: Derivation) -> None:
    great = d.assume(
        "great",
        2,
        "以肆獻祼享先王，以饋食享先王 (大宗伯, 四部叢刊 卷五 葉12a)",
        says="great sacrifices of the temple",
    )
    seasonal = d.assume(
        "seasonal",
        4,
        "祠春、禴夏、嘗秋、烝冬, each 享先王 (大宗伯, 四部叢刊 卷五 葉12a)",
        says="one in each season",
    )
    d.then("six", great + seasonal, "祭宗廟【六】者皆云享", says="sacrifices called an offering")


@derivation(
    "more-than-one",
    title="Why the classic says *every*: more than one",
    authority="賈公彥",
    at="muren.3.shu.1",
    results="seasonal outer temple",
    about=(
        "Whenever the classic begins with 凡, 'every', Jia says that it is to widen, because those meant are more than "
        "one. Of the seasonal sacrifices, the outer ones with the breaking rites, and those of the temple, the lists "
        "beside his words have more than one; that is all that is claimed."
    ),
)
def _(d: Derivation) -> None:
    below = d.count(
        "below",
        "【山川】、群小祀，【林澤】、【四方百物】在四望下",
        at="muren.3.shu.2",
        says="recipients listed below those from afar",
    )
    d.then("seasonal", below, "山川已下非【一】", denies=True, says="recipients in season, not one")
    outer = d.count(
        "outward",
        "外祭，謂【表貉】及王行所過【山川】用事者",
        at="muren.4.zhu.1",
        says="outer sacrifices listed",
    )
    breaking = d.count("breaking", "毀謂【副辜】、【侯禳】", at="muren.4.zhu.1", says="breaking rites listed")
    d.then(
        "outer", outer + breaking, "其神非【一】", at="muren.4.shu.1", denies=True, says="the outer, not one"
    )
    six = d.uses("six-offerings", "six")
    d.then(
        "temple",
        six,
        "祭祀非【一】",
        at="niuren.2.shu.1",
        denies=True,
        says="sacrifices of the temple, not one",
    )


@derivation(
    "more-than-one-place",
    title="In more than one place the spirit is sought",
    authority="鄭玄, with 賈公彥",
    at="niuren.2.zhu.2",
    results="places",
    about=(
        "Why there is a second ox and a second day. Jia names the places: the temple today, tomorrow the western "
        "chamber outside the gate."
    ),
)
def _(d: Derivation) -> None:
    found = d.count(
        "found",
        "今日正祭于【廟】，明日繹祭在【門外之西室】",
        at=MORROW,
        noun="處",
        says="places that Jia names",
    )
    d.then("places", found, "孝子求神非【一處】", denies=True, says="places, not one")
    d.then(
        "quoted",
        found,
        "「孝子求神非【一處】」",
        at=MORROW,
        denies=True,
        says="the same, where Jia quotes it",
    )


@consequence(
    "days-of-a-victim",
    title="From handing over to the day after",
    results="over evening main after",
    at="chongren.5.shu.1",
    about=(
        "The days of a victim in Jia's subcommentary, put on one line, the main sacrifice being 0: handed over "
        "three months before (牧人), displayed on the evening before (充人), led in on the day (充人), the *yi* on the "
        "morrow (牛人). The order is his. That a month is thirty days is ours, to draw the line by; months of Zhou "
        "had twenty-nine or thirty."
    ),
)
def _(d: Derivation) -> None:
    month = d.assume("month", 30 * 日, "a round month, to put months and days on one line", says="a month")
    term = d.uses("three-months-fodder", "term")
    before = d.uses("ox-of-the-day-before", "before")
    d.let("over", -term / 月 * month, says="the Herdsman hands it over, before the sacrifice")
    d.let("evening", -before, says="the evening inspection, Zheng Zhong's day")
    d.let("main", before - before, says="the main sacrifice")
    d.let(
        "after",
        d.assume(
            "next", 1 * 日, "今日正祭于廟，明日繹祭: tomorrow is one day on", says="from today to tomorrow"
        ),
        says="the *yi* sacrifice",
    )
    near = d.uses("far-and-near-terms", "near_days")
    d.let("round", -near, says="where the scattered sacrifices may begin, at the earliest")
    d.let("share", term / 月 * month / near, says="the long term to the short")


@derivation(
    "gates-that-rear",
    title="Twelve gates rear the scattered victims; nine are in the exorcism",
    authority="賈公彥",
    at="chongren.3.shu.4",
    results="gates nine",
    about=(
        "The Controller of the Gates has twelve, and it is they that rear: the officer stands for his keepers, as "
        "Zheng Zhong has it. The nine gates of the breaking rite are those of the *Monthly Ordinances*; Jia puts "
        "the two numbers in different places and does not join them."
    ),
)
def _(d: Derivation) -> None:
    d.given("gates", "司門總主王城【十二門】", says="gates of the royal city")
    d.again("gates", "今養牲者是【十二門】")
    d.given("nine", "而引【九門】磔禳", at="muren.4.shu.4", says="gates of the exorcism")
