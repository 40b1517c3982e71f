"""The command line. Every command prints for reading, or JSON with --json; a fault is one line and exit status 2."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from contextlib import nullcontext
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

from zhouli import __version__, marking, reporting
from zhouli.library import FILE, current, edition, using


def _numeral(args: argparse.Namespace) -> dict[str, Any]:
    context = tuple(args.context) if args.context else ("", "")
    return reporting.numeral(args.text, args.unit, args.scale, context)


def _derive(args: argparse.Namespace) -> dict[str, Any]:
    return reporting.derive(args.id, args.reading or "", _pairs(args.set, "--set"))


def _pairs(items: list[str] | None, option: str) -> dict[str, str]:
    """Read NAME=VALUE, each name once."""
    out: dict[str, str] = {}
    for item in items or ():
        name, sign, value = item.partition("=")
        if not sign or not value:
            raise ValueError(f"{option} {item[:60]}: write [ID.]NAME=VALUE, as r=四分去一 or r=1/4")
        if name in out:
            raise ValueError(f"{option} {name}: set twice; write it once")
        out[name] = value
    return out


def _ask(args: argparse.Namespace) -> dict[str, Any]:
    case, laid = _pairs(args.case, "case"), _pairs(args.set, "--set")
    return reporting.ask(args.id, args.reading or "", case, laid)


def _cite(args: argparse.Namespace) -> dict[str, Any]:
    from zhouli.citing import cite

    return {"id": args.id, "format": args.format, "citation": cite(args.id, args.format)}


def _check(args: argparse.Namespace) -> dict[str, Any]:
    from zhouli.checking import CHECKS, accept, check

    library = current()
    if args.accept:
        accept(library.home)
    wanted = [name for name in CHECKS if name != "slips" or not args.quick]
    ours = library.home.derivations
    return {
        "commentary": library.home.id,
        "faults": check(library.home, wanted),
        "derivations": len({d.id for d in ours}),
        "passages": len(library.home.edition.passages),
    }


def _new(args: argparse.Namespace) -> dict[str, Any]:
    from zhouli.skeleton import write_skeleton

    return {"written": write_skeleton(Path(args.folder))}


def _print(data: Any, depth: int = 0) -> None:
    """Print nested tables and lists in plain lines."""
    pad = "  " * depth
    for item in data if isinstance(data, list) else [data]:
        if not isinstance(item, dict):
            print(f"{pad}{item}")
            continue
        for key, value in item.items():
            if isinstance(value, (dict, list)) and value:
                print(f"{pad}{key}:")
                _print(value, depth + 1)
            elif value not in (None, "", [], {}):
                print(f"{pad}{key}: {value}")
        if isinstance(data, list) and depth < 2:
            print()


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        print(f"zhouli: {message}; `{self.prog} --help` tells more", file=sys.stderr)
        sys.exit(2)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="zhouli", description="The arithmetic of the 周禮 and its commentators.")
    parser.add_argument("--version", action="version", version=f"zhouli {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, run: Callable[[argparse.Namespace], Any], help: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=help, description=help)
        command.add_argument("--json", action="store_true", help="print JSON")
        command.add_argument(
            "--commentary", metavar="FOLDER", help="a commentary to look into (else the current folder, if it is one)"
        )
        command.set_defaults(run=run)
        return command

    numeral = add("numeral", _numeral, "read one classical numeral")
    numeral.add_argument("text")
    numeral.add_argument("--unit", help="the noun that the text leaves out")
    numeral.add_argument("--scale", help="what 億 and 兆 stand for")
    numeral.add_argument("--context", nargs=2, metavar=("LEFT", "RIGHT"), help="the words on either side")
    marking.arguments(add("numerals", marking.run, "mark the numbers of a file"))
    passage = add("passage", lambda a: reporting.passage_data(edition()[a.id]), "show one passage")
    passage.add_argument("id")
    passages = add("passages", lambda a: reporting.passages(a.office), "list passages")
    passages.add_argument("--office", default="")
    add("derivations", lambda a: reporting.derivations(), "list derivations")
    derive = add("derive", _derive, "evaluate one derivation")
    derive.add_argument("id")
    derive.add_argument("--reading")
    derive.add_argument(
        "--set", action="append", metavar="[ID.]NAME=VALUE", help="lay another value over a premise"
    )
    add("tables", lambda a: reporting.table_list(), "list decision tables")
    ask = add("ask", _ask, "put a case to a decision table, or show the whole of it")
    ask.add_argument("id")
    ask.add_argument("case", nargs="*", metavar="NAME=OPTION", help="what the case is, as rite=陽祀")
    ask.add_argument("--reading")
    ask.add_argument("--set", action="append", metavar="RULE=WORDS", help="lay other words over an answer")
    cite = add("cite", _cite, "cite a derivation, a passage or the book")
    cite.add_argument("id")
    cite.add_argument("--format", default="text")
    coverage = add("coverage", lambda a: reporting.coverage_data(a.office), "account for every numeral")
    coverage.add_argument("--office", default="")
    check = add("check", _check, "check that the text and the derivations of a commentary agree")
    check.add_argument("folder", nargs="?", help="the commentary; else the current folder, or this book")
    check.add_argument("--quick", action="store_true", help="leave out the slips of copyists")
    check.add_argument(
        "--accept", action="store_true", help="first write what it holds now into its expected.toml"
    )
    new = add("new", _new, "write the skeleton of a commentary, which passes its own check")
    new.add_argument("folder")
    add("schema", lambda a: reporting.schemas(), "print the JSON Schema of a file of works")
    return parser


def _folder(args: argparse.Namespace) -> Path | None:
    """The commentary that a call is about, where it is not the book itself."""
    if args.run is _new:
        return None
    if named := args.commentary or (args.run is _check and args.folder):
        return Path(named)
    return Path.cwd() if Path(FILE).exists() else None


def main(argv: list[str] | None = None) -> int:
    """Run one command; return 0, 1 when `check` finds a fault, 2 when the call cannot be answered."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # Chinese, whatever the terminal says of itself
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    args = _parser().parse_args(argv)
    try:
        folder = _folder(args)
        with using(folder) if folder else nullcontext():
            data = args.run(args)
    except (ValueError, OSError) as fault:  # every refusal of the package is a ValueError
        print(f"zhouli: {' '.join(str(fault).split())}", file=sys.stderr)
        return 2
    try:
        _show(args, data)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1 if args.run is _check and data["faults"] else 0


def _show(args: argparse.Namespace, data: Any) -> None:
    if callable(data):
        data()
    elif args.json:
        print(json.dumps(data, ensure_ascii=False, indent=1))
    elif "citation" in data:
        print(data["citation"])
    else:
        _print(data)


if __name__ == "__main__":
    sys.exit(main())
