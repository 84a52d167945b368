"""Counting the ways to play a deal out on plain strings, with nothing taken from the engine's rules.

Cards are two letters or `joker`, seats are letters. Slow, short, and easy to check by eye.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

MATE = {"S": "C", "C": "S", "H": "D", "D": "H"}


@dataclass(frozen=True)
class Position:
    """Cards in hand and on the table."""

    hands: Mapping[str, tuple[str, ...]]
    """The cards of each seat that plays, clockwise."""
    trump: str
    turn: str
    table: tuple[tuple[str, str], ...] = ()
    """Seat and card of the trick in progress."""
    must_play: tuple[str, str] | None = None
    """The seat whose next card is called for, and the card."""


def suit_of(card: str, trump: str) -> str:
    """Return the suit a card counts as."""
    return trump if card in ("joker", "J" + MATE[trump]) else card[1]


def playable(position: Position) -> tuple[str, ...]:
    """Return what the player to turn may play."""
    hand, trump = position.hands[position.turn], position.trump
    if position.must_play and position.must_play[0] == position.turn and position.must_play[1] in hand:
        return (position.must_play[1],)
    if not position.table:
        return hand
    led = suit_of(position.table[0][1], trump)
    return tuple(card for card in hand if suit_of(card, trump) == led) or hand


def winner(table: tuple[tuple[str, str], ...], trump: str) -> str:
    """Return who has won a trick."""
    order = ["joker", "J" + trump, "J" + MATE[trump], *(rank + trump for rank in "AKQT987")]
    led = suit_of(table[0][1], trump)
    order += [rank + led for rank in "AKQJT987" if rank + led not in order]
    return min((play for play in table if play[1] in order), key=lambda play: order.index(play[1]))[0]


def played(position: Position, card: str) -> Position:
    """Return the position after a card."""
    turn, seats = position.turn, tuple(position.hands)
    hands = {
        seat: tuple(held for held in hand if seat != turn or held != card)
        for seat, hand in position.hands.items()
    }
    must_play = None if position.must_play and position.must_play[0] == turn else position.must_play
    table = (*position.table, (turn, card))
    if len(table) == len(seats):
        return Position(hands, position.trump, winner(table, position.trump), (), must_play)
    following = seats[(seats.index(turn) + 1) % len(seats)]
    return Position(hands, position.trump, following, table, must_play)


def count(position: Position) -> int:
    """Return the number of ways to play all cards out."""
    if not any(position.hands.values()):
        return 1
    return sum(count(played(position, card)) for card in playable(position))
