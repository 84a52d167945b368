"""The main reason for an act in one sentence, by the rules of the player `simple`."""

from __future__ import annotations

from collections.abc import Sequence

from ..acts import Act, Assent, Call, Discard, Manner, Objection, Play
from ..bots.simple.calls import place_of, tricks_hoped
from ..bots.simple.reading import Reading
from ..bots.simple.tables import NEED, table_of
from ..cards import NO_TRUMP, Card, Suit, cards_to_follow
from ..deal import Stage, Trick
from ..seats import Seat
from ..view import SeatView
from .wording import as_side, capital, doing, gerund, listed, possessive, singular


def simple_reason(view: SeatView, act: Act, listener: Seat | None = None) -> str:
    """Why an act makes sense, in one sentence; empty if the rules give no reason."""
    match act:
        case Call():
            return _of_call(view, act, listener)
        case Discard():
            return _of_discard(view, act.cards[0], listener) if len(act.cards) == 1 else ""
        case Play(_, card):
            return _of_lead(view, card, listener) if view.trick is None else _of_card(view, card, listener)
        case Assent():
            return "Playing on cannot bring more."
        case Objection():
            return "Playing on may bring more, and it costs nothing."
    return ""


def best_suit(view: SeatView, call: Call) -> Suit:
    """The suit that a call names, or the best of the suits that it refuses."""
    others = [suit for suit in Suit if suit is not view.turned_suit]
    named = [view.turned_suit] if view.stage is Stage.ORDERING else others
    if call.suit is not None:
        named = [call.suit]
    return max((suit for suit in named if suit is not None), key=lambda suit: tricks_hoped(view, suit))


def _of_call(view: SeatView, call: Call, listener: Seat | None) -> str:
    """The expected tricks in the best suit that may be named, and how many are needed to call."""
    suit = best_suit(view, call)
    if call.manner is Manner.JAMBOREE:
        return f"With {suit} as trumps the hand holds the five highest cards and cannot lose a trick."
    hoped = f"{min(tricks_hoped(view, suit) / 100, len(view.hand)):.1f}"
    need = f"{NEED[table_of(view.code)][place_of(view)] / 100:.1f}"
    expects = f"With {suit} as trumps {as_side(view, 'can expect', listener)} about {hoped} tricks"
    is_enough = float(hoped) >= float(need)
    if call.word.makes_trump:
        if is_enough and call.manner is Manner.ALONE:
            return f"{expects}, enough to try for all of them alone."
        if is_enough:
            return f"{expects}, and {need} are enough to call."
        less = f"{expects}, fewer than the usual {need}"
        if view.stage is Stage.MAKING and view.seat == view.dealer and view.code.stick_the_dealer:
            return f"{less}, but the dealer must name a suit."
        return f"{less}, but calling is still better than {gerund(_refusal(view))}."
    if is_enough:
        return f"{expects}. That is often enough to call, but here {gerund(call.words)} is better."
    return f"{expects}, and a call needs about {need}."


def _refusal(view: SeatView) -> str:
    is_dealer = view.seat == view.dealer and view.stage is Stage.ORDERING
    return "turns down" if is_dealer else "passes"


def _of_discard(view: SeatView, card: Card, listener: Seat | None) -> str:
    trump = view.settled_trump
    suit = card.suit_under(trump)
    whose = possessive(view.seat, listener)
    if suit is trump:
        return f"{capital(whose)} other trumps and side cards are worth more."
    alike = [each for each in view.hand if each.suit_under(trump) is suit]
    if len(alike) == 1:
        able = doing(view.seat, f"can ruff {suit.word}", listener)
        return f"It is {whose} only {singular(card, trump)}: without it {able}."
    if card is min(alike, key=lambda each: each.strength(trump, suit)):
        which = "lower" if len(alike) == 2 else "lowest"
        return f"It is the {which} of {whose} {suit.word}, and the other cards are worth more."
    return "The other cards are worth more."


def _of_lead(view: SeatView, card: Card, listener: Seat | None) -> str:
    reading = Reading(view)
    name = singular(card, reading.trump)
    if reading.is_trump(card):
        return _of_trump_lead(reading, card)
    if reading.is_best(card):
        sure = not reading.trumps_out or reading.trump is NO_TRUMP
        wins = "and nobody can ruff it, so it wins" if sure else "so it wins unless it is ruffed"
        return f"It is the highest {name} left, {wins}."
    if reading.length(card.suit_under(reading.trump)) == 1 and reading.trumps():
        able = doing(view.seat, f"can ruff {card.suit_under(reading.trump).word}", listener)
        return f"It is {possessive(view.seat, listener)} only {name}: after it {able}."
    kept = next((other for other in reading.trumps() + reading.lay_cards() if reading.is_best(other)), None)
    if kept is not None:
        return f"It keeps {kept} for a later trick."
    return f"No card is sure to win, and {card} gives least away."


