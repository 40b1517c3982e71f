"""Every built page in a real browser: from a server and from a folder, at every width, in both themes."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

FAINT = (Path(__file__).parent / "faint.js").read_text(encoding="utf-8").partition("\n")[2]
WIDE = "document.documentElement.scrollWidth > window.innerWidth + 1"
EMPTY_MATHS = """[...document.querySelectorAll(".math")].filter((e) => {
  const box = e.querySelector("mjx-container")?.getBoundingClientRect();
  return e.checkVisibility() && !(box && box.width > 0 && box.height > 0);
}).map((e) => e.textContent.slice(0, 60))"""
MATHS_ERRORS = '[...document.querySelectorAll("mjx-merror")].map((e) => e.textContent)'
EMPTY_CHARTS = """[...document.querySelectorAll(":is(.zl-figure, .cell_output) :is(svg, img)")]
  .filter((e) => e.checkVisibility() && !(e.getBoundingClientRect().width > 20 && (e.naturalWidth ?? 1) > 0))
  .length"""


def test_page_is_whole_from_a_server(visit: Callable[..., Any], path: str) -> None:
    seen = visit(path)
    page = seen.page
    assert page.evaluate(EMPTY_MATHS) == []
    assert page.evaluate(MATHS_ERRORS) == []
    assert page.evaluate(EMPTY_CHARTS) == 0
    assert page.evaluate(FAINT) == []
    page.emulate_media(color_scheme="dark")
    page.wait_for_function('document.documentElement.dataset.theme === "dark"')
    # The theme fades its colours in.
    page.wait_for_timeout(250)
    assert page.evaluate(FAINT) == []
    page.set_viewport_size({"width": 390, "height": 800})
    page.wait_for_timeout(50)
    assert not page.evaluate(WIDE), "the page scrolls sideways on a phone"
    assert (seen.outside, seen.errors) == ([], [])


def test_page_is_whole_from_a_folder(visit: Callable[..., Any], path: str) -> None:
    seen = visit(path, "file", width=390)
    assert seen.page.evaluate(EMPTY_MATHS) == []
    assert not seen.page.evaluate(WIDE), "the page scrolls sideways on a phone"
    assert (seen.outside, seen.errors) == ([], [])


@pytest.mark.parametrize("scheme", ["http", "file"])
def test_icons_show(visit: Callable[..., Any], first_page: str, scheme: str) -> None:
    page = visit(first_page, scheme).page
    assert page.evaluate("""document.fonts.check("900 16px 'Zhouli Icons'", "\\uf0c9")""")
    icon = page.locator(".fa-bars").first
    assert icon.bounding_box()["width"] > 5


@pytest.mark.parametrize("scheme", ["http", "file"])
def test_han_text_is_set_in_the_font_of_the_book(
    visit: Callable[..., Any], first_page: str, scheme: str
) -> None:
    page = visit(first_page, scheme).page
    loaded = page.evaluate("[...document.fonts].filter((f) => f.status === 'loaded').map((f) => f.family)")
    assert any("Zhouli Han" in family for family in loaded)


def test_stubs_lead_to_a_place_that_exists(site: Path) -> None:
    for stub in sorted((site / "id").glob("*.html")):
        found = re.search(r'url=([^"]+)"', stub.read_text(encoding="utf-8"))
        assert found, f"{stub.name} leads nowhere"
        page, _, anchor = unquote(found[1]).partition("#")
        target = site / posixpath.normpath(posixpath.join("id", page))
        assert target.is_file(), f"{stub.name} leads to {page}, which is not there"
        if anchor:
            ids = re.findall(r"""\sid=["']([^"']+)""", target.read_text(encoding="utf-8"))
            assert anchor in ids, f"{stub.name}: no #{anchor} in {page}"


@pytest.mark.parametrize("scheme", ["http", "file"])
def test_stub_leads_on(visit: Callable[..., Any], site: Path, scheme: str) -> None:
    stubs = sorted(p.name for p in (site / "id").glob("*.html"))
    if stubs:
        page = visit(f"id/{stubs[0]}", scheme, settle=False).page
        page.wait_for_url(re.compile(r"/(book|notebooks)/"))


def test_no_page_names_an_outside_script_style_or_picture(site: Path, all_pages: list[str]) -> None:
    asks = re.compile(
        r"""<(?:script|img|iframe|source|video|audio)\b[^>]*\ssrc=["']?(?:https?:)?//|"""
        r"""<link\b(?![^>]*rel=["']?(?:canonical|license))[^>]*\shref=["']?(?:https?:)?//"""
    )
    for path in all_pages:
        assert not asks.search((site / path).read_text(encoding="utf-8")), f"{path} asks another host"
