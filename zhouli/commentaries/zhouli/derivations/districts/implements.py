"""Tables of the implements of a district: who keeps what, who gathers it, and out of which goods."""

from zhouli.decision import Table, decision_table

CLASSIC, KEPT, LENT, ALL, FINES, PUBLIC = (
    "xiangshi.15.jing.1", "xiangshi.15.zhu.1", "xiangshi.15.zhu.2", "xiangshi.15.zhu.3", "xiangshi.15.shu.5",
    "xiangshi.15.shu.9",
)  # fmt: skip
STEPS, ZAISHI, LIU = "xiangshi.15.shu.2", "zaishi.4.shu.6", "sanlitu.14.tu.1"
BODIES = {
    "比": "the *bi*, five households", "閭": "the hamlet, twenty-five", "族": "the *zu*, a hundred",
    "黨": "the *dang*, five hundred", "州": "the *zhou*, two thousand five hundred", "鄉": "the district",
}  # fmt: skip


@decision_table(
    "implements-of-the-district",
    title="Who keeps which implements, and who gathers them",
    authority="周禮, with 鄭玄",
    at=CLASSIC,
    about=(
        "The classic names what each body supplies, Zheng who gathers it and, for all but the first, of what "
        "it consists. The District Grandee holds once more what the four bodies in the middle supply, in case "
        "they fail."
    ),
)
def _(t: Table) -> None:
    t.asks("body", "which body of households", BODIES)
    t.gives("supplies", "what it supplies")
    t.gives("gathers", "who gathers it")
    t.gives("such_as", "what it is", same={
        "祭服也。凶服者，弔服": "祭服、弔服",
        "若閭祭器者也。凶器，若族喪器者也。禮樂之器，若州黨賓射之器": "若閭祭器、族喪器、州黨賓射之器",
    })  # fmt: skip
    for name, body, what in (
        ("bi", "比", "吉凶二服"), ("lv", "閭", "祭器"), ("zu", "族", "喪器"), ("dang", "黨", "射器"), ("zhou", "州", "賓器"),
        ("xiang", "鄉", "吉凶禮樂之器"),
    ):  # fmt: skip
        t.rule(name, f"{body}共【{what}】", {"body": body}, "supplies")
        t.again(name, f"「{body}共【{what}】」", at=STEPS)
        t.again(name, f"{body}共【{what}】", at=LIU)
        if body not in "黨鄉":  # there the copies have 黨其射器
            t.again(name, f"{body}共【{what}】", at=ZAISHI)
    for name, body, who, quotation, at in (
        ("bi_head", "比", "比長", "【比長】主集為之", KEPT), ("lv_head", "閭", "閭胥", "【閭胥】主集為之", KEPT),
        ("zu_head", "族", "族師", "【族師】主集為之", KEPT), ("dang_head", "黨", "黨正", "【黨正】主集為之", LENT),
        ("zhou_head", "州", "州長", "【州長】主集為之", LENT), ("xiang_head", "鄉", "鄉大夫", "【鄉大夫】備集此四者", ALL),
    ):  # fmt: skip
        t.rule(name, quotation, {"body": body}, "gathers", at=at)
        t.again(name, f"【{who}】主集此四器" if body == "鄉" else f"【{who}】一人", at=STEPS)
    for name, body, quotation, at, why in (
        ("bi_kind", "比", "吉服者，【祭服也。凶服者，弔服】也", KEPT, "the two kinds of dress of the *bi*"),
        ("lv_kind", "閭", "祭器者，【簠簋鼎俎】之屬，閭胥", KEPT, ""),
        ("zu_kind", "族", "喪器者，【夷槃、素俎、楬豆、輁軸】之屬，族師", KEPT, ""),
        ("dang_kind", "黨", "射器者，【弓矢、楅、中】之屬，黨正", LENT, ""),
        ("zhou_kind", "州", "賓器者，【尊俎笙瑟】之屬，州長", LENT, ""),
        ("xiang_kind", "鄉", "吉器，【若閭祭器者也。凶器，若族喪器者也。禮樂之器，若州黨賓射之器】者。鄉大夫", ALL, ""),
    ):  # fmt: skip
        t.rule(name, quotation, {"body": body}, "such_as", at=at, why=why)
    t.again("dang_kind", "「射器者，【弓矢、楅、中】之屬」", at="xiangshi.15.shu.6")
    t.again("zhou_kind", "「賓器者，【尊俎笙瑟】之屬」", at="xiangshi.15.shu.7")


