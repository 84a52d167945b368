"""A person who knows no notation referees a deal at the desk."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk

SAID = (
    ("Ann is a, Bob is b, Cid is c, Dot is d", '"Dot" takes seat D'),
    ("Let Ann deal first", "deal 1 by A"),
    ("Ann shuffles and Dot cuts", "D cuts 12"),
    ("Ann gives everybody three and two", "A deals 3-2"),
    ("The king of hearts is turned up", "A turns up KH"),
    ("Bob says no thanks", "B passes"),
    ("Cid passes too", "C passes"),
    ("Dot tells Ann to pick it up", "D orders up"),
    ("Ann puts the nine of clubs under the pack", "A discards 9C"),
    ("Bob leads the ace of spades, Cid gives the nine, Dot the queen", "D QS"),
    ("Ann trumps it with the nine of hearts", "A 9H"),
    ("Ann leads the right bower", "A JH"),
    ("Bob follows with the ten of hearts, Cid the ten of clubs and Dot the ace of hearts", "D AH"),
    ("Ann says the rest are hers", "A lays down"),
    ("nobody objects", "D agrees"),
)
"""What is typed, and the last entry after it."""


def test_a_deal_in_everyday_words_is_never_asked_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    for line, entry in SAID:
        said = talk.says(line)
        assert talk.entries[-1] == entry, said
        assert "Is that what happened?" not in said
    assert "Score: A+C 2, B+D 0" in talk.says("what is the score?")


def test_before_a_deal_the_desk_says_what_to_tell_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk("modern", tmp_path, capsys)
    said = talk.says("Ann is a, Bob is b, Cid is c, Dot is d", "the king of hearts is up")
    assert "No deal is on; say who deals, such as 'Ann deals'" in said
    assert "No deal is on." in talk.says("Dot asks who led")
    talk.says("Ann gives everybody three and two")
    assert talk.entries[-2:] == ["deal 1 by A", "A deals 3-2"]
