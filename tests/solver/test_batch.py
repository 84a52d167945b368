"""Batches give the same answers as single positions, on any number of threads, and name impossible rows."""

from __future__ import annotations

import numpy as np
import pytest

from euchre.chance import Stream
from euchre.solver import NATIVE, Position, Question, batch, reference
from euchre.solver.batch import (
    PositionBatch,
    batch_card_classes,
    batch_card_tricks,
    batch_classes,
    batch_of,
    batch_tricks,
    position_at,
)
from tests.solver.positions import FORMS, random_position
from tests.solver.solvers import needs_native

POSITIONS = [
    random_position(form, Stream(11, number, place), 1 + number % 3, number % 4)
    for place, form in enumerate(FORMS)
    for number in range(12)
]
BATCH = batch_of(POSITIONS)


def test_a_row_is_its_position_again() -> None:
    again = [position_at(BATCH, row) for row in range(len(BATCH))]
    assert len(again) == len(POSITIONS) > 200
    assert [_as_set(position) for position in again] == [_as_set(position) for position in POSITIONS]


def _as_set(position: Position) -> tuple[object, ...]:
    hands = [frozenset(hand) for hand in position.hands if hand]
    return hands, position.trump, position.turn, position.trick, position.called, position.hand_size


@pytest.mark.parametrize("threads", [0, 1, 2, 7])
def test_batches_answer_as_one_by_one(threads: int) -> None:
    expected = [[reference.answer(position, question) for position in POSITIONS] for question in Question]
    assert batch_tricks(BATCH, threads=threads).tolist() == expected[Question.TRICKS]
    assert batch_classes(BATCH, threads=threads).tolist() == expected[Question.CLASS]


def test_batches_answer_for_each_card_as_one_by_one() -> None:
    for question, solve in ((Question.TRICKS, batch_card_tricks), (Question.CLASS, batch_card_classes)):
        found = solve(BATCH)
        assert found.shape == (len(POSITIONS), 33)
        assert found.dtype == np.dtype(np.int8)
        for row, position in zip(found, POSITIONS, strict=True):
            expected = {
                card.index: value for card, value in reference.answer_by_card(position, question).items()
            }
            assert {face: int(value) for face, value in enumerate(row) if value >= 0} == expected


@needs_native
def test_the_reference_replaces_a_missing_core(monkeypatch: pytest.MonkeyPatch) -> None:
    native = [solve(BATCH) for solve in (batch_tricks, batch_card_classes)]
    monkeypatch.setattr(batch, "NATIVE", None)
    for found, solve in zip(native, (batch_tricks, batch_card_classes), strict=True):
        assert np.array_equal(found, solve(BATCH))


def test_a_batch_may_be_empty() -> None:
    assert batch_tricks(batch_of([])).tolist() == []


def test_the_first_impossible_row_is_named() -> None:
    hands = BATCH.hands.copy()
    hands[[5, 150, 200]] = 0
    spoilt = PositionBatch(hands=hands, trump=BATCH.trump, leader=BATCH.leader, makers=BATCH.makers)
    with pytest.raises(ValueError, match=r"^position \d+: "):
        batch_tricks(spoilt, threads=2)
    good = _first_rows(1)
    bad = PositionBatch(hands=np.repeat(good.hands, 300, 0), **_repeated(good, 300))
    bad.hands[170:] = 0
    with pytest.raises(ValueError, match=r"^position 170: no cards are left to play$"):
        batch_tricks(bad, threads=2)


def _first_rows(count: int) -> PositionBatch:
    columns = ("hands", "trump", "leader", "makers")
    return PositionBatch(**{name: getattr(BATCH, name)[:count] for name in columns})


def _repeated(one: PositionBatch, times: int) -> dict[str, np.ndarray]:
    return {name: np.repeat(getattr(one, name), times, 0) for name in ("trump", "leader", "makers")}


@pytest.mark.parametrize("column", ["hands", "trump", "leader", "makers", "out", "trick", "called"])
def test_a_wrong_shape_or_dtype_is_refused(column: str) -> None:
    columns = {name: getattr(BATCH, name) for name in ("hands", "trump", "leader", "makers", column)}
    with pytest.raises(ValueError, match="has the shape"):
        PositionBatch(**{**columns, column: columns[column][:-1].reshape(-1)[1:]})
    with pytest.raises(TypeError, match="has the dtype float64"):
        PositionBatch(**{**columns, column: columns[column].astype(float)})


@needs_native
def test_core_and_reference_refuse_the_same_spoilt_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    spoilt = [_spoilt(POSITIONS[number % len(POSITIONS)], Stream(12, number)) for number in range(3000)]
    by_core = [_answer(one) for one in spoilt]
    monkeypatch.setattr(batch, "NATIVE", None)
    by_reference = [_answer(one) for one in spoilt]
    assert by_core == by_reference
    refused = by_core.count(None)
    assert refused > 300
    assert len(by_core) - refused > 300


def _spoilt(position: Position, stream: Stream) -> PositionBatch:
    """Return the row of a position with one number changed."""
    one = batch_of([position])
    column = stream.choice([column for column in one.columns])
    flat = column.reshape(-1)
    place = stream.below(len(flat))
    if column.dtype == np.uint64:
        flat[place] ^= np.uint64(1 << stream.below(35))
    else:
        lowest = -3 if column.dtype == np.int8 else 0
        flat[place] = stream.below(12) if stream.below(4) else stream.below(40) + lowest
    return one


def _answer(one: PositionBatch) -> list[int] | None:
    try:
        return [int(value) for value in batch_card_tricks(one)[0]]
    except ValueError:
        return None


def test_the_core_is_used_if_it_is_built() -> None:
    assert (batch.cards_searched(BATCH, Question.CLASS) > 0) == (NATIVE is not None)
