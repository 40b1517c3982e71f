"""Who holds the land: two pastures for a well, 少康's *cheng*, benefices and their quarter, the field that is the tax."""

from zhouli.derivation import Derivation, consequence, derivation, unit

from .wells import COPY, P, repeat

井, 夫 = unit("井"), unit("夫")


@derivation(
    "two-pastures",
    title="Two pastures count as one well",
    authority="鄭玄",
    at=P + "zhu.3",
    results="rate",
    measures=("hundred-mu-field", "well-ladder"),
    about=(
        "Nine fields of wet bottom or marsh-edge make a pasture, 牧, and two pastures count as one well. Zheng finds "
        "the same two to one in the three grades of land, given out at a hundred, two and three hundred 畝: on the "
        "average a household receives two fields for one. Jia calls the pasture land of the second order, 次田; if that "
        "is the once-rested land, which he does not say, the rate needs no average."
    ),
)
def _(d: Derivation) -> None:
    n = d.given("n", "【九夫】為牧", says="fields in a pasture")
    two, one = d.given("two one", "【二牧】而當【一井】", says="pastures; the well they count as")
    d.measure("牧", n)
    A, B, C, three, h, m = d.uses("average-allotment", "A B C three h m")
    d.uses("average-allotment", "six")
    f = d.uses("hundred-mu-field", "f")
    r = d.then("rate", A / m, "通率【二而當一】", says="unrested land for land on the average")
    d.identity(
        "pasture",
        one / 井 * d.uses("well-ladder", "fu") / (two / unit("牧") * n),
        r,
        says="One well for two pastures: the same rate, land for land.",
    )
    d.identity("second", A / B, r, says="And the rate of once-rested land by itself, if that is Jia's 次田.")
    d.identity(
        "mean",
        (A + B + C) / (three / h),
        m / 夫 * f * h / unit("家"),
        says="The three allotments again give the mean.",
    )
    d.again("rate", "是三家受六夫之地，是隰臯之地，二牧始當一井，故云「【二而當一】」", at=P + "shu.8")
    d.again("rate", "通率【二而當一】", at=COPY + "tu.2")
    repeat(
        d,
        """
        two shu.1 【二牧】當上地   one shu.1 上地【一井】   A shu.1 家【百畝】   B shu.1 家【二百畝】
        C shu.1 家【三百畝】   three shu.1 通率【三家】   six shu.1 三家受【六夫】之地   h shu.1 【一家】受
        m shu.1 受【二夫】   A shu.8 家【百畝】   B shu.8 家【二百畝】   C shu.8 家【三百畝】
        three shu.8 是【三家】   six shu.8 【六夫】之地   two shu.8 【二牧】始當   one shu.8 始當【一井】
        n tu.2 【九夫】為牧   two tu.2 【二牧】而當   one tu.2 而當【一井】
        """,
    )


