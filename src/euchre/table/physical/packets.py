"""What hands do with the pack beyond regular dealing: bring it, part it, give packets, count cards."""

from __future__ import annotations

from ...acts import Act, Cut, DealOut, Holding, TableAct, TableActForm, TurnUp
from ...cards import UNKNOWN, Card
from ...copying import replace
from ...deal import Deal, Stage
from ...deal import after as deal_after
from ...deal.state import deal_with
from ...deal.transition import BEFORE_HANDS
from ...deciding import decides
from ...errors import EuchreError
from ...seats import Seat, Side
from ..state import RefereedTable, with_deal, with_ledger

Cards = tuple[Card, ...]


@decides(irregularities="pack-changed")
def brings_pack(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return a side chooses its pack by the back, and keeps it while a game is on (professor-1862 P4)."""
    side = deed.actor
    if isinstance(side, Seat):
        side = table.code.seating.side_of(side)
    mine = [pack for owner, pack in table.packs if owner is side]
    if not isinstance(side, Side) or (mine and any(table.sitting.score.points)):
        return table
    others = tuple(choice for choice in table.packs if choice[0] is not side)
    return replace(table, packs=(*others, (side, deed.topic)))


def parts_pack(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Record that the pack is parted, and the parts lie side by side; dealt, they would follow one another as
    cut."""
    lifted, _ = deed.numbers
    deal = table.deal
    cut = deal_after(deal, Cut(deed.actor, lifted))
    return with_deal(table, deal_with(deal, {"stage": cut.stage, "pack": cut.pack}))


def deals_packet(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return cards go from the top of the pack to a seat, or to the dummy where the deed names none."""
    deal = table.deal
    if deal.is_over or deal.stage not in (*BEFORE_HANDS, Stage.TURNING):
        raise EuchreError(f"'{deed}' cannot be: no cards are being dealt; 'deal N by SEAT' begins a deal")
    pack = deal.pack or (UNKNOWN,) * len(deal.code.pack)
    if deal.stage is Stage.TURNING:
        pack = deal.pack
    (number,) = deed.numbers
    if number > len(pack):
        raise EuchreError(f"'{deed}' cannot be: {len(pack)} cards are left in the pack")
    packet, changes = pack[:number], {"pack": pack[number:], "stage": Stage.TURNING}
    if deed.seat is None:
        return with_deal(table, deal_with(deal, {**changes, "dummy": (*deal.dummy, *packet)}))
    hands = list(deal.hands)
    hands[deed.seat] += packet[: _new_in_hand(deal, deed.seat)]
    return with_deal(table, deal_with(deal, {**changes, "hands": tuple(hands)}))


def _new_in_hand(deal: Deal, seat: Seat) -> int | None:
    """Return how many cards of the packet just told are not among those that the record gives a seat as its
    whole hand; None, for all of them, where it gives none."""
    if not _is_hand_told(deal, seat):
        return None
    return max(0, _cards_given(deal, seat) - len(deal.hands[seat]))


def _is_hand_told(deal: Deal, seat: Seat) -> bool:
    return any(isinstance(act, Holding) and act.actor == seat for act in deal.acts)


def _cards_given(deal: Deal, seat: Seat) -> int:
    """Return how many cards the packets told give a seat."""
    deeds = (act for act in deal.acts if isinstance(act, TableAct) and act.form == "deals {number} to {seat}")
    return sum(act.numbers[0] for act in deeds if act.seat == seat)


def _cards_dealt(deal: Deal, seat: Seat) -> int:
    """Return how many cards a seat has got so far in the dealing, whatever the record gives as its whole
    hand."""
    return _cards_given(deal, seat) if _is_hand_told(deal, seat) else len(deal.hands[seat])


def with_deal_finished(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table before an act that ends the dealing, with the packets that nobody has told: a record
    that tells the first packets only, because something happened there, has the deal go on as usual."""
    ends = isinstance(act, (DealOut, TurnUp)) or (
        isinstance(act, TableAct) and act.is_one_of("turns wrong card {card}")
    )
    deal = table.sitting.deal
    if not ends or deal is None or deal.stage is not Stage.TURNING:
        return table
    hands, pack = list(deal.hands), deal.pack
    for seat in _unfinished(table):
        missing = max(0, deal.code.hand_size - len(hands[seat]))
        hands[seat], pack = (*hands[seat], *pack[:missing]), pack[missing:]
    dummy = deal.dummy
    if not dummy and table.deeds("deals {number} to {seat}"):
        missing = deal.code.dummy
        dummy, pack = (*dummy, *pack[:missing]), pack[missing:]
    return with_deal(table, deal_with(deal, {"hands": tuple(hands), "dummy": dummy, "pack": pack}))


def tells_all_packets(table: RefereedTable, act: Act) -> bool:
    """Return whether an act tells the dealer's whole deal after its first packets."""
    if not isinstance(act, DealOut) or table.sitting.deal is None or act.actor != table.deal.dealer:
        return False
    return table.deal.stage is Stage.TURNING and bool(_unfinished(table))


def _unfinished(table: RefereedTable) -> tuple[Seat, ...]:
    """Return the players to whom more packets were dealt than the record tells, from the dealer's left:
    others got more packets, or nobody has a full hand. Hands that are counted are known.

    Of a deal whose cards nobody knows a record may tell only what the dummy was dealt.
    """
    deal, told = table.deal, table.deeds("deals {number} to {seat}")
    is_told = bool(told) or (UNKNOWN in deal.pack and bool(table.deeds("deals {number} to dummy")))
    counted = {act.actor if act.seat is None else act.seat for act in table.deeds(*_COUNTS)}
    seats, size = deal.code.seating.seats, deal.code.hand_size
    dealt = {
        seat: _cards_given(deal, seat) if _is_hand_told(deal, seat) else len(deal.hands[seat])
        for seat in seats
    }
    is_any_full = any(cards >= size for cards in dealt.values())
    given = {seat: sum(act.seat == seat for act in told) for seat in seats}
    most = max(given.values()) if is_any_full else size
    return tuple(
        seat
        for seat in deal.code.seating.from_left_of(deal.dealer)
        if is_told and given[seat] < most and seat not in counted and dealt[seat] < size
    )


_COUNTS: tuple[TableActForm, ...] = ("counts {number}", "counts {number} in hand of {seat}")


def turns_wrong_card(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return a card that is not the one after the hands lies turned up, in place of one turned wrongly before
    it."""
    (card,) = deed.cards
    deal, acts = table.deal, table.deal.acts
    is_second = len(table.deeds("turns wrong card {card}")) > 1
    if is_second and deal.stage is Stage.ORDERING and deal.turn_up is not None and not deal.calling.calls:
        pack = (*deal.pack[:1], deal.turn_up, *deal.pack[1:])
        deal = deal_with(deal, {"pack": pack, "turn_up": None, "stage": Stage.TURNING, "turn": None})
    turned = deal_after(deal, TurnUp(deed.actor, card))
    return with_deal(table, deal_with(turned, {"acts": acts}))


def counts(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Put right by a count what the record left open.

    Raises EuchreError if it goes against cards that the record knows.
    """
    deal, seat = table.deal, deed.actor if deed.seat is None else deed.seat
    (number,) = deed.numbers
    if not isinstance(seat, Seat):
        raise EuchreError(f"'{deed}' cannot be: a player counts, or the hand is named that is counted")
    _check_dealt(deed, deal)
    if deal.is_over or number == len(deal.holding(seat)):
        return table
    cards, pack = _recounted(deed, deal.hands[seat], deal.pack)
    hands = (*deal.hands[:seat], cards, *deal.hands[seat + 1 :])
    return with_deal(table, deal_with(deal, {"hands": hands, "pack": pack}))


def counts_dummy(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return the same of the dummy."""
    deal = table.deal
    _check_dealt(deed, deal)
    if not deal.code.dummy:
        raise EuchreError(f"'{deed}' cannot be: no dummy is dealt in this game")
    if deal.is_over or deal.dummy_taken:
        return table
    dummy, pack = _recounted(deed, deal.dummy, deal.pack)
    return with_deal(table, deal_with(deal, {"dummy": dummy, "pack": pack}))


def _check_dealt(deed: TableAct, deal: Deal) -> None:
    if deal.stage in BEFORE_HANDS:
        raise EuchreError(f"'{deed}' cannot be: no cards are dealt yet")


def _recounted(
    deed: TableAct, hand: tuple[Card, ...], pack: tuple[Card, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    found = _fitted(hand, pack, deed.numbers[0])
    if found is None:
        raise EuchreError(f"'{deed}' cannot be: the record knows of another number of cards")
    return found


def _fitted(hand: Cards, pack: Cards, number: int) -> tuple[Cards, Cards] | None:
    """Return a hand of that number and the pack then, None if the cards known leave no room for it."""
    surplus = len(hand) - number
    if surplus == 0:
        return hand, pack
    known = [card for card in hand if card is not UNKNOWN]
    if surplus > 0 and len(known) <= number:
        return (*known, *(UNKNOWN,) * (number - len(known))), (*pack, *(UNKNOWN,) * surplus)
    rest = [card for card in pack if card is not UNKNOWN]
    if surplus < 0 and len(pack) - len(rest) >= -surplus:
        return (*hand, *(UNKNOWN,) * -surplus), (*rest, *(UNKNOWN,) * (len(pack) - len(rest) + surplus))
    return None


@decides(irregularities="deal-out-of-turn")
def dealer_by_deed(table: RefereedTable, act: Act) -> Seat | None:
    """Return who gives the hands of the next deal though it is another's turn; None for the dealer whose turn
    it is."""
    return _giver(table, act) if table.sitting.next_dealer is not None else None


@decides(irregularities="deal-out-of-turn")
def with_dealer_by_deed(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table on which a player who gives the hands of a pack made ready for another's deal is its
    dealer."""
    deal, giver = table.sitting.deal, _giver(table, act)
    if deal is None or giver in (None, deal.dealer) or deal.stage not in BEFORE_HANDS:
        return table
    if table.ledger.rightful is not None or any(_gives_packet(done) for done in deal.acts):
        return table
    table = with_ledger(table, rightful=deal.dealer)
    return with_deal(table, deal_with(deal, {"dealer": giver}))


def _giver(table: RefereedTable, act: Act) -> Seat | None:
    if not isinstance(act, DealOut) or not isinstance(act.actor, Seat):
        return None
    return act.actor if act.actor in table.code.seating.seats else None


def _gives_packet(act: Act) -> bool:
    return isinstance(act, TableAct) and act.is_one_of("deals {number} to {seat}", "deals {number} to dummy")
