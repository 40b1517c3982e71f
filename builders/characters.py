"""Collect the characters of the book's font into assets/characters.txt.

    python builders/characters.py TEXT...

reads text files and adds every Han character that the list does not hold yet (to its part `forms`). Each part
of the list becomes a slice of the font or two: the most frequent characters of the text, which every page
needs; the rarer ones by the subject they occur in, so that a page on one office does not fetch those of
another; forms that only a witness shows; and a reserve typed by hand. What is in the list stays in it.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

from zhouli.setting import HAN

LIST = Path(__file__).parent.parent / "assets" / "characters.txt"
PER_LINE = 40


def read(path: Path = LIST) -> dict[str, str]:
    """Read the list: part name -> its characters, in order. A line `# name: …` begins a part."""
    parts: dict[str, str] = {}
    name = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            name = line[2:].partition(":")[0]
            parts[name] = ""
        else:
            parts[name] += line.strip()
    return parts


def write(parts: dict[str, str], about: dict[str, str], path: Path = LIST) -> None:
    """Write the list, `PER_LINE` characters a line."""
    lines: list[str] = []
    for name, characters in parts.items():
        lines.append(f"# {name}: {about[name]}")
        lines += [characters[i : i + PER_LINE] for i in range(0, len(characters), PER_LINE)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


ABOUT = {
    "core": "the most frequent characters of the text, in order",
    "usual": "the next in frequency",
    "zaishi": "rarer ones of 卷十三 and the end of 卷十二 alone (牧人 to 遺人)",
    "xiaositu": "rarer ones of 卷十一 alone (小司徒, 鄉師, 鄉大夫)",
    "sanlitu": "rarer ones of the 三禮圖 alone",
    "offices": "rarer ones of both parts of the 周禮",
    "shared": "rarer ones of the 三禮圖 and the 周禮",
    "forms": "simplified forms and variants that only a witness shows, and characters of the control text",
    "reserve": "names, titles and words of the prose that the text does not use",
}


def main(paths: list[str]) -> None:
    """Add the Han characters of the files in `paths`, most frequent first, to the part `forms`."""
    parts = read()
    have = set("".join(parts.values()))
    counts = Counter(
        c
        for p in paths
        for c in re.findall(f"[{HAN}]", Path(p).read_text(encoding="utf-8"))
        if c not in have
    )
    parts["forms"] += "".join(c for c, _ in sorted(counts.items(), key=lambda item: (-item[1], item[0])))
    write(parts, ABOUT)
    print(f"{len(counts)} added, {sum(map(len, parts.values()))} in all")


if __name__ == "__main__":
    main(sys.argv[1:])
