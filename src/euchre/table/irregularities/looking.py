"""Looks at cards that lie face down: the dummy and the talon (modern kitty, m.14)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, Call, TableAct, TakeDummy
from ..state import Finding, RefereedTable
from .watching import seat_or_none, watches, watches_table


def _touches_dummy(act: Act) -> bool:
    return isinstance(act, TakeDummy) or (isinstance(act, TableAct) and act.form == "looks at dummy")


@watches(TakeDummy, TableAct, finds="dummy-looked-at")
def dummy_looked_at(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A look at the dummy, or a grasp for it, by a player who is not the maker."""
    if _touches_dummy(act) and act.actor != now.deal.calling.maker:
        yield Finding("dummy-looked-at", seat_or_none(act))


@watches(Call, finds="dummy-looked-at", by_player=True)
def dummy_looked_at_before(before: RefereedTable, now: RefereedTable, act: Call) -> Iterator[Finding]:
    """The trump is named after other players than the maker have looked at the dummy: the maker learns only
    now that these are defenders (modern m.14)."""
    if before.deal.calling.maker is not None or now.deal.calling.maker is None:
        return
    seats = now.code.seating.seats
    looked = {done.actor for done in now.deal.acts if _touches_dummy(done)}
    for seat in seats:
        if seat in looked and seat != now.deal.calling.maker:
            yield Finding("dummy-looked-at", seat)


@watches_table("looks at talon", finds="talon-looked-at")
def talon_looked_at(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Somebody looks at the talon."""
    yield Finding("talon-looked-at", seat_or_none(act))
