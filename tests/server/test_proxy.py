"""The server behind TLS, by the recipe of the documentation and with a real nginx."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import ssl
import subprocess
import time
from http.client import HTTPSConnection
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.serving import run, served
from tests.server.test_kill import free_port

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")

pytestmark = pytest.mark.skipif(
    shutil.which("nginx") is None or shutil.which("openssl") is None,
    reason="needs nginx and openssl: apt-get install nginx openssl",
)


def recipe() -> tuple[str, str]:
    """The location and the map as the page gives them."""
    location = re.search(r"^location / \{.*?^\}", PAGE, re.M | re.S)
    mapping = re.search(r"`(map \$http_upgrade .*?\})`", PAGE)
    assert location is not None and mapping is not None
    return location[0], mapping[1]


def configuration(folder: Path, port: int, behind: int) -> str:
    """The recipe with all that a nginx of its own needs around it."""
    location, mapping = recipe()
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
        {location.replace("127.0.0.1:8000", f"127.0.0.1:{behind}")}
    }}
}}
"""


def certified(folder: Path) -> ssl.SSLContext:
    """A certificate of its own for localhost, and what a browser needs to trust it."""
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(folder / "key"), "-out", str(folder / "cert")]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", *subject, *files]
    subprocess.run(command, check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(folder / "cert"))


def come_in(port: int, trust: ssl.SSLContext) -> tuple[dict[str, str], str]:
    """The headers of the answer to a new guest, and the table he opened."""
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


def test_guest_sits_at_a_table_behind_the_proxy(tmp_path: Path) -> None:
    port = free_port()
    trust = certified(tmp_path)

    async def work() -> None:
        public = (f"https://localhost:{port}",)
        async with served(tmp_path / "data", origins=public, proxy="127.0.0.1") as server:
            (tmp_path / "conf").write_text(configuration(tmp_path, port, server.service.port))
            nginx = subprocess.Popen(["nginx", "-p", str(tmp_path), "-c", str(tmp_path / "conf")])
            try:
                await up(tmp_path / "pid")
                headers, table = await asyncio.to_thread(come_in, port, trust)
                cookie = headers["set-cookie"]
                assert cookie.startswith("__Host-euchre=") and "; Secure" in cookie
                assert "strict-transport-security" in headers
                async with connect(
                    f"wss://localhost:{port}/ws/table/{table}",
                    ssl=trust,
                    origin=Origin(public[0]),
                    additional_headers={"Cookie": cookie.partition(";")[0]},
                ) as socket:
                    await socket.send('{"type": "hello"}')
                    update = json.loads(await socket.recv())
                    assert (update["type"], update["table"]["you"]) == ("update", "A")
            finally:
                nginx.terminate()
                await asyncio.to_thread(nginx.wait)

    run(work())


async def up(pid: Path) -> None:
    """Wait until nginx has written its number."""
    began = time.monotonic()
    while not pid.is_file():
        assert time.monotonic() - began < 20
        await asyncio.sleep(0.05)
