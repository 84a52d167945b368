"""The beginning of the next deal, and acts between deals that still belong to the hand before."""

from __future__ import annotations

from .. import game
from ..acts import (
    Act,
    Assent,
    Call,
    Cut,
    DealOut,
    DeclineCut,
    Discard,
    LayDown,
    Mark,
    Objection,
    Play,
    PlayAlone,
    ReportResult,
    Shuffle,
    TableAct,
    TakeOver,
    ThrowIn,
    TurnUp,
)
from ..copying import replace
from ..deal import Result
from ..deal.ending.proposals import unopposed
from ..deciding import decides
from ..errors import EuchreError
from ..seats import Seat
from .cases import chosen, ended, is_passed, not_now, opened
from .claims.earlier_deals import deals_to_claim_about, with_points_carried
from .irregularities.dealing import is_dealt_with_their_pack
from .moves import spoken_only
from .physical.discarding import is_discard_of_jamboree
from .ruling import Ruling
from .settlement import with_score
from .state import CaseStatus, Finding, Ledger, RefereedTable, with_deal
from .terms.holders import holders_of


def deal_begins(
    table: RefereedTable, dealer: Seat | None = None, rightful: Seat | None = None, pack: str | None = None
) -> RefereedTable:
    """Return the table with its next deal begun, by the dealer whose turn it is or by another player.

    Raises EuchreError if a deal is on, no dealer is known, or the dealer is not a player of the game.
    """
    if dealer is not None and dealer not in table.code.seating.seats:
        raise EuchreError(f"'{dealer} deals' cannot be: {dealer} is not a player at this table")
    table = with_silence(unopposed_claim_counts(table), table.acts - 1)
    sitting = game.begin_deal(table.sitting, dealer)
    due = table.sitting.next_dealer
    if rightful is None and due is not None and dealer is not None and dealer != due:
        rightful = due
    sitting = with_points_carried(sitting, table.ledger)
    earlier = None if table.sitting.deal is None else deals_to_claim_about(table)
    ledger = Ledger(rightful=rightful, pack=pack)
    begun = replace(table, sitting=sitting, ledger=ledger, earlier=earlier)
    if is_dealt_with_their_pack(begun):
        begun = opened(begun, Finding("other-sides-pack", begun.deal.dealer))
    return begun if rightful is None else opened(begun, Finding("deal-out-of-turn", begun.deal.dealer))


def rulings_at_deal(before: RefereedTable, now: RefereedTable) -> tuple[Ruling, ...]:
    """Return the rulings that the beginning of a deal has brought on, but for those that come with its first
    act."""
    new = now.rulings[len(before.rulings) :]
    return tuple(ruling for ruling in new if ruling.act < now.acts)


@decides("modern renege-waiver")
def with_silence(table: RefereedTable, act: int) -> RefereedTable:
    """Return the table with what another deal ends, ruled on with the act of a number: the choices made by
    default that last until the cards are mixed, and what lasts until the hand is scored (modern
    renege-waiver, leeds-dwight-1888 60).

    A hand that is still on stays as it is, unless a choice made by default ends it.
    """
    if table.sitting.deal is None:
        return table
    found = replace(table, acts=act)
    for case in table.ledger.cases:
        provision = table.code.provisions[case.irregularity]
        by_default = provision.until == "mixed" and provision.default is not None
        until_scored = provision.until == "scored" and table.deal.is_over
        is_hidden = case.status is CaseStatus.HIDDEN and until_scored
        if is_hidden or (case.status is CaseStatus.OPEN and (by_default or until_scored)):
            found = ended(found, case)
    if found.rulings == table.rulings or not found.deal.is_over:
        return table
    return with_score(replace(found, acts=table.acts))


def unopposed_claim_counts(table: RefereedTable) -> RefereedTable:
    """Return the table when people go on to the next deal: what a player has laid down as won counts."""
    deal = table.sitting.deal
    if deal is None or deal.claim is None:
        return table
    return with_score(with_deal(table, unopposed(deal)))


