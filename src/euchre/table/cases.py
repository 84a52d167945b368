"""A case from its opening to its end, and the rulings on it."""

from __future__ import annotations

from ..acts import Act
from ..copying import replace
from ..deal import Reason, Result
from ..deal.giving import discards_for_gift
from ..deciding import decides
from ..laws import IrregularityName, Provision, load_irregularities
from ..seats import Seat, Side
from .binding import is_plainly_disobeyed
from .joining import takes_no_trick
from .redealing import (
    VOIDING,
    as_if_not_void,
    is_dealer_cleared,
    laws_of_void_deal,
    may_lose_deal,
)
from .remedies import REMEDIES
from .remedies.besides import goes_back_too, said_besides, what_changes
from .remedies.general import after_calling_suit, after_spoiling, price_of
from .ruling import Knowledge, Ruling, Verdict
from .settlement import (
    NOTHING_SCORED,
    forfeited_by,
    is_of_void_deal,
    is_void,
    set_off_text,
)
from .state import Case, CaseStatus, Finding, OrderKind, RefereedTable, brings_up, with_case
from .terms.citations import Saying, applying
from .terms.conditions import offered_choices, why_past
from .terms.deadlines import WINDOWS
from .terms.excuses import EXCUSES, is_allowed
from .terms.holders import holders_of, may_claim, why_nobody


def opened(table: RefereedTable, finding: Finding) -> RefereedTable:
    """Return the table with a case made of a finding: kept for a claim, offered for choice, or settled by
    law.

    A finding for which the code has neither law nor decision is dropped, and one that comes too late is
    refused.
    """
    provision = table.provision(finding.irregularity)
    if provision is None or is_allowed(table, finding):
        return table
    case = Case(
        number=len(table.ledger.cases),
        irregularity=finding.irregularity,
        offender=finding.offender,
        cards=finding.cards,
        trick=finding.trick,
        seats=finding.seats,
        status=CaseStatus.OPEN if provision.found == "at-once" else CaseStatus.HIDDEN,
        since=0 if table.sitting.deal is None else len(table.deal.acts),
    )
    why = _too_late(table, provision)
    if why is not None:
        table = with_case(table, replace(case, status=CaseStatus.LAPSED))
        return ruled(table, case, Verdict.REFUSED, why=why)
    table = with_case(table, case)
    is_plain = is_plainly_disobeyed(table, case)
    if _is_claimed_before(table, case):
        return brought_up(table, case)
    if case.status is CaseStatus.OPEN or (is_plain and provision.found == "when-plain"):
        return brought_up(table, case)
    return ruled(table, case, Verdict.NOTED, until=provision.established) if is_plain else table


def _too_late(table: RefereedTable, provision: Provision) -> str | None:
    """Return why a finding comes too late, None if it does not."""
    if (why := why_decided(table, provision)) is not None:
        return why
    window = WINDOWS[provision.within]
    stands = as_if_not_void(table) if _changes_void_deal(provision) else table
    return None if window.is_open(stands) else window.closed_by


@decides("jerome-1877 5.11 5.12", "professor-1862 L10", "leeds-dwight-1888 33", "modern m.10")
def _changes_void_deal(provision: Provision) -> bool:
    """Return whether a finding changes who deals after a deal that is void already: one that clears the
    dealer for good, or a wrong count, which costs the deal whatever else is found in it."""
    return provision.says("clears-dealer") or provision.says("loses-void-deal")


LOST = "the deal is lost already"
VOID = "the deal is void already"
OF_IMPERFECT_PACK = "the deal is void, since its pack was not as it should be"


def why_decided(table: RefereedTable, provision: Provision) -> str | None:
    """Return why a fault of the dealing cannot change any more who deals next, None if it can: the deal is
    void, and its dealer deals again or has lost it (professor-1862 L5, leeds-dwight-1888 35, 39)."""
    voids = VOIDING & {*provision.follows, *provision.excused, *provision.choices}
    if not voids or not is_void(table) or provision.says("clears-dealer"):
        return None
    if is_dealer_cleared(table):
        return OF_IMPERFECT_PACK
    if is_passed(table):
        return LOST
    return None if _changes_void_deal(provision) else VOID


def is_passed(table: RefereedTable) -> bool:
    """Return whether the deal that is on, or was last, is lost to its dealer."""
    outcome = None if table.sitting.deal is None else table.deal.outcome
    return outcome is not None and is_void(table) and outcome.deal_passes


