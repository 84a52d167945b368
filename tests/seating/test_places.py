"""Who plays, who waits and who goes out, where the situations of the laws say no more."""

from euchre.seating import Place, Purpose, Stage, to_cut
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


def test_four_who_came_need_no_cut_for_their_places() -> None:
    club = come(LEEDS, *FOUR)
    assert to_cut(club) == FOUR
    assert purpose(cut(club, Ann="KS")) is Purpose.PARTNERS


def test_earlier_arrivals_play_whatever_the_later_ones_would_cut() -> None:
    club = done(come(LEEDS, "Ann", "Bob", "Cid"), '"Dot" comes, "Eve" comes with "Dot"')
    assert to_cut(club) == ("Dot", "Eve")
    assert playing(cut(club, Dot="7S", Eve="8S")) == {"Ann", "Bob", "Cid", "Eve"}


def test_fifth_and_sixth_who_tie_both_belong_to_the_table_and_do_not_cut_again() -> None:
    club = cut(come(LEEDS, *"STUVWX"), S="JS", T="AS", U="KS", V="QS", W="7S", X="7H")
    assert (waiting(club), outside(club)) == (["W", "X"], [])


def test_under_a_silent_code_the_first_comers_play_and_nobody_else_belongs_to_the_table() -> None:
    club = done(come(MODERN, *FOUR, "Eve", together=False), '"Dot" takes seat A')
    assert playing(club) == set(FOUR)
    assert (waiting(club), outside(club)) == ([], ["Eve"])


def test_under_a_silent_code_those_who_came_together_cut_for_places() -> None:
    club = come(MODERN, *FOUR, "Eve")
    assert refused(club, '"Ann" takes seat A')[0] == "cut-first"
    assert playing(cut(club, Ann="9S", Bob="TS", Cid="QS", Dot="KS", Eve="AS")) == {
        "Bob",
        "Cid",
        "Dot",
        "Eve",
    }


def test_each_new_rubber_is_cut_for_anew_and_all_seats_are_open() -> None:
    club = done(seated(LEEDS), "table finishes the rubber")
    assert (club.stage, club.seats) == (Stage.GATHERING, (None,) * 4)
    assert to_cut(club) == FOUR
    club = cut_by_rank(club, "Dot", "Bob", "Ann", "Cid")
    assert (club.dealer, club.sides) == ("Dot", (("Dot", "Bob"), ("Ann", "Cid")))


def test_rubbers_running_are_counted_from_none_when_one_comes_in_again() -> None:
    club = done(seated(LEEDS, "Eve"), "table finishes the rubber")
    club = sit_down(cut_by_rank(cut_by_rank(club, *FOUR), "Ann", "Bob", "Cid", "Eve"))
    assert waiting(club) == ["Dot"]
    club = done(club, "table finishes the rubber")
    club = sit_down(cut_by_rank(cut_by_rank(club, "Ann", "Bob", "Cid"), "Ann", "Bob", "Eve", "Dot"))
    counts = {one.name: (one.running, one.rubbers) for one in club.people}
    assert counts == {"Ann": (2, 2), "Bob": (2, 2), "Cid": (0, 2), "Dot": (0, 1), "Eve": (1, 1)}
    assert waiting(club) == ["Cid"]


def test_in_a_full_table_everybody_plays_two_rubbers_in_a_row() -> None:
    club = done(seated(LEEDS, "Eve", "Fay"), "table finishes the rubber")
    club = sit_down(cut_by_rank(cut_by_rank(club, *FOUR), "Ann", "Bob", "Eve", "Fay"))
    assert waiting(club) == ["Cid", "Dot"]
    club = sit_down(cut_by_rank(done(club, "table finishes the rubber"), "Cid", "Dot", "Eve", "Fay"))
    assert waiting(club) == ["Ann", "Bob"]
    club = sit_down(cut_by_rank(done(club, "table finishes the rubber"), "Ann", "Bob", "Cid", "Dot"))
    assert waiting(club) == ["Eve", "Fay"]


def test_a_seventh_comes_in_only_when_a_member_goes() -> None:
    club = done(seated(LEEDS, "Eve", "Fay", "Gus"), "table finishes the rubber")
    club = cut_by_rank(club, *FOUR)
    assert outside(club) == ["Gus"]
    club = sit_down(cut_by_rank(done(club, '"Cid" leaves the table'), "Ann", "Bob", "Eve", "Fay"))
    club = cut_by_rank(done(club, "table finishes the rubber"))
    assert (waiting(club), outside(club)) == (["Dot"], ["Gus"])
    club = cut_by_rank(club, "Dot", "Eve", "Fay", "Gus")
    assert playing(club) == {"Dot", "Eve", "Fay", "Gus"}


def test_whoever_leaves_before_the_cut_for_partners_is_done_is_replaced_without_another_cutting_out() -> None:
    club = cut_by_rank(done(seated(LEEDS, "Eve", "Fay"), "table finishes the rubber"), *FOUR)
    assert (playing(club), waiting(club)) == ({"Ann", "Bob", "Eve", "Fay"}, ["Cid", "Dot"])
    club = done(club, '"Eve" leaves the table')
    assert (playing(club), waiting(club)) == ({"Ann", "Bob", "Cid", "Fay"}, ["Dot"])
    assert purpose(cut(club, Ann="KS")) is Purpose.PARTNERS


def test_at_a_table_that_is_not_full_the_next_comes_in_without_a_charge() -> None:
    club = done(seated(LEEDS, "Eve"), "table finishes the rubber", '"Dot" leaves the table')
    assert playing(club) == {"Ann", "Bob", "Cid"}
    club = cut(club, Ann="KS")
    eve = club.find("Eve")
    assert eve is not None
    assert (eve.place, eve.running) == (Place.PLAYS, 0)


def test_a_table_that_loses_a_player_for_whom_nobody_waits_is_broken_up_by_him() -> None:
    club = done(seated(LEEDS), '"Dot" leaves the table')
    assert (club.broken_by, club.stage, to_cut(club)) == ("Dot", Stage.GATHERING, ())
    assert refused(club, '"Ann" draws KS')[0] == "too-few"
    club = sit_down(cut_by_rank(done(club, '"Eve" comes'), "Ann", "Bob", "Cid", "Eve"))
    assert club.broken_by is None


def test_a_table_stands_while_enough_are_left_and_no_candidate_breaks_it_up() -> None:
    assert done(seated(LEEDS, "Eve"), '"Dot" leaves the table').broken_by is None
    assert done(come(LEEDS, "Ann", "Bob"), '"Bob" leaves the table').broken_by is None


def test_a_cut_is_made_again_only_if_it_settled_something_for_him_who_leaves() -> None:
    club = cut(come(LEEDS, *FOUR, "Eve"), Ann="KS")
    assert to_cut(done(club, '"Bob" leaves the table')) == ("Ann", "Cid", "Dot", "Eve")
    club = done(club, '"Fay" comes')
    assert to_cut(done(club, '"Fay" leaves the table')) == ("Bob", "Cid", "Dot", "Eve")


def test_a_rubber_broken_off_counts_for_nobody() -> None:
    club = done(seated(LEEDS, "Eve"), '"Dot" leaves the table')
    assert {one.running for one in club.people} == {0}


def test_members_may_be_more_or_fewer_by_a_house_rule() -> None:
    code = house("leeds-dwight-1888", waiting_members=1)
    club = cut_by_rank(come(code, *FOUR, "Eve", "Fay"), *FOUR, "Eve", "Fay")
    assert (waiting(club), outside(club)) == (["Eve"], ["Fay"])
