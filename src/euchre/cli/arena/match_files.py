"""Files of a match: its results pair by pair, the records of its tables, and records that give its deals."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from ...acts import Cut, DealOut, DeclineCut, Shuffle, TurnUp
from ...arena import Match, PairResult
from ...arena.match import GivenDeal
from ...arena.results import Read, key_line, pair_line, program_line, read_results, settings_line
from ...deal import Deal
from ...errors import EuchreError
from ...laws import Code
from ..output import bad_input
from ..records.reading import Irregular, deals_of, read_file, write_whole
from ..records.record_file import RecordFile, whole_lines

_CHANCE = (Shuffle, Cut, DeclineCut, DealOut, TurnUp)


class ResultsFile(RecordFile):
    """A results file open for appending."""

    read: Read
    """Contents of the file when it was opened."""

    def add_key(self, key: bytes) -> None:
        """Append the key behind the packs of the pairs since the last key."""
        self.write(key_line(key.hex()))

    def add(self, match: Match, pair: PairResult) -> None:
        """Append a pair; returns after it was written to the operating system."""
        self.write(pair_line(match, pair))


def opened(
    path: str, settings: dict[str, Any], matches: Sequence[Match], program: tuple[str, str | None]
) -> ResultsFile:
    """Open or create a results file; an incomplete last line is removed.

    `program` is version and commit. Ends the command, and leaves the file as it is, if it has other settings
    or another process keeps it.
    """
    file = ResultsFile(path, os.open(path, os.O_RDWR | os.O_CREAT, 0o666))
    try:
        file.lock()
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


def seed_in(path: str) -> int | None:
    """Return the seed of a results file; None if there is no such file, or it is no file of results."""
    with suppress(OSError, ValueError, KeyError, TypeError), open(path, encoding="utf-8") as file:
        return int(json.loads(file.readline())["seed"])
    return None


def new_folder(path: str) -> Path:
    """Return a new folder, or one that is empty. Ends the command if it holds something."""
    folder = Path(path)
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise bad_input(f"{path} is not empty; name a new folder for the records")
    return folder


def write_records(folder: Path, match: Match, pair: PairResult) -> None:
    """Write the records of both tables of a pair that has been played now."""
    for place, table in enumerate(pair.tables, start=1):
        if table.record is not None:
            name = f"{match.first.name}-{match.second.name}-{pair.number:06}-{place}.euchre"
            write_whole(str(folder / name), table.record)


def given_deals(path: str, code: Code) -> tuple[GivenDeal, ...]:
    """Return the deals of a record, or of all records in a folder by their names; the same deal counts once.

    Ends the command for a deal of another code, and for one whose pack the record does not tell.
    """
    files = sorted(str(file) for file in Path(path).iterdir()) if Path(path).is_dir() else [path]
    found = tuple(dict.fromkeys(deal for file in files for deal in _of_file(file, code)))
    if not found:
        raise bad_input(f"{path} has no deals to play")
    return found


def _of_file(path: str, code: Code) -> Iterator[GivenDeal]:
    for played in deals_of(path, read_file(path), Irregular.ALWAYS):
        deal = played.regular
        if deal.code != code:
            raise bad_input(
                f"{path}: its deals are of {deal.code.name}, but the match is of {code.name}; "
                "name the code with --code, and its changes with --rules"
            )
        if not _tells_the_pack(deal):
            raise bad_input(f"{path}, deal {played.number}: the record does not tell the order of the pack")
        acts = tuple(act for act in deal.acts if isinstance(act, _CHANCE))
        yield GivenDeal(dealer=deal.dealer, acts=acts)


def _tells_the_pack(deal: Deal) -> bool:
    """Return whether a deal was dealt to the turn-up from a pack whose every card is known."""
    packs = [act.pack for act in deal.acts if isinstance(act, Shuffle)]
    return bool(packs) and len(packs[-1]) == len(deal.code.pack) and deal.turn_up is not None
