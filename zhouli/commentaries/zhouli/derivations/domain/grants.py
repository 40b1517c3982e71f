"""Who else receives land: supernumeraries, the mouths of artisans, holders of *gui* land, benefices."""

from zhouli.derivation import Derivation, consequence, derivation, unit

人 = unit("人")
YUFU = "zaishi.2.shu.22"


@derivation(
    "supernumeraries",
    reading="suiren",
    title="The supernumerary's land, after the Officer of the Outer Districts: the same",
    authority="遂人, through 賈公彥",
    at=YUFU,
    results="young married",
    about="As Jia quotes them, the words 餘夫亦如之 give the further men of a house the same hundred 畝; the text itself has fallow grassland between.",
)
def _(d: Derivation) -> None:
    f = d.given("f", "夫一廛，田【百畝】，餘夫亦如之", says="the principal grantee's field")
    d.let("young", f, says="a supernumerary under thirty")
    d.let("married", f, says="a married one of thirty")


@derivation(
    "supernumeraries",
    reading="mengzi",
    title="The supernumerary's land, after Mencius: a quarter",
    authority="孟子, through 賈公彥",
    at=YUFU,
    results="young married",
    about="Mencius gives a supernumerary twenty-five 畝.",
)
def _(d: Derivation) -> None:
    e = d.given("e", "餘夫【二十五畝】", says="the supernumerary's land")
    d.let("young", e, says="a supernumerary under thirty")
    d.let("married", e, says="a married one of thirty")


@derivation(
    "supernumeraries",
    reading="jia",
    title="The supernumerary's land, after Jia: by age and marriage",
    authority="賈公彥",
    at=YUFU,
    results="young married",
    about=(
        "Jia keeps both texts: a man of twenty-nine or less, unmarried, has Mencius's twenty-five "
        "畝; at thirty, married, the full field. Married men under thirty and bachelors over it "
        "are not provided for."
    ),
)
def _(d: Derivation) -> None:
    d.given("below", "是年【二十九】已下", says="last year of age before a full grant")
    d.given("from_age", "若【三十】有妻", says="age of a full grant, with a wife")
    d.again("from_age", "【三十】壯有室")
    d.again("from_age", "【三十】受田給征役")
    e = d.given("e", "未有妻，受口田，故【二十五畝】", says="land of the young and unmarried")
    d.again("e", "餘夫【二十五畝】")
    f = d.given("f", "則受夫田【百畝】", says="land of the married")
    d.let("young", e, says="a supernumerary under thirty")
    d.let("married", f, says="a married one of thirty")
    d.let("share", e / f, says="the one as a share of the other")


@derivation(
    "five-mouths",
    title="Five mouths as one farmer",
    authority="食貨志, through 鄭玄",
    at="zaishi.2.zhu.8",
    results="mouth",
    measures=("hundred-mu-field",),
    about=(
        "In households of officers, artisans and traders five mouths count as one farmer. Jia: "
        "the grown men receive a field each, the others only so."
    ),
)
def _(d: Derivation) -> None:
    n, one = d.given("n one", "【五口】乃當農夫【一人】", says="mouths; one farmer")
    for at, words in {
        "zaishi.2.shu.23": "故【五口】乃當農夫【一人】矣",
        "zaishi.2.shu.25": "工商比農民為賤，故其家人亦【五口】乃當農夫【一人】",
        "zaishi.2.shu.25a": "士工商家受田，【五口】乃當農夫【一人】，此謂",
        "zaishi.2.shu.25b": "故其家田亦【五口】乃當農夫【一人】也。其工商",
    }.items():
        d.again("n", words.replace("【一人】", "一人"), at=at.rstrip("ab"))
        d.again("one", words.replace("【五口】", "五口"), at=at.rstrip("ab"))
    d.again("n", "還是【五口】之內", at="zaishi.2.shu.26")
    orders = d.count(
        "orders",
        "【士】【農】【工】【商】四民有業",
        at="zaishi.2.shu.25",
        says="士農工商, the four orders of people",
    )
    d.then("four", orders, "皆有【四】民", at="zaishi.2.shu.25", says="the four")
    farmers = d.count(
        "farmers", "闢土殖穀曰【農】", at="zaishi.2.shu.25", says="the one that has its land already"
    )
    d.then(
        "rest", orders - farmers, "士工商【三】者也", at="zaishi.2.shu.25", says="the three spoken of here"
    )
    f = d.uses("hundred-mu-field", "f")
    d.let("mouth", f * one / 人 / n, says="land to a mouth, if a farmer has a hundred *mu*")


