"""The levy of man and household, the hamlet cash and the head cash: who pays them, and what each is."""

from zhouli.decision import Table, decision_table
from zhouli.derivation import Derivation, derivation, unit

ASKED, LEVY = "lvshi.3.shu.4", "lvshi.3.shu.3"


@derivation(
    "levy-of-man-and-household",
    reading="note",
    title="The levy of man and household, after Zheng's note: two, one of the field and one of the household",
    authority="鄭玄",
    at="zaishi.4.zhu.2",
    results="parts",
    about="The note on the Master of Allotments: the man's tax is that of a hundred *mu*, the household's is service.",
)
def _(d: Derivation) -> None:
    parts = d.count("named", "猶出【夫稅】、【家稅】也", says="taxes named")
    d.let("parts", parts, says="taxes in the levy")


@derivation(
    "levy-of-man-and-household",
    reading="reply",
    title="The levy of man and household, after Zheng's reply: one, the tax on fields",
    authority="鄭玄, to 劉琰, through 賈公彥",
    at=LEVY,
    results="parts",
    about=(
        "Asked how it differs from the head cash, Zheng says: it is the tax on fields, like the rent of today. Jia saves "
        "the two answers by calling the household a word carried along (挾句): if it is rent it is the levy of the man."
    ),
)
def _(d: Derivation) -> None:
    parts = d.count("named", "夫家之征者，【田稅】，如今租矣", says="taxes named")
    d.let("parts", parts, says="taxes in the levy")


@derivation(
    "levy-of-man-and-household",
    reading="liu-ji",
    title="The levy of man and household, after Liu Ji: one, the head tax of three",
    authority="劉績",
    at="zaishi.4.jing.1",
    results="parts",
    about=(
        "To part 夫 from 家 is wrong (先儒分夫家為二非也, 三禮圖, WYG 卷一 葉四下). The three-field grain is his proof: a hundred "
        "*mu* pay the grain of three hundred, so a man is made to pay for the three who can serve of a household on upper "
        "land. That the two threes are one rule is his; that they are equal can be computed."
    ),
)
def _(d: Derivation) -> None:
    one = d.assume("one", 1, "先儒分夫家為二非也 (三禮圖 卷一 葉四下): it is one tax", says="taxes")
    d.let("parts", one, says="taxes in the levy")
    land, field = d.uses("penalties", "land f")
    times = d.let("times", land / field, says="the fine for an untilled field, in fields")
    heads = d.uses("able-bodied", "w7", reading="zheng")
    d.identity(
        "three", times * unit("人"), heads, says="The fields of the one fine are the persons of the other."
    )


@derivation(
    "hamlet-cash-fine",
    reading="zheng-xuan",
    title="The hamlet cash, after Zheng Xuan: that of twenty-five households",
    authority="鄭玄",
    at="zaishi.4.zhu.2",
    results="payers",
    about="A hamlet 里 is twenty-five households, and their cash is the fine.",
)
def _(d: Derivation) -> None:
    hamlet = d.uses("penalties", "hamlet")
    d.let("payers", hamlet, says="whose cash is the fine")


@derivation(
    "hamlet-cash-fine",
    reading="liu-ji",
    title="The hamlet cash, after Liu Ji: as under Wang Mang, that of three men",
    authority="劉績",
    at="zaishi.4.jing.1",
    results="payers",
    about=(
        "Liu Ji glosses 里布 as the cash of one hamlet (葉四上) and then offers Wang Mang's law as the thing itself: a "
        "homestead in the city without trees pays the cash of three men, 出三夫之布是也 (三禮圖, WYG 卷一 葉四下). He does not "
        "say how the two go together."
    ),
)
def _(d: Derivation) -> None:
    men = d.assume(
        "men",
        3 * unit("夫", "man"),
        "王莽時…出三夫之布是也 (三禮圖 卷一 葉四下)",
        says="men whose cash is paid",
    )
    d.let("payers", men, says="whose cash is the fine")


