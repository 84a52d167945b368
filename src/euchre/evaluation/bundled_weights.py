"""Weights that the package brings, a file for each code, with how they were made."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from ..bots.linear import CALLERS, CHOICES, FEATURES, ROUNDS, Weights
from ..bundled import read_bundled
from ..errors import EuchreError
from ..laws import Code

SCHEMA = "euchre.call-weights/1"
PACKAGE = "euchre.evaluation"
"""Whose the files are."""


@cache
def weights_document(name: str) -> dict[str, Any]:
    """The file of a code: the weights and how they were made. Raises EuchreError if it cannot be read."""
    return read_bundled(PACKAGE, name, "call weights", f"euchre train --code {name}")


def weights_for(code: Code) -> Weights:
    """The weights for a code; a house variant takes those of the code it departs from."""
    return _weights(code.base or code.name)


@cache
def _weights(name: str) -> Weights:
    return weights_in(weights_document(name))


def weights_in(document: Mapping[str, Any]) -> Weights:
    """The weights of a file. Raises EuchreError for a file of other features."""
    if document["features"] != list(FEATURES):
        raise EuchreError("these weights are for other features: train anew with `euchre train`")
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
    """The text of a file: what made it, the features, and a line of weights for each choice that has any."""
    head = json.dumps({"schema": SCHEMA, **provenance, "features": FEATURES}, indent=2)[:-2]
    rows = [
        f"    {json.dumps(f'{round_}, {caller}, {choice}')}: {json.dumps(row)}"
        for round_, callers in zip(ROUNDS, weights.rows, strict=True)
        for caller, choices in zip(CALLERS, callers, strict=True)
        for choice, row in zip(CHOICES, choices, strict=True)
        if any(row)
    ]
    return head + ',\n  "weights": {\n' + ",\n".join(rows) + "\n  }\n}\n"
