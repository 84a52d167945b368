"""Who is connected to a table, on this server and on others, and which seated people are away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from .decisions import Guest
from .table import Table


class Listener(Protocol):
    """The connection of one person."""

    guest: Guest

    def tell(self, message: bytes) -> None:
        """Queue a message, without waiting."""

    def end(self, code: int, reason: str) -> None:
        """Close the connection."""


class Presence:
    """The connections to one table, and a timer for each seated person who is away."""

    def __init__(self, patience: float, on_away: Callable[[str], object]) -> None:
        """Call `on_away` with a person's id once they have been away for `patience` seconds."""
        self._patience = patience
        self._on_away = on_away
        self._listeners: list[Listener] = []
        self._elsewhere: frozenset[str] = frozenset()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._announced: frozenset[str] = frozenset()

    @property
    def listeners(self) -> tuple[Listener, ...]:
        """The connections on this server, the oldest first."""
        return tuple(self._listeners)

    @property
    def here(self) -> set[str]:
        """Ids of the people connected through this server."""
        return {listener.guest.id for listener in self._listeners}

    @property
    def everywhere(self) -> set[str]:
        """Ids of the people connected through any server."""
        return self.here | self._elsewhere

    @property
    def is_elsewhere(self) -> bool:
        """Whether anybody is known to be connected through another server."""
        return bool(self._elsewhere)

    def add(self, listener: Listener) -> bool:
        """Add a connection; whether it is new."""
        is_new = listener not in self._listeners
        if is_new:
            self._listeners.append(listener)
        return is_new

    def remove(self, listener: Listener) -> bool:
        """Remove a connection; whether it was there."""
        was_there = listener in self._listeners
        if was_there:
            self._listeners.remove(listener)
        return was_there

    def set_elsewhere(self, people: frozenset[str]) -> frozenset[str]:
        """Set who is connected through other servers; those who were not before."""
        arrived, self._elsewhere = people - self._elsewhere, people
        return arrived

    def announce(self, table: Table) -> bool:
        """Note which seated people are reported as present; return whether that has changed.

        Updates say nothing of who looks on, so those who come and go do not make any.
        """
        seated = {chair.person for chair in table.chairs if chair.person is not None}
        before, self._announced = self._announced, frozenset(seated & self.everywhere)
        return self._announced != before

    def close_all(self, code: int, reason: str) -> None:
        """Close every connection on this server, and stop all timers."""
        self.track_absence(None)
        for listener in self.listeners:
            listener.end(code, reason)
        self._listeners.clear()

    def track_absence(self, table: Table | None) -> None:
        """Time the absence of each person who plays at the table and is away; of nobody for None."""
        chairs = () if table is None else table.chairs
        playing = {chair.person for chair in chairs if chair.person is not None and chair.player is None}
        away = playing - self.everywhere
        for person in set(self._timers) - away:
            self._timers.pop(person).cancel()
        for person in away - set(self._timers):
            loop = asyncio.get_running_loop()
            self._timers[person] = loop.call_later(self._patience, self._report, person)

    def _report(self, person: str) -> None:
        self._timers.pop(person, None)
        self._on_away(person)
