"""Play without a partner (alone, exposed, taking over, defending alone), and against an exposed lone hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ...acts import Act, DefendAlone, JamboneCall, Manner, PlayAlone, TakeOver, Waiver
from ...cards import NO_TRUMP, Card, Suit, card_mask, cards_to_follow
from ...deal import Stage
from ...laws import Code
from ...seats import Seat
from ...view import SeatView, View
from .reading import HEIGHT, IN_SUIT, Reading
from .tables import (
    ALONE,
    DEFENCE,
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
    TRICKS,
    table_of,
)
from .worth import Scale, measure


def best_five(
    scale: Scale, cards: Sequence[Card], trump: Suit, joker: bool, surplus: int
) -> tuple[int, tuple[Card, ...]]:
    """Return the best measure on `scale` after discarding `surplus` of the cards, and the cards to discard.

    Of equal choices the lowest cards are discarded, and of those the first in the order of the faces.
    """
    height = HEIGHT[trump]

    def measured(thrown: tuple[Card, ...]) -> tuple[int, int, tuple[Card, ...]]:
        kept = [card for card in cards if card not in thrown]
        return measure(scale, kept, trump, joker), -sum([height[card.index] for card in thrown]), thrown

    choices = map(measured, combinations(sorted(cards), surplus))
    worth, _, thrown = max(choices, key=lambda choice: choice[:2])
    return worth, thrown


def scale_for(view: SeatView) -> Scale:
    """Return the scale for the dealer's choice of five cards: as maker with a partner or alone, or as
    adversary."""
    lone = view.calling.lone
    if view.seat in view.makers:
        return TRICKS if lone is None else ALONE
    return DEFENCE if lone is None else STOPPERS


def dealers_discard(view: SeatView, allowed: Sequence[Card]) -> Card:
    """Return the dealer's discard, one of `allowed`, or the turn-up if the dealer is better off without
    it."""
    trump, turn_up = view.settled_trump, view.turned_card
    _, (thrown,) = best_five(scale_for(view), (*view.hand, turn_up), trump, view.code.joker, 1)
    if thrown in allowed or thrown is turn_up:
        return thrown
    return min(allowed, key=lambda card: (HEIGHT[trump][card.index], card.index))


def makers_discard(view: SeatView, surplus: int) -> tuple[Card, ...]:
    """Return the maker's discards after taking the dummy, in the order of the faces."""
    return best_five(TRICKS, view.hand, view.settled_trump, view.code.joker, surplus)[1]


def best_to_give(view: SeatView) -> Card:
    """Return the card to give a lone partner: the highest trump, or else the highest card of another suit."""
    height = HEIGHT[view.settled_trump]
    return max(view.hand, key=lambda card: (height[card.index], -card.index))


def weakest_of_six(view: SeatView) -> Card:
    """Return the lone player's discard for the card that the partner gave."""
    _, (thrown,) = best_five(ALONE, view.hand, view.settled_trump, view.code.joker, 1)
    return thrown


def call_a_card(view: SeatView, acts: Sequence[Act]) -> Act:
    """Return the call most likely to make the exposed hand lose the trick; the right to call is never
    waived."""
    calls = [act for act in acts if isinstance(act, JamboneCall)]
    if not calls:
        return acts[-1]
    reading = Reading(view)
    trick = view.trick
    if trick is None:
        return max(calls, key=lambda call: (_chance_to_beat(reading, call.card), -call.card.index))
    led = trick.plays[0].card
    return max(calls, key=lambda call: (hope(reading, led, call.card), -call.card.index))


def lead_against_open(reading: Reading, lone_hand: tuple[Card, ...]) -> Card:
    """Return the lead that, with the best call after it, is most likely to win (professor-1862 S5, S7,
    S11)."""
    options = [
        (hope(reading, card, called), -reading.height[card.index], -card.index, card)
        for card in reading.hand
        for called in _callable(reading, card, lone_hand)
    ]
    return max(options, key=lambda option: option[:3])[3]


def _callable(reading: Reading, led: Card, lone_hand: tuple[Card, ...]) -> list[Card]:
    """Return the cards that could be called after a lead: of its suit, else the lowest trump or any lay
    card."""
    following = [card for card in lone_hand if reading.suits[card.index] is reading.suits[led.index]]
    if following:
        return following
    trumps = sorted([card for card in lone_hand if reading.is_trump(card)], key=reading.highness)
    return trumps[:1] + [card for card in lone_hand if not reading.is_trump(card)]


