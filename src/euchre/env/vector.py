"""Many deals at once as NumPy arrays, for learning at speed. Needs NumPy only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ..errors import EuchreError
from ..laws import Code, load_code
from ..seats import BySide, Seat
from ..sim.backend import NATIVE, WHY_NOT_NATIVE, native_for
from ..sim.run import Player, bot_of, check_players
from .actions import ACTIONS
from .episode import Episode, IllegalAction, deal_rewards, fresh_seed
from .observation import layout_of, observe


class DealRows(Protocol):
    """The deals behind a `VectorEnv`, native or in Python."""

    def begin(self, seed: int) -> None:
        """Begin the first deal of each row, and fill the arrays."""

    def step(self, actions: NDArray[np.int64]) -> int:
        """Do the (N,) int64 actions, and fill the arrays; -1, or the first row with an unlawful action."""

    def pick(self, places: NDArray[np.float64], actions: NDArray[np.int64]) -> None:
        """Write each row's lawful action at a place from 0 up to 1; both (N,), float64 and int64."""


class VectorEnv:
    """N deals of one code side by side. A deal that is over is replaced by the next at once.

    Row i plays the deals with numbers i + 1, i + 1 + N, i + 1 + 2 N, and so on, of the series with the seed;
    they are the deals that `Episode` and `euchre.sim` play. `reset` and `step` overwrite the arrays, so copy
    what you keep.
    """

    def __init__(
        self,
        code: str | Code = "modern",
        count: int = 256,
        *,
        players: Mapping[str, Player] | None = None,
        dealer: str | None = None,
        points: BySide[int] | None = None,
        native: bool | None = None,
    ) -> None:
        """Options: the code, the number of rows, players of the simulator by seat (`random`, `simple` or
        weights of a linear caller), who deals every deal, the score, and whether to use the native core; by
        default it is used where it can play the code.

        Raises EuchreError for an unknown code or player, a count below 1, and a native core that is missing.
        """
        if count < 1:
            raise EuchreError(f"{count} rows are too few: at least one deal is needed")
        self.code = load_code(code) if isinstance(code, str) else code
        self.players = {Seat.from_text(seat): player for seat, player in (players or {}).items()}
        for player in self.players.values():
            check_players(self.code, (player,))
        self.dealer = None if dealer is None else Seat.from_text(dealer)
        self.points = self.code.seating.by_side(0) if points is None else points
        self.count = count
        self.observations: NDArray[np.uint8] = np.zeros((count, layout_of(self.code).size), np.uint8)
        """(N, layout size) what the seat to act knows; see `layout_of`."""
        self.masks: NDArray[np.bool_] = np.zeros((count, len(ACTIONS)), np.bool_)
        """(N, actions) whether an action is lawful."""
        self.seats: NDArray[np.int8] = np.zeros(count, np.int8)
        """(N,) the seat to act."""
        self.done: NDArray[np.bool_] = np.zeros(count, np.bool_)
        """(N,) whether the last action ended a deal; the row then shows the next deal."""
        self.rewards: NDArray[np.float32] = np.zeros((count, self.code.players), np.float32)
        """(N, seats) after a deal: points of the seat's side minus the mean of the other sides'; else 0."""
        self.numbers: NDArray[np.int64] = np.zeros(count, np.int64)
        """(N,) the number of the deal."""
        self._rows: DealRows = self._backend(native)

    def reset(self, seed: int | None = None) -> None:
        """Begin the series of deals with a seed, by default a random one."""
        self.done[:], self.rewards[:] = False, 0.0
        self._rows.begin(fresh_seed() if seed is None else int(seed))

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> None:
        """Do one action in each row; `actions` is (N,) of any integer dtype, such as int64.

        Raises IllegalAction, naming the row, for an unlawful action; then no row has changed.
        """
        wanted = np.ascontiguousarray(actions, np.int64)
        if wanted.shape != (self.count,):
            raise IllegalAction(f"{self.count} actions are needed, one for each row, in one dimension")
        row = self._rows.step(wanted)
        if row >= 0:
            open_now = ", ".join(
                f"{number} ({ACTIONS[number]})" for number in np.flatnonzero(self.masks[row])
            )
            raise IllegalAction(
                f"row {row}: {wanted[row]} is not open to {Seat(self.seats[row])}, but {open_now}"
            )

    def random_actions(self, random: np.random.Generator) -> NDArray[np.int64]:
        """Return (N,) int64, for each row one of its lawful actions, each with equal probability."""
        actions: NDArray[np.int64] = np.empty(self.count, np.int64)
        self._rows.pick(random.random(self.count), actions)
        return actions

    def _backend(self, native: bool | None) -> DealRows:
        core = NATIVE if native else native_for(self.code)
        if native and (core is None or not core.is_native(self.code)):
            raise EuchreError(f"the native core does not play this code: {WHY_NOT_NATIVE or 'a house rule'}")
        if native is False or core is None:
            return PythonRows(self)
        arrays = (self.observations, self.masks.view(np.uint8), self.seats, self.done.view(np.uint8))
        rows: DealRows = core.vector_rows(
            self.code, self.players, self.dealer, self.points, (*arrays, self.rewards, self.numbers)
        )
        return rows


class PythonRows:
    """The rows of a `VectorEnv`, played by the engine."""

    def __init__(self, env: VectorEnv) -> None:
        self._env = env
        bots = {seat: bot_of(player) for seat, player in env.players.items()}
        self._rows = [
            Episode(env.code, dealer=env.dealer, points=env.points, bots=bots) for _ in range(env.count)
        ]

    def begin(self, seed: int) -> None:
        """Begin the first deal of each row, and fill the arrays."""
        for row, episode in enumerate(self._rows):
            episode.seed = seed
            self._env.numbers[row] = row + 1
            episode.begin(row + 1)
            self._settle(row, episode)

    def step(self, actions: NDArray[np.int64]) -> int:
        """Do the actions, (N,) int64, and fill the arrays; -1, or the first row with an unlawful action."""
        env = self._env
        is_action = (actions >= 0) & (actions < len(ACTIONS))
        lawful = is_action & env.masks[np.arange(env.count), np.where(is_action, actions, 0)]
        if not lawful.all():
            return int(np.argmin(lawful))
        env.done[:], env.rewards[:] = False, 0.0
        for row, episode in enumerate(self._rows):
            episode.act(int(actions[row]))
            self._settle(row, episode)
        return -1

    def pick(self, places: NDArray[np.float64], actions: NDArray[np.int64]) -> None:
        """Write each row's lawful action at a place from 0 up to 1; both (N,), float64 and int64."""
        ranks = np.cumsum(self._env.masks, axis=1, dtype=np.int16)
        chosen = (places * ranks[:, -1]).astype(np.int16)
        actions[:] = np.argmax(ranks > chosen[:, None], axis=1)

    def _settle(self, row: int, episode: Episode) -> None:
        """Fill a row of the arrays; if the deal is over, after its reward, from the next deal."""
        env = self._env
        while episode.is_over:
            env.done[row] = True
            for deal, before in episode.finished:
                env.rewards[row] += deal_rewards(deal, before)
            env.numbers[row] += env.count
            episode.begin(int(env.numbers[row]))
        seat = Seat.A if episode.seat is None else episode.seat
        env.seats[row] = seat
        env.observations[row] = observe(episode.view(seat), seat, episode.picked)
        env.masks[row] = False
        env.masks[row, list(episode.actions)] = True
