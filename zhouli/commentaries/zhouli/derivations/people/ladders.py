"""The two ladders, of families at home and of men under arms, and what joins them."""

from zhouli.derivation import Derivation, consequence, derivation, unit

伍, 兩, 卒, 旅, 師, 軍, 人, 家 = (unit(noun) for noun in "伍兩卒旅師軍人家")
比, 閭, 族, 黨, 州, 鄉 = (unit(noun) for noun in "比閭族黨州鄉")
LADDERS = ("army-ladder", "xiang-ladder")
NOTE, TWO, FIRST, LONG, GUAN, STEPS, TABLE = (
    "xiaositu.4.zhu.1", "xiaositu.2.shu.1", "xiaositu.4.shu.1", "xiaositu.4.shu.2", "xiaositu.4.shu.5",
    "xiaositu.4.shu.4", "sanlitu.15.tu.2",
)  # fmt: skip


@derivation(
    "army-ladder",
    title="From the squad to the army",
    authority="周禮, with 鄭玄",
    at="xiaositu.4.jing.1",
    results="squad platoon company battalion division army",
    about=(
        "The classic gives six multipliers and no total. Zheng gives the totals; Jia says how they come: "
        "each is the one before, increased in its turn (轉相增數)."
    ),
)
def _(d: Derivation) -> None:
    squad = d.given("squad", "【五人】為伍", says="men in a squad")
    for at, words in (
        (TWO, "【五人】為伍"), (FIRST, "【五人】為伍也"), (FIRST, "【五人】為伍者下文"), (FIRST, "今言【五人】為伍者"),
        (STEPS, "案經【五人】為伍"), (STEPS, "從【五人】為伍至"), (GUAN, "【五人】為伍"),
        (TABLE, "【五人】為伍"), ("sanlitu.3.tu.2", "【五人】為五，十人"),
    ):  # fmt: skip
        d.again("squad", words, at=at)
    d.measure("伍", squad)
    b = d.given("b", "【五伍】為兩", says="squads in a platoon")
    d.again("b", "【五伍】為兩是也", at=TWO)
    d.again("b", "「【五伍】為兩」者", at=LONG)
    d.again("b", "在軍【五伍】為兩", at=LONG)
    d.again("b", "【五伍】為兩", at=TABLE)
    platoon = d.then("platoon", b / 伍 * squad, "兩【二十五人】；", at=NOTE, says="men in a platoon")
    d.measure("兩", platoon)
    below = platoon
    for factor, name, many, noun, lower, total, parts in (
        ("c", "company", "四兩", "卒", 兩, "百人", "platoons in a company"),
        ("e", "battalion", "五卒", "旅", 卒, "五百人", "companies in a battalion"),
        ("f", "division", "五旅", "師", 旅, "二千五百人", "battalions in a division"),
        ("g", "army", "五師", "軍", 師, "萬二千五百人", "divisions in an army"),
    ):
        k = d.given(factor, f"【{many}】為{noun}", says=parts)
        lemma = "五卒為族" if noun == "旅" else f"{many}為{noun}"  # so in all copies; the edition mends it
        d.again(factor, f"「【{many}】{lemma[2:]}」者", at=LONG)
        d.again(factor, f"在軍{'亦' * (noun == '師')}【{many}】為{noun}", at=LONG)
        d.again(factor, f"【{many}】為{noun}", at=TABLE)
        below = d.then(name, k / lower * below, f"{noun}【{total}】", at=NOTE, says=f"men in the {name}")
        d.measure(noun, below)
        also = "亦" * (noun in "師軍")
        d.again(name, f"{noun}{also}【{total}】也", at=LONG)
    d.again("platoon", "在軍五伍為兩兩【二十五人】也", at=LONG)
    d.again("platoon", "云「兩【二十五人】」已下", at=STEPS)
    d.again("company", "【百人】為卒", at=FIRST)
    d.again("g", "至【五師】為軍", at=STEPS)


