"""A server with many tables restarts quickly, and every table is unchanged.

`EUCHRE_TABLES` sets how many tables; `make soak` opens a thousand.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

from euchre.server.serving import Service, listening
from euchre.server.store.audit import audit, open_to_read
from tests.server.helpers.nursery import nursery
from tests.server.helpers.people import my_turn
from tests.server.helpers.ports import free_port
from tests.server.helpers.serving import Browser, Message, run
from tests.timing import IS_TIMED

TABLES = int(os.environ.get("EUCHRE_TABLES", "100"))
AT_ONCE = 20
SOON = 2.0
"""Seconds until a server that is started again serves."""
TRIES = 5
"""How often others may hold the machine up."""


async def at_his_table(browser: Browser, table: str) -> Message:
    """Return what a person sees of a table that waits for them."""
    await browser.look(table)
    await my_turn(browser)
    stands = browser.last
    browser.drop()
    return {"seq": stands["seq"], "deal": stands["deal"], "table": stands["table"]}


def test_every_table_is_unchanged_after_a_restart(tmp_path: Path) -> None:
    port = free_port()
    taken: list[float] = []

    async def work() -> None:
        with nursery() as servers:
            server = await asyncio.to_thread(servers.started, tmp_path, port)
            before = dict([await opened(number) for number in range(TABLES)])
            while not taken or (IS_TIMED and len(taken) < TRIES and min(taken) >= SOON):
                await asyncio.to_thread(servers.kill, server)
                began = time.monotonic()
                server = await asyncio.to_thread(servers.started, tmp_path, port)
                await at_his_table(people[0][0], people[0][1])
                taken.append(time.monotonic() - began)
            for place in range(0, TABLES, AT_ONCE):
                some = people[place : place + AT_ONCE]
                stand = await asyncio.gather(*(at_his_table(*one) for one in some))
                assert [before[table] for _, table in some] == stand

    people: list[tuple[Browser, str]] = []

    async def opened(number: int) -> tuple[str, Message]:
        browser = await Browser(port).come_in(f"Guest {number}")
        table = await browser.open_table()
        people.append((browser, table))
        return table, await at_his_table(browser, table)

    run(work(), patience=60 + TABLES)
    assert not IS_TIMED or min(taken) < SOON
    with closing(open_to_read(tmp_path)) as database:
        found = audit(database)
    assert (found.tables, found.faults) == (TABLES, ())


def test_a_port_that_a_killed_server_still_holds_is_waited_for(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as held:
        port = held.getsockname()[1]
        command = [sys.executable, "-c", "import time; print(flush=True); time.sleep(0.3)"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, pass_fds=[held.fileno()]) as worker:
            assert worker.stdout is not None
            worker.stdout.readline()
            held.close()  # only the worker holds it now
            opened, service = listening(Service(folder=tmp_path, port=port))
            opened.close()
            assert (service.port, worker.wait()) == (port, 0)
