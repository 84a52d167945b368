"""Irregular acts: what a seat may do in club mode although regular play refuses it.

The server deals, so nobody can misdeal or see a card by accident; what remains are irregular calls and plays.
None of them depends on a card that the seat does not hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...acts import Act, Call, CallKind, Manner, PlayAlone, TableAct, play
from ...cards import SUITS, Card
from ...deal import Deal, Due, Stage, dues
from ...deal.dues import accepting_word
from ...seats import Seat
from ...table import RefereedTable
from ...table.binding import due_as_bound

SAYINGS = ("advice", "score", "trick")
"""The topics on which a player may say something; free text is not possible."""
_CALLING = (Stage.ORDERING, Stage.MAKING)
_IN_PLAY = (Stage.PREPARING, Stage.PLAYING)


def regular_dues(table: RefereedTable) -> tuple[Due, ...]:
    """What is due in regular play, restricted by the calls on each seat; empty between deals."""
    deal = table.sitting.deal
    return () if deal is None else tuple(due_as_bound(table, due) for due in dues(deal))


def irregular_acts_of(table: RefereedTable, seat: Seat) -> tuple[Act, ...]:
    """The irregular acts that a seat may do now, plays of cards first."""
    if table.sitting.deal is None or table.deal.is_over:
        return ()
    regular = {act for due in regular_dues(table) if due.actor == seat for act in due.acts}
    return tuple(act for act in _irregular_acts(table, seat) if act not in regular)


def _irregular_acts(table: RefereedTable, seat: Seat) -> Iterator[Act]:
    deal = table.deal
    if deal.stage in _IN_PLAY:
        yield from _cards_played(deal, seat)
    if deal.stage in _CALLING:
        yield from _calls(table, seat)
    if deal.stage in (*_CALLING, *_IN_PLAY):
        yield from _cards_shown(deal, seat)
        yield from (TableAct(seat, "says {matter}", matter=topic) for topic in SAYINGS)
    if deal.stage is Stage.PREPARING:
        yield from _while_preparing(table, seat)


def _held(deal: Deal, seat: Seat) -> tuple[Card, ...]:
    return tuple(sorted(set(deal.holding(seat))))


def _cards_played(deal: Deal, seat: Seat) -> Iterator[Act]:
    """Play a card out of turn or not of the suit led, play two at once, or take a card back."""
    cards = _held(deal, seat)
    yield from (play(seat, card) for card in cards)
    if deal.turn == seat:
        yield from (TableAct(seat, "plays {cards} together", cards=pair) for pair in combinations(cards, 2))
    mine = (one.card for trick in deal.tricks[-2:] for one in trick.plays if one.actor == seat)
    yield from (TableAct(seat, "takes back {card}", cards=(card,)) for card in mine)


def _cards_shown(deal: Deal, seat: Seat) -> Iterator[Act]:
    """Expose cards that not everybody has seen."""
    showing = [TableAct(seat, "exposes {cards}", cards=(card,)) for card in _held(deal, seat)]
    if deal.stage is Stage.PLAYING:
        showing.append(TableAct(seat, "throws down the hand"))
    yield from (deed for deed in showing if deed not in deal.acts)


def _calls(table: RefereedTable, seat: Seat) -> Iterator[Act]:
    """Call out of turn, or name a suit after passing."""
    deal = table.deal
    if deal.turn != seat:
        if deal.stage is Stage.ORDERING:
            yield Call(seat, CallKind.TURN_DOWN if seat == deal.dealer else CallKind.PASS)
            yield Call(seat, accepting_word(deal, seat))
        else:
            yield Call(seat, CallKind.PASS)
            yield from (Call(seat, CallKind.MAKE, suit) for suit in SUITS if suit is not deal.turned_suit)
    if deal.calling.has_passed(seat):
        yield from (
            TableAct(seat, "names {suit}", suit=suit) for suit in SUITS if suit is not deal.turned_suit
        )


def _while_preparing(table: RefereedTable, seat: Seat) -> Iterator[Act]:
    """Say 'alone' after naming the suit, or change the discard."""
    deal = table.deal
    if deal.calling.maker == seat and deal.calling.lone is None:
        yield PlayAlone(seat, Manner.ALONE)
    if any(who == seat for who, _ in deal.discards) and seat == deal.dealer:
        yield from (
            TableAct(seat, "changes the discard to {card}", cards=(card,)) for card in _held(deal, seat)
        )
