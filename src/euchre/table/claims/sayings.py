"""What players say to the referee: claims, choices, calls, waivers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ...acts import Act, LayDown, TableAct, TableActForm
from ...copying import replace
from ...deal import seat_of
from ...deal.hands import cards_played
from ...seats import Seat
from ..binding import refuses_in_void_deal, refuses_penalty
from ..cases import brought_up, chosen, not_now, offered_again
from ..revokes import (
    is_established,
    who_may_have_revoked,
    with_claim,
    with_tricks_shown,
    without_claims,
)
from ..ruling import Verdict
from ..settlement import is_void
from ..state import (
    UNDISCARDED,
    Case,
    CaseStatus,
    RefereedTable,
)
from ..terms.holders import cases_to_choose_in, holders_of, may_claim
from .admitting import (
    admitted_unasked,
    answered,
    claimed_too_late,
    is_late_claim_open,
    is_mark_put_right,
    late_claim,
)
from .cards import (
    call_refused,
    card_named_unseen,
    claimed_early,
    exposed_card_called,
    false_lead_taken_back,
    lying_open,
    may_call,
    right_lead_kept,
    with_card_demanded,
)
from .choices import choices_of, held_to, is_about, is_favour_offered, still_binds, taken, waives
from .matters import named
from .refusing import may_remind, refused, why_not_theirs
from .reports import believed, owes_discard_in_time, with_discard_due
from .revoke_claims import with_cards_mixed, with_claim_withdrawn, with_revoke_admitted


def said(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table after what an act says to the referee; unchanged by any other act."""
    if not isinstance(act, TableAct) or act.form not in _SAYINGS:
        return table
    if act.form in _BY_NAME and act.matter is not None:
        act = replace(act, matter=named(table, act.matter))
    heard = _SAYINGS[act.form](table, act)
    return _unanswered(table, act) if heard is table and act.form in _TO_THE_REFEREE else heard


_BY_NAME: tuple[TableActForm, ...] = (
    *(
        "claims {matter}",
        "claims {matter} against {seat}",
        "claims {matter} against {seat} in trick {number}",
    ),
    *("demands {matter}", "points out {matter}", "admits {matter}", "waives {matter}"),
)
"""Acts that name what they are about by a word or by a law."""

_TO_THE_REFEREE: tuple[TableActForm, ...] = ("answers {matter}", "withdraws {matter}", "corrects to {number}")
"""Acts that have no effect unless something at the table is waiting for them."""


