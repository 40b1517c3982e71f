"""Decision tables of the stores of 遺人: for whom they are, where they lie, good years and bad, lesser and greater."""

from zhouli.decision import Table, decision_table

CLASSIC, ACCOUNTS, OTHER = "weiren.1.jing.1", "weiren.1.shu.8", "weiren.1.shu.7"
PEOPLE = {
    "囏阨": "hardship and straits", "老孤": "the old and the orphaned", "賓客": "guests",
    "羇旅": "stranded travellers", "凶荒": "dearth and famine",
}  # fmt: skip


def _asks_for_whom(t: Table, same: dict[str, str] | None = None) -> None:
    """Ask for whom or what a store is, and give the store."""
    t.asks("for", "for whom or what", PEOPLE)
    t.gives("store", "which store", same=same)


def _almoner(t: Table) -> None:
    """Give the five stores of 遺人, with Jia's quotations of them."""
    for name, store, purpose, words, says in (
        ("hardship", "鄉里", "囏阨", "以恤民之囏阨", "the district hamlets"),
        ("old", "門關", "老孤", "以養老孤", "gates and passes"),
        ("guests", "郊里", "賓客", "以待賓客", "the suburban hamlets"),
        ("travellers", "野鄙", "羇旅", "以待羇旅", "the country *bi*"),
        ("famine", "縣都", "凶荒", "以待凶荒", "*xian* and *du*"),
    ):
        t.rule(name, f"【{store}】之委積，{words}", {"for": purpose}, "store", at=CLASSIC, says=says)
        k = list(PEOPLE).index(purpose) + 1
        t.again(name, f"云「【{store}】之委積，{words}」者", at=f"weiren.1.shu.{k}")


def _gathered(t: Table) -> None:
    """Give the two that Jia quotes from the Officer of Gathered Stores."""
    t.rule(
        "gathered_guests",
        "以【稍聚】待賓客",
        {"for": "賓客"},
        "store",
        at=OTHER,
        says="what is gathered in the *shao*",
    )
    t.rule(
        "gathered_travellers",
        "以【甸聚】待羇旅",
        {"for": "羇旅"},
        "store",
        at=OTHER,
        says="what is gathered in the *dian*",
    )


@decision_table(
    "stores-for-whom",
    title="Which store is for whom, by the Almoner",
    authority="周禮",
    reading="almoner",
    at=CLASSIC,
    about="Five stores, five purposes, one for each.",
)
def _(t: Table) -> None:
    _asks_for_whom(t)
    _almoner(t)


@decision_table(
    "stores-for-whom",
    title="Which store is for whom, by the Officer of Gathered Stores",
    authority="委人, through 賈公彥",
    reading="gathered-stores",
    at=OTHER,
    about=(
        "委人, an officer whose title sounds like the Almoner's, has stores by ring as well. Jia quotes two of them. For 江永 there is no "
        "quarrel between the two offices, since the one keeps grain and the other firewood, straw and what is gathered "
        "(周禮疑義舉要, Siku 卷二 葉二十一下至二十二下)."
    ),
)
def _(t: Table) -> None:
    _asks_for_whom(t)
    _gathered(t)


@decision_table(
    "stores-for-whom",
    title="Which store is for whom, both officers taken together",
    authority="ours",
    reading="both",
    at=CLASSIC,
    ours=True,
    about=(
        "Set side by side, as Jia does not set them. On travellers the two agree, since Jia lets the country *bi* take in what lies in "
        "the *dian*; on guests they name two rings, the suburb and the *shao*."
    ),
)
def _(t: Table) -> None:
    _asks_for_whom(t, same={"甸聚": "野鄙"})
    _almoner(t)
    _gathered(t)


@decision_table(
    "where-stores-lie",
    title="Where the five stores lie",
    authority="賈公彥",
    at="weiren.1.shu.4",
    about=(
        "The classic names places, Jia finds the rings. Of the district hamlets the note says only that the people of the districts dwell there. "
        "The *shao* has no store of its own in the classic, and *xian* and *du* take it in."
    ),
)
def _(t: Table) -> None:
    t.asks(
        "store",
        "which store, or ring",
        {
            "鄉里": "the district hamlets", "門": "the gates", "關": "the passes", "郊里": "the suburban hamlets", "野鄙": "the country *bi*",
            "縣": "the *xian*", "都": "the *du*", "稍": "the *shao*",
        },
    )  # fmt: skip
    t.gives("where", "where it lies", same={"六鄉之民所居郊者": "遠郊"})
    t.gives("with", "what it takes in, or is taken in by")
    t.rule(
        "districts",
        "鄉里，【鄉所居】也",
        {"store": "鄉里"},
        "where",
        at="weiren.1.zhu.2",
        says="where people of the districts dwell",
    )
    t.rule(
        "gates",
        "門謂【十二國門】",
        {"store": "門"},
        "where",
        at="weiren.1.shu.2",
        says="the twelve gates of the capital",
    )
    t.rule(
        "passes",
        "關謂【十二關門】",
        {"store": "關"},
        "where",
        at="weiren.1.shu.2",
        says="the twelve gates at the passes",
    )
    t.rule("suburb", "郊里據【遠郊】", {"store": "郊里"}, "where", says="the far suburb")
    t.again("suburb", "即【六鄉之民所居郊者】", at="weiren.1.shu.3")
    t.rule("country", "此野鄙據【六遂】", {"store": "野鄙"}, "where", says="the six outer districts")
    t.again("country", "故以鄙表【六遂】耳")
    t.rule(
        "country_with",
        "則野鄙中可以兼得【公邑在甸地者】也",
        {"store": "野鄙"},
        "with",
        says="it takes in public settlements of the *dian*",
    )
    t.rule("xian", "縣謂【四百里】", {"store": "縣"}, "where", at="weiren.1.shu.5", says="at 400 *li*")
    t.again("xian", "【四百里】為縣", at="zaishi.2.zhu.2")
    t.rule("du", "都謂【五百里】", {"store": "都"}, "where", at="weiren.1.shu.5", says="at 500 *li*")
    t.again("du", "【五百里】為都", at="zaishi.2.zhu.2")
    t.rule("shao", "不見稍【三百里】", {"store": "稍"}, "where", at="weiren.1.shu.5", says="at 300 *li*")
    t.again("shao", "名【三百里】地為稍", at="zaishi.2.shu.3")
    t.rule(
        "shao_with",
        "不見稍三百里，則【縣都】中可以兼之",
        {"store": "稍"},
        "with",
        at="weiren.1.shu.5",
        says="*xian* and *du* take it in",
    )
    t.rule(
        "xian_with", "不見【稍】三百里，則縣都中可以兼之", {"store": ("縣", "都")}, "with", at="weiren.1.shu.5", says="they take in the *shao*",
    )  # fmt: skip


