"""Reading the edition's YAML files: every scalar a string, then checked field by field."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from zhouli.edition.model import LAYERS, Edition, Mend, NotFound, Passage, Variant, Voice

HERE = Path(__file__).parent
# BaseLoader keeps 2.10, 12:30 and no as they stand; the C one is nine times faster where it exists.
LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)

ID = re.compile(r"[a-z]+\.\d+[a-z]?\.(%s)\.\d+[a-z]?" % "|".join(LAYERS))
PAGES = re.compile(r"(\d+[ab])(?:-(\d+[ab]))?")
KINDS = {"graphic", "script", "substantive", "numeral"}
CERTAINTIES = {"certain", "probable", "conjecture"}
OFFICE_FIELDS = {"slug", "name", "pinyin", "english", "work", "juan", "siku", "seat"}
PASSAGE_FIELDS = {
    "id", "text", "speaker", "translation", "pages", "base", "heading", "of", "read_twice",
    "notes", "voices", "variants", "mends",
}  # fmt: skip


class EditionError(ValueError):
    """A fault in an edition file: names the file, the passage, the field and the mend."""


def _passage(row: Mapping[str, Any], siku: str, where: str) -> Passage:
    id = row.get("id", "?")
    where = f"{where}: {id}"

    def need(key: str, table: Mapping[str, Any] = row) -> Any:
        if not table.get(key):
            raise EditionError(f"{where}: {key} is missing; write `{key}:` with a value")
        return table[key]

    if unknown := set(row) - PASSAGE_FIELDS:
        raise EditionError(f"{where}: unknown field {sorted(unknown)[0]}; the fields are {sorted(PASSAGE_FIELDS)}")
    if not ID.fullmatch(need("id")):
        raise EditionError(f"{where}: id is not office.section.layer.n, as zaishi.2.zhu.1")
    text = need("text")
    if found := re.search(r"[【】\s]", text):
        raise EditionError(f"{where}: text holds {found[0]!r}; write one line, and 【】 only in quotations of code")
    pages = PAGES.fullmatch(need("pages"))
    if not pages:
        raise EditionError(f"{where}: pages is {row['pages']}; write Siku pages as 3b or 3b-4a")
    passage = Passage(
        id=id,
        text=text,
        speaker=need("speaker"),
        translation=need("translation").strip(),
        pages=(f"{siku}-{pages[1]}", f"{siku}-{pages[2] or pages[1]}"),
        base=need("base"),
        heading=row.get("heading", ""),
        of=row.get("of", ""),
        read_twice=row.get("read_twice", "") == "yes",
        notes=tuple(row.get("notes", ())),
        voices=tuple(
            Voice(need("who", v), need("words", v), v.get("kind", "speech"), v.get("through", ""))
            for v in row.get("voices", ())
        ),
        variants=tuple(
            Variant(need("lemma", v), need("reading", v), tuple(need("witnesses", v)), need("class", v), v.get("note", ""))
            for v in row.get("variants", ())
        ),
        mends=tuple(
            Mend(need("words", m), need("mended", m), need("certainty", m), need("reasons", m), tuple(m.get("authorities", ())))
            for m in row.get("mends", ())
        ),
    )  # fmt: skip
    for variant in passage.variants:
        if variant.kind not in KINDS:
            raise EditionError(f"{where}: variants: class {variant.kind}; write one of {sorted(KINDS)}")
    for mend in passage.mends:
        if mend.certainty not in CERTAINTIES:
            raise EditionError(f"{where}: mends: certainty {mend.certainty}; write one of {sorted(CERTAINTIES)}")
    try:
        for words in [v.lemma for v in passage.variants] + [m.words for m in passage.mends]:
            passage.spans(words)
        for voice in passage.voices:
            passage.stretch(voice.words)
    except NotFound as fault:
        raise EditionError(f"{where}: {str(fault).removeprefix(id + ': ')}") from None
    return passage


def load(path: Path) -> Edition:
    """Read one office from a YAML file.

    Raises EditionError naming file, passage and field when something is missing, unknown or not found.
    """
    try:
        tree = yaml.load(path.read_text(encoding="utf8"), Loader=LOADER)
    except (yaml.YAMLError, UnicodeDecodeError) as fault:
        raise EditionError(f"{path.name}: not readable as YAML ({' '.join(str(fault).split())})") from None
    if not isinstance(tree, dict) or not isinstance(tree.get("office"), dict) or not isinstance(tree.get("passages"), list):
        raise EditionError(f"{path.name}: write a table `office:` and a list `passages:`")
    office = tree["office"]
    if missing := OFFICE_FIELDS - set(office):
        raise EditionError(f"{path.name}: office: {sorted(missing)[0]} is missing")
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
