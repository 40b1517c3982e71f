"""Taxes by distance, the tithe they are measured against, and the three penalties."""

from zhouli.derivation import Derivation, consequence, derivation, unit

家 = unit("家")


@derivation(
    "land-tax-rates",
    title="Six rates, from nothing to five twentieths",
    authority="周禮",
    at="zaishi.3.jing.1",
    results="state garden near far ceiling lacquer",
    about=(
        "The classic names six rates. State residences pay none; the four outer zones pay no more "
        "than two in ten, a ceiling and not a rate; lacquer groves pay most."
    ),
)
def _(d: Derivation) -> None:
    shu, mid, last = "zaishi.3.shu.1", "zaishi.3.shu.2", "zaishi.3.shu.3"
    d.given("state", "國宅【無征】", says="state residences")
    d.given("garden", "園廛【二十而一】", says="gardens and house-plots")
    d.given("near", "近郊【十一】", says="the near suburb")
    d.given("far", "遠郊【二十而三】", says="the far suburb")
    d.given("ceiling", "甸、稍、縣、都皆無過【十二】", by="at most", says="the four outer zones")
    d.given("lacquer", "漆林之征【二十而五】", says="lacquer groves")
    d.again("state", "【無征】，無稅也", at="zaishi.3.zhu.1")
    d.again("state", "無征，【無稅】也", at="zaishi.3.zhu.1")
    d.again("state", "謂城內官府治處【無稅】也", at=shu)
    d.again("near", "同【十一而稅】也", at=shu)
    d.again("far", "同【二十而稅三】也", at=shu)
    d.again("ceiling", "皆無過【十而稅二】", at=mid)
    d.again("near", "唯近郊之內當【十一】耳", at="zaishi.3.shu.5")
    d.again("near", "故有近郊【十一而稅】", at="zaishi.2.shu.10")
    d.again("near", "下云近郊【十一】，皆據此", at="zaishi.2.shu.7")
    graded = d.count(
        "graded",
        "園廛二十而一，【近郊】十一，【遠郊】二十而三，【甸、稍、縣、都】皆無過",
        says="zones taxed by distance",
    )
    d.then(
        "three",
        graded,
        "上之【三】等為輕近重遠法",
        at=last,
        says="Jia's three degrees, light near and heavy far",
    )
    d.again("lacquer", "漆林之征【二十而五】", at=last)


@derivation(
    "gongyang-tithe",
    title="The tithe as touchstone: 桀 above, 貉 below",
    authority="公羊說, through 許慎",
    at="zaishi.3.shu.7",
    results="tithe over_garden over_near over_far over_ceiling over_lacquer",
    about=(
        "For the 公羊 school a tenth is right everywhere: more is a greater or lesser 桀, less a "
        "greater or lesser 貉. Put to that test, only the near suburb of the 周禮 passes. Jia's "
        "answer is scope: the graded rates are for the royal domain, the flat tenth for the "
        "states."
    ),
)
def _(d: Derivation) -> None:
    t = d.given("tithe", "公羊說：【十一而稅】", says="the right tax")
    for words in (
        "過於【十一】",
        "減於【十一】",
        "【十一】稅，天子之正",
        "【十一】行而頌聲作",
        "案《公羊》【十一】稅",
    ):
        d.again("tithe", words)
    names = "garden near far ceiling lacquer"
    for name, rate in zip(names.split(), d.uses("land-tax-rates", names), strict=True):
        d.let(f"over_{name}", rate - t, says=f"{name} above the tithe (below, if negative)")
    d.again("near", "故不任【十一而稅】", at="zaishi.3.shu.5")


