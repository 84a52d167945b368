"""A refereed game at a pseudo-terminal: a revoke is made, noticed, claimed and punished."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.runs import Terminal, euchre

PROMPTS = ("\n> ", "\n... ", "[y/N] ")


def played_badly(code: str, seed: int, *options: str | Path) -> str:
    """Return the output of a deal in which the person at A always plays the first card of the hand."""
    told = ("play", "--club", "--code", code, "--seat", "A", "--players", "simple", "--seed", str(seed))
    with Terminal(*told, "--deals", "1", *options, NO_COLOR="1") as terminal:
        written = terminal.until(PROMPTS)
        while terminal.process.poll() is None and written.endswith(PROMPTS):
            terminal.send(_answer(written))
            written = terminal.until(PROMPTS)
        return terminal.written


def _answer(written: str) -> str:
    if written.endswith("[y/N] "):
        return "y"
    if written.endswith("... "):
        return ""
    return "pass" if "Your call" in written else "1"


def test_a_revoke_is_claimed_by_a_witness_and_punished() -> None:
    written = played_badly("leeds-dwight-1888", 5)
    assert "Clubs are led and you can follow suit. Play it anyway? [y/N] y" in written
    assert "B claims revoke against A in trick 4." in written
    assert "B shows tricks." in written
    assert written.rindex("3 points go to B+D") > written.index("B shows tricks.")
    assert "Score: A+C 0, B+D 0; games A+C 0, B+D 1." in written


def test_in_the_modern_game_a_renege_ends_the_hand() -> None:
    written = played_badly("modern", 5)
    assert "B chooses full-points." in written
    assert "Score: A+C 0, B+D 2; games A+C 0, B+D 0." in written


def test_friendly_players_do_not_claim() -> None:
    written = played_badly("leeds-dwight-1888", 5, "--temper", "friendly")
    assert "claims revoke" not in written
    assert "Score: A+C 0, B+D 2 of 5." in written


def test_with_sure_there_is_no_question() -> None:
    assert "Play it anyway?" not in played_badly("leeds-dwight-1888", 5, "--sure")


def test_the_record_of_a_refereed_game_gives_the_same_rulings(tmp_path: Path) -> None:
    path = tmp_path / "evening.euchre"
    played_badly("leeds-dwight-1888", 5, "--record", path)
    done = euchre("referee", path)
    assert done.code == 0
    assert "B shows tricks" in done.out
    assert "Due for the deal: A+C 0, B+D 5." in done.out


@pytest.mark.parametrize("code", ["professor-1862", "jerome-1877", "modern-3", "modern-2"])
def test_computer_players_make_no_mistakes(code: str) -> None:
    done = euchre("play", "--club", "--code", code, "--auto", "--seed", "7", "--deals", "2")
    assert (done.code, done.err) == (0, "")
    assert "claims" not in done.out
