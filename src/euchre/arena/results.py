"""Results as lines of JSON: the settings first, then one line for each pair.

A match continues from a file: pairs in it are not played again, and a file with other settings is refused.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ..errors import EuchreError
from ..laws import plain_value
from ..seats import BySide
from .match import Match
from .playing import PairResult, TableResult
from .timing import KINDS, Spent

SCHEMA = "euchre.arena-results/1"
Known: TypeAlias = dict[tuple[str, str], dict[int, PairResult]]
"""For the names of both entrants, the finished pairs by number."""


def settings_of(matches: Sequence[Match], players: Sequence[object]) -> dict[str, Any]:
    """Return everything on which the pairs depend, except the version of this program.

    `players` identifies the entrants by plain values: names, and command lines of external programs.
    """
    match = matches[0]
    return {
        "schema": SCHEMA,
        "code": match.code.base or match.code.name,
        "changes": {key: plain_value(value) for key, value in sorted(match.code.changes.items())},
        "players": list(players),
        "unit": match.unit,
        "seed": match.seed,
        "in_a_row": match.in_a_row if match.in_a_row > 1 else None,
        "given": _fingerprint(match) if match.given else None,
        "packs": "of a key" if match.key is not None else None,
    }


def _fingerprint(match: Match) -> str:
    """Return a hash of the deals given, as hexadecimal digits."""
    lines = (f"{deal.dealer} {' '.join(act.text for act in deal.acts)}\n" for deal in match.given)
    return hashlib.blake2b("".join(lines).encode(), digest_size=16).hexdigest()


def settings_line(settings: dict[str, Any]) -> str:
    """Return the first line of a results file."""
    return _line(settings)


def program_line(version: str, commit: str | None) -> str:
    """Return a line with the program version that played the lines after it."""
    return _line({"program": {"version": version, "commit": commit}})


def key_line(key: str) -> str:
    """Return a line with the key behind the packs of the pairs before it, in hexadecimal digits."""
    return _line({"key": key})


def pair_line(match: Match, pair: PairResult) -> str:
    """Return the line for one pair."""
    tables = [
        {"deals": table.deals, "points": list(table.points), "games": list(table.games)}
        for table in pair.tables
    ]
    spent = [{kind: each[kind].written() for kind in KINDS if each[kind].choices} for each in pair.spent]
    return _line(
        {
            "first": match.first.name,
            "second": match.second.name,
            "pair": pair.number,
            "tables": tables,
            "health": [dict(sorted(counts.items())) for counts in pair.health],
            "spent": spent,
        }
    )


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


@dataclass(slots=True)
class Read:
    """Contents of a results file."""

    known: Known = field(default_factory=dict)
    programs: list[dict[str, Any]] = field(default_factory=list)
    """Version and commit of each program that wrote to the file."""


def read_results(text: str, settings: dict[str, Any], match: Match) -> Read:
    """Read results from a text of complete lines.

    `match` is any match of the file; it gives the sides. Raises EuchreError, naming the line or the setting,
    for a malformed line or different settings.
    """
    lines = text.split("\n")[:-1]
    _check(settings, _object(lines[0] if lines else "", 1))
    found = Read()
    for number, line in enumerate(lines[1:], 2):
        values = _object(line, number)
        if "program" in values:
            found.programs.append(values["program"])
            continue
        if "key" in values:
            continue
        try:
            names, pair = _pair(values, match)
        except (KeyError, TypeError, ValueError, AttributeError):
            raise EuchreError(f"line {number} is not the result of a pair") from None
        found.known.setdefault(names, {})[pair.number] = pair
    return found


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        values = json.loads(line)
    except ValueError:
        values = None
    if not isinstance(values, dict):
        raise EuchreError(f"line {number} is not a line of arena results")
    return values


def _check(settings: dict[str, Any], found: dict[str, Any]) -> None:
    if found.get("schema") != settings["schema"]:
        raise EuchreError("the first line does not hold arena settings")
    for key, wanted in settings.items():
        if found.get(key) != wanted:
            raise EuchreError(
                f"the file was written with other settings: its {key} is {json.dumps(found.get(key))}, "
                f"not {json.dumps(wanted)}"
            )


def _pair(values: dict[str, Any], match: Match) -> tuple[tuple[str, str], PairResult]:
    sides = match.code.seating.sides
    one, two = (
        TableResult(
            deals=table["deals"],
            points=BySide(sides, tuple(table["points"])),
            games=BySide(sides, tuple(table["games"])),
        )
        for table in values["tables"]
    )
    first, second = ({kind: Spent() for kind in KINDS} for _ in range(2))
    for spent, written in zip((first, second), values["spent"], strict=True):
        spent |= {kind: Spent.read(each) for kind, each in written.items()}
    health = (Counter(values["health"][0]), Counter(values["health"][1]))
    pair = PairResult(number=values["pair"], tables=(one, two), health=health, spent=(first, second))
    return (values["first"], values["second"]), pair
