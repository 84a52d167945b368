"""Who may play alone, take over, defend alone, lead, and call from a jambone hand."""

from __future__ import annotations

from ..acts import Actor, Call, LayDown, Manner
from ..cards import JOKER, NO_TRUMP, SUITS, UNKNOWN, Card, Suit, of_suit, order_of_trumps
from ..deciding import decides
from ..laws import Code
from ..seats import Seat
from .following import unseen
from .state import Deal, Stage


@decides(reasons="alone/jamboree-not-held")
def holds_jamboree(deal: Deal, seat: Seat, trump: Suit) -> bool:
    """Return whether a seat holds the five best trumps, or may if cards are unknown (professor-1862 S15).

    Without a trump suit there is no jamboree.

    The turn-up counts as the dealer's if its suit is the trump and it has not been exchanged yet.
    """
    cards: tuple[Card, ...] = deal.hands[seat]
    if trump is NO_TRUMP:
        return False
    if seat == deal.dealer and deal.turn_up is not None and not deal.exchanged and trump is deal.turned_suit:
        cards = (*cards, deal.turn_up)
    best = order_of_trumps(trump)
    top = ((JOKER, *best) if deal.code.joker else best)[:5]
    return sum(card not in cards for card in top) <= cards.count(UNKNOWN)


@decides(values="suit_needed_to_call suit_needed_to_rob")
def cards_to_call(code: Code, suit: Suit, *, robs: bool) -> tuple[Card, ...] | None:
    """Return the cards of which a player needs one in hand to make a suit trump; None if none is needed.

    `robs` is true for the dealer who takes up the turn-up; for the dealer's own call it counts as held.
    """
    rule = code.suit_needed_to_rob if robs else "suit" if code.suit_needed_to_call else "never"
    if rule == "never" or suit is NO_TRUMP:
        return None
    cards = of_suit(code.pack, suit, suit)
    return tuple(card for card in cards if card.suit in (suit, None)) if rule == "natural" else cards


def has_suit_to_call(deal: Deal, seat: Seat, suit: Suit) -> bool:
    """Return whether a seat holds, or may hold, the suit that it wants to make trump, if it needs to.

    The dealer takes up the turn-up, which counts as the dealer's, by a rule of its own. No trump needs none.
    """
    robs = seat == deal.dealer and suit is deal.turned_suit
    needed = cards_to_call(deal.code, suit, robs=robs)
    hand = deal.hands[seat]
    return needed is None or UNKNOWN in hand or any(card in needed for card in hand)


@decides(values="no_trump", reasons="discard/final discard/dummy-first play/trump-not-settled")
def suits_to_make(deal: Deal, seat: Seat) -> list[Suit]:
    """Return the suits that a seat may make trump in the second round, and then no trump if the code allows
    it.

    A stuck dealer always has a suit.
    """
    suits = [suit for suit in SUITS if suit is not deal.turned_suit]
    held = [suit for suit in suits if has_suit_to_call(deal, seat, suit)]
    is_stuck = deal.code.stick_the_dealer and seat == deal.dealer
    without = [NO_TRUMP] if deal.code.no_trump else []
    return [*(held or (suits if is_stuck else [])), *without]


@decides(values="jambone jamboree")
def lone_manners(deal: Deal, seat: Seat, trump: Suit) -> tuple[Manner, ...]:
    """Return the ways in which a seat could play without a partner or dummy (professor-1862 S13, S15)."""
    if not deal.code.may_play_alone:
        return ()
    manners = [Manner.ALONE]
    if deal.code.jambone:
        manners.append(Manner.JAMBONE)
    if deal.code.jamboree and holds_jamboree(deal, seat, trump):
        manners.append(Manner.JAMBOREE)
    return tuple(manners)


def _is_preparing(deal: Deal) -> bool:
    """Return whether trump is settled and no card has been led."""
    return deal.stage in (Stage.PREPARING, Stage.PLAYING) and not deal.tricks


@decides(reasons="discard/not-the-dealer")
def dealer_exchanges(deal: Deal) -> bool:
    """Return whether the dealer still has to discard for the turn-up or decline it.

    A dealer who sits out does not discard (jerome-1877 6.2, leeds-dwight-1888 86).
    """
    calling = deal.calling
    return calling.accepted and not deal.exchanged and deal.dealer not in calling.out


@decides(values="take_over take_over_until", reasons="alone/not-the-makers alone/too-late")
def may_take_over(deal: Deal) -> Seat | None:
    """Return the maker's partner while they may take the hand over and play alone; else None.

    professor-1862 A9 to A11, jerome-1877 6.3 to 6.9 and 6.15 to 6.17, leeds-dwight-1888 74, 75, 93, 99.
    """
    calling, code = deal.calling, deal.code
    maker = calling.maker
    if not code.take_over or maker is None or not _is_preparing(deal):
        return None
    if calling.lone is not None and calling.lone != maker:
        return _may_take_back(deal)
    partner = code.seating.partner(maker)
    if partner is None or partner in calling.waived or _barred_by_pass(deal, partner):
        return None
    limit = code.dealer_alone_until if partner == deal.dealer else code.take_over_until
    closed = limit == "discard" and calling.accepted and deal.exchanged
    return None if closed else partner


