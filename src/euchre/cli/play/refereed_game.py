"""A game at the terminal with a referee, in which players can break the laws.

Every act is written to the record before it is shown. Computer players speak to the referee as soon as
they notice something; the person is asked whenever they may want to speak.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ...acts import Act, TableAct
from ...bots import next_act
from ...bots.bot_referee import Strictness, reaction
from ...chance import SEAT, Stream
from ...game import due_now
from ...pictures import Line, Span, tally
from ...table import RefereedTable, after, deal_begins, new_table, table_view
from ...table.binding import due_as_bound
from ..records.record_file import RecordFile
from ..referee.rulings import ruling_lines
from .game import GameAtTerminal, Progress
from .person import PlayerLeft
from .plan import Plan
from .refereed_player import RefereedPlayer

_REACTIONS = 1 << 20
"""Positions in a seat's random stream from here on are used for what it says to the referee."""


class RefereedGame(GameAtTerminal[RefereedPlayer]):
    """A game in which everything possible may be done, and the referee rules on it."""

    def __init__(
        self,
        plan: Plan,
        *,
        temper: Strictness,
        person: RefereedPlayer | None,
        record: RecordFile | None,
        show: Callable[[Iterable[Line]], None],
    ) -> None:
        self.table = new_table(plan.code)
        """The current state of the table with its referee."""
        self._temper = temper
        super().__init__(plan, self.table.sitting, Progress(), person=person, record=record, show=show)

    def play(self) -> None:
        """Play to the end. Raises PlayerLeft when the person quits."""
        while True:
            said = self._reaction() or self._speech_of_person()
            if said is not None:
                self._do(said)
            elif self.is_finished:
                return
            elif self.table.sitting.is_between_deals and not due_now(self.table.sitting):
                self.table = deal_begins(self.table)
                self.sitting = self.table.sitting
                self._deal_began(self.table.deal.dealer)
            else:
                self._do(self._next_act())

    def _do(self, act: Act) -> None:
        before, now = self.table, after(self.table, act)
        if self._record is not None:
            self._record.act(act)
        self.table, self.sitting = now, now.sitting
        self._progress.notice(now.sitting)
        if isinstance(act, TableAct):
            self._show(((Span(f"{act.text}."),),))
        else:
            self._show(self._narrator.act(act, now.sitting))
        for ruling in now.last_rulings:
            self._show(ruling_lines(ruling, now.code, 2))
        if isinstance(act, TableAct):
            self._show(_new_score(before, now))

    def _reaction(self) -> Act | None:
        """Return what a computer player says to the referee now; None if none speaks."""
        if self.table.sitting.deal is None:
            return None
        for seat in self._bots:
            seen = table_view(self.table, seat)
            place = _REACTIONS + self.table.acts
            stream = Stream(self.plan.chance_seed, self.table.sitting.deals, SEAT + seat, place)
            act = reaction(seen, seat, self._temper, stream)
            if act is not None:
                return act
        return None

    def _speech_of_person(self) -> Act | None:
        """Return what the person does or says out of turn; None if nothing."""
        person = self._person
        if person is None or self.table.sitting.deal is None or not person.may_speak(self.table):
            return None
        return person.speak(self.table)

    def _next_act(self) -> Act:
        table = self.table
        act = next_act(table.sitting, self._bots, self.plan.chance_seed, lambda due: due_as_bound(table, due))
        if act is not None:
            return act
        if self._person is None:
            raise PlayerLeft  # nobody plays in the seat whose turn it is
        return self._person.choose(table, due_now(table.sitting)[0])


def _new_score(before: RefereedTable, now: RefereedTable) -> Iterator[Line]:
    """Yield the score, if a ruling changed it."""
    old, new = before.sitting.score, now.sitting.score
    if (old.points, old.games) != (new.points, new.games):
        yield (Span(f"Score: {tally(new.points)}; games {tally(new.games)}."),)
