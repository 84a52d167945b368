"""What only some tables allow is told in everyday words, and refused with the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.laws import house_variant, load_code
from tests.cli.referee.talks import Talk

UP = "a deals, turns up 9h"
ALONE = (UP, "b orders up alone", "a discards")
PASSED = (UP, "everybody passes")
JOKER = "a deals, turns up the benny"


def _talk(rules: dict[str, object], folder: Path, capsys: pytest.CaptureFixture[str]) -> Talk:
    base = "modern-3" if "dummy" in rules else "modern"
    return Talk(house_variant(load_code(base), rules), folder, capsys)


@pytest.mark.parametrize(
    ("rules", "before", "said", "entry"),
    [
        *(
            ({"no_trump": True}, PASSED, said, "B makes no trump")
            for said in ("b says no trump", "b calls notrump", "b goes NT", "b no trumps")
        ),
        ({"no_trump": True}, PASSED, "b bids no trump and goes alone", "B makes no trump alone"),
        ({"joker": True}, (UP[:8],), "a turns up the benny", "A turns up joker"),
        *(
            ({"joker": True}, (JOKER,), said, "A fixes clubs")
            for said in ("a says clubs", "a names clubs", "it stands for clubs", "the dealer makes it clubs")
        ),
        *(
            ({"partners_best": True}, ALONE, said, "D gives AS")
            for said in (
                "d gives b the ace of spades",
                "d passes the ace of spades to b",
                "d hands him the as",
            )
        ),
        ({"defend_alone": True}, ALONE, "c plays alone too", "C plays alone"),
        ({}, ("a deals 3-2, turns up 9h",), "a admits that nobody cut", "A claims no-cut"),
        ({}, ("a deals 3-2, turns up 9h",), "a says he forgot to offer the cut", "A claims no-cut"),
        ({}, (*ALONE, "b lays down"), "c disagrees", "C objects"),
        ({"partners_best": True}, ALONE, "d hands his best card to b", "D gives ??"),
        ({"partners_best": True}, (*ALONE, "d gives as"), "b throws away a club", "B discards ??"),
        ({"partners_best": True}, (*ALONE, "b ks"), "d gives as", "D gives AS"),
        ({"farmers_hand": True}, (UP,), "b exchanges 9s, ts and 9d", "B goes under with 9S TS 9D"),
        ({"weak_hand_deals_again": "no_face"}, (UP,), "b folds a weak hand", "B calls for a new deal"),
        (
            {"weak_hand_deals_again": "no_face"},
            (UP, "b orders up"),
            "b shows a weak hand",
            "B calls for a new deal",
        ),
        (
            {"may_decline_turn_up": True},
            (UP, "b orders up"),
            "a leaves the nine on the talon",
            "A declines the turn-up",
        ),
    ],
)
def test_a_custom_is_told_in_everyday_words(
    rules: dict[str, object],
    before: tuple[str, ...],
    said: str,
    entry: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    talk = _talk(rules, tmp_path, capsys)
    talk.says(*before, said)
    assert talk.entries[-1] == entry


@pytest.mark.parametrize(
    ("rules", "before", "said", "answer"),
    [
        ({"defend_alone": True}, (*ALONE, "b as"), "c defends alone", "a card has been led"),
        ({"defend_alone": True}, (UP, "b orders up"), "c defends alone", "nobody plays alone"),
        (
            {"dummy": 0},
            (UP, "b orders up", "a discards"),
            "b takes the dummy",
            "there is no dummy at this table",
        ),
        ({"dummy": 0}, (UP,), "b orders up alone", "nobody plays alone at this table"),
        ({"assist_must_be_alone": True}, (UP, "b passes"), "c assists", "only to play alone"),
        ({"joker": True}, (JOKER,), "b orders up", "A says first which suit the joker stands for"),
        ({"partners_best": True}, (UP, "b orders up", "a discards"), "d gives as", "nobody gives a card"),
        ({"partners_best": True}, ALONE, "d hands over two cards", "which is it?"),
        ({"farmers_hand": True}, (UP,), "b has a farmer's hand", "Which three cards"),
        ({"lone_must_march": True}, ALONE, "b made his point", "has to take all the tricks here"),
        ({"lone_must_march": True}, ALONE, "the makers took four tricks", "which is a euchre; 4 to A+C"),
        ({"shutout_euchre": 4}, (UP, "b orders up", "a discards"), "they took nothing", "0 tricks"),
        ({"no_trump": True}, (*PASSED, "b makes no trump"), "what is trump?", "Nothing is trump"),
    ],
)
def test_what_a_custom_does_not_allow_is_refused_with_the_reason(
    rules: dict[str, object],
    before: tuple[str, ...],
    said: str,
    answer: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert answer in _talk(rules, tmp_path, capsys).says(*before, said)


def test_the_desk_names_as_many_players_as_the_game_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "the players are Ann, Bob and Cleo'" in Talk("modern-3", tmp_path, capsys).says()
