"""Remedies that bring the lone player's partner into the hand or keep them out."""

from __future__ import annotations

from ..acts import Act, Manner, Play
from ..copying import replace
from ..deal import Calling, Deal
from ..deal.hands import with_hand
from ..deal.state import deal_with, seat_of
from ..deciding import decides
from ..seats import Seat
from .names import REMEDIES
from .physical.handling import card_put_aside, card_taken_back, played_out, turn_due
from .state import TOUCHING, Case, CaseStatus, RefereedTable, with_case, with_deal, with_ledger


@decides("leeds-dwight-1888 100", irregularities="partner-plays")
def lies_with_last_trick(table: RefereedTable, play: Play) -> bool:
    """Return whether a card of the lone player's partner belongs to the trick that all others have played to:
    until somebody gathers or turns it, it lies there for a fourth card."""
    deal, seat = table.sitting.deal, seat_of(play)
    if deal is None or deal.is_over or not deal.tricks or deal.trick is not None:
        return False
    if seat not in deal.calling.sitting_out or seat not in deal.makers or seat in deal.tricks[-1].seats:
        return False
    touched = any(deed.numbers == (len(deal.tricks),) for deed in table.deeds(*TOUCHING))
    return not touched and deal.hand_may_hold(seat, play.card)


@REMEDIES.add(
    "joins",
    "{offender} plays, and the hand counts as one of four players",
    choice="have {offender} play, as in a hand of four",
)
def joins(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the partner plays on with the lone player, and the hand counts as one of four players: from
    the trick to which the partner has played, from the one that is on, or from the next lead (jerome-1877
    14.2, 14.3, leeds-dwight-1888 100)."""
    if not table.deal.tricks:
        return _in_whole_hand(table)
    table = _waiting(table, table.deal.calling)
    return _joined(table) if case.trick == len(table.deal.tricks) else with_partner_joined(table)


@decides("jerome-1877 9.1 14.3")
def _in_whole_hand(table: RefereedTable) -> RefereedTable:
    """Return the table with a partner who joins before the first lead: all four play the whole hand, as if
    nobody had spoken of playing alone, and nobody may speak of it again."""
    calling = replace(
        table.deal.calling,
        lone=None,
        out=(),
        manner=Manner.PARTNERSHIP,
        duelist=None,
        bound=True,
        waived=(*table.deal.calling.waived, *table.deal.makers),
    )
    return with_deal(table, deal_with(table.deal, {"calling": calling}))


def with_partner_joined(table: RefereedTable) -> RefereedTable:
    """Return the table with the lone player's partner in the hand, once a trick is on; cards left over at the
    end stay unplayed."""
    return table if not table.deal.calling.joining or table.deal.trick is None else _joined(table)


def _waiting(table: RefereedTable, calling: Calling) -> RefereedTable:
    """Return the table with the lone player's partner waiting for the next lead."""
    return with_deal(table, deal_with(table.deal, {"calling": replace(calling, joining=True)}))


def _joined(table: RefereedTable) -> RefereedTable:
    deal = table.deal
    without = sum(not any(seat in trick.seats for seat in deal.calling.out) for trick in deal.finished_tricks)
    table = with_ledger(table, before_joining=(deal.calling, without))
    manner = deal.calling.counts_as
    calling = replace(deal.calling, joining=False, lone=None, out=(), manner=manner, duelist=None)
    deal = deal_with(deal, {"calling": calling, **_hand_kept(deal)})
    return with_deal(table, deal_with(deal, {"turn": turn_due(deal)}))


def with_partner_waiting(table: RefereedTable) -> RefereedTable:
    """Return the table with the partner who has joined waiting for the next lead again, once the trick
    from which they played has gone back: the tricks before it are complete without them (jerome-1877 9.8,
    14.2)."""
    if table.ledger.before_joining is None or table.deal.is_over:
        return table
    calling, without = table.ledger.before_joining
    if len(table.deal.tricks) > without:
        return table
    table = _waiting(with_ledger(table, before_joining=None), calling)
    return with_deal(table, deal_with(table.deal, {"turn": turn_due(table.deal)}))


@decides("leeds-dwight-1888 86")
def _hand_kept(deal: Deal) -> dict[str, object]:
    """Return what changes when a dealer who sat out joins: they play the five cards dealt to them, and the
    turn-up stays on the pack, so that no discard is due."""
    if not deal.calling.accepted or deal.dealer not in deal.calling.out or deal.exchanged:
        return {}
    hand = deal.hands[deal.dealer]
    if deal.turn_up_in_hand and deal.turn_up not in hand:
        return {"exchanged": True}
    dealt = tuple(card for card in hand if card is not deal.turn_up)
    return {"exchanged": True, "turn_up_in_hand": False, "hands": with_hand(deal, deal.dealer, dealt)}


@REMEDIES.add("abstains", "{offender} stays out of the hand", choice="keep {offender} out of the hand")
def abstains(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that the partner stays out; a card that the partner has played goes back (leeds-dwight-1888
    100)."""
    deal = table.deal
    if case.trick is None or case.offender not in deal.tricks[case.trick - 1].seats:
        return table
    if deal.is_complete(deal.tricks[case.trick - 1]):
        return without_card(table, case.offender, case.trick)
    deal = card_taken_back(deal, case.offender, case.trick)
    return with_deal(table, deal_with(deal, {"turn": turn_due(deal)}))


def without_card(table: RefereedTable, seat: Seat, number: int) -> RefereedTable:
    """Return the table when all others have played to a trick (from 1): the card of a player who sits out is
    no part of it, and theirs stay.

    Nobody had to follow a suit that such a player led (professor-1862 A10, L15).
    """
    deal = card_put_aside(table.deal, seat, number)
    if table.deal.tricks[number - 1].leader == seat:
        for one in table.ledger.cases:
            is_there = one.trick == number and one.status is CaseStatus.HIDDEN
            if is_there and one.irregularity == "revoke":
                table = with_case(table, replace(one, status=CaseStatus.LAPSED))
    return with_deal(table, played_out(deal))


def takes_no_trick(table: RefereedTable, case: Case, remedy: str = "let-stand") -> str:
    """Say that the card of a player who sits out takes no trick though it stands, empty for any other
    player or remedy."""
    is_out = remedy == "let-stand" and case.offender in table.deal.calling.out and case.trick is not None
    return f"{case.offender} sits out, and the card takes no trick" if is_out else ""


@REMEDIES.add("reduce-march", "a march scores no more than two points")
def reduce_march(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that a march of the lone player counts less (leeds-dwight-1888 102, modern m.13)."""
    return with_ledger(table, lone_march=table.code.provisions[case.irregularity].points)


@REMEDIES.add("lose-jambone-call", "no card may be called from the jambone hand")
def lose_jambone_call(table: RefereedTable, case: Case, act: Act | None) -> RefereedTable:
    """Rule that no card may be called from the jambone hand any more (professor-1862 S6)."""
    deal = table.deal
    side = table.code.seating.side_of(case.known_offender).seats
    calling = replace(deal.calling, waived=(*deal.calling.waived, *side))
    return with_deal(table, deal_with(deal, {"calling": calling, "called": None}))
