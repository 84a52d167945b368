"""The table as one seat sees it, in 80 columns: the viewer at the bottom, their partner opposite.

On the left are the seats with the trick in progress between them; on the right are score, dealer, turn-up,
calls, trump and the last trick. The picture is drawn from a `View` only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..acts import Manner
from ..cards import Card, Suit, write_cards
from ..deal import Stage, Trick, seat_of
from ..game.counters import BLADES, QUARTERS
from ..game.counters import penknife as knife_of
from ..seats import Seat
from ..view import View
from .canvas import LETTERS, Canvas, Signs, Tone, tone_of, tone_of_suit
from .words import calls_of_round, deal_of_game, how_trump_was_made, in_order, tally, wrapped

COUNTER_HEIGHT = 5
"""Rows that the two counters of a side take up."""
COUNTER_WIDTH = 13
"""Columns that the two counters of a side take up."""


def suit_of_counters(place: int) -> Suit:
    """Return the suit of a side's counters: spades for the first side, diamonds for the second."""
    return (Suit.SPADES, Suit.DIAMONDS)[place]


def draw_counters(canvas: Canvas, row: int, column: int, points: int, suit: Suit, signs: Signs) -> None:
    """Draw a tray and a deuce that show 0 to 4 points (professor-1862 P28 and P29).

    Nothing: both lie face down. One: the tray, face down and crosswise, covers half of the deuce.
    Two: the deuce on top of the tray. Three: the tray on top of the deuce. Four: the deuce lies
    lengthwise under the tray with one pip out.
    """
    pip, tone = signs.suits[suit], tone_of_suit(suit)
    back = signs.back * 3
    match points:
        case 0:
            canvas.framed(row, column, (back,) * 3, signs, Tone.FAINT)
            canvas.framed(row, column + 6, (back,) * 3, signs, Tone.FAINT)
        case 1:
            canvas.framed(row + 1, column, (f" {pip}   ",), signs, tone)
            canvas.framed(row, column + 4, (back,) * 3, signs, Tone.FAINT)
        case 2:
            canvas.framed(row, column + 2, (f" {pip} ", "   ", f" {pip} "), signs, tone)
        case 3:
            canvas.framed(row, column + 2, (f" {pip} ",) * 3, signs, tone)
        case _:
            canvas.framed(row + 1, column + 6, (f"   {pip} ",), signs, tone)
            canvas.framed(row + 1, column, (f" {pip} {pip} {pip} ",), signs, tone)


def penknife(games: int) -> str:
    """Return a penknife as one line: a bracket for each blade, a stroke for each quarter that it is open.

    A knife is full at 16 games; then it is closed and full knives are counted (professor-1862 P30).

    >>> penknife(6)
    '[====][==  ][    ][    ]'
    """
    knife = knife_of(games)
    drawn = "".join(f"[{'=' * open_by:<{QUARTERS}}]" for open_by in knife.blades)
    return drawn + (f" +{knife.full_knives * BLADES * QUARTERS}" if knife.full_knives else "")


WIDTH = 80
"""Columns of the picture."""
_MIDDLE = 24
_RIGHT = 47
_PANEL = 50
_LABEL = 9


@dataclass(frozen=True, slots=True)
class _Place:
    """The place on the canvas of a seat's name and of the card it plays."""

    row: int
    column: int
    align: str
    card_row: int
    card_column: int


_BELOW = _Place(8, _MIDDLE, "centre", 7, _MIDDLE)
_LEFT = _Place(4, 0, "left", 5, _MIDDLE - 8)
_OPPOSITE = _Place(0, _MIDDLE, "centre", 3, _MIDDLE)
_ON_THE_RIGHT = _Place(4, _RIGHT, "right", 5, _MIDDLE + 8)
_PLACES = {
    2: (_BELOW, _OPPOSITE),
    3: (_BELOW, _LEFT, _ON_THE_RIGHT),
    4: (_BELOW, _LEFT, _OPPOSITE, _ON_THE_RIGHT),
}


def draw_table(view: View, names: Mapping[Seat, str], signs: Signs = LETTERS) -> Canvas:
    """Return the table seen from a seat, at most 80 columns wide; a spectator sees it from seat A."""
    canvas = Canvas()
    below = Seat.A if view.seat is None else view.seat
    seats = view.code.seating.seats
    for seat in seats:
        place = _PLACES[len(seats)][(seat - below) % len(seats)]
        _draw_seat(canvas, view, seat, place, names)
    if view.turn_up is not None and view.stage in (Stage.FIXING, Stage.ORDERING):
        canvas.put(5, _MIDDLE - 1, view.turn_up.text, tone_of(view.turn_up))
        canvas.centred(6, _MIDDLE, "turned up", Tone.FAINT)
    _draw_panel(canvas, view, signs)
    return canvas


def _draw_seat(canvas: Canvas, view: View, seat: Seat, place: _Place, names: Mapping[Seat, str]) -> None:
    name = f"{seat} {names[seat]}"[:22]
    tone = Tone.STRONG if view.turn == seat else Tone.PLAIN
    for step, text in enumerate((name, *_standing(view, seat, wide=place.align == "centre"))):
        match place.align:
            case "left":
                canvas.put(place.row + step, place.column, text, tone)
            case "right":
                canvas.ending(place.row + step, place.column, text, tone)
            case _:
                canvas.centred(place.row + step, place.column, text, tone)
        tone = Tone.FAINT
    card = _card_played(view.trick, seat)
    if card is not None:
        canvas.put(place.card_row, place.card_column - 1, card.text, tone_of(card))


