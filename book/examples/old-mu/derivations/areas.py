"""Areas by hundreds: the large numbers of the 王制."""

from zhouli.derivation import Derivation, derivation

AREAS, GREAT = "old-mu-wangzhi.1.jing.1", "old-mu-wangzhi.2.jing.1"


@derivation(
    "old-mu-areas",
    title="Up by hundreds to nine myriad 億",
    authority="王制",
    at=AREAS,
    results="ten hundred thousand",
    about=(
        "Each square is a hundred of those before. The third number holds when 億 is a hundred thousand, as Zheng "
        "says; the fourth would then be too great by ten, and Zheng reads 萬億 as 萬萬."
    ),
)
def _(d: Derivation) -> None:
    one = d.given("one", "方一里者，為田【九百畝】", says="fields in a square of one *li*")
    first = d.given("first", "為方一里者【百】", says="squares of one *li* in one of ten")
    ten = d.then("ten", one * first, "為田【九萬畝】", says="fields in a square of ten *li*")
    second = d.given("second", "為方十里者【百】", says="squares of ten *li* in one of a hundred")
    hundred = d.then(
        "hundred", ten * second, "為田【九十億畝】", scale="下數", says="fields in a square of a hundred *li*"
    )
    third = d.given("third", "為方百里者【百】", at=GREAT, says="squares of a hundred *li* in one of a thousand")
    d.then(
        "thousand", hundred * third, "為田【九萬億畝】", at=GREAT, scale="王制", says="fields in a square of a thousand *li*"
    )
    d.given("yi", "億，今【十萬】", at="old-mu-wangzhi.1.zhu.1", says="億, by Zheng")
    d.given("wanyi", "萬億，今【萬萬】也", at="old-mu-wangzhi.2.zhu.1", says="萬億, by Zheng")
