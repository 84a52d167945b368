"""Substitutes: named by a player who leaves, accepted by the other three, until the rubber is over."""

import pytest

from euchre.acts import read_act
from euchre.errors import EuchreError
from euchre.seating import after
from euchre.seats import Seat
from tests.seating.tables import (
    FOUR,
    LEEDS,
    come,
    cut_by_rank,
    done,
    forced,
    playing,
    refused,
    seated,
    waiting,
)

NAMED = '"Dot" names "Eve" as substitute'
YES = (
    '"Ann" accepts "Eve" as substitute',
    '"Bob" accepts "Eve" as substitute',
    '"Cid" accepts "Eve" as substitute',
)
CHANGED = '"Dot" leaves seat D', '"Eve" takes seat D'


def test_a_substitute_plays_with_the_consent_of_all_three() -> None:
    roster = done(seated(LEEDS), NAMED, *YES, *CHANGED)
    assert roster.sits_at(Seat.D) == "Eve"
    assert playing(roster) == set(FOUR)


@pytest.mark.parametrize("silent", range(3))
def test_a_missing_consent_keeps_the_substitute_out(silent: int) -> None:
    answers = [yes for place, yes in enumerate(YES) if place != silent]
    roster = done(seated(LEEDS), NAMED, *answers, CHANGED[0])
    assert refused(roster, CHANGED[1]) == ("substitute", ("18",))


def test_one_refusal_ends_the_offer() -> None:
    roster = done(seated(LEEDS), NAMED, YES[0], '"Bob" refuses "Eve" as substitute', CHANGED[0])
    assert refused(roster, CHANGED[1])[0] == "substitute"
    assert refused(roster, YES[2])[0] == "substitute"


def test_only_players_of_a_rubber_name_and_accept_a_substitute() -> None:
    assert refused(come(LEEDS, *FOUR), NAMED)[0] == "substitute"
    roster = seated(LEEDS, "Eve", "Fay")
    assert refused(roster, '"Eve" names "Fay" as substitute')[0] == "substitute"
    assert refused(roster, '"Dot" names "Ann" as substitute')[0] == "substitute"
    roster = done(roster, NAMED, YES[0])
    for name in ("Dot", "Fay", "Ann"):
        assert refused(roster, f'"{name}" accepts "Eve" as substitute')[0] == "substitute"


def test_the_rubber_counts_for_the_player_who_was_replaced() -> None:
    roster = done(seated(LEEDS, "Eve"), NAMED, *YES, *CHANGED, "table finishes the rubber")
    dot, eve = roster.find("Dot"), roster.find("Eve")
    assert dot is not None
    assert eve is not None
    assert (dot.running, eve.running) == (1, 0)
    assert roster.absent == ()


def test_a_player_returns_after_the_substitute_leaves_the_seat() -> None:
    roster = done(seated(LEEDS), NAMED, *YES, *CHANGED)
    assert refused(roster, '"Dot" takes seat D')[0] == "seat-taken"
    roster = done(roster, '"Eve" leaves seat D', '"Dot" takes seat D')
    assert (roster.sits_at(Seat.D), roster.absent) == ("Dot", ())


def test_a_player_who_leaves_the_seat_for_a_while_keeps_it() -> None:
    roster = done(seated(LEEDS), '"Dot" leaves seat D')
    assert roster.sits_at(Seat.D) is None
    assert refused(roster, '"Eve" takes seat D')[0] == "substitute"
    assert done(roster, '"Dot" takes seat D') == seated(LEEDS)


def test_nobody_leaves_another_persons_seat() -> None:
    assert refused(seated(LEEDS), '"Ann" leaves seat D')[0] == "not-now"


def test_a_substitute_plays_to_the_end_of_the_rubber_for_a_player_who_left() -> None:
    roster = done(seated(LEEDS, "Fay"), NAMED, *YES, *CHANGED, '"Dot" leaves the table')
    assert roster.sits_at(Seat.D) == "Eve"
    roster = cut_by_rank(done(roster, "table finishes the rubber"), "Ann")
    assert playing(roster) == {"Ann", "Bob", "Cid", "Fay"}
    assert waiting(roster) == []


def test_without_a_substitute_the_rubber_is_broken_off() -> None:
    roster = done(seated(LEEDS), NAMED, YES[0], '"Dot" leaves the table')
    assert (roster.seats, roster.offer) == ((None,) * 4, None)


def test_an_impossible_act_of_a_person_is_an_error() -> None:
    for text in ('"Ann" comes', '"Gus" leaves the table'):
        with pytest.raises(EuchreError, match="here"):
            after(seated(LEEDS), read_act(text))


def test_acts_that_form_no_table_change_nothing() -> None:
    roster = seated(LEEDS)
    same = forced(roster, "A passes", '"Ann" says "good session"', '"Gus" accepts "Eve" as substitute')
    assert same == roster
