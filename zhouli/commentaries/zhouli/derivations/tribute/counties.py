"""The Master of Counties: from outside the domain inward, what is counted where, who levies and who collects."""

from zhouli.decision import Table, decision_table
from zhouli.derivation import Derivation, consequence, derivation, unit

人, 伍, 年 = unit("人"), unit("伍"), unit("年")
OFFICE, INWARD, COUNTED, CENSUS = "xianshi.1.jing.1", "xianshi.1.shu.1", "xianshi.1.shu.2", "xianshi.1.shu.3"
GRASS, RESTED, MEN, ARMS = "xianshi.1.shu.6", "xianshi.1.shu.7", "xianshi.2.shu.3", "xianshi.2.shu.4"
SIDES, LEVIED, COLLECTED = "xianshi.3.shu.1", "xianshi.4.shu.1", "xianshi.4.shu.2"


@derivation(
    "from-outside-inward",
    title="Five hundred, four hundred, three hundred, two hundred *li*: from outside inward",
    authority="賈公彥",
    at=INWARD,
    results="five step country",
    about=(
        "The Master of Allotments goes through the rings from the city outward, the Master of Counties from the states "
        "inward; Jia gives each ring its outer edge. 野, the country, is four of them: for the office reaches the whole "
        "realm, and the states are another thing. He says no more; the steps from five names to four rings are ours."
    ),
)
def _(d: Derivation) -> None:
    names = "R_jiang R_xian R_shao R_dian"
    rings = d.uses("domain-rings", names, under="jiang xian shao dian")
    for name, words in (
        ("jiang", "據畿內【五百里】"), ("xian", "【四百里】大都、小都"), ("shao", "據【三百里】家邑"), ("dian", "據【二百里】六遂"),
    ):  # fmt: skip
        d.again(name, words)
    step = d.let("step", rings[0] - rings[1], says="width of a ring")
    for k, between in enumerate(("*xian* and *shao*", "*shao* and *dian*")):
        d.identity(f"even{k}", rings[k + 1] - rings[k + 2], step, says=f"As wide between {between}.")
    five = d.count(
        "five",
        "掌【邦國】、【都鄙】、【稍】【甸】、【郊里】之地域",
        at=OFFICE,
        says="kinds of territory, from outside in",
    )
    out = d.count("out", "云「掌【邦國】」，據畿外諸侯言", says="outside the domain")
    near = d.count("near", "「【郊里】」，據從遠郊", says="within the far suburb")
    one = d.count("one", "「【都鄙】」，據畿內", says="the outlying domains, named once")
    two = d.count("two", "據畿內【五百里】、【四百里】大都、小都言", says="rings that they fill")
    country = d.then(
        "country",
        five - out - near - one + two,
        "明野中唯含有此【四】者也",
        at=COLLECTED,
        says="rings of the country",
    )
    four = d.count(
        "rings", "野，謂【甸】、【稍】、【縣】、【都】也", at="xianshi.4.zhu.1", says="rings that Zheng names"
    )
    d.identity("named", four, country, says="As many as Zheng names.")
    d.again("country", "此縣師所徵【四】處賦貢", at=COLLECTED)
    d.uses("nine-zones", "six", under="tenures")
    d.again("tenures", "邦國則【六】服", at="xianshi.1.shu.5")


@derivation(
    "territories-of-benefices",
    title="Twenty-five, a hundred, fifty *li*: the three grades again",
    authority="賈公彥",
    at=SIDES,
    results="grades middle large",
    about=(
        "What the Master of Counties measures when *du* and settlements are founded. The sides are those of the Master of "
        "Allotments, named in another order; each is twice the one below it and holds four times its land."
    ),
)
def _(d: Derivation) -> None:
    d.uses("benefices", "a b c", under="home lesser greater")
    for name, words in (
        ("home", "家邑【二十五里】"), ("greater", "大都【百里】"), ("lesser", "小都【五十里】"),
    ):  # fmt: skip
        d.again(name, words)
    kinds = d.count("kinds", "【家邑】二十五里，【大都】百里，【小都】五十里", says="grades named")
    d.then("grades", kinds, "【三】等之地所有不同", says="grades")
    small, middle, large = d.uses("benefices", "small middle large", under="s m l")
    d.let("middle", middle / small, says="a lesser *du* in household settlements")
    d.let("large", large / small, says="a greater *du* in household settlements")


