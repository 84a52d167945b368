"""What the player `simple` goes by, in words: tricks he counts on, and what a card is for."""

from __future__ import annotations

from ..acts import Act, Assent, Call, Discard, Objection, Play
from ..bots.simple.calls import place_of, tricks_hoped
from ..bots.simple.reading import Reading
from ..bots.simple.tables import NEED, table_of
from ..cards import Card, Suit, of_suit
from ..deal import Stage
from ..view import View


def simple_reason(view: View, act: Act) -> str:
    """Why `simple` does an act, in a sentence; empty where nothing but his tables tells."""
    match act:
        case Call():
            return _of_call(view, act)
        case Discard():
            return "What is left without it counts for most."
        case Play(_, card):
            return _of_lead(view, card) if view.trick is None else _of_card(view, card)
        case Assent():
            return "Nothing better can come of playing on."
        case Objection():
            return "Something better may come of playing on, and it costs nothing."
    return ""


def _of_call(view: View, call: Call) -> str:
    """The tricks hoped for in the best suit that may be named, against those asked for."""
    others = [suit for suit in Suit if suit is not view.turned_suit]
    named = [view.turned_suit] if view.stage is Stage.ORDERING else others
    if call.suit is not None:
        named = [call.suit]
    hoped = {suit: tricks_hoped(view, suit) for suit in named if suit is not None}
    best = max(hoped, key=lambda suit: hoped[suit])
    need = NEED[table_of(view.code)][place_of(view)]
    return (
        f"With {best} for trumps he counts on {hoped[best] / 100:.1f} tricks for the side and asks for "
        f"{need / 100:.1f}."
    )


def _of_lead(view: View, card: Card) -> str:
    reading = Reading(view)
    if reading.is_trump(card):
        return "It draws trumps." if reading.is_maker else "It takes a trump from each of the makers."
    if reading.is_best(card):
        return "It wins unless it is ruffed."
    if reading.length(card.suit_under(reading.trump)) == 1 and reading.trumps():
        return "With the suit gone the next round of it can be ruffed."
    return "Nothing that is sure to win can be led; it risks least."


def _of_card(view: View, card: Card) -> str:
    reading, trick = Reading(view), view.trick
    assert trick is not None
    best, holder = reading.best_in(trick)
    following = of_suit(view.hand, trick.led, reading.trump)
    able = [other for other in following or view.hand if reading.beats(other, best)]
    if reading.beats(card, best):
        cheap = card is min(able, key=reading.highness)
        taken = "It takes the trick as it stands" if reading.still_to_play(trick) else "It takes the trick"
        return f"{taken}, as cheaply as can be." if cheap else f"{taken}."
    if reading.is_friend(holder):
        return f"The trick is a partner's; {card} is missed least."
    return f"{'It is not worth a winner' if able else 'The trick cannot be taken'}; {card} is missed least."
