"""Five works left undone and what is gone without; the six kinds of livestock; what a common household has."""

from zhouli.decision import Table, decision_table
from zhouli.derivation import Derivation, consequence, derivation

CLASSIC, NOTE = "lvshi.4.jing.1", "lvshi.4.zhu.1"
REAR, PLANT, SPIN = (f"lvshi.4.shu.{n}" for n in (1, 2, 3))
BEASTS, FOUR = "lvshi.1.shu.3", "zaishi.4.shu.5"


@decision_table(
    "penalties-of-neglect",
    title="Whoever leaves a work undone goes without what it yields",
    authority="周禮, with 賈公彥",
    at=CLASSIC,
    about=(
        "The five penalties are the classic's. What each work would have yielded and when the want is felt are Jia's: four "
        "times at a death or after it, once on the living body. Zheng has all five to put to shame those who do not exert "
        "themselves, and reads the last of mourners who may not wear the dress."
    ),
)
def _(t: Table) -> None:
    t.asks(
        "undone",
        "which work is left undone",
        {"畜": "rearing", "耕": "ploughing", "樹": "planting", "蠶": "keeping silkworms", "績": "spinning"},
    )
    t.gives("penalty", "what is gone without")
    t.gives("yields", "what the work yields")
    t.gives("when", "when the want is felt")
    for name, undone, penalty, at, yields, when in (
        ("rear", "畜", "不畜者，祭【無牲】", REAR, "「庶人【五母雞，二母彘】，無失其時」，是以不畜者", "不畜者當罰之，故【死後】祭無牲也"),
        ("plough", "耕", "不耕者，祭【無盛】", PLANT, "耕者所以殖【黍稷】", "耕者所以殖黍稷，今惰農自安，不殖黍稷，故【死後】"),
        ("plant", "樹", "不樹者，【無椁】", PLANT, "樹以【桑麻】", "樹以桑麻，今宅不毛，非直罰以里布，【死後】"),
        ("silk", "蠶", "不蠶者，【不帛】", SPIN, "蠶則得【帛】", "以不蠶，故【身】不得衣帛"),
        ("spin", "績", "不績者，【不衰】", SPIN, "緝績者得【布】", "不績其麻者，【死】則不為之著衰裳"),
    ):  # fmt: skip
        t.rule(name, penalty, {"undone": undone}, "penalty")
        t.again(name, penalty, at=at)
        t.rule(f"{name}_yields", yields, {"undone": undone}, "yields", at=at)
        t.rule(f"{name}_when", when, {"undone": undone}, "when", at=at)
    for name, words, at in (
        ("rear", "死後祭【無牲】也", REAR), ("plough", "死後祭之【無盛】也", PLANT), ("plough_yields", "盛，【黍稷】也", NOTE),
        ("plough_yields", "【黍稷】曰盛", PLANT), ("plough_yields", "不殖【黍稷】", PLANT),
        ("plant_yields", "不樹【桑麻】也", "zaishi.4.zhu.1"), ("plant_yields", "廬舍之外不樹【桑麻】", "zaishi.4.shu.1"),
        ("silk_yields", "以不蠶，故身不得衣【帛】", SPIN), ("silk_yields", "任嬪以女事，貢布【帛】", "lvshi.2.jing.1"),
        ("spin_yields", "其衰裳以【布】為之", SPIN), ("spin_yields", "任嬪以女事，貢【布】帛", "lvshi.2.jing.1"),
    ):  # fmt: skip
        t.again(name, words, at=at)


@derivation(
    "four-works",
    title="Four works of which the classic has five",
    authority="賈公彥",
    at=FOUR,
    results="five over",
    about=(
        "On the Master of Allotments Zheng Zhong says four works, and Jia finds them here: rearing, ploughing, planting, "
        "silk; or else, some say, they are the works of the four seasons. The sentence he points to has five clauses; "
        "the spinning is left out. Who rears, ploughs, plants, keeps silkworms or spins belongs to four of the eight who "
        "give tribute, for silk and spinning are both women's work: that is ours."
    ),
)
def _(d: Derivation) -> None:
    listed = d.count("listed", "【畜】也，【耕】也，【樹】也，【蠶】也", says="works that Jia lists")
    d.then("four", listed, "案《閭師》【四】業", says="works")
    d.again("four", "「欲令民就【四】業", at=FOUR)
    d.again("four", "民就【四】業", at="zaishi.4.zhu.1")
    seasons = d.given("seasons", "或說以【四】時之業", says="seasons, after others")
    d.identity("either", listed, seasons, says="Four either way.")
    five = d.count(
        "five",
        "不【畜】者，祭無牲；不【耕】者，祭無盛；不【樹】者，無椁；不【蠶】者，不帛；不【績】者，不衰",
        at=CLASSIC,
        says="works of the classic",
    )
    d.let("over", five - listed, says="the one that Jia does not list")


