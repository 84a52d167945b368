"""`replay`, `show` and `convert`: documents, exit codes, warnings."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from euchre.laws import CODE_NAMES
from tests.cli.runs import euchre
from tools.docs.terminal_picture import RECORD

LONE = RECORD.removesuffix("\n") + ", A 9S\nD AD, A AH, B TS, C KD\n"
"""The deal of the picture in the README, played to its end."""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "deal.euchre"
    path.write_text(LONE)
    return path


def test_replay_gives_one_document_of_its_schema(record: Path) -> None:
    run = euchre("replay", record, "--json")
    assert (run.code, run.err) == (0, "")
    assert json.loads(run.out) == {
        "schema": "euchre.replay/1",
        "code": "professor-1862",
        "rules": {},
        "deals": [
            {
                "dealer": "D",
                "trump": "hearts",
                "maker": "A",
                "alone": None,
                "play": "partnership",
                "tricks": {"A+C": 3, "B+D": 2},
                "points": {"A+C": 1, "B+D": 0},
            }
        ],
        "games": {"A+C": 0, "B+D": 0},
        "rubber_points": {"A+C": 0, "B+D": 0},
        "score": {"A+C": 4, "B+D": 1},
        "winner": None,
        "unchecked": [],
    }


@pytest.mark.parametrize("code", CODE_NAMES)
def test_replay_keys_sides_as_the_code_seats_them(code: str, tmp_path: Path) -> None:
    path = tmp_path / "game.euchre"
    euchre("play", "--auto", "--code", code, "--seed", "6", "--games", "1", "--record", path)
    document = json.loads(euchre("replay", path, "--json").out)
    sides = {4: ["A+C", "B+D"], 3: ["A", "B", "C"], 2: ["A", "B"]}[int(code[-1]) if code[-2] == "-" else 4]
    assert {name: list(document[name]) for name in ("games", "rubber_points", "score")} == {
        "games": sides,
        "rubber_points": sides,
        "score": sides,
    }
    assert document["winner"] in sides
    assert sum(document["games"].values()) >= 1
    assert len(document["deals"]) > 1


def test_replay_names_the_house_rules(tmp_path: Path) -> None:
    path = tmp_path / "game.euchre"
    path.write_text('euchre record 1\ncode modern\nrule lowest_rank = "8"\nrule lap = true\n')
    assert json.loads(euchre("replay", path, "--json").out)["rules"] == {"lap": True, "lowest_rank": "8"}


def test_replay_names_what_it_could_not_check(tmp_path: Path) -> None:
    path = tmp_path / "game.euchre"
    path.write_text(LONE.replace("discards 8C", "discards ??"))
    document = json.loads(euchre("replay", path, "--json").out)
    assert any("discarded is not recorded" in note and "deal 1: " in note for note in document["unchecked"])


def test_an_unlawful_record_exits_1_with_place_and_law(record: Path) -> None:
    record.write_text(LONE.replace("D TH, A 9S\nD AD", "D TH, A AH\nD AD"))
    run = euchre("replay", record)
    assert (run.code, run.out) == (1, "")
    assert run.err == (
        f"euchre: {record}, line 18, column 19: A must follow suit: spades were led (professor-1862 P20)\n"
    )


ONE_TRICK = """euchre record 1
code modern

