"""A picture of the two matchings: eight tributes and the head cash with the occupations, and beside them the imposts."""

import altair as alt
import pandas as pd

from zhouli.charts.figure import INDIGO, INK, RULE, VERMILION, Figure, across, lettering, number, upward
from zhouli.decision import find_table
from zhouli.derivation import find
from zhouli.edition import bare
from zhouli.library import edition
from zhouli.solving import solve

ENGLISH = {
    "三農": "farmers", "園圃": "gardens", "虞衡": "wardens, keepers", "藪牧": "herdsmen", "百工": "crafts", "商賈": "merchants",
    "嬪婦": "women", "臣妾": "bondservants", "閒民": "idle people",
}  # fmt: skip
ORDER = "一二三四五六七八九"


def _matched() -> tuple[list[tuple[str, str, str]], list[str]]:
    """Return who gives what and is which occupation, in the order of the classic, and the occupations by place."""
    table = find_table("tribute-by-work")
    rows, places = [], {}
    for who in table.questions["who"].options:
        said = table.ask({"who": who})
        (gives,), (occupation,) = said["gives"].words, said["occupation"].words
        rows.append((who, gives, occupation))
        places[occupation] = ORDER.index(said["place"].words[0]) if said["place"].words else len(ORDER)
    return rows, sorted(places, key=lambda o: places[o])


def _imposts() -> list[str]:
    """Return the nine imposts in the order of Jia's list: six by place, three by kind."""
    named = [
        *find("nine-of-the-count", "zheng-xuan").node("six").spans,
        *find("nine-imposts", "jia").node("kinds").spans,
    ]
    return [bare(edition().transmitted(span)).removesuffix("之賦") for span in named]


def tribute_and_impost() -> Figure:
    """Draw imposts, tributes and occupations in three columns, with lines where the text matches them."""
    rows, occupations = _matched()
    imposts = _imposts()
    given = [r for r in rows if r[0] != "臣妾"]
    top = len(occupations) - 1
    where = {o: top - k for k, o in enumerate(occupations)}
    low = -1.05  # the head cash stands below the eight, clear of the imposts
    heights = [low if who == "無職" else top - k for k, (who, _, _) in enumerate(given)]
    links = pd.DataFrame(
        [
            {"a": 1.15, "b": 4.1, "y": y, "h": where[o], "c": INDIGO if who == "無職" else VERMILION}
            for y, (who, _, o) in zip(heights, given, strict=True)
        ]
    )
    scale_x, scale_y = alt.Scale(domain=[-5, 5.9], nice=False), alt.Scale(domain=[-1.6, 9.9], nice=False)
    lines = [
        alt.Chart(links[links["c"] == colour])
        .mark_rule(color=colour, strokeWidth=1.6, strokeDash=dash)
        .encode(x=across("a:Q", scale=scale_x), x2="b:Q", y=upward("y:Q", scale=scale_y), y2="h:Q")
        for colour, dash in ((VERMILION, [1, 0]), (INDIGO, [5, 3]))
    ]
    box = pd.DataFrame([{"a": -4.85, "b": -2.35, "y": -0.5, "h": top + 0.5}])
    frame = (
        alt.Chart(box)
        .mark_rect(fillOpacity=0, stroke=RULE, strokeWidth=1.2)
        .encode(x=across("a:Q"), x2="b:Q", y=upward("y:Q"), y2="h:Q")
    )
    split = len(find("nine-of-the-count", "zheng-xuan").node("six").spans)
    ruled = (
        alt.Chart(pd.DataFrame([{"a": -4.85, "b": -2.35, "y": top - split + 0.5}]))
        .mark_rule(color=RULE, strokeWidth=1.2)
        .encode(x=across("a:Q"), x2="b:Q", y=upward("y:Q"))
    )
    elbow = pd.DataFrame(
        [{"x": -1.15, "y": low, "k": 0}, {"x": -3.6, "y": low, "k": 1}, {"x": -3.6, "y": -0.5, "k": 2}]
    )
    into = (
        alt.Chart(elbow)
        .mark_line(color=INDIGO, strokeWidth=1.6, strokeDash=[5, 3])
        .encode(x=across("x:Q"), y=upward("y:Q"), order="k:Q")
    )
    words = [
        {"x": 0, "y": y, "text": f"{who} {gives}"} for y, (who, gives, _) in zip(heights, given, strict=True)
    ]
    right = [{"x": 4.2, "y": y, "text": o} for o, y in where.items()]
    left = [{"x": -3.6, "y": top - k, "text": name} for k, name in enumerate(imposts)]
    eight, nine = solve("eight-tributes", "jia"), solve("nine-imposts", "jia")
    heads = [
        {"x": x, "y": top + 1.35, "text": text}
        for x, text in (
            (-3.6, f"九賦 {number(nine['nine'])} imposts"), (0, f"八貢 {number(eight['eight'])} tributes"),
            (4.3, f"九職 {number(eight['nine'])} occupations"),
        )
    ]  # fmt: skip
    chart = (
        frame + ruled + lines[0] + lines[1] + into + lettering(words, 15) + lettering(right, 15, align="left")
        + lettering(left, 15) + lettering(heads, 12, INK, fontWeight="bold")
    )  # fmt: skip
    data = pd.DataFrame(
        [
            {"in the classic": who, "gives": gives, "occupation": f"{o} {ENGLISH[o]}", "match": _match(who)}
            for who, gives, o in rows
        ]
    )
    return Figure(
        chart.properties(width=440, height=420),
        data,
        "Eight, nine, nine",
        "Three columns. In the middle the eight who give tribute and, ninth, those without an occupation, who pay the head "
        "cash. Eight lines lead right to seven of the nine occupations, two of them to one, wardens and keepers; a broken "
        "line leads from the ninth to the idle people; the bondservants have no line. On the left the nine imposts stand in "
        "a frame of their own: only the head cash is joined to it.",
        "Eight tributes meet seven of nine occupations, because hills and marshes are two on one side and one on the other. "
        "The broken lines are the head cash: it is paid by the idle, and it is among the nine imposts. No line joins a "
        "tribute to an impost, since tributes go by work and six of the nine imposts by place. The first seven "
        "occupations stand in the Grand Steward's order, the last two without a place, as Jia leaves them. A model in the text.",
    )


