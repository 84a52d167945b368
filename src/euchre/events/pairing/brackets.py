"""Single and double elimination: who meets whom, with seeds and byes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..refusals import MOST_ENTRANTS, EventError

_BYE, _UNKNOWN = -1, -2
"""What stands for an entrant if nobody comes, and if the match that decides it is not over."""


@dataclass(frozen=True, slots=True)
class Slot:
    """Where one side of a match comes from: an entrant, a bye, or the winner or loser of an earlier match."""

    entrant: int | None = None
    """Number of the entrant by seed, from 0; None for a bye if there is no match either."""
    match: int | None = None
    """Number of the earlier match."""
    loser: bool = False
    """Whether the loser of that match comes, and not the winner."""


@dataclass(frozen=True, slots=True)
class Bracket:
    """The matches of an elimination event, each after those that it depends on."""

    entrants: int
    """How many take part."""
    matches: tuple[tuple[Slot, Slot], ...]
    """The two sides of each match."""
    has_second_final: bool
    """Whether the last match repeats the final; played only if the side without a loss loses."""


@dataclass(frozen=True, slots=True)
class BracketState:
    """How an elimination event stands."""

    open_matches: dict[int, tuple[int, int]]
    """Number of each match that can be played now, with its two entrants."""
    champion: int | None
    """The winner of the event, once known."""
    lost_in: dict[int, int]
    """The match after which each entrant is out."""


def single_elimination(entrants: int) -> Bracket:
    """A bracket for 2 to 1000 entrants in which one loss ends the event for its entrant.

    The best seeds get the byes and can meet each other last: 1 and 2 in the final, 1 to 4 in the semifinals.
    Raises EventError if there are too few or too many entrants.
    """
    matches: list[tuple[Slot, Slot]] = []
    _winners_rounds(matches, entrants)
    return Bracket(entrants, tuple(matches), False)


def double_elimination(entrants: int) -> Bracket:
    """A bracket for 2 to 1000 entrants in which the second loss ends the event for its entrant.

    Losers go to a second bracket, whose winner meets the winner of the first in the final. If the winner of
    the first bracket loses the final, it is played again. Raises EventError as `single_elimination` does.
    """
    matches: list[tuple[Slot, Slot]] = []
    rounds = _winners_rounds(matches, entrants)
    alive = [Slot(match=number, loser=True) for number in rounds[0]]
    for number, each in enumerate(rounds[1:]):
        alive = _round(matches, alive)  # halves: as many are left as lose in the next round
        losers = [Slot(match=match, loser=True) for match in each]
        half = len(losers) // 2
        crossed = losers[::-1] if number % 2 == 0 else losers[half:] + losers[:half]
        alive = _round(matches, [slot for couple in zip(alive, crossed, strict=True) for slot in couple])
    final = len(matches)
    matches.append((Slot(match=rounds[-1][0]), alive[0]))
    matches.append((Slot(match=final, loser=True), Slot(match=final)))
    return Bracket(entrants, tuple(matches), True)


def bracket_state(bracket: Bracket, winners: Mapping[int, int]) -> BracketState:
    """How the event stands after some matches; `winners` has the winning entrant of each match played.

    Raises EventError if a winner is not in the match, or if the match cannot be played yet or at all.
    """
    results: list[tuple[int, int]] = []
    open_matches: dict[int, tuple[int, int]] = {}
    losses: dict[int, list[int]] = {}
    for number in range(len(bracket.matches)):
        one, other = _sides(bracket, number, results)
        if min(one, other) >= 0 and number not in winners:
            open_matches[number] = (one, other)
        winner, loser = _result(number, (one, other), winners)
        results.append((winner, loser))
        if loser >= 0:
            losses.setdefault(loser, []).append(number)
    lives = 2 if bracket.has_second_final else 1
    champion = results[-1][0]
    lost_in = {entrant: matches[-1] for entrant, matches in losses.items() if len(matches) == lives}
    return BracketState(open_matches, champion if champion >= 0 else None, lost_in)


def _sides(bracket: Bracket, number: int, results: list[tuple[int, int]]) -> tuple[int, int]:
    """The two entrants of a match, or what stands for them."""
    one, other = (_from(slot, results) for slot in bracket.matches[number])
    is_second_final = bracket.has_second_final and number == len(bracket.matches) - 1
    if is_second_final and other >= 0 and other == _from(bracket.matches[number - 1][0], results):
        return _BYE, other  # the side without a loss has won the final
    return one, other


def _from(slot: Slot, results: list[tuple[int, int]]) -> int:
    """The entrant who comes from a slot, `_BYE` or `_UNKNOWN`."""
    if slot.match is not None:
        return results[slot.match][slot.loser]
    return _BYE if slot.entrant is None else slot.entrant


def _result(number: int, sides: tuple[int, int], winners: Mapping[int, int]) -> tuple[int, int]:
    """Winner and loser of a match; against a bye the entrant wins without play."""
    one, other = sides
    winner = winners.get(number)
    if winner is not None:
        if min(sides) < 0:
            raise EventError(f"match {number} has a winner, but it cannot be played")
        if winner not in sides:
            raise EventError(f"match {number} is between {one} and {other}; {winner} cannot win it")
        return winner, one + other - winner
    if _UNKNOWN in sides or min(sides) >= 0:
        return _UNKNOWN, _UNKNOWN
    return max(sides), _BYE


def _winners_rounds(matches: list[tuple[Slot, Slot]], entrants: int) -> list[list[int]]:
    """Adds the matches of those without a loss; gives the numbers of the matches of each round."""
    if not 2 <= entrants <= MOST_ENTRANTS:
        raise EventError(f"{entrants:,} entrants do not make a bracket: 2 to {MOST_ENTRANTS:,} are allowed")
    seeds = [0]
    while len(seeds) < entrants:
        seeds = [each for seed in seeds for each in (seed, 2 * len(seeds) - 1 - seed)]
    alive = [Slot(entrant=seed if seed < entrants else None) for seed in seeds]
    rounds = []
    while len(alive) > 1:
        start = len(matches)
        alive = _round(matches, alive)
        rounds.append(list(range(start, len(matches))))
    return rounds


def _round(matches: list[tuple[Slot, Slot]], alive: list[Slot]) -> list[Slot]:
    """Adds a match for each two slots in a row; gives the slots of the winners."""
    winners = []
    for one, other in zip(alive[::2], alive[1::2], strict=True):
        winners.append(Slot(match=len(matches)))
        matches.append((one, other))
    return winners
