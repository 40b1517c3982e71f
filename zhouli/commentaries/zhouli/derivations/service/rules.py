"""Rules of the district that are no arithmetic: who serves, who is exempt, who is raised up, on what one consults."""

from zhouli.decision import Table, decision_table

CLASSIC, NOTE, HAN, AGES, ENDS, LEMMA = (
    "xiangdafu.3.jing.1", "xiangdafu.3.zhu.1", "xiangdafu.3.zhu.2", "xiangdafu.3.shu.2", "xiangdafu.3.shu.3",
    "xiangdafu.3.shu.5",
)  # fmt: skip
LIU = "sanlitu.6.tu.2"
BANDS = {
    "十四已下": "fourteen and below", "十五至十九": "fifteen to nineteen", "二十至四十九": "twenty to forty-nine",
    "五十至五十九": "fifty to fifty-nine", "六十": "sixty", "六十一至六十四": "sixty-one to sixty-four",
    "六十五": "sixty-five", "六十六已上": "sixty-six and above",
}  # fmt: skip
CHILD, YOUNG, MAN, FIFTY, SIXTY, PAST, LAST, OLD = BANDS
AS_AGES = "seven feet is twenty and six feet fifteen (xiangdafu.3.shu.2)"


@decision_table(
    "service-by-place-and-age",
    title="Who serves, by place and age",
    authority="周禮, with 鄭玄 and 賈公彥",
    at=CLASSIC,
    about=(
        "The ages are bands of ours, cut where the text cuts; the heights are Jia's ages. Of the hunt and of war it is "
        "said only who is released, not from what age a man is called, and there the table is silent. It is silent too "
        "on the man of sixty in the capital and of sixty-five in the country: whether the last year is still served, "
        "以及 'to' leaves open."
    ),
)
def _(t: Table) -> None:
    t.asks("duty", "what is asked of him", {"征": "the levy", "田獵": "the hunt", "征伐": "war"})
    t.asks("place", "where he lives", {"國中": "in the capital", "野": "in the country"})
    t.asks("age", "how old he is", BANDS)
    t.gives("duty_is", "what is said of him", same={"不為甸徒": "免", "不與服戎": "免", "晚稅": "晚賦稅"})
    t.rule(
        "capital",
        "國中自七尺以及六十，野自六尺以及六十有五，【皆征之】",
        {"duty": "征", "place": "國中", "age": (MAN, FIFTY)},
        "duty_is",
        says="from twenty to sixty",
        why=AS_AGES,
    )
    t.again("capital", "國中自七尺以及六十，野自六尺以及六十有五，【皆征之】", at=LIU)
    t.again("capital", "云「【皆征之】」者", at=ENDS)
    t.rule(
        "country",
        "野自六尺以及六十有五，【皆征之】",
        {"duty": "征", "place": "野", "age": (YOUNG, MAN, FIFTY, SIXTY, PAST)},
        "duty_is",
        says="from fifteen to sixty-five",
        why=AS_AGES,
    )
    t.again("country", "野自六尺以及六十有五，【皆征之】", at=LIU)
    t.again("country", "云「【皆征之】」者", at=ENDS)
    t.rule(
        "capital-late",
        "【晚賦稅】而早免之",
        {"duty": "征", "place": "國中", "age": (CHILD, YOUNG)},
        "duty_is",
        at=NOTE,
        says="not yet: taxed late",
        why="the late beginning is that of the capital, where seven feet is twenty",
    )
    t.again("capital-late", "是其【晚賦稅】而早免之", at=LEMMA)
    t.again("capital-late", "國中【晚稅】而早免之", at=LIU)
    t.rule(
        "capital-early",
        "晚賦稅而【早免之】",
        {"duty": "征", "place": "國中", "age": (PAST, LAST, OLD)},
        "duty_is",
        at=NOTE,
        says="no more: released early",
        why="the early release is that of the capital, at sixty",
    )
    t.again("capital-early", "是其晚賦稅而【早免之】", at=LEMMA)
    t.again("capital-early", "國中晚稅而【早免之】", at=LIU)
    t.rule(
        "country-child",
        "【非謂六尺可通十四已下】",
        {"duty": "征", "place": "野", "age": CHILD},
        "duty_is",
        at=AGES,
        says="not yet: six feet does not reach down to him",
        why="the levy of the country begins with six feet",
    )
    t.rule(
        "country-old",
        "野早賦稅而【晚免之】",
        {"duty": "征", "place": "野", "age": OLD},
        "duty_is",
        at=NOTE,
        says="no more: released late",
        why="the late release is that of the country, at sixty-five",
    )
    t.again("country-old", "野早賦稅而【晚免之】", at=LIU)
    t.rule(
        "hunt",
        "若田獵，五十則【免】",
        {"duty": "田獵", "age": (FIFTY, SIXTY, PAST, LAST, OLD)},
        "duty_is",
        at=ENDS,
        says="released at fifty, wherever he lives",
        why="from fifty on; capital and country are not told apart (不辨國中及野外之別)",
    )
    t.again("hunt", "「五十【不為甸徒】」", at=ENDS)
    t.rule(
        "war",
        "若征伐，六十乃【免】",
        {"duty": "征伐", "age": (SIXTY, PAST, LAST, OLD)},
        "duty_is",
        at=ENDS,
        says="released at sixty, wherever he lives",
        why="from sixty on; capital and country are not told apart (不辨國中及野外之別)",
    )
    t.again("war", "「六十【不與服戎】」", at=ENDS)


