"""Which suit to make, and when to order, assist or take up."""

from __future__ import annotations

from functools import partial

import numpy as np

from ...acts import CallKind, Manner
from ...cards import Card, Rank, Suit
from ...laws import load_code
from ...seats import Seat
from ...sim.run import Player
from ..choice import Class, Score, Way, chance_of, choice, compared, points_of, seen_hands
from ..experiment import (
    CHANCE,
    SIMPLE_AND_EXPERT,
    Cells,
    Chunk,
    Experiment,
    Hypothesis,
    LabCell,
    added,
    also_by_experts,
)
from ..hands import (
    CROSS,
    NEXT,
    TURNED,
    Flags,
    Hands,
    aces,
    after_discard,
    bower,
    count,
    holds,
    mask,
    side_suits,
    strength,
    trumps,
)
from ..sample import DEALER, ELDEST, SECOND, THIRD, drawn, passing

LEEDS, PROFESSOR = "leeds-dwight-1888", "professor-1862"
_RIGHT, _LEFT = bower(TURNED, "right"), bower(TURNED, "left")
_CLOSE = 10.0
"""Hundredths of a trick within which two suits count as equally strong."""


def accepts(seat: Seat, manner: Manner = Manner.PARTNERSHIP) -> Way:
    """Return the seat accepts the turn-up; all before it have passed."""
    word = {DEALER: CallKind.TAKE_UP, SECOND: CallKind.ASSIST}.get(seat, CallKind.ORDER_UP)
    return lambda sample: sample.call(seat, word, None, manner)


def passes(seat: Seat) -> Way:
    """Let the seat pass, or turn down."""
    return lambda sample: sample.passed(seat)


def makes(seat: Seat, suit: Suit) -> Way:
    """Let the seat make a suit trump; the turn-up was turned down."""
    return lambda sample: sample.made(seat, suit)


def _next_or_cross(chunk: Chunk, seat: Seat, players: tuple[Player, ...]) -> Cells:
    """Return making next less making the better cross suit, on hands equally strong in both."""
    parts = []
    for card, sample in drawn(load_code(LEEDS), chunk):
        found = passing(sample, seat, making=True)
        if not len(found):
            continue
        hands = found.hands(seat)
        crosses = np.stack([strength(hands, suit) for suit in CROSS])
        equal = np.abs(strength(hands, NEXT) - crosses.max(axis=0)) <= _CLOSE
        turn = found.passed_to(seat, making=True)
        kind = "a bower turned down" if card.rank is Rank.JACK else "another card turned down"
        for place, suit in enumerate(CROSS):
            rows = equal & (crosses.argmax(axis=0) == place)
            parts.append(
                compared(
                    turn,
                    makes(seat, NEXT),
                    makes(seat, suit),
                    {"all": rows, kind: rows},
                    {"": points_of(seat)},
                    players,
                )
            )
    return added(parts)


def _cross_or_next(chunk: Chunk, seat: Seat, players: tuple[Player, ...]) -> Cells:
    return {
        name: LabCell(cell.count, -cell.total, cell.squares)
        for name, cell in _next_or_cross(chunk, seat, players).items()
    }


def _five(hands: Hands) -> Hands:
    """Return the dealer's best five, from the hand with the turn-up.

    (N,) uint64 for (N,) uint64 hands of six cards.
    """
    return after_discard(hands, TURNED, None, makers=True)


def _small_pair(hands: Hands) -> Flags:
    """Return two trumps without a bower: (N,) bool for (N,) uint64 hands."""
    result: Flags = (trumps(hands) == 2) & (count(hands, _RIGHT | _LEFT) == 0)
    return result


def _ax(hands: Hands) -> Flags:
    """Return ace and another of trumps, exactly two: (N,) bool for (N,) uint64 hands."""
    return _small_pair(hands) & holds(hands, mask("AS"))


_SECOND: dict[str, Class] = {
    "second: three trumps (S2)": lambda h, c: trumps(h) >= 3,
    "second: right and another (S3)": lambda h, c: holds(h, _RIGHT) & (trumps(h) == 2),
    "second: left and another, an ace (S4)": lambda h, c: (
        holds(h, _LEFT) & ~holds(h, _RIGHT) & (trumps(h) == 2) & (aces(h) >= 1)
    ),
    "second: two trumps, two aces (S6)": lambda h, c: _small_pair(h) & (aces(h) >= 2),
    "second: ace and another, an ace, bower turned (S8)": lambda h, c: (
        _ax(h) & (aces(h) == 1) & (c.rank is Rank.JACK)
    ),
    "second, below the list: two small trumps, one ace": lambda h, c: (
        _small_pair(h) & ~_ax(h) & (aces(h) == 1)
    ),
    "second, below the list: two small trumps, no ace": lambda h, c: (
        _small_pair(h) & ~_ax(h) & (aces(h) == 0)
    ),
}


