"""Who can work: the able-bodied of a household, the main levy, the reserve and those left over."""

from typing import Any

from zhouli.derivation import Derivation, consequence, derivation, unit

人, 家 = unit("人"), unit("家")
JING, NOTE, SUI = "xiaositu.5.jing.1", "xiaositu.5.zhu.2", "xiaositu.6.shu.3"
SEVEN, SIX, ROUGH = (f"xiaositu.5.shu.{n}" for n in (2, 3, 9))
LIU, SIMA = "sanlitu.15.tu.3", "sanlitu.15.tu.4"
RESULTS = "w7 pair w5"


def _sizes(d: Derivation) -> tuple[Any, ...]:
    """Quote the three sizes of household and the two households of the middle grade."""
    n7, n6, pair, n5 = d.given(
        "n7 n6 two n5",
        "上地，家【七人】，可任也者家三人；中地，家【六人】，可任也者【二家】五人；下地，家【五人】",
        at=JING,
        says="household on upper land; on middle land; middle households taken together; household on lower land",
    )
    for at, name, words in (
        (NOTE, "n7", "正以【七人】"), (NOTE, "n6", "七人、【六人】、五人為率"), (NOTE, "n5", "六人、【五人】為率"),
        (NOTE, "n7", "【七】、六、五者為其中"), (NOTE, "n6", "七、【六】、五者為其中"), (NOTE, "n5", "六、【五】者為其中"),
        (SEVEN, "n7", "「上地，家【七人】」"), (SEVEN, "n7", "所養者【七人】"), (SEVEN, "n7", "者，【七人】之中"),
        (SIX, "n6", "「中地，家【六人】」"), (SIX, "n6", "所養者，家【六人】"), (SIX, "n6", "【六人】之內"),
        (SIX, "n5", "「下地，家【五人】」"), (SIX, "n5", "所養者【五人】"), (SIX, "n5", "【五人】之內"),
        (SIX, "two", "故取【兩家】"), (SIX, "two", "并言可任者【二家】"),
        (LIU, "n7", "上地，家【七人】"), (LIU, "n6", "中地，家【六人】"), (LIU, "two", "【二家】五人"),
        (LIU, "n5", "下地，家【五人】"), (SIMA, "two", "【二家】五人"),
    ):  # fmt: skip
        d.again(name, words, at=at, noun="" if "人" in words or "家" in words else "人")
    return n7, n6, pair, n5


def _workers(d: Derivation, removed: Any, half: Any, sizes: tuple[Any, ...]) -> None:
    """Take the removed person from each household and halve the rest."""
    n7, n6, two, n5 = sizes
    d.then("w7", (n7 - removed) * half, "可任也者家【三人】", at=JING, says="able-bodied on upper land")
    d.let("w6", (n6 - removed) * half, says="on middle land, to one household")
    d.then("pair", two / 家 * (n6 - removed) * half, "二家【五人】", at=JING, says="on middle land, to two")
    d.then("w5", (n5 - removed) * half, "可任也者家【二人】", at=JING, says="on lower land")
    for at, fit in ((LIU, "任也"), (SIMA, "用")):
        for name, words in (("w7", "家【三人】"), ("pair", "二家【五人】"), ("w5", "家【二人】")):
            d.again(name, f"可{fit}者{words}", at=at)


@derivation(
    "able-bodied",
    reading="zheng",
    title="How many can work, after Zheng: set aside one who is old",
    authority="鄭玄",
    at=NOTE,
    results=RESULTS,
    about=(
        "The classic gives three numbers and no rule. Zheng's rule: one old person aside, the rest, men and "
        "women, half strong and half weak. It is, he says, the rough figure."
    ),
)
def _(d: Derivation) -> None:
    sizes = _sizes(d)
    old, half = d.given(
        "removed half", "出老者【一人】，其餘男女強弱相【半】", says="the old one; share of the strong"
    )
    d.again("removed", "出老者【一人】", at=ROUGH)
    d.again("half", "男女強弱相【半】", at=ROUGH)
    d.again("half", "今皆以強弱【半】者", at=ROUGH)
    _workers(d, old, half, sizes)


@derivation(
    "able-bodied",
    reading="jia",
    title="How many can work, after Jia: set aside the head of the house",
    authority="賈公彥",
    at=SEVEN,
    results=RESULTS,
    about=(
        "Jia sets aside the head of the household where Zheng sets aside an elder, and does each grade in "
        "full. The figures are the same. For the middle grade he says why the classic counts by two houses: "
        "two and a half men cannot be spoken of."
    ),
)
def _(d: Derivation) -> None:
    sizes = _sizes(d)
    n7, n6, _, n5 = sizes
    head, left, half = d.given(
        "removed left7 half", "【一人】為家長，餘【六人】在，強弱【半】",
        says="the head of the house; those left of seven; share of the strong",
    )  # fmt: skip
    d.again("removed", "六人之內，【一人】為家長", at=SIX)
    d.again("removed", "五人之內，【一人】為家長", at=SIX)
    d.again("half", "餘五人在，強弱【半】", at=SIX)
    d.again("half", "餘四人在，強弱【半】", at=SIX)
    d.identity("seven", n7 - head, left, says="Of seven, six are left.")
    d.then("left6", n6 - head, "餘【五人】在", at=SIX, says="those left of six")
    d.then("left5", n5 - head, "餘【四人】在", at=SIX, says="those left of five")
    _workers(d, head, half, sizes)
    d.again("w7", "云「可任也者家【三人】」")
    d.again("w7", "可任使者家【三人】")
    d.again("w6", "可任者【二人半】", at=SIX)
    d.again("pair", "并言可任者二家【五人】", at=SIX)
    d.again("w5", "云「可任也者家【二人】」", at=SIX)
    d.again("w5", "「可任者家【二人】」", at=SIX)


