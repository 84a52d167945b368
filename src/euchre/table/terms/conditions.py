"""Reasons that stand against a call or a choice when it is made.

Only what all can see is looked at. Whether a called card would be a revoke shows when the card falls
(leeds-dwight-1888 55, 56, jerome-1877 12.2, professor-1862 L30).
"""

from __future__ import annotations

from collections.abc import Callable

from ...acts import TableAct
from ...cards import Card, Suit
from ...deal import Deal
from ...deal.state import Trick
from ...deciding import decides
from ...seats import Seat
from ..names import Names
from ..physical.handling import following, leader_due
from ..state import Case, Exposed, RefereedTable

Condition = Callable[[RefereedTable, Case, TableAct], str | None]
"""Takes the case and the act that chooses; gives the reason why not as a clause, None if it may be done."""

CONDITIONS: Names[Condition] = Names()
"""The conditions by remedy."""


@decides(irregularities="exposed-card")
def against_call(table: RefereedTable, one: Exposed) -> str | None:
    """Return what stands against calling an exposed card now."""
    deal, card, seat = table.deal, one.card, one.seat
    trick = deal.trick
    if (trump := deal.trump) is None or deal.is_over:
        return "no trick is to be played"
    if seat in deal.calling.sitting_out:
        return "its owner sits out"
    if (seat, card) in deal.discards:
        return "its owner has put it out"
    if trick is not None and seat in trick.seats:
        return "its owner has played to this trick"
    provision = table.code.provisions[one.irregularity]
    own_suit = trick is not None and card.suit_under(trick.trump) is trick.led
    leads = trick is None and leader_due(deal) == seat
    if provision.scope == "lead-or-own-suit" and not own_suit and not leads:
        return "its owner is not to lead, and its suit is not led"
    spares = table.code.provisions["exposed-card"].says("spares-commanding-card")
    if spares and trick is not None and not own_suit and commands_suit(deal, card, trump):
        return "it commands its suit"
    return None


def commands_suit(deal: Deal, card: Card, trump: Suit) -> bool:
    """Return whether no better card of its suit is still to be played (professor-1862 L30)."""
    suit = card.suit_under(trump)
    gone = {play.card for trick in deal.tricks for play in trick.plays}
    rest = (one for one in deal.code.pack if one not in gone and one.suit_under(trump) is suit)
    return all(one.strength(trump, suit) <= card.strength(trump, suit) for one in rest)


def against_choice(table: RefereedTable, case: Case, remedy: str, deed: TableAct) -> str | None:
    """Return what stands against choosing a remedy now."""
    if (why := why_past(table, case, remedy)) is not None:
        return why
    condition = CONDITIONS.get(remedy)
    return None if condition is None else condition(table, case, deed)


def offered_choices(table: RefereedTable, case: Case) -> tuple[str, ...]:
    """Return the remedies that a case offers now: those of the code without one whose time is past."""
    choices = table.code.provisions[case.irregularity].choices
    return tuple(remedy for remedy in choices if why_past(table, case, remedy) is None)


@decides("modern renege-waiver")
def why_past(table: RefereedTable, case: Case, remedy: str) -> str | None:
    """Return why a remedy that a code offers can be chosen no more; None if it can.

    A card can be taken back as long as its trick is the last: once the next is led to, it stays.
    """
    if remedy != "take-back":
        return None
    if table.deal.is_over:
        return "the hand is over, and no card can be taken back"
    is_on = case.trick is not None and case.trick >= len(table.deal.tricks)
    return None if is_on else "the next trick has begun, and the card cannot be taken back"


def _trick_of(table: RefereedTable, case: Case) -> Trick | None:
    number = case.trick or 0
    return table.deal.tricks[number - 1] if 1 <= number <= len(table.deal.tricks) else None


@CONDITIONS.add("play")
def _one_of_the_cards(table: RefereedTable, case: Case, deed: TableAct) -> str | None:
    """Return why not, unless the card chosen is one of those played together, and no revoke while another
    of them is none."""
    if not deed.cards:
        return f"the choice names the card that counts as played: {' or '.join(map(str, case.cards))}"
    if deed.cards[0] not in case.cards:
        return "it is none of the cards played together"
    trick = _trick_of(table, case)
    led = None if trick is None or trick.leader == case.offender else trick
    return None if deed.cards[0] in following(led, case.cards) else "it would be a revoke"


@CONDITIONS.add("put-right")
def _cards_enough(table: RefereedTable, case: Case, deed: TableAct) -> str | None:
    """Return why not, unless the pack has the cards that the hands lack, unless nobody has told how they
    were dealt."""
    deal = table.deal
    if not any(deal.hands):
        return None
    lacking = sum(deal.code.hand_size - len(hand) for hand in deal.hands)
    return "the pack has not cards enough" if lacking > len(deal.pack) else None


@CONDITIONS.add("change")
def _has_played_to_it(table: RefereedTable, case: Case, deed: TableAct) -> str | None:
    """Return why the player may not change a card in the trick; None if they have one there."""
    trick = _trick_of(table, case)
    return None if trick is not None and deed.actor in trick.seats else "they have no card in that trick"


@CONDITIONS.add("win")
@CONDITIONS.add("lose")
@CONDITIONS.add("highest")
@CONDITIONS.add("lowest")
def _called_in_time(table: RefereedTable, case: Case, deed: TableAct) -> str | None:
    """Return why not, unless the order is on the player that the law names, who has still to play to the
    trick of the case."""
    targets = case.seats or ((case.offender,) if case.offender is not None else ())
    if deed.seat is not None and deed.seat not in targets:
        return f"the order is for {' or '.join(map(str, targets))}"
    if _is_about_trick_on(table.deal, case, targets):
        return None
    done = _trick_of(table, case)
    is_late = done is not None and all(seat in done.seats for seat in targets)
    return "the order comes after the play it is for" if is_late else "no trick of the kind is on"


def _is_about_trick_on(deal: Deal, case: Case, targets: tuple[Seat, ...]) -> bool:
    trick = deal.trick
    if not case.seats:
        return True
    if trick is None:
        return False
    cards: set[Card] = {play.card for play in trick.plays}
    about = not case.cards or any(card in cards for card in case.cards)
    return about and any(seat not in trick.seats for seat in targets)
