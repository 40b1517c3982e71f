"""Tables of officers, times and carts: who completes a department's business, when in the year, what draws what."""

from zhouli.decision import Table, decision_table

ASSIST, CARTS, LOADS, SIMA = "xiangshi.8.shu.2", "xiangshi.6.zhu.1", "xiangshi.6.shu.1", "xiangshi.6.zhu.2"
DEPARTMENTS = {
    "天官": "heaven", "地官": "earth", "春官": "spring", "夏官": "summer", "秋官": "autumn", "冬官": "winter",
}  # fmt: skip


@decision_table(
    "completing-officers",
    reading="on-the-master-of-districts",
    title="The completing officer of each department: Jia",
    authority="賈公彥",
    at=ASSIST,
    about=(
        "Under the head and the deputy of a department stands the officer who completes its business, 考. Five "
        "are named; three of them are called master, 師, and two are not. That the lost sixth department had a "
        "Master of Artificers is an inference from the pairing with the Master of Districts, 以義約之, says "
        "Jia."
    ),
)
def _(t: Table) -> None:
    t.asks("department", "which department", DEPARTMENTS)
    t.gives("officer", "the officer who completes its business")
    for name, department, officer in (
        ("earth", "地官", "鄉師"), ("spring", "春官", "肆師"), ("autumn", "秋官", "士師"), ("heaven", "天官", "宰夫"),
        ("summer", "夏官", "軍司馬"),
    ):  # fmt: skip
        t.rule(name, f"{department}之考稱【{officer}】", {"department": department}, "officer")
    t.rule("winter", "此云【匠師】冬官考者", {"department": "冬官"}, "officer")
    t.again("winter", "故云【匠師】冬官考也")
    t.again("winter", "明【匠師】亦是司空考")
    t.again("earth", "此經【鄉師】是司徒考")


@decision_table(
    "completing-officers",
    reading="on-the-grand-steward",
    title="The completing officer of the sixth department: Zheng on the Grand Steward",
    authority="鄭玄, through 賈公彥",
    at=ASSIST,
    about=(
        "In his note on the Grand Steward, which Jia quotes, Zheng leaves the sixth open: the department is "
        "lost, and its completing officer has not been heard of. The five others stand in the same note "
        "(宰夫、鄉師、肆師、軍司馬、士師也, Siku 卷二 葉二十八上), but not in the part that Jia quotes here."
    ),
)
def _(t: Table) -> None:
    t.asks("department", "which department", DEPARTMENTS)
    t.gives("officer", "the officer who completes its business")
    t.rule("winter", "「冬官亡，【未聞】其考」", {"department": "冬官"}, "officer")
    t.again("winter", "據冬官亡，故云「【未聞】其考」")


@decision_table(
    "when-in-the-year",
    title="The times of the year that the office names",
    authority="鄭玄 and 賈公彥",
    at="xiangshi.15.shu.1",
    about=(
        "Six expressions of time, and what the commentators make of them. The year's end is the end of the "
        "year of Zhou, the regular year the first month of Xia, two months after Zhou's year has begun. 以時 "
        "are the four seasons, but 歲時, in time of want, is whenever it is needed, and not a season."
    ),
)
def _(t: Table) -> None:
    t.asks("term", "which expression", {
        "以時": "in due season (the count of the people)", "歲時": "at the times of the year (relief in want)",
        "歲終": "at the end of the year (the government examined)", "正歲": "in the regular year (the implements examined)",
        "正月": "in the first month (boundaries repaired)", "二月": "in the second month (thunder proclaimed)",
    })  # fmt: skip
    t.gives("when", "what is meant", same={
        "建亥之月": "周之季冬", "周建亥之月": "周之季冬", "夏之正月": "建寅之月",
    })  # fmt: skip
    t.rule("season", "云「以時稽其夫家眾寡」者，謂【四時】稽考", {"term": "以時"}, "when", at="xiangshi.2.shu.1")
    t.rule("times", "歲時者，【隨其事之時】", {"term": "歲時"}, "when", at="xiangshi.13.zhu.1")
    t.again("times", "「歲時者，【隨其事之時】", at="xiangshi.13.shu.2")
    t.rule("end", "云「歲終」者，謂【周之季冬】", {"term": "歲終"}, "when", at="xiangshi.14.shu.1")
    t.again("end", "謂周之歲終，【建亥之月】", at="xiaositu.19.shu.1")
    t.again("end", "歲終，【周建亥之月】也", at="sanlitu.4.tu.3")
    t.rule("regular", "正歲，謂【建寅之月】", {"term": "正歲"}, "when")
    t.again("regular", "正歲【建寅之月】縣之", at="xiaositu.21.shu.1")
    t.again("regular", "「正歲，謂【夏之正月】", at="sanlitu.4.tu.3")
    t.rule(
        "first", "正月命脩封疆」者，案《月令》【孟春之月】", {"term": "正月"}, "when", at="xiangshi.12.shu.2"
    )
    t.rule(
        "second", "二月命雷且發聲」者，案《月令》【仲春之月】", {"term": "二月"}, "when", at="xiangshi.12.shu.2"
    )


