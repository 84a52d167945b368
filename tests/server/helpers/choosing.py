"""What a computer player is given at a table when it has to choose."""

from __future__ import annotations

import asyncio

from euchre.acts import Act
from euchre.bots import SeenDeals
from euchre.deal import Due
from euchre.server.tables.clock import TableClock
from euchre.server.tables.table import Table
from euchre.view import SeatView
from tests.server.helpers.serving import run


def given_to_choose(table: Table) -> tuple[int, SeenDeals]:
    """Return the seed and the seen deals that the table's clock gives to the player who has to choose."""
    given: list[tuple[int, SeenDeals]] = []

    async def choose(name: str, view: SeatView, due: Due, seed: int, seen: SeenDeals, least: float) -> Act:
        given.append((seed, seen))
        return due.acts[0]

    async def ask() -> None:
        chosen = asyncio.Event()
        clock = TableClock(choose, lambda event, key: chosen.set())
        clock.set(table, is_active=True)
        await chosen.wait()
        clock.stop()

    run(ask())
    (only,) = given
    return only
