"""What ratings are computed from: games between two sides of named players."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game between two sides: a round at a table, a match, or the boards of a round."""

    sides: tuple[tuple[str, ...], tuple[str, ...]]
    """The players of both sides by name, at least one each."""
    lead: float
    """By how much the first side won; below 0 if it lost, 0 for a tie."""
    is_without_luck: bool = False
    """Whether the luck of the cards is taken out of the lead."""
    absent: frozenset[str] = frozenset()
    """Players for whom a helper played: the game does not change their rating."""


@dataclass(frozen=True, slots=True)
class RatedEvent:
    """An event as ratings see it."""

    players: tuple[str, ...]
    """Everybody who took part, also those who played no game."""
    games: tuple[RatedGame, ...]
    """In the order of play, each with players of the event."""
