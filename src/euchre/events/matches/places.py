"""The places of an event of matches, by its format."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from ..seasons import Challenge, LeagueMatch, LeagueRow, ladder_after, league_table
from .acts import MatchKind, MatchPlayed
from .fixtures import Fixture, bracket_rounds, state_of_bracket


def league_places(names: Sequence[str], matches: Sequence[LeagueMatch]) -> tuple[LeagueRow, ...]:
    """The table of a league."""
    return league_table(names, matches)


def swiss_places(
    names: Sequence[str], fixtures: Sequence[Fixture], matches: Sequence[LeagueMatch]
) -> tuple[LeagueRow, ...]:
    """By match points, a bye counting as a win; then by the difference and the points won."""
    byes = Counter(each.home for each in fixtures if not each.guests)
    rows = [_row(name, matches) for name in names]
    rows = [replace(row, match_points=row.match_points + 2 * byes[row.name]) for row in rows]
    return _placed(rows, {row.name: (row.match_points, row.won - row.lost, row.won) for row in rows})


def ladder_places(names: Sequence[str], matches: Sequence[LeagueMatch], reach: int) -> tuple[LeagueRow, ...]:
    """The order of a ladder. Raises EventError for a challenge that goes down or too far up."""
    challenges = [Challenge(each.home, each.guests, each.points[0] > each.points[1]) for each in matches]
    order = ladder_after(names, challenges, reach)
    return tuple(replace(_row(name, matches), place=place) for place, name in enumerate(order, start=1))


def bracket_places(
    kind: MatchKind, names: Sequence[str], results: Mapping[int, MatchPlayed], matches: Sequence[LeagueMatch]
) -> tuple[LeagueRow, ...]:
    """Those who are still in first, then those who went out, the latest first. Raises EventError."""
    bracket, state = state_of_bracket(kind, names, results)
    rounds = bracket_rounds(bracket)
    still_in = len(bracket.matches) + 1
    reached = {
        name: (rounds[state.lost_in[number]] if number in state.lost_in else still_in,)
        for number, name in enumerate(names)
    }
    return _placed([_row(name, matches) for name in names], reached)


def _placed(rows: Sequence[LeagueRow], values: Mapping[str, tuple[int, ...]]) -> tuple[LeagueRow, ...]:
    """The rows in the order of their values, the highest first; equal values share a place."""
    ordered = sorted(rows, key=lambda row: values[row.name], reverse=True)
    better = {row.name: sum(values[other.name] > values[row.name] for other in rows) for row in rows}
    return tuple(replace(row, place=better[row.name] + 1) for row in ordered)


def _row(name: str, matches: Sequence[LeagueMatch]) -> LeagueRow:
    own = [match.points for match in matches if match.home == name]
    own += [match.points[::-1] for match in matches if match.guests == name]
    gained = sum((won > lost) + (won >= lost) for won, lost in own)
    return LeagueRow(0, name, len(own), gained, sum(won for won, _ in own), sum(lost for _, lost in own))
