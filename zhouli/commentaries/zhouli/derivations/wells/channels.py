"""Channels and roads of 遂人 as 劉績 quotes them, and beside them the channels of the 匠人."""

from zhouli.derivation import Derivation, consequence, derivation, unit

夫, 家, 尺, 尋, 仞 = (unit(noun) for noun in "夫家尺尋仞")
SERIES, MEN, NOTE, ROADS, SQUARE = (f"sanlitu.16.tu.{n}" for n in (3, 4, 5, 6, 7))
SHU, WELL = "xiaositu.9.shu.15", "sanlitu.18.tu.3"


@derivation(
    "channels-and-villages",
    title="Ten fields are two neighbourhoods: the channels and the ladder of the outer district",
    authority="鄭玄, through 劉績",
    at=NOTE,
    results="lin zan bi xian",
    measures=("hundred-mu-field", "sui-ladder"),
    about=(
        "Zheng matches the tens of the channels with the fives and the four of the outer district: ten fields belong "
        "to two 鄰, a hundred to one 酇, a thousand to two 鄙, ten thousand to four 縣. It fits at one field to a "
        "household, that is with the field alone and without its grassland."
    ),
)
def _(d: Derivation) -> None:
    steps = d.uses("sui-channels", "ten hundred thousand myriad")
    for name, drawn, glossed in zip(
        map(str, steps),
        ("【十夫】有溝", "【百夫】有洫", "【千夫】有澮", "【萬夫】有川"),
        ("【十夫】，二鄰", "【百夫】，一酇", "【千夫】，二鄙", "【萬夫】，四縣"),
        strict=True,
    ):
        d.again(name, drawn, at=SERIES)
        d.again(name, glossed)
    d.again("myriad", "【萬夫】者，方三十三里", at=SQUARE)
    field = d.uses("suiren-land", "F_upper", under="field")
    one = d.let("one", field / 家, says="field to a household, whatever its grade")
    ten, hundred, thousand, myriad = (step / one for step in steps)
    d.then("lin", ten, "十夫，【二鄰】之田", says="whose fields the ten are")
    d.then("zan", hundred, "百夫，【一酇】之田", says="whose the hundred are")
    d.then("bi", thousand, "千夫，【二鄙】之田", says="whose the thousand are")
    d.then("xian", myriad, "萬夫，【四縣】之田", sense="xian of the sui", says="whose the ten thousand are")


@derivation(
    "channel-sections",
    title="Two feet, four, eight, two *xun*",
    authority="鄭玄, through 劉績",
    at=NOTE,
    results="drain canal xun area_furrow area_drain area_canal",
    about=(
        "Zheng gives the furrow in feet, drain and canal each as the double of the one before, the conduit in *xun* and "
        "*ren*. The doubles are the four feet and the eight of the Artificers. Were the breadth doubled once more, a "
        "*xun* would be eight feet; how long a *ren* is no passage here says."
    ),
)
def _(d: Derivation) -> None:
    furrow = d.given("furrow", "遂廣深各【二尺】", says="furrow, broad and deep")
    t1, t2 = d.given("twice again", "溝【倍之】，洫【倍】溝", says="drain to furrow; canal to drain")
    wide, deep = d.given("wide deep", "澮廣【二尋】、深【二仞】", says="breadth of a conduit; its depth")
    d.identity("as_many", wide / 尋, deep / 仞, says="As many *xun* broad as *ren* deep.")
    drain = d.then("drain", furrow * t1, "井間廣【四尺】", at=WELL, says="drain, broad and deep")
    d.again("drain", "廣四尺、深【四尺】", at=WELL)
    d.again("drain", "溝廣【四尺】", at=SHU)
    d.again("drain", "溝廣四尺，深【四尺】", at=SHU)
    d.again("drain", "廣深【四尺】之溝", at="zaishi.2.shu.17")
    canal = d.then("canal", drain * t2, "成間有洫，廣【八尺】", at=SHU, says="canal, broad and deep")
    d.again("canal", "廣八尺，深【八尺】", at=SHU)
    d.let("xun", canal * t2 / wide, noun="尺/尋", says="feet to the *xun*, if the conduit too is doubled")
    d.let("ren", canal * t2 / deep, noun="尺/仞", says="feet to the *ren*, if it is doubled in depth as well")
    for name, side in (("furrow", furrow), ("drain", drain), ("canal", canal)):
        d.let(f"area_{name}", side**2 / 尺**2, says=f"section of the {name} in square feet")
    d.identity("as_jia", drain + drain, canal, says="The canal is twice the drain, as broad and as deep.")
    d.let("four", (canal / drain) ** 2, says="section of one channel in sections of the one before")


