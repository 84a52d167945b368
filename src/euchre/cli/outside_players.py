"""Players from outside the package: Python classes as `module:Class`, and programs by their command line."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from ..arena import Entrant
from ..arena.players import dismiss_all, player
from ..arena.python_player import PythonPlayer, python_player
from ..bots import Bot
from ..laws import Code
from ..players import BOT_NAMES, bot_for
from .arena.engine_process import Engine

BotOf: TypeAlias = Callable[[Code, str], Bot]
"""The player with a name, for a table under a code. Raises EuchreError if there is none."""
_NAME = re.compile(r"[\w.-]+")
_KEY_BYTES = 16
_PATIENCE = 30.0
"""Seconds that a program has for one answer."""


def is_python_class(name: str) -> bool:
    """Whether a name is that of a class, as `my_players:Careful`."""
    player, colon, _ = name.partition(":")
    return bool(colon) and player not in BOT_NAMES


def python_class(name: str, key: bytes) -> PythonPlayer:
    """The entrant `module:Class`; modules of the present folder can be imported too.

    Raises EuchreError if the class cannot be used.
    """
    return python_player(name, key, os.getcwd())


def engine_entrants(engines: Sequence[str], patience: float, key: bytes) -> list[Engine]:
    """The programs of texts such as `mine=python engine.py`; without a name they are `engine`, `engine-2`."""
    return [_engine(number, text, patience, key) for number, text in enumerate(engines, 1)]


def _engine(number: int, text: str, patience: float, key: bytes) -> Engine:
    name, equals, command = text.partition("=")
    if not equals or not _NAME.fullmatch(name):
        name, command = "engine" if number == 1 else f"engine-{number}", text
    return Engine(name, command, patience, key)


@contextmanager
def outside_players(engines: Sequence[str]) -> Iterator[BotOf]:
    """Finds players by name: programs, Python classes, built-in players. Programs end with the context."""
    key = secrets.token_bytes(_KEY_BYTES)
    programs: dict[str, Entrant] = {
        engine.name: engine for engine in engine_entrants(engines, _PATIENCE, key)
    }

    def bot_of(code: Code, name: str) -> Bot:
        if name in programs:
            return player(programs[name])
        if is_python_class(name):
            return player(python_class(name, key))
        return bot_for(code, name)

    try:
        yield bot_of
    finally:
        dismiss_all()
