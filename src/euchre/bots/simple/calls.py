"""Calling: how many expected tricks are enough to make trump, and in which manner to play."""

from __future__ import annotations

from collections.abc import Sequence

from ...acts import Act, Call, Manner
from ...cards import JOKER, NO_TRUMP, Card, Rank, Suit, left_bower, right_bower
from ...deal import Stage
from ...laws import Code
from ...seats import Seat
from ...view import SeatView
from .lone import best_five, manner_at_call, odds_alone
from .tables import (
    BOWER_TURNED,
    DEALER,
    ELDEST,
    LATER,
    NEED,
    POSITION,
    SECOND,
    THIRD,
    TRICKS,
    WITHOUT_DUMMY,
    table_of,
)
from .worth import measure


def place_of(view: SeatView) -> int:
    """Return the index of a seat's position in the tables of `tables`, such as `SECOND`."""
    seat, seating = view.seat, view.code.seating
    if view.stage is Stage.MAKING:
        return LATER
    if seat == view.dealer:
        return DEALER
    if seat == seating.partner(view.dealer):
        return SECOND
    return ELDEST if seat == seating.left_of(view.dealer) else THIRD


def tricks_hoped(view: SeatView, trump: Suit) -> int:
    """Return expected tricks of the seat's side if the seat makes a suit trump now, in hundredths."""
    code, place = view.code, place_of(view)
    table = table_of(code)
    hoped = POSITION[table][place]
    if not code.may_play_alone:
        hoped += WITHOUT_DUMMY
    if trump is NO_TRUMP and side_leads(code, view.dealer, view.seat):
        hoped += TRICKS.plain.lead
    if view.stage is Stage.ORDERING:
        turn_up = view.turned_card
        if turn_up.rank in (Rank.JACK, Rank.JOKER):
            hoped += BOWER_TURNED[table][place]
        if place == DEALER:
            return hoped + best_five(TRICKS, (*view.hand, turn_up), trump, code.joker, 1)[0]
    return hoped + measure(TRICKS, view.hand, trump, code.joker)


def side_leads(code: Code, dealer: Seat, seat: Seat) -> bool:
    """Return whether a seat's side leads to the first trick if nobody plays alone."""
    seating = code.seating
    return seating.side_of(seat) is seating.side_of(seating.left_of(dealer))


def choose_call(view: SeatView, acts: Sequence[Act]) -> Act:
    """Return the call to make. The first act refuses, unless the seat has to name a suit."""
    calls = [act for act in acts if isinstance(act, Call)]
    naming = [call for call in calls if call.word.makes_trump]
    if not naming:
        return calls[0]
    refusal = None if naming[0] is calls[0] else calls[0]
    best = max(_suits(view, naming), key=lambda suit: (_ambition(view, suit), -suit))
    manner = manner_at_call(view, best, [call.manner for call in naming if _suit(view, call) is best])
    if refusal is not None and manner is Manner.PARTNERSHIP and not _is_enough(view, best):
        return refusal
    for call in naming:
        if _suit(view, call) is best and call.manner is manner:
            return call
    return naming[0] if refusal is None else refusal


def _suit(view: SeatView, call: Call) -> Suit | None:
    return view.turned_suit if call.suit is None else call.suit


def _suits(view: SeatView, naming: Sequence[Call]) -> list[Suit]:
    suits: list[Suit] = []
    for call in naming:
        suit = _suit(view, call)
        if suit is not None and suit not in suits:
            suits.append(suit)
    return suits


def _ambition(view: SeatView, suit: Suit) -> int:
    """Return a number to compare suits by: expected tricks, plus a bonus for a good lone hand."""
    return tricks_hoped(view, suit) + max(0, odds_alone(view, suit) + 100)


def _is_enough(view: SeatView, suit: Suit) -> bool:
    place = place_of(view)
    if tricks_hoped(view, suit) >= NEED[table_of(view.code)][place]:
        return True
    return place == ELDEST and is_bridge(view) and not has_certain_trick(view.hand, suit, view.code.joker)


def is_bridge(view: SeatView) -> bool:
    """Return whether eldest hand is at the Bridge: 4-1 or 4-2 in a game to 5.

    There eldest hand orders up so that a lone hand of the dealer's side cannot win the game
    (professor-1862 B1, B2).
    """
    code, seat = view.code, view.seat
    if not code.partnerships or code.game_points != 5:
        return False
    mine = view.points[code.seating.side_of(seat)]
    theirs = view.points[code.seating.side_of(Seat((seat + 1) % 4))]
    return mine == 4 and theirs in (1, 2)


def has_certain_trick(hand: Sequence[Card], trump: Suit, joker: bool) -> bool:
    """Return whether a hand is certain of a trump trick: the best trump, or the second best with another.

    See professor-1862 B3.
    """
    best, second = (JOKER, right_bower(trump)) if joker else (right_bower(trump), left_bower(trump))
    count = sum(card.suit_under(trump) is trump for card in hand)
    return best in hand or (second in hand and count > 1)
