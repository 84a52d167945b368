"""The deal after an act, for every act that can physically happen.

An act against the law is recorded and moves the cards that it moves; an act without effect is only
recorded. `legality` says whether an act was lawful. Only physically impossible acts, such as playing a card
from an empty hand, are errors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..acts import (
    Act,
    AskNewDeal,
    Assent,
    Call,
    CallKind,
    Cut,
    DealOut,
    DeclineCut,
    DeclineTurnUp,
    DefendAlone,
    Discard,
    FixSuit,
    GiveCard,
    GoUnder,
    Holding,
    JamboneCall,
    LayDown,
    Manner,
    Objection,
    Play,
    PlayAlone,
    ReportResult,
    Shuffle,
    TakeDummy,
    TakeOver,
    ThrowIn,
    TurnUp,
    VoidDeal,
    Waiver,
)
from ..cards import JOKER, NO_TRUMP, UNKNOWN, Card
from ..copying import replace
from ..deciding import decides
from ..seats import Seat
from .ending.proposals import assented, laid_down, objected, thrown_in
from .ending.reported import reported
from .errors import IllegalAct, Reason
from .giving import card_given, discards_for_gift
from .hands import cards_still_held, with_hand, without
from .outcome import deal_over, nothing, outcome_of
from .rights import (
    allows_defending,
    dealer_exchanges,
    jambone_caller,
    may_add_alone,
    may_announce_jamboree,
    may_take_over,
    must_be_alone,
)
from .state import Calling, Deal, Ending, Result, Stage, Trick, deal_with, seat_of
from .weak_hands import gone_under, may_call_new_deal


def after(deal: Deal, act: Act) -> Deal:
    """Return the deal after an act.

    Raises IllegalAct for an act that is physically impossible, such as playing a card that is not there.
    """
    change = _CHANGES.get(type(act))
    if type(act) in _OF_A_SEAT and act.actor not in deal.code.seating.seats:
        raise IllegalAct(deal, act, Reason.NOT_NOW, f"{act.actor} does not play at this table")
    changes = change(deal, act) if change is not None else {}
    changes["acts"] = (*deal.acts, act)
    return deal_with(deal, changes)


Changes = dict[str, Any]

BEFORE_HANDS = (Stage.SHUFFLING, Stage.CUTTING, Stage.DEALING)
"""The stages before the cards are dealt."""


def _shuffle(deal: Deal, act: Shuffle) -> Changes:
    if deal.stage not in (Stage.SHUFFLING, Stage.CUTTING):
        return {}
    return {"pack": act.pack or (UNKNOWN,) * len(deal.code.pack), "stage": Stage.CUTTING}


def _cut(deal: Deal, act: Cut) -> Changes:
    if deal.stage is not Stage.CUTTING:
        return {}
    return {"pack": (*deal.pack[act.lifted :], *deal.pack[: act.lifted]), "stage": Stage.DEALING}


def _decline_cut(deal: Deal, act: DeclineCut) -> Changes:
    return {"stage": Stage.DEALING} if deal.stage is Stage.CUTTING else {}


@decides("professor-1862 T12", values="dummy")
def _deal_out(deal: Deal, act: DealOut) -> Changes:
    """Deal the hands; a shuffle or cut that is not recorded is assumed."""
    if deal.stage not in BEFORE_HANDS:
        return {}
    code = deal.code
    pack = list(deal.pack or (UNKNOWN,) * len(code.pack))
    seats = code.seating.from_left_of(deal.dealer)
    hands: list[tuple[Card, ...]] = [()] * code.players
    for packets in act.rounds:
        for place, seat in enumerate(seats):
            size = packets[place] if len(packets) > 1 else packets[0]
            hands[seat] += tuple(pack[:size])
            del pack[:size]
    hands = [told or dealt for told, dealt in zip(deal.hands, hands, strict=True)]
    dummy = tuple(pack[: code.dummy])
    return {"hands": tuple(hands), "dummy": dummy, "pack": tuple(pack[code.dummy :]), "stage": Stage.TURNING}


def _dealt_unseen(deal: Deal) -> Changes:
    """Return the changes of a dealing that is not recorded; none once the hands are dealt."""
    if deal.stage not in BEFORE_HANDS:
        return {}
    return _deal_out(deal, DealOut(deal.dealer, tuple((size,) for size in deal.code.packets[0])))


def _holding(deal: Deal, act: Holding) -> Changes:
    """Set the cards of a seat, which the record states as a fact."""
    return {"hands": with_hand(deal, seat_of(act), cards_still_held(deal, act))}


def _turn_up(deal: Deal, act: TurnUp) -> Changes:
    """Turn up a card; dealing that is not recorded is assumed."""
    changes = _dealt_unseen(deal)
    deal = deal_with(deal, changes)
    if deal.stage is not Stage.TURNING:
        return {}
    stage = Stage.FIXING if act.card is JOKER else Stage.ORDERING
    if act.card is UNKNOWN:
        raise IllegalAct(deal, act, Reason.TURN_UP, "all see the card turned up, so the record must name it")
    if act.card not in deal.pack and UNKNOWN not in deal.pack:
        raise IllegalAct(deal, act, Reason.TURN_UP, f"{act.card} is not on the talon")
    pack = without(deal.pack, (act.card,), deal, act)
    return {**changes, "turn_up": act.card, "pack": pack, "stage": stage, "turn": deal.eldest_hand}


def _fix_suit(deal: Deal, act: FixSuit) -> Changes:
    return {"fixed": act.suit, "stage": Stage.ORDERING} if deal.stage is Stage.FIXING else {}


@decides(values="naming_turned_down_suit no_trump")
def _call(deal: Deal, act: Call) -> Changes:
    if deal.stage not in (Stage.ORDERING, Stage.MAKING) or act.actor != deal.turn:
        return {}
    if act.word is CallKind.MAKE and (deal.stage is Stage.ORDERING or act.suit is deal.turned_suit):
        if deal.stage is Stage.ORDERING or deal.code.naming_turned_down_suit == "void":
            return {}
        act = Call(act.actor, CallKind.PASS)
    if act.word is CallKind.MAKE and (act.suit is None or (act.suit is NO_TRUMP and not deal.code.no_trump)):
        return {}
    if act.word.accepts_turn_up and (deal.stage is Stage.MAKING or must_be_alone(deal, act)):
        return {}
    calling = replace(deal.calling, calls=(*deal.calling.calls, act))
    return _settled(deal, calling, act) if act.word.makes_trump else _passed(deal, calling)


@decides("jerome-1877 6.12", values="all_pass")
def _passed(deal: Deal, calling: Calling) -> Changes:
    seat = deal.seat_in_turn
    if seat != deal.dealer:
        return {"calling": calling, "turn": deal.code.seating.left_of(seat)}
    if deal.stage is Stage.ORDERING:
        return {"calling": calling, "turn": deal.eldest_hand, "stage": Stage.MAKING}
    if deal.code.stick_the_dealer:
        return {}
    passes = deal.code.all_pass == "deal_passes"
    return {"calling": calling, **deal_over(nothing(deal, Result.ALL_PASSED, passes))}


def _ask_new_deal(deal: Deal, act: AskNewDeal) -> Changes:
    if not may_call_new_deal(deal, seat_of(act)):
        return {}
    return {"shown": (*deal.shown, seat_of(act)), **deal_over(nothing(deal, Result.VOID, deal_passes=False))}


@decides("professor-1862 T1 T2", "modern maker", reasons="call/too-late")
def _settled(deal: Deal, calling: Calling, call: Call) -> Changes:
    maker = seat_of(call)
    suit = call.suit if call.word is CallKind.MAKE else deal.turned_suit
    calling = replace(calling, trump=suit, maker=maker, accepted=call.word.accepts_turn_up)
    if call.manner is Manner.PARTNERSHIP or not deal.code.may_play_alone:
        return {"calling": calling, "stage": Stage.PREPARING, "turn": None}
    return _going_alone(deal, calling, maker, call.manner)


@decides("professor-1862 A2 A3 T6", reasons="play/sits-out")
def _going_alone(deal: Deal, calling: Calling, lone: Seat, manner: Manner) -> Changes:
    """Return the changes when a player is to play without a partner."""
    partner = deal.code.seating.partner(lone)
    out = () if partner is None else (partner,)
    calling = replace(calling, manner=manner, lone=lone, out=out)
    changes: Changes = {"calling": calling, "stage": Stage.PREPARING, "turn": None}
    if manner is Manner.JAMBOREE:
        shown = deal_with(deal, {"calling": calling})
        ended = deal_over(outcome_of(shown, Ending.SHOWN, deal.code.hand_size))
        return {**changes, "shown": (lone,), **ended}
    return changes


def _play_alone(deal: Deal, act: PlayAlone) -> Changes:
    upgrade = act.manner is Manner.JAMBOREE and may_announce_jamboree(deal) == act.actor
    if may_add_alone(deal) != act.actor and not upgrade:
        return {}
    return _going_alone(deal, deal.calling, seat_of(act), act.manner)


def _take_over(deal: Deal, act: TakeOver) -> Changes:
    if may_take_over(deal) != act.actor:
        return {}
    calling = deal.calling
    if calling.announced is None:
        calling = replace(calling, announced=calling.lone)
    else:
        waiving = tuple(seat for seat in deal.makers if seat != act.actor)
        calling = replace(calling, announced=None, waived=(*calling.waived, *waiving))
    return _going_alone(deal, calling, seat_of(act), act.manner)


@decides(reasons="table/nothing-to-waive")
def _waiver(deal: Deal, act: Waiver) -> Changes:
    if deal.stage not in (Stage.PREPARING, Stage.PLAYING):
        return {}
    return {"calling": replace(deal.calling, waived=(*deal.calling.waived, seat_of(act)))}


def _defend_alone(deal: Deal, act: DefendAlone) -> Changes:
    if not allows_defending(deal, act.actor):
        return {}
    seat = seat_of(act)
    partner = deal.code.seating.partner(seat)
    out = deal.calling.out if partner is None else (*deal.calling.out, partner)
    return {"calling": replace(deal.calling, duelist=seat, out=out)}


def _discard(deal: Deal, act: Discard) -> Changes:
    seat = seat_of(act)
    put_out = tuple((seat, card) for card in act.cards)
    if seat == deal.dealer and dealer_exchanges(deal) and len(act.cards) == 1:
        hand, holding = deal.hands[seat], deal.holding(seat)
        if act.cards[0] is UNKNOWN and not deal.code.may_bury_turn_up:
            cards = (*without(hand, act.cards, deal, act), *holding[len(hand) :])
        else:
            cards = without(holding, act.cards, deal, act)
        return {
            "hands": with_hand(deal, seat, cards),
            "exchanged": True,
            "turn_up_in_hand": True,
            "discards": (*deal.discards, *put_out),
        }
    if (deal.dummy_taken and seat == deal.calling.maker) or seat == discards_for_gift(deal):
        cards = without(deal.hands[seat], act.cards, deal, act)
        return {"hands": with_hand(deal, seat, cards), "discards": (*deal.discards, *put_out)}
    return {}


def _decline_turn_up(deal: Deal, act: DeclineTurnUp) -> Changes:
    """Leave the turn-up on the pack; declined where it may not be, or too late, it is still to be taken
    (professor-1862 S14, leeds-dwight-1888 86)."""
    is_allowed = deal.code.may_decline_turn_up and not deal.tricks
    return {"exchanged": True} if is_allowed and act.actor == deal.dealer and dealer_exchanges(deal) else {}


def _take_dummy(deal: Deal, act: TakeDummy) -> Changes:
    calling = deal.calling
    if act.actor != calling.maker or calling.lone is not None or deal.dummy_taken or not deal.dummy:
        return {}
    seat = seat_of(act)
    if any(seat in trick.seats for trick in deal.tricks):
        return {}  # a maker who has played without the dummy has given it up (modern 3h-3)
    return {
        "hands": with_hand(deal, seat, (*deal.hands[seat], *deal.dummy)),
        "dummy": (),
        "dummy_taken": True,
    }


def _jambone_call(deal: Deal, act: JamboneCall) -> Changes:
    return {"called": act.card} if jambone_caller(deal) == act.actor else {}


def _no_play(deal: Deal, act: Play) -> str:
    """Return why no card can be played now."""
    if deal.is_over:
        return f"'{act}' cannot be done: the hand is over"
    return f"'{act}' cannot be done: trump is not settled yet" + (
        f", and {deal.turn} is to act" if deal.turn else ""
    )


@decides("modern winner-leads", reasons="play/not-your-turn")
def _play(deal: Deal, act: Play) -> Changes:
    """Put a card on the table, in turn or not; it belongs to the trick in progress unless its player has
    already played to that trick. Who plays on while a claim is open lets the claim drop."""
    calling = deal.calling
    if calling.trump is None or deal.is_over:
        raise IllegalAct(deal, act, Reason.NO_TRUMP_YET, _no_play(deal, act))
    seat = seat_of(act)
    holding = deal.holding(seat)
    hands = with_hand(deal, seat, without(holding, (act.card,), deal, act))
    trick = deal.trick
    if trick is None or seat in trick.seats:
        if act.card is UNKNOWN:
            raise IllegalAct(deal, act, Reason.NOT_HELD, "all see the card led, so the record must name it")
        last, before = Trick((act,), calling.trump), deal.tricks
    else:
        last, before = Trick((*trick.plays, act), calling.trump), deal.tricks[:-1]
    tricks = (*before, last)
    changes: Changes = {"hands": hands, "tricks": tricks, "stage": Stage.PLAYING, "claim": None}
    if len(holding) > len(deal.hands[seat]):
        changes["turn_up_in_hand"] = True
    if not deal.is_complete(last):
        changes["turn"] = _next_to_play(deal, last)
        return changes
    changes["turn"] = last.winner
    if len(tricks) == deal.code.hand_size:
        done = deal_with(deal, {"tricks": tricks})
        changes |= deal_over(outcome_of(done, Ending.PLAYED, done.makers_tricks()))
    return changes


def _next_to_play(deal: Deal, trick: Trick) -> Seat:
    """Return the first player from the leader's left who has not played to the trick."""
    out, seats = deal.calling.out, trick.seats
    return next(
        left for left in deal.code.seating.from_left_of(seats[0]) if left not in out and left not in seats
    )


