"""Cards that nobody can play: the turn-up left on the pack, and the discard."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES, load_code
from euchre.table import RefereedTable, Verdict, after
from tests.table.acting import dealt

ORDERED = ("A deals 3-2", "A turns up KH", "B orders up")
TO_THE_DEALER = {
    4: ("B AH", "C 9H", "D TH"),
    3: ("B AH", "C 9H"),
    2: ("B AH",),
}


def played_to_dealer(code: str) -> tuple[str, ...]:
    return TO_THE_DEALER[load_code(code).players]


def is_refused_as_left(table: RefereedTable) -> bool:
    """Return whether the dealer's turn-up counts for nothing when they play it, and nothing lies on the
    table."""
    now = after(table, read_act("A KH"))
    (ruling,) = now.last_rulings
    assert ruling.verdict is Verdict.REFUSED
    return ruling.why == "KH was left on the pack and is out of play" and now.deal.tricks == table.deal.tricks


@pytest.mark.parametrize("code", [name for name in CODE_NAMES if load_code(name).may_decline_turn_up])
def test_turn_up_left_on_the_pack_cannot_be_played(code: str) -> None:
    table = dealt(code, *ORDERED, "A declines the turn-up", *played_to_dealer(code))
    assert is_refused_as_left(table)


@pytest.mark.parametrize("code", CODE_NAMES)
def test_discard_cannot_be_played(code: str) -> None:
    table = dealt(code, *ORDERED, "A discards 9D", *played_to_dealer(code))
    with pytest.raises(EuchreError, match="A has put 9D out"):
        after(table, read_act("A 9D"))


def test_turn_up_waived_by_playing_without_a_discard_cannot_be_played() -> None:
    first = (*ORDERED, *played_to_dealer("jerome-1877"), "A QH", "B claims no-discard")
    table = dealt("jerome-1877", *first, "B AS", "C 9S", "D 7S")
    assert is_refused_as_left(table)


@pytest.mark.parametrize("code", CODE_NAMES)
def test_turn_up_taken_up_is_the_dealers_to_play(code: str) -> None:
    table = dealt(code, *ORDERED, "A discards 9D", *played_to_dealer(code), "A KH")
    assert str(table.deal.tricks[0].plays[-1].card) == "KH"
