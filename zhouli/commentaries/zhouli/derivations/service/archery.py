"""The archery of the district: what the five things are, who shoots at what, in which building."""

from zhouli.decision import Table, decision_table

THINGS = {
    "和": "harmony", "容": "bearing", "主皮": "hitting the hide", "和容": "harmonious bearing", "興舞": "rising to dance",
}  # fmt: skip
OLD_NOTE, NEW_NOTE, AGAINST, BREAKS, MATCH = (
    "xiangdafu.6.zhu.1", "xiangdafu.6.zhu.2", "xiangdafu.6.shu.3", "xiangdafu.6.shu.4", "xiangdafu.6.shu.6",
)  # fmt: skip


def _asks(t: Table, **same: str) -> None:
    t.asks("thing", "which of the five", THINGS)
    t.gives("sense", "what it is", same=same)


@decision_table(
    "five-things-of-archery",
    reading="zheng-zhong",
    title="The five things of the archery, after Zheng Zhong",
    authority="鄭司農, through 鄭玄",
    at=OLD_NOTE,
    about=(
        "Zheng Zhong explains three of the five. Jia: the later Zheng does not follow the first two. Where his words end "
        "is not marked."
    ),
)
def _(t: Table) -> None:
    _asks(t)
    t.rule(
        "harmony",
        "和，謂【閨門之內行】",
        {"thing": "和"},
        "sense",
        says="conduct within the doors of the home",
    )
    t.again("harmony", "司農云「和，謂【閨門之內行】也」者", at=AGAINST)
    t.again("harmony", "故「和謂【閨門之內行】也」", at=AGAINST)
    t.rule("bearing", "容，謂【容貌】", {"thing": "容"}, "sense", says="outward bearing")
    t.again("bearing", "云「容，謂【容貌】也」者", at=AGAINST)
    t.rule("hide", "主皮，謂【善射】", {"thing": "主皮"}, "sense", says="being good at archery")


@decision_table(
    "five-things-of-archery",
    reading="du-zichun",
    title="The five things of the archery, after Du Zichun",
    authority="杜子春, through 鄭玄",
    at=OLD_NOTE,
    about=(
        "Du Zichun mends two words: he reads 和容 as 和頌, and in the old copies, which have 無 for 舞, he reads 'dance'. "
        "These are the two that Zheng Zhong leaves without a gloss. Jia's objection: dancing is dance and music already, "
        "so music would be said twice."
    ),
)
def _(t: Table) -> None:
    _asks(t)
    t.rule(
        "harmonious",
        "讀和容為和頌，謂【能為樂】也；無",
        {"thing": "和容"},
        "sense",
        says="being able to make music",
    )
    t.again("harmonious", "讀和容為和頌，謂【能為樂】也」者", at=AGAINST)
    t.again("harmonious", "又以和容謂【能為樂】", at=AGAINST)
    t.rule(
        "dance", "無讀為舞，謂【能為六舞】", {"thing": "興舞"}, "sense",
        says="being able to perform the six dances", why="the word is 舞 in 興舞, which the old copies write 無",
    )  # fmt: skip


@decision_table(
    "five-things-of-archery",
    reading="zheng-xuan",
    title="The five things of the archery, after Zheng Xuan",
    authority="鄭玄",
    at=NEW_NOTE,
    about=(
        "All five are found again in what the districts are taught, the first two each for a whole six and the others "
        "for three of the arts. Jia: what is asked is within the three things, and there is no harmony and bearing "
        "apart from them. Later readers went other ways: 薛氏 and 易氏 keep all five to the archery, the one as the fine "
        "ends of virtue, conduct and arts in it, the other as moments before, in and after the shooting (王與之, 訂義 卷十八 葉二十九下至三十一上)."
    ),
)
def _(t: Table) -> None:
    _asks(t, 孝="六行")
    t.rule("harmony", "和載【六德】", {"thing": "和"}, "sense", says="carries the six virtues")
    t.again("harmony", "「玄謂和載【六德】", at=BREAKS)
    t.again("harmony", "故云「和載【六德】」", at=BREAKS)
    t.rule("bearing", "容包【六行】", {"thing": "容"}, "sense", says="embraces the six kinds of conduct")
    t.again("bearing", "容包【六行】也」者", at=BREAKS)
    t.again("bearing", "容則【孝】也", at=BREAKS)
    t.again("bearing", "孝在六行之上，故云「容包【六行】」", at=BREAKS)
    for name, thing, words, again, says in (
        ("hide", "主皮", "主皮、和容、興舞，則六藝之【射】與", "故以主皮當【射】", "archery"),
        ("harmonious", "和容", "主皮、和容、興舞，則六藝之射與【禮】", "和容當【禮】", "ritual"),
        ("dance", "興舞", "主皮、和容、興舞，則六藝之射與禮、【樂】與", "興舞當【樂】", "music"),
    ):
        t.rule(name, words, {"thing": thing}, "sense", says=says)
        t.again(name, again, at=MATCH)


