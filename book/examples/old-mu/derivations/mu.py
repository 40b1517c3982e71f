"""The hundred *mu* and the hundred *li* of old, in *mu* and *li* of today."""

from zhouli.derivation import Derivation, derivation, unit

步方 = unit("步", "square pace")
CLASSIC, NOTE = "old-mu-wangzhi.3.jing.1", "old-mu-wangzhi.3.zhu.1"


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
