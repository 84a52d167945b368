"""Settings of the players that estimate choices over worlds, from novice to expert."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """Settings of a player that estimates choices over worlds."""

    effective: int = 1000
    """Target for the effective sample size: the number of equally likely worlds of the same accuracy."""
    most: int = 3000
    """Largest number of worlds; if no more exist, all are used."""
    played: float = 0.5
    """Share of simulated rule play in estimates, from 0 to 1; the rest is solved."""
    solved_from: int = 3
    """From this trick on, cards are estimated by solving only."""
    patience: float = 0.1
    """Points added to the estimate of passing before the dealer's turn: the later callers examine close calls
    more carefully than the simulation does."""
    clear: int = 800
    """Calls that differ from passing by this, in thousandths of a point, are decided by the model alone."""
    worth_a_look: int = 1200
    """Calls at most this far behind the best are estimated over worlds, in thousandths of a point."""
    tie: float = 0.01
    """Points that the player gives up at most to choose the usual act."""
    infers: bool = True
    """Whether worlds are weighted by calls, discards and plays; otherwise only voids shown are used."""
    adapts: bool = False
    """Whether the player learns how the others call and play from the deals of a match."""
    threads: int = 1
    """Number of threads; it does not change the choice."""
    noise: float = 0.0
    """Standard deviation of a random error in each estimate, in points; with any noise, ties are not used."""
    max_blunder: float = 0.5
    """Largest loss in points that noise may cause in one choice."""


EXPERT = Habits(adapts=True)
"""The strongest player that answers at once."""
MOST_WITHOUT_NATIVE = (100, 100, 60, 20, 3)
"""Most worlds without the native modules, by the number of cards that are held, from one to five.

A world of five cards takes Python fifty times as long as one of three. With so many a choice takes less than
a third of a second of an idle processor, so that it stays below a second on a busy one.
"""
NOVICE = Habits(effective=20, most=20, infers=False, noise=0.3, max_blunder=0.5)
"""A beginner: does not use what the others did, and often misjudges."""
REGULAR = Habits(effective=60, most=60, infers=False, noise=0.1, max_blunder=0.3)
"""A player who plays every week."""


def without_native(habits: Habits) -> Habits:
    """The settings where the native modules are missing: no simulated play, and no learning."""
    return replace(habits, played=0.0, adapts=False)


def lightened(habits: Habits, held: int) -> Habits:
    """The settings where the native modules are missing, for a choice with a number of cards in the hand."""
    most = min(habits.most, MOST_WITHOUT_NATIVE[min(held, len(MOST_WITHOUT_NATIVE)) - 1])
    return replace(habits, effective=min(habits.effective, most), most=most)
