"""Which victim for which rite: colour, hair, where it is tethered and how long it is fed, as decision tables."""

from collections.abc import Callable

from zhouli.decision import Table, decision_table

RITES = {
    "天於南郊": "heaven, southern suburb",
    "宗廟": "ancestral temple",
    "地北郊": "earth, northern suburb",
    "社稷": "soil and grain",
    "昊天": "August Heaven",
    "崑崙": "Kunlun",
    "五方天帝": "Five Emperors",
    "四望": "the four, from afar",
    "司中、司命": "the two Directors",
    "山川": "hills and rivers",
    "百物": "hundred creatures",
    "表貉": "before a hunt",
    "所過山川": "hills on the way",
    "副辜": "rending",
    "侯禳": "averting",
}
YANG, YIN = ("天於南郊", "宗廟"), ("地北郊", "社稷")
SEASONAL = ("司中、司命", "山川", "百物")
OUTER, BREAKING = ("表貉", "所過山川"), ("副辜", "侯禳")
SEASONS = {"春": "spring", "夏": "summer", "秋": "autumn", "冬": "winter"}
# What Jia says of one colour in several words; that a yellow colt is motley with yellow in it is his too.
COLOURS = {"赤": "騂", "黑": "黝", "方之色": "方色", "其方之色": "方色", "雜色": "尨", "黃駒": "尨"}
TERMS = {"浹日": "一旬之內", "一旬": "一旬之內"}

RULES, NOTE = "muren.2.jing.1", "muren.2.zhu.1"
RED, COLOUR, SUBURB, SEASON = (f"muren.2.shu.{n}" for n in (2, 3, 4, 5))
AFAR, BLACK = "muren.2.shu.6", "muren.2.shu.7"
SCATTERED = (
    "司中、司命 and what is below are the spirits of the seasonal sacrifices too: 此散祭祀，則上時祀之神也"
)


def _asks(t: Table) -> None:
    t.asks("to", "rite", RITES)
    t.asks("when", "season", SEASONS)
    t.gives("colour", "colour", same=COLOURS)
    t.gives("hair", "hair or body")
    t.never(
        "夏至祭地方澤: Kunlun has its sacrifice at the summer solstice",
        {"to": "崑崙", "when": ("春", "秋", "冬")},
    )
    t.never(
        "此禮天以冬至: Zheng on the grey-blue disc (大宗伯, 周禮注疏 卷十八 葉35b); it is of the winter solstice",
        {"to": "昊天", "when": ("春", "夏", "秋")},
    )


def _stated_elsewhere(t: Table, rule: Callable[..., None]) -> None:
    """Quote the colours that Jia adduces from the Minister of Rites, as rules or as exceptions."""
    rule("round mound", "則昊天與崑崙牲用【蒼】用黃", {"to": "昊天"}, "colour", at=COLOUR, says="grey-blue")
    rule("square pool", "則昊天與崑崙牲用蒼用【黃】", {"to": "崑崙"}, "colour", at=COLOUR, says="yellow")
    t.again("square pool", "夏至祭地方澤，牲用【黃】", at=SEASON)
    rule(
        "five quarters",
        "四時迎五方天帝，又各依其【方色】",
        {"to": "五方天帝"},
        "colour",
        at=COLOUR,
        says="the colour of the quarter",
    )
    t.again("five quarters", "春夏迎氣，牲各隨【方之色】", at=SEASON)


