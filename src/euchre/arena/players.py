"""The players at work in this process: each entrant is opened once, when he is first asked."""

from __future__ import annotations

from contextlib import suppress
from typing import Protocol, runtime_checkable

from ..bots import Bot
from ..errors import EuchreError
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


def dismiss(entrant: Entrant) -> None:
    """Close the player of an entrant, if he is open; the next question opens him anew."""
    bot = _OPEN.pop(entrant, None)
    if isinstance(bot, Closes):
        with suppress(EuchreError):
            bot.close()


def dismiss_all() -> None:
    """Close every player."""
    for entrant in tuple(_OPEN):
        dismiss(entrant)
