"""What the bodies of a district keep for all in them; archery, wine and whose turn it is."""

from zhouli.derivation import Derivation, consequence, derivation, unit

人, 家, 年, 時, 黨, 州, 鄉 = (unit(noun) for noun in "人家年時黨州鄉")
CLASSIC, KEPT, ALL, STEPS, DRESS, FINES, BOWS, WINE, FOUR, TURN = (
    "xiangshi.15.jing.1", "xiangshi.15.zhu.1", "xiangshi.15.zhu.3", "xiangshi.15.shu.2", "xiangshi.15.shu.3",
    "xiangshi.15.shu.5", "xiangshi.15.shu.6", "xiangshi.15.shu.7", "xiangshi.15.shu.8", "xiangshi.15.shu.10",
)  # fmt: skip
RUNGS = "bi lv zu dang zhou xiang"


@derivation(
    "vessels-up-the-ladder",
    title="Six bodies, six supplies",
    authority="周禮, with 鄭玄 and 賈公彥",
    at=CLASSIC,
    results="bodies two three four",
    about=(
        "Every rung of the district keeps something for those in it. Jia names the size of each rung and its "
        "one head; of the district itself he gives no number of heads. Zheng counts in groups: three that the "
        "people supply to one another, four that the District Grandee holds complete."
    ),
)
def _(d: Derivation) -> None:
    bodies = d.count(
        "bodies",
        "【比】共吉凶二服，【閭】共祭器，【族】共喪器，【黨】共射器，【州】共賓器，【鄉】共吉凶禮樂之器",
        says="bodies that supply",
    )
    d.identity("rungs", bodies, d.uses("village-and-army-ranks", "settled"), says="Every rung of the ladder.")
    d.uses("xiang-ladder", RUNGS)
    for name, words, at in (
        ("bi", "【五家】為比", STEPS), ("bi", "主集合【五家】", STEPS), ("bi", "雖【五家】之內", DRESS),
        ("lv", "【二十五家】為閭", STEPS), ("zu", "【百家】為族", STEPS), ("dang", "【五百家】為黨", STEPS),
        ("zhou", "【二千五百家】為州", STEPS), ("xiang", "【萬二千五百家】為鄉", STEPS),
    ):  # fmt: skip
        d.again(name, words, at=at)
    d.uses("officers-of-a-district", "head of_lv of_zu of_dang of_zhou")
    for name, words in (
        ("head", "比長【一人】"), ("of_lv", "閭胥【一人】"), ("of_zu", "族師【一人】"), ("of_dang", "黨正【一人】"),
        ("of_zhou", "州長【一人】"),
    ):  # fmt: skip
        d.again(name, words, at=STEPS)
    kinds = d.count("kinds", "比共【吉】【凶】二服", says="auspicious and inauspicious")
    d.then("two", kinds, "比共吉凶【二】服", says="kinds of dress")
    for words, at in (
        ("「比共吉凶【二】服」", STEPS), ("相共吉凶【二】服", STEPS), ("以共吉凶【二】服", FINES), ("比共吉凶【二】服", TURN),
    ):  # fmt: skip
        d.again("two", words, at=at)
    people = d.count(
        "people",
        "【比長】主集為之。祭器者，簠簋鼎俎之屬，【閭胥】主集為之。喪器者，夷槃、素俎、楬豆、輁軸之屬，【族師】主集為之",
        at=KEPT,
        says="who gather what the people supply to one another",
    )
    d.then("three", people, "此【三】者，民所", at=KEPT, says="supplies of the people to one another")
    d.again("three", "此【三】者並是", at=FINES)
    named = d.count("named", "還是【閭】、【族】、【黨】、【州】所當", at=FOUR, says="bodies whose vessels the district holds")
    d.then("four", named, "備集此【四】者", at=ALL, says="kinds that the District Grandee holds complete")
    d.again("four", "主集此【四】器", at=STEPS)
    d.again("four", "備集此【四】器", at=FOUR)
    gear = d.count("gear", "州黨【射器】、【賓器】二者", at=FOUR, says="archery gear and guest vessels")
    d.then("both", gear, "賓器【二】者", at=FOUR, says="that contain implements of ritual and of music")
    clause = d.count("clause", "【正歲稽鄉器】」者", at="xiangshi.15.shu.1", says="the heading of the section")
    d.then("heading", clause, "此【一】句", at="xiangshi.15.shu.1", says="clauses that head the list")


