"""People who play the eight deals of a day, and a clock that a test moves on."""

from __future__ import annotations

from tests.server.helpers.serving import Browser, awaited_act

DAY = 24 * 3600 * 1000


class Days:
    """A clock that only a test moves on, in milliseconds."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


async def begin(browser: Browser) -> str:
    """Begin today's deals; the id of the table."""
    status, opened = await browser.ask("POST", "/api/daily", {"pace": 0})
    assert status == 200, opened
    await browser.look(opened["table"])
    return str(opened["table"])


async def play_on(browser: Browser, board: int = 9) -> None:
    """Play the first act that is due, until a board has begun and waits for this browser, or all are over."""
    while browser.last["table"]["phase"] != "closed":
        deal, act = browser.last["deal"], awaited_act(browser.last)
        if act is None:
            await browser.hear("update")
            continue
        if deal["number"] >= board:
            return
        answer = await browser.command("act", act=act)
        assert answer["type"] == "done", answer
        await browser.until(lambda update, seq=answer["seq"]: update["seq"] >= seq)  # type: ignore[misc]
