"""The games of each kind of event, from which its players are rated."""

from __future__ import annotations

from collections.abc import Iterator

from ..duplicate import BoardLead, DuplicateEvent, board_leads
from ..hall import HallEvening
from ..matches import MatchEntrant, MatchEvent
from .rated_games import RatedEvent, RatedGame

_KNOWN_SQUADS = (1, 2, 4)
"""Players of a squad who all play, so that nobody has to note them."""


def evening_games(evening: HallEvening, *, without_luck: bool = False) -> RatedEvent:
    """The games of an evening: each round at each table.

    With `without_luck`, the luck of the cards is taken from the lead where the evening has noted it. Where
    all tables play the same deals, the lead is that in matchpoints.
    """
    names = [player.name for player in evening.players]
    found = _compared_games(evening) if evening.plan.same_boards else _scored_games(evening, without_luck)
    return RatedEvent(tuple(names), tuple(found))


def match_games(event: MatchEvent) -> RatedEvent:
    """The matches that were played; a walkover is none.

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
    """The boards of each round at a table, or of each match of two teams, compared with the other tables.

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


def _players_of(entrant: MatchEntrant) -> tuple[str, ...]:
    """Who plays for an entrant if no line-up says it."""
    if entrant.squad:
        return entrant.squad if len(entrant.squad) in _KNOWN_SQUADS else (entrant.name,)
    return _players_in(entrant.name)


def _players_in(name: str) -> tuple[str, ...]:
    """The two players of a pair whose name is 'Ann and Al'; otherwise the name itself."""
    parts = tuple(part.strip() for part in name.split(" and "))
    return parts if len(parts) == 2 and all(parts) else (name,)
