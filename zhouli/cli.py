"""The command line. Every command prints for reading, or JSON with --json; a fault is one line and exit status 2."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict
from fractions import Fraction
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

from zhouli import __version__, marking
from zhouli.edition import EditionError, NotFound, Passage, edition, load
from zhouli.numerals import Numeral, NumeralError
from zhouli.numerals import read as read_numeral


def _exact(value: Any) -> Any:
    """Fractions as strings, everything else as it is."""
    return str(value) if isinstance(value, Fraction) else value


def _members(numeral: Numeral) -> list[Any]:
    return [[_exact(x) for x in m] if isinstance(m, tuple) else _exact(m) for m in numeral.members]


def _numeral(args: argparse.Namespace) -> dict[str, Any]:
    context = tuple(args.context) if args.context else ("", "")
    found = read_numeral(args.text, unit=args.unit, scale=args.scale, context=context)
    return {
        "text": found.text,
        "value": None if found.value is None else str(found.value),
        "rule": found.rule,
        "members": _members(found),
        "unit": found.unit,
        "done": found.done,
        "rivals": [
            {"value": None if r.value is None else str(r.value), "rule": r.rule} for r in found.rivals
        ],
        "ladders": [{"value": str(r.value), "by": r.scale} for r in found.ladders],
    }


def _passage(passage: Passage) -> dict[str, Any]:
    return {
        "id": passage.id,
        "office": passage.office,
        "layer": passage.layer,
        "speaker": passage.speaker,
        "text": passage.text,
        "translation": passage.translation,
        "pages": list(passage.pages),
        "variants": [asdict(v) for v in passage.variants],
        "mends": [{**asdict(m), "authorities": [dict(a) for a in m.authorities]} for m in passage.mends],
        "notes": list(passage.notes),
        "voices": [asdict(v) for v in passage.voices],
        "status": passage.status,
    }


def _passages(args: argparse.Namespace) -> list[dict[str, Any]]:
    return [_passage(p) for p in edition() if not args.office or p.office == _office(args.office)]


def _office(slug: str) -> str:
    if slug and slug not in edition().offices:
        raise NotFound(f"no office {slug}; there are {', '.join(edition().offices)}")
    return slug


def _derivations(_: argparse.Namespace) -> list[dict[str, Any]]:
    from zhouli import derivations  # noqa: F401
    from zhouli.citing import citable
    from zhouli.derivation import BOOK, heading
    from zhouli.quantities import plain
    from zhouli.solving import VERDICTS, fingerprint, solve

    rows = []
    for id, readings in BOOK.items():
        first = next(iter(readings.values()))
        solved = {reading: solve(id, reading) for reading in readings}
        main = solved[first.reading]
        status = max((s.status for s in solved.values()), key=VERDICTS.index)
        nodes = [n for d in readings.values() for n in d.nodes]
        rows.append(
            {
                "id": id,
                "title": heading(id),
                "kind": "consequence" if first.ours else "attested",
                "authority": first.authority,
                "readings": [
                    {"name": d.reading, "authority": d.authority, "title": d.title} for d in readings.values()
                ],
                "status": status,
                "results": [
                    dict(zip(("name", "value", "unit"), (n, *plain(main[n])), strict=True))
                    for n in first.results
                ],
                "passages": list(dict.fromkeys(s.passage for n in nodes for s in n.spans)),
                "uses": list(dict.fromkeys(u for d in readings.values() for u in d.upstream())),
                "url": citable(id).url,
                "fingerprint": fingerprint(id),
            }
        )
    return rows


def _derive(args: argparse.Namespace) -> dict[str, Any]:
    from zhouli import derivations  # noqa: F401
    from zhouli.derivation import PREMISES, Refused
    from zhouli.quantities import plain
    from zhouli.solving import solve

    changes = {}
    for item in args.set or ():
        name, sign, value = item.partition("=")
        if not sign or not value:
            raise Refused(f"--set {item}: write [ID.]NAME=VALUE, as thirteen-eighteenths.r=四分去一 or r=1/4")
        changes[name] = value
    solution = solve(args.id, args.reading or "", set=changes)
    given, steps = [], []
    for step in solution.steps:
        node = step.node
        value, unit = (None, "") if step.value is None else plain(step.value)
        at = node.span.passage if node.span else None
        if node.kind in PREMISES | {"uses"}:
            row = {
                "name": node.name,
                "kind": node.kind,
                "value": value,
                "unit": unit,
                "words": step.words,
                "at": at,
            }
            row |= {"asserts": step.asserts, "by": node.by}
            given.append(
                row | ({"why": node.why} if node.why else {}) | ({"from": node.source} if node.source else {})
            )
        else:
            steps.append(
                {
                    "names": [node.name],
                    "kind": node.kind,
                    "expression": str(node.expr) if node.expr is not None else node.proof.kind,
                    "values": [f"{value}{unit}" if value is not None else None],
                    "stated": None if step.stated is None else "".join(plain(step.stated)),
                    "words": step.words,
                    "at": at,
                    "verdict": step.verdict,
                }
            )
    results = [
        dict(zip(("name", "value", "unit"), (n, *plain(solution[n])), strict=True))
        for n in solution.derivation.results
    ]
    head = {"id": args.id, "reading": solution.derivation.reading, "status": solution.status}
    return head | {"given": given, "steps": steps, "results": results}


def _cite(args: argparse.Namespace) -> dict[str, Any]:
    from zhouli.citing import cite

    return {"id": args.id, "format": args.format, "citation": cite(args.id, args.format)}


def _coverage(args: argparse.Namespace) -> dict[str, Any]:
    from zhouli.coverage import coverage, totals

    _office(args.office)
    passages = []
    for id, found in coverage(args.office).items():
        passage = edition()[id]
        rows = [
            {
                "start": c.numeral.start,
                "end": c.numeral.end,
                "text": c.numeral.text,
                "value": None if c.numeral.value is None else str(c.numeral.value),
                "role": c.role,
                "uses": [asdict(use) for use in c.uses],
            }
            for c in found
        ]
        passages.append(
            {
                "id": id,
                "office": passage.office,
                "layer": passage.layer,
                "text": passage.text,
                "numerals": rows,
            }
        )
    return {"passages": passages, "totals": dict(totals(args.office))}


def _check(args: argparse.Namespace) -> dict[str, Any]:
    for path in args.files:
        load(Path(path))
    faults = [
        f"{p.id}: the translation renders an older text; translate again and set of: {p.fingerprint}"
        for p in edition()
        if p.status == "translation outdated"
    ]
    from zhouli.derivation import BOOK, Refused
    from zhouli.proof import Unproved
    from zhouli.solving import solve

    try:
        from zhouli import derivations  # noqa: F401
    except Refused as fault:  # words that a derivation quotes are no longer in the text
        return {
            "faults": [*faults, str(fault)],
            "derivations": len(BOOK),
            "passages": len(edition().passages),
        }
    for id, readings in BOOK.items():
        for reading in readings:
            try:
                found = solve(id, reading).faults
            except (Refused, Unproved) as fault:
                faults.append(str(fault))
                continue
            for step in found:
                stated = f"against {step.words} ({step.stated})"
                faults.append(f"{id}.{step.node.name}: {step.value} {stated}: {step.verdict}, not declared")
    return {"faults": faults, "derivations": len(BOOK), "passages": len(edition().passages)}


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
        command.set_defaults(run=run)
        return command

    numeral = add("numeral", _numeral, "read one classical numeral")
    numeral.add_argument("text")
    numeral.add_argument("--unit", help="the noun that the text leaves out")
    numeral.add_argument("--scale", help="what 億 and 兆 stand for")
    numeral.add_argument("--context", nargs=2, metavar=("LEFT", "RIGHT"), help="the words on either side")
    marking.arguments(add("numerals", marking.run, "mark the numbers of a file"))
    passage = add("passage", lambda a: _passage(edition()[a.id]), "show one passage")
    passage.add_argument("id")
    add("passages", _passages, "list passages").add_argument("--office", default="")
    add("derivations", _derivations, "list derivations")
    derive = add("derive", _derive, "evaluate one derivation")
    derive.add_argument("id")
    derive.add_argument("--reading")
    derive.add_argument(
        "--set", action="append", metavar="[ID.]NAME=VALUE", help="lay another value over a premise"
    )
    cite = add("cite", _cite, "cite a derivation, a passage or the book")
    cite.add_argument("id")
    cite.add_argument("--format", default="text")
    add("coverage", _coverage, "account for every numeral").add_argument("--office", default="")
    check = add("check", _check, "check that text and book agree")
    check.add_argument("files", nargs="*", help="edition files to load and validate besides those shipped")
    return parser


def main(argv: list[str] | None = None) -> int:
    """Run one command; return 0, 1 when `check` finds a fault, 2 when the call cannot be answered."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # Chinese, whatever the terminal says of itself
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    args = _parser().parse_args(argv)
    try:
        data = args.run(args)
    except (EditionError, NotFound, NumeralError, ValueError, OSError) as fault:
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
