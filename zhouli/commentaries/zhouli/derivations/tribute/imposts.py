"""Nine imposts beside eight tributes: what Liu Yan asked, what Zheng answered, what lies within a hundred *li*."""

from zhouli.decision import Table, decision_table
from zhouli.derivation import Derivation, consequence, derivation, unit

NOTE, LISTS, ASKED, ANSWER = "lvshi.1.zhu.1", "lvshi.1.shu.4", "lvshi.3.shu.4", "lvshi.3.shu.5"
LEVY, SHARE = "lvshi.3.shu.3", "lvshi.1.shu.2"


@derivation(
    "nine-imposts",
    reading="liu-yan",
    title="The nine imposts, as Liu Yan asks: eight with the eight tributes, and the head cash",
    authority="劉琰, through 賈公彥",
    at=ASKED,
    results="nine",
    about=(
        "A question and not a doctrine: do the eight who give tribute pay an impost each besides, and make nine with the "
        "head cash? Or are the eight counted twice? The sum is right and, by the answer, beside the point."
    ),
)
def _(d: Derivation) -> None:
    eight = d.given("eight", "豈上八貢者復出【八】賦", says="imposts, one to each tribute")
    d.again("eight", "安得【八】賦依八貢", at=ANSWER)
    d.again("eight", "審【八】賦不依九職", at=ANSWER)
    tributes = d.uses("eight-tributes", "eight", reading="jia", under="tributes")
    d.identity("matched", eight, tributes, says="As many imposts as there are tributes.")
    cash = d.count("cash", "與無職所出【夫布】", says="the head cash")
    d.then("nine", eight + cash, "凡為【九】？", says="imposts")
    d.let("twice", eight + tributes, says="if the eight tributes are counted a second time, as imposts")


@derivation(
    "nine-imposts",
    reading="jia",
    title="The nine imposts, as Jia explains the answer: six by place and three others",
    authority="賈公彥, on the answer of 鄭玄",
    at=ANSWER,
    results="nine",
    about=(
        "Zheng's answer is: read the Grand Steward. Jia reads him out: six imposts go by place, from the capital to the "
        "royal *du*, three by kind. Tributes go by occupation, so that nine here and nine there are two lists."
    ),
)
def _(d: Derivation) -> None:
    six = d.uses("nine-of-the-count", "six", reading="zheng-xuan", under="places")
    d.then("six", six, "自邦中以至邦都，【六】也", says="imposts by place")
    kinds = d.count("kinds", "加以【關市】、【山澤】及【幣餘】", says="imposts by kind")
    d.then("nine", six + kinds, "及幣餘，為【九】。", says="imposts")
    for at, words in (
        (NOTE, "謂【九】賦及九貢"), (LISTS, "云「賦謂【九】賦」"), (LISTS, "案《大宰》，【九】賦從"), (LISTS, "於【九】賦之中"),
        (LISTS, "而言【九】賦者"), ("lvshi.3.zhu.1", "掌其【九】賦"), ("lvshi.3.shu.2", "「獨言無職者，掌其【九】賦」"),
        ("lvshi.3.shu.2", "以其掌【九】賦者"), ("lvshi.3.shu.2", "【九】賦亦掌之"), ("lvshi.3.shu.2", "故云掌其【九】賦"),
        (ASKED, "不道【九】賦"), (ASKED, "『獨言無職者，掌其【九】賦』"), (ASKED, "無職在【九】賦中"), (ANSWER, "九職、【九】賦別"),
        (ANSWER, "【九】賦，自邦中"), (ANSWER, "不依九職為【九】可知"), ("lvshi.3.shu.6", "亦在【九】賦中"),
        ("lvshi.3.shu.6", "無職在【九】賦中也"), ("lvshi.1.kaozheng.1", "疏云「賦謂【九】賦"),
    ):  # fmt: skip
        d.again("nine", words, at=at)
    d.again("nine", "從邦中以至幣餘為【九】等", at=LISTS)


