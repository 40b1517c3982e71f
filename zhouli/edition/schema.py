"""What a file of a work holds, field by field: the types that files are checked against, and their JSON Schema.

Every scalar of a file is a string. The descriptions are what an editor shows while one writes.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct, field

Line = Annotated[str, Meta(min_length=1)]


class Work(Struct, frozen=True, forbid_unknown_fields=True):
    """The head of a file: what work its passages are from, and how a place in it is cited."""

    slug: Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", description="first part of its passages' ids")]
    name: Annotated[str, Meta(min_length=1, description="as the texts call it: 載師")]
    pinyin: Line
    english: Line
    title: Annotated[str, Meta(min_length=1, description="as a citation calls it: 周禮·地官·載師")]
    witnesses: Annotated[
        dict[str, str], Meta(min_length=1, description="sigla of copies and prints, and what each is")
    ]
    layers: Annotated[
        dict[str, str], Meta(description="layers beside jing, zhu, shu, yinyi, kaozheng and tu: jian: 箋")
    ] = field(default_factory=dict)
    print: Annotated[str, Meta(description="the print whose places are given")] = ""
    division: Annotated[str, Meta(description="the 卷 of that print")] = ""
    places: Annotated[
        Literal["leaf", "page", "none"],
        Meta(description="what `pages` counts: leaves and sides (3b), pages (17), or nothing"),
    ] = "leaf"
    scan: Annotated[str, Meta(description="what stands before a page in the addresses of its scan")] = ""
    cite: Annotated[
        str, Meta(description="how a place is cited, from {title} {who} {layer} {print} {division} {place}")
    ] = "《{title}》{who}{layer}，{print}{division}{place}"


class Voice(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone heard inside a passage: `kind` is lemma, quotation or speech."""

    who: Line
    words: Annotated[str, Meta(min_length=1, description="the words, or first words…last words")]
    kind: Literal["speech", "lemma", "quotation"] = "speech"
    through: str = ""


class Variant(Struct, frozen=True, forbid_unknown_fields=True):
    """A reading of other witnesses."""

    lemma: Line
    reading: Line
    witnesses: Annotated[tuple[str, ...], Meta(min_length=1)]
    kind: Literal["graphic", "script", "substantive", "numeral"] = field(name="class")
    note: str = ""


class Authority(Struct, frozen=True, forbid_unknown_fields=True):
    """Who says so, where, and whether we saw it."""

    who: Line
    says: Line
    seen: Literal["yes", "no"]
    where: str = ""


class Mend(Struct, frozen=True, forbid_unknown_fields=True):
    """An emendation proposed here; the passage itself prints what is transmitted."""

    words: Line
    mended: Line
    certainty: Literal["certain", "probable", "conjecture"]
    reasons: Line
    authorities: tuple[Authority, ...] = ()


class Aside(Struct, frozen=True, forbid_unknown_fields=True):
    """A numeral that states no quantity here, whatever it does elsewhere."""

    words: Annotated[str, Meta(min_length=1, description="the words, with 【】 round the numeral")]
    kind: Literal["name", "ordinal", "date", "idiom"]
    says: Annotated[str, Meta(min_length=1, description="what it means instead")]


class PassageRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A run of text in one layer, as its file has it."""

    id: Annotated[
        str, Meta(min_length=1, description="work.section.layer.n, as zaishi.2.zhu.1; it stays for good")
    ]
    text: Annotated[str, Meta(min_length=1, description="the words, punctuated, on one line")]
    speaker: Line
    translation: Line
    base: Annotated[str, Meta(min_length=1, description="the witness that the text follows")]
    pages: Annotated[str, Meta(description="where it stands in the print: 3b, or 3b-4a")] = ""
    heading: str = ""
    of: Annotated[str, Meta(description="fingerprint of the Chinese that the translation renders")] = ""
    heard: Annotated[str, Meta(description="fingerprint of who speaks in it, as last settled")] = ""
    read_twice: Literal["yes", "no"] = "no"
    notes: tuple[str, ...] = ()
    voices: tuple[Voice, ...] = ()
    variants: tuple[Variant, ...] = ()
    mends: tuple[Mend, ...] = ()
    asides: tuple[Aside, ...] = ()


class WorkFile(Struct, forbid_unknown_fields=True):
    """A file of `works/`: a work and its passages."""

    work: Work
    passages: tuple[PassageRow, ...]


class Invalid(ValueError):
    """A tree that is not of the form asked for: says where, what is wrong and what to write."""


# What msgspec says, and where in the tree: Expected `str`, got `array` - at `$.passages[3].text`.
MESSAGE = re.compile(r"(.*?)(?: - at `(\$[^`]*)`)?", re.S)
STEP = re.compile(r"\.([A-Za-z_]+)|\[(\d+)\]")
WANTED = {
    "object": "a table of fields",
    "array": "a list, each on a line of its own after `- `",
    "str": "text on one line after the colon",
}
GOT = {"object": "a table", "array": "a list", "str": "text", "null": "nothing"}


def checked(tree: Any, form: type[Any]) -> Any:
    """Turn a tree of tables, lists and strings into `form`, or say what is wrong with it.

    Raises Invalid.

    >>> checked({"who": "孟子", "words": "五畝", "kind": "song"}, Voice)
    Traceback (most recent call last):
    zhouli.edition.schema.Invalid: kind song; write one of lemma, quotation, speech
    """
    try:
        return msgspec.convert(tree, form)
    except msgspec.ValidationError as fault:
        said, place = MESSAGE.fullmatch(str(fault)).groups()  # type: ignore[union-attr]
        raise Invalid(_said(said, STEP.findall(place or ""), tree, form)) from None


def _said(said: str, steps: list[tuple[str, str]], tree: Any, form: type[Any]) -> str:
    """Go down to the place of a fault, naming the steps (a passage by its id), and put the fault in our words."""
    names: list[str] = []
    hint: Any = form
    extras: tuple[Any, ...] = ()
    for name, number in steps:
        if name:
            names.append(name)
            tree = tree[name]
            hint = get_type_hints(hint, include_extras=True)[_attribute(hint, name)]
            extras = getattr(hint, "__metadata__", ())
            hint = get_args(hint)[0] if extras else hint
        else:
            tree, hint = tree[int(number)], get_args(hint)[0]
            if names == ["passages"]:
                id = tree.get("id") if isinstance(tree, dict) else None
                names = [id if isinstance(id, str) and id else f"passage {int(number) + 1}"]
    if missing := re.search(r"missing required field `(.*)`", said):
        names.append(missing[1])
        said = f"is missing; write `{missing[1]}:` with a value"
    elif unknown := re.search(r"unknown field `(.*)`", said):
        fields = sorted(f.encode_name for f in msgspec.structs.fields(hint))
        return ": ".join([*names, f"unknown field {unknown[1][:40]}; the fields are {', '.join(fields)}"])
    elif "length >= 1" in said:
        said = f"is missing; write `{names[-1]}:` with a value"
    elif "enum" in said:
        said = f"{str(tree)[:40]}; write one of {', '.join(sorted(get_args(hint)))}"
    elif "regex" in said:
        about = next((m.description for m in extras if m.description), "")
        said = f"{str(tree)[:40]} is not of the form {next(m.pattern for m in extras if m.pattern)} ({about})"
    elif found := re.match(r"Expected `(\w+)`, got `(\w+)`", said):
        wanted, got = WANTED.get(found[1], found[1]), GOT.get(found[2], found[2])
        return ": ".join([*names, f"write {wanted}, not {got}"])
    return " ".join([": ".join(names), said])


def _attribute(form: Any, name: str) -> str:
    return next(f.name for f in msgspec.structs.fields(form) if f.encode_name == name)


def json_schema(form: type[Any]) -> dict[str, Any]:
    """Return the JSON Schema of a form, so that an editor completes and checks a file while one writes it."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(form)}
