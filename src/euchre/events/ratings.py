"""Ratings of players over several events, by the Glicko-2 rules of the puzzles, and the luck of a round.

The strength of a side is the mean of its players, so a win with a strong partner counts for less, and
everybody has a rating of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from ..deal import Deal
from ..puzzles import SolverRating, after_result
from ..review import luck_of_deal
from ..seats import Seat
from .duplicate import BoardLead, DuplicateEvent, board_leads
from .hall import HallEvening
from .matches import EntrantJoins, MatchEvent
from .refusals import EventError

_UNKNOWN = SolverRating()
_LARGEST = 350.0
_SCALE = 173.7178
"""Points of the rating for one unit of the Glicko-2 rules."""
_KNOWN_SQUADS = (1, 2, 4)
"""Players of a squad who all play, so that nobody has to note them."""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game between two sides: a round at a table, a match, or the boards of a round."""

    sides: tuple[tuple[str, ...], tuple[str, ...]]
    """The players of both sides by name, at least one each."""
    lead: float
    """By how much the first side won; below 0 if it lost, 0 for a tie."""
    is_without_luck: bool = False
    """Whether the luck of the cards is taken out of the lead."""
    absent: frozenset[str] = frozenset()
    """Players for whom a helper played: the game does not change their rating."""


@dataclass(frozen=True, slots=True)
class RatedEvent:
    """An event as ratings see it."""

    players: tuple[str, ...]
    """Everybody who took part, also those who played no game."""
    games: tuple[RatedGame, ...]
    """In the order of play, each with players of the event."""


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """A player's strength after some events."""

    name: str
    """As in the last event in which they took part."""
    strength: SolverRating = _UNKNOWN
    """Rating, its standard error, and volatility."""
    rounds: int = 0
    """Games played: rounds at a table, and matches."""


def rated(events: Iterable[RatedEvent]) -> tuple[PlayerRating, ...]:
    """Return everybody's rating after events in their order, the highest first.

    Names are the same if they differ only in capital letters. Within an event all games are rated from the
    strengths at its beginning. The rating of who stays away becomes less certain with each event. A game in
    which somebody would be on both sides does not count.
    """
    known: dict[str, PlayerRating] = {}
    for event in events:
        known = _after_event(known, event)
    return tuple(sorted(known.values(), key=lambda one: (-one.strength.rating, one.name.casefold())))


def _after_event(before: Mapping[str, PlayerRating], event: RatedEvent) -> dict[str, PlayerRating]:
    """Return the ratings after one more event."""
    names = {name.casefold(): name for name in event.players}
    start = {key: before.get(key, PlayerRating(name)) for key, name in names.items()}
    after = {key: replace(start[key], name=name) for key, name in names.items()}
    for game in event.games:
        absent = {name.casefold() for name in game.absent}
        for key, other, score in _results(game, start):
            if key not in absent:
                now = after[key]
                strength = after_result(now.strength, other, score)
                after[key] = replace(now, strength=strength, rounds=now.rounds + 1)
    away = {key: _less_certain(one) for key, one in before.items() if key not in after}
    return {**away, **after}


def _results(game: RatedGame, start: Mapping[str, PlayerRating]) -> Iterator[tuple[str, SolverRating, float]]:
    """Return for each player of a game, the opponent that stands for all others, and the result."""
    first, second = ([name.casefold() for name in side] for side in game.sides)
    if len({*first, *second}) < len(first) + len(second):
        return
    for own, others, lead in ((first, second, game.lead), (second, first, -game.lead)):
        score = 0.5 if lead == 0 else float(lead > 0)
        for key in own:
            partners = [start[each].strength for each in own if each != key]
            opponents = [start[each].strength for each in others]
            yield key, _stand_in(start[key].strength, partners, opponents), score


def _stand_in(
    player: SolverRating, partners: Sequence[SolverRating], opponents: Sequence[SolverRating]
) -> SolverRating:
    """Return who a player would have met alone: the mean of the opponents, less what the partners add."""
    size = 1 + len(partners)
    own_mean = (player.rating + sum(one.rating for one in partners)) / size
    mean = sum(one.rating for one in opponents) / len(opponents) + player.rating - own_mean
    squares = sum((one.deviation / size) ** 2 for one in partners)
    squares += sum((one.deviation / len(opponents)) ** 2 for one in opponents)
    return SolverRating(mean, sqrt(squares))


def _less_certain(one: PlayerRating) -> PlayerRating:
    """Return the rating of somebody who stayed away."""
    now = one.strength
    deviation = sqrt(now.deviation**2 + (_SCALE * now.volatility) ** 2)
    return replace(one, strength=replace(now, deviation=min(deviation, _LARGEST)))