def brought_up(table: RefereedTable, case: Case) -> RefereedTable:
    """Return the table with a case ruled on: what follows by law follows, and what may be chosen is
    offered."""
    provision = table.code.provisions[case.irregularity]
    if (why := why_decided(table, provision)) is not None:
        table = with_case(table, replace(case, status=CaseStatus.LAPSED))
        return ruled(table, case, Verdict.REFUSED, why=why)
    if is_of_void_deal(table, case.irregularity) and _gives_points(table, case, provision):
        table = with_case(table, replace(case, status=CaseStatus.LAPSED))
        return ruled(table, case, Verdict.REFUSED, why=NOTHING_SCORED)
    if provision.choices and (first := forfeited_by(table, case)) is not None:
        table = with_case(table, replace(case, status=CaseStatus.SETTLED))
        return ruled(table, case, Verdict.REFUSED, why=_forfeited(first))
    holders = holders_of(table, case) if provision.choices else ()
    table = with_case(table, replace(case, status=CaseStatus.OPEN if holders else CaseStatus.SETTLED))
    follows = following(table, case, provision)
    also = (
        why_nobody(table, case) if provision.choices and not holders else said_besides(table, case, follows)
    )
    before = table = _without_twin(table, case)
    for remedy in follows:
        table = REMEDIES[remedy](table, case, None)
    if follows or not holders:
        why = set_off_text(table, case.irregularity) or what_changes(before, table) or also
        table = ruled(table, case, Verdict.IMPOSED if follows else Verdict.NOTED, remedies=follows, why=why)
    if not holders:
        return table
    return _offered(table, case, holders) if offered_choices(table, case) else _past_choosing(table, case)


def _past_choosing(table: RefereedTable, case: Case) -> RefereedTable:
    """Return the table with a case that comes too late for every choice that it would give."""
    table = with_case(table, replace(case, status=CaseStatus.LAPSED))
    return ruled(table, case, Verdict.NOTED, why=_why_past(table, case))


_PAYING = frozenset({"full-points", "one-point"})
"""Choices that give points."""


def _gives_points(table: RefereedTable, case: Case, provision: Provision) -> bool:
    """Return whether points follow by law from a case, or may be taken, and it cannot cost the deal."""
    if may_lose_deal(provision):
        return False
    if not _PAYING.isdisjoint(provision.choices):
        return True
    now = with_case(table, case)
    for remedy in following(table, case, provision):
        now = REMEDIES[remedy](now, case, None)
    return any(one.points for one in now.ledger.cases if one.number == case.number)


_OF_ONE_CARD = frozenset({"revoke", "disobeyed-call"})
"""What one card may be together; it is paid for once."""


def _without_twin(table: RefereedTable, case: Case) -> RefereedTable:
    """Return the table without the revoke that a call disobeyed is as well, or the other way about, once one
    of them is ruled on: a card costs one penalty (professor-1862 L29, leeds-dwight-1888 54)."""
    if case.irregularity not in _OF_ONE_CARD or case.trick is None:
        return table
    for one in table.ledger.cases:
        is_twin = (one.offender, one.trick) == (case.offender, case.trick) and one.number != case.number
        if is_twin and one.irregularity in _OF_ONE_CARD and one.status is CaseStatus.HIDDEN:
            table = with_case(table, replace(one, status=CaseStatus.LAPSED))
    return table


def _forfeited(first: Case) -> str:
    """Return why nothing more follows once a side has forfeited the hand."""
    where = "" if first.trick is None else f", in trick {first.trick}"
    return f"{first.offender} has forfeited the hand already{where}, and nothing later in it counts"


def following(table: RefereedTable, case: Case, provision: Provision) -> tuple[str, ...]:
    """Return what follows by law: for an offender who is excused, what is provided for that."""
    excused = any(EXCUSES[name](table, case) for name in provision.excuses)
    return provision.excused if excused else provision.follows


def chosen(table: RefereedTable, case: Case, remedy: str, act: Act) -> RefereedTable:
    """Return the table with one remedy of a case applied, as a holder of the choice has chosen."""
    first = forfeited_by(table, case)
    table = with_case(table, replace(case, status=CaseStatus.SETTLED))
    if first is not None:
        return ruled(table, case, Verdict.REFUSED, why=_forfeited(first))
    followed = goes_back_too(table, case, remedy, act)
    before, table = table, REMEDIES[remedy](table, case, act)
    free = after_calling_suit(case, remedy)
    sent_back = ", and ".join(filter(None, (free, followed)))
    why = after_spoiling(table, remedy) or takes_no_trick(table, case, remedy) or sent_back
    why = why or _set_off(table, case.irregularity) or what_changes(before, table, remedy)
    return ruled(table, case, Verdict.CHOSEN, remedies=(remedy,), why=why)


