"""Irregular calls and announcements, silence taken for a pass, and discards forgotten
(leeds-dwight-1888 79, 80, 82, 90, jerome-1877 6.21 and s.3, professor-1862 L19, modern
failure-to-discard)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, Call, Discard, Play, TableAct
from ...deal import Stage
from ...deal.rights import dealer_exchanges
from ...deciding import decides
from ...seats import Seat
from ..announcing import announces_late, is_late_offer, says_alone_after_dummy, says_alone_apart
from ..bidding import dealer_acts_over_partner, has_shown_before_alone, has_to_pass
from ..physical.discarding import may_change_discard
from ..state import Finding, RefereedTable
from .watching import Watcher, seat_or_none


@decides(irregularities="suit-let-out")
def suit_let_out(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A suit named by a player who has passed, while another may still make it."""
    if not isinstance(act, TableAct) or act.form != "names {suit}" or before.sitting.deal is None:
        return
    deal = before.deal
    if deal.stage not in (Stage.ORDERING, Stage.MAKING) or act.suit is deal.turned_suit:
        return
    if isinstance(act.actor, Seat) and any(call.actor == act.actor for call in deal.calling.calls):
        yield Finding(irregularity="suit-let-out", offender=act.actor)


@decides(irregularities="call-after-pass")
def call_after_pass(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """The turn-up accepted by a player who has passed in this round."""
    if not isinstance(act, Call) or before.sitting.deal is None or not isinstance(act.actor, Seat):
        return
    deal = before.deal
    if deal.stage is Stage.ORDERING and act.word.accepts_turn_up and deal.calling.has_passed(act.actor):
        yield Finding(irregularity="call-after-pass", offender=act.actor)


@decides(irregularities="call-while-bound")
def call_while_bound(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A trump made by a player who has to pass; it counts as a pass."""
    if not isinstance(act, Call) or before.sitting.deal is None or not isinstance(act.actor, Seat):
        return
    if act.word.makes_trump and act.actor == before.deal.turn and has_to_pass(before, act.actor):
        yield Finding(irregularity="call-while-bound", offender=act.actor)


@decides(irregularities="silent-partner")
def silent_partner(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """The dealer ends the round before the partner has spoken; the partner's silence is a pass."""
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
    """'Alone' added to a call that was made before."""
    if says_alone_apart(before, act) and not announces_late(before, act):
        yield Finding(irregularity="suit-and-alone-apart", offender=before.deal.calling.maker)


@decides(irregularities="late-take-over")
def late_take_over(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """The lone player's partner offers to take the hand over after a lead, or after a pass."""
    if is_late_offer(before, act):
        yield Finding(irregularity="late-take-over", offender=seat_or_none(act))


@decides(irregularities="alone-after-dummy")
def alone_after_dummy(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A maker who has seen the dummy wants to play alone; it counts for nothing."""
    if says_alone_after_dummy(before, act):
        yield Finding(irregularity="alone-after-dummy", offender=seat_or_none(act))


@decides(irregularities="led-before-discard")
def led_before_discard(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """The dealer's partner leads against a lone player before the dealer has discarded."""
    if not isinstance(act, Play) or before.sitting.deal is None or before.deal.tricks:
        return
    deal = before.deal
    dealer, lone = deal.dealer, deal.calling.lone
    if lone is None or dealer in deal.makers or not dealer_exchanges(deal):
        return
    if act.actor == now.code.seating.partner(dealer):
        yield Finding(
            irregularity="led-before-discard",
            offender=seat_or_none(act),
            cards=(act.card,),
            trick=1,
            seats=(dealer,),
        )


@decides(irregularities="dummy-not-discarded")
def dummy_not_discarded(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """The maker has taken the dummy and plays to the first trick without putting out as many cards."""
    if not isinstance(act, Play) or before.sitting.deal is None or not before.deal.dummy_taken:
        return
    deal = before.deal
    maker = deal.calling.maker
    is_first = not any(play.actor == maker for trick in deal.tricks for play in trick.plays)
    if (
        maker is not None
        and act.actor == maker
        and is_first
        and len(deal.holding(maker)) > deal.code.hand_size
    ):
        yield Finding(irregularity="dummy-not-discarded", offender=maker)


@decides(irregularities="alone-after-showing")
def alone_after_showing(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A lone call by a player who has shown a card; it counts as a call with the partner."""
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
    late_take_over,
    alone_after_dummy,
    led_before_discard,
    dummy_not_discarded,
    alone_after_showing,
)
