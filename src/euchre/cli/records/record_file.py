"""The file of a game in play. Each act is appended before it is shown, so nothing shown is lost."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from ...acts import Act
from ...errors import NotationError
from ...notation import Record, act_line, deal_line, read_live
from ...seats import Seat
from ..output import Ended, bad_input


class RecordFile:
    """A record open for appending. Each line is passed to the operating system before the call returns."""

    def __init__(self, path: str, descriptor: int) -> None:
        self.path = path
        self._descriptor = descriptor

    def write(self, text: str) -> None:
        """Append a text. Raises OSError with the name of the file, on a full disk for example."""
        left = text.encode()
        try:
            while left:
                left = left[os.write(self._descriptor, left) :]
        except OSError as fault:
            fault.filename = self.path
            raise

    def deal(self, number: int, dealer: Seat) -> None:
        """Append the line that begins a deal."""
        self.write(deal_line(number, dealer))

    def act(self, act: Act) -> None:
        """Append an act."""
        self.write(act_line(act))

    def length(self) -> int:
        """Size of the file in bytes."""
        return os.fstat(self._descriptor).st_size

    def cut_off(self, length: int) -> None:
        """Truncate the file to `length` bytes and append there."""
        os.ftruncate(self._descriptor, length)
        os.lseek(self._descriptor, length, os.SEEK_SET)

    def lock(self) -> bool:
        """Try to lock the file for this process; False if another process has the lock."""
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def close(self) -> None:
        """Close the file."""
        os.close(self._descriptor)


def new_record(path: str, head: str) -> RecordFile:
    """Create a file with the header of a record. Ends the command if the file exists."""
    try:
        record = RecordFile(path, os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
    except FileExistsError:
        raise bad_input(f"{path} exists already; continue it with --resume, or name another file") from None
    _keep_others_out(path, record)
    record.write(head)
    return record


def reopened(path: str) -> tuple[Record, RecordFile]:
    """The record in a file, and the file opened for appending after its last complete line.

    Removes an incomplete last line. If it is not a record, ends the command and leaves the file unchanged.
    """
    file = RecordFile(path, os.open(path, os.O_RDWR))
    _keep_others_out(path, file)
    whole = whole_lines(Path(path).read_bytes())
    try:
        record = read_live(whole.decode())
    except UnicodeDecodeError:
        raise not_text(path) from None
    except NotationError as fault:
        raise bad_input(f"{path}, {fault}") from None
    file.cut_off(len(whole))
    return record, file


def not_text(path: str) -> Ended:
    """The error for a file that cannot be a record."""
    return bad_input(f"{path} is not a record: it is not UTF-8 text")


def _keep_others_out(path: str, file: RecordFile) -> None:
    """Lock the file, since two games would corrupt one record. The lock ends with the process."""
    if not file.lock():
        raise bad_input(f"another game is writing to {path}")


def whole_lines(text: bytes) -> bytes:
    """The text up to its last line end, without blank lines at its end."""
    whole = text[: text.rfind(b"\n") + 1]
    return whole.rstrip(b"\r\n") + b"\n" if whole else whole
