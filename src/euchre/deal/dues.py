"""Who may act now, which acts are lawful for them, and until when.

More than one player may be able to act: a discard, a take-over and a lead can be open together. The
dues that play waits for come first, in the order in which a table asks for them. Rights that are only
open follow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

from ..acts import (
    Act,
    Assent,
    Call,
    CallKind,
    Cut,
    DealOut,
    DeclineCut,
    DeclineTurnUp,
    DefendAlone,
    Discard,
    FixSuit,
    JamboneCall,
    LayDown,
    Manner,
    Objection,
    Play,
    PlayAlone,
    Shuffle,
    TakeDummy,
    TakeOver,
    ThrowIn,
    TurnUp,
    Waiver,
    play,
)
from ..cards import SUITS, UNKNOWN
from ..deciding import decides
from ..seats import Seat
from .following import legal_cards, unseen
from .giving import discards_for_gift, discards_of_lone, gifts, giver
from .rights import (
    callable_cards,
    dealer_exchanges,
    first_leader,
    has_suit_to_call,
    is_asked_apart,
    is_jambone_closed,
    jambone_caller,
    lone_manners,
    may_add_alone,
    may_announce_jamboree,
    may_defend_alone,
    may_lay_down,
    may_take_over,
    suits_to_make,
)
from .state import Deal, Stage
from .weak_hands import weak_hand_acts


@dataclass(frozen=True, slots=True)
class Due:
    """The acts that one player may do now."""

    actor: Seat
    acts: tuple[Act, ...]
    """The lawful acts in a fixed order. A shuffle without cards stands for every order of the pack."""
    until: str
    """The event that ends the right: the act itself, or the event that its law names."""
    awaited: bool = True
    """Whether play waits for the actor; False for a right that is open while play goes on."""


def dues(deal: Deal) -> tuple[Due, ...]:
    """Return all dues, those that play waits for first; empty once the deal is over."""
    return (*awaited(deal), *open_rights(deal))


@decides(reasons="table/not-now")
def awaited(deal: Deal) -> tuple[Due, ...]:
    """Return the dues that play waits for, in the order a table asks for them; empty once the deal is
    over."""
    if deal.claim is not None:
        return tuple(_answers(deal))
    return tuple(_AWAITED[deal.stage](deal))


def open_rights(deal: Deal) -> tuple[Due, ...]:
    """Return rights that are open while play goes on."""
    find = _OPEN.get(deal.stage)
    return () if find is None or deal.claim is not None else tuple(find(deal))


def legal_acts(deal: Deal, seat: Seat) -> tuple[Act, ...]:
    """Return every lawful act of a seat, from all its dues."""
    return tuple(act for due in dues(deal) if due.actor == seat for act in due.acts)


@decides(values="first_shuffle", reasons="deal/not-the-shuffler")
def shuffler(deal: Deal) -> Seat:
    """Return who shuffles first (jerome-1877 5.1, professor-1862 L2, leeds-dwight-1888 25, modern
    cut-offer)."""
    match deal.code.first_shuffle:
        case "dealers_left":
            return deal.code.seating.left_of(deal.dealer)
        case "dealers_partner":
            partner = deal.code.seating.partner(deal.dealer)
            return deal.dealer if partner is None else partner
        case _:
            return deal.dealer


def _shuffling(deal: Deal) -> Iterator[Due]:
    seat = shuffler(deal)
    yield Due(seat, (Shuffle(seat),), "shuffle")


@decides(
    "professor-1862 T11",
    values="cut_may_be_declined cut_least_lifted cut_least_left",
    reasons="deal/not-the-cutter deal/cut-size deal/cut-declined",
)
def _cutting(deal: Deal) -> Iterator[Due]:
    cutter, code = deal.code.seating.right_of(deal.dealer), deal.code
    most = len(code.pack) - code.cut_least_left
    yield Due(cutter, _cuts(cutter, code.cut_least_lifted, most, code.cut_may_be_declined), "cut")


@cache
def _cuts(cutter: Seat, least: int, most: int, declinable: bool) -> tuple[Act, ...]:
    cuts = tuple(Cut(cutter, lifted) for lifted in range(least, most + 1))
    return (*cuts, DeclineCut(cutter)) if declinable else cuts


@decides("leeds-dwight-1888 27", values="others_shuffle", reasons="deal/not-the-shuffler")
def _more_shuffling(deal: Deal) -> Iterator[Due]:
    """Yield others may shuffle once each, as the code says, and the dealer last (jerome-1877 5.2,
    professor-1862 L2, leeds-dwight-1888 24 and 27)."""
    seating, others = deal.code.seating, deal.code.others_shuffle
    allowed = {"nobody": (), "cutter": (seating.right_of(deal.dealer),), "everyone": seating.seats}[others]
    for seat in allowed:
        if seat != deal.dealer and not deal.has_shuffled(seat):
            yield Due(seat, (Shuffle(seat),), "cut", awaited=False)
    yield Due(deal.dealer, (Shuffle(deal.dealer),), "cut", awaited=False)


@decides(values="packets same_packets_for_all")
def _dealing(deal: Deal) -> Iterator[Due]:
    code = deal.code
    yield Due(
        deal.dealer, ways_to_deal(deal.dealer, code.packets, code.same_packets_for_all, code.players), "deal"
    )


@cache
@decides(reasons="deal/packets")
def ways_to_deal(
    dealer: Seat, packets: tuple[tuple[int, int], ...], same_for_all: bool, players: int
) -> tuple[Act, ...]:
    """Return every lawful way to deal the packets (modern packets, professor-1862 L4, leeds-dwight-1888
    42)."""
    ways = [DealOut(dealer, ((first,), (second,))) for first, second in packets]
    if not same_for_all:
        for choice in product(packets, repeat=players):
            if len(set(choice)) > 1:
                first_round, second_round = zip(*choice, strict=True)
                ways.append(DealOut(dealer, (first_round, second_round)))
    return tuple(ways)


@decides(reasons="deal/turn-up")
def _turning(deal: Deal) -> Iterator[Due]:
    """Yield the first card after the hands; no due if packets too large have left none."""
    if not deal.pack:
        return
    top = deal.pack[0]
    faces = (top,) if top is not UNKNOWN else tuple(sorted(unseen(deal)))
    yield Due(deal.dealer, tuple(TurnUp(deal.dealer, face) for face in faces), "turn-up")


def _fixing(deal: Deal) -> Iterator[Due]:
    yield Due(deal.dealer, tuple(FixSuit(deal.dealer, suit) for suit in SUITS), "turn-up")


@decides(
    "professor-1862 B2 B4 B7", values="assist_must_be_alone", reasons="call/not-your-turn call/wrong-word"
)
def _ordering(deal: Deal) -> Iterator[Due]:
    seat, suit = deal.seat_in_turn, deal.suit_turned_up
    word = accepting_word(deal, seat)
    if (weak := weak_hand_acts(deal, seat)) and UNKNOWN not in deal.hands[seat]:
        yield Due(seat, weak, "call")
    acts: list[Act] = [Call(seat, CallKind.TURN_DOWN if seat == deal.dealer else CallKind.PASS)]
    if not has_suit_to_call(deal, seat, suit):
        yield Due(seat, tuple(acts), "call")
        return
    if not (word is CallKind.ASSIST and deal.code.assist_must_be_alone):
        acts.append(Call(seat, word))
    acts.extend(Call(seat, word, manner=manner) for manner in lone_manners(deal, seat, suit))
    yield Due(seat, tuple(acts), "call")


def accepting_word(deal: Deal, seat: Seat) -> CallKind:
    """Return the call with which a seat accepts the turn-up."""
    if seat == deal.dealer:
        return CallKind.TAKE_UP
    return CallKind.ASSIST if seat == deal.code.seating.partner(deal.dealer) else CallKind.ORDER_UP


def _open_with_unknown_hand(deal: Deal) -> Iterator[Due]:
    """Yield what a seat may do about a hand that may be weak, as far as the record shows."""
    if deal.turn is not None and UNKNOWN in deal.hands[deal.turn]:
        acts = weak_hand_acts(deal, deal.turn)
        if acts:
            yield Due(deal.turn, acts, "call", awaited=False)


@decides(
    values="stick_the_dealer",
    reasons="call/not-your-turn call/wrong-word call/suit-turned-down call/no-suit call/stuck",
)
def _making(deal: Deal) -> Iterator[Due]:
    seat = deal.seat_in_turn
    acts: list[Act] = []
    if not (deal.code.stick_the_dealer and seat == deal.dealer):
        acts.append(Call(seat, CallKind.PASS))
    for suit in suits_to_make(deal, seat):
        acts.append(Call(seat, CallKind.MAKE, suit))
        acts.extend(Call(seat, CallKind.MAKE, suit, manner) for manner in lone_manners(deal, seat, suit))
    yield Due(seat, tuple(acts), "call")


def _preparing(deal: Deal) -> Iterator[Due]:
    taker, exchanges = may_take_over(deal), dealer_exchanges(deal)
    takes = () if taker is None else tuple(TakeOver(taker, manner) for manner in _manners(deal, taker))
    if taker is not None and is_asked_apart(deal, taker):
        yield Due(taker, (*takes, Waiver(taker)), "opening lead")
    if exchanges:
        first = takes if taker == deal.dealer and deal.calling.lone is None else _added(deal, deal.dealer)
        yield Due(deal.dealer, (*first, *_discards(deal)), "discard")
    elif not is_jambone_closed(deal):
        yield from _before_lead(deal)


def _manners(deal: Deal, seat: Seat) -> tuple[Manner, ...]:
    return lone_manners(deal, seat, deal.settled_trump)


def _added(deal: Deal, seat: Seat) -> tuple[Act, ...]:
    """Return the seat's ways to announce a lone hand after the call, if it is the maker and still may."""
    if may_add_alone(deal) != seat:
        return ()
    return tuple(PlayAlone(seat, manner) for manner in _manners(deal, seat))


