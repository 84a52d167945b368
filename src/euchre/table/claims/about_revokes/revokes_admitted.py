"""Revokes that their own side admits, and claims of revokes that are taken back."""

from __future__ import annotations

from itertools import islice

from ....acts import Act, Actor, Play, TableAct
from ....cards import UNKNOWN
from ....copying import replace
from ....deal.state import seat_of
from ....deciding import decides
from ....seats import Seat
from ...cases import brought_up, offered_again, ruled
from ...revokes import (
    claimed_case,
    claimed_play,
    is_established,
    is_told,
    may_be_mended,
    may_have_revoked,
    revoke_of,
    revokes_claimed,
    told_again,
)
from ...ruling import TO_MEND, WITHDRAWN, Verdict
from ...state import Case, CaseStatus, Claim, RefereedTable, with_case, with_ledger


def with_revoke_admitted(table: RefereedTable, by: Seat) -> RefereedTable:
    """The table when a player admits a revoke of their side: what was claimed counts as proved.

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
    """The card that goes back when its player, who has just admitted that they could have followed suit,
    plays one of the suit led; None for any other act."""
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
    """The table without the revokes that a player has claimed and that nobody has proved."""
    mine = [claim for claim in table.ledger.claims if claim.by == by]
    table = with_ledger(table, claims=tuple(one for one in table.ledger.claims if one not in mine))
    until = table.code.provisions["revoke"].until
    for claim in mine:
        table = ruled(table, claimed_case(table, claim), Verdict.NOTED, until=until, why=WITHDRAWN)
    return table


def _with_mending_told(table: RefereedTable, admitted: Case) -> RefereedTable:
    """The table with an answer to a revoke admitted while its card may still be taken back, under the laws of
    mending it (jerome-1877 11.2, leeds-dwight-1888 69, professor-1862 L25)."""
    *before, told = ruled(table, admitted, Verdict.NOTED, why=TO_MEND).rulings
    mended = table.provision("revoke-mended")
    return replace(table, rulings=(*before, told if mended is None else replace(told, laws=mended.laws)))


def _none_to_admit(table: RefereedTable) -> str:
    """Why a side has no revoke to admit."""
    if table.ledger.claims_closed:
        return "the time for it is over"
    return "their side has no revoke that is past mending"


def _is_of_a_card_to_mend(table: RefereedTable, claim: Claim) -> bool:
    """Whether all that a claim can be about is a card, from a hand that the record does not know, that its
    player may still take back."""
    if table.deal.is_over or revokes_claimed(table, replace(claim, trick=None)):
        return False
    case = claimed_play(table, claim)
    return bool(case.cards) and may_be_mended(table, case)


def _with_claims_admitted(table: RefereedTable, meant: list[Claim]) -> RefereedTable:
    """The table with the claims that a player means counted as proved, as far as the card may not be taken
    back and the cards in the record allow it."""
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
    """Whether the record knows the cards, and the player claimed against has not revoked: words alone do not
    make a revoke."""
    anywhere = replace(claim, trick=None)
    if is_told(table) or revokes_claimed(table, anywhere):
        return False
    return not claimed_play(table, anywhere).cards


def _with_claim_admitted(table: RefereedTable, claim: Claim) -> RefereedTable:
    """The table with what a claim names counted as proved; if nothing is known of that trick, another revoke
    of the player that is."""
    table = with_ledger(table, claims=tuple(one for one in table.ledger.claims if one != claim))
    known = revokes_claimed(table, claim) or revokes_claimed(table, replace(claim, trick=None))
    for case in known or (claimed_play(table, claim),):
        table = brought_up(with_case(table, case), case)
    return table
