"""The road of 遺人: lodges, night stations and markets, on one stretch and as far as the border."""

from zhouli.derivation import Derivation, consequence, derivation, unit

廬, 宿, 市, 日 = (unit(noun) for noun in "廬宿市日")
CLASSIC, NOTE, WALK, HAN = "weiren.2.jing.1", "weiren.2.zhu.1", "weiren.2.shu.4", "weiren.2.shu.3"
DINGYI = "王與之, 周禮訂義, Siku 卷二十一 葉三十九上"


@derivation(
    "market-stretch",
    title="Between two markets: three lodges and one night station",
    authority="鄭玄, with 賈公彥",
    at=NOTE,
    results="lodges stations market",
    about=(
        "The classic has three distances and no count. Zheng has the count: three and one. Jia walks the fifty "
        "*li* and sets down what stands at each ten. It comes out if the night station stands in the place of a "
        "lodge, and only between one market and the next. The number three is thus more than a sum: it says "
        "how the three distances of the classic are to be taken."
    ),
)
def _(d: Derivation) -> None:
    lodge, station, market = d.given(
        "lodge station market",
        "凡國野之道，【十里】有廬，廬有飲食；【三十里】有宿，宿有路室，路室有委；【五十里】有市",
        at=CLASSIC,
        says="to a lodge; to a night station; to a market",
    )
    d.given("one", "【一市】之間，有三廬", says="the market at which the stretch ends")
    for words in ("云「【一市】之間", "是其【一市】之間"):
        d.again("one", words, at=WALK)
    for name, at, words in (
        ("lodge", WALK, "者，【十里】、二十里"), ("lodge", "weiren.2.shu.5", "【十里】有廬，一也"),
        ("station", WALK, "【三十里】有宿"), ("station", "weiren.1.shu.10", "據此文【三十里】言委"),
        ("market", WALK, "【五十里】有市"), ("market", "weiren.1.shu.10", "【五十里】言積"),
    ):  # fmt: skip
        d.again(name, words, at=at)
    s = d.assume(
        "s",
        1,
        "a night station stands in the place of the lodge that is due at its point. Nobody says so, and the "
        "count needs it: with a lodge there as well, which would be 0 here, there are four",
        says="lodges that a night station stands for",
    )
    first = d.let("first", lodge, says="to the first lodge")
    d.then("second", first + lodge, "十里、【二十里】有廬", at=WALK, says="to the second lodge")
    d.then(
        "fourth", station + lodge, "【四十里】又有一廬", at=WALK, says="to the lodge after the night station"
    )
    before = d.let("before", (station / lodge - s) * 廬, says="lodges before the night station")
    after = d.then(
        "after", ((market - station) / lodge - 1) * 廬, "四十里又有【一廬】", at=WALK,
        says="lodges between it and the market",
    )  # fmt: skip
    lodges = d.then("lodges", before + after, "有【三廬】一宿", says="lodges between two markets")
    for words in ("有【三廬】一宿」者", "是其一市之間【三廬】"):
        d.again("lodges", words, at=WALK)
    walk = d.count(
        "walk", "【十里】、【二十里】有廬，三十里有宿，【四十里】又有一廬", at=WALK, noun="廬",
        says="places with a lodge on Jia's walk",
    )  # fmt: skip
    d.identity("walked", walk, lodges, says="Jia's walk has as many as the division gives.")
    seen = d.count("seen", "三十里有【宿】", at=WALK, noun="宿", says="night stations on his walk")
    d.then("stations", seen, "有三廬【一宿】", says="night stations between two markets")
    for words in ("三廬【一宿】」者", "之間三廬【一宿】"):
        d.again("stations", words, at=WALK)


@derivation(
    "han-posts",
    title="A post every ten *li*, and what it is brought in for",
    authority="賈公彥",
    at=HAN,
    results="post posts",
    about=(
        "Zheng likens the night station to the post 亭 of Han, because the post has rooms. Jia adds the Han "
        "rule, a post every ten *li*. That is the distance of the lodge and not of the night station: the "
        "likeness is one of rooms."
    ),
)
def _(d: Derivation) -> None:
    lodge, station, market = d.uses("market-stretch", "lodge station market")
    post = d.given("post", "案漢法，【十里】有亭", says="from one post to the next")
    d.identity("as_lodge", post, lodge, says="Posts stand as close as lodges.")
    d.let("posts", market / post, says="posts on the stretch on which there is one night station")
    d.let("reach", station / post, says="posts to the distance at which Zheng's likeness stands")


