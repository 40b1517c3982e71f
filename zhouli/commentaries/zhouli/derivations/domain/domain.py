"""The account of the royal domain in the note: a hundred 同, four inside, ninety-six outside."""

from zhouli.derivation import Derivation, consequence, derivation, unit

家 = unit("家")
LADDER = ("hundred-mu-field", "tong-ladder")


@derivation(
    "royal-domain-households",
    title="Three million households in the royal domain",
    authority="鄭玄",
    at="zaishi.2.zhu.6",
    results="L B u T F N H",
    measures=LADDER,
    about=(
        "A square of a thousand 里 is a hundred squares of a hundred 里. Remove a third for hills, "
        "waters, walls and lanes; give each household two fields."
    ),
)
def _(d: Derivation) -> None:
    first, second, third = "zaishi.2.shu.16", "zaishi.2.shu.17", "zaishi.2.shu.18"
    L = d.given("L", "凡王畿內方【千里】", says="side of the royal domain")
    d.again("L", "皆云王畿【千里】而言也", at=first)
    d.again("L", "王畿【千里】，開方之", at=first)
    d.again("L", "方【千里】為方百里者百", at=first)
    for at, words in {
        "zaishi.2.shu.1": "但天子畿內【千里】",
        "zaishi.2.shu.19": "總據畿內方【千里】三分去一",
        "zaishi.2.shu.27": "但王畿【千里】",
        "zaishi.2.shu.37": "但「邦畿【千里】，唯民所止」",
        "zaishi.2.shu.17": "案洛邑【千里】之中",
    }.items():
        d.again("L", words, at=at)
    B, u = d.given("B u", "【百里】為【一同】", at=first, says="side of a *tong*; one *tong*")
    d.again("B", "方千里為方【百里】者百", at=first)
    d.then(
        "squares",
        (L / B) ** 2,
        "方千里為方百里者【百】，百里為一同",
        at=first,
        says="squares of a hundred *li*",
    )
    T = d.then("T", (L / B) ** 2 * u, "積【百同】", says="the domain in *tong*")
    d.again("T", "【百同】故九百萬夫之地也", at=first)
    F = d.then("F", T, "【九百萬夫】之地也", says="the same in fields")
    d.again("F", "百同故【九百萬夫】之地也", at=first)
    r = d.given("r", "涂巷，【三分去一】，餘六百萬夫", says="share removed")
    d.again("r", "【三分去一】謂九百萬夫之中", at=second)
    d.again("F", "三分去一謂【九百萬夫】之中", at=second)
    d.again("r", "九百萬夫之中【三分去一】", at=second)
    d.again("r", "而鄭以【三分去一】，據大較而言也", at=second)
    N = d.then("N", F * (1 - r), "餘【六百萬夫】", says="fields that remain")
    d.again("N", "故云餘【六百萬夫】也", at=second)
    d.again("N", "亦據【六百萬夫】相通而言也", at=third)
    m, h = d.uses("average-allotment", "m h")
    d.then("H", N / m * h, "定受田者【三百萬家】也", says="households that can be settled")


