"""How the players think who weigh each choice over worlds, from novice to expert."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """How a player thinks."""

    effective: int = 1000
    """How many equally likely worlds those he looks at should be worth."""
    most: int = 3000
    """The most worlds he looks at; if there are no more, he looks at all."""
    played: float = 0.5
    """How much rule play counts beside play with all hands seen, where that can be reckoned."""
    solved_from: int = 3
    """From this trick on a card is judged by play with all hands seen alone."""
    patience: float = 0.1
    """What passing is worth beyond what playing out tells, in points, before the turn-up comes to the dealer:
    those who speak later look twice where it is close, and in playing out they do not."""
    clear: int = 800
    """A call this far from passing, in thousandths of a point, is not looked at twice."""
    worth_a_look: int = 1200
    """How far behind the best a call may be to be looked at again, in the same unit."""
    tie: float = 0.01
    """Points he gives up at the most to do what is usual at the table."""
    infers: bool = True
    """Whether he bears in mind what was called, put out and played; else only suits not followed."""
    threads: int = 1
    """With how many processors he thinks; what he comes to is the same."""
    noise: float = 0.0
    """The deviation of his judgement of each act from the truth, in points; he then knows no ties."""
    max_blunder: float = 0.5
    """How far behind the best an act may be, in points, that he does by misjudging."""


FEW = Habits(effective=4, most=6, played=0.0)
"""The habits where nothing native is built, which would take too long over more worlds."""
NOVICE = Habits(effective=20, most=20, infers=False, noise=0.3, max_blunder=0.5)
"""Those of one who has learnt the game lately: he forgets, and noise often."""
REGULAR = Habits(effective=60, most=60, infers=False, noise=0.1, max_blunder=0.3)
"""Those of one who plays every week."""
