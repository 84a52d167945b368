"""Leads out of turn, too soon or followed, cards put to an earlier trick, plays that are plainly right."""

from __future__ import annotations

from ...acts import Act, Actor, Play, TableAct
from ...cards import UNKNOWN, Card
from ...deal import Deal, Stage, Trick, seat_of
from ...deal.rights import first_leader
from ...deal.state import deal_with
from ...deciding import decides
from ...seats import Seat
from ..state import TOUCHING, Case, CaseStatus, RefereedTable, with_deal, with_ledger
from .handling import card_put_away, leader_due, order_of_play, passed_over, trick_swept_back, turn_due

_LED_FALSELY = ("lead-out-of-turn", "partner-plays")
"""Irregularities of a card that may go back and that opens the first trick."""


def opens_out_of_turn(table: RefereedTable) -> Play | None:
    """Return the card that lies alone in the first trick, led by a player who has not the lead, and that may
    still go back; None if there is no such card."""
    deal = table.sitting.deal
    if deal is None or len(deal.tricks) != 1 or len(deal.tricks[0].plays) != 1:
        return None
    (play,) = deal.tricks[0].plays
    if play.actor == first_leader(deal) or table.provision("lead-out-of-turn") is None:
        return None
    is_settled = any(
        case.irregularity in _LED_FALSELY
        and (case.offender, case.cards) == (play.actor, (play.card,))
        and not case.is_waiting
        for case in table.ledger.cases
    )
    return None if is_settled else play


@decides("modern alone lead", "jerome-1877 6.5 6.11 6.14 9.1 9.8", "leeds-dwight-1888 97")
def is_opening_lead_to_come(table: RefereedTable) -> bool:
    """Return whether the player who has the opening lead has not played, and nobody has led, or only out of
    turn."""
    deal = table.sitting.deal
    if deal is None:
        return True
    if deal.is_over:
        return False
    if not deal.tricks and deal.stage is not Stage.PLAYING:
        return True
    leader = first_leader(deal)
    if any(isinstance(act, Play) and act.actor == leader for act in deal.acts):
        return False
    return not deal.tricks or opens_out_of_turn(table) is not None


@decides("leeds-dwight-1888 47 60")
def lead_followed(table: RefereedTable, act: Act) -> Case | None:
    """Return the lead made too soon that an act follows, None for any other act.

    The lead has gone back, no card was played since, and the next player, who has played to the trick that is
    on, plays another.
    """
    deal = table.sitting.deal
    trick = None if deal is None or deal.is_over else deal.trick
    if deal is None or trick is None or not _is_play(act, len(deal.tricks) + 1):
        return None
    for case in table.open_cases:
        is_on = case.irregularity == "hasty-lead" and case.trick == len(deal.tricks)
        if is_on and not any(isinstance(one, Play) for one in deal.acts[case.since :]):
            is_next = act.actor in trick.seats and turn_due(_led_again(deal, case)) == act.actor
            return case if is_next else None
    return None


def with_lead_standing(table: RefereedTable, case: Case) -> RefereedTable:
    """Return the table on which a lead made too soon stands; the partner may still be ordered to win its
    trick."""
    lead = (case.offender, case.cards[-1])
    exposed = tuple(one for one in table.ledger.exposed if (one.seat, one.card) != lead)
    return with_ledger(with_deal(table, _led_again(table.deal, case)), exposed=exposed)


@decides("leeds-dwight-1888 52 104")
def right_lead(deal: Deal) -> Play | None:
    """Return the card of the player whose lead it was, where nobody else has played to a lead out of turn,
    None otherwise: it is the right lead when the card led falsely is called at once."""
    plays = deal.tricks[-1].plays
    if len(plays) != 2:
        return None
    return plays[1] if plays[1].actor == leader_due(trick_swept_back(deal)) else None


def _is_play(act: Act, number: int) -> bool:
    """Return whether an act plays a card to the trick with a number, which it may leave out."""
    if isinstance(act, TableAct):
        return act.form == "plays {card} to trick {number}" and act.numbers == (number,)
    return isinstance(act, Play)


def _led_again(deal: Deal, case: Case) -> Deal:
    """Return the deal with a card that went back led to the next trick once more."""
    lead = Play(case.known_offender, case.cards[-1])
    trick = Trick((lead,), deal.tricks[-1].trump)
    deal = card_put_away(deal, case.known_offender, lead.card)
    deal = deal_with(deal, {"tricks": (*deal.tricks, trick)})
    return deal_with(deal, {"turn": turn_due(deal)})


_FALSE_LEADS = ("lead-out-of-turn", "false-lead-by-lone-player")


@decides("professor-1862 L15", "jerome-1877 9.8", "leeds-dwight-1888 47 50 52 60")
def trick_waiting(table: RefereedTable, play: Play) -> int | None:
    """Return the trick (from 1) that waits for a player's card because the next was led to out of turn, or
    too soon, before all had played; None if none does, or the player's turn has come in that next trick and
    nobody else has missed a card too."""
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
    """Return whether a player who has the lead leads, although another has led out of turn and nobody has
    followed: the lead is theirs, where nobody has to send the other back (modern winner-leads).

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
    """Return the tricks (from 1) to which a seat led out of turn, so that it had no suit to follow in
    them."""
    cases = (case for case in table.ledger.cases if case.irregularity in _FALSE_LEADS)
    return frozenset(case.trick for case in cases if case.offender == seat)


def with_right_lead(before: RefereedTable, now: RefereedTable, play: Play) -> RefereedTable:
    """Return the table with the card just played as the lead of its trick, where its player had the lead and
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
    """Return the trick to which a card is about to be played, None if it is led."""
    if leads_over_false_lead(table, play):
        return None
    number = trick_waiting(table, play)
    return table.deal.trick if number is None else table.deal.tricks[number - 1]


