"""The rings of the domain one by one: radii and sums are in the text, the rings are ours."""

from zhouli.derivation import Derivation, consequence, derivation

RINGS = [  # name, where it lies, radius before it
    ("near", "the near suburb"), ("far", "the far suburb"), ("dian", "the *dian*"),
    ("shao", "the *shao*"), ("xian", "the *xian*"), ("jiang", "the *jiang*"),
]  # fmt: skip


@consequence(
    "domain-rings",
    title="The six rings of the royal domain",
    at="zaishi.2.zhu.2",
    results=" ".join(f"T_{n} N_{n} H_{n}" for n, _ in RINGS) + " rest",
    measures=("hundred-mu-field", "tong-ladder"),
    about=(
        "The text states the radii, and the sums four, ninety-six and a hundred 同. Taken as exact "
        "concentric squares they give each ring its land and its households. Zheng warns against "
        "it: 地之形實不方平如圖."
    ),
)
def _(d: Derivation) -> None:
    R = [d.given("R_near", "【五十里】為近郊", says="half the side of the near suburb")]
    R += d.given(
        "R_far R_dian R_shao R_xian R_jiang",
        "王國【百里】為郊，【二百里】為州，【三百里】為野，【四百里】為縣，【五百里】為都",
        says="of the far suburb; of the *dian*; of the *shao*; of the *xian*; of the *jiang*",
    )
    d.again("R_far", "【百里】為遠郊")
    for name, at, words in [
        ("R_jiang", "zaishi.2.zhu.4", "畺，【五百里】，王畿界也"),
        ("R_jiang", "zaishi.2.shu.1", "四面至畺各【五百里】"),
        ("R_near", "zaishi.2.shu.8", "子春云「【五十里】為近郊」"),
        ("R_near", "zaishi.2.shu.8", "是近郊【五十里】之驗也"),
        ("R_near", "zaishi.2.shu.8", "天子之國，【五十里】為近郊，今"),
        ("R_far", "zaishi.2.shu.8", "證經遠郊【百里】"),
        ("R_far", "zaishi.2.shu.8", "子春又云「遠郊【百里】」"),
        ("R_xian", "zaishi.2.shu.8", "【四百里】為縣"),
        ("R_jiang", "zaishi.2.shu.8", "【五百里】畺"),
        ("R_shao", "zaishi.2.shu.3", "在【三百里】之內也"),
        ("R_xian", "zaishi.2.shu.3", "在【四百里】縣地之內也"),
        ("R_jiang", "zaishi.2.shu.3", "在【五百里】畺地之中也"),
        ("R_jiang", "zaishi.2.shu.13", "自百里外至【五百里】畿皆曰野"),
        ("R_far", "zaishi.2.shu.13", "自【百里】外至五百里畿皆曰野"),
        ("R_far", "zaishi.2.shu.19", "以其遠郊【百里】內置六鄉"),
        ("R_jiang", "zaishi.2.shu.27", "故此特據甸地外至【五百里】"),
        ("R_dian", "zaishi.2.shu.36", "別更計【二百里】之中者"),
        ("R_far", "zaishi.2.shu.1", "但自遠郊【百里】之內"),
        ("R_shao", "zaishi.2.shu.3", "名【三百里】地為稍"),
        ("R_xian", "zaishi.2.shu.3", "【四百里】為縣者"),
        ("R_xian", "zaishi.2.shu.3", "以【四百里】采地之外"),
        ("R_xian", "zaishi.2.shu.3", "亦名【四百里】為縣也"),
        ("R_jiang", "zaishi.2.shu.3", "【五百里】為畺者"),
        ("R_jiang", "zaishi.2.shu.3", "以外畔至【五百里】畿畺"),
        ("R_dian", "zaishi.2.shu.11", "【二百里】曰州"),
        ("R_xian", "zaishi.2.shu.11", "【四百里】曰縣"),
        ("R_shao", "zaishi.2.shu.11", "又【三百里】以外"),
        ("R_far", "zaishi.2.shu.13", "則自【百里】外置六遂"),
        ("R_far", "zaishi.2.shu.24", "謂【百里】內置六鄉"),
        ("R_far", "zaishi.2.shu.24", "在遂地之中、【百里】之外"),
        ("R_far", "zaishi.2.shu.26", "【百里】內既置六鄉"),
        ("R_far", "zaishi.2.shu.27", "已取四同為【百里】內"),
        ("R_far", "zaishi.2.shu.28", "但【百里】之外雖有"),
        ("R_far", "zaishi.2.shu.28", "比【百里】之內為狹少"),
        ("R_far", "zaishi.2.shu.28", "但【百里】之內，則三分"),
        ("R_shao", "zaishi.2.shu.36", "以【三百里】已外封"),
    ]:
        d.again(name, words, at=at)
    step = d.then("step", R[2] - R[1], "【百里】為一節", at="zaishi.2.shu.1", says="width of a zone")
    d.let("zones", R[-1] / step, says="zones from the city to the border")
    L, B, u = d.uses("royal-domain-households", "L B u")
    two = d.let("two", L / R[-1], says="sides to a radius: the whole side over the last radius")
    s = d.uses("thirteen-eighteenths", "s")
    r = d.uses("inner-domain-households", "r")
    m, h = d.uses("average-allotment", "m h")
    six, thirteen = d.uses("outer-allotment", "six thirteen")
    T, N, H = [], [], []
    for k, ((name, where), radius) in enumerate(zip(RINGS, R, strict=True)):
        inside = (two * R[k - 1] / B) ** 2 if k else 0
        kept, share = (1 - r, h / m) if name in {"near", "far"} else (s, six / thirteen)
        T.append(
            d.let(f"T_{name}", ((two * radius / B) ** 2 - inside) * u, noun="同", says=f"land of {where}")
        )
        N.append(d.let(f"N_{name}", T[-1] * kept, noun="夫", says="what remains of it"))
        H.append(
            d.let(
                f"H_{name}",
                N[-1] * share,
                noun="家",
                says="households, in farmers' equivalents inside the far suburb",
            )
        )
    d.then("inner", T[0] + T[1], "地居【四同】", at="zaishi.2.zhu.7", says="the two suburbs")
    d.then("outer", sum(T[2:]), "合居【九十六同】", at="zaishi.2.zhu.9", says="the four outer rings")
    d.then(
        "outer_net",
        sum(N[2:]),
        "則其餘【六百二十四萬夫】之地",
        at="zaishi.2.zhu.9",
        says="what remains of them",
    )
    d.then(
        "outer_households",
        sum(H[2:]),
        "定受田【二百八十八萬家】也",
        at="zaishi.2.zhu.9",
        says="their households",
    )
    d.then(
        "inner_households",
        H[0] + H[1],
        "定受田【十二萬家】也",
        at="zaishi.2.zhu.7",
        says="households of the suburbs",
    )
    X, Y = d.uses("six-sui", "X Y")
    d.let(
        "rest",
        H[2] - X,
        noun="家",
        says="households of the *dian* beyond the six outer districts: public settlements",
    )
    d.let("rest_land", N[2] - Y, noun="夫", says="their fields")


