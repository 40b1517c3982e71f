"""Ages of service: from seven feet to sixty and from six feet to sixty-five, releases, those who are exempt."""

from typing import Any

from zhouli.derivation import Derivation, consequence, derivation, unit

歲, 年 = unit("歲"), unit("年")
JING, NOTE, AGES, ENDS, LEMMA, FOUR = (
    "xiangdafu.3.jing.1", "xiangdafu.3.zhu.2", "xiangdafu.3.shu.2", "xiangdafu.3.shu.3", "xiangdafu.3.shu.5",
    "xiangdafu.3.shu.6",
)  # fmt: skip
LIU = "sanlitu.6.tu.2"


def _statures(d: Derivation) -> tuple[Any, Any]:
    """Quote the two heights wherever they stand."""
    f7, f6 = d.given(
        "f7 f6",
        "國中自【七尺】以及六十，野自【六尺】",
        at=JING,
        says="height in the capital; height in the country",
    )
    for name, at, words in (
        ("f7", AGES, "云「國中自【七尺】以及六十」者，七尺謂"), ("f7", AGES, "者，【七尺】謂年二十。知者"),
        ("f7", AGES, "國中【七尺】同"), ("f7", AGES, "則知【七尺】謂"), ("f7", AGES, "國中【七尺】為二十對"),
        ("f7", AGES, "六尺與【七尺】早校"), ("f7", LEMMA, "經云【七尺】及"),
        ("f6", AGES, "云「野自【六尺】以及"), ("f6", AGES, "者，【六尺】謂年十五，故"), ("f6", AGES, "可以託【六尺】之孤"),
        ("f6", AGES, "云「【六尺】之孤，年十五"), ("f6", AGES, "彼【六尺】亦謂"), ("f6", AGES, "非謂【六尺】可通"),
        ("f6", AGES, "必知【六尺】年"), ("f6", AGES, "野云【六尺】對"), ("f6", AGES, "明知【六尺】與"),
        ("f6", AGES, "故以【六尺】為"), ("f6", LEMMA, "對野中【六尺】至"),
    ):  # fmt: skip
        d.again(name, words, at=at)
    return f7, f6


def _ends(d: Derivation) -> tuple[Any, Any]:
    """Quote the two last years wherever they stand."""
    town, country = d.given(
        "town_end country_end",
        "以及【六十】，野自六尺以及【六十有五】",
        at=JING,
        noun="歲",
        says="last year in the capital; last year in the country",
    )
    for name, at, words in (
        ("town_end", AGES, "以及【六十】」者，七尺"), ("town_end", AGES, "為二十對【六十】，野云"),
        ("town_end", LEMMA, "七尺及【六十】，對"), ("country_end", AGES, "以及【六十有五】」者"),
        ("country_end", AGES, "對【六十五】，晚校"), ("country_end", LEMMA, "至【六十五】，是其"),
    ):  # fmt: skip
        d.again(name, words, at=at, noun="歲")
    return town, country


@derivation(
    "six-feet-at-fifteen",
    title="Seven feet is twenty, six feet is fifteen",
    authority="賈公彥",
    at=AGES,
    results="fifteen town country",
    about=(
        "The classic has heights for the beginning and years for the end. That seven feet is twenty Jia takes from a "
        "book: at twenty one goes on labour service. (Xu Shen has the words as teaching of the schools of Meng and of "
        "Han; in the ten 卷 of the Outer Commentary that survive they are not found.) Six feet he gets by symmetry: the country is released five years "
        "later than the capital, so it begins five years earlier. That the two differences are equal is his premise; "
        "it agrees with Zheng's note on the *Analects*, an orphan of six feet being fifteen and below, and with Zheng's "
        "note on the Minister of the Multitudes, 十四以下不從征 (Siku 卷十 葉二十八下). The years of service are "
        "differences of ages and ours; whether the last year is still served, 以及 'to' does not say. 劉績's note "
        "makes the same step backwards (ages-of-service). A Huang 黃氏, whom 王與之 quotes, will not turn the heights into years at all: who "
        "has the years and not the stature counts with the sick and is exempt (訂義 卷十八 葉二十三下)."
    ),
)
def _(d: Derivation) -> None:
    d.measure("歲", 年)
    f7, f6 = _statures(d)
    town_end, country_end = _ends(d)
    twenty = d.given(
        "twenty", "《韓詩外傳》「【二十】行役」", noun="歲", says="age at which labour service begins"
    )
    for words in ("七尺謂年【二十】。知者", "則知七尺謂年【二十】", "七尺為【二十】對"):
        d.again("twenty", words, noun="歲")
    late = d.then("late", country_end - town_end, "晚校【五年】", says="later in the country, at the end")
    early = d.then("early", late, "早校【五年】", says="earlier in the country, at the beginning")
    fifteen = d.then("fifteen", twenty - early, "故以六尺為【十五】也", noun="歲", says="age of six feet")
    for words in ("六尺謂年【十五】，故", "孤，年【十五】已下", "亦謂【十五】，鄭言", "必知六尺年【十五】者"):
        d.again("fifteen", words, noun="歲")
    d.then("below", fifteen - 歲, "正謂【十四】已下", noun="歲", says="the oldest of those 'below'")
    d.again("below", "可通【十四】已下", noun="歲")
    town = d.let("town", town_end - twenty, noun="年", says="years of service in the capital")
    country = d.let("country", country_end - fifteen, noun="年", says="years of service in the country")
    d.let("more", country - town, noun="年", says="more in the country")
    liu_six, liu_seven, liu_town, liu_country = d.uses(
        "ages-of-service", "w_start c_start city country", under="liu_six liu_seven liu_town liu_country"
    )
    d.identity("six_as_liu", fifteen, liu_six, says="劉績's age of six feet,")
    d.identity("seven_as_liu", twenty, liu_seven, says="and, as mended, his age of seven.")
    d.identity("town_as_liu", town / 年, liu_town / 歲, says="As many years in the capital by his numbers,")
    d.identity("country_as_liu", country / 年, liu_country / 歲, says="and as many in the country.")
    d.identity("a_foot", (f7 - f6) * early / unit("尺"), late, says="A foot of height stands for five years.")


