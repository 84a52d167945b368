"""Games between computer players: seeds, records, resuming after a kill, lengths."""

from __future__ import annotations

import fcntl
import subprocess
from pathlib import Path

import pytest

from euchre.cli.play.dialogue import ask_code
from euchre.laws import CODE_NAMES
from tests.cli.runs import EUCHRE, environment, euchre, euchre_started


@pytest.mark.parametrize("code", ["professor-1862", "modern-3"])
def test_same_seed_gives_same_bytes(code: str, tmp_path: Path) -> None:
    options = ("play", "--auto", "--code", code, "--seed", "11", "--deals", "2", "--players", "random")
    first = euchre(*options, "--record", tmp_path / "1.euchre")
    second = euchre_started(*options, "--record", tmp_path / "2.euchre")
    assert (first.code, first.err) == (0, "")
    assert first.out == second.out
    assert (tmp_path / "1.euchre").read_bytes() == (tmp_path / "2.euchre").read_bytes()


@pytest.mark.parametrize("code", CODE_NAMES)
def test_a_record_of_play_is_lawful(code: str, tmp_path: Path) -> None:
    path = tmp_path / "game.euchre"
    euchre("play", "--auto", "--code", code, "--seed", "4", "--deals", "3", "--record", path)
    replayed = euchre("replay", path)
    assert (replayed.code, replayed.err) == (0, "")
    assert "Deal 3" in replayed.out


def test_other_seeds_give_other_games() -> None:
    first, second = (euchre("play", "--auto", "--seed", seed, "--deals", "1").out for seed in ("1", "2"))
    assert first.split("\n")[3:] != second.split("\n")[3:]


