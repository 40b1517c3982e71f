"""Derivations as pandas tables, for notebooks: steps, readings side by side, what-ifs."""

from collections.abc import Mapping
from typing import Any

import pandas as pd

from zhouli.derivation import find, registry
from zhouli.setting import figure
from zhouli.solving import solve


def steps(id: str, reading: str = "", set: Mapping[str, Any] | None = None) -> pd.DataFrame:
    """Lay out a derivation step by step: name, words quoted, expression, value, verdict, who asserts it.

    >>> steps("hundred-mu-field").loc["f", "value"].iloc[0]
    '100 畝'
    """
    rows = [
        {
            "name": s.node.name,
            "words": s.words,
            "expression": ""
            if s.node.expr is None or s.node.kind in {"again", "count"}
            else str(s.node.expr),
            "value": figure(s.value) if s.value is not None else s.node.proof.kind,
            "verdict": s.verdict or s.node.kind,
            "asserted by": s.asserts,
        }
        for s in solve(id, reading, set=set).steps
    ]
    return pd.DataFrame(rows).set_index("name").rename_axis("name", axis="columns").rename_axis(None)


def readings(id: str) -> pd.DataFrame:
    """Set the readings of one derivation side by side: a row a reading, a column a result."""
    rows = {r or "—": {n: figure(solve(id, r)[n]) for n in find(id, r).results} for r in registry()[id]}
    return pd.DataFrame.from_dict(rows, orient="index").rename_axis("reading", axis="columns")


def what_if(id: str, name: str, changes: Mapping[str, Mapping[str, Any]]) -> pd.DataFrame:
    """Compare one result under several sets of changed premises, each named.

    >>> what_if("tong-ladder", "hundred", {"a smaller 成": {"m": "八百夫"}})["hundred"].tolist()
    ['90,000 夫', '80,000 夫']
    """
    cases = {"as transmitted": {}, **changes}
    rows = {case: {name: figure(solve(id, set=put)[name])} for case, put in cases.items()}
    return pd.DataFrame.from_dict(rows, orient="index").rename_axis("case", axis="columns")

