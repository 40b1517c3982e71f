"""The great comparison and the archery: three things and eighteen matters, five of them asked, goblets, seasons."""

from zhouli.derivation import Derivation, consequence, derivation, unit

人, 時, 年 = unit("人"), unit("時"), unit("年")
JING, ASKED, SCHOOL, PLACE, THINGS, CUPS = (
    "xiangdafu.6.jing.1", "xiangdafu.6.shu.6", "xiangdafu.6.shu.1", "xiangdafu.6.shu.2", "xiangdafu.6.shu.4",
    "xiangdafu.6.shu.9",
)  # fmt: skip


@derivation(
    "district-comparison",
    title="A comparison in the third year, an intercalation in three",
    authority="周禮, with 賈公彥",
    at="xiangdafu.4.jing.1",
    results="years rate",
    about=(
        "The district compares its people as often as the state counts them, and Jia has the reason he gave there: in "
        "three years there is one intercalation, and the way of heaven has a lesser completion. The figure is round."
    ),
)
def _(d: Derivation) -> None:
    years = d.given("years", "【三年】則大比", says="years from one great comparison to the next")
    d.again("years", "「【三年】則大比」", at="xiangdafu.4.kaozheng.1")
    cycle, extra = d.given(
        "cycle extra",
        "【三年】【一】閏",
        at="xiangdafu.4.shu.1",
        says="years of a cycle; intercalary months in it",
    )
    d.identity("as_heaven", cycle, years, says="The comparison has the length of the cycle.")
    rate = d.let("rate", extra / cycle, says="intercalary months to a year, as Jia has it")
    state, same = d.uses("great-count", "years rate", under="state_years state_rate")
    d.identity("as_the_state", years, state, says="The state counts as often,")
    d.identity("one_reason", rate, same, says="and for the same reason.")


@derivation(
    "eighteen-matters",
    title="Three things are eighteen matters",
    authority="賈公彥",
    at=ASKED,
    results="eighteen",
    about=(
        "The three things that the districts are taught are six virtues, six kinds of conduct and six arts, by the "
        "Minister of the Multitudes (Siku 卷十 葉三十五上). Jia states the sum."
    ),
)
def _(d: Derivation) -> None:
    things = d.given("things", "若然，【三】物之中", says="things of the districts")
    d.again("things", "以鄉【三】物教萬民", at=THINGS)
    d.again("things", "還是【三】物之內", at=THINGS)
    d.again("things", "不是【三】物之外", at=THINGS)
    d.again("things", "以鄉【三】物教萬民", at="xiangdafu.2.shu.1")
    virtues, conduct, arts = d.given(
        "virtues conduct arts",
        "今【六】德之中唯問和，【六】行之中唯問容，【六】藝之中",
        says="virtues; kinds of conduct; arts",
    )
    for name, at, words in (
        ("virtues", ASKED, "【六】德是其大者"), ("conduct", ASKED, "【六】行是其小者"),
        ("arts", ASKED, "則【六】藝之射與禮"), ("arts", ASKED, "【六】藝之中，禮以安上"),
        ("virtues", "xiangdafu.4.shu.1", "德行謂【六】德"), ("conduct", "xiangdafu.4.shu.1", "六德、【六】行"),
        ("arts", "xiangdafu.4.shu.1", "道藝謂【六】藝"),
        ("virtues", "xiangdafu.2.shu.1", "有【六】德、六行"), ("conduct", "xiangdafu.2.shu.1", "六德、【六】行"),
        ("arts", "xiangdafu.2.shu.1", "有【六】藝者"),
    ):  # fmt: skip
        d.again(name, words, at=at)
    kinds = d.count("kinds", "今【六德】之中唯問和，【六行】之中唯問容，【六藝】之中", says="kinds of matter")
    d.identity("three_kinds", things, kinds, says="The three things are the three sixes.")
    eighteen = d.then("eighteen", virtues + conduct + arts, "其事【一十有八】", says="matters in all")
    d.identity("three_sixes", eighteen, things * virtues, says="Three times six.")


