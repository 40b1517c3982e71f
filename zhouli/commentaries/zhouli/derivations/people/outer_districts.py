"""The districts and the outer districts in 劉績: their ladders, officers, unions, readings of the law, seats by age."""

from zhouli.derivation import Derivation, derivation, unit

鄉, 年, 月 = (unit(noun) for noun in "鄉年月")
鄰, 里, 酇, 鄙, 縣, 遂 = (
    unit("鄰"), unit("里", "hamlet"), unit("鄼"), unit("鄙"), unit("縣", "xian of the sui"), unit("遂"),
)  # fmt: skip
CHART, LIN, FEET = "sanlitu.7.tu.1", "sanlitu.8.tu.1", "sanlitu.14.tu.1"
HEAD, ZU, UNION, DANG, RANK = (f"sanlitu.{at}" for at in ("2.tu.1", "3.tu.1", "3.tu.2", "4.tu.1", "4.tu.2"))


@derivation(
    "sui-ladder",
    title="From the *lin* to the outer district",
    authority="遂人, through 劉績",
    at=CHART,
    results="lin li zan bi xian sui",
    about=(
        "The country beyond the suburbs has a ladder of its own with six other names. The multipliers are "
        "the classic's; 劉績 puts each total into his gloss on the name, from the second rung up. Rung by rung "
        "they are the numbers of the districts."
    ),
)
def _(d: Derivation) -> None:
    lin = d.given("lin", "【五家】為鄰，五鄰", says="families in a *lin*")
    d.again("lin", "【五家】為鄰", at=LIN)
    d.measure("鄰", lin)
    below, rungs = lin, [lin]
    for k, (factor, rung, many, noun, lower, total, parts) in enumerate(
        (
            ("b", "li", "五鄰", "里", 鄰, "二十五家", "*lin* in a hamlet"),
            ("c", "zan", "四里", "酇", 里, "百家", "hamlets in a *zan*"),
            ("e", "bi", "五酇", "鄙", 酇, "五百家", "*zan* in a *bi*"),
            ("f", "xian", "五鄙", "縣", 鄙, "二千五百家", "*bi* in a *xian*"),
            ("g", "sui", "五縣", "遂", 縣, "萬二千五百家", "*xian* in an outer district"),
        )
    ):
        at, where = f"sanlitu.{k + 9}.tu.1", parts.partition(" in a")[2].removeprefix("n").strip()
        sense = {"里": "hamlet", "縣": "xian of the sui"}
        n = d.given(factor, f"【{many}】為{noun}", sense=sense.get(many[1], ""), says=parts)
        d.again(factor, f"【{many}】為{noun}", at=at, sense=sense.get(many[1], ""))
        article = "an" if where.startswith("outer") else "a"
        below = d.then(rung, n / lower * below, f"【{total}】", at=at, says=f"families in {article} {where}")
        d.measure("鄼" if noun == "酇" else noun, below, sense.get(noun))
        rungs.append(below)
    # The noun is that of the mend, 家 for 人.
    d.again("sui", "按：【萬二千五百】人為鄉為遂", at="sanlitu.15.tu.5", noun="家")
    names = "bi lv zu dang zhou xiang"
    near = d.uses("xiang-ladder", names, under=" ".join(f"near_{n}" for n in names.split()))
    pairs = ("*lin* and *bi*", "hamlet and *lü*", "*zan* and *zu*", "*bi* and *dang*", "*xian* and *zhou*",
             "outer district and district")  # fmt: skip
    for own, other, name, pair in zip(rungs, near, names.split(), pairs, strict=True):
        d.identity(f"as_{name}", own, other, says=f"As many families: {pair}.")


