"""What the referee answers before the first deal, and where a code has no law or the table no such matter."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

import pytest

from euchre.acts import Manner, PlayAlone, TakeOver, read_act
from euchre.cards import Card
from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES, load_code
from euchre.seats import Seat
from euchre.table import RefereedTable, Verdict, after, deal_begins, new_table
from euchre.table.announcing import announces_late, is_late_offer, says_alone_apart
from euchre.table.binding import obeying
from euchre.table.irregularities.dealing import deal_out_of_turn
from euchre.table.state import Finding, Order, OrderKind, with_ledger
from euchre.table.terms.deadlines import DEADLINES
from euchre.table.terms.excuses import is_allowed
from euchre.table.words.offered import claims_possible
from euchre.table.words.still_open import beside_choices, still_open
from tests.table.acting import dealt
from tests.table.test_play import table_of, verdicts


def turned(code: str = "leeds-dwight-1888", *acts: str) -> RefereedTable:
    """Return a table with 9H turned up, and some acts done."""
    return dealt(code, "A turns up 9H", *acts)


@pytest.mark.parametrize("code", CODE_NAMES)
def test_a_card_cut_for_the_deal_has_to_be_named(code: str) -> None:
    with pytest.raises(EuchreError, match=r"'A draws \?\?' names no card"):
        after(new_table(load_code(code)), read_act("A draws ??"))


@pytest.mark.parametrize("code", CODE_NAMES)
def test_a_card_called_before_the_first_deal_is_refused(code: str) -> None:
    now = after(new_table(load_code(code)), read_act("A calls AH from B"))
    assert [ruling.verdict for ruling in now.rulings] == [Verdict.REFUSED]


@pytest.mark.parametrize("code", CODE_NAMES)
def test_nothing_is_open_before_the_first_deal(code: str) -> None:
    table = new_table(load_code(code))
    assert (still_open(table), beside_choices(table), claims_possible(table)) == ((), (), ())
    assert not table.is_dealing
    for act in (PlayAlone(Seat.A), TakeOver(Seat.A), read_act("A AS")):
        assert not any(says(table, act) for says in (says_alone_apart, is_late_offer, announces_late))


def test_an_order_to_pass_is_named_and_leaves_all_cards_open() -> None:
    table = turned()
    order = Order(kind=OrderKind.PASS, seats=(Seat.B,), irregularity="early-call")
    table = with_ledger(table, orders=(order,))
    assert beside_choices(table) == ("B has to pass.",)
    cards = (Card("AS"), Card("9C"))
    assert obeying(table.deal, order, cards) == cards


def without(table: RefereedTable, irregularity: str) -> RefereedTable:
    """Return the table under a code that has no law about an irregularity."""
    left = {name: row for name, row in table.code.provisions.items() if name != irregularity}
    code = replace(table.code, provisions=MappingProxyType(left))
    return deal_begins(new_table(code, dealer=Seat.A))


def test_what_no_law_speaks_of_is_allowed() -> None:
    finding = Finding("play-out-of-turn", Seat.B)
    assert is_allowed(without(turned(), "play-out-of-turn"), finding)
    assert not is_allowed(turned(), Finding("revoke", Seat.B))


def test_tricks_shown_prove_nothing_where_no_law_speaks_of_a_revoke() -> None:
    table = without(turned(), "revoke")
    shown = after(after(table, read_act("A turns up 9H")), read_act("A shows tricks"))
    assert [ruling for ruling in shown.rulings if ruling.irregularity == "revoke"] == []


def test_a_dealer_without_the_five_best_trumps_announces_no_jamboree() -> None:
    acts = ("A deals 3-2", "A holds 9C TC QC KC AC", "A turns up 9H", *(f"{seat} passes" for seat in "BCD"))
    table = deal_begins(new_table(load_code("professor-1862"), dealer=Seat.A))
    for text in (*acts, "A takes up"):
        table = after(table, read_act(text))
    assert not announces_late(table, PlayAlone(Seat.A, Manner.JAMBOREE))


@pytest.mark.parametrize("text", ["table claims revoke", "table admits revoke", '"Ann" claims revoke'])
def test_only_a_player_claims_or_admits_a_revoke(text: str) -> None:
    table = table_of("leeds-dwight-1888", "B AS", "C QD")
    now = after(table, read_act(text))
    assert now.ledger.claims == ()
    assert all(verdict is Verdict.REFUSED for _, verdict in verdicts(now))


def test_the_card_that_counts_is_one_of_those_played_together() -> None:
    table = table_of("leeds-dwight-1888", "B AS", "C plays AD KD together")
    now = after(table, read_act("B chooses play QD"))
    (ruling,) = now.last_rulings
    assert (ruling.verdict, ruling.why) == (Verdict.REFUSED, "it is none of the cards played together")


def test_a_deal_is_accepted_once_nobody_may_object_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("leeds-dwight-1888", "B AS", "C QD", "D 9C", "A 9D", "D KC")
    (case,) = table.open_cases
    assert not DEADLINES["holders-gone"](table, table, case, read_act("B KS"))
    monkeypatch.setattr("euchre.table.terms.deadlines.holders_of", lambda table, case: ())
    assert DEADLINES["deal-accepted"](table, table, case, read_act("B KS"))


def test_a_deal_for_another_is_found_while_no_case_tells_of_it() -> None:
    table = deal_begins(new_table(load_code("modern"), dealer=Seat.A))
    told = with_ledger(table, rightful=Seat.B)
    found = [finding.irregularity for finding in deal_out_of_turn(table, told, read_act("A shuffles"))]
    assert found == ["deal-out-of-turn"]
    assert list(deal_out_of_turn(table, table, read_act("A shuffles"))) == []
