"""A library of commentaries: folders of text and derivations, found, loaded and looked at as one.

A commentary is a folder that holds `commentary.toml`. The library that counts is the current one: the commentary of
this package with whatever `ZHOULI_PATH` and installed packages add, or what `use` has chosen. It loads what is asked
for: the text without the derivations, the derivations without running them.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import cached_property, wraps
from importlib import import_module, invalidate_caches
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, ParamSpec, TypeVar

from msgspec import Meta, Struct, field

from zhouli import units
from zhouli.edition import Edition, EditionError, Passage, load
from zhouli.edition.schema import Invalid, Work, checked

if TYPE_CHECKING:
    from zhouli.decision import Table
    from zhouli.derivation import Derivation

PACKAGE = Path(__file__).parent
HOME = PACKAGE / "commentaries" / "zhouli"
FILE = "commentary.toml"
GROUP = "zhouli.commentaries"  # entry points: a name, and the package whose folder is the commentary


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """What `commentary.toml` says of a commentary."""

    id: Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", description="lower-case letters, digits, hyphens")]
    title: Annotated[str, Meta(min_length=1)]
    authors: Annotated[tuple[str, ...], Meta(min_length=1)]
    version: Annotated[str, Meta(min_length=1)]
    released: Annotated[
        str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="a day, as 2026-11-30")
    ]
    licence: Annotated[str, Meta(min_length=1)]
    prefix: Annotated[str, Meta(description="how its ids begin, as liji-")]
    about: str = ""
    requires: Annotated[
        tuple[str, ...], Meta(description="ids of commentaries whose derivations it uses")
    ] = field(default_factory=tuple)


class Commentary:
    """One folder: its head, its works, and the modules of its derivations and pictures."""

    def __init__(self, folder: Path):
        self.folder = folder.resolve()
        path = self.folder / FILE
        try:
            self.head: Head = checked(tomllib.loads(path.read_text(encoding="utf8")), Head)
        except OSError:
            raise EditionError(f"{folder}: no {FILE} there; `zhouli new FOLDER` writes one") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, Invalid) as fault:
            raise EditionError(f"{folder.name}/{FILE}: {fault}") from None
        if not self.head.prefix and self.folder != HOME:
            raise EditionError(f"{folder.name}/{FILE}: prefix is missing; write `prefix = \"{self.head.id}-\"`")

    @property
    def id(self) -> str:
        """Name of the commentary."""
        return self.head.id

    @cached_property
    def edition(self) -> Edition:
        """The passages of its works, in the order of their files."""
        found = [load(path) for path in sorted((self.folder / "works").glob("*.yaml"))]
        passages = {id: passage for work in found for id, passage in work.passages.items()}
        for id in passages:
            self._named(id, "the slug of its work")
        return Edition(passages, {slug: work for each in found for slug, work in each.works.items()})

    @cached_property
    def derivations(self) -> list[Derivation]:
        """Every derivation of its modules, a reading each, not yet run."""
        return self._drafts("__derivations__")

    @cached_property
    def tables(self) -> list[Table]:
        """Every decision table of its modules, a reading each, not yet run."""
        return self._drafts("__tables__")

    def _drafts(self, name: str) -> list[Any]:
        found = [made.copy() for module in self.modules("derivations") for made in getattr(module, name, ())]
        for made in found:
            self._named(made.id, "the id")
        return found

    def modules(self, part: str) -> Iterator[ModuleType]:
        """Import the modules of `derivations` or `pictures`, in the order of their paths."""
        paths = sorted(p for p in (self.folder / part).rglob("*.py") if p.name != "__init__.py")
        for path in paths:
            yield import_module(".".join([self._root, *path.relative_to(self.folder).with_suffix("").parts]))

    @cached_property
    def _root(self) -> str:
        """The package that the folder's modules belong to: its own, or one made for it, afresh each time."""
        if self.folder.is_relative_to(PACKAGE):
            return ".".join([PACKAGE.name, *self.folder.relative_to(PACKAGE).parts])
        name = "zhouli_commentary_" + self.id.replace("-", "_")
        for old in [m for m in sys.modules if m == name or m.startswith(name + ".")]:
            del sys.modules[old]
        invalidate_caches()
        sys.modules[name] = made = ModuleType(name)
        made.__path__ = [str(self.folder)]
        return name

    def _named(self, id: str, what: str) -> None:
        if not id.startswith(self.head.prefix):
            raise EditionError(
                f"{self.folder.name}: {id} does not begin with {self.head.prefix}, the prefix of this commentary; "
                f"write {what} as {self.head.prefix}{id.split('.')[0]}"
            )