@derivation(
    "inner-domain-households",
    title="A hundred and twenty thousand households inside the far suburb",
    authority="鄭玄",
    at="zaishi.2.zhu.7",
    results="T F N g n X Z H",
    measures=LADDER,
    about=(
        "Within a hundred 里 of the city: four 同. The six districts take fifteen myriads of "
        "fields; the nine other kinds of land take the nine that are left, at one field a "
        "household, so that each counts as half a farmer."
    ),
)
def _(d: Derivation) -> None:
    shu, hou, jiu = "zaishi.2.shu.19", "zaishi.2.shu.20", "zaishi.2.shu.21"
    B, u = d.uses("royal-domain-households", "B u")
    W = d.given("W", "四面相距【二百里】", at=shu, says="from side to side of the far suburb")
    d.then("twos", (W / B) ** 2, "【二二而四】", at=shu, says="two by two")
    T = d.then("T", (W / B) ** 2 * u, "地居【四同】", says="the land within the far suburb")
    d.again("T", "故【四同】", at=shu)
    d.again("T", "此更據【四同】之內", at=shu)
    F = d.then("F", T, "【三十六萬夫】之地也", says="the same in fields")
    d.again("F", "【四九三十六】", at=shu, noun="萬夫")
    d.again("F", "故知【三十六萬夫】之地", at=shu)
    r = d.given("r", "三十六萬夫之地也。【三分去一】", says="share removed")
    d.again("r", "總據畿內方千里【三分去一】", at=shu)
    d.again("r", "四同之內山陵之等【三分去一】", at=shu)
    N = d.then("N", F * (1 - r), "其餘【二十四萬夫】，六鄉", says="fields that remain")
    d.again("N", "山陵之等三分去一，故其餘【二十四萬夫】也", at=shu)
    g, n = d.given(
        "g n", "鄉有【萬二千五百家】，【六】鄉故", at=hou, says="households in a district; districts"
    )
    X = d.then("X", n * g, "六鄉之民【七萬五千家】", says="households of the six districts")
    d.again("X", "六鄉故【七萬五千家】", at=hou)
    d.again("X", "此鄭總計六鄉【七萬五千家】", at=jiu)
    d.again("X", "置六鄉【七萬五千家】", at="zaishi.2.shu.1")
    d.again("X", "證六鄉【七萬五千家】", at="zaishi.2.shu.22")
    m, h = d.uses("average-allotment", "m h")
    Y = d.then("Y", X / h * m, "則【十五萬夫】之地", says="their fields")
    Z = d.then("Z", N - Y, "其餘【九萬夫】", says="fields left over")
    d.again("N", "據【二十四萬夫】除十五萬夫", at=hou)
    d.again("Y", "據二十四萬夫除【十五萬夫】", at=hou)
    d.again("Z", "除十五萬夫，故餘【九萬夫】也", at=hou)
    k = d.count(
        "k",
        "【廛里】也，【場圃】也，【宅田】也，【士田】也，【賈田】也，【官田】也，【牛田】也，【賞田】也，【牧田】也",
        says="kinds of land listed",
    )
    d.then("nine", k, "【九】者亦通受一夫焉", says="the nine")
    for at, words in {
        jiu: ("鄭意【九】者未必", "以大抵【九】者各為", "此【九】者二夫為"),
        "zaishi.2.shu.1": ("以至牧田【九】等所任",),
        "zaishi.2.shu.2": ("餘地既【九】等之人",),
        "zaishi.2.shu.11": ("六鄉之內有【九】等之田",),
        "zaishi.2.shu.24": ("以【九】等受地",),
        "zaishi.2.shu.26": ("六鄉及【九】等",),
        "zaishi.2.shu.27": ("六鄉與【九】等",),
        "zaishi.2.shu.36": ("餘地有【九】等所居", "六遂餘地無【九】等"),
        "zaishi.2.shu.37": ("其【九】等之地",),
    }.items():
        for quotation in words:
            d.again("nine", quotation, at=at)
    e = d.given("e", "九者亦通受【一夫】焉", says="allotment of a household of the nine kinds")
    d.again("e", "各受【一夫】焉", at=jiu)
    d.again("e", "此受【一夫】，故云半農人也", at=jiu)
    d.again("e", "丈夫成人受田各受【一夫】", at="zaishi.2.shu.23")
    half = d.then("half", e / m, "則【半】農人也", says="such a household, measured by a farmer's")
    pair, single = d.given(
        "pair single",
        "此九者【二夫】為【一夫】",
        at=jiu,
        sense="man",
        says="two householders of the nine kinds; counted as one",
    )
    d.identity("halves", single / pair, half, says="二夫為一夫 says the same: two of them count as one.")
    J = d.then(
        "J",
        Z / e * h,
        "【九萬】為四萬五千",
        at=jiu,
        noun="家",
        says="households of the nine kinds, at one field each",
    )
    d.then(
        "each",
        J / k,
        "大抵九者各為【萬家】解之",
        at=jiu,
        says="households of each kind, if all are alike, as Jia says they need not be",
    )
    d.again("each", "未必各整【萬家】", at=jiu)
    d.then(
        "plots",
        Z / k,
        "豈各【萬夫】為定乎",
        at="zaishi.2.shu.37",
        says="fields of each kind, if all are alike, which Jia doubts",
    )
    Q = d.then("Q", J * half, "九萬為【四萬五千】", at=jiu, noun="家", says="the same in farmers' households")
    d.again("Q", "【四萬五千】添七萬五千", at=jiu, noun="家")
    d.again("X", "四萬五千添【七萬五千】", at=jiu, noun="家")
    d.then("H", X + Q, "定受田【十二萬家】也", says="households settled, in farmers' households")
    d.again("H", "為【十二萬夫】", at=jiu, sense="man")