def _goes_on(act: Act) -> bool:
    """Return whether an act belongs to what comes after a hand."""
    is_mixing = isinstance(act, TableAct) and act.form == "mixes the cards"
    return is_mixing or isinstance(act, (Cut, DealOut, DeclineCut, Mark, Shuffle, TurnUp))


def gone_on(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with what has come about by silence, if an act belongs to what comes after a hand."""
    table = unopposed_claim_counts(table) if _goes_on(act) else table
    return with_silence(table, table.acts) if isinstance(act, _BEGINS_A_DEAL) else table


_BEGINS_A_DEAL = (Cut, DealOut, DeclineCut, Shuffle, TurnUp)
"""Acts with which the next deal begins, though the record may not say who deals."""
_ON_A_PROPOSAL = (Assent, LayDown, Objection, ThrowIn)
"""Acts that propose to end a hand, or answer such a proposal, and have no effect between hands."""


_IN_A_DEAL = (Call, Discard, Play, PlayAlone, TakeOver, ReportResult)
"""Acts that belong to a deal that has been dealt."""


def _why_for_nothing(table: RefereedTable, act: Act) -> str | None:
    """Return why an act between hands begins no deal and counts for nothing, None if it does begin one:
    people go on with a deal that is void or in which all have passed, as a record may tell, or speak of a
    proposal."""
    deal = table.sitting.deal
    outcome = None if deal is None else deal.outcome
    if outcome is not None and isinstance(act, _IN_A_DEAL):
        if outcome.result is Result.ALL_PASSED:
            return "all have passed, and the deal is over; what is said now counts for nothing"
        if outcome.result is Result.VOID:
            why = "the hand is over" if table.ledger.forfeited else "the deal is void"
            return f"{why}; what is played in it counts for nothing"
    if deal is not None and isinstance(act, TurnUp) and is_passed(table) and act.actor == deal.dealer:
        return "the deal is lost, and what is turned up in it counts for nothing"
    is_answer = isinstance(act, _ON_A_PROPOSAL)
    return "no hand is being played, and no proposal is open" if is_answer else None


def act_of_hand_before(table: RefereedTable, act: Act) -> RefereedTable | None:
    """Return the table with an act that still belongs to the hand before, None if another deal begins with
    it."""
    if is_discard_of_jamboree(table, act):
        return spoken_only(table, act)
    why = _why_for_nothing(table, act)
    return None if why is None else act_without_effect(table, act, why)


def act_without_effect(table: RefereedTable, act: Act, why: str, laws: tuple[str, ...] = ()) -> RefereedTable:
    """Return the table with the answer to an act that moves nothing and counts for nothing."""
    if table.sitting.deal is not None:
        table = spoken_only(table, act)
    return not_now(table, act, why, laws)


_NEW_DEAL = ("start-over", "deal-again")
"""The choices with which the same dealer deals again."""
_NEW_CUT = ("shuffle-and-cut-again",)
"""The choices with which the pack is made ready again by a player who may shuffle."""


@decides("modern start-over", "professor-1862 L2")
def with_deal_begun_again(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table on which a player has chosen to begin the deal again, or to have the pack shuffled and
    cut again, if they shuffle or cut while that is theirs to choose."""
    shuffles = isinstance(act, Shuffle) or (isinstance(act, TableAct) and act.form == "shuffles again")
    if table.sitting.is_between_deals or not (shuffles or isinstance(act, Cut)):
        return table
    offered = (*_NEW_DEAL, *_NEW_CUT) if shuffles and act.actor == table.deal.dealer else _NEW_CUT
    for case in table.open_cases:
        choices = table.code.provisions[case.irregularity].choices
        remedy = next((name for name in choices if name in offered), None)
        if remedy is not None and act.actor in holders_of(table, case):
            return chosen(table, case, remedy, act)
    return table
