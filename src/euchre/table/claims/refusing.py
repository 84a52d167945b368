"""Why a claim, a choice or a call fails, and what the player may say instead."""

from __future__ import annotations

from difflib import get_close_matches

from ...acts import Actor, TableAct, TableActForm
from ...copying import replace
from ...deal.rights import dealer_exchanges
from ...laws.irregularities import load_irregularities
from ...seats import Seat
from ..cases import LOST, is_passed, laws_of, why_decided, with_ruling
from ..physical.touching import has_looked
from ..redealing import as_if_not_void
from ..remedies import REMEDIES
from ..ruling import UNKNOWN_MATTER, Ruling, Verdict, is_claim_false
from ..seat_view import may_be_told
from ..settlement import NOTHING_SCORED, is_of_the_score, is_of_void_deal, is_void
from ..state import Case, CaseStatus, RefereedTable, dealers_adversaries
from ..terms.conditions import offered_choices
from ..terms.deadlines import WINDOWS
from ..terms.holders import cases_to_choose_in, claimants_of, holders_of, may_claim, why_nobody
from .matters import known_matters
from .moot import is_taken_over
from .reports import TOLD, Told


def refused(
    table: RefereedTable, deed: TableAct, matter: str, cases: list[Case], why: str | None = None
) -> RefereedTable:
    """Return the ruling on a claim or a choice that fails."""
    case = cases[0] if cases else None
    if why is None and case is None and matter in REMEDIES:
        why = _not_offered(table, deed, matter)
    if why is None and case is None and matter in load_irregularities():
        why = _without_law(table, matter, deed) or _too_late(table, matter)
    if why is None and case is None and (first := TOLD.get(matter, Told()).tell):
        why = f"tell first what was wrong, such as '{first.format(who=deed.actor)}'"
    if why is None and case is None and _is_lawful_question(table, matter):
        why = "the laws let that be asked"
    if why is None:
        is_known = case is not None or matter in known_matters()
        why = _why_not(table, matter, case, deed) if is_known else _unknown(deed, matter)
    ruling = Ruling(
        act=table.acts,
        irregularity=matter if case is None else case.irregularity,
        verdict=Verdict.REFUSED,
        laws=_laws_against(table, matter, case, why),
        offender=deed.seat if case is None else case.offender,
        cards=() if case is None or _may_be_unknown(case) else case.cards,
        trick=None if case is None or _may_be_unknown(case) else case.trick,
        why=why,
    )
    return with_ruling(table, ruling)


def _laws_against(table: RefereedTable, matter: str, case: Case | None, why: str) -> tuple[str, ...]:
    """Return the laws that a claim or a choice fails under: those of its matter, or the one about talk with
    the partner, where that has cost the choice (leeds-dwight-1888 85)."""
    name = matter if case is None else case.irregularity
    if case is not None and case.status is CaseStatus.LAPSED and who_consulted(table, case) is not None:
        name = "consultation"
    provision = table.code.provisions.get(name)
    if provision is None:
        return ()
    if case is not None and name == case.irregularity:
        return laws_of(table, case, provision, why)
    is_false = is_claim_false(why)
    only_elsewhere = {law for law, name in provision.cited if name != "false-claim" or not is_false}
    return tuple(law for law in provision.laws if law not in only_elsewhere)


SETTLED = "it is settled already"
WAIVED = "the choice has been waived"


def _is_lawful_question(table: RefereedTable, matter: str) -> bool:
    """Return whether a claim is about questions, and one that the laws allow was asked."""
    known = load_irregularities()["forbidden-question"]
    if matter not in ("asks-score", "asks-for-placing", known.name, *known.claimed_as) or matter == "advice":
        return False
    return table.sitting.deal is not None and bool(table.deeds("asks {matter}"))


def _not_offered(table: RefereedTable, deed: TableAct, remedy: str) -> str | None:
    """Return why a remedy that nothing offers now cannot be chosen, and what the player may claim instead."""
    rows = table.code.provisions.values()
    if any(remedy in (*row.choices, *row.follows) for row in rows):
        return _another_offered(table, deed)
    return f"no law of {table.code.base or table.code.name} gives that choice{_instead(table, deed)}"


