"""What a what-if hands in: which premise it names, whether the derivation rests on it, and the number or words."""

import re
import unicodedata
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from zhouli.derivation import DIGITS, PREMISES, Derivation, Refused, brief, exact, find, registry

NUMBER = re.compile(r"([+-]?[0-9]+)(?:/([0-9]+))?")
LONGEST = 60  # characters of a numeral in words


def bearing(d: Derivation, readings: Mapping[str, str]) -> frozenset[str]:
    """The premises, here and upstream, that anything this derivation computes, states or proves rests on."""
    found = {f"{d.id}.{n.name}" for n in d.premises()}
    for node in d.nodes:
        if node.kind == "uses":
            found |= _rests(node.source, node.reading or readings.get(node.source, ""), node.origin, readings)
    for id in d.measures:
        found |= _ladder_bearing(id, readings)
    return frozenset(found)


def _ladder_bearing(id: str, readings: Mapping[str, str]) -> set[str]:
    source = find(id, readings.get(id, ""))
    found: set[str] = set()
    for node in source.nodes:
        if node.kind == "measure":
            for name in node.names & set(source.made):
                found |= _rests(id, source.reading, name, readings)
    for upper in source.measures:
        found |= _ladder_bearing(upper, readings)
    return found


def _rests(id: str, reading: str, name: str, readings: Mapping[str, str]) -> set[str]:
    """The premises that one name rests on, under the readings chosen; ladders that its derivation reckons by too."""
    d = find(id, reading)
    node = d.node(name)
    if node.kind == "uses":
        return _rests(node.source, node.reading or readings.get(node.source, ""), node.origin, readings)
    if node.kind in PREMISES:
        return {f"{id}.{name}"}
    found: set[str] = set()
    for other in node.names & set(d.made):
        found |= _rests(id, reading, other, readings)
    for upper in d.measures:
        found |= _ladder_bearing(upper, readings)
    return found


def laid(d: Derivation, key: str, value: Any) -> tuple[str, Any]:
    """Check that a what-if names a premise, in some reading, and hands in words or an exact number."""
    if not isinstance(key, str):
        raise Refused(
            f"set: {brief(key)} is no name of a premise; write it as text, as 'r' or 'tong-ladder.m'"
        )
    owner, _, name = key.rpartition(".")
    owner = owner or d.id
    chosen = d if owner == d.id else find(owner)
    if not any(name in {n.name for n in one.premises()} for one in (chosen, *registry()[owner].values())):
        chosen.node(name)
        names = ", ".join(n.name for n in chosen.premises()) or "none"
        raise Refused(f"{owner}.{name} is no premise; its premises are {names}")
    if not isinstance(value, str):
        made = exact(value, key)
        if not made.is_Rational:
            raise Refused(f"{key}: {brief(value)} is no number; write one without names or units")
        return f"{owner}.{name}", made
    typed = unicodedata.normalize("NFKC", value)
    if not typed.isascii():
        if len(value) > LONGEST:
            raise Refused(f"{key}={brief(value)}: too long for a number; write the numeral only")
        return f"{owner}.{name}", value
    number = NUMBER.fullmatch(value.strip())
    if number and max(map(len, value.split("/"))) > DIGITS:
        raise Refused(f"{key}={brief(value)}: more than {DIGITS} digits; write a shorter number")
    if not number or int(number[2] or 1) == 0:
        hint = (
            f"write it in plain digits, as {typed}"
            if typed != value
            else ("write a whole number, a fraction, as 1/4, or Chinese words")
        )
        raise Refused(f"{key}={brief(value)}: no exact number; {hint}")
    return f"{owner}.{name}", exact(Fraction(int(number[1]), int(number[2] or 1)), key)
