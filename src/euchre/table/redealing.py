"""Remedies about the pack and the deal: cut, shuffled or dealt again, by whom, or put right; void deals."""

from __future__ import annotations

from functools import partial

from ..acts import TABLE, Act, Cut, DeclineCut, Draw, TableAct, TurnUp, VoidDeal
from ..cards import Card
from ..copying import replace
from ..deal import Deal, Result, Stage
from ..deal import after as deal_after
from ..deal.state import deal_with
from ..deciding import decides
from ..game import after as sitting_after
from ..game.cutting import height
from ..laws import Provision
from .names import REMEDIES
from .ruling import Verdict
from .state import (
    Case,
    CaseStatus,
    Finding,
    Order,
    OrderKind,
    RefereedTable,
    brings_up,
    with_deal,
    with_ledger,
)

VOIDING = frozenset({"lose-deal", "deal-again"})
"""Remedies that make a deal void."""


def may_lose_deal(provision: Provision) -> bool:
    """Return whether the dealer may lose the deal by what is found, or by a choice of the other side."""
    return "lose-deal" in (*provision.follows, *provision.excused, *provision.choices)


@decides("professor-1862 L10", "leeds-dwight-1888 33", "modern m.10")
def is_dealer_cleared(table: RefereedTable) -> bool:
    """Return whether the deal is void by what is nobody's fault, such as an imperfect pack: what was dealt
    from it then proves nothing against the dealer."""
    rows = table.code.provisions
    cases = (one for one in table.ledger.cases if rows[one.irregularity].says("clears-dealer"))
    return any(one.status is CaseStatus.SETTLED for one in cases)


def as_if_not_void(table: RefereedTable) -> RefereedTable:
    """Return the table as it would stand if its deal were not void."""
    deal = table.sitting.deal
    if deal is None or deal.outcome is None or deal.outcome.result is not Result.VOID:
        return table
    return with_deal(table, deal_with(deal, {"outcome": None, "stage": _stage_reached(deal)}))


def _stage_reached(deal: Deal) -> Stage:
    """Return how far a deal came before it was void."""
    if deal.tricks:
        return Stage.PLAYING
    if deal.trump is not None:
        return Stage.PREPARING
    return Stage.TURNING if deal.turn_up is None else Stage.ORDERING


@decides("modern m.10")
def laws_of_void_deal(table: RefereedTable) -> tuple[str, ...]:
    """Return the laws that made the deal void, as the ruling on it has them; none if the players agreed to
    it."""
    cases = {(case.irregularity, case.offender) for case in table.ledger.cases}
    for ruling in reversed(table.rulings):
        if (ruling.irregularity, ruling.offender) in cases and _MAKING_VOID & {*ruling.remedies}:
            return ruling.laws if ruling.verdict in (Verdict.IMPOSED, Verdict.CHOSEN) else ()
    return ()


_MAKING_VOID = VOIDING | {"start-over", "spoil-deal", "right-dealer"}


