"""The characters of numerals: digits, powers, scales of large numbers, verbs of shares, and variants."""
from __future__ import annotations

DIGITS = {c: n for n, c in enumerate("一二三四五六七八九", 1)}
TENS = {"廿": 20, "卅": 30, "卌": 40}
WAN = 10_000
LINKS = "有又"                      # 十有二, 三十又五: "and" inside one number
STOPS = "，、。；：．"

# The large numbers differ by author, so the caller chooses. 億 and 兆 under each scale, with the sources:
#   下數  十萬曰億，十億曰兆: 數術記遺; Zheng Xuan on 詩 伐檀, as the 五經算術 reports him
#   中數  萬萬曰億，萬萬億曰兆: 數術記遺; 孫子算經
#   萬萬  萬萬曰億: the 毛傳 on 伐檀; with 萬億曰兆: Zheng Xuan on 禮記 內則
SCALES: dict[str, tuple[int, int]] = {
    "下數": (10 ** 5, 10 ** 6),
    "中數": (10 ** 8, 10 ** 16),
    "萬萬": (10 ** 8, 10 ** 12),
}

# Full forms, as accounts write them. Each is a word of its own elsewhere (內史貳之, 伍員), so they count only
# in company: see `place.plain`.
FORMAL = {"壹": "一", "貳": "二", "參": "三", "肆": "四", "伍": "五", "陸": "六",
          "柒": "七", "捌": "八", "玖": "九", "拾": "十", "佰": "百", "仟": "千"}

# What is done with a share of a whole.
DONE_BY = {**dict.fromkeys("去損減除棄殺閷", "removed"), **dict.fromkeys("存留", "kept"),
           **dict.fromkeys("益加增添", "added"), **dict.fromkeys("取得", "taken"),
           "借": "borrowed", "還": "returned"}
TAXING = "稅征貢賦"

HALVES = {"半": (1, 2), "太半": (2, 3), "大半": (2, 3), "少半": (1, 3), "小半": (1, 3)}

# One character for one, so that a span found in the folded text is a span of the text itself. Each pair is a
# form met in a witness or in the mathematical classics (simplified, or a graphic variant), and the form of
# the tables. 裏 for 里 and 雲 for 云 are what a machine made of them on the way back to traditional script.
_FOLD = """
万萬 亿億 卄廿 丗卅 贰貳 叁參 叄參 参參 余餘 馀餘 无無 雲云 与與 为為 爲為 过過 内內 对對 从從
亩畝 畆畝 畞畝 疋匹 㪷斗 畮畝 裏里 裡里 歩步 顷頃 邱丘 县縣 国國 乡鄉 郷鄉 闾閭 党黨 邻鄰 酇鄼
寻尋 仭仞 氂釐 厘釐 丝絲 轨軌 个箇 個箇 纯純 觔斤 钧鈞 两兩 両兩 铢銖 鬴釜 区區
户戶 戸戶 妇婦 嫔嬪 军軍 师師 乗乘 车車 岁歲 歳歲 嵗歲 时時 钱錢 处處 节節 门門 关關 庐廬 边邊 邉邊
积積 献獻 举舉 筑築 义義 经經 终終 众眾 衆眾 问問 实實 还還 损損 减減 进進
税稅 赋賦 贡貢 职職 谷穀 榖穀 礼禮 艺藝 乐樂 书書 数數 仪儀 岳嶽 渎瀆 镇鎮 业業 农農 传傳 徳德 灋法 统統 声聲
听聽 齐齊 沟溝 马馬 叙敘 属屬 计計 气氣 诗詩 辞辭 饮飲 币幣 议議 术術 宫宮 陔垓
"""
FOLD = {ord(pair[0]): pair[1] for pair in _FOLD.split() if pair[0] != pair[1]}


def fold(text: str) -> str:
    """Give the text in the forms that the tables are written in, character for character.

    >>> fold("六百二十四万夫")
    '六百二十四萬夫'
    """
    return text.translate(FOLD)
