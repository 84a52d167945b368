"""Which case a claim or a choice is about, what it offers, and who has spoken for what."""

from __future__ import annotations

from ...acts import TableAct
from ...copying import replace
from ...deal import seat_of
from ...deciding import decides
from ...laws.irregularities import load_irregularities
from ...seats import Seat
from ..state import Case, RefereedTable
from ..terms.holders import cases_to_choose_in, holders_of


def spoken_for(case: Case, remedy: str, deed: TableAct) -> Case:
    """The case with a player's word for one of its remedies."""
    return replace(case, agreed=(*case.agreed, (seat_of(deed), remedy)))


def all_agree(table: RefereedTable, case: Case, remedy: str) -> bool:
    """Whether all who may choose have spoken for a remedy."""
    return not still_to_agree(table, case, remedy)


def still_to_agree(table: RefereedTable, case: Case, remedy: str) -> tuple[Seat, ...]:
    """Those who may choose and have not spoken for a remedy."""
    return tuple(seat for seat in holders_of(table, case) if (seat, remedy) not in case.agreed)


def is_about(case: Case, deed: TableAct) -> bool:
    """Whether what a player says is about a case, by its name and the player and the trick that they name."""
    if deed.matter not in (case.irregularity, *load_irregularities()[case.irregularity].claimed_as):
        return False
    if deed.seat is not None and deed.seat != case.offender:
        return False
    return not deed.numbers or deed.numbers[0] == case.trick


def choices_of(table: RefereedTable, case: Case) -> tuple[str, ...]:
    """The remedies that a case offers under the code."""
    return table.code.provisions[case.irregularity].choices


def offering(table: RefereedTable, deed: TableAct, remedy: str) -> list[Case]:
    """The open cases that offer a remedy and that a player may mean: of the player named whose card is to go
    back, first those in which the other side of the speaker is at fault, the newest first."""
    cases = [case for case in table.open_cases if remedy in choices_of(table, case)]
    if remedy == "recall" and deed.seat is not None:
        cases = [case for case in cases if case.offender == deed.seat]
    mine = table.code.seating.side_of(deed.actor).seats if isinstance(deed.actor, Seat) else ()
    return sorted(cases, key=lambda case: case.offender in mine)


@decides("jerome-1877 9.8 9.9")
def whose_cards_may_go_back(table: RefereedTable, who: Seat) -> tuple[Seat, ...]:
    """The players whose card somebody may send back now: a partner's false lead, and a card that an adversary
    has played to it too early."""
    cases = (case for case in cases_to_choose_in(table, who) if "recall" in choices_of(table, case))
    return tuple(dict.fromkeys(case.offender for case in cases if case.offender is not None))


def choice_of(table: RefereedTable, case: Case, who: Seat, remedy: str) -> TableAct:
    """A choice as it is recorded, with the player whose card goes back where that is not plain."""
    if remedy != "recall" or len(whose_cards_may_go_back(table, who)) < 2:
        return TableAct(who, "chooses {matter}", matter=remedy)
    return TableAct(who, "chooses {matter} from {seat}", matter=remedy, seat=case.offender)


def why_not_plain(table: RefereedTable, deed: TableAct, remedy: str) -> str | None:
    """That a choice has to name the player whose card is to go back; None if it is plain."""
    if remedy != "recall" or deed.seat is not None or not isinstance(deed.actor, Seat):
        return None
    owners = whose_cards_may_go_back(table, deed.actor)
    said = " or ".join(f"'{deed.actor} chooses recall from {seat}'" for seat in owners)
    return f"it has to be said whose card: {said}" if len(owners) > 1 else None
