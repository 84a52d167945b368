"""Who sits where in an evening of pairs that stay together: round robin, Swiss or elimination."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from .evening import EveningRound, EveningTable
from .hall_rounds import HallPlayer, Points
from .pairing import (
    Bracket,
    SwissPairing,
    SwissResult,
    bracket_state,
    double_elimination,
    round_robin,
    single_elimination,
    swiss_round,
)
from .refusals import EventError

Pair = tuple[int, int]
_Won = tuple[bool, ...]
"""For each table of a round, whether side 1 has won."""


def pairs_of(players: tuple[HallPlayer, ...], wishes: Mapping[int, int]) -> tuple[Pair, ...]:
    """Return the pairs, in the order of their first players.

    Two who want each other are partners, then somebody and the player they want, if that player wants nobody
    else who is free. All others are paired in the order in which they came. Raises EventError if somebody is
    left over, and for fewer than two pairs.
    """
    return _pairs(players, tuple(sorted(wishes.items())))


@lru_cache(maxsize=64)
def _pairs(players: tuple[HallPlayer, ...], wanted: tuple[Pair, ...]) -> tuple[Pair, ...]:
    wishes = dict(wanted)
    here = [number for number, player in enumerate(players) if player.is_in(1)]
    pairs = {tuple(sorted(pair)) for pair in wishes.items() if wishes.get(pair[1]) == pair[0]}
    found = [(one, other) for one, other in sorted(pairs) if one in here and other in here]
    free = [number for number in here if not any(number in pair for pair in found)]
    for one in here:
        other = wishes.get(one, one)
        if one in free and other in free and one != other and wishes.get(other) not in free:
            found.append((min(one, other), max(one, other)))
            free = [number for number in free if number not in (one, other)]
    if len(free) % 2:
        raise EventError(f"{players[free[-1]].name} has no partner: add a player, or let them go home")
    found += zip(free[::2], free[1::2], strict=True)
    if len(found) < 2:
        raise EventError(f"{len(here)} players are too few: at least 4 are needed")
    return tuple(sorted(found))


@lru_cache(maxsize=64)
def _robin(pairs: tuple[Pair, ...]) -> tuple[EveningRound, ...]:
    """Return a cycle of rounds in which each two pairs meet once."""
    rounds = []
    for each in round_robin([str(number) for number in range(len(pairs))]):
        tables = tuple(EveningTable(pairs[int(one)], pairs[int(other)]) for one, other in each.matches)
        rounds.append(EveningRound(tables, () if each.bye is None else pairs[int(each.bye)]))
    return tuple(rounds)


def robin_rounds(pairs: tuple[Pair, ...], rounds: int) -> tuple[EveningRound, ...]:
    """Return all rounds of a round robin, which depend on no result; after a whole cycle it begins again."""
    cycle = _robin(pairs)
    return tuple(cycle[number % len(cycle)] for number in range(rounds))


def swiss_rounds(
    pairs: tuple[Pair, ...],
    rounds: int,
    played: tuple[EveningRound, ...],
    scores: Mapping[tuple[int, int], Points],
) -> tuple[EveningRound, ...]:
    """Return the rounds of a Swiss event that have begun, and the next one if all scores of the last are
    in."""
    wanted = [(len(played), table) for table in range(1, len(played[-1].tables) + 1)] if played else []
    if len(played) == rounds or any(place not in scores for place in wanted):
        return played
    numbers = {pair: number for number, pair in enumerate(pairs)}
    past = tuple(_results(each, number, numbers, scores) for number, each in enumerate(played, start=1))
    drawn = _drawn(len(pairs), past)
    tables = tuple(EveningTable(pairs[one], pairs[other]) for one, other in drawn.matches)
    return (*played, EveningRound(tables, () if drawn.bye is None else pairs[drawn.bye]))


@lru_cache(maxsize=64)
def _drawn(pairs: int, past: tuple[tuple[SwissResult, ...], ...]) -> SwissPairing:
    return swiss_round(pairs, past)


def _results(
    each: EveningRound,
    number: int,
    numbers: Mapping[Pair, int],
    scores: Mapping[tuple[int, int], Points],
) -> tuple[SwissResult, ...]:
    """Return the results of a round that is over."""
    found = []
    for table, seated in enumerate(each.tables, start=1):
        first, second = scores[number, table]
        points = (first > second) + (first >= second)
        found.append(SwissResult(numbers[seated.first], numbers[seated.second], points))
    if each.sitting_out:
        one, other = each.sitting_out
        found.append(SwissResult(numbers[one, other], None))
    return tuple(found)


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
    """Return the rounds that have begun, and the next one if all scores of the last are in and it is not
    over.

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
    """Return who won at each table, for the rounds that have all their scores."""
    found = []
    for number, each in enumerate(played, start=1):
        places = [(number, table) for table in range(1, len(each.tables) + 1)]
        if any(place not in scores for place in places):
            break
        found.append(tuple(scores[place][0] > scores[place][1] for place in places))
    return tuple(found)


@lru_cache(maxsize=64)
def stand_after(entrants: int, is_double: bool, past: tuple[_Won, ...]) -> BracketStand:
    """Return how an elimination stands after some rounds."""
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
    """Return the most rounds of an elimination; if the final of a double one is not repeated, it has one
    less."""
    past: tuple[_Won, ...] = ()
    while matches := stand_after(entrants, is_double, past).matches:
        past = (*past, (False,) * len(matches))  # so the final is lost by the side without a loss
    return len(past)


@lru_cache(maxsize=8)
def _bracket(entrants: int, is_double: bool) -> Bracket:
    return (double_elimination if is_double else single_elimination)(entrants)
