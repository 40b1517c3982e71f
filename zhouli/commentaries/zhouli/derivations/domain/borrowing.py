"""借半還半: Jia's three procedures in his own order, and why they are exact."""

from math import gcd

from zhouli.derivation import Derivation, consequence, derivation, unit
from zhouli.terms import common

同, 夫 = unit("同"), unit("夫")
LADDER = ("hundred-mu-field", "tong-ladder")


@derivation(
    "borrow-90-tong",
    title="Ninety *tong*: borrow half, return half",
    authority="賈公彥",
    at="zaishi.2.shu.31",
    results="q x",
    measures=LADDER,
    procedure=True,
    about=(
        "Of the ninety-six 同 Jia first takes ninety. He borrows ninety more and gives back half of "
        "what is kept, since half was borrowed. The thirteen and the five parts come out round; why "
        "he borrows where nothing needs it he does not say."
    ),
)
def _(d: Derivation) -> None:
    s = d.uses("thirteen-eighteenths", "s")
    d.uses("thirteen-eighteenths", "k")
    d.again("k", "三分所去、【六而存一】之法")
    q, b = d.given("q b", "先取【九十同】，更別借取【九十同】", says="taken first; borrowed besides")
    t = d.then("t", q + b, "添為【百八十同】", says="the augmented total")
    d.again("s", "是【十八分之十三】率之")
    p, _gone = d.then(
        "p gone", [t * s, t * (1 - s)], "所得者【百三十】，所去者【五十】", noun="同", says="kept; removed"
    )
    h = d.then("h", b / t, "向者借【半】", says="the share that was borrowed")
    d.again("p", "今於【百三十】中還半", noun="同")
    d.again("h", "今於百三十中還【半】", done="returned")
    d.then("x", p * (1 - h), "餘有【六十五同】存", says="what is left of it")


@derivation(
    "borrow-6-tong",
    title="Six *tong*: of three parts borrow two, return two",
    authority="賈公彥",
    at="zaishi.2.shu.32",
    results="whole rest total",
    measures=LADDER,
    procedure=True,
    about=(
        "Six 同 are left. Twelve borrowed make eighteen, of which thirteen are kept; two thirds "
        "must go back. Twelve of the thirteen return eight; the last 同 is broken into nine "
        "myriads of fields, and returns six."
    ),
)
def _(d: Derivation) -> None:
    s = d.uses("thirteen-eighteenths", "s")
    T = d.uses("outer-domain-households", "T")
    q, x = d.uses("borrow-90-tong", "q x")
    one = d.uses("tong-ladder", "hundred", under="one")
    y = d.then("y", T - q, "仍有【六同】未分", says="not yet divided")
    b = d.given("b", "於六同別借取【十二同】", says="borrowed besides")
    d.again("y", "於【六同】別借取十二同", noun="")
    d.uses("thirteen-eighteenths", "k")
    d.again("k", "三分所去、【六而存一】")
    t = d.then("t", y + b, "添六為【十八同】", says="the augmented total")
    d.again("y", "添【六】為十八同", noun="同")
    p, _gone = d.then("p gone", [t * s, t * (1 - s)], "則得【十三同】，所去者【五同】", says="kept; removed")
    h = d.then("h", b / t, "是【三分借二分】", says="the share that was borrowed")
    d.again("b", "向借【十二同】，是三分")
    thirds = d.uses("thirteen-eighteenths", "thirds", reading="note")
    d.then("two", h * thirds, "今還他【二分】", says="parts to be returned, of three")
    c = d.given("c", "則十三同中取【十二同】", says="taken out of what is kept, being divisible by three")
    d.again("p", "則【十三同】中取十二同")
    _back, left = d.then(
        "back left", [c * h, c * (1 - h)], "還他【八同】，得【四同】", says="returned of it; left of it"
    )
    last = d.then("last", p - c, "【一同】者分為", says="the *tong* left over")
    one_tong = d.then("u", last / 同 * one, "一同者分為【九萬夫】", says="the last *tong*, in fields")
    d.again("one", "一同者分為【九萬夫】")
    _back2, rest = d.then(
        "back2 rest",
        [one_tong * h, one_tong * (1 - h)],
        "還他【六萬夫】，得【三萬夫】",
        says="returned of it; left of it",
    )
    d.then("part", left + rest, "將此【四同三萬夫】", says="what the six have yielded")
    d.again("x", "添前【六十五同】")
    d.then("total", x + left + rest, "總為【六十九同三萬夫】矣", says="what the ninety-six yield")
    d.let("whole", x + left, noun="同", says="whole *tong* in it")


