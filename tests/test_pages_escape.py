"""Whatever a text, a name or a fragment holds is printed as text: pages are made by templates that escape."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest
import sympy as sp
from bs4 import BeautifulSoup, Tag

from zhouli.charts.figure import Figure
from zhouli.edition import Edition
from zhouli.edition.schema import Authority, Mend, Variant
from zhouli.library import current, edition
from zhouli.setting import figure, prose
from zhouli.sphinx_ext import blocks, passages
from zhouli.sphinx_ext.rendering import render
from zhouli.units import UNITS

PACKAGE = Path(__file__).parent.parent / "zhouli"
HOSTILE = """<script>alert("1")</script> & 'x' "y" </p>"""


def parsed(html: str) -> BeautifulSoup:
    """Parse HTML, and see that nothing hostile has become an element or an attribute."""
    soup = BeautifulSoup(html, "html.parser")
    assert not soup.find("script")
    for element in soup.find_all(True):
        assert not {"y", "x", "alert", '"1"'} & {*element.attrs}
    return soup


def text(soup: Tag, selector: str) -> str:
    """Return the text of the one element that a selector finds."""
    (found,) = soup.select(selector)
    return found.get_text()


@pytest.fixture
def hostile(monkeypatch: pytest.MonkeyPatch) -> str:
    """Put a passage into the edition whose every word is markup; return its id."""
    real = edition()["zaishi.2.zhu.6"]
    words = "<b>&\"三\"'千</b>"
    passage = replace(
        real,
        text=f"{words}，{real.text}",
        speaker=HOSTILE,
        heading=HOSTILE,
        translation=HOSTILE,
        notes=(HOSTILE,),
        variants=(Variant(HOSTILE, HOSTILE, (HOSTILE,), HOSTILE, HOSTILE),),
        mends=(Mend("方千里", "方<i>百</i>里", HOSTILE, HOSTILE, (Authority(HOSTILE, HOSTILE, "no"),)),),
    )
    held = edition()
    monkeypatch.setitem(
        current().__dict__, "edition", Edition({**held.passages, real.id: passage}, held.works)
    )
    monkeypatch.setattr(passages.coverage, "numerals_of", lambda id: [])
    return real.id


def test_hostile_passage_is_printed_as_text(hostile: str) -> None:
    made = passages.passage_html(hostile, lambda id: f'"><script>{id}</script>', '"><script>place</script>')
    soup = parsed(made)
    assert soup.article is not None
    assert soup.article["id"] == '"><script>place</script>'
    assert text(soup, ".zl-speaker") == HOSTILE
    assert text(soup, ".zl-heading") == HOSTILE
    assert text(soup, ".zl-han").startswith(f"{HOSTILE} <b>&\"三\"'千</b>，凡王畿內")
    assert "<script>" in text(soup, ".zl-trans")
    assert "<script>" in text(soup, ".zl-mend .zl-authorities")
    assert text(soup, ".zl-corrupt") == "千"
    variant = soup.select(".zl-variants li")[1]
    assert [span.get_text() for span in variant.select("span")] == [HOSTILE, HOSTILE]
    assert not soup.select(".zl-han b, .zl-variants p")


def test_hostile_cells_states_and_premises_are_printed_as_text() -> None:
    kinds = ("", "han", "prose")
    made = render("index", head=[HOSTILE], rows=[[blocks.Cell(HOSTILE, k, k and '"x') for k in kinds]])
    assert [td.get_text() for td in parsed(made).select("td")] == [HOSTILE, HOSTILE, HOSTILE]
    boxes = render("boxes", name='"x', style="--q:1", states=[(HOSTILE, "says")], stage={"q": [HOSTILE]})
    assert text(parsed(boxes), "label span") == HOSTILE
    stub = parsed(render("stub", name=HOSTILE, href='x"><script>'))
    assert text(stub, "title") == HOSTILE
    tree = '["*", "a.b\\"><script>"]'
    premise = {"key": '"x', "says": HOSTILE, "value": '1"', "unit": "家<b>", "bound": '"x'}
    form = parsed(
        render(
            "whatif", id=HOSTILE, href="x", reading=HOSTILE, says=HOSTILE, tree=tree, unit="家",
            first=[premise], rest=[], now="1", count="1", bound='"x', parts=tree,
        )
    ).form  # fmt: skip
    assert form is not None
    assert form["data-form"] == tree


def test_hostile_figure_is_printed_as_text() -> None:
    pd = pytest.importorskip("pandas")
    alt = pytest.importorskip("altair")
    chart = alt.Chart(pd.DataFrame({"x": [1], "t": [HOSTILE]})).mark_text().encode(x="x", text="t")
    made = Figure(chart, pd.DataFrame({HOSTILE: [HOSTILE]}), HOSTILE, HOSTILE, HOSTILE)._repr_html_()
    soup = parsed(made)
    assert [text(soup, s) for s in ("svg title", "svg desc", "th", "td")] == [HOSTILE] * 4
    assert HOSTILE in [t.get_text() for t in soup.select("svg text")]


def test_prose_sets_emphasis_and_escapes() -> None:
    assert prose("*a* < 'b' & \"c\"") == "<em>a</em> &lt; ‘b’ &amp; “c”"
    assert prose("<em>*x*</em>") == "&lt;em&gt;<em>x</em>&lt;/em&gt;"


def unit(key: str) -> sp.Symbol:
    """Return the symbol of a unit."""
    return sp.Symbol(key, positive=True)


@pytest.mark.parametrize("value, shown", [
    (sp.Rational(-13000, 18001), "−13,000/18,001"),
    (2880000 * unit("家"), "2,880,000 家"),
    (30000 * unit("夫") + 69 * unit("同"), "69 同 + 30,000 夫"),
    (4 * unit("寸") + 6 * unit("尺"), "6 尺 + 4 寸"),
    (25 * unit("步") + 156 * unit("畝"), "156 畝 + 25 步"),
    (3 * unit("夫/man"), "3 夫 (man)"),
    (3 * unit("里/area"), "3 里 (square li)"),
    (sp.Integer(0), "0"),
])  # fmt: skip
def test_figure(value: sp.Expr, shown: str) -> None:
    assert {str(s) for s in value.free_symbols} <= UNITS.keys()
    assert figure(value) == shown


@pytest.mark.parametrize(
    "path",
    [p for folder in ("sphinx_ext", "charts") for p in sorted((PACKAGE / folder).glob("*.py"))],
    ids=lambda p: f"{p.parent.name}/{p.name}",
)
def test_no_module_makes_html_itself(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr):
            for part in node.values:
                if isinstance(part, ast.Constant):
                    assert not re.search(r"(?<!\?P)<[a-z]", str(part.value)), f"{path.name}:{node.lineno}: a template"
