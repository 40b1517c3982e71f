"""The command line: what each command prints, the shapes that checks rest on, and one clear line for bad input."""

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

import zhouli
from zhouli import cli
from zhouli.decision import tables
from zhouli.derivation import in_order, registry
from zhouli.library import edition
from zhouli.skeleton import write_skeleton

ROOT = Path(__file__).parent.parent
Run = Callable[..., tuple[int, str, str]]
ROLES = ["conflict", "result", "given", "cited", "name", "ordinal", "date", "idiom", "uncertain", "open"]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run one command in this process: exit status, what it printed, what it complained of."""

    def call(*argv: str) -> tuple[int, str, str]:
        try:
            status = cli.main([*argv])
        except SystemExit as left:
            status = left.code if isinstance(left.code, int) else 1
        out, err = capsys.readouterr()
        return status, out, err

    return call


def answer(run: Run, *argv: str) -> object:
    """Run one command with --json and give what it prints, which must be JSON and nothing else."""
    status, out, err = run(*argv, "--json")
    assert (status, err) == (0, "")
    return json.loads(out)


# ---- Shapes ----


@pytest.mark.parametrize("text, value, rule", [
    ("十八分之十三", "13/18", "fraction"), ("九百萬夫", "9000000", "quantity"), ("三分去一", "1/3", "share"),
    ("二十而三", "3/20", "rate"), ("六十九同三萬夫", None, "quantity"),
])  # fmt: skip
def test_numeral(text: str, value: str | None, rule: str, run: Run) -> None:
    found = answer(run, "numeral", text)
    assert {"text", "value", "rule", "members", "rivals"} <= set(found)
    assert (found["text"], found["value"], found["rule"]) == (text, value, rule)
    assert found["rivals"] == []


def test_numeral_of_several_units_gives_its_members(run: Run) -> None:
    assert answer(run, "numeral", "六十九同三萬夫")["members"] == [["69", "同"], ["30000", "夫"]]
    assert answer(run, "numeral", "十八分之十三")["members"] == ["13", "18"]


def test_numeral_takes_unit_and_context(run: Run) -> None:
    assert answer(run, "numeral", "百三十", "--unit", "同")["members"] == [["130", "同"]]
    found = answer(run, "numeral", "十一", "--context", "近郊", "遠郊")
    assert all(set(r) == {"value", "rule"} for r in found["rivals"])
    assert found["value"] is not None or found["rivals"]


def test_numeral_that_reads_two_ways_has_no_value_and_names_both(run: Run) -> None:
    found = answer(run, "numeral", "十一")
    assert found["value"] is None
    assert {r["value"] for r in found["rivals"]} == {"11", "1/10"}


def test_passage(run: Run) -> None:
    found = answer(run, "passage", "zaishi.2.zhu.6")
    assert {
        "id",
        "office",
        "layer",
        "speaker",
        "text",
        "translation",
        "pages",
        "variants",
        "mends",
        "status",
    } <= set(found)
    passage = edition()["zaishi.2.zhu.6"]
    assert (found["id"], found["office"], found["layer"], found["speaker"]) == (
        passage.id,
        "zaishi",
        "zhu",
        "鄭玄",
    )
    assert (found["text"], found["translation"]) == (passage.text, passage.translation)
    assert found["pages"] == ["KR1d0003_WYG_013-3b", "KR1d0003_WYG_013-3b"]
    assert found["status"] == passage.status


def test_passage_with_variants_and_mends(run: Run) -> None:
    found = answer(run, "passage", "zaishi.3.shu.7")
    assert {"lemma", "reading", "witnesses", "kind"} <= set(found["variants"][0])
    assert {"words", "mended", "certainty", "reasons", "authorities"} <= set(found["mends"][0])
    assert set(found["mends"][0]["authorities"][0]) == {"who", "where", "says", "seen"}


def test_passages(run: Run) -> None:
    found = answer(run, "passages")
    assert [p["id"] for p in found] == [p.id for p in edition()]
    offices = edition().works
    assert len(offices) > 1
    assert [p for o in offices for p in answer(run, "passages", "--office", o)] == found
    assert found[0] == answer(run, "passage", found[0]["id"])


def test_derivations(run: Run) -> None:
    found = answer(run, "derivations")
    assert [d["id"] for d in found] == in_order() and len(found) == len(registry())
    for row in found:
        assert {
            "id", "title", "kind", "authority", "readings", "status", "results", "passages", "uses", "url", "fingerprint",
        } <= set(row)  # fmt: skip
        assert row["kind"] == ("consequence" if row["authority"] == "ours" else "attested")
        assert row["status"] in {"agrees", "agrees as mended", "denied", "differs", "set down", "proved", "unit"}
        assert all(set(r) == {"name", "value", "unit"} for r in row["results"])
        assert all(
            r["value"] is not None and Fraction(r["value"].split("同")[0]) is not None for r in row["results"]
        )
        assert set(row["passages"]) <= set(edition().passages)
        assert set(row["uses"]) <= set(registry()) - {row["id"]}
        assert row["url"] == f"id/{row['id']}.html"
        assert len(row["fingerprint"]) == 12
    rows = {row["id"]: row for row in found}
    assert [r["name"] for r in rows["thirteen-eighteenths"]["readings"]] == ["note", "reply", "harmony"]
    assert rows["households-invariant"]["kind"] == "consequence"
    assert {"tong-ladder", "thirteen-eighteenths"} <= set(rows["outer-domain-households"]["uses"])
    assert {"name": "H", "value": "2880000", "unit": "家"} in rows["outer-domain-households"]["results"]


def test_graph_of_derivations_has_no_circle(run: Run) -> None:
    uses = {row["id"]: row["uses"] for row in answer(run, "derivations")}
    order = list(uses)
    assert all(order.index(up) < order.index(id) for id, ups in uses.items() for up in ups)


def test_derive(run: Run) -> None:
    found = answer(run, "derive", "outer-domain-households")
    assert {"id", "reading", "given", "steps", "results"} <= set(found)
    for row in found["given"]:
        assert {"name", "value", "unit", "words", "at", "asserts"} <= set(row)
    for row in found["steps"]:
        assert {"names", "expression", "values", "stated", "words", "at", "verdict"} <= set(row)
        assert len(row["names"]) == len(row["values"])
    assert found["results"][-1] == {"name": "H", "value": "2880000", "unit": "家"}
    last = next(row for row in found["steps"] if row["names"] == ["H"])
    assert (last["words"], last["at"], last["verdict"]) == ("二百八十八萬家", "zaishi.2.zhu.9", "agrees")
    assert (last["values"], last["stated"]) == (["2880000家"], "2880000家")


def test_derive_names_who_asserts_each_premise(run: Run) -> None:
    given = {row["name"]: row for row in answer(run, "derive", "average-allotment")["given"]}
    assert (given["A"]["asserts"], given["A"]["words"], given["A"]["at"]) == (
        "鄭玄, through 賈公彥",
        "百畝",
        "zaishi.2.shu.29",
    )
    assert given["a"]["asserts"] == "ours" and given["a"]["why"]


def test_derive_takes_a_reading(run: Run) -> None:
    note, reply = (answer(run, "derive", "thirteen-eighteenths", "--reading", r) for r in ("note", "reply"))
    assert (note["reading"], reply["reading"]) == ("note", "reply")
    assert note["results"] == reply["results"]
    assert [g["name"] for g in note["given"]] != [g["name"] for g in reply["given"]]


@pytest.mark.parametrize("change", ["thirteen-eighteenths.r=四分去一", "thirteen-eighteenths.r=1/4"])
def test_derive_with_a_premise_changed_upstream(change: str, run: Run) -> None:
    found = answer(run, "derive", "outer-domain-households", "--set", change)
    results = {r["name"]: r["value"] for r in found["results"]}
    assert results["K"] == "6840000"
    assert {row["verdict"] for row in found["steps"] if row["names"] == ["K"]} == {"moved"}
    assert found["status"] == "moved"


def test_derive_takes_several_changes(run: Run) -> None:
    found = answer(run, "derive", "royal-domain-households", "--set", "r=1/4", "--set", "L=五百里")
    assert found["results"][-1]["value"] == str(750_000 * 3 * 3 // 4 // 2)


def test_derive_proof(run: Run) -> None:
    found = answer(run, "derive", "thirteen-eighteenths-equivalence")
    (row,) = [row for row in found["steps"] if row["names"] == ["agree"]]
    assert (row["expression"], row["verdict"], row["values"]) == ("if and only if", "proved", [None])


@pytest.mark.parametrize("format", ["text", "bibtex", "csl", "ris", "gbt7714"])
@pytest.mark.parametrize("id", ["book", "zaishi.2.zhu.6", "borrowing-theorem"])
def test_cite(id: str, format: str, run: Run) -> None:
    found = answer(run, "cite", id, "--format", format)
    assert (found["id"], found["format"]) == (id, format)
    status, out, err = run("cite", id, "--format", format)
    assert (status, out, err) == (0, found["citation"] + "\n", "")


def test_coverage(run: Run) -> None:
    found = answer(run, "coverage")
    assert set(found) == {"passages", "totals"}
    assert [p["id"] for p in found["passages"]] == [p.id for p in edition()]
    counted: dict[str, int] = {}
    for passage in found["passages"]:
        assert set(passage) == {"id", "office", "layer", "text", "numerals"}
        assert passage["text"] == edition()[passage["id"]].text
        for n in passage["numerals"]:
            assert set(n) == {"start", "end", "text", "value", "role", "uses"}
            assert passage["text"][n["start"] : n["end"]] == n["text"]
            assert n["role"] in ROLES
            assert all(set(use) == {"derivation", "name", "role"} for use in n["uses"])
            assert all(use["derivation"] in {**registry(), **tables()} for use in n["uses"])
            if n["uses"] and n["role"] != "cited":
                assert ROLES.index(n["role"]) <= min(ROLES.index(use["role"]) for use in n["uses"])
            counted[n["role"]] = counted.get(n["role"], 0) + 1
    assert found["totals"] == counted
    assert found["totals"]["result"] > 150 and found["totals"]["cited"] > 150


def test_coverage_of_one_office(run: Run) -> None:
    whole = Counter(answer(run, "coverage")["totals"])
    parts = [Counter(answer(run, "coverage", "--office", o)["totals"]) for o in edition().works]
    assert sum(parts, Counter()) == whole and len(parts) > 1


def test_check(run: Run) -> None:
    found = answer(run, "check", "--quick")
    assert found == {"commentary": "zhouli", "faults": [], "derivations": len(registry()), "passages": len(edition().passages)}


# ---- check fails where it is not declared ----


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Write the skeleton of a commentary, and go back to the book's own library after the test."""
    return Path(write_skeleton(tmp_path / "small")[0]).parent


