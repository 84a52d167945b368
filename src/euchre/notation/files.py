"""Records by the ending of their file's name; reading and writing the file itself is the caller's."""

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
"""The endings there are: this notation, a game in EGN, a match in EMN."""


def read_any(text: str, suffix: str) -> tuple[Record, ...]:
    """The records of a text by the ending of its file's name: one, or the games of a match.

    Raises NotationError.
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
    """The text of a record, or of the games of a match, by the ending of the file's name.

    Raises NotationError, also where several records are to go into a file that holds one.
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
    return NotationError(f"'{suffix}' is no ending of a record; known are {', '.join(SUFFIXES)}")
