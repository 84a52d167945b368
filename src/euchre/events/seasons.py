"""What lasts longer than one evening: ladders, and leagues with substitutes for missing players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from .refusals import EventError, check_entrants


@dataclass(frozen=True, slots=True)
class Challenge:
    """A match in a ladder."""

    challenger: str
    defender: str
    won: bool
    """Whether the challenger won."""


def ladder_after(names: Sequence[str], challenges: Iterable[Challenge], reach: int = 2) -> tuple[str, ...]:
    """Return the order after some challenges. Each may go to one of the `reach` places above.

    A challenger who wins takes the place of the defender, who moves down one, as does everybody between them.
    Raises EventError for a name that is not on the ladder, or a challenge that goes down or too far up.

    >>> ladder_after(["Ann", "Bob", "Cid"], [Challenge("Cid", "Ann", won=True)])
    ('Cid', 'Ann', 'Bob')
    """
    order = list(check_entrants(names, least=2, kind="entrants"))
    if reach < 1:
        raise EventError("a challenge has to reach at least one place up")
    for number, each in enumerate(challenges, start=1):
        for name in (each.challenger, each.defender):
            if name not in order:
                raise EventError(f"challenge {number}: '{name}' is not on the ladder")
        below, above = order.index(each.challenger), order.index(each.defender)
        if not 0 < below - above <= reach:
            places = f"{each.challenger} has place {below + 1} and {each.defender} place {above + 1}"
            raise EventError(f"challenge {number}: {places}; one can challenge the {reach} above only")
        if each.won:
            order.insert(above, order.pop(below))
    return tuple(order)


class LeagueRule(Enum):
    """How a league is ranked; each later rule breaks ties of those before it."""

    MATCH_POINTS = "match points"
    """2 for a match won, 1 for one drawn."""
    BETWEEN_THEM = "matches between them"
    """Match points in the matches among those who are tied so far."""
    DIFFERENCE = "difference"
    """Game points won less lost."""
    WON = "points won"


USUAL_RULES = tuple(LeagueRule)
"""All rules, in this order."""


@dataclass(frozen=True, slots=True)
class LeagueMatch:
    """The result of a match."""

    home: str
    guests: str
    points: tuple[int, int]
    """Game points of both."""
    players: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By entrant, who played for it, where that is noted; somebody outside its squad is a substitute."""


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """An entrant's place in a league."""

    place: int
    """From 1; entrants whom no rule separates share it."""
    name: str
    played: int
    match_points: int
    won: int
    """Game points won."""
    lost: int
    """Game points lost."""
    opponents: int = 0
    """In a Swiss event, the match points of all its opponents."""


def league_table(
    names: Sequence[str], matches: Sequence[LeagueMatch], rules: Sequence[LeagueRule] = USUAL_RULES
) -> tuple[LeagueRow, ...]:
    """Return the entrants in order. Raises EventError for a name that takes no part, or a pair that met too
    often.

    Two entrants may meet twice, once at each home.

    >>> matches = [LeagueMatch("Ann", "Bob", (10, 7)), LeagueMatch("Bob", "Ann", (8, 8))]
    >>> [(row.place, row.name, row.match_points) for row in league_table(["Ann", "Bob"], matches)]
    [(1, 'Ann', 3), (2, 'Bob', 1)]
    """
    entrants = check_entrants(names, least=2, kind="entrants")
    _check(entrants, matches)
    groups = [list(entrants)]
    for rule in rules:
        groups = [part for group in groups for part in _split(group, matches, rule)]
    rows: list[LeagueRow] = []
    for group in groups:
        place = len(rows) + 1
        rows += [row_of(place, name, matches) for name in group]
    return tuple(rows)


def substitutions(
    squads: Mapping[str, Sequence[str]], matches: Iterable[LeagueMatch]
) -> tuple[tuple[int, str, str], ...]:
    """Return each time that somebody outside its squad played for an entrant: match from 1, entrant,
    substitute.

    Raises EventError if somebody plays for both sides of a match, or twice for one.
    """
    found = []
    for number, match in enumerate(matches, start=1):
        everybody = [player for name in (match.home, match.guests) for player in match.players.get(name, ())]
        if len(set(everybody)) < len(everybody):
            raise EventError(f"match {number}: somebody plays twice")
        found += [
            (number, name, player)
            for name in (match.home, match.guests)
            for player in match.players.get(name, ())
            if player not in squads.get(name, ())
        ]
    return tuple(found)


def _check(entrants: tuple[str, ...], matches: Sequence[LeagueMatch]) -> None:
    met: set[tuple[str, str]] = set()
    for number, match in enumerate(matches, start=1):
        for name in (match.home, match.guests):
            if name not in entrants:
                raise EventError(f"match {number}: '{name}' does not take part")
        if match.home == match.guests:
            raise EventError(f"match {number}: {match.home} cannot play itself")
        if min(match.points) < 0:
            raise EventError(f"match {number}: points cannot be below 0")
        if (match.home, match.guests) in met:
            raise EventError(f"match {number}: {match.guests} has been at {match.home} before")
        met.add((match.home, match.guests))


def _split(group: list[str], matches: Sequence[LeagueMatch], rule: LeagueRule) -> list[list[str]]:
    """Return those who are tied so far, in smaller groups by one more rule, the best first."""
    among = [match for match in matches if match.home in group and match.guests in group]
    values = {name: _value(row_of(0, name, matches), row_of(0, name, among), rule) for name in group}
    found = sorted(set(values.values()), reverse=True)
    return [[name for name in group if values[name] == value] for value in found]


def _value(row: LeagueRow, among: LeagueRow, rule: LeagueRule) -> int:
    return {
        LeagueRule.MATCH_POINTS: row.match_points,
        LeagueRule.BETWEEN_THEM: among.match_points,
        LeagueRule.DIFFERENCE: row.won - row.lost,
        LeagueRule.WON: row.won,
    }[rule]


def row_of(place: int, name: str, matches: Iterable[LeagueMatch]) -> LeagueRow:
    """Return the row of an entrant, with a place that is known."""
    own = [match.points for match in matches if match.home == name]
    own += [match.points[::-1] for match in matches if match.guests == name]
    gained = sum((won > lost) + (won >= lost) for won, lost in own)
    return LeagueRow(place, name, len(own), gained, sum(won for won, _ in own), sum(lost for _, lost in own))
