"""Reading the edition's YAML files: every scalar a string, then checked field by field."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from zhouli.edition.model import LAYERS, Edition, Mend, NotFound, Passage, Variant, Voice

HERE = Path(__file__).parent
# The C loader is nine times faster, where it exists.
Base: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


class Loader(Base):  # type: ignore[misc]
    """Keeps every scalar a string (2.10, 12:30, no), and refuses a key that stands twice in one table."""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[str, Any]:
        """Build one table."""
        keys = [key.value for key, _ in node.value]
        if twice := [key for key in keys if keys.count(key) > 1]:
            raise yaml.constructor.ConstructorError(
                None, None, f"the key {twice[0]} stands twice", node.start_mark
            )
        table: dict[str, Any] = super().construct_mapping(node, deep)
        return table


ID = re.compile(rf"[a-z]+\.\d+[a-z]?\.({'|'.join(LAYERS)})\.\d+[a-z]?")
PAGES = re.compile(r"([1-9][0-9]*[ab])(?:-([1-9][0-9]*[ab]))?")
OFFICE_FIELDS = {"slug", "name", "pinyin", "english", "work", "juan", "siku", "seat"}
PASSAGE_FIELDS = {
    "id", "text", "speaker", "translation", "pages", "base", "heading", "of", "heard", "read_twice",
    "notes", "voices", "variants", "mends",
}  # fmt: skip
# The tables inside a passage: what each must have, what else it may have, and the words a field is limited to.
ENTRIES: dict[str, tuple[set[str], set[str], dict[str, set[str]]]] = {
    "voices": ({"who", "words"}, {"kind", "through"}, {"kind": {"speech", "lemma", "quotation"}}),
    "variants": (
        {"lemma", "reading", "witnesses", "class"},
        {"note"},
        {"class": {"graphic", "script", "substantive", "numeral"}},
    ),
    "mends": (
        {"words", "mended", "certainty", "reasons"},
        {"authorities"},
        {"certainty": {"certain", "probable", "conjecture"}},
    ),
    "authorities": ({"who", "says", "seen"}, {"where"}, {"seen": {"yes", "no"}}),
}
LISTS = {"witnesses", "authorities"}
WITNESSES = ("W000", "W001", "W002", "W003", "W004", "WYG")


class EditionError(ValueError):
    """A fault in an edition file: names the file, the passage, the field and the mend."""


def _text(value: Any, where: str) -> str:
    if not isinstance(value, str):
        raise EditionError(f"{where} is not text; write it on one line after the colon")
    return value


def _list(row: Mapping[str, Any], key: str, where: str) -> list[Any]:
    value = row.get(key, [])
    if not isinstance(value, list):
        raise EditionError(f"{where}: {key} is not a list; write each on a line of its own after `- `")
    return value


def _witness(value: Any, where: str) -> str:
    if not isinstance(value, str) or value not in WITNESSES:
        raise EditionError(f"{where}: {value!r} is no witness; write one of {', '.join(WITNESSES)}")
    return value


def _entries(row: Mapping[str, Any], name: str, where: str) -> list[dict[str, Any]]:
    """Check the tables of one kind inside a passage, and return them with lists as tuples."""
    needed, optional, limited = ENTRIES[name]
    out = []
    for entry in _list(row, name, where):
        here = f"{where}: {name}"
        if not isinstance(entry, dict):
            raise EditionError(f"{here}: {entry} is not a table; write fields {', '.join(sorted(needed))}")
        if unknown := set(entry) - needed - optional:
            raise EditionError(
                f"{here}: unknown field {min(unknown)}; the fields are {sorted(needed | optional)}"
            )
        if missing := [key for key in sorted(needed) if not entry.get(key)]:
            raise EditionError(f"{here}: {missing[0]} is missing; write `{missing[0]}:` with a value")
        for key, words in limited.items():
            if key in entry and (not isinstance(entry[key], str) or entry[key] not in words):
                raise EditionError(f"{here}: {key} {entry[key]}; write one of {sorted(words)}")
        made: dict[str, Any] = {k: _text(v, f"{here}: {k}") for k, v in entry.items() if k not in LISTS}
        if "witnesses" in entry:
            made["witnesses"] = tuple(_witness(w, here) for w in _list(entry, "witnesses", here))
        if "authorities" in entry:
            made["authorities"] = tuple(_entries(entry, "authorities", here))
        out.append(made)
    return out


def _passage(row: Mapping[str, Any], siku: str, where: str) -> Passage:
    where = f"{where}: {row.get('id', '?')}"

    def field(key: str) -> str:
        if not row.get(key):
            raise EditionError(f"{where}: {key} is missing; write `{key}:` with a value")
        return _text(row[key], f"{where}: {key}")

    if unknown := set(row) - PASSAGE_FIELDS:
        raise EditionError(f"{where}: unknown field {min(unknown)}; the fields are {sorted(PASSAGE_FIELDS)}")
    if not ID.fullmatch(id := field("id")):
        raise EditionError(f"{where}: id is not office.section.layer.n, as zaishi.2.zhu.1")
    if row.get("read_twice", "no") not in {"yes", "no"}:
        raise EditionError(f"{where}: read_twice is {row['read_twice']}; write yes or no")
    if found := re.search(r"[【】\s]", field("text")):
        raise EditionError(
            f"{where}: text holds {found[0]!r}; write one line, and 【】 only in quotations of code"
        )
    if not (pages := PAGES.fullmatch(field("pages"))):
        raise EditionError(f"{where}: pages is {row['pages']}; write Siku pages as 3b or 3b-4a")
    passage = Passage(
        id=id,
        text=field("text"),
        speaker=field("speaker"),
        translation=field("translation").strip(),
        pages=(f"{siku}-{pages[1]}", f"{siku}-{pages[2] or pages[1]}"),
        base=_witness(field("base"), f"{where}: base"),
        heading=_text(row.get("heading", ""), f"{where}: heading"),
        of=_text(row.get("of", ""), f"{where}: of"),
        heard=_text(row.get("heard", ""), f"{where}: heard"),
        read_twice=row.get("read_twice", "") == "yes",
        notes=tuple(_text(note, f"{where}: notes") for note in _list(row, "notes", where)),
        voices=tuple(Voice(**v) for v in _entries(row, "voices", where)),
        variants=tuple(Variant(kind=v.pop("class"), **v) for v in _entries(row, "variants", where)),
        mends=tuple(Mend(**m) for m in _entries(row, "mends", where)),
    )
    for field_name, words in [
        *(("variants", v.lemma) for v in passage.variants),
        *(("mends", m.words) for m in passage.mends),
    ]:
        try:
            passage.spans(words)
        except NotFound as fault:
            raise EditionError(f"{where}: {field_name}: {str(fault).removeprefix(id + ': ')}") from None
    for voice in passage.voices:
        try:
            passage.stretches(voice.words)
        except NotFound as fault:
            raise EditionError(f"{where}: voices: {str(fault).removeprefix(id + ': ')}") from None
    return passage


def load(path: Path) -> Edition:
    """Read one office from a YAML file.

    Raises EditionError naming file, passage and field when something is missing, unknown or not found.
    """
    try:
        tree = yaml.load(path.read_text(encoding="utf8"), Loader=Loader)
    except (yaml.YAMLError, UnicodeDecodeError) as fault:
        raise EditionError(f"{path.name}: not readable as YAML ({' '.join(str(fault).split())})") from None
    if (
        not isinstance(tree, dict)
        or not isinstance(tree.get("office"), dict)
        or not isinstance(tree.get("passages"), list)
    ):
        raise EditionError(f"{path.name}: write a table `office:` and a list `passages:`")
    office = tree["office"]
    if missing := OFFICE_FIELDS - set(office):
        raise EditionError(f"{path.name}: office: {min(missing)} is missing; write `{min(missing)}:` with a value")
    if unknown := set(office) - OFFICE_FIELDS:
        raise EditionError(f"{path.name}: office: unknown field {min(unknown)}; the fields are {sorted(OFFICE_FIELDS)}")
    office = {key: _text(value, f"{path.name}: office: {key}") for key, value in office.items()}
    passages: dict[str, Passage] = {}
    for number, row in enumerate(tree["passages"], 1):
        if not isinstance(row, dict):
            raise EditionError(f"{path.name}: passage {number} is not a table; write `- id: …`")
        passage = _passage(row, office["siku"], path.name)
        if passage.id in passages:
            raise EditionError(f"{path.name}: {passage.id} stands twice; an id is given once")
        if passage.office != office["slug"]:
            raise EditionError(f"{path.name}: {passage.id} is not of the office {office['slug']}")
        passages[passage.id] = passage
    return Edition(passages, {office["slug"]: office})


@cache
def edition() -> Edition:
    """Load every office that the package ships, in the order of their files.

    >>> edition()["zaishi.2.zhu.6"].speaker
    '鄭玄'
    """
    offices = [load(path) for path in sorted(HERE.glob("*.yaml"))]
    return Edition(
        {id: passage for office in offices for id, passage in office.passages.items()},
        {slug: office for each in offices for slug, office in each.offices.items()},
    )
