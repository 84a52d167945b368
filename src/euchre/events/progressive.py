"""Schedules for the individual progressive evening, in which partners change every round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..chance import Stream
from .columns import column_rounds
from .evening import EveningRound, EveningSchedule, EveningTable
from .refusals import check_entrants, check_rounds
from .searching import RoundSearch
from .whist import has_whist, whist_cycle, whist_rounds

MOST_ROUNDS = 300
"""The most rounds of one evening."""


def individual_schedule(names: Sequence[str], rounds: int, seed: int) -> EveningSchedule:
    """Return a schedule for 4 to 1000 players and 1 to 300 rounds in which the players meet as evenly as
    possible.

    The result depends on the arguments only. Where a whist tournament is known and the rounds are a whole
    number of its cycles, each two players are partners once and opponents twice in each cycle. With up to
    about a quarter as many rounds as players, and a number of players that four divides, no two meet twice.
    Any other schedule is found by a search of bounded length; `evenness` says how far it is from the bound.

    Raises EventError if there are too few or too many players or rounds, or if a name occurs twice.

    >>> individual_schedule("Ann Bob Cid Dee Eve".split(), 5, seed=1).evenness.meeting_excess
    0
    """
    players = check_entrants(names, least=4)
    check_rounds(rounds, MOST_ROUNDS)
    stream = Stream(seed, len(players), rounds)
    whole: tuple[EveningRound, ...] = ()
    if has_whist(len(players)):
        cycles, rounds = divmod(rounds, whist_cycle(len(players)))
        whole = whist_rounds(len(players)) * cycles
    numbers = stream.shuffled(range(len(players)))
    return EveningSchedule(
        players, tuple(_renumbered(each, numbers) for each in (*whole, *_part(len(players), rounds, stream)))
    )


def remaining_rounds(
    present: Sequence[int], rounds: int, seed: int, past: tuple[EveningRound, ...]
) -> tuple[EveningRound, ...]:
    """Return rounds for the players who are there, who met in past rounds; the numbers of the players may
    have gaps.

    Without past rounds they are those of `individual_schedule`. With some, a search meets as few again as it
    can, and those sit out first who did so least.
    """
    names = tuple(map(str, present))
    if not past:
        fresh = individual_schedule(names, rounds, seed).rounds
        return tuple(_renumbered(each, present) for each in fresh)
    place = {player: index for index, player in enumerate(present)}
    search = RoundSearch(len(present), Stream(seed, len(present), rounds, len(past)))
    for each in past:
        for table in each.tables:
            search.remember([place.get(player) for player in table.players])
    rests = Counter(place[player] for each in past for player in each.sitting_out if player in place)
    search.fill(rounds, rests)
    search.improve()
    return tuple(_renumbered(each, present) for each in search.rounds())


def _part(players: int, rounds: int, stream: Stream) -> tuple[EveningRound, ...]:
    """Return rounds that are not a whole cycle of a whist tournament."""
    if not rounds:
        return ()
    spread = column_rounds(players, rounds)
    if spread:
        return spread
    search = RoundSearch(players, stream)
    if has_whist(players):
        search.take(stream.shuffled(whist_rounds(players))[:rounds])
    else:
        search.fill(rounds)
    search.improve()
    return search.rounds()


def _renumbered(each: EveningRound, numbers: Sequence[int]) -> EveningRound:
    """Return the round with `numbers[p]` for each player p."""
    tables = tuple(
        EveningTable((numbers[a], numbers[b]), (numbers[c], numbers[d]))
        for a, b, c, d in (table.players for table in each.tables)
    )
    return EveningRound(tables, tuple(sorted(numbers[player] for player in each.sitting_out)))
