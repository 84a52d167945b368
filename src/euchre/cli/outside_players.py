"""Players from outside the package: Python classes as `module:Class`, and programs by their command line.

Where one of them sits, the packs derive from a secret key, and each seat has a process of its own.
"""

from __future__ import annotations

import re
import secrets
import shutil
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from types import TracebackType

import click

from ..arena import Entrant, Named
from ..arena.engine import EnginePlayer
from ..bots import Bot
from ..laws import Code
from ..players import BOT_NAMES, bot_for
from .arena.engine_process import SANDBOX, Engine
from .output import bad_input

_NAME = re.compile(r"[\w.-]+")
_KEY_BYTES = 16

engine_key_option = click.option(
    "--engine-key",
    metavar="HEX",
    help="Secret behind the cards where an outside player sits, to repeat a match. [default: random]",
)


def key_of(text: str | None) -> bytes:
    """Return the key that an option gives, or a new one. Ends the command for a malformed key."""
    try:
        key = secrets.token_bytes(_KEY_BYTES) if text is None else bytes.fromhex(text)
    except ValueError:
        key = b""
    if not 0 < len(key) <= 64:
        raise bad_input("--engine-key must be 1 to 64 bytes in hexadecimal digits, two for each byte")
    return key


@dataclass(slots=True)
class OutsidePlayers:
    """The programs of a command, and the Python classes that its players name."""

    engines: Sequence[str]
    """Texts such as `mine=python engine.py`; without a name they are `engine`, `engine-2`."""
    key: bytes
    patience: float = 30.0
    """Seconds that a program has for one answer."""
    is_sandboxed: bool = False
    _open: list[EnginePlayer] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.is_sandboxed and shutil.which(SANDBOX[0]) is None:
            raise bad_input(f"--sandbox needs bubblewrap: {SANDBOX[0]} is not installed")

    def __enter__(self) -> OutsidePlayers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        for player in self._open:
            player.close()

    def programs(self) -> list[Engine]:
        """Return the programs as entrants."""
        return [self._program(number, text) for number, text in enumerate(self.engines, 1)]

    def _program(self, number: int, text: str) -> Engine:
        name, equals, command = text.partition("=")
        if not equals or not _NAME.fullmatch(name):
            name, command = "engine" if number == 1 else f"engine-{number}", text
        return Engine(name, command, self.patience, self.key, is_sandboxed=self.is_sandboxed)

    def entrant(self, name: str) -> Engine | None:
        """Return the entrant with the name of a program or class; None for any other name."""
        player, colon, _ = name.partition(":")
        if colon and player not in BOT_NAMES:
            short = name.rpartition(":")[2]
            return Engine(short, name, self.patience, self.key, True, self.is_sandboxed)
        return next((program for program in self.programs() if program.name == name), None)

    def bot_of(self, code: Code, name: str) -> Bot:
        """Return the player with a name, for one seat at a table; its process ends with the context.

        Raises EuchreError if there is none, or it cannot play under the code.
        """
        entrant = self.entrant(name)
        if entrant is None:
            return bot_for(code, name)
        self._open.append(entrant.open())
        return self._open[-1]


def entrants_of(players: Sequence[str], outside: OutsidePlayers) -> list[Entrant]:
    """Return the players in order, each by its name or as `module:Class`, then the programs.

    Ends the command for fewer than two entrants, and in a league for two with the same name. Raises
    EuchreError for a class that cannot be used.
    """
    programs_apart = replace(outside, engines=())
    entrants: list[Entrant] = [programs_apart.entrant(name) or Named(name) for name in players]
    entrants += outside.programs()
    for entrant in entrants:
        if isinstance(entrant, Engine) and entrant.is_class:
            entrant.open().close()
    if len(entrants) < 2:
        raise bad_input(f"name at least two players: {', '.join(BOT_NAMES)}, or programs with --engine")
    names = [entrant.name for entrant in entrants]
    if len(entrants) > 2 and len(set(names)) < len(names):
        raise bad_input("each player can enter a league only once")
    return entrants


def identities_of(entrants: Iterable[Entrant]) -> list[object]:
    """Return what identifies entrants in a results file: names, paths of classes, command lines."""
    return [entrant.identity if isinstance(entrant, Engine) else entrant.name for entrant in entrants]
