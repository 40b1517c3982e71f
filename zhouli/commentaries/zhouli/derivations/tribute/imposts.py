"""Nine imposts beside eight tributes: what Liu Yan asked, what Zheng answered, what lies within a hundred *li*."""

from zhouli.derivation import Derivation, consequence, derivation, unit

NOTE, LISTS, ASKED, ANSWER = "lvshi.1.zhu.1", "lvshi.1.shu.4", "lvshi.3.shu.4", "lvshi.3.shu.5"
SHARE = "lvshi.1.shu.2"


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
    measures=("hundred-mu-field", "tong-ladder"),
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
    two = d.uses("tribute-and-impost", "two_imposts", under="imposts", says="imposts of the six districts")
    d.then("within", two, "惟有【二】賦", at=LISTS, says="imposts of capital and suburbs")
    d.let("share", X / H, says="the six districts of all households within the far suburb")
