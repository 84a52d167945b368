"""Players who reconnect after every crash of the server, and remember what was acknowledged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from websockets.exceptions import WebSocketException

from euchre.acts import read_act
from euchre.seats import Seat
from euchre.server.tables.events import Acted, Entry, NextWanted
from euchre.view import act_as_seen
from tests.server.helpers.serving import Browser, Message, awaited_act

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
    """The text of each act received, by its number."""
    drops: int = 0
    """Lines lost."""
    back: list[float] = field(default_factory=list)
    """Seconds from each time the line was lost until the whole table was seen again."""
    is_on: bool = False
    """Whether the line stands and the table was seen."""
    ports: tuple[int, ...] = ()
    """Servers to go to in turn whenever a line is lost."""
    _pending: tuple[str, str, Message] | None = None
    _since: int = 0
    _count: int = 0

    async def play(self) -> None:
        """Play until cancelled, and reconnect whenever the connection breaks."""
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
                if self.ports:
                    self.browser.port = self.ports[self.drops % len(self.ports)]
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
        """Send the pending command, repeatedly if needed, until it is answered."""
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


@asynccontextmanager
async def playing(people: Sequence[Survivor]) -> AsyncIterator[None]:
    """Provide people play until the block ends."""
    tasks = [asyncio.create_task(person.play()) for person in people]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def one_more_act(people: Sequence[Survivor]) -> None:
    """Wait until one more act was acknowledged."""
    before = sum(len(person.acked) for person in people)
    while sum(len(person.acked) for person in people) == before:
        await asyncio.sleep(0.01)


def check_against_log(people: Sequence[Survivor], entries: Sequence[Entry]) -> None:
    """Check that what people at a table received agrees with its log: nothing lost, repeated or changed."""
    log = {entry.seq: entry for entry in entries}
    played = [entry for entry in entries if isinstance(entry.event, Acted | NextWanted)]
    asked = [entry for entry in played if entry.message is not None]
    granted = {entry.message: (_text_of(entry), entry.seq) for entry in asked}
    assert len(granted) == len(asked), "done twice"
    assert set(granted) <= {sent for person in people for sent in person.sent}, "made up"
    for person in people:
        seat = Seat.from_text(str(person.browser.last["table"]["you"]))
        assert person.acked
        assert {key: granted.get(key) for key in person.acked} == person.acked, "lost"
        told = {seq: act_as_seen(read_act(_text_of(log[seq])), seat) for seq in person.seen}
        assert {seq: str(act) for seq, act in told.items()} == person.seen, "changed"


def _text_of(entry: Entry) -> str:
    event = entry.event
    return event.text if isinstance(event, Acted) else "next"