@derivation(
    "xiang-ladder",
    title="From the *bi* to the district",
    authority="賈公彥",
    at=LONG,
    results="bi lv zu dang zhou xiang",
    about=(
        "Jia sets the families of the six districts beside the army, rung by rung. The totals are Zheng's, "
        "on the Minister of the Multitudes; the multipliers are the same six."
    ),
)
def _(d: Derivation) -> None:
    bi = d.given("bi", "【五家】為比，家出", at=FIRST, says="families in a *bi*")
    name = "xiaositu.3.shu.3"
    for at, words in (
        ("xiaositu.3.zhu.1", "【五家】為比"), (name, "「鄭司農云【五家】為比"), (name, "但【五家】為比"),
        (name, "以【五家】為始"), (GUAN, "在鄉【五家】為比"),
        ("sanlitu.3.tu.2", "【五家】為比"),
    ):  # fmt: skip
        d.again("bi", words, at=at)
    d.measure("比", bi)
    below = bi
    for factor, rung, many, noun, lower, total, parts in (
        ("b", "lv", "五比", "閭", 比, "二十五家", "*bi* in a *lü*"),
        ("c", "zu", "四閭", "族", 閭, "百家", "*lü* in a *zu*"),
        ("e", "dang", "五族", "黨", 族, "五百家", "*zu* in a *dang*"),
        ("f", "zhou", "五黨", "州", 黨, "二千五百家", "*dang* in a *zhou*"),
        ("g", "xiang", "五州", "鄉", 州, "萬二千五百家", "*zhou* in a district"),
    ):
        k = d.given(factor, f"在鄉【{many}】為{noun}", says=parts)
        where = parts.partition(" in a ")[2]
        below = d.then(rung, k / lower * below, f"{noun}【{total}】", says=f"families in a {where}")
        d.measure(noun, below)
        at = f"sanlitu.{'閭族黨州鄉'.index(noun) + 2}.tu.1"
        d.again(factor, f"【{many}】為{noun}", at=at)
        # There 鄉 has lost its 萬; the edition mends it.
        d.again(rung, f"【{total.removeprefix('萬')}】", at=at, holds=noun != "鄉")
    d.again("c", "若【四閭】為族", at="xiaositu.1.shu.2")
    d.again("c", "帥【四閭】之吏", at="sanlitu.3.tu.2")
    d.again("c", "【四閭】為族", at="sanlitu.3.tu.2")
    # The noun is that of the mend, 家 for 人.
    d.again("xiang", "按：【萬二千五百】人為鄉", at="sanlitu.15.tu.5", noun="家")


@derivation(
    "one-man-a-family",
    title="One man to a family",
    authority="周禮",
    at="xiaositu.6.jing.1",
    results="cap rate",
    about=(
        "The classic sets a ceiling: no more than one. Zheng, on the offices of summer (家所出一人), and Jia "
        "after him turn it into a rate: five families are a squad of five."
    ),
)
def _(d: Derivation) -> None:
    cap = d.given("cap", "毋過家【一人】", by="at most", says="men called from a family, at most")
    shu = "xiaositu.6.shu.1"
    for at, words in (
        (shu, "云「凡起徒役毋過家【一人】」者"), (shu, "謂起民徒役作之毋過家【一人】"),
        (FIRST, "無過家【一人】"), (FIRST, "家出【一人】則是"), (GUAN, "家出【一人】"),
        ("sanlitu.15.tu.3", "毋過家【一人】"), ("sanlitu.15.tu.5", "家起【一人】為軍"),
    ):  # fmt: skip
        d.again("cap", words, at=at)
    d.let("rate", cap / 家, noun="人/家", says="men to a family, the ceiling taken as the rate")


@derivation(
    "families-and-soldiers",
    title="One district, one army",
    authority="賈公彥",
    at=FIRST,
    results="bi lv army armies families men",
    measures=LADDERS,
    about=(
        "A man from every family turns each rung of the one ladder into a rung of the other: "
        "在家為比，在軍為伍. Six districts make six armies. Their seventy-five thousand families are "
        "stated in the account of the domain; the same number of men is stated by nobody we have read."
    ),
)
def _(d: Derivation) -> None:
    squad, platoon = d.uses("army-ladder", "squad platoon")
    rate = d.uses("one-man-a-family", "rate")
    d.then("bi", squad / rate, "則是【一比】也", says="where a squad lives")
    d.then("lv", platoon / rate, "閭胥領【一閭】", at=GUAN, says="where a platoon lives")
    one, six = d.given(
        "one six", "【一】鄉出一軍，【六】鄉還出", noun="鄉", says="one district; all the districts"
    )
    for words in ("以掌【六】鄉", "士出自【六】鄉", "【六】鄉之內，有比"):
        d.again("six", words, noun="鄉")
    d.then("army", one * rate, "一鄉出【一軍】", says="called from one district")
    d.then("armies", six * rate, "六鄉還出【六軍】", says="called from all")
    d.again("armies", "【六軍】之士出自六鄉")
    d.then(
        "families", six, "六鄉之民【七萬五千家】", at="zaishi.2.zhu.7", says="families of the six districts"
    )
    d.let("men", six * rate, noun="人", says="men of the six armies")