@derivation(
    "outer-domain-households",
    title="Two million eight hundred and eighty thousand households outside",
    authority="鄭玄",
    at="zaishi.2.zhu.9",
    results="T F K H",
    measures=LADDER,
    about=(
        "What lies between the far suburb and the border of the domain: ninety-six 同, rated at "
        "thirteen eighteenths, given out at thirteen fields to six households."
    ),
)
def _(d: Derivation) -> None:
    shu = "zaishi.2.shu.27"
    whole, _ = d.uses("royal-domain-households", "T F", under="T_all F_all")
    inside = d.uses("inner-domain-households", "T", under="T_in")
    T = d.then("T", whole - inside, "甸稍縣都合居【九十六同】", says="the land outside the far suburb")
    d.again("T_all", "總計有【百同】", at=shu)
    d.again("T_in", "已取【四同】為百里內", at=shu)
    d.again("T", "故餘有【九十六同】，同有九萬夫", at=shu)
    d.again("T_all", "【百同】則九百萬夫", at=shu)
    d.again("F_all", "百同則【九百萬夫】", at=shu)
    d.again("T_in", "其中除【四同】三十六萬夫", at=shu)
    d.again("T_in", "其中除四同【三十六萬夫】", at=shu)
    d.again("T", "故餘為【九十六同】八百六十四萬夫", at=shu)
    F = d.then("F", T, "【八百六十四萬夫】之地", says="the same in fields")
    d.again("F", "故餘為九十六同【八百六十四萬夫】之地也", at=shu)
    s = d.uses("thirteen-eighteenths", "s")
    K = d.then("K", F * s, "則其餘【六百二十四萬夫】之地", says="fields that remain")
    six, thirteen = d.uses("outer-allotment", "six thirteen")
    a = d.then("a", six, "【六家】而受十三夫", says="households taken together")
    b = d.then("b", thirteen, "六家而受【十三夫】", says="their fields")
    d.then("H", K * a / b, "定受田【二百八十八萬家】也", says="households that can be settled")
    d.again("H", "定受田者【二百八十八萬家】也", at="zaishi.2.shu.35")


@derivation(
    "six-sui",
    title="The six outer districts, and what is left for public settlements",
    authority="鄭玄",
    at="zaishi.2.zhu.9",
    results="X Y",
    measures=LADDER,
    about=(
        "The six outer districts match the six districts in number of households; the rest of the "
        "land of the 甸 becomes public settlements."
    ),
)
def _(d: Derivation) -> None:
    g = d.uses("inner-domain-households", "g")
    n = d.given("n", "其在甸七萬五千家為【六】遂", says="outer districts")
    X = d.then("X", n * g, "其在甸【七萬五千家】為六遂", says="households of the six outer districts")
    d.again("X", "其中置六遂【七萬五千家】", at="zaishi.2.shu.2")
    six, thirteen = d.uses("outer-allotment", "six thirteen")
    d.let("Y", X / six * thirteen, noun="夫", says="their fields, at the outer mean")


