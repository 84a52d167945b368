"""What a seat knows, as the inputs of the network. Suits count by their relation to the trump.

Slot 0 is the trump; before it is settled, the suit turned up. Slot 1 is the other suit of the same colour,
and slots 2 and 3 are the two others in their usual order. Seats count clockwise from the own seat. So deals
that differ only in the names of suits and seats are one and the same to the network."""

from __future__ import annotations

from collections.abc import Iterator

from ..acts import Act, Call, CallKind, Discard, Manner, Play
from ..cards import SUITS, Card, Suit
from ..deal import Stage
from ..deal.state import Trick, seat_of
from ..laws import Code
from ..seats import Seat
from ..view import View

CARDS, SLOTS, PLAYERS, TRICKS = 24, 4, 4, 5
_LOWEST = 2
"""The rank of a nine, counted from the seven; a suit has six cards from there."""
_RANKS = 6
STAGES = (Stage.ORDERING, Stage.MAKING, Stage.PREPARING, Stage.PLAYING)
FIELDS: dict[str, int] = {
    "hand": CARDS,
    "turn_up": CARDS,
    "discard": CARDS,
    "stage": len(STAGES),
    "dealer": PLAYERS,
    "passed": PLAYERS,
    "out": PLAYERS,
    "maker": PLAYERS,
    "lone": PLAYERS,
    "accepted": 1,
    "leader": PLAYERS,
    "earlier": PLAYERS * CARDS,
    "on_table": PLAYERS * CARDS,
    "void": PLAYERS * SLOTS,
    "winning": PLAYERS,
    "unseen": CARDS,
    "boss": CARDS,
    "beats": CARDS,
    "own_tricks": TRICKS,
    "other_tricks": TRICKS,
}
"""The inputs in order, with their number: cards of the hand, the turn-up, and the own discard; who deals, has
passed in this round, sits out, made the trump, plays alone; whether the turn-up was accepted; who led; the
cards of finished tricks and of this trick by seat; suits that a seat was seen to lack; who wins the trick so
far; cards that others may hold; own cards that none of these beats in their suit, and own cards that beat
the trick; how many tricks both sides have."""
STARTS = {name: sum(list(FIELDS.values())[:place]) for place, name in enumerate(FIELDS)}
"""The number of the first input of each field."""
INPUTS = sum(FIELDS.values())
PASS, ACCEPT, MAKE = 2 * CARDS, 2 * CARDS + 1, 2 * CARDS + 3
OUTPUTS = MAKE + 2 * SLOTS
"""Cards to play, cards to discard, pass, accept and accept alone, make each slot the trump and each alone."""


def slots_of(reference: Suit) -> tuple[int, ...]:
    """Return the slot of each suit, in the order of `Suit`, where slot 0 is `reference`."""
    order = [reference, reference.next_suit]
    order += [suit for suit in SUITS if suit not in order]
    return tuple(order.index(suit) for suit in SUITS)


_SLOTS = tuple(slots_of(suit) for suit in SUITS)


def place_of(face: int, reference: Suit) -> int:
    """Return the place of a card from 0 to 23, given its `Card.index`: six places for each slot, nine to
    ace."""
    suit, rank = divmod(face, 8)
    return _RANKS * _SLOTS[reference][suit] + rank - _LOWEST