@derivation(
    "three-year-check",
    title="Once in three years the officers are examined",
    authority="周禮, with 賈公彥",
    at=CENSUS,
    results="rate",
    about="The great comparison is that of the Lesser Minister; here it serves to examine officers.",
)
def _(d: Derivation) -> None:
    years = d.uses("great-count", "years")
    d.again("years", "【三年】大比", at=OFFICE)
    d.again("years", "云「【三年】大比")
    d.again("years", "古者亦【三年】一大案")
    once = d.given("once", "三年【一】大案比戶口", says="checkings in that time")
    d.let("rate", once / years, says="checkings a year")


@derivation(
    "fallow-with-upper-land",
    title="Fifty *mu* and a hundred: the fallow grassland outside the suburb",
    authority="遂人, through 賈公彥",
    at=RESTED,
    results="upper middle step",
    about=(
        "Inside the suburb land is called rested, outside it fallow grassland: two words for the two systems that stand "
        "behind twelve and thirteen eighteenths. Jia quotes two of the three grades."
    ),
)
def _(d: Derivation) -> None:
    up, mid = d.uses("suiren-land", "G_upper G_middle", under="grass_upper grass_middle")
    d.then("upper", up, "亦云萊【五十畝】、百畝", says="fallow grassland with upper land")
    d.then("middle", mid, "亦云萊五十畝、【百畝】", says="with middle land")
    d.again("upper", "若上地萊【五十畝】", at=GRASS)
    d.let("step", mid - up, says="from the first to the second")


@derivation(
    "squads-of-a-company",
    title="A hundred men a company, five a squad",
    authority="賈公彥",
    at=MEN,
    results="squads",
    about=(
        "Of men; carts too have companies and squads, and of how many Jia does not say. Wang (王氏) refers them to the "
        "officer who joins the companies and squads of chariots (王與之 周禮訂義, WYG 卷二十一 葉三十下)."
    ),
)
def _(d: Derivation) -> None:
    company, squad = d.uses("army-ladder", "company squad")
    d.again("company", "人則【百人】為卒")
    d.again("squad", "【五人】為伍")
    d.let("squads", company / squad, says="squads in a company")


@consequence(
    "weapons-of-the-muster",
    title="Five weapons or six",
    at=ARMS,
    results="six five pairs",
    about=(
        "Jia names no number. Counted one by one his weapons are six, in three pairs; with the bow and its arrows as one "
        "they are five. Five are the weapons of the foot soldier for Zheng on the Keeper of Weapons (司兵, WYG 卷三十二 "
        "葉八下): spear, cudgel, dagger-axe, halberd, bow and arrows."
    ),
)
def _(d: Derivation) -> None:
    six = d.count("six", "兵器謂【弓】【矢】、【殳】【矛】、【戈】【戟】也", says="names")
    five = d.count("five", "兵器謂【弓矢】、【殳】【矛】、【戈】【戟】也", says="with bow and arrows as one")
    pairs = d.count("pairs", "兵器謂【弓矢】、【殳矛】、【戈戟】也", says="pairs")
    d.let("in_pair", six / pairs, says="names in a pair")
    d.let("joined", six - five, says="what the joining saves")


@derivation(
    "characters-supplied",
    title="Three characters, twice",
    authority="官本考證",
    at="xianshi.4.kaozheng.1",
    results="counties hamlets",
    about=(
        "The Siku editors supply three characters in one place and would put three in another. There one character is "
        "enough: our copy has 斂 where theirs has 徵, and taken strictly their three would leave 若 twice."
    ),
)
def _(d: Derivation) -> None:
    more = "lvshi.1.kaozheng.1"
    put = d.count("put", "易以「【若】【斂】【之】」三字", says="characters to put")
    d.then("counties", put, "當易以「若斂之」【三】字", says="characters, by the note on 縣師")
    lost = d.count("lost", "監本脫「【及】【九】【貢】」三字", at=more, says="characters that dropped out")
    d.then("hamlets", lost, "監本脫「及九貢」【三】字", at=more, says="characters, by the note on 閭師")


