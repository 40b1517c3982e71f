"""Decision tables of the road of 遺人: what stands at each ten *li*, near and far, and the word 廬."""

from zhouli.decision import Table, decision_table

ROAD, NOTE, WALK, NEED = "weiren.2.jing.1", "weiren.2.zhu.1", "weiren.2.shu.4", "weiren.2.shu.1"
DISTANCES = {
    "十里": "10 *li*",
    "二十里": "20 *li*",
    "三十里": "30 *li*",
    "四十里": "40 *li*",
    "五十里": "50 *li*",
}


def _asks_of_the_road(t: Table) -> None:
    """Ask what stands at each ten *li* of a stretch."""
    t.asks("at", "how far along the stretch", DISTANCES)
    t.gives("place", "what stands there")
    t.gives("house", "which house it has")
    t.gives("supply", "what is kept there")


def _supplies(t: Table) -> None:
    """Give house and supply by the words of the classic, which go with the kind of place."""
    t.rule("night_house", "三十里有宿，宿有【路室】", {"at": "三十里"}, "house", at=ROAD, says="a road-house")
    t.rule(
        "market_house", "五十里有市，市有【候館】", {"at": "五十里"}, "house", at=ROAD, says="a lookout hall"
    )
    t.rule(
        "night_supply",
        "三十里有宿，宿有路室，路室有【委】",
        {"at": "三十里"},
        "supply",
        at=ROAD,
        says="a lesser store",
    )
    t.again("night_supply", "三十里言【委】", at="weiren.1.shu.10")
    t.again("night_supply", "近處須少，故有飲食及【委】", at=NEED)
    t.rule(
        "market_supply",
        "五十里有市，市有候館，候館有【積】",
        {"at": "五十里"},
        "supply",
        at=ROAD,
        says="a greater store",
    )
    t.again("market_supply", "五十里言【積】", at="weiren.1.shu.10")
    t.again("market_supply", "遠處須多，故有【積】", at=NEED)
    t.again("lodge_supply", "近處須少，故有【飲食】及委", at=NEED)


@decision_table(
    "road-stations",
    title="What stands at each ten *li*, by the classic",
    authority="周禮",
    reading="classic",
    at=ROAD,
    about="The classic speaks of three distances. Of twenty and of forty *li* it says nothing.",
)
def _(t: Table) -> None:
    _asks_of_the_road(t)
    t.rule("ten", "十里有【廬】，廬有飲食", {"at": "十里"}, "place", says="a lodge")
    t.again("ten", "十里有【廬】，一也", at="weiren.2.shu.5")
    t.rule("thirty", "三十里有【宿】", {"at": "三十里"}, "place", says="a night station")
    t.again("thirty", "三十里有【宿】", at=WALK)
    t.rule("fifty", "五十里有【市】", {"at": "五十里"}, "place", says="a market")
    t.again("fifty", "五十里有【市】", at=WALK)
    t.rule("lodge_supply", "十里有廬，廬有【飲食】", {"at": "十里"}, "supply", says="food and drink")
    _supplies(t)


@decision_table(
    "road-stations",
    title="What stands at each ten *li*, by Jia's walk",
    authority="賈公彥",
    reading="jia-gongyan",
    at=WALK,
    about=(
        "Jia fills the two places with lodges, as the count of the note demands. No house is named for a lodge; the "
        "note likens it to the waiting-posts of Han, which have a shed."
    ),
)
def _(t: Table) -> None:
    _asks_of_the_road(t)
    t.rule("lodges", "十里、二十里有【廬】", {"at": ("十里", "二十里")}, "place", says="a lodge at each")
    t.again("lodges", "十里有【廬】，一也", at="weiren.2.shu.5")
    t.again("lodges", "十里有【廬】", at=ROAD)
    t.rule("station", "三十里有【宿】", {"at": "三十里"}, "place", says="a night station")
    t.again("station", "三十里有【宿】", at=ROAD)
    t.rule("last", "四十里又有一【廬】", {"at": "四十里"}, "place", says="one lodge more")
    t.again("last", "有三【廬】一宿", at=NOTE)
    t.rule("market", "五十里有【市】", {"at": "五十里"}, "place", says="a market")
    t.again("market", "五十里有【市】", at=ROAD)
    t.rule(
        "lodge_supply", "廬有【飲食】", {"at": ("十里", "二十里", "四十里")}, "supply", at=ROAD,
        why="the classic says it of the lodge, and by Jia's walk there is one at each of these", says="food and drink",
    )  # fmt: skip
    _supplies(t)


@decision_table(
    "distance-and-need",
    title="More is needed far out, and so more is laid up",
    authority="賈公彥",
    at="weiren.2.shu.1",
    about=(
        "Jia's reason for the three supplies. Far and near are said of one stretch: by the note the sixtieth *li* from the city "
        "has again a lodge with food and drink."
    ),
)
def _(t: Table) -> None:
    t.asks("where", "how far along", {"近處": "the near places", "遠處": "the distant places"})
    t.gives("need", "how much is needed")
    t.gives("supply", "what there is")
    t.rule(
        "far",
        "遠處須【多】，故有【積】",
        {"where": "遠處"},
        "need supply",
        says="much is needed, and there is a greater store",
    )
    t.rule(
        "near",
        "近處須【少】，故有【飲食及委】",
        {"where": "近處"},
        "need supply",
        says="little is needed, and there are food and drink and a lesser store",
    )


@decision_table(
    "senses-of-lu",
    title="The four senses of 廬",
    authority="賈公彥",
    at="weiren.2.shu.5",
    about=(
        "Each sense is a quotation and a number. What the word means in it Jia leaves to the notes: the third and fourth he quotes, the first "
        "stands in our office, the second he has quoted on the Master of Allotments."
    ),
)
def _(t: Table) -> None:
    t.asks(
        "in",
        "in which words",
        {
            "十里有廬": "at ten *li* there is a lodge", "中田有廬": "in the middle of the field there is a hut",
            "小人剝廬": "the small man strips his hut", "于時廬旅": "there he lodged the travellers",
        },
    )  # fmt: skip
    t.gives("sense", "which sense, by Jia's number")
    t.gives("gloss", "how the note explains it")
    t.rule("road", "十里有廬，【一】也", {"in": "十里有廬"}, "sense", says="the first")
    t.rule("field", "中田有廬，【二】也", {"in": "中田有廬"}, "sense", says="the second")
    t.rule(
        "house", "小人剝廬」，注云「小人傲狠，當剝徹【廬舍】而去」，【三】也", {"in": "小人剝廬"}, "gloss sense", says="a house that is pulled down; the third",
    )  # fmt: skip
    t.rule(
        "lodging", "于時廬旅」，鄭云「【廬舍，安民館舍】，施教令」，【四】也", {"in": "于時廬旅"}, "gloss sense", says="lodging, settling the people and housing them; the fourth",
    )  # fmt: skip
    t.rule(
        "road_gloss", "廬，若今【野候】", {"in": "十里有廬"}, "gloss", at=NOTE, why="the note on these words of the classic", says="like the country waiting-posts of Han",
    )  # fmt: skip
    t.again("road_gloss", "「廬若今【野候】", at="weiren.2.shu.2")
    t.rule(
        "field_gloss", "「中田有廬，畺埸有瓜」，鄭云：「中田，田中；【作廬以便其事】", {"in": "中田有廬"}, "gloss", at="zaishi.3.shu.6", says="a shelter in the field, for convenience of work",
    )  # fmt: skip
