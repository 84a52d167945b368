"""Why a claim, a choice or a call fails, and what the player may say instead."""

from __future__ import annotations

from dataclasses import replace
from difflib import get_close_matches

from ...acts import TableAct
from ...laws.irregularities import load_irregularities
from ...seats import Seat
from ..cases import with_ruling
from ..remedies import REMEDIES
from ..ruling import Ruling, Verdict
from ..seat_view import may_be_told
from ..settlement import is_of_void_deal
from ..state import Case, CaseStatus, RefereedTable
from ..terms.holders import claimants_of, holders_of, may_claim
from .matters import known_matters


def refused(
    table: RefereedTable, deed: TableAct, matter: str, cases: list[Case], why: str | None = None
) -> RefereedTable:
    """The ruling on a claim or a choice that fails."""
    case = cases[0] if cases else None
    if why is None and case is None and matter in REMEDIES:
        why = _not_offered(table, deed, matter)
    if why is None and case is None and matter in _TOLD_FIRST:
        why = f"tell first what was wrong, such as '{_TOLD_FIRST[matter].format(who=deed.actor)}'"
    if why is None and case is None and matter in load_irregularities():
        why = _without_law(table, matter, deed)
    if why is None:
        is_known = case is not None or matter in known_matters()
        why = _why_not(table, case, deed) if is_known else _unknown(deed, matter)
    provision = table.code.provisions.get(matter if case is None else case.irregularity)
    ruling = Ruling(
        act=table.acts,
        irregularity=matter if case is None else case.irregularity,
        verdict=Verdict.REFUSED,
        laws=() if provision is None else provision.laws,
        offender=deed.seat if case is None else case.offender,
        cards=() if case is None or _may_be_unknown(case) else case.cards,
        trick=None if case is None or _may_be_unknown(case) else case.trick,
        why=why,
    )
    return with_ruling(table, ruling)


UNKNOWN_MATTER = "nothing of the kind has happened"
"""How the answer begins to a claim of what the record knows nothing of."""

_TOLD_FIRST = {"misdeal": "{who} counts 6"}
"""What has to be said first, where a claim says no more than that something was wrong."""


def _not_offered(table: RefereedTable, deed: TableAct, remedy: str) -> str | None:
    """Why a remedy that nothing offers now cannot be chosen, and what the player may claim instead."""
    rows = table.code.provisions.values()
    if any(remedy in (*row.choices, *row.follows) for row in rows):
        return _another_offered(table, deed)
    return f"no law of {table.code.base or table.code.name} gives that choice{_instead(table, deed)}"


def _instead(table: RefereedTable, deed: TableAct) -> str:
    """What a player may claim instead, as everybody could have noticed, as the end of a sentence."""
    claimable = dict.fromkeys(
        case.irregularity
        for case in table.ledger.cases
        if may_be_told(table, case) and may_claim(table, case, deed.actor)
    )
    said = " or ".join(f"'{deed.actor} claims {name}'" for name in claimable)
    return f"; {said} is possible" if said else ""


def _another_offered(table: RefereedTable, deed: TableAct) -> str | None:
    """What a player may choose now, who chooses something else; None if that is nothing."""
    mine = (case for case in table.open_cases if deed.actor in holders_of(table, case))
    names = dict.fromkeys(name for case in mine for name in table.code.provisions[case.irregularity].choices)
    said = " or ".join(f"'{deed.actor} chooses {name}'" for name in names)
    return f"nothing gives that choice now; {said} is possible" if said else None


def _without_law(table: RefereedTable, irregularity: str, deed: TableAct) -> str | None:
    """That a code says nothing of an irregularity; None if it does."""
    is_provided = irregularity in table.code.provisions
    if is_provided:
        return None
    return f"no law of {table.code.base or table.code.name} provides for it{_instead(table, deed)}"


def _may_be_unknown(case: Case) -> bool:
    """Whether not everybody knows of a case: it waits for a claim, or only its player could know of it."""
    return case.status is CaseStatus.HIDDEN or load_irregularities()[case.irregularity].secret


def _unknown(deed: TableAct, matter: str) -> str:
    near = get_close_matches(matter, sorted(known_matters()), n=3)
    said = ", ".join(f"'{replace(deed, matter=name).text}'" for name in near)
    hint = f"; near to it: {said}" if near else ""
    return f"nothing is called '{matter}'{hint}"


def _why_not(table: RefereedTable, case: Case | None, deed: TableAct) -> str:
    if case is None:
        return f"{UNKNOWN_MATTER}{_instead(table, deed)}"
    if case.status is CaseStatus.HIDDEN:
        who = " or ".join(f"'{seat} claims {case.irregularity}'" for seat in claimants_of(table, case))
        return f"it has to be claimed first: {who or 'nobody may claim it now'}"
    if case.status is CaseStatus.OPEN:
        holders = holders_of(table, case)
        if deed.actor not in holders:
            return f"only {' or '.join(map(str, holders))} may choose it"
        return "another remedy is offered for it"
    if case.status is not CaseStatus.LAPSED:
        return "it is settled already"
    row = table.code.provisions[case.irregularity]
    gives_points = bool(row.points or row.lone_points) and is_of_void_deal(table, case.irregularity)
    return "the deal is void, and nothing in it is scored" if gives_points else "the time for it is over"


def may_remind(table: RefereedTable, case: Case, deed: TableAct) -> bool:
    """Whether a player may point out what others may choose: not the offenders, what the other side may."""
    if not isinstance(deed.actor, Seat) or case.offender is None:
        return True
    mine = table.code.seating.side_of(deed.actor).seats
    return case.offender not in mine or any(holder in mine for holder in holders_of(table, case))
