"""What an act moves: cards, and words that change the deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .. import game
from ..acts import (
    Act,
    Call,
    Discard,
    Draw,
    JamboneCall,
    LayDown,
    Mark,
    Person,
    Play,
    PlayAlone,
    TableAct,
    TakeDummy,
    TakeOver,
    TakeSeat,
)
from ..cards import UNKNOWN, Card
from ..copying import replace
from ..deal import Deal, IllegalAct, Reason, callable_cards
from ..deal.ending.proposals import laid_down_for_answers
from ..deal.rights import dealer_exchanges, jambone_caller, owner_of_call
from ..deal.state import deal_with, seat_of
from ..errors import EuchreError
from ..seats import Seat
from .announcing import (
    announced,
    claims_in_wrong_form,
    is_late_offer,
    lacks_jamboree,
    says_alone_after_dummy,
    takes_back_again,
)
from .bidding import (
    call_that_counts,
    with_early_calls,
    with_pass_after_partner,
    with_round_noted,
    with_silent_passes,
)
from .binding import bound_anew
from .joining import lies_with_last_trick, with_partner_joined
from .physical.discarding import (
    changes_discard,
    check_not_put_out,
    declines_in_time,
    keeps_hold,
    with_dummy_taken_unsaid,
)
from .physical.handling import (
    card_put_away,
    card_put_to,
    card_taken_back,
    following,
    has_shown,
    is_led_in_haste,
    played_out,
    trick_swept_back,
)
from .physical.leads import put_down_before, trick_waiting, with_right_lead
from .physical.open_cards import shows_open_hand
from .physical.packets import (
    brings_pack,
    counts,
    counts_dummy,
    deals_packet,
    parts_pack,
    turns_wrong_card,
    with_deal_finished,
)
from .remedies.general import with_card_owed, with_owed_turn, without_misled
from .revokes import MENDED, MISLED, has_gone_back, trick_to_mend
from .settlement import with_mark
from .state import CaseStatus, RefereedTable, Stray, deemed_played, with_case, with_deal, with_ledger


def moved(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with the cards where an act has put them, and the act among those of its deal.

    Raises EuchreError for an act that is physically impossible.
    """
    _check_seats(table, act)
    _check_faces(act)
    check_not_put_out(table, act)
    if isinstance(act, Play) and (late := _played_late(table, act)) is not None:
        return late
    if isinstance(act, Call) and table.sitting.deal is not None:
        return _called(table, act)
    if isinstance(act, (PlayAlone, TakeOver)) and table.sitting.deal is not None:
        return spoken_only(table, act) if _is_void_alone(table, act) else announced(table, act)
    if (
        isinstance(act, (JamboneCall, Discard, TakeDummy))
        and table.sitting.deal is not None
        and is_void(table, act)
    ):
        return spoken_only(table, act)
    if isinstance(act, LayDown) and table.sitting.deal is not None:
        return with_deal(table, laid_down_for_answers(table.deal, act))
    before, table = table, _done(with_deal_finished(with_dummy_taken_unsaid(table, act), act), act)
    if isinstance(act, Mark):
        return with_mark(table, act)
    if isinstance(act, Play):
        table = with_partner_joined(with_right_lead(before, table, act))
        return with_deal(table, played_out(table.deal))
    if isinstance(act, TableAct) and act.form in _MOVES:
        if table.sitting.deal is None and act.form not in _BETWEEN_DEALS:
            raise EuchreError(f"'{act}' cannot be: no deal has begun")
        return _MOVES[act.form](table, act)
    return table


def _played_late(table: RefereedTable, play: Play) -> RefereedTable | None:
    """Return the table with a card put to a trick that the others have played to: one owed, one of a player
    who was still to play when the next trick was led to out of turn, or one of the lone player's partner.
    None if the card is led or played to the trick that is on."""
    for seat, number in table.ledger.owed:
        if seat == play.actor and number <= len(table.deal.tricks):
            table = _pays_card(table, play, number)
            return with_deal(table, played_out(table.deal))
    late = len(table.deal.tricks) if lies_with_last_trick(table, play) else trick_waiting(table, play)
    if late is None:
        return None
    deal = card_put_to(table.deal, seat_of(play), play.card, late)
    return with_deal(table, played_out(deal_with(deal, {"acts": (*deal.acts, play)})))


