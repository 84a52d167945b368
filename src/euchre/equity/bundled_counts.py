"""Bundled counts of the outcomes of deals between our own players: one file for each code."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from ..bundled import read_bundled
from .mix import Came, Mix

SCHEMA = "euchre.equity-outcomes/1"
PACKAGE = "euchre.equity"
"""The package that holds the files."""


@cache
def counts_document(name: str) -> dict[str, Any]:
    """The counts file of a code as a document. Raises EuchreError if it cannot be read."""
    return read_bundled(PACKAGE, name, "outcomes", f"euchre lab equity --code {name} --rebuild")


@cache
def bundled_mix(name: str) -> Mix:
    """The distribution of outcomes under a code, from its bundled counts."""
    return Mix.of_counts(counts_in(counts_document(name)))


def counts_in(document: Mapping[str, Any]) -> dict[Came, int]:
    """The number of deals with each outcome in a document."""
    return {(tuple(row["points"]), row["passes"]): row["deals"] for row in document["outcomes"]}


def document_of(counts: Mapping[Came, int], provenance: Mapping[str, object]) -> str:
    """The text of a counts file: provenance, then one line for each outcome."""
    head = json.dumps({"schema": SCHEMA, **provenance}, indent=2)[:-2]
    rows = [
        json.dumps({"points": list(points), "passes": passes, "deals": deals})
        for (points, passes), deals in sorted(counts.items())
    ]
    return head + ',\n  "outcomes": [\n    ' + ",\n    ".join(rows) + "\n  ]\n}\n"