@decision_table(
    "exempt-from-service",
    title="Who is exempt, and what it was in Han",
    authority="周禮, with 鄭司農",
    at=CLASSIC,
    about=(
        "The six stand under 'in the capital', and Jia reads the list so: it is why remissions there are many "
        "(據國中而言). Of the country the text says nothing. Zheng Zhong has a parallel in Han for four of the six. 癃, "
        "'infirm', is the edition's mend for 廢."
    ),
)
def _(t: Table) -> None:
    t.asks(
        "who",
        "which class",
        {
            "貴者": "the noble",
            "賢者": "the worthy",
            "能者": "the able",
            "服公事者": "those in public service",
            "老者": "the old",
            "疾者": "the sick",
        },
    )
    t.asks("place", "where he lives", {"國中": "in the capital", "野": "in the country"})
    t.gives("levy", "whether he is levied", same={"不給繇役": "舍", "不收役事": "舍"})
    t.gives(
        "han",
        "who it was in Han",
        same={"廢不可事者": "癃不可事者", "宗室及關內諸侯": "宗室及關內侯"},
    )
    t.rule(
        "exempt",
        "國中貴者、賢者、能者、服公事者、老者、疾者皆【舍】",
        {"who": ("貴者", "賢者", "能者", "服公事者", "老者", "疾者"), "place": "國中"},
        "levy",
        says="exempt",
    )
    t.again("exempt", "舍者，謂有復除，舍【不收役事】也", at=HAN)
    t.again("exempt", "云「其舍者」，謂【不給繇役】，則「國中貴者」", at="xiangdafu.3.shu.4")
    t.again("exempt", "「疾者皆【舍】」", at=LEMMA)
    t.again("exempt", "國中貴者、賢者、能者、服公事者、老者、疾者皆【舍】", at=LIU)
    for name, who, words, liu, says in (
        ("noble", "貴者", "貴者，謂若今【宗室及關內侯】", "貴者，謂若今【宗室及關內諸侯】",
         "the imperial clan and marquises within the Pass"),
        ("officials", "服公事者", "服公事者，謂若今【吏】有復除", "服公事者，謂若今【吏】有復除", "officials"),
        ("old", "老者", "老者，謂若今【八十、九十】，復羨卒", "老者，謂若今【八十、九十】復羨卒",
         "men of eighty and ninety, whose household has remission for the reserve"),
        ("sick", "疾者", "疾者，謂若今【廢不可事者】", "疾者，謂若今【癃不可事者】", "those too infirm to be put to work"),
    ):  # fmt: skip
        t.rule(name, words, {"who": who}, "han", at=HAN, says=says)
        t.again(name, liu, at=LIU)


