"""Calls that come too late or too freely, silence taken for a pass, and the discard forgotten
(leeds-dwight-1888 79, 80, 82, 90, jerome-1877 6.21 and s.3, professor-1862 L19, modern
failure-to-discard)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, Call, Discard, Play, PlayAlone, TableAct
from ...deal import Stage
from ...deciding import decides
from ...seats import Seat
from ..bidding import dealer_acts_over_partner, has_shown_before_alone, has_to_pass, says_alone_apart
from ..discarding import may_change_discard
from ..state import Finding, RefereedTable
from .watching import Watcher


@decides(irregularities="suit-let-out")
def suit_let_out(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A suit named by one who has passed, while another may still make it."""
    if not isinstance(act, TableAct) or act.form != "names {suit}" or before.sitting.deal is None:
        return
    deal = before.deal
    if deal.stage not in (Stage.ORDERING, Stage.MAKING) or act.suit is deal.turned_suit:
        return
    if isinstance(act.actor, Seat) and any(call.actor == act.actor for call in deal.calling.calls):
        yield Finding(irregularity="suit-let-out", offender=act.actor)


@decides(irregularities="call-after-pass")
def call_after_pass(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """The turn-up accepted by one who has passed in this round."""
    if not isinstance(act, Call) or before.sitting.deal is None or not isinstance(act.actor, Seat):
        return
    deal = before.deal
    if deal.stage is Stage.ORDERING and act.word.accepts_turn_up and deal.calling.has_passed(act.actor):
        yield Finding(irregularity="call-after-pass", offender=act.actor)


@decides(irregularities="call-while-bound")
def call_while_bound(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A trump made by one who has to pass; it counts as a pass."""
    if not isinstance(act, Call) or before.sitting.deal is None or not isinstance(act.actor, Seat):
        return
    if act.word.makes_trump and act.actor == before.deal.turn and has_to_pass(before, act.actor):
        yield Finding(irregularity="call-while-bound", offender=act.actor)


@decides(irregularities="silent-partner")
def silent_partner(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """The dealer ends his side's say over the head of his partner, whose silence is a pass."""
    if dealer_acts_over_partner(before, act):
        yield Finding(irregularity="silent-partner", offender=before.deal.dealer)


@decides(irregularities="no-discard")
def no_discard(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """The dealer has played with the turn-up accepted and nothing put out."""
    if not isinstance(act, Play) or not _owes_discard(now):
        return
    if any(case.irregularity == "no-discard" for case in now.ledger.cases):
        return
    provision = now.provision("no-discard")
    if provision is not None and len(now.deal.finished_tricks) >= provision.tricks:
        yield Finding(irregularity="no-discard", offender=now.deal.dealer)


@decides(irregularities="discard-changed")
def discard_changed(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Another discard wished for when the first has been let go."""
    if not isinstance(act, TableAct) or act.form != "changes the discard to {card}":
        return
    if isinstance(act.actor, Seat) and not may_change_discard(before, act.actor):
        yield Finding(irregularity="discard-changed", offender=act.actor)


@decides(irregularities="suit-and-alone-apart")
def suit_and_alone_apart(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """'Alone' added to a suit that was named before."""
    if isinstance(act, PlayAlone) and before.sitting.deal is not None and says_alone_apart(before, act):
        yield Finding(irregularity="suit-and-alone-apart", offender=before.deal.calling.maker)


@decides(irregularities="alone-after-showing")
def alone_after_showing(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A lone hand called for by one who has shown a card; it counts as a call with his partner."""
    if isinstance(act, Call) and isinstance(act.actor, Seat) and has_shown_before_alone(before, act):
        yield Finding(irregularity="alone-after-showing", offender=act.actor)


@decides(irregularities="late-discard")
def late_discard(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A discard after the dealer has played."""
    if isinstance(act, Discard) and act.actor == before.deal.dealer and _owes_discard(before):
        yield Finding(irregularity="late-discard", offender=before.deal.dealer)


def _owes_discard(table: RefereedTable) -> bool:
    deal = table.deal
    if not deal.calling.accepted or deal.exchanged or deal.dealer in deal.calling.out:
        return False
    return any(play.actor == deal.dealer for trick in deal.tricks for play in trick.plays)


WATCHERS: tuple[Watcher, ...] = (
    suit_let_out,
    call_after_pass,
    call_while_bound,
    silent_partner,
    no_discard,
    late_discard,
    discard_changed,
    suit_and_alone_apart,
    alone_after_showing,
)