deal 1 by C
C deals 3-2
A holds AD 9H KS JH TS
B holds KH JC AS 9S JD
C holds KD JS TD 9C 9D
D holds QS KC QC TC TH
C turns up AH
D passes, A assists
C discards 9C
D QS, A TS, B AS, C JS
"""


def test_an_unlawful_game_in_egn_exits_1_with_place_and_law(tmp_path: Path) -> None:
    path, egn = tmp_path / "game.euchre", tmp_path / "game.egn"
    path.write_text(ONE_TRICK)
    assert euchre("convert", path, egn).code == 0
    game = json.loads(egn.read_text())
    game["deals"][0]["phases"][1]["tricks"][0][1] = "Ad"
    egn.write_text(json.dumps(game))
    run = euchre("replay", egn)
    place = "deals[0].phases[1].tricks[0][1]"
    assert (run.code, run.out) == (1, "")
    told = "A must follow suit: spades were led (modern follow, modern renege)"
    assert run.err == f"euchre: {egn}, {place}: {told}\n"


def test_a_file_that_is_not_a_record_exits_2(tmp_path: Path) -> None:
    path = tmp_path / "letter.euchre"
    path.write_text("Dear Sir,\n")
    run = euchre("replay", path)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert "line 1, column 1" in run.err


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"", b"{"])
@pytest.mark.parametrize("ending", ["euchre", "egn", "emn"])
@pytest.mark.parametrize("command", ["replay", "show"])
def test_damaged_files_exit_2_with_one_line(
    command: str, ending: str, content: bytes, tmp_path: Path
) -> None:
    path = tmp_path / f"game.{ending}"
    path.write_bytes(content)
    run = euchre(command, path)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)


def test_a_missing_file_exits_2(tmp_path: Path) -> None:
    run = euchre("replay", tmp_path / "none.euchre")
    assert (run.code, run.err.count("\n")) == (2, 1)


def test_a_missing_deal_exits_2(record: Path) -> None:
    run = euchre("replay", record, "--deal", "7")
    assert run.code == 2
    assert "has no deal 7; its deals are 1 to 1" in run.err


@pytest.mark.parametrize("command", ["replay", "show"])
def test_a_deal_still_in_play_is_warned_of(command: str, record: Path) -> None:
    record.write_text(LONE[: LONE.index("D AD,")])
    run = euchre(command, record)
    assert run.code == 0
    assert run.err == "euchre: deal 1 is still in play, and what follows may show hidden cards\n"


def test_a_record_in_progress_is_read_to_its_last_complete_line(tmp_path: Path) -> None:
    path = tmp_path / "game.euchre"
    euchre("play", "--auto", "--seed", "5", "--deals", "1", "--record", path)
    path.write_bytes(path.read_bytes()[:-2])
    run = euchre("replay", path, "--json")
    assert run.code == 0
    assert json.loads(run.out)["deals"][0]["points"] is None


def test_show_draws_the_hands_as_dealt_in_eighty_columns(record: Path) -> None:
    out = euchre("show", record).out
    assert "9H" in out
    assert "TH  KS  AD  JC 8C" in out
    assert "4      B     9S     QS     AS     TH*    D" in out
    assert max(map(len, out.split("\n"))) <= 80


def test_show_writes_a_whole_svg(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "deal.svg"
    assert euchre("show", record, "--svg", out).code == 0
    root = ElementTree.fromstring(out.read_text())
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert euchre("show", record, "--svg", "-").out == out.read_text()


def test_convert_there_and_back_keeps_the_deals(record: Path, tmp_path: Path) -> None:
    path, egn, back = tmp_path / "game.euchre", tmp_path / "game.egn", tmp_path / "back.euchre"
    euchre("play", "--auto", "--seed", "5", "--games", "1", "--record", path)
    assert euchre("convert", path, egn, "--drop-x").code == 0
    assert euchre("convert", egn, back).code == 0
    first, second = (json.loads(euchre("replay", file, "--json").out) for file in (path, back))
    assert first["deals"] == second["deals"]


def test_convert_refuses_to_lose_a_field_and_writes_nothing(tmp_path: Path) -> None:
    path, egn = tmp_path / "game.euchre", tmp_path / "game.egn"
    euchre("play", "--auto", "--seed", "5", "--games", "1", "--record", path)
    run = euchre("convert", path, egn)
    assert (run.code, run.err.count("\n")) == (2, 1)
    assert run.err.endswith("'x-seed'; --drop-x leaves such fields out\n")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game.euchre"]


def test_convert_leaves_a_file_as_it_was_when_it_cannot_write(tmp_path: Path) -> None:
    path, egn = tmp_path / "game.euchre", tmp_path / "game.egn"
    euchre("play", "--auto", "--seed", "5", "--games", "1", "--record", path)
    egn.write_text("as it was")
    euchre("convert", path, egn)
    assert egn.read_text() == "as it was"


def test_convert_knows_formats_by_their_endings(record: Path, tmp_path: Path) -> None:
    run = euchre("convert", record, tmp_path / "deal.pdf")
    assert run.code == 2
    assert "does not end in .euchre, .egn or .emn" in run.err


def test_a_picture_that_cannot_be_written_exits_2(record: Path, tmp_path: Path) -> None:
    run = euchre("show", record, "--svg", tmp_path / "nowhere" / "deal.svg")
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert "deal.svg cannot be written" in run.err


def test_forming_a_table_is_checked_too(tmp_path: Path) -> None:
    path = tmp_path / "table.euchre"
    path.write_text('euchre record 1\ncode leeds-dwight-1888\n"Ann" comes\n"Ann" takes seat A\n')
    run = euchre("replay", path)
    assert run.code == 1
    assert "line 4, column 1: 4 are needed at a table; 3 more must come (leeds-dwight-1888 11)" in run.err


def test_an_irregular_record_is_shown_as_the_referee_rules(tmp_path: Path) -> None:
    path = tmp_path / "irregular.euchre"
    path.write_text(ONE_TRICK.replace("B AS, C JS", "B 9S, C JS") + "D QC\nB KH\nexpect winner A\n")
    for command in (("show",), ("replay", "--json")):
        run = euchre(*command, path)
        assert run.code == 0
        assert "it is A's turn to play" in run.err
        assert "what follows is as the referee rules" in run.err


FORFEITS = [
    ("leeds-dwight-1888/90-1", "A+C made four tricks. Two points to B+D."),
    ("modern/renege-1", "A penalty ends the hand. Two points to A+C."),
]


@pytest.mark.parametrize(("situation", "result"), FORFEITS)
def test_the_result_of_an_irregular_deal_is_what_the_referee_counts(situation: str, result: str) -> None:
    path = Path(__file__).parents[2] / "laws" / f"{situation}.euchre"
    for command in ("replay", "show"):
        assert result in " ".join(euchre(command, path).out.split())


def test_choices_are_explained_until_something_irregular_is_done(tmp_path: Path) -> None:
    path = tmp_path / "irregular.euchre"
    path.write_text(ONE_TRICK + "D QC\nB KH\n")
    run = euchre("explain", path, "--by", "simple")
    assert run.code == 0
    assert "1.4" in run.out
    assert "2." not in run.out


@pytest.mark.parametrize("command", ["replay", "show", "referee"])
def test_wrong_line_is_refused_with_its_place_and_the_nearest_acts(command: str, tmp_path: Path) -> None:
    path = tmp_path / "evening.euchre"
    path.write_text("euchre record 1\ncode modern\ndeal 1 by A\nA turns up KH\nB passes, C pick it up\n")
    run = euchre(command, path)
    assert run.code == 2
    assert "line 5, column 13: 'pick it up' is not an act; did you mean" in run.err


def test_replay_says_which_words_are_notes(tmp_path: Path) -> None:
    path = tmp_path / "evening.euchre"
    said = 'B says "lead trumps"\nC says "what a hand"\n'
    path.write_text(f"euchre record 1\ncode modern\ndeal 1 by A\nA turns up KH\n{said}")
    run = euchre("replay", path)
    assert "words in quotation marks are notes, on which nobody rules (line 6)" in " ".join(run.err.split())
