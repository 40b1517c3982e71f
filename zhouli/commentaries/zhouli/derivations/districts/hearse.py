"""The king's hearse and a lord's: ropes, the men at them, the bells beside, posts and pulleys at the grave."""

from zhouli.derivation import Derivation, consequence, derivation, unit

人, 家, 綍, 碑, 畔 = (unit(noun) for noun in "人家綍碑畔")
NOTE, DRAG, LORD, KING, POSTS = (
    "xiangshi.8.zhu.2", "xiangshi.7.shu.1", "xiangshi.8.shu.4", "xiangshi.8.shu.5", "xiangshi.9.shu.2",
)  # fmt: skip
LADDER = "xiang-ladder"


def _over(rest: int, men: int, ropes: int, over: int) -> bool:
    """Say whether taking `rest` men away leaves a whole number to each rope just when `rest` is `over`."""
    return ((men - rest) % ropes == 0) == (rest == over)


@derivation(
    "rope-men-of-a-lord",
    title="A lord's hearse: five hundred men at four ropes",
    authority="雜記, through 鄭玄 and 賈公彥",
    at=NOTE,
    results="men ropes dang bells",
    measures=(LADDER,),
    about=(
        "The Miscellaneous Records have five hundred men hold the ropes of a lord, four ropes, with the "
        "marshals' bells eight to the left and eight to the right. Zheng's note there, 一黨之民, is the "
        "argument: a *dang* is five hundred households, and each sends one. The sixteen bells are our sum."
    ),
)
def _(d: Derivation) -> None:
    men, _ = d.given(
        "men ropes", "諸侯執綍【五百人】，【四綍】皆銜枚", says="men at the ropes of a lord; ropes of a lord"
    )
    d.again("men", "「諸侯執綍【五百人】」", at=LORD)
    d.again("ropes", "「【四綍】皆銜枚」", at=LORD)
    rate = d.uses("one-man-a-family", "rate")
    d.then("dang", men / rate, "「【一黨】之民」", at=LORD, says="where they live")
    left, right = d.given("left right", "左【八人】，右【八人】，匠人", says="bells on the left; on the right")
    d.again("left", "左【八人】，右八人」者", at=LORD)
    d.again("right", "左八人，右【八人】」者", at=LORD)
    d.let("bells", left + right, says="men with bells on both sides")


@derivation(
    "ropes-of-the-king",
    title="The king's hearse: a thousand men at six ropes",
    authority="鄭玄, with 賈公彥",
    at=NOTE,
    results="ropes men",
    about=(
        "Zheng has six drag-ropes for the king and lets the rite follow the lord's. Jia adds the thousand men, "
        "from a note of Zheng's that ends in a doubt, 天子千人與. He introduces it as the note on the "
        "Miscellaneous Records; it stands in Zheng's note on 遂人, 用綍旁六，執之者，天子其千人與 (Siku 卷十五 "
        "葉二十七上), where Jia explains the doubt: lords have five hundred, grandees three hundred, and of the "
        "king nothing is said (葉二十八上). The rope is one thing with several names: 綍 or 紼 on the coffin, 引 on "
        "the road (葉二十七下), 繂 at the post."
    ),
)
def _(d: Derivation) -> None:
    ropes = d.given("ropes", "天子【六引】，禮依此", sense="rope", says="ropes of the king")
    d.again("ropes", "若喪時輓【六引】之等", at=DRAG, sense="rope")
    d.measure("引", 綍, sense="rope")
    men = d.given("men", "「天子【千人】與」", at=LORD, says="men at the ropes of the king")
    for at, words in ((KING, "天子【六】紼"), (KING, "以持【六】紼"), (POSTS, "分置於【六】紼")):
        d.again("ropes", words, at=at, noun="綍")
    for at, words in ((KING, "六紼，【千人】輓之"), (KING, "又【千人】輓柩"), (POSTS, "」天子【千人】，分置")):
        d.again("men", words, at=at)
    d.let("to_a_rope", men / ropes, noun="人/綍", says="men to a rope, if it were divided")


@derivation(
    "pulleys-at-the-grave",
    title="Four posts for six ropes",
    authority="賈公彥, citing 鄭玄 on the 檀弓",
    at=POSTS,
    results="posts ropes",
    about=(
        "One post before and one behind, each with a double pulley; one post on each flank, with a single one. "
        "That makes four posts, and if a double pulley carries two ropes and a single one carries one, six "
        "ropes. Jia gives posts and ropes and does not add. Zheng's note on the Tan Gong, as the Siku print "
        "has it (禮記注疏 卷十 葉八上), names the double pulleys only."
    ),
)
def _(d: Derivation) -> None:
    ends = d.count("ends", "【前】【後】各一碑", says="the ends, before and behind")
    at_end = d.given("at_end", "前後各【一碑】", says="posts at an end")
    flanks, at_flank = d.given("flanks at_flank", "【兩畔】各【一碑】", says="flanks; posts on a flank")
    d.then("posts", ends * at_end + flanks / 畔 * at_flank, "六繂【四碑】", says="posts")
    double = d.assume(
        "double", 2 * 綍 / 碑, "重鹿盧, a double pulley, is taken to carry two ropes.",
        says="ropes over a double pulley",
    )  # fmt: skip
    single = d.assume(
        "single", 綍 / 碑, "單鹿盧, a single pulley, is taken to carry one.",
        says="rope over a single pulley",
    )  # fmt: skip
    carried = ends * at_end * double + flanks / 畔 * at_flank * single
    d.then("ropes", carried, "天子【六】繂", noun="綍", says="ropes over the pulleys")
    six = d.uses("ropes-of-the-king", "ropes", under="drawn")
    bier = "xiaositu.15.shu.2"
    d.again("ropes", "天子【六】紼四碑", at=bier, noun="綍")
    d.again("posts", "天子六紼【四】碑", at=bier, noun="碑")
    d.let("alike", carried / six * unit("引", "rope") / 綍, says="ropes lowered to ropes drawn")