@derivation(
    "five-asked",
    title="Five of the eighteen are asked about",
    authority="鄭玄 and 賈公彥",
    at=ASKED,
    results="five passed",
    about=(
        "Zheng lets two of the five things of the archery stand for a whole six each and three for three of the arts. "
        "Jia gives a reason for each choice: the last of the great ones, the first of the small, and of the arts those "
        "that are urgent. The thirteen passed over are ours."
    ),
)
def _(d: Derivation) -> None:
    listed = d.count(
        "listed",
        "一曰【和】，二曰【容】，三曰【主皮】，四曰【和容】，五曰【興舞】",
        at=JING,
        says="things listed",
    )
    things = d.then("things", listed, "以鄉射之禮【五】物詢眾庶", at=JING, says="things asked by the classic")
    for at, words in (
        ("xiangdafu.6.zhu.1", "而以【五】物詢"), (SCHOOL, "云「【五】物詢眾庶」者"), ("xiangdafu.6.shu.7", "此【五】物"),
        ("sanlitu.6.tu.4", "以鄉射之禮【五】物詢"),
    ):  # fmt: skip
        d.again("things", words, at=at)
    virtue = d.count("virtue", "六德之中唯問【和】", says="virtues asked about")
    conduct = d.count("conduct", "六行之中唯問【容】", says="kinds of conduct asked about")
    matched = d.count(
        "matched", "故以【主皮】當射，【和容】當禮，【興舞】當樂", says="things matched with arts"
    )
    arts = d.then("arts", matched, "以此【三】者當之", says="arts asked about")
    five = d.then("five", virtue + conduct + arts, "故略舉【五】者", says="asked about in all")
    d.identity("as_listed", five, things, says="As many as the classic lists.")
    eighteen = d.uses("eighteen-matters", "eighteen")
    d.let("passed", eighteen - five, says="passed over")


@consequence(
    "third-art-lost",
    title="Two arts named where three are counted",
    at=ASKED,
    results="sum arts lost",
    about=(
        "As transmitted Jia says that of the arts only ritual and music are asked about. With one virtue and one kind "
        "of conduct that makes four, and he goes on to say five. The sum asks for one more. Which, the reasons tell: "
        "they are three, for ritual, for music and for archery. That a word has fallen out, arithmetic does not show; "
        "he may have named two for three."
    ),
)
def _(d: Derivation) -> None:
    named = d.count("named", "六藝之中唯問【禮】【樂】，獨問", says="arts named, as transmitted")
    reasons = d.count(
        "reasons",
        "【禮】以安上治民，【樂】以移風易俗，男子生，設弧於門左，【射】則是男子之事",
        says="arts for which a reason is given",
    )
    five, virtue, conduct, matched = d.uses(
        "five-asked", "five virtue conduct arts", under="five virtue conduct matched"
    )
    d.let("sum", virtue + conduct + named, says="one virtue, one kind of conduct and the arts named")
    x = d.general("x")
    arts = d.root("arts", virtue + conduct + x - five, x, says="One number of arts makes the five.")
    d.identity("as_matched", arts, matched, says="It is the number that Zheng matches,")
    d.identity("as_reasoned", arts, reasons, says="and that of the reasons.")
    d.let("lost", arts - named, says="arts wanting")


@derivation(
    "goblets",
    title="One goblet begins the toast, two the cups without count",
    authority="鄉飲酒禮, through 賈公彥",
    at=CUPS,
    results="two",
    about=(
        "Two men raise the goblet in the story of Confucius, and two belong by the rite to the cups without count, "
        "which come after the archery. The story has them before it. Jia: the manner of it is only borrowed. Kong "
        "Yingda leaves them where the rite has them (禮記注疏 卷六十二 葉九下至十上)."
    ),
)
def _(d: Derivation) -> None:
    d.given("one", "【一人】舉觶為旅酬始", says="men who raise a goblet at the general toast")
    named = d.count("named", "云「又使【公罔之裘】、【序點】揚觶而語」者", noun="人", says="men in the story")
    d.then("two", named, "【二人】舉觶為無算爵始", says="men who raise goblets at the cups without count")
    d.again("two", "【二人】舉觶之法")


@derivation(
    "archery-seasons",
    title="Archery in two seasons",
    authority="賈公彥",
    at=SCHOOL,
    results="seasons",
    about="The head of the *zhou* holds practice of archery in spring and in autumn; from it the rite has its name.",
)
def _(d: Derivation) -> None:
    named = d.count("named", "州長【春】【秋】二時習射於序", noun="時", says="seasons named")
    d.then("seasons", named, "春秋【二時】習射於序", says="seasons of practice")
    d.again("seasons", "春秋【二時】習射於序", at=PLACE)


@derivation(
    "record-and-duplicate",
    title="The record and its duplicate",
    authority="周禮, with 賈公彥",
    at="xiangdafu.5.shu.2",
    results="copies",
    about="The record of the worthy and able goes up into the Treasury of Heaven, and the Inner Scribe writes out one copy.",
)
def _(d: Derivation) -> None:
    one = d.given("one", "內史副寫【一】通文書", says="copies that the Inner Scribe writes")
    record = d.count("record", "【登于天府】", at="xiangdafu.5.jing.1", says="the record itself")
    keepers = d.count(
        "keepers", "登于【天府】，【內史】貳之", at="xiangdafu.5.jing.1", says="offices that keep it"
    )
    copies = d.let("copies", record + one, says="records in all")
    d.identity("one_each", copies, keepers, says="One to each office.")
