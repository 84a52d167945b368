"""The file of a game in play. Each act is appended before it is shown, so nothing shown is lost."""

from __future__ import annotations

import os
import socket
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from ...acts import Act
from ...errors import NotationError
from ...notation import Record, act_line, deal_line, read_live
from ...seats import Seat
from ..output import Ended, bad_input


class RecordFile:
    """A record open for appending, locked against other processes until it is closed.

    Each line is passed to the operating system before the call returns.
    """

    def __init__(self, path: str, descriptor: int) -> None:
        self.path = path
        self._descriptor = descriptor
        self._keeper = Path(path).with_name(f".{Path(path).name}.keeper")
        """The note that says which process has the lock."""
        self._is_locked = False

    def write(self, text: str) -> None:
        """Append a text. Raises OSError with the name of the file, on a full disk for example."""
        try:
            _write(self._descriptor, text)
        except OSError as fault:
            fault.filename = self.path
            raise

    def sync(self) -> None:
        """Wait until all that was written is on the disk."""
        os.fsync(self._descriptor)

    def replace(self, text: str) -> None:
        """Put a text in place of the whole file at once, locked as before. Raises OSError as `write` does."""
        target = Path(os.path.realpath(self.path))
        descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            os.chmod(name, target.stat().st_mode & 0o777)
            _try_to_lock(descriptor)
            _write(descriptor, text)
            os.fsync(descriptor)
            os.replace(name, target)
        except OSError as fault:
            os.close(descriptor)
            os.unlink(name)
            fault.filename = self.path
            raise
        os.close(self._descriptor)
        self._descriptor = descriptor

    def deal(self, number: int, dealer: Seat) -> None:
        """Append the line that begins a deal."""
        self.write(deal_line(number, dealer))

    def act(self, act: Act) -> None:
        """Append an act."""
        self.write(act_line(act))

    def length(self) -> int:
        """Return the size of the file in bytes."""
        return os.fstat(self._descriptor).st_size

    def cut_off(self, length: int) -> None:
        """Truncate the file to `length` bytes and append there."""
        os.ftruncate(self._descriptor, length)
        os.lseek(self._descriptor, length, os.SEEK_SET)

    def lock(self) -> None:
        """Lock the file, since two games would corrupt one record; the lock ends with the process.

        Ends the command, naming who keeps the record, if another process has the lock.
        """
        with suppress(BlockingIOError, FileNotFoundError):
            _try_to_lock(self._descriptor)
            self._is_locked = os.path.samestat(os.fstat(self._descriptor), os.stat(self.path))
        if not self._is_locked:
            raise bad_input(
                f"{self.path} is kept by {self._kept_by()}; it can be continued once that has ended"
            )
        with suppress(OSError):
            self._keeper.write_text(f"process {os.getpid()} on {socket.gethostname()}", encoding="utf-8")

    def _kept_by(self) -> str:
        try:
            return self._keeper.read_text(encoding="utf-8", errors="replace").strip() or "another process"
        except OSError:
            return "another process"

    def close(self) -> None:
        """Close the file, which gives up the lock."""
        if self._is_locked:
            with suppress(OSError):
                self._keeper.unlink()
        os.close(self._descriptor)


def _write(descriptor: int, text: str) -> None:
    left = text.encode()
    while left:
        left = left[os.write(descriptor, left) :]


def _try_to_lock(descriptor: int) -> None:
    """Lock a file where the system has such locks. Raises BlockingIOError if another process has the lock."""
    if sys.platform != "win32":
        from fcntl import LOCK_EX, LOCK_NB, flock

        flock(descriptor, LOCK_EX | LOCK_NB)


def new_record(path: str, head: str) -> RecordFile:
    """Create a file with the header of a record. Ends the command if the file exists."""
    try:
        record = RecordFile(path, os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
    except FileExistsError:
        raise bad_input(f"{path} exists already; continue it with --resume, or name another file") from None
    record.lock()
    record.write(head)
    return record


def reopened(path: str) -> tuple[Record, RecordFile]:
    """Return the record in a file, and the file opened for appending after its last complete line.

    Removes an incomplete last line. If it is not a record, ends the command and leaves the file unchanged.
    """
    file = RecordFile(path, os.open(path, os.O_RDWR))
    file.lock()
    whole = whole_lines(Path(path).read_bytes())
    try:
        record = read_live(whole.decode())
    except UnicodeDecodeError:
        file.close()
        raise not_text(path) from None
    except NotationError as fault:
        file.close()
        raise bad_input(f"{path}, {fault}") from None
    file.cut_off(len(whole))
    return record, file


def not_text(path: str) -> Ended:
    """Return the error for a file that cannot be a record."""
    return bad_input(f"{path} is not a record: it is not UTF-8 text")


def whole_lines(text: bytes) -> bytes:
    """Return the text up to its last line end, without blank lines at its end."""
    whole = text[: text.rfind(b"\n") + 1]
    return whole.rstrip(b"\r\n") + b"\n" if whole else whole
