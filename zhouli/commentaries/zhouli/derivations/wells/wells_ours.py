"""Our own consequences: the added border, the king's share, the proof by nines, two counts of one *cheng*, chariots."""

from zhouli.derivation import Derivation, consequence, unit

from .wells import P

井, 夫 = unit("井"), unit("夫")


@consequence(
    "border-dilation",
    title="Adding at the sides: five for four, twice over",
    results="scale taxed exempt taxed2 three",
    measures=("tong-split",),
    about=(
        "Eight 里 become ten and eighty a hundred: each time the side grows by a quarter, and of the area sixteen "
        "twenty-fifths stay inside. The three parts of a *tong* are the same step taken twice, and with a belt of nine "
        "for sixteen in twenty-five each split is a sum of squares. Zheng has one 里 and then ten; that the second is "
        "the first ten times over is in the numbers."
    ),
)
def _(d: Derivation) -> None:
    e, p, g, k, q, s = d.uses("well-sides", "e p g du4 q tong")
    W, T, C = d.uses("tong-split", "W W_tax W_canal")
    Wc, Tc, Cc = d.uses("cheng-split", "W W_tax W_canal", under="Wc Tc Cc")
    scale = d.let("scale", g / e, says="side with the border to side without")
    d.identity("again", scale, s / k, says="The same at the second step: a hundred for eighty.")
    x = d.let("taxed", Tc / Wc, says="share of a *cheng* that pays tax")
    d.let("exempt", Cc / Wc, says="share that keeps the canal")
    d.identity(
        "square", x, 1 / scale**2, says="The share is the square of four fifths, whatever is measured."
    )
    y = d.let("taxed2", T / W, says="share of a *tong* that pays tax")
    d.identity("twice", y, x**2, says="Two borders: the same share of the same share.")
    d.identity("product", C * 井, Tc * Cc, says="Sixty-four *cheng* with thirty-six belt wells each.")
    step = g - e  # 八, 十: four and five of it
    three = d.let("three", (g**2 - e**2) / step**2, says="belt of a *cheng*, in squares of two *li*")
    d.identity(
        "triple",
        (e / step) ** 2 + three,
        (g / step) ** 2,
        says="Four and five of that step; the belt is three squared.",
    )
    d.identity(
        "nine_and_sixteen",
        three * (k / (s - k)) ** 2,
        (e / step) ** 2 * (s**2 - k**2) / (s - k) ** 2,
        says="So too of the *tong*.",
    )
    a, b = d.general("a b")
    d.identity(
        "general",
        (a / (a + b + b)) ** 2,
        1 / (1 + (b + b) / a) ** 2,
        says="A border b all round a side a: only the ratio of border to side matters, so a tenfold square has the same share.",
    )
    d.identity("same_ratio", p / e, q / k, says="One to eight is ten to eighty.")


@consequence(
    "kings-share",
    title="The king's share of a benefice is sixty-four parts in six hundred and twenty-five",
    results="share wells_least wells_middle wells_greatest",
    measures=("tong-split",),
    about=(
        "One *dian* of a state of twenty-five 里, one *xian* of fifty, one *du* of a hundred, each counted by what "
        "pays tax: of the whole area always the same share, the square of eight twenty-fifths. The quarter of the "
        "tax is drawn from about a tenth of the ground."
    ),
)
def _(d: Derivation) -> None:
    li, e, x, y = d.uses("well-sides", "li e xian_net du_net")
    quarter, A, B, C = d.uses("benefice-quarter", "quarter A B C")
    a = d.let("wells_least", (e / li) ** 2 * 井, noun="井", says="taxed wells of one *dian*")
    b = d.let("wells_middle", (x / li) ** 2 * 井, noun="井", says="taxed wells of one *xian*")
    c = d.let("wells_greatest", (y / li) ** 2 * 井, noun="井", says="taxed wells of one *du*")
    r = d.let("share", a / 井 / (C / li) ** 2, says="of the least benefice, by area")
    d.identity("middle", b / 井 / (B / li) ** 2, r, says="The same of the middle one.")
    d.identity("greatest", c / 井 / (A / li) ** 2, r, says="And of the greatest.")
    d.identity("square", (e / C) ** 2, r, says="It is a square: eight of twenty-five.")
    taxed = d.uses("border-dilation", "taxed")
    d.identity("parts", quarter * taxed**2, r, says="A quarter, twice diminished by the borders.")


