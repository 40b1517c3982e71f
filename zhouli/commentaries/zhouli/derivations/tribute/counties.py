"""The Master of Counties: from outside the domain inward, sides, years, fallow land, squads and weapons."""

from zhouli.derivation import Derivation, consequence, derivation

OFFICE, INWARD, CENSUS, GRASS = "xianshi.1.jing.1", "xianshi.1.shu.1", "xianshi.1.shu.3", "xianshi.1.shu.6"
RESTED, MEN, ARMS, SIDES = "xianshi.1.shu.7", "xianshi.2.shu.3", "xianshi.2.shu.4", "xianshi.3.shu.1"
COLLECTED = "xianshi.4.shu.2"


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
