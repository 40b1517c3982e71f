"""Why the capital is levied late and released early: two notes of Zheng's, set side by side."""

from zhouli.decision import Table, decision_table

NOTE, LEMMA, LIU = "xiangdafu.3.zhu.1", "xiangdafu.3.shu.5", "sanlitu.6.tu.2"


@decision_table(
    "service-near-and-far",
    title="Who has more service, the near or the far: two notes of Zheng's",
    authority="ours",
    ours=True,
    at=NOTE,
    about=(
        "In this office Zheng says that services are few in the capital and many in the country; on the Master of "
        "Allotments, that the near are taxed lightly because they have many. Jia explains each note where it stands and "
        "includes those within the city there. We set the two side by side; that they clash is computed. Kong Yingda "
        "gives the early release in the capital the other reason, 以其多役 (禮記注疏 卷十三 葉二十七下), and so does the Huang "
        "黃氏 of 王與之, 近而役多 (訂義 卷十八 葉二十三下)."
    ),
)
def _(t: Table) -> None:
    t.asks("place", "where a man lives", {"國中": "in the capital", "野": "in the country"})
    t.gives("services", "what is said of his services", same={"多役": "役多"})
    t.rule(
        "capital",
        "以其所居復多【役少】；野",
        {"place": "國中"},
        "services",
        says="few",
        why="of 國中 just before",
    )
    t.again("capital", "是其國中復多【役少】也", at=LEMMA)
    t.again("capital", "云「以其所居復多【役少】」者", at=LEMMA)
    t.again("capital", "以其所居復多【役少】；野", at=LIU)
    t.rule("country", "野早賦稅而晚免之，以其復少【役多】", {"place": "野"}, "services", says="many")
    t.rule(
        "near",
        "周稅輕近而重遠，近者【多役】",
        {"place": "國中"},
        "services",
        at="zaishi.3.zhu.2",
        says="many: the near are taxed lightly for it",
        why="the near are those within the city and just outside it (城內及城外近城者)",
    )
    t.again("near", "近者【多役】也」者", at="zaishi.3.shu.5")
    t.again("near", "城內及城外近城者給公吏使【役多】", at="zaishi.3.shu.5")
    t.rule(
        "far",
        "遠城者【役少】",
        {"place": "野"},
        "services",
        at="zaishi.3.shu.5",
        says="few: they are taxed heavily for it",
        why="far from the city is the country",
    )
