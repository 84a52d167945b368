"""Many tables at which the network and others play, and what each card would bring with all hands seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..acts import Manner
from ..deal.outcome import points_for
from ..env import ACTIONS, VectorEnv, layout_of
from ..laws import load_code
from ..players.learned_features import CARDS, OUTPUTS, PLAYERS, STARTS, TRICKS
from ..players.learned_network import Network, Numbers
from ..seats import Seat
from ..sim.run import Player
from ..solver.batch import PositionBatch, batch_card_classes, batch_classes
from .inputs import (
    FACE_AT,
    FACE_BITS,
    Bits,
    actions_of_outputs,
    inputs_of_rows,
    lawful_outputs,
    references_of,
)

_PASSES = ACTIONS.index("passes")


class DealtHands:
    """Deals the same cards as a `VectorEnv` with the same seed and number of rows, and shows every hand."""

    def __init__(self, rows: int) -> None:
        self._env = VectorEnv("modern", rows)
        self._layout = layout_of(self._env.code)

    def of(self, seed: int) -> tuple[NDArray[np.uint64], NDArray[np.uint64], NDArray[np.int64]]:
        """Return the first deal of each row: hands, (N, 4) uint64; the turn-up, (N,) uint64; the dealer,
        (N,)."""
        env, rows = self._env, np.arange(self._env.count)
        env.reset(seed)
        hands: NDArray[np.uint64] = np.zeros((env.count, len(Seat)), np.uint64)
        dealer = (env.seats.astype(np.int64) - 1) % len(Seat)
        turn_up = self._masks("turn_up")
        for _ in Seat:
            hands[rows, env.seats] = self._masks("hand")
            env.step(np.full(env.count, _PASSES))
        return hands, turn_up, dealer

    def _masks(self, field: str) -> NDArray[np.uint64]:
        """Return (N,) uint64 card masks of a field of the observations."""
        return masks_of(self._layout.read(self._env.observations, field))


def masks_of(bits: NDArray[np.uint8]) -> NDArray[np.uint64]:
    """Return card masks, uint64 (…), of bits by place in the pack, (…, 24)."""
    found: NDArray[np.uint64] = (bits * FACE_BITS).sum(axis=-1, dtype=np.uint64)
    return found


_CODE = load_code("modern")
_LAYOUT = layout_of(_CODE)
_DISCARDS = ACTIONS.index("discards 7S")
_ONE = np.uint64(1)


def _points() -> NDArray[np.float32]:
    """Return (2, 3) float32: the makers' points for euchre, point and march, in partnership and alone."""
    found = np.zeros((2, 3), np.float32)
    for row, manner in enumerate((Manner.PARTNERSHIP, Manner.ALONE)):
        for column, tricks in enumerate((0, _CODE.odd_trick, _CODE.hand_size)):
            _, makers, others = points_for(_CODE, tricks, manner, False)
            found[row, column] = makers - others
    return found


POINTS = _points()


@dataclass(frozen=True, slots=True, eq=False)
class Examples:
    """States with the value of each lawful act."""

    inputs: Bits
    """(N, inputs) uint8."""
    lawful: NDArray[np.bool_]
    """(N, outputs) bool."""
    values: Numbers
    """(N, outputs) float32: points of the own side minus those of the others; 0 where not lawful."""

    def __len__(self) -> int:
        return len(self.inputs)


def joined(parts: Sequence[Examples]) -> Examples:
    """Return all examples of some parts."""
    return Examples(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.lawful for part in parts]),
        np.concatenate([part.values for part in parts]),
    )


class Tables:
    """N tables at which the network plays; some seats may be held by players of the simulator."""

    def __init__(self, rows: int, players: dict[str, Player], dealt: DealtHands) -> None:
        self._env = VectorEnv("modern", rows, players=players)
        self._dealt = dealt

    def examples(self, network: Network, seed: int, random: np.random.Generator) -> Iterator[Examples]:
        """Play one deal at each table, and value the cards and discards that the seats choose from.

        A seat chooses with a random error in each estimate, of its own size in each deal: like the network
        itself, a weaker one, or a player who does anything.
        """
        env = self._env
        env.reset(seed)
        truth = Truth(*self._dealt.of(seed))
        numbers = env.numbers.copy()
        errors = random.choice((0.0, 0.1, 0.3, 1.0, 9.0), (env.count, PLAYERS), p=(0.5, 0.2, 0.15, 0.1, 0.05))
        while (going := np.flatnonzero(env.numbers == numbers)).size:
            observations, seats = env.observations[going], env.seats[going].astype(np.int64)
            references = references_of(observations)
            inputs = inputs_of_rows(observations, references)
            lawful = lawful_outputs(env.masks[going], references)
            values = network.of_bits(inputs)[:, :-1]
            noise = errors[going, seats][:, None] * random.standard_normal(values.shape, np.float32)
            chosen = np.where(lawful, values + noise, -np.inf).argmax(axis=1)
            yield from truth.examples(going, seats, observations, references, inputs, lawful)
            actions = env.random_actions(random)
            actions[going] = actions_of_outputs()[references, chosen]
            truth.discarded(going, actions[going])
            env.step(actions)


