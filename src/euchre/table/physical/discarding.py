"""The dealer's discard, which may be changed until the dealer lets it go (professor-1862 L14,
leeds-dwight-1888 86, 87)."""

from __future__ import annotations

from ...acts import Act, DeclineTurnUp, Discard, Manner, Play, TableAct, TakeDummy
from ...cards import UNKNOWN
from ...deal import Deal
from ...deal import after as deal_after
from ...deal.hands import with_hand
from ...deal.rights import dealer_exchanges
from ...deal.state import deal_with, seat_of
from ...deciding import decides
from ...errors import EuchreError
from ...seats import Seat
from ..state import RefereedTable, with_deal


@decides("jerome-1877 6.2 s.3")
def declines_in_time(table: RefereedTable, act: Act) -> bool:
    """Return whether the dealer leaves the turn-up after a lead and before playing, where a dealer who plays
    without a discard has left it (jerome-1877 s.3)."""
    deal = table.sitting.deal
    if deal is None or not isinstance(act, DeclineTurnUp) or act.actor != deal.dealer:
        return False
    is_due = dealer_exchanges(deal) and not owes_discard(deal)
    return is_due and deal.code.may_decline_turn_up and _leaves_turn_up_by_playing(table)


@decides("jerome-1877 s.3")
def _leaves_turn_up_by_playing(table: RefereedTable) -> bool:
    """Return whether a dealer who plays to the first trick without a discard has left the turn-up on the
    pack."""
    row = table.provision("no-discard")
    return row is not None and "leave-turn-up" in row.follows


def owes_discard(deal: Deal) -> bool:
    """Return whether the dealer has played with the turn-up accepted and nothing put out."""
    if not deal.calling.accepted or deal.exchanged or deal.dealer in deal.calling.out:
        return False
    return any(play.actor == deal.dealer for trick in deal.tricks for play in trick.plays)


@decides("jerome-1877 s.3")
def plays_turn_up_first(deal: Deal) -> bool:
    """Return whether the first card that the dealer has played is the turn-up."""
    own = (play.card for trick in deal.tricks for play in trick.plays if play.actor == deal.dealer)
    return next(own, None) is deal.turn_up


def check_not_put_out(table: RefereedTable, act: Act) -> None:
    """Raise EuchreError if a player plays a card that they have put out."""
    deal = table.sitting.deal
    if deal is None or not isinstance(act, Play) or not isinstance(act.actor, Seat) or act.card is UNKNOWN:
        return
    if act.actor not in deal.code.seating.seats or act.card in deal.holding(act.actor):
        return
    if any(put_out == (act.actor, act.card) for put_out in deal.discards):
        raise EuchreError(f"'{act}' cannot be: {act.actor} has put {act.card} out")


def why_turn_up_is_out(table: RefereedTable, act: Act) -> str | None:
    """Return why the dealer may not play the turn-up, which they left on the pack, as they said, by playing
    without a discard, or as it was ruled (jerome-1877 6.2, s.3); None if that is not so."""
    deal = table.sitting.deal
    if deal is None or not isinstance(act, Play) or act.card != deal.turn_up or act.actor != deal.dealer:
        return None
    if not deal.calling.accepted or deal.is_over:
        return None
    if owes_discard(deal) and _leaves_turn_up_by_playing(table) and not plays_turn_up_first(deal):
        return f"{act.actor} played without a discard, which leaves {act.card} on the pack and out of play"
    if deal.exchanged and not deal.turn_up_in_hand:
        return f"{act.card} was left on the pack and is out of play"
    return None


@decides("jerome-1877 s.3")
def with_turn_up_left(table: RefereedTable) -> RefereedTable:
    """Return the table with the turn-up on the pack while the dealer has left it by playing without a
    discard, so that no suit led asks for it, and in the hand again once the card played has gone back."""
    deal = table.sitting.deal
    if deal is None or deal.turn_up is None or not _leaves_turn_up_by_playing(table):
        return table
    hand = deal.hands[deal.dealer]
    is_left = owes_discard(deal) and not plays_turn_up_first(deal) and not deal.is_over
    lies_on_pack = deal.turn_up_in_hand and deal.turn_up in deal.pack
    if is_left and deal.turn_up in hand:
        hand, pack = tuple(card for card in hand if card is not deal.turn_up), (deal.turn_up, *deal.pack)
        changes = {"pack": pack, "hands": with_hand(deal, deal.dealer, hand), "turn_up_in_hand": True}
        return with_deal(table, deal_with(deal, changes))
    if lies_on_pack and not is_left and not deal.is_over:
        pack = tuple(card for card in deal.pack if card is not deal.turn_up)
        return with_deal(table, deal_with(deal, {"pack": pack, "turn_up_in_hand": False}))
    return table


def laws_of_turn_up_left(table: RefereedTable) -> tuple[str, ...]:
    """Return the laws that put a turn-up left on the pack out of play, as the dealer said or by playing."""
    said = any(isinstance(act, DeclineTurnUp) for act in table.deal.acts)
    by_playing = _leaves_turn_up_by_playing(table) and not said
    laws = table.code.laws.get("may_decline_turn_up", ())
    return (*laws, *table.code.provisions["no-discard"].laws) if by_playing else laws


@decides(irregularities="discard-changed")
def may_change_discard(table: RefereedTable, seat: Seat) -> bool:
    """Return whether a seat has put a card out and not yet let it go, nor played."""
    lies = False
    for act in table.deal.acts:
        if isinstance(act, Discard) and act.actor == seat:
            lies = len(act.cards) == 1
        elif act.actor == seat and (isinstance(act, Play) or _lets_go(act)):
            lies = False
    return lies


