"""The Sphinx domain `zhouli`: passages and derivations as objects with addresses, roles that lead to them.

Directives leave a `block` with a name and arguments; when all targets of the book are known it becomes HTML. So a page
can point to a derivation that stands further on, and a computed number is never typed.
"""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from docutils import nodes
from sphinx.domains import Domain, ObjType
from sphinx.errors import ExtensionError
from sphinx.util.docutils import SphinxDirective, SphinxRole

from zhouli.decision import tables
from zhouli.derivation import Refused, registry
from zhouli.edition import NotFound
from zhouli.library import edition
from zhouli.solving import solve
from zhouli.sphinx_ext import blocks
from zhouli.sphinx_ext.commentaries import at_home
from zhouli.sphinx_ext.rendering import Link, anchor

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment


class zhouli_block(nodes.General, nodes.Element):  # type: ignore[misc]
    """A place for HTML that is made when every target is known: `make` names the maker, `args` its arguments."""


class zhouli_reference(nodes.Inline, nodes.TextElement):  # type: ignore[misc]
    """A link to a passage or derivation by `id`."""


def known(id: str) -> str:
    """Return `passage`, `derivation` or `table`; raise Refused for an id that is none of them."""
    if id in registry():
        return "derivation"
    if id in tables():
        return "table"
    if id in edition().passages:
        return "passage"
    raise Refused(
        f"no passage, derivation or table {id}; `zhouli passages`, `derivations` and `tables` list them"
    )


class Block(SphinxDirective):
    """One directive for every maker in `zhouli.sphinx_ext.blocks`; options are passed on to it."""

    required_arguments = 0
    optional_arguments = 2
    has_content = False
    option_spec: ClassVar = {"reading": str, "result": str, "home": lambda _: "yes", "caption": str}
    make = ""

    def run(self) -> list[nodes.Node]:
        """Leave a block; where the directive is the home of ids, record where they stand."""
        here: list[nodes.Node] = []
        try:
            for id in blocks.homes(self.make, self.arguments, self.options):
                place = anchor(id)
                held = targets(self.env).get(id)
                if held and held[0] != self.env.docname:
                    raise Refused(f"{id} has its home on {held[0]} already; leave out :home: here")
                targets(self.env)[id] = (self.env.docname, place)
            node = zhouli_block(
                make=self.make, args=self.arguments, options=self.options, docname=self.env.docname
            )
            self.set_source_info(node)
            here.append(node)
        except (Refused, NotFound) as fault:
            raise self.error(f"zhouli:{self.make}: {fault}") from None
        return here


class IdRole(SphinxRole):
    """Link to a passage or a derivation: {zhouli:p}`zaishi.2.zhu.6`, {zhouli:d}`tong-ladder`."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Leave a reference; an unknown id is an error of the page."""
        shown, _, id = self.text.rpartition("<")
        id = id.rstrip(">").strip()
        try:
            known(id)
        except Refused as fault:
            return [], [self.inliner.reporter.error(str(fault), line=self.lineno)]
        return [zhouli_reference("", nodes.Text(shown.strip() or id), id=id)], []


class ValueRole(SphinxRole):
    """Print a computed number: {zhouli:v}`outer-domain-households.H`, or the words that state it with |han."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Leave the number, linked to the derivation that makes it."""
        key, _, form = self.text.partition("|")
        owner, _, name = key.strip().rpartition(".")
        id, _, reading = owner.partition(":")
        try:
            solution = solve(id, reading)
            step = next((s for s in solution.steps if s.node.name == name and s.value is not None), None)
            shown = blocks.shown(solution[name], form.strip(), step.words if step else "")
        except Refused as fault:
            return [], [self.inliner.reporter.error(str(fault), line=self.lineno)]
        text = nodes.inline(
            "", shown, classes=["zl-computed", "zl-ours-n" if solution.derivation.ours else "zl-theirs-n"]
        )
        if form.strip() == "han":
            text["language"] = "zh-Hant"
        return [zhouli_reference("", "", text, id=id)], []


