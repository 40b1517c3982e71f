"""What is counted, how often and by whom: the count of the people, surety by threes, offices, zones of the realm."""

from zhouli.derivation import Derivation, consequence, derivation, unit

家, 夫 = unit("家"), unit("夫")
NAMES, TRIBUTE, ZONES = "xiaositu.1.shu.4", "xiaositu.4.shu.8", "xiaositu.16.shu.2"


@derivation(
    "nine-of-the-count",
    reading="zheng-zhong",
    title="The nine of the count, after Zheng Zhong: the nine fields of a well",
    authority="鄭司農, through 鄭玄",
    at="xiaositu.1.zhu.1",
    results="nine",
    about=(
        "九比 is for Zheng Zhong the well with its nine fields. Jia will not have it: the sentence, he says, is of "
        "the city and its suburbs, where there are no wells."
    ),
)
def _(d: Derivation) -> None:
    fields = d.given("fields", "謂【九夫】為井", says="fields of a well")
    d.again("fields", "【九夫】為井", at="xiaositu.1.shu.3")
    d.let("nine", fields / 夫, says="the nine")


@derivation(
    "nine-of-the-count",
    reading="zheng-xuan",
    title="The nine of the count, after Zheng Xuan: those who pay the nine imposts",
    authority="鄭玄",
    at="xiaositu.1.zhu.1",
    results="nine",
    about=(
        "九比 is for Zheng Xuan the number of people who pay the nine imposts of the Grand Steward. Jia lists "
        "six by place; of the other three he names one, that on surplus goods. Arithmetic cannot choose "
        "between two nines; Jia's reason is the place."
    ),
)
def _(d: Derivation) -> None:
    nine = d.given("nine", "出【九】賦者之人數", says="imposts")
    six = d.count(
        "six",
        "一曰【邦中之賦】，二曰【四郊之賦】，三曰【邦甸之賦】，四曰【家稍之賦】，五曰【邦縣之賦】，六曰【邦都之賦】",
        at=NAMES,
        says="imposts listed by place",
    )
    d.again("nine", "《太宰》云：「【九】賦", at=NAMES)
    d.let("rest", nine - six, says="those that Jia does not list")


@derivation(
    "tribute-and-impost",
    title="Two of nine tributes, two of nine imposts",
    authority="賈公彥",
    at=TRIBUTE,
    results="two_tributes two_imposts",
    about=(
        "Zheng names two of the tributes that go with the nine occupations, and says nine imposts where, by "
        "Jia's count, two fall within the six districts: a part called by the name of the whole."
    ),
)
def _(d: Derivation) -> None:
    d.given("nine", "九職之貢有【九】", says="tributes of the nine occupations")
    d.again("nine", "案《太宰》【九】職之貢")
    named = d.count("named", "此貢獨云【嬪婦】、【百工】", says="tributes named")
    d.then("two_tributes", named, "嬪婦、百工【二】者", says="the two")
    d.again("two_tributes", "故以此【二】事當之")
    within = d.count("within", "一曰【邦中】，二曰【四郊】", says="imposts within the districts")
    d.then("two_imposts", within, "四郊，【二】者之賦", says="the two")
    d.again("two_imposts", "此唯有【二】賦")
    d.again("two_imposts", "【二】賦是九賦中物")


