"""Discards put under the pack, let go and changed, in words (leeds-dwight-1888 86, 87, 88, 96)."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.errors import EuchreError
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table import RefereedTable, Verdict, after, deal_begins, new_table
from euchre.table.speech.checking.reading import read_line
from euchre.table.speech.telling import told_in
from tests.table.test_play import verdicts


def assisted(*texts: str) -> RefereedTable:
    """A deal in which the dealer A has to discard."""
    return called("C assists", *texts)


def called(calls: str, *texts: str) -> RefereedTable:
    """A deal with some calls after B has passed."""
    table = deal_begins(new_table(load_code("leeds-dwight-1888"), dealer=Seat.A))
    for text in ("A turns up 7H", "B passes", *calls.split(", "), *texts):
        table = after(table, read_act(text))
    return table


def acts_in(said: str, table: RefereedTable) -> list[str]:
    return [str(one) for one, _ in told_in(said, table)]


@pytest.mark.parametrize(
    "said",
    [
        "A puts the ace of spades under the pack and lets go of it",
        "A puts AS under the pack and lets go",
        "A lays AS beneath the talon and quits it",
        "A discards AS and takes his hand away",
        "A discards AS and lets it go",
    ],
)
def test_discard_let_go_is_final(said: str) -> None:
    told = told_in(said, assisted())
    assert [str(one) for one, _ in told] == ["A discards AS", "A quits the discard"]
    assert verdicts(after(told[-1][1], read_act("A plays alone"))) != []


@pytest.mark.parametrize(
    "said",
    [
        "A changes her mind and discards QC",
        "A discards QC instead",
        "A discards QC instead of 8D",
        "A takes it back and discards the queen of clubs",
    ],
)
@pytest.mark.parametrize("led", [(), ("A keeps hold of the discard", "B KC")])
def test_another_discard_takes_the_place_of_the_first(said: str, led: tuple[str, ...]) -> None:
    table = assisted("A discards 8D", *led)
    assert acts_in(said, table) == ["A changes the discard to QC"]
    assert verdicts(told_in(said, table)[-1][1]) == []


def test_discard_told_after_a_lead_that_the_dealer_does_not_answer_yet_changes_the_first() -> None:
    assert acts_in("A discards QC", assisted("A discards 8D", "B KC")) == ["A changes the discard to QC"]


def test_discard_in_the_dealers_turn_to_play_is_a_card_played() -> None:
    table = assisted("A discards 8D", "B KC", "C 7C", "D 8C")
    assert acts_in("A discards QS", table) == ["A QS"]
    assert acts_in("A throws off QS", assisted("A discards 8D", "B KC")) == ["A QS"]


def test_turn_up_put_under_the_pack_is_taken_back_for_another_card() -> None:
    table = assisted("A discards 7H")
    assert acts_in("A takes it back and discards AS", table) == ["A discards AS"]


@pytest.mark.parametrize(
    ("calls", "led", "announced"),
    [
        ("C assists", (), "A takes over alone"),
        ("C passes, D passes, A takes up", ("B KC",), "A plays alone"),
    ],
)
@pytest.mark.parametrize(
    "said",
    [
        "the dealer still holds his discard",
        "A keeps her hand on the discard",
        "A still has a finger on it",
        "A's fingers are still on the discard",
        "A has not let go of the discard",
        "A hasn't taken his hand away yet",
        "the discard is not quitted yet",
        "A still has the discard in his hand",
    ],
)
def test_discard_held_on_to_leaves_the_dealer_time_to_play_alone(
    said: str, calls: str, led: tuple[str, ...], announced: str
) -> None:
    told = told_in(said, called(calls, "A discards 8D", *led))
    assert [str(one) for one, _ in told] == ["A keeps hold of the discard"]
    assert verdicts(after(told[-1][1], read_act(announced))) == []


def test_lead_ends_the_time_for_the_partners_hand() -> None:
    table = assisted("A discards 8D", "A keeps hold of the discard", "B KC")
    assert verdicts(after(table, read_act("A takes over alone"))) == [("alone/too-late", Verdict.NOTED)]


@pytest.mark.parametrize("done", [(), ("A discards 8D", "A quits the discard")])
def test_nobody_keeps_hold_of_a_discard_not_made_or_let_go(done: tuple[str, ...]) -> None:
    with pytest.raises(EuchreError, match="has put nothing out, or has let it go"):
        after(assisted(*done), read_act("A keeps hold of the discard"))


def test_discard_made_and_held_on_to_in_one_sentence() -> None:
    said = "A puts 8D under the pack and does not let go"
    assert acts_in(said, assisted()) == ["A discards 8D", "A keeps hold of the discard"]


@pytest.mark.parametrize(
    "said",
    [
        "B leads KC before the dealer has discarded",
        "B leads the king of clubs before A discards",
        "B leads KC, A has not discarded yet",
        "B leads KC. The dealer hasn't discarded yet.",
        "A had not discarded when B led KC",
        "B leads KC, but A still has to discard",
        "B leads KC while A is still choosing the discard",
        "before A has discarded B leads KC",
    ],
)
def test_discard_that_is_not_made_yet_is_not_entered(said: str) -> None:
    read = read_line(said, assisted())
    assert [str(one) for one, _ in read.told] == ["B KC"]
    assert not read.must_be_asked