class ZhouliDomain(Domain):
    """Objects of the book: its passages and derivations, each with an address that stays."""

    name = "zhouli"
    label = "Rites of Zhou"
    object_types = {  # noqa: RUF012
        "passage": ObjType("passage", "p"),
        "derivation": ObjType("derivation", "d"),
        "table": ObjType("decision table", "d"),
    }
    roles = {"p": IdRole(), "d": IdRole(), "v": ValueRole()}  # noqa: RUF012
    directives = {  # noqa: RUF012
        make: type(make.title(), (Block,), {"make": make}) for make in blocks.MAKERS
    }

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Yield what goes into objects.inv, so that other projects can point here."""
        for id, (docname, place) in sorted(targets(self.env).items()):
            yield id, id, known(id), docname, place, 1

    def merge_domaindata(self, docnames: list[str], otherdata: dict[str, Any]) -> None:
        """Nothing to merge: targets are kept on the environment."""


def targets(env: BuildEnvironment) -> dict[str, tuple[str, str]]:
    """Return where ids have their home: id → (docname, fragment)."""
    if not hasattr(env, "zhouli_targets"):
        env.zhouli_targets = {}  # type: ignore[attr-defined]
    held: dict[str, tuple[str, str]] = env.zhouli_targets  # type: ignore[attr-defined]
    return held


def elsewhere(env: BuildEnvironment) -> set[str]:
    """Return the ids that pages written in this build lead to, and that have no home in it."""
    if not hasattr(env, "zhouli_elsewhere"):
        env.zhouli_elsewhere = set()  # type: ignore[attr-defined]
    held: set[str] = env.zhouli_elsewhere  # type: ignore[attr-defined]
    return held


def _purge(app: Sphinx, env: BuildEnvironment, docname: str) -> None:
    for id in [id for id, (home, _) in targets(env).items() if home == docname]:
        del targets(env)[id]


def _merge(app: Sphinx, env: BuildEnvironment, docnames: set[str], other: BuildEnvironment) -> None:
    targets(env).update({id: at for id, at in targets(other).items() if at[0] in docnames})


def _ask_for_maths(app: Sphinx, doctree: nodes.document) -> None:
    """Make Sphinx load MathJax where a block prints formulas; it has looked for its own maths by now."""
    if any(blocks.has_maths(node["make"]) for node in doctree.findall(zhouli_block)):
        app.env.get_domain("math").data["has_equations"][app.env.docname] = True


def _linker(app: Sphinx, docname: str) -> Link:
    def link(id: str) -> str:
        id, _, fragment = id.partition("#")
        if id in targets(app.env):
            home, place = targets(app.env)[id]
            return f"{app.builder.get_relative_uri(docname, home)}#{fragment or place}"
        # An object without a home in this build still has its lasting address, where a page says what it is.
        elsewhere(app.env).add(id)
        return posixpath.relpath(f"id/{id}.html", posixpath.dirname(docname) or ".")

    return link


def _resolve(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    link = _linker(app, docname)
    for node in list(doctree.findall(zhouli_block)):
        try:
            made = blocks.MAKERS[node["make"]](node["args"], node["options"], link)
        except (Refused, NotFound) as fault:
            raise ExtensionError(f"{docname}: zhouli:{node['make']}: {fault}") from fault
        node.replace_self(nodes.raw("", str(made), format="html"))
    for node in list(doctree.findall(zhouli_reference)):
        made = nodes.reference(
            "", "", *node.children, refuri=link(node["id"]), internal=True, classes=["zl-ref"]
        )
        node.replace_self(made)


def _complete(app: Sphinx, env: BuildEnvironment) -> None:
    """Every passage and derivation at home here must stand on a page, or a citation would lead nowhere."""
    if missing := [id for id in at_home(app.config) if id not in targets(env)]:
        from sphinx.util import logging

        logging.getLogger(__name__).warning("no page is the home of %s", ", ".join(missing), type="zhouli")


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the domain, its nodes and the events that resolve them."""
    app.add_node(zhouli_block)
    app.add_node(zhouli_reference)
    app.add_domain(ZhouliDomain)
    app.connect("env-purge-doc", _purge)
    app.connect("env-merge-info", _merge)
    app.connect("doctree-read", _ask_for_maths)
    app.connect("env-check-consistency", _complete)
    app.connect("doctree-resolved", _resolve)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