@derivation(
    "great-count",
    title="Every third year a great count",
    authority="周禮, with 鄭司農 and 賈公彥",
    at="xiaositu.3.jing.1",
    results="years month",
    about=(
        "Every third year all the states send in their registers. Zheng Zhong compares the count that Han took "
        "in the eighth month. Jia links the three years with the intercalary month, one in three."
    ),
)
def _(d: Derivation) -> None:
    years = d.given("years", "及【三年】，則大比", says="years from one great count to the next")
    for at, words in (
        ("xiaositu.3.shu.1", "每至【三年】"), ("xiaositu.3.shu.2", "此經【三年】大比"),
        ("xiaositu.3.shu.2", "不言【三年】大比"), ("xiaositu.3.shu.3", "周以【三年】大比"),
        ("xiaositu.22.shu.1", "亦是【三年】大校"), ("xiaositu.22.shu.1", "以其【三年】大比之時"),
    ):  # fmt: skip
        d.again("years", words, at=at)
    d.measure("歲", unit("年"))  # one thing here: 三年大比 of the district, 三歲大比 of the outer district
    for at, words in (("5.tu.3", "【三年】大比"), ("6.tu.3", "【三年】則大比"), ("13.tu.2", "【三歲】大比")):
        d.again("years", words, at=f"sanlitu.{at}")
    cycle, extra = d.given(
        "cycle extra",
        "【三年】【一】閏",
        at="xiaositu.3.shu.1",
        says="years of a cycle; intercalary months in it",
    )
    d.identity("as_heaven", cycle, years, says="三年一閏，天道有成: the count has the length of the cycle.")
    d.let("rate", extra / cycle, says="intercalary months to a year, as Jia has it")
    d.given("month", "今時【八月】案比", at="xiaositu.3.zhu.1", ordinal=True, says="the month of the Han count, by its place in the year")
    shu = "xiaositu.3.shu.3"
    for words in ("云「今時【八月】案比", "漢時【八月】案比", "以漢法【八月】況之"):
        d.again("month", words, at=shu, ordinal=True)
    many, few = d.given(
        "many few",
        "謂【六口】已上為多，【五口】已下為少",
        at="xiaositu.2.shu.3",
        says="so many mouths and more are many; so many and fewer are few",
    )
    d.identity("no_gap", many - few, unit("口"), says="Between many and few no size is left out.")


@derivation(
    "surety-by-threes",
    title="Three by three, without a well",
    authority="賈公彥",
    at="xiaositu.22.shu.3",
    results="well",
    about=(
        "In the districts there are no wells. Jia keeps Zheng's 屋 and 井 all the same, as groups of men who "
        "answer for one another's tribute: three, and three times three. The comparison with the well-field "
        "is his too: there eight families till a ninth field."
    ),
)
def _(d: Derivation) -> None:
    note, last = "xiaositu.22.zhu.1", "xiaositu.22.shu.3"
    a, b = d.given("a b", "夫【三】為屋，屋【三】為井", at=note, says="fields in a *wu*; *wu* in a well")
    for name, at, words in (
        ("a", note, "出地貢者【三】三相任"), ("b", note, "地貢者三【三】相任"), ("a", last, "亦【三】三相保任"),
        ("b", last, "亦三【三】相保任"), ("a", last, "云「夫【三】為屋，屋三為井」者，鄉遂"), ("b", last, "云「夫三為屋，屋【三】為井」者，鄉遂"),
        ("a", last, "今云「夫【三】為屋"), ("b", last, "今云「夫三為屋，屋【三】為井"), ("a", last, "故鄭云「出地貢者【三】三"),
        ("a", last, "故云「【三】三相任」"),
    ):  # fmt: skip
        d.again(name, words, at=at)
    one, well = d.given("one nine", "【一井】之內【九夫】", says="one well; its fields")
    wu = d.given("three", "九夫，【三夫】為屋", says="fields in a *wu*")
    d.again("three", "【三夫】為屋，出地貢", at="xiaositu.22.shu.1")
    d.again("three", "一屋【三夫】自相")
    d.again("one", "據【一井】而言")
    house = d.given("house", "是【一屋】三夫", says="one *wu*")
    d.identity("well", a * b * 夫, well, says="Three *wu* of three are the nine of a well.")
    d.identity("wu", wu, a * house / unit("屋") * 夫, says="And three to one *wu*.")
    eight, common = d.given(
        "eight common", "【八家】耡【一夫】", says="families; the field that they till together"
    )
    d.identity(
        "public", eight / 家 * 夫 + common, well, says="Eight families and one common field are nine fields."
    )
    d.let("well", a * b * 夫 * one / unit("井"), says="fields of a well, three by three")


