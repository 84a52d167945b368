"""Who enters the arena: players by name, and outside programs by their commands."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...arena import Entrant, Named
from ...players import BOT_NAMES
from ..output import bad_input
from .engine_process import Engine

_ENGINE = re.compile(r"(?:(?P<name>[\w.-]+)=)?(?P<command>.*)", re.DOTALL)


def entrants_of(players: Sequence[str], engines: Sequence[str], patience: float) -> list[Entrant]:
    """The players in their order, then the programs, `[NAME=]CMD` each.

    Ends the command for fewer than two, and in a league for two of one name.
    """
    entrants: list[Entrant] = [Named(name) for name in players]
    for number, text in enumerate(engines, 1):
        match = _ENGINE.fullmatch(text)
        assert match is not None
        usual = "engine" if number == 1 else f"engine-{number}"
        entrants.append(Engine(match["name"] or usual, match["command"], patience))
    if len(entrants) < 2:
        raise bad_input(f"a match wants two players; there are {', '.join(BOT_NAMES)}, and --engine")
    names = [entrant.name for entrant in entrants]
    if len(entrants) > 2 and len(set(names)) < len(names):
        raise bad_input("in a league each player stands once")
    return entrants


def told_apart(entrants: Sequence[Entrant]) -> list[object]:
    """What tells entrants apart from one evening to the next: their names, and the commands of programs."""
    return [
        {"name": one.name, "command": one.command} if isinstance(one, Engine) else one.name
        for one in entrants
    ]