@derivation(
    "village-and-army-ranks",
    title="Six officers at home, six in the field",
    authority="賈公彥",
    at=GUAN,
    results="home field",
    about=(
        "Whoever leads a body of families leads their men. The text of one pair is damaged, 旅師 for 旅帥; "
        "the count is not touched."
    ),
)
def _(d: Derivation) -> None:
    home = d.count(
        "home",
        "【比長】領之；及其出軍，家出一人，五人為伍，則為伍長領之。在家【閭胥】領一閭，在軍則為兩司馬領之。"
        "在家為【族師】，在軍為卒長。在家為【黨正】，在軍為旅師。在家為【州長】，在軍為師帥。在鄉為【大夫】",
        says="officers of the district",
    )
    field = d.count(
        "field",
        "則為【伍長】領之。在家閭胥領一閭，在軍則為【兩司馬】領之。在家為族師，在軍為【卒長】。"
        "在家為黨正，在軍為【旅師】。在家為州長，在軍為【師帥】。在鄉為大夫，在軍為【軍將】",
        says="officers of the army",
    )
    bodies = d.count(
        "bodies", "【伍】、【兩】、【卒】、【旅】、【師】、【軍】，皆眾之名", at=NOTE, says="bodies of men"
    )
    settled = d.count(
        "settled", "有【比】、【閭】、【族】、【黨】、【州】、【鄉】", at=FIRST, says="bodies of families"
    )
    d.identity("paired", home, field, says="As many officers at home as in the field.")
    d.identity("each", field, bodies, says="One to each body of men.")
    d.identity("rungs", bodies, settled, says="The two ladders have as many rungs.")
    d.given("rank", "皆【六命】卿為之", at=TWO, says="mandates of the grandee at the head of a district")


@consequence(
    "order-of-multipliers",
    title="What fixes the platoon at twenty-five",
    results="platoon four_early all_fives",
    measures=LADDERS,
    about=(
        "Two fives and a four make a company of a hundred in any order, and everything above it is then the "
        "same. The platoon shows that the four stands third: with it in the first or the second place the "
        "platoon would have twenty men, and with it in the first the squad would have four."
    ),
)
def _(d: Derivation) -> None:
    squad, b, platoon, c, company = d.uses("army-ladder", "squad b platoon c company")
    army = d.uses("army-ladder", "army")
    x, y, z = d.general("x y z")
    d.identity(
        "any_order", x * y * z, z * x * y, says="A product does not depend on the order of its factors."
    )
    d.identity(
        "as_counted", company, squad * (b / 伍) * (c / 兩), says="The company is the product of three."
    )
    early = d.let(
        "four_early", squad * c / 兩, noun="人", says="the platoon, were the four before the second five"
    )
    d.identity("first_or_second", early, c / 兩 * 人 * b / 伍, says="And the same, were it before both.")
    p = d.general("p")
    d.iff(
        "fixed",
        p - platoon,
        company / p - c / 兩,
        says="A company of four platoons has twenty-five men in each.",
    )
    d.let("all_fives", army * (b / 伍) / (c / 兩), noun="人", says="the army, were every multiplier five")


@consequence(
    "five-companies",
    title="Five companies are a battalion and no *zu*",
    at=LONG,
    results="men times",
    measures=LADDERS,
    about=(
        "The heading in the subcommentary has 五卒為族. Five companies are five hundred men; a *zu* at home is a "
        "hundred families, a hundred men if each sends one. The battalion fits, and the explanation ends on it."
    ),
)
def _(d: Derivation) -> None:
    company, battalion = d.uses("army-ladder", "company battalion")
    zu, rate = d.uses("xiang-ladder", "zu"), d.uses("one-man-a-family", "rate")
    five = d.given("five", "「【五卒】為族」者", says="companies, as the heading has them")
    men = d.let("men", five / 卒 * company, says="their men")
    d.identity("battalion_fits", men, battalion, says="That is a battalion, as the mend has it,")
    d.then("called", five, "「五卒為【族】」者", implied=True, holds=False, says="what the heading calls them")
    d.let("times", men / (zu * rate), says="the men of a *zu* would have to be taken so many times")