@consequence(
    "sets-of-vessels",
    title="How many sets in a district",
    at=CLASSIC,
    results="n_bi n_lv n_zu n_dang n_zhou n_xiang total",
    measures=("xiang-ladder",),
    anticipated_by="劉執中, as heads of six districts and without the sum (王與之 周禮訂義, Siku 卷十八 葉十九下至二十上)",
    about=(
        "If each body keeps one set, a district keeps as many sets of a kind as it has bodies of that size. The sum is "
        "that of its officers, since each body has one head. 劉執中 lists the heads of six districts rank by rank: 六卿, "
        "中大夫三十人, 下大夫百五十人, 上士七百五十人, 中士三千人, 下士萬五千人; a sixth of each is the number here. 薛平仲, "
        "after him, gives 萬有八千八百六人; the list makes 18,750 below the grandees and 18,936 with them."
        ),
)
def _(d: Derivation) -> None:
    families, *below = d.uses("xiang-ladder", "xiang zhou dang zu lv bi")
    made = [d.let("n_xiang", families / families, says="set of the district")]
    for rung, size in zip("zhou dang zu lv bi".split(), below, strict=True):
        made.append(d.let(f"n_{rung}", families / size, says=f"sets of the {rung.replace('lv', 'hamlet')}"))
    total = d.let("total", sum(made), says="sets in a district")
    officers = d.uses("officers-of-a-district", "total", under="officers")
    d.identity("heads", officers / 人, total, says="As many as the district has officers.")
    people = d.let("people", made[5] + made[4] + made[3], says="sets of the three kinds that the people supply")
    d.let("state", total - people, says="sets of archery gear, guest vessels and the district's own")
    d.let("without_altar", made[5] + made[3], says="sets of dress and mourning vessels alone")
    d.let("all", d.uses("families-and-soldiers", "six") / 鄉 * total, says="sets in six districts")


@derivation(
    "archery-and-wine",
    title="Archery in one of five *dang*, wine in one of five *zhou*",
    authority="賈公彥",
    at=BOWS,
    results="dang five seasons years rods",
    about=(
        "Why may the head of a *zhou* shoot 'at some time' in this *dang*? Because he has five of them, shoots "
        "in spring and autumn, and it must be in some one. So with the District Grandee, who has five *zhou* "
        "and drinks with his guests every third year. The eight rods are for Jia a quotation; that they are "
        "one for each arrow of a pair is ours."
    ),
)
def _(d: Derivation) -> None:
    of_zhou, of_xiang = d.uses("xiang-ladder", "f g", under="of_zhou of_xiang")
    zhou, dang = d.given("zhou dang", "【一州】管【五黨】", says="a *zhou*; its *dang*")
    d.identity("as_the_zhou", dang / zhou * 州, of_zhou, says="As on the ladder.")
    xiang, five = d.given("xiang five", "【一鄉】管【五州】", at=WINE, says="a district; its *zhou*")
    d.identity("as_the_district", five / xiang * 鄉, of_xiang, says="As on the ladder.")
    both = d.count("both", "州長【春】【秋】二時", says="seasons of archery")
    d.then("seasons", both * 時, "春秋【二時】", says="times of archery in a year")
    d.given("in_dang", "要在【一黨】之中", says="where he shoots")
    d.given("in_zhou", "必在【一州】之內", at=WINE, says="where he drinks")
    d.uses("great-count", "years")
    d.again("years", "【三年】貢士之時", at=WINE)
    d.again("years", "謂【三年】大比之時", at="xiangshi.16.shu.1")
    pair = d.assume("pair", 2, "Archers shoot in pairs.", says="archers to a pair")
    arrows = d.assume("arrows", 4, "乘矢 is four arrows, as 乘 of horses is four.", says="arrows to an archer")
    d.then("rods", pair * arrows, "以【八】算置于中", says="counting-rods in the tally-holder")
    d.given("zithers", "【二人】鼓瑟在堂", at=WINE, says="men who play the zither on the hall")


@consequence(
    "turn-and-turn-about",
    title="Whose turn it would be",
    at=BOWS,
    results="dang zhou",
    about=(
        "Nobody says that the five take turns; 或時, 'at some time', leaves it open. If they did, a *dang* "
        "would have the archery once in two and a half years, and a *zhou* the wine-drinking once in fifteen."
    ),
)
def _(d: Derivation) -> None:
    dang, five, seasons, years = d.uses(
        "archery-and-wine", "dang five seasons years", under="five_dang five_zhou seasons years"
    )
    d.let("dang", dang / 黨 / (seasons / 時) * 年, says="years from one archery to the next, in one *dang*")
    d.let("zhou", five / 州 * years, says="years from one wine-drinking to the next, in one *zhou*")