@decision_table(
    "archery-by-rank",
    title="Archery by rank",
    authority="賈公彥",
    at="xiangdafu.6.shu.5",
    about=(
        "Which rites of archery each has, what goes before it and what he shoots at. Both lists Jia leaves open, 'and "
        "so on'. Commoners have no rite, and of what would go before it nothing can be said."
    ),
)
def _(t: Table) -> None:
    before = "xiangdafu.6.shu.8"
    ranks = {
        "天子": "the Son of Heaven", "諸侯": "feudal lords", "卿大夫": "ministers and grandees", "士": "officers",
        "庶人": "commoners",
    }  # fmt: skip
    high = ("天子", "諸侯", "卿大夫", "士")
    up = "from the Son of Heaven to the officers, and from the officers up"
    t.asks("who", "of what rank", ranks)
    t.gives("rites", "which rites of archery he has", same={"無射禮": "無此射禮"})
    t.gives("target", "what he shoots at")
    t.gives("before", "which rite goes before")
    t.rule("high-rites", "天子至士，有【大射、燕射、賓射】之等", {"who": high}, "rites", why=up)
    t.rule("low-rites", "庶人則【無此射禮】", {"who": "庶人"}, "rites")
    t.again("low-rites", "故云「【無射禮】」也")
    t.rule("high-target", "自士已上，張【皮侯、采侯、獸侯】", {"who": high}, "target", why=up)
    t.rule("low-target", "庶人主射此【皮】", {"who": "庶人"}, "target")
    t.rule("banquet", "天子、諸侯射，先行【燕禮】", {"who": ("天子", "諸侯")}, "before", at=before)
    t.rule("drinking", "卿大夫、士射，先行【鄉飲酒之禮】", {"who": ("卿大夫", "士")}, "before", at=before)


@decision_table(
    "archery-in-hall-or-school",
    title="Where the district shoots and where the *zhou*",
    authority="鄉射禮, through 賈公彥",
    at="xiangdafu.6.shu.2",
    about=(
        "Two officers hold the same rite in two buildings. The closed hall is the school of the district, the open one "
        "that of the *zhou*; for Jia 豫 and 序 are the same."
    ),
)
def _(t: Table) -> None:
    same = "the hall is said of the District Grandee, the open hall of the head of the zhou"
    t.asks("who", "who holds it", {"鄉大夫": "the District Grandee", "州長": "the head of the *zhou*"})
    t.gives("hall", "in which building")
    t.gives("turn", "where the archer turns")
    t.gives("mark", "below what the mark is")
    t.rule("district", "【堂】謂鄉學，據鄉大夫所行射禮", {"who": "鄉大夫"}, "hall")
    t.rule("zhou", "【豫】謂州長春秋二時習射", {"who": "州長"}, "hall")
    t.rule("district-turn", "堂則【由楹外】", {"who": "鄉大夫"}, "turn", why=same)
    t.rule("zhou-turn", "豫則【鉤楹內】", {"who": "州長"}, "turn", why=same)
    t.rule("district-mark", "堂則物當【楣】", {"who": "鄉大夫"}, "mark", why=same)
    t.rule("zhou-mark", "序則物當【棟】", {"who": "州長"}, "mark", why=same)
