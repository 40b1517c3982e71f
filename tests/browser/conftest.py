"""A built book, a server for it, and Chromium: where one is missing, tests are skipped with the reason.

Set ZHOULI_REQUIRE_BROWSER=1 to fail instead of skipping.
"""

from __future__ import annotations

import contextlib
import functools
import http.server
import os
import shutil
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlparse

import pytest

ROOT = Path(__file__).parent.parent.parent
SITE = ROOT / "_build" / "html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def pages() -> list[str]:
    """List the pages of the built book; the stubs under id/ have a test of their own."""
    found = (p.relative_to(SITE).as_posix() for p in SITE.rglob("*.html"))
    return sorted(
        p for p in found if not p.startswith(("id/", "_static/", "_sources/")) and p != "index.html"
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that takes a `path` for every page; where no book is built, once, to say so."""
    if "path" in metafunc.fixturenames:
        metafunc.parametrize("path", pages() or ["index.html"])


def cannot(why: str) -> Any:
    """Skip with a reason, or fail with it where a browser is required."""
    if os.environ.get("ZHOULI_REQUIRE_BROWSER") == "1":
        pytest.fail(f"browser tests are required, but {why}")
    pytest.skip(f"browser tests not run: {why}")


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A file server that writes no log."""

    def log_message(self, *args: object) -> None:
        """Say nothing."""


class Server(http.server.ThreadingHTTPServer):
    """A server that is not surprised when a browser turns away in the middle of a file."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing."""


@dataclass
class Visit:
    """A page that was opened, with what it asked for outside its site and what its console complained of."""

    page: Any
    outside: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def settle(self) -> None:
        """Wait until fonts are loaded and maths, if any, is set."""
        self.page.evaluate("""async () => {
            if (document.querySelector('script[src*="mathjax"]'))
                for (let i = 0; i < 100 && !window.MathJax?.startup?.promise; i++)
                    await new Promise((done) => setTimeout(done, 50));
            await window.MathJax?.startup?.promise;
            await document.fonts.ready;
        }""")


@dataclass
class Reader:
    """Opens pages of the book, from the server (`http`) or from the folder (`file`)."""

    browser: Any
    port: int
    site: Path

    def url(self, path: str, scheme: str) -> str:
        """Write the address of a page; `path` may end in a query."""
        path = quote(path, safe="/?=&#%")
        return f"http://127.0.0.1:{self.port}/{path}" if scheme == "http" else f"{self.site.as_uri()}/{path}"

    def open(self, path: str, scheme: str = "http", *, width: int = 1280, settle: bool = True) -> Visit:
        """Open a page in a fresh profile, and wait until it has settled unless it leads on at once."""
        context = self.browser.new_context(viewport={"width": width, "height": 1000}, color_scheme="light")
        visit = Visit(context.new_page())
        visit.page.on("request", lambda r: visit.outside.append(r.url) if self.is_outside(r.url) else None)
        visit.page.on("console", lambda m: visit.errors.append(m.text) if m.type == "error" else None)
        visit.page.on(
            "response", lambda r: visit.errors.append(f"{r.status} {r.url}") if r.status >= 400 else None
        )
        visit.page.on("pageerror", lambda e: visit.errors.append(str(e)))
        visit.page.goto(self.url(path, scheme), wait_until="load")
        if settle:
            visit.settle()
        return visit

    @staticmethod
    def is_outside(url: str) -> bool:
        """Say whether an address leaves the site."""
        parts = urlparse(url)
        return parts.scheme not in ("file", "data", "blob") and parts.hostname != "127.0.0.1"


@pytest.fixture(scope="session")
def site() -> Path:
    """Return the folder of the built book."""
    if not (SITE / "index.html").is_file():
        cannot("the book is not built (make book)")
    return SITE


@pytest.fixture(scope="session")
def first_page(site: Path) -> str:
    """Return the path of the landing page."""
    return "book/index.html"


@pytest.fixture(scope="session")
def all_pages(site: Path) -> list[str]:
    """Return the paths of all pages."""
    return pages()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Start a browser, once for all tests."""
    chromium = next(filter(None, map(shutil.which, NAMES)), None)
    if chromium is None:
        cannot("no Chromium is installed (on Debian: apt install chromium)")
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


@contextlib.contextmanager
def serving(browser: Any, site: Path) -> Iterator[Reader]:
    """Serve a site for as long as it is read."""
    server = Server(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Reader(browser, server.server_port, site)
    server.shutdown()


@contextlib.contextmanager
def visiting(reader: Reader) -> Iterator[Any]:
    """Open pages, and close them at the end."""
    opened: list[Visit] = []

    def opening(*args: Any, **kwargs: Any) -> Visit:
        opened.append(reader.open(*args, **kwargs))
        return opened[-1]

    yield opening
    for one in opened:
        one.page.context.close()


@pytest.fixture(scope="session")
def reader(site: Path, browser: Any) -> Iterator[Reader]:
    """Read the built book."""
    with serving(browser, site) as reading:
        yield reading


@pytest.fixture
def visit(reader: Reader) -> Iterator[Any]:
    """Open pages of the book, and close them when the test ends."""
    with visiting(reader) as opening:
        yield opening


@pytest.fixture
def visit_outside(outside_book: Path, browser: Any) -> Iterator[Any]:
    """Open pages of the book that quotes this one, and close them when the test ends."""
    with serving(browser, outside_book) as reading, visiting(reading) as opening:
        yield opening
