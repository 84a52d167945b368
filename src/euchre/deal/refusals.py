"""Why an act is refused: the law that it breaks and a sentence for the player.

`breaches` explains an act that is not lawful; `verify` raises the explanation. The sentences reveal no card
of another seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..acts import (
    Act,
    AskNewDeal,
    Assent,
    Call,
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
    Mark,
    Objection,
    Play,
    PlayAlone,
    ReportResult,
    Shuffle,
    TakeDummy,
    TakeOver,
    ThrowIn,
    TurnUp,
    Waiver,
)
from ..seats import Seat
from .calling_refusals import alone_refused, call_refused
from .dealing_refusals import (
    Fault,
    cut_refused,
    deal_out_refused,
    decline_cut_refused,
    defending_refused,
    holding_refused,
    not_now,
    shuffle_refused,
    turn_up_refused,
    weak_hand_refused,
)
from .deciding_values import deciding_value
from .dues import awaited, declined_proposals
from .ending.reported import against_report
from .errors import IllegalAct, Reason
from .following import binds_jambone_call, legal_cards, shown_voids, unseen
from .giving import discards_for_gift, giver
from .legality import is_lawful
from .outcome import side_of_mark
from .rights import (
    callable_cards,
    dealer_exchanges,
    first_leader,
    jambone_caller,
    owner_of_call,
)
from .state import Deal, Stage
from .transition import after


def breaches(deal: Deal, act: Act) -> tuple[IllegalAct, ...]:
    """Return why an act is not lawful now; empty if it is."""
    if is_lawful(deal, act):
        return ()
    reason, message = _EXPLAIN.get(type(act), not_now)(deal, act)
    return (IllegalAct(deal, act, reason, message, deciding_value(deal, act, reason)),)


def verify(deal: Deal, act: Act) -> None:
    """Raise IllegalAct, which names the law, unless the act is lawful now."""
    for fault in breaches(deal, act):
        raise fault


def lawfully_after(deal: Deal, act: Act) -> Deal:
    """Return the deal after a lawful act. Raises IllegalAct for any other act."""
    verify(deal, act)
    return after(deal, act)


def _discard(deal: Deal, act: Discard | DeclineTurnUp) -> Fault:
    code = deal.code
    if deal.dummy_taken and act.actor == deal.calling.maker and isinstance(act, Discard):
        surplus = len(deal.hands[act.actor]) - code.hand_size
        if surplus <= 0:
            return Reason.DISCARD_FINAL, "the discards are final"
        if len(act.cards) != surplus:
            must = "1 card must" if surplus == 1 else f"{surplus} cards must"
            rest = f"; {act.actor} owes the rest before playing" if len(act.cards) < surplus else ""
            return Reason.DISCARD_NUMBER, f"{must} be discarded, not {len(act.cards)}{rest}"
        return Reason.NOT_HELD, f"{act.actor} does not hold all of these cards"
    is_dealers = act.actor == deal.dealer and deal.dealer not in deal.calling.out
    if deal.trump is None or not is_dealers or not deal.calling.accepted:
        return Reason.NOT_YOUR_DISCARD, f"{act.actor} has nothing to discard"
    if deal.exchanged:
        return Reason.DISCARD_FINAL, "the discard is final"
    if isinstance(act, DeclineTurnUp):
        is_late = code.may_decline_turn_up and bool(deal.tricks)
        why = "it is too late to leave the turn-up" if is_late else "the turn-up must be taken"
        return Reason.DISCARD_TURN_UP, why
    if len(act.cards) != 1:
        return Reason.DISCARD_NUMBER, f"one card must be discarded for the turn-up, not {len(act.cards)}"
    if act.cards[0] is deal.turn_up:
        return Reason.DISCARD_TURN_UP, "the turn-up itself cannot be discarded"
    return Reason.NOT_HELD, f"{act.actor} does not hold {act.cards[0]}"


def _give(deal: Deal, act: GiveCard) -> Fault:
    if not deal.code.partners_best:
        return Reason.NOT_NOW, "nobody gives a card at this table"
    if deal.trump is not None and deal.calling.lone is None:
        return Reason.NOT_NOW, "nobody plays alone, so nobody gives a card"
    if deal.tricks or deal.best_given:
        why = "a card has been led" if deal.tricks else "a card has been given"
        return Reason.NOT_NOW, f"it is too late to give a card: {why}"
    if giver(deal) != act.actor or dealer_exchanges(deal):
        return not_now(deal, act)
    return Reason.NOT_HELD, f"{act.actor} does not hold {act.card}"


def _dummy(deal: Deal, act: TakeDummy) -> Fault:
    if not deal.code.dummy:
        return Reason.NOT_NOW, "there is no dummy at this table"
    if deal.code.dummy and deal.calling.maker == act.actor and dealer_exchanges(deal):
        return Reason.DUMMY_FIRST, "the dealer discards before the maker takes the dummy"
    if any(act.actor in trick.seats for trick in deal.tricks) and not deal.dummy_taken:
        return Reason.NOT_NOW, f"{act.actor} has played without the dummy, which waives it"
    return not_now(deal, act)


def _jambone(deal: Deal, act: JamboneCall) -> Fault:
    if deal.calling.manner is not Manner.JAMBONE:
        whose = f"'{act.actor} calls {act.card} from SEAT'"
        return Reason.NOT_NOW, f"nobody plays jambone; a card that lies face up is called with {whose}"
    owner = owner_of_call(deal)
    if act.actor != owner:
        return Reason.NOT_THE_CALLER, f"only {owner} may call a card"
    if jambone_caller(deal) is None:
        if not deal.tricks and owner not in deal.calling.waived:
            return Reason.NOT_NOW, "the call is made with the lead"
        return Reason.JAMBONE_TOO_LATE, _why_too_late(deal, owner)
    may = ", ".join(map(str, callable_cards(deal)))
    return Reason.NOT_CALLABLE, f"{act.card} cannot be called; possible are {may}"


def _why_too_late(deal: Deal, owner: Seat | None) -> str:
    """Return what has ended the time of the call (professor-1862 S8, S9)."""
    if owner is None or deal.called is not None or len(deal.tricks) != 1:
        return "only one card is called, to the first trick"
    return f"{deal.tricks[0].seats[:2][-1]} has played"


def _too_early_to_play(deal: Deal) -> Fault | None:
    """Return why nobody can play a card yet, or None if somebody can."""
    if deal.trump is None:
        return Reason.NO_TRUMP_YET, "no card can be played yet: trump is not settled"
    if deal.stage is not Stage.PREPARING:
        return None
    if dealer_exchanges(deal):
        return Reason.NO_TRUMP_YET, f"no card can be played yet: {deal.dealer} must discard first"
    waiting = awaited(deal)
    if any(isinstance(act, Play) for due in waiting for act in due.acts[:1]):
        return None
    first = waiting[0].actor
    if giver(deal) == first:
        return Reason.NO_TRUMP_YET, f"no card can be played yet: {first} has to give a card first"
    if discards_for_gift(deal) == first:
        return Reason.NO_TRUMP_YET, f"no card can be played yet: {first} must discard first"
    if jambone_caller(deal) == first:
        return Reason.CALL_FIRST, f"no card can be led yet: {first} may call one first"
    return Reason.NO_TRUMP_YET, f"no card can be played yet: {first} acts first"


def _play(deal: Deal, act: Play) -> Fault:
    if deal.is_over and deal.trump is not None:
        return not_now(deal, act)
    seat = act.actor
    if seat in deal.calling.out:
        return Reason.SITS_OUT, f"{seat} sits out while {deal.calling.lone} plays alone"
    if seat not in deal.code.seating.seats:
        return Reason.NOT_HELD, f"there is no player {seat} at this table"
    if fault := _too_early_to_play(deal):
        return fault
    turn = deal.turn if deal.turn is not None else first_leader(deal)
    if seat != turn:
        return Reason.NOT_YOUR_TURN, f"it is {turn}'s turn to play"
    return _not_this_card(deal, act, turn)


def _not_this_card(deal: Deal, act: Play, seat: Seat) -> Fault:
    """Return why the seat whose turn it is cannot play this card."""
    if not deal.hand_may_hold(seat, act.card):
        return Reason.NOT_HELD, f"{seat} does not hold {act.card}"
    if binds_jambone_call(deal, seat) and act.card is not deal.called:
        return Reason.CALLED_CARD, f"{deal.called} was called and must be played"
    if act.card not in deal.hands[seat] and act.card not in unseen(deal, seat):
        return Reason.NOT_HELD, f"{seat} cannot hold {act.card}: it is elsewhere, or not in the pack"
    if deal.trump is not None and act.card not in deal.hands[seat]:
        suit = act.card.suit_under(deal.trump)
        if suit in shown_voids(deal.tricks, seat):
            return (
                Reason.DOES_NOT_FOLLOW,
                f"{seat} cannot hold {act.card}, not having followed {suit} before",
            )
    trick = deal.trick
    if trick is not None and not any(card is act.card for card in legal_cards(deal, seat)):
        return Reason.DOES_NOT_FOLLOW, f"{seat} must follow suit: {trick.led} were led"
    return not_now(deal, act)


def _lay_down(deal: Deal, act: LayDown) -> Fault:
    if not deal.code.lay_down:
        return Reason.LAY_DOWN, "winners may not be laid down in this code; cards are played one by one"
    if act in deal.acts:
        return Reason.LAY_DOWN, "cards laid down before were refused; they are led one by one to the end"
    return Reason.LAY_DOWN, "only the player on lead may lay down their cards"


def _throw_in(deal: Deal, act: ThrowIn) -> Fault:
    if not deal.code.throw_in:
        return Reason.THROW_IN, "hands may not be thrown in by agreement in this code; the hand is played out"
    if act in declined_proposals(deal):
        return Reason.THROW_IN, f"'{act}' was declined; it may be proposed again after another card"
    return (
        Reason.THROW_IN,
        f"the makers cannot end with {act.tricks} tricks, or {act.actor} cannot propose it now",
    )


def _mark(deal: Deal, act: Mark) -> Fault:
    side = side_of_mark(deal.code, act)
    if deal.outcome is None:
        return Reason.NOT_NOW, f"'{act}' is too early: points are marked when the deal is over"
    if side is None:
        return Reason.NOT_NOW, f"'{act}' marks nothing: {act.actor} keeps no score here"
    due = deal.outcome.points[side]
    return Reason.WRONG_MARK, f"{side} gets {due} points for the deal, not {act.points}"


def _report(deal: Deal, act: ReportResult) -> Fault:
    against = None if deal.is_over else against_report(deal, act)
    return not_now(deal, act) if against is None else (Reason.NOT_NOW, f"'{act}' cannot be: {against}")


def _answer(deal: Deal, act: Act) -> Fault:
    claim, seat = deal.claim, act.actor
    if claim is None:
        may_propose = deal.code.throw_in and deal.stage is Stage.PLAYING
        first = "; the makers' tricks are proposed first, as in '{seat} proposes 3'" if may_propose else ""
        return (
            Reason.NOTHING_TO_ANSWER,
            f"there is no proposal for {seat} to answer{first.format(seat=seat)}",
        )
    if seat in deal.calling.out:
        return Reason.NOTHING_TO_ANSWER, f"{seat} sits out and is not asked"
    if seat in claim.agreed:
        return Reason.NOTHING_TO_ANSWER, f"{seat} has agreed already"
    return Reason.NOTHING_TO_ANSWER, f"the proposal of {claim.seat} is for the others to answer"


def _waiver(deal: Deal, act: Waiver) -> Fault:
    return Reason.NOTHING_TO_WAIVE, f"{act.actor} has no open right to give up"


_EXPLAIN: dict[type[Act], Callable[[Deal, Any], Fault]] = {
    Shuffle: shuffle_refused,
    Cut: cut_refused,
    DeclineCut: decline_cut_refused,
    DealOut: deal_out_refused,
    Holding: holding_refused,
    TurnUp: turn_up_refused,
    FixSuit: not_now,
    Call: call_refused,
    AskNewDeal: weak_hand_refused,
    GoUnder: weak_hand_refused,
    PlayAlone: alone_refused,
    TakeOver: alone_refused,
    DefendAlone: defending_refused,
    Discard: _discard,
    DeclineTurnUp: _discard,
    GiveCard: _give,
    TakeDummy: _dummy,
    JamboneCall: _jambone,
    Play: _play,
    LayDown: _lay_down,
    ThrowIn: _throw_in,
    Mark: _mark,
    ReportResult: _report,
    Assent: _answer,
    Objection: _answer,
    Waiver: _waiver,
}
