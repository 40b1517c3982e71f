"""劉績 on what a household receives: field and grassland, shares cropped, land that rests, and whether it is all one."""

from zhouli.derivation import Derivation, consequence, derivation, unit

畝, 夫, 人, 家, 口 = (unit(noun) for noun in "畝夫人家口")
S = "sanlitu.16.tu.1"
MOUTHS, ORDERS, REST, SAME, RIPE, DISCOURSES = (
    f"sanlitu.{n}" for n in ("16.tu.2", "17.tu.1", "17.tu.2", "17.tu.3", "17.tu.4", "17.tu.6")
)
GRADES = ("upper", "middle", "lower")


@derivation(
    "suiren-land",
    title="Field and grassland: a hundred and fifty, two hundred, three hundred *mu*",
    authority="遂人, through 劉績",
    at=S,
    results="upper middle lower mean",
    measures=("hundred-mu-field",),
    about=(
        "The Officer of the Outer Districts gives every man a hundred 畝 of field, and grassland beside it by the "
        "grade of the land. The classic keeps the two apart and adds nothing up. One household of each grade takes "
        "what Zheng elsewhere counts for three."
    ),
)
def _(d: Derivation) -> None:
    plot = d.given("plot", "上地，夫【一廛】", says="house-plot")
    d.again("plot", "中地，夫【一廛】")
    d.again("plot", "下地，夫【一廛】")
    fields = d.given(
        "F_upper F_middle F_lower",
        "夫一廛，田【百畝】，萊五十畝，餘夫亦如之；中地，夫一廛，田【百畝】，萊百畝，餘夫亦如之；下地，夫一廛，田【百畝】，萊二百畝",
        says="field on upper land; on middle land; on lower land",
    )
    grass = d.given(
        "G_upper G_middle G_lower",
        "萊【五十畝】，餘夫亦如之；中地，夫一廛，田百畝，萊【百畝】，餘夫亦如之；下地，夫一廛，田百畝，萊【二百畝】",
        says="grassland on upper land; on middle land; on lower land",
    )
    made = [
        d.let(grade, field + rest, says=f"field and grassland on {grade} land")
        for grade, field, rest in zip(GRADES, fields, grass, strict=True)
    ]
    d.let("all_plots", plot, says="and a house-plot, whatever the land")
    d.identity(
        "one_field", fields[0] + fields[0], fields[1] + fields[2], says="The field is the same in all,"
    )
    d.identity(
        "the_field", fields[0], d.uses("hundred-mu-field", "f"), says="and it is the field of one man."
    )
    A, D, B, E, C, F = d.uses("outer-allotment", "A D B E C F")
    for name, mine, his in zip(
        ("upper_again", "middle_again", "lower_again"), made, (A + D, B + E, C + F), strict=True
    ):
        d.identity(name, mine, his, says="The same as Zheng quotes it to 張逸.")
    three, total = d.uses("outer-allotment", "three S")
    d.identity("three_households", sum(made), total, says="The three together are his 650.")
    d.let("mean", total / three * unit("夫", "man"), noun="夫", says="mean of the three grades")
    # 七口受上地: a mouth is a person, as 七人 in the census of 小司徒.
    d.measure("口", 人)
    d.uses("able-bodied", "n7 n6 n5")
    for name, words in (("n7", "【七口】受上地"), ("n6", "【六口】受中地"), ("n5", "【五口】受下地")):
        d.again(name, words, at=MOUTHS)


@derivation(
    "liu-ji-supernumeraries",
    title="Two kinds of further men, and no contradiction",
    authority="劉績",
    at=MOUTHS,
    results="late strong share",
    about=(
        "The supernumeraries of 遂人 are for him those who came of age after the land had been given out, and have "
        "the same; the twenty-five 畝 of Mencius are an extra piece for one man with strength to spare. Different men, "
        "and earlier scholars, he says, were all wrong to make them one."
    ),
)
def _(d: Derivation) -> None:
    one = d.given("one", "自【一人】有餘力", says="the man with strength to spare")
    e = d.given("extra", "餘夫【二十五畝】", says="what Mencius gives him")
    d.again("extra", "餘夫【二十五畝】", at="zaishi.2.shu.22")
    field = d.uses("suiren-land", "F_upper", under="field")
    d.let("late", field, says="field of one who comes of age later")
    d.let("strong", e * one / 人, says="extra field of the strong man")
    d.let("share", e / field, says="the one as a share of the other")