class Truth:
    """What lies where at each table."""

    def __init__(
        self, dealt: NDArray[np.uint64], turn_up: NDArray[np.uint64], dealer: NDArray[np.int64]
    ) -> None:
        """Hands, (N, 4) uint64, turn-up, (N,) uint64, and dealer, (N,) int64, of each table's first deal."""
        self._dealt, self._turn_up, self._dealer = dealt, turn_up, dealer
        self._discards = np.zeros(len(dealt), np.uint64)

    def discarded(self, rows: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        """Note the discards among some actions; rows and actions are (n,) int64."""
        faces = actions - _DISCARDS
        is_discard = (faces >= 0) & (faces < 32)
        self._discards[rows[is_discard]] = _ONE << faces[is_discard].astype(np.uint64)

    def examples(
        self,
        rows: NDArray[np.int64],
        seats: NDArray[np.int64],
        observations: Bits,
        references: NDArray[np.int64],
        inputs: Bits,
        lawful: NDArray[np.bool_],
    ) -> Iterator[Examples]:
        """Yield the states of some rows in which there is a choice of cards, with the value of each.

        Rows, seats and suits in slot 0 are (n,) int64; observations and inputs (n, size) uint8; what is
        lawful (n, outputs) bool.
        """
        known = self._is_known(rows, seats, observations)
        for first, solved in ((0, self._cards), (CARDS, self._given_up)):
            at = (lawful[:, first : first + CARDS].sum(axis=1) > 1) & known
            if at.any():
                values = solved(rows[at], seats[at], observations[at], references[at], inputs[at])
                yield Examples(inputs[at], lawful[at], np.where(lawful[at], values, 0).astype(np.float32))

    def _is_known(
        self, rows: NDArray[np.int64], seats: NDArray[np.int64], observations: Bits
    ) -> NDArray[np.bool_]:
        """Return (n,) bool: whether it is known who holds what: nobody saw the discard of a simulated
        player."""
        exchanged = _LAYOUT.read(observations, "exchanged")[:, 0] > 0
        held = self._held(rows, seats, observations)
        own = masks_of(_LAYOUT.read(observations, "hand"))
        all_cards = np.bitwise_or.reduce(held, axis=1)
        is_one_pack = all_cards == held.sum(axis=1)
        is_told = ~exchanged | (self._discards[rows] > 0)
        known: NDArray[np.bool_] = is_told & is_one_pack & (held[np.arange(len(rows)), seats] == own)
        return known

    def _held(
        self, rows: NDArray[np.int64], seats: NDArray[np.int64], observations: Bits
    ) -> NDArray[np.uint64]:
        """Return (n, 4) uint64: the cards in each hand now; a seat that sits out has none."""
        held = self._dealt[rows]
        dealer, turn_up = self._dealer[rows], self._turn_up[rows]
        took = _LAYOUT.read(observations, "accepted")[:, 0] > 0
        place = np.arange(len(rows))
        six = held[place, dealer] | turn_up
        left = six & ~self._discards[rows]
        held[place, dealer] = np.where(took, left, held[place, dealer])
        gone = masks_of(_LAYOUT.read(observations, "played").max(axis=1))
        absolute = (seats[:, None] + np.arange(PLAYERS)) % PLAYERS
        played, out = np.zeros_like(held), np.zeros(held.shape, np.bool_)
        np.put_along_axis(played, absolute, gone, axis=1)
        np.put_along_axis(out, absolute, _LAYOUT.read(observations, "out") > 0, axis=1)
        found: NDArray[np.uint64] = np.where(out, np.uint64(0), held & ~played)
        return found

    def _cards(
        self,
        rows: NDArray[np.int64],
        seats: NDArray[np.int64],
        observations: Bits,
        references: NDArray[np.int64],
        inputs: Bits,
    ) -> Numbers:
        """Return (n, outputs) float32: the value of each card that can be played; the arguments as in
        `examples`."""
        held = self._held(rows, seats, observations)
        trick, leader = _open_trick(seats, observations)
        batch = _positions(held, seats, observations, inputs, leader, trick)
        classes = batch_card_classes(batch, threads=1)
        by_place = np.take_along_axis(classes, FACE_AT[references], axis=1)
        found = np.zeros((len(rows), OUTPUTS), np.float32)
        found[:, :CARDS] = _valued(by_place, observations)
        return found

    def _given_up(
        self,
        rows: NDArray[np.int64],
        seats: NDArray[np.int64],
        observations: Bits,
        references: NDArray[np.int64],
        inputs: Bits,
    ) -> Numbers:
        """Return (n, outputs) float32: the value of each card to give up; the arguments as in `examples`."""
        held = self._held(rows, seats, observations)
        six, place = held[np.arange(len(rows)), seats], np.arange(len(rows))
        out = _LAYOUT.read(observations, "out")
        first = np.where(out[:, 1] > 0, 2, 1)  # the dealer is the own seat
        leader = (seats + first) % PLAYERS
        found = np.zeros((len(rows), OUTPUTS), np.float32)
        for number in range(CARDS):
            card = _ONE << FACE_AT[references, number].astype(np.uint64)
            may = (six & card) > 0
            if may.any():
                left = held[may]
                left[np.arange(len(left)), seats[may]] &= ~card[may]
                batch = _positions(left, seats[may], observations[may], inputs[may], leader[may], None)
                classes = batch_classes(batch, threads=1)
                found[place[may], CARDS + number] = _valued(classes[:, None], observations[may])[:, 0]
        return found


def _valued(classes: NDArray[np.int8], observations: Bits) -> Numbers:
    """Return (n, m) float32: points of the own side for classes of the makers' result, (n, m)."""
    alone = np.asarray(_LAYOUT.read(observations, "lone").any(axis=1), np.int64)
    maker = _LAYOUT.read(observations, "maker").argmax(axis=1)
    sign = np.where(maker % 2 == 0, 1, -1).astype(np.float32)
    found: Numbers = POINTS[alone[:, None], np.maximum(classes, 0)] * sign[:, None]
    return found


def _open_trick(seats: NDArray[np.int64], observations: Bits) -> tuple[NDArray[np.int8], NDArray[np.int64]]:
    """Return the trick in progress by `Card.index`, (n, 4) int8, padded with -1; who led or leads, (n,)
    int64."""
    played = _LAYOUT.read(observations, "played")
    active = PLAYERS - _LAYOUT.read(observations, "out").sum(axis=1)
    counts = played.sum(axis=(2, 3))
    is_open = (counts > 0) & (counts < active[:, None])
    now = (played * is_open[:, :, None, None]).any(axis=1)
    leader = (_LAYOUT.read(observations, "leader") * is_open[:, :, None]).any(axis=1)
    first = np.asarray(leader.argmax(axis=1), np.int64)
    trick = np.full((len(seats), PLAYERS), -1, np.int8)
    filled, place = np.zeros(len(seats), np.int64), np.arange(len(seats))
    faces = np.array([card.index for card in _CODE.pack])
    for step in range(PLAYERS - 1):
        cards = now[place, (first + step) % PLAYERS]
        has = cards.any(axis=1)
        trick[place[has], filled[has]] = faces[cards[has].argmax(axis=1)]
        filled += has
    return trick, (seats + first) % PLAYERS


def _positions(
    held: NDArray[np.uint64],
    seats: NDArray[np.int64],
    observations: Bits,
    inputs: Bits,
    leader: NDArray[np.int64],
    trick: NDArray[np.int8] | None,
) -> PositionBatch:
    """Return the positions with hands, (n, 4) uint64; the others as `_open_trick` and `examples` say."""
    maker = (seats + _LAYOUT.read(observations, "maker").argmax(axis=1)) % PLAYERS
    own = _tricks(inputs, "own_tricks"), _tricks(inputs, "other_tricks")
    is_maker = maker % 2 == seats % 2
    out = _LAYOUT.read(observations, "out")
    sits_out = np.zeros(len(seats), np.int64)
    for step in range(PLAYERS):
        sits_out |= out[:, step].astype(np.int64) << ((seats + step) % PLAYERS)
    return PositionBatch(
        hands=held,
        trump=_LAYOUT.read(observations, "trump").argmax(axis=1).astype(np.uint8),
        leader=leader.astype(np.uint8),
        makers=np.where(maker % 2 == 0, 0b0101, 0b1010).astype(np.uint8),
        out=sits_out.astype(np.uint8),
        trick=trick,
        makers_won=np.where(is_maker, *own).astype(np.uint8),
        adversaries_won=np.where(is_maker, *own[::-1]).astype(np.uint8),
    )


def _tricks(inputs: Bits, name: str) -> NDArray[np.int64]:
    """Return (n,) int64: tricks won, from (n, inputs) uint8."""
    found: NDArray[np.int64] = inputs[:, STARTS[name] : STARTS[name] + TRICKS] @ np.arange(1, TRICKS + 1)
    return found
