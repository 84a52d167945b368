"""Cases of which nothing is left, because the card went back or what would follow is done already."""

from __future__ import annotations

from ...copying import replace
from ...deal import Stage
from ...deal.rights import first_leader
from ...deciding import decides
from ..cases import following
from ..redealing import is_cut
from ..settlement import is_of_the_score, slips
from ..state import Case, CaseStatus, RefereedTable, with_case

_ABOUT_A_CARD_PLAYED = frozenset(
    {
        "lead-out-of-turn",
        "false-lead-by-lone-player",
        "play-out-of-turn",
        "partner-plays",
        "partner-plays-later",
        "absent-adversary-plays",
        "several-cards",
        "several-cards-led",
        "revoke",
        "disobeyed-call",
    }
)
"""Irregularities of which nothing is left once their card has gone back from its trick."""


def without_moot_cases(table: RefereedTable) -> RefereedTable:
    """Return the table with the cases ended whose card does not lie in its trick any more, or in which a
    player has done already what would follow."""
    if table.sitting.deal is None:
        return table
    for case in table.ledger.cases:
        if not case.is_waiting:
            continue
        is_moot = case.irregularity in _ABOUT_A_CARD_PLAYED and not _lies_in_trick(table, case)
        is_moot = is_moot or _is_played_to_since(table, case)
        if is_moot or _is_rightly_led(table, case) or _is_turned_back(table, case):
            table = with_case(table, replace(case, status=CaseStatus.LAPSED))
        elif _is_done_already(table, case):
            table = with_case(table, replace(case, status=CaseStatus.SETTLED))
    return table


def _is_done_already(table: RefereedTable, case: Case) -> bool:
    """Return whether a player has done already what would follow, or nothing would follow any more."""
    kinds = (_is_put_out, _is_cut_since, _is_due_by_now, is_taken_over)
    return any(holds(table, case) for holds in kinds)


@decides("leeds-dwight-1888 50 60")
def _is_played_to_since(table: RefereedTable, case: Case) -> bool:
    """Return whether an adversary of a lone player has played in time to the trick that they were about to
    miss."""
    return (
        case.irregularity == "missed-trick-against-lone"
        and case.known_trick <= len(table.deal.tricks)
        and case.offender in table.deal.tricks[case.known_trick - 1].seats
    )


@decides("jerome-1877 11.2", "professor-1862 A4")
def _is_rightly_led(table: RefereedTable, case: Case) -> bool:
    """Return whether a lead was out of turn only by a card of the trick before that was taken back since, or
    before a player who now plays alone had said so, which gives the lead to its player."""
    if case.irregularity != "lead-out-of-turn" or case.trick is None:
        return False
    if case.known_trick < 2:
        return table.deal.calling.lone is not None and first_leader(table.deal) == case.offender
    trick = table.deal.tricks[case.known_trick - 2]
    is_complete = len(trick.plays) == len(table.deal.active)
    return is_complete and trick.winner == case.offender


@decides("jerome-1877 5.6")
def _is_turned_back(table: RefereedTable, case: Case) -> bool:
    """Return whether another card than the one turned wrongly lies turned up."""
    return case.irregularity == "wrong-turn-up" and table.deal.turn_up not in case.cards


@decides("jerome-1877 s.3")
def _is_put_out(table: RefereedTable, case: Case) -> bool:
    """Return whether the dealer has put out already the card that they would have to put out."""
    if case.irregularity != "no-discard" or not any(seat == case.offender for seat, _ in table.deal.discards):
        return False
    return "discard-another" in following(table, case, table.code.provisions[case.irregularity])


@decides("modern start-over", "jerome-1877 5.3")
def _is_cut_since(table: RefereedTable, case: Case) -> bool:
    """Return whether a pack of which somebody said that it was not cut has been cut since, and before the
    deal."""
    is_open = case.irregularity == "no-cut" and table.deal.stage is Stage.DEALING
    return is_open and any(map(is_cut, table.deal.acts[case.since :]))


def _is_due_by_now(table: RefereedTable, case: Case) -> bool:
    """Return whether points marked wrongly are those that are due by now, since a penalty was marked before
    the ruling on it."""
    if not is_of_the_score(case.irregularity):
        return False
    return not slips(table)[table.code.seating.side_of(case.known_offender)]


@decides("jerome-1877 6.15", "leeds-dwight-1888 93")
def is_taken_over(table: RefereedTable, case: Case) -> bool:
    """Return whether the partner has taken over the hand that the maker might have been made to play with
    them."""
    return case.irregularity == "suit-and-alone-apart" and table.deal.calling.lone not in (
        None,
        case.offender,
    )


def _lies_in_trick(table: RefereedTable, case: Case) -> bool:
    """Return whether a card that a case is about still lies in its trick; of cards that nobody has told it is
    taken to lie there."""
    return (
        case.trick is None
        or not case.cards
        or any(
            play.actor == case.offender and play.card in case.cards
            for trick in table.deal.tricks[case.trick - 1 :][:1]
            for play in trick.plays
        )
    )
