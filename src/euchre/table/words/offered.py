"""What may be chosen or claimed now, by whom, and what to type for it."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import TableAct
from ...cards import SUITS
from ...copying import replace
from ...seats import Seat
from ..claims.choices import choice_of
from ..ruling import Ruling, Verdict
from ..seat_view import may_be_told
from ..state import Case, RefereedTable
from ..terms.conditions import against_choice
from ..terms.holders import claimants_of, holders_of
from .still_open import gives_something


def open_offers(table: RefereedTable) -> Iterator[tuple[Case, Ruling]]:
    """Yield the cases in which somebody may choose now, each with the ruling that offered it and who may
    still choose."""
    standing: dict[tuple[str, Seat | None, int | None], Case] = {
        (case.irregularity, case.offender, case.trick): case for case in table.open_cases
    }
    for ruling in table.rulings:
        case = standing.get((ruling.irregularity, ruling.offender, ruling.trick))
        if ruling.verdict is Verdict.OFFERED and case is not None and (holders := holders_of(table, case)):
            yield case, replace(ruling, holders=holders)


def claims_possible(table: RefereedTable) -> tuple[str, ...]:
    """Return what to type for each irregularity that somebody may claim, because everybody could have noticed
    it and something follows from it."""
    if table.sitting.deal is None:
        return ()
    said = (
        f"{seat} claims {case.irregularity}"
        for case in table.ledger.cases
        if may_be_told(table, case) and gives_something(table, case)
        for seat in claimants_of(table, case)[:1]
    )
    return tuple(dict.fromkeys(said))


def typed(table: RefereedTable, case: Case, seat: Seat, remedy: str) -> str:
    """Return what to type for a choice."""
    if remedy == "play" and case.cards:
        return f"{seat} chooses play {case.cards[0]}"
    return choice_of(table, case, seat, remedy).text


def all_typed(table: RefereedTable, case: Case, seat: Seat, remedy: str) -> tuple[str, ...]:
    """Return all that may be typed for a choice: one text for each card that may be said to count, and for
    each suit that may be called."""
    if remedy == "call-suit" and case.offender is not None:
        return tuple(f"{seat} calls {suit.word} from {case.offender}" for suit in SUITS)
    if remedy != "play" or not case.cards:
        return (typed(table, case, seat, remedy),)
    said = [TableAct(seat, "chooses {matter} {card}", matter=remedy, cards=(card,)) for card in case.cards]
    possible = [act.text for act in said if against_choice(table, case, remedy, act) is None]
    return tuple(possible or [typed(table, case, seat, remedy)])
