"""Draw the picture of the README: the nested squares, with the colours of the light page written in.

    python builders/picture.py

Run it again when the picture changes; a test compares the file with what this makes.
"""

from pathlib import Path

from zhouli.commentaries.zhouli.pictures.land import nested_squares

COLOURS = {
    "ink": "#201c17",
    "vermilion": "#b3261e",
    "indigo": "#2b4a8b",
    "ochre": "#8a5a00",
    "paper": "#fbf8f0",
    "rule": "#cfc7b8",
}
TARGET = Path(__file__).parent.parent / "assets" / "domain.svg"


def picture() -> str:
    """Return the SVG with colours in place of the page's variables."""
    svg = nested_squares().svg()
    for name, colour in COLOURS.items():
        svg = svg.replace(f"var(--zl-{name})", colour)
    return svg.replace("Zhouli Han, ", "") + "\n"


if __name__ == "__main__":
    TARGET.write_text(picture(), encoding="utf-8")