def hope(reading: Reading, led: Card, called: Card) -> int:
    """Return a number to compare leads by: how likely one beats the called card, alone or with a partner's
    help."""
    if not reading.beats(called, led):
        return 1000
    elsewhere = reading.out & ~_open_cards(reading)
    beating = (reading.above[called.index] & elsewhere).bit_count()
    score = 100 * beating
    suit = reading.suits[led.index]
    if suit is not reading.trump:
        ruffs = (reading.trumps_out & elsewhere).bit_count()
        if reading.is_trump(called):
            ruffs = 0
        score += ruffs * (10 + 10 * reading.length(suit))
        if reading.is_trump(called):
            score += 5 * beating * reading.length(suit) - 60 * beating
    return score


def _chance_to_beat(reading: Reading, called: Card) -> int:
    """Return a number to compare calls by: how likely the caller's side beats a card led by the open hand."""
    suit = reading.suits[called.index]
    if any(reading.beats(card, called) for card in cards_to_follow(reading.hand, suit, reading.trump)):
        return 1000
    elsewhere = reading.out & ~_open_cards(reading)
    ruffs = 0 if suit is reading.trump else (elsewhere & IN_SUIT[reading.trump][reading.trump]).bit_count()
    return 100 * (reading.above[called.index] & elsewhere).bit_count() + ruffs * (
        10 + 10 * reading.length(suit)
    )


def _open_cards(reading: Reading) -> int:
    found = 0
    for _, hand in reading.view.open_hands:
        found |= card_mask(hand)
    return found


def odds_alone(view: SeatView, trump: Suit) -> int:
    """Return the odds that the seat wins all tricks alone, in hundredths of their natural logarithm; 0 is
    even.

    For the dealer, the turn-up counts as a sixth card until the discard.
    """
    accepted = view.calling.accepted or view.stage is Stage.ORDERING
    takes = view.seat == view.dealer and accepted and not view.exchanged
    return odds_of_hand(view, view.seat, view.hand, trump, takes_turn_up=takes)


def odds_of_hand(view: View, seat: Seat, hand: Sequence[Card], trump: Suit, *, takes_turn_up: bool) -> int:
    """Return the same for any hand of a seat; the turn-up counts as a sixth card if the seat takes it."""
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
    """Return whether a seat that plays alone leads to the first trick."""
    if code.lead_against_lone != "eldest_hand":
        return code.lead_against_lone == "lone_player"
    return seat == code.seating.left_of(dealer)


def _leads(view: SeatView) -> bool:
    return leads_alone(view.code, view.dealer, view.seat)


def _manner(view: SeatView, odds: int, need: int, manners: Sequence[Manner]) -> Manner:
    """Return the manner to play in, given the odds alone: a jamboree always, the others if the odds
    suffice."""
    if Manner.JAMBOREE in manners:
        return Manner.JAMBOREE
    if Manner.JAMBONE in manners and odds >= NEED_JAMBONE and not _leads(view):
        return Manner.JAMBONE
    return Manner.ALONE if Manner.ALONE in manners and odds >= need else Manner.PARTNERSHIP


def manner_at_call(view: SeatView, trump: Suit, manners: Sequence[Manner]) -> Manner:
    """Return the manner to play in if a suit is made trump now.

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
    """Return the take-over to make, if the acts include one and the hand is good enough; else None.

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
    """Return the answer when a take-over or its waiver is due."""
    taken = takes_over(view, acts)
    return acts[-1] if taken is None else taken


def adds_alone(view: SeatView, acts: Sequence[Act]) -> Act | None:
    """Return the maker's announcement to play alone, if the acts include one and the hand suffices; else
    None."""
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
    """Return the answer when the maker has to announce a lone hand or waive it."""
    added = adds_alone(view, acts)
    return acts[-1] if added is None else added


def defend_or_waive(view: SeatView, acts: Sequence[Act]) -> Act:
    """Defend alone against a lone adversary with enough stoppers to win three tricks; else waive it."""
    trump = view.settled_trump
    kind = DefendAlone if measure(STOPPERS, view.hand, trump, view.code.joker) >= NEED_TO_DEFEND else Waiver
    return next(act for act in acts if isinstance(act, kind))
