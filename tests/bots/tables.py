"""Codes, house variants and positions for tests of the players."""

from __future__ import annotations

from euchre.acts import Act, DealOut, Shuffle, TurnUp, read_act
from euchre.bots import Bot
from euchre.cards import Card, read_cards
from euchre.chance import Stream
from euchre.deal import Deal, Due, after, awaited, new_deal
from euchre.game import new_score
from euchre.laws import CODE_NAMES, Code, house_variant, load_code
from euchre.players import bot_by_name
from euchre.seats import Seat
from euchre.view import SeatView, view_of
from tests.house_variants import HOUSE_VARIANTS

VARIANTS: dict[str, tuple[str, dict[str, object]]] = {
    **HOUSE_VARIANTS,
    "joker": ("modern", {"joker": True}),
    "joker in the large pack": ("jerome-1877", {"joker": True}),
    "28 cards": ("jerome-1877", {"lowest_rank": "8"}),
    "no stick": ("modern", {"stick_the_dealer": False}),
    "defend alone": ("professor-1862", {"defend_alone": True, "lone_euchre": 2}),
    "Canadian in the large pack": ("jerome-1877", {"assist_must_be_alone": True}),
    "the lone player leads": ("professor-1862", {"lead_against_lone": "lone_player"}),
    "his left leads": ("modern", {"lead_against_lone": "left_of_lone_player"}),
    "take-over after a pass": ("professor-1862", {"take_over_after_pass": True}),
    "a suit needed to call it": ("modern", {"suit_needed_to_call": True, "stick_the_dealer": False}),
    "alone must take five": ("modern", {"lone_must_march": True, "shutout_euchre": 4}),
    "partner's best": ("modern", {"partners_best": True, "defend_alone": True}),
    "no trump": ("modern", {"no_trump": True, "no_trump_point": 2, "stick_the_dealer": False}),
    "no trump in the large pack": ("professor-1862", {"no_trump": True}),
    "no trump for three": ("modern-3", {"no_trump": True}),
    "joker for three": ("modern-3", {"joker": True}),
    "joker for two": ("modern-2", {"joker": True}),
    "alone with the call for three": ("modern-3", {"alone_until": "call", "dealer_alone_until": "call"}),
}


def every_code() -> dict[str, Code]:
    """Return the six codes and some house variants, by a name for test reports."""
    codes = {name: load_code(name) for name in CODE_NAMES}
    return codes | {
        name: house_variant(load_code(base), changes) for name, (base, changes) in VARIANTS.items()
    }


EVERY_CODE = every_code()


def bots_for(code: Code, name: str) -> dict[Seat, Bot]:
    """Return the same player in every seat."""
    return {seat: bot_by_name(name) for seat in code.seating.seats}


def deal_of(code: Code, hands: str, turn_up: str, then: str = "", dealer: Seat = Seat.A) -> Deal:
    """Return a deal with given hands, eldest hand first, separated by `|`, after acts separated by commas."""
    dealt = [read_cards(hand) for hand in hands.split("|")]
    top = Card(turn_up)
    used = {card for hand in dealt for card in hand} | {top}
    rest = tuple(card for card in code.pack if card not in used)
    order = [card for hand in dealt for card in hand[:3]] + [card for hand in dealt for card in hand[3:]]
    deal = after(
        new_deal(code, dealer), Shuffle(dealer, (*order, *rest[: code.dummy], top, *rest[code.dummy :]))
    )
    deal = after(after(deal, DealOut(dealer, ((3,), (2,)))), TurnUp(dealer, top))
    for text in filter(None, then.split(", ")):
        deal = after(deal, read_act(text))
    return deal


def seen(deal: Deal, seat: Seat) -> SeatView:
    """Return the view of a seat at no score."""
    return view_of(deal, seat, new_score(deal.code))


def answer(deal: Deal, due: Due | None = None) -> Act:
    """Return what `simple` does about a due, by default the first one."""
    asked = awaited(deal)[0] if due is None else due
    return bot_by_name("simple").choose(seen(deal, asked.actor), asked, Stream(1))