def _of_trump_lead(reading: Reading, card: Card) -> str:
    if not reading.trumps_out:
        return "No other trump is left, so it wins the trick."
    playing = [seat for seat in reading.view.makers if seat not in reading.view.calling.out]
    against = "the makers" if len(playing) > 1 else str(playing[0])
    draws = "draws trumps" if reading.is_maker else f"takes trumps from {against}"
    if reading.is_best(card):
        return f"It is the highest trump left: it wins and {draws}."
    return f"It {draws}, so that fewer side cards can be ruffed."


def _of_card(view: SeatView, card: Card, listener: Seat | None) -> str:
    reading, trick = Reading(view), view.open_trick
    best, holder = reading.best_in(trick)
    options = cards_to_follow(view.hand, trick.led, reading.trump)
    able = [other for other in options if reading.beats(other, best)]
    if reading.beats(card, best):
        return _of_winning(reading, trick, card, able, listener)
    is_void = reading.length(trick.led) == 0
    could_ruff = is_void and not reading.is_trump(card) and bool(reading.trumps())
    if reading.is_friend(holder):
        low = "there is no need to ruff" if could_ruff and able else _sparing(reading, options, card, is_void)
        return f"{_winning(view, holder, listener)}, so {low}."
    if could_ruff and able:
        return f"Trumps are worth more later than a ruff of {best} now."
    if able:
        keeps = min(able, key=reading.highness)
        return f"{keeps} would beat {best}, but it is worth more later."
    nothing = doing(view.seat, f"holds nothing that beats {best}", listener)
    return f"{capital(nothing)}, so {_sparing(reading, options, card, is_void)}."


def _sparing(reading: Reading, options: Sequence[Card], card: Card, is_void: bool) -> str:
    """What to do with a card that does not win: the lowest of the suit, or the least useful card."""
    if is_void:
        return "throw off a spare card"
    if card is min(options, key=reading.highness):
        return f"play the lowest {singular(card, reading.trump)}"
    return f"{card} can be spared"


def _of_winning(
    reading: Reading, trick: Trick, card: Card, able: Sequence[Card], listener: Seat | None
) -> str:
    """Why to beat the cards played so far."""
    best, holder = reading.best_in(trick)
    behind = [str(seat) for seat in reading.still_to_play(trick)]
    is_cheapest = card is min(able, key=reading.highness)
    is_partners = reading.is_friend(holder)
    if not behind:
        if is_partners:
            leads = doing(reading.seat, "leads next", listener)
            return f"It takes the trick from {_whose(reading.view, holder, listener)}, so {leads}."
        if len(able) == 1:
            return "It is the only card that wins the trick."
        return "It wins the trick as cheaply as possible." if is_cheapest else "It wins the trick."
    is_sure = not reading.trumps_out or reading.trump is NO_TRUMP
    if reading.is_best(card) and (reading.is_trump(card) or is_sure):
        return "Nothing can beat it, so it wins the trick."
    later = f"{listed(behind)} still {'play' if len(behind) > 1 else 'plays'}"
    if is_partners:
        return f"{best}, played by {_whose(reading.view, holder, listener)}, may be beaten: {later}."
    if reading.is_best(card):
        return f"It beats {best} and wins unless it is ruffed."
    if is_cheapest:
        return f"It beats {best} as cheaply as possible; {later}."
    return f"It beats {best} and is harder to beat than a lower card; {later}."


def _whose(view: SeatView, seat: Seat, listener: Seat | None) -> str:
    """A friend, as `your partner` or by name."""
    is_partner = seat == view.code.seating.partner(view.seat)
    return f"{possessive(view.seat, listener)} partner" if is_partner else str(seat)


def _winning(view: SeatView, holder: Seat, listener: Seat | None) -> str:
    """That a friend is winning the trick so far."""
    if holder == view.code.seating.partner(view.seat):
        return f"{capital(_whose(view, holder, listener))} is winning the trick"
    return f"{holder}, on the same side, is winning the trick"
