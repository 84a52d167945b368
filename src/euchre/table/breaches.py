"""Rulings on acts that regular play refuses and for which the code has no remedy."""

from __future__ import annotations

from .. import game
from ..acts import (
    Act,
    Call,
    DefendAlone,
    Discard,
    Holding,
    JamboneCall,
    Play,
    Shuffle,
    TableAct,
    TakeDummy,
    TakeOver,
    TurnUp,
)
from ..cards import UNKNOWN
from ..copying import replace
from ..deal import IllegalAct, Reason, seat_of
from ..deal.giving import discards_for_gift
from ..deal.legality import cards_too_many
from ..deal.rights import allows_defending, has_suit_to_call
from ..deal.state import deal_with
from ..deciding import decides
from ..errors import EuchreError
from ..game import Sitting
from ..notation.replay import dealt_in_the_usual_way
from ..seats import Seat
from .announcing import claims_in_wrong_form, counts_as_announced, in_own_words
from .bidding import in_right_words, repeats_early_call
from .binding import is_ordered
from .cases import not_now, with_ruling
from .irregularities.turns import is_led_falsely, missing_player
from .moves import calls_after_haste
from .physical.discarding import declines_in_time, is_exchange_with_dummy
from .physical.handling import order_of_play
from .physical.leads import lead_followed, leads_over_false_lead, trick_waiting, with_lead_standing
from .physical.packets import tells_all_packets
from .ruling import CALL_STANDS, Ruling, Verdict
from .state import CaseStatus, RefereedTable

_HIDDEN_REASONS = frozenset({Reason.DOES_NOT_FOLLOW, Reason.NOT_HELD, Reason.WRONG_MARK})
"""What only a player's own cards show; the referee waits for a claim."""


def _is_without_suit(before: RefereedTable, act: Act) -> bool:
    """Return whether a player makes a suit trump that the house lets them call only with a card of it (modern
    custom-suit, custom-rob)."""
    if not (isinstance(act, Call) and isinstance(act.actor, Seat) and act.word.makes_trump):
        return False
    suit = before.deal.turned_suit if act.suit is None else act.suit
    return suit is not None and not has_suit_to_call(before.deal, act.actor, suit)


def _call_lost_by_hint(table: RefereedTable, act: Act) -> Ruling | None:
    """Return the ruling on a card called from a jambone hand by a side that has lost the call by a sign
    (professor-1862 S6); None if it has not."""
    seating = table.code.seating
    for case in table.ledger.cases if isinstance(act, JamboneCall) else ():
        if case.irregularity != "jambone-hint" or case.status is not CaseStatus.SETTLED:
            continue
        side = seating.side_of(case.known_offender)
        if act.actor in side.seats:
            return Ruling(
                act=table.acts,
                irregularity=Reason.NOT_CALLABLE.value,
                verdict=Verdict.NOTED,
                laws=table.code.provisions["jambone-hint"].laws,
                offender=seat_of(act),
                why=f"{side} have lost the call by a sign of {case.offender}",
            )
    return None


def _missed_trick(table: RefereedTable, act: Act) -> Ruling | None:
    """Return the ruling when the winner of a trick leads to the next and a player has not played to it: that
    player is named, and the leader does nothing wrong (leeds-dwight-1888 60, jerome-1877 s.6). None
    otherwise."""
    seat = missing_player(table, act)
    return None if seat is None else _missed_by(table, seat, len(table.deal.tricks))


def _missed_by(table: RefereedTable, seat: Seat, number: int) -> Ruling:
    row = table.provision("missed-trick")
    return Ruling(
        act=table.acts,
        irregularity=Reason.NOT_YOUR_TURN.value,
        verdict=Verdict.NOTED,
        laws=() if row is None else row.laws,
        offender=seat,
        trick=number,
        why=f"trick {number} has no card of {seat}, and the next has been led to",
    )