@derivation(
    "resting-land",
    title="Sown every year, every second year, every third",
    authority="鄭司農, through 劉績",
    at=REST,
    results="crop_unrested crop_once crop_twice",
    about=(
        "Zheng Zhong says how long the land rests and gives no share. If it is sown one year at a time, half of the "
        "once-rested and a third of the twice-rested are cropped, as the Minister of War has it; of the unrested all."
    ),
)
def _(d: Derivation) -> None:
    A, B, C = d.uses("average-allotment", "A B C")
    d.again("A", "則不易之地家【百畝】", at=SAME)
    for at, words in (
        (ORDERS, ("不易之地，家【百畝】", "一易之地，家【二百畝】", "再易之地，家【三百畝】")),
        (REST, ("故家【百畝】", "故家【二百畝】", "故家【三百畝】")),
        (DISCOURSES, ("不易之地家【百畝】", "一易之地家【二百畝】", "再易之地家【三百畝】")),
    ):  # fmt: skip
        for name, quotation in zip("ABC", words, strict=True):
            d.again(name, quotation, at=at)
    a, b = d.given(
        "a b", "休【一歲】乃復種，地薄，故家二百畝；再易之地，休【二歲】", says="years of rest; years of rest"
    )
    sown = d.assume(
        "sown",
        unit("歲"),
        "復種 says that it is sown again after the rest, but not for how many years",
        says="years it is sown between rests",
    )
    once = d.then("once", sown / (sown + a), "中地食者【半】", at=SAME, says="share cropped, once-rested")
    twice = d.then(
        "twice", sown / (sown + b), "下地食者【參之一】", at=SAME, says="share cropped, twice-rested"
    )
    d.again("once", "中地，食者【半】", at="sanlitu.15.tu.4")
    d.again("twice", "下地，食者【參之一】", at="sanlitu.15.tu.4")
    d.let("crop_unrested", A, says="cropped in a year, unrested")
    d.let("crop_once", B * once, says="cropped in a year, once-rested")
    d.let("crop_twice", C * twice, says="cropped in a year, twice-rested")
    d.identity("same_crop", B * once, A, says="Half of the second is the whole of the first,")
    d.identity("same_crop_twice", C * twice, A, says="and so is a third of the last.")


@derivation(
    "dasima-shares",
    title="Two thirds, a half, a third: what is cropped",
    authority="大司馬, through 劉績",
    at=SAME,
    results="C_upper C_middle C_lower",
    measures=("hundred-mu-field",),
    about=(
        "The Minister of War names three grades of land and their shares, but no areas. Taken of field and grassland together they give a hundred 畝 in "
        "each grade, what 遂人 calls field."
    ),
)
def _(d: Derivation) -> None:
    shares = d.given(
        "S_upper S_middle S_lower",
        "上地食者【參之二】，中地食者【半】，下地食者【參之一】",
        says="share cropped on upper land; on middle land; on lower land",
    )
    for name, words in zip(
        shares, ("上地，食者【參之二】", "中地，食者【半】", "下地，食者【參之一】"), strict=True
    ):
        d.again(str(name), words, at="sanlitu.15.tu.4")
    lands = d.uses("suiren-land", "upper middle lower")
    fields = ("上地，夫一廛，田【百畝】", "中地，夫一廛，田【百畝】", "下地，夫一廛，田【百畝】")
    for grade, share, land, quotation in zip(GRADES, shares, lands, fields, strict=True):
        d.then(f"C_{grade}", share * land, quotation, at=S, says=f"cropped in a year on {grade} land")


