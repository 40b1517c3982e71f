"""Reading a numeral or the text needs neither sympy nor pandas, and what needs them says so by being asked for."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HEAVY = {"sympy", "pandas", "altair", "numpy"}

LIGHT = {
    "import zhouli": "import zhouli",
    "zhouli numeral": "from zhouli.cli import main; main(['numeral', '十八分之十三'])",
    "zhouli passage": "from zhouli.cli import main; main(['passage', 'zaishi.2.zhu.6'])",
    "zhouli passages": "from zhouli.cli import main; main(['passages'])",
    "zhouli.numerals": "from zhouli.numerals import read; read('十八分之十三')",
    "zhouli.units": "from zhouli.units import resolve; resolve('夫')",
    "zhouli.library": "from zhouli.library import edition; edition()['zaishi.2.zhu.6']",
    "zhouli.read": "import zhouli; zhouli.read('十八分之十三')",
}


def loaded(code: str) -> set[str]:
    """Run code in a new process and list the top-level modules that it has loaded."""
    tail = "import sys\nprint('LOADED', *sorted({name.split('.')[0] for name in sys.modules}))"
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", f"{code}\n{tail}"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.rsplit("LOADED", 1)[1].split())


@pytest.mark.parametrize("code", LIGHT.values(), ids=LIGHT)
def test_light_things_load_nothing_heavy(code: str) -> None:
    assert loaded(code) & HEAVY == set()


def test_numerals_load_no_yaml_either() -> None:
    assert loaded("from zhouli.numerals import read; read('十八分之十三')") & {"yaml"} == set()


@pytest.mark.parametrize("code, needs", [
    ("import zhouli; zhouli.solve('tong-ladder')['hundred']", {"sympy"}),
    ("import zhouli; zhouli.steps('tong-ladder')", {"sympy", "pandas"}),
], ids=["solve", "steps"])  # fmt: skip
def test_heavy_things_load_what_they_need(code: str, needs: set[str]) -> None:
    """Else the tests above would pass for a package that loads nothing at all."""
    assert loaded(code) >= needs


def test_solving_loads_no_pandas() -> None:
    assert (
        loaded("import zhouli; zhouli.solve('outer-domain-households'); zhouli.cite('book')")
        & {"pandas", "altair"}
        == set()
    )


def test_unknown_name_says_what_there_is() -> None:
    import zhouli

    with pytest.raises(AttributeError, match="zhouli has no derive; it has read, find, write"):
        zhouli.derive  # noqa: B018


def test_evaluating_loads_no_sympy() -> None:
    """Values are exact tables until one is handed out."""
    code = (
        "from zhouli.derivation import registry; from zhouli.solving import solve; "
        "[solve(id, reading).status for id in registry() for reading in registry()[id]]"
    )
    assert loaded(code) & HEAVY == set()
