"""Irregular acts of the lone player's partner, and of a lone maker who looks at the dummy
(leeds-dwight-1888 100, 102, jerome-1877 14, professor-1862 S6, modern m.13)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, Manner, Play, TableAct
from ...deal.state import seat_of
from ...deciding import decides
from ...seats import Seat
from ..state import Finding, RefereedTable
from .watching import Watcher

_SHOWING = ("exposes {cards}", "drops {cards}", "lays open the hand", "throws down the hand")
_SPEAKING = ("says {words}", "asks {matter}", "asks {words}", "names {card}", "points out {matter}")


@decides(irregularities="partner-plays")
def partner_plays(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A card played by the lone player's partner."""
    if isinstance(act, Play) and _is_partner_of_lone(before, act):
        number = len(now.deal.tricks)
        yield Finding(irregularity="partner-plays", offender=seat_of(act), cards=(act.card,), trick=number)


@decides(irregularities="partner-speaks")
def partner_speaks(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A remark, a question or a claim of the lone player's partner."""
    if isinstance(act, TableAct) and act.form in _SPEAKING and _is_partner_of_lone(before, act):
        yield Finding(irregularity="partner-speaks", offender=seat_of(act))


@decides(irregularities="partner-shows")
def partner_shows(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A card shown by the lone player's partner."""
    if isinstance(act, TableAct) and act.form in _SHOWING and _is_partner_of_lone(before, act):
        yield Finding(irregularity="partner-shows", offender=seat_of(act), cards=act.cards)


@decides(irregularities="partner-takes-up")
def partner_takes_up(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """The cards taken up again by the lone player's partner."""
    takes_up = isinstance(act, TableAct) and act.is_one_of("takes up the hand", "looks at hand")
    if takes_up and _is_partner_of_lone(before, act) and before.deal.tricks:
        yield Finding(irregularity="partner-takes-up", offender=seat_of(act))


@decides(irregularities="lone-maker-sees-dummy")
def lone_maker_sees_dummy(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A look at the dummy by the maker who plays without it."""
    if isinstance(act, TableAct) and act.form == "looks at dummy" and act.actor == before.deal.calling.lone:
        yield Finding(irregularity="lone-maker-sees-dummy", offender=before.deal.calling.lone)


@decides(irregularities="jambone-hint")
def jambone_hint(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A sign from one adversary of the jambone player to the other before the first trick is complete."""
    if not isinstance(act, TableAct) or act.form not in _SPEAKING or before.sitting.deal is None:
        return
    deal = before.deal
    if deal.calling.manner is not Manner.JAMBONE or deal.finished_tricks or not isinstance(act.actor, Seat):
        return
    if act.actor not in deal.makers:
        yield Finding(irregularity="jambone-hint", offender=act.actor)


def _is_partner_of_lone(table: RefereedTable, act: Act) -> bool:
    """Whether the act is done by the lone player's partner while the hand is on."""
    deal = table.sitting.deal
    return (
        deal is not None and not deal.is_over and act.actor in deal.calling.out and act.actor in deal.makers
    )


WATCHERS: tuple[Watcher, ...] = (
    partner_plays,
    partner_speaks,
    partner_shows,
    partner_takes_up,
    lone_maker_sees_dummy,
    jambone_hint,
)