def _done(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table after an act as regular play moves it.

    Raises IllegalAct that says which card is not in the hand, and where it is if the record shows that.
    """
    if isinstance(act, JamboneCall) and calls_after_haste(table, act):
        return with_deal(table, deal_with(table.deal, {"acts": (*table.deal.acts, act), "called": act.card}))
    if declines_in_time(table, act):
        return with_deal(table, deal_with(table.deal, {"acts": (*table.deal.acts, act), "exchanged": True}))
    try:
        return replace(table, sitting=game.after(table.sitting, act))
    except IllegalAct as fault:
        if fault.reason is not Reason.NOT_HELD or not isinstance(act, Play):
            raise
        holders = (seat for seat in table.code.seating.seats if act.card in table.deal.holding(seat))
        holder = next(holders, None)
        held = "" if holder is None else f"; {holder} holds it"
        raise IllegalAct(fault.deal, act, fault.reason, fault.message + held) from fault


def _is_void_alone(table: RefereedTable, act: PlayAlone | TakeOver) -> bool:
    if takes_back_again(table, act) or is_late_offer(table, act) or lacks_jamboree(table.deal, act):
        return True
    return says_alone_after_dummy(table, act) or claims_in_wrong_form(table, act)


def is_void(table: RefereedTable, act: Act) -> bool:
    """Return whether an act counts for nothing, so that a proper one may take its place.

    A card called from a jambone hand that may not be called (professor-1862 S11), a discard of more cards
    than the maker has to put out (modern 3h-3), or of a turn-up that has to stay (leeds-dwight-1888 88), and
    a dummy taken by a player who may not take it, or not yet (modern 3h-4, m.13, m.14).
    """
    deal = table.deal
    if isinstance(act, JamboneCall):
        return jambone_caller(deal) == act.actor and act.card not in callable_cards(deal)
    if isinstance(act, Discard) and _is_turn_up_barred(deal, act):
        return True
    if isinstance(act, TakeDummy):
        is_barred = act.actor == deal.calling.lone or act.actor != deal.calling.maker
        return bool(deal.code.dummy) and (is_barred or (act.actor == deal.dealer and dealer_exchanges(deal)))
    if isinstance(act, Discard) and deal.dummy_taken and act.actor == deal.calling.maker:
        return len(deal.holding(deal.calling.maker)) - len(act.cards) < deal.code.hand_size
    return False


def calls_after_haste(table: RefereedTable, act: Act) -> bool:
    """Return whether a card is called, by the player who has the call, after the jambone player led in
    haste."""
    deal = table.sitting.deal
    if deal is None or not isinstance(act, JamboneCall) or not is_led_in_haste(deal):
        return False
    led = deal.tricks[0].plays[0]
    is_held = act.card is led.card or deal.hand_may_hold(deal.tricks[0].leader, act.card)
    return is_held and act.actor == owner_of_call(deal)


def _is_turn_up_barred(deal: Deal, act: Discard) -> bool:
    return dealer_exchanges(deal) and act.cards == (deal.turn_up,) and not deal.code.may_bury_turn_up


def spoken_only(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with an act among those of its deal that moves nothing."""
    return with_deal(table, deal_with(table.deal, {"acts": (*table.deal.acts, act)}))


def _check_faces(act: Act) -> None:
    """Raise EuchreError if an act shows a card and does not say which; cards thrown in may lie face down, and
    a card held apart is seen by its player alone."""
    shown: tuple[Card, ...] = ()
    if isinstance(act, (Draw, Play)):
        shown = (act.card,)
    elif isinstance(act, TableAct) and act.form not in ("throws in {cards}", "detaches {card}"):
        shown = act.cards
    if UNKNOWN in shown:
        raise EuchreError(f"'{act}' names no card; what is shown is seen by all")


def _check_seats(table: RefereedTable, act: Act) -> None:
    """Raise EuchreError if an act is done by a seat, or to one, that is not in use at the table."""
    seats = (act.actor, act.seat) if isinstance(act, (TableAct, TakeSeat)) else (act.actor,)
    for seat in seats:
        if isinstance(seat, Seat) and seat not in table.code.seating.seats:
            raise EuchreError(f"'{act}' cannot be: {seat} is not a player at this table")
    if isinstance(act, TakeSeat) and table.sitting.deal is not None:
        _check_is_free(table, act)


def _check_is_free(table: RefereedTable, act: TakeSeat) -> None:
    """Raise EuchreError if a person takes another's seat once a deal has begun (leeds-dwight-1888 18)."""
    sits = table.sitting.people[act.seat]
    if sits is not None and act.actor != Person(sits):
        raise EuchreError(
            f"'{act}' cannot be: \"{sits}\" sits there and leaves the seat first; 'euchre club' asks the "
            "others about a substitute"
        )


def _called(table: RefereedTable, call: Call) -> RefereedTable:
    """Return a call as it counts, with the passes that silence made; the act itself stands as it was
    spoken."""
    spoken = (*table.deal.acts, call)
    table = with_pass_after_partner(table, call)
    counted = replace(table, sitting=game.after(table.sitting, call_that_counts(table, call)))
    counted = with_round_noted(table, with_deal(counted, deal_with(counted.deal, {"acts": spoken})))
    return with_early_calls(with_silent_passes(counted))


def _throws_up(table: RefereedTable, deed: TableAct) -> RefereedTable:
    return with_silent_passes(table)


def _pays_card(table: RefereedTable, play: Play, number: int) -> RefereedTable:
    """Return the card owed to a trick since another was taken back from it.

    If the trick has another winner now, what was led by the wrong one goes back to the hands.
    """
    seat, deal = seat_of(play), table.deal
    if play.card not in deal.hands[seat] and UNKNOWN not in deal.hands[seat]:
        raise EuchreError(f"'{play}' cannot be: {seat} does not hold {play.card}")
    owed = tuple(one for one in table.ledger.owed if one != (seat, number))
    table = with_ledger(table, owed=owed)
    if number == len(deal.tricks):
        return replace(table, sitting=game.after(table.sitting, play))
    deal = card_put_to(deal, seat, play.card, number)
    if deal.tricks[number].leader != deal.tricks[number - 1].winner:
        deal = trick_swept_back(deal)
    return with_owed_turn(with_deal(table, deal_with(deal, {"acts": (*deal.acts, play)})))


def _takes_back(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Record that a card played is in its player's hand again, and the player owes the trick another, if they
    may change it."""
    deal, (card,) = table.deal, deed.cards
    played = (play for trick in deal.tricks for play in trick.plays)
    seat = seat_of(deed)
    if has_gone_back(table, seat, card) or table.lies_exposed(seat, card) or has_shown(deal, seat, card):
        return table
    if not any(play.actor == seat and play.card is card for play in played):
        raise EuchreError(f"'{deed}' cannot be: {seat} has not played {card}")
    number = trick_to_mend(table, seat, card)
    if number is None:
        return table
    if is_led_in_haste(deal) and seat == deal.tricks[0].leader:
        return with_deal(table, trick_swept_back(deal))
    for case in table.ledger.cases:
        is_misled = case.status is CaseStatus.OPEN and case.irregularity in MISLED and seat in case.seats
        if is_misled and case.trick == number:
            table = without_misled(table, case, seat)
        if (case.offender, case.trick) != (seat, number) or case.irregularity not in MENDED:
            continue
        if case.irregularity == "disobeyed-call":
            table = bound_anew(table, seat, number)
        table = with_case(table, replace(case, status=CaseStatus.SETTLED))
    return with_card_owed(table, seat, number)


def _plays_together(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return the first of the cards that follows suit is played, the first of all if none does; until
    somebody chooses another, the rest have not left the hand."""
    seat = deed.actor
    if not isinstance(seat, Seat):
        raise EuchreError(f"'{deed}' cannot be: {seat} has no cards")
    if (earlier := put_down_before(table, deed)) is not None:
        if earlier is following(table.deal.trick, deed.cards)[0]:
            return table
        table = with_deal(table, card_taken_back(table.deal, seat, len(table.deal.tricks)))
    deal = table.deal
    if not all(deal.hand_may_hold(seat, card) for card in deed.cards):
        raise EuchreError(f"'{deed}' cannot be: {seat} does not hold all these cards")
    trick = None if deal.trick is None or seat in deal.trick.seats else deal.trick
    return deemed_played(table, seat, following(trick, deed.cards)[0])


def _plays_to_trick(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Record that a card is put to a trick: the one it lacks, or one too many."""
    seat, (card,), (number,) = deed.actor, deed.cards, deed.numbers
    deal = table.deal
    if not isinstance(seat, Seat) or not deal.hand_may_hold(seat, card):
        raise EuchreError(f"'{deed}' cannot be: {seat} has no {card}")
    if not 1 <= number <= len(deal.tricks):
        raise EuchreError(f"'{deed}' cannot be: there is no trick {number}")
    if seat not in deal.tricks[number - 1].seats:
        return with_deal(table, played_out(card_put_to(deal, seat, card, number)))
    stray = Stray(seat=seat, card=card, trick=number)
    table = with_ledger(table, strays=(*table.ledger.strays, stray))
    return with_deal(table, played_out(card_put_away(deal, seat, card)))


_BETWEEN_DEALS = frozenset({"brings pack {matter}"})
"""Acts that move cards and need no deal."""

_MOVES: Mapping[str, Callable[[RefereedTable, TableAct], RefereedTable]] = {
    "brings pack {matter}": brings_pack,
    "cuts {number} and leaves {number}": parts_pack,
    "deals {number} to {seat}": deals_packet,
    "deals {number} to dummy": deals_packet,
    "turns wrong card {card}": turns_wrong_card,
    "counts {number}": counts,
    "counts {number} in hand of {seat}": counts,
    "counts {number} in dummy": counts_dummy,
    "takes back {card}": _takes_back,
    "keeps hold of the discard": keeps_hold,
    "changes the discard to {card}": changes_discard,
    "exposes {cards}": shows_open_hand,
    "throws down the hand": _throws_up,
    "throws in {cards}": _throws_up,
    "plays {cards} together": _plays_together,
    "plays {card} to trick {number}": _plays_to_trick,
}
"""The acts that move cards."""