def _instead(table: RefereedTable, deed: TableAct) -> str:
    """Return what a player may claim instead, as everybody could have noticed, as the end of a sentence."""
    claimable = dict.fromkeys(
        case.irregularity
        for case in table.ledger.cases
        if may_be_told(table, case) and may_claim(table, case, deed.actor)
    )
    said = " or ".join(f"'{deed.actor} claims {name}'" for name in claimable)
    return f"; {said} is possible" if said else ""


def _another_offered(table: RefereedTable, deed: TableAct) -> str | None:
    """Return what a player may choose now, who chooses something else; None if that is nothing."""
    mine = cases_to_choose_in(table, deed.actor)
    names = dict.fromkeys(name for case in mine for name in offered_choices(table, case))
    said = " or ".join(f"'{deed.actor} chooses {name}'" for name in names)
    return f"nothing gives that choice now; {said} is possible" if said else None


def _without_law(table: RefereedTable, irregularity: str, deed: TableAct) -> str | None:
    """Say that a code says nothing of an irregularity; None if it does."""
    rows, known = table.code.provisions, load_irregularities()
    if irregularity in rows or any(irregularity in known[name].claimed_as for name in rows):
        return None
    return f"no law of {table.code.base or table.code.name} provides for it{_instead(table, deed)}"


def _may_be_unknown(case: Case) -> bool:
    """Return whether not everybody knows of a case: it waits for a claim, or only its player could know of
    it."""
    return case.status is CaseStatus.HIDDEN or load_irregularities()[case.irregularity].secret


def _unknown(deed: TableAct, matter: str) -> str:
    near = get_close_matches(matter, sorted(known_matters()), n=3)
    said = ", ".join(f"'{replace(deed, matter=name).text}'" for name in near)
    hint = f"; near to it: {said}" if near else ""
    return f"nothing is called '{matter}'{hint}"


def _nothing_of_it(table: RefereedTable, matter: str, deed: TableAct) -> str:
    """Return why a claim or a choice fails where the record knows nothing of the matter."""
    if matter == "advice" and not table.is_in_hand:
        return "advice counts only between the turn-up and the last card"
    if matter == "exposed-card" and table.ledger.exposed:
        return "what was shown lies face up already"
    if matter in _OF_HANDS_IN_PLAY and is_void(table):
        return LOST if is_passed(table) else NOTHING_SCORED
    if (spectator := _who_shows_sitting_out(table, matter)) is not None:
        return f"{spectator} sits out, and what they do with their cards costs nothing"
    if matter in REMEDIES:
        return f"nothing gives that choice now{_instead(table, deed)}"
    if _is_ruled_on(table, matter, deed):
        return SETTLED
    if matter == "no-discard" and not table.sitting.is_between_deals and dealer_exchanges(table.deal):
        return f"{table.deal.dealer} has played no card yet and may still discard"
    return _told_otherwise(table, matter) or f"{UNKNOWN_MATTER}{_instead(table, deed)}"


def _why_not(table: RefereedTable, matter: str, case: Case | None, deed: TableAct) -> str:
    if case is None:
        return _nothing_of_it(table, matter, deed)
    if case.status is CaseStatus.HIDDEN:
        who = " or ".join(f"'{seat} claims {case.irregularity}'" for seat in claimants_of(table, case))
        return f"it has to be claimed first: {who or 'nobody may claim it now'}"
    if case.status is CaseStatus.OPEN:
        holders = holders_of(table, case)
        if deed.actor not in holders:
            return f"only {' or '.join(map(str, holders))} may choose it"
        return "another remedy is offered for it"
    if is_taken_over(table, case):
        return f"{table.deal.calling.lone} has taken the hand over and plays alone"
    if case.status is not CaseStatus.LAPSED:
        return why_nobody(table, case) or (WAIVED if deed.actor in case.waived else SETTLED)
    if (talker := who_consulted(table, case)) is not None:
        return f"{talker} has discussed it with their partner, and the choice is lost"
    row = table.code.provisions[case.irregularity]
    gives_points = bool(row.points or row.lone_points) and is_of_void_deal(table, case.irregularity)
    return NOTHING_SCORED if gives_points else why_decided(table, row) or "the time for it is over"


