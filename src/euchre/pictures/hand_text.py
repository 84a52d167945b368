"""A hand diagram as text: the hands around the table, the calls, and the tricks one by one."""

from __future__ import annotations

from ..acts import Call
from ..cards import UNKNOWN, Card, Suit, write_cards
from ..deal import Deal, Stage, after, new_deal, seat_of
from ..seats import Seat
from .canvas import LETTERS, Canvas, Signs, Tone, tone_of
from .story import result_of_deal
from .words import calls_in_rounds, how_trump_was_made, in_order, wrapped


def hands_as_dealt(deal: Deal) -> tuple[tuple[Card, ...], ...]:
    """Return the hand of each seat before the first call; unknown cards are filled in from later acts.

    Empty hands before the cards are dealt.
    """
    hands = _before_calls(deal).hands
    return tuple(_filled(hand, _came_out(deal, seat)) for seat, hand in enumerate(hands))


def dummy_as_dealt(deal: Deal) -> tuple[Card, ...]:
    """Return the dummy hand before the maker took it; empty if there is none or it is not known."""
    dummy = _before_calls(deal).dummy
    return () if all(card is UNKNOWN for card in dummy) else dummy


def _before_calls(deal: Deal) -> Deal:
    before = new_deal(deal.code, deal.dealer)
    for act in deal.acts:
        if isinstance(act, Call) or before.stage in (Stage.PREPARING, Stage.PLAYING, Stage.OVER):
            break
        before = after(before, act)
    return before


def _came_out(deal: Deal, seat: int) -> list[Card]:
    """Return the cards known to have been in a hand, without a turn-up that the dealer took."""
    cards = [card for card in deal.hands[seat] if card is not UNKNOWN]
    cards += [play.card for trick in deal.tricks for play in trick.plays if seat_of(play) == seat]
    cards += [card for who, card in deal.discards if who == seat and card is not UNKNOWN]
    taken = _before_calls(deal).dummy if deal.dummy_taken and seat == deal.calling.maker else ()
    cards = [card for card in cards if card not in taken]
    if seat == deal.dealer and deal.exchanged and deal.turn_up in cards:
        cards.remove(deal.turn_up)
    return cards


def _filled(hand: tuple[Card, ...], came_out: list[Card]) -> tuple[Card, ...]:
    known = [card for card in hand if card is not UNKNOWN]
    more = [card for card in came_out if card not in known][: len(hand) - len(known)]
    return (*known, *more, *(UNKNOWN,) * (len(hand) - len(known) - len(more)))


def talon(deal: Deal) -> tuple[Card, ...]:
    """Return the undealt cards under the turn-up; empty if the record knows none of them."""
    return () if all(card is UNKNOWN for card in deal.pack) else deal.pack


_MIDDLE = 40
_PLACES = {
    2: ((7, _MIDDLE), (0, _MIDDLE)),
    3: ((7, _MIDDLE), (0, 14), (0, 65)),
    4: ((7, _MIDDLE), (3, 14), (0, _MIDDLE), (3, 65)),
}
_LABEL = 10
_WIDTH = 80


def hand_text(deal: Deal, signs: Signs = LETTERS) -> Canvas:
    """Return the diagram of a deal, finished or not, at most 80 columns wide; A sits at the bottom.

    It shows hidden cards too, so do not show it to players of the deal.
    """
    canvas = Canvas()
    _draw_hands(canvas, deal)
    row = 10
    for label, text in facts_of_deal(deal):
        canvas.put(row, 1, label, Tone.FAINT)
        for piece in wrapped(text, _WIDTH - _LABEL - 1):
            canvas.put(row, _LABEL + 1, piece)
            row += 1
    row = _draw_tricks(canvas, deal, row + 1, signs)
    if deal.outcome is not None:
        for sentence in result_of_deal(deal):
            for piece in wrapped(sentence, _WIDTH - 2):
                canvas.put(row, 1, piece, Tone.STRONG)
                row += 1
    return canvas


