"""Words that two readers take in two ways, and lists of occasions, as decision tables."""

from zhouli.decision import Table, decision_table

# What stands in W002 where the edition mends it (貝 to 具, 股 to 殷) is among the other words for an answer.
PERFECT, FULL, FEATHERS = "muren.1.zhu.1", "muren.5.shu.2", "muren.5.zhu.1"


def _perfect(t: Table) -> None:
    t.asks("word", "word", {"牷": "perfect", "犧": "xi"})
    t.gives("colour", "colour", same={"純毛": "純"})
    t.gives("body", "body", same={"體完具": "完具", "毛羽完具": "完具", "體完貝": "完具"})


@decision_table(
    "perfect-victims",
    reading="zheng-zhong",
    title="Perfect, as pure in colour",
    authority="鄭司農, through 鄭玄",
    at=PERFECT,
    about=(
        "牷 is 純, pure. Wang Yuzhi sides with him on account of the motley ones that the office sets against it: 愚按康成以牷為體完具，若以下文用"
        "尨對牷，司農之說是 (周禮訂義 卷二十 葉19b)."
    ),
)
def _(t: Table) -> None:
    _perfect(t)
    t.rule("perfect", "牷，【純】也", {"word": "牷"}, "colour", says="pure")
    t.again("perfect", "司農云「牷，【純】也」", at="muren.1.shu.3")


@decision_table(
    "perfect-victims",
    reading="zheng-xuan",
    title="Perfect, as whole in body",
    authority="鄭玄",
    at=PERFECT,
    about=(
        "牷 is whole in body, 犧 complete in hair and feather; both are of the body, and the pure hair is asked "
        "for in its own words (毛之)."
    ),
)
def _(t: Table) -> None:
    _perfect(t)
    t.rule("perfect", "玄謂：牷，【體完具】", {"word": "牷"}, "body", says="whole and complete")
    t.again("perfect", "故玄易之云「牷，【體完貝】」也", at="muren.1.shu.3")
    t.rule(
        "xi", "犧牲，【毛羽完具】也", {"word": "犧"}, "body", at=FEATHERS, says="complete in hair and feather"
    )
    t.again("xi", "「犧牲，【毛羽完具】也」", at=FULL)


@decision_table(
    "perfect-victims",
    reading="jia",
    title="Perfect and *xi*, as Jia orders them",
    authority="賈公彥",
    at=FULL,
    about=(
        "犧 goes by the pure hair and has the whole body with it; 牷 is the whole body and need not be pure. So every "
        "*xi* is perfect and not every perfect one *xi*. Zheng E has it the other way about: 犧 whole in body, its hair "
        "perhaps not pure; 牷 pure, and whole as well (周禮訂義 卷二十 葉22b). On the seasonal sacrifices Jia asks "
        "both of 牷物 (其物色須純，其體須完); that place is not used here."
    ),
)
def _(t: Table) -> None:
    _perfect(t)
    t.rule("xi, colour", "云犧牲不云牷，則惟據【純毛】者", {"word": "犧"}, "colour", says="pure in hair")
    t.rule("xi, body", "而鄭云【完具】者", {"word": "犧"}, "body", why="鄭以完具釋犧", says="complete")
    t.again("xi, body", "故鄭以【完具】釋犧")
    t.rule("perfect, colour", "若直牷，【未必純】犧", {"word": "牷"}, "colour", says="not necessarily pure")
    t.rule(
        "perfect, body",
        "「牷，【體完貝】」也",
        {"word": "牷"},
        "body",
        at="muren.1.shu.3",
        says="whole and complete",
    )


def _oxen(t: Table) -> None:
    t.asks("ox", "ox", {"享牛": "the offering ox", "求牛": "the seeking ox"})
    t.gives("use", "use", same={"所以祭": "正祭", "所以繹": "繹祭", "繹": "繹祭"})
    t.gives("day", "day")


