"""Words that accuse the other side tell a partner nothing."""

from __future__ import annotations

import pytest

from euchre.table.irregularities.talk import tells_nothing


@pytest.mark.parametrize(
    "words",
    [
        "she had a club all along",
        "he held hearts the whole time",
        "look, they had spades all the time",
        "no, you have lost that right",
        "they have given up their choice",
    ],
)
def test_accusation_is_no_advice(words: str) -> None:
    assert tells_nothing(words)


@pytest.mark.parametrize(
    "words",
    [
        "I had a club all along",
        "she has the ace of clubs",
        "lead a club, partner",
        "she had a club all along, partner",
        "you have a right bower",
        "we have lost the game",
    ],
)
def test_hint_stays_one(words: str) -> None:
    assert not tells_nothing(words)
