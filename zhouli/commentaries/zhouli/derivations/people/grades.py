"""Grades of household: Zheng's nine as he and Jia divide them, the five of the 王制, other nines; limits of the rule."""

from typing import Any

from zhouli.derivation import Derivation, consequence, derivation, unit

人 = unit("人")
LAND, NOTE = "xiaositu.5.zhu.1", "xiaositu.5.zhu.2"
SEVEN, KING, NINE, WHY, CHU, TAX, ROUGH = (f"xiaositu.5.shu.{n}" for n in (2, 4, 5, 6, 7, 8, 9))
GRADES = "3 4 5 6 7 8 9 10".split()


def _span(d: Derivation) -> tuple[Any, ...]:
    """Quote the smallest household, the largest, and the number of grades that Zheng counts."""
    lo, hi = d.given(
        "lo hi", "自【二人】以至於【十】", at=NOTE, noun="人", says="smallest household; largest"
    )
    one = d.given("one", "從此二人為【一】等", at=NINE, says="one grade")
    nine = d.then("nine", (hi - lo) / 人 + one, "為【九】等", at=NOTE, says="grades of household")
    for at, name, words in (
        (NINE, "lo", "從此【二人】為一等"), (NINE, "hi", "至【十人】則"), (NINE, "nine", "則為【九】等"),
        (SEVEN, "nine", "凡給地有【九】等"), (KING, "nine", "故鄭為【九】等計之"), (WHY, "nine", "不言【九】等者"),
        (TAX, "nine", "以井田美惡為【九】等"), (ROUGH, "lo", "【二人】至十人"), (ROUGH, "hi", "二人至【十人】"),
        (WHY, "hi", "上上之地食【十人】"),
    ):  # fmt: skip
        d.again(name, words, at=at)
    n7, n6, n5 = d.uses("able-bodied", "n7 n6 n5")
    d.identity("centre", lo + hi, n7 + n5, says="Seven and five lie as far from the ends as each other,")
    d.identity("middle_size", lo + hi, n6 + n6, says="and six in the midst: 七、六、五者為其中.")
    return lo, hi, one, nine


@derivation(
    "nine-grades",
    reading="zheng",
    title="Nine grades of household, after Zheng: seven and more, five and fewer",
    authority="鄭玄",
    at=LAND,
    results="upper middle lower",
    about=(
        "Zheng gives upper land to seven persons and more, lower land to five and fewer. Of his nine grades "
        "four are then upper, one is middle and four are lower. The three counts are ours."
    ),
)
def _(d: Derivation) -> None:
    lo, hi, one, nine = _span(d)
    _, up, down = d.given(
        "house up down",
        "【一家】男女【七人】以上，則授之以上地，所養者眾也；男女【五人】以下",
        says="one household; from so many, upper land; to so many, lower land",
    )
    d.again("up", "【七人】以上", at="xiaositu.5.yinyi.1")
    d.again("house", "但【一家】之內", at=ROUGH)
    n7, n5 = d.made["n7"], d.made["n5"]
    d.identity("upper_limit", up, n7, says="The limit above is the classic's household on upper land;")
    d.identity("lower_limit", down, n5, says="that below is its household on lower land.")
    upper = d.let("upper", (hi - up) / 人 + one, says="grades that receive upper land")
    middle = d.let("middle", (up - down) / 人 - one, says="grades between")
    lower = d.let("lower", (down - lo) / 人 + one, says="grades that receive lower land")
    d.identity("all", upper + middle + lower, nine, says="Together they are the nine.")


@derivation(
    "nine-grades",
    reading="jia",
    title="Nine grades of household, after Jia: three, three and three",
    authority="賈公彥",
    at=NINE,
    results="upper middle lower",
    about=(
        "Jia takes 七、六、五者為其中 as the three grades of middle land, and puts three below and three above. "
        "A household of seven, which for Zheng has upper land, is then on the best of the middle."
    ),
)
def _(d: Derivation) -> None:
    lo, hi, one, nine = _span(d)
    g = {"2": lo}
    d.again("lo", "自【二人】、三人")
    for n, words in zip(
        "3456789",
        ("【三人】、四人，是", "三人、【四人】，是", "【五人】、六人、七人，是", "五人、【六人】、七人，是",
         "六人、【七人】，是", "【八人】、九人", "八人、【九人】、十人"),
        strict=True,
    ):  # fmt: skip
        g[n] = d.then(f"g{n}", g[str(int(n) - 1)] + 人, words, says="the next grade")
    g["10"] = d.then("g10", g["9"] + 人, "九人、【十人】，是", says="the last grade")
    d.identity("last", g["10"], hi, says="The last is the largest household that Zheng names.")
    three = "是{}地之【三】等"
    lower = d.then("lower", (g["4"] - g["2"]) / 人 + one, three.format("下"), says="grades of lower land")
    middle = d.then("middle", (g["7"] - g["5"]) / 人 + one, three.format("中"), says="grades of middle land")
    upper = d.then("upper", (g["10"] - g["8"]) / 人 + one, three.format("上"), says="grades of upper land")
    d.identity("all", upper + middle + lower, nine, says="Together they are the nine.")
    for at, name, words in (
        (SEVEN, "middle", "此據中地【三】等"), (NINE, "middle", "據中地之【三】等"), (NINE, "upper", "下地之【三】等，故"),
        (NINE, "g7", "此經唯言【七】、六、五"), (NINE, "g7", "「【七】、六、五者為其中」"),
        (KING, "g7", "此云【七】、六、五"), (KING, "middle", "七、六、五【三】等"),
        (WHY, "g4", "其次食【四人】"), (WHY, "g3", "其次食【三人】"), (WHY, "lo", "其次食【二人】"),
    ):  # fmt: skip
        d.again(name, words, at=at, noun="人" if "【七】" in words else "")


