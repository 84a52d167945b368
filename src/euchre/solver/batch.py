"""Solves thousands of positions at once from NumPy arrays, on many threads.

Not imported by `euchre.solver`, because it needs NumPy.

A batch of N positions is columns of N rows:

| column | dtype, shape | row |
|---|---|---|
| `hands` | uint64 (N, 4) | cards held by seats A to D, bit `Card.index` for each; 0 for nobody |
| `trump` | uint8 (N,) | the suit's number; 4 at no trump |
| `leader` | uint8 (N,) | the seat that leads, or led, to the trick in progress |
| `makers` | uint8 (N,) | the makers, bit 0 for A to bit 3 for D |
| `out` | uint8 (N,) | seats that sit out or do not exist, as bits in the same way |
| `trick` | int8 (N, 4) | `Card.index` of the cards of the trick in progress, in order, padded with -1 |
| `called` | int8 (N,) | `Card.index` of a card called for the first trick, -1 for none |
| `makers_won`, `adversaries_won` | uint8 (N,) | tricks won so far |
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..cards import FACES, JOKER, TRUMPS, Card
from ..seats import Seat
from . import reference
from .backend import NATIVE
from .payoff import Question
from .position import Position, native_args

_BY_INDEX = (*FACES, JOKER)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class PositionBatch:
    """Positions as columns. By default nobody sits out, no card is on the table or called, no trick is won.

    Raises ValueError for a wrong shape, TypeError for a dtype that cannot be cast safely.
    """

    hands: NDArray[np.uint64]
    trump: NDArray[np.uint8]
    leader: NDArray[np.uint8]
    makers: NDArray[np.uint8]
    out: NDArray[np.uint8] | None = None
    trick: NDArray[np.int8] | None = None
    called: NDArray[np.int8] | None = None
    makers_won: NDArray[np.uint8] | None = None
    adversaries_won: NDArray[np.uint8] | None = None

    def __post_init__(self) -> None:
        rows = len(self.hands)
        for name, (dtype, width, missing) in _COLUMNS.items():
            shape = (rows,) if width == 1 else (rows, width)
            column = getattr(self, name)
            if column is None:
                column = np.full(shape, missing, dtype)
            column = np.asarray(column)
            if column.shape != shape:
                raise ValueError(f"{name} has the shape {column.shape}, not {shape}")
            if column.dtype != dtype and not np.can_cast(column.dtype, dtype, "safe"):
                raise TypeError(f"{name} has the dtype {column.dtype}, not {np.dtype(dtype)}")
            object.__setattr__(self, name, np.ascontiguousarray(column, dtype))

    def __len__(self) -> int:
        return len(self.hands)

    @property
    def columns(self) -> tuple[NDArray[np.generic], ...]:
        """The columns in the order of the table, with its dtypes: (N, 4) or (N,), uint64, uint8 or int8."""
        return tuple(getattr(self, name) for name in _COLUMNS)


_COLUMNS: dict[str, tuple[type[np.generic], int, int]] = {
    "hands": (np.uint64, 4, 0),
    "trump": (np.uint8, 1, 0),
    "leader": (np.uint8, 1, 0),
    "makers": (np.uint8, 1, 0),
    "out": (np.uint8, 1, 0),
    "trick": (np.int8, 4, -1),
    "called": (np.int8, 1, -1),
    "makers_won": (np.uint8, 1, 0),
    "adversaries_won": (np.uint8, 1, 0),
}


def batch_of(positions: Sequence[Position]) -> PositionBatch:
    """Return the given positions as columns."""
    rows = [native_args(position) for position in positions]
    columns = zip(*rows, strict=True) if rows else ((),) * len(_COLUMNS)
    return PositionBatch(
        **{
            name: np.array(list(column), dtype).reshape((-1, width) if width > 1 else (-1,))
            for (name, (dtype, width, _)), column in zip(_COLUMNS.items(), columns, strict=True)
        }
    )


def position_at(batch: PositionBatch, row: int) -> Position:
    """Return one row of a batch as a position. Raises ValueError for an impossible row."""
    hands, trump, leader, makers, out, trick, called, won, lost = (column[row] for column in batch.columns)
    cards = [_cards_of(int(mask)) for mask in hands]
    absent = [seat for seat in Seat if int(out) >> seat & 1]
    table = 4
    while table - 1 in absent and table > 2:
        table -= 1
    if (
        max(int(makers), int(out)) > 15
        or int(trump) >= len(TRUMPS)
        or int(leader) >= table
        or any(cards[table:])
    ):
        raise ValueError("there is no such seat or suit")
    faces = [int(face) for face in trick if face != -1]
    if any(face != -1 for face in trick[len(faces) :]):
        raise ValueError("the trick in progress has a gap")
    if any(not 0 <= face < 33 for face in faces) or not -1 <= int(called) < 33:
        raise ValueError("there is no such face")
    return Position(
        hands=tuple(cards[:table]),
        trump=TRUMPS[int(trump)],
        leader=Seat(int(leader)),
        makers=tuple(seat for seat in Seat if int(makers) >> seat & 1 and seat < table),
        trick=tuple(_BY_INDEX[face] for face in faces),
        out=tuple(seat for seat in absent if seat < table),
        makers_won=int(won),
        adversaries_won=int(lost),
        called=None if called == -1 else _BY_INDEX[int(called)],
    )


def _cards_of(mask: int) -> tuple[Card, ...]:
    if mask >> 33:
        raise ValueError("there is no such face")
    return tuple(card for card in _BY_INDEX if mask >> card.index & 1)


def batch_tricks(batch: PositionBatch, *, threads: int = 0) -> NDArray[np.int8]:
    """Return the makers' tricks in the whole hand under perfect play, int8 (N,).

    `threads=0` uses every processor. Raises ValueError that names the first impossible position.
    """
    return _solved(batch, Question.TRICKS, 1, threads)[0].reshape(-1)


def batch_classes(batch: PositionBatch, *, threads: int = 0) -> NDArray[np.int8]:
    """Return the class of the result in each position, int8 (N,): 0 euchred, 1 point, 2 march."""
    return _solved(batch, Question.CLASS, 1, threads)[0].reshape(-1)


def batch_card_tricks(batch: PositionBatch, *, threads: int = 0) -> NDArray[np.int8]:
    """Return the makers' tricks after each card, int8 (N, 33) by `Card.index`; -1 where it may not be
    played."""
    return _solved(batch, Question.TRICKS, 33, threads)[0]


def batch_card_classes(batch: PositionBatch, *, threads: int = 0) -> NDArray[np.int8]:
    """Return the class of the result after each card, int8 (N, 33) by `Card.index`; -1 for cards not
    playable."""
    return _solved(batch, Question.CLASS, 33, threads)[0]


def cards_searched(
    batch: PositionBatch, question: Question, *, each_card: bool = False, threads: int = 1
) -> int:
    """Return the number of cards played in the native search of a batch, for benchmarks; 0 without the native
    core."""
    return _solved(batch, question, 33 if each_card else 1, threads)[1]


def _solved(
    batch: PositionBatch, question: Question, width: int, threads: int
) -> tuple[NDArray[np.int8], int]:
    """Return the answers, (N, width) int8, and the number of cards that the native search has played."""
    if threads < 0:
        raise ValueError("threads must be at least 0")
    answers: NDArray[np.int8] = np.full((len(batch), width), -1, np.int8)
    if NATIVE is None:
        _solve_by_reference(batch, question, answers)
        return answers, 0
    nodes = NATIVE.solve_batch(question, *batch.columns, threads, answers)
    if question is Question.TRICKS:
        answers += (answers >= 0) * batch.columns[7].astype(np.int8).reshape(-1, 1)
    return answers, nodes


def _solve_by_reference(batch: PositionBatch, question: Question, answers: NDArray[np.int8]) -> None:
    """Fill the answers, (N, 1) or (N, 33) int8, by the reference."""
    for row in range(len(batch)):
        try:
            position = position_at(batch, row)
        except ValueError as fault:
            raise ValueError(f"position {row}: {fault}") from None
        if answers.shape[1] == 1:
            answers[row, 0] = reference.answer(position, question)
        else:
            for card, found in reference.answer_by_card(position, question).items():
                answers[row, card.index] = found
