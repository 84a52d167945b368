"""The players at work in this process: each entrant is opened once, when he is first asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from ..bots import Bot
from .match import Entrant


@runtime_checkable
class Closes(Protocol):
    """A player who holds something that has to be given back."""

    def close(self) -> None:
        """Give it back."""


_OPEN: dict[Entrant, Bot] = {}


def player(entrant: Entrant) -> Bot:
    """The player of an entrant, opened if he is not yet."""
    if entrant not in _OPEN:
        _OPEN[entrant] = entrant.open()
    return _OPEN[entrant]


def dismiss(entrants: Iterable[Entrant], name: str) -> None:
    """Close the player of a name among some entrants."""
    for entrant in entrants:
        if entrant.name == name:
            _close(_OPEN.pop(entrant, None))


def dismiss_all() -> None:
    """Close every player."""
    while _OPEN:
        _close(_OPEN.popitem()[1])


def _close(bot: Bot | None) -> None:
    if isinstance(bot, Closes):
        bot.close()
