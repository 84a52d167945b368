"""Writes data files of the package: each says how it was made."""

from __future__ import annotations

from pathlib import Path

from ... import __version__
from ...bundled import bundled_file
from ..records.reading import check_can_be_written, write_whole


def provenance(command: str, code: str, options: dict[str, object], commit: str | None) -> dict[str, object]:
    """How the data of a code are made: the command with its options, and the version of the program."""
    given = {"code": code, **options}
    words = " ".join(f"--{name} {value}" for name, value in given.items())
    return {**given, "command": f"euchre {command} {words}", "version": __version__, "commit": commit}


def write_data(package: str, code: str, folder: str | None, text: str) -> str:
    """Write the file of a code in place of the package's own, or into a folder; its path."""
    path = _path_of(package, code, folder)
    write_whole(path, text)
    return path


def check_data_can_be_written(package: str, code: str, folder: str | None) -> None:
    """End the command with code 2 if `write_data` would fail; asked before the work that takes hours."""
    check_can_be_written(_path_of(package, code, folder))


def _path_of(package: str, code: str, folder: str | None) -> str:
    return str(bundled_file(package, code) if folder is None else Path(folder, f"{code}.json"))