@derivation(
    "five-channels-five-roads",
    title="Five channels, and a road along each",
    authority="鄭玄, with 遂人",
    at="xiaositu.9.zhu.1",
    results="channels roads",
    about=(
        "The five channels and five roads that the Lesser Minister sets as bounds are those of 遂人, named one by "
        "one: 遂 with its path, 溝 with its headland, and so on to the river and its road."
    ),
)
def _(d: Derivation) -> None:
    run = "夫間有【遂】，遂上有徑；十夫有【溝】，溝上有畛；百夫有【洫】，洫上有涂；千夫有【澮】，澮上有道；萬夫有【川】"
    along = "遂上有【徑】；十夫有溝，溝上有【畛】；百夫有洫，洫上有【涂】；千夫有澮，澮上有【道】；萬夫有川，川上有【路】"
    a = d.count("a", run, at=SERIES, says="channels named")
    b = d.count("b", along, at=SERIES, says="roads named")
    d.then("channels roads", [a, b], "立其【五】溝【五】塗之界", says="the five channels; the five roads")
    d.again("channels", "立其【五】溝五塗之界", at="xiaositu.9.shu.5")
    d.again("roads", "立其五溝【五】塗之界", at="xiaositu.9.shu.5")
    d.again("channels", "立【五】溝五塗之界", at="xiaositu.9.shu.5")


@derivation(
    "road-gauges",
    title="A track for one gauge, a way for two, a road for three",
    authority="鄭玄, through 劉績",
    at=ROADS,
    results="track way road",
    about=(
        "The three wider roads are measured by the chariots that can go abreast: one, two, three. The path is for "
        "oxen and horses and the headland for the great cart; Zheng gives neither a number (Jia lets the headland take one gauge)."
    ),
)
def _(d: Derivation) -> None:
    track, way, road = d.given(
        "track way road",
        "塗容乘車【一軌】，道容【二軌】，路容【三軌】",
        says="gauges of a track; of a way; of a road",
    )
    d.identity("even", way + way, track + road, says="They widen by one gauge at a step;")
    d.identity("sum", track + way, road, says="and a road takes what track and way take together.")


@derivation(
    "myriad-square",
    title="Ten thousand fields: thirty-three *li* and a third each way, and nine of them a *tong*",
    authority="鄭玄, through 劉績",
    at=SQUARE,
    results="area nine tong conduits",
    measures=("well-plan", "tong-split"),
    about=(
        "The square of ten thousand fields has a side of a hundred fields, 33⅓ 里; 少半 is a third. Nine such squares "
        "are a *tong*. The nine conduits named after it are another nine; in our reading, ten strips of a thousand fields have "
        "nine lines between them."
    ),
)
def _(d: Derivation) -> None:
    side = d.given("side", "方【三十三里少半里】", says="side of the square")
    p = d.uses("well-plan", "p")
    thousand, myriad = d.uses("sui-channels", "thousand myriad")
    area = d.then("area", (side / p) ** 2 * 夫, "【萬夫】者，方三十三里少半里", says="fields in it")
    d.identity("river", area, myriad, says="They are the fields that have a river.")
    whole = d.uses("well-sides", "tong", under="whole")
    nine = d.then("nine", (whole / side) ** 2, "少半里，【九】而方一同", says="squares that make a *tong*")
    d.then("tong", nine * area, "九而方【一同】", says="what nine of them make")
    d.let("strips", myriad / thousand, says="strips with a conduit's fields")
    d.then("conduits", myriad / thousand - 1, "【九】澮而川周其外焉", says="lines between the strips")
    d.let("across", side / p, says="fields along a side")
    d.uses("thirteen-eighteenths", "thirds", reading="note")
    d.again("thirds", "塗巷【三分】之制")


