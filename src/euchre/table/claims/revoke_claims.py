"""Revokes that are claimed, admitted or proved, and cards mixed before they could be."""

from __future__ import annotations

from itertools import islice

from ...acts import Act, Actor, Play, TableAct
from ...cards import UNKNOWN
from ...copying import replace
from ...deal import Result
from ...deal.state import seat_of
from ...deciding import decides
from ...seats import Seat
from ..cases import brought_up, offered_again, ruled
from ..revokes import (
    claimed_case,
    claimed_play,
    is_established,
    is_told,
    judged_at_last,
    may_be_mended,
    may_have_revoked,
    revoke_of,
    revokes_claimed,
    told_again,
)
from ..ruling import TO_MEND, WITHDRAWN, Verdict
from ..seat_view import has_come_to_light
from ..settlement import NOTHING_SCORED, POINTS_GONE, is_void
from ..state import Case, CaseStatus, Claim, Finding, RefereedTable, brings_up, with_case, with_ledger


@decides(irregularities="revoke")
def with_claims_proved(before: RefereedTable, now: RefereedTable) -> RefereedTable:
    """Return the table with the claims ruled on that a later card of the suit proves: when the hand is over,
    since the tricks stay down until then, or at once under a code that judges claims at once.

    Everybody has seen that card, so nobody has to show the tricks for it.
    """
    if now.sitting.deal is None or not now.ledger.claims or not _is_time(before, now):
        return now
    for claim in now.ledger.claims:
        for case in revokes_claimed(now, claim):
            if has_come_to_light(now, case):
                now = with_ledger(now, claims=tuple(one for one in now.ledger.claims if one != claim))
                now = brought_up(now, case)
    return now


def _is_time(before: RefereedTable, now: RefereedTable) -> bool:
    outcome = now.deal.outcome
    if outcome is None:
        return now.code.provisions["revoke"].proof == "at-once"
    return outcome.result is not Result.VOID and not (before.sitting.deal is not None and before.deal.is_over)


def without_claims_of_void_deal(before: RefereedTable, now: RefereedTable) -> RefereedTable:
    """Return the table with no revoke left to be proved once its deal is void, in which nothing is scored
    (modern m.10, professor-1862 L10, jerome-1877 5.11); what was paid for in it is said to count no more."""
    claims = now.ledger.claims
    if before.sitting.deal is None or not is_void(now) or is_void(before):
        return now
    voided = next((one.laws for one in now.rulings[::-1] if one.act == now.acts), ())
    for case in now.ledger.cases[: len(before.ledger.cases)]:
        if case.points:
            now = ruled(now, case, Verdict.LAPSED, why=POINTS_GONE, instead=voided)
    if claims:
        now = with_ledger(now, claims=())
    for claim in claims:
        now = ruled(now, claimed_case(now, claim), Verdict.LAPSED, why=NOTHING_SCORED)
    return now


def claims_judged_at_last(before: RefereedTable, now: RefereedTable) -> RefereedTable | None:
    """Return the deal before with an answer to each claim about it that was open when the time for claims
    ended; None if there was none."""
    was, earlier = before.earlier, now.earlier
    if earlier is None or not earlier.ledger.claims or not earlier.ledger.claims_closed:
        return None
    if was is None or was.ledger.claims_closed:
        return None
    judged = replace(with_ledger(earlier, claims=()), acts=now.acts, rulings=now.rulings)
    for claim in earlier.ledger.claims:
        judged = judged_at_last(judged, claim, was)
    return judged


def _laws_of_mixing(table: RefereedTable) -> tuple[str, ...]:
    """Return the laws about cards that are mixed before a claim is proved; none where the record proves
    it."""
    row = table.provision("cards-mixed")
    return () if row is None or table.code.provisions["revoke"].says("record-proves") else row.laws


