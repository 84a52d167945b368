"""The first lead, and what second hand plays to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import numpy as np
from numpy.typing import NDArray

from ...cards import SUITS, Rank, Suit
from ...laws import load_code
from ...seats import Seat
from ...sim.batch import Outcomes
from ...sim.run import Player
from ..experiment import (
    BETWEEN_EXPERTS,
    EXPERT,
    SIMPLE,
    SIMPLE_AND_EXPERT,
    TRICKS,
    Cells,
    Chunk,
    Experiment,
    Hypothesis,
    LabCell,
    added,
)
from ..hands import (
    CROSS,
    NEXT,
    TURNED,
    Flags,
    Hands,
    bower,
    count,
    highest,
    holds,
    lay_aces,
    lowest,
    mask,
    suit_mask,
    trumps,
    trumps_mask,
)
from ..sample import DEALER, ELDEST, SECOND, THIRD, Sample, drawn, net
from .calls import LEEDS

_RIGHT, _LEFT = bower(TURNED, "right"), bower(TURNED, "left")
_LAY = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_NO = np.uint64(0)


def _tricks(outcomes: Outcomes, seat: Seat) -> NDArray[np.float64]:
    """Return tricks of a seat's side: (N,) float64."""
    return outcomes.tricks[:, int(seat) % 2].astype(np.float64)


def _at_lead(sample: Sample, maker: Seat) -> Sample | None:
    """Return the deals in which this seat accepts the turn-up by the rules of `simple`, at the first lead."""
    outcomes = sample.outcomes()
    rows = (outcomes.trump == int(TURNED)) & (outcomes.maker == int(maker)) & (outcomes.lone < 0)
    found = sample.where(rows)
    return found.accepted(maker).ready() if len(found) else None


def plain_lead(hands: Hands, trump: Suit) -> Hands:
    """Return (N,) uint64: an ace if there is one, else the highest card of the shortest lay suit; 0 if
    none."""
    aces = lay_aces(trump)
    best = lowest(hands, aces)
    shortest = np.full(len(hands), 9, np.int64)
    for suit in SUITS:
        if suit is trump:
            continue
        cards = suit_mask(suit, trump)
        number = count(hands, cards)
        better = (number > 0) & (number < shortest) & ((hands & aces) == 0)
        best = np.where(better, highest(hands, cards), best)
        shortest = np.where(number > 0, np.minimum(shortest, number), shortest)
    return best


def trump_lead(hands: Hands) -> Hands:
    """Return (N,) uint64: the right bower if held, else the lowest trump."""
    small = lowest(hands, trumps_mask(TURNED) & ~_LEFT)
    small = np.where(small == 0, hands & _LEFT, small)
    return np.where((hands & _RIGHT) != 0, _RIGHT, small)


_HOLDINGS: dict[str, Callable[[Hands], Flags]] = {
    "left and another": lambda h: holds(h, _LEFT) & ~holds(h, _RIGHT) & (trumps(h) == 2),
    "ace and another": lambda h: holds(h, mask("AS")) & (count(h, _LEFT | _RIGHT) == 0) & (trumps(h) == 2),
    "right and another": lambda h: holds(h, _RIGHT) & (trumps(h) == 2),
    "one trump": lambda h: trumps(h) == 1,
    "two small trumps": lambda h: (trumps(h) == 2) & (count(h, _LEFT | _RIGHT) == 0) & ~holds(h, mask("AS")),
    "three or more trumps": lambda h: trumps(h) >= 3,
}


def _trump_or_plain(chunk: Chunk, maker: Seat, one_in: int) -> Cells:
    """Return defenders' tricks after a trump lead less after a plain lead, by eldest hand's trumps."""
    parts: list[Cells] = []
    for _, sample in drawn(load_code(LEEDS), chunk, only=lambda c: c.rank is not Rank.JACK):
        ready = _at_lead(sample, maker)
        if ready is None:
            continue
        hands = ready.hands(ELDEST)
        ready = ready.where((trumps(hands) > 0) & (trumps(hands) < 5))
        parts += [_trump_led(each, who, end) for each, who, end in _two_kinds(ready, one_in)]
    return added(parts)


