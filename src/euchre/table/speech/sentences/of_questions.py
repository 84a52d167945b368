"""Questions of players that a law names, in whatever tense they are told: the turn-up, the trump, the score,
who played a card."""

from __future__ import annotations

from .meaning import Row

_WAS = r"(?:be|have be|had be|has be)"
_WHAT = r"(?:what|which)(?: card| suit)?"

ROWS: tuple[Row, ...] = (
    (
        rf"<who> ask {_WHAT}(?: it)? {_WAS}(?: {_WAS})? turn(?: up)?(?: (?:by|at) .*)?"
        rf"|<seat> ask {_WHAT} (?:<seat>|dealer) (?:have )?turn(?: up)?"
        rf"|<seat> ask {_WHAT} (?:turn-up|trump card)(?: card)? {_WAS}"
        rf"|<seat> ask {_WHAT} {_WAS} (?:turn-up|trump card|turn(?: up)? card)",
        "{who} asks turned-card",
    ),
    (
        rf"<who> ask {_WHAT} {_WAS} (?:make |name |call )?(?:as )?trumps?"
        rf"|<seat> ask {_WHAT} (?:trumps?|trump suit) {_WAS}",
        "{who} asks trump",
    ),
    (rf"<who> ask (?:what|how) (?:score {_WAS}|{_WAS} score)", "{who} asks score"),
    (r"<who> ask who (?:have |had )?(?:play|lead|put|throw|lay|drop)(?: .*)?", "{who} asks who-played"),
)
"""The sentences, each with its meaning."""