@derivation(
    "net-fields-624",
    title="Sixty-nine *tong* and thirty thousand *fu* turned into fields",
    authority="賈公彥",
    at="zaishi.2.shu.33",
    results="K",
    measures=LADDER,
    procedure=True,
    about="A conversion, by the multiplication table: nothing is borrowed in it.",
)
def _(d: Derivation) -> None:
    whole, rest = d.uses("borrow-6-tong", "whole rest")
    one = d.uses("tong-ladder", "hundred", under="one")
    a = d.given("a", "取【六十同】", says="the tens of *tong*")
    x = d.then("x", a / 同 * one, "六九五十四，為【五百四十萬夫】", says="their fields")
    d.again("x", "【六九五十四】", noun="十萬夫")
    c = d.then("c", whole - a, "又有【九同】", says="the units of *tong*")
    y = d.then("y", c / 同 * one, "又為【八十一萬夫】", says="their fields")
    d.again("y", "【九九八十一】", noun="萬夫")
    d.again("rest", "通前【三萬夫】")
    z = d.then("z", y + rest, "為【八十四萬夫】", says="with the thirty thousand")
    d.again("x", "又添【五百四十萬夫】")
    K = d.then("K", z + x, "總為【六百二十四萬夫】之地", says="fields that remain")
    d.again("K", "則其餘【六百二十四萬夫】也")
    d.uses("outer-domain-households", "K", under="K_note")
    d.uses("thirteen-eighteenths", "s")
    d.again("s", "故云【十八分之十三】率之")
    d.let("over", K - d.made["K_note"], says="beyond what the rate gives at once")


@derivation(
    "borrow-48-jia",
    title="Households: of five parts borrow one, remove one",
    authority="賈公彥",
    at="zaishi.2.shu.35",
    results="H K",
    measures=LADDER,
    procedure=True,
    about=(
        "The number of households is taken as known, and shown to fill the fields: 240 myriads in "
        "round steps of sixty, the remaining 48 by borrowing twelve. It verifies 288; it does not "
        "find it."
    ),
)
def _(d: Derivation) -> None:
    six, thirteen = d.uses("outer-allotment", "six thirteen")
    whole = d.uses("outer-domain-households", "H", under="H_note")
    d.again("six", "以【六家】受十三夫，則")
    d.again("thirteen", "以六家受【十三夫】，則")
    q = d.given("q", "則【六十萬家】受百三十萬夫，百二十", says="a round number of households")
    d.then("f", q * thirteen / six, "則六十萬家受【百三十萬夫】，百二十", says="their fields")
    q2 = d.given("q2", "【百二十萬家】受二百六十", says="twice as many")
    f2 = d.then("f2", q2 * thirteen / six, "百二十萬家受【二百六十萬夫】之地", says="their fields")
    two = d.given("two", "又【倍】之", says="doubled again")
    q4, f4 = d.then(
        "q4 f4",
        [two * q2, two * f2],
        "【二百四十萬家】受【五百二十萬夫】之地",
        says="households; their fields",
    )
    y = d.then("y", whole - q4, "餘有【四十八萬家】，於上", says="households left")
    b = d.given("b", "於上借【十二萬家】", says="borrowed from above")
    t = d.then("t", y + b, "為【六十萬家】，是五分", says="the augmented total")
    h = d.then("h", b / t, "是【五分借一】", says="the share that was borrowed")
    p = d.then(
        "p", t * thirteen / six, "則六十萬家受【百三十萬夫】之地", says="fields of the augmented total"
    )
    d.again("t", "則【六十萬家】受百三十萬夫之地")
    d.again("f", "則六十萬家受【百三十萬夫】之地")
    d.again("h", "向【五分借一】，今還")
    d.again("h", "今還【五分除一】", done="removed")
    d.again("t", "【六十】除十二", noun="萬家")
    d.then("back", t * h, "六十除【十二】", noun="萬家", says="households returned")
    left = d.then("left", t * (1 - h), "餘有【四十八萬家】在", says="households left")
    d.again("h", "地亦【五分除一】", done="removed")
    d.again("p", "【百三十】除二十六萬夫", noun="萬夫")
    d.then("back_f", p * h, "百三十除【二十六萬夫】", says="fields returned")
    left_f = d.then("left_f", p * (1 - h), "餘有【一百四萬夫】地在", says="fields left")
    d.again("left", "將此【四十八萬家】添前")
    d.again("q4", "添前【二百四十萬】，為", noun="家")
    d.then("H", left + q4, "為【二百八十八萬家】。又", says="households in all")
    d.again("left_f", "又將此【一百四萬夫】地添前")
    d.again("f4", "添前【五百二十萬夫】，總為")
    d.then("K", left_f + f4, "總為【六百二十四萬夫】矣", says="fields in all")