@decision_table(
    "carts-and-what-draws-them",
    title="What draws the cart, and what it carries",
    authority="鄭玄, with 賈公彥",
    at=CARTS,
    about=(
        "Two carts go with an army, and a third is set beside them: horses draw the wagon, men the hand-cart, "
        "oxen the great cart. Jia gives the wagon the baggage and the hand-cart the gear; what the ox draws "
        "here is not said."
    ),
)
def _(t: Table) -> None:
    t.asks("cart", "which cart", {"輂": "the wagon", "輦": "the hand-cart", "大車": "the great cart"})
    t.gives("drawn", "what draws it", same={"駕馬": "馬", "人輓行": "人"})
    t.gives("carries", "what it carries")
    t.rule("wagon", "輂，【駕馬】", {"cart": "輂"}, "drawn")
    t.again("wagon", "輂【駕馬】，所以", at=LOADS)
    t.again("wagon", "知輂是【駕馬】者", at="xiangshi.6.shu.2")
    t.again("wagon", "故輂是【駕馬】可知", at="xiangshi.6.shu.2")
    t.rule("hand", "輦，【人輓行】", {"cart": "輦"}, "drawn")
    t.again("hand", "以其輦是【人輓行】", at="xiangshi.6.shu.2")
    t.rule("ox", "以其【牛】唯駕大車", {"cart": "大車"}, "drawn", at="xiangshi.6.shu.2")
    t.rule("wagon_load", "輂駕馬，所以載【輜重】", {"cart": "輂"}, "carries", at=LOADS)
    t.rule("hand_load", "輦，所以載【任器】", {"cart": "輦"}, "carries", at=LOADS)
    t.again("hand_load", "人輓行，所以載【任器】", at=CARTS)


@decision_table(
    "hand-cart-by-dynasty",
    title="The hand-cart by dynasty",
    authority="司馬法, through 鄭玄",
    at=SIMA,
    about="Its name, and the men that go with it. Jia explains 胡 as the northern Di, and 輜 as baggage.",
)
def _(t: Table) -> None:
    t.asks("dynasty", "under which dynasty", {"夏后氏": "Xia", "殷": "Yin", "周": "Zhou"})
    t.gives("name", "what it was called")
    t.gives("men", "how many men to one")
    for name, dynasty, called, men in (
        ("xia", "夏后氏", "余車", "二十人"), ("yin", "殷", "胡奴車", "十八人"), ("zhou", "周", "輜輦", "十五人"),
    ):  # fmt: skip
        t.rule(name, f"{dynasty}{'謂輦' * (name == 'xia')}曰【{called}】", {"dynasty": dynasty}, "name")
        t.again(name, f"{dynasty}{'謂輦' * (name == 'xia')}曰【{called}】", at="xiangshi.6.shu.3")
        t.rule(f"{name}_men", f"{dynasty}【{men}】而輦", {"dynasty": dynasty}, "men")
    t.again("xia_men", "夏后氏【二十人】而輦", at="xiangshi.6.shu.3")
