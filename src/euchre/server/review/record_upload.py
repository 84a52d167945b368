"""Uploaded records; their format is recognised by content, not by file name."""

from __future__ import annotations

import json

from ...errors import EuchreError
from ...notation import Record, read_any
from ...notation.emn import FILE_TYPE as MATCH
from ..tables.refusal import Refusal

LARGEST = 64 * 1024
"""Most bytes of an uploaded record; enough for about two hundred deals."""


def records_in(body: bytes) -> tuple[Record, ...]:
    """The records in the bytes of a file. Raises Refusal with the place of the first error."""
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = body[: fault.start].count(b"\n") + 1
        raise Refusal(
            "record/malformed", f"line {line}: this is not text; a record is text in UTF-8"
        ) from None
    try:
        return read_any(text, _form_of(text))
    except EuchreError as fault:
        raise Refusal("record/malformed", str(fault), getattr(fault, "laws", ())) from None


def _form_of(text: str) -> str:
    """The file name ending for this text: `.euchre`, `.egn` or `.emn`."""
    if not text.lstrip().startswith("{"):
        return ".euchre"
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return ".egn"  # its reader reports the error
    return ".emn" if isinstance(document, dict) and document.get("fileType") == MATCH else ".egn"
