"""Without the native core one line at the start says which players are slow, and why."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.cli.runs import euchre

WITHOUT_CORE = """
import sys
sys.modules["euchre.solver._kernel"] = None
sys.modules["euchre.sim._native"] = None
from euchre.cli import main
main()
"""


def played_without_core(players: str) -> subprocess.CompletedProcess[str]:
    """Return a deal between computer players where the native modules cannot be imported."""
    words = ["play", "--auto", "--deals", "1", "--seed", "3", "--players", players]
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_CORE, *words], capture_output=True, text=True, check=True
    )


@pytest.mark.parametrize("players", ["expert", "regular,simple,regular,simple"])
def test_strong_players_are_announced_as_slow_in_one_line(players: str) -> None:
    said = played_without_core(players).stderr
    assert said.count("\n") == 1
    assert said.startswith("euchre: the native core is missing: it cannot be loaded: ")
    assert said.endswith(f"; {players.partition(',')[0]} will be slow, and choose with less care\n")


def test_nothing_is_said_of_players_that_need_no_core() -> None:
    assert played_without_core("simple").stderr == ""
    assert "missing" not in euchre("play", "--auto", "--deals", "1", "--players", "expert").err


COUNTED = """
import sys
sys.modules["euchre.solver._kernel"] = None
sys.modules["euchre.sim._native"] = None
from euchre.bots import play_deal
from euchre.game import new_sitting
from euchre.laws import load_code
from euchre.players import bot_by_name
from euchre.solver import reference

solved, play_out = [], reference._play_out
def counted(position):
    held = max(map(len, position.hands))
    solved.append(7.0 ** (held - 5))  # a card more takes about seven times as long
    return play_out(position)
reference._play_out = counted
bot, most = bot_by_name(sys.argv[1]), 0

class Watched:
    name = bot.name
    def choose(self, view, due, stream):
        global most
        solved.clear()
        act = bot.choose(view, due, stream)
        most = max(most, sum(solved))
        return act

for seed in range(2):
    law = load_code("modern")
    play_deal(new_sitting(law), {seat: Watched() for seat in law.seating.seats}, seed=seed)
print(most)
"""


@pytest.mark.parametrize(
    ("name", "deals"), [("expert", 3), ("regular", 3), ("novice", 3), ("master", 3), ("pimc50", 24)]
)
def test_a_choice_without_the_core_costs_no_more_than_solving_a_few_deals(name: str, deals: int) -> None:
    command = [sys.executable, "-c", COUNTED, name]
    most = float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert 0 < most <= deals
