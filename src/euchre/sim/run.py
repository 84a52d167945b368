"""A run of the simulator: code, seed, players, dealer and score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ..bots import Bot, LinearPlayer, RandomPlayer, SimplePlayer, Weights
from ..errors import EuchreError
from ..laws import Code
from ..seats import BySide, Seat

_RULE_PLAYERS: dict[str, Bot] = {bot.name: bot for bot in (RandomPlayer(), SimplePlayer())}

PLAYERS = tuple(_RULE_PLAYERS)
"""Names of the players that the simulator can play."""

Player: TypeAlias = str | Weights
"""One of `PLAYERS`, or the weights of a linear caller."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """A series of deals. Each depends only on the seed and its number, so it can be played by itself.

    Raises EuchreError for impossible players or an impossible dealer.
    """

    code: Code
    seed: int
    """Seed of `euchre.chance`; only its lowest 64 bits count."""
    players: tuple[Player, ...] = ("random",)
    """One player for each seat, or one for all: `random`, `simple`, or the weights of a linear caller."""
    dealer: Seat | None = None
    """The dealer of every deal; None if the deal goes round, starting with seat A at number 1."""
    points: BySide[int] | None = None
    """Marked points of the game at each deal; None for 0 each. `random` ignores them."""

    def __post_init__(self) -> None:
        check_players(self.code, self.players)
        if self.dealer is not None and self.dealer not in self.code.seating.seats:
            raise EuchreError(f"{self.dealer} cannot deal: this table has no such seat")
        if self.points is not None and self.points.sides != self.code.seating.sides:
            raise EuchreError("the points must be given for the sides of this table")

    @property
    def seated(self) -> tuple[Player, ...]:
        """The player in each seat."""
        return seated(self.code, self.players)

    @property
    def standing(self) -> BySide[int]:
        """The marked points at each deal."""
        return self.code.seating.by_side(0) if self.points is None else self.points

    def dealer_of(self, number: int) -> Seat:
        """Return the dealer of the deal with this number."""
        return Seat((number - 1) % self.code.players) if self.dealer is None else self.dealer


def check_players(code: Code, players: tuple[Player, ...]) -> None:
    """Raise EuchreError unless there is one known player for all seats, or one for each."""
    for player in players:
        if player not in PLAYERS and not isinstance(player, Weights):
            known = " and ".join(PLAYERS)
            raise EuchreError(f"the simulator has no player '{player}'; it has {known}, and linear weights")
    if len(players) not in (1, code.players):
        raise EuchreError(f"{len(players)} players are given for {code.players} seats")


def seated(code: Code, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return the player in each seat."""
    return players if len(players) > 1 else players * code.players


def bot_of(player: Player) -> Bot:
    """Return a player of the simulator as a bot for the engine."""
    return LinearPlayer(player) if isinstance(player, Weights) else _RULE_PLAYERS[player]


def check_number(number: int) -> None:
    """Raise EuchreError unless the number of a deal is between 0 and 2**63."""
    if not 0 <= number <= 2**63:
        raise EuchreError(f"{number} is not the number of a deal: it must be between 0 and 2**63")
