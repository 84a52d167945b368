"""The deal: out of turn, in wrong packets, cards faced or taken up in it, wrong cards turned.

professor-1862 L4 to L7 and L9, jerome-1877 5 and s.2, leeds-dwight-1888 35 to 42 and 45, modern
start-over, m.2, m.3.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, Call, DealOut, TableAct, TurnUp
from ...deal import Deal, Stage
from ...deal.dues import ways_to_deal
from ...deal.transition import BEFORE_HANDS
from ...deciding import decides
from ...laws import IrregularityName
from ...seats import Seat
from ..physical.touching import TOUCHES
from ..state import CaseStatus, Finding, RefereedTable
from .watching import Watcher, dealing_deed, seat_or_none

_BEFORE_TURN_UP = (*BEFORE_HANDS, Stage.TURNING)


@decides(irregularities="deal-out-of-turn")
def deal_out_of_turn(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A deal by a player whose turn it is not; found as soon as it begins."""
    ledger = now.ledger
    if ledger.rightful is None or now.deal.stage not in _BEFORE_TURN_UP:
        return
    if all(case.irregularity != "deal-out-of-turn" for case in ledger.cases):
        yield Finding(irregularity="deal-out-of-turn", offender=now.deal.dealer)


@decides(irregularities="other-sides-pack")
def other_sides_pack(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A deal with the pack that the other side has chosen."""
    ledger = now.ledger
    if ledger.pack is None or now.deal.stage not in _BEFORE_TURN_UP:
        return
    mine = now.code.seating.side_of(now.deal.dealer)
    theirs = any(pack == ledger.pack and side is not mine for side, pack in now.packs)
    if theirs and all(case.irregularity != "other-sides-pack" for case in ledger.cases):
        yield Finding(irregularity="other-sides-pack", offender=now.deal.dealer)


@decides(irregularities="wrong-packets")
def wrong_packets(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Packets of a wrong size or in a wrong order, whether or not all hands have the right number in the
    end."""
    if not isinstance(act, DealOut) and not dealing_deed(act):
        return
    if before.deal.stage not in _BEFORE_TURN_UP:
        return
    known = any(case.irregularity == "wrong-packets" for case in now.ledger.cases)
    if not known and not _is_rightly_begun(now.deal):
        yield Finding(irregularity="wrong-packets", offender=now.deal.dealer)


Packet = tuple[Seat | None, int]


def _is_rightly_begun(deal: Deal) -> bool:
    """Whether the packets given so far are the first of a lawful deal."""
    code = deal.code
    given = [packet for act in deal.acts for packet in _packets(deal, act)]
    ways = ways_to_deal(deal.dealer, code.packets, code.same_packets_for_all, code.players)
    bundle: list[Packet] = [(None, code.dummy)] if code.dummy else []
    return any([*_packets(deal, way), *bundle][: len(given)] == given for way in ways)


def _packets(deal: Deal, act: Act) -> list[Packet]:
    """The packets that an act gives, each with who gets it; None is the dummy."""
    if isinstance(act, TableAct) and dealing_deed(act):
        return [(act.seat, act.numbers[0])]
    if not isinstance(act, DealOut):
        return []
    seats = deal.code.seating.from_left_of(deal.dealer)
    return [
        (seat, packets[place] if len(packets) > 1 else packets[0])
        for packets in act.rounds
        for place, seat in enumerate(seats)
    ]


@decides(irregularities="card-faced-by-dealer card-faced-by-partner card-faced-by-adversary two-cards-turned")
def card_faced(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A card shown while the cards are dealt, or a second one together with the turn-up."""
    if not isinstance(act, TableAct) or act.form != "faces {cards}" or not isinstance(act.actor, Seat):
        return
    if before.sitting.is_between_deals:
        return
    deal = before.deal
    if before.is_dealing:
        yield Finding(irregularity=_faced_by(deal, act.actor), offender=act.actor, cards=act.cards)
    elif act.actor == deal.dealer and deal.acts and isinstance(deal.acts[-1], TurnUp):
        yield Finding(irregularity="two-cards-turned", offender=act.actor, cards=act.cards)


def _faced_by(deal: Deal, seat: Seat) -> IrregularityName:
    if seat == deal.dealer:
        return "card-faced-by-dealer"
    is_partner = seat == deal.code.seating.partner(deal.dealer)
    return "card-faced-by-partner" if is_partner else "card-faced-by-adversary"


@decides(irregularities="cards-taken-up")
def cards_taken_up(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Cards touched or looked at while the deal goes on."""
    if isinstance(act, TableAct) and act.form in TOUCHES and before.is_dealing:
        yield Finding(irregularity="cards-taken-up", offender=seat_or_none(act))


@decides(irregularities="wrong-turn-up wrong-turn-up-called-on")
def wrong_turn_up(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """A card turned up that is not the one after the hands; and when eldest hand calls on it."""
    if isinstance(act, TableAct) and act.form == "turns wrong card {card}":
        yield Finding(irregularity="wrong-turn-up", offender=seat_or_none(act), cards=act.cards)
    if not isinstance(act, Call) or before.deal.calling.calls:
        return
    for case in now.ledger.cases:
        if case.irregularity == "wrong-turn-up" and case.status is CaseStatus.LAPSED:
            yield Finding(irregularity="wrong-turn-up-called-on", offender=case.offender, cards=case.cards)


WATCHERS: tuple[Watcher, ...] = (
    deal_out_of_turn,
    other_sides_pack,
    wrong_packets,
    card_faced,
    cards_taken_up,
    wrong_turn_up,
)