@consequence(
    "eight-into-six",
    title="Eight tributes do not go into six places one by one",
    at=ANSWER,
    results="over",
    about=(
        "Jia's objection is that several occupations may lie in one zone; with that, how could eight imposts be paid by "
        "the eight tributes? Said with numbers, which he does not do: even one to a zone leaves two over. The sum nine is "
        "the same on both sides, and no pairing stands behind it."
    ),
)
def _(d: Derivation) -> None:
    eight = d.uses("nine-imposts", "eight", reading="liu-yan")
    six, kinds = d.uses("nine-imposts", "six kinds", reading="jia")
    cash = d.uses("nine-imposts", "cash", reading="liu-yan")
    zone = d.given("zone", "或【一服】之中而有職", says="one zone")
    d.identity("sums", eight + cash, six + kinds, says="Eight and one are six and three.")
    d.let("over", eight - six * zone / unit("服"), says="tributes left over at one to a zone")


@derivation(
    "two-lists-of-nine-tributes",
    title="Nine tributes twice: those of the lords, those of the occupations",
    authority="賈公彥",
    at=LISTS,
    results="nine",
    about=(
        "Zheng says nine imposts and nine tributes. The Grand Steward has nine tributes of the feudal lords, and by Jia "
        "these are others: the note means what the nine occupations give, the list of the classic below. That list has "
        "eight clauses, and nine only with the idle people, who pay no tribute. Here, too, the whole is named for its part."
    ),
)
def _(d: Derivation) -> None:
    nine = d.given("nine", "謂九賦及【九】貢", at=NOTE, says="tributes, in the note")
    d.again("nine", "其【九】貢，又與《大宰》別")
    d.again("nine", "疏云「賦謂九賦及【九】貢」", at="lvshi.1.kaozheng.1")
    lords = d.given("lords", "彼【九】貢者", says="tributes of the feudal lords")
    d.again("lords", "謂諸侯之【九】貢")
    of = d.uses("eight-tributes", "nine", reading="jia", under="occupations")
    d.identity("alike", nine, lords, says="The number does not tell the two lists apart;")
    d.identity("occupations", nine, of, says="nor these from the nine occupations.")
    listed = d.uses("eight-tributes", "eight", reading="jia", under="listed")
    d.let("short", nine - listed, says="tributes that the classic below does not have")


@derivation(
    "within-the-hundred-li",
    title="Within a hundred *li*: seventy-five thousand households, two imposts of nine",
    authority="鄭玄, with 賈公彥",
    at=SHARE,
    results="count within share",
    about=(
        "The Master of Hamlets counts from the house-plots to the far suburb. Jia: that contains the six districts, and of "
        "the nine imposts two. The share is ours: by the account under the Master of Allotments the same ground feeds "
        "a hundred and twenty thousand households, and the six districts are five in eight of them."
    ),
)
def _(d: Derivation) -> None:
    X, H = d.uses("inner-domain-households", "X H", under="districts all")
    d.then("count", X, "其中含有六鄉【七萬五千家】", says="households of the six districts")
    d.uses("domain-rings", "R_far", under="reach", says="from the city to the far suburb")
    d.again("reach", "閭師徵斂【百里】內之賦貢", at="lvshi.1.shu.1")
    two = d.uses("tribute-and-impost", "two_imposts")
    d.then("within", two, "惟有【二】賦", at=LISTS, says="imposts of capital and suburbs")
    d.let("share", X / H, says="the six districts of all households within the far suburb")


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
    results="heads cash",
    about=(
        "Whoever moves about taking up tasks pays as one head. At the hundred and twenty that Jia gives for Han, on the "
        "Master of Allotments, that is a hundred and twenty cash; he does not multiply, and says nothing of Zhou money."
    ),
)
def _(d: Derivation) -> None:
    man = d.given("man", "亦使出【一夫】口稅之泉也", sense="man", says="one man")
    d.let("heads", man / unit("夫", "man"), says="heads that pay")
    poll = d.uses("penalties", "poll")
    d.let("cash", man / unit("夫", "man") * poll, says="at the Han rate, in cash")