@derivation(
    "upper-call",
    title="In the six districts: one main levy, the rest reserve",
    authority="賈公彥",
    at=SUI,
    results="r7 r6 r5",
    about=(
        "What Jia names the upper schedule: one man of each household is the main levy, all others who can "
        "serve the reserve, called out only for hunt and pursuit. The three remainders are ours."
    ),
)
def _(d: Derivation) -> None:
    main = d.given("main", "上劑致甿，【一人】為正卒", says="the main levy of a household")
    shu = "xiaositu.6.shu.1"
    house = d.given("house", "【一家】兄弟雖多", at=shu, says="one household")
    d.again("main", "除【一人】為正卒", at=shu)
    d.again("main", "非直正卒【一人】", at="xiaositu.6.shu.2")
    cap = d.uses("one-man-a-family", "rate")
    d.identity("within", main, cap * house, says="The main levy is as many as the classic allows.")
    for n, w in zip("765", d.uses("able-bodied", "w7 w6 w5"), strict=True):
        d.let(f"r{n}", w - main, says=f"reserve of a household of {n}")


@derivation(
    "lower-call",
    title="In the six outer districts: one main levy, one reserve",
    authority="賈公彥",
    at=SUI,
    results="y7 y6 y5",
    about=(
        "By the lower schedule two of each household are called whatever its land, and what is left over are "
        "supernumeraries: a favour, says Jia, to those far off. The three remainders are ours."
    ),
)
def _(d: Derivation) -> None:
    main, reserve = d.given(
        "main reserve", "下劑致甿」，【一人】為正卒，【一人】為羨卒", says="the main levy; the reserve"
    )
    quota = d.let("quota", main + reserve, says="called from a household")
    workers = d.uses("able-bodied", "w7 w6 w5")
    d.identity("lowest", quota, workers[2], says="Two is what the household on lower land can give.")
    d.identity("alike", main, reserve, says="As many stand in reserve as in the line.")
    for n, w in zip("765", workers, strict=True):
        d.let(f"y{n}", w - quota, says=f"supernumeraries of a household of {n}")


@consequence(
    "middle-grade-mediant",
    title="The middle grade stands exactly between",
    results="upper_rate middle_rate lower_rate workers share",
    measures=("xiang-ladder",),
    about=(
        "Add one household on upper land to one on lower: twelve persons, five able-bodied, which is what "
        "the classic says of two on middle land. So a population half upper and half lower gives as many as "
        "one all middle. Written as fractions of the household, 2/5, 5/12 and 3/7 are neighbours. That the "
        "districts are so mixed is a premise of ours."
    ),
)
def _(d: Derivation) -> None:
    n7, n6, n5, two, w7, w6, pair, w5 = d.uses("able-bodied", "n7 n6 n5 two w7 w6 pair w5")
    d.identity("persons", n7 + n5, n6 * two / 家, says="One upper and one lower are two middle in persons,")
    d.identity("able", w7 + w5, pair, says="and in able-bodied.")
    n, k, r, h = d.general("n k r h")
    d.identity(
        "always",
        (n + k - r) * h + (n - k - r) * h,
        (n - r) * h + (n - r) * h,
        says="For any size n and any k above and below it, since the rule is linear.",
    )
    upper = d.let("upper_rate", w7 / n7, says="able-bodied in a household on upper land")
    middle = d.let("middle_rate", w6 / n6, says="on middle land")
    lower = d.let("lower_rate", w5 / n5, says="on lower land")
    d.identity("between", middle, (upper * n7 + lower * n5) / (n7 + n5), says="The mediant of the two.")
    twelve = n6 * two / 家
    d.identity(
        "near_upper", w7 * twelve - pair * n7, 人**2, says="Crosswise, 3 by 12 and 5 by 7 differ by one,"
    )
    d.identity("near_lower", pair * n5 - w5 * twelve, 人**2, says="and so do 5 by 5 and 2 by 12.")
    families = d.uses("families-and-soldiers", "families")
    main = d.uses("upper-call", "main")
    d.let("workers", families / 家 * w6, noun="人", says="able-bodied of the six districts, if mixed so")
    d.let("share", main / w6, says="of them the main levy")