@derivation(
    "liu-ji-same-in-fact",
    title="In substance they are one: two grades agree, the first does not",
    authority="劉績",
    at=SAME,
    results="upper middle lower gap common",
    about=(
        "Liu Ji sets the land of the Minister of the Multitudes beside field and grassland of the Officer of the Outer "
        "Districts, grade by grade, and calls the two one. They are, in the second grade and the third. In the first a "
        "hundred 畝 are set beside a hundred and fifty; the one, he says, speaks of land newly broken, the other of "
        "land that has become field."
    ),
)
def _(d: Derivation) -> None:
    A, B, C = d.uses("average-allotment", "A B C")
    fields = d.uses("suiren-land", "F_upper F_middle F_lower")
    grass = d.uses("suiren-land", "G_upper G_middle G_lower")
    for name, words in (
        ("F_upper", "即田【百畝】、萊五十畝"), ("G_upper", "即田百畝、萊【五十畝】"), ("F_middle", "即田【百畝】、萊百畝"),
        ("G_middle", "即田百畝、萊【百畝】"), ("F_lower", "即田【百畝】、萊二百畝"), ("G_lower", "即田百畝、萊【二百畝】"),
    ):  # fmt: skip
        d.again(name, words)
    upper = d.then(
        "upper",
        fields[0] + grass[0],
        "不易之地家【百畝】",
        holds=False,
        says="the first grade, as 遂人 has it",
    )
    d.then("middle", fields[1] + grass[1], "一易之地家【二百畝】", says="the second grade")
    d.then("lower", fields[2] + grass[2], "再易之地家【三百畝】", says="the third")
    gap = d.let("gap", upper - A, says="by which the first grade fails")
    d.identity("grass", gap, grass[0], says="What is over is the grassland of the upper land.")
    for name, field in zip(("fu_upper", "fu_middle", "fu_lower"), fields, strict=True):
        d.identity(name, field, A, says="Field, in each grade, is the allotment of unrested land: 遂人之田.")
    broken, ripe = d.given(
        "broken ripe",
        "【一】自始開墾言，【一】自既成田言",
        says="the account from the first breaking; from when it is field",
    )
    offices = d.count("offices", "【遂人】之田，皆【大司徒】不易之地", at=RIPE, says="offices that give one")
    d.identity("accounts", broken + ripe, offices, says="Two accounts, of two offices.")
    a, b, c = d.uses("dasima-shares", "S_upper S_middle S_lower")
    common = d.let("common", upper * a, says="what is cropped in a year, in every grade")
    d.identity("common_middle", B * b, common, says="Half of two hundred,")
    d.identity("common_lower", C * c, common, says="a third of three hundred: this they do have in common.")
    d.let("as_ripe", A * a, says="what two thirds would leave of the first, taken as he takes it")


@consequence(
    "field-and-rest",
    title="A hundred *mu* cropped, whatever the grade",
    results="times_upper times_middle times_lower extra",
    anticipated_by="賈公彥, on the Minister of the Multitudes (Siku 卷十 葉二十三下), for the hundred 畝 a year",
    about=(
        "The land of each grade in hundreds of 畝 and the share cropped are reciprocals: three halves and two thirds, "
        "two and a half, three and a third. So the share says nothing that the land has not said, and no grade crops "
        "more than another. The grades differ only in how much must lie idle beside the field."
    ),
)
def _(d: Derivation) -> None:
    f = d.uses("hundred-mu-field", "f")
    lands = d.uses("suiren-land", "upper middle lower")
    shares = d.uses("dasima-shares", "S_upper S_middle S_lower")
    for grade, land, share in zip(GRADES, lands, shares, strict=True):
        times = d.let(f"times_{grade}", land / f, says=f"{grade} land, in fields of a hundred *mu*")
        d.identity(
            f"reciprocal_{grade}", times * share, 1, says=f"Land times share, {grade}: one."
        )
    mean = d.uses("average-allotment", "m")
    d.let(
        "extra",
        d.uses("suiren-land", "mean") - mean,
        says="by which the mean outside is more than the mean inside",
    )
    n, k = d.general("n k")
    d.identity(
        "rest",
        f * (1 + k / n) * n / (n + k),
        f,
        says="Sown n years and rested k: whatever they are, land in that ratio crops one field a year.",
    )
