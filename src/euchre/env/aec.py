"""PettingZoo environment: `euchre.env.aec.env()`, registered as `euchre/euchre_v0`. Needs the extra `rl`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .render import not_installed

try:
    import gymnasium
    from pettingzoo import AECEnv
    from pettingzoo.env_registry import register
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise not_installed(missing) from None

from ..bots import Bot
from ..laws import Code, load_code
from ..players import bots_by_seat
from ..seats import BySide, Seat
from .actions import ACTIONS
from .episode import Episode, Reward, deal_rewards, fresh_seed, key_for
from .observation import action_mask, layout_of, observe
from .render import RENDER_MODES, RenderMode, rendered

Observation: TypeAlias = dict[str, NDArray[Any]]


def env(**options: Any) -> AECEnv:
    """Return the environment as agents use it: an unlawful action ends the episode with -1 for its agent.

    Options are those of `EuchreAEC`.
    """
    ordered = wrappers.TerminateIllegalWrapper(EuchreAEC(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ordered))


def agent_of(seat: Seat) -> str:
    """Return the name of the agent in a seat: `player_0` in seat A."""
    return f"player_{int(seat)}"


def seat_of(agent: str) -> Seat:
    """Return the seat of an agent."""
    return Seat(int(agent.removeprefix("player_")))


class EuchreAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A deal, or a game, in which agents act in turn: `player_0` to `player_3` in the seats A to D.

    An observation has `observation`, (layout size,) int8 bits as `euchre.env.layout_of` describes, and
    `action_mask`, (actions,) int8; the mask also stands in the info of the agent that acts. A mask is all 0
    for agents that have not to act.
    """

    def __init__(
        self,
        code: str | Code = "modern",
        *,
        whole_game: bool = False,
        reward: Reward = "points",
        players: Mapping[str, str | Bot] | None = None,
        dealer: str | None = None,
        points: BySide[int] | None = None,
        render_mode: RenderMode | None = None,
        key: bytes | None = None,
    ) -> None:
        """Options: the code or house variant; whether an episode is a game instead of a deal; the reward;
        computer players by seat, who take the place of agents; who deals every deal; the score;
        the secret behind the cards where a player sits that is not of this package, by default a new one.

        Raises EuchreError for an unknown code or player, and NotationError for an unknown seat.
        """
        super().__init__()
        self.metadata = {"name": "euchre_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.code = load_code(code) if isinstance(code, str) else code
        self.render_mode = render_mode
        self._reward: Reward = reward
        bots = bots_by_seat(self.code, players or {})
        self._episode = Episode(
            self.code,
            fresh_seed(),
            whole_game=whole_game,
            dealer=None if dealer is None else Seat.from_text(dealer),
            points=points,
            bots=bots,
            key=key_for(bots, key),
        )
        self._number = 0
        self.possible_agents = [agent_of(seat) for seat in self.code.seating.seats if seat not in bots]
        self.observation_spaces = {agent: _observation_space(self.code) for agent in self.possible_agents}
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(len(ACTIONS)) for agent in self.possible_agents
        }

    @property
    def episode(self) -> Episode:
        """The deal or game in progress, with all its cards."""
        return self._episode

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """Return the space of the actions, the same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode. A seed begins a new series of deals; `options["number"]` chooses one of it.

        The first series of an environment has a random seed.
        """
        if seed is not None:
            self._episode.seed, self._number = int(seed), 0
        self._number = (options or {}).get("number", self._number + 1)
        self.agents = list(self.possible_agents)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._episode.begin(self._number)
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows: `observation` and `action_mask`."""
        episode, seat = self._episode, seat_of(agent)
        bits = observe(episode.view(seat), episode.seat, episode.picked if seat == episode.seat else ())
        return {"observation": bits.astype(np.int8), "action_mask": self._mask(agent)}

    def step(self, action: int | None) -> None:
        """Do the selected agent's action. Raises IllegalAction, and changes nothing, if it is unlawful."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._episode.act(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._go_on()

    def render(self) -> str | None:
        """Return the table as the agent to act sees it; None and printed in the mode `human`."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode: " + ", ".join(RENDER_MODES))
            return None
        return rendered(self._episode, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _go_on(self) -> None:
        """Give the rewards of deals that are over, and select the agent that has to act."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        for deal, before in self._episode.finished:
            rewards = deal_rewards(deal, before, self._reward)
            for agent in self.agents:
                self.rewards[agent] += rewards[seat_of(agent)]
        self._accumulate_rewards()
        seat = self._episode.seat
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = agent_of(seat)
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        """Return (actions,) int8: 1 for each action that the agent may do now."""
        return action_mask(self._episode.actions if self._episode.seat is seat_of(agent) else ())


@cache
def _observation_space(code: Code) -> gymnasium.spaces.Dict:
    bits = gymnasium.spaces.Box(0, 1, (layout_of(code).size,), np.int8)
    mask = gymnasium.spaces.Box(0, 1, (len(ACTIONS),), np.int8)
    return gymnasium.spaces.Dict({"observation": bits, "action_mask": mask})


register("aec", "euchre/euchre_v0", entry_point=f"{__name__}:env")