def _void_deal(deal: Deal, act: VoidDeal) -> Changes:
    return deal_over(nothing(deal, Result.VOID, act.passes))


def _report_result(deal: Deal, act: ReportResult) -> Changes:
    return {**_dealt_unseen(deal), **reported(deal, act)}


_CHANGES: dict[type[Act], Callable[[Deal, Any], Changes]] = {
    Shuffle: _shuffle,
    Cut: _cut,
    DeclineCut: _decline_cut,
    DealOut: _deal_out,
    Holding: _holding,
    TurnUp: _turn_up,
    FixSuit: _fix_suit,
    Call: _call,
    AskNewDeal: _ask_new_deal,
    GoUnder: gone_under,
    PlayAlone: _play_alone,
    TakeOver: _take_over,
    Waiver: _waiver,
    DefendAlone: _defend_alone,
    Discard: _discard,
    DeclineTurnUp: _decline_turn_up,
    TakeDummy: _take_dummy,
    GiveCard: card_given,
    JamboneCall: _jambone_call,
    Play: _play,
    LayDown: laid_down,
    ThrowIn: thrown_in,
    Assent: assented,
    Objection: objected,
    ReportResult: _report_result,
    VoidDeal: _void_deal,
}

_OF_A_SEAT = frozenset(
    {AskNewDeal, GiveCard, GoUnder, Holding, Waiver, DefendAlone, Discard, Play, ThrowIn, Assent}
)
"""Acts that only a seat of the table can make."""