@decision_table(
    "two-oxen",
    reading="zheng-zhong",
    title="Offering ox and seeking ox: the day before, and prayer",
    authority="鄭司農, through 鄭玄",
    at="niuren.2.zhu.1",
    about=(
        "The offering ox is that of one day before the sacrifice, the seeking ox for prayers to the spirits. Jia "
        "turns the classic against the second: what is for prayer is out of season and not tethered (牧人), and these "
        "oxen are tethered."
    ),
)
def _(t: Table) -> None:
    _oxen(t)
    t.rule("offering", "享牛，【前祭一日】之牛也", {"ox": "享牛"}, "day", says="of one day before")
    t.again("offering", "「享牛，【前祭一日】之牛也」", at="niuren.2.shu.2")
    t.again("offering", "破先鄭為【前祭一日】之牛也", at="niuren.2.shu.4")
    t.rule(
        "seeking",
        "求牛，【禱於鬼神、祈求福】之牛也",
        {"ox": "求牛"},
        "use",
        says="for prayer and begging blessing",
    )
    t.again("seeking", "求牛，【禱於鬼神、祈求福】之牛也", at="niuren.2.shu.3")


@decision_table(
    "two-oxen",
    reading="zheng-xuan",
    title="Offering ox and seeking ox: the main sacrifice, and the *yi*",
    authority="鄭玄, with 賈公彥",
    at="niuren.2.zhu.2",
    about=(
        "享 is to present, 求 is to end. Jia gives the days, today and tomorrow. Others, in Wang Yuzhi's collection "
        "(周禮訂義 卷二十 葉24b): Zheng E agrees with Zheng Xuan and adds the *Record* (索祭祝於祊); in the 小傳 of a Liu "
        "求 is 逑, a mate, so that the two are the oxen of the Emperor and of Ji at the suburb (召誥: 用牲于郊，牛二); for "
        "Shi the seeking ox is what is asked for out of season, which Huang denies."
    ),
)
def _(t: Table) -> None:
    _oxen(t)
    shu, morrow = "niuren.2.shu.1", "niuren.2.shu.5"
    t.rule(
        "offering",
        "獻神之牛，謂【所以祭】者也",
        {"ox": "享牛"},
        "use",
        why="享，獻也",
        says="for the sacrifice itself",
    )
    t.again("offering", "云「享牛」者，謂【正祭】之牛", at=shu)
    t.again("offering", "則享是【正祭】可知", at="niuren.2.shu.4")
    t.rule(
        "offering, day",
        "【今日】正祭于廟",
        {"ox": "享牛"},
        "day",
        at=morrow,
        why="享牛，正祭之牛",
        says="today",
    )
    t.rule(
        "seeking", "終事之牛，謂【所以繹】者也", {"ox": "求牛"}, "use", why="求，終也", says="for the *yi*"
    )
    t.again("seeking", "云「求牛」者，謂【繹祭】之牛", at=shu)
    t.again("seeking", "以解求中為【繹祭】之牛也", at=morrow)
    t.again("seeking", "是名【繹祭】為求也", at=morrow)
    t.rule(
        "seeking, day",
        "【明日】繹祭在門外之西室",
        {"ox": "求牛"},
        "day",
        at=morrow,
        why="求牛，繹祭之牛",
        says="tomorrow",
    )


def _display(t: Table) -> None:
    t.asks("act", "act", {"展牲": "the victims are displayed", "碩牲": "the great victim is led in"})
    t.gives("time", "time", same={"夕牲": "祭前之夕", "選牲": "初選牲"})


@decision_table(
    "display-of-victims",
    reading="zheng-zhong",
    title="Display, as the choosing of victims",
    authority="鄭司農, through 鄭玄",
    at="chongren.4.zhu.1",
    about=(
        "To display is to make ready, like the choosing of victims under Han. Then it would come before the three "
        "months, says Jia, and belong to the Herdsman; but it is named after the tethering."
    ),
)
def _(t: Table) -> None:
    _display(t)
    t.rule(
        "display",
        "具牲，若今時【選牲】也",
        {"act": "展牲"},
        "time",
        why="展，具也",
        says="the choosing of victims",
    )
    t.again("display", "明非【初選牲】", at="chongren.4.shu.1")


