"""The table after an act: what it moves and says, what time it ends, what it brings to light."""

from __future__ import annotations

from .. import game
from ..acts import (
    Act,
    Assent,
    Call,
    CallKind,
    Cut,
    DealOut,
    DeclineCut,
    Discard,
    Draw,
    JamboneCall,
    LayDown,
    LeaveSeat,
    Mark,
    Objection,
    Play,
    PlayAlone,
    ReportResult,
    SeatingAct,
    Shuffle,
    TableAct,
    TakeOver,
    TakeSeat,
    ThrowIn,
    TurnUp,
)
from ..copying import replace
from ..deal import Reason, Result
from ..deal.ending.proposals import unopposed
from ..deal.state import deal_with
from ..deciding import decides
from ..errors import EuchreError
from ..laws import Code, load_irregularities
from ..seats import BySide, Seat
from .announcing import repeats_alone, with_jambone_begun
from .bidding import takes_up_by_discarding
from .breaches import with_breach, with_lead_followed
from .cases import (
    chosen,
    ended,
    is_passed,
    not_now,
    opened,
    was_in_time,
    without_choices_of_void_deal,
    without_forfeited,
)
from .claims.about_cards.disobeyed import with_early_claims_due
from .claims.about_cards.leads_undone import with_lead_undone
from .claims.about_cards.sitting_out import without_cards_of_absent
from .claims.about_revokes.proving import (
    claims_judged_at_last,
    with_claims_proved,
    without_claims_of_void_deal,
)
from .claims.about_revokes.revokes_admitted import card_mended
from .claims.coming_late.of_earlier_deals import deals_to_claim_about, has_ruling, heard, with_cases_opened
from .claims.coming_late.recounting import recounted, with_points_carried
from .claims.moot import without_moot_cases
from .intended import as_intended
from .irregularities import findings
from .irregularities.asking import why_notice_counts_for_nothing
from .irregularities.dealing import is_dealt_with_their_pack
from .joining import with_partner_waiting
from .moves import moved, spoken_only
from .penalties.open_hands import with_cards_named, with_early_card_counted
from .penalties.orders import spent, with_open_cards_back
from .physical.calls_before_lead import call_that_counts_now, calls_before_lead, why_call_waits
from .physical.discarding import (
    is_discard_of_jamboree,
    laws_of_turn_up_left,
    why_turn_up_is_out,
    with_turn_up_left,
)
from .physical.late_cards import lies_there
from .physical.who_deals import dealer_by_deed, with_dealer_by_deed
from .redealing import put_right_by_turning, with_shuffle_done
from .ruling import Ruling, Verdict
from .settlement import came_before_forfeit, with_score
from .starting_over import with_deal_begun_again
from .state import (
    Case,
    CaseStatus,
    Finding,
    Ledger,
    RefereedTable,
    brings_up,
    with_deal,
    with_ledger,
)
from .terms.deadlines import BINDS_THE_ACT, DEADLINES, ENDS_WITH_HAND
from .terms.holders import holders_of


def new_table(code: Code, *, dealer: Seat | None = None, points: BySide[int] | None = None) -> RefereedTable:
    """A table before its first deal; players draw for the deal if `dealer` is None."""
    return RefereedTable(sitting=game.new_sitting(code, dealer=dealer, points=points))


def deal_begins(
    table: RefereedTable, dealer: Seat | None = None, rightful: Seat | None = None, pack: str | None = None
) -> RefereedTable:
    """The table with its next deal begun, by the dealer whose turn it is or by another player.

    Raises EuchreError if a deal is on, no dealer is known, or the dealer is no player of the game.
    """
    if dealer is not None and dealer not in table.code.seating.seats:
        raise EuchreError(f"'{dealer} deals' cannot be: {dealer} is no player at this table")
    table = with_silence(_unopposed(table), table.acts - 1)
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
    """The rulings that the beginning of a deal has brought on, but for those that come with its first act."""
    new = now.rulings[len(before.rulings) :]
    return tuple(ruling for ruling in new if ruling.act < now.acts)


