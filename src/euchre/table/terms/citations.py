"""In which rulings a law is cited, and in which it stands for a decision of the register, by name.

A name is one of those below or that of a remedy, which means the rulings that are about this remedy alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ...acts import LayDown
from ...deal import Stage
from ..names import Names
from ..physical.touching import has_looked
from ..ruling import is_claim_false
from ..settlement import meets_other_penalty, set_off_text
from ..state import Case, OrderKind, RefereedTable


@dataclass(frozen=True, slots=True)
class Saying:
    """What a ruling on a case says."""

    case: Case
    remedies: tuple[str, ...] = ()
    why: str = ""


Citation = Callable[[RefereedTable, Saying], bool]

CITATIONS: Names[Citation] = Names()
"""Each name with the rulings that it means."""


def applying(
    table: RefereedTable, saying: Saying, laws: Iterable[str], named: Iterable[tuple[str, str]]
) -> tuple[str, ...]:
    """Return those of some laws whose name, if they have one, means a ruling."""
    names = dict(named)
    return tuple(law for law in laws if law not in names or _means(table, saying, names[law]))


def _means(table: RefereedTable, saying: Saying, name: str) -> bool:
    if name in CITATIONS:
        return CITATIONS[name](table, saying)
    return {*saying.remedies} == {name}


@CITATIONS.add("always")
def _always(table: RefereedTable, saying: Saying) -> bool:
    """Return True: the law is cited in every ruling."""
    return True


@CITATIONS.add("both-sides")
def _both_sides(table: RefereedTable, saying: Saying) -> bool:
    """Return whether both sides have offended, or one of them twice where only the first offence counts."""
    return meets_other_penalty(table, saying.case)


@CITATIONS.add("set-off")
def _set_off(table: RefereedTable, saying: Saying) -> bool:
    """Return whether the offences of both sides are set off against each other, and some are left to be paid
    for."""
    text = set_off_text(table, saying.case.irregularity)
    return bool(text) and not text.endswith("nothing")


@CITATIONS.add("false-claim")
def _false_claim(table: RefereedTable, saying: Saying) -> bool:
    """Return whether a claim fails that nothing proves."""
    return is_claim_false(saying.why)


@CITATIONS.add("looked-early")
def _looked_early(table: RefereedTable, saying: Saying) -> bool:
    """Return whether a player has looked at cards during the deal (professor-1862 L7)."""
    return any(has_looked(table.deal, seat, while_dealing=True) for seat in table.code.seating.seats)


@CITATIONS.add("laid-down")
def _laid_down(table: RefereedTable, saying: Saying) -> bool:
    """Return whether a player has laid down the hand to claim the tricks."""
    return any(isinstance(act, LayDown) and act.actor == saying.case.offender for act in table.deal.acts)


@CITATIONS.add("in-first-round")
def _in_first_round(table: RefereedTable, saying: Saying) -> bool:
    """Return whether the first round of calls is on."""
    return table.deal.stage is Stage.ORDERING


_HIGH_OR_SUIT = (OrderKind.HIGHEST, OrderKind.LOWEST, OrderKind.SUIT)


@CITATIONS.add("card-or-trick-called")
def _card_or_trick_called(table: RefereedTable, saying: Saying) -> bool:
    """Return whether the order disobeyed was for a card, or to win or to lose the trick (leeds-dwight-1888
    54)."""
    about = (saying.case.offender, saying.case.trick)
    kinds = [order.kind for order, *spent in table.ledger.spent if tuple(spent) == about]
    return bool(kinds) and all(kind not in _HIGH_OR_SUIT for kind in kinds)