class Library:
    """Several commentaries as one: their passages, and their derivations by id and reading."""

    def __init__(self, commentaries: list[Commentary], asked: list[Commentary]):
        self.commentaries = {c.id: c for c in commentaries}
        self.asked = asked  # the others are there for their sake
        self.memory: dict[Hashable, Any] = {}  # what `kept` functions have worked out for this library

    @cached_property
    def edition(self) -> Edition:
        """All passages of all works."""
        passages: dict[str, Passage] = {}
        works: dict[str, Work] = {}
        for c in self.commentaries.values():
            if twice := passages.keys() & c.edition.passages.keys():
                raise EditionError(f"{c.id}: {min(twice)} stands in another commentary too; give it another prefix")
            passages |= c.edition.passages
            works |= c.edition.works
        return Edition(passages, works)

    @cached_property
    def derivations(self) -> dict[str, dict[str, Derivation]]:
        """All derivations by id, each with its readings by name."""
        return self._by_id("derivations")

    @cached_property
    def tables(self) -> dict[str, dict[str, Table]]:
        """All decision tables by id, each with its readings by name."""
        found = self._by_id("tables")
        if twice := found.keys() & self.derivations.keys():
            raise EditionError(f"{min(twice)} is a derivation and a table; give one another id")
        return found

    def _by_id(self, kind: str) -> dict[str, dict[str, Any]]:
        out: dict[str, dict[str, Any]] = {}
        for c in self.commentaries.values():
            before = set(out)
            for made in getattr(c, kind):
                if made.id in before:
                    raise EditionError(f"{c.id}: {made.id} stands in another commentary too; give it another prefix")
                if made.reading in out.setdefault(made.id, {}):
                    raise EditionError(
                        f"{made.id}: the reading {made.reading or '(unnamed)'} stands there twice; name one"
                    )
                out[made.id][made.reading] = made
        return out

    def data(self, name: str) -> list[dict[str, Any]]:
        """Read a TOML file that some commentaries have, by its path in their folders."""
        return [tomllib.loads(path.read_text(encoding="utf8")) for path in self.files(name)]

    def files(self, name: str) -> list[Path]:
        """List a file that some commentaries have, by its path in their folders."""
        paths = [c.folder / name for c in self.commentaries.values()]
        return [path for path in paths if path.exists()]

    @property
    def home(self) -> Commentary:
        """The commentary that was asked for first, which `book` means."""
        return self.asked[0]

    def at_home(self, id: str) -> bool:
        """Say whether a passage, a derivation or a table is of the commentary that was asked for first."""
        return self.owners[id] is self.home

    @cached_property
    def owners(self) -> dict[str, Commentary]:
        """The commentary that each passage, derivation and table is of."""
        out: dict[str, Commentary] = {}
        for c in self.commentaries.values():
            for ids in (c.edition.passages, (d.id for d in c.derivations), (t.id for t in c.tables)):
                out |= dict.fromkeys(ids, c)
        return out


def _installed() -> Iterator[Path]:
    """Folders that ZHOULI_PATH names and that installed packages offer."""
    yield from (Path(part) for part in os.environ.get("ZHOULI_PATH", "").split(os.pathsep) if part)
    for point in entry_points(group=GROUP):
        module = point.load()
        yield Path(module.__file__).parent


def _folder(name: str | Path) -> Path:
    """Take a folder as it is, and look for an id among what is installed."""
    if not (Path(name) / FILE).is_file():
        for folder in (HOME, *_installed()):
            if Commentary(folder).id == str(name):
                return folder
    return Path(name)


def gather(folders: list[Path]) -> Library:
    """Make a library of folders and of what they require.

    Raises EditionError for a folder that is no commentary, and for a requirement that is not to be had.
    """
    found = [Commentary(folder) for folder in folders]
    known = {c.id: c for c in found}
    if len(known) < len(found):
        twice = [c.id for c in found]
        raise EditionError(f"two commentaries are called {max(twice, key=twice.count)}; give one another id")
    out: dict[str, Commentary] = {}

    def add(id: str, by: str) -> None:
        if id in out:
            return
        if id not in known:
            known.update({c.id: c for c in map(Commentary, [HOME, *_installed()]) if c.id not in known})
        if id not in known:
            raise EditionError(f"{by} requires {id}, which is not found; put its folder into ZHOULI_PATH")
        for other in known[id].head.requires:
            add(other, id)
        out[id] = known[id]

    for c in found:
        add(c.id, c.id)
    return Library(list(out.values()), found)


_current: list[Library] = []


def current() -> Library:
    """Return the library in use: at first the commentary of this package with what is installed beside it."""
    if not _current:
        _take([gather([HOME, *_installed()])])
    return _current[0]


def _take(library: list[Library]) -> None:
    """Make a library the current one, with the units that its commentaries add; the next one asked for, if it is empty."""
    added = [path for held in library for path in held.files("units.toml")]
    if added or _units:
        units.use(added)
        _units[:] = added
    _current[:] = library


_units: list[Path] = []  # the tables of units in use beside the package's own


def use(*folders: str | Path) -> Library:
    """Make the commentaries in `folders`, with what they require, the current library; without any, the usual one.

    An installed commentary may be named by its id. Raises EditionError for a folder that is no commentary.

    >>> list(use().commentaries)[0]
    'zhouli'
    """
    made = gather([_folder(folder) for folder in folders]) if folders else None
    _take([made] if made else [])
    return current()


@contextmanager
def using(*folders: str | Path) -> Iterator[Library]:
    """Make other commentaries the current library for a while."""
    before = _current[:]
    try:
        yield use(*folders)
    finally:
        _take(before)


def edition() -> Edition:
    """Return the text of the current library.

    >>> edition()["zaishi.2.zhu.6"].speaker
    '鄭玄'
    """
    return current().edition


P = ParamSpec("P")
R = TypeVar("R")


def kept(work: Callable[P, R]) -> Callable[P, R]:
    """Remember what a function of hashable arguments returns, for each library apart."""

    @wraps(work)
    def remembering(*args: P.args, **kwargs: P.kwargs) -> R:
        memory, key = current().memory, (work, args, tuple(sorted(kwargs.items())))
        if key not in memory:
            memory[key] = work(*args, **kwargs)
        made: R = memory[key]
        return made

    return remembering