@decision_table(
    "lesser-and-greater",
    title="委 and 積, set against each other and in loose wording",
    authority="鄭玄, with 賈公彥",
    at="weiren.1.shu.10",
    about=(
        "Zheng divides the two words by amount. Jia holds him to that only where the text sets them against each other, "
        "at thirty and at fifty *li*; in loose wording much is called 委 too. Of little in loose wording he does not speak."
    ),
)
def _(t: Table) -> None:
    t.asks("amount", "how much is laid up", {"少": "little", "多": "much"})
    t.asks("wording", "how the word stands", {"相對": "set against its pair", "散文": "in loose wording"})
    t.gives("word", "what it is called")
    why = "相對而言: Jia gives this the same condition in the words that follow"
    t.rule(
        "little",
        "「少曰【委】，多曰積」",
        {"amount": "少", "wording": "相對"},
        "word",
        why=why,
        says="a lesser store",
    )
    t.again("little", "少曰【委】", at="weiren.1.zhu.1")
    t.again("little", "三十里言【委】")
    t.rule(
        "much",
        "少曰委，多曰【積】",
        {"amount": "多", "wording": "相對"},
        "word",
        why=why,
        says="a greater store",
    )
    t.again("much", "多曰【積】", at="weiren.1.zhu.1")
    t.again("much", "五十里言【積】")
    t.rule(
        "loose",
        "若散文，則多亦曰【委】",
        {"amount": "多", "wording": "散文"},
        "word",
        says="much is called 委 as well",
    )
    t.again("loose", "「薪蒸」亦曰【委】")


@decision_table(
    "good-and-bad-years",
    title="What comes into the stores and what goes out, by the year",
    authority="倉人, through 賈公彥",
    at="weiren.1.shu.6",
    about=(
        "How can a store kept for a bad year be stopped in one? Jia answers with two accounts: nothing comes in, and what is "
        "there goes out. For Zheng it is the stores on the roads that are stopped; so the curtailed rites of the Keeper of Guests "
        "are for Jia what is left to curtail besides. 黃度 denies the whole of it: what the Almoner gives has fixed measures, and is not "
        "to be stopped in the very year it is for (王與之, 周禮訂義, Siku 卷二十一 葉三十四上下)."
    ),
)
def _(t: Table) -> None:
    t.asks("year", "the year's grain", {"有餘": "there is a surplus", "穀不熟": "grain does not ripen"})
    t.asks(
        "account",
        "which account",
        {"入": "what is paid in", "舊": "what is in the old stores", "道路": "the stores on the roads", "禮": "the rites for guests"},
    )  # fmt: skip
    t.gives("done", "what is done", same={"止": "止餘法用", "殺": "止餘法用", "無新物": "無入委積"})
    t.rule(
        "plenty", "有餘，則【藏】之，以待凶而頒之", {"year": "有餘", "account": "入"}, "done",
        why="what is over is what is paid in", says="it is stored",
    )  # fmt: skip
    t.again("plenty", "「【藏】之，以待凶而頒之」", at=ACCOUNTS)
    short = "穀不足, as Jia takes 穀不熟 up"
    t.rule(
        "nothing_in", "止餘法用，則此鄉里已下皆【無入委積】之事", {"year": "穀不熟", "account": "入"}, "done", at=ACCOUNTS, why=short, says="nothing is paid in",
    )  # fmt: skip
    t.again("nothing_in", "雖【無新物】以入委積", at=ACCOUNTS)
    t.rule(
        "old_out", "其舊委積所藏者，則【給囏阨、老孤之等】", {"year": "穀不熟", "account": "舊"}, "done", at=ACCOUNTS, why=short, says="what is kept is given to those in need",
    )  # fmt: skip
    t.rule(
        "roads", "若穀不熟，則【止餘法用】", {"year": "穀不熟", "account": "道路"}, "done",
        why="餘法用，謂道路之委積, the note quoted there", says="the regular uses met from surplus are stopped",
    )  # fmt: skip
    t.again("roads", "穀不足，【止餘法用】，則", at=ACCOUNTS)
    t.again("roads", "故云【止餘法用】也", at=ACCOUNTS)
    t.rule(
        "rites", "凶荒則【殺禮】", {"year": "穀不熟", "account": "禮"}, "done", at=ACCOUNTS, why="凶荒 is the year of 穀不熟 (weiren.1.shu.5)", says="the rites are curtailed",
    )  # fmt: skip
