"""Writes data files of the package: each says how it was made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from ... import __version__
from ...arena.outcomes import counted
from ...arena.workers import pool_of
from ...bundled import bundled_file
from ...equity import Came
from ...equity.table import PACKAGE, document_of
from ...laws import load_code
from ...players import bot_by_name
from ...sim.run import PLAYERS
from ..interrupts import interrupts_delayed
from ..progress import progress
from ..records.reading import check_can_be_written, write_whole

_TOGETHER = 20
"""Deals in one batch of a process, for players that the simulator does not know."""


def rebuild(
    name: str, player: str, seed: int, deals: int, *, jobs: int, commit: str | None, folder: str | None
) -> str:
    """Count the outcomes of deals under a code, write the file and return its path.

    Without a folder the file of the package is replaced. Raises EuchreError for an unknown code or player.
    """
    counts = _counts(name, player, seed, deals, jobs)
    made = provenance("equity --rebuild", name, {"player": player, "deals": deals, "seed": seed}, commit)
    return write_data(PACKAGE, name, folder, document_of(counts, made))


def _counts(name: str, player: str, seed: int, deals: int, jobs: int) -> Counter[Came]:
    code = load_code(name)
    if player in PLAYERS:
        return counted(code, player, seed, 1, deals)
    bot_by_name(player)  # an unknown player is refused here, and not by each process
    counts: Counter[Came] = Counter()
    with pool_of(jobs) as pool, progress(f"{name}, {player}", deals) as bar:
        part = partial(_part, name, player, seed, deals)
        with interrupts_delayed():
            parts = pool.map(part, _beginnings(deals))
        for done, some in enumerate(parts, 1):
            counts += some
            bar(min(deals, done * _TOGETHER))
    return counts


def _beginnings(deals: int) -> Iterator[int]:
    yield from range(1, deals + 1, _TOGETHER)


def _part(name: str, player: str, seed: int, deals: int, first: int) -> Counter[Came]:
    """Return the counts of one batch of deals."""
    return counted(load_code(name), player, seed, first, min(_TOGETHER, deals + 1 - first))


def provenance(command: str, code: str, options: dict[str, object], commit: str | None) -> dict[str, object]:
    """Return how the data of a code are made: the command with its options, and the version of the
    program."""
    given = {"code": code, **options}
    words = " ".join(f"--{name} {value}" for name, value in given.items())
    return {**given, "command": f"euchre {command} {words}", "version": __version__, "commit": commit}


def write_data(package: str, code: str, folder: str | None, text: str) -> str:
    """Write the file of a code in place of the package's own, or into a folder; its path."""
    path = _path_of(package, code, folder)
    write_whole(path, text)
    return path


def check_data_can_be_written(package: str, code: str, folder: str | None) -> None:
    """End the command with code 2 if `write_data` would fail; asked before the work that takes hours."""
    check_can_be_written(_path_of(package, code, folder))


def _path_of(package: str, code: str, folder: str | None) -> str:
    return str(bundled_file(package, code) if folder is None else Path(folder, f"{code}.json"))