PLACES = {
    "邦國": "the states", "都鄙": "the outlying domains", "稍": "the *shao*", "甸": "the *dian*",
    "郊里": "the suburb", "國中": "the capital",
}  # fmt: skip


@decision_table(
    "who-counts-what",
    title="Who counts what, where: the Lesser Minister, the Master of Hamlets, the Master of Counties",
    authority="周禮, with 鄭玄",
    at=OFFICE,
    about=(
        "Each word is from the office that counts. The Lesser Minister counts capital, suburbs and outlying domains, and by "
        "the six districts; the Master of Hamlets capital and suburbs; the Master of Counties from the states to "
        "the suburb, and by Zheng's words as far as within the four suburbs, so that only he has the *shao* and the *dian*, "
        "and only he the fields. Where an office says nothing of a place or of a thing the table is silent."
    ),
)
def _(t: Table) -> None:
    t.asks(
        "officer",
        "which officer",
        {"小司徒": "the Lesser Minister", "閭師": "the Master of Hamlets", "縣師": "the Master of Counties"},
    )
    t.asks("place", "which place", PLACES)
    t.gives("households", "men and women, by households")
    t.gives("people", "people, by whatever name")
    t.gives("land", "land")
    t.gives("livestock", "livestock")
    t.gives("carts", "carts and hand-carts")
    t.gives("third", "what the third year brings")
    outside = ("邦國", "都鄙", "稍", "甸", "郊里")
    county = "縣師掌邦國、都鄙、稍甸、郊里之地域，而辨其"
    for name, words, gives in (
        ("county_people", county + "【夫家】、【人民】、【田萊】之數", "households people land"),
        ("county_beasts", county + "夫家、人民、田萊之數，及其【六畜】、【車輦】之稽", "livestock carts"),
    ):
        t.rule(name, words, {"officer": "縣師", "place": outside}, gives)
    t.again("county_people", "云「而辨其【夫家】、【人民】、【田萊】之數」", at=COUNTED)
    t.again("county_beasts", "云「及其【六畜】、【車輦】之稽」", at=COUNTED)
    t.rule(
        "county_third",
        "縣師掌邦國、都鄙、稍甸、郊里之地域，而辨其夫家、人民、田萊之數，及其六畜、車輦之稽。三年大比，則以【攷群吏】",
        {"officer": "縣師", "place": outside},
        "third",
    )
    t.again("county_third", "則以【攷群吏】，而以詔廢置」者", at=CENSUS)
    why = "四郊則兼國中 (xianshi.1.shu.5): with the four suburbs goes the capital"
    capital = {"officer": "縣師", "place": "國中"}
    t.rule(
        "county_capital",
        "而辨其【夫家】、【人民】、【田萊】之數，及其【六畜】、【車輦】之稽",
        capital,
        "households people land livestock carts",
        why=why,
    )
    near = ("國中", "郊里")
    hamlet = "閭師掌國中及四郊之【人民】、【六畜】之數"
    why = "四郊: the suburbs, where the suburban hamlets 郊里 lie (xianshi.1.zhu.1)"
    t.rule(
        "hamlet", hamlet, {"officer": "閭師", "place": near}, "people livestock", at="lvshi.1.jing.1", why=why
    )
    t.again("hamlet", "「掌國中及四郊之【人民】及【六畜】之數」", at="lvshi.1.shu.1")
    t.again("hamlet", "「閭師掌國中及四郊之【人民】、【六畜】之數」", at="lvshi.1.kaozheng.1")
    minister = "小司徒之職，掌建邦之教法，以稽國中及四郊都鄙之【夫家】九比之數"
    t.rule(
        "minister",
        minister,
        {"officer": "小司徒", "place": (*near, "都鄙")},
        "households",
        at="xiaositu.1.jing.1",
        why=why,
    )
    why = "by the registers of the six districts, which lie in capital and suburbs (xianshi.1.shu.4)"
    six = "使各登其鄉之【眾寡】、【六畜】、【車輦】"
    third = "大比，則受邦國之【比要】"
    t.rule(
        "minister_third",
        third,
        {"officer": "小司徒", "place": "邦國"},
        "third",
        at="xiaositu.3.jing.1",
        why="小司徒之職",
    )
    t.again("minister_third", "受邦國之【比要】，則亦受鄉遂", at="xiaositu.3.zhu.1")
    t.rule(
        "minister_third_near",
        "受邦國之【比要】，則亦受鄉遂矣",
        {"officer": "小司徒", "place": (*near, "甸")},
        "third",
        at="xiaositu.3.zhu.1",
        why="鄉遂: the districts in capital and suburbs, the outer districts in the *dian*",
    )
    t.rule(
        "minister_six",
        six,
        {"officer": "小司徒", "place": near},
        "people livestock carts",
        at="xiaositu.2.jing.1",
        why=why,
    )


