"""Who sits where in an evening of pairs that stay together: a round robin or a Swiss event."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from .by_result import Points
from .evening import EveningRound, EveningTable
from .hall_rounds import HallPlayer
from .pairing import SwissPairing, SwissResult, round_robin, swiss_round
from .refusals import EventError

Pair = tuple[int, int]


def pairs_of(players: tuple[HallPlayer, ...], wishes: Mapping[int, int]) -> tuple[Pair, ...]:
    """The pairs, in the order of their first players.

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
    """A cycle of rounds in which each two pairs meet once."""
    rounds = []
    for each in round_robin([str(number) for number in range(len(pairs))]):
        tables = tuple(EveningTable(pairs[int(one)], pairs[int(other)]) for one, other in each.matches)
        rounds.append(EveningRound(tables, () if each.bye is None else pairs[int(each.bye)]))
    return tuple(rounds)


def robin_rounds(pairs: tuple[Pair, ...], rounds: int) -> tuple[EveningRound, ...]:
    """All rounds of a round robin, which depend on no result; after a whole cycle it begins again."""
    cycle = _robin(pairs)
    return tuple(cycle[number % len(cycle)] for number in range(rounds))


def swiss_rounds(
    pairs: tuple[Pair, ...],
    rounds: int,
    played: tuple[EveningRound, ...],
    scores: Mapping[tuple[int, int], Points],
) -> tuple[EveningRound, ...]:
    """The rounds of a Swiss event that have begun, and the next one if all scores of the last are in."""
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
    """The results of a round that is over."""
    found = []
    for table, seated in enumerate(each.tables, start=1):
        first, second = scores[number, table]
        points = (first > second) + (first >= second)
        found.append(SwissResult(numbers[seated.first], numbers[seated.second], points))
    if each.sitting_out:
        one, other = each.sitting_out
        found.append(SwissResult(numbers[one, other], None))
    return tuple(found)
