"""The referee beside a sitting, and for whom play waits until he has said what he has to say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from ...acts import Act, TableAct
from ...bots.bot_referee import Strictness
from ...laws import Code
from ...seats import Seat
from ...table import CaseStatus, RefereedTable, after, deal_begins, lies_open, new_table
from ...table.terms.holders import claimants_of, holders_of

Matter: TypeAlias = tuple[Seat, int, str]
"""What a seat may want to speak of: a case by its number and standing, or the end of the deal."""
_END = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubMode:
    """What club mode adds to a table."""

    temper: Strictness
    """How the computer's players take what others do wrong."""
    refereed: RefereedTable
    """The play as the referee has it; its sitting is the table's."""
    gone_on: frozenset[Matter] = frozenset()
    """Matters of this deal over which a seat has let play go on."""


def new_mode(code: Code, temper: Strictness) -> ClubMode:
    """Club mode at a table about to begin."""
    return ClubMode(temper=temper, refereed=new_table(code))


def mode_after(mode: ClubMode, act: Act) -> ClubMode:
    """The mode after an act, with the referee's rulings; who plays on lets what he might have said be."""
    before = mode.refereed
    if isinstance(act.actor, Seat) and not isinstance(act, TableAct) and before.sitting.deal is not None:
        mode = went_on(mode, act.actor)
    return replace(mode, refereed=after(before, act))


def mode_at_deal(mode: ClubMode, dealer: Seat) -> ClubMode:
    """The mode when the next deal begins."""
    return replace(mode, refereed=deal_begins(mode.refereed, dealer), gone_on=frozenset())


def went_on(mode: ClubMode, seat: Seat) -> ClubMode:
    """The mode when a seat has nothing to say to what has come up so far."""
    return replace(mode, gone_on=mode.gone_on | set(_matters(mode.refereed, seat)))


def has_to_say(mode: ClubMode, seat: Seat) -> bool:
    """Whether something is a seat's to say, or the deal has just ended, and it has not let it be.

    What only one who watches the cards can have noticed holds nobody up.
    """
    return any(matter not in mode.gone_on for matter in _matters(mode.refereed, seat))


def _matters(table: RefereedTable, seat: Seat) -> Iterator[Matter]:
    if table.sitting.deal is None:
        return
    for case in table.ledger.cases:
        theirs = case.status is CaseStatus.OPEN and seat in holders_of(table, case)
        if theirs or (lies_open(table, case) and seat in claimants_of(table, case)):
            yield seat, case.number, case.status.value
    if table.deal.is_over and table.deal.tricks:
        yield seat, _END, "over"
