"""The *Rules of the Minister of War* in Zheng's note: land, households, horses, chariots and men."""

from zhouli.derivation import Derivation, derivation, unit

from .wells import P, repeat

井, 夫, 家, 人, 乘, 成, 通, 同, 終 = (unit(noun) for noun in "井夫家人乘成通同終")
PACE = unit("步", "square pace")


@derivation(
    "sima-fa",
    title="From the foot to the *tong*, with its levy",
    authority="司馬法, through 鄭玄",
    at=P + "zhu.9",
    results="H10 H100 H1000 H10000 cars_zhong cars_tong men_cheng",
    about=(
        "One ladder from the pace to the square of a hundred 里, and on its upper rungs what each sends out: a horse "
        "from ten wells, a chariot from a hundred, and one man from every ten households."
    ),
)
def _(d: Derivation) -> None:
    s27, s28, s29 = (f"{P}shu.{n}" for n in (27, 28, 29))
    d.given("bu", "【六尺】為步", says="feet in a pace")
    mu = d.given("mu", "步【百】為畝", noun="步", sense="square pace", says="square paces in a *mu*")
    d.measure("畝", mu)
    fu = d.given("fu", "畝【百】為夫", noun="畝", says="*mu* in a field")
    d.measure("夫", fu)
    wu = d.given("wu", "夫【三】為屋", noun="夫", says="fields in a *wu*")
    d.measure("屋", wu)
    jing = d.given("jing", "屋【三】為井", noun="屋", says="*wu* in a well")
    d.measure("井", jing)
    strip = d.given("strip", "井【十】為通", noun="井", says="wells in a strip")
    d.measure("通", strip)
    cheng = d.given("cheng", "通【十】為成", noun="通", says="strips in a *cheng*")
    d.measure("成", cheng)
    zhong = d.given("zhong", "【十成】為終", says="*cheng* in a *zhong*")
    d.measure("終", zhong)
    tong = d.given("tong", "【十終】為同", says="*zhong* in a *tong*")
    d.measure("同", tong)
    # The ladder is a string of ratios; the plan of the well, drawn in paces, is what it must agree with.
    p, plan, side = d.uses("well-plan", "p nine side", under="p plan side")
    s26 = P + "shu.26"
    d.then("fu_square", (p / unit("步")) ** 2 * PACE, "謂【一夫】之地", at=s26, says="a hundred paces square")
    square = (side / unit("步")) ** 2 * PACE
    d.then("jing_square", square, "謂【九夫】為井", at=s26, says="three hundred paces square")
    d.then("nine", jing, "謂【九夫】為井", at=s26, says="fields in a well")
    d.identity("same_nine", jing / unit("屋") * wu, plan, says="Three threes: the nine of the plan.")
    d.then("W100", cheng, "成【百井】", says="wells in a *cheng*")
    d.then("W1000", zhong, "終【千井】", says="wells in a *zhong*")
    d.then("W10000", tong, "同方百里，【萬井】", says="wells in a *tong*")
    L, li = d.given("L", "同方【百里】", says="side of a *tong*"), d.uses("well-sides", "li")
    d.then("square", (L / li) ** 2 * 井, "【萬井】也", at=s29, says="the same from its side")
    H = d.given("H10", "【三十家】，士一人", says="households of a strip")
    a, b = d.given("shi tu", "士【一人】，徒【二人】。通", says="its men-at-arms; its foot-soldiers")
    d.given("horse", "使出馬【一匹】", at=s27, says="horse of a strip")
    d.then("three", a + b, "三十家出【三人】", at=s27, says="men of a strip")
    car = d.given("car", "革車【一乘】", says="chariot of a *cheng*")
    k = cheng / 通
    H100 = d.then("H100", H * k, "【三百家】", says="households of a *cheng*")
    both = "its men-at-arms; its foot-soldiers"
    a100, b100 = d.then("shi100 tu100", [a * k, b * k], "士【十人】，徒【二十人】", says=both)
    k = zhong / 成
    H1000 = d.then("H1000", H100 * k, "【三千家】", says="households of a *zhong*")
    cars = d.then("cars_zhong", car * k, "革車【十乘】", says="its chariots")
    a1000, b1000 = d.then("shi1000 tu1000", [a100 * k, b100 * k], "士【百人】，徒【二百人】", says=both)
    k = tong / 終
    d.then("H10000", H1000 * k, "【三萬家】", says="households of a *tong*")
    d.then("cars_tong", cars * k, "革車【百乘】", says="its chariots")
    d.then("shi10000 tu10000", [a1000 * k, b1000 * k], "士【千人】，徒【二千人】", says=both)
    d.let("men_cheng", a100 + b100, says="men of a *cheng*")
    d.let("per_house", (a + b) / H, says="men to a household")
    d.given("edge", "據一成【一畔】", at=s27, says="one edge, along which a strip runs")
    d.again("edge", "據同【一畔】", at=s29)
    words = "一里【一截】，縱横各十截為行，【一行】十井"
    slice_, row = d.given("slice row", words, at=s27, says="one slice; one row")
    g = d.uses("well-sides", "g")
    d.then("slices", g / li * slice_, "縱横各【十截】", at=s27, says="slices of a *li* in a *cheng*")
    d.then("in_row", g / li * 井, "一行【十井】", at=s27, says="wells in a row")
    d.then("rows", g / li * row, "【十行】；據", at=s27, says="rows")
    one = d.given("one", "名井十為【一通】", at=s27, says="one strip")
    d.again("strip", "故名井【十】為", at=s27, noun="井")
    d.then("strips", cheng / 通 * one, "一成之內有【十通】", at=s28, says="strips in a *cheng*")
    d.again("slice", "十里【一截】", at=s29)
    d.then("slices_tong", L / g * slice_, "縱横各【十截】", at=s29, says="slices of ten *li* in a *tong*")
    d.then("rows_tong", L / g * row, "為【十行】", at=s29, says="rows of *cheng*")
    c1 = d.given("c1", "據【一成】之內", at=s27, says="one *cheng*")
    d.then("in_row_tong", L / g * c1, "行別【十成】", at=s29, says="*cheng* in a row")
    d.again("g", "【十里】一截", at=s29)
    d.again("li", "【一里】一截", at=s27)
    repeat(
        d,
        """
        strip shu.27 【十井】之內   strip shu.27 【十井】為九十夫   c1 shu.27 據【一成】一畔
        H10 shu.27 唯【三十家】   H10 shu.27 【三十家】出
        c1 shu.28 【一成】之內有   H100 shu.28 言【三百家】者   c1 shu.28 【一成】之內，地
        zhong shu.29 言【十成】為終   zhong shu.29 【十成】，成百井
        W100 shu.29 成【百井】   W1000 shu.29 故【千井】   H1000 shu.29 【三千家】   cars_zhong shu.29 革車【十乘】
        shi1000 shu.29 士【百人】   tu1000 shu.29 徒【二百人】   L shu.29 謂同方【百里】
        L shu.29 雷震【百里】   L shu.29 故名【百里】   c1 shu.29 【一成】為法
        """,
    )