def without_forfeited(table: RefereedTable) -> RefereedTable:
    """Return the table on which nothing is offered that a forfeit has made an end of (modern m.11)."""
    for case in table.open_cases:
        if (first := forfeited_by(table, case)) is not None:
            table = with_case(table, replace(case, status=CaseStatus.SETTLED))
            table = ruled(table, case, Verdict.LAPSED, why=_forfeited(first))
    return table


def _set_off(table: RefereedTable, kind: IrregularityName) -> str:
    """Return what is due when both sides have forfeited the hand, nothing where the sides pay each for
    itself."""
    return set_off_text(table, kind) if table.code.provisions[kind].both_sides == "first" else ""


def without_choices_of_void_deal(before: RefereedTable, now: RefereedTable) -> RefereedTable:
    """Return the table with nothing left to choose of what was open when its deal became void (modern m.10,
    professor-1862 L5)."""
    if not is_void(now) or is_void(before):
        return now
    for case in before.open_cases:
        current = now.ledger.cases[case.number]
        if current.status is CaseStatus.OPEN:
            now = with_case(now, replace(current, status=CaseStatus.LAPSED))
    return now


def was_in_time(before: RefereedTable, provision: Provision) -> bool:
    """Return whether the time of a fault that ripens was open before an act; a fault that comes later ripens
    into nothing."""
    return provision.ripens is not None and WINDOWS[provision.until].is_open(before)


def ended(table: RefereedTable, case: Case, ripens: bool = False) -> RefereedTable:
    """Return the table when the time of a case is over: its default follows or it ripens into another, and a
    hidden case is past claiming.

    In a deal that is void no choice is left, and nothing is said of it.
    """
    provision = table.code.provisions[case.irregularity]
    outcome = table.deal.outcome
    is_void = outcome is not None and outcome.result is Result.VOID
    is_moot = is_void or forfeited_by(table, case) is not None
    if case.status is CaseStatus.OPEN and provision.default is not None and not is_moot:
        table = with_case(table, replace(case, status=CaseStatus.SETTLED))
        table = REMEDIES[provision.default](table, case, None)
        why = (
            ""
            if provision.default in provision.choices or not _is_own_choice(table, case)
            else _NOT_PUT_RIGHT
        )
        return ruled(table, case, Verdict.IMPOSED, remedies=(provision.default,), why=why)
    table = with_case(table, replace(case, status=CaseStatus.LAPSED))
    if ripens and not is_moot:
        table = _ripened(table, case, provision)
    return table if is_moot or case.status is CaseStatus.HIDDEN else ruled(table, case, Verdict.LAPSED)


_NOT_PUT_RIGHT = "it was not put right in time"


@decides("modern start-over misdeal-no-cut", irregularities="uncut-deal")
def _is_claimed_before(table: RefereedTable, case: Case) -> bool:
    """Return whether somebody has claimed that the pack was not cut while the dealer could still begin again,
    and did not: once that fault has ripened it need not be claimed once more."""
    if case.irregularity != "uncut-deal":
        return False
    unripe = (one.offender for one in table.ledger.cases if one.irregularity == "no-cut")
    if case.offender not in unripe:
        return False
    names = {"no-cut", *load_irregularities()["no-cut"].claimed_as}
    claims = table.deeds("claims {matter}", "claims {matter} against {seat}")
    return any(deed.topic in names and may_claim(table, case, deed.actor) for deed in claims)


def _is_own_choice(table: RefereedTable, case: Case) -> bool:
    """Return whether it was for the offender alone to choose, that is, to put the fault right."""
    return holders_of(table, case) == (case.offender,)


@decides("modern start-over", irregularities="uncut-deal wrong-turn-up-called-on")
def _ripened(table: RefereedTable, case: Case, provision: Provision) -> RefereedTable:
    """Return the table with what a fault becomes once its time is over and nothing has been done about it
    (modern start-over, jerome-1877 5.6)."""
    if provision.ripens is None:
        return table
    return brings_up(table, Finding(provision.ripens, case.offender, cards=case.cards, seats=case.seats))


