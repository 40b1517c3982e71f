"""Borrowing and returning as boxes that move: five states of one picture, chosen by radio buttons, without a script.

The borrowed box shrinks with the other when the rate is taken, and goes back as what it has become: that is why what
is left is the rate of what was there at first.
"""

import html

import sympy as sp

from zhouli.derivation import Refused
from zhouli.library import edition
from zhouli.solving import Solution, solve
from zhouli.sphinx_ext.setting import figure, prose

# For each procedure: where it stands, the names of what is taken, borrowed, their sum, what the rate makes of it and
# what is left, and Jia's words for each state.
PROCEDURES: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "borrow-90-tong": (
        "zaishi.2.shu.31",
        "q b t p x",
        ("先取九十同", "更別借取九十同，添為百八十同", "十八分之十三率之，所得者百三十，所去者五十", "今於百三十中還半", "餘有六十五同存"),
    ),
    "borrow-6-tong": (
        "zaishi.2.shu.32",
        "y b t p part",
        ("仍有六同未分", "於六同別借取十二同，添六為十八同", "則得十三同，所去者五同", "今還他二分", "將此四同三萬夫"),
    ),
    "borrow-48-jia": (
        "zaishi.2.shu.35",
        "y b t p left_f",
        ("餘有四十八萬家，於上", "借十二萬家為六十萬家，是五分借一", "則六十萬家受百三十萬夫之地", "今還五分除一", "餘有一百四萬夫地在"),
    ),
}  # fmt: skip
SAYS = (
    "what is there",
    "borrow",
    "take the rate",
    "return the share borrowed, as it has become",
    "what is left",
)


def _size(value: sp.Expr) -> sp.Rational:
    return value.as_coeff_Mul()[0]


def boxes_html(id: str) -> str:
    """Draw one of Jia's borrowings as boxes in five states.

    Raises Refused for a derivation that borrows nothing.
    """
    if id not in PROCEDURES:
        raise Refused(f"{id} borrows nothing; write one of {', '.join(PROCEDURES)}")
    at, names, words = PROCEDURES[id]
    for quotation in words:  # they must stand in the text
        edition()[at].spans(quotation)
    solution = solve(id)
    taken, borrowed, total, made, left = (solution[name] for name in names.split())
    if isinstance(left, sp.Add):  # four 同 and three myriads of fields
        left = made * taken / total
    back = made - left
    returned = solution["back"] + solution["back2"] if "back2" in solution.derivation.symbols else back
    most = max(_size(total), _size(made))
    gone = max(_size(total) - _size(made), sp.Integer(0))
    share = {
        "q": _size(taken), "b": _size(borrowed), "qs": _size(left), "bs": _size(back), "gone": gone,
    }  # fmt: skip
    # Widths as the browser's own fractions, so that no decimal is made of them here.
    style = ";".join(
        f"--{name}:calc(100%*{(size / most).p}/{(size / most).q})" for name, size in share.items()
    )
    first = [
        figure(taken),
        figure(taken),
        _left(solution, left),
        _left(solution, left),
        _left(solution, left),
    ]
    second = ["", f"+ {figure(borrowed)}", figure(returned), f"− {figure(returned)}", ""]
    lost = ["", "", figure(_size(total) - _size(made) and total - made) if gone else "", "", ""]
    name = html.escape(f"boxes-{id}")
    inputs = "".join(
        f'<input type="radio" name="{name}" id="{name}-{k}" aria-label="{says}"{" checked" if k == 0 else ""}>'
        for k, says in enumerate(SAYS)
    )
    steps = "".join(
        f'<li><label for="{name}-{k}"><span lang="zh-Hant">{quote}</span> <i>{says}</i></label></li>'
        for k, (quote, says) in enumerate(zip(words, SAYS, strict=True))
    )
    stage = "".join(
        f'<span class="zl-box zl-box-{kind}">{"".join(f"<b><span>{prose(text)}</span></b>" for text in texts)}</span>'
        for kind, texts in (("q", first), ("b", second), ("gone", lost))
    )
    return (
        f'<figure class="zl-boxes" style="{style}">{inputs}<div class="zl-stage">{stage}</div>'
        f'<ol class="zl-box-steps">{steps}</ol></figure>'
    )


def _left(solution: Solution, left: sp.Expr) -> str:
    """What is left, in the words' own units where they are two."""
    for name in ("part", "x", "left_f"):
        if name in solution.derivation.symbols:
            return figure(solution[name])
    return figure(left)