@decision_table(
    "territories-from-outside",
    title="Five names of territory, who lives there, how far it reaches",
    authority="賈公彥",
    at=INWARD,
    about=(
        "Jia goes through the list of the classic from outside inward. Of the states he gives no distance: they lie "
        "outside the domain. The two at 500 and 400 *li* are given in one breath, greater *du* and lesser *du* in that order."
    ),
)
def _(t: Table) -> None:
    t.asks("name", "which territory", {k: v for k, v in PLACES.items() if k != "國中"})
    t.gives("whose", "whose it is")
    t.gives("reach", "how far out it reaches")
    t.rule("states", "云「掌邦國」，據畿外【諸侯】言", {"name": "邦國"}, "whose")
    for name, territory, words in (
        ("outlying", "都鄙", "「都鄙」，據畿內【五百里、四百里】大都"), ("shao", "稍", "「稍」，據【三百里】"), ("dian", "甸", "「甸」，據【二百里】"),
        ("suburb", "郊里", "「郊里」，據【從遠郊至國中】"),
    ):  # fmt: skip
        t.rule(name, words, {"name": territory}, "reach")
    for name, territory, words in (
        ("outlying_whose", "都鄙", "「都鄙」，據畿內五百里、四百里【大都、小都】言"), ("shao_whose", "稍", "「稍」，據三百里【家邑】"),
        ("dian_whose", "甸", "「甸」，據二百里【六遂】"), ("suburb_whose", "郊里", "「郊里」，據從遠郊至國中【六鄉之民】"),
    ):  # fmt: skip
        t.rule(name, words, {"name": territory}, "whose")
    for name, words, at in (
        ("shao", "又【三百里】以外", "zaishi.2.shu.11"), ("dian", "【二百里】曰州", "zaishi.2.shu.11"),
        ("outlying_whose", "謂【大都、小都】", SIDES), ("shao_whose", "邑，謂【家邑】也", SIDES),
        ("dian_whose", "則自百里外置【六遂】", "zaishi.2.shu.13"), ("suburb_whose", "謂【六鄉之民】布在國中", "xianshi.1.shu.4"),
        ("suburb_whose", "以其【六鄉之民】居在國中及四郊", "lvshi.1.shu.2"),
    ):  # fmt: skip
        t.again(name, words, at=at)