def evening_games(evening: HallEvening, *, without_luck: bool = False) -> RatedEvent:
    """Return the games of an evening: each round at each table.

    With `without_luck`, the luck of the cards is taken from the lead where the evening has noted it. Where
    all tables play the same deals, the lead is that in matchpoints.
    """
    names = [player.name for player in evening.players]
    found = _compared_games(evening) if evening.plan.same_boards else _scored_games(evening, without_luck)
    return RatedEvent(tuple(names), tuple(found))


def match_games(event: MatchEvent) -> RatedEvent:
    """Return the matches that were played; a walkover is none.

    Who played is the line-up where that is noted, otherwise a squad of one, two or four, or the two players
    of 'Ann and Al'. Other teams are rated as one entrant, under their name.
    """
    entrants = {entrant.name: entrant for entrant in event.entrants}
    games = []
    for number, match in event.results.items():
        first, second = (
            event.line_ups.get((number, name)) or _players_of(entrants[name])
            for name in (match.home, match.guests)
        )
        if not match.is_walkover:
            games.append(RatedGame((first, second), match.points[0] - match.points[1]))
    known = (player for entrant in event.entrants for player in _players_of(entrant))
    played = (player for game in games for side in game.sides for player in side)
    return RatedEvent(tuple(dict.fromkeys((*known, *played))), tuple(games))


def duplicate_games(event: DuplicateEvent) -> RatedEvent:
    """Return the boards of each round at a table, or of each match of two teams, compared with the other
    tables.

    The lead is that in matchpoints, so the luck of the cards cancels. Boards that one table has played count
    when another has played them too.
    """
    players = [_players_in(event.name_of(entrant)) for entrant in range(event.plan.entrants)]
    games = []
    for each in board_leads(event.results):
        first, second = (
            tuple(player for entrant in side for player in players[entrant])
            for side in (each.first, each.second)
        )
        games.append(RatedGame((first, second), each.lead, is_without_luck=True))
    everybody = dict.fromkeys(player for entrant in players for player in entrant)
    return RatedEvent(tuple(everybody), tuple(games))


def _scored_games(evening: HallEvening, without_luck: bool) -> Iterator[RatedGame]:
    rounds = evening.rounds if evening.scores else ()
    for (number, table), points in sorted(evening.scores.items()):
        noted = evening.luck.get((number, table)) if without_luck else None
        seated = rounds[number - 1].tables[table - 1]
        lead = points[0] - points[1] - (noted or 0.0)
        yield _evening_game(evening, number, (seated.first, seated.second), lead, noted is not None)


def _compared_games(evening: HallEvening) -> Iterator[RatedGame]:
    found: list[BoardLead] = sorted(board_leads(evening.board_results()), key=lambda each: each.place)
    rounds = evening.rounds if found else ()
    for each in found:
        seated = rounds[each.place[0] - 1].tables[each.place[1] - 1]
        yield _evening_game(evening, each.place[0], (seated.first, seated.second), each.lead, True)


def _evening_game(
    evening: HallEvening, number: int, sides: tuple[tuple[int, int], tuple[int, int]], lead: float, fair: bool
) -> RatedGame:
    names = [player.name for player in evening.players]
    first, second = (tuple(names[player] for player in side) for side in sides)
    absent = frozenset(names[player] for place, player in evening.stand_ins if place == number)
    return RatedGame((first, second), lead, fair, absent)


def _players_of(entrant: EntrantJoins) -> tuple[str, ...]:
    """Return who plays for an entrant if no line-up says it."""
    if entrant.squad:
        return entrant.squad if len(entrant.squad) in _KNOWN_SQUADS else (entrant.name,)
    return _players_in(entrant.name)


def _players_in(name: str) -> tuple[str, ...]:
    """Return the two players of a pair whose name is 'Ann and Al'; otherwise the name itself."""
    parts = tuple(part.strip() for part in name.split(" and "))
    return parts if len(parts) == 2 and all(parts) else (name,)


def luck_of_round(deals: Iterable[Deal]) -> float:
    """Return by how many points the cards put the side of A and C ahead, as reviews count the luck of deals.

    Raises EventError, naming the deal, if one of them does not show all hands.
    """
    found = 0.0
    for number, deal in enumerate(deals, start=1):
        luck = luck_of_deal(deal, deal.code.seating.side_of(Seat.A))
        if luck is None:
            raise EventError(f"deal {number} does not show all hands")
        found += luck
    return round(found, 2) + 0.0  # no negative zero
