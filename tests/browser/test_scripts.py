"""The book's own scripts: what-if forms compute exactly in the page, and a passage is copied with its citation."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


def page_with(site: Path, text: str) -> str:
    """Find a page whose HTML holds `text`."""
    for path in sorted(site.glob("*/**/*.html")):
        if "_static" not in path.parts and text in path.read_text(encoding="utf-8"):
            return path.relative_to(site).as_posix()
    pytest.fail(f"no page holds {text}")


@pytest.mark.parametrize("scheme", ["http", "file"])
def test_what_if_form_agrees_with_the_book_and_then_moves(
    visit: Callable[..., Any], site: Path, scheme: str
) -> None:
    page = visit(page_with(site, '<form class="zl-whatif"'), scheme).page
    for form in page.locator("form.zl-whatif").all():
        output = form.locator("output")
        stated = output.inner_text()
        assert form.locator(".zl-was").inner_text().split()[2].startswith(stated), (
            "the page and the book differ"
        )
        form.locator("details").evaluate_all("all => all.forEach((one) => (one.open = true))")
        box = form.locator("input").last
        was = box.input_value()
        box.fill("1/7")
        assert output.inner_text() != stated
        assert "." not in output.inner_text(), "a what-if must stay exact"
        for wanted, bad, says in (("share", "3/2", "at most 1"), ("whole", "1/2", "counted whole"), ("none less", "-2", "less than none")):
            for bounded in form.locator(f"input[data-bound='{wanted}']").all()[:1]:
                held = bounded.input_value()
                bounded.fill(bad)
                assert f"{says}" in form.locator(".zl-outside").inner_text()
                bounded.fill(held)
        box.fill("many")
        assert "write a whole number" in output.inner_text()
        assert box.get_attribute("aria-invalid") is not None
        form.locator("button[type=reset]").click()
        page.wait_for_function(
            "(was) => [...document.querySelectorAll('input')].some((i) => i.value === was)", arg=was
        )
        page.wait_for_timeout(30)
        assert output.inner_text() == stated


@pytest.mark.parametrize("scheme", ["http", "file"])
def test_passage_is_copied_with_its_citation(visit: Callable[..., Any], site: Path, scheme: str) -> None:
    page = visit(page_with(site, 'class="zl-passage'), scheme).page
    if scheme == "http":
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    passage = page.locator(".zl-passage").first
    passage.locator(".zl-copy").click()
    page.wait_for_function("document.querySelector('.zl-passage .zl-copy').textContent === 'copied'")
    if scheme == "http":
        copied = page.evaluate("navigator.clipboard.readText()")
        name = passage.locator(".zl-locus a").inner_text()
        assert copied.startswith(passage.locator(".zl-han").inner_text().strip()[:8])
        assert f"id/{name}.html" in copied
