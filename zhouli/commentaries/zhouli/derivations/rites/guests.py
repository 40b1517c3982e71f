"""Oxen for guests, armies and mourners: what is given by rank, and how much that is."""

from typing import Any

from zhouli.derivation import Derivation, consequence, derivation, unit

牢, 積, 舉 = unit("牢"), unit("積"), unit("舉")
RANKS = "gong hou zi".split()
SAYS = {"gong": "a duke", "hou": "a marquis or earl", "zi": "a viscount or baron"}
GIFTS, REPAST, RACK = "niuren.3.shu.2", "niuren.4.shu.1", "niuren.8.shu.1"
LEAF = "周禮注疏 卷三十八"


@derivation(
    "five-ranks-three-grades",
    title="Five ranks, served in three grades",
    authority="賈公彥",
    at=GIFTS,
    results="five grades",
    about=(
        "Lords of five ranks come to court, and the numbers go by three. On the Senior Messenger Jia says why: the "
        "five are made three by the number of the degree (五等諸侯為三等者，以依命數為差故也, 周禮注疏 卷三十七 葉12a)."
    ),
)
def _(d: Derivation) -> None:
    ranks = d.count(
        "ranks",
        "【上公】飧五牢，饔餼九牢，五積。【侯】【伯】飧四牢，饔餼七牢，四積。【子】【男】飧三牢",
        says="ranks named",
    )
    d.then("five", ranks, "謂【五】等諸侯來朝", at="niuren.3.shu.1", says="ranks of lords")
    d.again("five", "其膳則【五】等諸侯皆大牢")
    d.let(
        "grades",
        d.count(
            "sets",
            "【上公】飧五牢，饔餼九牢，五積。【侯伯】飧四牢，饔餼七牢，四積。【子男】飧三牢",
            says="sets of numbers",
        ),
        says="grades in which they are served",
    )


@derivation(
    "repast-by-degree",
    title="Nine raisings, seven, five",
    authority="賈公彥",
    at=REPAST,
    results="gong hou zi step",
    about=(
        "At the repast dishes are raised by the number of the degree, as at the feast the cup is presented by it; "
        "the numbers are those of the Senior Messenger (周禮注疏 卷三十七 葉6b–7a). Between grade and grade it is two: a "
        "marquis's rites, says Jia there, are all two below a duke's (其禮皆降上公二等, 葉10a). The archery, though it "
        "takes the form of the banquet, takes only one presentation."
    ),
)
def _(d: Derivation) -> None:
    gong, hou, zi = d.given(
        "gong hou zi",
        "食禮【九舉】、【七舉】、【五舉】",
        says="; ".join(f"raisings for {SAYS[r]}" for r in RANKS),
    )
    d.let("step", gong - hou, says="from grade to grade")
    d.identity("even", gong - hou, hou - zi, says="The steps are even.")
    d.given("archery", "直取【一獻】之禮", at="niuren.4.shu.3", says="presentations before the archery")


@derivation(
    "gifts-by-rank",
    title="Supper, great meal, provisions: nine numbers by one rule",
    authority="賈公彥",
    at=GIFTS,
    results=" ".join(f"{gift}_{r}" for r in RANKS for gift in ("great", "supper", "stops")),
    about=(
        "What is sent to a guest: a supper on arrival, a great meal after the audience, provisions on the road. "
        "All nine numbers follow from the degree. The great meal has as many *lao* as the degree (the numbers of "
        "the Senior Messenger and the Keeper of Guests, says Jia, all go by it: 大行人、掌客皆依命, 周禮注疏 卷三十八 "
        "葉35a). It holds a supper, slaughtered, and over and above that one *lao* fewer "
        "alive (on the Keeper of Guests, 葉33b), so that the supper is half of one more than the degree. And "
        "of the provisions he says here: as many as the supper has *lao* (積之多少，各視飧牢). The parts are Jia's; "
        "that they make one rule is ours."
    ),
)
def _(d: Derivation) -> None:
    one = d.assume(
        "one",
        牢,
        f"五牢死四牢牽 … 言兼積則兼不盡，止兼四耳 ({LEAF} 葉33b): the live part is one short of a provision; "
        "the classic has 牽四牢、三牢、二牢 (葉24b–25b)",
        says="by which the live *lao* fall short of the slaughtered",
    )
    parts = d.assume("parts", 2, f"死 and 牽: a great meal has two parts ({LEAF} 葉33b)", says="parts, slaughtered and live")
    words = {
        "gong": ("上公飧【五牢】", "饔餼【九牢】", "饔餼九牢，【五積】"),
        "hou": ("侯伯飧【四牢】", "饔餼【七牢】", "饔餼七牢，【四積】"),
        "zi": ("子男飧【三牢】", "饔餼【五牢】", "饔餼五牢，【三積】"),
    }
    for r in RANKS:
        supper, great, stops = words[r]
        degree = d.uses("repast-by-degree", r, under=f"degree_{r}", says=f"number of the degree of {SAYS[r]}")
        made = d.then(f"great_{r}", degree / 舉 * 牢, great, says=f"great meal of {SAYS[r]}")
        half = d.then(f"supper_{r}", (made + one) / parts, supper, says=f"supper of {SAYS[r]}")
        d.then(f"stops_{r}", half / 牢 * 積, stops, says=f"provisions of {SAYS[r]}")
    d.again("stops_gong", "主國【五積】", at="niuren.3.zhu.1")
    d.again("stops_gong", "王國【五積】", at="niuren.3.shu.3")


