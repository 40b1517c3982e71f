"""What the book costs beside a bare book of the same stack, side by side in one run; one ratio a line.

    python bench/book.py         (make bench; the book must have been built for the two lines on bytes)

- cold build: this book against a bare one of as many pages, each of which imports sympy, pandas and altair
  and shows one formula, one table and one chart;
- no-op build: either built again with nothing changed;
- account: what every numeral is, and what rests on what, for ten copies of the book at once against ten times one;
- derivations: a process that evaluates every derivation in every reading against one that imports sympy;
- bytes: what a browser loads for a page of text, and for one with maths and a chart, against the same pages
  in a book with Jupyter Book's own settings. What the stock page asks of other hosts (MathJax, Vega) never
  arrives here; it is counted at the size of the same files, and named.
"""

from __future__ import annotations

import functools
import http.server
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SITE = ROOT / "_build" / "html"
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", "_build", "__pycache__", ".*_cache", ".hypothesis", "*.egg-info"
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# mathjax@3.2.2/es5/tex-mml-chtml.js, to which Sphinx points by default.
MATHJAX_BYTES = 1_173_007

HEADER = """\
---
jupytext:
  text_representation: {extension: .md, format_name: myst}
kernelspec: {name: python3, display_name: Python 3}
---
"""
BARE_PAGE = (
    HEADER
    + """\
# Page NUMBER

```{code-cell} ipython3
import altair
import pandas
import sympy

sympy.Rational(13, 18) * sympy.Symbol("T")
```

```{code-cell} ipython3
table = pandas.DataFrame({"ring": ["a", "b", "c"], "area": [4, 12, NUMBER]})
table
```

```{code-cell} ipython3
altair.Chart(table).mark_bar().encode(x="ring", y="area")
```
"""
)
BARE_CONFIG = """\
title: A bare book
exclude_patterns: [".*"]
execute:
  execute_notebooks: cache
"""
EVALUATE = """\
from zhouli.derivation import registry
from zhouli.solving import solve
for id, readings in registry().items():
    for reading in readings:
        solve(id, reading=reading)
"""
ACCOUNT = """\
import sys, time
from zhouli import coverage, library
from zhouli.derivation import registry, resting
from zhouli.solving import solve
library.use(*sys.argv[1:])
for id, readings in registry().items():
    for reading in readings:
        solve(id, reading=reading)
begin = time.perf_counter()
coverage.totals(), coverage.unchecked(), resting()
print(time.perf_counter() - begin)
"""


def report(what: str, ours: float, theirs: float, unit: str, goal: str) -> None:
    """Print one line: the ratio, what it is made of, and the goal."""
    number = (lambda x: f"{x / 1000:,.0f} kB") if unit == "B" else (lambda x: f"{x:.2f} s")
    print(
        f"{what:<34}{ours / theirs:6.2f}   ours {number(ours)}, theirs {number(theirs)} (goal {goal})",
        flush=True,
    )


def seconds(command: list[str], folder: Path | None = None) -> float:
    """Time one command; what it prints is shown only if it fails."""
    begin = time.perf_counter()
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8")
    if result.returncode:
        sys.exit(f"{' '.join(command)[:100]} failed:\n{result.stdout[-2000:]}\n{result.stderr[-2000:]}")
    return time.perf_counter() - begin


def build(folder: Path) -> float:
    """Build the book in a folder, as `make book` does, and time it."""
    return seconds(
        [str(Path(sys.executable).with_name("jupyter-book")), "build", ".", "-W", "-n", "--keep-going"],
        folder,
    )


def write_book(folder: Path, pages: dict[str, str]) -> Path:
    """Write a book with Jupyter Book's own settings: the first page is its root."""
    folder.mkdir()
    root, *rest = pages
    (folder / "_config.yml").write_text(BARE_CONFIG, encoding="utf-8")
    chapters = "chapters:\n" + "".join(f"- file: {name}\n" for name in rest) if rest else ""
    (folder / "_toc.yml").write_text(f"format: jb-book\nroot: {root}\n{chapters}", encoding="utf-8")
    for name, text in pages.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    return folder


