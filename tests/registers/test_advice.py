"""The advice of the books: complete, in order, in plain sentences, and not loaded by play."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import FrozenInstanceError

import pytest

from euchre.errors import LawDataError
from euchre.laws.register import ADVICE_NAMES, MOMENTS, REGISTER_NAMES, Maxim, load_advice

MAXIMS = [(name, maxim) for name in ADVICE_NAMES for maxim in load_advice(name).maxims.values()]
STRENGTHS = {
    "always",
    "never",
    "strongly",
    "usually",
    "avoid",
    "by the score",
    "permitted",
    "experts only",
}
SEATS = {
    "any",
    "eldest hand",
    "second hand",
    "third hand",
    "dealer",
    "lone player",
    "adversary of a lone player",
    "caller",
}


@pytest.mark.parametrize(("name", "number"), [("professor-1862", 52), ("leeds-dwight-1888", 107)])
def test_no_maxim_is_missing(name: str, number: int) -> None:
    assert len(load_advice(name).maxims) == number


def test_advice_belongs_to_a_register() -> None:
    assert set(ADVICE_NAMES) < set(REGISTER_NAMES)


@pytest.mark.parametrize(("name", "maxim"), MAXIMS, ids=lambda value: getattr(value, "id", value))
def test_a_maxim_has_sentences_under_known_headings(name: str, maxim: Maxim) -> None:
    assert maxim.moment in MOMENTS
    assert maxim.strength in STRENGTHS
    assert maxim.seat in SEATS
    assert maxim.heading
    assert not maxim.heading.endswith(".")
    assert [text for text in (maxim.says, maxim.why) if not text.endswith((".", ".)"))] == []
    assert all(example.given for example in (*maxim.speaks, *maxim.silent))


@pytest.mark.parametrize("name", ADVICE_NAMES)
def test_headings_of_maxims_differ(name: str) -> None:
    headings = [maxim.heading for maxim in load_advice(name).maxims.values()]
    assert len(set(headings)) == len(headings)


def test_the_books_own_examples_are_marked() -> None:
    examples = load_advice("leeds-dwight-1888")["E2"].speaks
    assert [example.from_source for example in examples] == [True, True]
    assert examples[0].given == "B holds JC TC 9C KS TS; A turns up QC"
    assert examples[0].then == "B passes"


def test_an_unknown_maxim_is_answered_with_near_ones() -> None:
    with pytest.raises(LawDataError, match="leeds-dwight-1888 has no maxim 'S92'; did you mean"):
        load_advice("leeds-dwight-1888")["S92"]


def test_a_register_without_advice_is_answered_with_those_that_have_some() -> None:
    with pytest.raises(LawDataError, match="jerome-1877 has no advice of its own; professor-1862 and leeds"):
        load_advice("jerome-1877")


def test_advice_cannot_be_changed() -> None:
    advice = load_advice("professor-1862")
    with pytest.raises(FrozenInstanceError):
        advice["BR1"].says = "otherwise"  # type: ignore[misc]  # the fault under test
    with pytest.raises(TypeError):
        advice.maxims["BR1"] = advice["BR2"]  # type: ignore[index]  # the fault under test


def test_playing_by_the_book_does_not_load_its_text() -> None:
    script = (
        "import sys\n"
        "from euchre.bots import BookPlayer, play_deal\n"
        "from euchre.game import new_sitting\n"
        "from euchre.laws import load_code\n"
        "code = load_code('modern')\n"
        "play_deal(new_sitting(code), {seat: BookPlayer() for seat in code.seating.seats}, seed=1)\n"
        "print([name for name in sys.modules if 'register' in name and name.startswith('euchre.laws')])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("name", ADVICE_NAMES)
def test_no_text_begins_with_an_article_that_the_page_takes_for_a_seat(name: str) -> None:
    """The page puts names for the letters A to D, so `A short suit` would become `Ann short suit`."""
    for maxim in load_advice(name).maxims.values():
        for text in (maxim.heading, maxim.says, maxim.why):
            assert re.search(r"(^|\(|[.:;?!] )A [a-z]", text) is None, (maxim.id, text)