@decides(irregularities="cards-mixed")
def with_cards_mixed(table: RefereedTable, by: Actor) -> RefereedTable:
    """Return the table when the cards are mixed before a claim is proved.

    If the accused side mixes them the claim counts as proved, whatever was played; if anybody else
    does, nothing can be proved any more, unless the law goes by the record (professor-1862 L26b,
    jerome-1877 10.5, leeds-dwight-1888 62, 67).
    """
    claims = table.ledger.claims
    table = with_ledger(table, claims=())
    for claim in claims:
        if by not in table.code.seating.side_of(claim.against).seats:
            mixed_by_claimants = by in table.code.seating.side_of(claim.by).seats
            laws = _laws_of_mixing(table) if mixed_by_claimants else ()
            table = judged_at_last(table, claim, table, mixed=laws)
            continue
        finding = Finding(irregularity="cards-mixed", offender=claim.against, trick=claim.trick)
        table = brings_up(table, finding)
        cases = revokes_claimed(table, claim)
        for case in cases or (claimed_play(table, claim),):
            ruled_before = len(table.rulings)
            table = brought_up(with_case(table, case), case)
            table = table if cases else _as_if_proved(table, ruled_before)
    return table


MIXED_BY_ACCUSED = "the claim counts as proved, as the accused side has mixed the cards"


def _as_if_proved(table: RefereedTable, ruled_before: int) -> RefereedTable:
    """Return the table whose rulings after the first ones say that a claim counts as proved, true or not."""
    new = (
        replace(one, why=MIXED_BY_ACCUSED) if one.irregularity == "revoke" and not one.why else one
        for one in table.rulings[ruled_before:]
    )
    return replace(table, rulings=(*table.rulings[:ruled_before], *new))


def with_revoke_admitted(table: RefereedTable, by: Seat) -> RefereedTable:
    """Return the table when a player admits a revoke of their side: what was claimed counts as proved.

    A revoke that may still be mended is mended by taking the card back, and not by words.
    """
    side = table.code.seating.side_of(by).seats
    claims = [claim for claim in table.ledger.claims if claim.against in side]
    hidden = [
        case
        for case in table.ledger.cases
        if case.irregularity == "revoke" and case.status is CaseStatus.HIDDEN and case.offender in side
    ]
    if claims and not any(may_be_mended(table, case) for case in hidden):
        return _with_claims_admitted(table, [one for one in claims if one.against == by] or claims)
    established = [case for case in hidden if is_established(table, case)]
    asked = [case for case in table.open_cases if case.irregularity == "revoke" and case.offender in side]
    if asked and not hidden:
        return offered_again(table, asked[-1])
    if not established and not hidden and not table.ledger.claims_closed:
        hidden = [*islice(may_have_revoked(table, by), 1)]
        established = [case for case in hidden if is_established(table, case)]
    if not established and is_told(table) and not table.ledger.claims_closed:
        established = [revoke_of(table, by, None)]
    if not established and not hidden and (told := told_again(table, side)) is not table:
        return told
    if not established:
        admitted = revoke_of(table, by, None)
        if hidden:
            return _with_mending_told(table, admitted)
        return ruled(table, admitted, Verdict.REFUSED, why=_none_to_admit(table))
    for case in established:
        table = brought_up(with_case(table, case), case)
    return table


@decides("professor-1862 L25", "jerome-1877 11.2", "leeds-dwight-1888 69")
def card_mended(table: RefereedTable, act: Act) -> TableAct | None:
    """Return the card that goes back when its player, who has just admitted that they could have followed
    suit, plays one of the suit led; None for any other act."""
    deal = table.sitting.deal
    trick = deal.tricks[-1] if deal is not None and deal.tricks and not deal.is_over else None
    if deal is None or trick is None or not isinstance(act, Play) or act.actor not in trick.seats:
        return None
    said = next((one for one in reversed(deal.acts) if one.actor == act.actor), None)
    if not isinstance(said, TableAct) or said.text != f"{act.actor} admits revoke":
        return None
    first = next(play.card for play in trick.plays if play.actor == act.actor)
    if UNKNOWN in (act.card, first):
        return None
    follows = act.card.suit_under(trick.trump) is trick.led is not first.suit_under(trick.trump)
    case = replace(revoke_of(table, seat_of(act), len(deal.tricks)), cards=(first,))
    if not follows or is_established(table, case) or not deal.hand_may_hold(seat_of(act), act.card):
        return None
    return TableAct(act.actor, "takes back {card}", cards=(first,))


