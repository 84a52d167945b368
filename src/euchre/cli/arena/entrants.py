"""Entrants of the arena: built-in players by name, Python classes, external programs by command line."""

from __future__ import annotations

from collections.abc import Sequence

from ...arena import Entrant, Named
from ...arena.python_player import PythonPlayer
from ...players import BOT_NAMES
from ..output import bad_input
from ..outside_players import engine_entrants, is_python_class, python_class
from .engine_process import Engine


def entrants_of(players: Sequence[str], engines: Sequence[str], patience: float, key: bytes) -> list[Entrant]:
    """The players in order, each by its name or as `module:Class`, then the programs as `[NAME=]CMD`.

    `key` is the secret behind the seeds that programs get. Ends the command for fewer than two entrants, and
    in a league for two with the same name.
    """
    entrants: list[Entrant] = [
        python_class(name, key) if is_python_class(name) else Named(name) for name in players
    ]
    entrants += engine_entrants(engines, patience, key)
    if len(entrants) < 2:
        raise bad_input(f"name at least two players: {', '.join(BOT_NAMES)}, or programs with --engine")
    names = [entrant.name for entrant in entrants]
    if len(entrants) > 2 and len(set(names)) < len(names):
        raise bad_input("each player can enter a league only once")
    return entrants


def identities_of(entrants: Sequence[Entrant]) -> list[object]:
    """What identifies entrants in a results file: names, paths of classes, command lines of programs."""
    return [_identity(one) for one in entrants]


def _identity(entrant: Entrant) -> object:
    match entrant:
        case Engine(name, command):
            return {"name": name, "command": command}
        case PythonPlayer(path):
            return {"name": entrant.name, "class": path}
        case _:
            return entrant.name
