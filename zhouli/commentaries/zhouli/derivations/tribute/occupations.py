"""Eight tributes and nine occupations: two ways from nine to eight and one back; the table that matches them."""

from typing import Any

from zhouli.decision import Table, decision_table
from zhouli.derivation import Derivation, consequence, derivation

CLASSIC, COUNT, ASKED, LISTS = "lvshi.2.jing.1", "lvshi.2.shu.5", "lvshi.3.shu.4", "lvshi.1.shu.4"
FARM, CRAFT, HILL, IDLE = (f"lvshi.{at}" for at in ("2.shu.2", "2.shu.3", "2.shu.4", "3.shu.1"))
CLAUSES = (
    "任【農】以耕事，貢九穀；任【圃】以樹事，貢草木；任【工】以飭材事，貢器物；任【商】以市事，貢貨賄；任【牧】以畜事，貢鳥獸；"
    "任【嬪】以女事，貢布帛；任【衡】以山事，貢其物；任【虞】以澤事"
)


def _eight(d: Derivation, eight: Any, idle: Any) -> None:
    """Take the stated eight, check it against the clauses, and go back to nine."""
    clauses = d.count("clauses", CLAUSES, at=CLASSIC, says="clauses of the classic")
    d.then("eight", eight, "唯有【八】者", says="tributes")
    d.identity("listed", clauses, eight, says="As many as the classic has clauses.")
    d.again("eight", "故分為二以充【八】")
    for words in ("凡【八】貢，不道", "豈上【八】貢者", "重計【八】貢"):
        d.again("eight", words, at=ASKED)
    d.again("eight", "八賦依【八】貢出之", at="lvshi.3.shu.5")
    d.then("restored", eight + idle, "通閒民為【九】耳", says="with the idle people")


def _nine(d: Derivation) -> Any:
    """Quote the nine occupations and the places that repeat the number."""
    nine = d.given("nine", "且彼有【九】職", says="occupations of the Grand Steward")
    for at, words in (
        (COUNT, "任【九】職有臣妾"), ("lvshi.2.shu.1", "「以【九】職任萬民」"), (LISTS, "即《大宰》【九】職之貢"),
        ("lvshi.3.shu.5", "案《冢宰職》，【九】職"), ("lvshi.3.shu.5", "為九。【九】職不言服數"),
        ("lvshi.3.shu.5", "審八賦不依【九】職"), ("lvshi.3.shu.6", "非直在【九】職中"),
    ):  # fmt: skip
        d.again("nine", words, at=at)
    return nine


@derivation(
    "eight-tributes",
    reading="jia",
    title="Eight tributes from nine occupations, after Jia: two are missing, one is divided",
    authority="賈公彥",
    at=COUNT,
    results="eight restored",
    about=(
        "The Grand Steward has nine occupations, the Master of Hamlets eight tributes. Jia: bondservants and idle people "
        "are not there, and hills and marshes, one occupation, are divided into two. Take the idle people along and there "
        "are nine again. Yi (易氏) counts the same way with other reasons: the work of hill and marsh runs to tens of "
        "thousands, the profit on wild stuffs is a hair's tip (王與之 周禮訂義, WYG 卷二十一 葉二十二下)."
    ),
)
def _(d: Derivation) -> None:
    nine = _nine(d)
    gone = d.count("gone", "任九職有【臣妾】及【閒民】", says="occupations without a tribute")
    one, two = d.given(
        "one two", "仍并山澤為【一】，此文分山澤為【二】", says="hills and marshes together; divided"
    )
    d.again("two", "其分山澤為【二】者")
    d.again("two", "故分為【二】以充八")
    d.let("seven", nine - gone, says="occupations that give tribute")
    idle = d.count("idle", "通【閒民】為九耳", says="taken along")
    _eight(d, nine - gone - one + two, idle)


