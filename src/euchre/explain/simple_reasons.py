"""The main reason for an act in one sentence, by the rules of the player `simple`."""

from __future__ import annotations

from ..acts import Act, Assent, Call, Discard, Objection, Play
from ..bots.simple.calls import place_of, tricks_hoped
from ..bots.simple.reading import Reading
from ..bots.simple.tables import NEED, table_of
from ..cards import Card, Suit, cards_to_follow
from ..deal import Stage
from ..seats import Seat
from ..view import SeatView
from .wording import capital, doing, possessive


def simple_reason(view: SeatView, act: Act, listener: Seat | None = None) -> str:
    """Why an act makes sense, in one sentence; empty if the rules give no reason."""
    match act:
        case Call():
            return _of_call(view, act, listener)
        case Discard():
            return _of_discard(view, act.cards[0]) if len(act.cards) == 1 else ""
        case Play(_, card):
            return _of_lead(view, card) if view.trick is None else _of_card(view, card, listener)
        case Assent():
            return "Playing on cannot bring more."
        case Objection():
            return "Playing on may bring more, and it costs nothing."
    return ""


def _of_call(view: SeatView, call: Call, listener: Seat | None) -> str:
    """The expected tricks in the best suit that may be named, and how many are needed to call."""
    others = [suit for suit in Suit if suit is not view.turned_suit]
    named = [view.turned_suit] if view.stage is Stage.ORDERING else others
    if call.suit is not None:
        named = [call.suit]
    hoped = {suit: tricks_hoped(view, suit) for suit in named if suit is not None}
    best = max(hoped, key=lambda suit: hoped[suit])
    side = f"{possessive(view.seat, listener)} side"
    expects = f"With {best} as trumps {side} can expect about {hoped[best] / 100:.1f} tricks"
    need = NEED[table_of(view.code)][place_of(view)]
    is_enough = hoped[best] >= need
    if call.word.makes_trump:
        if is_enough:
            return f"{expects}, and {need / 100:.1f} are enough to call."
        return f"{expects}, fewer than usual for a call, but it is still the best choice."
    if is_enough:
        return f"{expects}, which is enough to call, but to pass promises more."
    return f"{expects}, too few to call."


def _of_discard(view: SeatView, card: Card) -> str:
    trump = view.settled_trump
    suit = card.suit_under(trump)
    if suit is trump:
        return "The other trumps and side cards are worth more."
    if sum(each.suit_under(trump) is suit for each in view.hand) == 1:
        return f"Without it the hand has no {suit.word}, so {suit.word} can be ruffed."
    return "It is the least useful of the six cards."


def _of_lead(view: SeatView, card: Card) -> str:
    reading = Reading(view)
    if reading.is_trump(card):
        return "It draws trumps." if reading.is_maker else "It draws a trump from each of the makers."
    if reading.is_best(card):
        return "It wins unless it is ruffed."
    if reading.length(card.suit_under(reading.trump)) == 1 and reading.trumps():
        return "It leaves the suit empty, so its next round can be ruffed."
    return "No card is sure to win, and this one risks least."


def _of_card(view: SeatView, card: Card, listener: Seat | None) -> str:
    reading, trick = Reading(view), view.open_trick
    best, holder = reading.best_in(trick)
    options = cards_to_follow(view.hand, trick.led, reading.trump)
    able = [other for other in options if reading.beats(other, best)]
    if reading.beats(card, best):
        is_cheapest = card is min(able, key=reading.highness)
        taken = "It beats the cards played so far" if reading.still_to_play(trick) else "It wins the trick"
        return f"{taken}, as cheaply as possible." if is_cheapest else f"{taken}."
    if reading.is_friend(holder):
        return f"{_winning(view, holder, listener)}, and {card} is the card to spare."
    if able:
        return f"The trick is not worth a high card, and {card} is the card to spare."
    nothing = doing(view.seat, f"holds nothing that beats {best}", listener)
    return f"{capital(nothing)}; {card} is the card to spare."


def _winning(view: SeatView, holder: Seat, listener: Seat | None) -> str:
    """That a friend is winning the trick so far."""
    if holder == view.code.seating.partner(view.seat):
        return f"{capital(possessive(view.seat, listener))} partner is winning the trick"
    return f"{holder}, on the same side, is winning the trick"
