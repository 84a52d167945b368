"""`euchre club` at a pseudo-terminal: it asks for cards and seats, and records everything."""

from pathlib import Path

import pytest

from euchre.notation import read_record
from euchre.seating import sessions
from tests.cli.runs import Terminal, euchre

FIVE = ("Ann", "Bob", "Cid", "Dot", "Eve")
FORMED = ("KS", "Bob KD", "Cid 9S", "dot 8S", "Eve 7S", "JS", "9S", "8H", "TC", "A", "B")


def table(*arguments: str | Path) -> Terminal:
    terminal = Terminal("club", "--code", "leeds-dwight-1888", *arguments)
    terminal.until("\n> ")
    return terminal


def told(terminal: Terminal, *lines: str) -> str:
    """The answer to the last of some lines."""
    said = ""
    for line in lines:
        said = terminal.type(line)
    return said


def test_a_table_of_five_is_formed_and_changed(tmp_path: Path) -> None:
    path = tmp_path / "table.euchre"
    with table("--record", path, *FIVE) as terminal:
        assert "Ann, Bob, Cid, Dot and Eve cut for a place at the table" in terminal.written
        assert "Ann and Dot play Bob and Cid.\nAnn deals first and has the choice" in told(
            terminal, *FORMED[:9]
        )
        formed = told(terminal, "A", "B")
        assert "A Ann, B Bob, C Dot, D Cid. Ann deals first." in formed
        assert "After this rubber Ann, Bob, Cid and Dot cut for going out: the lowest goes." in formed
        assert "cut to settle who goes out" in told(terminal, "rubber")
        changed = told(terminal, "KS", "QS", "TD", "JD")
        assert "Ann, Bob, Dot and Eve play.\nCid belongs to the table" in changed
        terminal.send("quit")
        assert terminal.end() == 0
    *_, last = sessions(read_record(path.read_text()))
    assert [one.name for one in last.roster.players] == ["Ann", "Bob", "Dot", "Eve"]


def test_entries_survive_a_kill_and_can_be_continued(tmp_path: Path) -> None:
    path = tmp_path / "table.euchre"
    with table("--record", path, *FIVE) as terminal:
        told(terminal, *FORMED)
        terminal.process.kill()
    with Terminal("club", "--resume", path) as terminal:
        assert "A Ann, B Bob, C Dot, D Cid. Ann deals first." in terminal.until("\n> ")
        assert "cut to settle who goes out" in terminal.type("rubber")


def test_an_entry_is_undone_at_the_table_and_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "table.euchre"
    with table("--record", path, *FIVE) as terminal:
        before = path.read_text()
        assert "Bob shows?" in terminal.type("KS")
        assert path.read_text() == before + '"Ann" draws KS\n'
        assert "Ann shows?" in terminal.type("undo")
        assert path.read_text() == before
        for _ in FIVE:
            terminal.type("undo")
        assert "There is nothing to undo." in terminal.type("undo")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("QH 9S", "is void: one card of the pack is shown"),
        ("Ann takes seat A", "cut first (leeds-dwight-1888 11, leeds-dwight-1888 15)"),
        ("Ann plays alone", "is not an act of forming a table"),
        ("hello", "'hello' has no meaning here; 'help' lists what you can type."),
        ("Ann dances", "'dances' is not an act"),
        ("rubber", "no rubber is on"),
        ("help", "the card cut by the person asked"),
        ("who", "Here without a right to play: Ann, Bob, Cid, Dot."),
    ],
)
def test_every_input_is_answered_and_the_question_repeated(line: str, answer: str) -> None:
    with table(*FIVE[:4]) as terminal:
        said = terminal.type(line)
        assert answer in said
        assert "Ann shows?" in said


def test_a_substitute_is_named_accepted_and_sits_down() -> None:
    with table(*FIVE) as terminal:
        told(terminal, *FORMED)
        said = told(terminal, "Dot names Eve", "Ann accepts Eve", "Bob accepts eve", "Dot leaves seat C")
        assert "Nobody sits in seat C." in said
        assert "Cid" in told(terminal, "Eve takes seat C")
        assert "They play." in told(terminal, "Cid accepts Eve", "Eve takes seat C")
        assert "C Eve" in terminal.type("who")


def test_two_cards_count_as_the_code_says() -> None:
    with Terminal("club", "--code", "professor-1862", *FIVE[:4]) as terminal:
        terminal.until("\n> ")
        assert "Bob shows?" in terminal.type("QH 9S")


def test_a_broken_up_table_is_announced() -> None:
    with table(*FIVE[:4]) as terminal:
        told(terminal, "KS", "QS", "9S", "8S", "A", "B")
        said = terminal.type("Dot leaves")
        assert "Dot has broken up the table." in said
        assert "3 of 4 are here. Who comes?" in said


def test_without_a_cut_seats_are_taken_at_once() -> None:
    with Terminal("club", "--code", "modern", *FIVE[:4]) as terminal:
        assert "The first seat taken closes the list" in terminal.until("\n> ")
        terminal.type("Cid A")
        assert "They play. Say 'game' when it is over." in told(terminal, "C", "B")


def test_the_end_of_input_ends_the_command() -> None:
    run = euchre("club", *FIVE[:2])
    assert (run.code, run.err) == (0, "")
    assert "2 of 4 are here. Who comes?" in run.out


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("--code", "whist"), "there is no code 'whist'"),
        (("--resume", "a.euchre", "Ann"), "--resume cannot be combined"),
        (("Ann", "Ann"), '"Ann" is here already'),
        (("--rules", "none.toml"), "none.toml: No such file"),
        (("--resume", "none.euchre"), "none.euchre: No such file"),
    ],
)
def test_wrong_use_is_reported_in_one_line(arguments: tuple[str, ...], fault: str) -> None:
    run = euchre("club", *arguments)
    assert run.code == 2
    assert fault in run.err
    assert run.err.count("\n") == 1


def test_an_existing_table_record_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "table.euchre"
    path.write_text("euchre record 1\ncode modern\n")
    assert "exists already" in euchre("club", "--record", path).err


def test_a_record_with_an_unlawful_act_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "table.euchre"
    path.write_text('euchre record 1\ncode jerome-1877\n"Ann" comes\n"Ann" draws KS\n')
    run = euchre("club", "--resume", path)
    assert run.code == 2
    assert "line 4, column 1: 4 are needed at a table; 3 more must come (jerome-1877 s.12)" in run.err


@pytest.mark.parametrize("name", ["Ann\nBob", "", " ", "Ann\x07"])
def test_a_name_that_does_not_stand_on_a_line_is_refused(name: str, tmp_path: Path) -> None:
    path = tmp_path / "table.euchre"
    run = euchre("club", name, "Bob", "Cid", "Dot", "--record", path)
    assert (run.code, run.err.count("\n")) == (2, 1)
    assert not path.exists()
