"""十八分之十三: three accounts of one fraction, and what holds between them."""

from zhouli.derivation import Derivation, consequence, derivation, unit

STATED = "以【十八分之十三】率之"


@derivation(
    "thirteen-eighteenths",
    reading="note",
    title="Thirteen eighteenths, as the note explains it: fewer walls, narrower lanes",
    authority="鄭玄",
    at="zaishi.2.zhu.9",
    results="r s",
    about=(
        "Of three parts one is removed; but outside there are fewer walls and palaces and "
        "narrower lanes, so of six parts removed one is kept. Jia counts the eighteen parts out."
    ),
)
def _(d: Derivation) -> None:
    shu = "zaishi.2.shu.28"
    r = d.given(
        "r",
        "涂巷，【三分去一】，餘六百萬夫",
        at="zaishi.2.zhu.6",
        says="share removed for hills, waters, walls and lanes",
    )
    k = d.given("k", "於三分所去【六而存一】焉", says="of what is removed, the share kept")
    s = d.then("s", 1 - r + r * k, STATED, says="share that remains")
    d.then("thirds", 1 / r * unit("分"), "於【三分】所去", says="parts of which one is removed")
    for at, words in [
        (shu, "解於【三分】所去而存"), (shu, "云「於【三分】所去"), (shu, "則【三分】所去，六不"), (shu, "今於此【三分】所去"),
        ("zaishi.2.shu.30", "則於【三分】所去"), ("zaishi.2.shu.31", "【三分】所去、六而存一之法"), ("zaishi.2.shu.32", "【三分】所去、六而存一，則得"),
        ("zaishi.2.shu.37", "雖【三分】去"),
    ]:  # fmt: skip
        d.again("thirds", words, at=at)
    n = d.then(
        "n", 1 / (r * k), "十八分之，【三六十八】", at=shu, says="parts, so that both shares come out whole"
    )
    d.then("twelve", n * (1 - r), "去一分有【十二】存", at=shu, says="parts left after the third")
    q = d.then("removed", n * r, "今於所去【六】中", at=shu, says="parts removed")
    d.then("one", q * k, "存取其【一】，以益十二", at=shu, says="the part given back")
    d.again("twelve", "以益【十二】，則所去者五", at=shu)
    d.then(
        "gone kept",
        [n * (1 - s), n * s],
        "則所去者【五】，所存者【十三】",
        at=shu,
        says="parts finally removed; parts finally kept",
    )
    for words in ("若不【六而存一】，則十八分之", "於三分所去【六而存一】焉"):
        d.again("k", words, at=shu)
    d.again("n", "若不六而存一，則【十八】分之", at=shu)
    d.again("removed", "【六】內而存取其一，則十八", at=shu)
    d.again("one", "六內而存取其【一】，則十八", at=shu)
    d.again("s", "則【十八分之十三】率之是也", at=shu)
    d.again("s", "言【十八分之十三】率之者，若不", at=shu)
    d.again("s", "故云【十八分之十三】率之也", at=shu)


@derivation(
    "thirteen-eighteenths",
    reading="reply",
    title="Thirteen eighteenths, as the reply to Zhang Yi explains it: fallow grassland",
    authority="鄭玄, to 張逸, through 賈公彥",
    at="zaishi.2.shu.29",
    results="r s",
    about=(
        "Asked what the fraction means, Zheng speaks of allotments: six hundred 畝 for three "
        "households inside, six hundred and fifty outside. Where twelve parts would remain, "
        "thirteen must. The proportion between the two is left unspoken."
    ),
)
def _(d: Derivation) -> None:
    r = d.given("r", "以【三分去一】之法，當餘十二", says="share removed")
    n = d.given("n", "注【十八】分之十三率之，何謂", says="parts, taken from the fraction asked about")
    S, T = d.uses("average-allotment", "S", under="S_in"), d.uses("outer-allotment", "S", under="S_out")
    d.again("S_in", "相通三夫【六百畝】")
    d.again("S_out", "相通三夫而【六百五十畝】")
    d.again("r", "遂地以有五十畝萊，於【三分去一】")
    d.uses("outer-allotment", "D")
    d.again("D", "遂地以有【五十畝】萊")
    d.then("twelve", n * (1 - r), "當餘【十二】", says="parts left where there is no fallow on upper land")
    k = d.then("kept", n * (1 - r) * T / S, "乃得【十三】", says="parts that must be left where there is")
    d.then("s", k / n, STATED, at="zaishi.2.zhu.9", says="share that remains")
    d.again("s", "注【十八分之十三】率之，何謂")