@decides(irregularities="two-cards-cut")
@REMEDIES.add("higher-card-counts", "the higher of the two cards counts")
def higher_card_counts(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Of two cards shown in cutting the higher is the cutter's, counted as the code has it in cutting
    (professor-1862 L1)."""
    card = max(case.cards, key=partial(height, table.code))
    return replace(table, sitting=sitting_after(table.sitting, Draw(case.known_offender, card)))


@decides(irregularities="cut-too-small card-shown-in-cut cut-muddled")
@REMEDIES.add("cut-again", "the pack is cut again")
def cut_again(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the parts are put together as they lay, and the pack is cut again (leeds-dwight-1888 29,
    professor-1862 L3)."""
    deal = table.deal
    pack = deal.pack
    for done in reversed(deal.acts):
        lifted = lifted_in(done)
        if lifted is not None and deal.stage is Stage.DEALING:
            pack = (*pack[len(pack) - lifted :], *pack[: len(pack) - lifted])
            break
    return with_deal(table, deal_with(deal, {"stage": Stage.CUTTING, "pack": pack}))


def lifted_in(act: Act) -> int | None:
    """Return how many cards an act lifts from the pack, None if it does not cut."""
    if isinstance(act, Cut):
        return act.lifted
    if isinstance(act, TableAct) and act.form == "cuts {number} and leaves {number}":
        return act.numbers[0]
    return None


def is_cut(act: Act) -> bool:
    """Return whether an act cuts the pack, or declines to."""
    return isinstance(act, DeclineCut) or lifted_in(act) is not None


def with_shuffle_done(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with the pack shuffled, if an act cuts it and the record tells of no shuffle.

    A shuffle may be left out of a record; it was then done in the usual way.
    """
    deal = table.sitting.deal
    if deal is None or not is_cut(act) or deal.stage is not Stage.SHUFFLING:
        return table
    return with_deal(table, deal_with(deal, {"stage": Stage.CUTTING}))


@decides(irregularities="face-seen-in-shuffling")
@REMEDIES.add(
    "shuffle-again", "{offender} has to shuffle once more", choice="have {offender} shuffle once more"
)
def shuffle_again(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Return the player who let a card be seen has to shuffle once more (leeds-dwight-1888 22, 27)."""
    order = Order(kind=OrderKind.SHUFFLE, seats=(case.known_offender,), irregularity=case.irregularity)
    return with_ledger(table, orders=(*table.ledger.orders, order))


@decides(irregularities="pack-handled-after-cut new-cards-called")
@REMEDIES.add(
    "first-pack", "the first of the two new packs is used", choice="take the first of the two new packs"
)
@REMEDIES.add(
    "second-pack", "the second of the two new packs is used", choice="take the second of the two new packs"
)
@REMEDIES.add(
    "shuffle-and-cut-again",
    "the pack is shuffled and cut again",
    choice="have the pack shuffled and cut again",
)
def shuffle_and_cut_again(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the pack is made ready from the beginning (professor-1862 L2, leeds-dwight-1888 72)."""
    if table.sitting.is_between_deals:
        return table
    return with_deal(table, deal_with(table.deal, {"stage": Stage.SHUFFLING, "pack": ()}))


@decides(irregularities="wrong-packets miscount")
@REMEDIES.add("put-right", "the hands are put right", choice="put the hands right")
def put_right(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Return the cards dealt last to those who have too many go to those who have too few, the rest of a
    difference to or from the pack (jerome-1877 5.8, professor-1862 L8). The pack has cards enough, unless
    nobody has told how the cards were dealt.
    """
    deal = table.deal
    if not any(deal.hands):
        return table
    right = deal.code.hand_size
    spare = [card for hand in deal.hands for card in hand[right:]]
    hands: list[tuple[Card, ...]] = [hand[:right] for hand in deal.hands]
    pack = [*spare, *deal.pack]
    for seat in deal.code.seating.from_left_of(deal.dealer):
        wanting = right - len(hands[seat])
        hands[seat] += tuple(pack[:wanting])
        del pack[:wanting]
    return with_deal(table, deal_with(deal, {"hands": tuple(hands), "pack": tuple(pack)}))


@decides(irregularities="wrong-turn-up")
@REMEDIES.add(
    "turn-right-card",
    "the card goes back and the right card is turned up",
    choice="put it back and turn up the right card",
)
def turn_right_card(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the card turned wrongly goes back, and the one after the hands is to be turned (jerome-1877
    5.6)."""
    deal = table.deal
    back = () if deal.turn_up is None else (deal.turn_up,)
    pack = (*deal.pack[:1], *back, *deal.pack[1:])
    return with_deal(
        table, deal_with(deal, {"pack": pack, "turn_up": None, "stage": Stage.TURNING, "turn": None})
    )


@decides("jerome-1877 5.6")
def put_right_by_turning(table: RefereedTable, act: Act) -> Case | None:
    """Return the wrong card turned, if the dealer turns up another in time, which puts the first back; else
    None."""
    deal = table.sitting.deal
    if deal is None or not isinstance(act, TurnUp) or act.actor != deal.dealer:
        return None
    if deal.turn_up is None or act.card is deal.turn_up:
        return None
    wrong = (case for case in table.ledger.cases if case.irregularity == "wrong-turn-up")
    return next((case for case in wrong if case.is_waiting), None)


def voided(table: RefereedTable, *, passes: bool) -> RefereedTable:
    """Return the table with its deal void and nothing marked for it; the deal passes to the left or not."""
    table = with_deal(table, deal_after(table.deal, VoidDeal(TABLE, passes=passes)))
    return with_ledger(replace(table, sitting=replace(table.sitting, marks=())), marked=())


@decides(irregularities="deal-out-of-turn")
@REMEDIES.add("right-dealer", "the cards go back and the right player deals")
def right_dealer(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Return the cards go back, and the player deals whose turn it is (professor-1862 L9, jerome-1877 s.2,
    leeds-dwight-1888 40, modern m.2)."""
    return with_ledger(voided(table, passes=False), next_dealer=table.ledger.rightful)


@decides(
    irregularities=(
        "dealer-shuffles-after-cut uncut-deal hands-mixed wrong-count wrong-hand wrong-dummy "
        "misdeal-for-partner"
    )
)
@REMEDIES.add("lose-deal", "the deal is lost and passes to the left", choice="make the dealer lose the deal")
def lose_deal(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the deal is void and passes to the left; a player who dealt for their partner loses the
    partner's deal (leeds-dwight-1888 45)."""
    deal = table.deal
    rightful = table.ledger.rightful
    table = voided(table, passes=True)
    if rightful is None or rightful != table.code.seating.partner(deal.dealer):
        return table
    return brings_up(table, Finding(irregularity="misdeal-for-partner", offender=deal.dealer))


@decides(irregularities="misdeal-for-partner")
@REMEDIES.add("partner-loses-deal", "the player on the left of {partner} deals next")
def partner_loses_deal(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Return the player on the left of the one whose turn it was deals next (leeds-dwight-1888 45)."""
    rightful = table.ledger.rightful
    next_dealer = None if rightful is None else table.code.seating.left_of(rightful)
    return with_ledger(table, next_dealer=next_dealer)
