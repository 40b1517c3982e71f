"""The search box finds Chinese, in any of its written forms, and English; from a server and from a folder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

# A query, and a page whose text holds it.
QUERIES = ["十八分之十三", "廛", "畺", "八百六十四万夫", "households", "jingtian"]


def results(page: Any) -> list[str]:
    """Wait for the search to end and list the titles found."""
    page.wait_for_function("document.querySelector('.search-summary')?.textContent.trim()")
    return page.locator("#search-results li > a").all_inner_texts()


@pytest.mark.parametrize("scheme", ["http", "file"])
@pytest.mark.parametrize("query", QUERIES)
def test_search_finds(visit: Callable[..., Any], query: str, scheme: str) -> None:
    seen = visit(f"search.html?q={query}", scheme)
    assert results(seen.page), f"nothing found for {query}"
    assert (seen.outside, seen.errors) == ([], [])


@pytest.mark.parametrize("scheme", ["http", "file"])
def test_search_says_when_there_is_nothing(visit: Callable[..., Any], scheme: str) -> None:
    assert results(visit("search.html?q=鼕鼕鼕zzzz", scheme).page) == []


def test_result_shows_the_words_in_their_place(visit: Callable[..., Any]) -> None:
    page = visit("search.html?q=十八分之十三").page
    results(page)
    page.wait_for_selector("#search-results .context mark")
    assert "十八分之十三" in page.locator("#search-results .context mark").all_inner_texts()


def test_box_in_the_page_leads_to_the_results(visit: Callable[..., Any]) -> None:
    page = visit("search.html").page
    box = page.locator("input[name=q]").last
    box.fill("十八分之十三")
    box.press("Enter")
    page.wait_for_url("**/search.html?q=*")
    assert results(page)
