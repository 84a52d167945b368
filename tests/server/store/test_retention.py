"""Old data is deleted gradually, and never because the clock jumped."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from euchre.server.people.retention import DAY, TABLES_KEPT, Cleaning
from euchre.server.store import Erased, GuestRow
from euchre.server.store.sqlite import SqliteStore

START = 1_700_000_000_000


@dataclass
class Clocks:
    """A clock that can be set, and a monotonic clock."""

    wall: int = START
    seconds: float = 50.0

    def pass_(self, days: float, jump: float = 0.0) -> None:
        self.wall += round((days + jump) * DAY)
        self.seconds += days * DAY / 1000


async def guests_in(store: SqliteStore, count: int, at: int) -> None:
    for number in range(count):
        name = f"{at}-{number}"
        await store.add_person(GuestRow(id=name, name="Pat"), name.encode(), at)


def cleaned(folder: Path, guests: dict[int, int], days: list[tuple[float, float]]) -> list[Erased | None]:
    """Return what is deleted at the start, and after each day with its jump of the clock."""

    async def main() -> list[Erased | None]:
        store, clocks = SqliteStore(folder), Clocks()
        for age, count in guests.items():
            await guests_in(store, count, START - age * DAY)
        cleaning = Cleaning(store, lambda: clocks.wall, lambda: clocks.seconds)
        gone = []
        for passed, jump in [(0.0, 0.0), *days]:
            clocks.pass_(passed, jump)
            gone.append(await cleaning.once())
        await store.close()
        return gone

    return asyncio.run(main())


def people(gone: list[Erased | None]) -> list[int | None]:
    return [None if one is None else one.people for one in gone]


def test_start_long_after_the_last_event_deletes_nothing_that_day(tmp_path: Path) -> None:
    assert people(cleaned(tmp_path, {100: 30, 95: 5}, [(1, 0)])) == [None, 20]


def test_clock_that_jumps_while_the_server_runs_deletes_nothing(tmp_path: Path) -> None:
    assert people(cleaned(tmp_path, {0: 50}, [(1, 400), (1, 0)])) == [0, None, 20]
    assert TABLES_KEPT < 400


def test_clock_set_back_deletes_nothing(tmp_path: Path) -> None:
    assert people(cleaned(tmp_path, {0: 5, 95: 5}, [(1, -10), (1, 0)])) == [5, None, 0]


def test_at_most_a_tenth_is_deleted_the_oldest_first(tmp_path: Path) -> None:
    assert people(cleaned(tmp_path, {0: 1, 200: 250, 100: 250}, [(1, 0), (1, 0)])) == [50, 45, 40]


def test_empty_store_trusts_its_clock(tmp_path: Path) -> None:
    assert people(cleaned(tmp_path, {}, [(1, 0)])) == [0, 0]