def _match(who: str) -> str:
    if who == "臣妾":
        return "none: no tribute"
    return "head cash, an impost" if who == "無職" else "tribute"


def who_counts() -> Figure:
    """Draw what each of three officers counts in each place, from outside inward; an empty cell is silence."""
    table = find_table("who-counts-what")
    officers, places = (table.questions[q].options for q in ("officer", "place"))
    things = [a for a in table.answers if a != "third"]
    cells, words, rows = [], [], []
    for k, officer in enumerate(officers):
        row: dict[str, str] = {"officer": officer}
        for n, place in enumerate(places):
            said = table.ask({"officer": officer, "place": place})
            held = [(j, said[t].words[0]) for j, t in enumerate(things) if said[t].words]
            cells.append({"a": n, "b": n + 1, "y": -k * 6, "h": -k * 6 - 5.4, "o": 0.12 if held else 0.0})
            words += [{"x": n + 0.5, "y": -k * 6 - 0.7 - j, "text": word} for j, word in held]
            row[place] = "、".join(word for _, word in held) or "—"
        rows.append(row)
    scale_x, scale_y = alt.Scale(domain=[-1.05, 6.05], nice=False), alt.Scale(domain=[-17.6, 1.4], nice=False)
    grid = (
        alt.Chart(pd.DataFrame(cells))
        .mark_rect(fill=VERMILION, stroke=INK, strokeWidth=0.8)
        .encode(
            x=across("a:Q", scale=scale_x), x2="b:Q", y=upward("y:Q", scale=scale_y), y2="h:Q",
            fillOpacity=alt.FillOpacity("o:Q", scale=None),
        )
    )  # fmt: skip
    heads = [{"x": n + 0.5, "y": 0.8, "text": place} for n, place in enumerate(places)]
    sides = [{"x": -0.55, "y": -k * 6 - 2.7, "text": officer} for k, officer in enumerate(officers)]
    chart = (
        grid
        + lettering(words, 14)
        + lettering(heads, 14, fontWeight="bold")
        + lettering(sides, 14, fontWeight="bold")
    )
    return Figure(
        chart.properties(width=440, height=430),
        pd.DataFrame(rows),
        "Who counts what",
        "A grid of three officers and six places, from the states on the left to the capital on the right. The Lesser "
        "Minister counts in three places, the Master of Hamlets in two, the Master of Counties in all six, and only he has "
        "fields and fallow, 田萊.",
        "The words are those of each office; an empty cell is a place of which it says nothing. 國中, the capital, is added "
        "for the Master of Counties by Jia (四郊則兼國中). A model in the text, no register.",
    )