LEFT, RIGHT = 8, 2
"""The places of the bowers: the jack of the other suit of the colour, and the jack of trumps."""
SLOT_AT = tuple(0 if place == LEFT else place // _RANKS for place in range(CARDS))
"""The slot of the suit to which the card at each place belongs."""


def strength_at(place: int, led: int) -> int:
    """Return how strong the card at a place is in a trick to which a slot was led; 0 if it cannot win."""
    if place in (LEFT, RIGHT):
        return 40 + (place == RIGHT)
    slot = SLOT_AT[place]
    return (1 + place % _RANKS + 20 * (slot == 0)) if slot in (0, led) else 0


STRENGTHS = tuple(tuple(strength_at(place, led) for place in range(CARDS)) for led in range(SLOTS))
"""The strength of the card at each place, by the slot of the suit led."""
BEATEN_BY = tuple(
    sum(
        1 << other
        for other in range(CARDS)
        if SLOT_AT[other] == SLOT_AT[place]
        and strength_at(other, SLOT_AT[place]) > strength_at(place, SLOT_AT[place])
    )
    for place in range(CARDS)
)
"""For each place, a mask of the places of better cards of its suit."""
_ALL = (1 << CARDS) - 1
_PLACES = tuple(
    tuple(place_of(face, suit) if face % 8 >= _LOWEST else -1 for face in range(32)) for suit in SUITS
)


def reference_of(view: View) -> Suit:
    """Return the suit in slot 0: the trump, or the suit turned up while no trump is settled."""
    trump = view.calling.trump
    return view.suit_turned_up if trump is None else trump


def is_known(code: Code) -> bool:
    """Return whether the inputs can tell what happens under a code: the modern game, or a house variant of
    it."""
    same_table = code.players == PLAYERS and len(code.pack) == CARDS and not code.no_trump
    return (code.base or code.name) == "modern" and same_table


def inputs_of(view: View) -> list[int]:
    """Return the numbers of the inputs that are 1, for the seat of a view."""
    places = _PLACES[reference_of(view)]
    ones = [places[card.index] for card in view.hand]
    ones += [STARTS["turn_up"] + places[view.turned_card.index]]
    ones += [STARTS["discard"] + places[card.index] for card in view.discards]
    ones += [STARTS["stage"] + STAGES.index(view.stage)] if view.stage in STAGES else []
    ones += [STARTS["accepted"]] if view.calling.accepted else []
    ones += _of_seats(view, view.own_seat)
    ones += _of_tricks(view, view.own_seat, places)
    ones += _of_unseen(view, places)
    return ones


def _of_unseen(view: View, places: tuple[int, ...]) -> Iterator[int]:
    """Yield the inputs that compare the own cards with those that others may hold, and with the trick."""
    seen = [*view.hand, *view.discards, *(play.card for trick in view.tricks for play in trick.plays)]
    seen += [] if view.calling.accepted else [view.turned_card]
    unseen = _ALL
    for card in seen:
        unseen &= ~(1 << places[card.index])
    start = STARTS["unseen"]
    yield from (start + place for place in range(CARDS) if unseen >> place & 1)
    own = [places[card.index] for card in view.hand]
    yield from (STARTS["boss"] + place for place in own if not BEATEN_BY[place] & unseen)
    trick = view.trick
    if trick is not None and trick.plays:
        on_table = [places[play.card.index] for play in trick.plays]
        strengths = STRENGTHS[SLOT_AT[on_table[0]]]
        best = max(strengths[place] for place in on_table)
        yield from (STARTS["beats"] + place for place in own if strengths[place] > best)


def _of_seats(view: View, own: Seat) -> Iterator[int]:
    """Yield the inputs that tell who deals, has passed, sits out, made the trump and plays alone."""
    calling = view.calling
    passed = [seat for seat in Seat if calling.has_passed(seat)]
    for name, seats in (
        ("dealer", (view.dealer,)),
        ("passed", passed),
        ("out", calling.out),
        ("maker", (calling.maker,)),
        ("lone", (calling.lone,)),
    ):
        start = STARTS[name]
        for seat in seats:
            if seat is not None:
                yield start + (seat - own) % PLAYERS


def _of_tricks(view: View, own: Seat, places: tuple[int, ...]) -> Iterator[int]:
    """Yield the inputs that tell of the cards played."""
    active, voids, won = PLAYERS - len(view.calling.out), set[int](), [0, 0]
    for trick in view.tricks:
        is_over = len(trick.plays) == active
        if trick.plays:
            voids.update(_voids(trick, own))
        start = STARTS["earlier" if is_over else "on_table"]
        for play in trick.plays:
            yield start + (seat_of(play) - own) % PLAYERS * CARDS + places[play.card.index]
        if is_over:
            won[(trick.winner - own) % 2] += 1
        elif trick.plays:
            yield STARTS["leader"] + (trick.leader - own) % PLAYERS
            yield STARTS["winning"] + (trick.winner - own) % PLAYERS
    yield from voids
    for name, tricks in zip(("own_tricks", "other_tricks"), won, strict=True):
        if tricks:
            yield STARTS[name] + tricks - 1


def _voids(trick: Trick, own: Seat) -> Iterator[int]:
    slot = _SLOTS[trick.trump][trick.led]
    for play in trick.plays[1:]:
        if play.card.suit_under(trick.trump) is not trick.led:
            yield STARTS["void"] + (seat_of(play) - own) % PLAYERS * SLOTS + slot


def output_of(act: Act, reference: Suit) -> int | None:
    """Return the number of the output that values an act; None for an act that the network does not know."""
    match act:
        case Play(_, Card() as card):
            return _PLACES[reference][card.index]
        case Discard(_, (card,)):
            return CARDS + _PLACES[reference][card.index]
        case Call(_, word, suit, Manner.PARTNERSHIP | Manner.ALONE as manner):
            if not word.makes_trump:
                return PASS
            is_alone = manner is Manner.ALONE
            if word is not CallKind.MAKE or suit is None:
                return ACCEPT + is_alone
            return MAKE + 2 * _SLOTS[reference][suit] + is_alone if suit in SUITS else None
    return None
