"""One deal, or one game, in which every choice of a seat is one action."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal, TypeAlias

import numpy as np

from ..acts import Act, AskNewDeal, Discard, GoUnder
from ..bots import Bot, OutsidePlayer, SimplePlayer, play_on
from ..cards import Card
from ..chance import Stream, keyed_seed
from ..deal import Deal, Due, Outcome, awaited
from ..equity import equity_of, score_shortened
from ..errors import EuchreError
from ..game import Score, Sitting, after, begin_deal, new_sitting
from ..laws import Code
from ..seats import BySide, Seat
from ..view import View, view_of
from .actions import ACTIONS, action_of, discard_action

Reward: TypeAlias = Literal["points", "chance"]
"""What a reward counts.

`points`: the points of the own side in the deal, minus the mean of the other sides'. `chance`: what the deal
adds to the own side's chance to win the game, as `euchre.equity` values scores (games or rubber points under
a code that plays these), minus the mean of the other sides'. Both add up to 0 over the sides.
"""


def deal_rewards(deal: Deal, before: Score, reward: Reward = "points") -> tuple[float, ...]:
    """Return the reward of each seat for a finished deal; `before` is the score when the deal began.

    Raises EuchreError if the deal is not over.
    """
    outcome = deal.outcome
    if outcome is None:
        raise EuchreError("the deal is not over, so it has no reward yet")
    gains = (
        [float(points) for points in outcome.points] if reward == "points" else _chance(deal, outcome, before)
    )
    mean = [(sum(gains) - gain) / (len(gains) - 1) for gain in gains]
    seating = deal.code.seating
    by_side = dict(
        zip(seating.sides, (own - others for own, others in zip(gains, mean, strict=True)), strict=True)
    )
    return tuple(by_side[seating.side_of(seat)] for seat in seating.seats)


def _chance(deal: Deal, outcome: Outcome, before: Score) -> list[float]:
    score = score_shortened(before)
    equity = equity_of(score.code)
    after = equity.after_deal(score, deal.dealer, outcome.points, passes=outcome.deal_passes)
    then = equity.before_deal(score, deal.dealer)
    return [now - was for now, was in zip(after, then, strict=True)]


FinishedDeal: TypeAlias = tuple[Deal, Score]
"""A deal that is over, and the score when it began."""
_SIMPLE = SimplePlayer()


class IllegalAction(EuchreError):
    """An action that is not open to the seat that has to act."""


def fresh_seed() -> int:
    """Return a seed of 63 bits that nobody can guess."""
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0]) >> 1


def key_for(bots: Mapping[Seat, Bot], key: bytes | None) -> bytes | None:
    """Return the key behind the cards, a new one if None; None where only players of this package sit."""
    if not any(isinstance(bot, OutsidePlayer) for bot in bots.values()):
        return None
    return np.random.SeedSequence().generate_state(4).tobytes() if key is None else key


class Episode:
    """A deal or a game between seats that choose actions and computer players.

    Chance shuffles, cuts and deals, as `euchre.bots.croupier` describes: a deal depends only on the seed and
    its number. Claims and proposals to end a hand early are not offered. What a seat does about a weak hand,
    where the house allows something, is done as `simple` does it.
    """

    def __init__(
        self,
        code: Code,
        seed: int = 0,
        *,
        whole_game: bool = False,
        dealer: Seat | None = None,
        points: BySide[int] | None = None,
        bots: Mapping[Seat, Bot] | None = None,
        sitting: Sitting | None = None,
        key: bytes | None = None,
    ) -> None:
        """Begin with deal 1, or play the rest of a deal in progress: `sitting`.

        With a `key`, chance follows from seed and key, so that players who guess the seed know no card.
        Raises EuchreError if computer players hold every seat.
        """
        self.code = code
        self.seed = seed
        self.key = key
        self.whole_game = whole_game
        self._dealer, self._points, self._bots = dealer, points, dict(bots or {})
        self._picked: tuple[Card, ...] = ()
        self._choices: dict[int, Act | None] = {}
        self._due: Due | None = None
        self._finished: list[FinishedDeal] = []
        if len(self._bots) >= code.players:
            raise EuchreError("computer players hold every seat: leave one to an agent")
        if sitting is None:
            self.begin(1)
        else:
            self._advance(sitting)

    def begin(self, number: int) -> None:
        """Begin a new episode with the deal of this number; number 1 is dealt by A unless a dealer is set."""
        dealer = Seat((number - 1) % self.code.players) if self._dealer is None else self._dealer
        sitting = begin_deal(new_sitting(self.code, dealer=dealer, points=self._points))
        self._finished = []
        self._advance(replace(sitting, deals=number))

    @property
    def sitting(self) -> Sitting:
        """The table now."""
        return self._sitting

    @property
    def deal(self) -> Deal:
        """The deal in progress, or the last one."""
        deal = self._sitting.deal
        if deal is None:
            raise EuchreError("no deal has begun")
        return deal

    @property
    def is_over(self) -> bool:
        """Whether the deal, or the whole game, is over."""
        return self._due is None

    @property
    def seat(self) -> Seat | None:
        """The seat that has to act; None once the episode is over."""
        return None if self._due is None else self._due.actor

    @property
    def actions(self) -> tuple[int, ...]:
        """The lawful actions of the seat that has to act, in ascending order; empty once it is over."""
        return tuple(self._choices)

    @property
    def picked(self) -> tuple[Card, ...]:
        """Cards already named of several that the seat has to discard."""
        return self._picked

    @property
    def finished(self) -> tuple[FinishedDeal, ...]:
        """The deals that ended with the last action, or before the first."""
        return tuple(self._finished)

    def view(self, seat: Seat) -> View:
        """Return what a seat may know."""
        return view_of(self.deal, seat, self._sitting.score)

    def act(self, action: int) -> None:
        """Do an action, and go on until a seat has to act again or the episode is over.

        Raises IllegalAction, and changes nothing, unless the action is one of `actions`.
        """
        if action not in self._choices:
            raise IllegalAction(self._why_not(action))
        act = self._choices[action]
        self._finished = []
        if act is not None:
            self._advance(after(self._sitting, act))
            return
        card = next(card for card in self._left() if discard_action(card.index) == action)
        self._picked = (*self._picked, card)
        self._offer()

    def _advance(self, sitting: Sitting) -> None:
        """Let chance and the computer players act until a seat has to choose."""
        sitting = self._played_on(sitting)
        while self.whole_game and sitting.is_between_deals and not sitting.score.is_between_games:
            sitting = self._played_on(begin_deal(sitting))
        self._sitting, self._picked = sitting, ()
        self._due = None if sitting.is_between_deals else next(iter(awaited(self.deal)))
        self._offer()

    def _played_on(self, sitting: Sitting) -> Sitting:
        seed = self.seed if self.key is None else keyed_seed(self.key, f"{self.seed}")
        sitting = play_on(sitting, self._bots, seed)
        while (acted := _about_weak_hand(sitting)) is not None:
            sitting = play_on(acted, self._bots, seed)
        if sitting.is_between_deals and sitting.deal is not None:
            self._finished.append((sitting.deal, sitting.before_deal))
        return sitting

    def _offer(self) -> None:
        """Find the actions open now; None stands for a card that is not the last of several discards."""
        due, picked = self._due, self._picked
        if due is None:
            self._choices = {}
            return
        several = [act for act in due.acts if isinstance(act, Discard) and len(act.cards) > 1]
        if not several:
            self._choices = dict(sorted((action_of(act), act) for act in due.acts))
            return
        size = len(several[0].cards)
        offered: dict[int, Act | None] = {}
        for card in sorted(self._left()):
            is_last = len(picked) + 1 == size
            whole = Discard(due.actor, tuple(sorted((*picked, card)))) if is_last else None
            offered[discard_action(card.index)] = whole
        self._choices = offered

    def _left(self) -> list[Card]:
        """Return the cards of the seat to act that are not yet picked for the discard."""
        if self._due is None:
            return []
        return [card for card in self.deal.hands[self._due.actor] if card not in self._picked]

    def _why_not(self, action: int) -> str:
        if self._due is None:
            return "the episode is over: begin a new one"
        if not 0 <= action < len(ACTIONS):
            return f"{action} is not an action: they are numbered from 0 to {len(ACTIONS) - 1}"
        open_now = ", ".join(f"{number} ({ACTIONS[number]})" for number in self._choices)
        return f"{self._due.actor} may not choose {action} ({ACTIONS[action]}); open are {open_now}"


def _about_weak_hand(sitting: Sitting) -> Sitting | None:
    """Return the sitting after what `simple` does about a weak hand; None if nobody is asked about one."""
    deal = sitting.deal
    if deal is None or deal.is_over:
        return None
    due = next(iter(awaited(deal)))
    if not isinstance(due.acts[0], (AskNewDeal, GoUnder)):
        return None
    return after(sitting, _SIMPLE.choose(view_of(deal, due.actor, sitting.score), due, Stream(0)))