@consequence(
    "households-invariant",
    title="The thirteen cancels: one household for three fields of gross land, inside and out",
    results="total density_in density_out",
    measures=LADDER,
    about=(
        "The share removed and the size of the allotment change together, so that their effects "
        "cancel. Inside the far suburb this counts farmers' equivalents: ninety thousand "
        "households of the nine kinds stand for forty-five thousand."
    ),
)
def _(d: Derivation) -> None:
    F, H = d.uses("royal-domain-households", "F H")
    Ti, Fi, Hi = d.uses("inner-domain-households", "T F H", under="T_in F_in H_in")
    To, Fo, Ho = d.uses("outer-domain-households", "T F H", under="T_out F_out H_out")
    d.then(
        "total", Hi + Ho, "定受田者【三百萬家】也", at="zaishi.2.zhu.6", says="inside and outside together"
    )
    d.let("density_in", Hi / Ti, noun="家/同", says="households to a *tong* inside")
    d.let("density_out", Ho / To, noun="家/同", says="households to a *tong* outside")
    g, p = d.general("g p")
    S, U = d.uses("average-allotment", "S", under="S_in"), d.uses("outer-allotment", "S", under="S_out")
    d.identity(
        "cancels",
        g * ((1 - p) * U / S) / U,
        g * (1 - p) / S,
        says=(
            "Gross land g, a share p removed: if the share kept grows as the allotment does, the "
            "allotment outside drops out."
        ),
    )
    d.identity(
        "one_in_three",
        Hi / Fi,
        Ho / Fo,
        says="Households to a field of gross land are the same inside and outside.",
    )
    d.identity("as_whole", Ho / Fo, H / F, says="And the same as Zheng's figure for the whole domain.")
    J, half = d.uses("inner-domain-households", "J half")
    d.let("heads", Hi + Ho + J * (1 - half), says="if the households of the nine kinds are counted whole")


@consequence(
    "domain-sensitivity",
    title="What the three million depend on",
    results="H share_only allotment_only quarter plain_third",
    measures=LADDER,
    about=(
        "Each premise of the total changed alone. Share and allotment must move together; either "
        "alone spoils the sum."
    ),
)
def _(d: Derivation) -> None:
    F, r, _, m, h = d.uses("royal-domain-households", "F r H m h")
    Fo = d.uses("outer-domain-households", "F", under="F_out")
    Hi = d.uses("inner-domain-households", "H", under="H_in")
    s = d.uses("thirteen-eighteenths", "s")
    six, thirteen = d.uses("outer-allotment", "six thirteen")
    d.let(
        "share_only",
        Hi + Fo * s / m * h,
        says="thirteen eighteenths kept, but two fields a household outside",
    )
    d.let(
        "allotment_only",
        Hi + Fo * (1 - r) * six / thirteen,
        says="thirteen fields to six households, but only two thirds kept",
    )
    d.let(
        "plain_third",
        Hi + Fo * (1 - r) / m * h,
        says="neither: two thirds kept and two fields a household everywhere",
    )
    sides = d.given(
        "three",
        "至於【三面】",
        at="zaishi.2.shu.37",
        says="sides of the eastern capital with mountains and woods",
    )
    level = d.count("level", "【東面】雖有平地", at="zaishi.2.shu.37", noun="面", says="the level side")
    all_sides = d.then(
        "four", sides + level, "【四面】相距二百里", at="zaishi.2.shu.19", says="all its sides"
    )
    d.again("four", "【四面】至畺各五百里", at="zaishi.2.shu.1")
    d.let(
        "quarter",
        F * (1 - sides / all_sides) / m * h,
        says="if only the level side of the eastern capital were field, and of the three mixed sides nothing: more than Jia says",
    )


@consequence(
    "city-and-third",
    title="The city wall does not account for the sixth",
    results="city share cities",
    measures=LADDER,
    about=(
        "Outside, Zheng keeps one sixth of what is removed because walls and houses are somewhat fewer "
        "and lanes narrower. The only wall that Jia measures, twelve 里 on a side, encloses about a "
        "hundredth of the land removed inside the far suburb; the sixth would be some fifteen "
        "such cities. Outer walls, houses and lanes are measured by nobody."
    ),
)
def _(d: Derivation) -> None:
    B, u = d.uses("royal-domain-households", "B u")
    T, r = d.uses("inner-domain-households", "T r")
    k = d.uses("thirteen-eighteenths", "k", reading="note")
    W = d.given("W", "城謂方【十二里】", at="zaishi.2.shu.17", says="side of the city wall")
    city = d.let("city", (W / B) ** 2 * u, noun="同", says="land within the wall")
    d.let("share", city / (T * r), says="of the land removed inside the far suburb")
    d.let("cities", T * r * k / city, says="such cities in a sixth of what is removed there")
