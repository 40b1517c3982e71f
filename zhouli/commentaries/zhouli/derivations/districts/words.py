"""Words that the commentators read differently: one table, with a reading for each of them."""

from zhouli.decision import Table, decision_table


def _disputed(t: Table) -> None:
    """Ask of the five words that the commentators dispute."""
    t.asks("word", "which word of the classic", {
        "蒩": "what is supplied at great sacrifices", "屯": "what is inspected before and behind",
        "辟": "what of the Minister of Works is examined", "連": "the hand-cart, as the old copies write it",
        "立": "to be present at the lowering, as the old copies write it",
    })  # fmt: skip
    t.gives("reads", "read as")
    t.gives("means", "meaning")


@decision_table(
    "five-disputed-words",
    reading="du-zichun",
    title="Five disputed words: Du Zichun",
    authority="杜子春, through 鄭玄",
    at="xiangshi.5.zhu.1",
    about="A pickle of grass; Jia objects that grass cannot be eaten. And for 屯 the rearguard.",
)
def _(t: Table) -> None:
    _disputed(t)
    t.rule("grass", "蒩當為【菹】，以茅為菹，【若葵菹】也", {"word": "蒩"}, "reads means")
    t.again("grass", "蒩當為【菹】，以茅為菹，【若葵菹】", at="xiangshi.5.shu.2")
    t.rule(
        "station", "鄭大夫讀屯為課殿，杜子春讀為在後曰【殿】，謂【前後屯兵】也", {"word": "屯"}, "reads means",
        at="xiangshi.11.zhu.2",
    )  # fmt: skip
    t.again(
        "station", "「杜子春讀為在後曰【殿】」者，謂軍在前曰啓，在後曰殿。云「謂【前後屯兵】也」", at="xiangshi.11.shu.4"
    )


@decision_table(
    "five-disputed-words",
    reading="zheng-xing",
    title="Five disputed words: Grandee Zheng",
    authority="鄭大夫, through 鄭玄",
    at="xiangshi.5.zhu.1",
    about=(
        "Zheng Xing, father of Zheng Zhong. The mat before the offering is the sense that Zheng Xuan, says "
        "Jia, completes."
    ),
)
def _(t: Table) -> None:
    _disputed(t)
    t.rule("grass", "鄭大夫讀蒩為【藉】，謂【祭前藉】也", {"word": "蒩"}, "reads means")
    t.again("grass", "為【藉】，謂【祭前藉】」，此後鄭從之", at="xiangshi.5.shu.2")
    t.rule("station", "鄭大夫讀屯為【課殿】", {"word": "屯"}, "reads", at="xiangshi.11.zhu.2")
    t.again("station", "「鄭大夫讀屯為【課殿】」", at="xiangshi.11.shu.4")


@decision_table(
    "five-disputed-words",
    reading="zheng-zhong",
    title="Five disputed words: Zheng Zhong",
    authority="鄭司農, through 鄭玄",
    at="xiangshi.3.zhu.1",
    about="Two words of the old copies read as others, and the norms of the Minister of Works as law.",
)
def _(t: Table) -> None:
    _disputed(t)
    t.rule("norms", "「辟，【法】也。」", {"word": "辟"}, "means")
    t.again("norms", "「辟，【法】也」", at="xiangshi.3.shu.2")
    t.rule("cart", "「連讀為【輦】。」", {"word": "連"}, "reads", at="xiangshi.6.zhu.3")
    t.rule("present", "立讀為【涖】，涖謂【臨視】也", {"word": "立"}, "reads means", at="xiangshi.9.zhu.1")
    t.again("present", "「立讀為【涖】，涖謂【臨視】也」", at="xiangshi.9.shu.4")


@decision_table(
    "five-disputed-words",
    reading="zheng-xuan",
    title="Five disputed words: Zheng Xuan",
    authority="鄭玄",
    at="xiangshi.5.zhu.2",
    about=(
        "The grass is what receives the offering; the stations are chariots and foot kept apart; the norms are "
        "schedules of the work."
    ),
)
def _(t: Table) -> None:
    _disputed(t)
    t.rule(
        "grass", "玄謂：蒩，《士虞禮》所謂「【苴】，刌茅長五寸，束之」者是也。「祝設于几東席上，命佐食取黍稷祭于苴三，"
        "取膚祭，祭如初」，此所以【承祭】", {"word": "蒩"}, "reads means",
    )  # fmt: skip
    t.rule("station", "前後屯，【車徒異部】也", {"word": "屯"}, "means", at="xiangshi.11.zhu.2")
    t.again("station", "「玄謂前後屯，【車徒異部】也」", at="xiangshi.11.shu.4")
    t.again("station", "是【車徒異部】也", at="xiangshi.11.shu.4")
    t.rule("station_kept", "今書多為屯，從【屯】", {"word": "屯"}, "reads", at="xiangshi.11.zhu.2")
    t.again("station_kept", "「今書多為屯，從【屯】」", at="xiangshi.11.shu.4")
    t.rule("norms", "辟，【功作章程】", {"word": "辟"}, "means", at="xiangshi.3.zhu.1")
    t.again("norms", "「辟，【功作章程】」", at="xiangshi.3.shu.2")
