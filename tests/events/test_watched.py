"""Who may watch the tables of an evening at a server, and when those with the same deals are open."""

from __future__ import annotations

import pytest

from euchre.events import EventError, HallEvening, evening_after
from euchre.events.evening_acts import (
    EveningAct,
    EveningGame,
    EveningPlan,
    EveningWatched,
    PlayerArrives,
    Watchers,
)
from euchre.events.score_acts import BoardsScored, RoundBegun


def after(*acts: EveningAct, same_boards: bool = False) -> HallEvening:
    """Return an evening of eight players at a server, two rounds of one deal, after some acts."""
    evening = evening_after(HallEvening(), EveningPlan(2, 1, 1, same_boards=same_boards))
    players = [PlayerArrives(f"P{number}") for number in range(8)]
    for act in (EveningGame("modern"), *players, *acts):
        evening = evening_after(evening, act)
    return evening


def open_to(evening: HallEvening, number: int) -> list[bool]:
    """Return whether the tables of a round are open to a stranger, and to a player."""
    return [evening.may_be_watched(number, is_player) for is_player in (False, True)]


def test_the_director_says_who_watches_the_tables_of_rounds_that_have_begun() -> None:
    begun = RoundBegun(1, 0)
    assert open_to(after(begun), 1) == [False, False]
    assert open_to(after(begun, EveningWatched(Watchers.PLAYERS, 30)), 1) == [False, True]
    everybody = after(begun, EveningWatched(Watchers.EVERYBODY))
    assert [open_to(everybody, number) for number in (0, 1, 2)] == [[False] * 2, [True] * 2, [False] * 2]
    assert open_to(after(begun, *[EveningWatched(each) for each in Watchers][::-1]), 1) == [False, False]


def test_deals_that_all_tables_play_are_closed_until_the_last_table_has_played_them() -> None:
    begun = (EveningWatched(Watchers.EVERYBODY), RoundBegun(1, 0))
    one = (*begun, BoardsScored(1, 1, ((2, 0),)))
    both = (*one, BoardsScored(1, 2, ((0, 1),)))
    assert [open_to(after(*acts, same_boards=True), 1) for acts in (begun, one)] == [[False] * 2] * 2
    assert open_to(after(*both, same_boards=True), 1) == [True, True]
    following = after(*both, RoundBegun(2, 0), same_boards=True)
    assert [open_to(following, number) for number in (1, 2)] == [[True] * 2, [False] * 2]


def test_a_long_delay_and_watching_real_cards_are_refused() -> None:
    with pytest.raises(EventError, match="at most 300 seconds later, not 301"):
        after(EveningWatched(Watchers.EVERYBODY, 301))
    with pytest.raises(EventError, match="real cards"):
        evening_after(HallEvening(), EveningWatched(Watchers.EVERYBODY))
