"""The ladder of deals (`python -m tools.ladder`): what was once found is found again."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from euchre.solver import Question, best_cards, makers_tricks, read_position, reference
from euchre.solver.batch import batch_card_tricks, batch_classes, batch_of, batch_tricks

LADDER = Path(__file__).parent / "ladder"
RUNGS = {"1": 1, "10": 10, "100": 100, "1000": 1000, "hardest": 20}


def _lines(rung: str) -> list[list[str]]:
    return [line.split(" | ") for line in (LADDER / f"{rung}.txt").read_text().splitlines()]


@pytest.mark.parametrize("rung", RUNGS)
def test_every_deal_is_worth_what_it_was(rung: str) -> None:
    lines = _lines(rung)
    positions = [read_position(text) for text, _, _, _ in lines]
    batch = batch_of(positions)
    assert len(lines) == RUNGS[rung]
    assert batch_tricks(batch).tolist() == [int(tricks) for _, tricks, _, _ in lines]
    assert batch_classes(batch).tolist() == [int(class_) for _, _, class_, _ in lines]
    assert [" ".join(card.text for card in best_cards(one)) for one in positions] == [
        x for _, _, _, x in lines
    ]


@pytest.mark.parametrize("rung", RUNGS)
def test_the_best_card_is_worth_what_the_deal_is(rung: str) -> None:
    positions = [read_position(line[0]) for line in _lines(rung)]
    batch = batch_of(positions)
    by_card = batch_card_tricks(batch)
    leads = np.array([position.turn in position.makers for position in positions])
    best = np.where(leads, by_card.max(1), np.where(by_card < 0, 99, by_card).min(1))
    assert best.tolist() == batch_tricks(batch).tolist()


def test_the_reference_finds_the_first_rung() -> None:
    ((text, tricks, class_, best),) = _lines("1")
    position = read_position(text)
    assert reference.answer(position, Question.TRICKS) == int(tricks)
    assert reference.answer(position, Question.CLASS) == int(class_)
    assert " ".join(card.text for card in best_cards(position, solver=reference)) == best
    assert makers_tricks(position, solver=reference) == int(tricks)
