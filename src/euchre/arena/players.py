"""The open players of this process: each entrant is opened once, at its first choice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from ..bots import Bot
from .match import Entrant


@runtime_checkable
class Closes(Protocol):
    """A player that holds resources."""

    def close(self) -> None:
        """Release the resources."""


_OPEN: dict[Entrant, Bot] = {}


def player(entrant: Entrant) -> Bot:
    """The player of an entrant, opened if necessary."""
    if entrant not in _OPEN:
        _OPEN[entrant] = entrant.open()
    return _OPEN[entrant]


def dismiss(entrants: Iterable[Entrant], name: str) -> None:
    """Close the player of the entrant with this name."""
    for entrant in entrants:
        if entrant.name == name:
            _close(_OPEN.pop(entrant, None))


def dismiss_all() -> None:
    """Close every player."""
    while _OPEN:
        _close(_OPEN.popitem()[1])


def _close(bot: object) -> None:
    if isinstance(bot, Closes):
        bot.close()