def _open_before_lead(deal: Deal) -> Iterator[Due]:
    taker, adder, upgrader = may_take_over(deal), may_add_alone(deal), may_announce_jamboree(deal)
    waiting = tuple(_preparing(deal))
    asked = {due.actor for due in waiting}
    offered = {act for due in waiting for act in due.acts}
    if taker is not None and taker not in asked and not is_asked_apart(deal, taker):
        takes = tuple(TakeOver(taker, manner) for manner in _manners(deal, taker))
        yield Due(taker, takes, "opening lead", awaited=False)
    if adder is not None and not offered.issuperset(_added(deal, adder)):
        yield Due(adder, _added(deal, adder), "opening lead", awaited=False)
    if upgrader is not None:
        yield Due(upgrader, (PlayAlone(upgrader, Manner.JAMBOREE),), "opening lead", awaited=False)
    for due in waiting:
        if any(isinstance(act, Play) for act in due.acts) and may_lay_down(deal, due.actor):
            yield Due(due.actor, (LayDown(due.actor),), "play", awaited=False)


@decides(values="may_bury_turn_up may_decline_turn_up", reasons="discard/number discard/turn-up")
def _discards(deal: Deal) -> tuple[Act, ...]:
    """Return the dealer's ways to exchange a card for the turn-up (modern up-card-taken, jerome-1877 6.2,
    professor-1862 P16 and S14, leeds-dwight-1888 86 and 88)."""
    dealer, code = deal.dealer, deal.code
    cards = sorted(set(deal.holding(dealer) if code.may_bury_turn_up else deal.hands[dealer]))
    acts: list[Act] = [Discard(dealer, (card,)) for card in cards]
    if code.may_decline_turn_up:
        acts.append(DeclineTurnUp(dealer))
    return tuple(acts)


