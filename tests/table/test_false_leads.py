"""A false lead goes back when the cards played to it are taken back, or when the right player leads."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES, load_code
from euchre.seats import Seat
from euchre.table import RefereedTable, Verdict, after, deal_begins, new_table
from euchre.table.words.offered import open_offers, typed
from tests.table.acting import dealt
from tests.table.test_play import verdicts

FIRST_TRICK = ("B 8D", "C 7D", "D QD", "A AD")


def falsely_led(code: str, *texts: str) -> RefereedTable:
    """Return a table at which A won the first trick and D has led AS."""
    return dealt(code, "A turns up 9H", "B orders up", "A discards TS", *FIRST_TRICK, "D AS", *texts)


@pytest.mark.parametrize("code", ["leeds-dwight-1888", "professor-1862"])
def test_follower_who_may_recall_sends_the_lead_back_by_taking_back(code: str) -> None:
    table = falsely_led(code, "A 7S", "A takes back 7S")
    assert verdicts(table)[0] == ("lead-out-of-turn", Verdict.CHOSEN)
    assert table.deal.turn is Seat.A
    assert [str(one.card) for one in table.ledger.exposed] == ["AS"]


def test_follower_who_may_not_recall_has_to_leave_the_card() -> None:
    table = falsely_led("professor-1862", "A 7S", "B 9S", "B takes back 9S")
    assert [verdict for _, verdict in verdicts(table)] != [Verdict.CHOSEN]
    assert len(table.deal.tricks) == 2


def test_card_played_to_a_full_trick_stays() -> None:
    table = falsely_led("leeds-dwight-1888", "A 7S", "B 9S", "C KS", "A takes back 7S")
    assert verdicts(table)[0][0] == "card-changed"


@pytest.mark.parametrize("code", ["leeds-dwight-1888", "professor-1862", "jerome-1877"])
def test_right_lead_after_the_recall_stands(code: str) -> None:
    table = falsely_led(code, "A chooses recall", "A KC")
    assert table.deal.tricks[-1].leader is Seat.A
    assert [str(play.card) for play in table.deal.tricks[-1].plays] == ["KC"]


def test_card_played_over_a_false_lead_follows_it() -> None:
    assert falsely_led("leeds-dwight-1888", "A KC").deal.tricks[-1].leader is Seat.D


def test_choice_of_a_suit_is_open_after_a_right_lead_over_the_false_one() -> None:
    table = falsely_led("leeds-dwight-1888", "A chooses recall", "A KC")
    for text in ("B AC", "C 8C", "D TC", "C calls diamonds from B"):
        table = after(table, read_act(text))
    assert verdicts(table) == [("lead-recalled", Verdict.CHOSEN)]


def test_lone_players_false_lead_lies_open_after_the_right_lead() -> None:
    calls = ("B passes", "C passes", "D passes", "A takes up alone", "A discards QS")
    played = ("B 8D", "D AD", "A 7D", "A JC", "D chooses recall", "D KH", "D calls JC from A")
    table = dealt("leeds-dwight-1888", "A turns up 9C", *calls, *played)
    assert verdicts(table) == [("exposed-card", Verdict.CHOSEN)]


def test_player_who_may_send_back_two_cards_is_asked_whose() -> None:
    """A partner's false lead and an adversary's early card to it (jerome-1877 9.8, 9.9)."""
    table = falsely_led("jerome-1877", "C AC")
    sent_back = after(table, read_act("B chooses recall"))
    assert "'B chooses recall from C' or 'B chooses recall from D'" in (sent_back.rulings[-1].why or "")
    offers = {typed(table, case, Seat.B, "recall") for case, _ in open_offers(table)}
    assert offers == {"B chooses recall from C", "B chooses recall from D"}


@pytest.mark.parametrize("code", CODE_NAMES)
def test_card_of_unknown_hands_lies_in_a_trick_once(code: str) -> None:
    table = deal_begins(new_table(load_code(code), dealer=Seat.A))
    eldest = table.code.seating.left_of(Seat.A)
    for text in ("A turns up KH", f"{eldest} orders up", "A discards ??", f"{eldest} AS"):
        table = after(table, read_act(text))
    with pytest.raises(EuchreError, match="lies in the trick already"):
        after(table, read_act(f"{eldest} AS"))
