"""Table acts that break no law in their place, and impossible acts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from euchre.acts import TableAct, read_act
from euchre.deal import awaited
from euchre.errors import EuchreError
from euchre.laws import load_code
from euchre.seats import BySide, Seat
from euchre.table import CaseStatus, RefereedTable, Verdict, after, new_table
from euchre.table.binding import due_as_bound, obeying
from euchre.table.names import choice_in
from euchre.table.physical.handling import passed_over
from euchre.table.remedies.general import offenders_side
from euchre.table.remedies.in_play import makers_tricks_seen
from euchre.table.state import Case, Order, OrderKind
from tests.table.acting import dealt
from tests.table.test_play import HELD, PLAYED, table_of

LEEDS = "leeds-dwight-1888"
BOTH = load_code(LEEDS).seating.sides


def up(code: str, *texts: str) -> RefereedTable:
    return dealt(code, "A deals 3-2", *HELD, "A turns up 9H", *texts)


@pytest.mark.parametrize(
    "table",
    [
        table_of(LEEDS, "B points out trick"),
        table_of(LEEDS, *PLAYED[:3], "B points out trick"),
        table_of(LEEDS, "B names spades"),
        up(LEEDS, "B names spades"),
        dealt(LEEDS, "A deals 3 to B", "A mixes the cards"),
        table_of(LEEDS, "table voids the deal and deals again", "A faces 9H"),
        table_of(LEEDS, "B refuses penalty"),
        table_of(LEEDS, "A+C refuses penalty"),
        table_of(LEEDS, "B consults about penalty"),
        table_of(LEEDS, "B names KH"),
    ],
    ids=lambda table: f"{table.code.name} {len(table.deal.acts)}",
)
def test_act_that_breaks_no_law_is_no_case(table: RefereedTable) -> None:
    assert table.ledger.cases == ()


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        (("B ??",), "names no card; what is shown is seen by all"),
        (("B plays ?? AS together",), "names no card"),
        (("B plays ?? to trick 1",), "names no card"),
        (("B AS", "B takes back KS"), "B has not played KS"),
        (("table plays AS KS together",), "table has no cards"),
        (("table counts 5",), "a player counts, or the hand is named"),
        (("B changes the discard to KS",), "B has put nothing out"),
    ],
)
def test_impossible_table_act_is_refused(texts: tuple[str, ...], message: str) -> None:
    with pytest.raises(EuchreError, match=message):
        table_of(LEEDS, *texts)


def test_nobody_is_passed_over_before_a_trick_is_begun() -> None:
    assert passed_over(table_of(LEEDS).deal) == ()


def test_before_the_first_deal_there_is_none() -> None:
    with pytest.raises(LookupError, match="no deal has begun"):
        _ = new_table(load_code(LEEDS)).deal


def test_hands_given_up_count_every_trick_that_perfect_play_brings() -> None:
    suits = ("A holds 7D 8D 9D TD QD", "C holds 7S 8S 9S TS QS", "D holds 7C 8C 9C TC QC")
    assert makers_tricks_seen(table_of(LEEDS, held=("B holds JH JD AH KH QH", *suits)).deal) == 5


def test_hands_that_nobody_knows_give_the_makers_no_more_than_they_have() -> None:
    table = table_of(LEEDS, held=HELD[:2])
    assert makers_tricks_seen(table.deal) == 0


def test_pack_chosen_stays_while_a_game_is_on() -> None:
    table = new_table(load_code("professor-1862"), dealer=Seat.A, points=BySide(BOTH, (1, 0)))
    for text in ("A brings pack blue", "C brings pack red", "B brings pack green"):
        table = after(table, read_act(text))
    assert [pack for _, pack in table.packs] == ["blue", "green"]


def test_card_taken_back_from_a_hand_nobody_knows_owns_to_a_revoke() -> None:
    played = table_of(LEEDS, "B AS", "C QD", held=HELD[:2])
    mended = after(played, read_act("C takes back QD"))
    assert played.deal.tricks[0].seats == (Seat.B, Seat.C)
    assert mended.deal.tricks[0].seats == (Seat.B,)


def test_card_that_followed_suit_is_not_taken_back_from_a_hand_nobody_knows() -> None:
    table = table_of(LEEDS, "B AS", "C TS", "C takes back TS", held=HELD[:2])
    assert table.deal.tricks[0].seats == (Seat.B, Seat.C)


def test_revoke_is_claimed_by_a_player_against_another() -> None:
    (ruling,) = table_of("jerome-1877", "B AS", "B claims revoke").last_rulings
    assert (ruling.verdict, ruling.why) == (
        Verdict.REFUSED,
        "the claim has to name the player, such as 'B claims revoke against C'",
    )


def test_fault_of_nobody_belongs_to_no_side() -> None:
    table = table_of(LEEDS)
    case = Case(number=0, irregularity="revoke", offender=None, status=CaseStatus.HIDDEN)
    with pytest.raises(LookupError, match="nobody is answerable for revoke"):
        offenders_side(table, case)


@pytest.mark.parametrize("kind", [OrderKind.PASS, OrderKind.SHUFFLE, OrderKind.HIGHEST, OrderKind.WIN])
def test_order_that_is_not_about_the_lead_leaves_it_free(kind: OrderKind) -> None:
    deal = table_of(LEEDS).deal
    cards = deal.hands[Seat.B]
    assert obeying(deal, Order(kind=kind, seats=(Seat.B,), irregularity="revoke"), cards) == cards


def test_dummy_taken_is_counted_no_more() -> None:
    texts = ("A turns up 9H", "B orders up", "A discards ??", "B takes the dummy")
    table = dealt("modern-3", "A deals 3-2", *texts)
    assert after(table, read_act("A counts 2 in dummy")).deal.pack == table.deal.pack


def test_player_bound_to_pass_has_no_other_call() -> None:
    texts = ("A turns up KS", "B passes", "C passes", "D passes", "A turns down")
    table = dealt(LEEDS, "A deals 3-2", *texts, "B makes spades", "B names clubs", "C passes")
    due = next(one for one in awaited(table.deal) if one.actor is Seat.D)
    assert len(due.acts) > 1
    assert [act.words for act in due_as_bound(table, due).acts] == ["passes"]
    assert due_as_bound(table, replace(due, actor=Seat.A)) == replace(due, actor=Seat.A)


def test_what_a_case_lacks_is_named() -> None:
    case = Case(number=0, irregularity="imperfect-pack", offender=None, status=CaseStatus.OPEN)
    with pytest.raises(LookupError, match="nobody is answerable for imperfect-pack"):
        _ = case.known_offender
    with pytest.raises(LookupError, match="imperfect-pack is about no trick"):
        _ = case.known_trick


def test_a_remedy_with_a_card_is_chosen_by_somebody() -> None:
    with pytest.raises(LookupError, match="chosen by a player"):
        choice_in(None)


def test_an_act_without_a_matter_says_so() -> None:
    act = read_act("A takes up the hand")
    assert isinstance(act, TableAct)
    with pytest.raises(LookupError, match="is about no matter"):
        _ = act.topic
