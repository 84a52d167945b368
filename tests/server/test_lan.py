"""Play at home: an address and a QR code for phones."""

from __future__ import annotations

import asyncio
import ipaddress
from pathlib import Path

from euchre.server.lan import own_address, qr_code
from tests.server.helpers.serving import run, served


def test_own_address_can_be_reached_by_others() -> None:
    assert ipaddress.ip_address(own_address()).version == 4


def test_qr_code_is_square_and_of_half_blocks() -> None:
    lines = qr_code("http://192.168.1.7:8000/").splitlines()
    assert len(lines) > 10
    assert any("▀" in line or "▄" in line for line in lines)


def test_phone_may_use_the_address_of_the_network(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, names=("localhost", "192.168.1.7")) as server:
            address = f"192.168.1.7:{server.service.port}"
            headers = {"Host": address, "Origin": f"http://{address}"}
            phone = server.browser()
            status, told, _ = await asyncio.to_thread(
                phone.request, "POST", "/api/session", {"name": "Phone"}, headers
            )
            assert status == 200
            assert "secure" not in told["set-cookie"].lower()

    run(work())
