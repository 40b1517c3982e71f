"""The well-fields of 小司徒: the ladder 井邑丘甸縣都, its sides, and how a 成 and a 同 are divided."""

from zhouli.derivation import Derivation, derivation, unit

井, 夫, 成, 同, 都, 縣, 甸, 行 = (unit(noun) for noun in "井夫成同都縣甸行")
P = "xiaositu.9."  # every passage of this subject stands in one section
COPY = "sanlitu.19."  # which 劉績 copies, from the classic to the middle of a number in the note


def repeat(d: Derivation, places: str, noun: str = "") -> None:
    """Check names against restatements, in threes: name, passage within the section or its copy in 三禮圖, words."""
    words = iter(places.split())
    for name, at, quotation in zip(words, words, words, strict=True):
        d.again(name, quotation, at=(COPY if at.startswith("tu.") else P) + at, noun=noun)


@derivation(
    "well-plan",
    title="The plan of a well: two cuts each way",
    authority="賈公彥",
    at=P + "shu.6",
    results="strips cuts nine eight",
    about=(
        "A square of one 里, three hundred paces a side, cut twice lengthwise and twice crosswise: nine fields of a "
        "hundred paces each way, and the cuts draw the character 井. One field in the middle is the public one; "
        "along the four edges lie eight."
    ),
)
def _(d: Derivation) -> None:
    li, side = d.given("li side", "謂正方【一里】之內，方【三百步】", says="side of the well; in paces")
    p = d.given("p", "【百步】為一截", says="width of a slice")
    one = d.given("one", "百步為【一截】", says="one slice")
    d.measure("里", side * unit("里") / li)
    d.again("li", "謂井方【一里】", at=P + "shu.1")
    d.again("p", "夫各【百步】")
    d.again("p", "謂一夫之地方【百步】", at=P + "shu.26")
    strips = d.let("strips", side / p, says="slices to a side")
    both = [(strips - 1) * one] * 2
    cuts, across = d.then("cuts across", both, "縱亦【二截】，横亦【二截】", says="cuts; cuts crosswise")
    nine = d.then("nine", (cuts / one + 1) * (across / one + 1) * 夫, "則為【九夫】", says="fields so made")
    mid = d.given("mid", "中【一夫】入於公", at=P + "shu.11", says="the field in the middle")
    edges = d.given("edges", "入於公，【四畔】八夫", at=P + "shu.11", says="edges of the well")
    d.then("eight", nine - mid, "四畔【八夫】，家治", at=P + "shu.11", says="fields round it")
    d.identity(
        "around",
        edges / unit("畔") * (cuts / one) + 1,
        nine / 夫,
        says="Two fields to each of the four edges, counted round, and the one in the middle make the nine.",
    )


@derivation(
    "well-ladder",
    title="The ladder of wells: nine *fu*, then five times four",
    authority="周禮",
    at=P + "jing.1",
    results="W_yi W_qiu W_dian W_xian W_du F_dian F_xian F_du",
    about=(
        "Nine 夫 make a 井; four of each make one of the next, 邑 丘 甸 縣 都. The classic gives these six ratios and "
        "no length. Reckoned through, a *du* is a thousand and twenty-four wells."
    ),
)
def _(d: Derivation) -> None:
    rungs = "fu well yi qiu dian xian".split()
    says = "fields in a well; wells in a *yi*; *yi* in a *qiu*; *qiu* in a *dian*; *dian* in a *xian*; *xian* in a *du*"
    words = "【九夫】為井，【四井】為邑，【四邑】為丘，【四丘】為甸，【四甸】為縣，【四縣】為都"
    for noun, size in zip("井邑丘甸縣都", d.given(" ".join(rungs), words, says=says), strict=True):
        d.measure(noun, size)
    d.given("w", "【一井】有九夫", at=P + "shu.17", says="one well")
    repeat(
        d,
        """
        w shu.11 【一井】之內，地有   w shu.3 【一井】之田，一夫稅   w shu.7 九夫為【一井】   fu shu.7 饒沃之地，【九夫】為
        fu zhu.4 【九夫】為井者   well zhu.5 【四井】為邑   yi zhu.5 【四邑】為丘   qiu zhu.5 【四丘】為甸
        dian zhu.6 【四甸】為縣   xian zhu.6 【四縣】為都   fu zhu.4 方一里，【九夫】所治之田也   fu shu.2 【九夫】之田   fu shu.6 則此經「【九夫】為井」   xian shu.6 「【四縣】為都」以上
        fu shu.11 地有【九夫】，假令   fu shu.11 尚無【九夫】所治   fu shu.11 云「方一里，【九夫】所治   fu shu.11 據地有【九夫】而言
        fu shu.14 得百井，井有【九夫】，故云九百   fu shu.14 故云六十四井，井有【九夫】   fu shu.15 三十六井，井有【九夫】   fu shu.17 一井有【九夫】
        fu shu.18 井有【九夫】   fu shu.19 井有【九夫】   fu shu.20 井有【九夫】   fu shu.26 謂【九夫】為井
        fu shu.27 十井之內，井有【九夫】   qiu shu.14 此言「【四丘】為甸」   qiu shu.15 見經「【四丘】為甸」
        dian shu.18 出田稅，【四甸】為縣，縣方   xian shu.18 【四縣】為都   xian shu.19 【四縣】為都   xian shu.16 縣方二十里，【四縣】為都
        xian shu.21 解此【四縣】為都   xian shu.20 【四縣】是小都   qiu shu.23 【四丘】為甸   dian shu.23 【四甸】為縣
        xian shu.23 【四縣】為都
        fu tu.1 【九夫】為井   well tu.1 【四井】為邑   yi tu.1 【四邑】為丘   qiu tu.1 【四丘】為甸   dian tu.1 【四甸】為縣
        xian tu.1 【四縣】為都   fu tu.3 【九夫】為井者   fu tu.3 方一里，【九夫】所治   well tu.4 【四井】為邑
        yi tu.4 【四邑】為丘   qiu tu.4 【四丘】為甸   dian tu.5 【四甸】為縣   xian tu.5 【四縣】為都
        """,
    )
    d.again("fu", "謂【九夫】為井", at="xiaositu.1.zhu.1")
    for noun, name in zip("邑丘甸縣都", "yi qiu dian xian du".split(), strict=True):
        d.let(f"W_{name}", unit(noun), noun="井", says=f"wells in a *{name}*")
    for noun, name in zip("甸縣都", "dian xian du".split(), strict=True):
        d.let(f"F_{name}", unit(noun), noun="夫", says=f"fields in a *{name}*")


