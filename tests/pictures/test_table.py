"""The table of a view in eighty columns; it shows only what the view shows."""

from __future__ import annotations

import pytest

from euchre.bots import next_act
from euchre.game import Sitting, after, begin_deal, new_sitting
from euchre.laws import CODE_NAMES, load_code
from euchre.pictures import DRAWN, LETTERS, Signs, draw_table
from euchre.players import bot_by_name
from euchre.seats import Seat
from euchre.view import view_of

ACTS = 120


def _sittings(code_name: str, seed: int) -> list[Sitting]:
    """Return the table after each of some acts of random players, from the first deal on."""
    code = load_code(code_name)
    bots = {seat: bot_by_name("random") for seat in code.seating.seats}
    sitting = new_sitting(code)
    passed: list[Sitting] = []
    while len(passed) < ACTS:
        act = next_act(sitting, bots, seed)
        sitting = begin_deal(sitting) if act is None else after(sitting, act)
        if sitting.deal is not None:
            passed.append(sitting)
    return passed


def _drawn(sitting: Sitting, seat: Seat | None, signs: Signs) -> str:
    assert sitting.deal is not None
    names = {each: "somebody with a long name (partner)" for each in sitting.code.seating.seats}
    return draw_table(view_of(sitting.deal, seat, sitting.score), names, signs).text()


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("code", CODE_NAMES)
def test_no_line_is_wider_than_eighty_columns(code: str, seed: int) -> None:
    pictures = [_drawn(sitting, Seat.A, DRAWN) for sitting in _sittings(code, seed)]
    assert max(len(line) for picture in pictures for line in picture.split("\n")) <= 80


@pytest.mark.parametrize("code", CODE_NAMES)
def test_letters_are_ascii(code: str) -> None:
    assert all(_drawn(sitting, Seat.B, LETTERS).isascii() for sitting in _sittings(code, 4))


def _hidden(sitting: Sitting, seat: Seat) -> set[str]:
    """Return the cards a seat may not know: other hands that do not lie open, the talon, cards put out."""
    deal = sitting.deal
    assert deal is not None
    view = view_of(deal, seat, sitting.score)
    shown = {card for _, hand in view.open_hands for card in hand}
    cards = {card for hand in deal.hands for card in hand} | set(deal.pack) | set(deal.dummy)
    cards |= {card for who, card in deal.discards if who != seat}
    return {card.text for card in cards - shown - set(view.hand) - {deal.turn_up}}


@pytest.mark.parametrize("seat", [Seat.A, Seat.B])
@pytest.mark.parametrize("code", CODE_NAMES)
def test_no_hidden_card_is_drawn(code: str, seat: Seat) -> None:
    leaks = [
        (sitting.deal, card)
        for sitting in _sittings(code, 5)
        for card in _hidden(sitting, seat)
        if card in _drawn(sitting, seat, LETTERS)
    ]
    assert leaks == []


def test_the_viewer_sits_below_with_the_next_player_on_the_left() -> None:
    sitting = _sittings("modern", 1)[0]
    rows = _drawn(sitting, Seat.B, LETTERS).split("\n")
    assert [row.strip()[0] for row in (rows[0], rows[4], rows[8])] == ["D", "C", "B"]
