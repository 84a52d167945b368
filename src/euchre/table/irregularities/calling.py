"""Irregular calls and announcements, silence taken for a pass, and discards forgotten
(leeds-dwight-1888 79, 80, 82, 90, jerome-1877 6.21, s.3 and s.7, professor-1862 L19, modern
failure-to-discard)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, Call, CallKind, Discard, Play, PlayAlone, TableAct, TakeDummy, TakeOver
from ...cards import Card
from ...deal import Stage, seat_of
from ...deal.giving import discards_for_gift
from ...deal.rights import dealer_exchanges
from ...seats import Seat
from ..announcing import (
    announces_late,
    is_late_offer,
    says_alone_after_dummy,
    says_alone_apart,
    says_alone_in_wrong_form,
)
from ..bidding import (
    belongs_to_round,
    dealer_acts_over_partner,
    has_called,
    has_said_pass,
    has_shown_before_alone,
    has_to_pass,
    is_silenced,
    passes_after_partner,
    passes_by_throw,
)
from ..physical.discarding import holds_discard, is_discard_unfinished, owes_discard
from ..physical.handling import leader_due
from ..state import Finding, RefereedTable, tricks_turned
from ..topics import SPEAKING
from .watching import seat_or_none, watches, watches_table


@watches_table("names {suit}", finds="suit-let-out", by_player=True)
def suit_let_out(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Find a suit named by a player who has passed, while another may still make it."""
    deal = before.deal
    may_be_made = deal.stage in (Stage.ORDERING, Stage.MAKING) and act.suit is not deal.turned_suit
    if may_be_made and any(call.actor == act.actor for call in deal.calling.calls):
        yield Finding("suit-let-out", seat_of(act))


@watches(Call, finds="suit-let-out", by_player=True)
def suit_called_after_pass(before: RefereedTable, now: RefereedTable, act: Call) -> Iterator[Finding]:
    """Yield a suit that a player wants to make after passing, or after naming the suit turned down, which is
    a pass."""
    deal, seat = before.deal, seat_of(act)
    names = act.word is CallKind.MAKE and act.suit is not deal.turned_suit
    is_bidding = deal.stage in (Stage.ORDERING, Stage.MAKING)
    if names and is_bidding and seat != deal.turn and has_said_pass(before, seat):
        yield Finding("suit-let-out", seat)


@watches(Call, finds="call-after-pass", by_player=True)
def call_after_pass(before: RefereedTable, now: RefereedTable, act: Call) -> Iterator[Finding]:
    """Yield the turn-up accepted by a player who has passed in this round; one whom the dealer has silenced
    has not (leeds-dwight-1888 82)."""
    deal, seat = before.deal, seat_of(act)
    if deal.stage is not Stage.ORDERING or not deal.calling.has_passed(seat):
        return
    if act.word.accepts_turn_up and has_said_pass(before, seat):
        yield Finding("call-after-pass", seat)


@watches(Call, finds="call-while-bound", by_player=True)
def call_while_bound(before: RefereedTable, now: RefereedTable, act: Call) -> Iterator[Finding]:
    """Yield a trump made by a player who has to pass; it counts as a pass."""
    seat = seat_of(act)
    if act.word.makes_trump and seat == before.deal.turn and has_to_pass(before, seat):
        yield Finding("call-while-bound", seat)


@watches(Call, finds="early-call", by_player=True)
def early_call(before: RefereedTable, now: RefereedTable, act: Call) -> Iterator[Finding]:
    """Yield a call before the turn of its player, who is held to it when the turn comes."""
    deal, seat = before.deal, seat_of(act)
    is_early = seat != deal.turn and belongs_to_round(deal, act)
    if is_early and not has_called(before, seat) and not dealer_acts_over_partner(before, act):
        yield Finding("early-call", seat)