def _two_kinds(ready: Sample, one_in: int) -> Iterator[tuple[Sample, tuple[Player, ...], str]]:
    """Yield the deals for `simple`, and one in so many for `expert`, each with what its figures are
    called."""
    yield ready, SIMPLE, ""
    yield ready.some(one_in), EXPERT, BETWEEN_EXPERTS


def _trump_led(ready: Sample, players: tuple[Player, ...], end: str) -> Cells:
    hands = ready.hands(ELDEST)
    gain = _tricks(ready.playing(ELDEST, trump_lead(hands), players), ELDEST)
    gain -= _tricks(ready.playing(ELDEST, plain_lead(hands, TURNED), players), ELDEST)
    found = {f"{name}{end}": LabCell.of(gain[rule(hands)]) for name, rule in _HOLDINGS.items()}
    return {**found, f"all of these{end}": LabCell.of(gain)}


_KINDS = ("king or queen with a low card", "an ace", "a bare king or queen", "touching honours")


def _kind(ranks: NDArray[np.int64], kind: str) -> Flags:
    """Return whether the ranks of a suit, a byte from the seven up, are of a kind of lead.

    (N,) bool for (N,) int64 ranks.
    """
    ace, king, queen, jack = (ranks >> 7 & 1, ranks >> 6 & 1, ranks >> 5 & 1, ranks >> 4 & 1)
    number = np.bitwise_count(ranks.astype(np.uint64)).astype(np.int64)
    low = (ranks & 0b111) != 0
    found: dict[str, Flags] = {
        _KINDS[0]: (ace == 0) & ((king | queen) == 1) & low & (number == 2),
        _KINDS[1]: ace == 1,
        _KINDS[2]: (number == 1) & ((king | queen) == 1),
        _KINDS[3]: (ace == 0) & (((king & queen) | (queen & jack)) == 1),
    }
    return found[kind]


def _kinds_of_lead(chunk: Chunk, players: tuple[Player, ...] = SIMPLE) -> Cells:
    """Return defenders' tricks after each kind of lead less after the lowest card of another lay suit."""
    parts = []
    for _, sample in drawn(load_code(LEEDS), chunk):
        ready = _at_lead(sample, DEALER)
        if ready is None:
            continue
        for kind in _KINDS:
            parts += [{kind: _one_kind(ready, kind, suit, players)} for suit in _LAY]
    return added(parts)


def _one_kind(ready: Sample, kind: str, suit: Suit, players: tuple[Player, ...]) -> LabCell:
    hands = ready.hands(ELDEST)
    ranks = ((hands & suit_mask(suit, TURNED)) >> np.uint64(8 * suit)) & np.uint64(255)
    others = [other for other in _LAY if other is not suit]
    low = [lowest(hands, suit_mask(other, TURNED)) for other in others]
    instead = np.where(low[0] != 0, low[0], low[1])
    part = ready.where(_kind(ranks.astype(np.int64), kind) & (instead != 0))
    if not len(part):
        return LabCell()
    rows = _kind(ranks.astype(np.int64), kind) & (instead != 0)
    led = highest(part.hands(ELDEST), suit_mask(suit, TURNED))
    gain = _tricks(part.playing(ELDEST, led, players), ELDEST)
    return LabCell.of(gain - _tricks(part.playing(ELDEST, instead[rows], players), ELDEST))


def _ace_or_small(chunk: Chunk, one_in: int) -> Cells:
    """Return the ace less a small card, from ace and two others without the king, in next and in a cross
    suit."""
    parts: list[Cells] = []
    for _, sample in drawn(load_code(LEEDS), chunk):
        outcomes = sample.outcomes()
        for trump in (NEXT, *CROSS):
            name = "they made it next" if trump is NEXT else "they crossed"
            for maker in (SECOND, DEALER):
                rows = (outcomes.trump == int(trump)) & (outcomes.maker == int(maker)) & (outcomes.lone < 0)
                found = sample.where(rows)
                if len(found):
                    ready = found.passed_to(maker, making=True).made(maker, trump).ready()
                    parts += _aces_led(ready, trump, name, one_in)
    return added(parts)


