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
