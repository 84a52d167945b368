"""What is claimed, admitted or proved about a deal before the one that is on, and the score that follows."""

from __future__ import annotations

from ...acts import TABLE, Act, Shuffle, TableAct, VoidDeal
from ...copying import replace
from ...deal import Deal
from ...deal import after as deal_after
from ...game import Sitting, next_deal_begins
from ...seats import Side
from ..cases import opened
from ..ruling import Verdict
from ..settlement import is_of_the_score, is_void, with_carried, with_score
from ..state import CaseStatus, Ledger, RefereedTable, with_deal
from .matters import named
from .moot import without_moot_cases
from .revoke_claims import with_cards_mixed
from .sayings import said


def recounted(table: RefereedTable, heard: RefereedTable) -> RefereedTable:
    """Return the table with the deal before it as the referee has it now, and its score carried on.

    If the correction wins the game, the deal begun since is the first of the next game where the deal goes
    on in turn (professor-1862 P11, jerome-1877 9.6); it is abandoned where a new dealer has to be drawn for
    that game (modern first-dealer, leeds-dwight-1888 11). A deal that is over counts in the next game.
    """
    heard = without_moot_cases(with_score(heard))
    was_won = table.earlier is not None and table.earlier.sitting.score.won_by is not None
    score = next_deal_begins(heard.sitting.score)
    sitting = with_points_carried(replace(table.sitting, score=score, before_deal=score), heard.ledger)
    now = replace(table, sitting=sitting, earlier=replace(heard, rulings=()), rulings=heard.rulings)
    if heard.sitting.score.won_by is None or was_won:
        return now
    if now.sitting.is_between_deals:
        return _with_game_announced(now, heard.sitting.score.won_by, "counts in the next game")
    if heard.sitting.next_dealer is not None:
        return _with_game_announced(now, heard.sitting.score.won_by, "is the first of the next game")
    won = heard.sitting.score
    now = replace(now, sitting=replace(now.sitting, score=won, before_deal=won))
    now = with_deal(now, deal_after(now.deal, VoidDeal(TABLE, passes=False)))
    return _with_game_announced(now, heard.sitting.score.won_by, "is abandoned")


def _with_game_announced(table: RefereedTable, winner: Side, begun: str) -> RefereedTable:
    """Return the table with a ruling on the score that says who has won the game by it, and what the deal
    begun since is."""
    *before, ruling = table.rulings
    won = f"{winner} won the game by that, and the deal begun since {begun}"
    why = f"{ruling.why}; {won}" if ruling.why else won
    return replace(table, rulings=(*before, replace(ruling, why=why)))


def with_points_carried(sitting: Sitting, ledger: Ledger) -> Sitting:
    """Return the sitting as a deal begins, with the points that the deal before has left to this game."""
    score = sitting.before_deal if sitting.code.lap else with_carried(sitting.before_deal, ledger)
    return replace(sitting, score=score, before_deal=score)


def deals_to_claim_about(table: RefereedTable) -> RefereedTable:
    """Return the deals about which something may be claimed in the next: the last one, or the one before a
    void deal while what a side marked for it may be put right (jerome-1877 19.3, leeds-dwight-1888 5, modern
    m.8).

    Before it stand those of the same game as far back as a wrong mark that the other side may still admit
    (jerome-1877 19.2, modern m.8).
    """
    earlier = table.earlier
    if earlier is not None and is_void(table) and table.deal.turn_up is None:
        cases = earlier.ledger.cases
        if any(is_of_the_score(one.irregularity) and one.status is CaseStatus.HIDDEN for one in cases):
            return earlier
    return replace(table, earlier=_still_to_admit(earlier))


def _still_to_admit(table: RefereedTable | None) -> RefereedTable | None:
    """Return a deal and those before it as far back as one in which a wrong mark may still be admitted; None
    if there is none, or the game is over."""
    if table is None or table.sitting.score.won_by is not None:
        return None
    before = _still_to_admit(table.earlier)
    rows = table.code.provisions
    marks = (one for one in table.ledger.cases if is_of_the_score(one.irregularity))
    waits = any(
        rows[one.irregularity].says("admitted-late") and one.status is CaseStatus.LAPSED for one in marks
    )
    return replace(table, earlier=before) if waits or before is not None else None


def with_cases_opened(table: RefereedTable) -> RefereedTable:
    """Return the table with a case for each finding that waits."""
    while table.pending:
        finding, *rest = table.pending
        table = opened(replace(table, pending=tuple(rest)), finding)
    return table


def heard(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table after what an act says to the referee, of this deal or of one before it.

    A claim about a deal before changes what that deal counted, and so what stood when this one began.
    """
    earlier = table.earlier
    if earlier is not None and isinstance(act, Shuffle) and earlier.ledger.claims:
        mixed = with_cards_mixed(replace(earlier, acts=table.acts, rulings=table.rulings), act.actor)
        return recounted(table, with_cases_opened(mixed))
    if earlier is None or not isinstance(act, TableAct) or act.form == "refuses {matter}":
        return said(table, act)
    before = _heard_before(replace(earlier, acts=table.acts, rulings=table.rulings), act)
    if act.matter == "revoke" and not _has_been_played(table.deal):
        return replace(table, rulings=before.rulings) if _is_refused(before) else recounted(table, before)
    if before.rulings == table.rulings or _is_refused(before):
        here = said(table, act)
        is_of_before = _is_known(earlier, act.matter) and not _has_case(table, act.matter)
        is_known = is_of_before and _is_refused(here)
        return replace(here, rulings=before.rulings) if is_known else here
    if before.ledger == earlier.ledger and before.earlier is earlier.earlier:  # nothing is new of those deals
        here = said(table, act)
        is_answered = here.rulings != table.rulings and not _is_refused(here)
        if is_answered or here.ledger != table.ledger:
            return here
    return recounted(table, before)


def _heard_before(table: RefereedTable, act: TableAct) -> RefereedTable:
    """Return a deal before after what an act says of it or, where it has no effect there, of the wrong marks
    of deals still earlier."""
    here = said(table, act)
    if table.earlier is None or not _is_of_marks(table, act):
        return here
    is_answered = here.rulings != table.rulings and not _is_refused(here)
    return here if is_answered else heard(table, act)


def _is_known(table: RefereedTable | None, matter: str | None) -> bool:
    """Return whether something of a name has come up in a deal or in those before it."""
    if table is None:
        return False
    return _has_case(table, matter) or _is_known(table.earlier, matter)


def _has_case(table: RefereedTable, matter: str | None) -> bool:
    """Return whether something of a name has come up in a deal itself."""
    return any(case.irregularity == matter for case in table.ledger.cases)


def _is_of_marks(table: RefereedTable, act: TableAct) -> bool:
    """Return whether what is said is about points marked, or admits what is claimed about them."""
    return act.matter is not None and (act.matter == "admitted" or is_of_the_score(named(table, act.matter)))


def _has_been_played(deal: Deal) -> bool:
    """Return whether a card of a deal has been led, or its result was told without the cards."""
    return bool(deal.tricks) or deal.is_told


def _is_refused(table: RefereedTable) -> bool:
    return has_ruling(table) and table.rulings[-1].verdict is Verdict.REFUSED


def has_ruling(table: RefereedTable) -> bool:
    """Return whether the act that is on has been ruled on."""
    return bool(table.rulings) and table.rulings[-1].act == table.acts