def with_lead_followed(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table on which a lead made too soon stands, where an act follows it; if all others have
    played to the trick, with the ruling that the leader's partner has missed it."""
    case = lead_followed(table, act)
    if case is None:
        return table
    table, number = with_lead_standing(table, case), case.known_trick
    trick = table.deal.tricks[number - 1]
    missing = tuple(seat for seat in order_of_play(table.deal, trick) if seat not in trick.seats)
    return with_ruling(table, _missed_by(table, missing[0], number)) if missing == case.seats else table


def _may_shuffle(before: RefereedTable, act: Act) -> bool:
    """Return whether a player shuffles who may, though another could have done so first: everybody once, and
    the dealer last (leeds-dwight-1888 24, 25, 27)."""
    if not isinstance(act, Shuffle) or before.code.others_shuffle != "everyone":
        return False
    deal = before.sitting.deal
    if deal is None or before.sitting.is_between_deals:
        return True
    return act.actor == deal.dealer or not any(
        isinstance(one, Shuffle) and one.actor == act.actor for one in deal.acts
    )


def _answers_haste(before: RefereedTable, act: Act) -> bool:
    """Return whether a card is played to a lead out of turn, or called after a jambone player's hasty lead,
    for which only the leader answers."""
    if calls_after_haste(before, act):
        return True
    return isinstance(act, Play) and before.sitting.deal is not None and is_led_falsely(before)


def _tells_wrong_number(before: RefereedTable, act: Act) -> bool:
    """Return whether a record gives a hand that nobody knows yet too many or too few cards: so it was dealt,
    which waits for somebody to notice."""
    if not isinstance(act, Holding) or before.sitting.deal is None or before.sitting.is_between_deals:
        return False
    known = before.deal.hands[seat_of(act)]
    return (not known or UNKNOWN in known) and cards_too_many(before.deal, act) is not None


def _is_provided_for(before: RefereedTable, act: Act) -> bool:
    """Return whether an act that regular play may refuse is allowed at the table, or ruled on elsewhere."""
    if isinstance(act, TableAct) or is_ordered(before, act) or counts_as_announced(before, act):
        return True
    if (isinstance(act, Call) and repeats_early_call(before, act)) or tells_all_packets(before, act):
        return True
    if isinstance(act, Discard) and (act.actor == discards_for_gift(before.deal) or _sits_out(before, act)):
        return True
    if _tells_wrong_number(before, act):
        return True
    if isinstance(act, DefendAlone) and allows_defending(before.deal, act.actor):
        return True
    if is_exchange_with_dummy(before, act) or declines_in_time(before, act):
        return True
    if isinstance(act, Play) and before.sitting.deal is not None and trick_waiting(before, act) is not None:
        return True
    if isinstance(act, Play) and leads_over_false_lead(before, act):
        return True
    return _answers_haste(before, act) or _may_shuffle(before, act)


@decides("modern 3h-3")
def _has_waived_dummy(before: RefereedTable, act: TakeDummy) -> bool:
    """Return whether a maker wants to take the dummy who has played without it."""
    row, deal = before.provision("dummy-not-taken"), before.sitting.deal
    if row is None or deal is None or act.actor != deal.calling.maker or deal.calling.lone is not None:
        return False
    return (
        not deal.dummy_taken and not deal.is_over and any(act.actor in trick.seats for trick in deal.tricks)
    )


@decides("modern up-card-taken")
def _sits_out(before: RefereedTable, act: Discard) -> bool:
    """Return whether a dealer whose partner plays alone discards for the turn-up: it does not matter."""
    deal = before.deal
    return act.actor == deal.dealer and act.actor in deal.calling.out and deal.calling.accepted


def _without_claim(sitting: Sitting) -> Sitting:
    """Return the sitting when a player plays on, who has laid down cards or proposed a result, and so drops
    it."""
    deal = sitting.deal
    if deal is None or deal.claim is None:
        return sitting
    return replace(sitting, deal=deal_with(deal, {"claim": None}))


@decides("professor-1862 L14", reasons="alone/too-late")
def _laws_broken(before: RefereedTable, fault: IllegalAct) -> tuple[str, ...]:
    """Return the laws that an act breaks. Where a player who has no discard to make announces a lone hand too
    late, the law of a lead before the discard is one of them only if there was such a lead; that of a lead
    before the dummy is taken closes it as well (modern 3h-3). A hand that is not theirs has a law of its own
    (leeds-dwight-1888 99). A card before its turn that has no provision breaks none."""
    if fault.reason is Reason.NOT_YOUR_TURN:
        return ()
    if fault.reason is Reason.CALL_NOT_YOUR_TURN and _has_been_silenced(before, fault.act):
        return tuple(dict.fromkeys((*before.code.provisions["silent-partner"].laws, *fault.laws)))
    late = before.provision("late-take-over")
    if fault.reason is Reason.ALONE_TOO_LATE and late is not None and isinstance(fault.act, TakeOver):
        return late.laws
    early = before.provision("early-lead")
    is_led_early = any(case.irregularity == "early-lead" for case in before.ledger.cases)
    if fault.reason is not Reason.ALONE_TOO_LATE or early is None or is_led_early:
        return fault.laws
    if fault.act.actor == before.deal.dealer:
        return fault.laws
    dummy = before.provision("dummy-not-taken")
    of_lead = set(early.laws) - set(() if dummy is None else dummy.laws)
    return tuple(law for law in fault.laws if law not in of_lead) or fault.laws


def _has_been_silenced(table: RefereedTable, act: Act) -> bool:
    """Return whether a player accepts the turn-up for whom the dealer, their partner, has ended the round
    (jerome-1877 6.21)."""
    partner = table.code.seating.partner(table.deal.dealer)
    accepts = isinstance(act, Call) and act.word.accepts_turn_up
    silenced = any(case.irregularity == "silent-partner" for case in table.ledger.cases)
    return accepts and silenced and act.actor == partner


_DECIDED = (Reason.DUMMY_FIRST,)
"""Reasons whose laws leave open what they are cited for: modern 3h-4 speaks of a dealer who is the maker, and
any other maker who reaches for the dummy too early meets a decision."""


def with_breach(before: RefereedTable, now: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with a ruling on an act that regular play refuses and for which the code has no
    remedy."""
    known = _call_lost_by_hint(before, act) or _missed_trick(before, act)
    if known is not None:
        return with_ruling(now, replace(known, act=now.acts))
    if _is_provided_for(before, act):
        return now
    if isinstance(act, TakeDummy) and _has_waived_dummy(before, act):
        why = f"{act.actor} has played without touching the dummy, and so has waived it"
        return not_now(now, act, why, now.code.provisions["dummy-not-taken"].laws)
    if isinstance(act, Call) and before.sitting.deal is not None:
        act = in_right_words(before.deal, act)
    if before.code.take_over and before.sitting.deal is not None and not claims_in_wrong_form(before, act):
        act = in_own_words(before.deal, act)
    try:
        sitting = _without_claim(before.sitting) if isinstance(act, Play) else before.sitting
        game.check(dealt_in_the_usual_way(sitting) if isinstance(act, TurnUp) else sitting, act)
    except IllegalAct as fault:
        lacks_suit = fault.reason is Reason.WRONG_WORD and _is_without_suit(before, act)
        waits = fault.reason is Reason.CALLED_CARD and now.provision("disobeyed-call") is not None
        if lacks_suit or waits or fault.reason in _HIDDEN_REASONS:
            return now
        ruling = Ruling(
            act=now.acts,
            irregularity=fault.reason.value,
            verdict=Verdict.NOTED,
            laws=(laws := _laws_broken(before, fault)),
            decided=laws if fault.reason in _DECIDED else (),
            offender=act.actor if isinstance(act.actor, Seat) else None,
            why=_why_refused(fault),
        )
        return with_ruling(now, ruling)
    except EuchreError:
        return now
    return now


def _why_refused(fault: IllegalAct) -> str:
    """Return why an act is refused, and what of it still counts."""
    is_call = isinstance(fault.act, Call) and fault.reason is Reason.ALONE_TOO_LATE
    return f"{fault.message}; {CALL_STANDS}" if is_call else fault.message