def _named_apart(t: Table) -> None:
    """Quote the classic on what it names apart: from afar, in season, outside, breaking."""
    why = "望祀，五嶽、四鎮、四瀆也: Zheng; 望祀是四望者: Jia"
    t.exception(
        "afar",
        "望祀，各以【其方之色】牲毛之",
        {"to": "四望"},
        "colour",
        why=why,
        says="the colour of its quarter",
    )
    t.exception(
        "afar, hair", "各以其方之色牲【毛之】", {"to": "四望"}, "hair", why=why, says="chosen by the hair"
    )
    t.again("afar, hair", "陽祀、陰祀、望祀皆云「【毛之】」", at="chongren.3.shu.3")
    why = "山川以下至四方百物: Zheng; 日月已下亦在此時祀中: Jia"
    t.exception(
        "seasonal",
        "凡時祀之牲，必用【牷物】",
        {"to": SEASONAL},
        "hair",
        at="muren.3.jing.1",
        why=why,
        says="a perfect kind",
    )
    t.again("seasonal", "必用【牷物】者", at="muren.3.shu.1")
    t.again("seasonal", "凡時祀用【牷物】", at="chongren.3.shu.3")
    t.exception(
        "seasonal, colour",
        "則此牷物者，【非方非雜】",
        {"to": SEASONAL},
        "colour",
        at="muren.3.shu.1",
        why=why,
        says="neither of the quarter nor mixed",
    )
    why = "外祭，謂表貉及王行所過山川用事者 (Zheng); 毀謂副辜、侯禳 (Du Zichun)"
    t.exception(
        "outer",
        "凡外祭毀事，用【尨】可也",
        {"to": OUTER + BREAKING},
        "colour",
        at="muren.4.jing.1",
        why=why,
        says="motley will do",
    )
    t.again("outer", "此云【尨】，《校人》用黃駒者", at="muren.4.shu.3")
    t.again("outer", "下用尨，尨是【雜色】", at="muren.3.shu.1")
    t.again("outer", "對下文云「尨」是【雜色】", at=RED)
    t.again("outer", "尨謂【雜色】不純", at="muren.4.zhu.1")
    t.again("outer", "非常之祭用【尨】之類", at="muren.4.shu.4")
    t.again("outer", "若上文「凡外祭毀事，用【尨】可也」", at="muren.6.shu.1")
    t.exception(
        "outer, hair",
        "據尨中有黃色者用之，【不必純】",
        {"to": OUTER + BREAKING},
        "hair",
        at="muren.4.shu.3",
        why="said of the colt and of motley alike",
        says="need not be pure",
    )
    t.exception(
        "colt", "凡將事于四海山川，則飾【黃駒】", {"to": "所過山川"}, "colour", at="muren.4.shu.3",
        why="王行所過山川用事者, which Jia proves by these words of 校人", says="a yellow colt"
    )  # fmt: skip


def _feeding(t: Table) -> None:
    """Quote the classic on tethering, as Jia extends it."""
    t.gives("pen", "where tethered")
    t.gives("term", "how long fed", same=TERMS)
    five, kings = "chongren.1.jing.1", "chongren.2.shu.1"
    t.rule(
        "five emperors, pen",
        "祀五帝，則繫于【牢】",
        {"to": "五方天帝"},
        "pen",
        at=five,
        why="五帝: the same Emperors",
        says="in the pen",
    )
    t.again("five emperors, pen", "此經云繫于【牢】芻之", at="chongren.1.shu.3")
    t.rule(
        "five emperors",
        "芻之【三月】",
        {"to": "五方天帝"},
        "term",
        at=five,
        why="祀五帝: the same Emperors",
        says="three months",
    )
    t.rule(
        "former kings, pen",
        "故今以先王亦如之，亦繫于【牢】",
        {"to": "宗廟"},
        "pen",
        at=kings,
        why="先王: the temple",
        says="in the pen",
    )
    t.rule(
        "former kings",
        "芻之【三月】也",
        {"to": "宗廟"},
        "term",
        at=kings,
        why="先王: the temple",
        says="three months",
    )
    t.again("former kings", "臨祭前【三月】", at="muren.5.shu.1")
    others = ("昊天", "崑崙", "天於南郊", "地北郊", "社稷", "四望")
    why = "昊天及地祇與四望、社稷之等外神，皆繫之也: Jia"
    t.rule(
        "other outer spirits, pen", "故今以先王亦如之，亦繫于【牢】", {"to": others}, "pen", at=kings,
        why=why + ", and 亦, 'also', of the kings", says="in the pen",
    )  # fmt: skip
    t.rule(
        "other outer spirits",
        "臨祭前【三月】，授與充人繫養之",
        {"to": others},
        "term",
        at="muren.5.shu.1",
        why=why,
        says="three months",
    )
    t.again("other outer spirits", "是其【三月】之義也", at="chongren.1.shu.4")
    t.exception(
        "scattered, pen",
        "凡散祭祀之牲，繫于【國門】",
        {"to": SEASONAL},
        "pen",
        at="chongren.3.jing.1",
        why=SCATTERED,
        says="at the gates of the capital",
    )
    t.again("scattered, pen", "直言「繫于【國門】", at="chongren.3.shu.1")
    t.exception(
        "scattered",
        "則或【一旬之內】而已",
        {"to": SEASONAL},
        "term",
        at="chongren.3.shu.1",
        why=SCATTERED,
        says="within ten days",
    )
    t.again("scattered", "此散祭祀亦可【浹日】而已", at="chongren.3.shu.2")
    why = "若上文「凡外祭毀事，用尨可也」，是非時而祭祀者也: Jia"
    t.exception(
        "untethered",
        "凡牲【不繫】者，共奉之",
        {"to": OUTER + BREAKING},
        "pen",
        at="muren.6.jing.1",
        why=why,
        says="not tethered",
    )
    t.again("untethered", "云「【不繫】」者", at="muren.6.shu.1")
    t.again("untethered", "「凡牲【不繫】者，共奉之」", at="niuren.2.shu.3")