@decision_table(
    "rested-and-fallow",
    title="Rested inside the suburb, fallow grassland outside: the words by grade of land",
    authority="鄭玄, with 賈公彥",
    at=RESTED,
    about=(
        "Zheng: inside it is called 易, outside 萊, and of the near he speaks well. No text says so of the inside, Jia "
        "admits; he takes the grades from the Minister of the Multitudes. Outside he quotes two amounts of the Officer "
        "of the Outer Districts; all three stand in Zheng's reply to Zhang Yi (zaishi.2.shu.29), and there the inside has a "
        "text, though none of the classic."
    ),
)
def _(t: Table) -> None:
    t.asks("where", "on which side of the suburb", {"郊內": "inside", "郊外": "outside"})
    t.asks("land", "which grade of land", {"上地": "upper", "中地": "middle", "下地": "lower"})
    t.gives("word", "what resting is called")
    t.gives("rest", "how it rests, or how much lies fallow")
    t.rule("in_word", "郊內謂之【易】", {"where": "郊內"}, "word", at="xianshi.1.zhu.1")
    t.again("in_word", "云「郊內謂之【易】")
    t.again("in_word", "郊內謂之【易】，無文")
    t.rule("out_word", "郊外謂之【萊】", {"where": "郊外"}, "word", at="xianshi.1.zhu.1")
    t.again("out_word", "郊外謂之【萊】，善言近」")
    t.again("out_word", "郊外言【萊】")
    why = "司徒主六鄉，則六鄉之地從易可知: so inside the suburb"
    for name, land, words in (
        ("upper", "上地", "上地【不易】"), ("middle", "中地", "中地【一易】"), ("lower", "下地", "下地【再易】"),
    ):  # fmt: skip
        t.rule(f"in_{name}", words, {"where": "郊內", "land": land}, "rest", why=why)
        t.again(f"in_{name}", words, at="xiaositu.9.shu.1")
    reply = "zaishi.2.shu.29"
    for name, words in (
        ("upper", "上地【不易】，家百畝"),
        ("middle", "【一易】家二百畝"),
        ("lower", "【再易】家三百畝"),
    ):
        t.again(f"in_{name}", words, at=reply)
    why = "遂人: of the outer districts, outside the suburb"
    t.rule("out_upper", "若上地萊【五十畝】", {"where": "郊外", "land": "上地"}, "rest", at=GRASS, why=why)
    t.again("out_upper", "《遂人》亦云萊【五十畝】", at=RESTED)
    t.rule(
        "out_middle",
        "《遂人》亦云萊五十畝、【百畝】之類",
        {"where": "郊外", "land": "中地"},
        "rest",
        why=why + "; the second amount is that of middle land",
    )
    t.again("out_upper", "上地家百畝，萊【五十畝】", at=reply)
    t.again("out_middle", "中地家百畝，萊【百畝】", at=reply)
    t.rule(
        "out_lower", "下地家百畝，萊【二百畝】", {"where": "郊外", "land": "下地"}, "rest", at=reply, why=why
    )
    t.again("out_lower", "田百畝，萊【二百畝】，餘夫亦如之", at="sanlitu.16.tu.1")


WHERE = {
    "郊內": "within the suburb",
    "甸": "the *dian*",
    "稍": "the *shao*",
    "縣": "the *xian*",
    "都": "the *du*",
}
COUNTRY = ("甸", "稍", "縣", "都")


def _levying(t: Table) -> None:
    """Set down who levies and who collects, as far as all copies agree."""
    t.asks("where", "where the imposts and tributes are due", WHERE)
    t.gives("levies", "who levies them")
    t.gives("collects", "who collects them")
    t.gives("helps", "who levies as an assistance")
    why = "野，謂甸、稍、縣、都也 (xianshi.4.zhu.1)"
    districts = "六鄉: the districts, within the suburb"
    t.rule("near", "以郊內賦貢，【閭師】徵斂", {"where": "郊內"}, "levies", at=LEVIED)
    t.rule("near_too", "以郊內賦貢，【閭師】徵斂", {"where": "郊內"}, "collects", at=LEVIED)
    t.again("near", "但【閭師】徵六鄉賦貢", at=COLLECTED)
    t.again("near_too", "但【閭師】徵六鄉賦貢，并斂之", at=COLLECTED)
    for name in ("near", "near_too"):
        t.again(name, "【閭師】徵斂六鄉之賦貢", at="zaishi.5.shu.1")
        t.again(name, "【閭師】徵斂百里內之賦貢", at="lvshi.1.shu.1")
    t.rule("far", "郊外曰野，所有賦貢，【縣師】徵之", {"where": COUNTRY}, "levies", at=LEVIED, why=why)
    t.again("far", "此【縣師】所徵四處賦貢", at=COLLECTED)
    t.rule("far_too", "縣師徵之，【遂師、旅師】斂之", {"where": COUNTRY}, "collects", at=LEVIED, why=why)
    t.again("far_too", "【遂師、旅師】斂六遂已外之賦貢", at="zaishi.5.shu.1")
    t.rule(
        "help",
        "以【載師】既掌畿內地事，因亦徵其賦",
        {"where": tuple(WHERE)},
        "helps",
        at="zaishi.5.shu.1",
        why=f"畿內: all of the domain; {districts}",
    )