def _t4(h: Hands) -> Flags:
    """Return the hands of maxim T4: (N,) bool for (N,) uint64 hands."""
    both = holds(h, _RIGHT | _LEFT)
    three = trumps(h) >= 3
    found = (trumps(h) >= 4) | (both & three) | (both & (aces(h) >= 1)) | (three & (aces(h) >= 2))
    found = found | (holds(h, _RIGHT | mask("AS")) & three)
    return found | (holds(h, _LEFT) & three & (aces(h) >= 1) & (count(h, mask("AS KS QS")) >= 1))


_THIRD: dict[str, Class] = {
    "third: four trumps (T4)": lambda h, c: (trumps(h) >= 4) & (c.rank is not Rank.JACK),
    "third: another listed hand (T4)": lambda h, c: _t4(h) & (trumps(h) < 4) & (c.rank is not Rank.JACK),
    "third, below the list: three trumps with the right": lambda h, c: (
        holds(h, _RIGHT) & (trumps(h) == 3) & ~_t4(h) & (c.rank is not Rank.JACK)
    ),
    "third, below the list: three other trumps": lambda h, c: (
        ~holds(h, _RIGHT) & (trumps(h) == 3) & ~_t4(h) & (c.rank is not Rank.JACK)
    ),
}


def _d1(five: Hands) -> Flags:
    """Return the hands of maxim D1: (N,) bool for (N,) uint64 hands."""
    two = trumps(five) == 2
    right = holds(five, _RIGHT) & two
    high = count(five, mask("AS KS QS")) >= 1
    found = (trumps(five) >= 3) | (right & (high | (side_suits(five) == 1) | (aces(five) >= 1)))
    result: Flags = (
        found | (two & (aces(five) >= 2)) | (two & holds(five, _LEFT | mask("AS")) & (aces(five) >= 1))
    )
    return result


_DEALER: dict[str, Class] = {
    "dealer: three trumps (D1)": lambda h, c: trumps(_five(h)) >= 3,
    "dealer: another listed hand (D1)": lambda h, c: _d1(_five(h)) & (trumps(_five(h)) == 2),
    "dealer, below the list: two trumps and an ace": lambda h, c: (
        ~_d1(_five(h)) & (trumps(_five(h)) == 2) & (aces(h) >= 1)
    ),
    "dealer, below the list: two trumps, no ace": lambda h, c: (
        ~_d1(_five(h)) & (trumps(_five(h)) == 2) & (aces(h) == 0)
    ),
}


def _lists(chunk: Chunk) -> Cells:
    by_seat = ((SECOND, _SECOND), (THIRD, _THIRD), (DEALER, _DEALER))
    return added(
        [
            choice(chunk, code=LEEDS, seat=seat, first=accepts(seat), other=passes(seat), classes=classes)
            for seat, classes in by_seat
        ]
    )


def _band(least: float, most: float) -> Class:
    return lambda h, c: (strength(h) >= least) & (strength(h) < most)


_BANDS = {
    f"{low / 100:.1f} to {(low + 30) / 100:.1f} tricks": _band(low, low + 30) for low in range(200, 380, 30)
}


def _eldest_and_third(chunk: Chunk) -> Cells:
    """Return ordering up less passing, for hands of equal strength in both seats."""
    parts: list[Cells] = []
    for seat, name in ((ELDEST, "eldest"), (THIRD, "third")):
        found = choice(chunk, code=LEEDS, seat=seat, first=accepts(seat), other=passes(seat), classes=_BANDS)
        parts.append({f"{name}, {band}": cell for band, cell in found.items()})
    total = added(parts)
    for band in _BANDS:
        less = total[f"eldest, {band}"].mean - total[f"third, {band}"].mean
        total[f"eldest less third, {band}"] = LabCell(1, less, less * less)
    return total


def _fair(h: Hands, c: Card) -> Flags:
    """Return two trumps with one lay ace, and not a hand of D1: (N,) bool for (N,) uint64 hands."""
    five = _five(h)
    result: Flags = ~_d1(five) & (trumps(five) == 2) & (aces(five) == 1)
    return result


def _bowers_of_cross(h: Hands, c: Card) -> Flags:
    """Return both bowers of the cross suit, in a hand that is better at next: (N,) bool for (N,) uint64
    hands."""
    better = strength(h & ~np.uint64(1 << c.index), NEXT) > strength(_five(h))
    return holds(h, mask("JH JD")) & better & (c.rank is not Rank.JACK)