@derivation(
    "gui-land",
    title="Fifty *mu* of *gui* land",
    authority="孟子, through 鄭玄",
    at="zaishi.2.zhu.3",
    results="g",
    measures=("hundred-mu-field",),
    about="Officers' land is for Zheng the 圭田 of Mencius, fifty 畝 for every rank from minister down.",
)
def _(d: Derivation) -> None:
    g = d.given("g", "圭田【五十畝】", says="*gui* land")
    d.again("g", "圭田【五十畝】，餘夫", at=YUFU)
    d.let("share", g / d.uses("hundred-mu-field", "f"), says="as a share of one field")


@consequence(
    "gui-half-crop",
    title="Fifty *mu* under crop in a field of mixed land",
    results="crop",
    measures=("hundred-mu-field",),
    about=(
        "Zheng's account gives each household of the nine kinds one field, mixed of the three "
        "grades. Of three mixed allotments six hundred 畝 large, three hundred bear a crop in any "
        "year: of one field, fifty. So the hundred of the account and Mencius's fifty need not "
        "conflict. Nobody in our witnesses says this, and nothing in them asks for it."
    ),
)
def _(d: Derivation) -> None:
    S, A, n = d.uses("average-allotment", "S A three")
    e = d.uses("inner-domain-households", "e")
    crop = d.let(
        "crop", e * (n / unit("家") * A) / S, noun="畝", says="cropped in a year out of one mixed field"
    )
    g = d.uses("gui-land", "g")
    d.identity(
        "same", crop, g, says="What a mixed field crops in a year is what Mencius gives as *gui* land."
    )


@derivation(
    "benefices",
    title="Benefices of twenty-five, fifty and a hundred *li*",
    authority="賈公彥",
    at="zaishi.2.shu.14",
    results="small middle large number",
    measures=("hundred-mu-field", "tong-ladder"),
    about=(
        "A grandee holds a square of twenty-five 里, a minister of fifty, a duke or the king's "
        "nearest sons and brothers of a hundred. Jia gives their number as ninety-three, which is that of "
        "the 王制, and later says that they cannot be reckoned: 采地多少不定，不可計."
    ),
)
def _(d: Derivation) -> None:
    shu, many = "zaishi.2.shu.3", "zaishi.2.shu.11"
    a, b, c = d.given(
        "a b c",
        "則家邑【二十五里】，小都【五十里】，大都【百里】",
        says="side of a grandee's; of a minister's; of a duke's",
    )
    for name, at, words in [
        ("a", shu, "謂天子大夫各受采地，【二十五里】在"),
        ("b", shu, "謂天子之卿各受【五十里】采地"),
        ("c", shu, "各受【百里】采地"),
        ("c", "zaishi.2.shu.14", "食【百里】，地在畺"),
        ("b", "zaishi.2.shu.14", "食【五十里】，地在縣"),
        ("a", "zaishi.2.shu.14", "食【二十五里】，地在稍"),
    ]:
        d.again(name, words, at=at)
    B, u = d.uses("royal-domain-households", "B u")
    for name, side, who in (("small", a, "grandee"), ("middle", b, "minister"), ("large", c, "duke")):
        d.let(name, (side / B) ** 2 * u, noun="同", says=f"benefice of a {who}")
    d.given("number", "故唯【九十三國】", at=many, says="benefices in all")
    kinds = d.count("kinds", "則【家邑】二十五里，【小都】五十里，【大都】百里", says="kinds named")
    d.then("orders", kinds, "【三】等采地所受無多", at=many, says="orders of benefice")
    for at, words in [
        ("zaishi.2.shu.36", "已外封【三】等采地"),
        ("zaishi.3.shu.2", "大都【三】等采地，為井田"),
        ("zaishi.3.shu.2", "則【三】者之中皆有公邑"),
        ("zaishi.3.shu.2", "除【三】等采地而言"),
    ]:
        d.again("orders", words, at=at)
