"""The cheats foretell no card wherever an outside player can sit; unguarded they do."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from euchre.arena import here, play_match
from euchre.bots import Bot
from euchre.env.aec import EuchreAEC
from euchre.env.learner import LearnerEnv
from euchre.errors import EuchreError
from euchre.laws import load_code
from euchre.players import bot_for
from tests.arena import cheats
from tests.arena.matches import match_of
from tests.cli.runs import euchre

SEED = 17
"""One of the seeds that the searcher tries."""
KEY = "5a" * 16
CLASSES = {"search": cheats.Searcher, "remember": cheats.Rememberer}
ARENA = ("--deals", "3", "--seed", str(SEED), "--engine-key", KEY, "--jobs", "1")


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file in which the cheats boast."""
    path = tmp_path / "foretold"
    monkeypatch.setenv(cheats.LOG, str(path))
    monkeypatch.setattr(cheats.Rememberer, "memory", {})
    return path


def engine(cheat: str, protocol: str) -> tuple[str, str]:
    """Return the option that enters a cheat as a program."""
    return "--engine", shlex.join([sys.executable, cheats.__file__, cheat, protocol])


@dataclass(frozen=True)
class Unguarded:
    """A cheat in the arena's own process, one object for every seat."""

    cheat: cheats.Cheat
    name: str = "unguarded"

    def open(self) -> Bot:
        return self.cheat


@pytest.mark.parametrize("unit", ["deals", "games"])
@pytest.mark.parametrize("cheat", CLASSES)
def test_an_unguarded_cheat_foretells_cards(cheat: str, unit: str, log: Path) -> None:
    """Without this the other tests would show nothing."""
    match = match_of(Unguarded(CLASSES[cheat]()), "simple", unit=unit, seed=SEED)
    with here(lambda: 0.0) as workers:
        play_match(match, workers, pairs=2)
    assert log.read_text()


def test_a_key_hides_the_cards_of_a_seed_that_is_guessed(log: Path) -> None:
    match = replace(match_of(Unguarded(cheats.Searcher()), "simple", seed=SEED), key=bytes.fromhex(KEY))
    with here(lambda: 0.0) as workers:
        play_match(match, workers, pairs=4)
    assert log.read_text() == ""


@pytest.mark.parametrize(
    ("cheat", "protocol"),
    [("search", "euchre.engine/2"), ("remember", "euchre.engine/1"), ("remember", "euchre.engine/2")],
)
def test_a_cheating_program_in_the_arena_foretells_nothing(cheat: str, protocol: str, log: Path) -> None:
    run = euchre("arena", "simple", *engine(cheat, protocol), *ARENA)
    assert (run.code, run.err) == (0, "")
    assert log.read_text() == ""


@pytest.mark.parametrize(("cheat", "others"), [("Searcher", 1), ("Rememberer", 2)])
def test_a_cheating_class_in_the_arena_foretells_nothing(cheat: str, others: int, log: Path) -> None:
    """Where it meets two others, the same seed and numbers of deals come twice."""
    run = euchre("arena", *("random", "simple")[:others], f"{cheats.__name__}:{cheat}", *ARENA)
    assert (run.code, run.err) == (0, "")
    assert log.read_text() == ""


def test_two_cheats_that_play_each_other_foretell_nothing(log: Path) -> None:
    name = f"{cheats.__name__}:Rememberer"
    assert euchre("arena", name, name, *ARENA).code == 0
    assert log.read_text() == ""


@pytest.mark.parametrize("cheat", ["search", "remember"])
def test_a_cheat_at_the_terminal_foretells_nothing(cheat: str, log: Path) -> None:
    """The searcher sits there as a class, the rememberer as a program."""
    players = {
        "search": ("--players", f"{cheats.__name__}:Searcher"),
        "remember": (*engine(cheat, "euchre.engine/2"), "--players", "engine"),
    }
    short = ("--deals", "2", "--seed", str(SEED), "--auto", "--engine-key", KEY)
    run = euchre("play", *players[cheat], *short)
    assert (run.code, run.err) == (0, "")
    assert f"engine key {KEY}" in run.out
    assert log.read_text() == ""


def in_a_learners_environment(bot: Bot) -> None:
    """Play a deal with a bot in the seats of the others."""
    env = LearnerEnv(players=bot, key=bytes.fromhex(KEY))
    _, info = env.reset(seed=SEED)
    while info["action_mask"].any():
        *_, info = env.step(int(info["action_mask"].argmax()))


def in_an_agents_environment(bot: Bot) -> None:
    """Play a deal with a bot in three seats."""
    env = EuchreAEC(players=dict.fromkeys("BCD", bot), key=bytes.fromhex(KEY))
    env.reset(seed=SEED)
    while not env.terminations[env.agent_selection]:
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))


@pytest.mark.parametrize("play", [in_a_learners_environment, in_an_agents_environment])
def test_a_guessed_seed_foretells_nothing_in_an_environment(play: Callable[[Bot], None], log: Path) -> None:
    """An object in the caller's process keeps its memory: only the cards are kept from it."""
    play(cheats.Searcher())
    assert log.read_text() == ""


@pytest.mark.usefixtures("log")
def test_environments_draw_their_keys_and_seeds() -> None:
    keys = {EuchreAEC(players={"B": cheats.Searcher()}).episode.key for _ in range(2)}
    assert len(keys) == 2
    assert {len(key or b"") for key in keys} == {16}
    assert LearnerEnv().episode.key is None
    first = [LearnerEnv().reset()[0].tobytes() for _ in range(8)]
    assert len(set(first)) > 1


def test_no_outside_player_can_sit_at_the_server() -> None:
    """The server seats the registered players only."""
    with pytest.raises(EuchreError, match="there is no player"):
        bot_for(load_code("modern"), f"{cheats.__name__}:Searcher")


def test_a_key_is_drawn_and_repeats_a_match() -> None:
    words = ("arena", "random", "tests.arena.matches:Silent", "--deals", "2", "--jobs", "1")
    first = euchre(*words).out
    seed, key = first.partition("seed ")[2].split(",")[0], first.partition("engine key ")[2].split()[0]
    again = euchre(*words, "--seed", seed, "--engine-key", key).out
    assert f"engine key {key}\n" in again
    assert first.splitlines()[:4] == again.splitlines()[:4]


def test_another_key_gives_other_packs() -> None:
    match = match_of("simple", "random")
    seeds = [replace(match, key=key).seed_of(1) for key in (None, b"one", b"another")]
    assert len({*seeds, match_of("random", "simple").seed_of(2)}) == 3
    assert replace(match, key=b"one").seed_of(1) != replace(match, key=b"one").seed_of(2)
