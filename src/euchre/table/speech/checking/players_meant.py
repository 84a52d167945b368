"""The players whom a line may name because its acts are theirs, or speak of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

from ....acts import Act, Call, LeaveSeat, ReportResult, TableAct, TakeSeat
from ....notation.record import DealLine
from ....seats import Seat, Side
from ...state import RefereedTable
from ..beginnings.openings import Told
from .implied import next_to_call, partners_implied


def players_meant(
    told: Sequence[Told],
    named: AbstractSet[Seat],
    before: RefereedTable,
    after: RefereedTable,
    *,
    wishes: bool,
) -> frozenset[Seat]:
    """The players of whom the acts of a line tell (`before` them and `after` them).

    `named` are the players whom the line names. With `wishes` an act claims or chooses something, and so
    speaks of those who gave the right to it.
    """
    acts = tuple(one for one in told if isinstance(one, Act))
    seats = {one.dealer for one in told if isinstance(one, DealLine)}
    seats |= {one.owner for one in told if isinstance(one, DealLine) and one.owner is not None}
    if any(isinstance(one, DealLine) and one.pack is not None for one in told):
        seats.update(before.code.seating.seats)  # a pack is named by its owners
    seats |= {seat for act in acts for seat in _of_act(act, named, before)}
    deal = before.sitting.deal
    if deal is not None and any(isinstance(act, Call) or act.words.startswith("counts") for act in acts):
        seats.add(deal.dealer)
    seats |= next_to_call(acts, after) | partners_implied(acts, before)
    return frozenset(seats | (_of_cases(acts, before) if wishes else set()))


def _of_act(act: Act, named: AbstractSet[Seat], table: RefereedTable) -> Iterator[Seat]:
    if isinstance(act.actor, Side):
        yield from act.actor.seats
    elif isinstance(act.actor, Seat):
        yield act.actor
    if isinstance(act, ReportResult):
        yield from table.code.seating.seats
    if isinstance(act, (LeaveSeat, TakeSeat)):
        yield act.seat
    if isinstance(act, TableAct):
        yield from () if act.seat is None else (act.seat,)
        yield from _spoken_of(act, named, table)


def _of_cases(acts: Sequence[Act], table: RefereedTable) -> set[Seat]:
    """The players of the cases that are open or claimed."""
    claimed = [act.matter for act in acts if isinstance(act, TableAct) and "claims" in act.form]
    cases = () if table.sitting.deal is None else table.ledger.cases
    cases = (*table.open_cases, *(case for case in cases if case.irregularity in claimed))
    offenders = {case.offender for case in cases if case.offender is not None}
    return offenders | {seat for case in cases for seat in case.seats}


def _spoken_of(act: TableAct, named: AbstractSet[Seat], table: RefereedTable) -> tuple[Seat, ...]:
    """The players of whom an act may speak without naming them."""
    seating, actor = table.code.seating, act.actor
    of_anybody = act.words.startswith(_OF_ANYBODY)
    if not isinstance(actor, Seat):
        return seating.seats if of_anybody else ()
    if act.form.startswith("asks"):
        return seating.seats
    chooses = act.words.startswith(("chooses", "waives"))
    if (
        act.said is not None
        or act.words.endswith("none-of-that-suit")
        or act.form.startswith("consults")
        or chooses
    ):
        partner = seating.partner(actor)
        return () if partner is None else (partner,)
    shows = act.words.startswith("exposes") and actor in named
    return seating.seats if shows or of_anybody else ()


_OF_ANYBODY = (
    *("claims overcount", "claims undercount", "points out", "claims deal-out"),
    *("claims no-discard", "claims dummy-not", "claims no-cut", "claims wrong-packets"),
)
"""Acts that may speak of any player."""
