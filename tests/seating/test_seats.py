"""Seats and packs: who chooses, who faces whom, and how long a choice holds."""

import pytest

from euchre.laws import load_code
from euchre.seating import SeatingStage, new_roster
from euchre.seating.transition import game_begins
from tests.seating.tables import (
    FOUR,
    JEROME,
    LEEDS,
    MODERN,
    PROFESSOR,
    come,
    cut_by_rank,
    done,
    forced,
    refused,
    seated,
)


def test_the_highest_cutter_chooses_a_seat_first() -> None:
    roster = cut_by_rank(come(LEEDS, *FOUR), *FOUR)
    assert refused(roster, '"Bob" takes seat A') == ("choice-first", ("11",))
    assert refused(done(roster, '"Ann" takes seat C'), '"Cid" takes seat A')[0] == "partners-face"


def test_without_a_rule_anybody_may_sit_down_first() -> None:
    roster = cut_by_rank(come(PROFESSOR, *FOUR), *FOUR)
    assert done(roster, '"Cid" takes seat A').seats == ("Cid", None, None, None)


def test_partners_face_each_other_in_any_order_of_sitting() -> None:
    roster = done(cut_by_rank(come(PROFESSOR, *FOUR), *FOUR), '"Cid" takes seat A')
    assert refused(roster, '"Dot" takes seat B') == ("partners-face", ("P7",))
    assert refused(roster, '"Ann" takes seat C') == ("partners-face", ("P7",))
    assert done(roster, '"Dot" takes seat C').seats == ("Cid", None, "Dot", None)


def test_a_taken_seat_cannot_be_taken_by_another() -> None:
    roster = done(cut_by_rank(come(LEEDS, *FOUR), *FOUR), '"Ann" takes seat A')
    assert refused(roster, '"Ann" takes seat B') == ("choice-made", ("11",))
    assert refused(roster, '"Bob" takes seat A')[0] == "seat-taken"
    assert forced(roster, '"Ann" takes seat B').seats == (None, "Ann", None, None)


def test_nobody_sits_down_before_partners_are_cut_for() -> None:
    roster = come(LEEDS, *FOUR)
    assert refused(roster, '"Ann" takes seat A') == ("cut-first", ("11", "15"))
    assert forced(roster, '"Ann" takes seat A') == roster


def test_a_person_without_a_place_takes_no_seat() -> None:
    roster = cut_by_rank(come(LEEDS, *FOUR, "Eve"), *FOUR, "Eve")
    roster = cut_by_rank(roster, *FOUR)
    assert refused(roster, '"Eve" takes seat A') == ("no-place", ("11", "12", "15", "16"))
    assert forced(roster, '"Eve" takes seat A') == roster


def test_agreed_partners_sit_in_any_seat() -> None:
    roster = done(come(MODERN, *FOUR), '"Ann" takes seat C, "Bob" takes seat A, "Cid" takes seat B')
    assert roster.stage is SeatingStage.SEATING
    assert done(roster, '"Dot" takes seat D').stage is SeatingStage.PLAYING


@pytest.mark.parametrize(("name", "players"), [("modern-3", 3), ("modern-2", 2)])
def test_a_smaller_table_has_fewer_seats(name: str, players: int) -> None:
    people = FOUR[:players]
    roster = come(load_code(name), *people)
    seats = zip(people, "ABC", strict=False)
    assert done(roster, *(f'"{one}" takes seat {seat}' for one, seat in seats)).stage is SeatingStage.PLAYING


def test_too_few_people_cannot_form_a_table() -> None:
    roster = come(JEROME, *FOUR[:3])
    assert refused(roster, '"Ann" draws KS') == ("too-few", ("s.12",))
    assert refused(new_roster(MODERN), '"Ann" takes seat A') == ("too-few", ("players",))


def test_a_pack_is_chosen_once_by_the_highest_cutter() -> None:
    roster = cut_by_rank(come(LEEDS, *FOUR), *FOUR)
    assert refused(roster, '"Bob" chooses pack red') == ("choice-first", ("11",))
    roster = done(roster, '"Ann" chooses pack red', '"Ann" chooses counters spades')
    assert refused(roster, '"Ann" chooses pack blue') == ("choice-made", ("11",))


def test_the_choice_is_open_again_after_a_new_cut() -> None:
    roster = done(seated(LEEDS), '"Ann" chooses pack red', "table finishes the rubber")
    assert refused(roster, '"Ann" chooses pack blue')[0] == "not-now"
    assert done(cut_by_rank(roster, *FOUR), '"Ann" chooses pack blue').chosen[-1][1] == "blue"


def test_no_rubber_is_finished_under_a_code_without_rubbers() -> None:
    assert refused(seated(PROFESSOR), "table finishes the rubber")[0] == "not-now"
    assert refused(come(LEEDS, *FOUR), "table finishes the game")[0] == "not-now"


def test_only_absent_people_come_and_only_present_ones_leave() -> None:
    roster = come(LEEDS, *FOUR)
    assert refused(roster, '"Ann" comes')[0] == "already-here"
    assert refused(roster, '"Eve" comes with "Gus"')[0] == "not-here"
    assert refused(roster, '"Eve" leaves the table')[0] == "not-here"
    assert refused(roster, '"Eve" joins table 2')[0] == "not-here"


def test_new_packs_are_called_for_by_a_player_at_a_table_that_is_formed() -> None:
    called = '"Bob" calls for new packs'
    assert refused(cut_by_rank(come(LEEDS, *FOUR), *FOUR), called)[0] == "not-now"
    assert refused(seated(LEEDS, "Eve"), '"Eve" calls for new packs')[0] == "not-now"
    assert done(seated(LEEDS), called).new_packs


def test_a_call_for_new_packs_and_a_game_end_with_the_rubber() -> None:
    roster = game_begins(done(seated(LEEDS), '"Bob" calls for new packs'))
    over = done(roster, "table finishes the rubber")
    assert (roster.new_packs, roster.game_on) == (True, True)
    assert (over.new_packs, over.game_on) == (False, False)


def test_between_games_another_pack_may_be_taken_where_the_cut_gives_no_choice() -> None:
    roster = game_begins(seated(PROFESSOR))
    assert refused(roster, '"Bob" chooses pack blue') == ("pack-stays", ("P4",))
    assert done(roster, "table finishes the game", '"Bob" chooses pack blue').chosen[-1][1] == "blue"