def _suppers(d: Derivation) -> list[tuple[str, Any, Any]]:
    """Take the supper and the number of provisions of each grade."""
    return [(r, *d.uses("gifts-by-rank", f"supper_{r} stops_{r}")) for r in RANKS]


@derivation(
    "provisions",
    reading="number",
    title="Provisions, as Jia has them here: as many as the supper has *lao*",
    authority="賈公彥",
    at=GIFTS,
    results="gong hou zi",
    about=(
        "積之多少，各視飧牢: many or few, they go by the *lao* of the supper. What is compared is the number of the "
        "provisions; how large one of them is, is not said here."
    ),
)
def _(d: Derivation) -> None:
    for r, supper, stops in _suppers(d):
        d.let(r, stops, says=f"provisions of {SAYS[r]}")
        d.identity(
            f"as_{r}", stops / 積, supper / 牢, says=f"For {SAYS[r]}, as many as the supper has *lao*."
        )


@derivation(
    "provisions",
    reading="size",
    title="Provisions, as Jia has them on the Keeper of Guests: each as large as a supper",
    authority="賈公彥",
    at=GIFTS,
    results="gong hou zi",
    about=(
        "On the Keeper of Guests the classic has five provisions which all go by the supper, led (五積皆眡飧牽). Zheng "
        "explains: furnished like the supper, but led in and not slaughtered. Jia multiplies: one provision goes by "
        "one supper, five fives are twenty-five *lao*, then sixteen and nine."
    ),
)
def _(d: Derivation) -> None:
    each = d.assume("each", 1, f"一積眡一飧 ({LEAF} 葉30a)", says="suppers to one provision")
    said = {"gong": (25, "五積則二十五牢"), "hou": (16, "總十六牢"), "zi": (9, "三積九牢")}
    for r, supper, stops in _suppers(d):
        made = d.let(r, stops / 積 * each * supper, noun="牢", says=f"*lao* led in for {SAYS[r]} on the road")
        value, words = said[r]
        stated = d.assume(f"said_{r}", value * 牢, f"{words} ({LEAF} 葉30a)", says="what Jia has there")
        d.identity(f"as_{r}", made, stated, says=f"For {SAYS[r]} it is what he has there.")


@consequence(
    "great-meal-odd",
    title="The great meal is a supper and one short of a supper",
    at=GIFTS,
    results="gong hou zi",
    about=(
        "Once the great meal is a supper slaughtered with one *lao* fewer alive, it is odd for whatever supper; and "
        "among odd degrees each has one supper. So the three columns of Jia's list hold one number only. Read as "
        "*lao*, with provisions as large as suppers, what is sent grows with the square of the supper."
    ),
)
def _(d: Derivation) -> None:
    s, n = d.general("s n")
    d.iff(
        "odd",
        n - (s + s - 1),
        s - (n + 1) / 2,
        says="A great meal of n is a supper and a supper less one just when the supper is half of n and one.",
    )
    d.identity(
        "square",
        s + (s + s - 1) + s * s,
        s * s + 3 * s - 1,
        says="Supper, great meal and provisions of one way.",
    )
    for r in RANKS:
        great, supper = d.uses("gifts-by-rank", f"great_{r} supper_{r}")
        road = d.uses("provisions", r, reading="size", under=f"road_{r}")
        d.let(r, great + supper + road, says=f"*lao* for {SAYS[r]}, with the provisions of one way")