@derivation(
    "well-sides",
    title="Sides three ways: net, with the canals, whole",
    authority="鄭玄, with 賈公彥",
    at=P + "zhu.5",
    results="g xian du du4 xian_net du_net du4_net tong xian_all du_all",
    measures=("well-ladder",),
    about=(
        "Four squares make one of twice the side. Zheng adds a 里 on each side of the *dian* for those who keep the "
        "canal, so that his *xian* and *du* are twenty and forty; Jia gives the net sides beside them, and with "
        "the land of the conduits a third row, the benefices of twenty-five, fifty and a hundred."
    ),
)
def _(d: Derivation) -> None:
    li = d.given("li", "九夫為井者，方【一里】，九夫所治", at=P + "zhu.4", says="side of a well")
    yi = d.given("yi", "四井為邑，方【二里】", says="side of a *yi*")
    well, rest = d.uses("well-ladder", "well"), d.uses("well-ladder", "yi qiu dian xian", under="k2 k3 k4 k5")
    d.identity("twice", (yi / li) ** 2, well / 井, says="Twice the side: four squares.")
    for name, noun, k in zip(("at_qiu", "at_dian", "at_xian", "at_du"), "邑丘甸縣", rest, strict=True):
        d.identity(name, (yi / li) ** 2, k / unit(noun), says="The same four, one rung on.")
    two = yi / li
    qiu = d.then("qiu", yi * two, "四邑為丘，方【四里】", says="side of a *qiu*")
    e = d.then("e", qiu * two, "甸方【八里】", says="side of a *dian*")
    p = d.given("p", "旁加【一里】", says="added on each side")
    one_end = d.let("one_end", e + p, says="with the border at one end of the side")
    g = d.then("g", one_end + p, "則方【十里】", says="side of a *cheng*")
    n = d.then("xian", g * two, "四甸為縣，方【二十里】", at=P + "zhu.6", says="*xian* with its canals")
    m = d.then("du", n * two, "四縣為都，方【四十里】", at=P + "zhu.6", says="*du* with its canals")
    k = d.then("du4", m * two, "四都方【八十里】", at=P + "zhu.6", says="four *du* with their canals")
    d.then("four", (k / m) ** 2 * 都, "【四都】方八十里", at=P + "zhu.6", says="the four *du*")
    q = d.given("q", "旁加【十里】", at=P + "zhu.6", says="added on each side for the conduit")
    outer = d.let("outer_end", k + q, says="with the conduit's land at one end")
    d.then("tong", outer + q, "乃得方【百里】", at=P + "zhu.6", says="side of a *tong*")
    x = d.then("xian_net", e * two, "縣方【十六里】", at=P + "shu.2", says="*xian* net")
    y = d.then("du_net", x * two, "都方【三十二里】", at=P + "shu.2", says="*du* net")
    d.then("du4_net", y * two, "四都方【六十四里】", at=P + "shu.18", says="four *du* net")
    c = d.given("c", "更加【五里】", at=P + "shu.20", says="Jia's share of the conduit's land, on a *xian*")
    d.identity("dealt", c / n, (q + q) / k, says="Five on twenty is twenty on eighty.")
    a = d.then("xian_all", n + c, "縣方【二十五里】", at=P + "shu.20", says="*xian* whole: a grandee's")
    b = d.then("du_all", a * two, "四縣是小都，【五十里】", at=P + "shu.20", says="four: a minister's")
    d.then("tong_all", b * two, "四都為方【百里】一同", at=P + "shu.20", says="and four of these: a duke's")
    u = d.given("u", "則方十里，為【一成】", says="one *cheng*")
    cheng4 = d.then("cheng4", (n / g) ** 2 * u, "據【四成】為縣", at=P + "shu.20", says="*cheng* in a *xian*")
    x1 = cheng4 / u / (rest[2] / 甸) * 縣
    d.then("x1", x1, "四成積為【一縣】", at=P + "shu.19", says="one *xian*, canals and all")
    repeat(
        d,
        """
        li shu.1 謂井方【一里】、邑方   li shu.1 井方【一里】，兼言   yi shu.1 邑方【二里】之等   li shu.2 井方【一里】，九夫
        yi shu.2 邑方【二里】   qiu shu.2 丘方【四里】   e shu.2 甸方【八里】   p shu.2 【一里】，則為   g shu.2 則為【十里】之成
        g shu.2 今不言【十里】成   e shu.2 而言【八里】甸   p shu.2 旁加【一里】者   e shu.2 舉其【八里】之甸   li shu.11 今鄭云「方【一里】，九夫
        g shu.14 成方【十里】   u shu.14 【一成】之內   g shu.14 之內方【十里】   e shu.14 就甸方【八里】   e shu.14 【八里】之內
        e shu.15 甸方【八里】之外   p shu.15 加【一里】為成   e shu.15 中央【八里】   g shu.15 方【十里】為成   e shu.16 甸方【八里】，縣應
        xian_net shu.16 縣應方【十六里】   xian shu.16 云方【二十里】，據   p shu.16 旁加【一里】為成   xian shu.16 縣方【二十里】，四縣
        du shu.16 故方【四十里】   tong shu.17 案《匠人》，方【百里】為同   tong shu.17 得方【百里】為一同者，就   tong shu.17 據【百里】開方
        tong shu.17 【百里】者   e shu.18 從甸方【八里】   xian_net shu.18 縣方【十六里】   du_net shu.18 都方【三十二里】
        four shu.18 【四都】方   du4_net shu.18 據【六十四里】之內   e shu.19 據甸方【八里】   p shu.19 旁加【一里】為成
        cheng4 shu.19 從【四成】積   xian shu.19 縣方【二十里】   du shu.19 都方【四十里】   du4 shu.19 四都方【八十里】
        four shu.19 【四都】方八十里   xian shu.20 縣方【二十里】   xian shu.20 【二十里】更加   four shu.20 【四都】為方
        tong shu.20 但據【百里】   du_all shu.21 小都【五十里】   g shu.10 其成方【十里】
        li tu.3 方【一里】   yi tu.4 方【二里】   qiu tu.4 方【四里】   e tu.4 方【八里】   p tu.4 旁加【一里】
        g tu.4 則方【十里】   u tu.4 為【一成】   xian tu.5 方【二十里】   du tu.5 方【四十里】   four tu.5 【四都】方
        du4 tu.5 方【八十里】   q tu.5 旁加【十里】   tong tu.5 方【百里】
        """,
    )


