"""What the adversaries of a lone player say when the partner has played a card."""

from __future__ import annotations

import pytest

from tests.table.speech.everyday_records import told_at

_PARTNER_PLAYS = (
    *("deal A", "A turns up 9H", "B passes, C passes, D passes"),
    *("A takes up alone", "A discards ??", "B KC", "C 7C"),
)
_TO_PLAY_ALONE = [
    "D elects that A play alone",
    "B would rather let A play alone",
    "D would have A play alone",
    "B is content that A plays alone",
    "B has no objection to A playing alone",
    "D lets A go alone",
]
"""What an adversary says who keeps the lone player's partner out (leeds-dwight-1888 100)."""
_TO_PLAY_TOGETHER = [
    "B lets it be a four-handed game",
    "D demands that all four play",
    "B wants C to play along",
]


@pytest.mark.parametrize("code", ["leeds-dwight-1888", "jerome-1877"])
@pytest.mark.parametrize("said", _TO_PLAY_ALONE)
def test_who_lets_a_lone_player_play_alone_keeps_the_partner_out(code: str, said: str) -> None:
    """It is a choice of the speaker's, and neither a lone hand of theirs nor a choice given up."""
    assert told_at(code, *_PARTNER_PLAYS)(said) == [f"{said[0]} chooses abstains"]


@pytest.mark.parametrize("said", _TO_PLAY_TOGETHER)
def test_who_wants_all_four_to_play_has_the_partner_join(said: str) -> None:
    assert told_at("leeds-dwight-1888", *_PARTNER_PLAYS)(said) == [f"{said[0]} chooses joins"]


@pytest.mark.parametrize("said", ['B says "alone at hearts"', 'B says "I play it alone at hearts"'])
def test_lone_hand_in_the_words_of_the_law_is_a_call(said: str) -> None:
    assert told_at("leeds-dwight-1888", "deal A", "A turns up 9H")(said) == ["B orders up alone"]


def test_call_joined_with_a_lone_hand_in_quotation_marks_is_a_call() -> None:
    """It makes the trump and gives no lone hand (leeds-dwight-1888 98)."""
    told = told_at("leeds-dwight-1888", "deal A", "A turns up 9H")
    said = 'B says "I order it up and play it alone"'
    assert told(said) == ["B orders up", said]


@pytest.mark.parametrize("said", ["D says he takes it from him", "D takes it from B"])
def test_lone_hand_taken_from_the_maker_is_taken_over(said: str) -> None:
    assert told_at("leeds-dwight-1888", "deal A", "A turns up 9H", "B orders up")(said) == [
        "D takes over alone"
    ]


@pytest.mark.parametrize("said", ["B chooses that it be played", "D wants the call to be played"])
def test_call_after_a_pass_is_held_to_in_the_words_of_the_law(said: str) -> None:
    told = told_at("leeds-dwight-1888", "deal A", "A turns up QC", "B passes", "C passes", "C assists")
    assert told(said) == [f"{said[0]} chooses hold-to-it"]


def test_suit_that_a_player_should_have_made_is_let_out() -> None:
    lines = ("deal A", "A turns up KS", "B passes, C passes, D passes, A turns down", "B passes")
    told = told_at("leeds-dwight-1888", *lines)
    assert told("B says he should have made it hearts") == ["B makes hearts"]
