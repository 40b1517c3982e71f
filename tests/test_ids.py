"""An address never changes: every published id stays, with the content that it was cited for.

`ids.lock` holds each id of a passage or a derivation, with the first six characters of its fingerprint.
`python tests/test_ids.py --add` appends what is new; it never alters or removes a line.
"""

import sys
from pathlib import Path

import pytest

from zhouli import derivations  # noqa: F401  (registers them)
from zhouli.derivation import BOOK
from zhouli.edition import edition
from zhouli.solving import fingerprint

LOCK = Path(__file__).with_name("ids.lock")


def current() -> dict[str, str]:
    """List what the book holds now: id and first six characters of the fingerprint."""
    return {p.id: p.fingerprint[:6] for p in edition()} | {id: fingerprint(id)[:6] for id in BOOK}


def locked() -> dict[str, str]:
    """Read the lock."""
    lines = LOCK.read_text(encoding="utf-8").splitlines() if LOCK.exists() else []
    return dict(line.split() for line in lines)


def faults(lock: dict[str, str], now: dict[str, str]) -> list[str]:
    """Say, a line an id, what is lost, changed or not yet in the lock, and what to do."""
    out = []
    for id, print_ in lock.items():
        if id not in now:
            out.append(f"{id} is lost: it was published; bring it back under the same id")
        elif now[id] != print_:
            out.append(
                f"{id} was cited as {print_} and is {now[id]}: if its words or numbers were meant to change, "
                f"write {id} {now[id]} in tests/ids.lock and say so in the change; if not, undo the change"
            )
    new = [id for id in now if id not in lock]
    return out + ([f"{len(new)} new, from {new[0]}: run python tests/test_ids.py --add"] if new else [])


def test_lock_has_one_id_a_line_sorted() -> None:
    lines = LOCK.read_text(encoding="utf-8").splitlines()
    assert len(lines) > 100
    assert lines == sorted(set(lines))
    for line in lines:
        _, print_ = line.split(" ")
        assert len(print_) == 6 and set(print_) <= set("0123456789abcdef"), line
    assert len({line.split()[0] for line in lines}) == len(lines)


def test_every_published_id_stands_with_its_content() -> None:
    found = faults(locked(), current())
    assert not found, "\n".join(found)


def test_passage_and_derivation_never_share_an_id() -> None:
    assert not set(BOOK) & set(edition().passages)
    assert "book" not in {*BOOK, *edition().passages}


@pytest.mark.parametrize("lock, now, says", [
    ({"a": "111111"}, {}, ["a is lost: it was published; bring it back under the same id"]),
    ({"a": "111111"}, {"a": "222222"}, ["a was cited as 111111 and is 222222: "]),
    ({}, {"a": "111111"}, ["1 new, from a: run python tests/test_ids.py --add"]),
    ({"a": "111111"}, {"a": "111111"}, []),
])  # fmt: skip
def test_fault_says_what_to_do(lock: dict, now: dict, says: list[str]) -> None:
    found = faults(lock, now)
    assert len(found) == len(says)
    assert all(line.startswith(start) and "\n" not in line for line, start in zip(found, says, strict=True))


def test_adding_alters_no_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "ids.lock"
    path.write_text("tong-ladder 000000\n", encoding="utf-8")
    monkeypatch.setattr(sys.modules[__name__], "LOCK", path)
    added = add()
    lines = path.read_text(encoding="utf-8").splitlines()
    assert "tong-ladder 000000" in lines and lines == sorted(lines)
    assert "tong-ladder" not in added and len(added) == len(current()) - 1


def add() -> list[str]:
    """Put new ids into the lock and return them."""
    lock = locked()
    new = {id: print_ for id, print_ in current().items() if id not in lock}
    LOCK.write_text(
        "".join(f"{id} {print_}\n" for id, print_ in sorted((lock | new).items())), encoding="utf-8"
    )
    return list(new)


if __name__ == "__main__":
    if sys.argv[1:] != ["--add"]:
        sys.exit("write: python tests/test_ids.py --add")
    print("\n".join(add()) or "nothing new")
