"""Make the search's table of interchangeable characters, zhouli/sphinx_ext/folding.txt.

    python builders/folding.py         (make assets)

Needs the package opencc-python-reimplemented (Apache 2.0), whose tables say which simplified form belongs to
which traditional ones, and which forms are variants of one another. Only characters of assets/characters.txt,
and what a reader may type for them, are kept. A line is a class: the character that stands for it in the
index, then the others. Folding is for finding, and is generous: 里, 裏 and 裡 are one.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import opencc
from characters import read

TARGET = Path(__file__).parent.parent / "zhouli" / "sphinx_ext" / "folding.txt"
TABLES = Path(opencc.__file__).parent / "dictionary"
# Graphic variants that the witnesses show and the tables lack, one class a word.
VARIANTS = """
法灋 步歩 廛㕓 玄𤣥 器噐 德徳 歲嵗歳 賓賔 解觧 徵徴 強强 會㑹 戶户 遠逺 乘乗 寶寳 增増 穀榖 隱隠 說説 明眀
高髙 艱囏 考攷 畝畮畆畞 仞仭 脩修 塗涂 閒間 幷並併 已巳 鄼酇 敘叙 冰氷 筭算 甿氓 畺疆 棄弃 無无 爾尔 羣群 峯峰
視眎 為爲 啟啓 喪䘮 幼㓜 黃黄 鄉郷 清淸 青靑 教敎 絕絶 稅税 脫脫 悅悦 銳鋭 內内 吳呉 產産 彥彦 顏顔 溫温 蘊藴
衞衛 衛衞 鎭鎮 愼慎 眞真 尙尚 旣既 卽即 鄕鄉 概槪 旁㫄 博愽 協恊
""".split()


def pairs() -> list[tuple[str, str]]:
    """List the pairs of interchangeable characters that the tables hold."""
    out = []
    for name in ("TSCharacters", "STCharacters", "TWVariants", "HKVariants"):
        for line in (TABLES / f"{name}.txt").read_text(encoding="utf-8").splitlines():
            key, _, values = line.partition("\t")
            out += [(key, value) for value in values.split() if len(key) == len(value) == 1]
    return out


def classes(wanted: set[str], order: dict[str, int]) -> list[str]:
    """Join the pairs into classes, and keep those that hold a wanted character and another one."""
    leader: dict[str, str] = {}

    def find(char: str) -> str:
        while leader.setdefault(char, char) != char:
            char = leader[char]
        return char

    for group in VARIANTS:
        for char in group[1:]:
            leader[find(char)] = find(group[0])
    for key, value in pairs():
        leader[find(value)] = find(key)
    groups: dict[str, set[str]] = {}
    for char in leader:
        groups.setdefault(find(char), set()).add(char)
    out = []
    for group in groups.values():
        if len(group) > 1 and group & wanted:
            out.append("".join(sorted(group, key=lambda c: (order.get(c, len(order)), c))))
    return sorted(out, key=lambda g: (order.get(g[0], len(order)), g))


def main() -> None:
    """Write the table."""
    listed = "".join(read().values())
    order = {char: place for place, char in enumerate(listed)}
    rows = classes(set(listed), order)
    once = Counter("".join(rows))
    assert max(once.values()) == 1, "a character in two classes"
    TARGET.write_text("\n".join(rows) + "\n", encoding="utf-8")
    print(f"{len(rows)} classes, {len(once)} characters, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
