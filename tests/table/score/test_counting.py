"""A count says how many cards were dealt, whatever happened to them since."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table import after, deal_begins, new_table


def findings(code: str, *texts: str) -> list[str]:
    """Return the irregularities of the deal after some acts, by their names."""
    table = deal_begins(new_table(load_code(code)), Seat.A)
    for text in texts:
        table = after(table, read_act(text))
    return [case.irregularity for case in table.ledger.cases]


UP = ("A deals 3-2", "A turns up 9H")


@pytest.mark.parametrize(
    ("code", "acts"),
    [
        ("leeds-dwight-1888", (*UP, "B orders up", "A counts 6")),
        ("leeds-dwight-1888", (*UP, "B orders up", "A discards ??", "A counts 5")),
        ("leeds-dwight-1888", (*UP, "B orders up", "A discards ??", "B KS", "B counts 4")),
        ("modern-3", (*UP, "B orders up", "A discards ??", "B takes the dummy", "B counts 8")),
        ("modern-3", (*UP, "A counts 3 in dummy")),
    ],
)
def test_right_number_of_cards_is_no_irregularity(code: str, acts: tuple[str, ...]) -> None:
    assert findings(code, *acts) == []


def test_card_played_to_a_wrong_trick_counts_as_dealt() -> None:
    plays = ("B holds KS QS JS AD KD", "B orders up", "A discards ??", "B KS", "C 8S", "D 7S", "A AS")
    acts = (*UP, *plays, "B plays QS to trick 1", "B counts 3")
    assert "wrong-number-in-play" not in findings("leeds-dwight-1888", *acts)


def test_hand_of_six_is_a_fault_of_the_deal_and_in_play_of_its_player() -> None:
    assert findings("leeds-dwight-1888", *UP, "C counts 6") == ["wrong-count"]
    assert findings("leeds-dwight-1888", *UP, "B orders up", "C counts 6") == ["wrong-number-in-play"]
    assert findings("jerome-1877", *UP, "B orders up", "C counts 6") == ["wrong-hand"]


FOUR, SIX = "D holds TS QC KH KD", "D holds TS QC KH KD ?? ??"
ORDERED = ("A turns up 9H", "B orders up")


@pytest.mark.parametrize("hand", [FOUR, SIX])
@pytest.mark.parametrize("code", ["professor-1862", "jerome-1877", "leeds-dwight-1888", "modern"])
def test_hand_given_with_a_wrong_number_of_cards_waits_for_a_claim(code: str, hand: str) -> None:
    in_play = "wrong-number-in-play" if code == "leeds-dwight-1888" else "wrong-hand"
    assert findings(code, hand, *ORDERED) == []
    assert findings(code, hand, "A turns up 9H", "B claims misdeal") == ["wrong-count"]
    assert findings(code, hand, *ORDERED, "A claims wrong-hand") == [in_play]
    assert findings(code, "A turns up 9H", hand, "B orders up", "A claims wrong-hand") == [in_play]


def test_hand_is_not_given_with_other_cards_than_it_has() -> None:
    table = deal_begins(new_table(load_code("modern")), Seat.A)
    table = after(after(table, read_act("D holds TS QC KH KD 9S")), read_act(FOUR))
    assert [ruling.irregularity for ruling in table.last_rulings] == ["deal/wrong-hand"]
