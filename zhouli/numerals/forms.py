"""The characters and words of numerals: digits, powers, scales of large numbers, verbs of shares, variants."""
from __future__ import annotations

DIGITS = {c: n for n, c in enumerate("一二三四五六七八九", 1)}
TENS = {"廿": 20, "卅": 30, "卌": 40}
POWERS = {"十": 10, "百": 100, "千": 1000}
WAN = 10_000
LINKS = "有又"                      # 十有二, 百又四: "and" inside one number

# The large numbers differ by author, so the caller chooses. The sources of each 億 and 兆:
#   下數  十萬曰億，十億曰兆 (數術記遺; Zheng Xuan on 詩 伐檀, as 五經算術 reports him)
#   中數  萬萬曰億，萬萬億曰兆 (數術記遺; 孫子算經)
#   萬萬  萬萬曰億 (the 毛傳 on 伐檀), with 萬億曰兆 (Zheng Xuan on 禮記 內則, as 五經算術 reports both)
SCALES: dict[str, tuple[int, int]] = {
    "下數": (10 ** 5, 10 ** 6),
    "中數": (10 ** 8, 10 ** 16),
    "萬萬": (10 ** 8, 10 ** 12),
}

# Full forms, as accounts write them. They are words of their own elsewhere (內史貳之, 伍員), so they count
# only in company: see FORMAL_RUN in `scanning`.
FORMAL = {"壹": "一", "貳": "二", "弍": "二", "叁": "三", "參": "三", "弎": "三", "肆": "四", "伍": "五",
          "陸": "六", "柒": "七", "捌": "八", "玖": "九", "拾": "十", "佰": "百", "仟": "千"}

# What is done with a share of a whole.
DONE_BY = {"去": "removed", "損": "removed", "減": "removed", "殺": "removed", "閷": "removed", "除": "removed", "棄": "removed",
           "存": "kept", "留": "kept",
           "益": "added", "加": "added", "增": "added", "添": "added",
           "取": "taken", "得": "taken",
           "借": "borrowed", "還": "returned"}
TAXING = "稅征貢賦"

HALVES = {"半": (1, 2), "太半": (2, 3), "大半": (2, 3), "少半": (1, 3), "小半": (1, 3)}

# One character for one, so that a span found in the folded text is a span of the text itself. Each pair is a
# form met in a witness (simplified, or a graphic variant of the Siku copies) and the form of the tables.
# 裏 is 里 put back into traditional script by machine.
_FOLD = """
万萬 亿億 亩畝 畆畝 畮畝 畒畝 裏里 裡里 两兩 両兩 处處 䖏處 节節 国國 乡鄉 郷鄉 闾閭 党黨 军軍 师師 户戶
戸戶 钧鈞 铢銖 镒鎰 钱錢 顷頃 歩步 觔斤 氂釐 邱丘 雲云 陔垓 税稅 无無 参參 叄叁 损損 减減 还還 余餘 馀餘 职職 赋賦 贡貢 谷穀 榖穀 礼禮 艺藝 乐樂
书書 数數 仪儀 岳嶽 渎瀆 镇鎮 业業 农農 经經 传傳 乗乘 岁歲 歳歲 嵗歲 时時 边邊 终終 县縣 丠丘 酇鄼 寻尋 过過 与與 为為
爲為 个箇 個箇 邻鄰 隣鄰 义義 辆輛 弐貳 贰貳 卄廿 丗卅 徳德 灋法 妇婦 仭仞 厘釐 豪毫 絲絲
丝絲 鬴釜 嫔嬪 众眾 衆眾 双雙 轨軌 陆陸 类類 头頭 问問 对對 増增 贯貫 疋匹 进進 载載 区區
关關 门門 庐廬 积積 献獻 举舉 笾籩 凿鑿 锄鋤 筑築 纯純 药藥 听聽 云雲 齐齊 沟溝 龟龜 马馬 叙敘 属屬 联聯 计計 气氣 诗詩 号號
辞辭 饮飲 贽贄 币幣 议議 术術 统統 声聲 边邊 车車 节節 亿億 实實 统統 邉邊
"""
FOLD = {ord(pair[0]): pair[1] for pair in _FOLD.split() if pair[0] != pair[1]}


def fold(text: str) -> str:
    """Give the text in the forms that the tables are written in, character for character.

    >>> fold("六百二十四万夫")
    '六百二十四萬夫'
    """
    return text.translate(FOLD)
