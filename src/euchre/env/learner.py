"""Gymnasium environment for one learner, registered as `Euchre-v0`. Needs the extra `rl`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .render import not_installed

try:
    import gymnasium
except ModuleNotFoundError as missing:
    raise not_installed(missing) from None

from ..bots import Bot
from ..laws import Code, load_code
from ..players import bots_by_seat
from ..seats import Seat
from .actions import ACTIONS
from .episode import Episode, Reward, deal_rewards, fresh_seed, key_for
from .observation import action_mask, layout_of, observe
from .render import RENDER_MODES, RenderMode, rendered

Info: TypeAlias = dict[str, Any]


class LearnerEnv(gymnasium.Env[NDArray[np.int8], np.int64]):
    """A deal, or a game, for the learner in one seat; computer players hold the others.

    An observation is (layout size,) int8 bits as `euchre.env.layout_of` describes. The info holds
    `action_mask`, (actions,) int8, 1 for lawful actions; all 0 once the episode is over.
    """

    def __init__(
        self,
        code: str | Code = "modern",
        *,
        seat: str = "A",
        players: str | Bot | Mapping[str, str | Bot] = "simple",
        whole_game: bool = False,
        reward: Reward = "points",
        render_mode: RenderMode | None = None,
        key: bytes | None = None,
    ) -> None:
        """Options: the code or house variant; the learner's seat; one computer player for the other seats,
        or one for each; whether an episode is a game instead of a deal; the reward;
        the secret behind the cards where a player sits that is not of this package, by default a new one.

        Raises EuchreError for an unknown code or player, and NotationError for an unknown seat.
        """
        self.metadata = {"render_modes": list(RENDER_MODES)}
        self.code = load_code(code) if isinstance(code, str) else code
        self.seat = Seat.from_text(seat)
        self.render_mode: RenderMode | None = render_mode
        others = [str(other) for other in self.code.seating.seats if other is not self.seat]
        named = players if isinstance(players, Mapping) else dict.fromkeys(others, players)
        self._reward: Reward = reward
        bots = bots_by_seat(self.code, named)
        self._episode = Episode(
            self.code, fresh_seed(), whole_game=whole_game, bots=bots, key=key_for(bots, key)
        )
        self._number = 0
        self.observation_space = gymnasium.spaces.Box(0, 1, (layout_of(self.code).size,), np.int8)
        self.action_space = gymnasium.spaces.Discrete(len(ACTIONS))

    @property
    def episode(self) -> Episode:
        """The deal or game in progress, with all its cards."""
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], Info]:
        """Begin the next episode in which the learner has a choice, of a new series if a seed is given.
        The first series of an environment has a random seed.

        The observation is (bits,) int8.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._episode.seed, self._number = int(seed), 0
        self._number = (options or {}).get("number", self._number + 1)
        self._episode.begin(self._number)
        while self._episode.is_over:  # another seat ended the deal first
            self._number += 1
            self._episode.begin(self._number)
        return self._observation(), self._info()

    def step(self, action: int | np.int64) -> tuple[NDArray[np.int8], float, bool, bool, Info]:
        """Do an action. Raises IllegalAction, and changes nothing, if it is unlawful.

        The observation is (bits,) int8.
        """
        self._episode.act(int(action))
        reward = sum(
            deal_rewards(deal, before, self._reward)[self.seat] for deal, before in self._episode.finished
        )
        return self._observation(), reward, self._episode.is_over, False, self._info()

    def render(self) -> str | None:
        """Return the table as the learner sees it; None without a render mode, and printed in the mode
        `human`."""
        return None if self.render_mode is None else rendered(self._episode, self.render_mode)

    def _observation(self) -> NDArray[np.int8]:
        """Return (bits,) int8: what the learner may know now."""
        episode = self._episode
        return observe(episode.view(self.seat), episode.seat, episode.picked).astype(np.int8)

    def _info(self) -> Info:
        return {"action_mask": action_mask(self._episode.actions), "number": self._number}


gymnasium.register("Euchre-v0", entry_point=f"{__name__}:LearnerEnv")
