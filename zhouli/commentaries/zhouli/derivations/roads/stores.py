"""The stores of 遺人: gates and passes, the *bi* of the country, the rings that answer for a famine, one year's surplus."""

from zhouli.derivation import Derivation, consequence, derivation, unit

門, 關, 年 = (unit(noun) for noun in "門關年")
GATES, COUNTRY, FAMINE = "weiren.1.shu.2", "weiren.1.shu.4", "weiren.1.shu.5"


@derivation(
    "twelve-gates-and-passes",
    title="Twelve gates of the city, twelve of the passes",
    authority="賈公彥",
    at=GATES,
    results="gates passes",
    about=(
        "Jia gives both numbers without a reason here. He has one elsewhere: the Artificers put three gates in "
        "each side of the city, and the border of the domain, five hundred *li* off on every side, has three passes "
        "to a side, 面置三關則亦十二關."
    ),
)
def _(d: Derivation) -> None:
    sides = d.assume(
        "sides", 4, "四面 of the city, and of the domain, which is a square in the text", says="sides"
    )
    g = d.assume("g", 3 * 門, "匠人: 旁三門 (Siku 卷四十一 葉三十五下)", says="gates in one side of the city")
    p = d.assume(
        "p",
        3 * 關,
        "Jia on the list of offices: 面置三關 (Siku 卷九 葉十三下)",
        says="passes on one side of the domain",
    )
    d.then("gates", sides * g, "門謂【十二】國門", noun="門", says="gates of the city")
    d.then("passes", sides * p, "關謂【十二關】門", says="passes on the border")


@derivation(
    "country-bi",
    title="The *bi* of five hundred households, which stands for the country",
    authority="賈公彥",
    at=COUNTRY,
    results="bi all",
    measures=("sui-ladder",),
    about=(
        "野鄙 is for Jia the six outer districts, named by one of their rungs. The ladder is in 劉績's chart and gives "
        "five hundred households for it. How many *bi* the six have he does not say."
    ),
)
def _(d: Derivation) -> None:
    bi = d.uses("sui-ladder", "bi", under="rung")
    made = d.then("bi", bi, "六遂中有【五百家】鄙", says="households of a *bi*")
    d.let("all", d.uses("six-sui", "X") / made, says="*bi* in the six outer districts")


def _rings(d: Derivation) -> None:
    """Take the radii from the account of the domain, and meet them again in Jia's words."""
    d.uses("domain-rings", "R_dian R_shao R_xian R_jiang")
    for name, at, words in (
        ("R_dian", COUNTRY, "但甸地在【二百里】中"), ("R_xian", FAMINE, "縣謂【四百里】"), ("R_jiang", FAMINE, "都謂【五百里】"),
        ("R_shao", FAMINE, "不見稍【三百里】"), ("R_shao", FAMINE, "近畿【三百里】之外"),
    ):  # fmt: skip
        d.again(name, words, at=at)


WHOLE = "T_near T_far T_dian T_shao T_xian T_jiang"


@derivation(
    "famine-stores",
    title="Which rings answer for a famine, with the *shao*",
    authority="賈公彥",
    reading="jia-gongyan",
    at=FAMINE,
    results="places land share",
    about=(
        "The classic names *xian* and *du*, and the *shao* between 200 and 300 *li* falls to no store. Jia lets *xian* and *du* take "
        "it in, 可以兼之, and counts three places; yet the text speaks, he says, of what lies beyond 300 *li*, which the *shao* does not."
    ),
)
def _(d: Derivation) -> None:
    _rings(d)
    named = d.count(
        "named",
        "【縣】謂四百里，【都】謂五百里，不見【稍】三百里",
        noun="處",
        says="places: two named, one taken in",
    )
    d.then("places", named, "特於此【三處】見凶荒", says="places in which dearth and famine appear")
    rings = dict(zip(WHOLE.split(), d.uses("domain-rings", WHOLE), strict=True))
    land = d.let("land", rings["T_shao"] + rings["T_xian"] + rings["T_jiang"], says="their land")
    d.let("share", land / sum(rings.values()), says="of the whole domain")


