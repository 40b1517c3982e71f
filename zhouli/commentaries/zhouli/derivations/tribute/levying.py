"""Tables of the Master of Counties: who levies and who collects, and where a muster begins and ends."""

from zhouli.decision import Table, decision_table

LEVIED, COLLECTED = "xianshi.4.shu.1", "xianshi.4.shu.2"

WHERE = {
    "郊內": "within the suburb",
    "甸": "the *dian*",
    "稍": "the *shao*",
    "縣": "the *xian*",
    "都": "the *du*",
}
COUNTRY = ("甸", "稍", "縣", "都")


def _levying(t: Table) -> None:
    """Set down who levies and who collects, as far as all copies agree."""
    t.asks("where", "where the imposts and tributes are due", WHERE)
    t.gives("levies", "who levies them")
    t.gives("collects", "who collects them")
    t.gives("helps", "who levies as an assistance")
    why = "野，謂甸、稍、縣、都也 (xianshi.4.zhu.1)"
    districts = "六鄉: the districts, within the suburb"
    t.rule("near", "以郊內賦貢，【閭師】徵斂", {"where": "郊內"}, "levies", at=LEVIED)
    t.rule("near_too", "以郊內賦貢，【閭師】徵斂", {"where": "郊內"}, "collects", at=LEVIED)
    t.again("near", "但【閭師】徵六鄉賦貢", at=COLLECTED)
    t.again("near_too", "但【閭師】徵六鄉賦貢，并斂之", at=COLLECTED)
    for name in ("near", "near_too"):
        t.again(name, "【閭師】徵斂六鄉之賦貢", at="zaishi.5.shu.1")
        t.again(name, "【閭師】徵斂百里內之賦貢", at="lvshi.1.shu.1")
    t.rule("far", "郊外曰野，所有賦貢，【縣師】徵之", {"where": COUNTRY}, "levies", at=LEVIED, why=why)
    t.again("far", "此【縣師】所徵四處賦貢", at=COLLECTED)
    t.rule("far_too", "縣師徵之，【遂師、旅師】斂之", {"where": COUNTRY}, "collects", at=LEVIED, why=why)
    t.again("far_too", "【遂師、旅師】斂六遂已外之賦貢", at="zaishi.5.shu.1")
    t.rule(
        "help",
        "以【載師】既掌畿內地事，因亦徵其賦",
        {"where": tuple(WHERE)},
        "helps",
        at="zaishi.5.shu.1",
        why=f"畿內: all of the domain; {districts}",
    )


@decision_table(
    "who-levies-who-collects",
    reading="w003",
    title="Who levies and who collects, with 斂 in the last clause",
    authority="賈公彥",
    at=LEVIED,
    about=(
        "Inside the suburb one officer does both. Outside the Master of Counties levies, and two others collect: the note "
        "says that the levying is the same, which makes it clear, says Jia, that the collecting is not. The Master of "
        "Allotments levies everywhere as an assistance."
    ),
)
def _(t: Table) -> None:
    _levying(t)
    t.again("far_too", "若斂野之賦貢，是【遂師、旅師】也", at=COLLECTED)


@decision_table(
    "who-levies-who-collects",
    reading="siku",
    title="Who levies and who collects, with 徵 in the last clause, as the Siku print has it",
    authority="賈公彥, in the Siku print",
    at=LEVIED,
    about=(
        "The Siku print has 若徵野之賦貢 for 若斂野之賦貢 (WYG 卷十三 葉二十一上). Then the same two officers levy in the country "
        "whom the lines before let collect there, and in each of four rings two parties levy. The Siku editors saw "
        "that something was wrong (xianshi.4.kaozheng.1) and did not have the other reading."
    ),
)
def _(t: Table) -> None:
    _levying(t)
    why = "Siku print: 若徵野之賦貢，是遂師、旅師也; 野，謂甸、稍、縣、都也"
    t.rule("siku", "野之賦貢，是【遂師、旅師】也", {"where": COUNTRY}, "levies", at=COLLECTED, why=why)


def _muster(t: Table) -> None:
    """Ask of the two ends of a muster, and quote the first, on which all agree."""
    t.asks("stage", "at which end of the muster", {"受灋": "receiving the rules", "至": "arriving"})
    t.gives("before", "from whom, before whom")
    t.rule("rules", "則受灋于【司馬】", {"stage": "受灋"}, "before")
    t.again("rules", "受灋於【司馬】者", at="xianshi.2.zhu.1")
    t.again("rules", "云「受法于【司馬】」者", at="xianshi.2.shu.2")


@decision_table(
    "muster-before-whom",
    reading="jia",
    title="The rules from the Minister of War, the arrival before whom: after Jia, the Master of Districts",
    authority="賈公彥",
    at="xianshi.2.jing.1",
    about=(
        "The classic says that he arrives at their head and not where. Jia has him arrive before the Master of Districts, "
        "and quotes for it a sentence that stands under the Minister of the Multitudes."
    ),
)
def _(t: Table) -> None:
    _muster(t)
    t.rule("arrival", "此云而至者，謂帥而至【鄉師】也", {"stage": "至"}, "before", at="xianshi.2.shu.5")
    t.again("arrival", "「以帥而至」者，《【鄉師】》云", at="xianshi.2.shu.5")


@decision_table(
    "muster-before-whom",
    reading="zheng-e",
    title="The rules from the Minister of War, the arrival before whom: after Zheng E, the Minister of War again",
    authority="鄭鍔",
    at="xianshi.2.jing.1",
    about=(
        "The people of the public settlements are not under the Master of Districts; who receives the rules in one place "
        "and brings the people to another, how is anybody to know how many were called? (王與之 周禮訂義, WYG 卷二十一 "
        "葉三十一上至下.) So he takes the one name that the classic gives for both ends."
    ),
)
def _(t: Table) -> None:
    _muster(t)
    why = "冝致於司馬 (王與之 周禮訂義 卷二十一 葉三十一上)"
    t.rule(
        "arrival",
        "則受灋于【司馬】，以作其眾庶及馬牛車輦，會其車人之卒伍，使皆備旗鼓兵器，以帥而至",
        {"stage": "至"},
        "before",
        why=why,
    )