@consequence(
    "road-to-the-border",
    title="To the border, the count beginning again at every market",
    results="lodges stations markets inward",
    about=(
        "Jia's walk, repeated to the border of the domain. Every stretch is then the same, and the note holds "
        "between any market and the next. The distances are measured outward: coming in, the night station is "
        "twenty *li* from the market and not thirty."
    ),
)
def _(d: Derivation) -> None:
    lodge, station, market = d.uses("market-stretch", "lodge station market")
    three, one = d.uses("market-stretch", "lodges stations", under="three one")
    R = d.uses("domain-rings", "R_jiang")
    n = d.let("n", R / market, says="stretches from the city to the border")
    lodges = d.let("lodges", n * three, says="lodges")
    stations = d.let("stations", n * one, says="night stations")
    markets = d.let("markets", n * 市, says="markets, the last at the border")
    d.identity(
        "every_ten",
        lodges / 廬 + stations / 宿 + markets / 市,
        R / lodge,
        says="Together they are one to every ten *li*.",
    )
    d.let("inward", market - station, says="from a night station to the next market")


def _turn(stretch: int, lodge: int, station: int, market: int, first: int, second: int) -> bool:
    """Compare the night stations of one stretch of the turn, markets apart, with the count given for it."""
    places = range(stretch * market + lodge, (stretch + 1) * market, lodge)
    return sum(place % station == 0 for place in places) == (second if stretch == 1 else first)


@consequence(
    "road-by-thirties",
    title="To the border, with a night station at every thirty *li* from the city",
    results="turn turn_lodges turn_stations second_lodges second_stations lodges stations markets",
    about=(
        "The same words of the classic, each distance taken from the city all the way out. Nobody whom we have "
        "read holds this; it is here to be tried. The pattern comes round after a hundred and fifty *li*, and "
        "the second stretch of the three has two lodges and two night stations. So the note excludes it. Where "
        "a thirty and a fifty fall together, the market is counted and the night station is not."
    ),
)
def _(d: Derivation) -> None:
    lodge, station, market = d.uses("market-stretch", "lodge station market")
    three, one = d.uses("market-stretch", "lodges stations", under="three one")
    R = d.uses("domain-rings", "R_jiang")
    turn = d.let(
        "turn", station * market / lodge, says="after which thirties and fifties fall together again"
    )
    per = d.let("turn_markets", turn / market * 市, says="markets in a turn")
    nights = d.let(
        "turn_stations",
        (turn / station - 1) * 宿,
        says="night stations in a turn, less the one that is a market",
    )
    halts = d.let(
        "turn_lodges", turn / lodge * 廬 - per / 市 * 廬 - nights / 宿 * 廬, says="lodges in a turn"
    )
    third = d.let("third_stations", one, says="night stations on the third stretch, as on the first")
    second = d.let(
        "second_stations",
        nights - one - third,
        says="night stations on the second stretch; the first and third have one",
    )
    d.cases(
        "stretches",
        r"\text{night stations on the stretches of a turn: } s,\ s',\ s",
        _turn,
        (turn / market,),
        (*(x / unit("里") for x in (lodge, station, market)), one / 宿, second / 宿),
        says="Each point of a turn gone through: the stretches have one, two and one.",
    )
    less = d.let(
        "second_lodges", (market / lodge - 1) * 廬 - second / 宿 * 廬, says="lodges on the second stretch"
    )
    d.let("short", three - less, says="by which the second stretch falls short of the note")
    t = d.assume(
        "t", 3, "the turns that are whole within five hundred *li*: a fourth would end at six hundred"
    )
    rest = d.let("rest", R - t * turn, says="what is left of the road")
    d.identity("one_more", rest, market, says="What is left is one stretch, and it is like the first.")
    lodges = d.let("lodges", t * halts + three, says="lodges")
    stations = d.let("stations", t * nights + one, says="night stations")
    markets = d.let("markets", t * per + 市, says="markets")
    d.identity(
        "every_ten",
        lodges / 廬 + stations / 宿 + markets / 市,
        R / lodge,
        says="Together they are one to every ten *li*, as before.",
    )


@consequence(
    "days-to-the-border",
    title="An army's days and a guest's days on the same road",
    results="peace army army_by_thirties",
    about=(
        "鄭鍔 finds the two distances of the classic in two rules of travel: an army goes no more than thirty "
        "*li* a day, peaceful travel no more than fifty. On a road whose count begins again at every market an "
        "army that halts only where there is a store needs two days to a market, thirty *li* and twenty. With night "
        "stations at every thirty it would lose nothing; so his rule would rather speak for the reading that the "
        "note excludes. He does not draw this out, and holds to the note."
    ),
)
def _(d: Derivation) -> None:
    station, market, stations = d.uses("market-stretch", "station market stations")
    n, R = d.uses("road-to-the-border", "n R_jiang")
    里 = unit("里")
    army = d.assume("a", 30 * 里 / 日, f"師行不過三十里 (鄭鍔 in {DINGYI})", says="an army's day, at most")
    peace = d.assume(
        "p", 50 * 里 / 日, f"吉行不過五十里 (鄭鍔 in {DINGYI})", says="a day of peaceful travel, at most"
    )
    d.identity(
        "to_station", station / army, market / peace, says="To the one and to the other it is one day."
    )
    d.let("peace", R / peace, says="days to the border in peace")
    d.let("army", n * (stations / 宿 + 1) * 日, says="an army's days, from night station to market")
    d.let("army_by_thirties", R / army, says="an army's days, with a night station at every thirty *li*")