@derivation(
    "famine-stores",
    title="Which rings answer for a famine, without the *shao*",
    authority="黃度",
    reading="huang-du",
    at="weiren.1.jing.1",
    results="places land share",
    about=(
        "黃度: 稍無委積，稍賦專給廩祿，宜無餘也, the *shao* has no stores, for its imposts go to emoluments alone and there can be "
        "nothing over (王與之, 周禮訂義, Siku 卷二十一 葉三十五上). He names no number of places or of land; the two are ours, from the words of the "
        "classic that he keeps to."
    ),
)
def _(d: Derivation) -> None:
    d.count("places", "【縣】【都】之委積，以待凶荒", noun="處", says="places that the classic names")
    rings = dict(zip(WHOLE.split(), d.uses("domain-rings", WHOLE), strict=True))
    land = d.let("land", rings["T_xian"] + rings["T_jiang"], says="their land")
    d.let("share", land / sum(rings.values()), says="of the whole domain")


@consequence(
    "store-is-surplus",
    title="What is over one year's use stays where it lies",
    at="weiren.1.shu.1",
    results="year kept of_use nine_kept",
    about=(
        "Jia's rule for all five stores is one of accounts: from the tax of the year take what the state uses in one "
        "year, and leave the rest where it lies. How much that is he does not say. 鄭鍔 holds that the other "
        "stores, the gates apart, are what is over from three and nine years' ploughing (三年九年耕所餘之粟皆積於此, 王與之, 周禮訂義, "
        "Siku 卷二十一 葉三十七下), the words of the 王制. Then the surplus is a quarter of each year's grain."
    ),
)
def _(d: Derivation) -> None:
    d.given("year", "計【一年】足國用外", says="the time that is reckoned")
    t, u = d.general("t u")
    d.iff("none_over", t - u, t / u - 1, says="Nothing is kept exactly when the tax of the year is its use.")
    source = "禮記, 王制: 三年耕必有一年之食，九年耕必有三年之食 (禮記註疏, Siku 卷十二 葉十二上)"
    a = d.assume("a", 3 * 年, source, says="years of ploughing")
    b = d.assume("b", 1 * 年, source, says="years that what is over from them will feed")
    c = d.assume("c", 9 * 年, source, says="years of ploughing, the longer")
    e = d.assume("e", 3 * 年, source, says="years that it will feed")
    d.identity("same", b / a, e / c, says="Three years and nine years keep at one rate.")
    d.let("kept", b / (a + b), says="what is kept, of a year's grain")
    d.let("of_use", b / a, says="what is kept, of a year's use")
    d.let("nine_kept", c * b / a, says="years of food after nine")


@derivation(
    "two-texts-of-stores",
    title="The two texts above",
    authority="賈公彥",
    at="weiren.3.shu.1",
    results="texts",
    about="All matters of stores are those of two passages: what is laid up where it is needed, and what stands along the roads.",
)
def _(d: Derivation) -> None:
    n = d.count(
        "n", "【上經】委積，隨其所須之處而委積。【此經】所陳委積", at="weiren.2.shu.1", noun="文",
        says="passages that Jia has set side by side",
    )  # fmt: skip
    d.then("texts", n, "上【二文】委積之事", says="texts of which it is said")


@derivation(
    "four-senses",
    title="Four senses of 廬",
    authority="賈公彥",
    at="weiren.2.shu.5",
    results="senses",
    about="Jia says four and numbers four, each by a quotation: our office, two odes, and the *Changes*.",
)
def _(d: Derivation) -> None:
    n = d.count(
        "n",
        "【十里有廬】，一也；【中田有廬】，二也；《易·剝》之上九云「君子得輿，【小人剝廬】」，注云「小人傲狠，當剝徹廬舍而去」，三也；"
        "《公劉》詩云「【于時廬旅】",
        noun="義",
        says="quotations, one to a sense",
    )
    d.then("senses", n, "凡廬有【四義】", says="senses of 廬")
