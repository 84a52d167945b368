"""Online evenings for tests: open, look, join, and find the table."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.helpers.serving import Browser


async def online(browser: Browser, names: list[str], **rules: object) -> tuple[str, str]:
    """Return the links of director and screen of a new evening of two rounds with two deals each."""
    wish = {"title": "Online", "rounds": 2, "deals": 2, "names": names, "online": True, "pace": 0, **rules}
    status, found = await browser.ask("POST", "/api/evenings", wish)
    assert status == 200, found
    desk = await look(browser, found["link"])
    return str(found["link"]), str(desk["screen"])


async def look(browser: Browser, link: str) -> Any:
    status, found = await browser.ask("GET", "/api/evening", Authorization=f"Bearer {link}")
    assert status == 200, found
    return found


async def until(browser: Browser, link: str, is_so: Any) -> Any:
    """Look at an evening until something is so."""
    while not is_so(found := await look(browser, link)):
        await asyncio.sleep(0.05)
    return found


async def post(browser: Browser, link: str, path: str, body: object = None) -> tuple[int, Any]:
    return await browser.ask("POST", path, body, Authorization=f"Bearer {link}")


async def join_and_begin(ann: Browser, director: str, screen: str) -> str:
    """Let a person join, begin the first round, and open their table; its id."""
    status, found = await post(ann, screen, "/api/evening/join")
    assert (status, found["online"]["you"], found["online"]["table"]) == (200, "Ann", None)
    assert (await post(ann, screen, "/api/evening/join"))[1]["seq"] == found["seq"]  # once
    assert (await post(ann, director, "/api/evening", {"id": "b1", "act": "begin round 1"}))[0] == 200
    return await seated(ann, screen, 1)


async def seated(ann: Browser, screen: str, number: int) -> str:
    """Open the table of a person in a round, once the server has opened it."""
    hall = await until(ann, screen, lambda hall: hall["clock"]["round"] == number)
    table = str(hall["online"]["table"])
    while (await ann.ask("GET", f"/api/tables/{table}/glance"))[0] != 200:
        await asyncio.sleep(0.05)
    await ann.look(table)
    return table


def scores(text: str) -> list[str]:
    """Return the scores in the file of an evening."""
    return [line.partition(": ")[2] for line in text.splitlines() if ": score round" in line]
