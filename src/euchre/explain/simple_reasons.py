"""The main reason for an act in one sentence, by the rules of the player `simple`."""

from __future__ import annotations

from collections.abc import Sequence

from ..acts import Act, Assent, Call, Discard, Manner, Objection, Play
from ..bots.simple.calls import place_of, tricks_hoped
from ..bots.simple.reading import Reading
from ..bots.simple.tables import NEED, table_of
from ..cards import NO_TRUMP, SUITS, Card, Suit, cards_to_follow
from ..deal import Stage, Trick
from ..seats import Seat
from ..view import SeatView
from .sentence import Sentence, relation_value, side_value
from .wording import as_side, capital, doing, gerund, listed, possessive, singular


def simple_reason(view: SeatView, act: Act, listener: Seat | None = None) -> str:
    """Return why an act makes sense, in one sentence; empty if the rules give no reason."""
    match act:
        case Call():
            return _of_call(view, act, listener)
        case Discard():
            return _of_discard(view, act.cards[0], listener) if len(act.cards) == 1 else ""
        case Play(_, card):
            return _of_lead(view, card, listener) if view.trick is None else _of_card(view, card, listener)
        case Assent():
            return Sentence("agree", "Playing on cannot bring more.")
        case Objection():
            return Sentence("object", "Playing on may bring more, and it costs nothing.")
    return ""


def best_suit(view: SeatView, call: Call) -> Suit:
    """Return the suit that a call names, or the best of the suits that it refuses."""
    others = [suit for suit in SUITS if suit is not view.turned_suit]
    named = [view.turned_suit] if view.stage is Stage.ORDERING else others
    if call.suit is not None:
        named = [call.suit]
    return max((suit for suit in named if suit is not None), key=lambda suit: tricks_hoped(view, suit))


def _of_call(view: SeatView, call: Call, listener: Seat | None) -> str:
    """Return the expected tricks in the best suit that may be named, and how many are needed to call."""
    suit = best_suit(view, call)
    if call.manner is Manner.JAMBOREE:
        words = f"With {suit} as trumps the hand holds the five highest cards and cannot lose a trick."
        return Sentence("jamboree", words, suit=suit)
    hoped = f"{min(tricks_hoped(view, suit) / 100, len(view.hand)):.1f}"
    need = f"{NEED[table_of(view.code)][place_of(view)] / 100:.1f}"
    expects = f"With {suit} as trumps {as_side(view, 'can expect', listener)} about {hoped} tricks"
    is_enough = float(hoped) >= float(need)
    values = {"suit": suit, "side": side_value(view), "hoped": float(hoped), "need": float(need)}
    if call.word.makes_trump:
        if is_enough and call.manner is Manner.ALONE:
            return Sentence("expects-alone", f"{expects}, enough to try for all of them alone.", **values)
        if is_enough:
            return Sentence("expects-enough", f"{expects}, and {need} are enough to call.", **values)
        less = f"{expects}, fewer than the usual {need}"
        if view.stage is Stage.MAKING and view.seat == view.dealer and view.code.stick_the_dealer:
            return Sentence("expects-stuck", f"{less}, but the dealer must name a suit.", **values)
        still = f"{less}, but calling is still better than {gerund(_refusal(view))}."
        return Sentence("expects-less", still, act=_refusal(view), **values)
    if is_enough:
        words = f"{expects}. That is often enough to call, but here {gerund(call.words)} is better."
        return Sentence("expects-but", words, act=call.words, **values)
    return Sentence("expects-needs", f"{expects}, and a call needs about {need}.", **values)


def _refusal(view: SeatView) -> str:
    is_dealer = view.seat == view.dealer and view.stage is Stage.ORDERING
    return "turns down" if is_dealer else "passes"


def _of_discard(view: SeatView, card: Card, listener: Seat | None) -> str:
    trump = view.settled_trump
    suit = card.suit_under(trump)
    whose = possessive(view.seat, listener)
    if suit is trump:
        words = f"{capital(whose)} other trumps and side cards are worth more."
        return Sentence("trumps-worth-more", words, seat=view.seat)
    alike = [each for each in view.hand if each.suit_under(trump) is suit]
    if len(alike) == 1:
        able = doing(view.seat, f"can ruff {suit.word}", listener)
        words = f"It is {whose} only {singular(card, trump)}: without it {able}."
        return Sentence("only-of-suit", words, seat=view.seat, suit=suit)
    if card is min(alike, key=lambda each: each.strength(trump, suit)):
        which = "lower" if len(alike) == 2 else "lowest"
        words = f"It is the {which} of {whose} {suit.word}, and the other cards are worth more."
        return Sentence("lowest-of-suit", words, seat=view.seat, suit=suit)
    return Sentence("others-worth-more", "The other cards are worth more.")


def _of_lead(view: SeatView, card: Card, listener: Seat | None) -> str:
    reading = Reading(view)
    name, suit = singular(card, reading.trump), card.suit_under(reading.trump)
    if reading.is_trump(card):
        return _of_trump_lead(reading, card)
    if reading.is_best(card):
        sure = not reading.trumps_out or reading.trump is NO_TRUMP
        wins = "and nobody can ruff it, so it wins" if sure else "so it wins unless it is ruffed"
        words = f"It is the highest {name} left, {wins}."
        return Sentence("highest-left", words, suit=suit, sure=sure)
    if reading.length(suit) == 1 and reading.trumps():
        able = doing(view.seat, f"can ruff {suit.word}", listener)
        words = f"It is {possessive(view.seat, listener)} only {name}: after it {able}."
        return Sentence("only-then-ruff", words, seat=view.seat, suit=suit)
    kept = next((other for other in reading.trumps() + reading.lay_cards() if reading.is_best(other)), None)
    if kept is not None:
        return Sentence("keeps", f"It keeps {kept} for a later trick.", card=kept)
    return Sentence("least", f"No card is sure to win, and {card} gives least away.", card=card)


