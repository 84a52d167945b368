"""Re-evaluates some of the bundled puzzles with more layouts: `python -m benchmarks.players.puzzle_check`.

Prints how many keep their best choice.
"""

from __future__ import annotations

import argparse
from dataclasses import replace

from euchre.chance import Stream
from euchre.evaluation import weighed, weights_for
from euchre.players import ExpertPlayer
from euchre.players.expert_player import Habits
from euchre.puzzles import MiningEffort, Puzzle, puzzles


def main() -> None:
    """Check a sample."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument(
        "--times", type=int, default=10, help="layouts, as a multiple of those it was judged with"
    )
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    mined = [puzzle for puzzle in puzzles() if not puzzle.title]
    sample = Stream(asked.seed).shuffled(mined)[: asked.sample]
    kept = 0
    for puzzle in sample:
        best = best_of(puzzle, asked.times * MiningEffort().last)
        kept += best == puzzle.best.act.text
        if best != puzzle.best.act.text:
            print(f"{puzzle.id}: {best} instead of {puzzle.best.act.text}, margin {puzzle.margin}")
    print(f"{kept} of {len(sample)} keep their best choice at {asked.times} times the layouts")


def best_of(puzzle: Puzzle, worlds: int) -> str:
    """Return the best act with many layouts of the hidden cards, from random numbers of its own."""
    effort = ExpertPlayer("check", replace(Habits(), effective=worlds, most=2 * worlds)).effort(puzzle.view)
    found = weighed(puzzle.view, puzzle.due.acts, weights_for(puzzle.rules), effort, Stream(99, 7))
    return found.candidates[found.best].act.text


if __name__ == "__main__":
    main()