@derivation(
    "eight-tributes",
    reading="liu-ji",
    title="Eight tributes from nine occupations, after Liu Ji: hill and marsh take the bondservants in",
    authority="劉績",
    at=COUNT,
    results="eight restored",
    about=(
        "Liu Ji matches clause by clause and leaves nobody out: wild stuffs are not named because hills and marshes "
        "suffice to cover them (山澤足以該之), and the ninth, the idle people, answers to the head cash "
        "(三禮圖, WYG 卷一 葉四下至五上). He gives no total; the two steps are what his glosses come to."
    ),
)
def _(d: Derivation) -> None:
    nine = _nine(d)
    out = d.assume(
        "out", 0, "山澤足以該之 (三禮圖 卷一 葉五上): the bondservants are covered and not left out",
        says="occupations left out",
    )  # fmt: skip
    cash = d.assume(
        "cash", 1, "九曰閒民…此云出夫布 (三禮圖 卷一 葉五上): one occupation answers to the head cash",
        says="occupations that pay the head cash",
    )  # fmt: skip
    _eight(d, nine - out - cash, cash)


@consequence(
    "nine-again",
    title="The nine that comes back is another nine",
    results="parts moved",
    at=COUNT,
    about=(
        "Jia's ninth is the idle people, and his nine has no bondservants and hills and marshes twice. That it is nine "
        "again is owed to one loss and one gain: had hills and marshes been divided into any other number of parts, the "
        "nine would not have come back."
    ),
)
def _(d: Derivation) -> None:
    nine, gone, idle, one, two = d.uses("eight-tributes", "nine gone idle one two", reading="jia")
    k = d.general("k")
    parts = d.root(
        "parts", nine - gone - one + k + idle - nine, k, says="Nine come back for one number of parts only,"
    )
    d.identity("divided", parts, two, says="and into so many the text divides them.")
    lost = d.let("lost", gone - idle, says="left out for good: the bondservants")
    gained = d.let("gained", two - one, says="gained by dividing")
    d.let("moved", lost + gained, says="places in which the two nines differ")


@consequence(
    "order-of-the-eight",
    title="First, second, fifth, sixth, fourth, seventh, third",
    at=COUNT,
    results="last",
    about=(
        "Jia gives the Grand Steward's number with seven of the occupations and says that the order differs, because the "
        "works have no constant one. By his numbers only two stand elsewhere: with herdsmen and keepers set aside the "
        "rest follow the Grand Steward."
    ),
)
def _(d: Derivation) -> None:
    places = [
        d.given(name, words, at=at, says=f"place of {says}")
        for name, words, at, says in (
            ("farm", "「【一】曰三農", FARM, "the farmers"), ("garden", "「【二】曰園圃", FARM, "the gardens"),
            ("craft", "「【五】曰百工", CRAFT, "the crafts"), ("trade", "「【六】曰商賈", CRAFT, "the merchants"),
            ("herd", "「【四】曰藪牧", CRAFT, "the herdsmen"), ("women", "「【七】曰嬪婦", CRAFT, "the women"),
            ("hill", "「【三】曰虞衡", HILL, "wardens and keepers"),
        )
    ]  # fmt: skip
    d.cases(
        "once", r"\{«0»,«1»,«2»,«3»,«4»,«5»,«6»\} \text{: each place once}",
        lambda k, *p: sorted(p)[k] == k + 1, periods=(len(places),), of=tuple(places),
        says="Each place from the first to the seventh comes once.",
    )  # fmt: skip
    rest = [p for p in places if str(p) not in {"herd", "hill"}]
    d.cases(
        "ascend", "«0»<«1»<«2»<«3»<«4»",
        lambda k, *p: p[k] < p[k + 1], periods=(len(rest) - 1,), of=tuple(rest),
        says="Without the fourth and the third the places ascend: first, second, fifth, sixth, seventh.",
    )  # fmt: skip
    d.let("last", places[-1], says="the place that is named last")


