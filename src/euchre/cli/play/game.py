"""A game at the terminal between a person and computer players, or computer players alone.

Every act is written to the record before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import reduce
from typing import Generic, TypeVar

from ...acts import Act, PlayAlone, TakeOver
from ...bots import learned_from, next_act
from ...deal import Deal, Due, open_rights
from ...deal import after as deal_after
from ...game import Sitting, after, begin_deal, due_now
from ...pictures import Line
from ...seats import Seat
from ...view import View, view_of
from ..records.record_file import RecordFile
from .narrator import Narrator
from .person import PersonAtTerminal, PlayerLeft
from .plan import Plan
from .terminal_player import TerminalPlayer

Person = TypeVar("Person", bound=PersonAtTerminal)


@dataclass(slots=True)
class Progress:
    """How much of the agreed length has been played."""

    games_of_deal: dict[int, int] = field(default_factory=dict)
    """Number of games that each finished deal ended, by the number of the deal."""
    seen: dict[int, View] = field(default_factory=dict)
    """Each finished deal as a spectator saw it, by its number; computer players may learn from it."""

    def notice(self, sitting: Sitting) -> None:
        """Count the deal if it is over. Counting the same deal again changes nothing."""
        if sitting.deal is not None and sitting.deal.is_over:
            self.games_of_deal[sitting.deals] = sum(game.times for game in sitting.score.finished)
            self.seen[sitting.deals] = view_of(sitting.deal, None, sitting.before_deal)

    def done(self, unit: str, sitting: Sitting) -> int:
        """Return the number of games, deals or rubbers finished."""
        match unit:
            case "games":
                return sum(self.games_of_deal.values())
            case "deals":
                return len(self.games_of_deal)
        return sitting.score.rubbers


class GameAtTerminal(Generic[Person]):
    """A game of a person and computer players, played to the length that its plan sets."""

    def __init__(
        self,
        plan: Plan,
        sitting: Sitting,
        progress: Progress,
        *,
        person: Person | None,
        record: RecordFile | None,
        show: Callable[[Iterable[Line]], None],
    ) -> None:
        self.plan = plan
        self.sitting = sitting
        """The current state of the table."""
        self._progress = progress
        self._person = person
        self._record = record
        self._show = show
        self._bots = {
            seat: reduce(learned_from, progress.seen.values(), bot) for seat, bot in plan.bots().items()
        }
        self._narrator = Narrator(None if person is None else person.seat, plan.names())

    @property
    def is_finished(self) -> bool:
        """Whether the agreed length has been played."""
        done = self._progress.done(self.plan.unit, self.sitting)
        return self.sitting.is_between_deals and done >= self.plan.length

    def _deal_began(self, dealer: Seat) -> None:
        """Record and show that the current deal has begun."""
        if self._record is not None:
            self._record.deal(self.sitting.deals, dealer)
        self._show(self._narrator.deal_begins(self.sitting.deals, dealer))


class Game(GameAtTerminal[TerminalPlayer]):
    """A game in which every act is lawful."""

    def play(self) -> None:
        """Play to the end. Raises PlayerLeft when the person quits."""
        while not self.is_finished:
            dealer = self.sitting.next_dealer
            if self.sitting.is_between_deals and dealer is not None:
                self.sitting = begin_deal(self.sitting, dealer)
                self._deal_began(dealer)
            else:
                self._do(self._next_act())

    def _do(self, act: Act) -> None:
        self.sitting = after(self.sitting, act)
        seen_before = len(self._progress.seen)
        self._progress.notice(self.sitting)
        if len(self._progress.seen) > seen_before:
            self._learn()
        if self._record is not None:
            self._record.act(act)
        self._show(self._narrator.act(act, self.sitting))

    def _learn(self) -> None:
        """Let the computer players that learn see the deal that has just ended."""
        seen = self._progress.seen[self.sitting.deals]
        self._bots = {seat: learned_from(bot, seen) for seat, bot in self._bots.items()}

    def _next_act(self) -> Act:
        act = next_act(self.sitting, self._bots, self.plan.chance_seed)
        deal, person = self.sitting.deal, self._person
        if person is not None and deal is not None and not deal.is_over:
            if act is None:
                return person.choose(self.sitting, deal, due_now(self.sitting)[0])
            lost = _rights_lost(deal, act, person)
            return (person.offered(self.sitting, deal, lost) if lost else None) or act
        if act is None:
            raise PlayerLeft  # nobody plays in the seat whose turn it is
        return act


def _rights_lost(deal: Deal, act: Act, person: TerminalPlayer) -> tuple[Act, ...]:
    """Return the person's rights to play alone or take over that an act of another player would close.

    The rights to lay down and throw in are left out: they return with the person's next turn.
    """
    now = _rights(open_rights(deal), person)
    if not now:
        return ()
    then = _rights(open_rights(deal_after(deal, act)), person)
    return tuple(right for right in now if right not in then)


def _rights(dues: tuple[Due, ...], person: TerminalPlayer) -> list[Act]:
    return [
        act
        for due in dues
        if due.actor == person.seat
        for act in due.acts
        if isinstance(act, (PlayAlone, TakeOver))
    ]