def test_a_killed_game_continues_identically(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole.euchre", tmp_path / "killed.euchre"
    options = ("play", "--auto", "--code", "jerome-1877", "--seed", "21", "--games", "2")
    euchre(*options, "--record", whole)
    with subprocess.Popen(
        [*EUCHRE, *options, "--record", str(killed)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(PYTHONUNBUFFERED="1"),
    ) as process:
        assert process.stdout is not None
        shown = [process.stdout.readline() for _ in range(40)]
        process.kill()
    assert whole.read_bytes().startswith(killed.read_bytes())
    assert "leads" in "".join(shown)
    assert euchre("play", "--auto", "--resume", killed).code == 0
    assert killed.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_an_incomplete_last_line_is_dropped(cut: int, tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole.euchre", tmp_path / "torn.euchre"
    euchre("play", "--auto", "--seed", "5", "--deals", "1", "--record", whole)
    torn.write_bytes(whole.read_bytes()[:-cut])
    assert euchre("play", "--auto", "--resume", torn).code == 0
    assert torn.read_bytes() == whole.read_bytes()


def test_every_act_is_recorded_before_it_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "game.euchre"
    with subprocess.Popen(
        [*EUCHRE, "play", "--auto", "--seed", "5", "--games", "1", "--record", str(path)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
    ) as process:
        assert process.stdout is not None
        lead = next(line for line in process.stdout if " leads " in line)
        seen = path.read_text()
        process.kill()
    seat, card = lead.split(" leads ")
    assert f"\n{seat} {card.strip().rstrip('.')}\n" in seen


def test_a_finished_game_is_not_played_on(tmp_path: Path) -> None:
    path = tmp_path / "game.euchre"
    euchre("play", "--auto", "--seed", "5", "--deals", "1", "--record", path)
    before = path.read_bytes()
    assert euchre("play", "--auto", "--resume", path).code == 0
    assert path.read_bytes() == before


def test_a_finished_game_continues_for_a_new_length(tmp_path: Path) -> None:
    short, long = tmp_path / "short.euchre", tmp_path / "long.euchre"
    euchre("play", "--auto", "--seed", "5", "--deals", "1", "--record", short)
    euchre("play", "--auto", "--resume", short, "--deals", "2")
    euchre("play", "--auto", "--seed", "5", "--deals", "2", "--record", long)
    assert short.read_text().replace("x-until 1 deals", "x-until 2 deals") == long.read_text()


def test_a_fresh_seed_is_written_into_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.euchre"
    shown = euchre("play", "--auto", "--deals", "1", "--record", path).out
    seed = next(line for line in path.read_text().split("\n") if line.startswith("x-seed "))
    assert f"seed {seed.removeprefix('x-seed ')}." in " ".join(shown.split("\n")[:3])


def test_games_counts_finished_games() -> None:
    out = euchre("play", "--auto", "--code", "modern-2", "--seed", "2", "--games", "2").out
    assert out.count("\nGame: ") == 2


def test_rubbers_are_played_out() -> None:
    out = euchre("play", "--auto", "--code", "leeds-dwight-1888", "--seed", "2").out
    assert out.count("\nRubber to ") == 1


def test_house_rules_are_played(tmp_path: Path) -> None:
    rules, path = tmp_path / "house.toml", tmp_path / "game.euchre"
    rules.write_text('base = "modern"\n[changes]\ngame_points = 5\n')
    euchre("play", "--auto", "--rules", rules, "--seed", "2", "--record", path)
    assert "rule game_points = 5\n" in path.read_text()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--code", "bridge"), "there is no code 'bridge'"),
        (("--seat", "E"), "'E' is not a seat"),
        (("--code", "modern-2", "--seat", "C"), "modern-2 has no seat C"),
        (("--players", "nobody"), "there is no player 'nobody'"),
        (("--players", "random,random"), "--players names 2 players"),
        (("--code", "modern-3", "--players", "book"), "no book was written for modern-3"),
        (("--players", "book:hoyle"), "there is no player 'book:hoyle'"),
        (("--games", "1", "--deals", "1"), "give only one of --games, --deals and --rubbers"),
        (("--games", "0"), "0 is not in the range"),
        (("--rubbers", "1"), "modern plays no rubbers"),
        (("--rules", "/nowhere/house.toml"), "/nowhere/house.toml: No such file"),
        (("--resume", "/nowhere/game.euchre"), "/nowhere/game.euchre: No such file"),
        (("--resume", "game.euchre", "--seed", "1"), "--seed cannot be used with --resume"),
    ],
)
def test_wrong_use_exits_2_with_one_line(wrong: tuple[str, ...], said: str) -> None:
    run = euchre("play", "--auto", *wrong)
    assert (run.code, run.out) == (2, "")
    assert said in run.err
    assert run.err.count("\n") == 1


def test_a_record_without_space_is_named_and_can_be_continued(tmp_path: Path) -> None:
    record = tmp_path / "game.euchre"
    words = (*EUCHRE, "play", "--code", "modern", "--seed", "1", "--record", str(record))
    limited = ["sh", "-c", 'ulimit -f 1 && exec "$@"', "sh", *words]
    done = subprocess.run(limited, capture_output=True, text=True, env=environment())
    assert (done.returncode, done.stderr) == (2, f"euchre: {record}: File too large\n")
    assert euchre("play", "--resume", record).code == 0


def test_an_existing_record_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.euchre"
    path.write_text("dear")
    run = euchre("play", "--auto", "--record", path)
    assert (run.code, path.read_text()) == (2, "dear")


def test_only_a_record_of_play_can_be_continued(tmp_path: Path) -> None:
    path = tmp_path / "game.euchre"
    path.write_text("euchre record 1\ncode modern\n")
    run = euchre("play", "--auto", "--resume", path)
    assert run.code == 2
    assert "this game cannot be continued" in run.err


def test_two_games_do_not_write_one_record(tmp_path: Path) -> None:
    path = tmp_path / "game.euchre"
    euchre("play", "--auto", "--seed", "5", "--deals", "1", "--record", path)
    before = path.read_bytes()
    with path.open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        run = euchre("play", "--auto", "--resume", path, "--deals", "2")
    assert (run.code, path.read_bytes()) == (2, before)
    assert f"{path} is kept by another process" in run.err


PLAYED = "x-seed 4\nx-players simple simple simple\nx-until 1 deals\n"


@pytest.mark.parametrize(
    ("head", "said"),
    [
        (PLAYED.replace("1 deals", "1 rubbers"), "modern-3 plays no rubbers"),
        (PLAYED.replace("1 deals", "0 deals"), "x-until counts games, deals, rubbers"),
        (PLAYED.replace("1 deals", "1 hands"), "x-until counts games, deals, rubbers"),
        (PLAYED.replace("simple simple simple", "simple"), "x-players names 1 players, not 3"),
        (PLAYED.replace("simple simple simple", "simple simple sly"), "there is no player 'sly'"),
        (PLAYED.replace("x-seed 4", "x-seed four"), "the header of the record is damaged"),
        (PLAYED + "deal 1 by A\nB passes\n", "line 7, column 1: no card has been turned up yet"),
    ],
)
def test_a_damaged_record_is_not_continued(head: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "game.euchre"
    path.write_text(f"euchre record 1\ncode modern-3\n{head}", encoding="utf-8")
    run = euchre("play", "--auto", "--resume", path)
    assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
    assert said in run.err


def test_rubbers_are_refused_under_a_code_without_them(tmp_path: Path) -> None:
    path = tmp_path / "game.euchre"
    path.write_text(f"euchre record 1\ncode modern-3\n{PLAYED}", encoding="utf-8")
    run = euchre("play", "--auto", "--resume", path, "--rubbers", "1")
    assert (run.code, "modern-3 plays no rubbers" in run.err) == (2, True)


def test_a_game_is_chosen_by_its_number_or_first_letters() -> None:
    lines, said = iter(["²", "7", "modern-", "jer"]), list[str]()
    assert ask_code(lambda question: next(lines), said.append).name == "jerome-1877"
    assert [line.split(";")[0] for line in said[6:]] == [
        f"there is no code '{wrong}'" for wrong in ("²", "7", "modern-")
    ]
    assert ask_code(lambda question: "3\n", said.append).name == "leeds-dwight-1888"
