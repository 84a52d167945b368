"""Chooses the format of a record by the suffix of its file name; the caller reads and writes the file."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import NotationError
from .egn_read import read_egn
from .egn_write import write_egn
from .emn import read_emn, write_emn
from .read import read_record
from .record import Record
from .write import write_record

SUFFIXES = (".euchre", ".egn", ".emn")
"""The known suffixes: our notation, a game in EGN, a match in EMN."""


def read_any(text: str, suffix: str) -> tuple[Record, ...]:
    """Return the records of a text in the format of a suffix: one record, or the games of a match.

    Raises NotationError for an unknown suffix or a fault in the text.
    """
    match suffix:
        case ".euchre":
            return (read_record(text),)
        case ".egn":
            return (read_egn(text),)
        case ".emn":
            return read_emn(text)
    raise _unknown(suffix)


def write_any(records: Record | Sequence[Record], suffix: str) -> str:
    """Return the text of a record, or of the games of a match, in the format of a suffix.

    Raises NotationError for an unknown suffix, and for several records in a format that holds one.
    """
    if suffix == ".emn":
        return write_emn(records)
    if suffix not in SUFFIXES:
        raise _unknown(suffix)
    given = (records,) if isinstance(records, Record) else tuple(records)
    if len(given) != 1:
        raise NotationError(
            f"a file {suffix} holds one record, and here are {len(given)}; .emn holds several games"
        )
    return write_egn(given[0]) if suffix == ".egn" else write_record(given[0])


def _unknown(suffix: str) -> NotationError:
    return NotationError(f"'{suffix}' is not the suffix of a record; known are {', '.join(SUFFIXES)}")
