"""Rites and times: the bound grass, the places of the flags, the months of two calendars."""

from zhouli.derivation import Derivation, consequence, derivation

GRASS, FLAGS, THUNDER = "xiangshi.5.zhu.2", "xiangshi.11.shu.3", "xiangshi.12.shu.2"


@derivation(
    "bound-grass",
    title="Five inches of grass, three offerings of millet",
    authority="士虞禮, through 鄭玄",
    at=GRASS,
    results="length millet meat all",
    about=(
        "The grass is cut five inches long and bound; the assistant takes millet and offers it on the grass, "
        "three times; then meat, 'the offering as at first'. If these words carry over the three, there are "
        "six offerings. Jia repeats them without a sum: the meat and the sum are ours."
    ),
)
def _(d: Derivation) -> None:
    d.given("length", "刌茅長【五寸】", says="length of the grass")
    d.again("length", "長【五寸】，立之", at="xiangshi.5.shu.1")
    d.again("length", "刌茅長【五寸】束之", at="xiangshi.5.shu.3")
    millet = d.given("millet", "祭于苴【三】", says="offerings of millet")
    d.again("millet", "謂祭黍稷【三】", at="xiangshi.5.shu.3")
    meat = d.let("meat", millet, says="offerings of meat, if 'as at first' carries the count")
    d.let("all", millet + meat, says="offerings on the grass")


@derivation(
    "places-of-the-flags",
    title="Next below in the list",
    authority="賈公彥",
    at=FLAGS,
    results="whole mixed banner pennon rest",
    about=(
        "The minister's flag in the army is given, the banner with bear and tiger; the grandee's, the pennon "
        "with falcons, Jia infers from the order of the nine. In ordinary times the minister has the "
        "whole-silk flag and the grandee the mixed-silk flag, which is the next in the list; so in the army "
        "the grandee should have the next after the banner. Six of the nine are quoted."
    ),
)
def _(d: Derivation) -> None:
    nine = d.given("nine", "陳【九】旗之次", says="flags in the list")
    words = "日月為【常】，交龍為【旂】，通帛為【旜】，雜帛為【物】，熊虎為【旗】，鳥隼為【旟】".split("，")
    places = [
        d.count(name, "，".join(words[:k]), says=says)
        for k, name, says in (
            (3, "whole", "place of the whole-silk flag"), (4, "mixed", "place of the mixed-silk flag"),
            (5, "banner", "place of the banner"), (6, "pennon", "place of the pennon"),
        )
    ]  # fmt: skip
    whole, mixed, banner, pennon = places
    d.identity(
        "next_below", mixed - whole, pennon - banner, says="Grandee stands below minister by as much in either pair."
    )
    d.let("rest", nine - pennon, says="flags of the nine that are not quoted")


@derivation(
    "months-of-orders",
    title="Three days before the thunder",
    authority="月令, through 鄭玄 and 賈公彥",
    at=THUNDER,
    results="thunder days",
    about=(
        "Orders with a constant time: in the first month the boundaries are repaired, in the second, three "
        "days before the thunder, the wooden bell warns the people. Jia finds both in the Monthly Ordinances, "
        "under the first and the middle month of spring."
    ),
)
def _(d: Derivation) -> None:
    d.given("thunder", "【二月】命雷且發聲", at="xiangshi.12.zhu.1", ordinal=True, says="month of the thunder")
    d.again("thunder", "【二月】命雷且發聲", ordinal=True)
    d.given("days", "先雷【三日】", says="days before the thunder")


@consequence(
    "months-of-xia-in-zhou",
    title="The months of Xia in the year of Zhou",
    at="xiangshi.15.shu.1",
    results="regular thunder accounts",
    about=(
        "The regular year begins with the month *yin*, the year of Zhou two months earlier with *zi*. So the "
        "implements are examined in Zhou's third month, the thunder comes in its fourth, and Zhou's year ends "
        "in what is Xia's tenth month. The government is examined in the last month of the one year and the "
        "implements in the third of the next. Which calendar anybody used, these sums do not say."
    ),
)
def _(d: Derivation) -> None:
    thunder = d.uses("months-of-orders", "thunder", under="second")
    first = d.assume(
        "first", 1, "正歲 is the first month of Xia (夏之正月, sanlitu.4.tu.3).", says="first month of Xia"
    )
    shift = d.assume(
        "shift", 2, "建寅 is two places after 建子 in the row of the twelve branches, 子丑寅.",
        says="months between the two beginnings",
    )  # fmt: skip
    last = d.assume(
        "last", 12, "季冬, the last month of winter, ends the year (xiangshi.14.shu.1).",
        says="last month of Zhou",
    )  # fmt: skip
    d.let("regular", first + shift, says="the regular year's first month, in the year of Zhou")
    d.let("thunder", thunder + shift, says="the month of the thunder, in the year of Zhou")
    d.let("accounts", last - shift, says="the last month of Zhou, in the year of Xia")