_DISPROVED = "the cards in the record show none"


def with_claim_withdrawn(table: RefereedTable, by: Actor) -> RefereedTable:
    """Return the table without the revokes that a player has claimed and that nobody has proved."""
    mine = [claim for claim in table.ledger.claims if claim.by == by]
    table = with_ledger(table, claims=tuple(one for one in table.ledger.claims if one not in mine))
    until = table.code.provisions["revoke"].until
    for claim in mine:
        table = ruled(table, claimed_case(table, claim), Verdict.NOTED, until=until, why=WITHDRAWN)
    return table


def _with_mending_told(table: RefereedTable, admitted: Case) -> RefereedTable:
    """Return the table with an answer to a revoke admitted while its card may still be taken back, under the
    laws of mending it (jerome-1877 11.2, leeds-dwight-1888 69, professor-1862 L25)."""
    *before, told = ruled(table, admitted, Verdict.NOTED, why=TO_MEND).rulings
    mended = table.provision("revoke-mended")
    return replace(table, rulings=(*before, told if mended is None else replace(told, laws=mended.laws)))


def _none_to_admit(table: RefereedTable) -> str:
    """Return why a side has no revoke to admit."""
    if table.ledger.claims_closed:
        return "the time for it is over"
    return "their side has no revoke that is past mending"


def _is_of_a_card_to_mend(table: RefereedTable, claim: Claim) -> bool:
    """Return whether all that a claim can be about is a card, from a hand that the record does not know, that
    its player may still take back."""
    if table.deal.is_over or revokes_claimed(table, replace(claim, trick=None)):
        return False
    case = claimed_play(table, claim)
    return bool(case.cards) and may_be_mended(table, case)


def _with_claims_admitted(table: RefereedTable, meant: list[Claim]) -> RefereedTable:
    """Return the table with the claims that a player means counted as proved, as far as the card may not be
    taken back and the cards in the record allow it."""
    past_mending = [claim for claim in meant if not _is_of_a_card_to_mend(table, claim)]
    if not past_mending:
        return _with_mending_told(table, claimed_case(table, meant[-1]))
    possible = [claim for claim in past_mending if not _is_disproved(table, claim)]
    if not possible:
        return ruled(table, claimed_case(table, past_mending[-1]), Verdict.REFUSED, why=_DISPROVED)
    for claim in possible:
        table = _with_claim_admitted(table, claim)
    return table


@decides("professor-1862 L23", "jerome-1877 10.1", "leeds-dwight-1888 62", "modern renege")
def _is_disproved(table: RefereedTable, claim: Claim) -> bool:
    """Return whether the record knows the cards, and the player claimed against has not revoked: words alone
    do not make a revoke."""
    anywhere = replace(claim, trick=None)
    if is_told(table) or revokes_claimed(table, anywhere):
        return False
    return not claimed_play(table, anywhere).cards


def _with_claim_admitted(table: RefereedTable, claim: Claim) -> RefereedTable:
    """Return the table with what a claim names counted as proved; if nothing is known of that trick, another
    revoke of the player that is."""
    table = with_ledger(table, claims=tuple(one for one in table.ledger.claims if one != claim))
    known = revokes_claimed(table, claim) or revokes_claimed(table, replace(claim, trick=None))
    for case in known or (claimed_play(table, claim),):
        table = brought_up(with_case(table, case), case)
    return table
