"""`expert` as it plays where every deal stands alone, to compare with the one that learns within a match.

`euchre arena expert benchmarks.players.steady:Steady --in-a-row 24 --engine-key 00`
"""

from __future__ import annotations

from euchre.players import ExpertPlayer
from euchre.players.expert_player import Habits


class Steady(ExpertPlayer):
    """The expert that learns nothing from one deal to the next."""

    def __init__(self) -> None:
        super().__init__("steady", Habits())
