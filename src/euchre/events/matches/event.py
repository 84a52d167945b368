"""An event of matches: its acts, who takes part, who meets, what is played, and the places so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import ClassVar

from ..event_lines import EventKind, WrittenAct
from ..refusals import MOST_ENTRANTS, EventError, checked_name
from ..seasons import LeagueMatch, LeagueRow, league_table, substitutions
from .fixtures import (
    Fixture,
    MatchKind,
    bracket_fixtures,
    bracket_places,
    check_correction,
    first_pairing,
    ladder_places,
    league_fixtures,
    next_pairing,
    swiss_fixtures,
    swiss_places,
)

MATCHES_HEAD = "euchre matches 1"
"""The first line of the file: what it is, and its version."""
MOST_MATCHES = 20_000
"""The most matches of one event."""
MOST_MATCH_POINTS = 1_000
"""The most points of one side in a match."""


class MatchAct(WrittenAct):
    """An act that only an event of matches has."""

    def after(self, event: MatchEvent, /) -> MatchEvent:
        """Return the event after the act. Raises EventError, and says why, if it cannot be."""
        raise NotImplementedError


class MatchFormat(MatchAct, written="format {kind}, {number} {counted:word}"):
    """The format of the event."""

    kind: MatchKind
    number: int
    """How often each two meet in a league, rounds of a Swiss event, places that a challenge reaches."""

    @property
    def counted(self) -> str:
        """What the number counts."""
        return self.kind.number[0]

    def after(self, event: MatchEvent, /) -> MatchEvent:
        """Return the event with the format."""
        if event.results:
            raise EventError("matches have been played: the format stays as it is")
        counted, _, most = self.kind.number
        if not 1 <= self.number <= most:
            raise EventError(f"a {self.kind.value} has 1 to {most} {counted}, not {self.number}")
        return replace(event, format=self)


class EntrantJoins(MatchAct, written="entrant {name:name}[: {squad}]"):
    """A player, pair or team takes part; on a ladder at the bottom."""

    name: str
    squad: tuple[str, ...] = ()
    """Who may play for it; anybody else is a substitute. Empty if that is not noted."""

    def after(self, event: MatchEvent, /) -> MatchEvent:
        """Return the event with the entrant."""
        name, *squad = map(_checked_name, (self.name, *self.squad))
        if any(each.casefold() == name.casefold() for each in event.names):
            raise EventError(f"the name '{name}' is taken")
        if len({each.casefold() for each in squad}) < len(squad):
            raise EventError(f"a player is named twice for {name}")
        if event.results and event.format.kind is not MatchKind.LADDER:
            raise EventError(f"matches have been played: nobody can join a {event.format.kind.value} now")
        if len(event.entrants) >= MOST_ENTRANTS:
            raise EventError(f"at most {MOST_ENTRANTS:,} entrants can take part")
        return replace(event, entrants=(*event.entrants, EntrantJoins(name, tuple(squad))))


class MatchPlayed(MatchAct, written="result {points}: {home} / {guests}"):
    """The points of a match; on a ladder the first is the challenger. A later line corrects it."""

    home: str
    guests: str
    points: tuple[int, int]
    is_walkover: ClassVar[bool] = False
    """Whether the second did not come."""

    @property
    def winner(self) -> str:
        """The winner of a match that is not drawn."""
        return self.home if self.points[0] > self.points[1] else self.guests

    def after(self, event: MatchEvent, /) -> MatchEvent:
        """Return the event with the result, and of a Swiss event with the next round if this one is over."""
        act = replace(self, home=event.name_of(self.home), guests=event.name_of(self.guests))
        kind = event.format.kind
        number = act._number_in(event)
        if kind in (MatchKind.SINGLE, MatchKind.DOUBLE):
            check_correction(kind, len(event.entrants), event.results, number, act)
        results = MappingProxyType({**event.results, number: act})
        changed = replace(event, results=results)
        if kind is MatchKind.SWISS:
            drawn = event.drawn or (first_pairing(event.names),)
            changed = replace(changed, drawn=next_pairing(event.names, drawn, results, event.format.number))
        if kind is MatchKind.LADDER:
            _ = changed.places  # refuses a challenge too far up
        return changed

    def _number_in(self, event: MatchEvent) -> int:
        """Return the number of the match. Raises EventError if the result cannot be."""
        kind = event.format.kind
        if self.home == self.guests:
            raise EventError(f"{self.home} cannot play itself")
        if max(self.points) > MOST_MATCH_POINTS:
            raise EventError(f"a side has at most {MOST_MATCH_POINTS:,} points in a match")
        if self.points[0] == self.points[1] and kind not in (MatchKind.LEAGUE, MatchKind.SWISS):
            raise EventError(f"a match of a {kind.value} cannot be drawn")
        if len(event.results) >= MOST_MATCHES:
            raise EventError(f"the event has {MOST_MATCHES:,} matches already")
        number = len(event.results) if kind is MatchKind.LADDER else event.number_of(self.home, self.guests)
        if number is None:
            raise EventError(f"{self.home} and {self.guests} have no match to play now")
        return number


class Walkover(MatchPlayed, written="walkover: {home} / {guests}"):
    """The second side of a match did not come; it counts as 1 to 0."""

    points: tuple[int, int] = (1, 0)
    is_walkover: ClassVar[bool] = True


class LineUp(MatchAct, written="line-up of {name:name} / {against:name}: {players}"):
    """Who played for an entrant in its last match against another."""

    name: str
    against: str
    players: tuple[str, ...]

    def after(self, event: MatchEvent, /) -> MatchEvent:
        """Return the event with the line-up."""
        name, against = event.name_of(self.name), event.name_of(self.against)
        pairs = {number: {each.home, each.guests} for number, each in event.results.items()}
        number = next((each for each in reversed(pairs) if pairs[each] == {name, against}), None)
        if number is None:
            raise EventError(f"{name} and {against} have no result yet; enter it first")
        players = tuple(map(_checked_name, self.players))
        changed = replace(event, line_ups=MappingProxyType({**event.line_ups, (number, name): players}))
        _ = substitutions({}, changed.matches)  # refuses somebody who plays twice
        return changed


def _checked_name(text: str) -> str:
    return checked_name(text, 60, without="/:,")


_USUAL = MatchFormat(MatchKind.LEAGUE, 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchEvent:
    """The event after some of its acts. Entrants are numbered from 0 in the order of their seeds."""

    title: str = "Euchre matches"
    format: MatchFormat = _USUAL
    entrants: tuple[EntrantJoins, ...] = ()
    results: Mapping[int, MatchPlayed] = field(default_factory=lambda: MappingProxyType({}))
    """By the number of the match, in the order in which they were entered."""
    line_ups: Mapping[tuple[int, str], tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """By match and entrant, who played."""
    drawn: tuple[tuple[Fixture, ...], ...] = ()
    """Rounds of a Swiss event that were drawn: a later correction does not change who met."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the entrants."""
        return tuple(entrant.name for entrant in self.entrants)

    @property
    def fixtures(self) -> tuple[Fixture, ...]:
        """The matches that are known, in order. Raises EventError with fewer than two entrants."""
        if len(self.entrants) < 2:
            raise EventError(f"{len(self.entrants)} entrants are too few: at least 2 are needed")
        kind = self.format.kind
        if kind is MatchKind.LEAGUE:
            return league_fixtures(self.names, self.format.number)
        if kind is MatchKind.SWISS:
            return swiss_fixtures(self.drawn or (first_pairing(self.names),))
        if kind is MatchKind.LADDER:
            return tuple(
                Fixture(number, number, each.home, each.guests) for number, each in self.results.items()
            )
        return bracket_fixtures(kind, self.names, self.results)

    @property
    def open(self) -> tuple[Fixture, ...]:
        """Known matches without a result; byes are none."""
        return tuple(each for each in self.fixtures if each.guests and each.number not in self.results)

    @property
    def matches(self) -> tuple[LeagueMatch, ...]:
        """What was played, in the order in which it was entered."""
        return tuple(
            LeagueMatch(
                each.home,
                each.guests,
                each.points,
                {
                    name: self.line_ups[number, name]
                    for name in (each.home, each.guests)
                    if (number, name) in self.line_ups
                },
            )
            for number, each in self.results.items()
        )

    @property
    def places(self) -> tuple[LeagueRow, ...]:
        """Everybody's place so far. Raises EventError with fewer than two entrants."""
        kind = self.format.kind
        fixtures = self.fixtures
        if kind is MatchKind.LEAGUE:
            return league_table(self.names, self.matches)
        if kind is MatchKind.SWISS:
            return swiss_places(self.names, fixtures, self.matches)
        if kind is MatchKind.LADDER:
            return ladder_places(self.names, self.matches, self.format.number)
        return bracket_places(kind, self.names, self.results, self.matches)

    @property
    def substitutions(self) -> tuple[tuple[int, str, str], ...]:
        """Each time that somebody outside its squad played: the result from 1, entrant, substitute."""
        squads = {each.name: each.squad for each in self.entrants if each.squad}
        noted = []
        for match in self.matches:
            players = {name: each for name, each in match.players.items() if name in squads}
            noted.append(replace(match, players=players))
        return substitutions(squads, noted)

    def name_of(self, name: str) -> str:
        """Return the name as it was entered first. Raises EventError for a name that nobody has."""
        wanted = " ".join(name.split()).casefold()
        for each in self.names:
            if each.casefold() == wanted:
                return each
        raise EventError(f"'{name}' does not take part")

    def number_of(self, home: str, guests: str) -> int | None:
        """Return the match of two entrants: an open one, otherwise the last played; None if they have
        none."""
        found = [each for each in self.fixtures if {each.home, each.guests} == {home, guests}]
        if self.format.kind is MatchKind.LEAGUE and self.format.number == 2:
            found = [each for each in found if each.home == home]
        waiting = [each.number for each in found if each.number not in self.results]
        return waiting[0] if waiting else (found[-1].number if found else None)


MATCHES = EventKind(
    MATCHES_HEAD, "an event of matches", MatchPlayed("Ann", "Bob", (10, 7)), MatchAct, MatchEvent
)
"""The kind of event of which this module has the rules."""
