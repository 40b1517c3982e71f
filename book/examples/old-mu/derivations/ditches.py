"""From the spade to the conduit: each ditch twice the one before, down to the last."""

from zhouli.derivation import Derivation, consequence, derivation, unit

仞 = unit("仞")
FIRST, SECOND = "old-mu-jiangren.1.jing.1", "old-mu-jiangren.2.jing.1"


@derivation(
    "old-mu-doubling",
    title="From the spade to the conduit, always the double",
    authority="考工記",
    at=FIRST,
    results="furrow ditch drain canal conduit",
    about=(
        "Two spades of five inches open a furrow of a foot; at the head of the field it is doubled. The text says "
        "*doubled* once; the three greater ditches go on as if it had said so each time."
    ),
)
def _(d: Derivation) -> None:
    d.ladder("尺")
    d.ladder("尋")
    spade = d.given("spade", "耜廣【五寸】", says="breadth of a spade")
    two = d.given("two", "【二】耜為耦", says="spades in a pair")
    furrow = d.then("furrow", two * spade, "廣【尺】、深尺", implied=True, says="furrow, broad")
    d.again("furrow", "深【尺】，謂之𤰝", implied=True)
    times = d.given("times", "田首【倍】之", says="doubled")
    ditch = d.then("ditch", furrow * times, "廣【二尺】、深", says="field-ditch, broad")
    d.again("ditch", "深【二尺】，謂之隧")
    drain = d.then("drain", ditch * times, "廣【四尺】、深", at=SECOND, says="drain, broad")
    d.again("drain", "深【四尺】，謂之溝", at=SECOND)
    canal = d.then("canal", drain * times, "廣【八尺】、深", at=SECOND, says="canal, broad")
    d.again("canal", "深【八尺】，謂之洫", at=SECOND)
    d.then("conduit", canal * times, "廣【二尋】、深", at=SECOND, says="conduit, broad")


@consequence(
    "old-mu-ren",
    title="How long a *ren* must be if the conduit is as deep as it is broad",
    at=SECOND,
    results="ren",
    about="Every ditch but the last is as deep as broad. If the conduit is too, its depth gives the *ren*.",
)
def _(d: Derivation) -> None:
    broad = d.uses("old-mu-doubling", "conduit", under="broad")
    deep = d.given("deep", "深【二仞】，謂之澮", says="depth of the conduit")
    d.let("ren", broad / (deep / 仞), noun="尺", says="feet in a *ren*")
