"""The nouns that a numeral counts: measures of land, length, capacity and weight, people, households, places.

One word may count two kinds of thing, and the commentaries turn on the difference: 夫 is a field of a hundred
畝 and a man, 里 a length and a hamlet. Each sense has a key of its own; the first is the usual one.
The nouns and their ladders are data, in units.toml beside this file; `use` adds those of another text.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


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

class Step(NamedTuple):
    """State how many of a smaller unit make one of a larger, and who says so.

    large, small: keys of units; ratio: how many; source: the text that states it; others: where texts differ, the
    other figures with who holds them, so that a step with others is disputed and one without is exact.
    """

    large: str
    ratio: int
    small: str
    source: str
    others: tuple[tuple[int, str], ...] = ()

    @property
    def exact(self) -> bool:
        """Tell whether all the texts agree."""
        return not self.others


Table = str | Path | Mapping[str, Any]

_SHIPPED = Path(__file__).with_name("units.toml")
_FIELDS = ("key", "kind", "sense", "pinyin", "gloss")
_STEP = ("large", "ratio", "small", "source")
_dependent: list[Callable[[], None]] = []

UNITS: dict[str, Unit] = {}
LADDERS: list[tuple[Step, ...]] = []


def depends(function: Callable[P, T]) -> Callable[P, T]:
    """Cache what is worked out from the table of units, until `use` changes the table."""
    cached = cache(function)
    _dependent.append(cached.cache_clear)
    return cached  # type: ignore[return-value]


def use(tables: Table | Iterable[Table] = ()) -> None:
    """Add the nouns and ladders of other texts to those shipped; with nothing, go back to those shipped.

    tables: one table or several, each a file of the form of units.toml or what such a file holds. A key that is
    there already gets the new entry, a new sense comes after those there are. `zhouli.numerals` reads by the table
    in use. Raises ValueError with the file, the entry, what is wrong and what to write; then nothing has changed.

    >>> use({"units": [{"key": "桶", "kind": "capacity", "sense": "tub", "pinyin": "tǒng", "gloss": "six dou"}],
    ...      "ladder": [{"steps": [{"large": "桶", "ratio": 6, "small": "斗", "source": "an example"}]}]})
    >>> resolve("桶").gloss, ladder("桶")[0].ratio
    ('six dou', 6)
    >>> use(); "桶" in nouns()
    False
    """
    given = [tables] if isinstance(tables, (str, Path, Mapping)) else list(tables)
    found: dict[str, Unit] = {}
    ladders: list[tuple[Step, ...]] = []
    for table in (_SHIPPED, *given):
        name = "table" if isinstance(table, Mapping) else str(table)
        data = table if isinstance(table, Mapping) else _parsed(Path(table))
        found |= {unit.key: unit for unit in (_unit(row, name) for row in data.get("units", ()))}
        ladders = [tuple(_step(row, name, found) for row in chain.get("steps", ()))
                   for chain in data.get("ladder", ())] + ladders
    for key, unit in found.items():
        if unit.noun not in found:
            raise ValueError(f"{key}: its noun has no usual sense; write an entry with the key {unit.noun} before it")
    UNITS.clear()
    UNITS.update(found)
    LADDERS[:] = ladders
    for clear in _dependent:
        clear()


def _parsed(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path}: no TOML ({error}); write [[ladder]] and units = [...] as units.toml does") from None


def _unit(row: Any, name: str) -> Unit:
    if not isinstance(row, Mapping) or sorted(row) != sorted(_FIELDS) or not all(
            isinstance(cell, str) and cell for cell in row.values()):
        raise ValueError(f"{name}: unit {str(row)[:60]} is incomplete; write {', '.join(_FIELDS)}, each a string")
    if row["kind"] not in KINDS:
        raise ValueError(f"{name}: unit {row['key']} has the kind {row['kind']!r}; write one of {', '.join(KINDS)}")
    return Unit(row["key"], row["key"].partition("/")[0], *(row[field] for field in _FIELDS[1:]))


def _step(row: Any, name: str, found: Mapping[str, Unit]) -> Step:
    if not isinstance(row, Mapping) or not set(_STEP) <= set(row) <= {*_STEP, "others"}:
        raise ValueError(f"{name}: step {str(row)[:60]} is incomplete; write {', '.join(_STEP)}, and others if disputed")
    others = tuple((other.get("ratio"), other.get("by", "")) for other in row.get("others", ()))
    where = f"{name}: step {row['large']} to {row['small']}"
    if not all(isinstance(ratio, int) and ratio > 1 for ratio in (row["ratio"], *(ratio for ratio, _ in others))):
        raise ValueError(f"{where} has a ratio that is no whole number above 1; write how many make one")
    for key in (row["large"], row["small"]):
        if key not in found:
            raise ValueError(f"{where} names {key}, which is no unit; write a key of units, or add the unit")
    return Step(row["large"], row["ratio"], row["small"], row["source"], others)


@depends
def senses(noun: str) -> tuple[Unit, ...]:
    """List the senses of a noun, the usual one first; empty for a word that is not in the table.

    >>> [unit.key for unit in senses("夫")]
    ['夫', '夫/man']
    """
    return tuple(unit for unit in UNITS.values() if unit.noun == noun)


@depends
def nouns() -> frozenset[str]:
    """Give every noun that a numeral can count.

    >>> {"夫", "家", "同"} <= nouns()
    True
    """
    return frozenset(unit.noun for unit in UNITS.values())


@depends
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


@depends
def ladder(noun_key: str) -> tuple[Step, ...]:
    """List the steps down from a unit, each to the next smaller one; empty for a unit without a ladder.

    noun_key: a noun or key. Where a unit stands in several ladders, it is the longest. Raises LookupError for an
    unknown noun.

    >>> [(step.ratio, step.small, step.exact) for step in ladder("里")][:2]
    [(300, '步', False), (6, '尺', False)]
    """
    key = resolve(noun_key).key
    downward = [chain[at:] for chain in LADDERS for at, step in enumerate(chain) if step.large == key]
    return max(downward, key=len, default=())


use()
