"""The record of a desk: made with the first entry, locked while it is kept, on disk before it is shown."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import count
from pathlib import Path

from ...notation import Record
from ..output import bad_input
from ..records.record_file import RecordFile, reopened


class KeptRecord:
    """The record of one desk, under the name given or the first free name of `table-1.euchre` and so on."""

    def __init__(self, path: str | None) -> None:
        self.path = path
        """The name of the file; None as long as nobody has given one and nothing is entered."""
        self.record: Record | None = None
        """What the file held when the desk was opened; None for a new file."""
        self._file: RecordFile | None = None
        self._text = ""
        """The text on disk."""
        self._known: tuple[str, ...] = ()
        """The entries of the record that is continued."""
        self._known_text = ""
        """The text of these entries, with the comments beside them."""
        if path is not None and Path(path).exists():
            self.record, self._file = reopened(path)
            self._text = Path(path).read_text(encoding="utf-8")

    def continues(self, known: tuple[str, ...]) -> None:
        """Note which entries the record that is continued has, so that its own text is kept for them."""
        self._known, self._known_text = known, self._text

    def save(self, head: str, entries: tuple[str, ...]) -> None:
        """Bring the entries on disk. Raises OSError; then the file is as it was.

        Ends the command with code 2 if another process has made a file of that name or keeps it.
        """
        text, new = head, entries
        if self._known and entries[: len(self._known)] == self._known:
            text, new = self._known_text, entries[len(self._known) :]
        text += "".join(f"{entry}\n" for entry in new)
        if self._file is None:
            self._file = self._made()
        if text.startswith(self._text):
            _append(self._file, text[len(self._text) :])
        elif self._text.startswith(text):
            self._file.cut_off(len(text.encode()))
            self._file.sync()
        else:
            self._file.replace(text)
        self._text = text

    def close(self) -> None:
        """Close the file, which others may keep from now on."""
        if self._file is not None:
            self._file.close()

    def _made(self) -> RecordFile:
        """Return a new file, which no other desk can have made at the same time."""
        for number in count(1):
            path = self.path or f"table-{number}.euchre"
            with suppress(FileExistsError):
                file = RecordFile(path, os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o666))
                file.lock()
                self.path = path
                return file
            if self.path is not None:
                break
        raise bad_input(f"{self.path} has been made by another process; continue it, or name another file")


def _append(file: RecordFile, text: str) -> None:
    length = file.length()
    try:
        file.write(text)
        file.sync()
    except OSError:
        with suppress(OSError):
            file.cut_off(length)
        raise
