"""A person plays at a pseudo-terminal."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.runs import Terminal, bare, euchre

PLAY = ("play", "--code", "jerome-1877", "--seed", "3", "--deals", "1", "--seat", "D")
"""C is drawn to deal, so D is asked first."""


def _hinted(written: str) -> str:
    (act,) = re.findall(r"Hint: ([^.]*)\.", bare(written))
    return str(act)


def _play_by_hints(terminal: Terminal) -> str:
    """Play from a prompt to the end by following the hints, and return the output."""
    while terminal.process.poll() is None:
        hint = terminal.type("hint")
        if "Hint: " not in hint:
            break
        terminal.type(_hinted(hint))
    return bare(terminal.written)


def test_a_person_plays_a_whole_deal(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--record", tmp_path / "deal.euchre") as terminal:
        terminal.until("\n> ")
        text = _play_by_hints(terminal)
        assert terminal.end() == 0
    assert re.search(r"\n(Score|Game): ", text)
    assert "Your call: is" in text
    assert euchre("replay", tmp_path / "deal.euchre").err == ""


def test_no_line_is_wider_than_eighty_columns() -> None:
    with Terminal("play", "--code", "professor-1862", "--seed", "8", "--deals", "1") as terminal:
        terminal.until("\n> ")
        for command in ("help", "law", "score", "last"):
            terminal.type(command)
        text = _play_by_hints(terminal)
    assert max(len(line) for line in text.split("\n")) <= 80


def test_a_card_before_trump_is_refused_with_its_law() -> None:
    with Terminal(*PLAY) as terminal:
        terminal.until("\n> ")
        refusal = bare(terminal.type("kh"))
        law = bare(terminal.type("law"))
    said = " ".join(refusal.split())
    assert "Not allowed: no card can be played yet: trump is not settled (jerome-1877 9.1, " in said
    assert "Refused: no card can be played yet" in law
    assert law.count("jerome-1877 ") == refusal.count("jerome-1877 ")
    assert "_" not in law


def test_a_text_without_meaning_is_answered() -> None:
    with Terminal(*PLAY) as terminal:
        terminal.until("\n> ")
        assert "does not fit here" in bare(terminal.type("sing"))


def test_quit_prints_how_to_continue(tmp_path: Path) -> None:
    path = tmp_path / "game.euchre"
    with Terminal(*PLAY, "--record", path) as terminal:
        terminal.until("\n> ")
        terminal.type("quit")
        assert terminal.end() == 0
    assert f"euchre play --resume {path}" in bare(terminal.written).replace("\n", "")


def test_the_end_of_input_ends_the_game_without_an_error(tmp_path: Path) -> None:
    path = tmp_path / "game.euchre"
    with Terminal(*PLAY, "--record", path) as terminal:
        terminal.until("\n> ")
        terminal.end_input()
        assert terminal.end() == 0
    assert "To continue: euchre play --resume" in bare(terminal.written)


def test_an_interrupt_exits_130_with_one_line(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--record", tmp_path / "game.euchre") as terminal:
        before = len(terminal.until("\n> "))
        terminal.interrupt()
        assert terminal.end() == 130
    (line,) = terminal.written[before:].strip().split("\n")
    assert line.startswith("euchre: interrupted. To continue: euchre play --resume")


def test_colour_is_used_on_a_terminal() -> None:
    with Terminal(*PLAY) as terminal:
        assert "\x1b[" in terminal.until("\n> ")


def test_no_color_switches_colours_off() -> None:
    with Terminal(*PLAY, NO_COLOR="1") as terminal:
        assert "\x1b" not in terminal.until("\n> ")


def test_letters_are_used_if_the_encoding_lacks_symbols() -> None:
    with Terminal(*PLAY, PYTHONUTF8="0", PYTHONIOENCODING="ascii") as terminal:
        screen = bare(terminal.until("\n> "))
    assert screen.isascii()
    assert re.search(r"\|[7-9TJQKA] [SHDC]\|", screen)


def test_a_short_dialogue_asks_game_seat_and_players() -> None:
    with Terminal("play", "--seed", "1", "--deals", "1") as terminal:
        terminal.until("[modern] ")
        terminal.send("9")
        assert "there is no code '9'" in terminal.until("[modern] ")
        terminal.send("modern-3")
        terminal.until("[A] ")
        terminal.send("b")
        terminal.until("[simple] ")
        assert "B you" in bare(terminal.type("random"))


def test_the_person_continues_with_resume(tmp_path: Path) -> None:
    path = tmp_path / "game.euchre"
    with Terminal(*PLAY, "--record", path) as terminal:
        terminal.until("\n> ")
        terminal.type("pass")
        terminal.process.kill()
        terminal.end()
    seen = path.read_text()
    assert "D passes\n" in seen
    with Terminal("play", "--resume", path) as terminal:
        terminal.until("\n> ")
        _play_by_hints(terminal)
        assert terminal.end() == 0
    assert path.read_text().startswith(seen)
