"""Measures and mean allotments: 夫 畝 成 同, and what a household receives on the average of three grades."""

from zhouli.derivation import Derivation, derivation, unit

同, 成, 夫, 畝, 家 = (unit(noun) for noun in "同成夫畝家")


@derivation(
    "hundred-mu-field",
    title="One man's field, a hundred *mu*",
    authority="遂人, through 鄭玄",
    at="zaishi.2.zhu.5",
    results="f",
    about=(
        "The measure under all the others: the field of one man, 夫, is a hundred 畝. As an area 夫 "
        "is this field."
    ),
)
def _(d: Derivation) -> None:
    f = d.given("f", "夫一廛，田【百畝】", says="the field of one man")
    d.again("f", "夫一廛，田【百畝】，餘夫亦如之", at="zaishi.2.shu.22")
    d.again("f", "一夫一婦，受井田【百畝】", at="zaishi.2.shu.22")
    d.again("f", "則受夫田【百畝】", at="zaishi.2.shu.22")
    d.again("f", "夫一廛，田【百畝】", at="zaishi.2.shu.15")
    d.again("f", "此園則【百畝】田畔", at="zaishi.3.shu.6")
    d.measure("夫", f)
    # 有夫有婦乃成家 (zaishi.2.shu.22): where 夫 counts men who receive land, it counts households.
    d.measure("夫", 家, sense="man")


@derivation(
    "tong-ladder",
    title="From *tong* to *fu*",
    authority="賈公彥",
    at="zaishi.2.shu.16",
    results="n m hundred",
    measures=("hundred-mu-field",),
    about=(
        "Zheng says here only that a hundred 同 are nine million 夫. Jia supplies the ladder: a 同 is a "
        "hundred 成, a 成 nine hundred 夫."
    ),
)
def _(d: Derivation) -> None:
    u, n, m = d.given(
        "u n m", "【一同】【百成】，成【九百夫】", says="one *tong*; *cheng* in it; fields in a *cheng*"
    )
    k = d.given("k", "【十成】九千夫", says="ten *cheng*, a step on the way")
    d.then("ten", k / 成 * m, "十成【九千夫】", says="fields in ten *cheng*")
    d.again("n", "【百成】九萬夫")
    d.then("hundred", n / 成 * m, "百成【九萬夫】", says="fields in a *tong*")
    d.measure("成", m)
    d.measure("同", n * 同 / u)
    d.again("u", "【一同】九萬夫", at="zaishi.2.shu.33")
    for at, words in {
        "zaishi.2.shu.19": "每同有【九萬夫】",
        "zaishi.2.shu.27": "同有【九萬夫】",
        "zaishi.2.shu.33": "一同【九萬夫】",
    }.items():
        d.again("hundred", words, at=at)
    d.again("hundred", "又有九同，同有【九萬夫】", at="zaishi.2.shu.33")


# 相通 takes one household of each grade; nobody says that there are equally many, but without it there is no one mean.
EQUAL = (
    "相通 takes one household of each grade; that there are as many of each nobody says",
    "as many",
    "as many",
)


@derivation(
    "average-allotment",
    title="Two *fu* a household: the mean of unrested, once-rested and twice-rested land",
    authority="鄭玄",
    at="zaishi.2.zhu.7",
    results="m h S A B C",
    measures=("hundred-mu-field",),
    about=(
        "Land worked every year, every second and every third year is given out at a hundred, two "
        "and three hundred 畝. Taken together (相通) three households receive six fields, one "
        "household two."
    ),
)
def _(d: Derivation) -> None:
    reply = "zaishi.2.shu.29"
    A = d.given("A", "上地不易，家【百畝】", at=reply, says="allotment of unrested land")
    B = d.given("B", "一易家【二百畝】", at=reply, says="allotment of once-rested land")
    C = d.given("C", "再易家【三百畝】", at=reply, says="allotment of twice-rested land")
    a, b, c = (
        d.assume(name, 1, why, says=f"households on {grade} land")
        for name, why, grade in zip("abc", EQUAL, ("unrested", "once-rested", "twice-rested"), strict=True)
    )
    S = d.then(
        "S", a * A + b * B + c * C, "相通三夫【六百畝】", at=reply, says="the three allotments together"
    )
    three = d.given("three", "此相通【三家】受六夫之地也", at="zaishi.2.shu.18", says="the three households")
    d.again("three", "相通【三夫】六百畝", at=reply, sense="man")
    h = d.given("h", "【一家】受二夫", says="one household")
    m = d.then("m", S / (a + b + c), "一家受【二夫】", says="mean allotment of a household")
    d.again("m", "農人相通各受【二夫】之地", at="zaishi.2.shu.21")
    d.then(
        "six",
        three / h * m,
        "此相通三家受【六夫】之地也",
        at="zaishi.2.shu.18",
        says="three households at the mean",
    )


@derivation(
    "outer-allotment",
    title="Thirteen *fu* for six households: the mean outside, with fallow grassland",
    authority="賈公彥, after 遂人 and 鄭玄",
    at="zaishi.2.shu.34",
    results="six thirteen S D",
    measures=("hundred-mu-field",),
    about=(
        "Beyond the far suburb even the best land carries fifty 畝 of fallow grassland, 萊. Three "
        "households then receive six and a half fields; doubling clears the half."
    ),
)
def _(d: Derivation) -> None:
    reply = "zaishi.2.shu.29"
    A, D = d.given(
        "A D", "上地家【百畝】、萊【五十畝】，中地家", says="the upper field; fallow with the upper field"
    )
    B, E = d.given(
        "B E", "中地家【百畝】、萊【百畝】，下地家", says="the middle field; fallow with the middle field"
    )
    C, F = d.given("C F", "下地家【百畝】、萊【二百畝】", says="the lower field; fallow with the lower field")
    a, b, c = (
        d.assume(name, 1, why, says=f"households on {grade} land")
        for name, why, grade in zip("abc", EQUAL, ("upper", "middle", "lower"), strict=True)
    )
    for name, words in {
        "A": "六遂之民，上地家【百畝】", "D": "萊【五十畝】；中地家百畝", "B": "中地家【百畝】，萊百畝；下地",
        "E": "中地家百畝，萊【百畝】；下地", "C": "下地家【百畝】，萊二百畝", "F": "下地家百畝，萊【二百畝】",
    }.items():  # fmt: skip
        d.again(name, words, at=reply)
    S = d.then(
        "S",
        a * (A + D) + b * (B + E) + c * (C + F),
        "相通三夫而【六百五十畝】",
        at=reply,
        says="the three allotments together",
    )
    three, six = d.given(
        "three six",
        "故【三夫】受六夫半，【六夫】受十三夫矣",
        sense="man",
        says="three householders; six householders",
    )
    d.again("three", "相通【三夫】而六百五十畝", at=reply, sense="man")
    d.then("half", S, "三夫受【六夫半】", says="the same in fields")
    d.then("thirteen", six / three * S, "六夫受【十三夫】矣", says="fields for six householders")
    d.again("D", "上地有萊【五十畝】，故三夫")