def test_check_is_1_when_a_verdict_is_not_as_declared(run: Run, small: Path) -> None:
    (source,) = (small / "derivations").glob("*.py")
    source.write_text(source.read_text(encoding="utf8").replace("ten / 通 * wells", "ten / 通 * wells * 10"), encoding="utf8")
    status, out, err = run("check", str(small), "--json")
    assert (status, err) == (1, "")
    assert json.loads(out)["faults"] == ["small-ladder.cheng: 1000*井 against 百井 (100*井): differs, not declared"]


def test_check_is_1_when_a_translation_renders_an_older_text(run: Run, small: Path) -> None:
    (source,) = (small / "works").glob("*.yaml")
    text = source.read_text(encoding="utf8")
    source.write_text(re.sub(r"of: '\w{12}'", "of: '000000000000'", text, count=1), encoding="utf8")
    status, out, _ = run("check", str(small), "--json")
    assert status == 1
    (fault,) = json.loads(out)["faults"]
    assert "the translation renders an older text; translate again and set of: " in fault


# ---- For reading ----


@pytest.mark.parametrize("argv, said", [
    (["numeral", "十八分之十三"], "value: 13/18"),
    (["passage", "zaishi.2.zhu.6"], "speaker: 鄭玄"),
    (["passages", "--office", "zaishi"], "id: zaishi.5.shu.1"),
    (["derivations"], "title: Ninety *tong*: borrow half, return half"),
    (["derive", "borrow-90-tong"], "words: 百八十同"),
    (["coverage"], "totals:"),
    (["check", "--quick"], "derivations: "),
    (["cite", "book"], "周禮算疏"),
])  # fmt: skip
def test_text_output(argv: list[str], said: str, run: Run) -> None:
    status, out, err = run(*argv)
    assert (status, err) == (0, "")
    assert said in out
    assert not out.lstrip().startswith(("{", "["))


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"zhouli {zhouli.__version__}\n", "")