@derivation(
    "royal-regulations-five",
    title="Five grades of farmer in the *Royal Regulations*",
    authority="王制, through 賈公彥",
    at=KING,
    results="five rest",
    measures=("hundred-mu-field",),
    about=(
        "On one and the same hundred 畝 a farmer feeds nine persons or fewer, down to five. Jia explains why "
        "the four grades that are left go unnamed: the five are there to match five ranks of stipend."
    ),
)
def _(d: Derivation) -> None:
    top = d.given("g9", "上農夫食【九人】", says="fed by the best farmer")
    below = top
    for n, words in zip(
        "8765",
        ("其次食【八人】", "其次食【七人】", "其次食【六人】", "其次食【五人】"),
        strict=True,
    ):
        below = d.then(f"g{n}", below - 人, words, says="by the next")
    one = d.uses("nine-grades", "one")
    five = d.then("five", (top - below) / 人 + one, "彼言【五】等", says="grades named")
    officer = d.count(
        "officer", "【下士】視上農夫", at=WHY, says="the officer who has as much as the best farmer"
    )
    clerks = d.count("clerks", "自【府】、【史】、【胥】、【徒】四者", at=WHY, says="those under him")
    four = d.then("four", clerks, "徒【四】者", at=WHY, says="the four")
    d.identity("matched", officer + four, five, says="Officer and underlings match the five grades.")
    nine = d.uses("nine-grades", "nine")
    d.then("rest", nine - five, "其餘【四】者", at=WHY, says="grades not named")
    for name, words in (
        ("g9", "食【九人】，自府"), ("g8", "食【八人】、七人"), ("g7", "八人、【七人】"), ("g6", "七人、【六人】"),
        ("g5", "六人、【五人】，五等"), ("five", "【五】等人與"), ("five", "此【五】等農夫"),
    ):  # fmt: skip
        d.again(name, words, at=WHY)
    d.again("g9", "直言自【九】以至五", at=WHY, noun="人")
    d.again("g5", "以至【五】，不言", at=WHY, noun="人")
    d.uses("hundred-mu-field", "f")
    d.again("f", "【百畝】之分")


@derivation(
    "other-nines",
    title="Nine kinds of land in Chu, nine grades of tax in the *Documents*",
    authority="賈公彥",
    at=CHU,
    results="chu tax",
    about=(
        "Two more nines, which Jia sets beside the nine grades in order to keep them apart: the lands that "
        "Wei Yan of Chu recorded, and the nine grades of impost in Zheng on the *Documents*, of which two "
        "are quoted."
    ),
)
def _(d: Derivation) -> None:
    lands = d.count(
        "lands",
        "【度山林】，【鳩藪澤】，【辨京陵】，【表淳鹵】，【數疆潦】，【規偃豬】，【町原防】，【牧隰臯】，【井衍沃】",
        says="kinds of land recorded",
    )
    d.then("chu", lands, "此【九】等，是楚之地", says="nine kinds")
    d.again("chu", "善惡有【九】等")
    top, second = d.given(
        "top second",
        "上上出【九夫】稅，上中出【八夫】稅",
        at=TAX,
        says="paid for in the best grade; in the next",
    )
    last = d.assume(
        "last",
        unit("夫"),
        "only two grades are quoted: that they fall by even steps, and the last to one field, is our filling in",
        says="paid for in the last grade",
    )
    d.then("tax", (top - last) / (top - second) + 1, "稅」，為【九】等者", at=TAX, says="grades of impost")
    d.again("tax", "賦多少不同，有【九】等", at=TAX)


@consequence(
    "half-of-the-rest",
    title="The rule, and how small a household it bears",
    results="least_one least_two couple",
    about=(
        "By the rule a household can give one man from three persons up, and two from five up, which is the "
        "smallest household that the classic names. The smallest of Zheng's nine grades, man and wife, "
        "would give half a man."
    ),
)
def _(d: Derivation) -> None:
    removed, half, n5 = d.uses("able-bodied", "removed half n5")
    lo = d.uses("nine-grades", "lo")
    main = d.uses("upper-call", "main")
    quota = d.uses("lower-call", "quota")
    n = d.general("n")
    d.root("least_one", (n - removed) * half - main, n, says="Three persons give one able-bodied.")
    two = d.root("least_two", (n - removed) * half - quota, n, says="Five persons give two.")
    d.identity("named", two, n5, says="Five is the classic's household on lower land.")
    d.let("couple", (lo - removed) * half, says="what the rule gives for man and wife")
    sizes = " ".join(f"g{k}" for k in GRADES)
    for k, size in zip(GRADES, d.uses("nine-grades", sizes, reading="jia"), strict=True):
        d.let(f"able{k}", (size - removed) * half, says=f"what it gives for a household of {k}")
