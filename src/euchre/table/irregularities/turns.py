"""Cards led and played out of turn (professor-1862 L15, jerome-1877 9.8 and s.5, leeds-dwight-1888 47,
52, 53, 58, 59, 104, 105, modern renege-turn)."""

from __future__ import annotations

from collections.abc import Iterator

from ...acts import Act, Play
from ...deal import Deal, Stage, Trick, seat_of
from ...laws import IrregularityName
from ...seats import Seat
from ..physical.handling import leader_due, order_of_play, passed_over, turn_due
from ..physical.leads import leads_over_false_lead, trick_waiting
from ..state import TOUCHING, Finding, RefereedTable
from .watching import more_special, watches


@watches(Play, finds="hasty-lead", by_player=True)
def hasty_lead(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """Yield a second lead by the player whose card wins the trick so far, before the partner has played to it
    (leeds-dwight-1888 47)."""
    seat = _player(before, act)
    partner = None if seat is None else _partner_waited_for(before, seat)
    if partner is not None:
        tricks = before.deal.tricks
        first = next(play.card for play in tricks[-1].plays if play.actor == seat)
        yield Finding("hasty-lead", seat, cards=(first, act.card), trick=len(tricks), seats=(partner,))


@watches(Play, finds="lead-out-of-turn false-lead-by-lone-player", by_player=True)
def lead_out_of_turn(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """Yield a card led by a player who has not the lead, or before all have played to the trick on the table.

    Under some codes a lone player's is a case of its own (leeds-dwight-1888 104).
    """
    seat = _player(before, act)
    if seat is None or not leads_falsely(before, seat):
        return
    kinds: list[IrregularityName] = ["lead-out-of-turn"]
    if seat == before.deal.calling.lone:
        kinds.append("false-lead-by-lone-player")
    yield Finding(more_special(now, kinds), seat, cards=(act.card,), trick=len(now.deal.tricks))


@watches(
    Play,
    finds="play-out-of-turn third-plays-early fourth-follows-third fourth-plays-early "
    "fourth-before-third early-against-lone",
    by_player=True,
)
def play_out_of_turn(before: RefereedTable, now: RefereedTable, act: Play) -> Iterator[Finding]:
    """Yield a card played to a trick out of turn, named by the player's place in it."""
    seat = _player(before, act)
    deal, trick = before.deal, before.deal.trick
    if seat is None or trick is None or seat in trick.seats or seat == (due := turn_due(deal)):
        return
    if leads_over_false_lead(before, act):
        return
    if is_led_falsely(before) and now.provision("third-plays-early") is not None:
        return  # only the false leader answers (leeds-dwight-1888 53)
    partner = now.code.seating.partner(seat)
    kinds: list[IrregularityName] = ["play-out-of-turn", *_place_of_play(deal, trick, seat)]
    to_play = partner if partner is not None and "fourth-plays-early" in kinds else due
    yield Finding(more_special(now, kinds), seat, cards=(act.card,), trick=len(deal.tricks), seats=(to_play,))


def is_led_falsely(table: RefereedTable) -> bool:
    """Return whether the trick that is on was led to out of turn, and that is not settled yet."""
    number = len(table.deal.tricks)
    return any(
        case.irregularity in ("lead-out-of-turn", "false-lead-by-lone-player") and case.trick == number
        for case in table.open_cases
    )


def missing_player(before: RefereedTable, act: Act) -> Seat | None:
    """Return the player whose card the trick on the table lacks, where an act is its winner's lead to the
    next; None otherwise."""
    seat = _player(before, act) if isinstance(act, Play) and before.sitting.deal is not None else None
    trick = None if seat is None else before.deal.trick
    if seat is None or trick is None or seat not in trick.seats or leads_falsely(before, seat):
        return None
    if before.provision("hasty-lead") is not None and _partner_waited_for(before, seat) is not None:
        return None
    return next((one for one in order_of_play(before.deal, trick) if one not in trick.seats), None)


def _player(before: RefereedTable, act: Play) -> Seat | None:
    """Return the player of a card who has a turn in this hand, unless the card goes to an earlier trick."""
    deal, player = before.deal, seat_of(act)
    if deal.stage is Stage.OVER or player in deal.calling.sitting_out:
        return None
    if trick_waiting(before, act) is not None:
        return None
    return None if any(seat == player for seat, _ in before.ledger.owed) else player


def leads_falsely(before: RefereedTable, seat: Seat) -> bool:
    """Return whether a card that a seat leads now is a lead out of turn."""
    deal = before.deal
    trick = deal.trick
    if trick is None:
        return seat != leader_due(deal)
    if seat not in trick.seats:
        return False
    if before.provision("hasty-lead") is not None and _partner_waited_for(before, seat) is not None:
        return False
    missed = passed_over(deal) or _is_gathered(before)
    return seat != trick.winner or not (missed or _waits_for_adversary_of_lone(before, trick))


def _waits_for_adversary_of_lone(table: RefereedTable, trick: Trick) -> bool:
    """Return whether nobody but one adversary of the lone player has still to play to the trick, who fails in
    that if the next is led to (leeds-dwight-1888 50)."""
    deal = table.deal
    if deal.calling.lone is None or table.provision("missed-trick-against-lone") is None:
        return False
    missing = [seat for seat in order_of_play(deal, trick) if seat not in trick.seats]
    return len(missing) == 1 and missing[0] not in deal.makers


def _is_gathered(table: RefereedTable) -> bool:
    """Return whether the last trick was gathered or turned, though it may lack a card."""
    number = len(table.deal.tricks)
    return any(deed.numbers == (number,) for deed in table.deeds(*TOUCHING))


def _partner_waited_for(table: RefereedTable, seat: Seat) -> Seat | None:
    """Return the partner who has still to play to a trick that the seat's card wins so far, None otherwise;
    nobody is waited for once the trick is gathered."""
    deal = table.deal
    trick, partner = deal.trick, deal.code.seating.partner(seat)
    if trick is None or partner is None or passed_over(deal) or not deal.holding(partner):
        return None
    if _is_gathered(table):
        return None
    waits = trick.winner == seat and partner not in trick.seats and partner not in deal.calling.out
    return partner if waits else None


def _place_of_play(deal: Deal, trick: Trick, seat: Seat) -> Iterator[IrregularityName]:
    """Yield the place of an early player in the trick, where a law names it."""
    lone = deal.calling.lone
    if lone is not None:
        if trick.leader == lone and seat not in deal.makers:
            yield "early-against-lone"
        return
    order = order_of_play(deal, trick)
    if len(order) < 4:
        return
    second, third = order[1] in trick.seats, order[2] in trick.seats
    if seat == order[2]:
        yield "third-plays-early"
    elif second:
        yield "fourth-before-third"
    else:
        yield "fourth-follows-third" if third else "fourth-plays-early"