@decides("modern renege-waiver")
def with_silence(table: RefereedTable, act: int) -> RefereedTable:
    """The table with what another deal ends, ruled on with the act of a number: the choices made by default
    that last until the cards are mixed, and what lasts until the hand is scored (modern renege-waiver,
    leeds-dwight-1888 60).

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


def _unopposed(table: RefereedTable) -> RefereedTable:
    """The table when people go on to the next deal: what a player has laid down as won counts."""
    deal = table.sitting.deal
    if deal is None or deal.claim is None:
        return table
    return with_score(with_deal(table, unopposed(deal)))


def _goes_on(act: Act) -> bool:
    """Whether an act belongs to what comes after a hand."""
    is_mixing = isinstance(act, TableAct) and act.form == "mixes the cards"
    return is_mixing or isinstance(act, (Cut, DealOut, DeclineCut, Mark, Shuffle, TurnUp))


def _gone_on(table: RefereedTable, act: Act) -> RefereedTable:
    """The table with what has come about by silence, if an act belongs to what comes after a hand."""
    table = _unopposed(table) if _goes_on(act) else table
    return with_silence(table, table.acts) if isinstance(act, _BEGINS_A_DEAL) else table


_BEGINS_A_DEAL = (Cut, DealOut, DeclineCut, Shuffle, TurnUp)
"""Acts with which the next deal begins, though the record may not say who deals."""
_BETWEEN_DEALS = (SeatingAct, TableAct, Draw, LeaveSeat, Mark, TakeSeat)
"""Acts that begin no deal."""
_ON_A_PROPOSAL = (Assent, LayDown, Objection, ThrowIn)
"""Acts that propose to end a hand, or answer such a proposal, and have no effect between hands."""


def after(table: RefereedTable, act: Act) -> RefereedTable:
    """The table after an act, lawful or not, with the referee's rulings on it.

    Raises EuchreError for an act that is physically impossible.
    """
    table = with_lead_followed(table, act)
    act = as_intended(table, act)
    table = with_deal_begun_again(_gone_on(table, act), act)
    if table.sitting.is_between_deals and not isinstance(act, _BETWEEN_DEALS):
        if (found := _of_hand_before(table, act)) is not None:
            return found
        table = deal_begins(table, dealer_by_deed(table, act))
    table = with_dealer_by_deed(table, act)
    table = _with_silent_act(table, act)
    if (said := _only_said(table, act)) is not None:
        return replace(said, acts=table.acts + 1)
    if _lies_there(table, act):
        raise EuchreError(f"'{act}' cannot be: the card lies in the trick already")
    table = with_jambone_begun(with_shuffle_done(with_defaults_before(table, act), act), act)
    table = _with_deemed(with_early_card_counted(table, act), table.acts)
    now = _with_deemed(moved(table, act), table.acts)
    now = with_cards_named(heard(now, act), act)
    now = _still_reported(_lapsed(table, now, act), act)
    if table.earlier is not None and now.earlier is not None:
        now = replace(now, earlier=_lapsed(table.earlier, now.earlier, act))
    for finding in findings(table, now, act):
        now = brings_up(now, finding)
    now = without_moot_cases(with_open_cards_back(spent(table, with_cases_opened(now), act)))
    now = with_early_claims_due(now)
    now = without_claims_of_void_deal(table, with_claims_proved(table, now))
    now = without_choices_of_void_deal(table, without_forfeited(_out_of_time(table, now, act)))
    now = without_cards_of_absent(now)
    if not has_ruling(now) and isinstance(act, TableAct) and act.text == f"{act.actor} points out trick":
        now = not_now(now, act, why_notice_counts_for_nothing(table, act))
    if not has_ruling(now) and (isinstance(act, JamboneCall) or not _may_be_claimed(table, now)):
        now = with_breach(table, now, act)
    now = with_lead_undone(table, now, act)
    judged = claims_judged_at_last(table, now)
    now = now if judged is None else recounted(now, judged)
    now = with_turn_up_left(_with_deemed(with_partner_waiting(now), table.acts))
    call = call_that_counts_now(table, now, act)
    now = now if call is None else after(now, call)
    return replace(with_score(now), acts=table.acts + 1)


def _only_said(table: RefereedTable, act: Act) -> RefereedTable | None:
    """The table with an act that is spoken and moves nothing now; None for any other."""
    if (why := why_turn_up_is_out(table, act)) is not None:
        return _counting_for_nothing(table, act, why, laws_of_turn_up_left(table))
    if repeats_alone(table, act):
        why = f"{act.actor} plays alone already"
        return not_now(spoken_only(table, act), act, why, verdict=Verdict.NOTED)
    if isinstance(act, JamboneCall) and calls_before_lead(table, act):
        laws = table.code.reasons[Reason.CALL_FIRST.value]
        return not_now(spoken_only(table, act), act, why_call_waits(act), laws, Verdict.NOTED)
    return None


def _still_reported(table: RefereedTable, act: Act) -> RefereedTable:
    """The table with a result that has just been reported, where what followed by default from an open case
    has opened the deal again: a card of the lone player's partner that goes back (professor-1862 A4)."""
    deal = table.sitting.deal
    if not isinstance(act, ReportResult) or deal is None or deal.is_over or act not in deal.acts:
        return table
    acts = tuple(one for one in deal.acts if one is not act)
    return moved(with_deal(table, deal_with(deal, {"acts": acts})), act)


