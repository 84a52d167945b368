"""An event of matches: who takes part, who meets, what is played, and the places so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from ..evening_acts import EveningTitle
from ..event_lines import EventLine, WrittenAct, state_after
from ..refusals import MOST_ENTRANTS, EventError
from ..seasons import LeagueMatch, LeagueRow, substitutions
from .acts import EntrantJoins, LineUp, MatchFormat, MatchKind, MatchPlayed
from .fixtures import (
    Fixture,
    bracket_fixtures,
    check_correction,
    first_pairing,
    league_fixtures,
    next_pairing,
    swiss_fixtures,
)
from .places import bracket_places, ladder_places, league_places, swiss_places

MOST_MATCHES = 20_000
"""The most matches of one event."""
MOST_MATCH_POINTS = 1_000
"""The most points of one side in a match."""


_USUAL = MatchFormat(MatchKind.LEAGUE, 1)


@dataclass(frozen=True, slots=True)
class MatchEntrant:
    """A player, pair or team."""

    name: str
    squad: tuple[str, ...]
    """Who may play for it; empty if that is not noted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchEvent:
    """The event after some of its acts. Entrants are numbered from 0 in the order of their seeds."""

    title: str = "Euchre matches"
    format: MatchFormat = _USUAL
    entrants: tuple[MatchEntrant, ...] = ()
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
            return league_places(self.names, self.matches)
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
        """The name as it was entered first. Raises EventError for a name that nobody has."""
        wanted = " ".join(name.split()).casefold()
        for each in self.names:
            if each.casefold() == wanted:
                return each
        raise EventError(f"'{name}' does not take part")

    def number_of(self, home: str, guests: str) -> int | None:
        """The match of two entrants: an open one, otherwise the last played; None if they have none."""
        found = [each for each in self.fixtures if {each.home, each.guests} == {home, guests}]
        if self.format.kind is MatchKind.LEAGUE and self.format.number == 2:
            found = [each for each in found if each.home == home]
        waiting = [each.number for each in found if each.number not in self.results]
        return waiting[0] if waiting else (found[-1].number if found else None)


def match_event_after(event: MatchEvent, act: WrittenAct) -> MatchEvent:
    """The event after an act other than taking back. Raises EventError, and says why, if it cannot be."""
    return _AFTER[type(act)](event, act)


def match_event_of(lines: Iterable[tuple[int, EventLine[WrittenAct]]]) -> MatchEvent:
    """The event after the lines of its file. Raises EventError, naming the line, if one cannot be."""
    return state_after(MatchEvent(), lines, match_event_after)


def _titled(event: MatchEvent, act: EveningTitle) -> MatchEvent:
    title = " ".join(act.title.split())
    if not title or not act.title.isprintable() or len(title) > 80:
        raise EventError(f"{act.title!r} is no title: write 1 to 80 printable characters")
    return replace(event, title=title)


def _formatted(event: MatchEvent, act: MatchFormat) -> MatchEvent:
    if event.results:
        raise EventError("matches have been played: the format stays as it is")
    counted, _, most = act.kind.number
    if not 1 <= act.number <= most:
        raise EventError(f"a {act.kind.value} has 1 to {most} {counted}, not {act.number}")
    return replace(event, format=act)


def _joined(event: MatchEvent, act: EntrantJoins) -> MatchEvent:
    name, *squad = (_checked_name(each) for each in (act.name, *act.squad))
    if any(each.casefold() == name.casefold() for each in event.names):
        raise EventError(f"the name '{name}' is taken")
    if len({each.casefold() for each in squad}) < len(squad):
        raise EventError(f"a player is named twice for {name}")
    if event.results and event.format.kind is not MatchKind.LADDER:
        raise EventError(f"matches have been played: nobody can join a {event.format.kind.value} now")
    if len(event.entrants) >= MOST_ENTRANTS:
        raise EventError(f"at most {MOST_ENTRANTS:,} entrants can take part")
    return replace(event, entrants=(*event.entrants, MatchEntrant(name, tuple(squad))))


def _checked_name(text: str) -> str:
    name = " ".join(text.split())
    if not name or not text.isprintable() or len(name) > 60 or set(name) & set("/:,"):
        raise EventError(f"{text!r} is no name: write 1 to 60 printable characters without / : ,")
    return name


def _played(event: MatchEvent, act: MatchPlayed) -> MatchEvent:
    act = replace(act, home=event.name_of(act.home), guests=event.name_of(act.guests))
    if act.home == act.guests:
        raise EventError(f"{act.home} cannot play itself")
    if max(act.points) > MOST_MATCH_POINTS:
        raise EventError(f"a side has at most {MOST_MATCH_POINTS:,} points in a match")
    kind = event.format.kind
    if act.points[0] == act.points[1] and kind not in (MatchKind.LEAGUE, MatchKind.SWISS):
        raise EventError(f"a match of a {kind.value} cannot be drawn")
    if len(event.results) >= MOST_MATCHES:
        raise EventError(f"the event has {MOST_MATCHES:,} matches already")
    number = len(event.results) if kind is MatchKind.LADDER else event.number_of(act.home, act.guests)
    if number is None:
        raise EventError(f"{act.home} and {act.guests} have no match to play now")
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


def _lined_up(event: MatchEvent, act: LineUp) -> MatchEvent:
    name, against = event.name_of(act.name), event.name_of(act.against)
    pairs = {number: {each.home, each.guests} for number, each in event.results.items()}
    number = next((each for each in reversed(pairs) if pairs[each] == {name, against}), None)
    if number is None:
        raise EventError(f"{name} and {against} have no result yet; enter it first")
    players = tuple(_checked_name(each) for each in act.players)
    changed = replace(event, line_ups=MappingProxyType({**event.line_ups, (number, name): players}))
    _ = substitutions({}, changed.matches)  # refuses somebody who plays twice
    return changed


_AFTER: dict[type[Any], Callable[[MatchEvent, Any], MatchEvent]] = {
    EveningTitle: _titled,
    MatchFormat: _formatted,
    EntrantJoins: _joined,
    MatchPlayed: _played,
    LineUp: _lined_up,
}
