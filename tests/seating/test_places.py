"""Who plays, waits and goes out, in cases that the situations of the laws leave open."""

from euchre.seating import Membership, Purpose, SeatingStage, to_cut
from tests.seating.tables import (
    FOUR,
    LEEDS,
    MODERN,
    come,
    cut,
    cut_by_rank,
    done,
    outside,
    playing,
    purpose,
    refused,
    seated,
    sit_down,
    waiting,
)
from tests.tabletop import house


def test_four_people_need_no_cut_for_their_places() -> None:
    roster = come(LEEDS, *FOUR)
    assert to_cut(roster) == FOUR
    assert purpose(cut(roster, Ann="KS")) is Purpose.PARTNERS


def test_earlier_arrivals_play_without_a_cut_against_later_ones() -> None:
    roster = done(come(LEEDS, "Ann", "Bob", "Cid"), '"Dot" comes, "Eve" comes with "Dot"')
    assert to_cut(roster) == ("Dot", "Eve")
    assert playing(cut(roster, Dot="7S", Eve="8S")) == {"Ann", "Bob", "Cid", "Eve"}


def test_fifth_and_sixth_who_tie_both_belong_to_the_table_and_do_not_cut_again() -> None:
    roster = cut(come(LEEDS, *"STUVWX"), S="JS", T="AS", U="KS", V="QS", W="7S", X="7H")
    assert (waiting(roster), outside(roster)) == (["W", "X"], [])


def test_under_a_silent_code_the_first_comers_play_and_nobody_else_belongs_to_the_table() -> None:
    roster = done(come(MODERN, *FOUR, "Eve", together=False), '"Dot" takes seat A')
    assert playing(roster) == set(FOUR)
    assert (waiting(roster), outside(roster)) == ([], ["Eve"])


def test_under_a_silent_code_those_who_came_together_cut_for_places() -> None:
    roster = come(MODERN, *FOUR, "Eve")
    assert refused(roster, '"Ann" takes seat A')[0] == "cut-first"
    assert playing(cut(roster, Ann="9S", Bob="TS", Cid="QS", Dot="KS", Eve="AS")) == {
        "Bob",
        "Cid",
        "Dot",
        "Eve",
    }


def test_each_rubber_has_a_new_cut_and_free_seats() -> None:
    roster = done(seated(LEEDS), "table finishes the rubber")
    assert (roster.stage, roster.seats) == (SeatingStage.GATHERING, (None,) * 4)
    assert to_cut(roster) == FOUR
    roster = cut_by_rank(roster, "Dot", "Bob", "Ann", "Cid")
    assert (roster.dealer, roster.sides) == ("Dot", (("Dot", "Bob"), ("Ann", "Cid")))


def test_rubbers_in_a_row_are_counted_from_zero_after_a_return() -> None:
    roster = done(seated(LEEDS, "Eve"), "table finishes the rubber")
    roster = sit_down(cut_by_rank(cut_by_rank(roster, *FOUR), "Ann", "Bob", "Cid", "Eve"))
    assert waiting(roster) == ["Dot"]
    roster = done(roster, "table finishes the rubber")
    roster = sit_down(cut_by_rank(cut_by_rank(roster, "Ann", "Bob", "Cid"), "Ann", "Bob", "Eve", "Dot"))
    counts = {one.name: (one.running, one.rubbers) for one in roster.people}
    assert counts == {"Ann": (2, 2), "Bob": (2, 2), "Cid": (0, 2), "Dot": (0, 1), "Eve": (1, 1)}
    assert waiting(roster) == ["Cid"]


def test_in_a_full_table_everybody_plays_two_rubbers_in_a_row() -> None:
    roster = done(seated(LEEDS, "Eve", "Fay"), "table finishes the rubber")
    roster = sit_down(cut_by_rank(cut_by_rank(roster, *FOUR), "Ann", "Bob", "Eve", "Fay"))
    assert waiting(roster) == ["Cid", "Dot"]
    roster = sit_down(cut_by_rank(done(roster, "table finishes the rubber"), "Cid", "Dot", "Eve", "Fay"))
    assert waiting(roster) == ["Ann", "Bob"]
    roster = sit_down(cut_by_rank(done(roster, "table finishes the rubber"), "Ann", "Bob", "Cid", "Dot"))
    assert waiting(roster) == ["Eve", "Fay"]