@derivation(
    "public-settlement-zones",
    title="Two stages of two hundred *li*, and who governs them",
    authority="鄭玄, with 賈公彥",
    at="zaishi.2.zhu.4",
    results="belt stage stages",
    about=(
        "Public settlements lie in four zones. Those to two and three hundred 里 have governors of "
        "the rank of a head of a *zhou*, those to four and five hundred of a head of a *xian*. "
        "Jia counts 'from two hundred 里 outward' four hundred, two stages of two hundred: right only "
        "if the belt that ends at two hundred is counted in. Elsewhere a stage is a hundred for him."
    ),
)
def _(d: Derivation) -> None:
    shu = "zaishi.2.shu.12"
    _, third, _, fifth = d.given(
        "second third fourth fifth",
        "【二百里】、【三百里】，其上大夫如州長；【四百里】、【五百里】，其下大夫如縣正",
        says="the *dian*; the *shao*; the *xian*; the *jiang*",
    )
    for name, words in [("second", "或謂【二百里】為州"), ("fourth", "或謂二百里為州、【四百里】為縣云")]:
        d.again(name, words)
        d.again(name, words, at=shu)
    for name, words in [
        ("second", "「【二百里】三百里，其"), ("third", "「二百里【三百里】，其"), ("fourth", "如州長，【四百里】五百里"), ("fifth", "如州長，四百里【五百里】"),
        ("second", "【二百里】曰州"), ("fourth", "二百里曰州，【四百里】曰縣"), ("second", "則從【二百里】向外"),
        ("second", "故【二百里】三百里，大夫治之"), ("third", "故二百里【三百里】，大夫治之"),
        ("fourth", "中大夫也；【四百里】五百里"), ("fifth", "中大夫也；四百里【五百里】"),
    ]:  # fmt: skip
        d.again(name, words, at=shu)
    near = d.uses("domain-rings", "R_far")
    belt = d.then(
        "belt", fifth - near, "從二百里向外有【四百里】", at=shu, says="from the far suburb to the border"
    )
    stage = d.then(
        "stage",
        third - near,
        "【二百里】為一節",
        at=shu,
        says="one stage: from the far suburb to three hundred *li*",
    )
    d.let("stages", belt / stage, says="stages in all")
    zones = d.count(
        "zones",
        "任【甸】地，以家邑之田任【稍】地，以小都之田任【縣】地，以大都之田任【畺】地",
        at="zaishi.2.jing.1",
        says="zones in the classic",
    )
    d.then(
        "four", zones, "是公邑之地有【四】處也", at="zaishi.2.shu.11", says="places with public settlements"
    )
    for at, words in [
        ("zaishi.2.shu.2", "【四】處皆有公邑"),
        ("zaishi.2.shu.11", "以其【四】等公邑"),
        ("zaishi.3.shu.2", "【四】處皆無過"),
        ("zaishi.3.shu.2", "但此【四】處出稅不同"),
    ]:
        d.again("four", words, at=at)