@derivation(
    "levy-households",
    title="Ninety fields, sixty fields, thirty households",
    authority="賈公彥",
    at=P + "shu.27",
    results="r N H H_cheng",
    measures=("sima-fa",),
    about=(
        "Why thirty households to ten wells? Ten wells are ninety fields; of three parts one goes for houses and "
        "lanes; the sixty that are left, at two a household, settle thirty. In a *cheng*, by the same steps, three hundred."
    ),
)
def _(d: Derivation) -> None:
    s28 = P + "shu.28"
    w, H10, H100 = d.uses("sima-fa", "strip H10 H100")
    nine = d.uses("well-ladder", "fu")
    F = d.then("F", w / 井 * nine, "為【九十夫】之地", says="fields of ten wells")
    r = d.given("r", "宮室塗巷【三分去一】", says="share that goes for houses and lanes")
    N = d.then("N", F * (1 - r), "唯有【六十夫】地在", says="fields that remain")
    m, h, three = d.uses("average-allotment", "m h three")
    d.uses("average-allotment", "six")
    k, men = d.given(
        "k men",
        "【三夫】受六夫之地，【三十夫】受六十夫",
        sense="man",
        says="householders; householders of ten wells",
    )
    d.measure("夫", h, sense="man")
    d.again("six", "三夫受【六夫】之地")
    d.again("N", "三十夫受【六十夫】之地")
    H = d.then("H", N / m * h, "唯【三十家】", says="households")
    d.identity(
        "three_men",
        k / unit("夫", "man"),
        three / 家,
        says="The three men are the three households of the mean.",
    )
    d.again("H", "【三十夫】受六十夫", sense="man")
    d.identity("all_men", men / unit("夫", "man"), N / m, says="Thirty men: one to two of the sixty fields.")
    d.again("H", "【三十家】，士一人", at=P + "zhu.9")
    F2 = d.then("F_cheng", d.uses("sima-fa", "W100"), "地有【九百夫】", at=s28, says="fields of a *cheng*")
    d.again("r", "宮室塗巷【三分去一】", at=s28)
    rate = d.uses("two-pastures", "rate")
    d.again("rate", "【二而當一】", at=s28)
    H2 = d.then(
        "H_cheng",
        F2 * (1 - r) * rate / 夫 * h,
        "故一成唯有【三百家】",
        at=s28,
        says="households of a *cheng*",
    )
    d.again("H_cheng", "成百井，【三百家】", at=P + "zhu.9")
    d.identity("tenfold", H2 / H, H100 / H10, says="Ten times the thirty, as in the *Rules*.")
    d.uses("sima-fa", "c1")
    d.again("c1", "故【一成】唯有", at=s28)


