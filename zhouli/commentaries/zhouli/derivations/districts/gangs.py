"""Who is over the districts and who is called from them: masters, gangs, hand-carts and their tools, squads."""

from zhouli.derivation import Derivation, consequence, derivation, unit

人, 家, 鄉 = unit("人"), unit("家"), unit("鄉")
斧, 斤, 鑿, 梩, 鋤, 版, 築 = (unit(key) for key in ("斧", "斤/axe", "鑿", "梩", "鋤", "版", "築"))
SHARE, FIT, NOTE, ARMIES, LOAD, SQUADS = (
    "xiangshi.1.shu.1", "xiangshi.2.shu.1", "xiangshi.6.zhu.2", "xiangshi.6.shu.1", "xiangshi.6.shu.3",
    "xiangshi.10.shu.1",
)  # fmt: skip


def _parts_alike(parts: int, masters: int, districts: int, most: int) -> bool:
    """Say whether one part more than given leaves whole men and districts just when it divides `most`."""
    parts += 1
    whole = masters % parts == 0 and districts % parts == 0
    return whole == (most % parts == 0)


@derivation(
    "masters-for-districts",
    title="Four masters for six districts",
    authority="鄭玄, through 賈公彥",
    at=SHARE,
    results="groups share",
    about=(
        "Four Masters of Districts and six districts: two men have charge of three together. So Zheng in the "
        "list of offices, 二人者共三鄉之事，相左右也 (Sibu congkan 卷三 葉一下); Jia repeats it and gives the "
        "four and the six."
    ),
)
def _(d: Derivation) -> None:
    masters = d.given("masters", "鄉師【四人】", says="Masters of Districts")
    districts = d.given("districts", "其鄉有【六】", noun="鄉", says="districts")
    pair = d.given("pair", "【二人】共主", says="men who share a charge")
    groups = d.let("groups", masters / pair, says="charges")
    d.then("share", districts / groups, "二人共主【三鄉】", says="districts to a charge")
    d.let("each", districts / masters, noun="鄉/人", says="districts to a man, if they were counted out")


@consequence(
    "ways-to-share-the-districts",
    title="The only way to divide them",
    at=SHARE,
    results="most",
    about=(
        "Four and six can be cut into equal parts of whole men and whole districts in one way only, by two, "
        "unless all are kept together. That Zheng or Jia chose two for this reason they do not say."
    ),
)
def _(d: Derivation) -> None:
    masters, districts, groups = d.uses("masters-for-districts", "masters districts groups")
    most = d.let("most", groups, says="parts")
    d.cases(
        "only",
        r"n \mid «0» \text{ and } n \mid «1» \iff n \mid «2»",
        _parts_alike,
        (districts / 鄉,),
        (masters / 人, districts / 鄉, most),
        says="Every number of parts gone through, from one to six.",
    )


@derivation(
    "gangs-beside-the-armies",
    title="Gangs over and above the six armies",
    authority="賈公彥",
    at=ARMIES,
    results="armies fit left",
    about=(
        "On campaign the Master of Districts has the gangs of the people under him, who are not in the six "
        "armies and come from the same districts. Whom there is to take, Jia illustrates with the household of "
        "seven on upper land, of whom three can serve. One of them is in the army (一人為正卒，其餘皆為羨卒, "
        "as he has it on the Lesser Minister); that two are left is our subtraction."
    ),
)
def _(d: Derivation) -> None:
    d.uses("able-bodied", "n7 w7", under="size fit")
    d.again("size", "上地家【七人】", at=FIT)
    d.again("fit", "可任者家【三人】", at=FIT)
    d.uses("families-and-soldiers", "armies")
    d.again("armies", "謂【六軍】之外")
    d.uses("upper-call", "r7", under="left")


