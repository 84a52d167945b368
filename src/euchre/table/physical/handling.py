"""Moves of cards other than plays: cards taken back or put to another trick."""

from __future__ import annotations

from ...acts import Discard, GiveCard, GoUnder, Play, TableAct, TableActForm
from ...cards import UNKNOWN, Card, cards_to_follow
from ...deal import Deal, Ending, Trick, first_leader
from ...deal.hands import with_hand
from ...deal.outcome import outcome_of
from ...deal.rights import owner_of_call
from ...deal.state import Stage, deal_with, seat_of
from ...deciding import decides
from ...seats import Seat


def leader_due(deal: Deal) -> Seat:
    """Return who leads to the next trick by the complete tricks, or the next on the left who has a card."""
    done = deal.finished_tricks
    return _or_next_with_card(deal, _winner_in_play(deal, done[-1]) if done else first_leader(deal))


def trick_swept_back(deal: Deal) -> Deal:
    """Return the deal with the cards of the last trick in their players' hands again."""
    last = deal.tricks[-1]
    hands = list(deal.hands)
    for play in last.plays:
        hands[seat_of(play)] += (play.card,)
    deal = deal_with(deal, {"hands": tuple(hands), "tricks": deal.tricks[:-1], **_not_over(deal)})
    return deal_with(deal, {"turn": turn_due(deal)})


def card_taken_back(deal: Deal, seat: Seat, number: int) -> Deal:
    """Return the deal with a seat's card of a trick (from 1) in its hand again; the seat is to play to it.

    When it is the card led to the last trick, the whole trick goes back.
    """
    trick = deal.tricks[number - 1]
    if number == len(deal.tricks) and trick.leader == seat:
        return trick_swept_back(deal)
    taken = next(play for play in trick.plays if play.actor == seat)
    left = Trick(tuple(play for play in trick.plays if play is not taken), trick.trump)
    return deal_with(
        deal,
        {
            "tricks": (*deal.tricks[: number - 1], *((left,) if left.plays else ()), *deal.tricks[number:]),
            "hands": with_hand(deal, seat, (*deal.hands[seat], taken.card)),
            "turn": seat,
            **_not_over(deal),
        },
    )


def card_put_aside(deal: Deal, seat: Seat, number: int) -> Deal:
    """Return the deal with a seat's card of a trick (from 1) in its hand again; the others' cards stay, and
    the first of them leads if the seat did."""
    trick = deal.tricks[number - 1]
    taken = next(play for play in trick.plays if play.actor == seat)
    left = Trick(tuple(play for play in trick.plays if play is not taken), trick.trump)
    deal = card_restored(deal, seat, taken.card)
    tricks = (*deal.tricks[: number - 1], *((left,) if left.plays else ()), *deal.tricks[number:])
    deal = deal_with(deal, {"tricks": tricks, **_not_over(deal)})
    return deal_with(deal, {"turn": turn_due(deal)})


def card_put_to(deal: Deal, seat: Seat, card: Card, number: int) -> Deal:
    """Return the deal with a card of a seat's hand put to a trick (from 1) that others have gone on from."""
    trick = deal.tricks[number - 1]
    fuller = Trick((*trick.plays, Play(seat, card)), trick.trump)
    deal = card_put_away(deal, seat, card)
    deal = deal_with(deal, {"tricks": (*deal.tricks[: number - 1], fuller, *deal.tricks[number:])})
    return deal_with(deal, {"turn": turn_due(deal)})


def card_put_away(deal: Deal, seat: Seat, card: Card) -> Deal:
    """Return the deal with a card gone from a seat's hand, into which a dealer has taken an accepted
    turn-up."""
    holding = deal.holding(seat)
    hand = list(holding)
    hand.remove(card if card in hand else UNKNOWN)
    is_taken = deal.turn_up_in_hand or len(holding) > len(deal.hands[seat])
    return deal_with(deal, {"hands": with_hand(deal, seat, tuple(hand)), "turn_up_in_hand": is_taken})


def trick_of(deal: Deal, play: Play) -> int:
    """Return the number of the trick in which a card just played lies, from 1: a player who has missed a
    trick may have put it there."""
    places = (number for number, trick in enumerate(deal.tricks, 1) if play in trick.plays)
    return max(places, default=len(deal.tricks))


SHOWS_CARDS: tuple[TableActForm, ...] = ("exposes {cards}", "drops {cards}")
"""Cards of a hand that their player lets be seen."""


LETS_SEE: tuple[TableActForm, ...] = (*SHOWS_CARDS, "throws in {cards}", "plays {cards} together")
"""Acts that let everybody see cards of a hand."""


