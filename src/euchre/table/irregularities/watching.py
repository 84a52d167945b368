"""How watchers are registered, and helpers for them.

A watcher takes the table before an act, the table after what the act moved, and the act; it yields what it
finds. It is called only in a deal, and only for the acts that its registration names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from ...acts import Act, DealOut, TableAct, TableActForm
from ...deciding import decides
from ...laws import IrregularityName
from ...seats import Seat
from ..state import CaseStatus, Finding, RefereedTable

A = TypeVar("A", bound=Act)
Watcher: TypeAlias = Callable[[RefereedTable, RefereedTable, A], Iterator[Finding]]


@dataclass(frozen=True, slots=True)
class Watch:
    """A watcher and the acts that it looks at."""

    function: Watcher[Any]
    kinds: tuple[type[Act], ...]
    forms: tuple[TableActForm, ...]
    """Forms of table acts; empty for all acts of the kinds."""
    by_player: bool
    """Whether only acts of a seat count."""

    def looks_at(self, kind: type[Act], form: TableActForm | None, of_seat: bool) -> bool:
        """Return whether the watcher looks at acts of a kind (of a form, if table acts), by a seat or
        another."""
        if not issubclass(kind, self.kinds) or (self.by_player and not of_seat):
            return False
        return not self.forms or form in self.forms


WATCHES: dict[str, list[Watch]] = {}
"""The watchers of each module, in the order in which they are defined."""


def watches(
    *kinds: type[A], finds: str, laws: Sequence[str] = (), by_player: bool = False
) -> Callable[[Watcher[A]], Watcher[A]]:
    """Register a watcher of some kinds of acts; `finds` names the irregularities, with blanks between."""
    return _registered(kinds, (), finds, laws, by_player)


def watches_table(
    *forms: TableActForm, finds: str, laws: Sequence[str] = (), by_player: bool = False
) -> Callable[[Watcher[TableAct]], Watcher[TableAct]]:
    """Register a watcher of table acts of some forms."""
    return _registered((TableAct,), forms, finds, laws, by_player)


def _registered(
    kinds: tuple[type[A], ...],
    forms: tuple[TableActForm, ...],
    finds: str,
    laws: Sequence[str],
    by_player: bool,
) -> Callable[[Watcher[A]], Watcher[A]]:
    def register(function: Watcher[A]) -> Watcher[A]:
        watch = Watch(function, kinds, forms, by_player)
        WATCHES.setdefault(function.__module__, []).append(watch)
        return decides(*laws, irregularities=finds)(function)

    return register


def deals_cards(act: Act) -> bool:
    """Return whether an act gives out cards: all hands, or a packet."""
    if isinstance(act, TableAct):
        return act.is_one_of("deals {number} to {seat}", "deals {number} to dummy")
    return isinstance(act, DealOut)


def seat_or_none(act: Act) -> Seat | None:
    """Return the seat that acted, None for anybody else."""
    return act.actor if isinstance(act.actor, Seat) else None


def more_special(table: RefereedTable, kinds: Sequence[IrregularityName]) -> IrregularityName:
    """Return the last of several names for which the code provides; the first, the most general, if for
    none."""
    return next((kind for kind in reversed(kinds) if table.provision(kind) is not None), kinds[0])


def is_ruled_on(table: RefereedTable, finding: Finding) -> bool:
    """Return whether the same fault of the same player in the same trick was found before and not undone
    since."""
    same = (finding.irregularity, finding.offender, finding.trick)
    return any(
        (case.irregularity, case.offender, case.trick) == same and case.status is not CaseStatus.LAPSED
        for case in table.ledger.cases
    )
