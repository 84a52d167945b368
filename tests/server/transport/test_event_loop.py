"""The server runs in uvloop where it is installed, and in asyncio's own loop elsewhere."""

from __future__ import annotations

import asyncio
import sys

import pytest

from euchre.server.transport.accepting import run_in_loop


async def _loop() -> str:
    return type(asyncio.get_running_loop()).__module__


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop is not made for Windows")
def test_the_server_runs_in_uvloop() -> None:
    assert run_in_loop(_loop()).startswith("uvloop")


def test_without_uvloop_the_server_runs_in_the_loop_of_asyncio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert run_in_loop(_loop()).startswith("asyncio")