def _is_ruled_on(table: RefereedTable, matter: str, deed: TableAct) -> bool:
    """Return whether something of the kind was ruled on in this deal, and is kept as another case since: a
    call disobeyed that is paid for as a revoke."""
    if table.sitting.deal is None or is_of_the_score(matter):
        return False
    begun = table.acts - len(table.deal.acts)
    return any(
        one.irregularity == matter and one.act >= begun and deed.seat in (None, one.offender)
        for one in table.rulings
        if one.verdict in (Verdict.IMPOSED, Verdict.CHOSEN)
        and (not deed.numbers or one.trick in deed.numbers)
    )


def who_consulted(table: RefereedTable, case: Case) -> Seat | None:
    """Return the player by whose talk with the partner a choice was lost (leeds-dwight-1888 85)."""
    lapsed = [one for one in table.ledger.cases if one.status is CaseStatus.LAPSED]
    for talk in table.ledger.cases:
        if talk.irregularity == "consultation" and talk.status is CaseStatus.SETTLED:
            about = [one.number for one in lapsed if one.number < talk.number][-1:]
            if about == [case.number]:
                return talk.offender
    return None


def _too_late(table: RefereedTable, matter: str) -> str | None:
    """Return what has ended the time of what is claimed, whether or not it happened; None where that is open,
    or not a matter of how far the deal has come."""
    row, known = table.code.provisions.get(matter), load_irregularities().get(matter)
    if row is None or known is None or known.secret or table.sitting.deal is None:
        return None
    if row.ripens is not None and (later := table.provision(row.ripens)) is not None:
        row = later
    window = WINDOWS.get(row.until)
    if window is None or window.is_open(table):
        return None
    if is_passed(table):
        return LOST
    return NOTHING_SCORED if window.is_open(as_if_not_void(table)) else window.closed_by


def _told_otherwise(table: RefereedTable, matter: str) -> str | None:
    """Say that an entry says the contrary of what is claimed, which can only be corrected; None if none
    does."""
    if table.sitting.deal is None:
        return None
    if matter == "deal-out-of-turn":
        told = f"deal {table.sitting.deals} by {table.deal.dealer}"
    else:
        tells = TOLD.get(matter, Told()).contrary
        told = next((act.text for act in reversed(table.deal.acts) if isinstance(act, tells)), "")
    return f"the record has '{told}'; if it was otherwise, that entry is corrected" if told else None


def _who_shows_sitting_out(table: RefereedTable, matter: str) -> Seat | None:
    """Return the lone player's partner whose throwing in or showing of cards is complained of (jerome-1877
    9.7)."""
    if matter not in _OF_CARDS_SHOWN or table.sitting.deal is None:
        return None
    done = (*table.deeds("throws in {cards}", "throws down the hand"), *table.deeds(*_SHOWS))
    return next((seat for act in done if (seat := act.actor) in table.deal.calling.out), None)


_OF_HANDS_IN_PLAY = ("six-cards-in-play", "wrong-number-in-play")
"""What a hand of a wrong number of cards costs its player, which is nothing in a deal that is void."""
_OF_CARDS_SHOWN = ("cards-thrown-in", "five-tricks", "exposed-card", "hand-thrown-down")
_SHOWS: tuple[TableActForm, ...] = ("exposes {cards}", "drops {cards}", "lays open the hand")


def why_not_theirs(table: RefereedTable, case: Case, who: Actor) -> str:
    """Return why a player may not claim what has happened."""
    is_lost = table.code.provisions[case.irregularity].holders == "adversaries-who-have-not-looked"
    if (
        is_lost
        and isinstance(who, Seat)
        and who in dealers_adversaries(table)
        and has_looked(table.deal, who)
    ):
        return f"{who} has looked at their cards"
    return "it is not theirs to claim"


def may_remind(table: RefereedTable, case: Case, deed: TableAct) -> bool:
    """Return whether a player may point out what others may choose: not the offenders, what the other side
    may."""
    if not isinstance(deed.actor, Seat) or case.offender is None:
        return True
    mine = table.code.seating.side_of(deed.actor).seats
    return case.offender not in mine or any(holder in mine for holder in holders_of(table, case))
