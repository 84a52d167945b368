"""Ratings from matches, duplicate events and evenings with the same deals: who played, and who led."""

from __future__ import annotations

from euchre.events import HallEvening, evening_after
from euchre.events.duplicate import (
    BoardScored,
    DuplicateEvent,
    DuplicatePlan,
    EntrantNamed,
    MovementKind,
)
from euchre.events.evening_acts import EveningGame, EveningPlan, PlayerArrives
from euchre.events.event_lines import WrittenAct, after_act
from euchre.events.matches import (
    EntrantJoins,
    LineUp,
    MatchEvent,
    MatchFormat,
    MatchKind,
    MatchPlayed,
    Walkover,
)
from euchre.events.ratings import (
    RatedEvent,
    RatedGame,
    duplicate_games,
    evening_games,
    match_games,
    rated,
)
from euchre.events.score_acts import BoardsScored


def matches_after(*acts: WrittenAct) -> MatchEvent:
    """Return an event of matches after some acts."""
    event = MatchEvent()
    for act in acts:
        event = after_act(event, act)
    return event


def duplicate_event(kind: MovementKind, entrants: int, *points: tuple[int, int]) -> DuplicateEvent:
    """Return one board a set; points of board 1 at the tables of round 1."""
    event = after_act(DuplicateEvent(), DuplicatePlan(kind, entrants, 1))
    for number in range(1, entrants + 1):
        event = after_act(event, EntrantNamed(number, f"E{number}"))
    for table, (first, second) in enumerate(points, start=1):
        event = after_act(event, BoardScored(1, table, 1, first, second))
    return event


def test_a_match_is_played_by_the_line_up_the_squad_the_pair_or_the_team() -> None:
    event = matches_after(
        MatchFormat(MatchKind.LEAGUE, 1),
        EntrantJoins("Hall", ("Ann", "Al", "Abe")),
        EntrantJoins("Fire", ("Bea", "Bob")),
        EntrantJoins("Cid and Cy"),
        EntrantJoins("Dee"),
        MatchPlayed("Hall", "Fire", (10, 7)),
        LineUp("Hall", "Fire", ("Ann", "Zoe")),
        MatchPlayed("Hall", "Cid and Cy", (6, 10)),
        MatchPlayed("Fire", "Dee", (8, 8)),
        Walkover("Dee", "Hall"),
    )
    found = match_games(event)
    assert found.games == (
        RatedGame((("Ann", "Zoe"), ("Bea", "Bob")), 3),
        RatedGame((("Hall",), ("Cid", "Cy")), -4),
        RatedGame((("Bea", "Bob"), ("Dee",)), 0),
    )
    assert set(found.players) == {"Hall", "Bea", "Bob", "Cid", "Cy", "Dee", "Ann", "Zoe"}


def test_each_kind_of_match_gives_ratings() -> None:
    for kind in MatchKind:
        event = matches_after(MatchFormat(kind, kind.number[1]), *map(EntrantJoins, ("Ann", "Bob")))
        event = after_act(event, MatchPlayed("Bob", "Ann", (10, 2)))
        found = {one.name: one for one in rated([match_games(event)])}
        assert found["Bob"].strength.rating > 1500 > found["Ann"].strength.rating
        assert found["Ann"].rounds == found["Bob"].rounds == 1


def test_a_table_of_duplicate_leads_by_what_the_others_made_of_its_cards() -> None:
    event = duplicate_event(MovementKind.INDIVIDUAL, 8, (2, 0), (4, 0))
    found = duplicate_games(event)
    tables = event.movement.rounds[0]
    names = [
        tuple(tuple(f"E{number + 1}" for number in side) for side in (table.first, table.second))
        for table in tables
    ]
    assert [(game.sides, game.lead, game.is_without_luck) for game in found.games] == [
        (names[0], -2, True),
        (names[1], 2, True),
    ]
    winners = {one.name for one in rated([found]) if one.strength.rating > 1500}
    assert winners == {*names[0][1], *names[1][0]}
    assert duplicate_games(duplicate_event(MovementKind.INDIVIDUAL, 8, (2, 0))).games == ()


def test_two_teams_play_one_game_at_two_tables() -> None:
    found = duplicate_games(duplicate_event(MovementKind.TEAMS, 2, (2, 0), (1, 0)))
    assert [(game.sides, game.lead) for game in found.games] == [((("E1",), ("E2",)), 4)]


def test_an_evening_with_the_same_deals_is_rated_by_matchpoints() -> None:
    evening = evening_after(HallEvening(), EveningPlan(1, 1, 1, same_boards=True))
    evening = evening_after(evening, EveningGame("modern"))
    for number in range(8):
        evening = evening_after(evening, PlayerArrives(f"P{number}"))
    evening = evening_after(evening, BoardsScored(1, 1, ((1, 0),)))
    assert evening_games(evening).games == ()
    evening = evening_after(evening, BoardsScored(1, 2, ((2, 0),)))
    assert [game.lead for game in evening_games(evening).games] == [-2, 2]


def test_nobody_is_rated_from_a_game_against_themselves() -> None:
    event = RatedEvent(("Ann", "Bob", "Cid"), (RatedGame((("Ann", "Bob"), ("ann", "Cid")), 3),))
    assert {one.rounds for one in rated([event])} == {0}


def test_players_alone_count_as_glickman_counts_them() -> None:
    game = RatedGame((("Ann",), ("Bob",)), 1)
    found = {one.name: one.strength for one in rated([RatedEvent(("Ann", "Bob"), (game,))])}
    assert round(found["Ann"].rating) == 1662
    assert round(found["Ann"].deviation) == 290
