"""Cards put to a trick that others have gone on from, and second cards put to the trick that is on."""

from __future__ import annotations

from ...acts import Actor, Play, TableAct
from ...cards import UNKNOWN, Card
from ...deal import Deal, Trick, seat_of
from ...deal.state import deal_with
from ...deciding import decides
from ...seats import Seat
from ..state import TOUCHING, CaseStatus, RefereedTable, with_deal
from .handling import leader_due, order_of_play, passed_over, turn_due

_FALSE_LEADS = ("lead-out-of-turn", "false-lead-by-lone-player")


@decides("professor-1862 L15", "jerome-1877 9.8", "leeds-dwight-1888 47 50 52 60")
def trick_waiting(table: RefereedTable, play: Play) -> int | None:
    """The trick (from 1) that waits for a player's card because the next was led to out of turn, or too soon,
    before all had played; None if none does, or the player's turn has come in that next trick and nobody else
    has missed a card too."""
    deal, seat = table.sitting.deal, seat_of(play)
    if deal is None or len(deal.tricks) < 2 or deal.is_over or deal.trick is None:
        return None
    number, on = len(deal.tricks) - 1, deal.tricks[-1]
    before = deal.tricks[number - 1]
    if seat in on.seats or seat in before.seats:
        return None
    left = [
        one
        for one in order_of_play(deal, before)
        if one not in before.seats and not sat_out(table, one, number)
    ]
    if left[:1] != [seat] or _is_passed_over(deal, before, seat):
        return None
    if any(deed.numbers == (number,) for deed in table.deeds(*TOUCHING)):
        return None
    if _is_led_too_soon(table, number, on.leader):
        return number if len(left) > 1 or turn_due(deal) != seat else None
    if len(on.plays) > 1 and turn_due(deal) == seat:
        return None
    if _is_hurried_by_lone(table, on, seat):
        return number
    return number if _is_false_lead(table, number + 1, on.leader) else None


@decides("modern winner-leads")
def leads_over_false_lead(table: RefereedTable, play: Play) -> bool:
    """Whether a player who has the lead leads, although another has led out of turn and nobody has followed:
    the lead is theirs, where nobody has to send the other back (modern winner-leads).

    A player whose turn it would be to follow the false lead follows it.
    """
    deal, row = table.sitting.deal, table.provision("lead-out-of-turn")
    trick = None if deal is None or deal.is_over else deal.trick
    if deal is None or trick is None or row is None or row.found != "on-claim" or len(trick.plays) > 1:
        return False
    seat, number = play.actor, len(deal.tricks)
    if seat in trick.seats or seat != leader_due(deal) or seat == turn_due(deal):
        return False
    return any(
        (case.irregularity, case.trick, case.offender) == ("lead-out-of-turn", number, trick.leader)
        and case.is_waiting
        for case in table.ledger.cases
    )


def led_falsely(table: RefereedTable, seat: Seat) -> frozenset[int | None]:
    """The tricks (from 1) to which a seat led out of turn, so that it had no suit to follow in them."""
    cases = (case for case in table.ledger.cases if case.irregularity in _FALSE_LEADS)
    return frozenset(case.trick for case in cases if case.offender == seat)


def with_right_lead(before: RefereedTable, now: RefereedTable, play: Play) -> RefereedTable:
    """The table with the card just played as the lead of its trick, where its player had the lead and
    another has led out of turn; the other's card lies in the trick, played before its turn. A card of the
    suit led out of turn goes with that lead."""
    deal = now.deal
    *done, trick = deal.tricks
    if not leads_over_false_lead(before, play) or play.card.suit_under(trick.trump) is trick.led:
        return now
    led = Trick((play, *(one for one in trick.plays if one is not play)), trick.trump)
    deal = deal_with(deal, {"tricks": (*done, led)})
    return with_deal(now, deal_with(deal, {"turn": turn_due(deal)}))


def trick_played_to(table: RefereedTable, play: Play) -> Trick | None:
    """The trick to which a card is about to be played, None if it is led."""
    if leads_over_false_lead(table, play):
        return None
    number = trick_waiting(table, play)
    return table.deal.trick if number is None else table.deal.tricks[number - 1]


