"""Tables of the Master of Counties: who counts what, which territories, what resting land is called."""

from zhouli.decision import Table, decision_table

OFFICE, INWARD, COUNTED, CENSUS = "xianshi.1.jing.1", "xianshi.1.shu.1", "xianshi.1.shu.2", "xianshi.1.shu.3"
GRASS, RESTED, SIDES = "xianshi.1.shu.6", "xianshi.1.shu.7", "xianshi.3.shu.1"

PLACES = {
    "邦國": "the states", "都鄙": "the outlying domains", "稍": "the *shao*", "甸": "the *dian*",
    "郊里": "the suburb", "國中": "the capital",
}  # fmt: skip


@decision_table(
    "who-counts-what",
    title="Who counts what, where: the Lesser Minister, the Master of Hamlets, the Master of Counties",
    authority="周禮, with 鄭玄",
    at=OFFICE,
    about=(
        "Each word is from the office that counts. The Lesser Minister counts capital, suburbs and outlying domains, and by "
        "the six districts; the Master of Hamlets capital and suburbs; the Master of Counties from the states to "
        "the suburb, and by Zheng's words as far as within the four suburbs, so that only he has the *shao* and the *dian*, "
        "and only he the fields. Where an office says nothing of a place or of a thing the table is silent."
    ),
)
def _(t: Table) -> None:
    t.asks(
        "officer",
        "which officer",
        {"小司徒": "the Lesser Minister", "閭師": "the Master of Hamlets", "縣師": "the Master of Counties"},
    )
    t.asks("place", "which place", PLACES)
    t.gives("households", "men and women, by households")
    t.gives("people", "people, by whatever name")
    t.gives("land", "land")
    t.gives("livestock", "livestock")
    t.gives("carts", "carts and hand-carts")
    t.gives("third", "what the third year brings")
    outside = ("邦國", "都鄙", "稍", "甸", "郊里")
    county = "縣師掌邦國、都鄙、稍甸、郊里之地域，而辨其【夫家】、【人民】、【田萊】之數，及其【六畜】、【車輦】之稽"
    five = "households people land livestock carts"
    t.rule("county", county, {"officer": "縣師", "place": outside}, five)
    t.again(
        "county",
        "云「而辨其【夫家】、【人民】、【田萊】之數」者，夫家猶言男女；人民謂奴婢；田萊，見田及荒不耕者之萊；其數皆知，故云之數也。"
        "云「及其【六畜】、【車輦】之稽」",
        at=COUNTED,
    )
    t.rule(
        "county_third",
        "縣師掌邦國、都鄙、稍甸、郊里之地域，而辨其夫家、人民、田萊之數，及其六畜、車輦之稽。三年大比，則以【攷群吏】",
        {"officer": "縣師", "place": outside},
        "third",
    )
    t.again("county_third", "則以【攷群吏】，而以詔廢置」者", at=CENSUS)
    why = "四郊則兼國中 (xianshi.1.shu.5)"
    capital = {"officer": "縣師", "place": "國中"}
    t.rule(
        "county_capital",
        "而辨其【夫家】、【人民】、【田萊】之數，及其【六畜】、【車輦】之稽",
        capital,
        five,
        why=why,
    )
    near = ("國中", "郊里")
    hamlet = "閭師掌國中及四郊之【人民】、【六畜】之數"
    why = "四郊 for 郊里 (xianshi.1.zhu.1)"
    t.rule(
        "hamlet", hamlet, {"officer": "閭師", "place": near}, "people livestock", at="lvshi.1.jing.1", why=why
    )
    t.again("hamlet", "「掌國中及四郊之【人民】及【六畜】之數」", at="lvshi.1.shu.1")
    t.again("hamlet", "「閭師掌國中及四郊之【人民】、【六畜】之數」", at="lvshi.1.kaozheng.1")
    minister = "小司徒之職，掌建邦之教法，以稽國中及四郊都鄙之【夫家】九比之數"
    t.rule(
        "minister",
        minister,
        {"officer": "小司徒", "place": (*near, "都鄙")},
        "households",
        at="xiaositu.1.jing.1",
        why=why,
    )
    why = "of the six districts, in capital and suburbs (xianshi.1.shu.4)"
    six = "使各登其鄉之【眾寡】、【六畜】、【車輦】"
    third = "大比，則受邦國之【比要】"
    t.rule(
        "minister_third",
        third,
        {"officer": "小司徒", "place": "邦國"},
        "third",
        at="xiaositu.3.jing.1",
        why="小司徒之職",
    )
    t.again("minister_third", "受邦國之【比要】，則亦受鄉遂", at="xiaositu.3.zhu.1")
    t.rule(
        "minister_third_near",
        "受邦國之【比要】，則亦受鄉遂矣",
        {"officer": "小司徒", "place": (*near, "甸")},
        "third",
        at="xiaositu.3.zhu.1",
        why="鄉 in capital and suburbs, 遂 in the *dian*",
    )
    t.rule(
        "minister_six",
        six,
        {"officer": "小司徒", "place": near},
        "people livestock carts",
        at="xiaositu.2.jing.1",
        why=why,
    )


