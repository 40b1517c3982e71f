"""The same by Kong Yingda 孔穎達: two strips and the corner between them."""

from zhouli.derivation import Derivation, derivation, unit

畝, 步, 步方 = unit("畝"), unit("步"), unit("步", "square pace")
KONG = "old-mu-wangzhi.3.shu.2"


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
