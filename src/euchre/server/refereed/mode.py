"""Club mode: the referee of a sitting, and the seats for which play waits while they may claim or choose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TypeAlias

from ...acts import Act, Call, CallKind, Manner, PlayAlone, TableAct, play
from ...bots.bot_referee import Strictness
from ...cards import SUITS, Card
from ...deal import Deal, Due, Stage, dues
from ...deal.dues import accepting_word
from ...game import Sitting
from ...laws import Code
from ...seats import Seat, Side
from ...table import CaseStatus, RefereedTable, after, deal_begins, may_be_told, new_table
from ...table.binding import due_as_bound
from ...table.terms.holders import claimants_of, holders_of

Matter: TypeAlias = tuple[Seat, int, str]
"""What a seat may want to claim or choose: a case by its number and status, or the end of the deal."""
_END = -1
RULINGS = 20
"""Rulings of earlier deals that are kept when a deal begins; the state of a table does not grow for ever."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubMode:
    """What club mode adds to the state of a table."""

    temper: Strictness
    """How strictly computer players claim what others do wrong."""
    refereed: RefereedTable
    """The play under the referee; its sitting is the table's."""
    gone_on: frozenset[Matter] = frozenset()
    """Matters of this deal in which a seat has let play go on."""
    forgotten: int = 0
    """How many rulings came before those that are kept."""


def new_mode(code: Code, temper: Strictness) -> ClubMode:
    """Club mode at a new table."""
    return ClubMode(temper=temper, refereed=new_table(code))


def mode_after(mode: ClubMode, act: Act) -> ClubMode:
    """Return the mode after an act, with the referee's rulings; a seat that plays on gives up its open
    matters."""
    before = mode.refereed
    if isinstance(act.actor, Seat) and not isinstance(act, TableAct) and before.sitting.deal is not None:
        mode = went_on(mode, act.actor)
    return replace(mode, refereed=after(before, act))


def mode_at_deal(mode: ClubMode, dealer: Seat) -> ClubMode:
    """Return the mode after the next deal has begun; of the earlier rulings, the newest are kept."""
    before = mode.refereed
    kept = before.rulings[-RULINGS:]
    refereed = deal_begins(replace(before, rulings=kept), dealer)
    forgotten = mode.forgotten + len(before.rulings) - len(kept)
    return replace(mode, refereed=refereed, gone_on=frozenset(), forgotten=forgotten)


def with_sitting(mode: ClubMode, sitting: Sitting) -> ClubMode:
    """Return the mode of a new table that begins with the score of another."""
    return replace(mode, refereed=replace(mode.refereed, sitting=sitting))


def carried_points(mode: ClubMode) -> tuple[tuple[Side, int], ...]:
    """Return points that the last deal has left to the next game; where points lap, its score has them
    already."""
    refereed = mode.refereed
    return () if refereed.code.lap else refereed.ledger.carried


def went_on(mode: ClubMode, seat: Seat) -> ClubMode:
    """Return the mode after a seat has let play go on in all matters that have come up."""
    return replace(mode, gone_on=mode.gone_on | set(_matters(mode.refereed, seat)))


def is_waited_for(mode: ClubMode, seat: Seat) -> bool:
    """Return whether play waits for a seat: a matter is open to it, or the deal has just ended.

    Play does not wait for what a seat could only have noticed by watching the cards.
    """
    return any(matter not in mode.gone_on for matter in _matters(mode.refereed, seat))


def _matters(table: RefereedTable, seat: Seat) -> Iterator[Matter]:
    if table.sitting.deal is None:
        return
    for case in table.ledger.cases:
        theirs = case.status is CaseStatus.OPEN and seat in holders_of(table, case)
        if theirs or (may_be_told(table, case) and seat in claimants_of(table, case)):
            yield seat, case.number, case.status.value
    if table.deal.is_over and table.deal.tricks:
        yield seat, _END, "over"


SAYINGS = ("advice", "score", "trick")
"""The topics on which a player may say something; free text is not possible."""
_CALLING = (Stage.ORDERING, Stage.MAKING)
_IN_PLAY = (Stage.PREPARING, Stage.PLAYING)


def regular_dues(table: RefereedTable) -> tuple[Due, ...]:
    """Return what is due in regular play, restricted by the calls on each seat; empty between deals."""
    deal = table.sitting.deal
    return () if deal is None else tuple(due_as_bound(table, due) for due in dues(deal))


def irregular_acts_of(table: RefereedTable, seat: Seat) -> tuple[Act, ...]:
    """Return the irregular acts that a seat may do now, plays of cards first."""
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