@decision_table(
    "territories-from-outside",
    title="Five names of territory, who lives there, how far it reaches",
    authority="賈公彥",
    at=INWARD,
    about=(
        "Jia goes through the list of the classic from outside inward. Of the states he gives no distance: they lie "
        "outside the domain. The two at 500 and 400 *li* are given in one breath, greater *du* and lesser *du* in that order."
    ),
)
def _(t: Table) -> None:
    t.asks("name", "which territory", {k: v for k, v in PLACES.items() if k != "國中"})
    t.gives("whose", "whose it is")
    t.gives("reach", "how far out it reaches")
    t.rule("states", "云「掌邦國」，據畿外【諸侯】言", {"name": "邦國"}, "whose")
    for name, territory, reach, whose in (
        (
            "outlying",
            "都鄙",
            "「都鄙」，據畿內【五百里、四百里】大都",
            "「都鄙」，據畿內五百里、四百里【大都、小都】言",
        ),
        ("shao", "稍", "「稍」，據【三百里】", "「稍」，據三百里【家邑】"),
        ("dian", "甸", "「甸」，據【二百里】", "「甸」，據二百里【六遂】"),
        ("suburb", "郊里", "「郊里」，據【從遠郊至國中】", "「郊里」，據從遠郊至國中【六鄉之民】"),
    ):
        t.rule(name, reach, {"name": territory}, "reach")
        t.rule(f"{name}_whose", whose, {"name": territory}, "whose")
    for name, words, at in (
        ("shao", "又【三百里】以外", "zaishi.2.shu.11"), ("dian", "【二百里】曰州", "zaishi.2.shu.11"),
        ("outlying_whose", "謂【大都、小都】", SIDES), ("shao_whose", "邑，謂【家邑】也", SIDES),
        ("dian_whose", "則自百里外置【六遂】", "zaishi.2.shu.13"), ("suburb_whose", "謂【六鄉之民】布在國中", "xianshi.1.shu.4"),
        ("suburb_whose", "以其【六鄉之民】居在國中及四郊", "lvshi.1.shu.2"),
    ):  # fmt: skip
        t.again(name, words, at=at)


@decision_table(
    "rested-and-fallow",
    title="Rested inside the suburb, fallow grassland outside: the words by grade of land",
    authority="鄭玄, with 賈公彥",
    at=RESTED,
    about=(
        "Zheng: inside it is called 易, outside 萊, and of the near he speaks well. No text says so of the inside, Jia "
        "admits; he takes the grades from the Minister of the Multitudes. Outside he quotes two amounts of the Officer "
        "of the Outer Districts; all three stand in Zheng's reply to Zhang Yi (zaishi.2.shu.29), and there the inside has a "
        "text, though none of the classic."
    ),
)
def _(t: Table) -> None:
    t.asks("where", "on which side of the suburb", {"郊內": "inside", "郊外": "outside"})
    t.asks("land", "which grade of land", {"上地": "upper", "中地": "middle", "下地": "lower"})
    t.gives("word", "what resting is called")
    t.gives("rest", "how it rests, or how much lies fallow")
    t.rule("in_word", "郊內謂之【易】", {"where": "郊內"}, "word", at="xianshi.1.zhu.1")
    t.again("in_word", "云「郊內謂之【易】")
    t.again("in_word", "郊內謂之【易】，無文")
    t.rule("out_word", "郊外謂之【萊】", {"where": "郊外"}, "word", at="xianshi.1.zhu.1")
    t.again("out_word", "郊外謂之【萊】，善言近」")
    t.again("out_word", "郊外言【萊】")
    why = "司徒主六鄉，則六鄉之地從易可知: so inside the suburb"
    for name, land, words in (
        ("upper", "上地", "上地【不易】"), ("middle", "中地", "中地【一易】"), ("lower", "下地", "下地【再易】"),
    ):  # fmt: skip
        t.rule(f"in_{name}", words, {"where": "郊內", "land": land}, "rest", why=why)
        t.again(f"in_{name}", words, at="xiaositu.9.shu.1")
    reply = "zaishi.2.shu.29"
    for name, words in (
        ("upper", "上地【不易】，家百畝"),
        ("middle", "【一易】家二百畝"),
        ("lower", "【再易】家三百畝"),
    ):
        t.again(f"in_{name}", words, at=reply)
    why = "遂人: of the outer districts, outside the suburb"
    t.rule("out_upper", "若上地萊【五十畝】", {"where": "郊外", "land": "上地"}, "rest", at=GRASS, why=why)
    t.again("out_upper", "《遂人》亦云萊【五十畝】", at=RESTED)
    t.rule(
        "out_middle",
        "《遂人》亦云萊五十畝、【百畝】之類",
        {"where": "郊外", "land": "中地"},
        "rest",
        why=why + "; the second amount is that of middle land",
    )
    t.again("out_upper", "上地家百畝，萊【五十畝】", at=reply)
    t.again("out_middle", "中地家百畝，萊【百畝】", at=reply)
    t.rule(
        "out_lower", "下地家百畝，萊【二百畝】", {"where": "郊外", "land": "下地"}, "rest", at=reply, why=why
    )
    t.again("out_lower", "田百畝，萊【二百畝】，餘夫亦如之", at="sanlitu.16.tu.1")
