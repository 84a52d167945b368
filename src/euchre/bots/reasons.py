"""A choice and its reasons as data: the acts compared, the maxims that apply, the hidden cards that matter.

Every player returns an act. A player that can also give reasons is a `Reasoner`; `reasoned` accepts
any player and returns what it offers. What a player did not compute is None or empty, never a guess.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from ..acts import Act
from ..cards import Card, Suit
from ..chance import Stream
from ..deal import Due
from ..seats import Seat
from ..view import SeatView
from .protocol import Bot


@dataclass(frozen=True, slots=True, kw_only=True)
class Chances:
    """Probability of each result for the makers after an act; the three add up to 1."""

    euchre: float
    """The makers win too few tricks (in a hand of five, none to two)."""
    point: float
    """They win more than half of the tricks (three or four)."""
    march: float
    """They win all tricks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """A legal act, and a player's estimate of what it is worth."""

    act: Act
    chances: Chances | None = None
    points: float | None = None
    """Expected points of the player's side minus those of the other side."""
    standard_error: float | None = None
    """Standard error of `game` if that is estimated, else of `points`."""
    game: float | None = None
    """Probability of winning the game, from 0 to 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Counsel:
    """What one maxim advises about a decision."""

    book: str
    """Name of the register that holds the maxim, such as `leeds-dwight-1888`."""
    maxim: str
    """Id of the maxim, such as `E7`."""
    acts: tuple[Act, ...]
    """The acts it recommends, best first; if `warns`, the acts it advises against."""
    warns: bool
    """Whether it advises against the acts."""
    followed: bool
    """Whether the choice agrees with it."""
    outweighed_by: str | None = None
    """Id of the maxim that overrides it if it is not followed; None if the player's own estimate does."""
    price: float | None = None
    """Expected points that following it would have cost; None if they are not estimated."""


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """One possible layout of the hidden cards, selected because the best choice depends on it."""

    hands: tuple[tuple[Seat, tuple[Card, ...]], ...]
    """The hidden hands."""
    best: Act
    """The best act in this layout."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """A fact about a hidden hand that changes how far the best act is ahead of the second best."""

    seat: Seat
    """The player whose hand it is."""
    card: Card | None
    """A card in the hand; None if the fact is a void."""
    void: Suit | None
    """A suit missing from the hand; None if the fact is a card."""
    chance: float
    """Probability of the fact, from 0 to 1."""
    ahead: float
    """Points that the best act is ahead of the second best if the fact is true; negative if behind."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reasoned:
    """A player's choice, and the reasons for it."""

    player: str
    """Name of the player."""
    act: Act
    """The act it chose."""
    candidates: tuple[Candidate, ...]
    """Every act that it considered."""
    counsels: tuple[Counsel, ...] = ()
    """The maxims that apply to the decision, the most important first."""
    decided_by: str | None = None
    """Id of the maxim that decided the choice; None if no maxim did."""
    worlds: tuple[World, ...] = ()
    """Layouts of the hidden cards that support the choice or speak against it."""
    turns: tuple[Turn, ...] = ()
    """Facts about the hidden hands on which the lead of the best act over the second best depends."""


@runtime_checkable
class Reasoner(Protocol):
    """A player that can give reasons."""

    @property
    def name(self) -> str:
        """The name that users select the player by."""

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """Return one of `due.acts`."""

    def reason(self, view: SeatView, due: Due, stream: Stream) -> Reasoned:
        """Return the act that `choose` returns, with its reasons."""


def reasoned(bot: Bot, view: SeatView, due: Due, stream: Stream) -> Reasoned:
    """Return a player's choice with all the reasons it can give; for a plain `Bot`, the act alone."""
    if isinstance(bot, Reasoner):
        return bot.reason(view, due, stream)
    candidates = tuple(Candidate(act=act) for act in due.acts)
    return Reasoned(player=bot.name, act=bot.choose(view, due, stream), candidates=candidates)
