"""Every statement to the referee gets a ruling or a reason why not."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.laws import CODE_NAMES, load_code
from euchre.seats import Seat
from euchre.table import Verdict, after, deal_begins, new_table
from euchre.table.words.rulings import ruling_text
from euchre.table.words.still_open import still_open
from tests.table.test_play import table_of

TO_THE_REFEREE = (
    "claims revoke",
    "claims revoke against D",
    "claims revoke against D in trick 2",
    "demands revoke",
    "points out revoke",
    "chooses revoke",
    "chooses revoke KS",
    "chooses revoke hearts",
    "chooses revoke from D",
    "calls KS from D",
    "calls hearts from D",
    "orders D to revoke",
    "waives revoke",
    "admits revoke",
    "withdraws revoke",
    "corrects to 2",
)


@pytest.mark.parametrize("words", TO_THE_REFEREE)
@pytest.mark.parametrize("name", [name for name in CODE_NAMES if load_code(name).players == 4])
def test_every_statement_to_the_referee_is_answered(name: str, words: str) -> None:
    table = deal_begins(new_table(load_code(name), dealer=Seat.A))
    for text in ("A turns up 9H", "B orders up", f"A {words}"):
        table = after(table, read_act(text))
    assert table.last_rulings
    for ruling in table.last_rulings:
        assert len(ruling_text(ruling, table.code)) > len("Refused: .")


def test_an_unknown_name_is_answered_with_the_nearest() -> None:
    table = table_of("leeds-dwight-1888", "B AS", "A claims revok")
    (ruling,) = table.last_rulings
    assert ruling.verdict is Verdict.REFUSED
    assert (
        ruling_text(ruling, table.code)
        == "Refused: nothing is called 'revok'; near to it: 'A claims revoke'."
    )


def test_a_remedy_chosen_before_its_claim_is_answered_with_the_claim() -> None:
    table = table_of("modern", "B AS", "D 9C", "B chooses take-back")
    (ruling,) = table.last_rulings
    assert (
        "has to be claimed first: 'A claims play-out-of-turn' or 'C claims play-out-of-turn'"
        in ruling_text(ruling, table.code)
    )


def test_choosing_a_remedy_for_an_unclaimed_revoke_does_not_disclose_it() -> None:
    table = table_of("modern", "B AS", "C QD", "D chooses take-back")
    (ruling,) = table.last_rulings
    assert ruling.offender is None
    assert ruling.why == "nothing gives that choice now"


def test_everything_that_is_open_is_listed() -> None:
    said = ("B AS", "C QD", "D exposes KC", "B claims revoke against C", "A calls KC from D")
    table = table_of("leeds-dwight-1888", *said)
    sentences = still_open(table)
    assert any(text.startswith("B's claim of a revoke by C ") for text in sentences)
    assert "D has KC lying face up; it may be called." in sentences
    assert "D has to play KC, if that is not a revoke." in sentences


def test_a_choice_that_is_open_is_listed_with_its_time() -> None:
    table = table_of("leeds-dwight-1888", "B AS", "C QD", "D 9C", "A 9D", "D KC")
    (sentence, *_) = still_open(table)
    assert sentence.startswith("A or C may still send the card back, to lie face up; or ")
    assert ", until the trick is complete (" in sentence