@derivation(
    "yiyi-levy",
    reading="xu-shen",
    title="The war levy of the *Divergent Meanings*, and the rates it repeats",
    authority="許慎, through 賈公彥",
    at="zaishi.3.shu.7",
    results="garden near far grain straw rice field",
    about=(
        "The 異義 gives the rates again, and with them a levy in years of war: grain in the stalk, straw and "
        "rice from one well. Its figures answer to no chain of measures that our witnesses hold; "
        "they are set down and left unchecked."
    ),
)
def _(d: Derivation) -> None:
    d.uses("land-tax-rates", "garden near far")
    d.again("garden", "國中園廛之賦，【二十而稅一】")
    d.again("near", "近郊【十而稅一】")
    d.again("far", "遠郊【二十而稅三】")
    one, n, f = d.given("well n f", "【一井】【九夫】【百畝】之賦", says="one well; its fields; each of them")
    d.given("grain", "出禾【二百四十斛】", says="grain in the stalk")
    d.given("straw", "芻秉【二百四十六】", says="bundles of straw")
    d.given("rice", "釜米【十六斗】", says="husked grain")
    d.let("field", n / unit("夫") * f / one, says="land of one well")


@derivation(
    "yiyi-levy",
    reading="zheng-xuan",
    title="Zheng's rebuttal: no such levy",
    authority="鄭玄, through 賈公彥",
    at="zaishi.3.shu.8",
    results="garden near far grain straw rice field",
    about=(
        "Zheng denies both halves: the Han grades are not the grades of the 周禮, since the Han "
        "allot no land; and nowhere in the six books of the 周禮 is there a levy of grain, straw "
        "and rice. The noughts are our way of writing that down; he gives no amount."
    ),
)
def _(d: Derivation) -> None:
    d.uses("land-tax-rates", "garden near far")
    one, n, f = d.given("well n f", "【一井】【九夫】【百畝】之稅", says="one well; its fields; each of them")
    d.given("books", "又《周禮》【六篇】", says="books of the *Rites of Zhou*")
    why = "無云軍旅之歲 … 出禾芻秉釜米之事: Zheng finds no such levy in the text"
    for name, says in {
        "grain": "grain in the stalk",
        "straw": "bundles of straw",
        "rice": "husked grain",
    }.items():
        d.assume(name, 0, why, says=says)
    d.let("field", n / unit("夫") * f / one, says="land of one well")


@derivation(
    "penalties",
    title="Hamlet cash, three-field grain, and the levy of man and household",
    authority="鄭玄",
    at="zaishi.4.zhu.2",
    results="hamlet three land poll",
    measures=("hundred-mu-field",),
    about=(
        "A homestead without mulberry and hemp pays the cash of twenty-five households; a field "
        "left untilled, the grain tax of three. Zhao Shang finds the lesser fault punished more; "
        "Zheng answers that each fine is for its own matter. One is cash, the other grain; he does "
        "not say so."
    ),
)
def _(d: Derivation) -> None:
    shu, field, gloss, question = "zaishi.4.shu.1", "zaishi.4.shu.2", "zaishi.4.shu.6", "zaishi.4.shu.8"
    one = d.given("hamlet_one", "罰以【一里】二十五家之泉，空田", sense="hamlet", says="one hamlet")
    hamlet = d.given(
        "hamlet", "罰以一里【二十五家】之泉，空田", says="households of a hamlet, whose cash is the fine"
    )
    d.again("hamlet", "罰以【二十五家】之稅", at=shu)
    d.again("hamlet", "罰以一里【二十五家】之泉", at=gloss)
    d.again("hamlet", "乃罰以【二十五家】之布", at=question)
    d.given("poll", "漢法口【百二十】也", at=shu, says="Han head-money, in cash")
    n = d.given("n", "夫【三】為屋", at=field, says="fields in a *wu*, the three-field unit")
    three = d.then("three", n * 家, "罰以【三家】之稅粟，以共", says="households whose grain tax is the fine")
    d.again("three", "罰以【三家】之稅粟", at=field)
    d.again("three", "空田者罰以【三家】之稅粟", at=gloss)
    d.again("n", "以夫【三】為屋", at=gloss)
    d.again("three", "則罰之【三家】之稅粟", at=question)
    f = d.given("f", "夫稅者，【百畝】之稅", says="the field on which a man is taxed")
    d.again("f", "民有【百畝】之田", at=field)
    d.let("land", n * f, says="land whose tax is the fine for an untilled field")
    d.let(
        "ratio",
        hamlet / three,
        says="what Zhao Shang sets side by side, as a ratio of ours: households, homestead to field",
    )
    d.let("heads", hamlet / one, says="households to a hamlet")
    d.again("hamlet_one", "乃罰以【一里】布", at=question, sense="hamlet")
    d.again("hamlet_one", "無【一里】之罰布", at="zaishi.4.shu.5", sense="hamlet")
    d.again("three", "以【三夫】解屋也", at=gloss, sense="man")


