"""Data bundled with the package, computed from deals of our own players: one file for each code."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from .errors import EuchreError


def bundled_file(package: str, name: str, ending: str = "json") -> Traversable:
    """Return the file in which a package keeps its bundled data of a code."""
    return files(package).joinpath("data", f"{name}.{ending}")


def why_no_core(package: str, module: str, fault: ImportError) -> str:
    """Return why a native module of a package could not be imported."""
    built = sorted(
        file.name for file in files(package).iterdir() if file.name.endswith((".so", ".pyd", ".dylib"))
    )
    ours = [name for name in built if name.partition(".")[0] == module]
    if not ours:
        return "no wheel with it was installed, and no C++ compiler was there to build it"
    if not any(name == module + suffix for name in ours for suffix in EXTENSION_SUFFIXES):
        return f"it was built for another Python: {', '.join(ours)}"
    return f"it cannot be loaded: {fault}"


def read_bundled(package: str, name: str, what: str, command: str) -> dict[str, Any]:
    """Return the bundled data of a code, and how they were computed.

    Raises EuchreError if the file is missing or cannot be read; the message names the command that makes it.
    """
    try:
        document: dict[str, Any] = json.loads(bundled_file(package, name).read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise EuchreError(f"the {what} of {name} cannot be read ({fault}): `{command}` makes them") from None
    return document


def read_bundled_lines(package: str, name: str, what: str, command: str) -> Iterator[dict[str, Any]]:
    """Yield the documents in a compressed bundled file, one a line.

    Raises EuchreError if the file is missing or cannot be read; the message names the command that makes it.
    """
    try:
        packed = files(package).joinpath("data", f"{name}.jsonl.gz").read_bytes()
        lines = gzip.decompress(packed).decode().splitlines()
    except (OSError, ValueError) as fault:
        raise EuchreError(f"the {what} cannot be read ({fault}): `{command}` makes them") from None
    yield from (json.loads(line) for line in lines)