@derivation(
    "shaokang",
    title="Shaokang's *cheng* and his battalion",
    authority="賈公彥",
    at=P + "shu.10",
    results="H M over",
    measures=("hundred-mu-field", "cheng-split"),
    about=(
        "The Tradition gives Shaokang one *cheng* of land and a host of one battalion. At two fields a household and "
        "one man from each, a *cheng* has four hundred and fifty; Jia states the number, and says of the five hundred "
        "that a round number was named, 舉成數, or that much of the land was of the best."
    ),
)
def _(d: Derivation) -> None:
    c, _ = d.given("c host", "有田【一成】，有眾【一旅】", at=P + "zhu.3", says="Shaokang's land; his host")
    F = d.then("F", c, "【九百夫】之地", says="its fields")
    _, L = d.given("one L", "【一旅】，【五百夫】", sense="man", says="one battalion; its men")
    q = d.given("q", "毋過家【一人】", at="xiaositu.6.jing.1", says="called up from a household")
    d.measure("夫", unit("人"), sense="man")
    d.measure("旅", L)
    m, h = d.uses("average-allotment", "m h")
    H = d.let("H", F / m * h, noun="家", says="households of a *cheng* at the mean")
    M = d.then("M", H / h * q, "正應【四百五十人】", says="men of a *cheng*, one a household")
    d.then("told", M, "【一旅】之眾而田一成", at=P + "zhu.3", holds=False, says="the battalion of the story")
    d.let("over", L - M, noun="人", says="men by which the round number exceeds the reckoned one")
    d.given(
        "sisters", "妻之以【二】姚", at=P + "shu.9", says="daughters of the Yao (姚) family, in the story"
    )
    repeat(
        d,
        """
        c zhu.3 而田【一成】，則   one shu.10 言【一旅】，舉   c shu.9 思，有田【一成】   host shu.9 思，有田一成，有眾【一旅】
        host zhu.3 【一旅】之眾   c shu.9 綸，有田【一成】   host shu.9 綸，有田一成，有眾【一旅】
        c tu.2 有田【一成】，有眾   host tu.2 有眾【一旅】   host tu.2 【一旅】之眾   c tu.2 而田【一成】
        """,
    )


@derivation(
    "benefice-quarter",
    title="A quarter of every benefice goes up to the king",
    authority="鄭玄",
    at=P + "zhu.7",
    results="quarter du_kept xian_kept dian_kept",
    measures=("well-ladder",),
    about=(
        "A state of a hundred 里 holds four *du* and sends up the field tax of one; one of fifty, of four *xian*, "
        "one; one of twenty-five, of four *dian*, one. In Jia's words 五百里 stands for 五十里."
    ),
)
def _(d: Derivation) -> None:
    shu = P + "shu.22"
    A, B, C = d.given(
        "A B C",
        "【百里】之國凡四都，一都之田稅入於王；【五十里】之國凡四縣，一縣之田稅入於王；【二十五里】之國",
        says="side of the greatest; of the middle one; of the least",
    )
    d1, x1, n1 = d.given(
        "du1 xian1 dian1",
        "【一都】之田稅入於王；五十里之國凡四縣，【一縣】之田稅入於王；二十五里之國凡四甸，【一甸】之田稅",
        says="what goes to the king of each; the same of the middle one; of the least",
    )
    n, g = d.uses("well-sides", "xian g")
    D = d.then("du4", (A / B) ** 2 * d1, "凡【四都】", says="*du* in the greatest")
    X = d.then("xian4", (B / C) ** 2 * x1, "凡【四縣】", says="*xian* in the middle one")
    N = d.then("dian4", (n / g) ** 2 * n1, "凡【四甸】", says="*dian* in the least")
    d.then("quarter", d1 / D, "采地食者皆【四之一】", says="share consumed by the king")
    d.again("quarter", "皆【四分之一】稅入天子", at=P + "shu.21")
    d.again("quarter", "諸男之地亦【四之一】", at=P + "shu.21")
    d.again("quarter", "采地之稅【四之一】", at=P + "shu.23")
    d.identity("of_xian", x1 / X, d1 / D, says="The same share of the middle one.")
    d.identity("of_dian", n1 / N, d1 / D, says="And of the least.")
    d.then("du_kept", D - d1, "其餘【三都】", at=shu, says="*du* that the holder keeps of the greatest")
    d.then("xian_kept", X - x1, "餘【三縣】", at=shu, says="*xian* that he keeps of the middle one")
    d.then("dian_kept", N - n1, "其餘【三甸】", at=shu, says="*dian* that he keeps of the least")
    d.then("fifty", B, "謂方【五百里】者四", at=shu, holds=False, says="side of each of the four")
    d.again("du4", "五百里者【四】", at=shu, noun="都")
    d.then("one", D / d1 * (B / A) ** 2, "小都成【一】大都", at=shu, says="greater *du* of the four lesser")
    kinds = d.count("kinds", "謂【家邑】、【小都】、【大都】", at=shu, noun="等", says="grades named")
    d.then("three", kinds, "其制【三等】", says="grades of benefice")
    repeat(
        d,
        """
        three shu.1 都鄙則【三等】采地   three shu.25 謂【三等】采地之外   three shu.25 故借【三等】之號   three shu.30 及【三等】采
        three kaozheng.2 故借【三等】之號   A shu.22 【百里】國   du4 shu.22 【四都】，謂方   du1 shu.22 【一都】之田稅入王
        B shu.22 【五十里】之國謂小都   xian1 shu.22 謂小都，【一縣】田稅   C shu.22 【二十五里】之國謂   dian4 shu.22 【四甸】之中
        dian1 shu.22 以【一甸】之稅   xian1 shu.23 據【一縣】   du1 shu.23 據【一都】
        """,
    )
    d.given("u", "備於【一同】", says="one *tong*, in which the rule is complete")
    d.again("u", "云「井田之法備於【一同】", at=P + "shu.21")
    d.again("u", "是井田之法備於【一同】", at=P + "shu.21")
    d.again("u", "井田之法備於【一同】，今", at=P + "shu.23")