def ruled(
    table: RefereedTable,
    case: Case,
    verdict: Verdict,
    *,
    holders: tuple[Seat, ...] = (),
    remedies: tuple[str, ...] = (),
    until: str | None = None,
    why: str = "",
    price: int | None = None,
    also: tuple[str, ...] = (),
    instead: tuple[str, ...] = (),
) -> RefereedTable:
    """Return the table with a ruling on a case; `also` are laws to be cited before those of its provision,
    and `instead` those to be cited in their place."""
    provision = table.code.provisions[case.irregularity]
    if why == NOTHING_SCORED:
        also = (*also, *laws_of_void_deal(table))
    refuses = verdict is Verdict.REFUSED
    laws = instead or tuple(dict.fromkeys((*also, *laws_of(table, case, provision, why, remedies))))
    ruling = Ruling(
        act=table.acts,
        irregularity=case.irregularity,
        verdict=verdict,
        laws=laws,
        decided=() if refuses and not instead else decided_in(table, Saying(case, remedies, why), laws),
        offender=case.offender,
        cards=case.cards,
        trick=case.trick,
        concerned=case.seats,
        points=() if remedies == () else _points_given(table, case),
        holders=holders,
        remedies=remedies,
        until=until,
        why=why,
        price=price,
        knowledge=Knowledge.RECORD if provision.looks_at_cards else Knowledge.SHOWN,
    )
    return with_ruling(table, ruling)


def laws_of(
    table: RefereedTable, case: Case, provision: Provision, why: str = "", remedies: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Return the laws of a ruling: those of its provision that are cited for what it says; where a player may
    not call, the law that binds them, and where a lead came before a discard for a card given, the law of the
    gift."""
    if case.irregularity == "early-lead" and discards_for_gift(table.deal) in case.seats:
        return (*table.code.laws["partners_best"], *(provision.laws if len(case.seats) > 1 else ()))
    if case.irregularity != "call-while-bound":
        return applying(table, Saying(case, remedies, why), provision.laws, provision.cited)
    orders = (one for one in table.ledger.orders if one.kind is OrderKind.PASS and case.offender in one.seats)
    binding = {law for one in orders for law in table.code.provisions[one.irregularity].laws}
    return tuple(law for law in provision.laws if law in binding) or provision.laws


def decided_in(table: RefereedTable, saying: Saying, laws: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of the laws cited that leave open what a ruling rests on."""
    named = table.code.provisions[saying.case.irregularity].decided
    open_here = {law for law, _ in named}
    return applying(table, saying, (law for law in laws if law in open_here), named)


def _points_given(table: RefereedTable, case: Case) -> tuple[tuple[Side, int], ...]:
    """Return what a case, if it is one of the table's, has given other sides by now."""
    cases = table.ledger.cases
    return cases[case.number].points if case.number < len(cases) else ()


def offered_again(table: RefereedTable, case: Case) -> RefereedTable:
    """Return the table with the offer of an open case repeated."""
    return _offered(table, case, holders_of(table, case))


def _offered(table: RefereedTable, case: Case, holders: tuple[Seat, ...]) -> RefereedTable:
    return ruled(
        table,
        case,
        Verdict.OFFERED,
        holders=holders,
        remedies=offered_choices(table, case),
        until=table.code.provisions[case.irregularity].until,
        why=_why_past(table, case),
        price=price_of(table, case),
    )


def _why_past(table: RefereedTable, case: Case) -> str:
    """Return why a choice that a case would give can be made no more; empty if every one can."""
    choices = table.code.provisions[case.irregularity].choices
    past = (why_past(table, case, remedy) for remedy in choices)
    return next((why for why in past if why is not None), "")


def not_now(
    table: RefereedTable,
    act: Act,
    why: str,
    laws: tuple[str, ...] = (),
    verdict: Verdict = Verdict.REFUSED,
) -> RefereedTable:
    """Return the table with the answer to an act that has no effect now, with the laws that say so, if any
    do."""
    ruling = Ruling(
        act=table.acts,
        irregularity=Reason.NOT_NOW.value,
        verdict=verdict,
        laws=laws,
        offender=act.actor if isinstance(act.actor, Seat) else None,
        why=why,
    )
    return with_ruling(table, ruling)


def with_ruling(table: RefereedTable, ruling: Ruling) -> RefereedTable:
    """Return the table with a ruling added."""
    return replace(table, rulings=(*table.rulings, ruling))