@derivation(
    "thirteen-eighteenths",
    reading="harmony",
    title="Thirteen eighteenths, as Jia reconciles the two: the grassland is found where the walls were",
    authority="賈公彥",
    at="zaishi.2.shu.30",
    results="r s",
    about=(
        "Jia lets both stand: the land of the grassland comes out of what is saved on walls and lanes. "
        "That the one is as much as the other he does not say; the two are computed apart here, and "
        "their difference is nothing."
    ),
)
def _(d: Derivation) -> None:
    r = d.uses("thirteen-eighteenths", "r", reading="note")
    k = d.given("k", "但【六而存一】，指據六夫", says="of what is removed, the share kept")
    S, D = d.uses("average-allotment", "S", under="S_in"), d.uses("outer-allotment", "D", under="D")
    d.again("k", "於三分所去【六而存一】，唯據")
    d.uses("outer-allotment", "six thirteen")
    d.again("six", "指據【六夫】受十三夫地而言", sense="man")
    d.again("thirteen", "指據六夫受【十三夫】地而言")
    d.again("D", "唯據上地有萊【五十畝】而說")
    d.again("D", "鄭意遠郊外上地有萊【五十畝】")
    saved = d.let("saved", r * k, says="share of the gross land saved on walls and lanes")
    wanted = d.let("wanted", (1 - r) * D / S, says="share of the gross land that the grassland takes")
    d.identity(
        "balance",
        saved,
        wanted,
        says="於城郭少、涂巷狹中出此萊地, says Jia. That what is saved is what the grassland takes, no more and no less, is our sum.",
    )
    d.then("s", 1 - r + wanted, STATED, at="zaishi.2.zhu.9", says="share that remains")


@consequence(
    "thirteen-eighteenths-equivalence",
    title="When the note and the reply agree",
    about=(
        "The two accounts give one number only for some mixtures of households. With a, b, c "
        "households on upper, middle and lower land they agree exactly when 5a = 2b + 3c. Equal "
        "numbers satisfy it; most mixtures do not."
    ),
)
def _(d: Derivation) -> None:
    a, b, c = d.general("a b c")
    r = d.uses("thirteen-eighteenths", "r", reading="note")
    k = d.uses("thirteen-eighteenths", "k", reading="note")
    A, B, C = d.uses("average-allotment", "A B C")
    U, D, V, E, W, F = d.uses("outer-allotment", "A D B E C F", under="U D V E W F")
    inside, outside = a * A + b * B + c * C, a * (U + D) + b * (V + E) + c * (W + F)
    d.iff(
        "agree",
        (1 - r + r * k) - (1 - r) * outside / inside,
        5 * a - 2 * b - 3 * c,
        says=(
            "The share of the note equals the share of the reply if and only if five times the upper "
            "households are twice the middle and three times the lower."
        ),
    )
    d.identity(
        "saved_is_wanted",
        inside - (1 - r) / (r * k) * a * D,
        (2 * b + 3 * c - 5 * a) * U,
        says=(
            "The land saved on walls less the land the grassland takes is a multiple of 2b + 3c − 5a: "
            "where there are more upper households than that, the walls do not yield enough."
        ),
    )


@consequence(
    "thirteen-eighteenths-calibration",
    title="The one share that keeps the density of the inside",
    results="s",
    anticipated_by="the Siku editors of 1777, in direction: 所受之田既較近郊為加多，則所去之地即當較近郊為加少 (周官祿田考 提要)",
    about=(
        "Grant thirteen 夫 to six households outside and two to one inside. Then one share, and "
        "only one, settles as many households on a 同 outside as inside."
    ),
)
def _(d: Derivation) -> None:
    r = d.uses("thirteen-eighteenths", "r", reading="note")
    S, T = d.uses("average-allotment", "S", under="S_in"), d.uses("outer-allotment", "S", under="S_out")
    x = d.general("x")
    s = d.root(
        "s",
        x / T - (1 - r) / S,
        x,
        says="Households per unit of gross land outside equal those inside for exactly one share x.",
    )
    stated = d.uses("thirteen-eighteenths", "s", reading="note", under="s_note")
    d.identity("same", s, stated, says="That share is the one that Zheng states.")
