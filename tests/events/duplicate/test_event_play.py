"""Play at a table of an event: where it decides, deals are added until one side leads."""

from __future__ import annotations

from dataclasses import replace

from euchre.bots import play_deal
from euchre.events.duplicate.play import EventPlay, board_begun, dealer_of, with_result
from euchre.events.scoring import MOST_DEALS
from euchre.game import new_sitting
from euchre.laws import load_code
from euchre.players import bot_for


def test_a_tie_is_played_on_where_the_table_decides() -> None:
    code = load_code("modern")
    play = EventPlay(event="e", boards=(1, 2), is_sealed=False, waits=False, decides=True, results=((0, 0),))
    begun = board_begun(new_sitting(code), play, dealer_of(play, 4))
    over = play_deal(begun, dict.fromkeys(code.seating.seats, bot_for(code, "simple")), 7)
    first, second = over.current_deal.final_outcome.points
    assert first != second
    assert with_result(play, begun, over).is_over
    level = replace(play, results=((second, first),))
    on = with_result(level, begun, over)
    assert (on.boards, on.is_over, on.next_board) == ((1, 2, 3), False, 3)
    assert with_result(replace(level, decides=False), begun, over).is_over


def test_marches_euchres_and_lone_hands_are_those_that_the_points_tell() -> None:
    code = load_code("modern")
    bots = dict.fromkeys(code.seating.seats, bot_for(code, "simple"))
    play = EventPlay(event="e", boards=tuple(range(1, 41)), is_sealed=False, waits=False)
    while not play.is_over:
        begun = board_begun(new_sitting(code), play, dealer_of(play, 4))
        play = with_result(play, begun, play_deal(begun, bots, 7))
    for side in (0, 1):
        points = [each[side] for each in play.results]
        assert play.marches[side] + play.euchres[side] == sum(one >= 2 for one in points)
        fours = sum(one == 4 for one in points)  # a lone hand, or a euchre by who defends alone
        assert fours - play.euchres[side] <= sum(play.lone_hands[side::2]) <= min(fours, play.marches[side])
    assert min(sum(play.marches), sum(play.euchres), sum(play.lone_hands)) > 0


def test_a_table_ends_by_the_bell_of_another_if_it_has_as_many_deals_as_there_can_be() -> None:
    play = EventPlay(event="e", boards=(1, 2), is_sealed=False, waits=False)
    assert not play.ends_by_bell
    assert replace(play, boards=tuple(range(1, MOST_DEALS + 1))).ends_by_bell
