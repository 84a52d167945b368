"""The players that can be asked for by name."""

from __future__ import annotations

from ..errors import EuchreError
from .at_random import RandomPlayer
from .pimc import PimcPlayer
from .protocol import Bot
from .simple import SimplePlayer

_BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomPlayer(), SimplePlayer(), PimcPlayer())}

BOT_NAMES = tuple(_BOTS)
"""The names there are, the weakest player first."""


def bot_by_name(name: str) -> Bot:
    """The player of a name.

    Raises EuchreError, naming the players there are, for any other name.
    """
    if name not in _BOTS:
        raise EuchreError(f"there is no player '{name}'; the players are {', '.join(BOT_NAMES)}")
    return _BOTS[name]