@decision_table(
    "worthy-and-able",
    title="The worthy are sent out, the able brought in",
    authority="周禮, with both Zhengs and 賈公彥",
    at="xiangdafu.7.jing.1",
    about=(
        "Two classes, kept apart at every step: by what they have, by what they would be in Han, by where they go and "
        "what they do there. What offices they come to is Jia's. 易氏, whom 王與之 quotes (訂義 卷十八 葉三十一上至三十一下), "
        "holds that those raised in the district are used by the district too."
    ),
)
def _(t: Table) -> None:
    first, judged = "xiangdafu.4.zhu.1", "xiangdafu.4.shu.1"
    note, office = "xiangdafu.7.zhu.1", "xiangdafu.7.shu.2"
    t.asks("who", "which of the two", {"賢": "the worthy", "能": "the able"})
    t.gives("has", "what he has", same={"德行之人": "德行", "道藝之人": "道藝"})
    t.gives("han", "whom one put forward in Han")
    t.gives("goes", "where he goes", same={"外": "出", "復來入鄉中": "入"})
    t.gives(
        "does",
        "what he is set to do",
        same={"長民": "長之", "與民為君長": "長之", "治民之貢賦": "治之", "治民之貢賦、田役之事": "治之"},
    )
    t.gives("size", "how great his virtue is, by Jia")
    t.gives("becomes", "what he may become, by Jia")
    for name, who, has, judge, han, han_again, goes, out, work, size, post, says in (
        ("worthy", "賢", "賢者，有【德行】者", "云「而興賢者」，則【德行之人】也", "興賢者，謂若今舉【孝廉】",
         "故以【孝廉】況賢者", "使民興賢，【出】使【長之】", "因【出】之而使之【長民】，教以德行道藝",
         "「出使長之」，謂使鄉【外】【與民為君長】", "以賢者德【大】，故", "或為【都鄙之主，或諸侯】，皆可也",
         ("virtue and conduct", "the Filial and Incorrupt", "out, to be over them as head", "great",
          "a master of an outlying domain, or a feudal lord")),
        ("able", "能", "能者，有【道藝】者", "「能者」，則【道藝之人】也", "興能者，謂若今舉【茂才】",
         "及「【茂才】」者", "使民興能，【入】使【治之】", "因【入】之而使之【治民之貢賦、田役之事】於內",
         "能者【復來入鄉中】，【治民之貢賦】", "以其能者德【小】，不可", "以為【比長、鄰長已上之官】",
         ("the way and arts", "the Flourishing Talents", "in, to administer them", "small",
          "an officer, from head of a *bi* or of a *lin* upward")),
    ):  # fmt: skip
        own = {"who": who}
        t.rule(f"{name}-has", has, own, "has", at=first, says=says[0])
        t.again(f"{name}-has", judge, at=judged)
        t.again(f"{name}-has", f"云「{has}」", at="xiangdafu.4.shu.2")
        t.rule(f"{name}-han", han, own, "han", at=first, says=says[1])
        t.again(f"{name}-han", han_again, at="xiangdafu.4.shu.3")
        t.rule(f"{name}-set", goes, own, "goes does", says=says[2])
        t.again(f"{name}-set", out, at=note)
        t.again(f"{name}-set", work, at="xiangdafu.7.shu.1")
        t.again(f"{name}-set", goes, at="sanlitu.6.tu.4")
        t.rule(f"{name}-size", size, own, "size", at=office, says=says[3])
        t.rule(
            f"{name}-post",
            post,
            own,
            "becomes",
            at=office,
            says=says[4],
            why="said of the same as the clause before",
        )


@decision_table(
    "great-consultations",
    title="The three great consultations",
    authority="小司寇, through 賈公彥",
    at="xiangdafu.10.shu.2",
    about=(
        "The Lesser Minister of Justice numbers them and brings the people to the outer court; the District Grandee "
        "leads his own there. Of the three, the Grand Diviner's great divination names only the setting up of a ruler."
    ),
)
def _(t: Table) -> None:
    editors = "xiangdafu.10.kaozheng.1"
    t.asks(
        "matter",
        "on what",
        {"國危": "danger to the state", "國遷": "moving the capital", "立君": "setting up a ruler"},
    )
    t.gives("place", "which in order")
    t.gives("whom", "who is consulted", same={"眾庶": "萬民"})
    t.gives("where", "where", same={"朝": "外朝"})
    t.rule("danger", "【一】曰詢國危", {"matter": "國危"}, "place", says="first")
    t.rule("moving", "【二】曰詢國遷", {"matter": "國遷"}, "place", says="second")
    t.rule("ruler", "【三】曰詢立君", {"matter": "立君"}, "place", says="third")
    t.again("danger", "「【一】曰詢國危", at=editors)
    t.again("moving", "【二】曰詢國遷", at=editors)
    t.again("ruler", "【三】曰詢立君", at=editors)
    t.rule("court", "掌【外朝】之政，以致萬民而詢焉", {}, "where", says="at the outer court")
    t.again("court", "致於朝。謂【外朝】，三槐九棘之所", at="xiangdafu.10.shu.1")
    t.again("court", "「而致于【朝】」")
    t.again("court", "而致於【朝】", at="xiangdafu.10.jing.1")
    t.rule("people", "掌外朝之政，以致【萬民】而詢焉", {}, "whom", says="the myriad people, the multitude")
    t.again("people", "此經云「大詢于【眾庶】」")
    t.again("people", "國大詢于【眾庶】", at="xiangdafu.10.jing.1")
