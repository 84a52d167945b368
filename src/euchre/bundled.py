"""Figures that the package brings, gained from deals of our own players: a file for each code."""

from __future__ import annotations

import json
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from .errors import EuchreError


def bundled_file(package: str, name: str) -> Traversable:
    """Where a package keeps its figures of a code."""
    return files(package).joinpath("data", f"{name}.json")


def read_bundled(package: str, name: str, what: str, command: str) -> dict[str, Any]:
    """The figures of a code and how they were made.

    Raises EuchreError, saying what is missing and by which command it is made, where there is no file or it
    cannot be read.
    """
    try:
        document: dict[str, Any] = json.loads(bundled_file(package, name).read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise EuchreError(f"the {what} of {name} cannot be read ({fault}): `{command}` makes them") from None
    return document
