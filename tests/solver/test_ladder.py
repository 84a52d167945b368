"""The ladder of deals (`python -m tools.ladder`): recorded values are found again."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import pytest

from euchre.solver import Question, read_position, reference
from euchre.solver.batch import (
    PositionBatch,
    batch_card_tricks,
    batch_classes,
    batch_of,
    batch_tricks,
    cards_searched,
)
from tests.solver.solvers import needs_native

LADDER = Path(__file__).parent / "ladder"
RUNGS = {"1": 1, "10": 10, "100": 100, "1000": 1000, "10000": 10_000, "hardest": 20, "made-hard": 20}


def _lines(rung: str) -> list[list[str]]:
    plain, packed = LADDER / f"{rung}.txt", LADDER / f"{rung}.txt.gz"
    text = plain.read_text() if plain.exists() else gzip.decompress(packed.read_bytes()).decode()
    return [line.split(" | ") for line in text.splitlines()]


def _batch(lines: list[list[str]]) -> PositionBatch:
    return batch_of([read_position(text) for text, _, _, _ in lines])


@needs_native
@pytest.mark.parametrize("rung", RUNGS)
def test_every_deal_keeps_its_recorded_value(rung: str) -> None:
    lines = _lines(rung)
    batch = _batch(lines)
    assert len(lines) == RUNGS[rung]
    assert batch_tricks(batch).tolist() == [int(tricks) for _, tricks, _, _ in lines]
    assert batch_classes(batch).tolist() == [int(class_) for _, _, class_, _ in lines]


@needs_native
@pytest.mark.parametrize("rung", RUNGS)
def test_best_cards_are_as_recorded_and_have_the_value_of_the_deal(rung: str) -> None:
    lines = _lines(rung)
    by_card = batch_card_tricks(_batch(lines))
    for (text, tricks, _, best), values in zip(lines, by_card, strict=True):
        position = read_position(text)
        worth = {card: int(values[card.index]) for card in position.legal_cards}
        assert np.count_nonzero(values >= 0) == len(worth)
        wanted = (max if position.turn in position.makers else min)(worth.values())
        assert wanted == int(tricks)
        assert " ".join(card.text for card, value in worth.items() if value == wanted) == best


@needs_native
def test_deals_made_to_be_hard_are_harder_than_any_found() -> None:
    found, made = (cards_searched(_batch(_lines(rung)), Question.TRICKS) for rung in ("hardest", "made-hard"))
    random = cards_searched(_batch(_lines("1000")), Question.TRICKS) / 1000
    assert made > found > 20 * 10 * random


def test_the_reference_finds_the_first_rung() -> None:
    ((text, tricks, class_, best),) = _lines("1")
    position = read_position(text)
    assert (reference.answer(position, Question.CLASS), int(tricks)) == (int(class_), 5)
    worth = reference.answer_by_card(position, Question.TRICKS)
    assert " ".join(card.text for card, value in worth.items() if value == int(tricks)) == best
