"""What the passes do that is not the matter of any other module."""

from __future__ import annotations

from ..acts import (
    Act,
    Call,
    CallKind,
    Draw,
    JamboneCall,
    LeaveSeat,
    Mark,
    Play,
    ReportResult,
    SeatingAct,
    TableAct,
    TakeSeat,
)
from ..copying import replace
from ..deal import Reason
from ..deal.state import deal_with
from ..errors import EuchreError
from ..laws import load_irregularities
from .announcing import repeats_alone
from .between_deals import act_of_hand_before, act_without_effect, deal_begins
from .bidding import takes_up_by_discarding
from .breaches import with_breach
from .cases import chosen, not_now
from .claims.earlier_deals import has_ruling, recounted
from .claims.revoke_claims import (
    card_mended,
    claims_judged_at_last,
)
from .intended import as_intended
from .irregularities import findings
from .irregularities.tricks import why_notice_counts_for_nothing
from .lapsing import with_deadlines_kept
from .moves import moved, spoken_only
from .passes import Passage
from .physical.discarding import laws_of_turn_up_left, why_turn_up_is_out
from .physical.leads import lies_there
from .physical.open_cards import call_that_counts_now, calls_before_lead, why_call_waits
from .physical.packets import dealer_by_deed
from .redealing import put_right_by_turning
from .ruling import Verdict
from .state import RefereedTable, brings_up, with_deal


def understood(passage: Passage) -> Passage:
    """Take the act for the one that its player means."""
    return replace(passage, act=as_intended(passage.now, passage.act))


_BEGINS_NO_DEAL = (SeatingAct, TableAct, Draw, LeaveSeat, Mark, TakeSeat)
"""Acts that stand between deals and begin none."""


def deal_begun(passage: Passage) -> Passage:
    """Begin the next deal, unless the act belongs to the hand before or to none."""
    table, act = passage.now, passage.act
    if not table.sitting.is_between_deals or isinstance(act, _BEGINS_NO_DEAL):
        return passage
    if (old := act_of_hand_before(table, act)) is not None:
        return replace(passage, now=old, is_over=True)
    return passage.found(deal_begins(table, dealer_by_deed(table, act)))


def done_silently(passage: Passage) -> Passage:
    """Add what a player does without a word: a dealer takes the turn-up by putting out a card for it, or puts
    back the card turned wrongly by turning up another; a player who has owned to a revoke takes the card back
    by following suit."""
    table, act = passage.now, passage.act
    if (back := card_mended(table, act)) is not None:
        return passage.found(passage.with_act(table, back))
    if (case := put_right_by_turning(table, act)) is not None:
        return passage.found(chosen(table, case, "turn-right-card", act))
    if takes_up_by_discarding(table, act):
        return passage.found(passage.with_act(table, Call(act.actor, CallKind.TAKE_UP)))
    return passage


def only_said(passage: Passage) -> Passage:
    """Answer an act that is spoken and moves nothing now."""
    table, act = passage.now, passage.act
    if (why := why_turn_up_is_out(table, act)) is not None:
        said = act_without_effect(table, act, why, laws_of_turn_up_left(table))
    elif repeats_alone(table, act):
        why = f"{act.actor} plays alone already"
        said = not_now(spoken_only(table, act), act, why, verdict=Verdict.NOTED)
    elif isinstance(act, JamboneCall) and calls_before_lead(table, act):
        laws = table.code.reasons[Reason.CALL_FIRST.value]
        said = not_now(spoken_only(table, act), act, why_call_waits(act), laws, Verdict.NOTED)
    else:
        return passage
    return replace(passage, now=said, is_over=True)


def told_once(passage: Passage) -> Passage:
    """Raise EuchreError if a record says once more that a card is put to the trick on which it lies."""
    deal, act = passage.now.sitting.deal, passage.act
    if deal is not None and isinstance(act, Play) and deal.trick is not None and lies_there(deal.trick, act):
        raise EuchreError(f"'{act}' cannot be: the card lies in the trick already")
    return passage


def deemed_played(passage: Passage) -> Passage:
    """Play the cards that count as played, as part of the act that is on."""
    now = passage.now
    while now.deemed:
        play, *rest = now.deemed
        now = replace(passage.with_act(replace(now, deemed=()), play), deemed=tuple(rest))
    return passage.brought(now)


def deemed_played_before(passage: Passage) -> Passage:
    """Play the cards that count as played before the act moves anything."""
    return passage.found(deemed_played(passage).now)


def still_reported(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with a result that has just been reported, where what followed by default from an open
    case has opened the deal again: a card of the lone player's partner that goes back (professor-1862 A4)."""
    deal = now.sitting.deal
    if not isinstance(act, ReportResult) or deal is None or deal.is_over or act not in deal.acts:
        return now
    acts = tuple(one for one in deal.acts if one is not act)
    return moved(with_deal(now, deal_with(deal, {"acts": acts})), act)


def earlier_deadlines_kept(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with the cases of the deals before ended whose time an act ends."""
    if before.earlier is None or now.earlier is None:
        return now
    return replace(now, earlier=with_deadlines_kept(before.earlier, now.earlier, act))


def with_findings(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with what the act is, or brings to light, to be ruled on."""
    for finding in findings(before, now, act):
        now = brings_up(now, finding)
    return now


def notice_answered(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with the answer to notice of a trick from which nothing follows."""
    is_notice = isinstance(act, TableAct) and act.text == f"{act.actor} points out trick"
    if not isinstance(act, TableAct) or not is_notice or has_ruling(now):
        return now
    return not_now(now, act, why_notice_counts_for_nothing(before, act))


def breach_told(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with a ruling on an act that regular play refuses, if nothing else is said of it."""
    if has_ruling(now) or (_may_be_claimed(before, now) and not isinstance(act, JamboneCall)):
        return now
    return with_breach(before, now, act)


def _may_be_claimed(before: RefereedTable, now: RefereedTable) -> bool:
    """Return whether the act is an irregularity that all could see and that waits for a claim.

    Whether the referee speaks may not depend on what only a player's own cards show.
    """
    new = now.ledger.cases[len(before.ledger.cases) :]
    known = load_irregularities()
    return any(not known[case.irregularity].secret for case in new)


def earlier_claims_judged(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with the claims about the deal before judged whose time is over."""
    judged = claims_judged_at_last(before, now)
    return now if judged is None else recounted(now, judged)


def waiting_call_counted(passage: Passage) -> Passage:
    """Let the card called before the lead count with the lead."""
    call = call_that_counts_now(passage.before, passage.now, passage.act)
    return passage if call is None else passage.brought(passage.with_act(passage.now, call))
