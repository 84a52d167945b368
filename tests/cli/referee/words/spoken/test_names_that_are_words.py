"""Players whose names are words too: `Will orders up` tells a call and asks nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

BEGUN = ("the players are Will, May, Mark and Grace", "Grace deals and turns up the nine of spades")
CARDS = ("the players are Jack, Ace, King and Art", "Art deals and turns up the nine of spades")


@pytest.mark.parametrize(
    ("begun", "line", "entry"),
    [
        (BEGUN, "Will orders up", "A orders up"),
        (BEGUN, "Will orders it up alone", "A orders up alone"),
        (BEGUN, "Will goes alone", "A orders up alone"),
        ((*BEGUN, "Will passes"), "May orders it up", "B assists"),
        (BEGUN, "Will, May and Mark pass", "C passes"),
        ((*BEGUN, "Will and May pass"), "Mark goes alone", "C orders up alone"),
        (CARDS, "Jack orders it up", "A orders up"),
        ((*CARDS, "Jack passes"), "Ace passes", "B passes"),
        ((*CARDS, "Jack orders it up", "Art discards"), "Jack leads the jack of spades", "A JS"),
    ],
)
def test_a_name_that_is_a_word_names_the_player(
    begun: tuple[str, ...], line: str, entry: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after("modern", (*begun, line), tmp_path, capsys)[-1] == entry


def test_the_word_stays_a_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk("modern", tmp_path, capsys)
    assert "May called out of turn" in talk.says(*BEGUN, "will May order it up?")
    assert "Which side?" in talk.says("they mark two points")
    assert "'Will frobs' is not understood" in talk.says("Will frobs")
