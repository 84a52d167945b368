"""The adapter of OpenSpiel's search plays whole deals in the arena.

OpenSpiel's own search asserts in each simulation that the world drawn fits what the seat has seen, and its
states refuse unlawful actions; so a world or an action that is wrong ends the program, and it forfeits.
"""

from __future__ import annotations

import json
import runpy
import shlex
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest

from tests.cli.runs import euchre

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"
COMMAND = shlex.join([sys.executable, str(EXAMPLES / "open_spiel_ismcts.py"), "--simulations", "8"])
KEY = "07" * 32
"""The same secret each time, so that the search gets the same seeds and a match is the same."""
MATCH = ("--engine", f"ismcts={COMMAND}", "--engine-key", KEY, "--seed", "2")
SHORT = (*MATCH, "--deals", "25", "--jobs", "1", "--json")


@pytest.mark.parametrize("other", ["random", "simple"])
def test_open_spiels_search_plays_lawfully(other: str) -> None:
    run = euchre("arena", other, *SHORT, "--rules", EXAMPLES / "open_spiel.toml")
    document = json.loads(run.out)
    assert (run.code, run.err, document["forfeit"]) == (0, "", None)
    theirs = document["health"][1]
    assert theirs["partnership"]["made"] > 0
    assert theirs["alone"]["made"] > 0


def test_another_game_is_refused_with_the_rules_to_give() -> None:
    run = euchre("arena", "simple", *SHORT, "--code", "jerome-1877")
    assert run.code == 1
    assert "give --rules examples/open_spiel.toml" in run.err


def test_the_search_tells_apart_in_which_suit_a_turned_down_hand_is_played() -> None:
    adapter = runpy.run_path(str(EXAMPLES / "open_spiel_ismcts.py"))
    state = pyspiel.load_game("euchre", {"stick_the_dealer": True}).new_initial_state()
    for action in (3, *range(21), *[adapter["PASS"]] * 4):
        state.apply_action(action)
    search = adapter["Search"](
        game=None,
        evaluator=None,
        uct_c=4.0,
        max_simulations=1,
        random_state=np.random.RandomState(1),
    )
    keys = set()
    for suit in (26, 27, 28):
        made = state.child(suit)
        made.apply_action(adapter["PARTNER"])
        keys.add(search.get_state_key(made))
    assert len(keys) == 3