def measure_builds(work: Path) -> None:
    """Time cold and no-op builds of this book and of a bare one with as many pages."""
    ours = work / "ours"
    shutil.copytree(ROOT, ours, ignore=LEFT_OUT)
    count = len(re.findall(r"^\s*(?:- file|root):", (ROOT / "_toc.yml").read_text(encoding="utf-8"), re.M))
    pages = {f"page{n}": BARE_PAGE.replace("NUMBER", str(n)) for n in range(count)}
    theirs = write_book(work / "bare", pages)
    report(f"cold build, {count} pages", build(ours), build(theirs), "s", "1.0")
    again = [(build(ours), build(theirs)) for _ in range(3)]
    report("no-op build", min(a for a, _ in again), min(b for _, b in again), "s", "3")


def measure_derivations() -> None:
    """Time a process that evaluates every derivation against one that imports sympy."""
    runs = [
        (seconds([sys.executable, "-c", EVALUATE]), seconds([sys.executable, "-c", "import sympy"]))
        for _ in range(5)
    ]
    report("all derivations / import sympy", min(a for a, _ in runs), min(b for _, b in runs), "s", "2")


def clone(folder: Path, number: int) -> Path:
    """Copy the book's commentary under other ids: each of its own gets the prefix `c<number>-`."""
    from zhouli.library import HOME, Commentary

    prefix, home = f"c{number}-", Commentary(HOME)
    ids = sorted({*home.edition.works, *(made.id for made in (*home.derivations, *home.tables))}, key=len)
    word = re.compile("(?<![A-Za-z0-9_-])(" + "|".join(map(re.escape, reversed(ids))) + r")(?=[\"'./:~#]|$)", re.M)
    shutil.copytree(HOME, folder / f"c{number}", ignore=LEFT_OUT)
    for path in (folder / f"c{number}").rglob("*.*"):
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".py":  # inside quotation marks only
            text = re.sub(r'"[^"\n]*"', lambda m: word.sub(prefix + r"\1", m[0]), text)
            text = text.replace("zhouli.commentaries.zhouli.derivations", f"zhouli_commentary_c{number}.derivations")
        elif path.suffix == ".yaml":
            text = re.sub(r"(?m)^( *- id: |  slug: )", rf"\1{prefix}", text)
        elif path.name == "commentary.toml":
            text = text.replace('id = "zhouli"', f'id = "c{number}"').replace('prefix = ""', f'prefix = "{prefix}"')
        path.write_text(text, encoding="utf-8")
    return folder / f"c{number}"


def measure_size(work: Path) -> None:
    """Time the account of every numeral, and of what rests on what, for the book and for ten books at once."""
    folders = [str(clone(work / "tenfold", number)) for number in range(10)]
    one, ten = (
        min(float(subprocess.check_output([sys.executable, "-c", ACCOUNT, *some])) for _ in range(2))
        for some in (folders[:1], folders)
    )
    report("account, ten books / ten times one", ten, 10 * one, "s", "1.2")


def article(page: Path) -> str:
    """Cut the article out of a built page."""
    found = re.search(r"<article[^>]*>(.*)</article>", page.read_text(encoding="utf-8"), re.S)
    return found[1] if found else ""


def pick(maths: bool) -> Path | None:
    """Pick the built page with most text among those with, or without, maths and a chart."""

    def fits(page: Path) -> bool:
        text = page.read_text(encoding="utf-8")
        return (
            ("mathjax/startup" in text and "<svg" in article(page))
            if maths
            else "mathjax/startup" not in text
        )

    found = [
        p for folder in ("book", "notebooks") for p in sorted((SITE / folder).rglob("*.html")) if fits(p)
    ]
    return max(found, key=lambda p: len(article(p)), default=None)


