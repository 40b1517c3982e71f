"""Pictures of the Master of Districts: the ropes of the hearse and at the grave, the vessels up the ladder."""

from typing import Any

import altair as alt
import pandas as pd

from zhouli.charts.figure import INDIGO, INK, VERMILION, Figure, across, lettering, number, rectangles, upward
from zhouli.decision import find_table
from zhouli.setting import figure as written
from zhouli.solving import solve

WIDE = alt.Scale(domain=[-10, 10], nice=False)
FINEST = 125  # pieces that a bar can still show


def _lines(rows: list[dict[str, Any]], ends: tuple[float, float], colour: str = INK, width: float = 1.2) -> alt.Chart:
    tall = alt.Scale(domain=list(ends), nice=False)
    made: alt.Chart = (
        alt.Chart(pd.DataFrame(rows))
        .mark_rule(color=colour, strokeWidth=width)
        .encode(x=across("x:Q", scale=WIDE), x2="x2:Q", y=upward("y:Q", scale=tall), y2="y2:Q")
    )
    return made


def _boxes(corners: list[tuple[float, float, float, float]], ends: tuple[float, float], shade: float) -> alt.Chart:
    """Draw grey boxes, each by its left, right, lower and upper edge."""
    rows = [{"a": a, "b": b, "c": c, "d": d, "colour": INK, "opacity": shade} for a, b, c, d in corners]
    return rectangles(rows, (-10, 10), ends, line=1)


def _dots(rows: list[dict[str, Any]], ends: tuple[float, float], size: float, filled: bool) -> alt.Chart:
    tall = alt.Scale(domain=list(ends), nice=False)
    made: alt.Chart = (
        alt.Chart(pd.DataFrame(rows))
        .mark_point(size=size, filled=filled, color=INK, opacity=1, strokeWidth=1.2)
        .encode(x=across("x:Q", scale=WIDE), y=upward("y:Q", scale=tall))
    )
    return made


