"""Reads files that a person names, up to a size."""

from __future__ import annotations

from pathlib import Path

from .output import bad_input

MOST = 2**24
"""Most characters that are read of a file; a long evening has a tenth of a million."""


def text_of(path: str | Path) -> str:
    """The text of a file. Ends the command with code 2 if it is too long.

    Raises OSError and UnicodeDecodeError.
    """
    with open(path, encoding="utf-8") as file:
        text = file.read(MOST + 1)
    if len(text) > MOST:
        raise bad_input(f"{path} is too long: more than {MOST:,} characters are not read")
    return text


def bytes_of(path: str | Path) -> bytes:
    """The bytes of a file. Ends the command with code 2 if there are too many. Raises OSError."""
    with open(path, "rb") as file:
        data = file.read(MOST + 1)
    if len(data) > MOST:
        raise bad_input(f"{path} is too long: more than {MOST:,} bytes are not read")
    return data
