"""A game at the terminal: the croupier, the computer's players, the person, the record, the telling.

Every act is written to the record before it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ...acts import Act, PlayAlone, TakeOver
from ...bots import next_act
from ...deal import Deal, Due, open_rights
from ...deal import after as deal_after
from ...game import Sitting, after, begin_deal, due_now
from ...pictures import Line
from ..records.record_file import RecordFile
from .person import Person
from .plan import Plan
from .teller import Teller


@dataclass(slots=True)
class Progress:
    """What of a game's length is done."""

    games_of_deal: dict[int, int] = field(default_factory=dict)
    """For each finished deal the games it finished."""

    def notice(self, sitting: Sitting) -> None:
        """Count a deal that is over; to look at it again changes nothing."""
        if sitting.deal is not None and sitting.deal.is_over:
            self.games_of_deal[sitting.deals] = sum(game.times for game in sitting.score.finished)

    def done(self, unit: str, sitting: Sitting) -> int:
        """How many games, deals or rubbers are finished."""
        match unit:
            case "games":
                return sum(self.games_of_deal.values())
            case "deals":
                return len(self.games_of_deal)
        return sitting.score.rubbers


class Game:
    """A sitting played to the end of its plan."""

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
        """The table as it stands."""
        self._progress = progress
        self._person = person
        self._record = record
        self._show = show
        self._bots = plan.bots()
        self._teller = Teller(None if person is None else person.seat, plan.names())

    @property
    def is_finished(self) -> bool:
        """Whether the plan's length is played."""
        done = self._progress.done(self.plan.unit, self.sitting)
        return self.sitting.is_between_deals and done >= self.plan.length

    def play(self) -> None:
        """Play on to the end. Raises Leaves when the person stops."""
        while not self.is_finished:
            if self.sitting.is_between_deals and not due_now(self.sitting):
                self._begin_deal()
            else:
                self._do(self._next_act())

    def _begin_deal(self) -> None:
        self.sitting = begin_deal(self.sitting)
        assert self.sitting.deal is not None
        if self._record is not None:
            self._record.deal(self.sitting.deals, self.sitting.deal.dealer)
        self._show(self._teller.deal_begins(self.sitting))

    def _do(self, act: Act) -> None:
        self.sitting = after(self.sitting, act)
        self._progress.notice(self.sitting)
        if self._record is not None:
            self._record.act(act)
        self._show(self._teller.act(act, self.sitting))

    def _next_act(self) -> Act:
        act = next_act(self.sitting, self._bots, self.plan.seed)
        if act is None:
            assert self._person is not None
            return self._person.choose(self.sitting, due_now(self.sitting)[0])
        return self._used_right(act) or act

    def _used_right(self, act: Act) -> Act | None:
        """The right that the person uses instead of losing it by somebody else's act."""
        deal, person = self.sitting.deal, self._person
        if person is None or deal is None or deal.is_over:
            return None
        lost = _rights_lost(deal, act, person)
        return person.offered(self.sitting, lost) if lost else None


def _rights_lost(deal: Deal, act: Act, person: Person) -> tuple[Act, ...]:
    """The person's open rights to play alone, or take over, that an act of another would close.

    To lay down and to throw in come back with his own turn and are not asked about; the last shuffle is
    routine.
    """
    now = _rights(open_rights(deal), person)
    if not now:
        return ()
    then = _rights(open_rights(deal_after(deal, act)), person)
    return tuple(right for right in now if right not in then)


def _rights(dues: tuple[Due, ...], person: Person) -> list[Act]:
    return [
        act
        for due in dues
        if due.actor == person.seat
        for act in due.acts
        if isinstance(act, (PlayAlone, TakeOver))
    ]