@decides("professor-1862 L14 L22", "jerome-1877 s.9", "leeds-dwight-1888 87 96")
def is_discard_unfinished(table: RefereedTable, seat: Seat) -> bool:
    """Return whether a seat has put a card out and not yet let it go, so that it may still change it, and
    play alone where the code lets it.

    A lead counts as made after the discard was let go, unless the record tells that the seat keeps hold of
    it: then the lead came too early, and does not end the time.
    """
    if holds_discard(table, seat):
        return True
    for act in reversed(table.deal.acts):
        if isinstance(act, Play):
            return False
        if isinstance(act, Discard) and act.actor == seat:
            break
    return may_change_discard(table, seat)


def holds_discard(table: RefereedTable, seat: Seat) -> bool:
    """Return whether the record tells that a seat keeps hold of a discard that it has not let go since."""
    if table.sitting.deal is None or not may_change_discard(table, seat):
        return False
    kept = False
    for act in table.deal.acts:
        if act.actor == seat:
            kept = _keeps_hold(act) or (kept and not isinstance(act, Discard))
    return kept


def keeps_hold(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return the table when a player keeps hold of the card put out.

    Raises EuchreError if the player has put none out, has let it go, or has played since.
    """
    if not isinstance(deed.actor, Seat) or not may_change_discard(table, deed.actor):
        raise EuchreError(f"'{deed}' cannot be: {deed.actor} has put nothing out, or has let it go")
    return table


def is_exchange_with_dummy(table: RefereedTable, act: Act) -> bool:
    """Return whether the maker takes the dummy after a lead that came too early, or puts out the cards that
    are too many one by one, before the maker plays (modern 3h-3)."""
    deal = table.sitting.deal
    if deal is None or not isinstance(act, (Discard, TakeDummy)) or act.actor != deal.calling.maker:
        return False
    maker, calling = deal.settled_maker, deal.calling
    if calling.lone is not None or any(maker in trick.seats for trick in deal.tricks):
        return False
    if isinstance(act, TakeDummy):
        return bool(deal.tricks and deal.dummy) and not deal.dummy_taken
    if has_taken_dummy_unsaid(table, act):
        return True
    is_too_long = len(deal.hands[maker]) > deal.code.hand_size
    return (
        deal.dummy_taken and is_too_long and len(act.cards) == 1 and deal.hand_may_hold(maker, act.cards[0])
    )


@decides("modern 3h-3 3h-4")
def has_taken_dummy_unsaid(table: RefereedTable, act: Act) -> bool:
    """Return whether the maker puts out as many cards as the dummy has, and so has taken it, though nobody
    has said so, or said so too early (modern 3h-4)."""
    deal = table.sitting.deal
    if deal is None or not isinstance(act, Discard) or act.actor != deal.calling.maker or not deal.dummy:
        return False
    owes_first = act.actor == deal.dealer and dealer_exchanges(deal)
    may_take = deal.calling.lone is None and not deal.dummy_taken and not owes_first
    has_played = any(act.actor in trick.seats for trick in deal.tricks)
    return may_take and not has_played and len(act.cards) == deal.code.dummy


def with_dummy_taken_unsaid(table: RefereedTable, act: Act) -> RefereedTable:
    """Return the table with the dummy in the hand of a maker who puts out cards for it."""
    if not has_taken_dummy_unsaid(table, act):
        return table
    taken = deal_after(table.deal, TakeDummy(seat_of(act)))
    return with_deal(table, deal_with(taken, {"acts": table.deal.acts}))


def changes_discard(table: RefereedTable, deed: TableAct) -> RefereedTable:
    """Return another card put out in place of the first, if that still may be changed.

    Raises EuchreError if nothing is put out, or the other card is not in hand.
    """
    deal, seat = table.deal, deed.actor
    (card,) = deed.cards
    put_out = [place for place, (who, _) in enumerate(deal.discards) if who == seat]
    if not put_out or not isinstance(seat, Seat) or not deal.hand_may_hold(seat, card):
        raise EuchreError(f"'{deed}' cannot be: {deed.actor} has put nothing out, or does not hold {card}")
    if not is_discard_unfinished(table, seat):
        return table
    place = put_out[-1]
    hand = [*deal.hands[seat], deal.discards[place][1]]
    hand.remove(card if card in hand else UNKNOWN)
    discards = (*deal.discards[:place], (seat, card), *deal.discards[place + 1 :])
    hands = (*deal.hands[:seat], tuple(hand), *deal.hands[seat + 1 :])
    return with_deal(table, deal_with(deal, {"hands": hands, "discards": discards}))


def _keeps_hold(act: object) -> bool:
    return isinstance(act, TableAct) and act.form == "keeps hold of the discard"


def _lets_go(act: object) -> bool:
    return isinstance(act, TableAct) and act.form == "quits the discard"


@decides("professor-1862 S15")
def is_discard_of_jamboree(table: RefereedTable, act: Act) -> bool:
    """Return whether a dealer who has announced a jamboree, with which the hand is over, puts out the card
    for the turn-up to show the five."""
    deal = table.sitting.deal
    if deal is None or not isinstance(act, Discard) or deal.calling.manner is not Manner.JAMBOREE:
        return False
    is_theirs = act.actor == deal.dealer == deal.calling.lone and deal.calling.accepted
    return deal.is_over and is_theirs and not any(isinstance(one, Discard) for one in deal.acts)
