"""The server is killed at any moment: every acknowledged act is kept, once, and no sent event changes.

`EUCHRE_KILLS` sets how often it is killed; `make soak` kills it 2,000 times.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import closing
from pathlib import Path

from euchre.chance import Stream
from euchre.server.store.audit import audit, open_to_read
from euchre.server.store.sqlite import entries_of
from tests.server.helpers.nursery import nursery
from tests.server.helpers.ports import free_port
from tests.server.helpers.serving import Browser, run
from tests.server.helpers.survivors import Survivor, check_against_log, one_more_act, playing

KILLS = int(os.environ.get("EUCHRE_KILLS", "40"))
TABLES = 3


async def survivors(port: int) -> list[Survivor]:
    """Return some people, each at a table with computer players."""
    found = []
    for number in range(TABLES):
        browser = await Browser(port).come_in(f"Guest {number}")
        found.append(Survivor(browser, await browser.open_table()))
    return found


async def killed_again_and_again(folder: Path, kills: int) -> list[Survivor]:
    """Let people play while the server is killed and started again."""
    port, stream = free_port(), Stream(kills, 1)
    with nursery() as servers:
        server = await asyncio.to_thread(servers.started, folder, port)
        people = await survivors(port)
        async with playing(people):
            for _ in range(kills):
                await one_more_act(people)
                await asyncio.sleep(stream.below(120_000) / 1e6)
                await asyncio.to_thread(servers.kill, server)
                server = await asyncio.to_thread(servers.started, folder, port)
            for person in people:
                await one_more_act([person])
        for person in people:
            person.browser.drop()
    return people


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    people: list[Survivor] = []

    async def work() -> None:
        people.extend(await killed_again_and_again(tmp_path, KILLS))

    run(work(), patience=60 + 5 * KILLS)
    with closing(open_to_read(tmp_path)) as database:
        assert audit(database).faults == ()
        logs = {person.table: entries_of(database, person.table) for person in people}
    assert sum(person.drops for person in people) >= KILLS
    assert sum(len(person.acked) for person in people) > KILLS
    for person in people:
        check_against_log([person], logs[person.table])
