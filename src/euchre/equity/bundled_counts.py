"""How deals come out between our own players: counts shipped with the package, one file for each code."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from ..bundled import read_bundled
from .mix import Came, Mix

SCHEMA = "euchre.equity-outcomes/1"
PACKAGE = "euchre.equity"
"""Whose the files are."""


@cache
def counts_document(name: str) -> dict[str, Any]:
    """The file of a code: the counts and how they were made. Raises EuchreError if it cannot be read."""
    return read_bundled(PACKAGE, name, "outcomes", f"euchre equity --code {name} --rebuild")


@cache
def bundled_mix(name: str) -> Mix:
    """How deals come out under a code of the book."""
    return Mix.of_counts(counts_in(counts_document(name)))


def counts_in(document: Mapping[str, Any]) -> dict[Came, int]:
    """The deals of each outcome in a file."""
    return {(tuple(row["points"]), row["passes"]): row["deals"] for row in document["outcomes"]}


def document_of(counts: Mapping[Came, int], provenance: Mapping[str, object]) -> str:
    """The text of a file: what made it, and the deals of each outcome, one to a line."""
    head = json.dumps({"schema": SCHEMA, **provenance}, indent=2)[:-2]
    rows = [
        json.dumps({"points": list(points), "passes": passes, "deals": deals})
        for (points, passes), deals in sorted(counts.items())
    ]
    return head + ',\n  "outcomes": [\n    ' + ",\n    ".join(rows) + "\n  ]\n}\n"