@derivation(
    "homestead-mu",
    title="Five *mu* of homestead, two and a half of garden",
    authority="孟子, with 賈公彥",
    at="zaishi.3.shu.6",
    results="house garden",
    about=(
        "Mencius's homestead of five 畝 explains for Jia why a house-plot bears no grain; the "
        "garden is two and a half 畝 at the edge of the field. He does not say where the two and a "
        "half come from; on 匠人 he counts them out of the twenty 畝 that eight households keep from "
        "the public field."
    ),
)
def _(d: Derivation) -> None:
    d.given("house", "則《孟子》云「【五畝】之宅", says="the homestead")
    d.given("garden", "家各【二畝半】", says="the garden")
    d.again("garden", "家有【二畝半】", at="zaishi.2.shu.9")
    for at, words in [
        ("zaishi.3.shu.6", "則【五畝】之宅在國中"),
        ("zaishi.2.shu.4", "《孟子》「【五畝】之宅」"),
        ("zaishi.4.zhu.1", "『【五畝】之宅"),
        ("zaishi.4.shu.1", "民有【五畝】之宅"),
    ]:
        d.again("house", words, at=at)


@derivation(
    "stamped-cloth",
    title="The stamped cloth that Zheng Zhong gives up",
    authority="鄭司農, through 鄭玄",
    at="zaishi.4.zhu.1",
    results="width length price",
    about=(
        "Zheng Zhong first takes 里布 as a strip of cloth, stamped, two inches wide and two feet "
        "long, used in exchange; then, with the *Zuo*, as coin. The two measures and the price of "
        "the *Zuo* are set down; nothing in the text checks them."
    ),
)
def _(d: Derivation) -> None:
    d.given("width length", "廣【二寸】，長【二尺】", says="width of the strip; length of the strip")
    d.given("lot price", "『買之，【百兩】【一布】。』", says="bolts bought; for how much, if 布 is coin")
    for words in ("曰「買之【百兩】一布」", "魯人買之，【百兩】一布"):
        d.again("lot", words, at="zaishi.4.shu.4")
        d.again("price", words.replace("【百兩】一布", "百兩【一布】"), at="zaishi.4.shu.4")
    d.again("lot", "以【百兩】為數", at="zaishi.4.shu.4")


@consequence(
    "tax-twentieths",
    title="Nought to five twentieths, and the mean they make",
    results="step mean",
    measures=("hundred-mu-field", "tong-ladder"),
    about=(
        "In twentieths the rates are 0, 1, 2, 3, 4, 5: an even staircase, if the ceiling is taken "
        "as the rate. The mean supposes that, and that each ring pays its rate over its gross area, the "
        "six districts too, without lacquer groves or gardens: not a tax that anyone paid."
    ),
)
def _(d: Derivation) -> None:
    state, garden, near, far, ceiling, lacquer = d.uses(
        "land-tax-rates", "state garden near far ceiling lacquer"
    )
    d.let("step", garden - state, says="one step of the staircase")
    for name, low, high in [
        ("near", garden, near),
        ("far", near, far),
        ("ceiling", far, ceiling),
        ("lacquer", ceiling, lacquer),
    ]:
        d.identity(f"step_{name}", high - low, garden - state, says=f"The step up to {name} is the same.")
    R0, R1, two, B = d.uses("domain-rings", "R_near R_far two B")
    whole = d.uses("royal-domain-households", "L")
    near_area, far_area, all_area = (two * R0 / B) ** 2, (two * R1 / B) ** 2, (whole / B) ** 2
    d.let(
        "mean",
        (near * near_area + far * (far_area - near_area) + ceiling * (all_area - far_area)) / all_area,
        says="mean rate by gross area, suburbs and outer zones, the ceiling taken as the rate",
    )
