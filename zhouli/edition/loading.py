"""Reading the files of works: YAML with every scalar a string, checked against their form, then against the text."""

import re
from collections.abc import Iterable
from pathlib import Path
from string import Formatter
from typing import Any

import yaml

from zhouli.edition.model import LAYERS, Edition, NotFound, Passage
from zhouli.edition.schema import Invalid, PassageRow, Work, WorkFile, checked

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


ID = re.compile(r"([a-z][a-z0-9-]*)\.\d+[a-z]?\.([a-z]+)\.\d+[a-z]?")
PLACES = {
    "leaf": (re.compile(r"([1-9][0-9]*[ab])(?:-([1-9][0-9]*[ab]))?"), "leaves and sides, as 3b or 3b-4a"),
    "page": (re.compile(r"([1-9][0-9]*)(?:-([1-9][0-9]*))?"), "pages, as 3 or 3-4"),
    "none": (re.compile("()"), "nothing: the work counts no places"),
}
CITED = {"title", "who", "layer", "print", "division", "place"}


class EditionError(ValueError):
    """A fault in a file of the edition: names the file, the passage, the field and the mend."""


def _pages(row: PassageRow, work: Work, where: str) -> tuple[str, str]:
    form, how = PLACES[work.places]
    if not (pages := form.fullmatch(row.pages)):
        shown = f"is {row.pages}" if row.pages else "is missing"
        raise EditionError(f"{where}: pages {shown}; write {how}")
    if work.places == "none":
        return "", ""
    first, last = pages[1], pages[2] or pages[1]
    return (f"{work.scan}-{first}", f"{work.scan}-{last}") if work.scan else (first, last)


def _passage(row: PassageRow, work: Work, file: str) -> Passage:
    where = f"{file}: {row.id}"
    if not (id := ID.fullmatch(row.id)):
        raise EditionError(f"{where}: id is not work.section.layer.n, as zaishi.2.zhu.1")
    if id[1] != work.slug:
        raise EditionError(f"{where} is not of the work {work.slug}; begin its id with {work.slug}.")
    if id[2] not in (layers := {**LAYERS, **work.layers}):
        raise EditionError(
            f"{where}: no layer {id[2]}; write one of {', '.join(layers)}, or declare it under layers:"
        )
    if found := re.search(r"[【】\s]", row.text):
        raise EditionError(f"{where}: text holds {found[0]!r}; write one line, and 【】 only in quotations of code")
    for siglum in (row.base, *(w for v in row.variants for w in v.witnesses)):
        if siglum not in work.witnesses:
            raise EditionError(f"{where}: {siglum!r} is no witness; write one of {', '.join(work.witnesses)}")
    passage = Passage(
        id=row.id,
        text=row.text,
        speaker=row.speaker,
        translation=row.translation.strip(),
        pages=_pages(row, work, where),
        base=row.base,
        heading=row.heading,
        of=row.of,
        heard=row.heard,
        read_twice=row.read_twice == "yes",
        notes=row.notes,
        voices=row.voices,
        variants=row.variants,
        mends=row.mends,
        asides=row.asides,
    )
    _stand(((f"{where}: variants", v.lemma) for v in row.variants), passage.spans, row.id)
    _stand(((f"{where}: mends", m.words) for m in row.mends), passage.spans, row.id)
    _stand(((f"{where}: asides", a.words) for a in row.asides), passage.spans, row.id)
    _stand(((f"{where}: voices", v.words) for v in row.voices), passage.stretches, row.id)
    return passage


def _stand(quoted: Iterable[tuple[str, str]], locate: Any, id: str) -> None:
    """Refuse words that an entry says the passage has and that it does not."""
    for where, words in quoted:
        try:
            locate(words)
        except NotFound as fault:
            raise EditionError(f"{where}: {str(fault).removeprefix(id + ': ')}") from None


def read_yaml(path: Path) -> Any:
    """Read a YAML file with every scalar a string.

    Raises EditionError when it cannot be read.
    """
    try:
        return yaml.load(path.read_text(encoding="utf8"), Loader=Loader)
    except (yaml.YAMLError, UnicodeDecodeError) as fault:
        raise EditionError(f"{path.name}: not readable as YAML ({' '.join(str(fault).split())})") from None


def load(path: Path) -> Edition:
    """Read one work from a YAML file.

    Raises EditionError naming file, passage and field when something is missing, unknown or not found.
    """
    try:
        file: WorkFile = checked(read_yaml(path), WorkFile)
    except Invalid as fault:
        raise EditionError(f"{path.name}: {fault}") from None
    work = file.work
    try:
        fields = {name for _, name, _, _ in Formatter().parse(work.cite) if name is not None}
    except ValueError:
        fields = {"{"}
    if unknown := fields - CITED:
        raise EditionError(
            f"{path.name}: work: cite names {min(unknown)!r}; write {', '.join(f'{{{f}}}' for f in sorted(CITED))}"
        )
    passages: dict[str, Passage] = {}
    for row in file.passages:
        if row.id in passages:
            raise EditionError(f"{path.name}: {row.id} stands twice; an id is given once")
        passages[row.id] = _passage(row, work, path.name)
    return Edition(passages, {work.slug: work})