@consequence(
    "oxen-for-a-visit",
    title="How many oxen a visit takes",
    at=GIFTS,
    results="gong hou zi",
    about=(
        "The Oxherd supplies the oxen of the gifts. One *lao* has one ox. Counted are supper, great meal and the "
        "provisions, each as large as a supper and given on the way in and again on the way out; not counted are "
        "table gifts, feasts, repasts and what the followers get. No commentator adds this up, so far as we have read."
    ),
)
def _(d: Derivation) -> None:
    ox = d.assume(
        "ox",
        1 / 牢,
        "三牲備為一牢 (Zheng, 卷三十七 葉7b); 牛一羊一豕一為一牢 (Jia, 葉10b)",
        says="oxen to a *lao*",
    )
    ways = d.assume("ways", 2, f"入出各五、各四、各三 (Jia on 司儀, {LEAF} 葉18b)", says="ways, in and out")
    for r in RANKS:
        great, supper = d.uses("gifts-by-rank", f"great_{r} supper_{r}")
        road = d.uses("provisions", r, reading="size", under=f"road_{r}")
        d.let(r, (great + supper + ways * road) * ox, says=f"oxen for the visit of {SAYS[r]}")


@derivation(
    "largess-of-xian-gao",
    title="Four hides before, twelve oxen after",
    authority="左傳, through 賈公彥",
    at="niuren.5.shu.2",
    results="hides oxen",
    about=(
        "The merchant Xian Gao meets the army of Qin on its way to surprise his city and gives it the largess of an "
        "expected guest. The oxen are twelve and the hides go before them: the pause is after 先, and arithmetic does "
        "not decide it; Du Yu's note does (先韋乃入牛). The team of hides, 乘, is four with him. Jia takes the oxen "
        "for an instance of the largess ox, though the army was another's."
    ),
)
def _(d: Derivation) -> None:
    d.assume("hides", 4, "乘，四韋: Du Yu (春秋左傳注疏, Siku 卷十六 葉20b)", says="hides")
    d.given("oxen", "牛【十二】犒師", says="oxen")


@derivation(
    "carts-of-the-six-armies",
    title="Six armies follow, and with them carts for oxen",
    authority="賈公彥",
    at="niuren.7.shu.1",
    results="armies horses",
    measures=("army-ladder",),
    about=(
        "When the king goes on progress the six armies go with him, the same six that the districts send. A chariot "
        "has four horses; besides, says Jia, there are vehicles of two shafts with oxen that bear the gear. How many "
        "oxen to a cart, or carts to an army, he does not say, and so the herd is not counted."
    ),
)
def _(d: Derivation) -> None:
    d.uses("families-and-soldiers", "armies")
    d.again("armies", "皆【六軍】從也")
    d.given("horses", "兵車駕【四】馬之外", says="horses to a chariot")


@consequence(
    "mourning-with-parts",
    title="Seven occasions on which the dead are offered parts of victims",
    at="niuren.6.shu.1",
    results="occasions named",
    about=(
        "Jia lists them; the count is ours. Zheng's note has two names for what the ox is for, the greater *dian* "
        "and the sending-off; the second is the last of the seven, and how far the first reaches among the others is "
        "not said one by one."
    ),
)
def _(d: Derivation) -> None:
    found = d.count(
        "found",
        "唯有【小斂】、【大斂】、【朔月】、【月半】、【薦新】、【祖奠】及【遣奠】時有牲體",
        says="occasions listed",
    )
    d.let("occasions", found, says="occasions with parts of victims")
    note = d.count("note", "謂【殷奠】、【遣奠】也", at="niuren.6.zhu.1", says="names in the note")
    d.let("named", note, says="names under which Zheng brings the ox")


@derivation(
    "horn-guard-and-rack",
    reading="zheng-zhong",
    title="Guard and rack, after Zheng Zhong: one thing",
    authority="鄭司農, through 賈公彥",
    at=RACK,
    results="things",
    about=(
        "The guard of the horns and that of the nose had been one thing to him on the Keeper of Boundaries, and here "
        "the rack is of the same kind. Jia: the first was not accepted, and to make the rack one with them is less so."
    ),
)
def _(d: Derivation) -> None:
    guards = d.given("guards", "先鄭上文楅衡共為【一物】", says="what the two guards are")
    d.given("rack", "合以互與楅衡共【一】", noun="物", says="what the rack makes with them")
    d.let("things", guards, says="things on the ox")


@derivation(
    "horn-guard-and-rack",
    reading="zheng-xuan",
    title="Guard and rack, after Zheng Xuan: three things",
    authority="鄭玄",
    at=RACK,
    results="things",
    about=(
        "楅 is set on the horns, 衡 on the nose (on the Keeper of Boundaries), and 互 is no harness at all: the rack "
        "on which the meat hangs."
    ),
)
def _(d: Derivation) -> None:
    guards = d.assume(
        "guards",
        2 * unit("物"),
        "楅設於角，衡設於鼻 (封人, 四部叢刊 卷三 葉36a)",
        says="guards, on horns and nose",
    )
    rack = d.count("rack", "玄謂：【互】，若今屠家", at="niuren.8.zhu.1", noun="物", says="and the rack")
    d.let("things", guards + rack, says="things")
