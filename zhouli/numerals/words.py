"""Words that hold a numeral and state no quantity: titles of a fixed set, phrases that count nothing."""
from __future__ import annotations

from zhouli.numerals.forms import DIGITS

# Titles: the word names a fixed set, and says how many it has. A count, then the nouns it goes with.
_NAMES = """
一 易
三 公 孤 王 代 皇 老 禮 傳 農 辰 正 統 德 物 易 牲 酒 刺 宥 赦 夢 揖 槐 監 革 材 廟 科
四 郊 望 鎮 瀆 時 民 業 夷 岳 嶽 術 類 飲 學 弩 圭 隩 溟
五 帝 岳 嶽 祀 行 穀 味 色 聲 音 官 禮 射 馭 土 霸 常 典 刑 教 禁 戒 物 溝 塗 涂 經 毒 聽 路 冕 兵 齊
五 材 紀 藥 雲 几 席 御 量 權 盾 采 章 辭 罰 玉 廟 服 方 藏 臟 廚
六 鄉 遂 官 卿 典 職 德 行 藝 樂 律 呂 畜 牲 穀 飲 膳 宮 服 冕 瑞 幣 贄 彝 尊 書 儀 詩 義 祝 號 祈 辭 龜
六 馬 府 敘 屬 聯 計 氣 舞 工 食 經 爻 材 國 清 器 玉 夢 弓 閑 畫 寢 親 廟 王 幕
七 廟 教 政 曜 緯
八 法 則 柄 統 音 材 貢 賦 政 珍 議 刑 辟 成 簋 矢 卦 風 愷 元 變 職 枋
九 州 法 職 賦 貢 式 儀 嬪 卿 族 數 章 穀 夏 拜 御 德 比 棘 服 伐 旗 祭 筮 竅 藏 廟 鼎
十 煇 倫
十二 教 律 辰 荒 閑 次 風 壤 土 旒 章
十有二 教 律 辰 次 風 壤 土 旒 章 州 閑
"""
NAMES: dict[str, int] = {}
for _line in _NAMES.strip().splitlines():
    _count, *_nouns = _line.split()
    _number = DIGITS.get(_count, 10 if _count == "十" else 12)
    NAMES.update({_count + _noun: _number for _noun in _nouns})

# Phrases in which the number is only "all", "many", "once", or part of a name.
_PHRASES = """
百姓 百官 百工 百揆 百僚 百寮 百吏 百禮 百種 百羞 百醬 百物 百草 百穀 百果 百神 百辟 百司 百事 百度 百執事 百族 百靈 百祥
百體 萬民 萬物 萬國 萬邦 萬方 萬事 萬世 萬代 萬歲 萬機 萬幾 萬舞 萬姓 萬端
千古 千秋 千萬 百千 百萬世 億兆 億萬 億姓 兆民 兆庶 什百 什伍 什器 什物
四方 四海 四維 四鄰 四塞 四境 四竟 四封 四極 四裔 四體 八方 八極 六合 五內
一旦 一切 一概 一向 一朝一夕 一何 一介 一一 一統 一貫 一心 一體 三思 三復 三省
一音 實一也 倍蓰 月半 夜半 半夜
"""
PHRASES = frozenset(_PHRASES.split())

WORDS: dict[str, int | None] = {**NAMES, **dict.fromkeys(PHRASES)}
LENGTHS = tuple(sorted({len(word) for word in WORDS}, reverse=True))


def word_at(text: str, start: int, stop: int) -> str | None:
    """Find the longest word of the tables that stands at `start` and ends by `stop`, in folded text.

    >>> word_at("六鄉之民", 0, 4), word_at("百畝", 0, 2)
    ('六鄉', None)
    """
    for length in LENGTHS:
        if start + length <= stop and text[start:start + length] in WORDS:
            return text[start:start + length]
    return None
