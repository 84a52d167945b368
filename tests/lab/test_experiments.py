"""Every experiment runs at a tiny size, and answers in cells that its page and its claims name."""

import re

import pytest

from euchre.lab import LabCell, experiment_named, experiments
from euchre.lab.experiment import added

NAMES = tuple(experiments())
TINY = {
    "also-leeds-maxims": 2,
    "also-professor-maxims": 2,
    "leeds-q20": 400,
    "leeds-q25": 20,
    "leeds-q3": 150,
    "leeds-q5": 200,
    "leeds-q7": 400,
    "professor-q13": 190,
} | dict.fromkeys(("leeds-q8", "leeds-q9", "leeds-q23"), 300)


@pytest.mark.parametrize("name", NAMES)
def test_an_experiment_gives_the_same_figures_twice_and_others_in_another_chunk(name: str) -> None:
    experiment = experiment_named(name)
    chunk = experiment.chunk(0, TINY.get(name, 1_200))
    cells = dict(experiment.measure(chunk))
    assert cells == dict(experiment.measure(chunk))
    assert all(cell.count >= 0 for cell in cells.values())
    other = dict(experiment.measure(experiment.chunk(1, TINY.get(name, 1_200))))
    few = max((cell.count for cell in cells.values()), default=0) < 10
    assert (cells == other) is experiment.is_exact or few


def test_every_open_question_of_the_books_has_an_experiment() -> None:
    leeds = {f"leeds-q{number}" for number in range(1, 26)}
    professor = {f"professor-q{number}" for number in range(1, 24)}
    assert leeds | professor == {name for name in NAMES if not name.startswith("also-")}


@pytest.mark.parametrize("name", NAMES)
def test_the_words_of_a_question_are_whole(name: str) -> None:
    question = experiment_named(name).question
    assert question.asks.endswith("?")
    assert question.method
    assert question.answer.count("{") == len(re.findall(r"\{[^{}]+\}", question.answer))


def test_chunks_add_up_in_any_order() -> None:
    parts = [{"a": LabCell.of([1, 2])}, {"a": LabCell.of([3]), "b": LabCell.of([4])}]
    assert added(parts) == {"a": LabCell.of([1, 2, 3]), "b": LabCell.of([4])}
    assert added(parts[::-1])["a"] == added(parts)["a"]
