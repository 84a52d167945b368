"""A large pool of acts, most of which are not due."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice

from euchre.acts import (
    TABLE,
    Act,
    Actor,
    Assent,
    Call,
    CallKind,
    Cut,
    DealOut,
    DeclineCut,
    DeclineTurnUp,
    DefendAlone,
    Discard,
    Draw,
    FixSuit,
    Holding,
    JamboneCall,
    LayDown,
    Manner,
    Mark,
    Objection,
    Person,
    Play,
    PlayAlone,
    ReportResult,
    Shuffle,
    TakeDummy,
    TakeOver,
    ThrowIn,
    TurnUp,
    VoidDeal,
    Waiver,
)
from euchre.cards import FACES, JOKER, SUITS, UNKNOWN, Card
from euchre.deal import Deal
from euchre.seats import Seat, Side

FACES_AND_MORE: tuple[Card, ...] = (*FACES, JOKER, UNKNOWN)
STRANGERS: tuple[Actor, ...] = (TABLE, Side.A_C, Side.B, Person("Nobody"))


def acts_of_regular_play(deal: Deal, actor: Actor) -> Iterator[Act]:
    """Yield acts that are lawful when they are due and at no other time, by one actor, in every form."""
    yield from _calls(actor)
    yield from _lone_hands(actor)
    for card in FACES_AND_MORE:
        yield Play(actor, card)
        yield Discard(actor, (card,))
        yield TurnUp(actor, card)
        yield JamboneCall(actor, card)
    yield from _more_discards(deal, actor)
    for lifted in range(35):
        yield Cut(actor, lifted)
    for tricks in range(9):
        yield ThrowIn(actor, tricks)
    for suit in SUITS:
        yield FixSuit(actor, suit)
    for kind in (DeclineCut, DeclineTurnUp, TakeDummy, LayDown, Assent, Objection, Waiver, DefendAlone):
        yield kind(actor)
    yield from _ways_to_deal(deal, actor)


def facts_and_slips(deal: Deal, actor: Actor) -> Iterator[Act]:
    """Yield acts that may be recorded at any time, or whose lawfulness is not a matter of the dues."""
    pack = deal.code.pack
    yield Shuffle(actor)
    yield Shuffle(actor, pack)
    yield Shuffle(actor, tuple(reversed(pack)))
    yield Holding(actor, deal.code.pack[: deal.code.hand_size])
    yield Holding(actor, (UNKNOWN,))
    yield VoidDeal(actor, True)
    yield VoidDeal(actor, False)
    for seat in Seat:
        for manner in Manner:
            for tricks in range(7):
                yield ReportResult(actor, tricks, seat, manner)
    yield Mark(actor, 2)
    yield Draw(actor, pack[0])


def _calls(actor: Actor) -> Iterator[Act]:
    for word in CallKind:
        for manner in Manner:
            for suit in (None, *SUITS):
                yield Call(actor, word, suit, manner)


def _lone_hands(actor: Actor) -> Iterator[Act]:
    for manner in Manner:
        yield PlayAlone(actor, manner)
        yield TakeOver(actor, manner)


def _more_discards(deal: Deal, actor: Actor) -> Iterator[Act]:
    yield Discard(actor, ())
    yield Discard(actor, (UNKNOWN, UNKNOWN, UNKNOWN))
    held = deal.hands[actor] if isinstance(actor, Seat) and actor < len(deal.hands) else deal.code.pack[:5]
    cards = sorted({*held, *([deal.turn_up] if deal.turn_up else [])})
    for number in (2, 3):
        for chosen in islice(combinations(cards, number), 60):
            yield Discard(actor, chosen)


def _ways_to_deal(deal: Deal, actor: Actor) -> Iterator[Act]:
    players = deal.code.players
    for first, second in ((3, 2), (2, 3), (4, 1), (5, 5), (1, 1), (9, 9)):
        yield DealOut(actor, ((first,), (second,)))
    yield DealOut(actor, ((3, *(2,) * (players - 1)), (2, *(3,) * (players - 1))))
    yield DealOut(actor, ((5,),))