@derivation(
    "lian-ladder",
    title="Unions: everything by twos",
    authority="周禮, through 劉績",
    at=UNION,
    results="lian men lv families",
    measures=("xiang-ladder",),
    about=(
        "Beside the rungs the Master of the *zu* has unions, 聯: ten families, ten men, eight hamlets. Each is "
        "twice the rung before it. How many families the eight hamlets hold is not stated."
    ),
)
def _(d: Derivation) -> None:
    bi, c = d.uses("xiang-ladder", "bi c")
    squad = d.uses("army-ladder", "squad")
    lian = d.given("lian", "五家為比，【十家】為聯", says="families in a union of families")
    two = d.let("two", lian / bi, says="*bi* in it")
    d.then("men", squad * two, "【十人】為聯", says="men in a union of squads")
    lv = d.then("lv", c * two, "【八閭】為聯", says="hamlets in a union of *zu*")
    d.let("families", lv, noun="家", says="their families")


@derivation(
    "xiang-officers",
    title="One officer to each body of the district",
    authority="周禮, through 劉績",
    at=HEAD,
    results="lv zu dang zhou xiang",
    about=(
        "From the hamlet up to the district each body has one officer, and each stands a rank above the one "
        "below: 中士, 上士, 下大夫, 中大夫, 卿. The statement on the head of the *bi* must have stood before our text begins."
    ),
)
def _(d: Derivation) -> None:
    first = d.given("lv", "每閭中士【一人】", says="officers of a hamlet")
    for name, at, words, says in (
        ("zu", ZU, "每族上士【一人】", "officers of a *zu*"), ("dang", DANG, "每黨下大夫【一人】", "officers of a *dang*"),
        ("zhou", "sanlitu.5.tu.2", "每州中大夫【一人】", "officers of a *zhou*"),
        ("xiang", "sanlitu.6.tu.1", "每鄉卿【一人】", "officers of a district"),
    ):  # fmt: skip
        other = d.given(name, words, at=at, says=says)
        d.identity(f"one_{name}", other, first, says="One here as there.")


@derivation(
    "sui-ranks",
    title="One officer to each body of the outer district, a rank lower",
    authority="周禮, through 劉績",
    at=LIN,
    results="lin li zan bi xian sui",
    about=(
        "Here the lowest officer is in the text: one to five families, without a commission. Upwards follow "
        "下士, 中士, 上士, 下大夫, 中大夫: on every rung one rank less than in the district. That each is a step "
        "lower Jia says of all of them; the numbers are the same."
    ),
)
def _(d: Derivation) -> None:
    five, first = d.given(
        "five lin", "【五家】則【一人】", says="families of a *lin*; officers of five families"
    )
    d.identity("one_lin", five, d.uses("sui-ladder", "lin", under="families"), says="One to a *lin*.")
    for name, at, words, says in (
        ("li", "9", "每里下士【一人】", "officers of a hamlet"), ("zan", "10", "每酇中士【一人】", "officers of a *zan*"),
        ("bi", "11", "每鄙上士【一人】", "officers of a *bi*"), ("xian", "12", "每縣下大夫【一人】", "officers of a *xian*"),
        ("sui", "13", "每遂中大夫【一人】", "officers of an outer district"),
    ):  # fmt: skip
        other = d.given(name, words, at=f"sanlitu.{at}.tu.1", says=says)
        d.identity(f"one_{name}", other, first, says="One here as there.")