@decides(values="dummy", reasons="discard/number")
def _before_lead(deal: Deal) -> Iterator[Due]:
    """Yield what is due before the first trick: the dummy, a lone adversary, the jambone call, and the
    lead."""
    calling, code = deal.calling, deal.code
    maker = deal.settled_maker
    if code.dummy and calling.lone is None:
        if not deal.dummy_taken:
            yield Due(maker, (TakeDummy(maker), *_added(deal, maker)), "opening lead")
            return
        if len(deal.hands[maker]) > code.hand_size:
            surplus = len(deal.hands[maker]) - code.hand_size
            chosen = sorted(set(combinations(sorted(deal.hands[maker]), surplus)))
            yield Due(maker, tuple(Discard(maker, cards) for cards in chosen), "discard")
            return
    giving, discarding = giver(deal), discards_for_gift(deal)
    if giving is not None:
        yield Due(giving, gifts(deal, giving), "opening lead")
        return
    if discarding is not None:
        yield Due(discarding, discards_of_lone(deal, discarding), "discard")
        return
    defender = may_defend_alone(deal)
    if defender is not None:
        yield Due(defender, (DefendAlone(defender), Waiver(defender)), "opening lead")
    leader = first_leader(deal)
    caller = jambone_caller(deal)
    if caller is not None and leader == calling.lone:
        yield Due(caller, _jambone_calls(deal, caller), "opening lead")
        return
    yield Due(leader, _plays(deal, leader), "play")


