"""Which deals are played, by whom, under what."""

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
    """A row of deals that depend on their seed and number alone, so that any may be played by itself.

    Raises EuchreError for players or a dealer that cannot be.
    """

    code: Code
    seed: int
    """As in `euchre.chance`; whole numbers that differ by 2**64 mean the same."""
    players: tuple[Player, ...] = ("random",)
    """Who sits in each seat, or the one of all of them: `random`, `simple` or a linear caller's weights."""
    dealer: Seat | None = None
    """Who deals every deal; None if the deal goes round, seat A dealing number 1."""
    points: BySide[int] | None = None
    """The points of the game that stand marked at each deal; None for none. `random` heeds none."""

    def __post_init__(self) -> None:
        check_players(self.code, self.players)
        if self.dealer is not None and self.dealer not in self.code.seating.seats:
            raise EuchreError(f"{self.dealer} is no player at this table, so cannot deal")
        if self.points is not None and self.points.sides != self.code.seating.sides:
            raise EuchreError("the points are not those of the sides of this table")

    @property
    def seated(self) -> tuple[Player, ...]:
        """The player in each seat."""
        return seated(self.code, self.players)

    @property
    def standing(self) -> BySide[int]:
        """The points that stand marked at each deal."""
        return self.code.seating.by_side(0) if self.points is None else self.points

    def dealer_of(self, number: int) -> Seat:
        """Who deals a deal of this number."""
        return Seat((number - 1) % self.code.players) if self.dealer is None else self.dealer


def check_players(code: Code, players: tuple[Player, ...]) -> None:
    """Raise EuchreError unless these can sit at a table: one for all seats or one for each."""
    for player in players:
        if player not in PLAYERS and not isinstance(player, Weights):
            known = " and ".join(PLAYERS)
            raise EuchreError(f"the simulator has no player '{player}'; it knows {known}, and weights")
    if len(players) not in (1, code.players):
        raise EuchreError(f"{len(players)} players are named for {code.players} seats")


def seated(code: Code, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The player in each seat."""
    return players if len(players) > 1 else players * code.players


def bot_of(player: Player) -> Bot:
    """A player as one who can sit at any table."""
    return LinearPlayer(player) if isinstance(player, Weights) else _RULE_PLAYERS[player]


def check_number(number: int) -> None:
    """Raise EuchreError unless deals may be numbered so: from 0 to 2**63."""
    if not 0 <= number <= 2**63:
        raise EuchreError(f"{number} is no number of a deal: these go from 0 to 2**63")
