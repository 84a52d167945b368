"""The native simulator. Importing this module raises ImportError where it is not built."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
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
from ..bots.linear_player import Weights
from ..cards import FACES, JOKER, Card, Suit, card_mask
from ..deal import Deal, Stage, seat_of
from ..deal.dues import ways_to_deal
from ..deal.following import shown_voids
from ..laws import Code
from ..seats import BySide, Seat
from . import _native
from .parameters import is_native as is_native
from .parameters import rules_of, simple_tables, weights_of
from .run import PLAYERS, Player, Run

if TYPE_CHECKING:
    from ..worlds import Worlds  # needs NumPy, which single deals do without

SEATS = 4
"""Length of a row by seat at every table."""
_NONE, _MANNERS = -1, tuple(Manner)


def native_deal(deal: Deal, points: BySide[int]) -> _native.Deal:
    """Return a deal after its turn-up, with the marked points of the game."""
    given = _native.Deal()
    given.dealer = int(deal.dealer)
    given.standing = by_seat(points)
    given.acts = len(deal.acts)
    given.turn = _number(deal.turn)
    given.turn_up = deal.turned_card.index
    given.turned_suit = _NONE if deal.stage is Stage.FIXING else _number(deal.turned_suit)
    given.is_ordering = all(call.word is not CallKind.TURN_DOWN for call in deal.calling.calls)
    given.passed = _bits(seat for seat in deal.code.seating.seats if deal.calling.has_passed(seat))
    given.exchanged = deal.exchanged
    given.declined = deal.exchanged and not deal.turn_up_in_hand
    given.dummy_taken = deal.dummy_taken
    given.best_given = deal.best_given
    _give_calling(given, deal)
    _give_play(given, deal)
    return given


def by_seat(values: Iterable[int]) -> list[int]:
    """Return the numbers of the seats, padded with 0 for seats that do not exist."""
    found = list(values)
    return found + [0] * (SEATS - len(found))


def _give_calling(given: _native.Deal, deal: Deal) -> None:
    calling = deal.calling
    given.trump = _number(calling.trump)
    given.maker = _number(calling.maker)
    given.accepted = calling.accepted
    given.manner = _MANNERS.index(calling.manner)
    given.lone = _number(calling.lone)
    given.announced = _number(calling.announced)
    given.duelist = _number(calling.duelist)
    given.out = _bits(calling.out)
    given.waived = _bits(calling.waived)
    given.called = _NONE if deal.called is None else deal.called.index


def _give_play(given: _native.Deal, deal: Deal) -> None:
    finished, trick = deal.finished_tricks, deal.trick
    given.tricks = len(finished)
    given.won = by_seat(sum(one.winner == seat for one in finished) for seat in deal.code.seating.seats)
    given.played = card_mask(play.card for one in deal.tricks for play in one.plays)
    voids = (shown_voids(deal.tricks, seat) for seat in deal.code.seating.seats)
    given.voids = by_seat(_bits(suits) for suits in voids)
    if trick is None:
        return
    given.on_table = by_seat(play.card.index for play in trick.plays)
    given.played_to_trick = len(trick.plays)
    given.played_seats = _bits(trick.seats)
    given.led = int(trick.led)
    given.best_seat = int(trick.winner)
    given.best = next(play.card.index for play in trick.plays if seat_of(play) == trick.winner)


def _number(value: int | None) -> int:
    return _NONE if value is None else int(value)


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


NAME = "native"
_BY_INDEX = (*FACES, JOKER)
_WORDS = tuple(CallKind)
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
    """Return the acts of one deal."""
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
    """Return the acts in the rest of a deal whose faces are all known."""
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
    """Return N deals side by side, which fill the arrays of a `euchre.env.VectorEnv`.

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
    """Return the number of lawful ways to play out the cards of a deal."""
    standing = native_deal(deal, deal.code.seating.by_side(0))
    return _native.count_endings(rules_of(deal.code), standing, *card_locations(deal))


def _players(
    code: Code, players: tuple[Player, ...]
) -> tuple[_native.Rules, _native.Tables, list[int], list[_native.Weights]]:
    """Return rules, tables, and for each seat the player and its weights."""
    numbers = by_seat(map(_number_of, players))
    weights = [NO_WEIGHTS if isinstance(one, str) else weights_of(one) for one in players]
    return rules_of(code), simple_tables(), numbers, weights + [NO_WEIGHTS] * (SEATS - len(weights))


def _number_of(player: Player) -> int:
    """Return the policy of the native simulator: that of a name, or the linear caller, which follows the
    names."""
    return PLAYERS.index(player) if isinstance(player, str) else len(PLAYERS)


def _given(run: Run) -> tuple[int, list[int]]:
    return -1 if run.dealer is None else int(run.dealer), by_seat(run.standing)


def card_locations(deal: Deal) -> tuple[list[int], list[int], list[int], int]:
    """Return sizes of the hands; then the hands, the discards by seat, and the dummy, as card numbers."""
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
