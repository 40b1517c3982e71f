"""The field in the middle: the well as 劉績 draws it, its public field and its lodges, and what rate of tax it is."""

from zhouli.derivation import Derivation, consequence, derivation, unit

夫, 畝, 家, 屋 = (unit(noun) for noun in "夫畝家屋")
CAPTION, FIELD, ROUGHLY, RATES = (f"sanlitu.{n}" for n in ("18.tu.1", "18.tu.2", "18.tu.3", "17.tu.5"))


@derivation(
    "well-caption",
    title="Three fields a *wu*, three *wu* a well",
    authority="劉績",
    at=CAPTION,
    results="along width nine",
    measures=("well-plan",),
    about=(
        "The caption to Liu Ji's drawing, which our texts do not have: three fields in a row are a hundred paces by "
        "three hundred, and three rows are the square of one 里."
    ),
)
def _(d: Derivation) -> None:
    p, plan = d.uses("well-plan", "p nine", under="p plan")
    d.uses("well-plan", "side li")
    rung = d.given("rung", "夫【三】為屋", noun="夫", says="fields in a *wu*")
    d.again("p", "橫【百步】")
    along = d.then("along", rung / 夫 * p, "直【三百步】，為", says="length of a *wu*")
    d.then("one_li", along, "直三百步，為【一里】", says="the same in *li*")
    rows = d.given("rows", "屋【三】為井", noun="屋", says="*wu* in a well")
    width = d.then("width", rows / 屋 * p, "橫直皆【三百步】", says="breadth of the well")
    d.again("side", "橫直皆【三百步】")
    d.again("li", "方【一里】，九夫")
    d.identity("square", width, along, says="As broad as long: a square of one 里.")
    nine = d.then("nine", rows / 屋 * rung, "【九夫】之地", says="fields in the well")
    d.identity("as_jia", nine, plan, says="Jia's two cuts each way make the same nine.")


@derivation(
    "public-field",
    title="A hundred *mu* in the middle, twenty of them lodges",
    authority="劉績, after 穀梁傳",
    at=FIELD,
    results="private families each lodge of_own of_tilled of_well",
    measures=("hundred-mu-field", "well-plan"),
    about=(
        "The field in the middle is public, the eight hundred 畝 round it are private and belong to eight households. "
        "Of the hundred in the middle twenty are lodges, and each household tills ten. What share that is depends on "
        "what it is a share of; Liu Ji names none."
    ),
)
def _(d: Derivation) -> None:
    nine, ring = d.uses("well-plan", "nine eight")
    A, h = d.uses("average-allotment", "A h")
    middle = d.given("middle", "中【百畝】為公田", says="the public field")
    d.identity(
        "one_field",
        middle / 畝,
        (nine - ring) / 夫 * d.uses("hundred-mu-field", "f") / 畝,
        says="One field of the nine.",
    )
    f = d.made["f"]
    private = d.then("private", nine / 夫 * f - middle, "外【八百畝】為私田", says="private fields")
    families = d.then("families", private / A * h, "授【八家】", says="households of the well")
    d.again("families", "【八家】各耕公田")
    lodges = d.given("lodges", "公田中【二十畝】為廬舍", says="lodges within the public field")
    tilled = d.let("tilled", middle - lodges, says="what is left of it to till")
    each = d.then(
        "each", tilled / families * h, "各耕公田【十畝】", says="public field that a household tills"
    )
    lodge = "家有【二畝半】以為井竈蔥韭者"
    d.then("lodge", lodges / families * h, lodge, at="zaishi.2.shu.9", says="lodge of a household")
    d.again("lodge", "家各【二畝半】", at="zaishi.3.shu.6")
    d.let("of_own", each / A, says="tax as a share of the household's own field")
    d.let("of_tilled", each / (A + each), says="of all that the household tills")
    d.let("of_well", tilled / nine * 夫 / f, says="of the land of the well")


