"""The skeleton of a commentary: a folder that passes its own check, to be written over with another text."""

import json
import re
from datetime import date
from pathlib import Path
from shutil import rmtree
from string import Template
from tempfile import TemporaryDirectory

from zhouli.checking import accept, check
from zhouli.edition.schema import WorkFile, json_schema
from zhouli.library import using

TEMPLATE = Path(__file__).parent / "template"
SCHEMA = "work.schema.json"


class NotWritten(ValueError):
    """A folder in which no skeleton can be written; the message says why and what to write instead."""


def write_skeleton(folder: Path) -> list[str]:
    """Write the skeleton of a commentary named for its folder; return the files written.

    Raises NotWritten when the folder holds something already, or its name gives no id.
    """
    id = re.sub(r"[^a-z0-9]+", "-", folder.resolve().name.lower()).strip("-")
    if not re.match("[a-z]", id):
        raise NotWritten(f"{folder}: its name gives no id; choose one that begins with a Latin letter")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise NotWritten(f"{folder} is not empty; name a folder that is not there yet")
    folder.parent.mkdir(parents=True, exist_ok=True)
    # Made beside its place and moved there when it is whole.
    with TemporaryDirectory(dir=folder.resolve().parent, prefix=".") as beside:
        made = Path(beside) / folder.resolve().name
        _fill(made, id)
        with using(made) as library:
            accept(library.home)
            if faults := check(library.home):
                raise NotWritten(f"{folder}: the skeleton has faults: {'; '.join(faults)}")
        for cache in list(made.rglob("__pycache__")):
            rmtree(cache)
        if folder.exists():
            folder.rmdir()
        made.rename(folder.resolve())
    return [str(path) for path in sorted(folder.rglob("*")) if path.is_file()]


def _fill(folder: Path, id: str) -> None:
    for source in sorted(p for p in TEMPLATE.rglob("*") if p.is_file() and "__pycache__" not in p.parts):
        # Some are kept under another name, so that no build takes them for its own.
        path = folder / str(source.relative_to(TEMPLATE)).removesuffix(".in")
        path.parent.mkdir(parents=True, exist_ok=True)
        text = Template(source.read_text(encoding="utf8"))
        path.write_text(text.substitute(id=id, today=date.today().isoformat()), encoding="utf8")
    schema = json.dumps(json_schema(WorkFile), ensure_ascii=False, indent=1)
    (folder / SCHEMA).write_text(schema + "\n", encoding="utf8")