@decides(values="take_over_after_pass", reasons="alone/passed")
def _barred_by_pass(deal: Deal, partner: Seat) -> bool:
    if not deal.calling.has_passed(partner):
        return False
    return not (deal.code.take_over_after_pass and deal.calling.accepted and partner == deal.eldest_hand)


@decides(values="take_over_settled_between_partners", reasons="alone/taken-over")
def _may_take_back(deal: Deal) -> Seat | None:
    """Return who first announced a lone hand, if partners may settle who plays it (professor-1862 A10)."""
    first = deal.calling.announced
    if not deal.code.take_over_settled_between_partners or first is None or first in deal.calling.waived:
        return None
    return first


def is_asked_apart(deal: Deal, taker: Seat) -> bool:
    """Return whether a take-over is a due of its own; the dealer's is offered with the discard."""
    return (
        taker != deal.dealer
        or not deal.calling.accepted
        or (deal.calling.lone is not None and not deal.exchanged)
    )


def is_jambone_closed(deal: Deal) -> bool:
    """Return whether a jambone hand is still hidden, because a discard or a take-over must come first.

    It is laid open before the first lead, so that the player who may call a card sees it
    (professor-1862 S4).
    """
    if deal.calling.manner is not Manner.JAMBONE or deal.stage is not Stage.PREPARING:
        return False
    taker = may_take_over(deal)
    return dealer_exchanges(deal) or (taker is not None and is_asked_apart(deal, taker))


@decides(values="alone_until dealer_alone_until", reasons="alone/not-the-makers alone/too-late")
def may_add_alone(deal: Deal) -> Seat | None:
    """Return the maker while they may still announce a lone hand; else None.

    modern alone and 3h-2, jerome-1877 6.11, professor-1862 A1, leeds-dwight-1888 96.
    """
    calling, code = deal.calling, deal.code
    if calling.maker is None or calling.lone is not None or deal.dummy_taken or not _is_preparing(deal):
        return None
    if not code.may_play_alone or calling.bound:
        return None
    took_up = calling.accepted and calling.maker == deal.dealer
    limit = code.dealer_alone_until if took_up else code.alone_until
    if limit == "call" or (limit == "discard" and deal.exchanged):
        return None
    return calling.maker


@decides(values="jamboree")
def may_announce_jamboree(deal: Deal) -> Seat | None:
    """Return a lone player with a jamboree who announced less, until the first lead or call; else None.

    professor-1862 S16.
    """
    calling = deal.calling
    if calling.lone is None or not deal.code.jamboree or not _is_preparing(deal) or deal.called is not None:
        return None
    if calling.trump is None or not holds_jamboree(deal, calling.lone, calling.trump):
        return None
    return calling.lone


@decides(values="defend_alone", reasons="alone/no-defending")
def may_defend_alone(deal: Deal) -> Seat | None:
    """Return the next adversary who may still play alone against a lone player (professor-1862 A7); else
    None."""
    calling = deal.calling
    if not deal.code.defend_alone or calling.manner is not Manner.ALONE or calling.duelist is not None:
        return None
    if not _is_preparing(deal) or dealer_exchanges(deal):
        return None
    for seat in deal.active:
        if seat not in deal.makers and seat not in calling.waived:
            return seat
    return None


def allows_defending(deal: Deal, actor: Actor) -> bool:
    """Return whether an adversary may say now that they play alone against a lone player, in turn or not, and
    before the dealer's discard or after it."""
    calling = deal.calling
    if not deal.code.defend_alone or calling.manner is not Manner.ALONE or calling.duelist is not None:
        return False
    return _is_preparing(deal) and actor not in deal.makers and actor not in calling.waived


@decides(values="lead_against_lone", reasons="play/not-your-turn")
def first_leader(deal: Deal) -> Seat:
    """Return who leads to the first trick: the first active player left of the dealer, or as the code says.

    modern lead, jerome-1877 9.1, professor-1862 A4 and A8, leeds-dwight-1888 87.
    """
    lone, rule = deal.calling.lone, deal.code.lead_against_lone
    if lone is not None and rule == "lone_player":
        return lone
    start = deal.dealer if lone is None or rule == "eldest_hand" else lone
    return next(seat for seat in deal.code.seating.from_left_of(start) if seat not in deal.calling.out)