def _blind(digit: int, high: int, low: int, ten: int, nine: int) -> bool:
    return not digit * (ten**high - ten**low) % nine


@consequence(
    "nines-proof",
    title="Casting out nines, and what it does not see",
    results="slip over remainder",
    measures=("tong-split",),
    about=(
        "Every number of fields is nine times a number of wells, so a slip that leaves a remainder by nine is caught. "
        "A digit that moves to another place, 千 for 十, changes the number by a multiple of nine and passes. The sum "
        "of the three parts catches it."
    ),
)
def _(d: Derivation) -> None:
    F, a, b, c, head, last = d.uses("tong-split", "F F_tax F_canal F_conduit head last")
    nine = d.uses("well-ladder", "fu") / 夫
    six = d.given(
        "six", "計得三萬六千八百【六千】四夫", at=P + "shu.18", noun="夫", says="the place that is wrong"
    )
    slip = d.let("slip", head + six + last, says="what the transmitted words add up to")
    wells = d.uses("tong-split", "W_tax")
    d.identity("ninefold", a / 夫, nine * wells / 井, says="Fields are nine times wells.")
    ten = nine + 1
    d.cases(
        "blind",
        r"«1» \mid d\,(«0»^a - «0»^b)",
        _blind,
        (ten, ten, ten),
        (ten, nine),
        says="A digit moved from any place to any other leaves the remainder by nine as it was.",
    )
    d.identity("passes", slip / 夫 % nine, 0, says="The transmitted number passes: nothing is left over.")
    d.let("over", slip + b + c - F, noun="夫", says="by which the three parts then exceed the whole")
    d.let("remainder", F - b - c - a, says="by which the mended ones do")


@consequence(
    "shaokang-mixture",
    title="How much of the best land makes it five hundred",
    results="low high low_net high_net",
    measures=("well-ladder", "shaokang"),
    about=(
        "Jia allows that much of the land may have been unrested, 亦容不易者多. For exactly five hundred households on "
        "nine hundred fields, between one and three in five must hold the best land; with a third taken off for houses "
        "and lanes, as Jia takes it elsewhere in the same subcommentary, between four fifths and nine tenths."
    ),
)
def _(d: Derivation) -> None:
    A, B, C = d.uses("average-allotment", "A B C")
    F, L, q = d.uses("shaokang", "F L q")
    h = d.uses("average-allotment", "h")
    f = d.uses("hundred-mu-field", "f")
    r = d.uses("levy-households", "r")
    n = L * h / q / unit("夫", "man") * unit("人") / h  # households wanted, as a number
    says = "share on unrested land if the rest is all once-rested"
    more = "share on unrested land if the rest is all twice-rested"
    for tail, land in (("", F / 夫 * f), ("_net", F / 夫 * f * (1 - r))):
        d.let("low" + tail, (n * B - land) / (n * (B - A)), says=says + (", a third off" if tail else ""))
        d.let("high" + tail, (n * C - land) / (n * (C - A)), says=more + (", a third off" if tail else ""))
    x, y, z = d.general("x y z")
    d.identity(
        "between",
        ((x + y + z) * C - (x * A + y * B + z * C)) / (C - A),
        x + y * (C - B) / (C - A),
        says=(
            "With x, y, z households on the three grades: if none were once-rested the best would number x and half "
            "of y, the most there can be; so each once-rested household lowers it by a half."
        ),
    )


