"""The nouns that a numeral counts: measures of land, length, capacity and weight, people, households, places.

One word may count two kinds of thing, and the commentaries turn on the difference: 夫 is a field of a hundred
畝 and a man, 里 a length and a hamlet. Each sense has a key of its own; the first is the usual one.
The sizes in the glosses are those that the texts state (司馬法, 考工記 with Zheng Xuan's notes, 孫子算經).
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Unit(NamedTuple):
    """Name one sense of one noun.

    key: the noun, with a slash and the sense where it is not the usual one (夫, 夫/man); noun: the word as
    the texts write it; kind: one of KINDS; sense: the English word for the sense; pinyin; gloss.

    >>> resolve("夫").kind, resolve("夫", "man").kind
    ('area', 'persons')
    """

    key: str
    noun: str
    kind: str
    sense: str
    pinyin: str
    gloss: str


KINDS = {
    "area": "land measured by the field",
    "length": "length and distance",
    "capacity": "grain and liquids",
    "weight": "weight",
    "persons": "people",
    "households": "groups of families",
    "force": "bodies of soldiers",
    "time": "stretches of time",
    "money": "coin",
    "place": "domains and sites",
    "rank": "grades",
    "part": "equal parts",
    "thing": "things counted one by one",
}

# key | kind | sense | pinyin | gloss. The order within a noun is the order of its senses.
_TABLE = """
同 | area | tong | tóng | a square of a hundred li, ten thousand wells
終 | area | zhong | zhōng | ten squares of ten li
成 | area | cheng | chéng | a square of ten li, a hundred wells
成/tier | thing | tier | chéng | a tier of an altar
通 | area | tong-strip | tōng | ten wells in a row
井 | area | well | jǐng | a square li, nine fields of a hundred mu
牧 | area | pasture | mù | poor land counted at half: nine fields that stand for half a well
屋 | area | wu | wū | three fields of a hundred mu
夫 | area | field | fū | a field of a hundred mu, the land of one man
夫/man | persons | man | fū | a grown man, the head of a family
頃 | area | qing | qǐng | a hundred mu
畝 | area | mu | mǔ | a strip one pace wide and a hundred long
里 | length | li | lǐ | three hundred paces
里/hamlet | households | hamlet | lǐ | twenty-five families
里/area | area | square li | lǐ | a square of one li
引 | length | yin | yǐn | ten zhang
丈 | length | zhang | zhàng | ten feet
常 | length | chang | cháng | two xun
尋 | length | xun | xún | eight feet
仞 | length | ren | rèn | a measure of height and depth
步 | length | pace | bù | six feet
步/area | area | square pace | bù | a square of one pace
尺 | length | foot | chǐ | ten inches
寸 | length | inch | cùn | a tenth of a foot
分 | part | part | fēn | one of the equal parts of a whole
分/length | length | fen | fēn | a tenth of an inch
絲 | length | si | sī | a tenth of a hao
忽 | length | hu | hū | a tenth of a si
釐 | length | li-fraction | lí | a tenth of a fen
毫 | length | hao | háo | a tenth of a li
雉 | length | zhi | zhì | a length of wall, three zhang long and one high
版 | thing | board | bǎn | a board for building walls of earth
軌 | length | track | guǐ | the width of a carriage's track, eight feet
筵 | length | mat | yán | a mat of nine feet
柯 | length | haft | kē | an axe haft, three feet
矩 | length | square | jǔ | the carpenter's square
宣 | length | xuan | xuān | half of a square
欘 | length | zhu | zhú | a xuan and a half
枚 | length | mei | méi | a tenth of an inch
箇 | thing | piece | gè | one piece, or the length of the thing named
斛 | capacity | hu | hú | ten dou
石 | weight | shi | shí | a hundred and twenty jin
石/capacity | capacity | shi of grain | shí | a hu, called so from the weight of its grain
斗 | capacity | dou | dǒu | ten sheng
升 | capacity | sheng | shēng | ten ge
合 | capacity | ge | gě | a tenth of a sheng
勺 | capacity | shao | sháo | a tenth of a ge
抄 | capacity | chao | chāo | a tenth of a ladle
撮 | capacity | cuo | cuō | a tenth of a chao
豆 | capacity | dou-vessel | dòu | four sheng
區 | capacity | ou | ōu | four dou-vessels
釜 | capacity | fu | fǔ | six dou and four sheng
鍾 | capacity | zhong | zhōng | ten fu
秉 | capacity | bing | bǐng | a measure of grain
秉/sheaf | thing | handful | bǐng | a handful of cut stalks
鈞 | weight | jun | jūn | thirty jin
斤 | weight | jin | jīn | sixteen liang
斤/axe | thing | axe | jīn | an axe
兩 | force | liang | liǎng | twenty-five men, five squads
兩/weight | weight | liang of weight | liǎng | a sixteenth of a jin
兩/bolt | thing | double bolt | liǎng | two lengths of cloth rolled to meet
銖 | weight | zhu | zhū | a twenty-fourth of a liang
溢 | weight | yi of grain | yì | twenty liang of grain
鋝 | weight | lüe | lüè | a weight of metal
家 | households | family | jiā | one family
戶 | households | door | hù | one registered family
室 | households | house | shì | one house
室/room | thing | room | shì | one room
比 | households | bi | bǐ | five families
閭 | households | lü | lǘ | twenty-five families
族 | households | zu | zú | a hundred families
黨 | households | dang | dǎng | five hundred families
州 | households | zhou | zhōu | two thousand five hundred families
鄉 | households | xiang | xiāng | twelve thousand five hundred families
鄰 | households | lin | lín | five families beyond the suburbs
鄼 | households | zan | zàn | a hundred families beyond the suburbs
鄙 | households | bi of the sui | bǐ | five hundred families beyond the suburbs
遂 | households | sui | suì | twelve thousand five hundred families beyond the suburbs
縣 | area | xian | xiàn | four dian
縣/households | households | xian of the sui | xiàn | two thousand five hundred families beyond the suburbs
聮 | households | lian | lián | families joined for mutual surety
人 | persons | person | rén | one person
口 | persons | mouth | kǒu | one mouth to feed
婦 | persons | wife | fù | one wife
妾 | persons | concubine | qiè | one concubine
女 | persons | female | nǚ | one female
老 | persons | elder | lǎo | one elder
大夫 | persons | grandee | dàfū | one grandee
元士 | persons | first officer | yuánshì | one officer of the king
士 | persons | officer | shì | one officer
卿 | persons | minister | qīng | one minister
徒 | persons | conscript | tú | one foot soldier or labourer
夫人 | persons | lady | fūrén | one lady
伍 | force | squad | wǔ | five men
卒 | force | company | zú | a hundred men
旅 | force | battalion | lǚ | five hundred men
師 | force | division | shī | two thousand five hundred men
軍 | force | army | jūn | twelve thousand five hundred men
乘 | force | chariot | shèng | one war chariot and its men
匹 | thing | horse | pǐ | one horse
頭 | thing | head | tóu | one head of cattle or game
顆 | thing | fruit | kē | one fruit
匹/cloth | length | bolt | pǐ | forty feet of cloth
年 | time | year | nián | one year
歲 | time | year of age | suì | one year, of a life or of the seasons
載 | time | year | zǎi | one year
世 | time | generation | shì | one generation
月 | time | month | yuè | one month
旬 | time | ten days | xún | ten days
日 | time | day | rì | one day
時 | time | season | shí | one season
夕 | time | evening | xī | one evening
刻 | time | notch | kè | a hundredth of a day
度 | part | degree | dù | a degree of the sky, of which there are 365 and a quarter
錢 | money | cash | qián | one coin
布 | money | coin | bù | one coin, or one payment
泉 | money | coin | quán | one coin
邑 | area | yi | yì | four wells
丘 | area | qiu | qiū | four yi
甸 | area | dian | diàn | four qiu
都 | area | du | dū | four xian
國 | place | state | guó | one state
處 | place | place | chù | one place
畿 | place | zone | jī | one zone of the realm
服 | place | zone of service | fú | one zone of the realm
郊 | place | suburb | jiāo | one suburb
節 | place | stage | jié | one stage of the way out from the royal city
門 | thing | gate | mén | one gate
關 | thing | barrier | guān | one barrier
市 | place | market | shì | one market
廬 | place | shelter | lú | one shelter on the road
宿 | place | lodge | sù | one lodge on the road
區/plot | place | plot | qū | one plot for a house
廛 | place | house plot | chán | one house plot
面 | part | side | miàn | one side
畔 | part | edge | pàn | one edge
旁 | part | flank | páng | one flank
邊 | part | edge | biān | one edge
截 | part | slice | jié | one slice of a square cut across
行 | part | row | háng | one row
等 | rank | grade | děng | one grade
命 | rank | mandate | mìng | one grade of investiture
品 | rank | rank | pǐn | one class
倍 | part | fold | bèi | one time as much
牢 | thing | set of beasts | láo | one set of beasts for a sacrifice or feast
牢/pen | place | pen | láo | a pen for a beast that is fattened
積 | thing | store | jī | one store of provisions
獻 | thing | presentation | xiàn | one presentation of the cup
舉 | thing | course | jǔ | one course of a meal
斧 | thing | axe | fǔ | one axe
鑿 | thing | chisel | záo | one chisel
梩 | thing | spade | lí | one spade
鋤 | thing | hoe | chú | one hoe
築 | thing | ram | zhù | one ram for beating earth
碑 | thing | post | bēi | one post at the grave
引/rope | thing | rope | yǐn | one rope of the hearse
綍 | thing | rope | fú | one rope of the bier
端 | length | half bolt | duān | a length of cloth
母 | thing | breeding female | mǔ | one breeding female of the farmyard
篇 | thing | book | piān | one book of a work
卷 | thing | scroll | juàn | one scroll of a work
葉 | thing | leaf | yè | one leaf of a printed book
經 | thing | classic passage | jīng | one passage of the classic
文 | thing | passage | wén | one passage
事 | thing | matter | shì | one matter
義 | thing | sense | yì | one sense
物 | thing | thing | wù | one thing
"""


def _unit(line: str) -> Unit:
    key, kind, sense, pinyin, gloss = (cell.strip() for cell in line.split("|"))
    return Unit(key, key.partition("/")[0], kind, sense, pinyin, gloss)


UNITS: dict[str, Unit] = {unit.key: unit for unit in map(_unit, _TABLE.strip().splitlines())}


@cache
def senses(noun: str) -> tuple[Unit, ...]:
    """List the senses of a noun, the usual one first; empty for a word that is not in the table.

    >>> [unit.key for unit in senses("夫")]
    ['夫', '夫/man']
    """
    return tuple(unit for unit in UNITS.values() if unit.noun == noun)


@cache
def nouns() -> frozenset[str]:
    """Give every noun that a numeral can count.

    >>> {"夫", "家", "同"} <= nouns()
    True
    """
    return frozenset(unit.noun for unit in UNITS.values())


@cache
def resolve(noun: str, sense: str | None = None) -> Unit:
    """Find the unit of a noun or key, in the sense named or in the usual one.

    noun: the word (夫) or a key (夫/man); sense: the last part of a key, or the English word of the sense.
    Raises LookupError that names the senses there are.

    >>> resolve("里", "hamlet").gloss
    'twenty-five families'
    """
    if sense is None and noun in UNITS:
        return UNITS[noun]
    found = senses(noun)
    for unit in found:
        if sense in (unit.sense, unit.key.partition("/")[2] or unit.sense):
            return unit
    if not found:
        raise LookupError(f"{noun[:20]} is not in the table of units; write one of {'、'.join(sorted(nouns()))}")
    choice = ", ".join(repr(unit.sense) for unit in found)
    raise LookupError(f"{noun} has no sense {str(sense)[:20]!r}; write one of {choice}")