@derivation(
    "six-livestock",
    title="Six kinds of livestock, and one that is not named again",
    authority="賈公彥",
    at=BEASTS,
    results="six left",
    about=(
        "Horse, ox, sheep, pig, dog and fowl. Only the ox, says Jia, can do the work of the fields; the others people make "
        "use of, and of these he names four. The pig is wanting, in both lines of print. One list under the Master of "
        "Counties has the six in the same order."
    ),
)
def _(d: Derivation) -> None:
    six = d.count("kinds", "六畜謂【馬】、【牛】、【羊】、【豕】、【犬】、【雞】", says="kinds listed")
    d.then("six", six, "【六】畜謂馬", says="kinds")
    for at, words in (
        ("lvshi.1.jing.1", "【六】畜之數"), ("lvshi.1.zhu.1", "掌【六】畜數"), ("lvshi.1.shu.1", "人民及【六】畜之數"),
        ("lvshi.1.shu.1", "其【六】畜是"), ("lvshi.1.shu.1", "人民【六】畜任使"), (BEASTS, "掌【六】畜數"),
        ("lvshi.1.kaozheng.1", "【六】畜之數"), ("xianshi.1.jing.1", "及其【六】畜"), ("xianshi.1.shu.2", "「及其【六】畜"),
        ("xianshi.1.shu.2", "【六】畜，馬、牛"),
    ):  # fmt: skip
        d.again("six", words, at=at)
    there = d.count(
        "there",
        "六畜，【馬】、【牛】、【羊】、【豕】、【犬】、【雞】",
        at="xianshi.1.shu.2",
        says="kinds listed under 縣師",
    )
    d.identity("same", six, there, says="As many in the second list.")
    field = d.count("field", "則唯【牛】可為農事", says="fit for the fields")
    used = d.count("used", "【羊】、【馬】、【犬】、【雞】雖不用", says="of use otherwise")
    d.let("left", six - field - used, says="not named")


@derivation(
    "common-household",
    title="Five hens and two sows, five *mu* of homestead, five inches of wood, fifty years",
    authority="孟子, with 賈公彥",
    at=REAR,
    results="hens sows house inches age",
    about=(
        "What a common household is told to have, and would go without. Hens, sows, homestead and age are from Mencius; "
        "that the outer coffin is five inches thick Jia says on his own. Nothing is reckoned from them."
    ),
)
def _(d: Derivation) -> None:
    d.given("hens sows", "「庶人【五】母雞，【二】母彘", says="hens; sows")
    d.uses("homestead-mu", "house")
    d.again("house", "庶人【五畝】之宅", at=PLANT)
    d.given("inches", "無【五寸】之椁", at=PLANT, says="thickness of the outer coffin")
    d.given("age", "「【五十】可以衣帛」", at=SPIN, noun="歲", says="age from which silk may be worn")
    d.again("age", "則【五十】者可以衣帛", at="zaishi.4.zhu.1", noun="歲")


@decision_table(
    "offerings-of-common-people",
    title="What goes with which crop, where there is no fixed victim",
    authority="王制, through 賈公彥",
    at=REAR,
    about=(
        "Commoners have no fixed victims and take what suits the new produce. Four crops, four offerings; two are "
        "among the six kinds of livestock or come of them, the egg and the sucking-pig."
    ),
)
def _(t: Table) -> None:
    t.asks("crop", "which crop is new", {"韭": "leeks", "麥": "wheat", "黍": "millet", "稻": "rice"})
    t.gives("victim", "what is offered with it")
    for name, crop, words in (
        ("leeks", "韭", "韭以【卵】"), ("wheat", "麥", "麥以【魚】"), ("millet", "黍", "黍以【豚】"), ("rice", "稻", "稻以【雁】"),
    ):  # fmt: skip
        t.rule(name, words, {"crop": crop}, "victim")


@derivation(
    "four-offerings",
    title="Four crops, four offerings",
    authority="王制, through 賈公彥",
    at=REAR,
    results="four",
    about="Counted: as many crops as offerings. Neither number is stated.",
)
def _(d: Derivation) -> None:
    crops = d.count("crops", "「【韭】以卵，【麥】以魚，【黍】以豚，【稻】以雁」", says="crops")
    four = d.count("four", "「韭以【卵】，麥以【魚】，黍以【豚】，稻以【雁】」", says="offerings")
    d.identity("each", crops, four, says="One to each.")


@consequence(
    "penalties-and-tributes",
    title="Five penalties touch four of the eight",
    at=CLASSIC,
    results="touched free",
    about=(
        "Set the five works beside the eight clauses: ploughing, planting and rearing are the work of farmer, gardener and "
        "herdsman in the very words, silk and spinning both fall to the women. Artisans, merchants, keepers and wardens "
        "have no penalty. The match of words is ours; Huang (黃氏) asks, in the same direction, how an artisan or merchant, who "
        "does not plough, could be made to sacrifice without grain (王與之 周禮訂義, WYG 卷二十一 葉二十五上至下)."
    ),
    anticipated_by="黃氏 (王與之 周禮訂義, WYG 卷二十一 葉二十五上至下), of artisans and merchants",
)
def _(d: Derivation) -> None:
    works = "lvshi.2.jing.1"
    same = d.count(
        "same",
        "任農以【耕】事，貢九穀；任圃以【樹】事，貢草木；任工以飭材事，貢器物；任商以市事，貢貨賄；任牧以【畜】事",
        at=works,
        says="works named alike",
    )
    women = d.count("women", "任嬪以【女事】", at=works, says="the work of the women")
    both = d.count("both", "不【蠶】者，不帛；不【績】者", says="penalties on it")
    five = d.uses("four-works", "five")
    d.identity("all", same + both, five, says="Three alike and two of the women are the five.")
    eight = d.uses("eight-tributes", "eight", reading="jia")
    touched = d.let("touched", same + women, says="tributaries who can fall under a penalty")
    d.let("free", eight - touched, says="who cannot")