@decision_table(
    "head-cash-and-levy",
    reading="reply",
    title="The levy of man and household and the head cash: what each is, after Zheng's reply",
    authority="鄭玄, to 劉琰, through 賈公彥",
    at=LEVY,
    about=(
        "Liu Yan sets the two sentences side by side, one under the Master of Allotments, one under the Master of Hamlets. "
        "The transmitted text has the head cash among 凡賦, all imposts; it is mended to 九賦, the nine."
    ),
)
def _(t: Table) -> None:
    t.asks("due", "which of the two", {"夫家之征": "the levy of man and household", "夫布": "the head cash"})
    t.gives("payer", "who pays it")
    t.gives("kind", "what it is")
    t.gives("today", "what it is like under Han")
    t.rule("levy_payer", "『【凡民無職事者】，出夫家之征』", {"due": "夫家之征"}, "payer", at=LEVY)
    t.again("levy_payer", "【凡民無職事者】，出夫家之征", at="zaishi.4.jing.1")
    t.rule("cash_payer", "『【凡無職者】，出夫布』", {"due": "夫布"}, "payer", at=LEVY)
    t.again("cash_payer", "【凡無職者】，出夫布", at="lvshi.3.jing.1")
    t.rule("levy", "夫家之征者，【田稅】，如今租矣", {"due": "夫家之征"}, "kind")
    t.rule("levy_today", "夫家之征者，田稅，如今【租】矣", {"due": "夫家之征"}, "today")
    t.again("levy_today", "若今【租】即夫征")
    t.rule("cash", "夫布者，如今【筭】斂", {"due": "夫布"}, "today")
    t.again("cash", "嫌無職者不審出【筭】", at=ASKED)
    t.rule("cash_kind", "夫布者，如今筭斂，在凡【賦】中者也", {"due": "夫布"}, "kind")
    t.again("cash_kind", "夫布即【賦】也", at="lvshi.3.shu.2")


@decision_table(
    "head-cash-and-levy",
    reading="note",
    title="The levy of man and household and the head cash: what each is, after the notes",
    authority="鄭玄, with 賈公彥",
    at="zaishi.4.zhu.2",
    about=(
        "On the Master of Allotments the levy is two taxes; on the Master of Hamlets the note says only that the head "
        "cash is why the nine imposts are his charge. What it is like under Han the notes do not say here."
    ),
)
def _(t: Table) -> None:
    t.asks("due", "which of the two", {"夫家之征": "the levy of man and household", "夫布": "the head cash"})
    t.gives("payer", "who pays it")
    t.gives("kind", "what it is")
    t.gives("today", "what it is like under Han")
    t.rule("levy_payer", "【凡民無職事者】，出夫家之征", {"due": "夫家之征"}, "payer", at="zaishi.4.jing.1")
    t.again("levy_payer", "『【凡民無職事者】，出夫家之征』", at=LEVY)
    t.rule("cash_payer", "【凡無職者】，出夫布", {"due": "夫布"}, "payer", at="lvshi.3.jing.1")
    t.again("cash_payer", "『【凡無職者】，出夫布』", at=LEVY)
    t.rule("levy", "猶出【夫稅、家稅】也", {"due": "夫家之征"}, "kind", why="the note explains 夫家之征")
    t.again("levy", "仍使出【夫稅、家稅】之征", at="zaishi.4.shu.2")
    t.rule("cash", "云「出夫布」者，亦使出【一夫口稅之泉】也", {"due": "夫布"}, "kind", at="lvshi.3.shu.1")


@derivation(
    "head-cash",
    title="The head cash: the coin of one man's tax",
    authority="賈公彥",
    at="lvshi.3.shu.1",
    results="cash",
    about=(
        "Whoever moves about taking up tasks pays as one head. At the hundred and twenty that Jia gives for Han, on the "
        "Master of Allotments, that is a hundred and twenty cash; he does not multiply, and says nothing of Zhou money."
    ),
)
def _(d: Derivation) -> None:
    man = d.given("man", "亦使出【一夫】口稅之泉也", sense="man", says="one man")
    poll = d.uses("penalties", "poll")
    d.let("cash", man / unit("夫", "man") * poll, says="at the Han rate, in cash")