def cards_seen(deal: Deal, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that everybody has seen in a hand and that are there still, since its player has
    neither played nor put out a card that could be one of them."""
    seen: list[Card] = []
    for act in deal.acts:
        if act.actor != seat:
            continue
        if isinstance(act, TableAct) and act.form in LETS_SEE:
            seen += act.cards
        elif isinstance(act, (Discard, GiveCard, GoUnder)):
            seen.clear()
    played = {play.card for trick in deal.tricks for play in trick.plays}
    left = (card for card in dict.fromkeys(seen) if card is not UNKNOWN and card not in played)
    return tuple(card for card in left if deal.hand_may_hold(seat, card))


@decides("modern m.1")
def has_shown(deal: Deal, seat: Seat, card: Card) -> bool:
    """Return whether a player has let a card be seen and not played it, so that it may go back into the hand
    where no law says otherwise."""
    if any(card is play.card for trick in deal.tricks for play in trick.plays):
        return False
    deeds = (act for act in deal.acts if isinstance(act, TableAct) and act.form in SHOWS_CARDS)
    return any(deed.actor == seat and card in deed.cards for deed in deeds)


def card_restored(deal: Deal, seat: Seat, card: Card) -> Deal:
    """Return the deal with a card in a seat's hand again."""
    return deal_with(deal, {"hands": with_hand(deal, seat, (*deal.hands[seat], card))})


def is_led_in_haste(deal: Deal) -> bool:
    """Return whether the jambone player has led before the adversary who plays next has called a card or let
    the call go, and nobody has played to it (professor-1862 S8)."""
    if len(deal.tricks) != 1 or len(deal.tricks[0].plays) != 1 or deal.called is not None:
        return False
    leader, caller = deal.tricks[0].leader, owner_of_call(deal)
    is_lone_lead = leader == deal.calling.lone == first_leader(deal)
    return is_lone_lead and caller is not None and caller not in deal.calling.waived


def following(trick: Trick | None, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return those of some cards that follow suit in a trick; all of them if none does or one leads."""
    if trick is None:
        return cards
    return cards_to_follow(cards, trick.led, trick.trump)


def turn_due(deal: Deal) -> Seat:
    """Return who is to play next, going by the cards on the table."""
    trick = deal.trick
    if trick is None:
        return leader_due(deal)
    left = [seat for seat in order_of_play(deal, trick) if seat not in trick.seats]
    return left[0] if left else _or_next_with_card(deal, _winner_in_play(deal, trick))


def played_out(deal: Deal) -> Deal:
    """Return the deal after a card was played, when hands have become unequal: nobody without a card is
    waited for, and the hand is over when all tricks are played or nobody has a card left."""
    if deal.is_over or deal.turn is None:
        return deal
    trick = deal.trick
    full = trick is None or all(seat in trick.seats for seat in order_of_play(deal, trick))
    if not any(map(deal.holding, deal.active)) or (full and len(deal.tricks) >= deal.code.hand_size):
        makers = sum(trick.winner in deal.makers for trick in deal.tricks)
        outcome = outcome_of(deal, Ending.PLAYED, min(makers, deal.code.hand_size))
        return deal_with(deal, {"outcome": outcome, "stage": Stage.OVER, "turn": None})
    return deal if deal.holding(deal.turn) else deal_with(deal, {"turn": turn_due(deal)})


def order_of_play(deal: Deal, trick: Trick) -> tuple[Seat, ...]:
    """Return who plays to a trick, the leader first, without players who have no card left."""
    order = dict.fromkeys((trick.leader, *deal.code.seating.from_left_of(trick.leader)))
    played = trick.seats
    return tuple(
        seat for seat in order if seat not in deal.calling.out and (seat in played or deal.holding(seat))
    )


def passed_over(deal: Deal) -> tuple[Seat, ...]:
    """Return who has not played to the trick that is on though a later player has."""
    if deal.trick is None:
        return ()
    order, played = order_of_play(deal, deal.trick), deal.trick.seats
    reached = max((place for place, seat in enumerate(order) if seat in played), default=0)
    return tuple(seat for seat in order[:reached] if seat not in played)


def _winner_in_play(deal: Deal, trick: Trick) -> Seat:
    """Return who leads after a trick: a card of the lone player's partner, who sits out, wins no lead."""
    out = deal.calling.out
    in_play = tuple(play for play in trick.plays if play.actor not in out)
    return trick.winner if not in_play or trick.winner not in out else Trick(in_play, trick.trump).winner


def _or_next_with_card(deal: Deal, leader: Seat) -> Seat:
    order = (leader, *deal.code.seating.from_left_of(leader))
    return next((seat for seat in order if seat in deal.active and deal.holding(seat)), leader)


def _not_over(deal: Deal) -> dict[str, object]:
    return {"stage": Stage.PLAYING, "outcome": None}
