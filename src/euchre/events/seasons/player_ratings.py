"""Ratings of players over several evenings, by the Glicko-2 rules of the puzzles.

A round is a game between two pairs. The strength of a pair is the mean of its players, so a win with a strong
partner counts for less, and everybody has a rating of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from math import sqrt

from ...puzzles import SolverRating, after_result
from ..evening import EveningTable
from ..hall import HallEvening

_UNKNOWN = SolverRating()
_LARGEST = 350.0
_SCALE = 173.7178
"""Points of the rating for one unit of the Glicko-2 rules."""


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """A player's strength after some evenings."""

    name: str
    """As in the last evening they came to."""
    strength: SolverRating = _UNKNOWN
    """Rating, its standard error, and volatility."""
    rounds: int = 0
    """Rounds played."""


def rated(evenings: Iterable[HallEvening], *, without_luck: bool = False) -> tuple[PlayerRating, ...]:
    """Everybody's rating after evenings in their order, the highest first.

    Names are the same if they differ only in capital letters. Within an evening all rounds are rated from the
    strengths at its beginning. The rating of who stays away becomes less certain with each evening. With
    `without_luck`, the luck of the cards is taken from the lead of a round before its winner is known, where
    the evening has noted it; the other rounds count as they were scored.
    """
    known: dict[str, PlayerRating] = {}
    for evening in evenings:
        known = _after_evening(known, evening, without_luck)
    return tuple(sorted(known.values(), key=lambda one: (-one.strength.rating, one.name.casefold())))


def _after_evening(
    before: Mapping[str, PlayerRating], evening: HallEvening, without_luck: bool
) -> dict[str, PlayerRating]:
    """The ratings after one more evening."""
    names = [player.name for player in evening.players]
    start = {name.casefold(): before.get(name.casefold(), PlayerRating(name)) for name in names}
    after = {key: replace(start[key], name=name) for key, name in zip(start, names, strict=True)}
    keys = [name.casefold() for name in names]
    for (number, table), points in sorted(evening.scores.items()):
        luck = evening.luck.get((number, table), 0.0) if without_luck else 0.0
        lead = points[0] - points[1] - luck
        missing = {keys[player] for place, player in evening.stand_ins if place == number}
        for key, other in _games(evening.rounds[number - 1].tables[table - 1], lead, keys, start):
            if key in missing:
                continue
            game, score = other
            now = after[key]
            strength = after_result(now.strength, game, score)
            after[key] = replace(now, strength=strength, rounds=now.rounds + 1)
    away = {key: _less_certain(one) for key, one in before.items() if key not in after}
    return {**away, **after}


def _games(
    table: EveningTable, lead: float, keys: list[str], start: Mapping[str, PlayerRating]
) -> Iterable[tuple[str, tuple[SolverRating, float]]]:
    """For each player at a table, the opponent that stands for the other three, and the result.

    `lead` is that of side 1 in points.
    """
    sides = [[start[keys[player]].strength for player in side] for side in (table.first, table.second)]
    for side, players in enumerate((table.first, table.second)):
        own, others = sides[side], sides[1 - side]
        own_lead = -lead if side else lead
        score = 0.5 if lead == 0 else float(own_lead > 0)
        for place, player in enumerate(players):
            partner = own[1 - place]
            mean = sum(one.rating for one in others) / 2 - (partner.rating - own[place].rating) / 2
            squares = sum(one.deviation**2 for one in (partner, *others))
            yield keys[player], (SolverRating(mean, sqrt(squares) / 2), score)


def _less_certain(one: PlayerRating) -> PlayerRating:
    """The rating of somebody who stayed away."""
    now = one.strength
    deviation = sqrt(now.deviation**2 + (_SCALE * now.volatility) ** 2)
    return replace(one, strength=replace(now, deviation=min(deviation, _LARGEST)))