@decision_table(
    "one-neglect-two-penalties",
    title="One neglect, two offices, two penalties",
    authority="周禮, with 鄭玄 and 賈公彥",
    at="lvshi.4.jing.1",
    about=(
        "Three neglects stand under both offices. Xue (薛氏) lists the three pairs and asks how one case can have two "
        "penalties (何同情而異罰乎): the heavier, he holds, falls on those in charge of the land and not on the people. Chen "
        "Fuliang gives it to officers, idle people and merchants (王與之 周禮訂義, WYG 卷二十一 葉十七上至十八上). Jia lets both fall on "
        "one man: not only the hamlet cash, after death no outer coffin either."
    ),
)
def _(t: Table) -> None:
    t.asks(
        "office", "under which office", {"載師": "the Master of Allotments", "閭師": "the Master of Hamlets"}
    )
    t.asks(
        "neglect",
        "what is neglected",
        {
            "不樹": "the homestead is not planted",
            "不耕": "the field is not ploughed",
            "無職": "no occupation",
        },
    )
    t.gives("penalty", "what follows")
    t.gives("amount", "how much that is")
    classic, note = "zaishi.4.jing.1", "zaishi.4.zhu.2"
    why = {"bare": "宅不毛者，謂不樹桑麻 (zaishi.4.zhu.1)"}
    for name, neglect, words, amount in (
        ("bare", "不樹", "凡宅不毛者，有【里布】", "宅不毛者，罰以一里【二十五家之泉】"),
        ("untilled", "不耕", "凡田不耕者，出【屋粟】", "空田者，罰以【三家之稅粟】"),
        ("levy", "無職", "凡民無職事者，出【夫家之征】", "猶出【夫稅、家稅】也"),
    ):
        case = {"office": "載師", "neglect": neglect}
        t.rule(name, words, case, "penalty", at=classic, why=why.get(name, "the classic on this office"))
        t.rule(f"{name}_amount", amount, case, "amount", at=note, why="the note on the same sentence")
    for name, neglect, words, at in (
        ("coffin", "不樹", "不樹者，【無椁】", "lvshi.4.jing.1"), ("grain", "不耕", "不耕者，祭【無盛】", "lvshi.4.jing.1"),
        ("cash", "無職", "凡無職者，出【夫布】", "lvshi.3.jing.1"),
    ):  # fmt: skip
        t.rule(
            name,
            words,
            {"office": "閭師", "neglect": neglect},
            "penalty",
            at=at,
            why="the classic on this office",
        )
    case = {"office": "閭師", "neglect": "無職"}
    t.rule(
        "cash_amount",
        "云「出夫布」者，亦使出【一夫口稅之泉】也",
        case,
        "amount",
        at="lvshi.3.shu.1",
        why="夫布",
    )
    for name, words, at in (
        ("bare", "非直罰以【里布】", "lvshi.4.shu.2"), ("untilled", "云「凡田不耕者出【屋粟】」", "zaishi.4.shu.2"),
        ("levy", "《載師》已見出【夫家之征】", "lvshi.2.shu.5"), ("levy", "云『凡民無職事者，出【夫家之征】』", LEVY),
        ("coffin", "「不樹者，【無椁】」", "lvshi.4.shu.2"), ("grain", "「不耕者，祭【無盛】」", "lvshi.4.shu.2"),
        ("cash", "『凡無職者，出【夫布】』。夫家", LEVY), ("bare_amount", "「玄謂宅不毛者，罰以一里【二十五家之泉】」", "zaishi.4.shu.6"),
        ("untilled_amount", "「空田者，罰以【三家之稅粟】」", "zaishi.4.shu.6"), ("untilled_amount", "罰以【三家之稅粟】", "zaishi.4.shu.2"),
        ("levy_amount", "仍使出【夫稅、家稅】之征", "zaishi.4.shu.2"),
    ):  # fmt: skip
        t.again(name, words, at=at)
