"""Areas by hundreds, and the hundred *mu* of old in *mu* of today."""

from zhouli.derivation import Derivation, derivation, unit

尺, 寸, 畝, 里 = (unit(noun) for noun in "尺寸畝里")
步方 = unit("步", "square pace")
AREAS, GREAT, CLASSIC, NOTE, KONG = (
    f"old-mu-wangzhi.{id}" for id in ("1.jing.1", "2.jing.1", "3.jing.1", "3.zhu.1", "3.shu.2")
)


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


@derivation(
    "old-mu-and-new",
    title="A hundred *mu* of old in *mu* of today",
    authority="王制",
    at=CLASSIC,
    results="mu li",
    about=(
        "An old pace is to a new one as eight feet to six feet four inches: five to four, and the squares as "
        "twenty-five to sixteen. The Classic's own results are not what its own paces give. Zheng's are, though he "
        "gets his paces otherwise: eight feet of ten inches, and of eight."
    ),
)
def _(d: Derivation) -> None:
    ten = d.given("ten", "周猶以【十寸】為尺", at=NOTE, says="inches in a foot")
    strip = d.assume("strip", 100 * 步方, "a *mu* is a strip one pace by a hundred", says="square paces in a *mu*")
    d.measure("尺", ten)
    d.measure("畝", strip)
    old = d.given("old", "以周尺【八尺】為步", says="an old pace")
    new = d.given("new", "今以周尺【六尺四寸】為步", says="a new pace")
    d.again("new", "步更為【八八六十四】寸", at=NOTE, noun="寸")
    fields = d.given("fields", "古者【百畝】", says="fields of old")
    road = d.given("road", "古者【百里】", says="a road of old")
    d.then(
        "mu", fields * (old / new) ** 2, "當今東田【百四十六畝三十步】", sense="square pace", holds=False,
        says="the same fields today",
    )  # fmt: skip
    d.again("mu", "當今【百五十六畝二十五步】", at=NOTE, sense="square pace")
    d.then("li", road * old / new, "當今【百二十一里】六十步", holds=False, says="the same road today, in whole *li*")
    d.again("li", "當今【百二十五里】", at=NOTE)


@derivation(
    "old-mu-strips-and-corner",
    title="Two strips and a corner",
    authority="孔穎達",
    at=KONG,
    results="total",
    procedure=True,
    about=(
        "Kong does not square the ratio. He lets the field of a hundred *mu* grow by a strip on two sides and by the "
        "corner between them: (100 + 25)² as 100² + 2 · 100 · 25 + 25²."
    ),
)
def _(d: Derivation) -> None:
    strip = d.assume("strip", 100 * 步方, "a *mu* is a strip one pace by a hundred", says="square paces in a *mu*")
    d.measure("畝", strip)
    old, new = d.given("old new", "古之【八十步】，為今之【一百步】", says="paces of old; the same today")
    side = d.given("side", "長【百步】", says="length of a *mu*")
    long = d.then("long", side * new / old, "得為今田【一百二十五步】", says="the same today")
    over = d.then("over", long - side, "每一畝之上剩出【二十五步】", says="paces over")
    fields = d.given("fields", "則方【百畝】之田", says="the field")
    south = d.then(
        "south", fields / 畝 * (over / 步) * 步方, "每畝剩二十五步，總為【二千五百步】", sense="square pace",
        says="the strip to the south",
    )  # fmt: skip
    both = d.then("both", 2 * south, "相併為【五千步】", sense="square pace", says="both strips")
    d.then("fifty", both, "是總為【五十畝】", says="the same in *mu*")
    corner = d.then("corner", (over / 步) ** 2 * 步方, "總積得【六百二十五步】", sense="square pace", says="the corner")
    d.then(
        "total", fields + both + corner, "當今【百五十六畝二十五步】」也", sense="square pace", says="fields of today"
    )


步 = unit("步")
