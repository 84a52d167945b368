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
from ..cards import NO_TRUMP
from ..seats import Seat
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
    has_suit_to_call,
    holds_jamboree,
    jambone_caller,
    must_be_alone,
    owner_of_call,
)
from .state import Deal, Stage, seat_of
from .transition import after


def breaches(deal: Deal, act: Act) -> tuple[IllegalAct, ...]:
    """Why an act is not lawful now; empty if it is."""
    if is_lawful(deal, act):
        return ()
    reason, message = _EXPLAIN.get(type(act), not_now)(deal, act)
    return (IllegalAct(deal, act, reason, message, deciding_value(deal, act, reason)),)


def verify(deal: Deal, act: Act) -> None:
    """Raise IllegalAct, which names the law, unless the act is lawful now."""
    for fault in breaches(deal, act):
        raise fault


def lawfully_after(deal: Deal, act: Act) -> Deal:
    """The deal after a lawful act. Raises IllegalAct for any other act."""
    verify(deal, act)
    return after(deal, act)


def _call(deal: Deal, act: Call) -> Fault:
    if deal.stage not in (Stage.ORDERING, Stage.MAKING):
        return _no_calls_now(deal, act)
    if act.actor != deal.turn:
        rounds = 1 if deal.stage is Stage.ORDERING else 2
        if sum(isinstance(said, Call) and said.actor == act.actor for said in deal.acts) >= rounds:
            return Reason.CALL_TOO_LATE, f"{act.actor} has had their say; it is {deal.turn}'s turn to call"
        return Reason.CALL_NOT_YOUR_TURN, f"it is {deal.turn}'s turn to call"
    if act.manner is Manner.JAMBOREE and deal.code.jamboree:
        return Reason.NO_JAMBOREE, f"{act.actor} does not hold the five best trumps"
    if deal.stage is Stage.MAKING and (fault := _not_in_second_round(deal, act)):
        return fault
    if act.manner is not Manner.PARTNERSHIP and not deal.code.may_play_alone:
        return Reason.ALONE_TOO_LATE, NOBODY_ALONE
    return Reason.WRONG_WORD, _why_wrong_word(deal, act)


NOBODY_ALONE = "nobody plays alone at this table"


def _no_calls_now(deal: Deal, act: Call) -> Fault:
    """Why nobody calls yet, or any more."""
    if deal.trump is None:
        waits = deal.turn_up is not None and deal.turned_suit is None
        joker = f"{deal.dealer} says first which suit the joker stands for"
        return Reason.NOT_NOW, joker if waits else "no card has been turned up yet"
    if act.manner is not Manner.PARTNERSHIP and act.actor not in deal.makers:
        return _not_a_maker(act)
    return Reason.CALL_TOO_LATE, "trump is settled; nobody calls any more"


def _why_wrong_word(deal: Deal, act: Call) -> str:
    """Why the player whose turn it is may not say that."""
    suit = act.suit if deal.stage is Stage.MAKING else deal.turned_suit
    if act.word.makes_trump and suit is not None and not has_suit_to_call(deal, seat_of(act), suit):
        return f"{act.actor} needs a card of {suit} to make it trump"
    if must_be_alone(deal, act) and act.word.accepts_turn_up:
        return f"{act.actor} may order up the partner's card only to play alone"
    options = ", ".join(option.words for option in awaited(deal)[-1].acts)
    return f"{act.actor} cannot say '{act.words}' here; possible are: {options}"


def _not_in_second_round(deal: Deal, act: Call) -> Fault | None:
    """Why a call is wrong in the second round, if it names no suit or the wrong one, or passes when stuck."""
    if act.suit is NO_TRUMP and not deal.code.no_trump:
        return Reason.WRONG_WORD, "no trump cannot be named at this table; a player who makes it names a suit"
    if act.word is CallKind.MAKE and act.suit is deal.turned_suit:
        return Reason.SUIT_TURNED_DOWN, f"{act.suit} was turned down and cannot be named"
    if act.word is CallKind.MAKE and act.suit is None:
        return Reason.NO_SUIT, "a player who makes the trump names a suit"
    if act.word is CallKind.PASS and deal.code.stick_the_dealer and act.actor == deal.dealer:
        return Reason.STUCK, f"{act.actor} must name a suit, because all others have passed"
    return None


def _not_a_maker(act: Call | PlayAlone | TakeOver) -> Fault:
    return Reason.NOT_THE_MAKERS, f"only the makers may play alone, and {act.actor} is not one of them"


def _alone(deal: Deal, act: PlayAlone | TakeOver) -> Fault:
    calling = deal.calling
    if calling.maker is None or calling.trump is None:
        return _alone_without_trump(deal, act)
    if act.actor not in deal.makers:
        return _not_a_maker(act)
    partner = deal.code.seating.partner(calling.maker)
    if isinstance(act, PlayAlone) and act.actor == partner:
        if not deal.code.take_over:
            return Reason.NOT_THE_MAKERS, f"only the maker, {calling.maker}, may play alone"
        return (
            Reason.NOT_THE_MAKERS,
            f"{act.actor} is not the maker, and must take the hand over to play alone",
        )
    known = {Manner.JAMBONE: deal.code.jambone, Manner.JAMBOREE: deal.code.jamboree}
    if not known.get(act.manner, True):
        return Reason.WRONG_WORD, f"there is no {act.manner.value} in this code"
    if act.manner is Manner.JAMBOREE and not holds_jamboree(deal, act.actor, calling.trump):
        return Reason.NO_JAMBOREE, f"{act.actor} does not hold the five best trumps"
    if isinstance(act, TakeOver) and not deal.code.take_over:
        return Reason.NOT_THE_MAKERS, f"only the maker, {calling.maker}, may play alone"
    if act.actor == calling.maker and partner is not None and calling.lone == partner:
        return Reason.TAKEN_OVER, f"{calling.lone} has taken the hand over; it cannot be taken back"
    if isinstance(act, TakeOver) and act.actor == partner and calling.has_passed(partner):
        return Reason.PASSED, f"{act.actor} has passed and cannot play alone now"
    return Reason.ALONE_TOO_LATE, _too_late(deal, act)


def _too_late(deal: Deal, act: PlayAlone | TakeOver) -> str:
    """Why a maker's side may not play alone: nobody does, the call stands as it was, or the play is on."""
    calling, code = deal.calling, deal.code
    if not code.may_play_alone:
        return NOBODY_ALONE
    took_up = calling.accepted and calling.maker == deal.dealer
    if act.actor == calling.maker and not took_up and code.alone_until == "call":
        return f"{act.actor} has called without it, and can add nothing to that"
    return "the time for that is over"


def _alone_without_trump(deal: Deal, act: PlayAlone | TakeOver) -> Fault:
    if deal.stage is Stage.MAKING:
        return Reason.NO_SUIT, f"a lone hand is announced with its suit, as '{act.actor} makes spades alone'"
    return Reason.NOT_NOW, "trump is not settled; a lone hand is announced with the call"


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
    """What has ended the time of the call (professor-1862 S8, S9)."""
    if owner is None or deal.called is not None or len(deal.tricks) != 1:
        return "only one card is called, to the first trick"
    return f"{deal.tricks[0].seats[:2][-1]} has played"


def _too_early_to_play(deal: Deal) -> Fault | None:
    """Why nobody can play a card yet, or None if somebody can."""
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
    """Why the seat whose turn it is cannot play this card."""
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
    Call: _call,
    AskNewDeal: weak_hand_refused,
    GoUnder: weak_hand_refused,
    PlayAlone: _alone,
    TakeOver: _alone,
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
