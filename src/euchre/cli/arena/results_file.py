"""A file of arena results, appended pair by pair, so that an interrupted match can continue."""

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


class ResultsFile(RecordFile):
    """A results file open for appending."""

    read: Read
    """Contents of the file when it was opened."""

    def add(self, match: Match, pair: PairResult) -> None:
        """Append a pair; returns after it was written to the operating system."""
        self.write(pair_line(match, pair))


def opened(
    path: str, settings: dict[str, Any], matches: Sequence[Match], program: tuple[str, str | None]
) -> ResultsFile:
    """Open or create a results file; an incomplete last line is removed.

    `program` is version and commit. Ends the command, and leaves the file as it is, if it has other settings
    or another match is writing to it.
    """
    file = ResultsFile(path, os.open(path, os.O_RDWR | os.O_CREAT, 0o666))
    try:
        if not file.lock():
            raise bad_input(f"another match is writing to {path}")
        whole = whole_lines(Path(path).read_bytes())
        read = file.read = read_results(whole.decode(), settings, matches[0]) if whole else Read()
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
    return file