@derivation(
    "two-wells-for-one",
    title="Once-rested and twice-rested: two wells for one, broadly",
    authority="劉績",
    at=ROUGHLY,
    results="once twice both all_three",
    measures=("hundred-mu-field",),
    about=(
        "The plan of the well, he says, is drawn broadly for unrested land; of the two kinds that rest, two wells "
        "count as one, broadly. That is exact of the once-rested alone, and of all three kinds in equal shares."
    ),
)
def _(d: Derivation) -> None:
    two = d.given("two", "【二井】而當一焉", says="wells of land that rests")
    one = d.given("one", "二井而當【一】焉", noun="井", says="the well that they count as")
    A, B, C, a, b, c = d.uses("average-allotment", "A B C a b c")
    once = d.let("once", B / A, says="wells for one, all once-rested")
    d.let("twice", C / A, says="all twice-rested")
    d.let("both", (b * B + c * C) / (b + c) / A, says="as many households on each of the two")
    every = d.let("all_three", (a * A + b * B + c * C) / (a + b + c) / A, says="as many on each of all three")
    d.identity("exact_once", once, two / one, says="Of the once-rested it is exact,")
    d.identity("exact_all", every, two / one, says="and of the three together, Zheng's two for one.")


@derivation(
    "aid-and-tribute",
    title="One in nine in the open country, one in ten within the capital",
    authority="孟子, through 劉績",
    at=RATES,
    results="aid tribute",
    measures=("hundred-mu-field", "well-plan"),
    about=(
        "Against Zheng, who has tribute in the domain and aid in the states, and Jia, who has both in the domain, by zones, Liu Ji has aid everywhere "
        "in the open country, and quotes Mencius. We take one in nine of the middle field of the well, lodges and all; one in "
        "ten, within the capital, he takes of the gardens."
    ),
)
def _(d: Derivation) -> None:
    middle = d.uses("public-field", "middle")
    nine, f = d.uses("well-plan", "nine"), d.uses("hundred-mu-field", "f")
    d.then("aid", middle / (nine / 夫 * f), "請野【九一】而助", says="the middle field, of the well")
    d.given("tribute", "國中【什一】使自賦", says="what those in the capital pay of themselves")
    d.uses("well-tax", "ninth")
    d.identity(
        "as_jia", d.made["aid"], d.made["ninth"], says="The same as Jia's one field to the well."
    )


@consequence(
    "tithe-of-the-well",
    title="One field, four rates: a ninth, a tenth, an eleventh, four forty-fifths",
    results="twenty true_tenth ninth tenth eleventh least",
    measures=("hundred-mu-field", "well-plan"),
    anticipated_by="何休, through 賈公彥 on the Artificers (Siku 卷四十二 葉九下), for the tenth: 公田十畝，即所謂什一而稅; 賈公彥 there (葉八下), for the eleventh, if 十外稅一 is that",
    about=(
        "With twenty 畝 of lodges, and only with twenty, what a household tills for the public is a tenth of its own "
        "hundred. Of all that it tills it is then an eleventh, of the whole well less still; with no lodges it would be "
        "a ninth. The tenth is the harmonic mean of the other two."
    ),
)
def _(d: Derivation) -> None:
    middle, private, families, lodges = d.uses("public-field", "middle private families lodges")
    own, tilled, gross = d.uses("public-field", "of_own of_tilled of_well")
    aid, t = d.uses("aid-and-tribute", "aid tribute")
    A, h = d.uses("average-allotment", "A h")
    x = d.general("x")
    twenty = d.root(
        "twenty",
        (middle - x) / families * h / A - t,
        x,
        says="One size of lodges makes the public work a tenth of one's own field.",
    )
    d.identity("as_told", twenty, lodges, says="It is the one in the text.")
    d.root(
        "true_tenth",
        (middle - x) / (middle + private - x) - t,
        x,
        says="And one size makes it a tenth of all that is tilled.",
    )
    ninth = d.let("ninth", aid, says="of the land, lodges and all")
    d.let("tenth", own, says="of the household's own field")
    eleventh = d.let("eleventh", tilled, says="of what the household tills")
    d.let("least", gross, says="of the land of the well, lodges left out of the tax")
    d.identity("harmonic", 1 / ninth + 1 / eleventh, 1 / t + 1 / t, says="Nine and eleven: ten is half-way.")
    d.identity(
        "no_lodges", middle / (middle + private), ninth, says="Without lodges the two ways of counting meet."
    )
    n = d.general("n")
    d.identity(
        "beyond",
        (A / n) / (A + A / n),
        1 / (n + 1),
        says="One beyond n of one's own is one in n and one of all one tills, for every n.",
    )
