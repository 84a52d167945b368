"""What each network stores stays within its share: under attack nobody else is refused.

Attackers open what they may as fast as they may, in simulated time, while honest people play now and then.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from euchre.server.bucket import Rate
from euchre.server.evenings.book import Evenings
from euchre.server.evenings.links import read_link
from euchre.server.limits import Limits
from euchre.server.people import lobby
from euchre.server.people.opening import Shares
from euchre.server.people.retention import DAY, HOUR, Cleaning
from euchre.server.store import GuestRow, Store
from euchre.server.store.sqlite import SqliteStore
from euchre.server.tables.decisions import Guest
from euchre.server.tables.refusal import Refusal
from euchre.server.transport.admission import counted_as
from euchre.server.wire.requests import NewEvening, NewTable
from tests.server.helpers.places import Place
from tests.server.helpers.serving import run

SMALL = Limits(
    stored_tables=200, stored_evenings=120, tables_there=Rate(8, 1 / 600), evenings=Rate(2, 1 / 3600)
)
ANN = Guest("ann", "Ann")


@dataclass
class Town:
    """A store with people who open tables and evenings, in simulated time."""

    store: Store
    now: int = 1_790_000_000_000
    refused: list[str] = field(default_factory=list)
    """Of the honest people."""

    def __post_init__(self) -> None:
        self.shares = Shares(self.store, SMALL, lambda: self.now, clock=lambda: self.now / 1000)
        self.cleaning = Cleaning(self.store, lambda: self.now, lambda: self.now / 1000)
        self.evenings = Evenings(self.store, lambda: self.now)

    async def opens_table(self, host: str) -> str:
        """Open a table from an address. Raises Refusal."""
        client = counted_as(host)
        await self.shares.check("table", client)
        table = await lobby.open_table(self.store, ANN, NewTable(code="modern"), lambda: self.now)
        await self.shares.note("table", table, client)
        return table

    async def opens_evening(self, host: str) -> str:
        """Open an evening from an address. Raises Refusal."""
        client = counted_as(host)
        await self.shares.check("evening", client)
        link = await self.evenings.open(NewEvening(title="T", names=[]))
        await self.shares.note("evening", read_link(link).evening, client)
        return link

    async def honest(self, host: str, *, has_evening: bool) -> None:
        """Let an honest person open a table, and perhaps an evening."""
        for opens in (self.opens_table, self.opens_evening)[: 1 + has_evening]:
            try:
                await opens(host)
            except Refusal as no:
                self.refused.append(f"{host}: {no.message}")

    async def attack(self, hosts: list[str]) -> int:
        """Open tables and evenings from some addresses until all are refused; how many were opened."""
        opened = 0
        for opens in (self.opens_table, self.opens_evening):
            for host in hosts:
                try:
                    while True:
                        await opens(host)
                        opened += 1
                except Refusal:
                    pass
        return opened


ATTACKS = {
    "one address": ["203.0.113.9"],
    "one /48": [f"2001:db8:7:{number:x}::1" for number in range(64)],
    "16 addresses": [f"198.51.100.{number}" for number in range(16)],
}


@pytest.mark.parametrize("hosts", ATTACKS.values(), ids=ATTACKS)
def test_nobody_honest_is_refused_during_a_week_of_attack(tmp_path: Path, hosts: list[str]) -> None:
    async def work() -> None:
        town = Town(SqliteStore(tmp_path))
        opened = 0
        for hour in range(0, 7 * 24, 6):
            opened += await town.attack(hosts)
            for person in range(5):
                await town.honest(f"192.0.2.{(hour * 5 + person) % 250}", has_evening=person == 0)
            await town.cleaning.once()
            await town.cleaning.sweep()
            town.now += 6 * HOUR
        assert town.refused == []
        assert opened > 100
        assert await town.store.count_tables() <= SMALL.stored_tables
        await town.evenings.close()
        await town.store.close()

    run(work())


def test_what_nobody_used_goes_after_a_day_and_what_was_used_stays(place: Place) -> None:
    async def work() -> None:
        town = Town(await place.opened())
        table, used = [await town.opens_table("192.0.2.7") for _ in range(2)]
        links = [read_link(await town.opens_evening("192.0.2.7")) for _ in range(2)]
        for number, name in enumerate(("Ann", "Bob")):
            await town.store.add_person(GuestRow(id=name, name=name), bytes([number]) * 32, town.now)
            await town.shares.note("person", name, "192.0.2.7")
        place.execute(f"UPDATE events SET message = 'm1' WHERE table_id = '{used}' AND seq = 1")
        place.execute(f"UPDATE evening_lines SET message = 'm1' WHERE evening_id = '{links[1].evening}'")
        place.execute(f"INSERT INTO sittings VALUES ('Bob', '{used}', 'A')")
        await town.cleaning.once()
        town.now += DAY
        assert await town.cleaning.sweep() == ()
        town.now += 1
        assert await town.cleaning.sweep() == (table,)
        assert await town.store.length(used) > 0
        found = [await town.store.person_named(name) is not None for name in ("Ann", "Bob")]
        assert found == [False, True]
        assert [await town.store.evening(link.evening) is not None for link in links] == [True, True]
        town.now += 7 * DAY
        await town.cleaning.sweep()
        assert [await town.store.evening(link.evening) is not None for link in links] == [False, True]
        assert len(place.rows("SELECT id FROM origins")) == 3
        await town.evenings.close()
        await town.store.close()

    run(work())


def test_a_full_store_has_a_reserve_for_newcomers_only(tmp_path: Path) -> None:
    async def work() -> None:
        town = Town(SqliteStore(tmp_path))
        for person in range(190):
            await town.opens_table(f"192.0.2.{person}")  # nobody has more than another, so none makes room
        with pytest.raises(Refusal, match="as many tables as it may"):
            await town.opens_table("192.0.2.7")
        for person in range(10):
            await town.opens_table(f"198.51.100.{person}")
        with pytest.raises(Refusal, match="as many tables as it may"):
            await town.opens_table("198.51.100.99")
        await town.evenings.close()
        await town.store.close()

    run(work())


def test_a_hall_of_120_phones_behind_one_address_is_within_the_limits() -> None:
    limits = Limits()
    asked_in_a_minute = 120 * 30  # each phone asks every two seconds
    assert limits.evening_reads_there.burst + 60 * limits.evening_reads_there.a_second >= asked_in_a_minute
    assert limits.evening_acts_there.burst >= 2 * 120
    assert min(limits.people.burst, limits.tables_there.burst, limits.changes.burst) >= 2 * 120
