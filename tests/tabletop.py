"""Deals for tests: given hands, and acts read from their texts.

`dealt("modern", "9H", B="JH JD AH KH QH")`: A deals, B holds these, the nine of hearts is turned up.
"""

from __future__ import annotations

from collections.abc import Mapping

from euchre.acts import DealOut, Holding, TurnUp, read_act
from euchre.cards import Card, read_cards
from euchre.deal import Deal, after, lawfully_after, new_deal
from euchre.laws import Code, house_variant, load_code
from euchre.seats import Seat


def house(name: str, **changes: object) -> Code:
    """Return a code with some values changed."""
    return house_variant(load_code(name), changes)


def dealt(code: Code | str, turn_up: str = "9H", dealer: Seat = Seat.A, /, **hands: str) -> Deal:
    """Return a deal whose turn-up lies on the talon, some hands known, the first player to speak."""
    law = load_code(code) if isinstance(code, str) else code
    deal = new_deal(law, dealer)
    first, second = law.packets[0]
    deal = after(deal, DealOut(dealer, ((first,), (second,))))
    for letter, cards in hands.items():
        deal = after(deal, Holding(Seat.from_text(letter), read_cards(cards)))
    return after(deal, TurnUp(dealer, Card(turn_up)))


def said(deal: Deal, *texts: str) -> Deal:
    """Return the deal after some acts, each of them lawful."""
    for text in texts:
        deal = lawfully_after(deal, read_act(text))
    return deal


def done(deal: Deal, *texts: str) -> Deal:
    """Return the deal after some acts, lawful or not."""
    for text in texts:
        deal = after(deal, read_act(text))
    return deal


ALL_TRICKS: Mapping[str, str] = {
    "A": "AS KS QS TS 9S",
    "B": "JH JD AH KH QH",
    "C": "AD KD QD TD 9D",
    "D": "AC KC QC TC 9C",
}
"""Hands of 24 cards with the 9 of hearts turned up: B has every trick with hearts for trump."""

TRICKS_FOR_B: tuple[str, ...] = tuple(
    f"{seat} {card}"
    for cards in zip(*(ALL_TRICKS[seat].split() for seat in "BCDA"), strict=True)
    for seat, card in zip("BCDA", cards, strict=True)
)
"""The twenty plays of `ALL_TRICKS`, B leading his trumps."""
