"""Reads text files that a person names, up to a size and in the encodings that programs write."""

from __future__ import annotations

import codecs
from pathlib import Path

from .output import bad_input

MOST = 2**24
"""Most bytes that are read of a file; a long evening has a tenth of a million."""


_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def text_of(path: str | Path) -> str:
    """Return the text of a file in UTF-8, or in UTF-16 with a byte order mark; lines end in a line feed.

    Ends the command with code 2 if it is too long or not text. Raises OSError.
    """
    data = bytes_of(path)
    text = decoded(path, data, "utf-16" if data.startswith(_UTF_16) else "utf-8-sig")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def decoded(path: str | Path, data: bytes, encoding: str = "utf-8-sig") -> str:
    """Return the text of bytes that a file has. Ends the command with code 2 if they are not text."""
    if len(data) > MOST:
        raise bad_input(f"{path} is too long: more than {MOST:,} bytes are not read")
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise bad_input(f"{path} is not UTF-8 text: see line {line}") from None


def lines_of(path: str | Path) -> list[str]:
    """Return the lines of a list of names that any program may have written, without blank lines.

    What is neither UTF-8 nor UTF-16 is read as Western European (Windows 1252). Ends the command with code 2
    if a line cannot be printed. Raises OSError.
    """
    data = bytes_of(path)
    try:
        text = data.decode("utf-16" if data.startswith(_UTF_16) else "utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("cp1252", errors="replace")
    lines = [line.strip() for line in text.splitlines()]
    for number, line in enumerate(lines, start=1):
        if not line.isprintable() or "\ufffd" in line:
            raise bad_input(f"{path} is not a list of names: line {number} cannot be printed")
    return [line for line in lines if line]


def bytes_of(path: str | Path) -> bytes:
    """Return the bytes of a file. Ends the command with code 2 if there are too many. Raises OSError."""
    with open(path, "rb") as file:
        data = file.read(MOST + 1)
    if len(data) > MOST:
        raise bad_input(f"{path} is too long: more than {MOST:,} bytes are not read")
    return data
