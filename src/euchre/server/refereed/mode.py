"""Club mode: the referee of a sitting, and the seats for which play waits while they may claim or choose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from ...acts import Act, TableAct
from ...bots.bot_referee import Strictness
from ...game import Sitting
from ...laws import Code
from ...seats import Seat, Side
from ...table import CaseStatus, RefereedTable, after, deal_begins, may_be_told, new_table
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
    """The mode after an act, with the referee's rulings; a seat that plays on gives up its open matters."""
    before = mode.refereed
    if isinstance(act.actor, Seat) and not isinstance(act, TableAct) and before.sitting.deal is not None:
        mode = went_on(mode, act.actor)
    return replace(mode, refereed=after(before, act))


def mode_at_deal(mode: ClubMode, dealer: Seat) -> ClubMode:
    """The mode after the next deal has begun; of the earlier rulings, the newest are kept."""
    before = mode.refereed
    kept = before.rulings[-RULINGS:]
    refereed = deal_begins(replace(before, rulings=kept), dealer)
    forgotten = mode.forgotten + len(before.rulings) - len(kept)
    return replace(mode, refereed=refereed, gone_on=frozenset(), forgotten=forgotten)


def with_sitting(mode: ClubMode, sitting: Sitting) -> ClubMode:
    """The mode of a new table that begins with the score of another."""
    return replace(mode, refereed=replace(mode.refereed, sitting=sitting))


def carried_points(mode: ClubMode) -> tuple[tuple[Side, int], ...]:
    """Points that the last deal has left to the next game; where points lap, its score has them already."""
    refereed = mode.refereed
    return () if refereed.code.lap else refereed.ledger.carried


def went_on(mode: ClubMode, seat: Seat) -> ClubMode:
    """The mode after a seat has let play go on in all matters that have come up."""
    return replace(mode, gone_on=mode.gone_on | set(_matters(mode.refereed, seat)))


def is_waited_for(mode: ClubMode, seat: Seat) -> bool:
    """Whether play waits for a seat: a matter is open to it, or the deal has just ended.

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