@consequence(
    "gangs-and-the-ceiling",
    title="Six full armies leave no man under the ceiling",
    at=ARMIES,
    results="called under_ceiling",
    measures=("army-ladder", "xiang-ladder"),
    about=(
        "The classic allows one man of a household at a levy (毋過家一人). Six full armies take one of every "
        "household of the six districts. Gangs over and above them, from the same districts, would then be "
        "second men, and the second men Jia lets be called for the hunt and for pursuit only. So either the "
        "armies are not full, or the ceiling is not meant for both together. He does not say."
    ),
)
def _(d: Derivation) -> None:
    armies, families, rate = d.uses("families-and-soldiers", "armies families rate")
    called = d.let("called", armies, noun="人", says="men of six full armies")
    ceiling = d.let("under_ceiling", families * rate, noun="人", says="men that the ceiling allows")
    d.identity("used_up", called, ceiling, says="The one is the other: nothing is left.")


@derivation(
    "hand-cart",
    title="The hand-cart of three dynasties: its men and its tools",
    authority="司馬法, through 鄭玄",
    at=NOTE,
    results="xia yin zhou base more all",
    about=(
        "Men to a hand-cart under Xia, Yin and Zhou, and the tools that it carries. The tools are listed, one "
        "of each; that they are five, and with the boards and rammers of Zhou nine, is our count. Jia sets the "
        "two against each other: before, no boards and rammers and many men; afterwards boards and rammers and "
        "few."
    ),
)
def _(d: Derivation) -> None:
    axe, adze, chisel, spade, hoe, boards, rams = d.given(
        "axe adze chisel spade hoe boards rams",
        "【一斧】、【一斤】、【一鑿】、【一梩】、【一鋤】，周輦加【二版】、【二築】",
        sense="axe",
        says="axe; adze; chisel; spade; hoe; boards, added by Zhou; rammers, added by Zhou",
    )
    d.again("spade", "云「【一梩】」者", at=LOAD)
    d.again("boards", "云「周輦加【二版】", at=LOAD)
    d.again("rams", "二版、【二築】」者", at=LOAD)
    d.given(
        "xia yin zhou",
        "「夏后氏【二十人】而輦，殷【十八人】而輦，周【十五人】而輦",
        says="men to a hand-cart under Xia; under Yin; under Zhou",
    )
    d.again("xia", "「夏后氏【二十人】而輦」以下", at=LOAD)
    base = d.let(
        "base", axe / 斧 + adze / 斤 + chisel / 鑿 + spade / 梩 + hoe / 鋤, says="tools of the hand-cart"
    )
    more = d.let("more", boards / 版 + rams / 築, says="tools that Zhou adds")
    d.let("all", base + more, says="tools of the hand-cart of Zhou")


@consequence(
    "tools-to-a-man",
    title="How many tools to a man",
    at=LOAD,
    results="of_xia of_yin of_zhou kept",
    about=(
        "Jia has the men fewer as the load grows, without a rate. A tool is counted for a tool here, a board "
        "for an axe: it is a count of pieces and no weight. At the share of Xia, the nine tools of Zhou would "
        "have wanted thirty-six men."
    ),
)
def _(d: Derivation) -> None:
    xia, yin, zhou, base, all_ = d.uses("hand-cart", "xia yin zhou base all")
    of_xia = d.let("of_xia", base / (xia / 人), says="tools to a man, Xia")
    d.let("of_yin", base / (yin / 人), says="tools to a man, Yin")
    of_zhou = d.let("of_zhou", all_ / (zhou / 人), says="tools to a man, Zhou")
    d.let("grown", of_zhou / of_xia, says="Zhou against Xia")
    d.let("first_cut", xia - yin, says="men fewer from Xia to Yin")
    d.let("second_cut", yin - zhou, says="men fewer from Yin to Zhou")
    d.let("kept", all_ / of_xia * 人, says="men that the tools of Zhou would want at the share of Xia")


@derivation(
    "company-of-squads",
    title="A company and its squads before the hunt",
    authority="賈公彥",
    at=SQUADS,
    results="company squad squads",
    measures=("army-ladder",),
    about=(
        "What is drilled before the hunt: companies of a hundred and squads of five. That the one has twenty "
        "of the other is ours."
    ),
)
def _(d: Derivation) -> None:
    squad, company = d.uses("army-ladder", "squad company")
    d.again("company", "謂【百人】為卒")
    d.again("squad", "【五人】為伍")
    d.let("squads", company / squad, says="squads in a company")
