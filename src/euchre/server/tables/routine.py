"""What happens at a table by itself: at once after something else, or when some time has passed.

`at_once` is asked again and again until nothing more follows; `in_time` then tells what the table waits for
that is not a person's act.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from ...acts import TABLE, Manner, PlayAlone, TakeOver, VoidDeal
from ...bots import routine_act
from ...deal import open_rights
from ...game import due_now
from ...seats import Seat
from ..refereed.bot_claims import claim_of_bots
from . import events
from .fair import FairChance, FairStream, commitment_of, key_of_game
from .table import Phase, Table

SeedOf = Callable[[int], bytes]
"""The server's secret seed of a game, by the game's number; made when first asked for."""


def at_once(table: Table, seed_of: SeedOf) -> events.AnyEvent | None:
    """What follows at once from how the table stands; None if nothing does."""
    match table.phase:
        case Phase.CLOSED:
            return _told(table, seed_of) if _is_cut_short(table) else None
        case Phase.GATHERING:
            return _gathered(table, seed_of)
        case Phase.SHARING:
            is_settled = table.chance is not None and not table.chance.wanted
            return events.GameBegan(table.game + 1) if is_settled else None
        case Phase.PLAYING:
            word = _word_to_referee(table, seed_of)
            if word is not None or table.asked:
                return word
            if table.is_game_over:
                return _told(table, seed_of)
            return None if table.paused else _played(table, seed_of)


def _told(table: Table, seed_of: SeedOf) -> events.Revealed:
    return events.Revealed(table.game, seed_of(table.game).hex())


def _is_cut_short(table: Table) -> bool:
    """Whether the table was closed in a game whose seed is not told."""
    return table.chance is not None and table.chance.game == table.game


def _gathered(table: Table, seed_of: SeedOf) -> events.AnyEvent | None:
    if table.chance is None:
        game = table.game + 1
        return events.Committed(game, commitment_of(table.id, game, seed_of(game)))
    has_people = any(chair.person is not None and chair.player is None for chair in table.chairs)
    if table.paused or not (table.is_full and has_people and table.wants_next):
        return None
    return events.Wanted() if table.chance.pledges else events.GameBegan(table.game + 1)


def _word_to_referee(table: Table, seed_of: SeedOf) -> events.Acted | None:
    """In club mode, what one of the computer's players says, who claim, choose and call at once."""
    if table.club is None or table.paused:
        return None
    players = (Seat(place) for place, chair in enumerate(table.chairs) if chair.player is not None)
    said = claim_of_bots(table.club, players, table.asked, seed_of(table.game))
    return None if said is None else events.Acted(said.text)


def _played(table: Table, seed_of: SeedOf) -> events.AnyEvent | None:
    sitting = table.sitting
    act = routine_act(sitting, _ChanceOfGame(table, seed_of))
    if act is not None:
        return events.Acted(act.text)
    if _is_stuck(table):
        return events.Acted(VoidDeal(TABLE, passes=False).text)
    is_first = sitting.deals == table.deals_before
    return events.DealBegan(str(sitting.next_dealer)) if sitting.is_between_deals and is_first else None


@dataclass(frozen=True, slots=True)
class _ChanceOfGame:
    """The chance of the game that is on, whose key is worked out only where something is left to chance."""

    table: Table
    seed_of: SeedOf

    def of_deal(self, deal: int, acts: int) -> FairStream:
        return self._fair().of_deal(deal, acts)

    def of_draw(self, deals: int, draws: int) -> FairStream:
        return self._fair().of_draw(deals, draws)

    def _fair(self) -> FairChance:
        table, chance = self.table, self.table.chance
        assert chance is not None
        return FairChance(
            key_of_game(table.id, table.game, self.seed_of(table.game), chance.of_all(table.code))
        )


def _is_stuck(table: Table) -> bool:
    """Whether a deal is on in which nobody has a card left to go on with, as slips may leave it."""
    sitting = table.sitting
    if table.club is None or sitting.is_between_deals:
        return False
    return not any(due.acts for due in due_now(sitting))


