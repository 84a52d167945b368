"""The record of a game on disk, appended act by act so that nothing shown is ever lost."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from ...acts import Act
from ...errors import NotationError
from ...notation import Record, act_line, deal_line, read_live
from ...seats import Seat
from ..output import bad_input


class RecordFile:
    """A record open for appending; each line is handed to the operating system before the call ends."""

    def __init__(self, path: str, descriptor: int) -> None:
        self.path = path
        self._descriptor = descriptor

    def write(self, text: str) -> None:
        """Append a text."""
        left = text.encode()
        while left:
            left = left[os.write(self._descriptor, left) :]

    def deal(self, number: int, dealer: Seat) -> None:
        """Append that a deal begins."""
        self.write(deal_line(number, dealer))

    def act(self, act: Act) -> None:
        """Append an act."""
        self.write(act_line(act))

    def length(self) -> int:
        """How many bytes are written."""
        return os.fstat(self._descriptor).st_size

    def cut_off(self, length: int) -> None:
        """Keep so many bytes and append behind them."""
        os.ftruncate(self._descriptor, length)
        os.lseek(self._descriptor, length, os.SEEK_SET)

    def is_locked_now(self) -> bool:
        """Lock the file for this process; False if another holds it."""
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def close(self) -> None:
        """Close the file."""
        os.close(self._descriptor)


def new_record(path: str, head: str) -> RecordFile:
    """A new file with the head of a record; ends the command if there is a file already."""
    try:
        record = RecordFile(path, os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
    except FileExistsError:
        raise bad_input(f"{path} is there already; go on with it by --resume, or name another file") from None
    _keep_others_out(path, record)
    record.write(head)
    return record


def reopened(path: str) -> tuple[Record, RecordFile]:
    """The record in a file, and the file open behind its last whole line; what stands behind that is cut off.

    Raises NotationError, or ends the command, for a file that holds no record; it is left as it is then.
    """
    file = RecordFile(path, os.open(path, os.O_RDWR))
    _keep_others_out(path, file)
    whole = whole_lines(Path(path).read_bytes())
    try:
        record = read_live(whole.decode())
    except UnicodeDecodeError:
        raise bad_input(f"{path} is no record: it is not text") from None
    except NotationError as fault:
        raise bad_input(f"{path}, {fault}") from None
    file.cut_off(len(whole))
    return record, file


def _keep_others_out(path: str, file: RecordFile) -> None:
    """Two games on one record would spoil it; the lock ends with the process."""
    if not file.is_locked_now():
        raise bad_input(f"{path} is being written by another game")


def whole_lines(text: bytes) -> bytes:
    """The text up to its last line end, without blank lines at the end of it."""
    whole = text[: text.rfind(b"\n") + 1]
    return whole.rstrip(b"\r\n") + b"\n" if whole else whole
