"""A server and a browser, each started once for a module of tests."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.helpers.serving import served
from tests.server.page import browser

PATIENCE = 30_000
"""Milliseconds after which a test gives up waiting for the page."""
expect.set_options(timeout=PATIENCE)  # five seconds are too few where others use the machine too


@pytest.fixture(scope="module")
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a server that runs in a thread, set up as a module's `SERVED` says."""
    changes: dict[str, Any] = getattr(request.module, "SERVED", {})
    folder: Path = tmp_path_factory.mktemp("page")
    told: list[str] = []
    is_up, is_done = threading.Event(), threading.Event()

    async def main() -> None:
        async with served(folder, **changes) as server:
            told.append(f"http://localhost:{server.service.port}")
            is_up.set()
            await asyncio.to_thread(is_done.wait)

    thread = threading.Thread(target=asyncio.run, args=(main(),))
    thread.start()
    assert is_up.wait(PATIENCE / 1000), "the server is not up"
    yield told[0]
    is_done.set()
    thread.join()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Yield the browser. It lives as long as a module: until then no other test here can run an event
    loop."""
    path = browser.needed()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield launched
        launched.close()


Opener = Callable[..., Page]

QUICK = {"gatherWait": 0, "resultWait": 0, "lastCard": False, "guide": False}
"""Settings for tests that play whole games: nothing waits, no card plays itself, no guide is offered."""
CHOSEN = "chosen => { try { localStorage.euchre ??= chosen } catch {} }"


@pytest.fixture
def guest(address: str, chromium: Browser) -> Iterator[Opener]:
    """Open the page for a new person, with settings; no test passes if a script of the page failed."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def opened(
        width: int = 1280,
        height: int = 800,
        path: str = "/",
        settings: Mapping[str, object] = QUICK,
        **more: Any,
    ) -> Page:
        look: dict[str, Any] = {
            "viewport": {"width": width, "height": height},
            "reduced_motion": "reduce",
            "service_workers": "block",
            **more,
        }
        context = chromium.new_context(base_url=address, **look)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        context.add_init_script(f"({CHOSEN})({json.dumps(json.dumps(settings))})")
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []
