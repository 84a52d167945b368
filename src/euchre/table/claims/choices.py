"""What a player chooses, waives or speaks for among the remedies of a case."""

from __future__ import annotations

from ...acts import TableAct
from ...copying import replace
from ...deal import seat_of
from ...deciding import decides
from ...laws.irregularities import load_irregularities
from ...seats import Seat
from ..bidding import has_to_pass
from ..cases import brought_up, chosen, offered_again, ruled
from ..ruling import Verdict
from ..seat_view import lies_open
from ..state import Case, CaseStatus, RefereedTable, with_case
from ..terms.conditions import against_choice
from ..terms.holders import cases_to_choose_in, claimants_of, holders_of, may_claim, waived_by
from .refusing import refused


def spoken_for(case: Case, remedy: str, deed: TableAct) -> Case:
    """Return the case with a player's word for one of its remedies."""
    return replace(case, agreed=(*case.agreed, (seat_of(deed), remedy)))


def all_agree(table: RefereedTable, case: Case, remedy: str) -> bool:
    """Return whether all who may choose have spoken for a remedy."""
    return not still_to_agree(table, case, remedy)


def still_to_agree(table: RefereedTable, case: Case, remedy: str) -> tuple[Seat, ...]:
    """Return those who may choose and have not spoken for a remedy."""
    return tuple(seat for seat in holders_of(table, case) if (seat, remedy) not in case.agreed)


def is_about(case: Case, deed: TableAct) -> bool:
    """Return whether what a player says is about a case, by its name and the player and the trick that they
    name."""
    if deed.matter not in (case.irregularity, *load_irregularities()[case.irregularity].claimed_as):
        return False
    if deed.seat is not None and deed.seat != case.offender:
        return False
    return not deed.numbers or deed.numbers[0] == case.trick


def choices_of(table: RefereedTable, case: Case) -> tuple[str, ...]:
    """Return the remedies that a case offers under the code."""
    return table.code.provisions[case.irregularity].choices


def offering(table: RefereedTable, deed: TableAct, remedy: str) -> list[Case]:
    """Return the open cases that offer a remedy and that a player may mean: of the player named whose card is
    to go back, first those in which the other side of the speaker is at fault, the newest first."""
    cases = [case for case in table.open_cases if remedy in choices_of(table, case)]
    if remedy == "recall" and deed.seat is not None:
        cases = [case for case in cases if case.offender == deed.seat]
    mine = table.code.seating.side_of(deed.actor).seats if isinstance(deed.actor, Seat) else ()
    return sorted(cases, key=lambda case: case.offender in mine)


@decides("jerome-1877 9.8 9.9")
def whose_cards_may_go_back(table: RefereedTable, who: Seat) -> tuple[Seat, ...]:
    """Return the players whose card somebody may send back now: a partner's false lead, and a card that an
    adversary has played to it too early."""
    cases = (case for case in cases_to_choose_in(table, who) if "recall" in choices_of(table, case))
    return tuple(dict.fromkeys(case.offender for case in cases if case.offender is not None))


def choice_of(table: RefereedTable, case: Case, who: Seat, remedy: str) -> TableAct:
    """Return a choice as it is recorded, with the player whose card goes back where that is not plain."""
    if remedy != "recall" or len(whose_cards_may_go_back(table, who)) < 2:
        return TableAct(who, "chooses {matter}", matter=remedy)
    return TableAct(who, "chooses {matter} from {seat}", matter=remedy, seat=case.offender)


def why_not_plain(table: RefereedTable, deed: TableAct, remedy: str) -> str | None:
    """Say that a choice has to name the player whose card is to go back; None if it is plain."""
    if remedy != "recall" or deed.seat is not None or not isinstance(deed.actor, Seat):
        return None
    owners = whose_cards_may_go_back(table, deed.actor)
    said = " or ".join(f"'{deed.actor} chooses recall from {seat}'" for seat in owners)
    return f"it has to be said whose card: {said}" if len(owners) > 1 else None


FAVOURS = (("allow-ordering-up",),)
"""The choices that spare the offenders what follows by law: a claim holds them to it, a waiver takes them."""


def held_to(table: RefereedTable, case: Case, deed: TableAct) -> RefereedTable:
    """Return the table when the offenders are held to what a favour would spare them; the dealer's word
    prevails over the partner's (professor-1862 B6)."""
    if deed.actor == table.deal.dealer:
        table = with_case(table, replace(case, status=CaseStatus.SETTLED))
    follows = table.code.provisions[case.irregularity].follows
    return ruled(table, case, Verdict.IMPOSED, remedies=follows)


def is_favour_offered(table: RefereedTable, case: Case) -> bool:
    """Return whether the other side may still spare the offenders what follows."""
    return case.status is CaseStatus.OPEN and _is_favour(table, case)


def kept_to(table: RefereedTable, deed: TableAct, remedy: str) -> Case | None:
    """Return the case in which a player chooses what follows by law and no favour: `chooses
    forbid-ordering-up`."""
    for case in reversed(table.ledger.cases):
        follows = table.code.provisions[case.irregularity].follows
        if remedy not in follows or not (is_favour_offered(table, case) or still_binds(table, case)):
            continue
        if may_claim(table, case, deed.actor):
            return case
    return None


def still_binds(table: RefereedTable, case: Case) -> bool:
    """Return whether the offenders still have to pass for what is settled, so another claim gets the ruling
    again (professor-1862 L31)."""
    is_settled = case.status is CaseStatus.SETTLED and _is_favour(table, case)
    return is_settled and case.offender is not None and has_to_pass(table, case.offender)


def _is_favour(table: RefereedTable, case: Case) -> bool:
    return table.code.provisions[case.irregularity].choices in FAVOURS


def taken(table: RefereedTable, deed: TableAct, remedy: str) -> RefereedTable:
    """Return the newest open case that offers a remedy, settled by it; first those of the other side's
    faults."""
    offered = offering(table, deed, remedy)
    if (unclear := why_not_plain(table, deed, remedy)) is not None:
        return refused(table, deed, remedy, offered, unclear)
    against = None
    for case in offered:
        if deed.actor in holders_of(table, case):
            against = against_choice(table, case, remedy, deed)
            if against is None:
                return _settled_by(table, case, remedy, deed)
    if (kept := kept_to(table, deed, remedy)) is not None:
        return held_to(table, kept, deed)
    if against is not None:
        return refused(table, deed, remedy, offered, against)
    if offered:
        holders = dict.fromkeys(seat for case in offered[:1] for seat in holders_of(table, case))
        return refused(table, deed, remedy, offered, f"only {' or '.join(map(str, holders))} may choose it")
    unclaimed = _to_be_claimed(table, deed, remedy)
    if unclaimed is not None:
        table = brought_up(table, unclaimed)
        case = table.ledger.cases[unclaimed.number]
        return taken(table, deed, remedy) if case.status is CaseStatus.OPEN else table
    lapsed = [
        case
        for case in reversed(table.ledger.cases)
        if remedy in _remedies(table, case) and not _is_secret(case)
    ]
    return refused(table, deed, remedy, lapsed)


def _to_be_claimed(table: RefereedTable, deed: TableAct, remedy: str) -> Case | None:
    """Return the newest case that all could see and that a player claims by naming its remedy, one to be
    chosen or one that follows by law."""
    for case in reversed(table.ledger.cases):
        waits = case.status is CaseStatus.HIDDEN and not _is_secret(case)
        if waits and remedy in _remedies(table, case) and may_claim(table, case, deed.actor):
            return case
    return None


def _is_secret(case: Case) -> bool:
    """Return whether nobody but its player knows of a case yet."""
    return case.status is CaseStatus.HIDDEN and load_irregularities()[case.irregularity].secret


def _settled_by(table: RefereedTable, case: Case, remedy: str, deed: TableAct) -> RefereedTable:
    """Return the remedy taken, or spoken for where every holder has to agree to it (modern 3h-7)."""
    provision = table.code.provisions[case.irregularity]
    if not provision.unanimous or remedy == provision.default:
        return chosen(table, case, remedy, deed)
    case = spoken_for(case, remedy, deed)
    table = with_case(table, case)
    if all_agree(table, case, remedy):
        return chosen(table, case, remedy, deed)
    return ruled(table, case, Verdict.HEARD, remedies=(remedy,), holders=still_to_agree(table, case, remedy))


def _remedies(table: RefereedTable, case: Case) -> tuple[str, ...]:
    """Return what may be chosen, or follows by law."""
    return (*choices_of(table, case), *table.code.provisions[case.irregularity].follows)


def waives(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return a holder of a choice waives it for the side, by the name of the irregularity, or speaks for that
    where every holder has to agree (modern 3h-7)."""
    for case in table.open_cases:
        if is_about(case, deed) and deed.actor in holders_of(table, case):
            if is_favour_offered(table, case):
                return chosen(table, case, choices_of(table, case)[0], deed)
            if table.code.provisions[case.irregularity].unanimous:
                case = spoken_for(case, "let-stand", deed)
                if left := still_to_agree(table, case, "let-stand"):
                    table = with_case(table, case)
                    return ruled(table, case, Verdict.HEARD, remedies=("let-stand",), holders=left)
                case = replace(case, waived=holders_of(table, case))
            if _still_counts(table, case, deed):
                return ruled(
                    table, case, Verdict.WAIVED, until=table.code.provisions[case.irregularity].until
                )
            return _given_up(table, case, seat_of(deed))
    unclaimed = next((case for case in table.ledger.cases if _is_unclaimed(table, case, deed)), None)
    if unclaimed is None:
        past = [case for case in reversed(table.ledger.cases) if _was_theirs(table, case, deed)]
        why = None if past else "nothing of that name is theirs to waive"
        return refused(table, deed, deed.topic, past, why)
    table = brought_up(table, unclaimed) if choices_of(table, unclaimed) else table
    if table.ledger.cases[unclaimed.number].status is CaseStatus.OPEN:
        return waives(table, deed)
    return _given_up(table, unclaimed, seat_of(deed))


def _given_up(table: RefereedTable, case: Case, seat: Seat) -> RefereedTable:
    """Return the table when a player gives up their right in a case, which others may still have."""
    waived = waived_by(table, case, seat)
    if not (holders_of(table, waived) or claimants_of(table, waived)):
        table = with_case(table, replace(waived, status=CaseStatus.SETTLED))
        return ruled(table, case, Verdict.WAIVED)
    table = with_case(table, waived)
    is_open = case.status is CaseStatus.OPEN and bool(holders_of(table, waived))
    return offered_again(table, waived) if is_open else ruled(table, case, Verdict.WAIVED)


@decides("modern start-over", "professor-1862 L8", "jerome-1877 5.8 5.6")
def _still_counts(table: RefereedTable, case: Case, deed: TableAct) -> bool:
    """Return whether a fault stands for what it may still cost, though the offender's side does not mend
    it."""
    provision = table.code.provisions[case.irregularity]
    if provision.default is None and provision.ripens is None:
        return False
    mine = table.code.seating.side_of(seat_of(deed)).seats
    return case.offender in mine


def _was_theirs(table: RefereedTable, case: Case, deed: TableAct) -> bool:
    """Return whether a case was the speaker's to choose in or to claim, and is over."""
    is_over = case.status in (CaseStatus.SETTLED, CaseStatus.LAPSED)
    return is_over and is_about(case, deed) and may_claim(table, case, deed.actor)


def _is_unclaimed(table: RefereedTable, case: Case, deed: TableAct) -> bool:
    """Return whether all could see a case that nobody has claimed, and the speaker may claim it."""
    return is_about(case, deed) and lies_open(table, case) and may_claim(table, case, deed.actor)