class TimedStep(Enum):
    """What the table does when some time has passed."""

    BEGIN_DEAL = "begin deal"
    """All have looked at the last one."""
    BEGIN_GAME = "begin game"
    """Shares that were pledged have not come."""
    CHOOSE = "choose"
    """A computer player is to act."""
    STAND_IN = "stand in"
    """A person's time for his act is over, and a computer player stands in for him."""
    GO_ON = "go on"
    """In club mode: a person's time to speak is over, and play goes on."""


@dataclass(frozen=True, slots=True)
class Wait:
    """What the table does next by itself."""

    what: TimedStep
    milliseconds: int
    seat: Seat | None = None
    """Whose computer player it is, or whose clock runs."""


STAND_IN = "simple"
"""The computer player who stands in for a person, or takes a seat that is left in a game."""
SHARES_TIME = 3000
"""Milliseconds for the shares; browsers send them without asking anybody."""
DEALS_PAUSE = 4
"""The pause between deals, in times of the table's pace."""
RIGHTS_PAUSE = 5
"""The same before an act of a computer player that would close a person's right to play alone."""


def in_time(table: Table) -> Wait | None:
    """What the table does by itself when some time has passed; None if it waits for people only."""
    if table.paused:
        return None
    if table.phase is Phase.SHARING:
        return Wait(TimedStep.BEGIN_GAME, SHARES_TIME)
    if not table.is_game_on:
        return None
    if table.asked:
        return _clock(table, table.asked[0], TimedStep.GO_ON)
    if table.sitting.is_between_deals:
        return Wait(TimedStep.BEGIN_DEAL, DEALS_PAUSE * table.pace)
    seat = seat_to_choose(table)
    if seat is None:
        return _clock(table, due_now(table.sitting)[0].actor, TimedStep.STAND_IN)
    times = RIGHTS_PAUSE if _people_may_go_alone(table, seat) else 1
    return Wait(TimedStep.CHOOSE, times * table.pace, seat)


def clock_of(table: Table) -> Wait | None:
    """The clock that runs for a person, if one does."""
    wait = in_time(table) if table.clock else None
    return wait if wait is not None and wait.what in (TimedStep.STAND_IN, TimedStep.GO_ON) else None


def _clock(table: Table, seat: Seat, what: TimedStep) -> Wait | None:
    """The clock of the person for whom play waits first; each time he prolongs it, it runs so long anew."""
    return Wait(what, 1000 * table.clock * (1 + table.extensions), seat) if table.clock else None


def seat_to_choose(table: Table) -> Seat | None:
    """The seat that play waits for first, if a computer player is to choose there.

    He does not choose before those whom a table would ask before him.
    """
    awaited = due_now(table.sitting)
    first = awaited[0].actor if awaited else None
    return first if first is not None and table.chairs[first].player is not None else None


def follows(table: Table, wait: Wait) -> events.AnyEvent:
    """What a wait, other than for a computer player, ends with."""
    if wait.what is TimedStep.BEGIN_GAME:
        return events.GameBegan(table.game + 1)
    if wait.what is TimedStep.STAND_IN:
        return events.StoodIn(str(wait.seat), STAND_IN)
    if wait.what is TimedStep.GO_ON:
        return events.WentOn(str(wait.seat))
    return events.DealBegan(str(table.sitting.next_dealer))


def _people_may_go_alone(table: Table, chooser: Seat) -> bool:
    """Whether a person has an open right to play alone that the next act may close.

    Rights that tell of a hand, as the jamboree's, do not count: the pause is seen by all.
    """
    deal = table.sitting.deal
    assert deal is not None
    return any(
        table.chairs[due.actor].player is None and due.actor != chooser
        for due in open_rights(deal)
        for act in due.acts
        if isinstance(act, (PlayAlone, TakeOver)) and act.manner is Manner.ALONE
    )
