"""The native simulator. Importing this module raises ImportError where it is not built."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..acts import (
    Act,
    Call,
    Cut,
    DeclineCut,
    DeclineTurnUp,
    DefendAlone,
    Discard,
    FixSuit,
    JamboneCall,
    Manner,
    PlayAlone,
    Shuffle,
    TakeDummy,
    TakeOver,
    TurnUp,
    Waiver,
    Word,
    play,
)
from ..cards import FACES, JOKER, Card, Suit
from ..deal.dues import ways_to_deal
from ..laws import Code
from ..seats import Seat
from . import _native
from .parameters import rules_of, simple_tables
from .run import PLAYERS, Run

NAME = "native"
_BY_INDEX = (*FACES, JOKER)
_WORDS, _MANNERS = tuple(Word), tuple(Manner)
_SEATS, _MASK = 4, 2**64 - 1


def simulate(run: Run, first: int, threads: int, columns: Sequence[Any]) -> None:
    """Plays the deals from a number on and writes what came of them into arrays."""
    rules, simple, players, seed, dealer, standing = _given(run)
    _native.simulate(rules, simple, players, seed, first, dealer, standing, threads, *columns)


def deal_acts(run: Run, number: int) -> tuple[Act, ...]:
    """What was done in one deal."""
    rules, simple, players, seed, dealer, standing = _given(run)
    log = _native.deal_acts(rules, simple, players, seed, number, dealer, standing)
    return tuple(_READ[kind](run.code, Seat(actor), rest) for kind, actor, *rest in log)


def _given(run: Run) -> tuple[_native.Rules, _native.Tables, list[int], int, int, list[int]]:
    players = [PLAYERS.index(name) for name in run.seated]
    standing = list(run.standing)
    return (
        rules_of(run.code),
        simple_tables(),
        players + [0] * (_SEATS - len(players)),
        run.seed & _MASK,
        -1 if run.dealer is None else int(run.dealer),
        standing + [0] * (_SEATS - len(standing)),
    )


def _cards(numbers: Sequence[int]) -> tuple[Card, ...]:
    return tuple(_BY_INDEX[number] for number in numbers)


def _call(seat: Seat, word: int, suit: int, manner: int) -> Call:
    return Call(seat, _WORDS[word], None if suit < 0 else Suit(suit), _MANNERS[manner])


def _dealt(code: Code, dealer: Seat, way: int) -> Act:
    return ways_to_deal(dealer, code.packets, code.same_packets_for_all, code.players)[way]


_READ: tuple[Callable[[Code, Seat, list[int]], Act], ...] = (
    lambda _, seat, rest: Shuffle(seat, _cards(rest)),
    lambda _, seat, rest: Cut(seat, rest[0]),
    lambda _, seat, rest: DeclineCut(seat),
    lambda code, seat, rest: _dealt(code, seat, rest[0]),
    lambda _, seat, rest: TurnUp(seat, _BY_INDEX[rest[0]]),
    lambda _, seat, rest: FixSuit(seat, Suit(rest[0])),
    lambda _, seat, rest: _call(seat, *rest),
    lambda _, seat, rest: PlayAlone(seat, _MANNERS[rest[0]]),
    lambda _, seat, rest: TakeOver(seat, _MANNERS[rest[0]]),
    lambda _, seat, rest: DefendAlone(seat),
    lambda _, seat, rest: Discard(seat, _cards(rest)),
    lambda _, seat, rest: DeclineTurnUp(seat),
    lambda _, seat, rest: TakeDummy(seat),
    lambda _, seat, rest: JamboneCall(seat, _BY_INDEX[rest[0]]),
    lambda _, seat, rest: play(seat, _BY_INDEX[rest[0]]),
    lambda _, seat, rest: Waiver(seat),
)
"""How to read an act, by its kind in native/include/sim/deal.hpp."""