def test_help_names_every_command(run: Run) -> None:
    status, out, _ = run("--help")
    assert status == 0
    for command in ("numeral", "passage", "passages", "derivations", "derive", "cite", "coverage", "check", "new", "schema"):
        assert f"    {command}" in out


# ---- Bad input ----

BAD = {
    "unknown passage": (["passage", "zaishi.9.zhu.1"], "no passage zaishi.9.zhu.1"),
    "unknown derivation": (["derive", "no-such"], "no derivation no-such; `zhouli derivations` lists them"),
    "unknown id to cite": (["cite", "no-such"], "nothing to cite under no-such; write book, or an id"),
    "unknown reading": (
        ["derive", "thirteen-eighteenths", "--reading", "jia"],
        "has no reading jia; it has note, reply, harmony",
    ),
    "unknown name": (
        ["derive", "royal-domain-households", "--set", "Q=1/2"],
        "royal-domain-households makes no Q; it makes",
    ),
    "unknown id upstream": (
        ["derive", "royal-domain-households", "--set", "no-such.r=1/2"],
        "no derivation no-such",
    ),
    "a result set": (
        ["derive", "royal-domain-households", "--set", "F=1"],
        "F is no premise; its premises are L, B, u, r",
    ),
    "unknown format": (
        ["cite", "book", "--format", "endnote"],
        "no format endnote; write one of text, bibtex, csl, ris, gbt7714",
    ),
    "unknown office": (["passages", "--office", "nobody"], "no office nobody; there are chongren, lvshi, muren"),
    "unknown office to cover": (["coverage", "--office", "nobody"], "no office nobody; there are chongren, lvshi, muren"),
    "unreadable numeral": (["numeral", "甲乙丙"], "at 0: "),
    "numeral broken off": (["numeral", "十八分之"], "at "),
    "empty numeral": (["numeral", ""], "at 0: "),
    "latin numeral": (["numeral", "eighteen"], "at 0: "),
    "a float": (
        ["derive", "royal-domain-households", "--set", "r=0.25"],
        "r=0.25: no exact number; write a whole number, a fraction, as 1/4, or Chinese words",
    ),
    "a float with exponent": (
        ["derive", "royal-domain-households", "--set", "r=25e-2"],
        "r=25e-2: no exact number",
    ),
    "nothing divided by nothing": (
        ["derive", "royal-domain-households", "--set", "r=1/0"],
        "r=1/0: no exact number",
    ),
    "two bars": (["derive", "royal-domain-households", "--set", "r=1/2/3"], "r=1/2/3: no exact number"),
    "no value": (["derive", "royal-domain-households", "--set", "r"], "--set r: write [ID.]NAME=VALUE"),
    "empty value": (["derive", "royal-domain-households", "--set", "r="], "--set r=: write [ID.]NAME=VALUE"),
    "unreadable words": (
        ["derive", "royal-domain-households", "--set", "r=甲乙"],
        "royal-domain-households.r: ",
    ),
    "words of another kind": (
        ["derive", "royal-domain-households", "--set", "L=五百家"],
        "royal-domain-households",
    ),
    "no such folder": (["check", "no-such"], "no-such: no commentary.toml there; `zhouli new FOLDER` writes one"),
    "set twice": (
        ["derive", "royal-domain-households", "--set", "r=1/3", "--set", "r=1/4"],
        "--set r: set twice; write it once",
    ),
    "unknown command": (["mend"], "mend"),
    "no command": ([], "COMMAND"),
    "unknown option": (["passages", "--all"], "--all"),
}


