"""People and play together: who deals first, when a rubber is over, what remains of a broken table."""

import pytest

from euchre.acts import read_act
from euchre.errors import EuchreError
from euchre.laws import load_code
from euchre.notation import RecordError, coups, read_record, replay
from euchre.seating import SeatingStage, Session, after_act, begin_deal, new_session, sessions, to_cut
from euchre.seating.expectations import expect
from euchre.seats import Seat
from euchre.table.words.expectations import Unmet

FORMED = """euchre record 1
code leeds-dwight-1888
"Ann" comes, "Bob" comes, "Cid" comes, "Dot" comes
"Ann" draws 9S, "Bob" draws KS, "Cid" draws 8S, "Dot" draws QS
"Bob" takes seat B, "Dot" takes seat D, "Ann" takes seat A, "Cid" takes seat C
"""
VOID = "table voids the deal and deals again"


def last(text: str) -> Session:
    *_, session = sessions(read_record(text))
    return session


def game(number: int, dealer: str, marks: str = "A+C marks 5, B+D marks 1") -> str:
    return f"\ndeal {number} by {dealer}\n{VOID}\n{marks}\n"


def test_the_person_who_won_the_cut_deals_first() -> None:
    assert last(FORMED).sitting.next_dealer is Seat.B
    assert last(FORMED + "deal 1 by B\n").roster.game_on
    with pytest.raises(RecordError, match="line 6: it is B's deal; if A deals for B"):
        last(FORMED + "deal 1 by A\n")


def test_unchecked_acts_of_people_count_as_lawful() -> None:
    record = read_record(FORMED + '"Ann" leaves seat B\n')
    with pytest.raises(RecordError, match="line 6"):
        list(sessions(record))
    *_, session = sessions(record, checked=False)
    assert session.roster == last(FORMED).roster


def test_no_deal_begins_before_the_table_is_formed() -> None:
    lines = FORMED.splitlines(keepends=True)
    with pytest.raises(RecordError, match="line 5: no deal begins before the table is formed"):
        last("".join(lines[:-1]) + "deal 1 by B\n")


def test_no_deal_begins_while_a_seat_is_empty() -> None:
    with pytest.raises(RecordError, match="line 7: nobody sits in seat D"):
        last(FORMED + '"Dot" leaves seat D\ndeal 1 by B\n')


def test_a_rubber_is_over_when_the_marks_finish_it() -> None:
    session = last(FORMED + game(1, "B") + game(2, "B"))
    assert session.roster.stage is SeatingStage.PLAYING
    session = last(FORMED + game(1, "B") + game(2, "B") + game(3, "B"))
    assert session.roster.stage is SeatingStage.GATHERING
    assert [one.running for one in session.roster.people] == [1, 1, 1, 1]
    assert to_cut(session.roster) == ("Ann", "Bob", "Cid", "Dot")


def test_a_lap_in_the_third_game_brings_a_fourth_before_anybody_goes_out() -> None:
    lapped = FORMED + game(1, "B") + game(2, "B") + game(3, "B", "A+C marks 6, B+D marks 1")
    assert last(lapped).roster.stage is SeatingStage.PLAYING
    assert last(lapped + game(4, "B", "A+C marks 4")).roster.stage is SeatingStage.GATHERING


def test_a_new_rubber_is_cut_and_seated_in_the_same_record() -> None:
    again = """
"Ann" draws JS, "Bob" draws 9S, "Cid" draws 8S, "Dot" draws AS
"Ann" leaves seat A, "Bob" leaves seat B, "Cid" leaves seat C, "Dot" leaves seat D
"Ann" takes seat C, "Dot" takes seat A, "Bob" takes seat B, "Cid" takes seat D
deal 4 by C
"""
    text = FORMED + game(1, "B") + game(2, "B") + game(3, "B") + again
    session = last(text)
    assert session.sitting.people == ("Dot", "Bob", "Ann", "Cid")
    assert session.sitting.deals == 4
    *_, sitting = replay(read_record(text))
    assert sitting.people == session.sitting.people


def test_a_broken_up_table_loses_its_game_and_keeps_the_games_won() -> None:
    session = last(FORMED + game(1, "B") + game(2, "B", "A+C marks 3") + '"Dot" leaves the table\n')
    assert session.roster.broken_by == "Dot"
    score = session.sitting.score
    assert (tuple(score.points), tuple(score.games), tuple(score.rubber_points)) == ((0, 0), (1, 0), (1, 0))
    assert score.this_rubber == ()
    assert session.sitting.next_dealer is None


def test_marks_end_the_rubber_if_deals_are_recorded() -> None:
    with pytest.raises(RecordError, match="line 10, column 1: the marks show when"):
        last(FORMED + game(1, "B") + "table finishes the rubber\n")


def test_new_packs_are_called_for_before_the_cut_and_the_dealer_chooses() -> None:
    called = FORMED + 'deal 1 by B\n"Cid" calls for new packs\n'
    assert last(called).roster.new_packs
    with pytest.raises(RecordError, match=r'"Bob" deals and chooses between the new packs .*888 72'):
        last(called + '"Cid" chooses pack green\n')
    assert not last(called + '"Bob" chooses pack green\n').roster.new_packs
    with pytest.raises(RecordError, match=r"before the pack is cut to the dealer \(leeds-dwight-1888 72\)"):
        last(FORMED + 'deal 1 by B\nD shuffles, A cuts 9\n"Cid" calls for new packs\n')


def test_an_unlawful_act_of_a_person_is_refused_with_its_place_and_law() -> None:
    with pytest.raises(RecordError) as told:
        last(FORMED.replace('"Bob" takes seat B, "Dot"', '"Dot"'))
    assert (told.value.line, told.value.column, told.value.laws) == (5, 1, ("11",))
    assert str(told.value).endswith('"Bob" has the choice of seats before the others (leeds-dwight-1888 11)')


@pytest.mark.parametrize("name", coups())
def test_a_record_without_arrivals_is_played_without_forming_a_table(name: str) -> None:
    record = coups()[name]
    assert [session.sitting for session in sessions(record)] == list(replay(record))


def test_acts_at_a_table_have_the_effect_of_a_record() -> None:
    begun = begin_deal(last(FORMED))
    assert begun == last(FORMED + "deal 1 by B\n")
    assert after_act(begun, read_act("D shuffles")) == last(FORMED + "deal 1 by B\nD shuffles\n")


def test_a_session_without_a_referee_has_no_rulings() -> None:
    with pytest.raises(LookupError, match="no referee"):
        assert last(FORMED).table.rulings == ()


def test_a_person_of_whom_the_record_never_spoke_cannot_leave() -> None:
    session = new_session(load_code("modern"), refereed=True)
    with pytest.raises(EuchreError, match="speaks of a player by the seat"):
        after_act(session, read_act('"Zoe" leaves the table'))


def test_a_side_that_keeps_no_knife_has_none() -> None:
    with pytest.raises(Unmet, match=r"A\+C: no knife"):
        expect(last(FORMED), "knife A+C: 1 0 0 0 after 0")


def test_a_hand_without_cards_is_expected_as_nothing() -> None:
    session = begin_deal(new_session(load_code("modern"), refereed=True), Seat.A)
    expect(session, "hand C: nothing")
