"""Every commentary that stands here, checked as its own folder says it should be; and faults that a check must find."""

import json
import shutil
from pathlib import Path

import pytest

from zhouli import library
from zhouli.checking import CHECKS, FILE, accept, check, expected
from zhouli.edition import EditionError
from zhouli.edition.schema import WorkFile, json_schema
from zhouli.library import HOME, Commentary, current, gather, using
from zhouli.skeleton import NotWritten, write_skeleton
from zhouli.solving import solve

EXAMPLE = Path(__file__).parent.parent / "book" / "examples" / "old-mu"
FOLDERS = [HOME, EXAMPLE]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.name)
@pytest.mark.parametrize("name", [n for n in CHECKS if n != "slips"])
def test_commentary_is_as_it_should_be(folder: Path, name: str) -> None:
    with using(folder) as held:
        found = check(held.home, [name])
    assert not found, "\n".join(found)


def test_schema_beside_the_example_is_that_of_the_package() -> None:
    held = json.loads((EXAMPLE / "work.schema.json").read_text(encoding="utf8"))
    assert held == json.loads(json.dumps(json_schema(WorkFile)))


def test_slips_in_the_example_are_noticed() -> None:
    with using(EXAMPLE) as held:
        assert check(held.home, ["slips"]) == []


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Write a skeleton."""
    write_skeleton(tmp_path / "small")
    return tmp_path / "small"


def change(path: Path, old: str, new: str) -> None:
    """Put other words into a file, which must have the old ones."""
    text = path.read_text(encoding="utf8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf8")


def faults(folder: Path) -> list[str]:
    """Check a folder afresh."""
    with using(folder) as held:
        return check(held.home)


# ---- A skeleton ----


def test_skeleton_passes_all_its_checks(small: Path) -> None:
    assert faults(small) == []


def test_skeleton_is_looked_at_alone_and_leaves_the_book_as_it_was(small: Path) -> None:
    before = current()
    with using(small) as held:
        assert list(held.commentaries) == ["small"]
        assert str(solve("small-ladder")["households"]) == "300*家"
    assert current() is before and "small-ladder" not in before.derivations


def test_edited_module_is_read_again(small: Path) -> None:
    with using(small):
        assert str(solve("small-ladder")["cheng"]) == "100*井"
    change(small / "derivations" / "ladder.py", "ten / 通 * wells", "ten / 通 * wells * 2")
    with using(small):
        assert str(solve("small-ladder")["cheng"]) == "200*井"


@pytest.mark.parametrize("name, id", [("My Text", "my-text"), ("liji", "liji"), ("A_b", "a-b")])
def test_skeleton_is_named_for_its_folder(name: str, id: str, tmp_path: Path) -> None:
    write_skeleton(tmp_path / name)
    assert Commentary(tmp_path / name).id == id


def test_nothing_is_written_over_or_left_half_written(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine")
    with pytest.raises(NotWritten, match="full is not empty; name a folder that is not there yet"):
        write_skeleton(tmp_path / "full")
    with pytest.raises(NotWritten, match="its name gives no id; choose one that begins with a Latin letter"):
        write_skeleton(tmp_path / "王制")
    assert sorted(p.name for p in tmp_path.rglob("*")) == ["full", "mine.txt"]


# ---- Faults ----

WORK, MODULE, HEAD = "works/ladder.yaml", "derivations/ladder.py", "commentary.toml"
FAULTS = {
    "a result that differs": (MODULE, "ten / 通 * wells", "ten / 通 * wells * 10", "small-ladder.cheng: "),
    "words that the text has not": (MODULE, "成【百井】", "成【千井】", "千井 stands there 0 times; quote the words"),
    "a mark left open": (WORK, "三百家。", "三百家。「", "「 and 」 are not in pairs"),
    "an older text": (WORK, "of: '9fdf62daf1e0'", "of: '000000000000'", "the translation renders an older text"),
    "a gap in the numbers": (WORK, "ladder.1.zhu.1", "ladder.1.zhu.2", "its passages are numbered [2]; write 1, 2, 3"),
    "an id lost": (MODULE, '"small-ladder",\n    title', '"small-steps",\n    title', "small-ladder is lost: it was published"),
    "a fingerprint changed": (MODULE, "井【十】為通", "屋三為井，井【十】為通。通為匹馬", ""),
    "a measure that no source has": (MODULE, "    d.then(\"cheng\"", "    d.measure(\"井\", 7 * unit(\"夫\"))\n    d.then(\"cheng\"",
                                     "井 is made 7 夫, and the ladder of units has 6 or 9; set it right"),
    "a premise that nothing checks": (MODULE, "d.then(\"households\"", "d.given(\"men\", \"士【一人】\")\n    d.then(\"households\"",
                                      "no stated result depends on small-ladder.men; check it by another sentence"),
}  # fmt: skip


@pytest.mark.parametrize("file, old, new, says", FAULTS.values(), ids=FAULTS)
def test_fault_is_found_and_says_what_to_do(file: str, old: str, new: str, says: str, small: Path) -> None:
    change(small / file, old, new)
    found = faults(small)
    assert (not says and not found) or any(says in line for line in found), found
    assert all("\n" not in line for line in found)


REFUSED = {
    "no head": (HEAD, None, "", r"small: no commentary\.toml there; `zhouli new FOLDER` writes one"),
    "not TOML": (HEAD, "id =", "id", r"small/commentary\.toml: "),
    "no title": (HEAD, 'title = "A commentary on …"\n', "", r"small/commentary\.toml: title is missing; write `title:`"),
    "no prefix": (HEAD, 'prefix = "small-"', 'prefix = ""', r"prefix is missing; write `prefix = \"small-\"`"),
    "an id without the prefix": (WORK, "small-ladder", "ladder", "ladder.1.zhu.1 does not begin with small-, the prefix"),
    "a requirement not to be had": (HEAD, "prefix", 'requires = ["nowhere"]\nprefix', "small requires nowhere, which is not found"),
    "an odd field of what is expected": (FILE, "[open]", "[opened]", r"small/expected\.toml: unknown field opened; the fields are"),
}  # fmt: skip


@pytest.mark.parametrize("file, old, new, says", REFUSED.values(), ids=REFUSED)
def test_folder_that_cannot_be_read_is_refused_with_its_name(
    file: str, old: str | None, new: str, says: str, small: Path
) -> None:
    if old is None:
        (small / file).unlink()
    else:
        change(small / file, old, new)
    with pytest.raises(EditionError, match=says) as fault:
        faults(small)
    assert "\n" not in str(fault.value)


def test_reading_stands_once(small: Path) -> None:
    module = small / MODULE
    module.write_text(module.read_text(encoding="utf8") * 2, encoding="utf8")
    with pytest.raises(EditionError, match=r"small-ladder: the reading \(unnamed\) stands there twice; name one"):
        faults(small)


def test_accepting_keeps_reasons_and_published_ids(small: Path) -> None:
    change(small / MODULE, 'd.then("households"', 'd.given("men", "士【一人】")\n    d.then("households"')
    change(small / FILE, "[unchecked]", '[unchecked]\n"small-ladder.men" = "a man, and no sum of men"')
    change(small / FILE, "[ids]", '[ids]\n"small-gone" = "000000"')
    with using(small) as held:
        accept(held.home)
        now = expected(held.home)
    assert now.unchecked == {"small-ladder.men": "a man, and no sum of men"}
    assert now.ids["small-gone"] == "000000" and "small-ladder" in now.ids
    assert [line for line in faults(small) if "small-gone is lost" in line]


# ---- Several at once ----


def test_commentary_may_rest_on_another(small: Path) -> None:
    change(small / HEAD, "prefix", 'requires = ["zhouli"]\nprefix')
    change(small / MODULE, 'd.then("households"', 'd.uses("tong-ladder", "m")\n    d.then("households"')
    with using(small) as held:
        assert list(held.commentaries) == ["zhouli", "small"] and held.home.id == "small"
        assert solve("small-ladder").derivation.upstream() == ["tong-ladder"]
        assert check(held.home, ["verdicts"]) == []


def test_two_of_one_name_or_with_one_id_are_refused(small: Path, tmp_path: Path) -> None:
    twin = Path(shutil.copytree(small, tmp_path / "twin"))
    with pytest.raises(EditionError, match="two commentaries are called small; give one another id"):
        gather([small, twin])
    change(twin / HEAD, 'id = "small"', 'id = "twin"')
    with pytest.raises(EditionError, match=r"small-ladder.1.zhu.1 stands in another commentary too"):
        gather([small, twin]).edition  # noqa: B018


def test_folders_are_found_by_the_environment(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZHOULI_PATH", str(small))
    monkeypatch.setattr(library, "_current", [])
    assert list(current().commentaries) == ["zhouli", "small"] and current().home.id == "zhouli"


def test_folders_are_found_by_entry_point(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        def load(self) -> object:
            return type("module", (), {"__file__": str(small / "__init__.py")})

    monkeypatch.setattr(library, "entry_points", lambda group: [Point()] if group == "zhouli.commentaries" else [])
    assert list(gather([HOME, *library._installed()]).commentaries) == ["zhouli", "small"]