def _of_trump_lead(reading: Reading, card: Card) -> str:
    if not reading.trumps_out:
        return Sentence("last-trump", "No other trump is left, so it wins the trick.")
    playing = [seat for seat in reading.view.makers if seat not in reading.view.calling.out]
    against = "the makers" if len(playing) > 1 else str(playing[0])
    draws = "draws trumps" if reading.is_maker else f"takes trumps from {against}"
    taken = {"ours": reading.is_maker, "from": playing}
    if reading.is_best(card):
        words = f"It is the highest trump left: it wins and {draws}."
        return Sentence("highest-trump", words, **taken)
    return Sentence("draws", f"It {draws}, so that fewer side cards can be ruffed.", **taken)


def _of_card(view: SeatView, card: Card, listener: Seat | None) -> str:
    reading, trick = Reading(view), view.open_trick
    best, holder = reading.best_in(trick)
    options = cards_to_follow(view.hand, trick.led, reading.trump)
    able = [other for other in options if reading.beats(other, best)]
    if reading.beats(card, best):
        return _of_winning(reading, trick, card, able, listener)
    suit, is_void = card.suit_under(reading.trump), reading.length(trick.led) == 0
    could_ruff = is_void and not reading.is_trump(card) and bool(reading.trumps())
    if reading.is_friend(holder):
        how, low = _sparing(reading, options, card, is_void)
        if could_ruff and able:
            how, low = "no-ruff", "there is no need to ruff"
        words = f"{_winning(view, holder, listener)}, so {low}."
        friend = {"seat": view.seat, "holder": holder, "relation": relation_value(view, holder)}
        return Sentence("friend-wins", words, how=how, card=card, suit=suit, **friend)
    if could_ruff and able:
        return Sentence("ruff-later", f"Trumps are worth more later than a ruff of {best} now.", best=best)
    if able:
        keeps = min(able, key=reading.highness)
        words = f"{keeps} would beat {best}, but it is worth more later."
        return Sentence("beats-later", words, card=keeps, best=best)
    nothing = doing(view.seat, f"holds nothing that beats {best}", listener)
    how, low = _sparing(reading, options, card, is_void)
    words = f"{capital(nothing)}, so {low}."
    return Sentence("nothing-beats", words, seat=view.seat, best=best, how=how, card=card, suit=suit)


def _sparing(reading: Reading, options: Sequence[Card], card: Card, is_void: bool) -> tuple[str, str]:
    """Return what to do with a card that does not win, as a value and in words."""
    if is_void:
        return "throw-off", "throw off a spare card"
    if card is min(options, key=reading.highness):
        return "lowest", f"play the lowest {singular(card, reading.trump)}"
    return "spared", f"{card} can be spared"


def _of_winning(
    reading: Reading, trick: Trick, card: Card, able: Sequence[Card], listener: Seat | None
) -> str:
    """Return why to beat the cards played so far."""
    best, holder = reading.best_in(trick)
    behind = [str(seat) for seat in reading.still_to_play(trick)]
    is_cheapest = card is min(able, key=reading.highness)
    is_partners = reading.is_friend(holder)
    relation = relation_value(reading.view, holder)
    friend = {"seat": reading.seat, "holder": holder, "relation": relation}
    if not behind:
        if is_partners:
            leads = doing(reading.seat, "leads next", listener)
            words = f"It takes the trick from {_whose(reading.view, holder, listener)}, so {leads}."
            return Sentence("takes-from-friend", words, **friend)
        if len(able) == 1:
            return Sentence("only-winner", "It is the only card that wins the trick.")
        if is_cheapest:
            return Sentence("wins-cheaply", "It wins the trick as cheaply as possible.")
        return Sentence("wins", "It wins the trick.")
    is_sure = not reading.trumps_out or reading.trump is NO_TRUMP
    if reading.is_best(card) and (reading.is_trump(card) or is_sure):
        return Sentence("unbeatable", "Nothing can beat it, so it wins the trick.")
    later = f"{listed(behind)} still {'play' if len(behind) > 1 else 'plays'}"
    if is_partners:
        words = f"{best}, played by {_whose(reading.view, holder, listener)}, may be beaten: {later}."
        return Sentence("friend-beaten", words, best=best, seats=behind, **friend)
    if reading.is_best(card):
        return Sentence("beats-unless", f"It beats {best} and wins unless it is ruffed.", best=best)
    if is_cheapest:
        words = f"It beats {best} as cheaply as possible; {later}."
        return Sentence("beats-cheaply", words, best=best, seats=behind)
    words = f"It beats {best} and is harder to beat than a lower card; {later}."
    return Sentence("beats-harder", words, best=best, seats=behind)


def _whose(view: SeatView, seat: Seat, listener: Seat | None) -> str:
    """Return a friend, as `your partner` or by name."""
    is_partner = seat == view.code.seating.partner(view.seat)
    return f"{possessive(view.seat, listener)} partner" if is_partner else str(seat)


def _winning(view: SeatView, holder: Seat, listener: Seat | None) -> str:
    """Say that a friend is winning the trick so far."""
    if holder == view.code.seating.partner(view.seat):
        return f"{capital(_whose(view, holder, listener))} is winning the trick"
    return f"{holder}, on the same side, is winning the trick"
