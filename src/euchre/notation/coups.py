"""The nine coups of 1888, bundled with the package as records."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from .read import read_record
from .record import Record


@cache
def coups() -> dict[str, Record]:
    """Return the nine coups of the Laws of Euchre (Leeds and Dwight, Boston 1888), by file name."""
    found = files("euchre").joinpath("records", "coups").iterdir()
    named = sorted((one.name.removesuffix(".euchre"), one) for one in found if one.name.endswith(".euchre"))
    return {name: read_record(one.read_text(encoding="utf-8")) for name, one in named}
