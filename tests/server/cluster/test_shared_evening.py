"""An event over two servers on one PostgreSQL: one is killed in the middle, nothing is lost or doubled."""

from __future__ import annotations

import asyncio
from pathlib import Path

from euchre.server.evenings.seating import table_id
from tests.server.cluster.test_shared_tables import QUICK, pair
from tests.server.helpers.evenings import online, post, until
from tests.server.helpers.process import ended
from tests.server.helpers.services import Postgres
from tests.server.helpers.serving import Browser, run
from tests.server.helpers.survivors import Survivor, one_more_act, playing

COMPUTERS = [f"Computer {number}" for number in range(1, 11)]
SWIFT = (*QUICK, "--unattended", "0")


def test_a_server_is_killed_in_an_event_and_the_other_goes_on(postgres: Postgres, tmp_path: Path) -> None:
    """Twelve players at three tables, two of them people: at least one table has computer players alone."""

    async def work() -> None:
        async with pair(tmp_path, postgres.database(), *SWIFT) as both:
            ann, bob = [
                await Browser(port).come_in(name)
                for port, name in zip(both.ports, ("Ann", "Bob"), strict=True)
            ]
            director, screen = await online(ann, COMPUTERS, deals=1, clock=600, same_boards=True)
            for one in (ann, bob):
                assert (await post(one, screen, "/api/evening/join"))[0] == 200
            assert (await post(ann, director, "/api/evening", {"id": "b", "act": "begin round 1"}))[0] == 200
            tables = [await table_of(one, screen, 1) for one in (ann, bob)]
            people = [
                Survivor(ann, tables[0], ports=both.ports),
                Survivor(bob, tables[1], ports=both.ports[1:]),
            ]
            async with playing(people):
                await one_more_act(people)
                await asyncio.to_thread(ended, both.processes[0])
                watcher = Browser(both.ports[1])
                await until(watcher, screen, lambda hall: hall["clock"]["round"] == 2)
            ann.port = both.ports[1]
            people = [
                Survivor(one, await table_of(one, screen, 2), ports=both.ports[1:]) for one in (ann, bob)
            ]
            async with playing(people):
                await until(watcher, screen, lambda hall: hall["online"]["is_over"])
            evening = screen.partition(".")[0]
            tables = [table_id(evening, number, table) for number in (1, 2) for table in (1, 2, 3)]
            logs = {table: await both.log(table) for table in tables}  # after an audit of the whole store
            boards = await both.asked("SELECT array_agg(board ORDER BY table_id, board) FROM board_results")
            lines = await both.asked("SELECT array_agg(line) FROM evening_lines")
        assert all(log for log in logs.values())
        assert sorted(boards) == [1] * 3 + [2] * 3
        written = [line.partition("server: ")[2].partition(": ")[0] for line in lines if " server: " in line]
        tallies = ("marches", "euchres", "lone hands", "luck")
        counted = [line for line in written if line.startswith(tallies) and not line.startswith("lone")]
        assert len(counted) == len({*counted})
        assert sorted(line for line in written if not line.startswith(tallies)) == [
            "begin round 2",
            *(f"boards round {number} table {table}" for number in (1, 2) for table in (1, 2, 3)),
        ]

    run(work(), patience=120)


async def table_of(browser: Browser, screen: str, number: int) -> str:
    """Return the table of a person in a round, once a server has opened it."""
    hall = await until(browser, screen, lambda hall: hall["clock"]["round"] == number)
    table = str(hall["online"]["table"])
    while (await browser.ask("GET", f"/api/tables/{table}/glance"))[0] != 200:
        await asyncio.sleep(0.05)
    return table