@watches(Act, finds="silent-partner")
def silent_partner(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Notice that the dealer ends the round before the partner has spoken, or has done so already when the
    last adversary passes; the partner's silence is a pass."""
    if dealer_acts_over_partner(before, act) or is_silenced(before, now):
        yield Finding("silent-partner", before.deal.dealer)


@watches_table("throws down the hand", "throws in {cards}", finds="pass-by-throw", by_player=True)
def pass_by_throw(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield cards thrown in instead of a call in the second round, which is a pass (jerome-1877 9.7)."""
    is_due = act.actor in (before.deal.turn, before.deal.dealer) and not has_called(before, seat_of(act))
    if is_due and passes_by_throw(before, act) and not dealer_acts_over_partner(before, act):
        yield Finding("pass-by-throw", seat_of(act))


@watches(Act, finds="no-discard")
def no_discard(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Notice that the dealer has played with the turn-up accepted and nothing put out, and the tricks are
    turned within which that may be made good (professor-1862 L19)."""
    provision = now.provision("no-discard")
    if provision is None or not owes_discard(now.deal) or tricks_turned(now) < provision.tricks:
        return
    if all(case.irregularity != "no-discard" for case in now.ledger.cases):
        yield Finding("no-discard", now.deal.dealer)


@watches(Discard, finds="late-discard")
def late_discard(before: RefereedTable, now: RefereedTable, act: Discard) -> Iterator[Finding]:
    """Yield a discard after the dealer has played."""
    if act.actor == before.deal.dealer and owes_discard(before.deal):
        yield Finding("late-discard", before.deal.dealer)


@watches_table("changes the discard to {card}", finds="discard-changed", by_player=True)
def discard_changed(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield another discard wished for when the first has been let go."""
    if not is_discard_unfinished(before, seat_of(act)):
        yield Finding("discard-changed", seat_of(act))


@watches(PlayAlone, TakeOver, finds="suit-and-alone-apart")
def suit_and_alone_apart(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """'Alone' added to a call that was made before."""
    if says_alone_apart(before, act) and not announces_late(before, act):
        yield Finding("suit-and-alone-apart", before.deal.calling.maker)


@watches_table(*SPEAKING, finds="alone-in-wrong-form", by_player=True)
def alone_in_wrong_form(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield the maker adds to the call, in the same sentence, that they play alone (leeds-dwight-1888 98)."""
    if says_alone_in_wrong_form(before, act):
        yield Finding("alone-in-wrong-form", seat_of(act))


@watches(Call, finds="pass-after-partner", by_player=True)
def pass_after_partner(before: RefereedTable, now: RefereedTable, act: Call) -> Iterator[Finding]:
    """Yield a pass of a player whose partner has made the trump, who might have taken the hand over."""
    if passes_after_partner(before, act):
        yield Finding("pass-after-partner", seat_of(act))


@watches(PlayAlone, TakeOver, finds="late-take-over")
def late_take_over(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Yield the lone player's partner offers to take the hand over after a lead, or after a pass."""
    if is_late_offer(before, act):
        yield Finding("late-take-over", seat_or_none(act))


@watches(PlayAlone, TakeOver, finds="alone-after-dummy")
def alone_after_dummy(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Yield a maker who has seen the dummy wants to play alone; it counts for nothing."""
    if says_alone_after_dummy(before, act):
        yield Finding("alone-after-dummy", seat_or_none(act))


@watches(Play, finds="led-before-discard", by_player=True)
def led_before_discard(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """Notice that the dealer's partner leads against a lone player before the dealer has discarded."""
    if _informs_dealer(before, act):
        dealer = before.deal.dealer
        yield Finding("led-before-discard", seat_of(act), cards=(act.card,), trick=1, seats=(dealer,))


def _informs_dealer(before: RefereedTable, act: Play) -> bool:
    """Return whether the dealer's partner leads against a lone player and the dealer has still to discard."""
    deal, dealer = before.deal, before.deal.dealer
    if deal.tricks or deal.calling.lone is None or dealer in deal.makers:
        return False
    return _is_discarding(before) and act.actor == before.code.seating.partner(dealer)


@watches(Play, finds="early-lead", by_player=True)
def early_lead(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """Yield a lead, by the player who has it, before the discards are made; it stands, and they still may be
    (professor-1862 L14, jerome-1877 6.7, leeds-dwight-1888 87, modern failure-to-discard, 3h-3,
    custom-partners-best)."""
    deal, seat = before.deal, seat_of(act)
    if deal.stage is not Stage.PREPARING or deal.tricks or seat != leader_due(deal):
        return
    if now.provision("led-before-discard") is not None and _informs_dealer(before, act):
        return
    waiting = tuple(one for one in _yet_to_discard(before) if one != seat)
    if waiting:
        yield Finding("early-lead", seat, cards=(act.card,), trick=1, seats=waiting)


@watches_table("takes back {card}", finds="early-lead", by_player=True)
def early_lead_kept(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a lead made before the discards that its player wants to take back while they are still to be
    made: it stands (professor-1862 L14, leeds-dwight-1888 87)."""
    if is_early_lead(before, seat_of(act), act.cards[0]):
        waiting = tuple(_yet_to_discard(before))
        yield Finding("early-lead", seat_of(act), cards=act.cards, trick=1, seats=waiting)


def is_early_lead(table: RefereedTable, seat: Seat, card: Card) -> bool:
    """Return whether a card was led by the player who has the lead, and a discard is still to be made."""
    deal = table.sitting.deal
    if deal is None or len(deal.tricks) != 1 or table.provision("early-lead") is None:
        return False
    case = next((one for one in table.ledger.cases if one.irregularity == "early-lead"), None)
    is_its = case is not None and (case.offender, case.cards) == (seat, (card,))
    return is_its and bool([*_yet_to_discard(table)])


def _is_discarding(table: RefereedTable) -> bool:
    """Return whether the dealer has still to discard for the turn-up, or keeps hold of the discard."""
    return dealer_exchanges(table.deal) or holds_discard(table, table.deal.dealer)


def _yet_to_discard(table: RefereedTable) -> Iterator[Seat]:
    """Yield the dealer who has still to discard for the turn-up, the lone player who has to discard for a
    card given, and the maker who has to exchange with the dummy."""
    deal = table.deal
    if _is_discarding(table):
        yield deal.dealer
    lone = discards_for_gift(deal)
    if lone is not None:
        yield lone
    maker = deal.calling.maker
    if maker is None or not deal.code.dummy or deal.calling.lone is not None:
        return
    is_full = deal.dummy_taken and len(deal.holding(maker)) <= deal.code.hand_size
    if not is_full and not (maker == deal.dealer and dealer_exchanges(deal)):
        yield maker


@watches(Play, finds="dummy-not-taken", by_player=True)
def dummy_not_taken(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """Yield the maker, not alone, plays a first card without having taken the dummy (modern 3h-3)."""
    deal = before.deal
    if not deal.code.dummy or deal.dummy_taken or act.actor != deal.calling.maker:
        return
    if deal.calling.lone is None and not any(act.actor in trick.seats for trick in deal.tricks):
        yield Finding("dummy-not-taken", seat_of(act))


@watches(Act, finds="dummy-too-early")
def dummy_too_early(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Yield a dealer who is the maker touches the dummy before the discard for the turn-up (modern 3h-4)."""
    deal = before.deal
    touches = isinstance(act, TakeDummy) or (isinstance(act, TableAct) and act.form == "looks at dummy")
    if touches and act.actor == deal.calling.maker == deal.dealer and dealer_exchanges(deal):
        yield Finding("dummy-too-early", deal.dealer)


@watches(Play, finds="dummy-not-discarded", by_player=True)
def dummy_not_discarded(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """Notice that the maker has taken the dummy and plays to the first trick without putting out as many
    cards."""
    deal, seat = before.deal, seat_of(act)
    if not deal.dummy_taken or seat != deal.calling.maker or len(deal.holding(seat)) <= deal.code.hand_size:
        return
    if not any(play.actor == seat for trick in deal.tricks for play in trick.plays):
        yield Finding("dummy-not-discarded", seat)


@watches(Play, finds="gift-not-discarded", by_player=True)
def gift_not_discarded(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """Notice that the lone player has got a card of the partner and plays without putting one out."""
    if act.actor == discards_for_gift(before.deal):
        yield Finding("gift-not-discarded", seat_of(act))


@watches(Call, finds="alone-after-showing", by_player=True)
def alone_after_showing(before: RefereedTable, now: RefereedTable, act: Call) -> Iterator[Finding]:
    """Yield a lone call by a player who has shown a card; it counts as a call with the partner."""
    if has_shown_before_alone(before, act):
        yield Finding("alone-after-showing", seat_of(act))