_SCORES: tuple[Score, ...] = ((0, 0), (4, 4), (4, 0), (3, 3), (4, 2), (4, 3))
_NEEDS = {ELDEST: 320.0, SECOND: 270.0, THIRD: 330.0, DEALER: 260.0}
"""Strength at which `simple` is about to call in the first round, in hundredths of a trick."""
_WORDS = {ELDEST: "eldest", SECOND: "second", THIRD: "third", DEALER: "dealer"}


def _marginal(seat: Seat) -> Class:
    need = _NEEDS[seat]

    def rows(h: Hands, c: Card) -> Flags:
        own = strength(_five(h)) if seat == DEALER else strength(h)
        return (np.abs(own - need) <= 15) & (c.rank is not Rank.JACK)

    return rows


def _by_score(chunk: Chunk, scores: tuple[Score, ...]) -> Cells:
    """Return calling less passing on hands that are just worth a call at love all, in chances of the game.

    The cells compare each score with love all, deal by deal.
    """
    parts = []
    for seat, rule in ((seat, _marginal(seat)) for seat in _NEEDS):
        for card, sample in drawn(load_code(LEEDS), chunk):
            near = sample.where(rule(seen_hands(sample, seat, card), card))
            if not len(near):
                continue
            found = passing(near, seat)
            if not len(found):
                continue
            turn = found.passed_to(seat)
            called = accepts(seat)(turn).outcomes()
            passed = passes(seat)(turn).outcomes()
            gains = {}
            for own, other in scores:
                value = chance_of(seat, (own, other), LEEDS)
                gains[own, other] = value(called) - value(passed)
                parts.append({f"{_WORDS[seat]} at {own}-{other}": LabCell.of(gains[own, other])})
                if (own, other) != (0, 0):
                    gain = gains[own, other] - gains[0, 0]
                    parts.append({f"{_WORDS[seat]}: {own}-{other} less 0-0": LabCell.of(gain)})
    return added(parts)


EXPERIMENTS = (
    Experiment(
        name="leeds-q6",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=also_by_experts(partial(_next_or_cross, seat=ELDEST), one_in=25),
        claims=(Hypothesis(cell="all"), Hypothesis(cell="a bower turned down")),
        chunks=40,
    ),
    Experiment(
        name="leeds-q7",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=also_by_experts(partial(_cross_or_next, seat=SECOND), one_in=10),
        claims=(Hypothesis(cell="all"),),
        chunks=80,
    ),
    Experiment(
        name="leeds-q10",
        measure=_lists,
        claims=(
            *(Hypothesis(cell=cell) for cell in _SECOND if "below" not in cell),
            *(Hypothesis(cell=cell) for cell in _THIRD if "below" not in cell),
            *(Hypothesis(cell=cell) for cell in _DEALER if "below" not in cell),
            *(Hypothesis(cell=cell, sign=-1) for cell in [*_SECOND, *_THIRD, *_DEALER] if "below" in cell),
        ),
        chunks=30,
    ),
    Experiment(
        name="leeds-q11",
        measure=_eldest_and_third,
        claims=tuple(
            Hypothesis(cell=f"eldest less third, {band}")
            for band in ("2.9 to 3.2 tricks", "3.2 to 3.5 tricks")
        ),
        chunks=30,
    ),
    Experiment(
        name="leeds-q12",
        measure=partial(
            choice,
            code=LEEDS,
            seat=DEALER,
            first=accepts(DEALER),
            other=passes(DEALER),
            classes={"a fair hand": _fair},
        ),
        claims=(Hypothesis(cell="a fair hand"),),
    ),
    Experiment(
        name="leeds-q13",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=also_by_experts(
            partial(
                choice,
                code=LEEDS,
                seat=DEALER,
                first=passes(DEALER),
                other=accepts(DEALER),
                classes={"both bowers of the cross suit": _bowers_of_cross},
            ),
            one_in=5,
        ),
        claims=(Hypothesis(cell="both bowers of the cross suit"),),
        chunks=60,
    ),
    Experiment(
        name="leeds-q14",
        measure=partial(_by_score, scores=_SCORES[:5]),
        claims=tuple(
            Hypothesis(cell=f"{seat}: {score} less 0-0", sign=sign, matters=0.005)
            for seat in ("dealer", "second")
            for score, sign in (("4-4", 1), ("4-0", 1), ("3-3", -1), ("4-2", -1))
        ),
        unit=CHANCE,
        pictured=tuple(
            f"{seat}: {s} less 0-0" for seat in _WORDS.values() for s in ("4-4", "4-0", "3-3", "4-2")
        ),
    ),
    Experiment(
        name="leeds-q15",
        measure=partial(_by_score, scores=((0, 0), (4, 3))),
        claims=(
            Hypothesis(cell="eldest: 4-3 less 0-0", sign=-1, matters=0.005),
            Hypothesis(cell="dealer: 4-3 less 0-0", matters=0.005),
        ),
        unit=CHANCE,
    ),
)
