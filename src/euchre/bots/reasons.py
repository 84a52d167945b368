"""A choice with what it rests on, as data: the acts weighed, the maxims heard, the cards that would matter.

Every player answers with an act. One who can say more is a `Reasoner`; `reasoned` asks any player
and gives what he has. What a player did not reckon is None or empty, never a guess.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from ..acts import Act
from ..cards import Card, Suit
from ..chance import Stream
from ..deal import Due
from ..seats import Seat
from ..view import View
from .protocol import Bot


@dataclass(frozen=True, slots=True, kw_only=True)
class Chances:
    """How often an act leads to which result for the makers; the three add up to 1."""

    euchre: float
    """Too few tricks (in a hand of five, none to two)."""
    point: float
    """More than half of them (three or four)."""
    march: float
    """All."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """An act that could be done, and what a player reckons of it."""

    act: Act
    chances: Chances | None = None
    points: float | None = None
    """Points expected for the player's side less those of the other."""
    standard_error: float | None = None
    """Of the points expected, or of the chance to win the game where that is reckoned."""
    game: float | None = None
    """The chance to win the game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Counsel:
    """What one maxim says of a decision."""

    book: str
    """The register of the maxim, `leeds-dwight-1888`."""
    maxim: str
    """Its id."""
    acts: tuple[Act, ...]
    """The acts it asks for, the best first, or those it warns against."""
    warns: bool
    """Whether it warns against the acts."""
    followed: bool
    """Whether the choice is in keeping with it."""
    outweighed_by: str | None = None
    """The maxim that outweighs it where it is not followed; None if a player's own reckoning does."""
    price: float | None = None
    """Points expected that following it would have cost, where they are reckoned."""


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """One way in which the hidden cards may lie, picked because the choice turns on it."""

    hands: tuple[tuple[Seat, tuple[Card, ...]], ...]
    """The hidden hands."""
    best: Act
    """What would be best if the cards lay so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """Something about a hidden hand that makes the best act gain more on the next best, or less."""

    seat: Seat
    """Whose hand it is."""
    card: Card | None
    """A card that he holds; None where it is a suit that he lacks."""
    void: Suit | None
    """A suit that he has no card of."""
    chance: float
    """How likely that is."""
    ahead: float
    """Points by which the best act is then ahead of the next best; below 0 where it is behind."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reasoned:
    """What a player chooses, and why."""

    player: str
    """The player's name."""
    act: Act
    """His choice."""
    candidates: tuple[Candidate, ...]
    """Everything he might have done."""
    counsels: tuple[Counsel, ...] = ()
    """The maxims that speak to the decision, the weightiest first."""
    decided_by: str | None = None
    """The maxim that settled the choice; None if the player settled it himself."""
    worlds: tuple[World, ...] = ()
    """Ways in which the hidden cards may lie that speak for the choice or against it."""
    turns: tuple[Turn, ...] = ()
    """On what in the hidden hands it turns whether the act worth most is ahead of the next."""


@runtime_checkable
class Reasoner(Protocol):
    """A player who can say why."""

    @property
    def name(self) -> str:
        """The name he is chosen by."""

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        """One of the acts that are due."""

    def reason(self, view: View, due: Due, stream: Stream) -> Reasoned:
        """The same act with its reasons."""


def reasoned(bot: Bot, view: View, due: Due, stream: Stream) -> Reasoned:
    """A player's choice with all the reasons he can give; a player who gives none is merely asked."""
    if isinstance(bot, Reasoner):
        return bot.reason(view, due, stream)
    candidates = tuple(Candidate(act=act) for act in due.acts)
    return Reasoned(player=bot.name, act=bot.choose(view, due, stream), candidates=candidates)
