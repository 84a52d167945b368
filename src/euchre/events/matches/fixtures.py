"""Who meets whom in a league, a Swiss event, a bracket or a ladder, and the places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING

from ..pairing import (
    Bracket,
    BracketState,
    SwissPairing,
    SwissResult,
    bracket_state,
    double_elimination,
    round_robin,
    single_elimination,
    swiss_round,
)
from ..refusals import EventError
from ..seasons import Challenge, LeagueMatch, LeagueRow, ladder_after, row_of

if TYPE_CHECKING:
    from .event import MatchPlayed


class MatchKind(Enum):
    """How it is decided who meets whom."""

    LEAGUE = "league"
    """Everybody meets everybody else, once or twice."""
    SWISS = "swiss"
    """In each round those of equal score meet who have not met."""
    SINGLE = "single elimination"
    """One loss ends the event."""
    DOUBLE = "double elimination"
    """The second loss ends the event."""
    LADDER = "ladder"
    """Anybody challenges somebody a few places above."""

    @property
    def number(self) -> tuple[str, int, int]:
        """What the number of the format counts, its usual value and its largest."""
        return {
            MatchKind.LEAGUE: ("times", 1, 2),
            MatchKind.SWISS: ("rounds", 5, 100),
            MatchKind.LADDER: ("places", 2, 20),
        }.get(self, ("loss", 1, 1) if self is MatchKind.SINGLE else ("losses", 2, 2))


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match, or a bye."""

    number: int
    """From 0, in the order of the event."""
    round: int
    """From 1; of a bracket, how many matches lie before it at most."""
    home: str
    guests: str
    """Empty for a bye of a Swiss event."""


@lru_cache(maxsize=16)
def league_fixtures(names: tuple[str, ...], times: int) -> tuple[Fixture, ...]:
    """Return matches in which everybody meets everybody else; the second time at the other's home."""
    rounds = [each.matches for each in round_robin(names)]
    if times == 2:
        rounds += [tuple((guests, home) for home, guests in each) for each in rounds]
    pairs = [(number, *pair) for number, each in enumerate(rounds, start=1) for pair in each]
    return tuple(Fixture(number, *pair) for number, pair in enumerate(pairs))


def first_pairing(names: Sequence[str]) -> tuple[Fixture, ...]:
    """Return the first round of a Swiss event."""
    return _fixtures_of(swiss_round(len(names), []), names, 0, 1)


def next_pairing(
    names: Sequence[str],
    drawn: tuple[tuple[Fixture, ...], ...],
    results: Mapping[int, MatchPlayed],
    rounds: int,
) -> tuple[tuple[Fixture, ...], ...]:
    """Return the rounds drawn so far, and the next one if the last has all its results."""
    fixtures = swiss_fixtures(drawn)
    if len(drawn) == rounds or any(each.guests and each.number not in results for each in fixtures):
        return drawn
    numbers = {name: number for number, name in enumerate(names)}
    past = [[_swiss_result(each, numbers, results) for each in fixtures] for fixtures in drawn]
    return (*drawn, _fixtures_of(swiss_round(len(names), past), names, len(fixtures), len(drawn) + 1))


def swiss_fixtures(drawn: Sequence[tuple[Fixture, ...]]) -> tuple[Fixture, ...]:
    """Return the matches and byes of the rounds drawn so far."""
    return tuple(fixture for each in drawn for fixture in each)


def _fixtures_of(pairing: SwissPairing, names: Sequence[str], first: int, number: int) -> tuple[Fixture, ...]:
    pairs = [(names[one], names[other]) for one, other in pairing.matches]
    if pairing.bye is not None:
        pairs.append((names[pairing.bye], ""))
    return tuple(Fixture(first + place, number, *pair) for place, pair in enumerate(pairs))


def _swiss_result(
    fixture: Fixture, numbers: Mapping[str, int], results: Mapping[int, MatchPlayed]
) -> SwissResult:
    if not fixture.guests:
        return SwissResult(numbers[fixture.home], None)
    result = results[fixture.number]
    won, lost = result.points
    return SwissResult(numbers[result.home], numbers[result.guests], (won > lost) + (won >= lost))


@lru_cache(maxsize=16)
def bracket_of(kind: MatchKind, entrants: int) -> Bracket:
    """Return the bracket of an elimination event."""
    return single_elimination(entrants) if kind is MatchKind.SINGLE else double_elimination(entrants)


