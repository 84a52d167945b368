"""Notice drawn to the trick, a card held apart, a lead over a false one, a shuffle after the cut."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.cli.referee.confirming import read_at_desk
from euchre.errors import EuchreError
from tests.cli.referee.talks import Talk, entries_after
from tests.cli.referee.words.test_faults_in_words import BEGUN, READY, TWO, table_after

LEEDS = "leeds-dwight-1888"
APART = (*READY, "B AS", "C TS", "D QC", "A 9S", "B AC", "C detaches ??", "B names KD")
NOTICE = (*TWO, "B points out trick")


def acts(line: str, before: tuple[str, ...]) -> list[str]:
    """The acts that a line tells without a question."""
    read = read_at_desk(line, table_after(LEEDS, before))
    assert not read.must_be_asked
    return [act.text for act, _ in read.told]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Bob says that trick is mine, partner", "B points out trick"),
        ("Bob drew attention to the trick", "B points out trick"),
        ("Bob calls Dan's attention to the trick", "B points out trick"),
        ("Bob says my ace is good", 'B says "my ace is good"'),
        ("Bob tells Dan not to take the trick", 'B says "not to take the trick"'),
    ],
)
def test_notice_of_the_trick_is_ruled_on(line: str, told: str) -> None:
    read = read_at_desk(line, table_after(LEEDS, TWO))
    assert [act.text for act, _ in read.told] == [told]
    assert not read.must_be_asked
    assert [one.irregularity for one in read.told[-1][1].last_rulings] == ["notice-of-the-trick"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Ann tells Dan to take the trick", "A orders D to win"),
        ("Cleo tells Dan not to take it", "C orders D to lose"),
        ("Ann makes Dan leave it", "A orders D to lose"),
    ],
)
def test_order_is_told_as_said_to_the_player(line: str, told: str) -> None:
    assert acts(line, NOTICE) == [told]


@pytest.mark.parametrize(
    "line",
    [
        "It was the ace of diamonds",
        "Cleo's card is the ace of diamonds",
        "Cleo pulls out the ace of diamonds",
    ],
)
def test_card_held_apart_is_told_after_it_was_named(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(LEEDS, tmp_path, capsys)
    said = talk.says(*APART, line)
    assert talk.entries[-2:] == ["B names KD", "C detaches AD"]
    assert "wrongly" in said


def test_naming_that_waits_for_the_card_is_not_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Talk(LEEDS, tmp_path, capsys).says(*APART)
    assert "The referee looks at the card first; " in said
    assert "Refused" not in said


FALSE_LEAD_OF_PARTNER = (*READY, "D AC")


def test_lead_over_a_card_that_only_others_may_send_back_is_asked_about() -> None:
    with pytest.raises(EuchreError, match="Type 'A chooses recall' first if A or C has had it sent back"):
        acts("Bob leads the king of clubs", FALSE_LEAD_OF_PARTNER)
    assert acts("Bob plays the king of clubs", FALSE_LEAD_OF_PARTNER) == ["B KC"]


def test_player_who_says_whose_lead_it_was_learns_who_may_choose() -> None:
    with pytest.raises(EuchreError, match="A or C may choose what follows"):
        acts("Bob says it was his lead", FALSE_LEAD_OF_PARTNER)


@pytest.mark.parametrize(
    "line",
    [
        "Ann shuffled the pack again after the cut",
        "After the cut Ann shuffled again",
        "Ann shuffled after Dan had cut the pack",
    ],
)
def test_shuffle_after_the_cut_tells_of_the_cut(line: str) -> None:
    read = read_at_desk(line, table_after(LEEDS, BEGUN))
    assert [act.text for act, _ in read.told] == ["D cuts 16", "A shuffles"]
    assert not read.must_be_asked
    assert [one.irregularity for one in read.told[-1][1].last_rulings] == ["dealer-shuffles-after-cut"]


TAKEN = (
    "the players are Ann, Bob, Cleo and Dan",
    "Dan deals and turns up the nine of hearts",
    "Ann passes, Bob orders it up",
    "Dan discards",
    "Ann leads the nine of clubs, Bob plays the ace of clubs",
    "Cleo plays the ten of clubs, Dan plays the eight of spades",
)
L = "leeds-dwight-1888"


@pytest.mark.parametrize(
    "lines",
    [
        ("bob turns the trick over and lets go of it",),
        ("bob turns the trick and lets it go",),
        ("bob turns the trick over", "bob lets go of it"),
        ("bob turns the trick and takes his hand off it",),
        ("bob turns the trick over and leaves it",),
    ],
)
def test_a_trick_turned_and_let_go_is_quitted(
    lines: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = entries_after(L, (*TAKEN, *lines), tmp_path, capsys)
    assert entries[-2:] == ["B turns trick 1", "B quits trick 1"]


@pytest.mark.parametrize("line", ["bob turns the trick over", "Ann lets it go", "bob lets it go"])
def test_other_words_quit_no_trick(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert not any("quits" in one for one in entries_after(L, (*TAKEN, line), tmp_path, capsys))


@pytest.mark.parametrize(
    ("line", "entries"),
    [
        ("Cleo drops the queen of hearts on the table and quickly picks it up again", ["C exposes QH"]),
        ("Cleo drops the queen of hearts on the table and snatches it back", ["C exposes QH"]),
        ("Cleo exposes the queen of hearts and whips it away", ["C exposes QH"]),
        ("Cleo lets the queen of hearts fall on the table and grabs it back.", ["C exposes QH"]),
        ("Bob leads the queen of hearts and takes it back", ["B QH", "B takes back QH"]),
        ("Bob plays the queen of hearts on the table and picks it up again", ["B QH", "B takes back QH"]),
    ],
)
def test_a_card_seen_and_snatched_back_is_shown(
    line: str, entries: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert entries_after(L, (*TAKEN, line), tmp_path, capsys)[-len(entries) :] == entries


@pytest.mark.parametrize(
    "line",
    [
        "Cleo shuffles all the tricks together before anybody has looked",
        "Cleo mixes the tricks before anybody has looked",
        "Cleo shuffles the tricks before anyone has seen them",
        "Cleo throws the tricks into the pack before they are looked at",
    ],
)
def test_tricks_mixed_before_anybody_looks(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (*TAKEN, "the makers took four tricks", "Ann claims revoke against Dan in trick 1", line)
    assert entries_after(L, lines, tmp_path, capsys)[-1] == "C mixes the cards"