@decision_table(
    "victims-by-rite",
    reading="zheng-xuan",
    title="Which victim for which rite, by recipient",
    authority="鄭玄, with 賈公彥",
    at=RULES,
    about=(
        "*Yang* is for Zheng Xuan heaven at the southern suburb and the temple, *yin* earth at the northern suburb "
        "and soil and grain. The season is asked and makes no difference. The outer spirits that the classic does not "
        "name on the Fattener stand in the pen with the Five Emperors by Jia's extension; how long those are fed that "
        "are not tethered is not said."
    ),
)
def _(t: Table) -> None:
    _asks(t)
    yang, yin = "陽祀，祭天於南郊及宗廟: Zheng Xuan", "陰祀，祭地北郊及社稷也: Zheng Xuan"
    t.rule("yang", "凡陽祀，用【騂】牲毛之", {"to": YANG}, "colour", why=yang, says="russet")
    for at, words in (
        (RED, "故知騂是【赤】也"), (SUBURB, "是南郊用【騂】也"), (SUBURB, "是祭宗廟時【赤】也"),
        (SUBURB, "則祭天於南郊及宗廟用【騂】也"), (SEASON, "周祭宗廟，四時同用【騂】"), (NOTE, "騂牲，【赤】色"),
    ):  # fmt: skip
        t.again("yang", words, at=at)
    t.rule("yang, hair", "用騂牲【毛之】；陰祀", {"to": YANG}, "hair", why=yang, says="chosen by the hair")
    t.again("yang, hair", "則此經云「【毛之】」者", at=RED)
    t.rule("yin", "陰祀，用【黝】牲毛之", {"to": YIN}, "colour", why=yin, says="dark")
    t.again("yin", "幽，【黑】也", at=NOTE)
    t.again("yin", "故從幽為【黑】也", at=BLACK)
    t.rule("yin, hair", "用黝牲【毛之】", {"to": YIN}, "hair", why=yin, says="chosen by the hair")
    t.again("yin, hair", "則此經云「【毛之】」者", at=RED)
    _stated_elsewhere(t, t.rule)
    _named_apart(t)
    _feeding(t)


def _by_season(t: Table, excepted: bool = False) -> None:
    """Quote the rule of *yang* for spring and summer, and set Jia's counter-examples beside it, or before it."""
    _asks(t)
    yang = "陽祀，春夏也: Zheng Zhong; of the sacrifices that the classic does not name apart"
    t.rule("yang", "凡陽祀，用【騂】牲毛之", {"when": ("春", "夏")}, "colour", why=yang, says="russet")
    t.again("yang", "騂牲，【赤】色", at=NOTE)
    t.rule(
        "yang, hair",
        "用騂牲【毛之】；陰祀",
        {"when": ("春", "夏")},
        "hair",
        why=yang,
        says="chosen by the hair",
    )
    t.again("yang, hair", "陽祀、陰祀、望祀皆云「【毛之】」", at="chongren.3.shu.3")
    t.rule(
        "temple",
        "周祭宗廟，四時同用【騂】",
        {"to": "宗廟"},
        "colour",
        at=SEASON,
        says="russet in all four seasons",
    )
    _stated_elsewhere(t, t.exception if excepted else t.rule)
    _named_apart(t)


@decision_table(
    "victims-by-rite",
    reading="zheng-zhong",
    title="Which victim for which rite, by season",
    authority="鄭司農, through 鄭玄",
    at=RULES,
    about=(
        "*Yang* sacrifices are those of spring and summer. Of *yin* he is quoted on the word only, and so the table is "
        "silent on autumn and winter. Beside his rule stand the colours that Jia brings against it; a clash is where "
        "one of them bites. What the classic names apart (from afar, in season, outside) is taken to go before the "
        "rule: in spring and summer those too would otherwise be russet."
    ),
)
def _(t: Table) -> None:
    _by_season(t)


@decision_table(
    "victims-by-rite",
    reading="halves-of-the-year",
    title="Which victim for which rite, by season, autumn and winter supplied",
    authority="ours",
    at=RULES,
    ours=True,
    about=(
        "The other half, which nobody in the text states: *yin* sacrifices as those of autumn and winter. Jia's "
        "first counter-example, russet in the temple in all four seasons, bites only here."
    ),
)
def _(t: Table) -> None:
    _by_season(t)
    yin = "autumn and winter: what spring and summer leave, stated by nobody"
    t.rule("yin", "陰祀，用【黝】牲毛之", {"when": ("秋", "冬")}, "colour", why=yin, says="dark")
    t.again("yin", "幽，【黑】也", at=NOTE)
    t.rule("yin, hair", "用黝牲【毛之】", {"when": ("秋", "冬")}, "hair", why=yin, says="chosen by the hair")
    t.again("yin, hair", "陽祀、陰祀、望祀皆云「【毛之】」", at="chongren.3.shu.3")


