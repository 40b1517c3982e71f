"""Read the tables of the reader, which lie beside this file as tab-separated text."""
from __future__ import annotations

from pathlib import Path


def rows(name: str) -> list[dict[str, str]]:
    """Read one table: a header line, then a row a line; a missing last cell is empty.

    >>> next(row for row in rows("characters.tsv") if row["char"] == "皕")["value"]
    '200'
    """
    lines = Path(__file__).with_name(name).read_text(encoding="utf-8").splitlines()
    head = lines[0].split("\t")
    table = []
    for number, line in enumerate(lines[1:], 2):
        cells = line.split("\t")
        if len(cells) > len(head):
            raise ValueError(f"{name}, line {number}: {len(cells)} cells, and the table has {len(head)} columns")
        table.append(dict(zip(head, cells + [""] * (len(head) - len(cells)), strict=True)))
    return table
