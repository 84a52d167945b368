"""The bundled weights of the calling model: one file for each code, with the command that made it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from ..bots.linear_player import CALLERS, CHOICES, FEATURES, ROUNDS, Weights
from ..bundled import read_bundled
from ..errors import EuchreError
from ..laws import Code

SCHEMA = "euchre.call-weights/1"
PACKAGE = "euchre.evaluation"
"""The package that holds the files."""


@cache
def weights_document(name: str) -> dict[str, Any]:
    """Return the weights file of a code as a document. Raises EuchreError if it cannot be read."""
    return read_bundled(PACKAGE, name, "call weights", f"euchre lab train --code {name}")


def weights_for(code: Code) -> Weights:
    """Return the weights for a code; a house variant uses those of its base code."""
    return _weights(code.base or code.name)


@cache
def _weights(name: str) -> Weights:
    return weights_in(weights_document(name))


def weights_in(document: Mapping[str, Any]) -> Weights:
    """Return the weights in a document. Raises EuchreError if its features differ from `FEATURES`."""
    if document["features"] != list(FEATURES):
        raise EuchreError("these weights were made for other features: run `euchre lab train` again")
    by_situation = document["weights"]
    nothing = [0] * len(FEATURES)
    return Weights(
        tuple(
            tuple(
                tuple(tuple(by_situation.get(f"{round_}, {caller}, {choice}", nothing)) for choice in CHOICES)
                for caller in CALLERS
            )
            for round_ in ROUNDS
        )
    )


def document_of(weights: Weights, provenance: Mapping[str, object]) -> str:
    """Return the text of a weights file: provenance, features, and one line for each choice with any
    weight."""
    head = json.dumps({"schema": SCHEMA, **provenance, "features": FEATURES}, indent=2)[:-2]
    rows = [
        f"    {json.dumps(f'{round_}, {caller}, {choice}')}: {json.dumps(row)}"
        for round_, callers in zip(ROUNDS, weights.rows, strict=True)
        for caller, choices in zip(CALLERS, callers, strict=True)
        for choice, row in zip(CHOICES, choices, strict=True)
        if any(row)
    ]
    return head + ',\n  "weights": {\n' + ",\n".join(rows) + "\n  }\n}\n"