def _with_silent_act(table: RefereedTable, act: Act) -> RefereedTable:
    """The table with what a player does without a word: a dealer takes the turn-up by putting out a card for
    it, or puts back the card turned wrongly by turning up another; a player who has owned to a revoke takes
    the card back by following suit."""
    if (back := card_mended(table, act)) is not None:
        return replace(after(table, back), acts=table.acts)
    if (case := put_right_by_turning(table, act)) is not None:
        return chosen(table, case, "turn-right-card", act)
    if not takes_up_by_discarding(table, act):
        return table
    return replace(after(table, Call(act.actor, CallKind.TAKE_UP)), acts=table.acts)


def _lies_there(table: RefereedTable, act: Act) -> bool:
    """Whether a record says once more that a player puts a card to the trick on which it lies."""
    deal = table.sitting.deal
    if deal is None or not isinstance(act, Play) or deal.trick is None:
        return False
    return lies_there(deal.trick, act)


_IN_A_DEAL = (Call, Discard, Play, PlayAlone, TakeOver, ReportResult)
"""Acts that belong to a deal that has been dealt."""


def _why_for_nothing(table: RefereedTable, act: Act) -> str | None:
    """Why an act between hands begins no deal and counts for nothing, None if it does begin one: people go on
    with a deal that is void or in which all have passed, as a record may tell, or speak of a proposal."""
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


def _of_hand_before(table: RefereedTable, act: Act) -> RefereedTable | None:
    """The table with an act that still belongs to the hand before, None if another deal begins with it."""
    if is_discard_of_jamboree(table, act):
        return replace(spoken_only(table, act), acts=table.acts + 1)
    why = _why_for_nothing(table, act)
    return None if why is None else _counting_for_nothing(table, act, why)


def _counting_for_nothing(
    table: RefereedTable, act: Act, why: str, laws: tuple[str, ...] = ()
) -> RefereedTable:
    if table.sitting.deal is not None:
        table = spoken_only(table, act)
    return replace(not_now(table, act, why, laws), acts=table.acts + 1)


def _with_deemed(table: RefereedTable, acts: int) -> RefereedTable:
    """The table with the cards played that count as played, as part of the act with that number."""
    while table.deemed:
        play, *rest = table.deemed
        table = replace(after(replace(table, deemed=(), acts=acts), play), deemed=tuple(rest), acts=acts)
    return table


def _may_be_claimed(before: RefereedTable, now: RefereedTable) -> bool:
    """Whether the act is an irregularity that all could see and that waits for a claim.

    Whether the referee speaks may not depend on what only a player's own cards show.
    """
    new = now.ledger.cases[len(before.ledger.cases) :]
    known = load_irregularities()
    return any(not known[case.irregularity].secret for case in new)


def _lapsed(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """The table with the cases ended whose time an act ends; what it says itself ends nothing."""
    if not _speaks_of_it(now, act):
        now = _out_of_time(before, now, act)
    return _claims_closed(before, without_forfeited(now), act)


def _out_of_time(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """The table with the cases ended that were there before an act and whose time is over by now, or in
    which nobody may choose any more."""
    for case in before.ledger.cases:
        now = without_moot_cases(now)
        current = now.ledger.cases[case.number]
        if not current.is_waiting:
            continue
        provision = now.code.provisions[case.irregularity]
        over = _ends_hand(before, now, act) and provision.until in ENDS_WITH_HAND
        over = over and not came_before_forfeit(now, current)
        nobody = current.status is CaseStatus.OPEN and not holders_of(now, current)
        if over or nobody or DEADLINES[provision.until](before, now, current, act):
            now = ended(now, current, ripens=was_in_time(before, provision))
    return now


@decides("leeds-dwight-1888 80", "professor-1862 L25")
def with_defaults_before(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with the cases ended by default whose time is over as soon as an act is done, so that
    the act itself is judged by what follows: the call of a player who has to pass by then is a pass."""
    if table.sitting.deal is None or isinstance(act, TableAct):
        return table
    for case in table.open_cases:
        provision = table.code.provisions[case.irregularity]
        is_over = provision.until in BINDS_THE_ACT and DEADLINES[provision.until](table, table, case, act)
        if is_over and provision.default is not None:
            table = ended(table, case)
    return table


def _ends_hand(before: RefereedTable, now: RefereedTable, act: Act) -> bool:
    """Whether an act ends a hand, or is done after one has ended.

    What somebody says then ends nothing: what came up with the last card may still be claimed and chosen.
    """
    return now.deal.is_over and not (before.deal.is_over and isinstance(act, TableAct))


def _claims_closed(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """The table when an act ends the time in which a revoke of its deal may be claimed."""
    revoke = now.code.provisions.get("revoke")
    if revoke is None or now.sitting.deal is None or not now.deal.is_over:
        return now
    over = DEADLINES[revoke.until](before, now, _NO_CASE, act)
    return with_ledger(now, claims_closed=True) if over else now


def _speaks_of_it(table: RefereedTable, act: Act) -> bool:
    return isinstance(act, TableAct) and has_ruling(table)


_NO_CASE = Case(number=0, irregularity="revoke", offender=None, status=CaseStatus.HIDDEN)
