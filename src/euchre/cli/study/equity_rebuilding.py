"""Play the deals from which scores are valued, and write the counts of their outcomes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from ...arena.outcomes import counted
from ...arena.workers import pool_of
from ...equity import Came
from ...equity.bundled_counts import PACKAGE, document_of
from ...laws import load_code
from ...players import bot_by_name
from ...sim.run import PLAYERS
from ..interrupts import interrupts_delayed
from ..progress import progress
from .data_files import provenance, write_data

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
    """The counts of one batch of deals."""
    return counted(load_code(name), player, seed, first, min(_TOGETHER, deals + 1 - first))