def _whole_after_borrowing(q: int, b: int, p: int, n: int) -> bool:
    return ((q + b) * p % n == 0) == ((q + b) % n == 0)


def _least_borrow(q: int, p: int, n: int) -> bool:
    wanted = -q % n
    return (q + wanted) * p % n == 0 and all((q + b) * p % n for b in range(wanted))


def _whole_result(q: int, p: int, n: int) -> bool:
    return (q * p % n == 0) == (q % n == 0)


def _unit_that_helps(u: int, q: int, p: int, n: int) -> bool:
    return (q * p * u % n == 0) == (u % (n // gcd(n, q)) == 0)


@consequence(
    "borrowing-theorem",
    title="Borrowing changes nothing but the numbers on the way",
    results="direct least_6 least_90 parts",
    measures=LADDER,
    about=(
        "Whatever is borrowed, taking a fraction and giving back the borrowed share leaves that "
        "fraction of what was there. Borrowing decides only where whole numbers appear. Jia "
        "himself names the aim: 整數計之."
    ),
)
def _(d: Derivation) -> None:
    Q, B, S = d.general("q b s")
    d.identity(
        "exact",
        (Q + B) * S * (1 - B / (Q + B)),
        Q * S,
        says=(
            "Borrow b, take the share s of the augmented total, return the share b/(q + b) of it: "
            "what is left is s of q, for every b."
        ),
    )
    p, n = d.given("n p", "以【十八】分之【十三】率之", at="zaishi.2.zhu.9", says="parts; parts kept")[::-1]
    # First, so that another fraction is noticed before its cases are gone through.
    d.identity(
        "rate", p / n, d.uses("thirteen-eighteenths", "s"), says="These are the parts of Zheng's rate."
    )
    d.cases(
        "whole_on_the_way",
        r"\tfrac{p}{n}(q + b) \text{ is whole} \iff n \mid q + b",
        _whole_after_borrowing,
        (n, n),
        (p, n),
        says=(
            "The augmented total divides without remainder exactly when it is a multiple of eighteen: "
            "every q and b below eighteen gone through, and both sides repeat after that."
        ),
    )
    d.cases(
        "least",
        r"b = (-q) \bmod n \text{ is the least borrowing that does it}",
        _least_borrow,
        (n,),
        (p, n),
        says="The least borrowing is what q lacks of the next multiple of eighteen.",
    )
    d.cases(
        "whole_at_the_end",
        r"\tfrac{p}{n}\,q \text{ is whole} \iff n \mid q",
        _whole_result,
        (n,),
        (p, n),
        says="But no borrowing makes the final result whole: that depends on q alone.",
    )
    T = d.uses("outer-domain-households", "T")
    q = d.uses("borrow-90-tong", "q")
    y = d.uses("borrow-6-tong", "y")
    one = d.uses("tong-ladder", "hundred", under="one")
    myriad = d.given("myriad", "一同者分為九【萬】夫", at="zaishi.2.shu.32", says="a myriad")
    nine = d.then(
        "nine",
        one / 夫 / myriad,
        "一同者分為【九】萬夫",
        at="zaishi.2.shu.32",
        says="myriads of fields in a *tong*",
    )
    d.cases(
        "unit",
        r"\tfrac{p}{n}\,q\,u \text{ is whole} \iff \tfrac{n}{\gcd(n, q)} \mid u",
        _unit_that_helps,
        (n,),
        (y / 同, p, n),
        says=(
            "A smaller unit rescues it, u to the larger one, exactly when u is a multiple of n / "
            "gcd(n, q): for six 同, of three. Nine myriads of fields are."
        ),
    )
    d.let("least_6", -(y / 同) % n, says="least borrowing for the six: Jia's own twelve")
    d.let("least_90", -(q / 同) % n, says="least borrowing for the ninety: none is needed")
    d.let("parts", nine / (n / common(n, y / 同)), says="multiples of three in those nine myriads")
    d.let(
        "direct",
        T * p / n,
        noun="夫",
        says="in fields from the start: 864 myriads divide by eighteen, and nothing need be borrowed",
    )