@derivation(
    "releases-by-task",
    title="Released from the hunt at fifty, from war at sixty",
    authority="祭義 and 王制, through 賈公彥",
    at=ENDS,
    results="hunt war after_hunt_town after_hunt_country after_war_country",
    about=(
        "Jia sets two more ages beside those of the levy, and remarks that for these two there is no difference "
        "between the capital and the country. How long the levy outlasts them is ours. The *Royal Regulations* release "
        "from labour (力政) at fifty as well, which Jia passes over (禮記注疏 卷十三 葉二十五下)."
    ),
)
def _(d: Derivation) -> None:
    d.measure("歲", 年)
    hunt = d.given("hunt", "若田獵，【五十】則免", noun="歲", says="age of release from the hunt")
    d.again("hunt", "「【五十】不為甸徒」", noun="歲")
    war = d.given("war", "若征伐，【六十】乃免", noun="歲", says="age of release from war")
    d.again("war", "「【六十】不與服戎」", noun="歲")
    tasks = d.count(
        "tasks", "若【田獵】，五十則免，是以《祭義》云「五十不為甸徒」；若【征伐】", says="tasks with an age"
    )
    d.then("two", tasks, "彼【二】者", says="the two")
    town, country = d.uses("six-feet-at-fifteen", "town_end country_end", under="town country")
    d.identity("war_and_town", war, town, says="From war one is released when the levy of the capital ends.")
    d.let("after_hunt_town", town - hunt, noun="年", says="years of levy after the last hunt, in the capital")
    d.let("after_hunt_country", country - hunt, noun="年", says="in the country")
    d.let(
        "after_war_country", country - war, noun="年", says="years of levy after the last war, in the country"
    )


@derivation(
    "exempt-classes",
    title="Six classes are exempt, four have a parallel in Han",
    authority="周禮, with 鄭司農 and 賈公彥",
    at=JING,
    results="classes four without",
    about=(
        "The classic lists the exempt without a number. Zheng Zhong says 'as at present' of four of them, which Jia "
        "counts; for the worthy and the able he has no rule of Han. 鄭鍔 would fill the two from the *Royal "
        "Regulations*: who is raised to the Minister of the Multitudes is not levied in the district (王與之, 訂義 卷十八 "
        "葉二十四下)."
    ),
)
def _(d: Derivation) -> None:
    classes = d.count(
        "classes",
        "國中【貴者】、【賢者】、【能者】、【服公事者】、【老者】、【疾者】皆舍",
        says="classes of exempt",
    )
    liu = d.count(
        "liu_classes",
        "國中【貴者】、【賢者】、【能者】、【服公事者】、【老者】、【疾者】皆舍",
        at=LIU,
        says="classes as 劉績 quotes them",
    )
    d.identity("as_liu", classes, liu, says="劉績 quotes the list whole.")
    han = d.count(
        "han",
        "【貴者，謂若今】宗室及關內侯，皆復也。【服公事者，謂若今】吏有復除也。"
        "【老者，謂若今】八十、九十，復羨卒也。【疾者，謂若今】",
        at=NOTE,
        says="classes with a parallel in Han",
    )
    four = d.then(
        "four", han, "鄭司農云【四】事皆「若今」者", at=FOUR, says="matters said to be as at present"
    )
    d.let("without", classes - four, says="classes without a parallel")


@consequence(
    "eighty-long-released",
    title="A man of eighty has long been released",
    at=NOTE,
    results="after_town after_country decade",
    about=(
        "Zheng Zhong compares 'the old' with the men of eighty and ninety in Han. As ages of the exempt themselves the "
        "two numbers would exempt nobody: at eighty a man of the capital has been free for twenty years, a man of the "
        "country for fifteen. They are ages for something else, the remission of the reserve man of his household, and "
        "so Zheng Zhong says. The subtraction is ours."
    ),
)
def _(d: Derivation) -> None:
    d.measure("歲", 年)
    eighty, ninety = d.given(
        "eighty ninety", "若今【八十】、【九十】，復羨卒", noun="歲", says="ages in Han; the second"
    )
    old, older = d.uses("ages-of-service", "old older")
    d.identity("liu_eighty", eighty, old, says="劉績 quotes the same age,")
    d.identity("liu_ninety", ninety, older, says="and the same second one.")
    town, country = d.uses("six-feet-at-fifteen", "town_end country_end", under="town country")
    d.let("after_town", eighty - town, noun="年", says="years since the end of the levy, in the capital")
    d.let("after_country", eighty - country, noun="年", says="in the country")
    d.let("decade", ninety - eighty, noun="年", says="between the two ages")
