"""Tables of muster and hunt: which flag for whom, what is on it, which hunt in a season, whose is the game."""

from zhouli.decision import Table, decision_table

GATHER, MUSTER, FLAGS = "xiangshi.11.zhu.1", "xiangshi.11.shu.1", "xiangshi.11.shu.3"


@decision_table(
    "flag-by-rank-and-occasion",
    title="Which flag, for whom and when",
    authority="鄭玄, with 賈公彥",
    at=FLAGS,
    about=(
        "The minister has the whole-silk flag in ordinary times and the banner with bear and tiger in the "
        "army; the grandee the mixed-silk flag and the pennon with falcons. The Master of Districts, a "
        "grandee, gathers the multitudes under the banner all the same, because he gathers them for the "
        "minister. Jia argues in the same way for 遂人 (合用鳥隼之旗 … 掌眾與大司徒同, Siku 卷十五 葉二十六下). "
        "易氏, in 王與之's 訂義 (卷十八 葉八下至九上), lets the minister's change of flag follow from his command: "
        "who leads troops has a painted flag, who leads none a plain one."
    ),
)
def _(t: Table) -> None:
    t.asks("who", "whose flag", {
        "司徒": "the Minister of the Multitudes", "大夫": "a grandee on his own account",
        "鄉師": "the Master of Districts",
    })  # fmt: skip
    t.asks("when", "on what occasion", {
        "尋常": "in ordinary times", "在軍": "in the army", "致眾": "gathering the multitudes for the hunt",
    })  # fmt: skip
    t.gives("flag", "which flag", same={
        "熊虎": "旗", "熊虎之旗": "旗", "司徒之大旗": "旗", "司徒大旗": "旗", "鳥隼之旟": "旟",
    })  # fmt: skip
    t.rule("minister", "大司徒既是卿官，尋常建【旜】", {"who": "司徒", "when": "尋常"}, "flag")
    t.again("minister", "又云「孤卿建【旜】")
    t.rule(
        "minister_army", "在軍建【熊虎】", {"who": "司徒", "when": "在軍"}, "flag", why="of the minister, as before"
    )
    t.rule("minister_gathers", "司徒致眾庶者，以【熊虎之旗】", {"who": "司徒", "when": "致眾"}, "flag", at=GATHER)
    t.again("minister_gathers", "「司徒致眾庶者，以【熊虎之旗】」", at="xiangshi.11.shu.2")
    t.rule("grandee", "又云「孤卿建旜，大夫士建【物】」", {"who": "大夫", "when": "尋常"}, "flag", why="in ordinary times")
    t.again("grandee", "鄉師既是大夫官，尋常建【物】")
    t.rule(
        "grandee_army", "明在軍當以【鳥隼之旟】", {"who": "大夫", "when": "在軍"}, "flag", why="of the grandee, as before"
    )
    t.rule("grandee_gathers", "大夫致眾，當以【鳥隼之旟】", {"who": "大夫", "when": "致眾"}, "flag", at=GATHER)
    t.again("grandee_gathers", "「大夫致眾，當以【鳥隼之旟】」")
    t.rule(
        "master", "鄉師既是大夫官，尋常建【物】", {"who": "鄉師", "when": "尋常"}, "flag"
    )
    t.rule(
        "master_army", "明在軍當以【鳥隼之旟】", {"who": "鄉師", "when": "在軍"}, "flag", why="of the Master, as before"
    )
    t.rule(
        "master_gathers", "鄉師為司徒致眾庶，故還用【司徒之大旗】", {"who": "鄉師", "when": "致眾"}, "flag", at=MUSTER
    )
    t.again("master_gathers", "及期，以【司徒之大旗】致眾庶", at="xiangshi.11.jing.1")
    t.again("master_gathers", "「以【司徒之大旗】致眾庶」", at=MUSTER)
    t.again("master_gathers", "明用【司徒大旗】", at="xiangshi.11.shu.2")


@decision_table(
    "flag-by-what-is-on-it",
    title="The flags by what is on them",
    authority="司常, through 賈公彥",
    at=FLAGS,
    about="Six of the nine flags. The banner with bear and tiger is quoted a second time on its own.",
)
def _(t: Table) -> None:
    signs = {
        "日月": "sun and moon", "交龍": "entwined dragons", "通帛": "silk of one colour", "雜帛": "silk of two",
        "熊虎": "bear and tiger", "鳥隼": "falcons",
    }  # fmt: skip
    t.asks("sign", "what is on it, or what it is made of", signs)
    t.gives("flag", "the name of the flag")
    for name, sign, flag in zip(
        ("sun", "dragon", "whole", "mixed", "bear", "falcon"), signs, "常旂旜物旗旟", strict=True
    ):
        t.rule(name, f"{sign}為【{flag}】", {"sign": sign}, "flag")
    t.again("bear", "《司常職》云「熊虎為【旗】」", at="xiangshi.11.shu.2")
    t.again("bear", "以熊虎為【旗】也", at="xiangshi.11.shu.2")


@decision_table(
    "hunt-by-season",
    title="The four hunts",
    authority="賈公彥",
    at="xiangshi.12.shu.2",
    about="The note names one hunt, 狩; Jia takes it for the winter hunt, which stands for all four.",
)
def _(t: Table) -> None:
    t.asks("season", "which season", {"春": "spring", "夏": "summer", "秋": "autumn", "冬": "winter"})
    t.gives("hunt", "the name of the hunt")
    hunts = ("spring", "春", "蒐"), ("summer", "夏", "苗"), ("autumn", "秋", "獮"), ("winter", "冬", "狩")
    for name, season, hunt in hunts:
        t.rule(name, f"{season}【{hunt}】", {"season": season}, "hunt")
    t.again("spring", "謂春【蒐】", at="xiangshi.10.shu.1")
    t.again("summer", "夏【苗】等", at="xiangshi.10.shu.1")


@decision_table(
    "game-of-the-hunt",
    title="Whose is the game",
    authority="大司馬, through 賈公彥",
    at=MUSTER,
    about=(
        "Great beasts go to the common store, small ones to whoever took them; the Master of Districts decides "
        "the quarrels. The rule is that of the Minister of War, whom Jia does not name. What lies between "
        "great and small it does not say, and that is where one would quarrel."
    ),
)
def _(t: Table) -> None:
    t.asks("beast", "what was taken", {"大獸": "a great beast", "小禽": "small game"})
    t.gives("goes", "to whom it goes")
    t.rule("great", "得大獸【公之】", {"beast": "大獸"}, "goes")
    t.rule("small", "小禽【私之】", {"beast": "小禽"}, "goes")