@decision_table(
    "display-of-victims",
    reading="zheng-xuan",
    title="Display, as the inspection on the evening before",
    authority="鄭玄, with 賈公彥",
    at="chongren.4.zhu.1",
    about="To display is like the evening inspection of Han; the great victim is of the main sacrifice itself.",
)
def _(t: Table) -> None:
    _display(t)
    t.rule("display", "玄謂：展牲，若今【夕牲】也", {"act": "展牲"}, "time", says="the evening inspection")
    t.again("display", "「玄謂展牲，若今【夕牲】也」", at="chongren.4.shu.2")
    t.again("display", "亦謂【祭前之夕】夕牲時", at="chongren.4.shu.2")
    t.again("display", "上經【夕牲】時", at="chongren.5.shu.1")
    t.rule(
        "great victim",
        "此經據【正祭】時。言「碩牲」者",
        {"act": "碩牲"},
        "time",
        at="chongren.5.shu.1",
        says="the main sacrifice",
    )


@decision_table(
    "feeding-by-kind",
    title="How each kind is fed, tethered, and for how long at most",
    authority="鄭玄, 觀射父 and 孔氏, through 賈公彥",
    at="chongren.1.shu.3",
    about=(
        "Three statements laid over the six kinds. The pen with its fodder is for oxen and sheep; dogs and pigs are "
        "fed on grain and not tethered. By Kong's note the pig is among the far ones, with three months. Of the "
        "horse nothing is said in any of the three, though the *yellow colt* is a victim."
    ),
)
def _(t: Table) -> None:
    t.asks(
        "kind", "victim",
        {"牛": "ox", "馬": "horse", "羊": "sheep", "豕": "pig", "犬": "dog", "雞": "fowl"},
    )  # fmt: skip
    t.gives("feed", "fed on")
    t.gives("tether", "tethered", same={"不繫": "又不繫", "繫于牢": "繫"})
    t.gives("limit", "at most")
    t.rule("fodder", "云「養牛羊曰【芻】」者", {"kind": ("牛", "羊")}, "feed", says="fodder")
    t.again("fodder", "養牛羊曰【芻】", at="chongren.1.zhu.1")
    t.rule(
        "grain",
        "若大豕則曰【豢】，又不繫之矣",
        {"kind": ("犬", "豕")},
        "feed",
        why="大 is mended to 犬",
        says="grain",
    )
    t.rule(
        "tethered",
        "此經云【繫于牢】芻之，惟據牛羊",
        {"kind": ("牛", "羊")},
        "tether",
        says="tethered in the pen",
    )
    t.rule(
        "not tethered",
        "若大豕則曰豢，又【不繫】之矣",
        {"kind": ("犬", "豕")},
        "tether",
        why="大 is mended to 犬",
        says="not tethered",
    )
    far, near = "遠，牛羊豕: Kong", "近，犬雞之屬: Kong"
    t.rule(
        "far",
        "遠不過【三月】",
        {"kind": ("牛", "羊", "豕")},
        "limit",
        at="chongren.3.shu.2",
        why=far,
        says="at most three months",
    )
    t.rule(
        "near",
        "近不過【浹日】",
        {"kind": ("犬", "雞")},
        "limit",
        at="chongren.3.shu.2",
        why=near,
        says="at most a round of days",
    )


@decision_table(
    "offerings-of-mourning",
    title="Offerings laid down before the burial, with and without victims",
    authority="賈公彥",
    at="niuren.6.shu.1",
    about=(
        "Morning and evening have dried meat, mince and ale, whatever the rank, and no part of a victim; seven "
        "occasions have parts. The sending-off has horse as well as ox. The other six Jia does not say that of."
    ),
)
def _(t: Table) -> None:
    t.asks(
        "occasion", "offering",
        {"朝夕": "morning and evening", "小斂": "the lesser laying-out", "大斂": "the greater laying-out",
         "朔月": "the first of the month", "月半": "the middle of the month", "薦新": "first fruits",
         "祖奠": "the setting out", "遣奠": "the sending-off"},
    )  # fmt: skip
    t.gives("parts", "parts of victims", same={"皆脯醢酒而已，無牲體": "無牲體"})
    t.gives("horse", "horse besides ox")
    t.rule(
        "daily",
        "朝夕之奠，無尊卑，皆脯醢酒而已，【無牲體】",
        {"occasion": "朝夕"},
        "parts",
        says="no parts of victims",
    )
    t.rule(
        "seven", "唯有小斂、大斂、朔月、月半、薦新、祖奠及遣奠時【有牲體】",
        {"occasion": ("小斂", "大斂", "朔月", "月半", "薦新", "祖奠", "遣奠")}, "parts", says="parts of victims"
    )  # fmt: skip
    t.rule("sending-off", "大遣奠非直牛，【亦有馬牲】耳", {"occasion": "遣奠"}, "horse", says="horse as well")


