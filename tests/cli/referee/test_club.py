"""`euchre club`: a table is formed from lists, then the same desk is its referee."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from euchre.cli.output import Ended
from euchre.cli.referee.desk_command import open_desk
from euchre.notation import read_record
from euchre.seating import sessions
from tests.cli.referee.desks import Talk
from tests.cli.runs import euchre

FIVE = ("Ann", "Bob", "Cid", "Dot", "Eve")
CUT = ("ks", "kd", "9s", "8s", "7s", "js", "9s", "8h", "tc")
FORMED = (*CUT, "1", "1", "1", "1")


def table(path: Path, code: str = "leeds-dwight-1888", people: int = 5) -> Talk:
    """Return a desk to which some people have come together."""
    talk = Talk(code, path, at_terminal=True, forms_table=True)
    talk.hear('"Ann" comes', *(f'"{name}" comes with "Ann"' for name in FIVE[1:people]))
    return talk


def test_table_of_five_is_formed_and_plays(tmp_path: Path) -> None:
    path = tmp_path / "table.euchre"
    talk = table(path)
    assert "Ann and Dot play Bob and Cid. Ann deals first" in talk.hear(*CUT)
    formed = talk.hear("1", "1", "1", "1")
    assert "A Ann, B Bob, C Dot, D Cid. Ann deals first." in formed
    assert "1 Ann deals" in formed
    talk.hear("1", "9h", "2", "discards ??", "as")
    said = talk.hear("cid ks")
    assert "Cid" in said
    assert "before the second player" in said
    *_, last = sessions(read_record(path.read_text()), checked=False)
    assert last.sitting.people == ("Ann", "Bob", "Dot", "Cid")


def test_those_who_go_out_cut_when_the_rubber_is_over(tmp_path: Path) -> None:
    talk = table(tmp_path / "table.euchre")
    talk.hear(*FORMED)
    assert "cut to settle who goes out" in talk.hear("the rubber is over")
    changed = talk.hear("ks", "qs", "td", "jd")
    assert "Ann, Bob, Dot and Eve play. Cid belongs to the table" in changed


def test_entry_of_the_forming_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "table.euchre"
    talk = table(path)
    before = path.read_text()
    talk.hear("ks")
    assert path.read_text() == before + '"Ann" draws KS\n'
    assert "1 Ann draws a card" in talk.hear("undo")
    assert path.read_text() == before


def test_substitute_is_named_accepted_and_sits_down(tmp_path: Path) -> None:
    talk = table(tmp_path / "table.euchre")
    talk.hear(*FORMED, '"Dot" names "Eve" as substitute', '"Ann" accepts "Eve" as substitute')
    talk.hear('"Bob" accepts "Eve" as substitute', '"Cid" accepts "Eve" as substitute')
    assert "Nobody sits in seat C." in talk.hear('"Dot" leaves seat C')
    talk.hear('"Eve" takes seat C')
    assert "C Eve" in talk.hear("names")


def test_unlawful_act_of_forming_is_shown_with_its_law_first(tmp_path: Path) -> None:
    talk = table(tmp_path / "table.euchre", people=4)
    said = talk.hear('"Ann" takes seat A')
    assert "11, 15" in said
    assert said.endswith("Enter that? 1 yes 2 no")


def test_without_a_cut_seats_are_taken_at_once(tmp_path: Path) -> None:
    talk = table(tmp_path / "table.euchre", "modern", people=4)
    assert "The first seat taken closes the list" in talk.hear("stop")
    talk.hear('"Cid" takes seat A')
    assert "Which seat does Ann take?" in talk.hear("stop")


def test_kept_table_is_continued(tmp_path: Path) -> None:
    path = tmp_path / "table.euchre"
    talk = table(path)
    talk.hear(*FORMED)
    talk.close()
    talk = Talk(None, path, at_terminal=True, forms_table=True)
    assert "A Ann, B Bob, C Dot, D Cid. Ann deals first." in " ".join(talk.said)


def test_people_named_have_come_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "table.euchre"
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    open_desk("modern", (), str(path), False, forms_table=True, come=FIVE[:2])
    assert path.read_text().endswith('"Ann" comes\n"Bob" comes with "Ann"\n')
    assert "2 of 4 are here. Who comes?" in capsys.readouterr().out
    with pytest.raises(Ended, match="says who has come"):
        open_desk("modern", (), str(path), False, forms_table=True, come=FIVE[:2])


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("--code", "whist"), "there is no code 'whist'"),
        (("Ann", "Ann"), '"Ann" is here already'),
        (("--rules", "none.toml"), "none.toml: No such file"),
        (("Ann\nBob",), "is not a name"),
        ((" ",), "is not a name"),
    ],
)
def test_wrong_use_is_reported_in_one_line(arguments: tuple[str, ...], fault: str) -> None:
    run = euchre("club", *arguments)
    assert run.code == 2
    assert fault in run.err
    assert run.err.count("\n") == 1
