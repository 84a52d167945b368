"""Which card the dealer throws away, and when eldest hand should pass on a hand that looks strong."""

from __future__ import annotations

from functools import partial
from operator import is_

import numpy as np

from ...acts import Manner
from ...cards import Card
from ...laws import load_code
from ...sim.run import Player
from ..choice import Score, chance_of, choice, compared, march_of, points_of
from ..experiment import (
    CHANCE,
    SHARE,
    SIMPLE,
    SIMPLE_AND_EXPERT,
    Cells,
    Chunk,
    Experiment,
    Hypothesis,
    LabCell,
    added,
    also_by_experts,
)
from ..hands import NEXT, Flags, Hands, mask, strength, trumps
from ..sample import DEALER, ELDEST, Sample, drawn, passing
from .calls import LEEDS, PROFESSOR, accepts, passes


def _strong_in_both(h: Hands, c: Card) -> Flags:
    """Return strong in the turned suit and in next: (N,) bool for (N,) uint64 hands."""
    return (trumps(h) >= 2) & (strength(h) >= 300) & (strength(h, NEXT) >= 300)


def _eldest_strong(chunk: Chunk, players: tuple[Player, ...] = SIMPLE) -> Cells:
    parts = []
    for name, manner in (("ordering up", Manner.PARTNERSHIP), ("ordering up alone", Manner.ALONE)):
        found = choice(
            chunk,
            code=PROFESSOR,
            seat=ELDEST,
            first=passes(ELDEST),
            other=accepts(ELDEST, manner),
            classes={f"passing less {name}": _strong_in_both},
            players=players,
        )
        parts.append(found)
    return added(parts)


_LOW_NEXT = mask("JS 7S 7C 8C 9C")
_PASS_SCORES: tuple[Score, ...] = ((0, 0), (4, 1), (4, 2), (4, 4), (1, 4))


def _right_and_seven(chunk: Chunk, players: tuple[Player, ...] = SIMPLE) -> Cells:
    parts = []
    for _, sample in drawn(load_code(PROFESSOR), chunk, only=lambda c: c not in (_JS, _7S)):
        given = sample.with_cards(ELDEST, _LOW_NEXT)
        every = {"passing less ordering up": np.ones(len(given), np.bool_)}
        values = {f"{a}-{b}": chance_of(ELDEST, (a, b), PROFESSOR) for a, b in _PASS_SCORES}
        parts.append(compared(given, passes(ELDEST), accepts(ELDEST), every, values, players))
    return added(parts)


_JS, _7S = Card("JS"), Card("7S")


_PASSING = (
    Experiment(
        name="professor-q13",
        measure=_eldest_strong,
        claims=(
            Hypothesis(cell="passing less ordering up"),
            Hypothesis(cell="passing less ordering up alone"),
        ),
    ),
    Experiment(
        name="professor-q14",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=also_by_experts(_right_and_seven, one_in=1000),
        claims=tuple(
            Hypothesis(cell=f"{a}-{b}: passing less ordering up", matters=0.005) for a, b in _PASS_SCORES
        ),
        unit=CHANCE,
        size=16_000,
    ),
)


_ALONE = Manner.ALONE
_ALL_HANDS = "all of these hands"


def _thrown(
    chunk: Chunk,
    code: str,
    cases: tuple[tuple[str, str, str, str, str], ...],
    manner: Manner,
    share: bool,
    players: tuple[Player, ...] = SIMPLE,
) -> Cells:
    """Return one discard of the dealer less another: name, turn-up, the five dealt, and the two discards."""
    parts = []
    for name, turned, dealt, first, other in cases:
        ((_, sample),) = drawn(load_code(code), chunk, only=partial(is_, Card(turned)))
        found = passing(sample.with_cards(DEALER, mask(dealt)), DEALER)
        called = found.accepted(DEALER, manner).at_exchange()
        value = march_of(DEALER) if share else points_of(DEALER)
        worth = [value(throwing(called, turned, card).outcomes(players)) for card in (first, other)]
        gain = LabCell.of(worth[0] - worth[1])
        parts += [{name: gain}, {_ALL_HANDS: gain}]
    return added(parts)


def throwing(called: Sample, turned: str, thrown: str) -> Sample:
    """Return the deals in which the dealer takes up the turn-up and throws away a card; both as text."""
    six = called.hands(DEALER) | mask(turned)
    return called.discarded(six & ~mask(thrown)).at_exchange()


_SHORT_SUIT = (
    ("three trumps, A 7 and a bare K: throw the K, not the 7", "QS", "KS 9S AH 7H KD", "KD", "7H"),
    (
        "two trumps, A 7 and K 7: throw the 7 beside the K, not beside the A",
        "QS",
        "KS AH 7H KD 7D",
        "7D",
        "7H",
    ),
    ("three trumps, A K and a bare A: throw the K, not the A", "QS", "KS 9S AH KH AD", "KH", "AD"),
    ("two trumps, A 7 8 and a bare K: throw the K, not the 7", "QS", "KS AH 8H 7H KD", "KD", "7H"),
)
_BARE_ACE = (
    ("right, king, nine: throw the bare ace, not the king", "9S", "JS KS AH KH AD", "AD", "KH"),
    ("both bowers, ace: throw the bare ace, not the king", "AS", "JS JC AH KH AD", "AD", "KH"),
)
_LAY_KING = (
    ("right, left, ace: throw the king, not the seven", "AS", "JS JC AH 7H KD", "KD", "7H"),
    ("right, ace, king: throw the king, not the seven", "KS", "JS AS AH 7H KD", "KD", "7H"),
)

EXPERIMENTS = (
    *_PASSING,
    Experiment(
        name="leeds-q17",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=also_by_experts(
            partial(_thrown, code=LEEDS, cases=_SHORT_SUIT, manner=Manner.PARTNERSHIP, share=False),
            one_in=2500,
        ),
        claims=tuple(Hypothesis(cell=case[0], matters=0.01) for case in _SHORT_SUIT),
    ),
    Experiment(
        name="leeds-q18",
        measure=partial(_thrown, code=LEEDS, cases=_BARE_ACE, manner=_ALONE, share=True),
        claims=tuple(Hypothesis(cell=case[0], matters=0.01) for case in _BARE_ACE),
        unit=SHARE,
    ),
    Experiment(
        name="professor-q7",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=also_by_experts(
            partial(_thrown, code=PROFESSOR, cases=_LAY_KING, manner=_ALONE, share=True), one_in=1500
        ),
        claims=tuple(Hypothesis(cell=case[0], matters=0.01) for case in _LAY_KING),
        unit=SHARE,
    ),
)