def _unanswered(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return the table with an answer to words that nothing at the table was waiting for."""
    if deed.form == "answers {matter}":
        return (
            not_now(table, deed, "nothing is claimed that could be admitted")
            if deed.matter == "admitted"
            else table
        )
    if deed.form == "withdraws {matter}":
        if any(claim.by == deed.actor for claim in table.ledger.claims):
            return with_claim_withdrawn(table, deed.actor)
        return not_now(table, deed, f"nothing can be withdrawn by words{_may_waive(table, deed)}")
    late = claimed_too_late(table, deed.actor) if isinstance(deed.actor, Seat) else None
    if late is not None:
        said = f"'{deed.actor} admits {late}'"
        return not_now(table, deed, f"a mark claimed too late is put right by {said}")
    if is_mark_put_right(table, deed.actor):
        return not_now(table, deed, "the score has been put right already")
    claims = f"'{deed.actor} claims overcount' or '{deed.actor} claims undercount'"
    return not_now(table, deed, f"a mark is corrected by {claims}")


def _may_waive(table: RefereedTable, deed: TableAct) -> str:
    """Return what a player may waive, as the end of a sentence."""
    names = [case.irregularity for case in cases_to_choose_in(table, deed.actor)]
    said = " or ".join(f"'{deed.actor} waives {name}'" for name in dict.fromkeys(names))
    return f"; {said} gives up a choice" if said else ""


def _chooses(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return a remedy that is offered is chosen, by its name; to let a fault stand for which that is not
    offered is to waive the choice."""
    waived = _let_stand(table, deed) if deed.topic == "let-stand" else None
    return taken(table, deed, deed.topic) if waived is None else waives(table, waived)


def _let_stand(table: RefereedTable, deed: TableAct) -> TableAct | None:
    """Return the waiver of the one choice that a player has, where it does not offer to let a fault stand;
    what is left to choose after a choice of the partner is not waived so."""
    if _offers(table, deed.topic):
        return None
    mine = cases_to_choose_in(table, deed.actor)
    if len(mine) != 1 or any(
        one.verdict is Verdict.CHOSEN and (one.offender, one.cards) == (mine[0].offender, mine[0].cards)
        for one in table.rulings
    ):
        return None
    return replace(deed, form="waives {matter}", matter=mine[0].irregularity)


def _claims(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Rule that an irregularity is claimed by its name, which chooses its remedy where it is ruled on and has
    but one, or a remedy that is offered by its own."""
    matter = deed.topic
    if deed.form == "points out {matter}" and matter == "trick":
        return table
    heard = _revoke_heard(table, deed) if matter == "revoke" else None
    if matter == "no-discard" and owes_discard_in_time(table):
        heard = with_discard_due(table)
    if heard is not None:
        return heard
    told = believed(table, matter)
    if told.rulings != table.rulings and not _is_theirs(told, deed):
        return told
    table = told
    cases = [case for case in reversed(table.ledger.cases) if is_about(case, deed)]
    hidden = [case for case in cases if case.status is CaseStatus.HIDDEN]
    if not hidden and (not cases or _offers(table, matter)):
        return taken(table, deed, matter)
    if not hidden:
        return _claimed_again(table, deed, cases)
    case = next((one for one in hidden if may_claim(table, one, deed.actor)), hidden[0])
    if not may_claim(table, case, deed.actor):
        return refused(table, deed, matter, cases, why_not_theirs(table, case, deed.actor))
    return claimed_early(table, case) or brought_up(without_claims(table, case), case)


def _claimed_again(table: RefereedTable, deed: TableAct, cases: list[Case]) -> RefereedTable:
    """Return a claim of what is ruled on already: the one remedy the speaker may choose, or the ruling
    again."""
    stands = next((case for case in cases if is_favour_offered(table, case)), None)
    stands = stands or next((case for case in cases if still_binds(table, case)), None)
    if stands is not None and may_claim(table, stands, deed.actor):
        return held_to(table, stands, deed)
    offered = [case for case in cases if case.status is CaseStatus.OPEN]
    mine = [case for case in offered if deed.actor in holders_of(table, case)]
    if offered and not mine and deed.form.startswith("claims") and may_remind(table, offered[0], deed):
        return offered_again(table, offered[0])
    only = {choices_of(table, case) for case in offered}
    if len(only) == 1 and len(choices := only.pop()) == 1:
        return taken(table, deed, choices[0])
    return brought_up(table, mine[0]) if mine else late_claim(table, deed, cases)


def _is_theirs(table: RefereedTable, deed: TableAct) -> bool:
    """Return whether the newest choice is the speaker's."""
    newest = table.open_cases[:1]
    return bool(newest) and deed.actor in holders_of(table, newest[0])


def _revoke_heard(table: RefereedTable, deed: TableAct) -> RefereedTable | None:
    """Return the table with a claim of a revoke that cannot be judged yet: the tricks have to be shown, or
    nobody knows the hand. None for a claim that can."""
    trick = deed.numbers[0] if deed.numbers else None
    is_told = table.sitting.deal is not None and table.deal.is_told
    is_known = any(is_about(case, deed) and is_established(table, case) for case in table.ledger.cases)
    tricks_shown = table.code.provisions["revoke"].proof == "tricks-shown" or (is_told and not is_known)
    if not isinstance(deed.actor, Seat):
        return refused(table, deed, "revoke", [], "only a player may claim it") if tricks_shown else None
    if tricks_shown:
        if deed.seat is not None:
            return with_claim(table, deed.actor, deed.seat, trick)
        doubtful = who_may_have_revoked(table, deed.actor, None, trick)
        against = doubtful[0] if doubtful else table.code.seating.left_of(deed.actor)
        why = f"the claim has to name the player, such as '{deed.actor} claims revoke against {against}'"
        return refused(table, deed, "revoke", [], why)
    if any(is_about(case, deed) for case in table.ledger.cases):
        return None
    doubtful = who_may_have_revoked(table, deed.actor, deed.seat, trick)
    return with_claim(table, deed.actor, doubtful[0], trick) if len(doubtful) == 1 else None


def _admits(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return a player admits a revoke of their side, or what the other side has claimed too late."""
    if not isinstance(deed.actor, Seat):
        return table
    if deed.matter == "revoke" and "revoke" in table.code.provisions:
        return with_revoke_admitted(table, deed.actor)
    heard = answered(table, replace(deed, form="answers {matter}", matter="admitted"))
    if heard is not table:
        return heard
    if deed.matter == "no-discard" and owes_discard_in_time(table):
        return with_discard_due(table)
    side = table.code.seating.side_of(deed.actor).seats
    about = [case for case in reversed(table.ledger.cases) if is_about(case, deed)]
    if (unasked := admitted_unasked(table, deed.actor, about)) is not None:
        return unasked
    own = [case for case in about if case.offender in side]
    if own and may_claim(table, own[0], deed.actor):
        return _claims(table, replace(deed, form="claims {matter}"))
    return refused(table, deed, deed.topic, own or [one for one in about if one.status is CaseStatus.SETTLED])


def _refuses(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Rule that a penalty refused is an irregularity of its own under some codes (professor-1862 L37);
    elsewhere, and where there is none to refuse, the referee says so."""
    if table.sitting.deal is None or deed.topic == "one-pack":
        return table
    if deed.matter in ("undercount", "overcount") and is_late_claim_open(table, seat_of(deed)):
        return not_now(table, deed, "the other side does not admit it, and the score stands")
    if refuses_in_void_deal(table, deed):
        return not_now(table, deed, "the deal is void, and no penalty in it is owed")
    if not refuses_penalty(table, deed):
        return not_now(table, deed, "their side has no such penalty to submit to")
    if "refused-penalty" in table.code.provisions:
        return table
    return not_now(table, deed, "a penalty stands whether or not they submit to it")


def _counts(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return a hand of too many cards whose player has not put out the turn-up or the dummy is a failure to
    discard, and no misdeal (modern failure-to-discard, m.12)."""
    seat = deed.actor if deed.seat is None else deed.seat
    if table.sitting.deal is None or is_void(table):
        return table
    if deed.numbers[0] + cards_played(table.deal, seat) <= table.code.hand_size:
        return table
    for case in table.ledger.cases:
        if case.irregularity in UNDISCARDED and case.offender == seat and case.status is CaseStatus.HIDDEN:
            return brought_up(table, case)
    return table


def _throws_down(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Throwing down the cards when a penalty was refused takes the game (professor-1862 L37)."""
    for case in cases_to_choose_in(table, deed.actor):
        if case.irregularity == "refused-penalty":
            return chosen(table, case, "game", deed)
    return table


def _calls(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return a card that lies exposed is called, or a card or suit that a remedy gives a call on."""
    if deed.suit is not None:
        return taken(table, deed, "call-suit")
    exposed = lying_open(table, deed)
    if exposed is not None:
        return exposed_card_called(table, deed, exposed)
    for case in _to_be_laid_out(table, deed, "expose"):
        return _calls(chosen(table, case, "expose", deed), deed)
    for case in _to_be_laid_out(table, deed, "recall"):
        recalled = with_card_demanded(chosen(table, case, "recall", deed))
        if may_call(recalled, deed):
            return right_lead_kept(table, _calls(recalled, deed))
    done = () if table.sitting.deal is None else table.deal.acts
    if any(isinstance(act, LayDown) and act.actor == deed.seat for act in done):
        why = "cards laid down and refused are led one by one, in the order that their player likes"
        return refused(table, deed, "hand-thrown-down", [], why)
    return call_refused(table, deed)


def is_to_be_laid_out(table: RefereedTable, deed: TableAct) -> bool:
    """Return whether a call of a card comes from a player who may have that card laid on the table first."""
    return any(_to_be_laid_out(table, deed, "expose"))


def _to_be_laid_out(table: RefereedTable, deed: TableAct, remedy: str) -> Iterator[Case]:
    """Yield the open cases, the newest first, in which the caller may have the called card laid on the table,
    as a card shown or as one led or played out of turn."""
    for case in cases_to_choose_in(table, deed.actor):
        is_its = case.offender == deed.seat and deed.cards[0] in case.cards
        if is_its and remedy in choices_of(table, case):
            yield case


def _orders(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Rule that a player is ordered to play high or low, to win or to lose the trick, or to pass."""
    return taken(table, deed, deed.topic)


def _offers(table: RefereedTable, remedy: str) -> bool:
    return any(remedy in choices_of(table, case) for case in table.open_cases)


def _unchanged(table: RefereedTable, deed: TableAct) -> RefereedTable:
    return table


def _shows_tricks(table: RefereedTable, deed: TableAct) -> RefereedTable:
    return table if table.sitting.deal is None else with_tricks_shown(table)


def _mixes(table: RefereedTable, deed: TableAct) -> RefereedTable:
    return with_cards_mixed(table, deed.actor)


_SAYINGS: Mapping[TableActForm, Callable[[RefereedTable, TableAct], RefereedTable]] = {
    "claims {matter}": _claims,
    "claims {matter} against {seat}": _claims,
    "claims {matter} against {seat} in trick {number}": _claims,
    "demands {matter}": _claims,
    "points out {matter}": _claims,
    "answers {matter}": answered,
    "admits {matter}": _admits,
    "chooses {matter}": _chooses,
    "chooses {matter} {card}": _chooses,
    "chooses {matter} {suit}": _chooses,
    "chooses {matter} from {seat}": _chooses,
    "calls {card} from {seat}": _calls,
    "calls {suit} from {seat}": _calls,
    "orders {seat} to {matter}": _orders,
    "waives {matter}": waives,
    "refuses {matter}": _refuses,
    "withdraws {matter}": _unchanged,
    "corrects to {number}": _unchanged,
    "counts {number}": _counts,
    "counts {number} in hand of {seat}": _counts,
    "throws down the hand": _throws_down,
    "lays open the hand": _throws_down,
    "throws in {cards}": _throws_down,
    "shows tricks": _shows_tricks,
    "takes back {card}": false_lead_taken_back,
    "names {card}": card_named_unseen,
    "mixes the cards": _mixes,
}
"""The acts with which players say something to the referee."""
