"""Derivations: straight-line algebra over quoted premises.

A body is run once. It sees no values: it leaves nodes, and `zhouli.solving` walks them. Whatever varies (a slip
of the copyist, a variant, a mend, a what-if) is laid over a span of the text or over a name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from fractions import Fraction
from functools import cached_property
from typing import Any

from zhouli import algebra as sp
from zhouli import library, proof, terms, units
from zhouli.edition import NotFound, Span
from zhouli.terms import Term

PREMISES = {"given", "assume", "count"}
STATED = {"then", "again"}


class Refused(ValueError):
    """Words or algebra that cannot be read, compared or proved; the message says what to write."""


@dataclass(frozen=True)
class Node:
    """One name and where it comes from: kinds are given, count, assume, uses, let, then, again, measure, proof."""

    kind: str
    name: str
    term: Term | None = None  # algebra over names; None for what is quoted or taken over
    spans: tuple[Span, ...] = ()
    noun: str = ""
    sense: str = ""
    source: str = ""
    origin: str = ""
    reading: str = ""
    by: str = "equal"
    holds: bool = True
    says: str = ""
    why: str = ""
    proof: Any = None
    scale: str = ""
    implied: bool = False
    ordinal: bool = False
    denies: bool = False
    done: str | None = (
        None  # what is done with a share, where an `again` says it otherwise than the name does
    )

    @cached_property
    def expr(self) -> Any:
        """The algebra as a sympy expression over names, or None."""
        return None if self.term is None else terms.expression(self.term)

    @cached_property
    def names(self) -> frozenset[str]:
        """Names and units in the algebra."""
        return frozenset() if self.term is None else terms.names(self.term)

    @property
    def span(self) -> Span | None:
        """The one span quoted, if any."""
        return self.spans[0] if self.spans else None


@units.depends
def unit(noun: str, sense: str | None = None) -> Term:
    """Return a unit, so that 九百夫 is 900 of it; it is equal to the sympy symbol that values hold.

    Raises Refused for a noun or a sense that the table of units does not have.

    >>> 900 * unit("夫")
    900*夫
    """
    try:
        return Term("name", units.resolve(noun, sense).key)
    except LookupError as fault:
        raise Refused(str(fault)) from None


def exact(value: Any, where: str) -> sp.Expr:
    """Turn ints, Fractions and sympy expressions into exact algebra; refuse floats, irrationals and what is no number."""
    right = "write a Fraction, a sympy Rational or an expression of names"
    shown = brief(value)
    if isinstance(value, float):
        raise Refused(f"{where}: {shown} is a float; {right}")
    if isinstance(value, bool) or not isinstance(value, int | Fraction | Term | sp.Expr):
        raise Refused(f"{where}: {shown} is no number; {right}")
    made: sp.Expr = sp.sympify(value)
    if made.has(sp.Float):
        raise Refused(f"{where}: {shown} is a float; {right}")
    try:
        terms.term(made)
    except TypeError:
        raise Refused(f"{where}: {shown} is not rational; {right}") from None
    if any(max(abs(int(a.p)), int(a.q)) >= 10**DIGITS for a in made.atoms(sp.Rational)):
        raise Refused(f"{where}: {shown} has more than {DIGITS} digits; write a shorter number")
    return made


DIGITS = 100  # of a number handed in


def brief(value: Any) -> str:
    """Write what was handed in for a message, cut where it is long."""
    if isinstance(value, int) and abs(value) >= 10**DIGITS:
        return f"a number of about {value.bit_length() * 3 // 10} digits"
    try:
        text = str(value) if isinstance(value, str | int | Fraction | float) or hasattr(value, "free_symbols") else repr(value)
    except ValueError:  # Python writes no number of more than 4300 digits
        return "a number of very many digits"
    text = " ".join(text.split())
    return text if len(text) <= 60 else f"{text[:40]}… ({len(text)} characters)"


def _term(value: Any, where: str) -> Term:
    small = isinstance(value, int) and not isinstance(value, bool)
    return terms.term(value if small or isinstance(value, Term) else exact(value, where))


def _bound(id: str, by: str) -> str:
    if by not in {"equal", "at most"}:
        raise Refused(f"{id}: by={by!r}; write 'equal' or 'at most'")
    return by


@dataclass(eq=False)  # one object a reading: compared and hashed by identity
class Derivation:
    """One reading of a derivation: its nodes, in order, and the names that are its results."""

    id: str
    reading: str
    title: str
    authority: str
    at: str
    results: tuple[str, ...]
    body: Body
    measures: tuple[str, ...] = ()
    procedure: bool = False
    ours: bool = False
    about: str = ""
    anticipated_by: str = ""
    _nodes: list[Node] = field(default_factory=list, init=False)
    _made: dict[str, Term] = field(default_factory=dict, init=False)
    _ran: bool = field(default=False, init=False)

    @property
    def nodes(self) -> list[Node]:
        """What the body leaves, in order; it is run when this is first asked for."""
        self._run()
        return self._nodes

    @property
    def made(self) -> dict[str, Term]:
        """The names that the body makes."""
        self._run()
        return self._made

    def _run(self) -> None:
        if self._ran:
            return
        self._ran = True  # before the body, which asks for what it has made so far
        try:
            self.body(self)
            for name in self.results:
                self.node(name)
        except BaseException:
            self._nodes, self._made, self._ran = [], {}, False
            raise

    def copy(self) -> Derivation:
        """Return the same derivation, not yet run, for another library."""
        return replace(self)

    # -- what a body may say -----------------------------------------------------------------------------

    def given(
        self, names: str, quotation: str, at: str = "", noun: str = "", sense: str = "",
        by: str = "equal", says: str = "", scale: str = "", implied: bool = False, ordinal: bool = False,
    ) -> Any:  # fmt: skip
        """Take premises from the words marked 【】 in a quotation; `noun` supplies one the text leaves out.

        `sense` decides where a noun has two; `by="at most"` marks a ceiling; `says` explains each name in English,
        "; " between them. `scale` says what 億 and 兆 are (下數, 中數, 萬萬, 王制); `implied` takes a noun alone for one of
        it (廣尺); `ordinal` takes 八月 for its place in the row, the number eight.
        """
        blank = [None] * len(names.split())
        how = {"noun": noun, "sense": sense, "by": _bound(self.id, by), "says": says, "scale": scale,
               "implied": implied, "ordinal": ordinal}  # fmt: skip
        return self._quote("given", names, blank, quotation, at, **how)

    def count(
        self, name: str, quotation: str, at: str = "", noun: str = "", sense: str = "", says: str = ""
    ) -> Any:
        """Count the members of a list, each marked 【】 in the quotation."""
        spans = tuple(library.edition()[at or self.at].spans(quotation))
        size = len(spans) * (unit(noun, sense or None) if noun else 1)
        return self._add(Node("count", name, terms.term(size), spans, noun, sense, says=says))

    def assume(self, name: str, value: Any, why: str, says: str = "") -> Any:
        """Set down a premise that the argument needs and nobody states."""
        return self._add(Node("assume", name, _term(value, f"{self.id}.{name}"), says=says, why=why))

    def uses(self, id: str, names: str, reading: str = "", under: str = "", says: str = "") -> Any:
        """Take quantities of another derivation, by their own names or, in the same order, `under` others."""
        source = find(id, reading)
        if under and len(under.split()) != len(names.split()):
            raise Refused(f"{self.id}: {names} of {id} under {under}; write as many names on both sides")
        made = [
            self._add(
                Node(
                    "uses",
                    own,
                    source=id,
                    origin=source.node(name).name,
                    reading=reading,
                    says=says or source.node(name).says,
                )
            )
            for name, own in zip(names.split(), (under or names).split(), strict=True)
        ]
        return made[0] if len(made) == 1 else made

    def let(self, name: str, expr: Any, noun: str = "", says: str = "") -> Any:
        """Take a step whose result nobody states; `noun` is the unit to express it in, as 夫 or 家/同."""
        return self._add(Node("let", name, _term(expr, f"{self.id}.{name}"), noun=noun, says=says))

    def then(
        self, names: str, exprs: Any, quotation: str, at: str = "", noun: str = "", sense: str = "",
        by: str = "equal", holds: bool = True, says: str = "", scale: str = "", implied: bool = False,
        denies: bool = False,
    ) -> Any:  # fmt: skip
        """Take a step whose result the words marked 【】 state; `by` is "equal" or "at most".

        `holds=False` declares that the words as transmitted fail; `denies=True` that the text says *not so many*
        (非謂有九家): then the words are right when the result is another. `scale` and `implied` as for `given`.
        """
        exprs = list(exprs) if isinstance(exprs, list | tuple) else [exprs]
        exprs = [_term(e, f"{self.id}.{names}") for e in exprs]
        return self._quote(
            "then",
            names,
            exprs,
            quotation,
            at,
            noun=noun,
            sense=sense,
            by=_bound(self.id, by),
            holds=holds,
            says=says,
            scale=scale,
            implied=implied,
            denies=denies,
        )

    def again(
        self, name: str, quotation: str, at: str = "", noun: str = "", sense: str = "", holds: bool = True,
        scale: str = "", implied: bool = False, ordinal: bool = False, done: str | None = None,
    ) -> None:  # fmt: skip
        """Check a name against another statement of the same quantity, every mark in the quotation.

        Where these words do something else with the share than the first did (五分借一, then 五分除一), `done` says
        what: removed, kept, added, taken, returned, borrowed, or "" for nothing.
        """
        if name not in self.made:
            raise Refused(f"{self.id}: again({name!r}) comes before {name} is made; move it below")
        how = {"holds": holds, "scale": scale, "implied": implied, "ordinal": ordinal, "done": done}
        for span in self._spans(quotation, at):
            self.nodes.append(Node("again", name, self.made[name], (span,), noun, sense, **how))  # type: ignore[arg-type]

    def measure(self, noun: str, quantity: Any, sense: str | None = None) -> None:
        """Make one unit comparable with others from here on: 一同 = 九萬夫."""
        self.nodes.append(Node("measure", str(unit(noun, sense)), _term(quantity, f"{self.id}: {noun}")))

    def ladder(self, noun: str, ratio: int | None = None) -> None:
        """Make a unit comparable with the next smaller one by the package's own ladder, whose source is then the reason.

        Where texts differ on the step, `ratio` says which figure is meant. Raises Refused for a unit that has no ladder,
        and for a figure that no source has.
        """
        large = units.resolve(noun)
        steps = units.ladder(noun)
        if not steps:
            raise Refused(f"{self.id}: {noun} has no ladder; quote its measure, or add a step to units.toml")
        step, small = steps[0], units.resolve(steps[0].small)
        sources = {step.ratio: step.source, **dict(step.others)}
        if ratio is None and not step.exact:
            told = "; ".join(f"{n}: {who}" for n, who in sources.items())
            raise Refused(f"{self.id}: texts differ on {noun} ({told}); write ratio=")
        if ratio is not None and ratio not in sources:
            raise Refused(f"{self.id}: no source has {ratio} {small.noun} to {noun}; write one of {', '.join(map(str, sources))}")
        count = ratio or step.ratio
        name = f"{small.sense}_in_{large.sense}".replace(" ", "_").replace("-", "_")
        made = self.assume(name, count, sources[count], says=f"{small.sense} to one {large.sense}")
        self.measure(noun, made * unit(small.key))

    def general(self, names: str) -> Any:
        """Make symbols that stand for any positive number, for proofs."""
        made = [Term("name", name) for name in names.split()]
        return made[0] if len(made) == 1 else tuple(made)

    def identity(self, name: str, left: Any, right: Any, says: str) -> None:
        """Prove that two expressions are equal whatever their symbols are."""
        try:
            self._prove(name, proof.Identity(left, right), says)
        except proof.Unproved as fault:
            raise Refused(f"{self.id}.{name}: {fault}") from None

    def iff(self, name: str, claim: Any, condition: Any, says: str) -> None:
        """Prove that claim = 0 exactly when condition = 0, over positive symbols."""
        self._prove(name, proof.Iff(claim, condition), says)

    def root(self, name: str, claim: Any, x: Any, says: str) -> Any:
        """Prove that claim = 0 has one solution in x, and take it."""
        made = proof.Root(claim, x)
        self._prove(name + "_only", made, says)
        return self.let(name, made.root(), says="the one solution")

    def cases(
        self,
        name: str,
        claim: str,
        holds: Callable[..., bool],
        periods: tuple[Any, ...],
        of: tuple[Any, ...] = (),
        says: str = "",
    ) -> None:
        """Prove a claim about whole numbers by going through every case of one period.

        `holds` takes a number below each of `periods`, then the values of `of`, which «0», «1» … in the claim stand
        for.
        """
        self._prove(name, proof.Cases(claim, holds, periods, of), says)

    # -- how it is kept ----------------------------------------------------------------------------------

    def _spans(self, quotation: str, at: str) -> list[Span]:
        try:
            return library.edition()[at or self.at].spans(quotation)
        except NotFound as fault:
            raise Refused(f"{self.id}: {fault}") from None

    def _quote(self, kind: str, names: str, exprs: list[Any], quotation: str, at: str, **rest: Any) -> Any:
        spans = self._spans(quotation, at)
        if not len(names.split()) == len(spans) == len(exprs):
            raise Refused(
                f"{self.id}: {names} for {len(spans)} marked stretches and {len(exprs)} expressions in {quotation}; "
                "write one name and one expression for each 【】"
            )
        before = [n.spans[0] for n in self.nodes if n.kind == "then"]
        if self.procedure and kind == "then" and before and not before[-1] < spans[0]:
            raise Refused(
                f"{self.id}: {quotation} stands before a step already taken; keep the order of the text"
            )
        says = rest.pop("says").split("; ")
        made = [
            self._add(Node(kind, n, e, (s,), says=says[k] if k < len(says) else "", **rest))
            for k, (n, e, s) in enumerate(zip(names.split(), exprs, spans, strict=True))
        ]
        return made[0] if len(made) == 1 else made

    def _prove(self, name: str, claim: Any, says: str) -> None:
        self.nodes.append(Node("proof", name, proof=claim, says=says))

    def _add(self, node: Node) -> Term:
        if node.name in self.made:
            raise Refused(f"{self.id}: {node.name} is made twice; give the second another name")
        self._nodes.append(node)
        self._made[node.name] = Term("name", node.name)
        return self._made[node.name]

    # -- what can be asked of it ----------------------------------------------------------------------------

    @property
    def symbols(self) -> dict[str, sp.Symbol]:
        """The sympy symbol of every name made, as closed forms hold them."""
        return {name: sp.Symbol(name, positive=True) for name in self.made}

    def node(self, name: str) -> Node:
        """Return the node that makes `name`; refuse a name it does not make."""
        for node in self.nodes:
            if node.name == name and node.kind not in {"again", "measure", "proof"}:
                return node
        raise Refused(f"{self.id} makes no {name}; it makes {', '.join(self.made)}")

    def premises(self) -> Iterator[Node]:
        """Yield what is given, counted or assumed here."""
        return (n for n in self.nodes if n.kind in PREMISES)

    def closed(self, name: str, deep: bool = False) -> sp.Expr:
        """Write `name` in terms of the premises of this derivation, or of everything upstream when `deep`."""
        expr = self.symbols[self.node(name).name]
        # Backwards through the nodes, so that each is met after all that use it.
        for node in reversed([n for n in self.nodes if n.kind in {"let", "then", "uses"}]):
            symbol = self.symbols[node.name]
            if symbol not in expr.free_symbols:
                continue
            if node.kind != "uses":
                expr = expr.xreplace({symbol: node.expr})
            elif deep:
                source = find(node.source, node.reading)
                upstream = source.closed(node.origin, deep=True)
                own = {s: sp.Symbol(f"{source.id}.{s}", positive=True) for s in source.symbols.values()}
                expr = expr.xreplace({symbol: upstream.xreplace(own)})
        return sp.factor(expr)

    def roots(self, name: str) -> set[str]:
        """Name the premises, here and upstream, that `name` rests on, as `derivation.name`."""
        node = self.node(name)
        if node.kind == "uses":
            return find(node.source, node.reading).roots(node.origin)
        if node.kind in PREMISES:
            return {f"{self.id}.{name}"}
        return {r for s in node.names if s in self.made for r in self.roots(s)}

    def restates(self, node: Node) -> bool:
        """Say whether a stated step only repeats a premise quoted elsewhere, and computes nothing."""
        if (
            node.kind not in STATED
            or node.term is None
            or node.term.sign != "name"
            or not node.names & set(self.made)
        ):
            return False
        made = self.node(node.term.parts[0])
        if made.kind == "uses":
            source = find(made.source, made.reading)
            origin = source.node(made.origin)
            return origin.kind == "given" or source.restates(origin)
        return made.kind == "given" or self.restates(made)

    def sensitivity(self, name: str, premise: str) -> sp.Expr:
        """Return the derivative of the closed form of `name` by one premise."""
        return sp.factor(sp.diff(self.closed(name), self.symbols[self.node(premise).name]))

    def upstream(self) -> list[str]:
        """Return the ids of the other derivations that this one rests on directly."""
        ids = dict.fromkeys([*self.measures, *(n.source for n in self.nodes if n.kind == "uses")])
        return [id for id in ids if id != self.id]  # one reading may take a name from another


Body = Callable[[Derivation], None]


def derivation(
    id: str, *, title: str, authority: str, at: str = "", results: str, reading: str = "",
    measures: tuple[str, ...] = (), procedure: bool = False, about: str = "",
) -> Callable[[Body], Derivation]:  # fmt: skip
    """Set down a body as the derivation `id`; several readings of one id differ in `reading`."""

    def register(body: Body) -> Derivation:
        made = Derivation(
            id, reading, title, authority, at, tuple(results.split()), body, measures, procedure, about=about
        )
        return _keep(made)

    return register


def consequence(
    id: str, *, title: str, results: str = "", at: str = "", measures: tuple[str, ...] = (), about: str = "",
    anticipated_by: str = "",
) -> Callable[[Body], Derivation]:  # fmt: skip
    """Set down a body that is ours: what follows from the text though nobody in it states it."""

    def register(body: Body) -> Derivation:
        made = Derivation(
            id, "", title, "ours", at, tuple(results.split()), body, measures, ours=True, about=about,
            anticipated_by=anticipated_by,
        )  # fmt: skip
        return _keep(made)

    return register


def _keep(made: Derivation) -> Derivation:
    """Leave a derivation in the module of its body, where the library finds it."""
    made.body.__globals__.setdefault("__derivations__", []).append(made)
    return made


def registry() -> dict[str, dict[str, Derivation]]:
    """Return the derivations of the current library by id, each with its readings by name."""
    return library.current().derivations


@library.kept
def resting() -> dict[str, tuple[str, ...]]:
    """Say which derivations rest directly on each: the arrows of `upstream`, turned round."""
    out: dict[str, dict[str, None]] = {}
    for id, readings in registry().items():
        for d in readings.values():
            for source in d.upstream():
                out.setdefault(source, {})[id] = None
    return {id: tuple(found) for id, found in out.items()}


def in_order() -> list[str]:
    """List the ids so that what a derivation rests on stands before it."""
    out: dict[str, None] = {}

    def add(id: str) -> None:
        if id not in out:
            for source in dict.fromkeys(u for d in registry()[id].values() for u in d.upstream()):
                add(source)
            out[id] = None

    for id in registry():
        add(id)
    return list(out)


def heading(id: str) -> str:
    """Return the title of a derivation; of several readings, what their titles begin with.

    >>> heading("thirteen-eighteenths")
    'Thirteen eighteenths'
    """
    first = find(id)
    return first.title if len(registry()[id]) == 1 else first.title.partition(",")[0]


def find(id: str, reading: str = "") -> Derivation:
    """Return the derivation `id`, in the reading asked for or the first there is.

    Raises Refused, naming what is near, for an id or a reading that does not exist.
    """
    if id not in registry():
        near = get_close_matches(id, registry(), 3)
        hint = f"did you mean {' or '.join(near)}?" if near else "`zhouli derivations` lists them"
        if id in library.current().tables:
            hint = "it is a decision table: write zhouli ask"
        raise Refused(f"no derivation {id[:60]}; {hint}")
    readings = registry()[id]
    if reading and reading not in readings:
        raise Refused(f"{id} has no reading {reading}; it has {', '.join(readings)}")
    return readings[reading] if reading else next(iter(readings.values()))
