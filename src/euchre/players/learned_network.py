"""A small network: two hidden layers of rectified units, run by NumPy."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..bundled import read_bundled
from ..errors import EuchreError
from .learned_features import INPUTS, OUTPUTS

Numbers: TypeAlias = NDArray[np.float32]
SCHEMA = "euchre.network/1"
PACKAGE = "euchre.players"
"""The package that holds the file."""


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """Layers of weights, float32: for each layer (inputs, outputs) and (outputs,).

    The last layer has one output for each act, its lead over the mean of the lawful acts in points,
    and one more: the points that the own side can expect.
    """

    layers: tuple[tuple[Numbers, Numbers], ...]

    def of_bits(self, bits: NDArray[np.generic]) -> Numbers:
        """Return (N, outputs + 1) float32, for (N, inputs) inputs of 0 and 1."""
        units: Numbers = bits.astype(np.float32)
        for weights, biases in self.layers[:-1]:
            units = np.maximum(units @ weights + biases, 0)
        weights, biases = self.layers[-1]
        found: Numbers = units @ weights + biases
        return found

    def of_ones(self, ones: Sequence[int]) -> Numbers:
        """Return (outputs + 1,) float32 for one state, given the numbers of its inputs that are 1."""
        (first, biases), *others = self.layers
        units: Numbers = first[ones].sum(axis=0) + biases
        for weights, more in others:
            units = np.maximum(units, 0) @ weights + more
        return units


@cache
def bundled_network() -> Network:
    """Return the network of the package. Raises EuchreError if it cannot be read."""
    return network_in(read_bundled(PACKAGE, "modern", "network", "euchre lab train-network"))


def network_in(document: Mapping[str, Any]) -> Network:
    """Return the network in a document. Raises EuchreError if it was made for other inputs or outputs."""
    layers = tuple(
        (_numbers(layer["weights"], layer["shape"]), _numbers(layer["biases"], layer["shape"][1:]))
        for layer in document["layers"]
    )
    if (document["inputs"], document["outputs"]) != (INPUTS, OUTPUTS):
        raise EuchreError("this network was made for other inputs: run `euchre lab train-network` again")
    return Network(layers)


def document_of(network: Network, provenance: Mapping[str, object]) -> str:
    """Return the text of a network's file: how it was made, and the layers as 16-bit numbers in Base64."""
    layers = [
        {"shape": weights.shape, "weights": _text(weights), "biases": _text(biases)}
        for weights, biases in network.layers
    ]
    head = {"schema": SCHEMA, **provenance, "inputs": INPUTS, "outputs": OUTPUTS}
    return json.dumps({**head, "layers": layers}, indent=1) + "\n"


def _text(numbers: Numbers) -> str:
    """Return numbers of any shape, float32, as text with half the precision."""
    return b64encode(numbers.astype("<f2").tobytes()).decode()


def _numbers(text: str, shape: Sequence[int]) -> Numbers:
    """Return the numbers in a text, float32 in the shape given (any shape)."""
    found: Numbers = np.frombuffer(b64decode(text), "<f2").astype(np.float32).reshape(shape)
    return found