def state_of_bracket(
    kind: MatchKind, names: Sequence[str], results: Mapping[int, MatchPlayed]
) -> tuple[Bracket, BracketState]:
    """Return the bracket, and how it stands. Raises EventError if a result cannot be."""
    bracket = bracket_of(kind, len(names))
    numbers = {name: number for number, name in enumerate(names)}
    winners = {number: numbers[result.winner] for number, result in results.items()}
    return bracket, bracket_state(bracket, winners)


def bracket_fixtures(
    kind: MatchKind, names: Sequence[str], results: Mapping[int, MatchPlayed]
) -> tuple[Fixture, ...]:
    """Return the matches that were played or can be played now."""
    bracket, state = state_of_bracket(kind, names, results)
    rounds = bracket_rounds(bracket)
    known = {number: (result.home, result.guests) for number, result in results.items()}
    known |= {number: (names[one], names[other]) for number, (one, other) in state.open_matches.items()}
    return tuple(Fixture(number, rounds[number], *known[number]) for number in sorted(known))


def bracket_rounds(bracket: Bracket) -> list[int]:
    """Return the round of each match: 1 if it depends on no other."""
    rounds: list[int] = []
    for sides in bracket.matches:
        rounds.append(1 + max((rounds[slot.match] for slot in sides if slot.match is not None), default=0))
    return rounds


def check_correction(
    kind: MatchKind, entrants: int, results: Mapping[int, MatchPlayed], number: int, changed: MatchPlayed
) -> None:
    """Raise EventError if a match has another winner now, and a match that follows from it was played."""
    before = results.get(number)
    if before is None or before.winner == changed.winner:
        return
    sides = bracket_of(kind, entrants).matches
    if any(number in (slot.match for slot in sides[each]) for each in results):
        raise EventError(f"{before.winner} has played on: take that match back first")


def swiss_places(
    names: Sequence[str], fixtures: Sequence[Fixture], matches: Sequence[LeagueMatch]
) -> tuple[LeagueRow, ...]:
    """Return the places by match points, then those of the opponents, the difference and the points won.

    A bye counts as a win, and as no opponent.
    """
    byes = Counter(each.home for each in fixtures if not each.guests)
    rows = [row_of(0, name, matches) for name in names]
    points = {row.name: row.match_points + 2 * byes[row.name] for row in rows}
    met = Counter[str]()
    for each in matches:
        met[each.home] += points[each.guests]
        met[each.guests] += points[each.home]
    rows = [replace(row, match_points=points[row.name], opponents=met[row.name]) for row in rows]
    values = {row.name: (row.match_points, row.opponents, row.won - row.lost, row.won) for row in rows}
    return _placed(rows, values)


def ladder_places(names: Sequence[str], matches: Sequence[LeagueMatch], reach: int) -> tuple[LeagueRow, ...]:
    """Return the order of a ladder. Raises EventError for a challenge that goes down or too far up."""
    challenges = [Challenge(each.home, each.guests, each.points[0] > each.points[1]) for each in matches]
    order = ladder_after(names, challenges, reach)
    return tuple(replace(row_of(0, name, matches), place=place) for place, name in enumerate(order, start=1))


def bracket_places(
    kind: MatchKind, names: Sequence[str], results: Mapping[int, MatchPlayed], matches: Sequence[LeagueMatch]
) -> tuple[LeagueRow, ...]:
    """Return those who are still in first, then those who went out, the latest first. Raises EventError."""
    bracket, state = state_of_bracket(kind, names, results)
    rounds = bracket_rounds(bracket)
    still_in = len(bracket.matches) + 1
    reached = {
        name: (rounds[state.lost_in[number]] if number in state.lost_in else still_in,)
        for number, name in enumerate(names)
    }
    return _placed([row_of(0, name, matches) for name in names], reached)


def _placed(rows: Sequence[LeagueRow], values: Mapping[str, tuple[int, ...]]) -> tuple[LeagueRow, ...]:
    """Return the rows in the order of their values, the highest first; equal values share a place."""
    ordered = sorted(rows, key=lambda row: values[row.name], reverse=True)
    better = {row.name: sum(values[other.name] > values[row.name] for other in rows) for row in rows}
    return tuple(replace(row, place=better[row.name] + 1) for row in ordered)