def _standing(view: View, seat: Seat, wide: bool) -> list[str]:
    """Return the lines below a seat's name: its role in this deal and its tricks."""
    calling = view.calling
    parts = []
    if seat == view.dealer:
        parts.append("dealer")
    if seat == calling.maker:
        parts.append("maker")
    if seat == calling.lone:
        parts.append("alone" if calling.manner is not Manner.JAMBONE else "jambone")
    if seat == calling.duelist:
        parts.append("defends alone")
    if seat in calling.out:
        parts.append("sits out")
    elif calling.trump is not None:
        won = sum(trick.winner == seat for trick in view.finished_tricks)
        parts.append(f"{won} {'trick' if won == 1 else 'tricks'}")
    if wide:
        return [", ".join(parts)] if parts else []
    return parts


def _card_played(trick: Trick | None, seat: Seat) -> Card | None:
    if trick is None:
        return None
    return next((play.card for play in trick.plays if play.actor == seat), None)


def _draw_panel(canvas: Canvas, view: View, signs: Signs) -> None:
    row = _draw_score(canvas, view, signs)
    for label, text, tone in _facts(view):
        canvas.put(row, _PANEL, label, Tone.FAINT)
        for piece in wrapped(text, WIDTH - _PANEL - _LABEL):
            canvas.put(row, _PANEL + _LABEL, piece, tone)
            row += 1
    row = _draw_trick(canvas, view, row)
    for step in range(max(row, 10)):
        canvas.put(step, _PANEL - 2, signs.down, Tone.FAINT)


def _draw_score(canvas: Canvas, view: View, signs: Signs) -> int:
    """Draw the score from the first row and return the row after it."""
    code = view.code
    canvas.put(0, _PANEL, "Score", Tone.FAINT)
    canvas.put(0, _PANEL + _LABEL, tally(view.points, "  "), Tone.STRONG)
    canvas.ending(0, WIDTH, f"of {code.game_points}", Tone.FAINT)
    row = 1
    if code.point_counter == "tray_and_deuce" and max(view.points) < code.game_points:
        for place, (_, points) in enumerate(view.points.items()):
            draw_counters(canvas, row, _PANEL + 15 * place, points, suit_of_counters(place), signs)
        row += COUNTER_HEIGHT
    if code.game_counter == "penknife":
        for side, games in view.games.items():
            canvas.put(row, _PANEL, f"{side}", Tone.FAINT)
            canvas.put(row, _PANEL + 4, penknife(games))
            row += 1
    else:
        canvas.put(row, _PANEL, "Games", Tone.FAINT)
        canvas.put(row, _PANEL + _LABEL, tally(view.games, "  "))
        row += 1
    return row


def _facts(view: View) -> list[tuple[str, str, Tone]]:
    facts = [("Dealer", f"{view.dealer}", Tone.PLAIN)]
    if number := deal_of_game(view.code, view.deals):
        facts.insert(0, ("Deal", number, Tone.PLAIN))
    if view.turn_up is not None:
        fate = "" if view.stage in (Stage.FIXING, Stage.ORDERING) else _fate_of_turn_up(view)
        facts.append(("Turn-up", view.turn_up.text + fate, tone_of(view.turn_up)))
    if view.turned_suit is not None and view.turn_up is not None and view.turn_up.suit is None:
        facts.append(("Stands", f"for {view.turned_suit}", tone_of_suit(view.turned_suit)))
    calls = calls_of_round(view)
    if calls:
        facts.append(("Calls", calls, Tone.PLAIN))
    if view.trump is not None:
        facts.append(("Trump", f"{view.trump}, {how_trump_was_made(view.calling)}", tone_of_suit(view.trump)))
    for seat, cards in view.open_hands:
        if cards:
            facts.append(("Open", f"{seat}: {write_cards(in_order(cards, view.trump))}", Tone.PLAIN))
    if view.called is not None:
        facts.append(("Called", view.called.text, tone_of(view.called)))
    return facts


def _fate_of_turn_up(view: View) -> str:
    if view.declined:
        return ", left on the talon"
    if view.exchanged:
        return f", taken by {view.dealer}"
    return "" if view.calling.accepted or view.stage is Stage.OVER else ", turned down"


def _draw_trick(canvas: Canvas, view: View, row: int) -> int:
    """Draw the last complete trick with the winner's card marked, and return the row after it."""
    if not view.finished_tricks:
        return row
    last = view.finished_tricks[-1]
    canvas.put(row, _PANEL, "Last", Tone.FAINT)
    column = _PANEL + _LABEL
    for play in last.plays:
        canvas.put(row, column, f"{play.actor}", Tone.FAINT)
        won = seat_of(play) == last.winner
        canvas.put(row + 1, column, play.card.text + ("*" if won else ""), tone_of(play.card))
        column += 5
    return row + 2


def draw_hand(
    cards: tuple[Card, ...], may: frozenset[Card], signs: Signs = LETTERS, trump: Suit | None = None
) -> Canvas:
    """Return cards in a row, numbered from 1; cards that may not be chosen are faint."""
    canvas = Canvas()
    step = 8
    for place, card in enumerate(cards):
        column, chosen = place * step, card in may or not may
        tone = tone_of(card) if chosen else Tone.FAINT
        canvas.framed(0, column, (_face(card, signs),), signs, tone)
        number = canvas.put(3, column, f"{place + 1}", Tone.STRONG if chosen else Tone.FAINT)
        canvas.put(3, number + 1, card.text, tone)
    return canvas


def _face(card: Card, signs: Signs) -> str:
    if card.suit is None or card.rank is None:
        return "JOK" if card.rank is not None else " ? "
    return f"{card.rank.letter} {signs.suits[card.suit]}"