def _hearse(ropes: int, to_each: str, bells: list[int], head: str, foot: str) -> Any:
    """Draw one hearse from above, drawn upwards: coffin, ropes with their men, bells on both sides."""
    tall = (-1.6, 9.4)
    places = [(k - (ropes - 1) / 2) * 15 / max(ropes - 1, 1) for k in range(ropes)]
    cords = [{"x": p * 0.13, "x2": p, "y": 2.8, "y2": 6.6} for p in places]
    men = [{"x": p, "y": 7.2, "text": to_each} for p in places]
    chart = _boxes([(-1.4, 1.4, 0, 2.8)], tall, 0.2) + _lines(cords, tall, VERMILION, 1.8)
    chart += lettering([{"x": 0, "y": 1.4, "text": "柩"}], 16) + lettering(men, 14, INDIGO)
    chart += lettering([{"x": 0, "y": 8.9, "text": head}], 14) + lettering([{"x": 0, "y": -1.1, "text": foot}], 13)
    for side, count in zip((-1, 1), bells, strict=False):
        rung = [{"x": side * (3.2 + 0.8 * (k % 4)), "y": 0.8 + 1.1 * (k // 4)} for k in range(count)]
        chart += _dots(rung, tall, 50, True) + lettering([{"x": side * 7.8, "y": 1.3, "text": f"鐸 {count}"}], 14)
    return chart.properties(width=400, height=210)


def hearse_ropes() -> Figure:
    """Draw a lord's hearse with its men and bells, the king's, and the posts at the king's grave."""
    lord, king, share = solve("rope-men-of-a-lord"), solve("ropes-of-the-king"), solve("men-to-a-rope")
    grave = solve("pulleys-at-the-grave")
    four, six = int(number(lord["ropes"])), int(number(king["ropes"]))
    each, whole, over = (written(share[n]).split()[0] for n in ("lord", "whole", "over"))
    men, thousand = written(lord["men"]), written(king["men"])
    bells = [int(number(lord[side])) for side in ("left", "right")]
    first = _hearse(four, each, bells, "諸侯 a lord", f"{men} at {four} ropes, {each} to each")
    second = _hearse(six, whole, [], "天子 the king", f"{thousand} at {six} ropes, {whole} to each and {over} over")

    tall = (-6.4, 6.2)
    double, single = (int(number(grave[n])) for n in ("double", "single"))
    ends = [{"x": 0, "y": y} for y in (3.1, -3.1)]
    flanks = [{"x": x, "y": 0} for x in (-4.6, 4.6)]
    spread = [(k - (double - 1) / 2) * 1.1 for k in range(double)]
    cords = [{"x": s, "x2": s, "y": side * 1.3, "y2": side * 5} for side in (1, -1) for s in spread]
    cords += [{"x": side * 1.1, "x2": side * 7.4, "y": 0, "y2": 0} for side in (1, -1) for _ in range(single)]
    pulleys = [{"x": s, "y": side * 3.1} for side in (1, -1) for s in spread]
    posts = [(-1.3, 1.3, p["y"] - 0.42, p["y"] + 0.42) for p in ends]
    posts += [(p["x"] - 0.6, p["x"] + 0.6, -0.9, 0.9) for p in flanks]
    labels = [{"x": 2.1, "y": p["y"], "text": f"碑 {double}"} for p in ends]
    labels += [{"x": p["x"], "y": 1.7, "text": f"碑 {single}"} for p in flanks]
    total = written(grave["ropes"]).split()[0]
    third: Any = _boxes([(-2.2, 2.2, -1.9, 1.9)], tall, 0.05)
    third += _boxes([(-1.1, 1.1, -1.3, 1.3)], tall, 0.2) + _boxes(posts, tall, 0.3)
    third += _lines(cords, tall, VERMILION, 1.8) + _dots([*pulleys, *flanks], tall, 70, False)
    third += lettering([{"x": 0, "y": 0, "text": "柩"}], 16) + lettering(labels, 14, align="center")
    third += lettering([{"x": 0, "y": 5.8, "text": "窆 lowering"}], 14)
    sum_ = f"{double} + {double} + {single} + {single} = {total} ropes at {written(grave['posts']).split()[0]} posts"
    third += lettering([{"x": 0, "y": -6, "text": sum_}], 13, INDIGO)
    data = pd.DataFrame(
        [
            {"where": "諸侯, on the road", "men": men, "ropes": four, "to a rope": each, "over": "0"},
            {"where": "天子, on the road", "men": thousand, "ropes": six, "to a rope": whole, "over": over},
            {"where": "天子, at the grave: 前, 後", "men": "", "ropes": f"{double} and {double}", "to a rope": "", "over": ""},
            {"where": "天子, at the grave: 兩畔", "men": "", "ropes": f"{single} and {single}", "to a rope": "", "over": ""},
        ]
    )  # fmt: skip
    return Figure(
        alt.vconcat(first, second, third.properties(width=400, height=270), spacing=14),
        data,
        "The ropes of the hearse",
        "Three plans. A lord's coffin drawn by four ropes with a hundred and twenty-five men at each and eight bells on "
        "either side; the king's drawn by six ropes with a hundred and sixty-six men at each and four over; the king's "
        "lowered by ropes over four posts, two over each post before and behind, one over each post at the sides.",
        "Ropes in red and men in all are stated; the men to each rope, in blue, are our division, and so is the sum over "
        "the posts. How the ropes lay on the road nobody says: they are fanned out here to be seen. A model in the text, "
        "no record of a burial.",
    )


def vessels_by_rung() -> Figure:
    """Draw the district six times as one bar, cut into as many pieces as it has bodies that keep a set."""
    sets, sizes = solve("sets-of-vessels"), solve("vessels-up-the-ladder")
    kept = find_table("implements-of-the-district")
    readings = [
        find_table("goods-for-the-implements", f"on-the-master-of-{which}") for which in ("districts", "allotments")
    ]
    rows: list[dict[str, Any]] = []
    for k, (rung, body) in enumerate(zip("xiang zhou dang zu lv bi".split(), "鄉州黨族閭比", strict=True)):
        what = kept.ask({"body": body})["supplies"].words[0]
        goods = ["".join(t.ask({"body": body})["goods"].words) or "not said" for t in readings]
        rows.append(
            {
                "y": -k, "body": body, "families": written(sizes[rung]), "what": what, "sets": int(sets[f"n_{rung}"]),
                "goods": goods[0], "there": goods[1],
            }
        )  # fmt: skip
    tall = (-5.75, 0.7)
    bars = [(-10.0, 10.0, r["y"] - 0.5, r["y"] - 0.06) for r in rows]
    dark = [b for b, r in zip(bars, rows, strict=True) if r["goods"] == "罰物"]
    light = [b for b, r in zip(bars, rows, strict=True) if r["goods"] != "罰物"]
    cuts = [
        {"x": x, "x2": x, "y": r["y"] - 0.5, "y2": r["y"] - 0.06}
        for r in rows
        if r["sets"] <= FINEST
        for x in (-10 + 20 * n / r["sets"] for n in range(1, r["sets"]))
    ]
    chart = _boxes(light, tall, 0.06) + _boxes(dark, tall, 0.3) + _lines(cuts, tall, INK, 0.7)
    names = [{"x": -10, "y": r["y"] + 0.12, "text": f"{r['body']} {r['families']}: {r['what']}"} for r in rows]
    counts = [{"x": 10, "y": r["y"] + 0.12, "text": f"{r['goods']} × {r['sets']:,}"} for r in rows]
    chart += lettering(names, 15, align="left") + lettering(counts, 15, INDIGO, align="right")
    data = pd.DataFrame(
        [
            {
                "body": r["body"], "households": r["families"], "supplies": r["what"], "sets": f"{r['sets']:,}",
                "out of (on 鄉師)": r["goods"], "out of (on 載師)": r["there"],
            }
            for r in rows
        ]
    )  # fmt: skip
    return Figure(
        chart.properties(width=400, height=400),
        data,
        "The vessels up the ladder",
        "Six bars of equal length, each the whole district. The first is whole, the second cut in five, then in "
        "twenty-five, a hundred and twenty-five, five hundred and two thousand five hundred: so many sets are kept. The "
        "three with most pieces are dark, supplied out of fines; the three others light, out of official goods.",
        "Each bar is the same 12,500 households; each piece keeps one set. Dark: goods from fines, 罰物; light: official "
        "goods, 官物, after Jia on this office. On 載師 he counts only 比 and 族 as supplied from fines. The numbers of sets, "
        "in blue, are ours; the last two bars are too finely cut to be drawn. A model in the text, no inventory.",
    )
