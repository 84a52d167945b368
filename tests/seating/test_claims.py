"""Who has the better claim to come in."""

from euchre.seating import entry_claims, new_roster, staying_claims
from tests.seating.tables import LEEDS, come, done, seated

TABLE_2 = "comes from table 2"
BROKEN = 'comes from table 2 broken up by "Dot"'


def test_earlier_arrivals_come_first_and_those_who_came_together_are_equal() -> None:
    roster = done(come(LEEDS, "Ann", "Bob"), '"Cid" comes')
    assert entry_claims(roster) == (("Ann", "Bob"), ("Cid",))


def test_at_a_new_table_people_from_no_other_table_come_first() -> None:
    roster = done(new_roster(LEEDS), f'"Ann" {TABLE_2}, "Bob" comes, "Cid" {TABLE_2}')
    assert entry_claims(roster) == (("Bob",), ("Ann", "Cid"))


def test_at_a_table_in_play_a_member_of_another_is_a_fresh_candidate() -> None:
    roster = done(seated(LEEDS), f'"Eve" {TABLE_2}, "Fay" comes, "Gus" {TABLE_2}')
    assert entry_claims(roster) == (("Eve",), ("Fay",), ("Gus",))


def test_people_left_by_a_broken_table_have_equal_claims() -> None:
    roster = done(seated(LEEDS), f'"Eve" {BROKEN}, "Fay" comes, "Gus" {BROKEN}')
    assert entry_claims(roster) == (("Eve", "Gus"), ("Fay",))


def test_a_breaker_of_a_table_comes_after_its_players_but_before_later_comers() -> None:
    came = '"Eva" comes from table 2 broken up by "Eva", "Fay" comes from table 2 broken up by "Eva"'
    roster = done(seated(LEEDS), came, '"Gus" comes')
    assert entry_claims(roster) == (("Fay",), ("Eva",), ("Gus",))


def test_breakers_of_different_tables_have_equal_claims() -> None:
    roster = done(
        seated(LEEDS),
        '"Eva" comes from table 2 broken up by "Eva"',
        '"Fay" comes from table 3 broken up by "Hal"',
    )
    assert entry_claims(roster) == (("Eva",), ("Fay",))


def test_fewer_rubbers_in_a_row_give_the_better_claim_to_stay() -> None:
    roster = done(seated(LEEDS), "table finishes the rubber")
    assert staying_claims(roster) == (("Ann", "Bob", "Cid", "Dot"),)