@derivation(
    "cheng-split",
    title="A *cheng*: sixty-four wells that pay tax, thirty-six that keep the canal",
    authority="鄭玄",
    at=P + "zhu.5",
    results="W F W_tax F_tax W_canal F_canal",
    measures=("well-ladder",),
    about=(
        "Eight 里 square inside ten 里 square. The inner sixty-four wells pay the field tax, the belt of thirty-six "
        "pays none and keeps up the canal."
    ),
)
def _(d: Derivation) -> None:
    li, e, p, g = d.uses("well-sides", "li e p g")
    W = d.then("W", (g / li) ** 2 * 井, "積【百井】", says="wells in a *cheng*")
    d.then("F", W, "【九百夫】，其中", says="its fields")
    d.measure("成", W)
    T = d.then("W_tax", (e / li) ** 2 * 井, "【六十四井】", says="wells that pay tax")
    d.then("F_tax", T, "【五百七十六夫】", says="their fields")
    C = d.then("W_canal", W - T, "【三十六井】", says="wells that keep the canal")
    d.then("F_canal", C, "【三百二十四夫】", says="their fields")
    d.identity(
        "dian", d.uses("well-ladder", "W_dian"), T, says="The taxed wells are one *dian* of the classic."
    )
    sides = d.given("sides", "【四面】加一里", at=P + "shu.15", says="sides of the *dian*")
    d.identity(
        "belt",
        sides / unit("面") * (e + p) * p / li**2,
        C / 井,
        says="Four strips, each a side of eight and a corner long and one wide, make the belt.",
    )
    repeat(
        d,
        """
        W shu.14 開方之得【百井】   F shu.14 故云【九百夫】   W_tax shu.14 故云【六十四井】   F_tax shu.14 故【五百七十六夫】
        W shu.15 成有【百井】   W_tax shu.15 除【六十四井】   W_canal shu.15 餘有【三十六井】   F_canal shu.15 故【三百二十四夫】
        W_tax shu.15 總在【六十四井】之內
        W tu.4 積【百井】   F tu.4 【九百夫】   W_tax tu.4 【六十四井】   F_tax tu.4 【五百七十六夫】
        W_canal tu.4 【三十六井】   F_canal tu.4 【三百二十四夫】
        """,
    )
    d.again("W_tax", "【八八六十四】", at=P + "shu.14", noun="井")


@derivation(
    "drain-and-canal",
    title="A drain of four feet, a canal of eight",
    authority="匠人, through 賈公彥",
    at=P + "shu.15",
    results="section",
    about="Between wells a drain four feet wide and deep, between *cheng* a canal eight feet wide and deep.",
)
def _(d: Derivation) -> None:
    a, b = d.given("a b", "溝廣【四尺】，深【四尺】", says="width of a drain; depth of a drain")
    c, e = d.given("c e", "廣【八尺】，深【八尺】", says="width of a canal; depth of a canal")
    d.identity("square", a * e, b * c, says="Both are as wide as deep.")
    d.let("section", c * e / (a * b), says="section of a canal in sections of a drain")