@decision_table(
    "oxen-for-guests",
    title="What the three gifts to guests are, and when they are given",
    authority="鄭玄, with 賈公彥",
    at="niuren.3.zhu.1",
    about=(
        "牢禮積膳 divided as Zheng divides it. Jia adds the occasion. The table gift, he says, is a great *lao* for all five "
        "ranks; under the Keeper of Guests the classic lists it for dukes, marquises and earls, and for viscounts and "
        "barons not (周禮注疏 卷三十八 葉25a–26a)."
    ),
)
def _(t: Table) -> None:
    t.asks("gift", "gift", {"牢禮": "lao gifts", "積": "provisions", "膳": "table gifts"})
    t.gives("is", "what it is", same={"股膳大牢": "殷膳太牢"})
    t.gives("when", "when it is given", same={"間禮賓客": "賓客未去之間", "中間未去": "賓客未去之間"})
    t.rule("lao", "牢禮，【飧饔】也", {"gift": "牢禮"}, "is", says="supper and great meal")
    t.again("lao", "故云牢禮【飧饔】也", at="niuren.3.shu.2")
    t.again("lao", "鄭知牢禮【飧饔】者", at="niuren.3.shu.2")
    t.rule("provisions", "積，所以【給賓客之用】", {"gift": "積"}, "is", says="for the needs of guests")
    t.again("provisions", "云「積所以【給賓客之用】」者", at="niuren.3.shu.3")
    t.rule(
        "provisions, when",
        "謂【行道】之用",
        {"gift": "積"},
        "when",
        at="niuren.3.shu.3",
        why="said of 積",
        says="on the road",
    )
    t.rule(
        "table",
        "若《掌客》云「【殷膳太牢】」",
        {"gift": "膳"},
        "is",
        says="mid-stay table gift, a great *lao*",
    )
    t.again("table", "又引《掌客》云「【股膳大牢】」", at="niuren.3.shu.4")
    t.rule("table, when", "膳，所以【間禮賓客】", {"gift": "膳"}, "when", says="while they have not left")
    t.again("table, when", "謂【賓客未去之間】致禮也", at="niuren.3.shu.4")
    t.again("table, when", "殷，中也，【中間未去】", at="niuren.3.shu.4")
    t.again("table, when", "即是【間禮賓客】也", at="niuren.3.shu.4")


def _vessels(t: Table) -> None:
    t.asks("thing", "thing", {"互": "rack", "盆": "basin", "簝": "basket"})
    t.gives("is", "what it is, or is for")
    at = "niuren.8.zhu.1"
    t.rule("basin", "盆，【所以盛血】", {"thing": "盆"}, "is", at=at, says="holds the blood")
    t.rule("basket", "簝，【受肉籠】也", {"thing": "簝"}, "is", at=at, says="takes the meat")


@decision_table(
    "vessels-of-the-oxherd",
    reading="zheng-zhong",
    title="The rack, as a kind of horn-guard",
    authority="鄭司農, through 鄭玄",
    at="niuren.8.zhu.1",
    about="互 is of the kind of the guard on horns and nose. Jia: he had made those two one thing before, and adds a third.",
)
def _(t: Table) -> None:
    _vessels(t)
    t.rule("rack", "互謂【楅衡之屬】", {"thing": "互"}, "is", says="of the kind of horn-guard and nose-bar")


@decision_table(
    "vessels-of-the-oxherd",
    reading="zheng-xuan",
    title="The rack, as a butcher's",
    authority="鄭玄",
    at="niuren.8.zhu.1",
    about="互 is like the rack on which butchers hang meat. Jia asks when it could hang there, and finds the moment: after cutting up, before it is offered.",
)
def _(t: Table) -> None:
    _vessels(t)
    t.rule("rack", "互，若今【屠家縣肉格】", {"thing": "互"}, "is", says="a butcher's rack")
    t.again("rack", "若今【屠家縣肉格】」", at="niuren.8.shu.1")
