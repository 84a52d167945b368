"""The server behind TLS, with a real nginx set up as in the documentation."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.client import HTTPSConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.helpers.ports import free_port
from tests.server.helpers.services import Postgres
from tests.server.helpers.serving import run, served

PAGE = (Path(__file__).parents[3] / "docs" / "server" / "index.md").read_text(encoding="utf-8")

pytestmark = pytest.mark.skipif(
    shutil.which("nginx") is None or shutil.which("openssl") is None,
    reason="needs nginx and openssl: apt-get install nginx openssl",
)


def recipe() -> tuple[str, str]:
    """Return the location and the map as the page gives them."""
    location = re.search(r"^location / \{.*?^\}", PAGE, re.M | re.S)
    mapping = re.search(r"`(map \$http_upgrade .*?\})`", PAGE)
    assert location is not None
    assert mapping is not None
    return location[0], mapping[1]


def recipe_for_several(ports: tuple[int, ...]) -> tuple[str, str]:
    """Return the settings for several servers, and the name that the location uses for them."""
    upstream = re.search(r"^upstream euchre \{.*?^\}", PAGE, re.M | re.S)
    passed = re.search(r"`(proxy_pass http://euchre;)`", PAGE)
    assert upstream is not None
    assert passed is not None
    beside = upstream[0].replace("127.0.0.1:8001", f"127.0.0.1:{ports[0]}")
    return beside.replace("127.0.0.1:8002", f"127.0.0.1:{ports[1]}"), passed[1]


def configuration(folder: Path, port: int, *behind: int) -> str:
    """Return the recipe as a complete configuration of nginx."""
    location, mapping = recipe()
    location = location.replace("127.0.0.1:8000", f"127.0.0.1:{behind[0]}")
    if len(behind) > 1:
        beside, passed = recipe_for_several(behind)
        mapping = f"{mapping}\n{beside}"
        location = re.sub(r"proxy_pass .*?;", passed, location)
    paths = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return f"""
daemon off;
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    access_log off;
    {paths}
    {mapping}
    server {{
        listen 127.0.0.1:{port} ssl;
        ssl_certificate {folder}/cert;
        ssl_certificate_key {folder}/key;
        {location}
    }}
}}
"""


def certified(folder: Path) -> ssl.SSLContext:
    """Return a self-signed certificate for localhost, and a context that trusts it."""
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(folder / "key"), "-out", str(folder / "cert")]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", *subject, *files]
    subprocess.run(command, check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(folder / "cert"))


def come_in(port: int, trust: ssl.SSLContext) -> tuple[dict[str, str], str]:
    """Return the headers of the answer to a new guest, and the table that they opened."""
    line = HTTPSConnection("localhost", port, timeout=20, context=trust)
    origin = {"Origin": f"https://localhost:{port}"}
    line.request("POST", "/api/session", json.dumps({"name": "Ann"}), origin)
    answer = line.getresponse()
    assert answer.status == 200, answer.read()
    headers = {name.lower(): value for name, value in answer.getheaders()}
    answer.read()
    cookie = headers["set-cookie"].partition(";")[0]
    line.request("POST", "/api/tables", json.dumps({"code": "modern"}), {**origin, "Cookie": cookie})
    table = json.loads(line.getresponse().read())["table"]
    line.close()
    return headers, table


@asynccontextmanager
async def proxied(folder: Path, port: int, *behind: int) -> AsyncIterator[None]:
    """Provide a nginx before some servers."""
    (folder / "conf").write_text(configuration(folder, port, *behind))
    nginx = subprocess.Popen(["nginx", "-p", str(folder), "-c", str(folder / "conf")])
    try:
        await up(folder / "pid")
        yield
    finally:
        nginx.terminate()
        await asyncio.to_thread(nginx.wait)


async def first_update(port: int, trust: ssl.SSLContext, cookie: str, table: str) -> dict[str, Any]:
    """Return the first update for a guest at a table."""
    async with connect(
        f"wss://localhost:{port}/ws/table/{table}",
        ssl=trust,
        origin=Origin(f"https://localhost:{port}"),
        additional_headers={"Cookie": cookie.partition(";")[0]},
    ) as socket:
        await socket.send('{"type": "hello"}')
        update: dict[str, Any] = json.loads(await socket.recv())
        return update


def test_guest_sits_at_a_table_behind_the_proxy(tmp_path: Path) -> None:
    port = free_port()
    trust = certified(tmp_path)

    async def work() -> None:
        public = (f"https://localhost:{port}",)
        async with (
            served(tmp_path / "data", origins=public, proxy="127.0.0.1") as server,
            proxied(tmp_path, port, server.service.port),
        ):
            headers, table = await asyncio.to_thread(come_in, port, trust)
            cookie = headers["set-cookie"]
            assert cookie.startswith("__Host-euchre=")
            assert "; Secure" in cookie
            assert "strict-transport-security" in headers
            update = await first_update(port, trust, cookie, table)
            assert (update["type"], update["table"]["you"]) == ("update", "A")

    run(work())


def test_guest_comes_in_through_any_server_behind_the_proxy(postgres: Postgres, tmp_path: Path) -> None:
    port = free_port()
    trust = certified(tmp_path)

    async def work() -> None:
        setting = {"origins": (f"https://localhost:{port}",), "proxy": "127.0.0.1"}
        url = postgres.database()
        async with (
            served(tmp_path / "one", database=url, **setting) as one,
            served(tmp_path / "two", database=url, **setting) as two,
            proxied(tmp_path, port, one.service.port, two.service.port),
        ):
            headers, table = await asyncio.to_thread(come_in, port, trust)
            for _ in range(4):
                update = await first_update(port, trust, headers["set-cookie"], table)
                assert update["table"]["you"] == "A"
            two.server.should_exit = True
            await two.ended()
            for _ in range(4):
                update = await first_update(port, trust, headers["set-cookie"], table)
                assert update["table"]["you"] == "A"

    run(work())


async def up(pid: Path) -> None:
    """Wait until nginx has written its process id."""
    began = time.monotonic()
    while not pid.is_file():
        assert time.monotonic() - began < 20
        await asyncio.sleep(0.05)
