"""Playing without a partner: alone, exposed, taking over, and defending alone."""

from __future__ import annotations

from collections.abc import Sequence

from ...acts import Act, DefendAlone, Manner, PlayAlone, TakeOver, Waiver
from ...cards import NO_TRUMP, Card, Suit
from ...deal import Stage
from ...laws import Code
from ...seats import Seat
from ...view import SeatView, View
from .discards import best_five
from .tables import (
    ALONE,
    LEAD_ALONE,
    MUST_MARCH,
    NEED_ALONE,
    NEED_JAMBONE,
    NEED_TO_DEFEND,
    NEED_TO_TAKE_ALONE,
    NEED_TO_TAKE_BACK,
    NEED_TO_TAKE_OVER,
    PARTNERS_BEST,
    STOPPERS,
    table_of,
)
from .worth import measure


def odds_alone(view: SeatView, trump: Suit) -> int:
    """Odds that the seat wins all tricks alone, in hundredths of their natural logarithm; 0 is even.

    For the dealer, the turn-up counts as a sixth card until the discard.
    """
    accepted = view.calling.accepted or view.stage is Stage.ORDERING
    takes = view.seat == view.dealer and accepted and not view.exchanged
    return odds_of_hand(view, view.seat, view.hand, trump, takes_turn_up=takes)


def odds_of_hand(view: View, seat: Seat, hand: Sequence[Card], trump: Suit, *, takes_turn_up: bool) -> int:
    """The same for any hand of a seat; the turn-up counts as a sixth card if the seat takes it."""
    code = view.code
    by_lead = ALONE.plain.lead if trump is NO_TRUMP else LEAD_ALONE
    odds = by_lead if leads_alone(code, view.dealer, seat) else 0
    if code.lone_must_march:
        odds -= MUST_MARCH
    if code.partners_best and not view.best_given:
        odds += PARTNERS_BEST
    if takes_turn_up and view.turn_up is not None:
        return odds + best_five(ALONE, (*hand, view.turn_up), trump, code.joker, 1)[0]
    return odds + measure(ALONE, hand, trump, code.joker)


def leads_alone(code: Code, dealer: Seat, seat: Seat) -> bool:
    """Whether a seat that plays alone leads to the first trick."""
    if code.lead_against_lone != "eldest_hand":
        return code.lead_against_lone == "lone_player"
    return seat == code.seating.left_of(dealer)


def _leads(view: SeatView) -> bool:
    return leads_alone(view.code, view.dealer, view.seat)


def _manner(view: SeatView, odds: int, need: int, manners: Sequence[Manner]) -> Manner:
    """The manner to play in, given the odds alone: a jamboree always, the others if the odds suffice."""
    if Manner.JAMBOREE in manners:
        return Manner.JAMBOREE
    if Manner.JAMBONE in manners and odds >= NEED_JAMBONE and not _leads(view):
        return Manner.JAMBONE
    return Manner.ALONE if Manner.ALONE in manners and odds >= need else Manner.PARTNERSHIP


def manner_at_call(view: SeatView, trump: Suit, manners: Sequence[Manner]) -> Manner:
    """The manner to play in if a suit is made trump now.

    If a march with a partner wins the game, playing alone gains nothing. If a dummy may be taken, the
    lone hand is announced later, when the dummy is offered.
    """
    code, seat = view.code, view.seat
    wanting = code.game_points - view.points[code.seating.side_of(seat)]
    modest = wanting <= code.march and not code.lap
    takes_up = seat == view.dealer and view.stage is Stage.ORDERING
    until = code.dealer_alone_until if takes_up else code.alone_until
    if code.dummy and until != "call":
        manners = [manner for manner in manners if manner in (Manner.PARTNERSHIP, Manner.JAMBOREE)]
    if modest and Manner.PARTNERSHIP in manners:
        return Manner.JAMBOREE if Manner.JAMBOREE in manners else Manner.PARTNERSHIP
    return _manner(view, odds_alone(view, trump), NEED_ALONE[table_of(view.code)], manners)


def takes_over(view: SeatView, acts: Sequence[Act]) -> Act | None:
    """The take-over to make, if the acts include one and the hand is good enough; else None.

    A partner who made trump holds some, so a take-over needs less than an own lone hand; taking over from
    a partner who already plays alone needs a clearly stronger hand.
    """
    takes = [act for act in acts if isinstance(act, TakeOver)]
    trump = view.calling.trump
    if not takes or trump is None:
        return None
    need = NEED_TO_TAKE_OVER
    if view.calling.announced == view.seat:
        need = NEED_TO_TAKE_BACK
    elif view.calling.lone is not None:
        need = NEED_TO_TAKE_ALONE
    manner = _manner(view, odds_alone(view, trump), need, [take.manner for take in takes])
    return next((take for take in takes if take.manner is manner), None)


def take_over_or_waive(view: SeatView, acts: Sequence[Act]) -> Act:
    """The answer when a take-over or its waiver is due."""
    taken = takes_over(view, acts)
    return acts[-1] if taken is None else taken


def adds_alone(view: SeatView, acts: Sequence[Act]) -> Act | None:
    """The maker's announcement to play alone, if the acts include one and the hand suffices; else None."""
    added = [act for act in acts if isinstance(act, PlayAlone)]
    trump = view.calling.trump
    if not added or trump is None:
        return None
    manners = [act.manner for act in added]
    if not view.code.dummy and Manner.JAMBOREE not in manners:
        return None
    manner = _manner(view, odds_alone(view, trump), NEED_ALONE[table_of(view.code)], manners)
    return next((act for act in added if act.manner is manner), None)


def add_alone_or_waive(view: SeatView, acts: Sequence[Act]) -> Act:
    """The answer when the maker has to announce a lone hand or waive it."""
    added = adds_alone(view, acts)
    return acts[-1] if added is None else added


def defend_or_waive(view: SeatView, acts: Sequence[Act]) -> Act:
    """Defend alone against a lone adversary with enough stoppers to win three tricks; else waive it."""
    trump = view.settled_trump
    kind = DefendAlone if measure(STOPPERS, view.hand, trump, view.code.joker) >= NEED_TO_DEFEND else Waiver
    return next(act for act in acts if isinstance(act, kind))