def _jambone_calls(deal: Deal, caller: Seat) -> tuple[Act, ...]:
    return (*(JamboneCall(caller, card) for card in callable_cards(deal)), Waiver(caller))


def _plays(deal: Deal, seat: Seat) -> tuple[Act, ...]:
    return tuple([play(seat, card) for card in legal_cards(deal, seat)])


def _playing(deal: Deal) -> Iterator[Due]:
    seat = deal.seat_in_turn
    if deal.calling.manner is Manner.JAMBONE:
        caller = jambone_caller(deal)
        if caller is not None:
            yield Due(caller, _jambone_calls(deal, caller), "play")
    yield Due(seat, _plays(deal, seat), "play")


@decides(values="throw_in", reasons="claim/throw-in")
def _open_in_play(deal: Deal) -> Iterator[Due]:
    """Yield the rights to lay down winners and to propose a throw-in (modern lay-down, throw-in)."""
    seat = deal.seat_in_turn
    if may_lay_down(deal, seat):
        yield Due(seat, (LayDown(seat),), "play", awaited=False)
    if deal.code.throw_in:
        had = deal.makers_tricks()
        left = deal.code.hand_size - len(deal.finished_tricks)
        declined = set(declined_proposals(deal))
        for active in deal.active:
            proposals = _proposals(active, had, had + left)
            if declined:
                proposals = tuple([proposal for proposal in proposals if proposal not in declined])
            if proposals:
                yield Due(active, proposals, "deal", awaited=False)


@cache
def _proposals(seat: Seat, least: int, most: int) -> tuple[ThrowIn, ...]:
    return tuple(ThrowIn(seat, tricks) for tricks in range(least, most + 1))


def declined_proposals(deal: Deal) -> Iterator[Act]:
    """Yield the throw-ins proposed since the last card, all declined if none is open.

    None may be proposed again before another card is played, so that every deal ends.
    """
    for act in reversed(deal.acts):
        if isinstance(act, Play):
            return
        if isinstance(act, ThrowIn):
            yield act


@decides(reasons="claim/nothing-to-answer")
def _answers(deal: Deal) -> Iterator[Due]:
    for seat in deal.to_answer:
        yield Due(seat, (Assent(seat), Objection(seat)), "claim")


def _over(deal: Deal) -> Iterator[Due]:
    yield from ()


_AWAITED: dict[Stage, Callable[[Deal], Iterator[Due]]] = {
    Stage.SHUFFLING: _shuffling,
    Stage.CUTTING: _cutting,
    Stage.DEALING: _dealing,
    Stage.TURNING: _turning,
    Stage.FIXING: _fixing,
    Stage.ORDERING: _ordering,
    Stage.MAKING: _making,
    Stage.PREPARING: _preparing,
    Stage.PLAYING: _playing,
    Stage.OVER: _over,
}
_OPEN: dict[Stage, Callable[[Deal], Iterator[Due]]] = {
    Stage.CUTTING: _more_shuffling,
    Stage.ORDERING: _open_with_unknown_hand,
    Stage.PREPARING: _open_before_lead,
    Stage.PLAYING: _open_in_play,
}