@decides(values="lay_down", reasons="claim/lay-down")
def may_lay_down(deal: Deal, seat: Seat) -> bool:
    """Return whether a player on lead may lay down their cards as certain winners (modern lay-down).

    Cards that were laid down and refused must be led one by one (modern lay-down-refused).
    """
    if not deal.code.lay_down:
        return False
    if deal.stage is Stage.PREPARING:
        is_on_lead = not deal.tricks and seat == first_leader(deal)
    else:
        is_playing = deal.stage is Stage.PLAYING and seat == deal.turn
        is_on_lead = is_playing and deal.trick is None and len(deal.hands[seat]) > 1
    return is_on_lead and LayDown(seat) not in deal.acts


@decides(reasons="jambone/not-the-caller")
def owner_of_call(deal: Deal) -> Seat | None:
    """Return the adversary who has the call of a card from an open jambone hand, now or later.

    It is the leader, or the adversary on the left of the jambone player who leads (professor-1862 S5, S7).
    None if nobody plays jambone.
    """
    lone = deal.calling.lone
    if deal.calling.manner is not Manner.JAMBONE or lone is None:
        return None
    leader = first_leader(deal)
    return leader if leader != lone else _next_active(deal, lone)


@decides(reasons="jambone/too-late jambone/call-first")
def jambone_caller(deal: Deal) -> Seat | None:
    """Return the adversary who may now call a card from an open jambone hand to the first trick; else None.

    The call is open until the caller's partner or the jambone player follows a lead, or until the caller
    plays a second card (professor-1862 S8).
    """
    caller, calling = owner_of_call(deal), deal.calling
    if caller is None or deal.called is not None or caller in calling.waived or len(deal.tricks) > 1:
        return None
    played = len(deal.tricks[0].plays) if deal.tricks else 0
    return caller if played == (0 if first_leader(deal) == calling.lone else 1) else None


def hands_laid_open(deal: Deal) -> tuple[Seat, ...]:
    """Return the seats whose cards lie face up: a jamboree, cards laid down, and a jambone hand once the
    take-over and the discard are done (professor-1862 S4)."""
    calling = deal.calling
    lone = calling.lone
    if calling.manner is not Manner.JAMBONE or lone is None or is_jambone_closed(deal):
        return deal.shown
    return (lone, *deal.shown)


def _next_active(deal: Deal, seat: Seat) -> Seat:
    return next(left for left in deal.code.seating.from_left_of(seat) if left not in deal.calling.out)


@decides(reasons="jambone/not-callable")
def callable_cards(deal: Deal) -> tuple[Card, ...]:
    """Return the cards that may be called from the jambone hand (professor-1862 S7, S11).

    Any card if the jambone player leads; else a card of the suit led; without one the lowest trump, or
    a card of another suit that is not the best of its suit. An unknown card may be any whose place is not
    known.
    """
    calling = deal.calling
    if calling.lone is None or calling.trump is None:
        return ()
    trump, hand = calling.trump, deal.hands[calling.lone]
    if UNKNOWN in hand:
        return _possibly_callable(deal, calling.lone, trump)
    if not deal.tricks:
        return tuple(sorted(hand))
    led = deal.tricks[0].led
    following = of_suit(hand, led, trump)
    if following:
        return tuple(sorted(following))
    known = [card for card in hand if card is not UNKNOWN]
    trumps = sorted(of_suit(known, trump, trump), key=lambda card: card.strength(trump, trump))
    lay = [card for card in known if card.suit_under(trump) is not trump and not _commands(deal, card, trump)]
    return tuple(sorted([*trumps[:1], *lay]))


def _possibly_callable(deal: Deal, lone: Seat, trump: Suit) -> tuple[Card, ...]:
    known = [card for card in deal.hands[lone] if card is not UNKNOWN]
    cards = sorted({*known, *unseen(deal, lone)})
    if deal.tricks and of_suit(known, deal.tricks[0].led, trump):
        return of_suit(cards, deal.tricks[0].led, trump)
    return tuple(cards)


def _commands(deal: Deal, card: Card, trump: Suit) -> bool:
    """Return whether a card that is not a trump is the best of its suit not yet played."""
    suit = card.suit_under(trump)
    played = {play.card for play in deal.tricks[0].plays} if deal.tricks else set()
    rivals = [rival for rival in of_suit(deal.code.pack, suit, trump) if rival not in played]
    return card is max(rivals, key=lambda rival: rival.strength(trump, suit))


@decides(values="assist_must_be_alone")
def must_be_alone(deal: Deal, act: Call) -> bool:
    """Return whether the dealer's partner accepts the turn-up with words that only count with 'alone'."""
    is_partners = act.actor == deal.code.seating.partner(deal.dealer)
    return deal.code.assist_must_be_alone and is_partners and act.manner is Manner.PARTNERSHIP
