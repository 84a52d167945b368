"""Remedies for irregular calls: who has to pass, and whose call counts."""

from __future__ import annotations

from .. import game
from ..acts import Act, Call, CallKind, Discard, Manner, TableAct, TurnUp
from ..copying import replace
from ..deal import Deal, Stage
from ..deal import after as deal_after
from ..deal.state import Calling, deal_with, seat_of
from ..deciding import decides
from ..seats import Seat
from .announcing import lacks_jamboree
from .names import REMEDIES
from .state import (
    Case,
    CaseStatus,
    Finding,
    Order,
    OrderKind,
    RefereedTable,
    brings_up,
    dealers_adversaries,
    with_case,
    with_deal,
    with_ledger,
)


@REMEDIES.add("partner-passes", "{partner} has to pass in the second round")
def partner_passes(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the offender's partner has to pass in the second round, where alone the suit let out could be
    made (leeds-dwight-1888 79)."""
    return _has_to_pass(table, case, _partner(table, case), Stage.MAKING)


@REMEDIES.add(
    "let-lapse",
    "the call counts for nothing, and {partner} has to pass",
    choice="let the call lapse, and {partner} has to pass",
)
def let_lapse(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the late call counts for nothing, and the caller's partner has to pass in this round
    (leeds-dwight-1888 80)."""
    return _has_to_pass(table, case, _partner(table, case), Stage.ORDERING)


@REMEDIES.add(
    "hold-to-it", "that trump stands, with {side} as its makers", choice="hold {side} to that trump"
)
def hold_to_it(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the offender's side are makers of the trump that was called too late (leeds-dwight-1888
    80)."""
    deal, caller = table.deal, case.known_offender
    call = Call(caller, _word_after_pass(deal, caller), manner=Manner.PARTNERSHIP)
    settled = deal_after(deal_with(deal, {"turn": caller}), call)
    return with_deal(table, deal_with(settled, {"acts": deal.acts}))


@decides(irregularities="bridge-talk-allowed")
@REMEDIES.add(
    "forbid-ordering-up", "the dealer's adversaries may not order up", choice="forbid them to order up"
)
def forbid_ordering_up(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the dealer's adversaries may not order up, and an order that they have given already is
    undone (professor-1862 L31)."""
    side = table.code.seating.side_of(case.known_offender).seats
    return _has_to_pass(_with_order_undone(table, side), case, side, Stage.ORDERING)


def _with_order_undone(table: RefereedTable, side: tuple[Seat, ...]) -> RefereedTable:
    """Return the table with the order of a side turned into a pass, its discard and a lone hand with it."""
    deal = table.deal
    maker = deal.calling.maker
    if maker not in side:
        return table
    hands = list(deal.hands)
    for seat, card in deal.discards:
        hands[seat] = (*(one for one in hands[seat] if one is not deal.turn_up), card)
    calls = tuple(call for call in deal.calling.calls if not call.word.makes_trump)
    changes = {
        "calling": Calling(calls=(*calls, Call(maker, CallKind.PASS))),
        "stage": Stage.ORDERING,
        "turn": table.code.seating.left_of(maker),
        "hands": tuple(hands),
        "discards": (),
        "exchanged": False,
        "turn_up_in_hand": False,
    }
    return with_deal(table, deal_with(deal, changes))


@REMEDIES.add(
    "allow-ordering-up",
    "the dealer's adversaries may order up after all",
    choice="let them order up after all",
)
def allow_ordering_up(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Return the dealer's side lets the adversaries order up after all, and an order that they have given
    meanwhile or before stands; the dealer may still say otherwise than the partner (professor-1862 B6)."""
    if act is not None and act.actor != table.deal.dealer:
        table = brings_up(table, Finding("bridge-talk-allowed", case.offender))
    orders = tuple(order for order in table.ledger.orders if order.irregularity != case.irregularity)
    table, deal = with_ledger(table, orders=orders), table.deal
    side = table.code.seating.side_of(case.known_offender).seats
    given = (act for act in _said_in_round(table) if isinstance(act, Call) and act.actor in side)
    order = next((act for act in given if act.word.accepts_turn_up), None)
    if order is None:
        return table
    settled = deal_after(deal_with(deal, {"turn": order.actor}), in_right_words(deal, order))
    return with_deal(table, deal_with(settled, {"acts": deal.acts}))


def has_to_pass(table: RefereedTable, seat: Seat) -> bool:
    """Return whether a player has to pass in this round of calls."""
    return any(
        order.kind is OrderKind.PASS and seat in order.seats and order.stage is table.deal.stage
        for order in table.ledger.orders
    )


@decides(irregularities="call-while-bound")
def call_that_counts(table: RefereedTable, call: Call) -> Call:
    """Return the call as it counts: a pass, or the turning down of a dealer, where the speaker has to pass; a
    call with the partner, where they may not play alone."""
    call = in_right_words(table.deal, call)
    if has_shown_before_alone(table, call) or lacks_jamboree(table.deal, call):
        call = replace(call, manner=Manner.PARTNERSHIP)
    if not isinstance(call.actor, Seat) or not has_to_pass(table, call.actor) or not call.word.makes_trump:
        return call
    turns_down = call.actor == table.deal.dealer and table.deal.stage is Stage.ORDERING
    return replace(
        call,
        word=CallKind.TURN_DOWN if turns_down else CallKind.PASS,
        suit=None,
        manner=Manner.PARTNERSHIP,
    )


def passes_after_partner(table: RefereedTable, call: Call) -> bool:
    """Return whether a player who might have taken the hand over passes instead, heard or not what the
    partner has called; a pass bars from playing alone whenever it is said (leeds-dwight-1888 81, 93,
    jerome-1877 7.2, professor-1862 A11)."""
    deal = table.deal
    maker = deal.calling.maker
    is_pass = call.word in (CallKind.PASS, CallKind.TURN_DOWN) and call.manner is Manner.PARTNERSHIP
    if not is_pass or maker is None or deal.tricks or not table.code.take_over:
        return False
    return call.actor == table.code.seating.partner(maker) and deal.calling.lone != call.actor


def with_pass_after_partner(table: RefereedTable, call: Call) -> RefereedTable:
    """Return the table on which such a pass is among the calls that counted."""
    calling = table.deal.calling
    if not passes_after_partner(table, call) or calling.has_passed(seat_of(call)):
        return table
    calls = (*calling.calls, replace(call, word=CallKind.PASS))
    return with_deal(table, deal_with(table.deal, {"calling": replace(calling, calls=calls)}))


def has_shown_before_alone(table: RefereedTable, call: Call) -> bool:
    """Return whether a player who wants to play alone has shown a card, where the code forbids it then
    (leeds-dwight-1888 95)."""
    if call.manner is Manner.PARTNERSHIP or table.provision("alone-after-showing") is None:
        return False
    return any(deed.actor == call.actor for deed in table.deeds("exposes {cards}", "lays open the hand"))


@decides("jerome-1877 6.10")
def takes_up_by_discarding(table: RefereedTable, act: Act) -> bool:
    """Return whether the dealer, to whom all have passed, exchanges a card for the turn-up without a word,
    which takes it up."""
    deal = table.sitting.deal
    if deal is None or not isinstance(act, Discard) or deal.stage is not Stage.ORDERING:
        return False
    return act.actor == deal.dealer == deal.turn and not has_to_pass(table, deal.dealer)


def dealer_acts_over_partner(table: RefereedTable, act: Act) -> bool:
    """Return whether the dealer turns down, or throws up the cards in the second round, before the partner
    has spoken, and acts for the side by it."""
    deal = table.sitting.deal
    if deal is None or act.actor != deal.dealer or not _may_silence_partner(table):
        return False
    return deal.turn == table.code.seating.partner(deal.dealer) and _ends_his_say(deal, act)


@decides("jerome-1877 6.21", "leeds-dwight-1888 82")
def _may_silence_partner(table: RefereedTable) -> bool:
    """Return whether a dealer who ends the round does it for the partner as well: under some codes as soon as
    the partner's turn has come, under others once both adversaries have passed, in turn or too early."""
    row = table.provision("silent-partner")
    if row is None or not row.says("adversaries-passed"):
        return row is not None
    return all(_has_passed_in_round(table, seat) for seat in dealers_adversaries(table))


def _has_passed_in_round(table: RefereedTable, seat: Seat) -> bool:
    """Return whether a player has passed in the round of calls that is on, by a word or by throwing in the
    cards."""
    thrown = any(act.actor == seat and passes_by_throw(table, act) for act in _said_in_round(table))
    return thrown or has_said_pass(table, seat)


@decides(irregularities="silent-partner")
def with_silent_passes(table: RefereedTable) -> RefereedTable:
    """Return the table with the passes that silence made: once the dealer has acted for the side, the partner
    and players who passed before their turn have passed, and the dealer's own word stands in its turn."""
    while (call := _silent_pass(table)) is not None:
        table = _with_unspoken(table, call)
    return table


def is_silenced(before: RefereedTable, now: RefereedTable) -> bool:
    """Return whether the dealer's partner, silent so far, has been made to pass by what was said since."""
    deal, partner = before.deal, before.code.seating.partner(before.deal.dealer)
    if partner is None or deal.stage not in (Stage.ORDERING, Stage.MAKING) or has_called(before, partner):
        return False
    spoke = any(act.actor == partner for act in now.deal.acts[len(deal.acts) :])
    return not spoke and _calls_counted(now, partner) > _calls_counted(before, partner)


def _calls_counted(table: RefereedTable, seat: Seat) -> int:
    return sum(call.actor == seat for call in table.deal.calling.calls)


def _with_unspoken(table: RefereedTable, call: Call) -> RefereedTable:
    """Return the table with a call that counts now and is not spoken now."""
    acts = table.deal.acts
    counted = replace(table, sitting=game.after(table.sitting, call))
    return with_round_noted(table, with_deal(counted, deal_with(counted.deal, {"acts": acts})))


def with_round_noted(before: RefereedTable, now: RefereedTable) -> RefereedTable:
    """Return the table with a note of where the second round of calls begins, if a call has begun it."""
    begins = before.deal.stage is Stage.ORDERING and now.deal.stage is Stage.MAKING
    return with_ledger(now, second_round=len(now.deal.acts)) if begins else now


def _silent_pass(table: RefereedTable) -> Call | None:
    deal = table.deal
    if table.provision("silent-partner") is None or deal.turn is None:
        return None
    said = _said_in_round(table)
    if any(act.actor == deal.turn and passes_by_throw(table, act) for act in said):
        return Call(deal.turn, CallKind.PASS)
    if not any(act.actor == deal.dealer and _ends_his_say(deal, act) for act in said):
        return None
    if not _may_silence_partner(table):
        return None
    if deal.turn == deal.dealer:
        return Call(deal.turn, CallKind.TURN_DOWN if deal.stage is Stage.ORDERING else CallKind.PASS)
    passed = any(
        isinstance(act, Call) and act.word is CallKind.PASS and act.actor == deal.turn for act in said
    )
    if deal.turn == table.code.seating.partner(deal.dealer) or passed:
        return Call(deal.turn, CallKind.PASS)
    return None


@decides(irregularities="early-call")
def with_early_calls(table: RefereedTable) -> RefereedTable:
    """Return the table with the calls that were made too early and count now, because the turn of their
    players has come (jerome-1877 s.7)."""
    while (case := _early_call(table)) is not None:
        call = table.deal.acts[case.since - 1]
        assert isinstance(call, Call)
        table = with_case(table, replace(case, status=CaseStatus.LAPSED))
        table = _with_unspoken(table, call_that_counts(table, call))
    return table


def _early_call(table: RefereedTable) -> Case | None:
    """Return the case of a call that was made too early by the player whose turn it is now."""
    deal = table.deal
    if deal.stage not in (Stage.ORDERING, Stage.MAKING):
        return None
    return None if deal.turn is None else _waiting_call(table, deal.turn)


def _waiting_call(table: RefereedTable, seat: Seat) -> Case | None:
    """Return the case of a call that a player made too early in this round and that has not counted yet."""
    begun = len(table.deal.acts) - len(_said_in_round(table))
    for case in table.ledger.cases:
        is_theirs = case.irregularity == "early-call" and case.offender == seat
        if is_theirs and case.status is CaseStatus.SETTLED and case.since > begun:
            return case
    return None


@decides("jerome-1877 5.6", irregularities="early-call")
def calls_released(before: RefereedTable, now: RefereedTable) -> tuple[Seat, ...]:
    """Return the players who were held to a call made too early, and are not any more, since the card that
    they called on has gone back."""
    if before.sitting.deal is None or now.deal.turn_up is not None:
        return ()
    return tuple(seat for seat in before.code.seating.seats if _waiting_call(before, seat) is not None)


def repeats_early_call(table: RefereedTable, call: Call) -> bool:
    """Return whether a player says once more what they are held to since they said it too early."""
    deal = table.deal
    early = any(case.irregularity == "early-call" for case in table.ledger.cases)
    return early and deal.stage is Stage.PREPARING and call in deal.acts and call.actor == deal.calling.maker


def belongs_to_round(deal: Deal, call: Call) -> bool:
    """Return whether a call is one of the round that is on, in turn or not; where the suit turned down may
    not be named, that is a pass, or no call at all."""
    if deal.stage is Stage.ORDERING:
        return call.word is not CallKind.MAKE
    is_void = call.suit is deal.turned_suit and deal.code.naming_turned_down_suit == "void"
    makes = call.word is CallKind.MAKE and not is_void
    return deal.stage is Stage.MAKING and (makes or call.word is CallKind.PASS)


def has_called(table: RefereedTable, seat: Seat) -> bool:
    """Return whether a player has had their say in the round of calls that is on, in turn or too early."""
    deal = table.deal
    counted = sum(call.actor == seat for call in deal.calling.calls)
    return counted >= (1 if deal.stage is Stage.ORDERING else 2) or _waiting_call(table, seat) is not None


@decides("jerome-1877 9.7 6.21")
def passes_by_throw(table: RefereedTable, act: Act) -> bool:
    """Return whether a player throws in cards in the second round of calls, where that is a pass and no
    more."""
    deal, row = table.sitting.deal, table.provision("cards-thrown-in")
    if deal is None or row is None or row.unless != "counts-as-pass":
        return False
    return deal.stage is Stage.MAKING and act.actor in table.code.seating.seats and _throws_in(act)


def has_said_pass(table: RefereedTable, seat: Seat) -> bool:
    """Return whether a player has passed by a word in this round of calls, and not by silence; to name the
    suit turned down is a pass."""
    suit = table.deal.turned_suit if table.deal.stage is Stage.MAKING else None
    said = (act for act in _said_in_round(table) if isinstance(act, Call) and act.actor == seat)
    return any(not call.word.makes_trump or (suit is not None and call.suit is suit) for call in said)


def _said_in_round(table: RefereedTable) -> tuple[Act, ...]:
    """Return the acts since the round of calls that is on began, with the turn-up or when it was turned
    down."""
    deal = table.deal
    if deal.stage is not Stage.ORDERING:
        return deal.acts[table.ledger.second_round :]
    turned = [place + 1 for place, act in enumerate(deal.acts) if isinstance(act, TurnUp)]
    return deal.acts[max(turned, default=0) :]


def _ends_his_say(deal: Deal, act: Act) -> bool:
    if deal.stage is Stage.ORDERING:
        return isinstance(act, Call) and act.word is CallKind.TURN_DOWN
    return deal.stage is Stage.MAKING and _throws_in(act)


def _throws_in(act: Act) -> bool:
    return isinstance(act, TableAct) and act.is_one_of("throws down the hand", "throws in {cards}")


def _has_to_pass(table: RefereedTable, case: Case, seats: tuple[Seat, ...], stage: Stage) -> RefereedTable:
    order = Order(kind=OrderKind.PASS, seats=seats, irregularity=case.irregularity, stage=stage)
    orders = table.ledger.orders
    return table if order in orders else with_ledger(table, orders=(*orders, order))


def _partner(table: RefereedTable, case: Case) -> tuple[Seat, ...]:
    partner = table.code.seating.partner(case.known_offender)
    return () if partner is None else (partner,)


def accepting_word(deal: Deal, seat: Seat) -> CallKind:
    """Return the word with which a player accepts the turn-up: the dealer's, the partner's or an
    adversary's."""
    if seat == deal.dealer:
        return CallKind.TAKE_UP
    return CallKind.ASSIST if seat in deal.code.seating.side_of(deal.dealer).seats else CallKind.ORDER_UP


def in_right_words(deal: Deal, call: Call) -> Call:
    """Return a call in the words of its player: any words count that are understood, as all codes have it.

    An adversary 'orders up', the dealer's partner 'assists', the dealer 'takes up' or 'turns down'.
    """
    if not isinstance(call.actor, Seat) or deal.stage is not Stage.ORDERING:
        return call
    if call.word.accepts_turn_up:
        return replace(call, word=accepting_word(deal, call.actor))
    if call.word in (CallKind.PASS, CallKind.TURN_DOWN) and call.manner is Manner.PARTNERSHIP:
        word = CallKind.TURN_DOWN if call.actor == deal.dealer else CallKind.PASS
        return replace(call, word=word)
    return call


def _word_after_pass(deal: Deal, seat: Seat) -> CallKind:
    """Return how a player who has passed accepts the turn-up after all; the dealer's word ends the round."""
    return CallKind.ASSIST if seat in deal.code.seating.side_of(deal.dealer).seats else CallKind.ORDER_UP
