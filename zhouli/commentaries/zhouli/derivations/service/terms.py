"""Terms of service in other books, and how far Jia and Kong Yingda part over what is served for so long."""

from typing import Any

from zhouli.derivation import Derivation, consequence, derivation, unit

歲, 年 = unit("歲"), unit("年")
JING, ENDS = "xiangdafu.3.jing.1", "xiangdafu.3.shu.3"
XU, KONG = "駁五經異義, Siku 葉", "孔穎達 on the 王制, 禮記注疏, Siku 卷十三 葉"


def _age(d: Derivation, name: str, age: int, why: str, says: str) -> Any:
    """Set down an age that a book outside the edition states, with the place."""
    return d.assume(name, age * 歲, why, says=says)


@consequence(
    "terms-of-service-compared",
    title="Terms of service in other books",
    at=JING,
    results="works_term arms_term han_term longest extra",
    anticipated_by="鄭玄, for the five years more in the country: 多其五歲 (駁五經異義, Siku 葉十四上)",
    about=(
        "Xu Shen set the ages of the schools side by side (五經異義, in 駁五經異義 of the Siku, 葉十三上至十三下), found that "
        "all differ, and would not have men who are already old at sixty-five levied again. Zheng Xuan answers that "
        "they are levied as attendants of the offices, with much leisure, and asks what is so wrong with five years "
        "more. Kong Yingda joins the books into one: works from twenty to fifty, arms from thirty to sixty "
        "(禮記注疏 卷十三 葉二十七下). The ages are theirs; the lengths of the terms, and that two of them are equal, ours."
    ),
)
def _(d: Derivation) -> None:
    d.measure("歲", 年)
    labour = _age(d, "labour", 20, f"易孟氏、韓詩說: 年二十行役 ({XU}十三下)", "labour begins, Meng and Han")
    arms = _age(d, "arms", 30, f"易孟氏、韓詩說: 三十受兵 ({XU}十三下)", "weapons are received, Meng and Han")
    back = _age(
        d, "back", 60, f"易孟氏、韓詩說: 六十還兵 ({XU}十三下)", "weapons are given back, Meng and Han"
    )
    ends = _age(d, "labour_end", 50, f"王制: 五十不從力政 ({XU}十三上)", "labour ends, Royal Regulations")
    disarmed = _age(d, "arms_end", 60, f"王制: 六十不與服戎 ({XU}十三上)", "arms end, Royal Regulations")
    first = _age(d, "han_start", 23, f"漢承百王而制，二十三而役 ({XU}十三下)", "service begins in Han")
    last = _age(d, "han_end", 56, f"漢承百王而制，五十六而免 ({XU}十三下)", "service ends in Han")
    twenty, town_end, country_end, town, country = d.uses(
        "six-feet-at-fifteen", "twenty town_end country_end town country"
    )
    hunt, war = d.uses("releases-by-task", "hunt war")
    d.identity("labour_as_jia", labour, twenty, says="Labour begins at Jia's twenty;")
    d.identity("arms_as_jia", back, war, says="weapons go back at the sixty of the release from war,")
    d.identity("disarmed_alike", disarmed, back, says="which the *Royal Regulations* have too.")
    d.identity("labour_as_hunt", ends, hunt, says="Labour ends at the age of Jia's release from the hunt.")
    works = d.let(
        "works_term", ends - labour, noun="年", says="years of works, the books joined as Kong does"
    )
    term = d.let("arms_term", back - arms, noun="年", says="years under arms")
    d.identity("as_long", works, term, says="Ten years later at both ends, and so as long.")
    han = d.let("han_term", last - first, noun="年", says="years of service in Han")
    d.let("longest", country / han, says="the country's term against that of Han")
    d.let("town_against_han", town / han, says="the capital's against that of Han")
    d.let("extra", country_end - town_end, noun="年", says="years more at the end, in the country")


@derivation(
    "years-of-works",
    reading="jia",
    title="How long a man builds and hauls, after Jia: as long as he is levied",
    authority="賈公彥",
    at=ENDS,
    results="town country",
    about=(
        "What is levied, says Jia, is building, hauling, roads and channels, and coin by the head. So the works last as "
        "long as the levy. The sum is ours."
    ),
)
def _(d: Derivation) -> None:
    d.measure("歲", 年)
    d.count("works", "謂【築作】、【挽引】、【道渠】之役", says="kinds of works in the levy")
    seven, end, six, late = d.uses(
        "six-feet-at-fifteen", "twenty town_end fifteen country_end", under="seven end six late"
    )
    d.let("town", end - seven, noun="年", says="years of works in the capital")
    d.let("country", late - six, noun="年", says="years of works in the country")


@derivation(
    "years-of-works",
    reading="kong",
    title="How long a man builds and hauls, after Kong: from twenty to fifty",
    authority="孔穎達, after 鄭玄",
    at=ENDS,
    results="town country",
    about=(
        "Zheng Xuan, answering Xu Shen, takes hauling and building for the labour from which the *Royal Regulations* "
        "release at fifty, and the levy of the classic for service as attendants, which is lighter and therefore lasts "
        "longer (駁五經異義, Siku 葉十三下至十四上). Kong draws the scheme out: the heaviest service ends at fifty, arms at "
        "sixty, attendance at sixty or sixty-five; works are taken up at twenty everywhere (禮記注疏 卷十三 葉二十七下). "
        "Neither has a word in the office itself. The sum is ours."
    ),
)
def _(d: Derivation) -> None:
    d.measure("歲", 年)
    start = _age(d, "start", 20, f"其力政之事皆二十受之 ({KONG}二十七下)", "works are taken up, everywhere")
    end = _age(d, "end", 50, f"力政田役為重，故云五十免之 ({KONG}二十七下)", "works end, everywhere")
    d.let("town", end - start, noun="年", says="years of works in the capital")
    d.let("country", end - start, noun="年", says="years of works in the country")
