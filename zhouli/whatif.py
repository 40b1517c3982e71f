"""Closed forms as data, so that a page can evaluate a what-if exactly without Python."""

from typing import Any, NamedTuple

import sympy as sp

from zhouli.derivation import PREMISES, Refused, find
from zhouli.quantities import plain, reduce
from zhouli.solving import solve
from zhouli.units import UNITS


class Premise(NamedTuple):
    """A premise that may be changed: its key, what it is, and its number as transmitted, in `unit`."""

    key: str
    says: str
    value: str
    unit: str


class ClosedForm(NamedTuple):
    """A result as a tree over premises: ["+", …], ["*", …], ["^", base, n], a key, or a fraction as a string."""

    tree: Any
    premises: list[Premise]
    unit: str


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
        value = (solve(owner) if owner else solution)[premise]
        number, unit = value.as_coeff_Mul()
        bare = sp.Symbol(f"x{len(keys)}", positive=True)
        key = f"{source.id}.{premise}"
        keys[bare], put[symbol] = key, bare * (unit if number else 1)
        node = source.node(premise)
        if node.kind not in PREMISES:
            raise Refused(f"{key} is no premise")
        premises.append(Premise(key, node.says or premise, plain(value)[0] or "0", plain(value)[1]))
    unit = solution[name].as_coeff_Mul()[1]
    pure = sp.cancel(reduce(expr.xreplace(put), solution.ladder) / reduce(unit, solution.ladder))
    return ClosedForm(_tree(sp.factor(pure), keys), premises, plain(unit)[1])