@derivation(
    "chariot-men",
    reading="inner",
    title="Men to a chariot, in the domain: thirty",
    authority="司馬法, through 鄭玄",
    at=P + "zhu.9",
    results="men share",
    about="Ten men-at-arms and twenty foot-soldiers. Jia gives this rule to the benefices within the royal domain.",
)
def _(d: Derivation) -> None:
    a, b = d.uses("sima-fa", "shi100 tu100", under="shi tu")
    car = d.uses("sima-fa", "car")
    d.again("car", "「革車【一乘】，士十人，徒二十人」，此謂天子", at=P + "shu.28")
    d.again("shi", "此士【十人】，徒二十人，此畿外", at=P + "shu.28")
    d.again("tu", "此士十人，徒【二十人】，此畿外", at=P + "shu.28")
    men = d.let("men", (a + b) / car, noun="人/乘", says="men to a chariot")
    d.let("share", a / car / men, says="of them men-at-arms")


@derivation(
    "chariot-men",
    reading="outer",
    title="Men to a chariot, in the states: seventy-five",
    authority="司馬法, through 鄭玄 on the *Analects*",
    at=P + "shu.28",
    results="men share",
    about=(
        "Three men-at-arms and seventy-two foot-soldiers. Zheng quotes it, Jia says, on the state of a thousand "
        "chariots; and so Jia gives it to the states outside the domain."
    ),
)
def _(d: Derivation) -> None:
    car = d.given("car", "彼「革車【一乘】", says="one chariot")
    a, b = d.given("shi tu", "甲士【三人】，步卒【七十二人】", says="men-at-arms; foot-soldiers")
    men = d.let("men", (a + b) / car, noun="人/乘", says="men to a chariot")
    d.let("share", a / car / men, says="of them men-at-arms")


@derivation(
    "dian-chariot",
    title="A chariot from a *dian*",
    authority="賈公彥, after 鄭玄",
    at=P + "shu.13",
    results="car",
    about=(
        "Zheng glosses 甸 by 乘, chariot; Jia: a *dian* sends out one long-naved chariot. Zheng's warrant for the gloss, as Jia explains, is a phrase in a "
        "story of a man put to death for three offences, which are not named; we count his purple robe, his open fur "
        "and his sword."
    ),
)
def _(d: Derivation) -> None:
    d.given("car", "出長轂【一乘】", says="chariot of a *dian*")
    k = d.count("k", "【紫衣】狐裘而至，【袒裘】，【不釋劒】而食", says="the charges, by our count")
    d.then("three", k, "數之【三】罪", says="offences")


@derivation(
    "work-of-the-land",
    title="Three of nine occupations",
    authority="賈公彥",
    at=P + "shu.24",
    results="rest",
    about="The note explains the work of the land by farmers, herdsmen, and keepers and wardens: three of the nine occupations; six are passed over.",
)
def _(d: Derivation) -> None:
    nine = d.given("nine", "亦有【九】職", says="occupations")
    words = "【農】則「三農生九穀」，【牧】則「藪牧以蕃鳥獸」，【衡虞】則"
    k = d.count("k", words, says="those that the note names")
    d.then("three", k, "唯言此【三】者", says="the three")
    d.then("rest", nine - k, "其餘【六】者", says="those passed over")
