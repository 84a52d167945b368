"""The record of a game on disk, appended act by act so that nothing shown is ever lost."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

from ..acts import Act
from ..notation import Record, act_line, deal_line, read_live, record_head
from ..seats import Seat
from .output import bad_input
from .plan import Plan


class RecordFile:
    """A record open for appending; each line is handed to the operating system before the call ends."""

    def __init__(self, path: str, file: BinaryIO) -> None:
        self.path = path
        self._file = file

    def deal(self, number: int, dealer: Seat) -> None:
        """Write that a deal begins."""
        self._write(deal_line(number, dealer))

    def act(self, act: Act) -> None:
        """Write an act."""
        self._write(act_line(act))

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, text: str) -> None:
        self._file.write(text.encode())
        self._file.flush()


def new_record(path: str, plan: Plan) -> RecordFile:
    """A new file with the head of a record; ends the command if there is a file already."""
    try:
        file = Path(path).open("xb")
    except FileExistsError:
        raise bad_input(f"{path} is there already; go on with it by --resume, or name another file") from None
    record = RecordFile(path, file)
    record._write(record_head(plan.code, plan.headers))
    return record


def reopened(path: str) -> tuple[Record, RecordFile]:
    """The record in a file and the file open behind its last whole line.

    What stands behind that line is cut off, with a deal's line that nothing follows.
    """
    file = Path(path).open("r+b")
    try:
        text = file.read()
        whole = _whole_lines(text)
        record = read_live(whole.decode())
    except UnicodeDecodeError:
        file.close()
        raise bad_input(f"{path} is no record: it is not text") from None
    except BaseException:
        file.close()
        raise
    file.seek(len(whole))
    file.truncate()
    os.fsync(file.fileno())
    return record, RecordFile(path, file)


def _whole_lines(text: bytes) -> bytes:
    """The text up to its last line end, without blank lines at the end of it."""
    whole = text[: text.rfind(b"\n") + 1]
    return whole.rstrip(b"\r\n") + b"\n" if whole else whole
