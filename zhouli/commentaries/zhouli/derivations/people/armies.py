"""Who is called out: the outer districts as the districts, the states, the order of calls."""

from zhouli.derivation import Derivation, derivation, unit

from .ladders import LADDERS

鄉, 遂 = unit("鄉"), unit("遂")


@derivation(
    "sui-channels",
    title="Channels at one field, ten, a hundred, a thousand, ten thousand",
    authority="遂人, through 賈公彥",
    at="xiaositu.4.shu.9",
    results="ten hundred thousand myriad",
    about=(
        "For Zheng the land of the districts is laid out like that of the outer districts, and their armies "
        "like those of the districts. Jia: each passage tells one side and is to be read with the other."
    ),
)
def _(d: Derivation) -> None:
    a, b, c, e = d.given(
        "ten hundred thousand myriad",
        "【十夫】有溝，溝上有畛；【百夫】有洫，洫上有涂；【千夫】有澮，澮上有道；【萬夫】有川",
        says="fields to a *gou*; to a *xu*; to a *kuai*; to a river",
    )
    夫 = unit("夫")
    for name, low, high in (("xu", a, b), ("kuai", b, c), ("river", c, e)):
        d.identity(f"to_{name}", high / low, a / 夫, says=f"Each step up is tenfold, to the {name} too.")
    d.given("side", "彼此各舉【一邊】", noun="邊", says="what either passage tells")


@derivation(
    "state-armies",
    title="Three armies, two, one",
    authority="賈公彥",
    at="xiaositu.9.shu.30",
    results="large middle small",
    measures=LADDERS,
    about=(
        "What a great, a middling and a small state send when the king's own land has not sufficed. The numbers "
        "are those of the classic at the head of the offices of summer, where Zheng Zhong quotes the *Zuo*: a "
        "full state has no more than half the armies of the Son of Heaven."
    ),
)
def _(d: Derivation) -> None:
    large, middle, small = d.given(
        "large middle small",
        "大國【三軍】，次國【二軍】，小國【一軍】",
        says="of a great state; of a middling one; of a small one",
    )
    for name, words in (("large", "大國【三軍】"), ("middle", "次國【二軍】"), ("small", "小國【一軍】")):
        d.again(name, words, at="sanlitu.15.tu.1")
    for name, armies, kind in (("L", large, "great"), ("M", middle, "middling"), ("S", small, "small")):
        d.let(name, armies, noun="人", says=f"men of a {kind} state")
    armies = d.uses("families-and-soldiers", "armies")
    d.identity("half", large + large, armies, says="A great state has half of what the king has.")
    d.identity("even", large - middle, middle - small, says="The ranks of state stand an even step apart.")


@derivation(
    "mobilisation-order",
    title="Who is called, and who next",
    authority="賈公彥",
    at="xiaositu.9.shu.30",
    results="first second",
    measures=LADDERS,
    procedure=True,
    about=(
        "Five calls, each made only if the levying does not end with the one before. The first two can be "
        "counted; of the third and fourth the text gives no total; the last, a whole state's impost of a "
        "thousand chariots, is no measure of the three armies."
    ),
)
def _(d: Derivation) -> None:
    rate = d.uses("one-man-a-family", "rate")
    armies = d.uses("families-and-soldiers", "armies")
    xiang = d.given("xiang", "先【六】鄉", noun="鄉", says="districts called first")
    sui = d.given("sui", "次出【六】遂", noun="遂", says="outer districts called next")
    first = d.let("first", xiang * rate, noun="軍", says="the first call")
    d.identity("as_said", first, armies, says="These are the six armies.")
    # 遂之軍法如六鄉 (xiaositu.4.shu.9): an outer district sends what a district sends.
    d.let(
        "second",
        first * (1 + sui / 遂 * 鄉 / xiang),
        noun="軍",
        says="with the second, the rule being the same",
    )
    second = d.made["second"]
    d.identity(
        "doubled", second, armies + armies, says="As many again: twelve armies, in what is called so far."
    )
    kinds = d.uses("benefices", "kinds")
    d.then("benefices", kinds, "公邑及【三】等采", says="grades of benefice, called third")
    d.uses("public-settlement-zones", "four", under="zones")
    d.again("zones", "亦含有【四】等公邑", at="xiaositu.10.shu.2")
    d.uses("state-armies", "large middle small")
    d.given("thousand", "則【千乘】之賦", says="chariots of the last call, a whole state's")
    d.again("thousand", "道【千乘】之國", at="xiaositu.9.shu.28")