@derivation(
    "offices-and-ranks",
    title="Sixty offices of instruction, five ranks of lords",
    authority="賈公彥",
    at="xiaositu.19.shu.1",
    results="offices lords",
    about="Numbers that Jia takes from elsewhere and that nothing in this office counts out.",
)
def _(d: Derivation) -> None:
    d.given("offices", "謂教官【六十】", says="offices under the Minister of the Multitudes")
    d.again("offices", "謂當職【六十】官", at="xiaositu.20.shu.1")
    d.again("offices", "率其【六十】官之屬", at="xiaositu.21.shu.1")
    d.given("lords", "謂【五等】諸侯", at="xiaositu.12.shu.1", says="ranks of feudal lords")
    d.given(
        "months ropes posts",
        "謂若【七月】而葬，朝廟之時正棺於廟。」「引」，謂葬時引柩車自廟至壙。「窆」，謂下棺於坎，天子【六】紼【四】碑",
        at="xiaositu.15.shu.2",
        says="months to a king's burial; ropes of his bier; posts at the grave",
    )
    altars = d.count(
        "altars", "謂【國社】、【侯社】、【勝國之社】", at="xiaositu.16.shu.1", says="altars of soil"
    )
    d.then("three", altars, "亦有【三】社", at="xiaositu.16.shu.1", says="altars of soil of a lord")
    d.again("three", "三社【三】稷", at="xiaositu.16.shu.1")


@derivation(
    "nine-zones",
    title="Nine zones about the royal domain",
    authority="大司馬, through 賈公彥",
    at=ZONES,
    results="nine width side",
    about=(
        "Outside the royal domain nine zones lie on all four sides, each five hundred 里 from the next: six "
        "of them are the middle states, three the outer peoples."
    ),
)
def _(d: Derivation) -> None:
    inner = d.count(
        "inner", "謂【侯】、【甸】、【男】、【采】、【衛】、【要】以內", says="zones of the middle states"
    )
    outer = d.count("outer", "更言【夷】、【鎭】、【蕃】三服", says="zones of the outer peoples")
    six = d.then("six", inner, "以內【六】服為中國", says="the six")
    three = d.then("three", outer, "蕃【三】服為夷狄", says="the three")
    nine = d.then("nine", six + three, "仍有【九】畿", says="zones in all")
    for at, words in (
        (ZONES, "皆有此【九】畿"), (ZONES, "「畿，謂【九】畿」"), ("xiaositu.16.shu.1", "謂【九】畿，畿上"),
        ("xiaositu.16.zhu.1", "【九】畿"),
    ):  # fmt: skip
        d.again("nine", words, at=at)
    sides, width = d.given(
        "sides width", "王畿【四面】皆有此九畿，相去各【五百里】", says="sides; width of a zone"
    )
    domain = d.uses("royal-domain-households", "L")
    border = d.uses("domain-rings", "R_jiang")
    d.identity("as_wide", width, border, says="A zone is as wide as the domain from the city to its border.")
    four = d.uses("domain-sensitivity", "four")
    d.identity("all_sides", sides, four, says="The four sides of the domain.")
    near = d.let("near", domain + nine * width, noun="里", says="the domain with the zones on one side")
    d.let("side", near + nine * width, noun="里", says="side of the whole, domain and zones")


@consequence(
    "middle-states-share",
    title="The outer three zones are the larger half",
    results="middle outer",
    about=(
        "As squares about one centre: the domain and six zones against the three outside them. The text "
        "draws no such plan and gives no area; Jia gives the ten thousand 里 of the whole elsewhere, on 大司馬."
    ),
)
def _(d: Derivation) -> None:
    six, width, domain, side = d.uses("nine-zones", "six width L side", under="six width domain side")
    near = d.let("near", domain + six * width, noun="里", says="the domain with six zones on one side")
    within = d.let("within", near + six * width, noun="里", says="with six zones on either side")
    middle = d.let("middle", (within / side) ** 2, says="the domain and six zones, of the whole")
    d.let("outer", 1 - middle, says="the three outer zones, of the whole")
