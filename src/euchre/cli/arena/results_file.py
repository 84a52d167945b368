"""A file of arena results, appended pair by pair, so that a match that was stopped goes on where it was."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...arena import Match, PairResult
from ...arena.results import Read, pair_line, program_line, read_results, settings_line
from ...errors import EuchreError
from ..output import bad_input
from ..records.record_file import RecordFile, whole_lines


class ResultsFile:
    """Results open for appending; a pair is in the operating system's hands before the call ends."""

    def __init__(self, file: RecordFile, read: Read) -> None:
        self._file = file
        self.read = read
        """What was in the file when it was opened."""

    def add(self, match: Match, pair: PairResult) -> None:
        """Append a pair."""
        self._file.write(pair_line(match, pair))

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def opened(
    path: str, settings: dict[str, Any], matches: Sequence[Match], program: tuple[str, str | None]
) -> ResultsFile:
    """The file of results, made if it is not there; what was torn off at its end is cut away.

    `program` is version and commit. Ends the command for a file of other settings, and for one that
    another match is writing; it is left as it is then.
    """
    file = RecordFile(path, os.open(path, os.O_RDWR | os.O_CREAT, 0o666))
    try:
        if not file.is_locked_now():
            raise bad_input(f"{path} is being written by another match")
        whole = whole_lines(Path(path).read_bytes())
        read = Read()
        if whole:
            read = read_results(whole.decode(), settings, matches[0])
        file.cut_off(len(whole))
        if not whole:
            file.write(settings_line(settings))
        version, commit = program
        this = {"version": version, "commit": commit}
        if not read.programs or read.programs[-1] != this:
            file.write(program_line(version, commit))
            read.programs.append(this)
    except (EuchreError, UnicodeDecodeError) as fault:
        file.close()
        raise bad_input(f"{path}: {fault}") from None
    except BaseException:
        file.close()
        raise
    return ResultsFile(file, read)