def _aces_led(ready: Sample, trump: Suit, name: str, one_in: int) -> Iterator[Cells]:
    for suit in SUITS:
        if suit is trump:
            continue
        cards = suit_mask(suit, trump)
        ace, king = (np.uint64(1 << 8 * suit + rank) for rank in (7, 6))
        hands = ready.hands(ELDEST)
        rows = ((hands & ace) != 0) & ((hands & king) == 0) & (count(hands, cards) == 3)
        for part, players, end in _two_kinds(ready.where(rows), one_in):
            small = lowest(part.hands(ELDEST), cards)
            gain = _tricks(part.playing(ELDEST, np.full(len(part), ace), players), ELDEST)
            gain -= _tricks(part.playing(ELDEST, small, players), ELDEST)
            yield {f"{name}{end}": LabCell.of(gain)}


def _ruffs(chunk: Chunk, one_in: int) -> Cells:
    """Return second hand's ruff of a small first lead with a bare bower, less throwing off; points."""
    parts: list[Cells] = []
    for _, sample in drawn(load_code(LEEDS), chunk):
        for maker, who in ((DEALER, "its partner made it"), (THIRD, "an adversary made it")):
            ready = _at_lead(sample, maker)
            if ready is None:
                continue
            for bare, name in ((_LEFT, "the bare left"), (_RIGHT, "the bare right")):
                parts += _ruffed(ready, bare, f"{name}, {who}", one_in)
    return added(parts)


def _ruffed(ready: Sample, bare: np.uint64, name: str, one_in: int) -> Iterator[Cells]:
    for suit in _LAY:
        cards = suit_mask(suit, TURNED)
        small = cards & np.uint64(0b1111 << 8 * suit)
        own = ready.hands(SECOND)
        rows = ((own & bare) != 0) & (trumps(own) == 1) & ((own & cards) == 0)
        rows &= (ready.hands(ELDEST) & small) != 0
        part = ready.where(rows)
        if not len(part):
            continue
        for _, led in part.by_card(ELDEST, highest(part.hands(ELDEST), small)):
            for each, players, end in _two_kinds(led, one_in):
                off = _least(each.hands(SECOND) & ~bare)
                gain = net(each.playing(SECOND, np.full(len(each), bare), players), SECOND)
                yield {f"{name}{end}": LabCell.of(gain - net(each.playing(SECOND, off, players), SECOND))}


def _least(hands: Hands) -> Hands:
    """Return (N,) uint64: the card of the lowest rank."""
    best = np.full(len(hands), _NO)
    for rank in range(8):
        row = np.uint64(sum(1 << 8 * suit + rank for suit in SUITS))
        best = np.where(best == 0, lowest(hands, row), best)
    return best


EXPERIMENTS = (
    Experiment(
        name="leeds-q8",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=partial(_trump_or_plain, maker=SECOND, one_in=120),
        claims=(
            *(
                Hypothesis(cell=name)
                for name in ("right and another", "one trump", "two small trumps", "three or more trumps")
            ),
            Hypothesis(cell="left and another", sign=-1),
            Hypothesis(cell="ace and another", sign=-1),
        ),
        unit=TRICKS,
    ),
    Experiment(
        name="leeds-q9",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=partial(_trump_or_plain, maker=DEALER, one_in=230),
        claims=tuple(
            Hypothesis(cell=name, sign=-1)
            for name in ("one trump", "two small trumps", "left and another", "ace and another")
        ),
        unit=TRICKS,
    ),
    Experiment(
        name="leeds-q19",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=partial(_ruffs, one_in=80),
        claims=(
            Hypothesis(cell="the bare left, its partner made it"),
            Hypothesis(cell="the bare left, an adversary made it"),
            Hypothesis(cell="the bare right, its partner made it", sign=-1),
            Hypothesis(cell="the bare right, an adversary made it", sign=-1),
        ),
        size=200_000,
    ),
    Experiment(
        name="leeds-q23",
        measure=_kinds_of_lead,
        claims=(
            Hypothesis(cell=_KINDS[0], sign=-1),
            *(Hypothesis(cell=kind) for kind in _KINDS[1:]),
        ),
        unit=TRICKS,
    ),
    Experiment(
        name="leeds-q24",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=partial(_ace_or_small, one_in=3),
        claims=(Hypothesis(cell="they made it next"), Hypothesis(cell="they crossed", sign=-1)),
        unit=TRICKS,
        size=120_000,
        chunks=40,
    ),
)
