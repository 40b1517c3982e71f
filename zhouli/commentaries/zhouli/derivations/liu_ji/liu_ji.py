"""劉績 on service and the army: ages, his table read by its columns, why six armies of twelve; officers counted."""

from typing import Any

from zhouli.derivation import Derivation, consequence, derivation, unit

人, 伍, 兩, 卒, 旅, 師 = (unit(noun) for noun in "人伍兩卒旅師")
比, 閭, 族, 黨, 州, 鄉 = (unit(noun) for noun in "比閭族黨州鄉")
鄰, 里, 酇, 鄙, 縣, 遂 = (
    unit("鄰"), unit("里", "hamlet"), unit("鄼"), unit("鄙"), unit("縣", "xian of the sui"), unit("遂"),
)  # fmt: skip
AGES, TABLE, NOTE = "sanlitu.6.tu.2", "sanlitu.15.tu.1", "sanlitu.15.tu.5"


def _rungs(factors: Any, lower: tuple[Any, ...], officers: tuple[Any, ...]) -> list[Any]:
    """Count the officers of each rung, from the one body at the top downwards."""
    bodies: Any = 1
    made = [officers[0]]
    for k, noun, officer in zip(factors, lower, officers[1:], strict=True):
        bodies = bodies * k / noun
        made.append(bodies * officer)
    return made


@derivation(
    "ages-of-service",
    title="From seven feet to sixty, from six feet to sixty-five",
    authority="周禮, through 劉績",
    at=AGES,
    results="c_start city country foot",
    about=(
        "In the capital the levy begins late and ends early, in the country the other way about. The age that "
        "belongs to seven feet is spoiled. As much as the last year is brought forward, so much the first is put "
        "off: it is twenty. The step is Jia's, taken backwards; he goes from twenty to fifteen (卷十一 葉三十一上)."
    ),
)
def _(d: Derivation) -> None:
    f7, f6 = d.given(
        "f7 f6", "自【七尺】以及六十，野自【六尺】", says="height in the capital; in the country"
    )
    c_end, w_end = d.given(
        "c_end w_end",
        "以及【六十】，野自六尺以及【六十有五】",
        noun="歲",
        says="last year in the capital; in the country",
    )
    w_start = d.given("w_start", "六十謂年【十五】", noun="歲", says="age of six feet")
    # Both numbers are spoiled, 三 for 二 and 十 for 尺; the edition mends them.
    c_start = d.then(
        "c_start", w_start + (w_end - c_end), "謂年【三十】", noun="歲", holds=False, says="age of seven feet"
    )
    d.again("f6", "【六十】謂年十五", noun="尺", holds=False)
    city = d.let("city", c_end - c_start, says="years of service in the capital")
    country = d.let("country", w_end - w_start, says="years of service in the country")
    d.let("more", country / city, says="the country's against the capital's")
    d.let("foot", (c_start - w_start) / (f7 - f6), noun="歲/尺", says="years to a foot, between the two")
    old, older = d.given(
        "old older", "若今【八十】、【九十】復羨卒", noun="歲", says="ages in Han; the second"
    )
    d.let("decade", older - old, says="between the two ages of Han")


@derivation(
    "ploughing-pair",
    title="Two shares, two men",
    authority="考工記 and 鄭玄, through 劉績",
    at="sanlitu.9.tu.2",
    results="men furrow",
    about="The share is five inches wide and two make a pair; Zheng: that is two men. Together they turn a foot, as Jia adds.",
)
def _(d: Derivation) -> None:
    width, two = d.given("width two", "耜廣【五寸】，【二】耜為耦", says="a share's width; shares in a pair")
    d.then("men", two * 人, "此言【兩人】相助", says="men in a pair")
    d.let("furrow", two * width, says="width that they turn")


@derivation(
    "four-ways",
    title="The four ways through",
    authority="劉績",
    at="sanlitu.13.tu.3",
    results="four",
    about=(
        "For Zheng the four are the main heads of governing the people; for 劉績 they are roads, open to the bounds "
        "of the domain. Both keep the number, and no sum decides; the domain has four sides."
    ),
)
def _(d: Derivation) -> None:
    four = d.given("four", "凡為邑者，以【四】達戒其功事", says="ways through")
    d.again("four", "以【四】達，凡道路皆通")
    d.again("four", "可以【四】達無阻", at="sanlitu.13.tu.1")
    sides = d.uses("domain-sensitivity", "four", under="sides")
    d.identity("sided", four * unit("面"), sides, says="As many as the domain has sides.")