@decides("professor-1862 L17", "leeds-dwight-1888 46", "jerome-1877 s.4", irregularities="several-cards")
def is_second_card(table: RefereedTable, play: Play) -> bool:
    """Return whether a card is the second that a player puts to the trick that is on, and no lead to the
    next: the first does not win, or nobody else has played (a second lead is hasty in leeds-dwight-1888 47).
    A card put there is not put there again."""
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
    """Return whether a player owes a card to a trick from which play has gone on."""
    return any(one == seat and number < len(table.deal.tricks) for one, number in table.ledger.owed)


def lies_there(trick: Trick, play: Play) -> bool:
    """Return whether a card, as a record tells it once more, lies in a trick as that player's already."""
    return play.card is not UNKNOWN and play in trick.plays


def is_put_to_trick_on(table: RefereedTable, act: TableAct) -> bool:
    """Return whether a player is said to put a second card to the trick that is on, where no law waits for
    somebody to find a card too many."""
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
    """Record that a player puts another card beside their card in the trick that is on: several cards played
    to it."""
    first = next(play.card for play in table.deal.tricks[-1].plays if play.actor == seat)
    return TableAct(seat, "plays {cards} together", cards=(first, card))


def put_down_before(table: RefereedTable, deed: TableAct) -> Card | None:
    """Return the card of several that its player has put to the trick that is on already."""
    trick = table.deal.trick
    plays = () if trick is None else trick.plays
    return next((play.card for play in plays if play.actor == deed.actor and play.card in deed.cards), None)


def _is_passed_over(deal: Deal, trick: Trick, seat: Seat) -> bool:
    """Return whether a later player has played to a trick before a player."""
    order = order_of_play(deal, trick)
    return any(one in trick.seats for one in order[order.index(seat) + 1 :])


@decides("jerome-1877 14.2", "leeds-dwight-1888 99 100")
def sat_out(table: RefereedTable, seat: Seat, number: int) -> bool:
    """Return whether a trick (from 1) was complete without a player, whose partner was still alone in it."""
    if table.ledger.before_joining is None:
        return False
    calling, without = table.ledger.before_joining
    return seat in calling.out and number <= without


def _is_led_too_soon(table: RefereedTable, number: int, leader: Seat) -> bool:
    """Return whether a player led again before the partner had played to a trick (from 1)."""
    return any(
        (case.irregularity, case.trick, case.offender) == ("hasty-lead", number, leader)
        for case in table.ledger.cases
    )


def _is_hurried_by_lone(table: RefereedTable, on: Trick, seat: Seat) -> bool:
    """Return whether a lone player has just led to the next trick before an adversary whose turn in it has
    not come had played to the one before: found in time, they play to that (leeds-dwight-1888 50, 60)."""
    deal = table.deal
    is_lead_of_lone = len(on.plays) == 1 and on.leader == deal.calling.lone
    row = table.provision("missed-trick-against-lone")
    return row is not None and is_lead_of_lone and seat not in deal.makers and turn_due(deal) != seat


def _is_false_lead(table: RefereedTable, number: int, leader: Seat) -> bool:
    """Return whether a trick was led to out of turn and the lead has not been sent back."""
    return any(
        case.irregularity in _FALSE_LEADS
        and (case.trick, case.offender) == (number, leader)
        and case.status is not CaseStatus.LAPSED
        for case in table.ledger.cases
    )


@decides("leeds-dwight-1888 62", irregularities="revoke")
def why_plainly_no_revoke(table: RefereedTable, seat: Seat, number: int | None) -> str | None:
    """Return why a player cannot have revoked in a trick (from 1), or in any if None; None if the player's
    other cards or tricks that lie turned have to tell.

    A player who led a trick, or has not played to it, cannot; whether one has followed suit is plain while
    the trick lies open on the table. Nothing is plain before a card has been told, since people may tell the
    result alone, but that nobody has played during the calls; and nothing of the whole hand once it is over.
    """
    deal = table.sitting.deal
    if deal is not None and deal.stage in (Stage.ORDERING, Stage.MAKING):
        return "nobody has made trump yet, so no card has been played"
    if deal is None or deal.is_told or not deal.tricks or (number is None and deal.is_over):
        return None
    if number is not None:
        seen = _seen(table, seat, number)
        return None if seen is None else f"{seen} trick {number}"
    if any(_seen(table, seat, one) is None for one in range(1, len(deal.tricks) + 1)):
        return None
    return f"so far {seat} has played no card that does not follow suit"


def _seen(table: RefereedTable, seat: Seat, number: int) -> str | None:
    """Return what everybody knows a player has done in a trick that is not a revoke, without its number."""
    tricks = table.deal.tricks
    if number > len(tricks):
        return "nobody has played to"
    trick = tricks[number - 1]
    card = next((play.card for play in trick.plays if play.actor == seat), None)
    if card is None:
        return f"{seat} has not played to"
    if trick.leader == seat:
        return f"{seat} led"
    is_plain = card.suit_under(trick.trump) is trick.led and _lies_open(table, number)
    return f"{seat} followed suit in" if is_plain else None


def _lies_open(table: RefereedTable, number: int) -> bool:
    """Return whether a trick (from 1) is the last one and lies on the table still."""
    touched = any(deed.numbers == (number,) for deed in table.deeds(*TOUCHING))
    return number == len(table.deal.tricks) and not table.deal.is_over and not touched
