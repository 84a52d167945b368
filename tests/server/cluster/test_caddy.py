"""The server behind TLS, with a real Caddy and the configuration in `deploy`."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.cluster.test_proxy import certified, come_in, first_update
from tests.server.helpers.ports import free_port
from tests.server.helpers.services import Postgres
from tests.server.helpers.serving import run, served

RECIPE = (Path(__file__).parents[3] / "deploy" / "Caddyfile").read_text(encoding="utf-8")

pytestmark = pytest.mark.skipif(
    shutil.which("caddy") is None or shutil.which("openssl") is None,
    reason="needs caddy and openssl: apt-get install caddy openssl",
)


def configuration(folder: Path, port: int, *behind: int) -> str:
    """Return the recipe for this machine: another name, a certificate of its own, and no port 80 or 443."""
    one, several = re.findall(r"^\t(?:# )?(reverse_proxy .*)$", RECIPE, re.MULTILINE)
    ports = iter(behind)
    passed = re.sub(r":\d+", lambda _: f":{next(ports)}", one if len(behind) == 1 else several)
    body = f"https://localhost:{port} {{\n\ttls {folder}/cert {folder}/key\n\t{passed}\n}}"
    assert RECIPE.count("cards.example {") == 1
    return f"{{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}}\n{body}\n"


@asynccontextmanager
async def proxied(folder: Path, port: int, *behind: int) -> AsyncIterator[None]:
    """Provide a Caddy before some servers."""
    (folder / "Caddyfile").write_text(configuration(folder, port, *behind))
    homes = {name: str(folder / "home") for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    with (folder / "caddy.log").open("w") as log:
        caddy = subprocess.Popen(
            ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"],
            stdout=log,
            stderr=log,
            env=homes,
            executable=shutil.which("caddy"),
        )
    try:
        began = time.monotonic()
        while not _answers(port):
            assert caddy.poll() is None, (folder / "caddy.log").read_text()
            assert time.monotonic() - began < 60
            await asyncio.sleep(0.05)
        yield
    finally:
        caddy.terminate()
        await asyncio.to_thread(caddy.wait)


def _answers(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


def test_caddy_accepts_the_file_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "Caddyfile").write_text(RECIPE)
    words = ["caddy", "adapt", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, "warn" in done.stderr.lower()) == (0, False), done.stderr


def test_guest_sits_at_a_table_behind_caddy(tmp_path: Path) -> None:
    port = free_port()
    trust = certified(tmp_path)

    async def work() -> None:
        public = (f"https://localhost:{port}",)
        async with (
            served(tmp_path / "data", origins=public, proxy="127.0.0.1") as server,
            proxied(tmp_path, port, server.service.port),
        ):
            headers, table = await asyncio.to_thread(come_in, port, trust)
            assert headers["set-cookie"].startswith("__Host-euchre=")
            update = await first_update(port, trust, headers["set-cookie"], table)
            assert (update["type"], update["table"]["you"]) == ("update", "A")

    run(work())


def test_guest_is_served_by_any_server_behind_caddy(postgres: Postgres, tmp_path: Path) -> None:
    port = free_port()
    trust = certified(tmp_path)

    async def work() -> None:
        public, url = (f"https://localhost:{port}",), postgres.database()
        async with (
            served(tmp_path / "one", database=url, origins=public, proxy="127.0.0.1") as one,
            served(tmp_path / "two", database=url, origins=public, proxy="127.0.0.1") as two,
            proxied(tmp_path, port, one.service.port, two.service.port),
        ):
            headers, table = await asyncio.to_thread(come_in, port, trust)
            for _ in range(4):
                update = await first_update(port, trust, headers["set-cookie"], table)
                assert update["table"]["you"] == "A"

    run(work())
