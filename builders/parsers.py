"""Run other parsers of numerals on the forms of book/_data/numeral_forms.tsv; keep what they give in parsers.tsv.

    python builders/parsers.py NODE_FOLDER

Wants the packages of PYPI in the interpreter that runs it and those of NPM in NODE_FOLDER/node_modules: an
environment of its own, made by hand, for some of them ask for old versions of others. A package is kept if one
of its functions reads 一万二千三百四十五. Each function is given each form twice, as the text writes it and with
万, 亿, 三 and 两 for 萬, 億, 參 and 兩. An error, or nothing found, is kept as an empty cell.
"""

from __future__ import annotations

import csv
import json
import subprocess
import sys
import warnings
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent.parent / "book" / "_data"
TO_SIMPLE = str.maketrans("萬億參兩", "万亿三两")
PROBE = "一万二千三百四十五"
LONGEST = 60


def replaced(found: list[tuple[str, Any]], text: str) -> str | None:
    """Write what a finder found into the text that it was found in; nothing if it found nothing."""
    for words, number in found:
        text = text.replace(words, str(number), 1)
    return text if found else None


def pypi() -> dict[tuple[str, str], Callable[[str], Any]]:
    """Give the functions of the Python packages: (package, call) -> function."""
    import chinese2digits
    import cn2int
    import cn2num
    import japanese_numbers
    import kanjize
    import numcn
    import numly
    import pycnnum
    from chinesenumber import NumberParser
    from cnc import convert
    from numberandchinese import numberandchinese
    from recognizers_number import recognize_number
    from sinan.number_extract import NumberExtract
    from wetext import Normalizer

    itn = Normalizer(lang="zh", operator="itn")
    return {
        ("chinese2digits", "takeNumberFromString"): lambda s: chinese2digits.takeNumberFromString(s)["replacedText"],
        ("chinesenumber", "NumberParser.numberify"): NumberParser().numberify,
        ("ChineseNumberUtils", "chinese2number"): convert.chinese2number,
        ("cn2int", "chinese2int"): cn2int.chinese2int,
        ("cn2num", "transform"): cn2num.transform,
        ("japanese-numbers-python", "to_arabic"): lambda s: replaced(
            [(r.text, r.number) for r in japanese_numbers.to_arabic(s)], s),
        ("kanjize", "kanji2number"): kanjize.kanji2number,
        ("numberandchinese", "chinese2digits"): numberandchinese.chinese2digits,
        ("numcn", "ctn"): numcn.ctn,
        ("numly", "from_chinese"): numly.from_chinese,
        ("pycnnum", "cn2num"): pycnnum.cn2num,
        ("recognizers-text-number", "recognize_number"): lambda s: replaced(
            [(r.text, r.resolution["value"]) for r in recognize_number(s, "zh-cn")], s),
        ("sinan", "NumberExtract.detect"): NumberExtract.detect,
        ("wetext", "Normalizer.normalize"): itn.normalize,
    }  # fmt: skip


NPM = {
    ("@geolonia/japanese-numeral", "kanji2number"): "m.kanji2number(s)",
    ("@lazy-cjk/zh2num", "zh2num"): "m.zh2num(s)",
    ("chinese-numbers-converter", "toInteger"): "new m(s).toInteger()",
    ("chinese-numbers-converter", "toArabicString"): "new m(s).toArabicString()",
    ("chinese-parseint", "chinese_parseInt"): "m(s)",
    ("chinese-parseint2", "chinese_parseInt"): "m.chinese_parseInt(s)",
    ("japanese-numerals-to-number", "ja2num"): "m(s)",
    ("nzh", "cn.decodeS"): "m.cn.decodeS(s)",
    ("nzh", "hk.decodeS"): "m.hk.decodeS(s)",
}
SCRIPT = """
const [name, call, words] = JSON.parse(process.argv[1]);
const m = require(name), f = new Function("m", "s", "return " + call);
console.log(JSON.stringify(words.map(s => { try { return String(f(m, s)); } catch (e) { return ""; } })));
"""


def in_python(call: Callable[[str], Any], words: list[str]) -> list[str]:
    """Call a function on each word."""
    out = []
    for word in words:
        try:
            given = call(word)
        except Exception:
            given = None
        out.append("" if given is None else str(given))
    return out


def in_node(folder: Path, name: str, call: str, words: list[str]) -> list[str]:
    """Call a function of an npm package on each word."""
    task = json.dumps([name, call, words])
    done = subprocess.run(["node", "-e", SCRIPT, task], cwd=folder, capture_output=True, text=True, check=True)
    given: list[str] = json.loads(done.stdout.splitlines()[-1])
    return ["" if word in ("NaN", "undefined", "null", "false") else word for word in given]


def main(folder: Path) -> None:
    """Run all and write the record."""
    warnings.simplefilter("ignore")
    with (DATA / "numeral_forms.tsv").open(encoding="utf-8", newline="") as file:
        forms = [row["form"] for row in csv.DictReader(file, delimiter="\t")]
    words = [PROBE, *forms, *(form.translate(TO_SIMPLE) for form in forms)]
    runs = [("PyPI", name, version(name), call, in_python(f, words)) for (name, call), f in pypi().items()]
    for (name, call), code in NPM.items():
        package = json.loads((folder / "node_modules" / name / "package.json").read_text(encoding="utf-8"))
        runs.append(("npm", name, package["version"], call, in_node(folder, name, code, words)))
    with (DATA / "parsers.tsv").open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, delimiter="\t", lineterminator="\n")
        out.writerow(["registry", "package", "version", "call", "form", "as it stands", "simplified"])
        for *about, (probe, *given) in runs:
            if float(probe or 0) != 12345:
                print("left out:", *about, repr(probe))
                continue
            for form, plain, simple in zip(forms, given, given[len(forms):], strict=False):
                cells = [" ".join(cell.split())[:LONGEST] for cell in (plain, simple)]
                out.writerow([*about, form, *cells])


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
