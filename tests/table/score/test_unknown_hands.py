"""Claims of a revoke by a player whose hand nobody has told the referee."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table import RefereedTable, Verdict, after
from euchre.table.words.rulings import ruling_text, what_happened
from euchre.table.words.still_open import still_open
from tests.table.acting import dealt

_NEEDED = "the record does not know the hand of A: look at it, and type 'A admits revoke' if A could have"


def table_of(*texts: str, code: str = "modern") -> RefereedTable:
    """Return a deal of unknown hands by A with some acts; A has played a diamond to the spade that B led."""
    begun = ("A deals 3-2", "A turns up KH", "B orders up", "A discards ??", "B AS", "C 9S", "D TS", "A 9D")
    return dealt(code, *begun, *texts)


@pytest.mark.parametrize(
    "claim", ["claims revoke against A", "claims revoke", "claims revoke against A in trick 1"]
)
def test_claim_against_a_hand_that_nobody_knows_stands_with_what_is_needed(claim: str) -> None:
    table = table_of(f"B {claim}")
    (ruling,) = table.last_rulings
    assert ruling.verdict is Verdict.HEARD
    assert _NEEDED in ruling_text(ruling, table.code)
    assert any(one.startswith("B's claim of a revoke by A") for one in still_open(table))


def test_admission_rules_on_the_claim_by_the_law() -> None:
    table = table_of("B claims revoke against A", "A admits revoke")
    (ruling,) = table.last_rulings
    assert (ruling.verdict, ruling.offender, ruling.trick) == (Verdict.OFFERED, Seat.A, 1)
    paid = after(table, read_act("D chooses full-points"))
    assert "2 points go to B+D" in ruling_text(paid.last_rulings[-1], paid.code)
    assert still_open(paid) == ()


def test_a_revoke_is_admitted_without_a_claim() -> None:
    (ruling,) = table_of("A admits revoke").last_rulings
    assert (ruling.verdict, ruling.trick) == (Verdict.OFFERED, 1)


def test_a_later_card_proves_the_claim() -> None:
    table = table_of("B claims revoke against A", "B KS", "C QS", "D JC", "A JS", "B claims revoke against A")
    (ruling,) = table.last_rulings
    assert (ruling.verdict, ruling.trick) == (Verdict.OFFERED, 1)
    assert table.ledger.claims == ()


def test_nothing_has_happened_where_a_player_followed_suit() -> None:
    (ruling,) = table_of("B claims revoke against C").last_rulings
    assert (ruling.verdict, ruling.why) == (Verdict.REFUSED, "nothing of the kind has happened")


def test_a_claim_of_the_own_side_is_refused() -> None:
    (ruling,) = table_of("C claims revoke against A").last_rulings
    assert ruling.verdict is Verdict.REFUSED


def test_mixing_the_cards_before_the_hand_is_seen_proves_the_claim() -> None:
    table = table_of("B claims revoke against A", "A mixes the cards")
    assert [one.verdict for one in table.last_rulings if one.irregularity == "revoke"] == [Verdict.OFFERED]


def test_advice_is_given_to_another_player_where_nobody_has_a_partner() -> None:
    assert "partner" in what_happened("advice", load_code("modern"))
    for name in ("modern-2", "modern-3"):
        table = dealt(name, "A deals 3-2", "A turns up KH", "A says advice", "B claims advice")
        (ruling,) = table.last_rulings
        assert "A helped another player by words" in ruling_text(ruling, table.code)
        assert "partner" not in what_happened("advice", table.code)


def test_cards_of_an_unknown_hand_thrown_down_are_to_be_told() -> None:
    table = table_of("A throws down the hand", code="professor-1862")
    needed = "A's cards lie face up and may be called. Say which they are: 'A holds' and 4 cards."
    assert needed in still_open(table)
    told = after(table, read_act("A holds KH TD ?? ??"))
    assert "A has TD lying face up; it may be called." in still_open(told)
    assert needed in still_open(told)
    assert needed not in still_open(after(table, read_act("A holds KH TD 7C 8C")))