@pytest.mark.parametrize("argv, said", BAD.values(), ids=BAD)
@pytest.mark.parametrize("json_", [False, True], ids=["text", "json"])
def test_bad_input_is_one_line_and_exit_2(argv: list[str], said: str, json_: bool, run: Run) -> None:
    status, out, err = run(*argv, *(["--json"] if json_ and argv else []))
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1, err
    assert err.endswith("\n") and said in err
    assert "Traceback" not in err


@pytest.mark.parametrize("id, change", [
    ("outer-domain-households", "outer-allotment.three=0"), ("yiyi-levy", "well=0"), ("benefices", "tong-ladder.n=0"),
])  # fmt: skip
def test_division_by_nothing_is_refused_and_no_infinity_printed(id: str, change: str, run: Run) -> None:
    status, out, err = run("derive", id, "--set", change, "--json")
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1 and "change the premise that is 0" in err


def test_proof_that_would_go_through_too_many_cases_is_refused_at_once(run: Run) -> None:
    status, out, err = run("derive", "borrowing-theorem", "--set", "n=1000000000", "--json")
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1


# ---- As a user runs it ----


def command(*argv: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run the command line in a process of its own."""
    return subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "zhouli.cli", *argv],
        capture_output=True, text=True, encoding="utf-8", cwd=ROOT, env={**os.environ, **env},
    )  # fmt: skip


def test_command_as_a_process() -> None:
    done = command("derive", "borrow-90-tong", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["results"] == [
        {"name": "q", "value": "90", "unit": "同"},
        {"name": "x", "value": "65", "unit": "同"},
    ]


def test_bad_input_as_a_process() -> None:
    done = command("derive", "no-such")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_output_is_utf8_whatever_the_terminal() -> None:
    plain = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "zhouli.cli", "passage", "zaishi.2.zhu.6"],
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, **plain},
    )
    assert done.returncode == 0, done.stderr.decode("utf-8", "replace")
    assert "九百萬夫" in done.stdout.decode("utf-8")


def test_derive_prints_what_is_outside_the_model(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["derive", "royal-domain-households", "--set", "r=2"]) == 0
    printed = capsys.readouterr().out
    assert "outside what the model means: royal-domain-households.r = 2: a share is at least 0 and at most 1" in printed
    assert cli.main(["derive", "royal-domain-households", "--set", "r=1/4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["outside"] == []


@pytest.mark.parametrize("sets, message", [
    (["r=1/3", "r=1/4"], "--set r: set twice; write it once"),
    (["r=1/3", "royal-domain-households.r=1/4"], "royal-domain-households.r is set twice; write it once"),
    (["r=四分益一"], "royal-domain-households.r: 四分益一 is a share added, and the text's is removed; write it with the verb of"),
    (["r=" + "9" * 5000], "r=9999999999999999999999999999999999999999… (5000 characters): more than 100 digits; write a shorter"),
])  # fmt: skip
def test_derive_refuses_in_one_short_line(sets: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["derive", "royal-domain-households", *(word for one in sets for word in ("--set", one))]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"zhouli: {message}")
    assert error.count("\n") == 1 and len(error) < 240