@derivation(
    "liu-ji-army-table",
    title="劉績's table of the army, read by its columns",
    authority="劉績",
    at=TABLE,
    results="platoon company battalion division army L M S",
    about=(
        "Seven columns in four lines: the number stands at the head of each, the names below it, the total and the "
        "rank in small type beside. Read down, every total is the number of its column times the total before; "
        "the last column has three states."
    ),
)
def _(d: Derivation) -> None:
    squad = d.given("squad", "軍旅制：【五】〈伍皆有長〉", noun="人", says="men in a squad")
    d.measure("伍", squad)
    below, six = squad, d.uses("army-ladder", "squad platoon company battalion division army",
                              under="q1 q2 q3 q4 q5 q6")  # fmt: skip
    d.identity("classic_squad", squad, six[0], says="The squad of the classic.")
    for (factor, name, head, noun, lower, total, stands, says), other in zip(
        (
            ("b", "platoon", "【五】〈二十五人", "伍", 伍, "〈【二十五人】，兩", "兩", "squads in a platoon"),
            ("c", "company", "【四】〈百人", "兩", 兩, "四〈【百人】，卒長", "卒", "platoons in a company"),
            ("e", "battalion", "【五】〈五百人", "卒", 卒, "五〈【五百人】，旅", "旅", "companies in a battalion"),
            ("f", "division", "【五】〈二千五百人", "旅", 旅, "五〈【二千五百人】，師", "師", "battalions in a division"),
            ("g", "army", "【五】〈萬二千五百人〉", "師", 師, "五〈【萬二千五百人】〉·大", "軍", "divisions in an army"),
        ),
        six[1:],
        strict=True,
    ):  # fmt: skip
        n = d.given(factor, head, noun=noun, says=says)
        below = d.then(name, n / lower * below, total, says=f"men in the {name}")
        d.measure(stands, below)
        d.identity(f"classic_{name}", below, other, says=f"The {name} of the classic and of Zheng.")
    for name, states, words, says in (
        ("L", "large", "【三萬七千五百人】", "men of a great state"),
        ("M", "middle", "【二萬五千人】", "of a middling one"),
        ("S", "small", "【一萬二千五百人】", "of a small one"),
    ):
        d.then(name, d.uses("state-armies", states), words, says=says)


@derivation(
    "twelve-armies",
    title="Twelve armies could be formed, and six are",
    authority="劉績",
    at=NOTE,
    results="could kept lu_could lu_kept share",
    measures=("army-ladder", "xiang-ladder", "sui-ladder"),
    about=(
        "From six districts and six outer districts, a man from each family, the Son of Heaven could form twelve "
        "armies; he stops at six, and Lu, which could have six, at three. 劉績 sees the kings sparing the people. "
        "For the lesser states he gives no figures; theirs here suppose the same half."
    ),
)
def _(d: Derivation) -> None:
    rate = d.uses("one-man-a-family", "rate")
    six, armies = d.uses("families-and-soldiers", "six armies")
    sui = d.uses("district-gear", "sui")
    could = d.then("could", (six + sui) * rate, "天子可制【十二軍】", says="armies that the king could form")
    kept = d.then("kept", armies, "而止為【六軍】；魯", says="armies that he has")
    near = d.given("near", "魯【三】郊三遂", noun="鄉", says="districts of Lu, 'within the suburbs'")
    far = d.given("far", "魯三郊【三】遂", noun="遂", says="its outer districts")
    large, middle, small = d.uses("state-armies", "large middle small")
    lu = d.then("lu_could", (near + far) * rate, "可制【六軍】，而止", says="armies that Lu could form")
    stops = d.then("lu_kept", large, "而止為【三軍】", says="armies that it has")
    share = d.let("share", kept / could, says="of what there could be, there is")
    d.identity("lu_alike", stops / lu, share, says="Lu keeps the same share,")
    d.identity(
        "as_jia",
        could,
        d.uses("mobilisation-order", "second"),
        says="and twelve is as far as Jia's two calls go.",
    )
    d.let("men", could, noun="人", says="men of the twelve")
    d.let("middle_could", middle / share, noun="軍", says="a middling state, by the same half")
    d.let("small_could", small / share, noun="軍", says="a small one")


@consequence(
    "officers-of-a-district",
    title="How many officers a district has",
    results="heads total share all",
    anticipated_by="modern histories of institutions, for the twelve together: 37,872",
    measures=("xiang-ladder",),
    about=(
        "One officer to each body, from the head of five families to the district grandee: the sum over the "
        "ladder. Of the head of the *bi* our text has lost the number; 劉績 equates him with the head of the "
        "*lin*, of whom it says one to five families, and Jia has 比長亦五家一人 (卷九 葉十五上)."
    ),
)
def _(d: Derivation) -> None:
    families, *factors = d.uses("xiang-ladder", "xiang g f e c b")
    head = d.uses("sui-ranks", "lin", under="head")
    names = "xiang zhou dang zu lv"
    officers = d.uses("xiang-officers", names, under="of_xiang of_zhou of_dang of_zu of_lv")
    near = _rungs(factors, (州, 黨, 族, 閭, 比), (*officers, head))
    for name, rung in zip("zhou dang zu lv".split(), near[1:], strict=False):
        d.let(f"n_{name}", rung, says=f"officers of the rung of the {name.replace('lv', 'hamlet')}")
    heads = d.let("heads", near[-1], says="heads of five families")
    total = d.let("total", sum(near), says="officers of a district")
    within = head
    for factor, body, officer in reversed(list(zip(factors, (州, 黨, 族, 閭, 比), officers, strict=True))):
        within = officer + factor / body * within
    d.identity("from_below", within, total, says="Counted from below, each body with all it holds, they are as many.")
    d.let("lead", heads / total, says="of them heads of five families")
    d.let("share", total / families, noun="人/家", says="officers to a family")
    far_factors = d.uses("sui-ladder", "g f e c b", under="far_g far_f far_e far_c far_b")
    far_officers = d.uses("sui-ranks", "sui xian bi zan li", under="of_sui of_xian of_bi of_zan of_li")
    far = _rungs(far_factors, (縣, 鄙, 酇, 里, 鄰), (*far_officers, head))
    outer = d.let("outer", sum(far), says="officers of an outer district")
    d.identity("alike", outer, total, says="The outer district has as many.")
    six, six_far = d.uses("district-gear", "xiang sui", under="six six_far")
    d.let("all", six / 鄉 * total + six_far / 遂 * outer, says="officers of all twelve")