PEOPLE = {
    "農": "farmers", "圃": "gardeners", "工": "artisans", "商": "merchants", "牧": "herdsmen", "嬪": "women",
    "衡": "keepers", "虞": "wardens", "臣妾": "bondservants", "無職": "those without an occupation",
}  # fmt: skip
# Name, who, the clause; where Jia takes it up, and how he finds the occupation and comes back to the tribute.
WORKS = (
    ("farm", "農", "任農以【耕事】，貢【九穀】", FARM, "「【一】曰【三農】，生九穀」，故此還使貢【九穀】"),
    ("garden", "圃", "任圃以【樹事】，貢【草木】", FARM, "「【二】曰【園圃】，毓草木」，故還使貢【草木】"),
    (
        "craft",
        "工",
        "任工以【飭材事】，貢【器物】",
        CRAFT,
        "「【五】曰【百工】，飭化八材」，故八材飭治以為【器物】",
    ),
    ("trade", "商", "任商以【市事】，貢【貨賄】", CRAFT, "「【六】曰【商賈】，阜通貨賄」，故還使貢【貨賄】"),
    ("herd", "牧", "任牧以【畜事】，貢【鳥獸】", CRAFT, "「【四】曰【藪牧】，養蕃鳥獸」，故還使貢【鳥獸】"),
    ("women", "嬪", "任嬪以【女事】，貢【布帛】", CRAFT, "「【七】曰【嬪婦】，化治絲枲」，故還使貢【布帛】"),
    ("hill", "衡", "任衡以【山事】，貢【其物】", HILL, ""),
    ("marsh", "虞", "任虞以【澤事】，貢【其物】", "", ""),
)


@decision_table(
    "tribute-by-work",
    title="Who works at what, what he gives, and which of the nine occupations he is",
    authority="周禮, with 賈公彥",
    at=CLASSIC,
    about=(
        "Work and tribute are the classic's. The occupation and its place among the nine are Jia's: where there is an "
        "occupation there is work done, and where there is work done there is tribute. Two of the ten have no clause: the "
        "bondservants give nothing, and those without an occupation pay cash, which is an impost and no tribute. Of these "
        "two Jia names no place; in the Grand Steward they are the eighth and the ninth."
    ),
)
def _(t: Table) -> None:
    t.asks("who", "whose work", PEOPLE)
    t.gives("work", "by what work")
    t.gives("gives", "what is given")
    t.gives("occupation", "which occupation of the Grand Steward")
    t.gives("place", "which place among the nine")
    for name, who, clause, at, found in WORKS:
        t.rule(name, clause, {"who": who}, "work gives")
        if at:
            t.again(name, f"「{clause}」者", at=at)
        if found:
            t.rule(f"{name}_found", found, {"who": who}, "place occupation gives", at=at)
    t.again("farm", "『凡任民，任農以【耕事】，貢【九穀】』", at=ASKED)
    t.rule(
        "hill_found", "「【三】曰【虞衡】，作山澤之材」", {"who": ("衡", "虞")}, "place occupation", at=HILL
    )
    t.rule(
        "bond",
        "任九職有【臣妾】及閒民，此無者，以周公設經任之，則有臣妾，使得自生；若貢稅則【無】，以其【聚斂疏材】",
        {"who": "臣妾"},
        "occupation gives work",
        at=COUNT,
    )
    t.rule("cash", "凡無職者，出【夫布】", {"who": "無職"}, "gives", at="lvshi.3.jing.1")
    for words, at in (
        ("云「出【夫布】」者", IDLE), ("凡無職者，出【夫布】」。夫家之征", "lvshi.3.shu.3"), ("凡無職者，出【夫布】』", ASKED),
    ):  # fmt: skip
        t.again("cash", words, at=at)
    idle = "此無職，即《大宰》「【閒民】無常職，【轉移執事】」者也"
    t.rule("idle", idle, {"who": "無職"}, "occupation work", at=IDLE)
    t.again("idle", "此則《大宰》「【閒民】無常職，【轉移執事】」之人", at="zaishi.4.shu.2")
