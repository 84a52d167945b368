"""The native simulator. Importing this module raises ImportError where it is not built."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..acts import (
    Act,
    Call,
    CallKind,
    Cut,
    DeclineCut,
    DeclineTurnUp,
    DefendAlone,
    Discard,
    FixSuit,
    GiveCard,
    JamboneCall,
    Manner,
    PlayAlone,
    Shuffle,
    TakeDummy,
    TakeOver,
    TurnUp,
    Waiver,
    play,
)
from ..bots.linear import Weights
from ..cards import FACES, JOKER, Card, Suit, card_mask
from ..deal import Deal
from ..deal.dues import ways_to_deal
from ..laws import Code
from ..seats import BySide, Seat
from . import _native
from .deal_snapshot import SEATS, by_seat, native_deal
from .parameters import is_native as is_native
from .parameters import rules_of, simple_tables, weights_of
from .run import PLAYERS, Player, Run

if TYPE_CHECKING:
    from ..worlds import Worlds  # needs NumPy, which single deals do without

NAME = "native"
_BY_INDEX = (*FACES, JOKER)
_WORDS, _MANNERS = tuple(CallKind), tuple(Manner)
_MASK = 2**64 - 1
_ASKED = len(PLAYERS) + 1
"""The policy of a seat whose choices are made outside."""
NO_WEIGHTS = _native.Weights()
"""Placeholder for seats without a linear caller."""


def simulate(run: Run, first: int, threads: int, columns: Sequence[Any]) -> None:
    """Play deals from number `first` on and write their results into the columns, row by row."""
    _native.simulate(
        *_players(run.code, run.seated), run.seed & _MASK, first, *_given(run), threads, *columns
    )


def deal_acts(run: Run, number: int) -> tuple[Act, ...]:
    """The acts of one deal."""
    log = _native.deal_acts(*_players(run.code, run.seated), run.seed & _MASK, number, *_given(run))
    return _read(run.code, log)


def play_out(
    worlds: Worlds, players: tuple[Player, ...], seed: int, first: int, threads: int, columns: Sequence[Any]
) -> None:
    """Play the rest of a deal in N worlds and write the results into the columns, row by row."""
    if not len(worlds):
        return
    code = worlds.view.code
    given = (native_deal(worlds.deal_at(0), worlds.view.points), by_seat(worlds.view.hand_sizes))
    cards = (worlds.hands, worlds.discards, worlds.dummy)
    _native.play_out(*_players(code, players), seed & _MASK, first, *given, *cards, threads, *columns)


def retrace(worlds: Worlds, lead: Deal, faces: list[int], told: Any) -> None:
    """Write how `simple` sees each card played in each world; the hands are those before the lead."""
    given = (native_deal(lead, worlds.view.points), by_seat(map(len, lead.hands)))
    cards = (worlds.hands, worlds.discards, worlds.dummy)
    _native.retrace(rules_of(lead.code), simple_tables(), *given, *cards, faces, told)


def acts_to_the_end(
    deal: Deal, points: BySide[int], players: tuple[Player, ...], seed: int, number: int
) -> tuple[Act, ...]:
    """The acts in the rest of a deal whose faces are all known."""
    played = (*_players(deal.code, players), seed & _MASK, number)
    log = _native.play_out_acts(*played, native_deal(deal, points), *card_locations(deal))
    return _read(deal.code, log)


def vector_rows(
    code: Code,
    players: Mapping[Seat, Player],
    dealer: Seat | None,
    points: BySide[int],
    arrays: Sequence[Any],
) -> _native.VectorRows:
    """N deals side by side, which fill the arrays of a `euchre.env.VectorEnv`.

    Seats without a player are asked. The arrays are observations, masks, seats, done, rewards and numbers.
    """
    seated = [players.get(seat) for seat in code.seating.seats]
    numbers = by_seat(_ASKED if one is None else _number_of(one) for one in seated)
    weights = [weights_of(one) if isinstance(one, Weights) else NO_WEIGHTS for one in seated]
    weights += [NO_WEIGHTS] * (SEATS - len(weights))
    place = -1 if dealer is None else int(dealer)
    return _native.VectorRows(
        rules_of(code), simple_tables(), numbers, weights, place, by_seat(points), *arrays
    )


def count_endings(deal: Deal) -> int:
    """Number of lawful ways to play out the cards of a deal."""
    standing = native_deal(deal, deal.code.seating.by_side(0))
    return _native.count_endings(rules_of(deal.code), standing, *card_locations(deal))


def _players(
    code: Code, players: tuple[Player, ...]
) -> tuple[_native.Rules, _native.Tables, list[int], list[_native.Weights]]:
    """Rules, tables, and for each seat the player and its weights."""
    numbers = by_seat(map(_number_of, players))
    weights = [NO_WEIGHTS if isinstance(one, str) else weights_of(one) for one in players]
    return rules_of(code), simple_tables(), numbers, weights + [NO_WEIGHTS] * (SEATS - len(weights))


def _number_of(player: Player) -> int:
    """The policy of the native simulator: that of a name, or the linear caller, which follows the names."""
    return PLAYERS.index(player) if isinstance(player, str) else len(PLAYERS)


def _given(run: Run) -> tuple[int, list[int]]:
    return -1 if run.dealer is None else int(run.dealer), by_seat(run.standing)


def card_locations(deal: Deal) -> tuple[list[int], list[int], list[int], int]:
    """Sizes of the hands; then the hands, the discards by seat, and the dummy, as card numbers."""
    sizes, hands = by_seat(map(len, deal.hands)), by_seat(map(card_mask, deal.hands))
    out = [card_mask(card for who, card in deal.discards if who == seat) for seat in range(SEATS)]
    return sizes, hands, out, card_mask(deal.dummy)


def _read(code: Code, log: list[list[int]]) -> tuple[Act, ...]:
    return tuple(_READ[kind](code, Seat(actor), rest) for kind, actor, *rest in log)


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
    lambda _, seat, rest: GiveCard(seat, _BY_INDEX[rest[0]]),
)
"""Reader of an act for each kind in native/include/sim/deal.hpp."""
