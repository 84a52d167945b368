"""A hand diagram as SVG: the hands around the table, the turn-up, the calls and the tricks."""

from __future__ import annotations

from collections.abc import Iterator

from ..cards import Card
from ..deal import Deal, Trick
from ..seats import Seat
from .hand_text import facts_of_deal, hands_as_dealt
from .story import result_of_deal
from .svg import BOLDLY, CARD_HEIGHT, CARD_WIDTH, FAINTLY, card_drawn, label, printed
from .words import in_order, wrapped

WIDTH = 760
"""Width of the picture in SVG units."""
_STEP = CARD_WIDTH + 4
_MIDDLE = WIDTH / 2
_PLACES = {
    2: ((_MIDDLE, 250), (_MIDDLE, 40)),
    3: ((_MIDDLE, 250), (135, 60), (WIDTH - 135, 60)),
    4: ((_MIDDLE, 250), (135, 145), (_MIDDLE, 40), (WIDTH - 135, 145)),
}
_LINE = 20
_TRICK = CARD_HEIGHT + 40


def hand_svg(deal: Deal) -> str:
    """Return the diagram of a deal as an SVG document. Like `hand_text` it also shows hidden cards."""
    parts = list(_hands(deal))
    y = 345.0
    for name, text in facts_of_deal(deal):
        parts.append(label(30, y, name, 14, more=FAINTLY))
        for piece in wrapped(text, 88):
            parts.append(label(105, y, piece, 14))
            y += _LINE
    y += 4
    for place, trick in enumerate(deal.tricks):
        x, top = 30 + (place % 3) * 240, y + (place // 3) * _TRICK
        parts.extend(_trick(deal, trick, place + 1, x, top))
    y += -(-len(deal.tricks) // 3) * _TRICK
    for sentence in result_of_deal(deal):
        y += _LINE
        parts.append(label(30, y, sentence, 15, more=BOLDLY))
    return printed(WIDTH, y + 24, _title(deal), parts)


def _title(deal: Deal) -> str:
    return f"A deal of euchre under {deal.code.rules_in_force}, {deal.dealer} dealing"


def _hands(deal: Deal) -> Iterator[str]:
    hands = hands_as_dealt(deal) or ((),) * deal.code.players
    for seat, (x, y) in zip(deal.code.seating.seats, _PLACES[deal.code.players], strict=True):
        role = ", dealer" if seat == deal.dealer else ""
        yield label(x, y - 10, f"{seat}{role}", 16, "middle", more=BOLDLY)
        yield from _row_of_cards(in_order(hands[seat], deal.trump), x, y)
    if deal.turn_up is not None:
        yield card_drawn(deal.turn_up, _MIDDLE - CARD_WIDTH / 2, 138)
        yield label(_MIDDLE, 138 + CARD_HEIGHT + 16, "turn-up", 12, "middle", more=FAINTLY)


def _row_of_cards(cards: tuple[Card, ...], middle: float, y: float) -> Iterator[str]:
    left = middle - (len(cards) * _STEP - 4) / 2
    for place, card in enumerate(cards):
        yield card_drawn(card, left + place * _STEP, y)


def _trick(deal: Deal, trick: Trick, number: int, x: float, y: float) -> Iterator[str]:
    """Yield a trick from the lead on; the winning card has a thick border."""
    won = "in play" if trick is deal.trick else f"to {trick.winner}"
    yield label(x, y + 38, f"{number}", 16, more=FAINTLY)
    for place, play in enumerate(trick.plays):
        left = x + 18 + place * (_STEP + 4)
        winner = isinstance(play.actor, Seat) and play.actor == trick.winner
        yield card_drawn(play.card, left, y + 6, is_marked=winner)
        yield label(left + CARD_WIDTH / 2, y + CARD_HEIGHT + 20, f"{play.actor}", 12, "middle", more=FAINTLY)
    yield label(x + 18, y, won, 11, more=FAINTLY)