@derivation(
    "tong-split",
    title="A *tong*: what pays tax, what keeps the canals, what keeps the conduit",
    authority="鄭玄",
    at=P + "zhu.6",
    results="W F W_tax F_tax W_canal F_canal W_conduit F_conduit",
    measures=("cheng-split",),
    about=(
        "Squares of sixty-four, eighty and a hundred 里, one inside the other as figures. Zheng states the three "
        "parts and Jia works them out by rows; in one of his numbers a copyist wrote 千 for 十."
    ),
)
def _(d: Derivation) -> None:
    li, inner, k, s = d.uses("well-sides", "li du4_net du4 tong", under="li inner middle outer")
    a17, a18, a19 = (f"{P}shu.{n}" for n in (17, 18, 19))
    u = d.given("u", "為【一同】也", says="one *tong*")
    W = d.then("W", (s / li) ** 2 * 井, "積【萬井】", says="wells in a *tong*")
    d.then("F", W, "【九萬夫】", says="its fields")
    d.measure("同", W * 同 / u)
    T = d.then("W_tax", (inner / li) ** 2 * 井, "【四千九十六井】", says="wells that pay tax")
    Ft = d.then("F_tax", T, "【三萬六千八百六十四夫】", says="their fields")
    gross = d.then(
        "W_six", (k / li) ** 2 * 井, "為【六千四百井】", at=a19, says="wells of four *du* with canals"
    )
    C = d.then("W_canal", gross - T, "【二千三百四井】", says="wells that keep the canals")
    Fc = d.then("F_canal", C, "【二萬七百三十六夫】", says="their fields")
    D = d.then("W_conduit", W - gross, "【三千六百井】", says="wells that keep the conduit")
    Fd = d.then("F_conduit", D, "【三萬二千四百夫】", says="their fields")
    d.then("sum", Ft + Fc + Fd, "故有【九萬夫】", at=a17, says="the three parts together")
    each = d.given("row", "【一行】方一里者百", at=a17, says="one row")
    d.then("in_row", s / li * 井, "一行方一里者【百】，百行", at=a17, noun="井", says="wells in a row")
    d.then("rows", s / li * each, "者百，【百行】", at=a17, says="rows")
    one = d.given("slice", "一里【一截】，為六十四截", at=a18, says="one slice")
    d.then("slices", inner / li * one, "為【六十四截】", at=a18, says="slices of a *li* in sixty-four")
    d.then("in64", inner / li * 井, "行別有【六十四井】", at=a18, says="wells in each row")
    d.then("rows64", inner / li * each, "【六十四行】", at=a18, says="rows")
    d.then("slices80", k / li * one, "為【八十截】", at=a19, says="slices of a *li* in eighty")
    d.then("in80", k / li * 井, "一行【八十井】", at=a19, says="wells in a row")
    # 三萬六千八百六千四夫 is no number but as mended; its places are taken one by one, and the third is the slip.
    d.again("F_tax", "計得【三萬六千八百六千四夫】", at=a18, holds=False)
    head, last = d.given(
        "head last",
        "計得【三萬六千八百】六千【四夫】",
        at=a18,
        noun="夫",
        says="the places before; the unit's place",
    )
    d.then(
        "slip",
        Ft - head - last,
        "計得三萬六千八百【六千】四夫",
        at=a18,
        noun="夫",
        holds=False,
        says="the tens, where the text has thousands again",
    )
    d.again("outer", "縱横各【百】", at=a17, noun="里")
    d.again("W_six", "【八八六十四】", at=a19, noun="百井")
    repeat(
        d,
        """
        u shu.17 百里為【一同】者，就《匠人》   li shu.17 方【一里】者   W shu.17 故【萬井】   li shu.18 縱横各【一里】
        W_tax shu.18 計得【四千九十六井】   W_tax shu.18 夫，【四千九十六井】，計得三   li shu.19 縱横各【一里】   slice shu.19 一里【一截】
        row shu.19 【一行】八十井   W_tax shu.19 除【四千九十六井】   W_canal shu.19 其餘【二千三百四井】
        W_canal shu.19 夫，【二千三百四井】為   F_canal shu.19 為【二萬七百三十六夫】   u shu.20 百里【一同】   W shu.20 即為【萬井】
        W shu.20 就【萬井】   W_six shu.20 除去【六千四百井】   W_conduit shu.20 其餘【三千六百井】
        F_conduit shu.20 則為【三萬二千四百夫】
        u tu.5 為【一同】   W tu.5 【萬井】   F tu.5 【九萬夫】   W_tax tu.5 【四千九十六井】
        F_tax tu.5 【三萬六千八百六十四夫】   W_canal tu.5 【二千三百四井】
        """,
    )
    # 劉績's copy has 九百 for 七百, and in our text of it the next number is cut short.
    d.again("F_canal", "【二萬九百三十六夫】", at=COPY + "tu.5", holds=False)
    cut = d.given(
        "cut", "治洫；【三千】", at=COPY + "tu.5", noun="井", says="where the copy of 三禮圖 breaks off"
    )
    d.let("lost", D - cut, noun="井", says="wells in the words that are lost")
