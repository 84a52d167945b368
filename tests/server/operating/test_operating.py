"""Health and metrics: what the operator can see, and nobody else."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from euchre.server.operating import metrics
from euchre.server.store import StoreFailed
from euchre.server.store.sqlite import SqliteStore
from tests.cli.runs import euchre
from tests.server.helpers.leaks import cards_in
from tests.server.helpers.ports import free_port
from tests.server.helpers.serving import Browser, Served, play_deals, run, served

Got = tuple[int, str]
Get = Callable[[str], Awaitable[Got]]


def fetched(port: int, path: str) -> Got:
    """Return status and text of an answer."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    finally:
        connection.close()


def operated(folder: Path, work: Callable[[Served, Get], Awaitable[None]]) -> None:
    """Do some work with a server that has an operator's address."""

    async def main() -> None:
        port = free_port()

        async def get(path: str) -> Got:
            return await asyncio.to_thread(fetched, port, path)

        async with served(folder, metrics=("127.0.0.1", port)) as server:
            while True:
                try:
                    await get("/health/live")
                except ConnectionError:
                    await asyncio.sleep(0.01)
                else:
                    break
            await work(server, get)
        with pytest.raises(ConnectionError):
            await get("/health/live")

    run(main())


def value(text: str, name: str) -> float:
    """Return the value of a metric."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found is not None, name
    return float(found[1])


async def at_table(server: Served) -> Browser:
    """Return a person who has played a deal."""
    ann = await server.browser().come_in("Zebediah")
    await ann.look(await ann.open_table(public=True))
    await play_deals(ann, 1)
    return ann


def test_metrics_count_commands_and_refusals(tmp_path: Path) -> None:
    async def work(server: Served, get: Get) -> None:
        ann = await at_table(server)
        assert (await ann.command("act", act="nonsense"))["type"] == "refused"
        status, text = await get("/metrics")
        assert status == 200
        assert value(text, "euchre_tables") == value(text, "euchre_connections") == 1.0
        done = value(text, "euchre_command_seconds_count")
        assert done >= 5
        assert value(text, "euchre_commit_seconds_count") > done
        assert value(text, 'euchre_refusals_total{reason="act/not-notation"}') == 1.0
        assert value(text, "process_resident_memory_bytes") > 1_000_000
        assert value(text, "process_open_fds") > 5

    operated(tmp_path, work)


def test_all_metrics_are_named_in_the_docs(tmp_path: Path) -> None:
    page = (Path(__file__).parents[3] / "docs" / "server" / "index.md").read_text(encoding="utf-8")

    async def work(server: Served, get: Get) -> None:
        _, text = await get("/metrics")
        names = set(re.findall(r"^# TYPE (euchre_\w+?)(?:_created)? \w+$", text, re.MULTILINE))
        assert len(names) > 8
        assert {name for name in names if name not in page} == set()

    operated(tmp_path, work)


def test_metrics_show_no_name_no_token_and_no_card(tmp_path: Path) -> None:
    async def work(server: Served, get: Get) -> None:
        ann = await at_table(server)
        _, text = await get("/metrics")
        assert ann.cookie is not None
        assert ann.cookie.partition("=")[2] not in text
        assert "Zebediah" not in text
        assert not cards_in(text.encode())

    operated(tmp_path, work)


def test_server_is_ready_while_its_store_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Served, get: Get) -> None:
        assert json.loads((await get("/health"))[1]) == {"live": True, "ready": True}

        async def failing(self: SqliteStore, table: str) -> int:
            raise StoreFailed("no")

        monkeypatch.setattr(SqliteStore, "length", failing)
        assert await get("/health/ready") == (503, '{"live":true,"ready":false}')
        assert (await get("/health/live"))[0] == 200

        async def silent(self: SqliteStore, table: str) -> int:
            await asyncio.Event().wait()
            return 0

        monkeypatch.setattr(SqliteStore, "length", silent)
        monkeypatch.setattr(metrics, "PATIENCE", 0.01)
        assert (await get("/health/ready"))[0] == 503

    operated(tmp_path, work)


def test_players_cannot_read_metrics(tmp_path: Path) -> None:
    async def work(server: Served, get: Get) -> None:
        browser = server.browser()
        for path in ("/metrics", "/health", "/health/ready"):
            assert (await asyncio.to_thread(browser.request, "GET", path))[0] == 404

    operated(tmp_path, work)


@pytest.mark.parametrize("address", ["8009", "here:there", "127.0.0.1:70000", ":8009"])
def test_malformed_address_of_the_metrics_is_refused(tmp_path: Path, address: str) -> None:
    ran = euchre("serve", "--data", tmp_path, "--port", "0", "--metrics", address)
    assert (ran.code, "write HOST:PORT" in ran.err) == (2, True)