@consequence(
    "men-to-a-rope",
    title="How many men to a rope",
    at=KING,
    results="lord king over lord_over",
    measures=("ropes-of-the-king",),
    about=(
        "At the lord's four ropes stand a hundred and twenty-five men each. At the king's six a thousand do "
        "not divide: a hundred and sixty-six each, and four men over. For the lord's share the six ropes would "
        "want 750 men, or the thousand eight ropes. Five hundred at six ropes leave two over. The commentators "
        "have a word for the men along the ropes, 適歷, which Jia explains as 分布稀疏得所, spread thin and "
        "wide as is fitting (on 遂師, Siku 卷十五 葉三十二上); equal numbers they do not ask for."
    ),
)
def _(d: Derivation) -> None:
    men, ropes = d.uses("rope-men-of-a-lord", "men ropes")
    thousand, six = d.uses("ropes-of-the-king", "men ropes", under="thousand six")
    lord = d.let("lord", men / ropes, noun="人/綍", says="men to a rope of the lord")
    d.let("king", thousand / six, noun="人/綍", says="men to a rope of the king, divided")
    d.let("at_lord", lord * six, noun="人", says="men that six ropes want at the lord's share")
    d.let("eight", thousand / lord, says="ropes that a thousand men want at it")
    count = six / unit("引", "rope")
    over = d.assume(
        "over", 4 * 人, "The remainder of a thousand by six; the proof finds no other.", says="men over"
    )
    d.let("whole", (thousand - over) / six, noun="人/綍", says="whole men to a rope")
    few = d.assume(
        "lord_over", 2 * 人, "The remainder of five hundred by six; the proof finds no other.",
        says="men over, of five hundred at six ropes",
    )  # fmt: skip
    d.let("lord_whole", (men - few) / six, noun="人/綍", says="whole men to a rope, of five hundred at six")
    for name, all_, rest, says in (
        ("four_over", thousand, over, "Of a thousand at six ropes four are over"),
        ("two_over", men, few, "Of five hundred at six ropes two are over"),
    ):
        of = (all_ / 人, count, rest / 人)
        d.cases(name, r"«1» \mid «0» - n \iff n = «2»", _over, (count,), of, says=f"{says}: every remainder tried.")


@consequence(
    "one-man-in-seventy-five",
    title="One man of every seventy-five households",
    at=KING,
    results="households hamlets share",
    measures=(LADDER, "army-ladder"),
    about=(
        "On the Minister of the Multitudes Jia takes the thousand out of the seventy-five thousand households "
        "of the six districts, 六鄉七萬五千家，進取一千人 (Siku 卷十 葉四十一下). That is one of seventy-five, a "
        "man from every three hamlets. A lord's hearse takes a man from every household, but of one *dang* "
        "only."
    ),
)
def _(d: Derivation) -> None:
    families, rate = d.uses("families-and-soldiers", "families rate")
    men = d.uses("ropes-of-the-king", "men")
    home = d.let("households", families / (men / 人), noun="家", says="households for one man at the ropes")
    d.let("hamlets", home, noun="閭", says="the same in hamlets")
    d.let("share", men / (families * rate), says="share of the men that one from a household would make")


@consequence(
    "rope-men-by-rank",
    title="Three hundred, five hundred, a thousand",
    at=LORD,
    results="to_lord to_king",
    about=(
        "The thousand is inferred: lords have five hundred and grandees three hundred, says Jia on 遂人, and "
        "from these one comes to a thousand (以此約之, Siku 卷十五 葉二十八上). There is no one step from each to "
        "the next: neither the ratios nor the differences are alike. What is inferred is an order, and a round "
        "number above it."
    ),
)
def _(d: Derivation) -> None:
    lord = d.uses("rope-men-of-a-lord", "men", under="lord")
    king = d.uses("ropes-of-the-king", "men", under="king")
    grandee = d.assume(
        "grandee", 300 * 人, "雜記諸侯執綍五百人，大夫三百人, quoted by 賈公彥 on 遂人 (周禮注疏, Siku 卷十五 葉二十八上).",
        says="men at the ropes of a grandee",
    )  # fmt: skip
    d.let("to_lord", lord / grandee, says="the lord's against the grandee's")
    d.let("to_king", king / lord, says="the king's against the lord's")
    d.let("more_lord", lord - grandee, says="more for the lord")
    d.let("more_king", king - lord, says="more for the king")
