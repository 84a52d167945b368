"""A player that is a Python class outside the package, named as `module:Class`."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from importlib import import_module

from ..acts import Act
from ..bots import Bot, learned_from
from ..chance import Stream
from ..deal import Due
from ..errors import EuchreError
from ..view import SeatView, View
from .engine import seed_of_question
from .faults import PlayerFault


@dataclass(frozen=True, slots=True)
class PythonPlayer:
    """An entrant that is a class with `name` and `choose`, as `euchre.bots.Bot` describes it.

    Its stream is derived from a secret key, so it tells nothing about the cards. Each process makes an object
    of the class, without arguments.
    """

    path: str
    """The module and the class, as in `my_players:Careful`."""
    key: bytes = field(repr=False)
    """Secret from which its streams derive; see `euchre.arena.engine.seed_of_question`."""

    @property
    def name(self) -> str:
        """The name of the class, as reports show it."""
        return self.path.rpartition(":")[2]

    def open(self) -> Bot:
        """An object of the class. Raises EuchreError if there is no such class or it is no player."""
        module, _, name = self.path.partition(":")
        try:
            made = getattr(import_module(module), name)()
        except Exception as fault:
            raise EuchreError(f"{self.path} cannot be used as a player: {_reason(fault)}") from fault
        if not callable(getattr(made, "choose", None)):
            raise EuchreError(f"{self.path} is no player: it needs a method choose(view, due, stream)")
        return _Guarded(self.name, made, self.key)


@dataclass(frozen=True, slots=True)
class _Guarded:
    """A foreign player: its streams tell nothing about the cards, and its faults are its own."""

    name: str
    bot: Bot
    key: bytes

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """The act that the player chooses. Raises PlayerFault for an error and for an act that is not due."""
        try:
            act = self.bot.choose(view, due, Stream(seed_of_question(self.key, stream)))
        except Exception as fault:
            raise PlayerFault(self.name, "raised an error", _reason(fault)) from fault
        if act not in due.acts:
            lawful = ", ".join(f"'{each}'" for each in due.acts)
            raise PlayerFault(self.name, f"answered {act}, but the lawful acts are {lawful}", None)
        return act

    def after_deal(self, view: View) -> Bot:
        """The player after a deal that is over, if it learns. Raises PlayerFault for an error."""
        try:
            return _Guarded(self.name, learned_from(self.bot, view), self.key)
        except Exception as fault:
            raise PlayerFault(self.name, "raised an error", _reason(fault)) from fault


def _reason(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}"


def python_player(path: str, key: bytes, folder: str) -> PythonPlayer:
    """The entrant with a path, for which modules of a folder can be imported too.

    Raises EuchreError if the class cannot be used.
    """
    if folder not in sys.path:
        sys.path.append(folder)
    found = PythonPlayer(path, key)
    found.open()
    return found