@derivation(
    "law-readings",
    title="How often the law is read out in a year",
    authority="周禮, through 劉績",
    at=ZU,
    results="zhou dang zu lv",
    about=(
        "The head of the *zhou* reads at the new year, the governor of the *dang* every season, the master of "
        "the *zu* every month, and each at his sacrifices; the first two once more in the regular year. Jia counts "
        "four, seven and fourteen (on 黨正): the nearer to the people, the oftener. For the hamlet the text "
        "lists occasions, not times."
    ),
)
def _(d: Derivation) -> None:
    hamlet = "sanlitu.2.tu.2"
    year = d.given("year", "【一年】之始", at="sanlitu.5.tu.2", says="begun by the head of the *zhou*")
    season = d.given("season", "【一時】之始", at=DANG, says="begun by the governor of the *dang*")
    month = d.given("month", "月朔，【一月】之始", says="begun by the master of the *zu*")
    seasons = d.given("seasons", "及【四】時之孟月", at=DANG, noun="時", says="seasons of a year")
    last = d.given(
        "last", "正歲【十有二月】", at="sanlitu.4.tu.3", ordinal=True, says="place of the last month of the year"
    )
    months = d.let("months", last * 月, says="months of a year: as many as the place of the last")
    altar = d.count("altar", "凡【春】【秋】之祭祀", at=hamlet, says="sacrifices of the *zhou*")
    yong = d.count("yong", "【春】【秋】祭禜", at=DANG, says="of the *dang*")
    pu = d.count("pu", "【春】【秋】祭酺", says="of the *zu*")
    again_zhou = d.count(
        "again_zhou", "【正歲】則讀教法如初", at="sanlitu.5.tu.3", says="once more, in the *zhou*"
    )
    again_dang = d.count(
        "again_dang", "【正歲】屬民讀法", at="sanlitu.4.tu.3", says="once more, in the *dang*"
    )
    d.let("zhou", year / 年 + altar + again_zhou, says="readings of the head of the *zhou*")
    d.let("dang", seasons / season + yong + again_dang, says="of the governor of the *dang*")
    d.let("zu", months / month + pu, says="of the master of the *zu*")
    kinds = d.count(
        "kinds",
        "【祭祀】，謂州社、黨禜、族酺也。【役】，田役也。【政】，若州射、黨飲酒也。【喪紀】，人喪之事也",
        at=hamlet,
        says="occasions of the hamlet",
    )
    four = d.then("four", kinds, "【四】者及此", at=hamlet, says="the four")
    muster = d.count("muster", "既【比】，則讀法", at=hamlet, says="and the comparison")
    d.let("lv", four + muster, says="occasions on which the hamlet elder reads")


@derivation(
    "drinking-by-rank",
    title="Drinking in order of age: each commission frees from one circle",
    authority="劉績",
    at=RANK,
    results="third",
    about=(
        "At the winter drinking a man of one commission sits by age among his hamlet, of two among his clan, of "
        "three by himself. 劉績's own reading, without Zheng: one circle after another drops out. His three "
        "circles then come to the classic's three commissions."
    ),
)
def _(d: Derivation) -> None:
    first = d.given("first", "【一命】齒于鄉里", says="the commission that frees from the first circle")
    circles = d.count(
        "circles",
        "【非鄉里】則不相序也。齒于父族，位尤尊，雖【鄉里】亦不相序矣。不齒，則位極尊，雖【父族】亦不相序",
        says="circles with which he is no longer ranked",
    )
    d.then("third", circles * first, "【三命】而不齒", says="commissions that free from all")


@derivation(
    "district-gear",
    title="Two dresses, six suppliers, six ropes and six",
    authority="鄉師, 大司徒 and 遂人, through 劉績",
    at=FEET,
    results="two suppliers",
    about=(
        "Each rung of the district supplies its implements. At the great mourning the six districts draw the "
        "six ropes on the road, and the six outer districts hold the six ropes of the coffin: 鄉近而遂遠, as 劉績 has it."
    ),
)
def _(d: Derivation) -> None:
    kinds = d.count("kinds", "比共【吉】【凶】二服", says="kinds of dress, one by one")
    d.then("two", kinds, "吉凶【二】服", says="kinds of dress")
    suppliers = d.count(
        "suppliers",
        "【比】共吉凶二服，【閭】共祭器，【族】共喪器，【黨】共射器，【州】共賓器，【鄉】共吉凶禮樂之器",
        says="bodies that supply",
    )
    d.identity(
        "all", suppliers, d.uses("village-and-army-ranks", "settled"), says="Every rung of the ladder."
    )
    xiang = d.given("xiang", "帥【六】鄉之眾庶", noun="鄉", says="districts")
    sui = d.given("sui", "帥【六】遂之役", noun="遂", says="outer districts")
    yin = d.given("yin", "屬其【六引】", sense="rope", says="ropes on the road")
    fu = d.given("fu", "屬【六綍】", says="ropes of the coffin")
    d.identity("near", yin / unit("引", "rope"), xiang / 鄉, says="As many ropes as districts,")
    d.identity("far", fu / unit("綍"), sui / 遂, says="and as outer districts.")
    d.identity("twice_six", sui / 遂, d.uses("families-and-soldiers", "six") / 鄉, says="Six and six.")
