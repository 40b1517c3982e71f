"""The district as a body: how many households, where they gather, on what they are consulted; words counted."""

from zhouli.derivation import Derivation, derivation, unit

州, 閭, 鄉, 比 = (unit(noun) for noun in "州閭鄉比")
TOLD, ALARM, STONE = "xiangdafu.1.shu.2", "xiangdafu.11.shu.2", "xiangdafu.9.kaozheng.1"
COURT, PRINT = "xiangdafu.10.shu.2", "xiangdafu.10.kaozheng.1"


@derivation(
    "district-households",
    title="Five *zhou* make a district",
    authority="鄭司農, with 賈公彥",
    at=TOLD,
    results="district places",
    measures=("xiang-ladder",),
    about=(
        "Zheng Zhong's number, which Jia proves from five *zhou*. In an emergency each guards his own hamlet, and of the "
        "hamlet Jia says how many households it has; the number of hamlets in a district is ours."
    ),
)
def _(d: Derivation) -> None:
    five = d.given("five", "「【五州】為鄉」", says="*zhou* in a district")
    d.again("five", "【五州】為鄉，使之相賓", at="sanlitu.6.tu.1")
    zhou, bi, b = d.uses("xiang-ladder", "zhou bi b")
    district = d.then(
        "district", five / 州 * zhou, "故知【萬二千五百家】為鄉", says="households of a district"
    )
    d.again("district", "【萬二千五百家】為鄉", at="xiangdafu.1.zhu.1")
    hamlet = d.then("hamlet", b / 比 * bi, "【二十五家】為閭", at=ALARM, says="households of a hamlet")
    d.let("places", district / hamlet, says="hamlets of a district, places to gather at")


@derivation(
    "consultations",
    title="Three great consultations",
    authority="鄭玄, with 賈公彥",
    at=COURT,
    results="three",
    about=(
        "The classic has one great consultation of the multitude; Zheng names three, from the Lesser Minister of "
        "Justice, who numbers them. The examination of the Siku editors counts the clauses that the Directorate print "
        "had lost, and the characters it had in their place."
    ),
)
def _(d: Derivation) -> None:
    note = d.count(
        "note", "【詢國危】，【詢國遷】，【詢立君】", at="xiangdafu.10.zhu.1", says="consultations named"
    )
    office = d.count(
        "office",
        "一曰【詢國危】，二曰【詢國遷】，三曰【詢立君】",
        says="consultations numbered by the Lesser Minister of Justice",
    )
    d.identity("alike", note, office, says="The note names as many as the office numbers.")
    three = d.then("three", office, "此【三】者皆是國之大事", says="great affairs of the state")
    first = d.count(
        "first", "疏「一曰【詢國危】，二曰", at=PRINT, says="clauses that the Directorate print kept"
    )
    d.then("lost", three - first, "「曰詢國遷」【二】句", at=PRINT, says="clauses that it lost")
    made = d.count(
        "made", "監本訛作「【以】【安】【庶】【民】」四字", at=PRINT, says="characters in their place"
    )
    d.then("four", made, "監本訛作「以安庶民」【四】字", at=PRINT, says="as the editors count them")


@derivation(
    "characters-of-the-stone",
    title="One character too many, two worn away",
    authority="官本考證",
    at=STONE,
    results="two one",
    about=(
        "Where the office is cut into sentences, two characters moved. The editors: one 之 is superfluous, and 國 was "
        "cut off the next sentence to go with it. 江永 says the same of the stone, and appeals to the subcommentary "
        "(周禮疑義舉要, Siku 卷二 葉十二下至十三上). 王與之 and the Sibu congkan print go with the other side, each in part "
        "(訂義 卷十八 葉三十二上; 卷三 葉三十一下)."
    ),
)
def _(d: Derivation) -> None:
    pair = d.count("pair", "俱有「【之】【國】」二字，蓋由", says="characters after 所治 in the editions")
    two = d.then("two", pair, "俱有「之國」【二】字", says="as the editors count them")
    d.again("two", "石刻「之國」【二】字刓缺")
    d.again("two", "監本直去此【二】字")
    one = d.given("one", "誤衍【一】「之」字", says="superfluous")
    cut = d.count("cut", "割下節「國大詢于眾庶」之「【國】」字以從之", says="cut off the next sentence")
    d.identity("together", one + cut, two, says="One superfluous and one cut off are the two.")
