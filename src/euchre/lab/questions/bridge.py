"""The Bridge: eldest hand orders up at 4-1 or 4-2, so that a lone hand cannot win the game."""

from __future__ import annotations

from functools import partial

import numpy as np

from ...cards import Card, Rank
from ...evaluation.bundled_weights import weights_for
from ...laws import load_code
from ...sim.run import Player
from ..choice import Class, Score, compared, values_at
from ..experiment import (
    CHANCE,
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
from ..hands import TURNED, Flags, Hands, aces, bower, holds, mask, sure_trump, trumps
from ..sample import ELDEST, Sample, drawn

LEEDS, PROFESSOR = "leeds-dwight-1888", "professor-1862"
_BRIDGES: tuple[Score, ...] = ((4, 1), (4, 2))
_MATTERS = 0.005
"""Half a game in a hundred."""


def _ace_and_another(hands: Hands) -> Flags:
    """Return ace and another of trumps, without a bower: (N,) bool for (N,) uint64 hands."""
    bowers = holds(hands, bower(TURNED, "left")) | holds(hands, bower(TURNED, "right"))
    return holds(hands, mask("AS")) & (trumps(hands) > 1) & ~bowers


def _may_pass(hands: Hands) -> Flags:
    """Return the holdings with which the later books pass: R, L x, A x, or two lay aces.

    (N,) bool for (N,) uint64 hands.
    """
    return sure_trump(hands) | _ace_and_another(hands) | (aces(hands) >= 2)


def _ordered(sample: Sample) -> Sample:
    return sample.accepted(ELDEST)


def _passed(sample: Sample) -> Sample:
    return sample.passed(ELDEST)


def _orders_anyway(sample: Sample) -> Flags:
    """Return where eldest hand would order up on its cards, at any score. (N,) bool."""
    outcomes = sample.outcomes()
    result: Flags = (outcomes.trump == int(TURNED)) & (outcomes.maker == int(ELDEST))
    return result


def _at(sample: Sample, score: Score, players: tuple[Player, ...]) -> Sample:
    """Return the deals at a score of eldest hand's side, for players who heed it; `simple` does not."""
    return sample if players == SIMPLE else sample.at((score[1], score[0]))


def _policies(chunk: Chunk, code: str, scores: tuple[Score, ...], players: tuple[Player, ...]) -> Cells:
    """Return what two ways to keep the Bridge gain over calling on the cards alone, for each score."""
    parts = []
    for _, sample in drawn(load_code(code), chunk):
        weak = sample.where(~_orders_anyway(sample))
        may_pass, strong = _may_pass(weak.hands(ELDEST)), np.zeros(len(sample) - len(weak))
        for score in scores:
            at_score = _at(weak, score, players)
            ((name, value),) = values_at(ELDEST, code, (score,)).items()
            gain = value(_ordered(at_score).outcomes(players)) - value(_passed(at_score).outcomes(players))
            kept = np.where(may_pass, 0.0, gain)
            parts.append({f"{name}: always order": LabCell.of(np.append(gain, strong))})
            parts.append(
                {f"{name}: order unless R, L x, A x or two aces": LabCell.of(np.append(kept, strong))}
            )
    return added(parts)


def _by_strength(chunk: Chunk) -> Cells:
    """Return the gain of the Bridge between random, simple and better-calling players, and its
    differences."""
    tables = {
        "random": ("random",),
        "simple": SIMPLE,
        "expert's calls": (weights_for(load_code(LEEDS)),),
    }
    law, parts = load_code(LEEDS), []
    for _, sample in drawn(law, chunk):
        strong = _orders_anyway(sample)
        for score in _BRIDGES:
            ((name, value),) = values_at(ELDEST, LEEDS, (score,)).items()
            gains = {}
            for who, players in tables.items():
                ordered, passed = _ordered(sample).outcomes(players), _passed(sample).outcomes(players)
                gains[who] = np.where(strong, 0.0, value(ordered) - value(passed))
                parts.append({f"{name}: gain between {who} players": LabCell.of(gains[who])})
            parts.append({f"{name}: random less simple": LabCell.of(gains["random"] - gains["simple"])})
            fall = gains["simple"] - gains["expert's calls"]
            parts.append({f"{name}: simple less expert's calls": LabCell.of(fall)})
    return added(parts)


def _by_class(
    chunk: Chunk,
    code: str,
    scores: tuple[Score, ...],
    classes: dict[str, Class],
    players: tuple[Player, ...] = SIMPLE,
) -> Cells:
    """Return for each class of eldest hand's cards: ordering up less passing, in chances of the game."""
    parts = []
    for card, sample in drawn(load_code(code), chunk):
        hands = sample.hands(ELDEST)
        rows = {name: rule(hands, card) for name, rule in classes.items()}
        for score in scores:
            at_score, values = _at(sample, score, players), values_at(ELDEST, code, (score,))
            parts.append(compared(at_score, _ordered, _passed, rows, values, players))
    return added(parts)


def _two_aces(hands: Hands, card: Card) -> Flags:
    """Return exactly two lay aces, no sure trump and no ace with another trump: (N,) bool for (N,) uint64
    hands."""
    result: Flags = (aces(hands) == 2) & ~sure_trump(hands) & ~_ace_and_another(hands)
    return result


def _ace_another(hands: Hands, card: Card) -> Flags:
    """Return ace and another of trumps, and no lay ace: (N,) bool for (N,) uint64 hands."""
    result: Flags = _ace_and_another(hands) & (aces(hands) == 0)
    return result


def _with_trumps(least: int, most: int) -> Class:
    return lambda hands, card: ~sure_trump(hands) & (trumps(hands) >= least) & (trumps(hands) <= most)


def _bare_left(hands: Hands, card: Card) -> Flags:
    """Return the left bower as the only trump: (N,) bool for (N,) uint64 hands."""
    result: Flags = holds(hands, bower(TURNED, "left")) & (trumps(hands) == 1)
    return result


def _is_high(card: Card) -> bool:
    return card.rank in (Rank.JACK, Rank.ACE, Rank.KING)


def _high_turned(hands: Hands, card: Card) -> Flags:
    """Return whether there is no sure trump, and a high card turned up: (N,) bool for (N,) uint64 hands."""
    return ~sure_trump(hands) & _is_high(card)


def _low_turned(hands: Hands, card: Card) -> Flags:
    """Return whether there is no sure trump, and a low card turned up: (N,) bool for (N,) uint64 hands."""
    return ~sure_trump(hands) & (not _is_high(card))


_CLASSES: dict[str, Class] = {
    "no trump": _with_trumps(0, 0),
    "one small trump": lambda hands, card: _with_trumps(1, 1)(hands, card) & ~_bare_left(hands, card),
    "the left bower bare": _bare_left,
    "ace and another": lambda hands, card: _ace_and_another(hands),
    "two small trumps": lambda hands, card: _with_trumps(2, 2)(hands, card) & ~_ace_and_another(hands),
    "three or more small trumps": lambda hands, card: (
        _with_trumps(3, 5)(hands, card) & ~_ace_and_another(hands)
    ),
    "a bower turned, no sure trick": lambda hands, card: ~sure_trump(hands) & (card.rank is Rank.JACK),
}
_OTHER_SCORES: tuple[Score, ...] = ((4, 0), (4, 3), (3, 1), (2, 0))

EXPERIMENTS = (
    Experiment(
        name="leeds-q1",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=also_by_experts(partial(_policies, code=LEEDS, scores=_BRIDGES), one_in=1600),
        claims=(
            Hypothesis(cell="4-1: always order", sign=-1, matters=_MATTERS),
            Hypothesis(cell="4-2: always order", sign=-1, matters=_MATTERS),
        ),
        unit=CHANCE,
        chunks=30,
    ),
    Experiment(
        name="leeds-q2",
        measure=_by_strength,
        claims=tuple(
            Hypothesis(cell=f"{score}: {fall}", matters=_MATTERS)
            for score in ("4-1", "4-2")
            for fall in ("random less simple", "simple less expert's calls")
        ),
        unit=CHANCE,
        players="four players of one kind, of three kinds",
    ),
    Experiment(
        name="leeds-q3",
        measure=partial(
            _by_class,
            code=LEEDS,
            scores=_BRIDGES,
            classes={"two lay aces": _two_aces, "ace and another of trumps": _ace_another},
        ),
        claims=tuple(
            Hypothesis(cell=f"{score}: {hand}", sign=-1, null=_MATTERS, matters=0.0)
            for score in ("4-1", "4-2")
            for hand in ("two lay aces", "ace and another of trumps")
        ),
        unit=CHANCE,
    ),
    Experiment(
        name="professor-q3",
        measure=partial(_by_class, code=PROFESSOR, scores=_BRIDGES, classes=_CLASSES),
        claims=tuple(
            Hypothesis(cell=f"{score}: {hand}", matters=_MATTERS)
            for score in ("4-1", "4-2")
            for hand in _CLASSES
        ),
        unit=CHANCE,
        pictured=tuple(f"{score}: {hand}" for score in ("4-1", "4-2") for hand in _CLASSES),
    ),
    Experiment(
        name="professor-q4",
        measure=partial(
            _by_class,
            code=PROFESSOR,
            scores=_OTHER_SCORES,
            classes={"J, A or K turned": _high_turned, "a low card turned": _low_turned},
        ),
        claims=(
            Hypothesis(cell="4-0: J, A or K turned", sign=-1, matters=_MATTERS),
            Hypothesis(cell="4-0: a low card turned", sign=-1, matters=_MATTERS),
            Hypothesis(cell="3-1: J, A or K turned", matters=_MATTERS),
            Hypothesis(cell="2-0: J, A or K turned", matters=_MATTERS),
        ),
        unit=CHANCE,
    ),
)
