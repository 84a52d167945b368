"""What rulings say of a moment: what is known by then, and what may still change."""

from __future__ import annotations

import pytest

from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table import RefereedTable, deal_begins, new_table
from euchre.table.words.rulings import ruling_text
from euchre.table.words.still_open import new_claims
from tests.table.acting import dealt, done

JEROME, LEEDS, MODERN, PROFESSOR = "jerome-1877", "leeds-dwight-1888", "modern", "professor-1862"
TAKEN = ("A turns up 9H", "B passes", "C passes", "D passes", "A takes up", "A discards ??")


def last_text(table: RefereedTable) -> str:
    """Return the last ruling in words."""
    return ruling_text(table.rulings[-1], table.code)


@pytest.mark.parametrize(
    ("call", "price"),
    [
        pytest.param("A takes up", "take the full points (2), which", id="four play"),
        pytest.param("A takes up alone", "take the full points (4), which", id="lone hand"),
    ],
)
def test_offer_names_the_price_of_this_hand(call: str, price: str) -> None:
    table = dealt(MODERN, *TAKEN[:4], call, "A discards ??", "D AS", "A claims lead-out-of-turn")
    assert price in last_text(table)


def test_card_called_is_to_be_played_when_the_turn_comes() -> None:
    table = dealt(LEEDS, *TAKEN, "B AS", "D exposes KC", "A calls KC from D")
    assert "has to play the card called when it is their turn, unless that is a revoke" in last_text(table)


def test_call_of_a_card_never_shown_does_not_say_that_it_was() -> None:
    table = dealt(LEEDS, *TAKEN, "B AS", "A calls KC from D")
    assert last_text(table).startswith("Refused: the card does not lie exposed.")
    assert "showed" not in last_text(table)


@pytest.mark.parametrize("seat", ["B", "C"])
def test_card_seen_in_the_deal_is_nobodys_doing(seat: str) -> None:
    text = last_text(dealt(PROFESSOR, f"{seat} faces KD"))
    assert "was shown during the deal" in text
    assert f"{seat} showed" not in text


def at_a_bridge(*texts: str) -> RefereedTable:
    """Return the table at a Bridge: A deals, the adversaries have four points and the dealer's side two."""
    code = load_code(PROFESSOR)
    points = code.seating.by_side(2).replaced(code.seating.side_of(Seat.B), 4)
    table = deal_begins(new_table(code, dealer=Seat.A, points=points))
    return done(table, "A turns up 9S", "D says score", *texts)


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        pytest.param(("B orders up",), "it counts as a pass. It stands if A or C allows it.", id="forbidden"),
        pytest.param(
            ("B orders up", "A chooses allow-ordering-up"),
            "adversaries may order up after all; the order of B stands.",
            id="allowed",
        ),
        pytest.param(("A chooses allow-ordering-up",), "may order up after all. [", id="no order yet"),
    ],
)
def test_order_after_talk_at_a_bridge_may_still_stand(texts: tuple[str, ...], said: str) -> None:
    assert said in last_text(at_a_bridge(*texts))


def test_words_to_the_partner_may_have_been_no_hint() -> None:
    before = dealt(PROFESSOR, *TAKEN, "B AS")
    (said,) = new_claims(before, done(before, "B says advice"))
    assert said.startswith("If it was meant as a hint to the partner, A or C may claim it, ")
    assert said.endswith("type 'A claims advice'.")


def test_other_claims_need_no_condition() -> None:
    before = dealt(MODERN, *TAKEN)
    (said,) = new_claims(before, done(before, "D AS"))
    assert said.startswith("A or C may claim it, ")


@pytest.mark.parametrize(
    ("plays", "against"),
    [
        pytest.param(("B AC", "C 8C", "D KS"), "D", id="who did not follow suit"),
        pytest.param(("B AC", "C 8C", "D KC"), "B", id="nobody did not"),
    ],
)
def test_example_of_a_claim_names_who_may_have_revoked(plays: tuple[str, ...], against: str) -> None:
    table = dealt(PROFESSOR, *TAKEN, *plays, "A 9C", "A claims revoke")
    assert f"such as 'A claims revoke against {against}'" in last_text(table)


def test_dealer_who_turns_up_first_is_told_so() -> None:
    table = dealt(PROFESSOR, "A deals 3-2", "A deals 3-2")
    assert "A turns up a card first" in last_text(table)
