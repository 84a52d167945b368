"""Players who go on through every death of the server, and remember what was acknowledged to them."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from websockets.exceptions import WebSocketException

from tests.server.serving import Browser, Message, awaited_act

LOST = (OSError, WebSocketException, TimeoutError)
"""What a line that is gone shows itself by."""


@dataclass
class Survivor:
    """One person at one table."""

    browser: Browser
    table: str
    acked: dict[str, tuple[str, int]] = field(default_factory=dict)
    """For each message's id the act and the number that was acknowledged."""
    sent: set[str] = field(default_factory=set)
    """Every id that was ever sent."""
    seen: dict[int, str] = field(default_factory=dict)
    """The text of each act that was told, by its number."""
    drops: int = 0
    """Lines lost."""
    back: list[float] = field(default_factory=list)
    """Seconds from each time the line was lost until the whole table was seen again."""
    is_on: bool = False
    """Whether the line stands and the table was seen."""
    _pending: tuple[str, str, Message] | None = None
    _since: int = 0
    _count: int = 0

    async def play(self) -> None:
        """Play, coming back whenever the line is lost, until cancelled."""
        lost = time.monotonic()
        while True:
            try:
                self._notice(await self.browser.look(self.table, self._since))
                self.is_on = True
                if self.drops:
                    self.back.append(time.monotonic() - lost)
                await self._go_on()
            except LOST:
                self.browser.drop()
                self.drops += 1
                if self.is_on:
                    self.is_on, lost = False, time.monotonic()
                await asyncio.sleep(0.05)

    async def _go_on(self) -> None:
        if self._pending is not None:
            await self._settle()
        while True:
            wanted = self._wanted()
            if wanted is None:
                self._notice(await self.browser.hear("update"))
                continue
            self._count += 1
            message_id = f"{self.browser.cookie or ''}"[-6:].replace("=", "-") + f"-{self._count}"
            self._pending = (message_id, wanted.get("act", "next"), wanted)
            await self._settle()

    def _wanted(self) -> Message | None:
        update = self.browser.last
        if update["table"]["phase"] == "gathering":
            return {"type": "next"} if update["table"]["game"] else None
        act = awaited_act(update)
        return None if act is None else {"type": "act", "act": act}

    async def _settle(self) -> None:
        """Send what is pending, again if need be, until it is answered."""
        assert self._pending is not None
        message_id, act, message = self._pending
        self.sent.add(message_id)
        await self.browser.say(id=message_id, **message)
        while True:
            answer = await self.browser.next_message()
            if answer["type"] == "update":
                self._notice(answer)
            elif answer.get("id") == message_id:
                if answer["type"] == "done":
                    self.acked[message_id] = (act, answer["seq"])
                self._pending = None
                break
        while self.browser.last["seq"] < answer.get("seq", 0):
            self._notice(await self.browser.hear("update"))

    def _notice(self, update: Message) -> None:
        self._since = update["seq"]
        self.seen |= {event["seq"]: event["text"] for event in update["events"] if event["kind"] == "act"}