@decision_table(
    "goods-for-the-implements",
    reading="on-the-master-of-districts",
    title="Out of which goods: Jia on the Master of Districts",
    authority="賈公彥",
    at=FINES,
    about=(
        "Dress, sacrificial and mourning vessels come out of fines, and if Zheng on the Master of Allotments "
        "leaves the sacrificial vessels out, he is brief. Everything from the archery gear on is for rites of "
        "the state and comes out of official goods. So too, from the same passage of the "
        "Director of Wine, 王氏詳說 in 王與之's 訂義 (Siku 卷十八 葉十四下至十五下), against 王昭禹, for whom every body "
        "pools its own money."
    ),
)
def _(t: Table) -> None:
    t.asks("body", "whose implements", BODIES)
    t.gives("goods", "out of which goods")
    t.rule(
        "fines", "此三者並是【罰物】所為", {"body": ("比", "閭", "族")}, "goods",
        why="'these three' are the dress, the sacrificial and the mourning vessels (xiangshi.15.zhu.1)",
    )  # fmt: skip
    t.again("fines", "鄭知必用【罰物】、不用官物")
    t.rule(
        "official", "自射器已下，皆為國行禮，得【官物】所為", {"body": ("黨", "州", "鄉")}, "goods", at=PUBLIC,
        why="'from the archery gear on': the vessels of the *dang*, the *zhou* and the district",
    )  # fmt: skip
    t.again("official", "此器等亦出【官物】可知", at=PUBLIC)


@decision_table(
    "goods-for-the-implements",
    reading="on-the-master-of-allotments",
    title="Out of which goods: Jia on the Master of Allotments",
    authority="賈公彥",
    at=ZAISHI,
    about=(
        "Here only (惟) dress and mourning vessels come out of fines, gathered by the *bi* and the *zu*, and Zheng "
        "speaks of these two things because they are two. Out of what the sacrificial vessels of the hamlet are made "
        "is then not said, nor, unless 等 covers them, of the implements of the district."
    ),
)
def _(t: Table) -> None:
    t.asks("body", "whose implements", BODIES)
    t.gives("goods", "out of which goods")
    t.rule("fines", "故比、族主集此【罰物】為之", {"body": ("比", "族")}, "goods")
    t.rule(
        "official", "但射器、賓器等為國行禮，故出【官物】為之", {"body": ("黨", "州")}, "goods",
        why="archery gear of the *dang* and guest vessels of the *zhou*",
    )  # fmt: skip


@decision_table(
    "goods-for-the-implements",
    reading="zheng",
    title="Out of which goods: Zheng",
    authority="鄭玄",
    at=KEPT,
    about=(
        "Zheng himself calls the three what the people supply to one another, and names the fines for two of "
        "them only, on the Master of Allotments (罰以 … 以共吉凶二服及喪器也, zaishi.4.zhu.2). Of the goods "
        "for the other three he says nothing."
    ),
)
def _(t: Table) -> None:
    t.asks("body", "whose implements", BODIES)
    t.gives("goods", "out of which goods", same={"罰以一里二十五家之泉": "罰物"})
    t.rule(
        "fines", "【罰以一里二十五家之泉】；空田者，罰以三家之稅粟，以共吉凶二服及喪器也", {"body": ("比", "族")}, "goods",
        at="zaishi.4.zhu.2", why="dress of the *bi* and mourning vessels of the *zu*",
    )  # fmt: skip
    t.again("fines", "【罰以一里二十五家之泉】」者，此就足", at=ZAISHI)