@consequence(
    "one-cheng-twice",
    title="One *cheng* counted twice: four hundred and fifty, and three hundred",
    results="factor per_well per_well_net",
    measures=("sima-fa",),
    about=(
        "Explaining Shaokang's battalion Jia gives the *cheng* four hundred and fifty; explaining the *Rules* he "
        "first removes a third for houses and lanes, and has three hundred. The second count is two thirds of the "
        "first. On the Artificers (Siku 卷四十二 葉九上) he reckons Shaokang's *cheng* again, at three hundred."
    ),
)
def _(d: Derivation) -> None:
    H450, H300 = d.uses("shaokang", "H", under="H450"), d.uses("levy-households", "H_cheng", under="H300")
    r, W = d.uses("levy-households", "r"), d.uses("cheng-split", "W")
    d.let("factor", H450 / H300, says="the one count over the other")
    d.identity("third", H450 * (1 - r), H300, says="The third that is removed is the whole difference.")
    d.let("per_well", H450 / W, noun="家/井", says="households to a well, nothing removed")
    d.let("per_well_net", H300 / W, noun="家/井", says="households to a well, a third removed")


@consequence(
    "chariots-of-a-tong",
    title="A *tong* of sixty-four chariots or of a hundred",
    results="all_cheng cheng64 dian64 taxed homes",
    measures=("cheng-split", "tong-split"),
    anticipated_by="漢書, 刑法志, for the hundred chariots from 6,400 wells at sixty-four to the chariot",
    about=(
        "In the *Rules* all hundred *cheng* of a *tong* send a chariot. In Zheng's own *tong* there are sixty-four "
        "*cheng*, and the rest is conduit land; a chariot from each *cheng*, or from each *dian*, makes sixty-four. "
        "The treatise on punishments of the *History of the Former Han* comes to a hundred by another way, 6,400 wells "
        "at sixty-four to the chariot. The *tong* of the *Rules* and Zheng's own share a note, not a model."
    ),
)
def _(d: Derivation) -> None:
    W, six, tax = d.uses("tong-split", "W W_six W_tax")
    cheng, dian = d.uses("cheng-split", "W W_tax", under="W_cheng W_dian")
    car, told = d.uses("sima-fa", "car cars_tong")
    c2 = d.uses("dian-chariot", "car", under="car_dian")
    n = d.let(
        "all_cheng", W / cheng * car, says="a chariot from each *cheng*, the whole *tong* being *cheng*"
    )
    d.identity("as_told", n, told, says="That is the number in the *Rules*.")
    a = d.let("cheng64", six / cheng * car, says="a chariot from each of Zheng's *cheng*")
    b = d.let("dian64", tax / dian * c2, says="a chariot from each *dian* that pays tax")
    d.identity("inside", a, b, says="A *cheng* is a *dian* with its canal: the count is the same.")
    t = d.let("taxed", six / dian * c2, says="a chariot to sixty-four wells, canals counted as taxed")
    m, h = d.uses("average-allotment", "m h")
    d.let("homes", d.uses("cheng-split", "F_tax") / m * h, says="households of a *dian*, nothing taken off")
    d.identity("han", t, told, says="The arithmetic of the treatise: it meets the *Rules* at a hundred.")


@consequence(
    "thousand-chariots",
    title="A thousand chariots are six armies",
    results="men armies times",
    about=(
        "At seventy-five men to the chariot a thousand chariots are seventy-five thousand men, six armies; a great "
        "state has three. In Jia's order of levies the thousand are the last step, the levy of the whole territory, and not the three armies."
    ),
)
def _(d: Derivation) -> None:
    per = d.uses("chariot-men", "men", reading="outer", under="per")
    cars = d.uses("mobilisation-order", "thousand", under="cars")
    three = d.uses("state-armies", "large", under="three")
    army = d.uses("army-ladder", "army")
    M = d.let("men", cars * per, says="men of a thousand chariots")
    n = d.let("armies", M / army, says="in armies")
    six = d.uses("inner-domain-households", "n", under="districts")
    d.identity(
        "districts_too", n, six, says="As many as the six districts have, each of which sends out one."
    )
    d.let("times", n / (three / unit("軍")), says="times what a great state sends")