@decision_table(
    "victims-by-rite",
    reading="stated-elsewhere-excepted",
    title="Which victim for which rite, by season, with Jia's own exception",
    authority="ours",
    at=RULES,
    ours=True,
    about=(
        "For Zheng Xuan's rule Jia sets aside what has a colour stated elsewhere: August Heaven, Kunlun and the Five "
        "Emperors are not in question (牲則非此騂牲、黝牲). Set aside for Zheng Zhong's rule as well, they no longer "
        "clash with it."
    ),
)
def _(t: Table) -> None:
    _by_season(t, excepted=True)


def _whom(t: Table) -> None:
    t.asks(
        "to", "rite",
        {"五帝": "the Five Emperors", "先王": "the former kings", "昊天": "August Heaven", "地祇": "the spirits of earth",
         "四望": "the four, from afar", "社稷": "soil and grain", "散祭祀": "the scattered sacrifices"},
    )  # fmt: skip
    t.gives("term", "how long fed", same={"亦如之": "三月", "浹日": "一旬之內", "皆繫之": "三月"})
    at = "chongren.1.jing.1"
    t.rule(
        "five emperors", "祀五帝，則繫于牢，芻之【三月】", {"to": "五帝"}, "term", at=at, says="three months"
    )
    t.rule(
        "former kings",
        "享先王，【亦如之】",
        {"to": "先王"},
        "term",
        at="chongren.2.jing.1",
        says="three months",
    )


@decision_table(
    "three-months-for-whom",
    reading="classic",
    title="For whom three months, by the words of the classic",
    authority="周禮",
    at="chongren.1.jing.1",
    about="The classic names the Five Emperors and adds the former kings; for the scattered sacrifices it says where, and not how long.",
)
def _(t: Table) -> None:
    _whom(t)


@decision_table(
    "three-months-for-whom",
    reading="jia",
    title="For whom three months, as Jia extends it",
    authority="賈公彥",
    at="chongren.1.shu.1",
    about=(
        "The Five Emperors stand for all outer spirits (略舉五帝而已); and since no term is given for the scattered, "
        "theirs may be ten days at most."
    ),
)
def _(t: Table) -> None:
    _whom(t)
    t.again("former kings", "亦繫于牢，芻之【三月】也", at="chongren.2.shu.1")
    t.rule(
        "outer spirits", "其實昊天及地祇與四望、社稷之等外神，【皆繫之】也",
        {"to": ("昊天", "地祇", "四望", "社稷")}, "term", says="all tethered"
    )  # fmt: skip
    t.rule(
        "scattered",
        "云「散祭祀之牲」，直言「繫于國門，使養之」，不言三月，則或【一旬之內】而已",
        {"to": "散祭祀"},
        "term",
        at="chongren.3.shu.1",
        says="within ten days",
    )
    t.again("scattered", "此散祭祀亦可【浹日】而已", at="chongren.3.shu.2")


@decision_table(
    "seasonal-colours",
    title="Pure, and not of the quarter: Jia's four examples",
    authority="賈公彥",
    at="muren.3.shu.1",
    about=(
        "A perfect kind is pure and need not be of its quarter: yellow or black will do in the east, white or blue "
        "in the south. Whether the quarter's own colour would do too turns on 不得隨方之色. Here 不得 is 'may not'; "
        "taken as 'cannot be bound to' it excludes nothing. None of the four examples is the quarter's own colour. Of "
        "the other colours, and of west and north, nothing is said."
    ),
)
def _(t: Table) -> None:
    t.asks("quarter", "quarter", {"東方": "east", "南方": "south"})
    t.asks(
        "colour",
        "pure colour",
        {"純青": "blue", "純赤": "red", "純黃": "yellow", "純白": "white", "純黑": "black"},
    )
    t.gives("may", "will it do")
    words = "假令東方或純黃、純黑，南方或純白、純青，【皆得】也"
    t.rule("east", words, {"quarter": "東方", "colour": ("純黃", "純黑")}, "may", says="all will do")
    t.rule("south", words, {"quarter": "南方", "colour": ("純白", "純青")}, "may", says="all will do")
    for name, quarter, colour in (("east, own", "東方", "純青"), ("south, own", "南方", "純赤")):
        t.rule(
            name, "雖【不得】隨方之色", {"quarter": quarter, "colour": colour}, "may",
            why="the colour of the quarter: blue for the east, red for the south", says="may not follow the quarter"
        )  # fmt: skip
