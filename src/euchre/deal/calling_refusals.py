"""Why a call or the announcement of a lone hand is refused."""

from __future__ import annotations

from ..acts import Call, CallKind, Manner, PlayAlone, TakeOver
from ..cards import NO_TRUMP
from .dealing_refusals import Fault
from .dues import awaited
from .errors import Reason
from .rights import has_suit_to_call, holds_jamboree, must_be_alone
from .state import Deal, Stage, seat_of


def call_refused(deal: Deal, act: Call) -> Fault:
    """Return why a call is refused."""
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
    """Return why nobody calls yet, or any more."""
    if deal.trump is None:
        waits = deal.turn_up is not None and deal.turned_suit is None
        joker = f"{deal.dealer} says first which suit the joker stands for"
        return Reason.NOT_NOW, joker if waits else "no card has been turned up yet"
    if act.manner is not Manner.PARTNERSHIP and act.actor not in deal.makers:
        return _not_a_maker(act)
    return Reason.CALL_TOO_LATE, "trump is settled; nobody calls any more"


def _why_wrong_word(deal: Deal, act: Call) -> str:
    """Return why the player whose turn it is may not say that."""
    suit = act.suit if deal.stage is Stage.MAKING else deal.turned_suit
    if act.word.makes_trump and suit is not None and not has_suit_to_call(deal, seat_of(act), suit):
        return f"{act.actor} needs a card of {suit} to make it trump"
    if must_be_alone(deal, act) and act.word.accepts_turn_up:
        return f"{act.actor} may order up the partner's card only to play alone"
    options = ", ".join(option.words for option in awaited(deal)[-1].acts)
    return f"{act.actor} cannot say '{act.words}' here; possible are: {options}"


def _not_in_second_round(deal: Deal, act: Call) -> Fault | None:
    """Return why a call is wrong in the second round, if it names no suit or the wrong one, or passes when
    stuck."""
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


def alone_refused(deal: Deal, act: PlayAlone | TakeOver) -> Fault:
    """Return why a player of the makers may not play alone."""
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
    """Return why a maker's side may not play alone: nobody does, the call stands as it was, or the play is
    on."""
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
