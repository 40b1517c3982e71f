"""Take out of the theme's style sheets what no page of the book uses.

The theme brings all of Bootstrap and of its own parts, some 400 KB of rules, to every page. When a build has
ended, the classes that the pages and the scripts name are collected, and a rule whose every selector names
one that nobody has is left out. Selectors are read generously: what stands in `:not()` or `:is()`, attributes
and elements never count.

It takes 268 of 442 KB of style sheets off every page, a third of what a page of text weighs in all (35 of 75 KB where
a server compresses). Cutting a sheet at its braces is all that this needs, and takes 0.1 s of every build, the one that
changes nothing too; a parser of the whole language (tinycss2) takes 0.7 s, and would be one more package to install.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx

SHEETS = ("styles/*.css", "sphinx-design.min.css", "mystnb.*.css", "basic.css", "togglebutton.css")
SCRIPTS = ("scripts/pydata-sphinx-theme.js", "scripts/sphinx-book-theme.js", "*.js")
# What Bootstrap's script, which names every class of Bootstrap, does put on the pages of this theme.
BOOTSTRAP = frozenset(
    "active collapse collapsed collapsing disabled dropdown-menu-end fade hide show showing "
    "tooltip tooltip-inner tooltip-arrow bs-tooltip-auto bs-tooltip-top bs-tooltip-bottom "
    "bs-tooltip-start bs-tooltip-end".split()
)

TOKEN = re.compile(r"""/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]|[^{}"'/]+|/""", re.S)
GENEROUS = re.compile(r":(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)")
NAME = re.compile(r"[.#](-?[A-Za-z_][\w-]*)")
ATTRIBUTE = re.compile(r"\[[^\]]*\]")


def blocks(css: str) -> Iterator[tuple[str, str]]:
    """Yield the parts of a style sheet: what stands before a brace, and what stands in the braces.

    A statement without braces has an empty second half. Comments are passed over.

    >>> list(blocks('a{b:c}@media x{d{e:f}}'))
    [('a', 'b:c'), ('@media x', 'd{e:f}')]
    """
    depth, head, body = 0, "", ""
    for token in TOKEN.findall(css):
        if token.startswith("/*"):
            continue
        if token == "{":
            depth += 1
            if depth == 1:
                continue
        elif token == "}":
            depth -= 1
            if depth == 0:
                yield head.strip(), body
                head = body = ""
                continue
        if depth:
            body += token
        else:
            head += token
            # @charset, @import and their like.
            if head.lstrip().startswith("@") and ";" in token:
                statement, _, head = head.rpartition(";")
                yield statement.strip() + ";", ""


def is_used(selector: str, used: frozenset[str]) -> bool:
    """Say whether every class and id that a selector needs is among those in use."""
    bare = ATTRIBUTE.sub("", GENEROUS.sub("", selector))
    return all(name in used for name in NAME.findall(bare))


def selectors(head: str) -> list[str]:
    """Cut a list of selectors at its commas, those inside brackets excepted.

    >>> selectors("a,b:is(c,d) e")
    ['a', 'b:is(c,d) e']
    """
    out, depth = [""], 0
    for char in head:
        depth += (char in "([") - (char in ")]")
        if char == "," and not depth:
            out.append("")
        else:
            out[-1] += char
    return [s.strip() for s in out]


def prune(css: str, used: frozenset[str]) -> str:
    """Leave out the rules that no page can match.

    >>> prune(".a,.b{c:d}.a{ }.e{f:g}@media print{.e{h:i}}", frozenset({"a"}))
    '.a{c:d}'
    """
    out = []
    for head, body in blocks(css):
        if not body.strip():
            out.append(head if head.endswith(";") else "")
        elif head.startswith(("@media", "@supports", "@container", "@layer")):
            inner = prune(body, used)
            if inner:
                out.append(f"{head}{{{inner}}}")
        elif head.startswith("@"):
            out.append(f"{head}{{{body}}}")
        else:
            kept = [s for s in selectors(head) if is_used(s, used)]
            if kept:
                out.append(f"{','.join(kept)}{{{body.strip()}}}")
    return "".join(out)


def names_in_use(site: Path) -> frozenset[str]:
    """Collect the classes and ids on the pages of a built site, and every word of its scripts."""
    used = set(BOOTSTRAP)
    for page in site.rglob("*.html"):
        for names in re.findall(r"""\s(?:class|id)=["']([^"']*)["']""", page.read_text(encoding="utf-8")):
            used.update(names.split())
    for pattern in SCRIPTS:
        for script in (site / "_static").glob(pattern):
            used.update(re.findall(r"-?[A-Za-z_][\w-]*", script.read_text(encoding="utf-8")))
    return frozenset(used)


def _prune_sheets(app: Sphinx, exception: Exception | None) -> None:
    if exception is not None or app.builder.name != "html":
        return
    used = names_in_use(Path(app.outdir))
    for pattern in SHEETS:
        for sheet in sorted((Path(app.outdir) / "_static").glob(pattern)):
            sheet.write_text(prune(sheet.read_text(encoding="utf-8"), used), encoding="utf-8")


def setup(app: Sphinx) -> dict[str, Any]:
    """Prune the style sheets when a build has ended well; Sphinx copies them afresh for every build."""
    app.connect("build-finished", _prune_sheets)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
