"""The game for OpenSpiel, registered as `euchre_by_code`. Needs OpenSpiel (`pip install open_spiel`).

Chance deals the pack card by card, so algorithms that need explicit chance work. Players are the seats, 0 for
seat A. Actions are those of `euchre.env.ACTIONS`; returns are the own side's points minus the mean of the
others'.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .render import not_installed

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise not_installed(missing, "pip install open_spiel", "OpenSpiel") from None

from ..acts import Cut, DeclineCut, Shuffle
from ..bots import SeededChance, routine_act
from ..cards import Card
from ..errors import EuchreError
from ..game import Sitting, after, begin_deal, due_now, new_sitting
from ..laws import Code, load_code
from ..seats import Seat
from .actions import ACTIONS
from .episode import Episode, deal_rewards
from .observation import layout_of, observe

SHORT_NAME = "euchre_by_code"
"""The name in OpenSpiel's registry; `euchre` is the name of its own game."""
_MOST_CARDS = 33
_TYPE = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Euchre by its printed codes",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"code": "modern", "dealer": 0},
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One deal of a code, by the parameters `code` and `dealer` (0 for seat A)."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Raise EuchreError for an unknown code."""
        chosen = dict(params or {})
        self.code: Code = load_code(chosen.get("code", "modern"))
        self.dealer = Seat(chosen.get("dealer", 0))
        most = 2.0 * max(self.code.jamboree_points, self.code.jambone_march, self.code.lone_march, 16)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(ACTIONS),
            max_chance_outcomes=_MOST_CARDS,
            num_players=self.code.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=100,
        )
        super().__init__(_TYPE, info, chosen)

    def new_initial_state(self) -> SpielState:
        """Return the deal before the first card."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        """Return an observer that gives the bits of `euchre.env.observe`."""
        return SpielObserver(self.code)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A deal: first the pack card by card, then the choices of the seats."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._code, self._dealer = game.code, game.dealer
        self._dealt: list[Card] = []
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The deal. Raises EuchreError while chance still deals the cards."""
        if self._episode is None:
            raise EuchreError("the cards are still being dealt")
        return self._episode

    def current_player(self) -> int:
        """Return chance, the seat that has to act, or the end."""
        if self._episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._episode.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else int(seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that may be dealt next, by their places in the pack, each with its probability."""
        left = [place for place, card in enumerate(self._code.pack) if card not in self._dealt]
        return [(place, 1 / len(left)) for place in left]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self._episode is None else list(self._episode.actions)

    def _apply_action(self, action: int) -> None:
        if self._episode is not None:
            self._episode.act(action)
            return
        self._dealt.append(self._code.pack[action])
        if len(self._dealt) == _cards_dealt(self._code):
            rest = [card for card in self._code.pack if card not in self._dealt]
            self._episode = Episode(
                self._code, sitting=_dealt(self._code, self._dealer, (*self._dealt, *rest))
            )

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deals {self._code.pack[action]}"
        return f"{Seat(player)} {ACTIONS[action]}"

    def is_terminal(self) -> bool:
        """Return whether the deal is over."""
        return self._episode is not None and self._episode.is_over

    def returns(self) -> list[float]:
        """Return the points of the own side minus the mean of the others', for each seat; 0 until the deal is
        over."""
        if self._episode is None or not self._episode.is_over:
            return [0.0] * self._code.players
        ((deal, before),) = self._episode.finished
        return list(deal_rewards(deal, before))

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a seat has seen, as acts."""
        seat = Seat(self.current_player() if player is None else player)
        if self._episode is None:
            return f"{seat}: the cards are being dealt"
        view = self._episode.view(seat)
        hand = " ".join(map(str, view.hand))
        return f"{seat} {hand}: " + ", ".join(str(act) for act in view.acts)

    def observation_string(self, player: int | None = None) -> str:
        """Return the same as the information state: a seat forgets nothing."""
        return self.information_state_string(player)

    def bits(self, player: int) -> NDArray[np.uint8]:
        """Return (layout size,) uint8: what a seat may know; all 0 while the cards are dealt."""
        if self._episode is None:
            return np.zeros(layout_of(self._code).size, np.uint8)
        episode, seat = self._episode, Seat(player)
        return observe(episode.view(seat), episode.seat, episode.picked if seat is episode.seat else ())

    def __str__(self) -> str:
        if self._episode is None:
            return " ".join(map(str, self._dealt))
        return ", ".join(str(act) for act in self._episode.deal.acts)


class SpielObserver:
    """Writes the bits of a seat into `tensor`, (layout size,) float32."""

    def __init__(self, code: Code) -> None:
        self.tensor = np.zeros(layout_of(code).size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat may know."""
        self.tensor[:] = state.bits(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a seat has seen, as acts."""
        return state.information_state_string(player)


def _cards_dealt(code: Code) -> int:
    """Return the hands, the dummy and the turn-up."""
    return code.players * code.hand_size + code.dummy + 1


def _dealt(code: Code, dealer: Seat, cards: tuple[Card, ...]) -> Sitting:
    """Return a table at which these cards were dealt from the top, up to the first choice of a seat."""
    sitting, chance = begin_deal(new_sitting(code, dealer=dealer)), SeededChance(0)
    while (act := routine_act(sitting, chance)) is not None:
        if isinstance(act, Shuffle):
            lifted = code.cut_least_lifted
            act = Shuffle(act.actor, (*cards[-lifted:], *cards[:-lifted]))
        elif isinstance(act, Cut | DeclineCut):
            act = next(cut for cut in due_now(sitting)[0].acts if isinstance(cut, Cut))
        sitting = after(sitting, act)
    return sitting


if SHORT_NAME not in pyspiel.registered_names():
    pyspiel.register_game(_TYPE, SpielGame)