def _draw_hands(canvas: Canvas, deal: Deal) -> None:
    hands = hands_as_dealt(deal)
    for seat, (row, middle) in zip(deal.code.seating.seats, _PLACES[deal.code.players], strict=True):
        canvas.centred(row, middle, f"{seat}{', dealer' if seat == deal.dealer else ''}", Tone.STRONG)
        _centred_cards(canvas, row + 1, middle, in_order(hands[seat], deal.trump), deal.trump)
    if deal.turn_up is not None:
        row = 4 if deal.code.players > 2 else 3
        canvas.centred(row, _MIDDLE, deal.turn_up.text, tone_of(deal.turn_up))
        canvas.centred(row + 1, _MIDDLE, "turn-up", Tone.FAINT)


def _centred_cards(
    canvas: Canvas, row: int, middle: int, cards: tuple[Card, ...], trump: Suit | None
) -> None:
    groups = _gaps(cards, trump)
    width = len(write_cards(cards)) + sum(groups)
    column = max(0, middle - width // 2)
    for card, gap in zip(cards, groups, strict=True):
        column = canvas.put(row, column + gap, card.text, tone_of(card)) + 1


def _gaps(cards: tuple[Card, ...], trump: Suit | None) -> list[int]:
    """Return for each card the extra blanks before it: 1 where another suit begins, else 0."""
    suits = [_suit(card, trump) for card in cards]
    return [int(place > 0 and suits[place] is not suits[place - 1]) for place in range(len(cards))]


def _suit(card: Card, trump: Suit | None) -> Suit | None:
    return card.suit if trump is None or card is UNKNOWN else card.suit_under(trump)


def facts_of_deal(deal: Deal) -> list[tuple[str, str]]:
    """Return the labels and texts below the hands: talon, dummy, calls, trump, discards."""
    facts = []
    if talon(deal):
        facts.append(("Talon", write_cards(talon(deal))))
    if dummy_as_dealt(deal):
        facts.append(("Dummy", write_cards(dummy_as_dealt(deal))))
    facts += [("Calls", text) for text in calls_in_rounds(deal.calling.calls)]
    if deal.trump is not None:
        facts.append(("Trump", f"{deal.trump}, {how_trump_was_made(deal.calling)}"))
    facts += [("Put out", _put_out(deal, seat)) for seat in dict.fromkeys(who for who, _ in deal.discards)]
    if deal.exchanged and not any(who == deal.dealer for who, _ in deal.discards):
        facts.append(("Put out", f"nothing: {deal.dealer} left the turn-up on the talon"))
    if deal.called is not None:
        facts.append(("Called", deal.called.text))
    return facts


def _put_out(deal: Deal, seat: Seat) -> str:
    return f"{seat} {write_cards(card for who, card in deal.discards if who == seat)}"


def _draw_tricks(canvas: Canvas, deal: Deal, row: int, signs: Signs) -> int:
    """Draw a line for each trick with a column for each seat; the winning card has a star."""
    if not deal.tricks:
        return row
    seats = deal.code.seating.seats
    heads = ("Trick", "Lead", *map(str, seats), "Won by")
    columns = (1, 8, *(14 + 7 * place for place in range(len(seats))), 14 + 7 * len(seats))
    for head, column in zip(heads, columns, strict=True):
        canvas.put(row, column, head, Tone.FAINT)
    for number, trick in enumerate(deal.tricks, start=1):
        row += 1
        canvas.put(row, 1, f"{number}")
        canvas.put(row, 8, f"{trick.leader}")
        for play in trick.plays:
            column = columns[2 + seats.index(Seat[str(play.actor)])]
            won = play.actor == trick.winner
            canvas.put(row, column, play.card.text + ("*" if won else ""), tone_of(play.card))
        canvas.put(row, columns[-1], "in play" if trick is deal.trick else f"{trick.winner}")
    return row + 2
