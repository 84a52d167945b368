"""Records of a match: one file for each table of each pair."""

from __future__ import annotations

from pathlib import Path

from ...arena import Match, PairResult
from ..output import bad_input
from ..records.reading import write_whole


def new_folder(path: str) -> Path:
    """A new folder, or one that is empty. Ends the command if it holds something."""
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