@derivation(
    "well-tax",
    title="Of every well one field pays, and there are not nine families",
    authority="賈公彥",
    at=P + "shu.11",
    results="ninth families",
    measures=("well-ladder",),
    about=(
        "One field of the nine is the tax. Even where all the land is of the best, at a hundred 畝 a house, eight "
        "families work eight fields; with rested land there are fewer. The nine of the classic are fields."
    ),
)
def _(d: Derivation) -> None:
    mid, eight = d.uses("well-plan", "mid eight")
    nine = d.uses("well-ladder", "fu", under="nine")
    tax = d.given(
        "tax", "一井之田，【一夫】稅入於官", at=P + "shu.3", says="the field whose yield is the tax"
    )
    for at, words in (("shu.12", "井稅【一夫】"), ("shu.14", "井稅【一夫】")):
        d.again("tax", words, at=P + at)
    d.again("mid", "中【一夫】入於公")
    d.let("ninth", tax / nine, says="of the land of the well")
    h = d.uses("average-allotment", "h")
    A = d.uses("average-allotment", "A")
    f = d.uses("hundred-mu-field", "f")
    d.again("A", "家有【百畝】")
    d.again("A", "家治【百畝】")
    n = d.let("families", eight / 夫 * f / A * h, noun="家", says="families of a well of the best land")
    d.then("would", nine / 夫 * h, "非謂有【九家】也", says="families, if every field had one")
    d.then("denied", n, "非謂有【九家】也", denies=True, says="the number that Jia denies")
    d.identity("same_field", tax, mid, says="The field that pays is the one in the middle.")


@consequence(
    "equal-areas",
    title="Equal areas instead of equal families",
    results="m H gap",
    measures=("well-ladder", "shaokang"),
    about=(
        "Two fields a household is the mean if each grade has as many families. If each grade has as much land, the "
        "mean is the harmonic one, eighteen elevenths of a field, and a *cheng* has five hundred and fifty families. "
        "A battalion lies exactly between the two counts. In what we have read nobody reckons so."
    ),
)
def _(d: Derivation) -> None:
    A, B, C, three, h = d.uses("average-allotment", "A B C three h")
    F, H2, q = d.uses("shaokang", "F H q", under="F H_mean q")
    f = d.uses("hundred-mu-field", "f")
    m = d.let("m", three / h / (1 / A + 1 / B + 1 / C) * 夫 / f, noun="夫", says="mean allotment")
    H = d.let("H", F / m * h, noun="家", says="households of a *cheng*")
    gap = d.let("gap", H - H2, noun="家", says="households more than by equal families")
    over = d.uses("shaokang", "over")
    d.identity(
        "middle",
        over + over,
        gap / h * q,
        says="The battalion stands half-way: as far above the one as below the other.",
    )
