"""Ratings of players over several events, by the Glicko-2 rules of the puzzles.

The strength of a side is the mean of its players, so a win with a strong partner counts for less, and
everybody has a rating of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from ...puzzles import SolverRating, after_result
from .rated_games import RatedEvent, RatedGame

_UNKNOWN = SolverRating()
_LARGEST = 350.0
_SCALE = 173.7178
"""Points of the rating for one unit of the Glicko-2 rules."""


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """A player's strength after some events."""

    name: str
    """As in the last event in which they took part."""
    strength: SolverRating = _UNKNOWN
    """Rating, its standard error, and volatility."""
    rounds: int = 0
    """Games played: rounds at a table, and matches."""


def rated(events: Iterable[RatedEvent]) -> tuple[PlayerRating, ...]:
    """Everybody's rating after events in their order, the highest first.

    Names are the same if they differ only in capital letters. Within an event all games are rated from the
    strengths at its beginning. The rating of who stays away becomes less certain with each event. A game in
    which somebody would be on both sides does not count.
    """
    known: dict[str, PlayerRating] = {}
    for event in events:
        known = _after_event(known, event)
    return tuple(sorted(known.values(), key=lambda one: (-one.strength.rating, one.name.casefold())))


def _after_event(before: Mapping[str, PlayerRating], event: RatedEvent) -> dict[str, PlayerRating]:
    """The ratings after one more event."""
    names = {name.casefold(): name for name in event.players}
    start = {key: before.get(key, PlayerRating(name)) for key, name in names.items()}
    after = {key: replace(start[key], name=name) for key, name in names.items()}
    for game in event.games:
        absent = {name.casefold() for name in game.absent}
        for key, other, score in _results(game, start):
            if key not in absent:
                now = after[key]
                strength = after_result(now.strength, other, score)
                after[key] = replace(now, strength=strength, rounds=now.rounds + 1)
    away = {key: _less_certain(one) for key, one in before.items() if key not in after}
    return {**away, **after}


def _results(game: RatedGame, start: Mapping[str, PlayerRating]) -> Iterator[tuple[str, SolverRating, float]]:
    """For each player of a game, the opponent that stands for all others, and the result."""
    first, second = ([name.casefold() for name in side] for side in game.sides)
    if len({*first, *second}) < len(first) + len(second):
        return
    for own, others, lead in ((first, second, game.lead), (second, first, -game.lead)):
        score = 0.5 if lead == 0 else float(lead > 0)
        for key in own:
            partners = [start[each].strength for each in own if each != key]
            opponents = [start[each].strength for each in others]
            yield key, _stand_in(start[key].strength, partners, opponents), score


def _stand_in(
    player: SolverRating, partners: Sequence[SolverRating], opponents: Sequence[SolverRating]
) -> SolverRating:
    """Who a player would have met alone: the mean of the opponents, less what the partners add."""
    size = 1 + len(partners)
    own_mean = (player.rating + sum(one.rating for one in partners)) / size
    mean = sum(one.rating for one in opponents) / len(opponents) + player.rating - own_mean
    squares = sum((one.deviation / size) ** 2 for one in partners)
    squares += sum((one.deviation / len(opponents)) ** 2 for one in opponents)
    return SolverRating(mean, sqrt(squares))


def _less_certain(one: PlayerRating) -> PlayerRating:
    """The rating of somebody who stayed away."""
    now = one.strength
    deviation = sqrt(now.deviation**2 + (_SCALE * now.volatility) ** 2)
    return replace(one, strength=replace(now, deviation=min(deviation, _LARGEST)))
