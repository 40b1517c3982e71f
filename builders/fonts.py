"""Make the web font 'Zhouli Han' and its style sheet from assets/characters.txt.

    python builders/fonts.py            (make assets)

Needs fonttools and brotli, and Debian's fonts-noto-cjk and fonts-hanazono. The face is Noto Serif CJK TC;
what it lacks comes from HanaMinA and HanaMinB (Hanazono Mincho). Each part of the list is a slice of the font
with its own `unicode-range`, so that a page fetches the slices whose characters it shows and no others.
"""

from __future__ import annotations

import sys
from pathlib import Path

from characters import read
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "zhouli" / "sphinx_ext" / "static"
FONTS = STATIC / "fonts"
NOTO = Path("/usr/share/fonts/opentype/noto/NotoSerifCJK-Regular.ttc")
HANAZONO = (
    Path("/usr/share/fonts/truetype/hanazono/HanaMinA.ttf"),
    Path("/usr/share/fonts/truetype/hanazono/HanaMinB.ttf"),
)
FAMILY = "Zhouli Han"

# The most characters that one slice holds; a longer part is cut.
LARGEST = 320
# Signs of a Han text, in the first slice.
SIGNS = "　、。〈〉《》「」『』【】〔〕〖〗〇々〻〾！（），．：；？～—…‧·○●□■△▲◎※→←↔×÷＝"
# Latin for romanised names, asked for only where the reader's own serif lacks a letter.
LATIN = (
    "".join(map(chr, range(0x20, 0x7F))) + "·–—‘’“”…āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜüêńňǹḿÀÁÈÉÌÍÒÓÙÚÜĀĒĪŌŪǍĚǏǑǓǕǗǙǛ"
)


def collection_face(path: Path, family: str) -> TTFont:
    """Find the face of a collection whose family is called `family`."""
    for face in TTCollection(path, lazy=True).fonts:
        if face["name"].getDebugName(1) == family:
            return face
    sys.exit(f"{path} has no face {family}")


def rename(font: TTFont) -> None:
    """Give a subset its own name, as the fonts' licence asks; the copyright and licence entries stay."""
    name = font["name"]
    name.names = [
        n for n in name.names if n.nameID in (0, 13, 14) and n.platformID == 3 and n.langID == 0x409
    ]
    for name_id, text in ((1, FAMILY), (2, "Regular"), (4, FAMILY), (6, FAMILY.replace(" ", ""))):
        name.setName(text, name_id, 3, 1, 0x409)


def cut(face: TTFont, characters: str, target: Path) -> int:
    """Write the glyphs of `characters` to `target` as woff2. Returns its size in bytes."""
    options = Options()
    options.flavor = "woff2"
    options.layout_features = []
    options.hinting = False
    options.desubroutinize = True
    options.notdef_outline = False
    options.name_IDs = ["*"]
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "GSUB", "GPOS", "GDEF", "gasp", "DSIG", "STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(face)
    rename(face)
    face.flavor = "woff2"
    # The same file whenever it is made.
    face.recalcTimestamp = False
    face.save(target)
    return target.stat().st_size


def ranges(characters: str) -> str:
    """Write the `unicode-range` of some characters, runs joined."""
    points, runs = sorted({ord(c) for c in characters}), []
    for point in points:
        if runs and point == runs[-1][1] + 1:
            runs[-1][1] = point
        else:
            runs.append([point, point])
    return ",".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


def slices(parts: dict[str, str], covered: set[int]) -> dict[str, str]:
    """Cut the parts into slices of the characters that the main face covers; the signs go with the first."""
    out: dict[str, str] = {}
    for name, characters in parts.items():
        here = [c for c in characters if ord(c) in covered]
        count = -(-len(here) // LARGEST)
        size = -(-len(here) // count)
        for number in range(count):
            key = f"{name}-{number + 1}" if count > 1 else name
            out[key] = "".join(here[number * size : (number + 1) * size])
    first = next(iter(out))
    out[first] = "".join(c for c in SIGNS if ord(c) in covered) + out[first]
    return out


def seal(character: str, target: Path) -> None:
    """Draw the seal of the book, a character in paper on vermilion, for the browser's tab."""
    face = collection_face(NOTO, "Noto Serif CJK TC")
    pen = SVGPathPen(face.getGlyphSet(), ntos=lambda number: str(round(number)))
    face.getGlyphSet()[face.getBestCmap()[ord(character)]].draw(pen)
    target.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200">'
        '<rect width="1200" height="1200" rx="140" fill="#a8281a"/>'
        f'<path transform="matrix(1 0 0 -1 100 980)" fill="#fbf8f1" d="{pen.getCommands()}"/></svg>\n',
        encoding="utf-8",
    )


def main() -> None:
    """Make the fonts and the style sheet, and say what they weigh."""
    parts = read()
    FONTS.mkdir(parents=True, exist_ok=True)
    for old in FONTS.glob("*.woff2"):
        if old.name != "icons.woff2":
            old.unlink()
    rules = ["/* Made by builders/fonts.py from assets/characters.txt: do not edit. */"]
    total = 0

    def add(face: TTFont, name: str, characters: str, family: str = FAMILY) -> None:
        nonlocal total
        size = cut(face, characters, FONTS / f"{name}.woff2")
        total += size
        print(f"{name}: {len(characters)} characters, {size} bytes")
        rules.append(
            f"@font-face{{font-family:'{family}';font-style:normal;font-weight:400;font-display:swap;"
            f"src:url(fonts/{name}.woff2) format('woff2');unicode-range:{ranges(characters)}}}"
        )

    covered = set(collection_face(NOTO, "Noto Serif CJK TC").getBestCmap())
    for name, characters in slices(parts, covered).items():
        add(collection_face(NOTO, "Noto Serif CJK TC"), name, characters)
    missing = [c for c in "".join(parts.values()) if ord(c) not in covered]
    for path in HANAZONO:
        points = set(TTFont(path, lazy=True).getBestCmap())
        here = "".join(c for c in missing if ord(c) in points)
        missing = [c for c in missing if ord(c) not in points]
        if here:
            add(TTFont(path), path.stem.lower(), here)
    add(collection_face(NOTO, "Noto Serif CJK TC"), "latin", LATIN, "Zhouli Latin")
    if missing:
        sys.exit(f"no font has {''.join(missing)}")
    (STATIC / "fonts.css").write_text("\n".join(rules) + "\n", encoding="utf-8")
    seal("算", STATIC / "favicon.svg")
    print(f"{total} bytes in all, style sheet {(STATIC / 'fonts.css').stat().st_size} bytes")


if __name__ == "__main__":
    main()
