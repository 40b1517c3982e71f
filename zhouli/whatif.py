"""Closed forms as data, so that a page can evaluate a what-if exactly without Python."""

from fractions import Fraction
from typing import Any, NamedTuple

import sympy as sp

from zhouli import amounts, bounds
from zhouli.derivation import PREMISES, Refused, find
from zhouli.quantities import plain, reduce
from zhouli.solving import solve
from zhouli.units import UNITS


class Premise(NamedTuple):
    """A premise that may be changed: its key, what it is, its number as transmitted in `unit`, and the bound it keeps."""

    key: str
    says: str
    value: str
    unit: str
    bound: str = ""


class ClosedForm(NamedTuple):
    """A result as a tree over premises: ["+", …], ["*", …], ["^", base, n], a key, or a fraction as a string.

    A premise in several units has a field for each, keyed `id.name#unit`. A result that the text states in several
    units is in the greatest of them; `parts` are those units, each with how many of it make one of the greatest.
    """

    tree: Any
    premises: list[Premise]
    unit: str
    bound: str
    parts: list[tuple[str, str]] = []  # noqa: RUF012  (a NamedTuple's default is never changed)


def _tree(expr: sp.Expr, keys: dict[sp.Symbol, str]) -> Any:
    if expr.is_Symbol:
        return keys[expr]
    if expr.is_Rational:
        return str(expr)
    if expr.is_Pow and expr.exp.is_Integer:
        return ["^", _tree(expr.base, keys), int(expr.exp)]
    if expr.is_Add or expr.is_Mul:
        return ["+" if expr.is_Add else "*", *(_tree(a, keys) for a in expr.args)]
    raise Refused(f"{expr} is not a rational function; choose another result")


def closed_form(id: str, name: str, reading: str = "") -> ClosedForm:
    """Express a result as a rational function of every premise it rests on, units divided out.

    Ladders of units (a 同 in 夫) enter with their transmitted values.

    >>> form = closed_form("borrow-90-tong", "x")
    >>> [p.key for p in form.premises], form.unit
    (['borrow-90-tong.q', 'thirteen-eighteenths.k', 'thirteen-eighteenths.r'], '同')
    """
    own = find(id, reading)
    solution = solve(id, reading)
    expr = own.closed(name, deep=True)
    keys: dict[sp.Symbol, str] = {}
    put: dict[sp.Symbol, sp.Expr] = {}
    premises: list[Premise] = []
    for symbol in sorted((s for s in expr.free_symbols if str(s) not in UNITS), key=str):
        owner, _, premise = str(symbol).rpartition(".")
        source = find(owner) if owner else own
        step = (solve(owner) if owner else solution).step(premise)
        key = f"{source.id}.{premise}"
        node = source.node(premise)
        if node.kind not in PREMISES:
            raise Refused(f"{key} is no premise")
        amount = step.amount or amounts.number(0)
        made: sp.Expr = sp.Integer(0)
        for monomial, count in amount.items() or [((), Fraction(0))]:
            bare = sp.Symbol(f"x{len(keys)}", positive=True)
            unit = plain(amounts.expression({monomial: Fraction(1)}))[1]
            keys[bare] = f"{key}#{unit}" if len(amount) > 1 else key
            made += bare * amounts.expression({monomial: Fraction(1)})
            kept = bounds.bound({monomial: count}, premise=True)
            premises.append(Premise(keys[bare], node.says or premise, str(count), unit, kept))
        put[symbol] = made
    found = solution.step(name).amount or {}
    sizes = {m: amounts.reduce({m: Fraction(1)}, solution.rungs) for m in found} or {(): amounts.number(1)}
    least = next(iter(sizes.values()))
    falling = sorted(sizes, key=lambda m: -(amounts.ratio(sizes[m], least, {}) or 0))
    whole = amounts.expression({falling[0]: Fraction(1)})
    pure = sp.cancel(reduce(expr.xreplace(put), solution.ladder) / reduce(whole, solution.ladder))
    parts = [
        (plain(amounts.expression({m: Fraction(1)}))[1], str(amounts.ratio(sizes[falling[0]], sizes[m], {})))
        for m in falling
    ]
    kept = bounds.bound({m: found[m] for m in falling[:1] if m in found})
    mixed = parts if len(parts) > 1 else []
    return ClosedForm(_tree(sp.factor(pure), keys), premises, plain(whole)[1], kept, mixed)