@derivation(
    "liu-ji-men-and-land",
    title="One system counted twice, by men and by land",
    authority="劉績",
    at=MEN,
    results="times",
    measures=("xiang-ladder",),
    about=(
        "The drains, canals and conduits of 遂人 are not those of the Artificers because, says Liu Ji, 遂人 counts men. "
        "He compares the Master of the 族, who groups the same hamlets in two ways, four to a clan and eight to a league."
    ),
)
def _(d: Derivation) -> None:
    d.uses("xiang-ladder", "c", under="four")
    d.again("four", "【四閭】為族")
    d.uses("lian-ladder", "lv two")
    d.again("lv", "【八閭】為聯")
    d.let("times", d.made["lv"] / d.made["four"], says="times the clan that a league of hamlets is")
    d.identity(
        "doubled", d.made["times"], d.made["two"], says="Two, as the league of ten families is two 比."
    )


@consequence(
    "men-or-land",
    title="No one amount of land to a man brings the two counts together",
    results="drain canal conduit",
    measures=("tong-split",),
    about=(
        "A drain serves ten fields in 遂人 and one well of nine with the Artificers, a canal a hundred and nine hundred, "
        "a conduit a thousand and ninety thousand. The ratio grows tenfold at each step. Liu Ji's two counts of one "
        "system cannot both be kept with any fixed amount of land to a man."
    ),
)
def _(d: Derivation) -> None:
    ten, hundred, thousand = d.uses("sui-channels", "ten hundred thousand")
    well = d.uses("well-ladder", "fu", under="well")
    cheng = d.uses("cheng-split", "F", under="cheng")
    tong = d.uses("tong-split", "F", under="tong")
    x = d.general("x")
    a = d.root("drain", x * ten - well, x, says="Land to a man that makes the drains agree: one amount,")
    b = d.root("canal", x * hundred - cheng, x, says="that makes the canals agree: one amount,")
    c = d.root("conduit", x * thousand - tong, x, says="that makes the conduits agree: one amount.")
    d.identity("tenfold", b / a, ten / 夫, says="The second is ten times the first,")
    d.identity("tenfold_again", c / b, ten / 夫, says="and the third ten times the second: no two agree.")


def _ninth(n: int, ten: int, nine: int) -> bool:
    return (n * ten**4 % nine == 0) == (n % nine == 0)


@consequence(
    "nine-makes-one",
    title="Nine make one at every square step",
    results="small middle large wells",
    measures=("well-plan", "tong-split"),
    about=(
        "Nine fields are a well, nine hundreds a *cheng*, nine myriads a *tong*; Zheng says the last. Each time the side "
        "is three times as long. Tens and thousands of fields, where drains and conduits run, are no squares of fields."
    ),
)
def _(d: Derivation) -> None:
    p, side = d.uses("well-plan", "p side")
    g, whole = d.uses("well-sides", "g tong", under="cheng tong")
    ten, hundred, myriad = d.uses("sui-channels", "ten hundred myriad")
    nine = d.uses("well-ladder", "fu", under="nine") / 夫
    square = d.uses("myriad-square", "side", under="square")
    F, G = d.uses("cheng-split", "F", under="F_cheng"), d.uses("tong-split", "F", under="F_tong")
    small = d.let("small", side / p, says="side of a well to that of a field")
    middle = d.let("middle", g / (p * ten / 夫), says="side of a *cheng* to that of a hundred fields")
    large = d.let("large", whole / square, says="side of a *tong* to that of ten thousand")
    d.identity("same", small, middle, says="Three for one each time:")
    d.identity("same_again", middle, large, says="the step that Zheng states is the same.")
    d.identity("cheng_of", nine * hundred, F, says="Nine hundreds are the fields of a *cheng*,")
    d.identity("tong_of", nine * myriad, G, says="nine myriads those of a *tong*.")
    a = d.general("a")
    d.identity(
        "square", (small * a) ** 2, nine * a**2, says="Three times the side of any square: nine squares."
    )
    d.let("wells", myriad, noun="井", says="wells in ten thousand fields")
    d.cases(
        "whole",
        r"«1» \mid «0»^4 n \iff «1» \mid n",
        _ninth,
        (nine,),
        (ten / 夫, nine),
        says="Myriads of fields make whole wells only by nines: first in the *tong*.",
    )
