"""A table through an evening with the referee at it: persons, play and rulings together."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..acts import Act
from ..laws import Code
from ..seats import BySide, Seat
from ..table import Ruling, Table, Verdict, new_table
from ..table import after as table_after
from ..table import deal_begins as table_deal_begins
from .evening import Evening, check_act, club_at_deal, joined
from .refusals import RefusedAct
from .state import Club, new_club
from .transition import after as club_after


@dataclass(frozen=True, slots=True)
class Refereed:
    """The persons of one table, and its play as the referee sees it."""

    club: Club
    table: Table

    @property
    def evening(self) -> Evening:
        """The same without the referee."""
        return Evening(self.club, self.table.sitting)


def new_refereed(code: Code, points: BySide[int] | None = None) -> Refereed:
    """A table to which nobody has come, with some points already standing if there are any."""
    return Refereed(new_club(code), new_table(code, points=points))


def after(refereed: Refereed, act: Act) -> Refereed:
    """The evening after an act, lawful or not, with the referee's rulings on it.

    Raises EuchreError for what nobody could do.
    """
    table = table_after(refereed.table, act)
    fault = _fault(refereed, act)
    if fault is not None:
        noted = Ruling(
            act=table.acts - 1,
            irregularity=fault.reason.value,
            verdict=Verdict.NOTED,
            laws=fault.laws,
            why=fault.message,
        )
        table = replace(table, rulings=(*table.rulings, noted))
    return _together(refereed, club_after(refereed.club, act), table)


def deal_begins(
    refereed: Refereed, dealer: Seat | None = None, rightful: Seat | None = None, pack: str | None = None
) -> Refereed:
    """The evening with its next deal begun, by the dealer whose turn it is or by another in his place.

    `pack` names the pack that is dealt by its back, where that is known. Raises EuchreError if a deal is
    on, no table is formed or a seat is empty.
    """
    club = club_at_deal(refereed.club)
    return _together(refereed, club, table_deal_begins(refereed.table, dealer, rightful, pack))


def _fault(refereed: Refereed, act: Act) -> RefusedAct | None:
    try:
        check_act(refereed.evening, act)
    except RefusedAct as fault:
        return fault
    return None


def _together(before: Refereed, club: Club, table: Table) -> Refereed:
    evening = joined(before.evening, club, table.sitting)
    return Refereed(evening.club, replace(table, sitting=evening.sitting))
