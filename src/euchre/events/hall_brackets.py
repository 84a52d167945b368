"""Who sits where in an elimination of pairs: in each round all matches of the bracket that can be played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from .by_result import Points
from .evening import EveningRound, EveningTable
from .hall_pairs import Pair
from .pairing import Bracket, bracket_state, double_elimination, single_elimination

_Won = tuple[bool, ...]
"""For each table of a round, whether side 1 has won."""


@dataclass(frozen=True, slots=True)
class BracketStand:
    """How an elimination stands after some whole rounds. Pairs are numbered by seed, from 0."""

    matches: tuple[tuple[int, int], ...]
    """The matches of the next round, in the order of their tables."""
    out_after: Mapping[int, int]
    """The round after which a pair is out."""
    champion: int | None
    """The winner, once known."""


def elimination_rounds(
    pairs: tuple[Pair, ...],
    is_double: bool,
    played: tuple[EveningRound, ...],
    scores: Mapping[tuple[int, int], Points],
) -> tuple[EveningRound, ...]:
    """The rounds that have begun, and the next one if all scores of the last are in and it is not over.

    Pairs that are in and have no match in a round sit out.
    """
    won = won_in(played, scores)
    stand = stand_after(len(pairs), is_double, won)
    if len(won) < len(played) or not stand.matches:
        return played
    tables = tuple(EveningTable(pairs[one], pairs[other]) for one, other in stand.matches)
    busy = {number for match in stand.matches for number in match}
    waiting = [number for number in range(len(pairs)) if number not in busy | stand.out_after.keys()]
    return (*played, EveningRound(tables, tuple(player for number in waiting for player in pairs[number])))


def won_in(played: Iterable[EveningRound], scores: Mapping[tuple[int, int], Points]) -> tuple[_Won, ...]:
    """Who won at each table, for the rounds that have all their scores."""
    found = []
    for number, each in enumerate(played, start=1):
        places = [(number, table) for table in range(1, len(each.tables) + 1)]
        if any(place not in scores for place in places):
            break
        found.append(tuple(scores[place][0] > scores[place][1] for place in places))
    return tuple(found)


@lru_cache(maxsize=64)
def stand_after(entrants: int, is_double: bool, past: tuple[_Won, ...]) -> BracketStand:
    """How an elimination stands after some rounds."""
    bracket = _bracket(entrants, is_double)
    winners: dict[int, int] = {}
    round_of: dict[int, int] = {}
    for number, won in enumerate(past, start=1):
        matches = sorted(bracket_state(bracket, winners).open_matches.items())
        for (match, (one, other)), is_first in zip(matches, won, strict=True):
            winners[match] = one if is_first else other
            round_of[match] = number
    state = bracket_state(bracket, winners)
    out = {entrant: round_of[match] for entrant, match in state.lost_in.items()}
    return BracketStand(tuple(pair for _, pair in sorted(state.open_matches.items())), out, state.champion)


@lru_cache(maxsize=64)
def most_rounds(entrants: int, is_double: bool) -> int:
    """The most rounds of an elimination; if the final of a double one is not repeated, it has one less."""
    past: tuple[_Won, ...] = ()
    while matches := stand_after(entrants, is_double, past).matches:
        past = (*past, (False,) * len(matches))  # so the final is lost by the side without a loss
    return len(past)


@lru_cache(maxsize=8)
def _bracket(entrants: int, is_double: bool) -> Bracket:
    return (double_elimination if is_double else single_elimination)(entrants)