@decides("professor-1862 L17", "leeds-dwight-1888 46", "jerome-1877 s.4", irregularities="several-cards")
def is_second_card(table: RefereedTable, play: Play) -> bool:
    """Whether a card is the second that a player puts to the trick that is on, and no lead to the next: the
    first does not win, or nobody else has played (a second lead is hasty in leeds-dwight-1888 47). A card put
    there is not put there again."""
    deal, row = table.sitting.deal, table.provision("several-cards")
    trick = None if deal is None or deal.is_over else deal.trick
    if deal is None or trick is None or row is None or "play" not in row.choices:
        return False
    seat = play.actor
    if owes_earlier_trick(table, seat):
        return False
    if seat not in trick.seats or lies_there(trick, play) or not deal.hand_may_hold(seat_of(play), play.card):
        return False
    is_alone_there = len(trick.plays) == 1 and table.provision("hasty-lead") is None
    return (seat != trick.winner or is_alone_there) and not passed_over(deal)


def owes_earlier_trick(table: RefereedTable, seat: Actor) -> bool:
    """Whether a player owes a card to a trick from which play has gone on."""
    return any(one == seat and number < len(table.deal.tricks) for one, number in table.ledger.owed)


def lies_there(trick: Trick, play: Play) -> bool:
    """Whether a card, as a record tells it once more, lies in a trick as that player's already."""
    return play.card is not UNKNOWN and play in trick.plays


def is_put_to_trick_on(table: RefereedTable, act: TableAct) -> bool:
    """Whether a player is said to put a second card to the trick that is on, where no law waits for somebody
    to find a card too many."""
    trick, row = table.deal.trick, table.provision("several-cards")
    if (
        trick is None
        or row is None
        or "play" not in row.choices
        or table.provision("card-too-many") is not None
    ):
        return False
    return act.actor in trick.seats and act.numbers == (len(table.deal.tricks),)


def as_several_cards(table: RefereedTable, seat: Seat, card: Card) -> TableAct:
    """A player puts another card beside their card in the trick that is on: several cards played to it."""
    first = next(play.card for play in table.deal.tricks[-1].plays if play.actor == seat)
    return TableAct(seat, "plays {cards} together", cards=(first, card))


def put_down_before(table: RefereedTable, deed: TableAct) -> Card | None:
    """The card of several that its player has put to the trick that is on already."""
    trick = table.deal.trick
    plays = () if trick is None else trick.plays
    return next((play.card for play in plays if play.actor == deed.actor and play.card in deed.cards), None)


def _is_passed_over(deal: Deal, trick: Trick, seat: Seat) -> bool:
    """Whether a later player has played to a trick before a player."""
    order = order_of_play(deal, trick)
    return any(one in trick.seats for one in order[order.index(seat) + 1 :])


@decides("jerome-1877 14.2", "leeds-dwight-1888 99 100")
def sat_out(table: RefereedTable, seat: Seat, number: int) -> bool:
    """Whether a trick (from 1) was complete without a player, whose partner was still alone in it."""
    if table.ledger.before_joining is None:
        return False
    calling, without = table.ledger.before_joining
    return seat in calling.out and number <= without


def _is_led_too_soon(table: RefereedTable, number: int, leader: Seat) -> bool:
    """Whether a player led again before the partner had played to a trick (from 1)."""
    return any(
        (case.irregularity, case.trick, case.offender) == ("hasty-lead", number, leader)
        for case in table.ledger.cases
    )


def _is_hurried_by_lone(table: RefereedTable, on: Trick, seat: Seat) -> bool:
    """Whether a lone player has just led to the next trick before an adversary whose turn in it has not come
    had played to the one before: found in time, they play to that (leeds-dwight-1888 50, 60)."""
    deal = table.deal
    is_lead_of_lone = len(on.plays) == 1 and on.leader == deal.calling.lone
    row = table.provision("missed-trick-against-lone")
    return row is not None and is_lead_of_lone and seat not in deal.makers and turn_due(deal) != seat


def _is_false_lead(table: RefereedTable, number: int, leader: Seat) -> bool:
    """Whether a trick was led to out of turn and the lead has not been sent back."""
    return any(
        case.irregularity in _FALSE_LEADS
        and (case.trick, case.offender) == (number, leader)
        and case.status is not CaseStatus.LAPSED
        for case in table.ledger.cases
    )
