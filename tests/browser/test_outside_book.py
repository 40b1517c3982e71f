"""A book elsewhere that names the extension and nothing else: whole in a browser, and it asks nothing outside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


@pytest.mark.parametrize("scheme", ["http", "file"])
def test_page_of_another_book_is_whole(visit_outside: Callable[..., Any], scheme: str) -> None:
    seen = visit_outside("page.html", scheme)
    page = seen.page
    assert page.evaluate("[...document.fonts].some((f) => f.status === 'loaded' && f.family.includes('Zhouli Han'))")
    assert page.locator(".zl-derivation mjx-container").count() > 5
    form = page.locator("form.zl-whatif")
    stated = form.locator("output").inner_text()
    form.locator("input").first.fill("91")
    assert form.locator("output").inner_text() not in ("", stated)
    assert page.locator(".zl-passage .zl-copy").count() == 1
    assert page.locator(".zl-figure svg").bounding_box()["width"] > 100
    assert (seen.outside, seen.errors) == ([], [])
