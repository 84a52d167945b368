"""The deal: out of turn, in wrong packets, cards faced or taken up in it, wrong cards turned.

professor-1862 L4 to L7 and L9, jerome-1877 5 and s.2, leeds-dwight-1888 35 to 42 and 45, modern
start-over, m.2, m.3.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, DealOut, TableAct, TurnUp
from ...deal import Deal, Stage, seat_of
from ...deal.dues import ways_to_deal
from ...deal.transition import BEFORE_HANDS
from ...laws import IrregularityName
from ...seats import Seat
from ..physical.touching import TOUCHES, is_dealt
from ..state import Finding, RefereedTable
from .watching import deals_cards, seat_or_none, watches, watches_table

_BEFORE_TURN_UP = (*BEFORE_HANDS, Stage.TURNING)


@watches(Act, finds="deal-out-of-turn")
def deal_out_of_turn(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Yield a deal by a player whose turn it is not; found as soon as it begins."""
    if now.ledger.rightful is not None and _is_new(now, now.deal, "deal-out-of-turn"):
        yield Finding("deal-out-of-turn", now.deal.dealer)


@watches(Act, finds="other-sides-pack")
def other_sides_pack(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Yield a deal with the pack that the other side has chosen."""
    if is_dealt_with_their_pack(now) and _is_new(now, now.deal, "other-sides-pack"):
        yield Finding("other-sides-pack", now.deal.dealer)


def is_dealt_with_their_pack(table: RefereedTable) -> bool:
    """Return whether the deal is made with the pack that the dealer's adversaries have chosen."""
    used = table.ledger.pack
    if used is None:
        return False
    mine = table.code.seating.side_of(table.deal.dealer)
    return any(pack == used and side is not mine for side, pack in table.packs)


@watches(DealOut, TableAct, finds="wrong-packets")
def wrong_packets(before: RefereedTable, now: RefereedTable, act: Act) -> Iterator[Finding]:
    """Yield packets of a wrong size or in a wrong order, whether or not all hands have the right number in
    the end."""
    is_new = deals_cards(act) and _is_new(now, before.deal, "wrong-packets")
    if is_new and not _is_rightly_begun(now.deal):
        yield Finding("wrong-packets", now.deal.dealer)


def _is_new(now: RefereedTable, deal: Deal, irregularity: IrregularityName) -> bool:
    """Return whether a deal is before its turn-up, and the irregularity has not been found in it yet."""
    return deal.stage in _BEFORE_TURN_UP and all(
        case.irregularity != irregularity for case in now.ledger.cases
    )


Packet = tuple[Seat | None, int]


def _is_rightly_begun(deal: Deal) -> bool:
    """Return whether the packets given so far are the first of a lawful deal; packets told all at once are
    all of them, also where a packet was told before."""
    code = deal.code
    dealt_out = [act for act in deal.acts if isinstance(act, DealOut)]
    given = [packet for act in dealt_out[-1:] or deal.acts for packet in _packets(deal, act)]
    ways = ways_to_deal(deal.dealer, code.packets, code.same_packets_for_all, code.players)
    bundle: list[Packet] = [(None, code.dummy)] if code.dummy else []
    return any([*_packets(deal, way), *bundle][: len(given)] == given for way in ways)


def _packets(deal: Deal, act: Act) -> list[Packet]:
    """Return the packets that an act gives, each with who gets it; None is the dummy."""
    if isinstance(act, TableAct) and deals_cards(act):
        return [(act.seat, act.numbers[0])]
    if not isinstance(act, DealOut):
        return []
    seats = deal.code.seating.from_left_of(deal.dealer)
    return [
        (seat, packets[place] if len(packets) > 1 else packets[0])
        for packets in act.rounds
        for place, seat in enumerate(seats)
    ]


@watches_table(
    *("faces {cards}", "exposes {cards}"),
    finds="card-faced-by-dealer card-faced-by-partner card-faced-by-adversary two-cards-turned",
    by_player=True,
)
def card_faced(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a card shown while the cards are dealt, or a second one together with the turn-up."""
    deal, seat = before.deal, seat_of(act)
    if now.is_dealing or _has_begun_to_deal(before):
        yield Finding(_faced_by(deal, seat), seat, cards=act.cards)
    elif _is_with_turn_up(deal, act):
        yield Finding("two-cards-turned", seat, cards=act.cards)


def _has_begun_to_deal(table: RefereedTable) -> bool:
    """Return whether a card shown now is shown in dealing, though the record tells of no card dealt: the pack
    is cut, or the record does not speak of it under a code that has no law on a face seen in shuffling."""
    stage = table.deal.stage
    if stage is Stage.SHUFFLING:
        return not table.deal.acts and table.provision("face-seen-in-shuffling") is None
    return stage is Stage.DEALING


def _is_with_turn_up(deal: Deal, act: TableAct) -> bool:
    """Return whether a card is shown by the dealer together with the turn-up."""
    is_dealers = act.actor == deal.dealer and act.form == "faces {cards}" and not deal.is_over
    return is_dealers and bool(deal.acts) and isinstance(deal.acts[-1], TurnUp)


def _faced_by(deal: Deal, seat: Seat) -> IrregularityName:
    if seat == deal.dealer:
        return "card-faced-by-dealer"
    is_partner = seat == deal.code.seating.partner(deal.dealer)
    return "card-faced-by-partner" if is_partner else "card-faced-by-adversary"


@watches_table(*TOUCHES, finds="cards-taken-up cards-taken-up-dealt")
def cards_taken_up(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield cards touched or looked at while the deal goes on, or between the last packet and the turn-up,
    which some codes tell apart (leeds-dwight-1888 36, 43)."""
    if now.is_dealing:
        parts = is_dealt(before.deal) and now.provision("cards-taken-up-dealt") is not None
        yield Finding("cards-taken-up-dealt" if parts else "cards-taken-up", seat_or_none(act))


@watches_table("turns wrong card {card}", finds="wrong-turn-up")
def wrong_turn_up(before: RefereedTable, now: RefereedTable, act: TableAct) -> Iterator[Finding]:
    """Yield a card turned up that is not the one after the hands."""
    yield Finding("wrong-turn-up", seat_or_none(act), cards=act.cards)
