"""The commands for the server and its data, as processes of their own."""

from __future__ import annotations

import re
import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from euchre.cli.service.limits import with_limits
from euchre.server.bucket import Rate
from euchre.server.limits import Limits
from euchre.server.serving import Service
from euchre.server.store import Store
from tests.cli.runs import EUCHRE, environment, euchre
from tests.server.helpers.places import Place
from tests.server.helpers.services import Postgres, postgres_running
from tests.server.helpers.serving import run, served
from tests.server.store.test_store import new_table, with_store
from tests.server.tables.test_fair import finished, record_text


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with postgres_running() as running:
        yield running


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return the data of a server at which a table was opened."""
    folder = tmp_path / "data"

    async def work() -> None:
        async with served(folder) as server:
            ann = await server.browser().come_in("Ann")
            await ann.look(await ann.open_table())

    run(work())
    return folder


def test_serve_prints_its_address_and_ends_at_an_interrupt(tmp_path: Path) -> None:
    command = [*EUCHRE, "serve", "--port", "0", "--data", str(tmp_path), "--no-browser"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment()) as process:
        assert process.stderr is not None
        line = process.stderr.readline()
        address = re.search(r"http://localhost:\d+/", line)
        assert address is not None
        with urllib.request.urlopen(f"{address[0]}api/games", timeout=20) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        assert "Traceback" not in process.stderr.read()


def test_second_server_on_a_port_or_folder_is_refused_with_the_reason(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as server:
            taken = euchre("serve", "--data", tmp_path / "x", "--port", str(server.service.port))
            said = f"euchre: 127.0.0.1, port {server.service.port}: Address already in use; choose another"
            assert (taken.code, taken.err.startswith(said)) == (2, True)
            metrics = f"127.0.0.1:{server.service.port}"
            words = ("--data", tmp_path / "y", "--port", "0", "--metrics", metrics)
            assert euchre("serve", *words).err.startswith(
                f"euchre: 127.0.0.1, port {server.service.port}: Add"
            )
            shared = euchre("serve", "--data", tmp_path, "--port", "0")
            assert (shared.code, "another process" in shared.err) == (2, True)

    run(work())


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--host", "0.0.0.0"], "use --lan, or --url"),
        (["--lan", "--url", "https://x"], "--lan and --url cannot be used together"),
        (["--url", "http://x"], "behind TLS"),
        (["--url", "https://x/path"], "behind TLS"),
        (["--database", "postgresql://x/y"], "--data and --database cannot be used together"),
        (["--nudge", "redis://x"], "needs --database"),
        (["--limit", "cards=5"], "there is no limit 'cards'"),
        (["--limit", "tables=many"], "a whole number of 1 or more"),
    ],
)
def test_unsafe_or_malformed_address_is_refused(tmp_path: Path, options: list[str], named: str) -> None:
    ran = euchre("serve", "--data", tmp_path, *options)
    assert (ran.code, named in ran.err) == (2, True)


def test_store_is_verified_backed_up_rebuilt_and_erased(data: Path, tmp_path: Path) -> None:
    assert re.fullmatch(r"1 table, \d+ events, all well\n", euchre("server", "verify", "--data", data).out)
    copy = tmp_path / "copy.sqlite"
    assert "all well" in euchre("server", "backup", copy, "--data", data).out
    assert euchre("server", "backup", copy, "--data", data).code == 2
    assert euchre("server", "rebuild", "--data", data).out == "rebuilt 1 table\n"
    assert "all well" in euchre("server", "verify", "--data", data).out
    assert euchre("server", "erase", "--data", data).code == 2
    assert (
        euchre("server", "erase", "--data", data, "--older-than", "1").out
        == "deleted 0 tables and 0 guests\n"
    )
    assert euchre("server", "erase", "--data", data, "--all").out == "deleted 1 table and 1 guest\n"


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--database", "mysql://x/y"], "not an address of PostgreSQL"),
        (["--database", "postgresql:///x?host=/nowhere"], "the database cannot be reached"),
        (["--database", "postgresql:///x", "--nudge", "http://x"], "not an address of Redis"),
    ],
)
def test_address_of_no_shared_database_is_refused(options: list[str], named: str) -> None:
    ran = euchre("serve", "--port", "0", *options)
    assert (ran.code, named in ran.err) == (2, True)


def test_shared_store_is_verified_rebuilt_and_erased_but_not_backed_up(postgres: Postgres) -> None:
    url = postgres.database()
    assert "has no tables of euchre" in euchre("server", "verify", "--database", url).err
    with_store(Place(Path(), url), opened_for_one)
    assert re.fullmatch(r"1 table, \d+ events, all well\n", euchre("server", "verify", "--database", url).out)
    assert euchre("server", "rebuild", "--database", url).out == "rebuilt 1 table\n"
    refused = euchre("server", "backup", "copy", "--database", url)
    assert (refused.code, "pg_dump" in refused.err) == (2, True)
    assert euchre("server", "erase", "--database", url, "--all").out == "deleted 1 table and 0 guests\n"
    assert euchre("server", "verify", "--database", url).out == "0 tables, 0 events, all well\n"


async def opened_for_one(store: Store) -> None:
    await new_table(store)


def test_folder_without_data_is_named(tmp_path: Path) -> None:
    for command in ("verify", "rebuild"):
        ran = euchre("server", command, "--data", tmp_path)
        assert (ran.code, "there is no euchre.sqlite" in ran.err) == (2, True)


def test_verify_prints_commitments_and_refuses_a_tampered_record(tmp_path: Path) -> None:
    text = record_text(finished("modern"))
    record = tmp_path / "evening.euchre"
    record.write_text(text)
    told = euchre("verify", record)
    assert told.code == 0
    assert "random acts follow" in told.out
    commitment = re.search(r"commitment ([0-9a-f]{64})", told.out)
    assert commitment is not None
    assert euchre("verify", record, "--commitment", commitment[1]).code == 0
    other = euchre("verify", record, "--commitment", "0" * 64)
    assert (other.code, "no game in it" in other.err) == (1, True)
    assert '"schema": "euchre.verify/1"' in euchre("verify", record, "--json").out
    record.write_text(re.sub(r"(x-fair-1 \S{64} )\S{64}", rf"\g<1>{'ab' * 32}", text))
    assert euchre("verify", record).code == 1


def test_record_without_proof_is_refused_by_verify(tmp_path: Path) -> None:
    record = tmp_path / "plain.euchre"
    record.write_text("euchre record 1\ncode modern\n")
    ran = euchre("verify", record)
    assert (ran.code, "cannot be verified" in ran.err) == (1, True)


def test_limits_are_changed_by_name(tmp_path: Path) -> None:
    given = ["tables=3", "sockets=2", "stored-tables=9", "address-connections=7", "connections=50"]
    given += ["stored-megabytes=80", "requests=900", "changes=90"]
    changed = with_limits(Service(folder=tmp_path), given)
    limits, connections = changed.limits, changed.connections
    assert (limits.tables.burst, limits.connections, limits.stored_tables) == (3, 2, 9)
    assert limits.stored_megabytes == 80
    assert (limits.requests, limits.changes) == (Rate(900, 900), Rate(90, 90))
    assert (connections.per_address, connections.total) == (7, 50)


def test_store_holds_no_more_tables_than_allowed(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=Limits(stored_tables=2)) as server:
            ann = await server.browser().come_in("Ann")
            answers = [await ann.ask("POST", "/api/tables", {"code": "modern"}) for _ in range(3)]
            assert [status for status, _ in answers] == [200, 200, 507]
            assert answers[-1][1]["reason"] == "server/full"

    run(work())


def test_full_server_refuses_guests_and_evenings_in_words(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=Limits(stored_megabytes=0)) as server:
            status, no = await server.browser().ask("POST", "/api/session", {"name": "Ann"})
            assert (status, no["reason"]) == (507, "server/full")
            assert no["message"] == "this server holds as much as it may; try again another day"
            status, no = await server.browser().ask("POST", "/api/evenings", {"title": "E", "names": []})
            assert (status, no["reason"]) == (507, "server/full")

    run(work())