def test_a_seventh_comes_in_only_after_a_member_leaves() -> None:
    roster = done(seated(LEEDS, "Eve", "Fay", "Gus"), "table finishes the rubber")
    roster = cut_by_rank(roster, *FOUR)
    assert outside(roster) == ["Gus"]
    roster = sit_down(cut_by_rank(done(roster, '"Cid" leaves the table'), "Ann", "Bob", "Eve", "Fay"))
    roster = cut_by_rank(done(roster, "table finishes the rubber"))
    assert (waiting(roster), outside(roster)) == (["Dot"], ["Gus"])
    roster = cut_by_rank(roster, "Dot", "Eve", "Fay", "Gus")
    assert playing(roster) == {"Dot", "Eve", "Fay", "Gus"}


def test_a_player_who_leaves_before_the_cut_for_partners_is_replaced_without_a_new_cut() -> None:
    roster = cut_by_rank(done(seated(LEEDS, "Eve", "Fay"), "table finishes the rubber"), *FOUR)
    assert (playing(roster), waiting(roster)) == ({"Ann", "Bob", "Eve", "Fay"}, ["Cid", "Dot"])
    roster = done(roster, '"Eve" leaves the table')
    assert (playing(roster), waiting(roster)) == ({"Ann", "Bob", "Cid", "Fay"}, ["Dot"])
    assert purpose(cut(roster, Ann="KS")) is Purpose.PARTNERS


def test_at_a_table_with_free_places_the_next_comes_in_at_once() -> None:
    roster = done(seated(LEEDS, "Eve"), "table finishes the rubber", '"Dot" leaves the table')
    assert playing(roster) == {"Ann", "Bob", "Cid"}
    roster = cut(roster, Ann="KS")
    eve = roster.find("Eve")
    assert eve is not None
    assert (eve.place, eve.running) == (Membership.PLAYS, 0)


def test_a_player_who_leaves_without_a_successor_breaks_up_the_table() -> None:
    roster = done(seated(LEEDS), '"Dot" leaves the table')
    assert (roster.broken_by, roster.stage, to_cut(roster)) == ("Dot", SeatingStage.GATHERING, ())
    assert refused(roster, '"Ann" draws KS')[0] == "too-few"
    roster = sit_down(cut_by_rank(done(roster, '"Eve" comes'), "Ann", "Bob", "Cid", "Eve"))
    assert roster.broken_by is None


def test_a_table_continues_while_enough_players_are_left() -> None:
    assert done(seated(LEEDS, "Eve"), '"Dot" leaves the table').broken_by is None
    assert done(come(LEEDS, "Ann", "Bob"), '"Bob" leaves the table').broken_by is None


def test_a_cut_is_repeated_only_if_it_settled_something_for_the_person_leaving() -> None:
    roster = cut(come(LEEDS, *FOUR, "Eve"), Ann="KS")
    assert to_cut(done(roster, '"Bob" leaves the table')) == ("Ann", "Cid", "Dot", "Eve")
    roster = done(roster, '"Fay" comes')
    assert to_cut(done(roster, '"Fay" leaves the table')) == ("Bob", "Cid", "Dot", "Eve")


def test_an_unfinished_rubber_counts_for_nobody() -> None:
    roster = done(seated(LEEDS, "Eve"), '"Dot" leaves the table')
    assert {one.running for one in roster.people} == {0}


def test_members_may_be_more_or_fewer_by_a_house_rule() -> None:
    code = house("leeds-dwight-1888", waiting_members=1)
    roster = cut_by_rank(come(code, *FOUR, "Eve", "Fay"), *FOUR, "Eve", "Fay")
    assert (waiting(roster), outside(roster)) == (["Eve"], ["Fay"])