def stock_page(page: Path, maths: bool) -> str:
    """Write the same page for a stock book: its article as it is, its charts drawn there by Altair."""
    html = article(page)
    charts = html.count("<svg")
    body = re.sub(r"<svg.*?</svg>", "", html, flags=re.S)
    text = "# The same page\n\n````{raw} html\n" + body + "\n````\n"
    if not maths:
        return text
    return (
        HEADER
        + text
        + "\n$$x$$\n"
        + "".join(
            f"\n```{{code-cell}} ipython3\nimport altair, pandas\n"
            f"altair.Chart(pandas.DataFrame({{'x': [1, 2, {n}]}}))"
            ".mark_bar().encode(x='x')\n```\n"
            for n in range(charts)
        )
    )


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A file server that writes no log."""

    def log_message(self, *args: object) -> None:
        """Say nothing."""


def elsewhere(urls: list[str]) -> int:
    """Weigh what a page asks of other hosts: MathJax, and Vega with its two companions, by the same files."""
    import vl_convert

    total = MATHJAX_BYTES if any("mathjax" in url for url in urls) else 0
    if any("/vega" in url for url in urls):
        total += len(vl_convert.javascript_bundle().encode())
    return total


def loaded(browser: object, site: Path, page: str) -> tuple[int, int]:
    """Count the bytes that a browser loads for a page, in a fresh profile: the site's, and others'."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    context = browser.new_context(viewport={"width": 1280, "height": 1200})  # type: ignore[attr-defined]
    tab, sizes, outside = context.new_page(), {}, []

    def gate(route: Any) -> None:
        if "//127.0.0.1" in route.request.url:
            route.continue_()
        else:
            outside.append(route.request.url)
            route.abort()

    tab.route("**/*", gate)
    tab.on("response", lambda r: sizes.__setitem__(r.url, len(r.body())) if r.ok else None)
    tab.goto(f"http://127.0.0.1:{server.server_port}/{page}", wait_until="load")
    tab.wait_for_timeout(2500)
    context.close()
    server.shutdown()
    return sum(sizes.values()), elsewhere(outside)


def measure_bytes(work: Path) -> None:
    """Weigh a page of text, and one with maths and a chart, against the same in a stock book."""
    pages = {"text": pick(maths=False), "maths": pick(maths=True)}
    chromium = shutil.which("chromium")
    if not (SITE / "index.html").is_file() or chromium is None:
        print("bytes of a page                   not measured: needs a built book (make book) and chromium")
        return
    from playwright.sync_api import sync_playwright

    found = {name: page for name, page in pages.items() if page}
    # A root of its own: Sphinx gives MathJax to a page above one with maths.
    texts = {name: stock_page(page, name == "maths") for name, page in found.items()}
    stock = write_book(work / "stock", {"root": "# A stock book\n", **texts})
    seconds([str(Path(sys.executable).with_name("jupyter-book")), "build", "."], stock)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=FLAGS)
        for name, page in found.items():
            ours = sum(loaded(browser, SITE, page.relative_to(SITE).as_posix()))
            own, other = loaded(browser, stock / "_build" / "html", f"{name}.html")
            what = "page with maths and a chart" if name == "maths" else "page of text"
            report(
                f"bytes, {what}", ours, own + other, "B", f"0.5; {other / 1000:,.0f} kB of theirs elsewhere"
            )
        browser.close()
    for name in pages.keys() - found.keys():
        print(f"bytes, page of {name:<19} not measured: the book has none yet")


def main() -> None:
    """Print every ratio."""
    os.environ.setdefault("PYTHONUTF8", "1")
    with tempfile.TemporaryDirectory() as folder:
        measure_builds(Path(folder))
        measure_derivations()
        measure_size(Path(folder))
        measure_bytes(Path(folder))


if __name__ == "__main__":
    main()
