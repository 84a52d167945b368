"""Another shuffle that is demanded because a card was seen (leeds-dwight-1888 22, 27)."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table import RefereedTable, Verdict, after, deal_begins, new_table
from euchre.table.speech.telling import told_in
from tests.table.test_play import verdicts


def seen_in_shuffling(*texts: str) -> RefereedTable:
    """A deal by A, who has let JD be seen in the shuffle."""
    table = deal_begins(new_table(load_code("leeds-dwight-1888"), dealer=Seat.A))
    for text in ("A shuffles", "A faces JD", *texts):
        table = after(table, read_act(text))
    return table


@pytest.mark.parametrize("shuffle", ["A shuffles", "A shuffles again", "D cuts 12, A deals 3-2"])
def test_shuffle_demanded_is_done_with_in_either_word_and_once_the_cards_are_dealt(shuffle: str) -> None:
    table = seen_in_shuffling("B demands shuffle-again")
    assert len(table.ledger.orders) == 1
    for text in shuffle.split(", "):
        table = after(table, read_act(text))
    assert table.ledger.orders == ()
    assert verdicts(table) == []


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("C insists on a new shuffle", Verdict.REFUSED),
        ("B insists that A shuffles again", Verdict.CHOSEN),
        ("D wants another shuffle", Verdict.CHOSEN),
        ("D demands that the cards be shuffled again", Verdict.CHOSEN),
        ("B makes A shuffle once more", Verdict.CHOSEN),
    ],
)
def test_player_who_demands_a_shuffle_does_not_shuffle(said: str, verdict: Verdict) -> None:
    ((act, table),) = told_in(said, seen_in_shuffling())
    assert str(act) == f"{said[0]} demands shuffle-again"
    assert [one for _, one in verdicts(table)] == [verdict]
