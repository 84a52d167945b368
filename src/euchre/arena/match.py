"""What is played between whom: a match of two entrants, from a seed, in deals or in whole games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ..bots import Bot
from ..laws import Code
from ..players import bot_by_name

UNITS = ("deals", "games")
"""In what a match is counted: single deals at no score, or whole games."""


class Entrant(Protocol):
    """Somebody who can be asked to play: hashable, and fit to be sent to another process."""

    @property
    def name(self) -> str:
        """What he is called in reports."""

    def open(self) -> Bot:
        """The player himself, ready to choose."""


@dataclass(frozen=True, slots=True)
class Named:
    """A player of the package, by his name. Raises EuchreError for a name that is none."""

    name: str

    def __post_init__(self) -> None:
        bot_by_name(self.name)

    def open(self) -> Bot:
        """The player of that name."""
        return bot_by_name(self.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Two entrants and all that their deals depend on."""

    code: Code
    first: Entrant
    second: Entrant
    seed: int
    """As in `euchre.chance`: from it alone all chance is drawn."""
    unit: str = "deals"
    """One of `UNITS`."""

    @property
    def entrants(self) -> tuple[Entrant, Entrant]:
        """The first and the second."""
        return self.first, self.second
