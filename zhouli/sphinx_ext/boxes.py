"""Borrowing and returning as boxes that move: five states of one picture, chosen by radio buttons, without a script.

The borrowed box shrinks with the other when the rate is taken, and goes back as what it has become: that is why what
is left is the rate of what was there at first. Which derivations borrow, and the words for each state, is data.
"""

from typing import Any

import sympy as sp
from markupsafe import Markup

from zhouli.derivation import Refused
from zhouli.library import current, edition, kept
from zhouli.setting import figure
from zhouli.solving import solve
from zhouli.sphinx_ext.rendering import render

TABLE = "pictures/borrowings.toml"  # in the folder of a commentary
SAYS = (
    "what is there",
    "borrow",
    "take the rate",
    "return the share borrowed, as it has become",
    "what is left",
)


@kept
def borrowings() -> dict[str, dict[str, Any]]:
    """Read which derivations borrow: by id, the names of their quantities and the words of their states."""
    return {b["derivation"]: b for table in current().data(TABLE) for b in table["borrowing"]}


def _size(value: sp.Expr) -> sp.Rational:
    return value.as_coeff_Mul()[0]


def boxes_html(id: str) -> Markup:
    """Draw a derivation that borrows as boxes in five states.

    Raises Refused for a derivation that borrows nothing.
    """
    if id not in borrowings():
        raise Refused(f"{id} borrows nothing; write one of {', '.join(borrowings())}")
    table = borrowings()[id]
    for quotation in table["words"]:  # they must stand in the text
        edition()[table["passage"]].spans(quotation)
    solution = solve(id)
    taken, borrowed, total, made, stated = (
        solution[table[name]] for name in ("taken", "borrowed", "total", "rated", "left")
    )
    # What is left, in one unit even where the words have two, for the width of its box.
    left = made * taken / total if isinstance(stated, sp.Add) else stated
    back = made - left
    returned = sp.Add(*(solution[name] for name in table["returned"])) if "returned" in table else back
    most = max(_size(total), _size(made))
    gone = max(_size(total) - _size(made), sp.Integer(0))
    share = {
        "q": _size(taken), "b": _size(borrowed), "qs": _size(left), "bs": _size(back), "gone": gone,
    }  # fmt: skip
    return render(
        "boxes",
        name=f"boxes-{id}",
        # Widths as the browser's own fractions, so that no decimal is made of them here.
        style=";".join(
            f"--{name}:calc(100%*{(size / most).p}/{(size / most).q})" for name, size in share.items()
        ),
        states=list(zip(table["words"], SAYS, strict=True)),
        stage={
            "q": [figure(taken)] * 2 + [figure(stated)] * 3,
            "b": ["", f"+ {figure(borrowed)}", figure(returned), f"− {figure(returned)}", ""],
            "gone": ["", "", figure(total - made) if gone else "", "", ""],
        },
    )