@decision_table(
    "who-levies-who-collects",
    reading="w003",
    title="Who levies and who collects, with 斂 in the last clause",
    authority="賈公彥",
    at=LEVIED,
    about=(
        "Inside the suburb one officer does both. Outside the Master of Counties levies, and two others collect: the note "
        "says that the levying is the same, which makes it clear, says Jia, that the collecting is not. The Master of "
        "Allotments levies everywhere as an assistance."
    ),
)
def _(t: Table) -> None:
    _levying(t)
    t.again("far_too", "若斂野之賦貢，是【遂師、旅師】也", at=COLLECTED)


@decision_table(
    "who-levies-who-collects",
    reading="siku",
    title="Who levies and who collects, with 徵 in the last clause, as the Siku print has it",
    authority="賈公彥, in the Siku print",
    at=LEVIED,
    about=(
        "The Siku print has 若徵野之賦貢 for 若斂野之賦貢 (WYG 卷十三 葉二十一上). Then the same two officers levy in the country "
        "whom the lines before let collect there, and the levying of four rings is said of two. The Siku editors saw "
        "that something was wrong (xianshi.4.kaozheng.1) and did not have the other reading."
    ),
)
def _(t: Table) -> None:
    _levying(t)
    why = "Siku print: 若徵野之賦貢，是遂師、旅師也; 野，謂甸、稍、縣、都也"
    t.rule("siku", "野之賦貢，是【遂師、旅師】也", {"where": COUNTRY}, "levies", at=COLLECTED, why=why)


def _muster(t: Table) -> None:
    """Ask of the two ends of a muster, and quote the first, on which all agree."""
    t.asks("stage", "at which end of the muster", {"受灋": "receiving the rules", "至": "arriving"})
    t.gives("before", "from whom, before whom")
    t.rule("rules", "則受灋于【司馬】", {"stage": "受灋"}, "before")
    t.again("rules", "受灋於【司馬】者", at="xianshi.2.zhu.1")
    t.again("rules", "云「受法于【司馬】」者", at="xianshi.2.shu.2")


@decision_table(
    "muster-before-whom",
    reading="jia",
    title="The rules from the Minister of War, the arrival before whom: after Jia, the Master of Districts",
    authority="賈公彥",
    at="xianshi.2.jing.1",
    about=(
        "The classic says that he arrives at their head and not where. Jia has him arrive before the Master of Districts, "
        "and quotes for it a sentence that stands under the Minister of the Multitudes."
    ),
)
def _(t: Table) -> None:
    _muster(t)
    t.rule("arrival", "此云而至者，謂帥而至【鄉師】也", {"stage": "至"}, "before", at="xianshi.2.shu.5")
    t.again("arrival", "「以帥而至」者，《【鄉師】》云", at="xianshi.2.shu.5")


@decision_table(
    "muster-before-whom",
    reading="zheng-e",
    title="The rules from the Minister of War, the arrival before whom: after Zheng E, the Minister of War again",
    authority="鄭鍔",
    at="xianshi.2.jing.1",
    about=(
        "The people of the public settlements are not under the Master of Districts; who receives the rules in one place "
        "and brings the people to another, how is anybody to know how many were called? (王與之 周禮訂義, WYG 卷二十一 "
        "葉三十一上至下.) So he takes the one name that the classic gives for both ends."
    ),
)
def _(t: Table) -> None:
    _muster(t)
    why = "冝致於司馬 (王與之 周禮訂義 卷二十一 葉三十一上)"
    t.rule(
        "arrival",
        "則受灋于【司馬】，以作其眾庶及馬牛車輦，會其車人之卒伍，使皆備旗鼓兵器，以帥而至",
        {"stage": "至"},
        "before",
        why=why,
    )
