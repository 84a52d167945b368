"""What a table does by itself: at once after an event, or after some time.

Call `at_once` until nothing more follows; then `in_time` gives the step that the table waits for, unless it
waits for a person.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum

from ...acts import TABLE, Manner, PlayAlone, TakeOver, VoidDeal
from ...bots import routine_act
from ...deal import Deal, Due, awaited, open_rights
from ...events.sealed import FairChance, FairStream, commitment_of, key_of_game
from ...game import Sitting, due_now
from ...seats import Seat
from ..refereed.claimable import claim_of_bots
from . import events
from .table import Phase, SeedExchange, Table


@dataclass(frozen=True, slots=True)
class DealDues:
    """Who may act in a deal."""

    deal: Deal
    awaited: tuple[Due, ...]
    """What play waits for."""
    open: tuple[Due, ...]
    """Rights that are open while play goes on."""


class _Latest:
    """The dues of one deal."""

    def __init__(self) -> None:
        self._kept: DealDues | None = None

    def of(self, deal: Deal) -> DealDues:
        """Return the dues of a deal, worked out unless it is the same deal as before."""
        kept = self._kept  # read once: replays are also made in other threads
        if kept is None or kept.deal is not deal:
            kept = self._kept = DealDues(deal, awaited(deal), open_rights(deal))
        return kept


_LATEST = _Latest()


def dues_of(deal: Deal) -> DealDues:
    """Return who may act in a deal, those for whom play waits first."""
    return _LATEST.of(deal)


def awaited_at(sitting: Sitting) -> tuple[Due, ...]:
    """Return what a sitting waits for: a card to draw, or what its deal waits for."""
    if sitting.deal is not None and not sitting.is_between_deals:
        return dues_of(sitting.deal).awaited
    return due_now(sitting)


SeedOf = Callable[[int], bytes]
"""Gives the server's secret seed of a game by its number, generated when first needed."""


MOST_EVENTS = 100_000
"""Events after which a table closes; no further game begins after half as many. A game of a thousand points
has about 30,000."""


def is_long(table: Table) -> bool:
    """Return whether a table has so many events that no further game begins there."""
    return table.seq >= MOST_EVENTS // 2


def at_once(table: Table, seed_of: SeedOf) -> events.AnyEvent | None:
    """Return the event that follows at once from the state of the table; None if none does."""
    if table.seq >= MOST_EVENTS and table.phase is not Phase.CLOSED:
        return events.Closed()
    match table.phase:
        case Phase.CLOSED:
            is_open = table.opens_at_end and _is_cut_short(table)
            return _revealed(table, seed_of) if is_open else None
        case Phase.GATHERING:
            return _gathered(table, seed_of)
        case Phase.SHARING:
            return _shared(table)
        case Phase.PLAYING:
            claim = _claim_of_bots(table, seed_of)
            if claim is not None or table.asked:
                return claim
            if table.is_game_over:
                return _revealed(table, seed_of) if table.play is None else events.Closed()
            return None if table.paused else _played(table, seed_of)


def opened_for_all(table: Table, seed: bytes) -> tuple[events.AnyEvent, ...]:
    """Return the events that open the deals of a table of an event once they are over for everybody.

    The table is closed if it was not, and the seed of the deals is revealed there.
    """
    closed = () if table.phase is Phase.CLOSED else (events.Closed(),)
    return (*closed, *([events.Revealed(table.game, seed.hex())] if _is_cut_short(table) else []))


def _revealed(table: Table, seed_of: SeedOf) -> events.Revealed:
    return events.Revealed(table.game, seed_of(table.game).hex())


def _is_cut_short(table: Table) -> bool:
    """Return whether the table was closed before the seed of its game was revealed."""
    return table.chance is not None and table.chance.game == table.game


def _gathered(table: Table, seed_of: SeedOf) -> events.AnyEvent | None:
    if table.chance is None:
        game = table.game + 1
        return events.Committed(game, commitment_of(table.sealed_as, game, seed_of(game)))
    if table.play is not None:
        return events.GameBegan(table.game + 1) if table.is_full else None
    has_people = any(chair.person is not None and chair.player is None for chair in table.chairs)
    if table.paused or not (table.is_full and has_people and table.wants_next):
        return None
    return events.Wanted() if table.chance.pledges else events.GameBegan(table.game + 1)


def _shared(table: Table) -> events.AnyEvent | None:
    """Begin the game once all shares are there; the share of a person who has left cannot come."""
    wanted = () if table.chance is None else table.chance.wanted
    if not wanted:
        return events.GameBegan(table.game + 1)
    gone = [str(seat) for seat in wanted if table.chairs[seat].person is None]
    return events.SharesLate(gone) if gone else None


def _claim_of_bots(table: Table, seed_of: SeedOf) -> events.Acted | None:
    """In club mode: what a computer player claims, chooses or calls; they do so at once."""
    if table.club is None or table.paused:
        return None
    players = (Seat(place) for place, chair in enumerate(table.chairs) if chair.player is not None)
    said = claim_of_bots(table.club, players, table.asked, seed_of(table.game))
    return None if said is None else events.Acted(said.text)


def _played(table: Table, seed_of: SeedOf) -> events.AnyEvent | None:
    sitting = table.sitting
    act = None if table.chance is None else routine_act(sitting, _ChanceOfGame(table, table.chance, seed_of))
    if act is not None:
        return events.Acted(act.text)
    if _is_stuck(table):
        return events.Acted(VoidDeal(TABLE, passes=False).text)
    is_first = sitting.deals == table.deals_before
    return events.DealBegan(str(table.next_dealer)) if sitting.is_between_deals and is_first else None


@dataclass(frozen=True, slots=True)
class _ChanceOfGame:
    """The randomness of the current game; its key is computed only when something random is needed."""

    table: Table
    chance: SeedExchange
    seed_of: SeedOf

    def of_deal(self, deal: int, acts: int) -> FairStream:
        return self._fair().of_deal(deal, acts)

    def of_draw(self, deals: int, draws: int) -> FairStream:
        return self._fair().of_draw(deals, draws)

    def _fair(self) -> FairChance:
        table, seed = self.table, self.seed_of(self.table.game)
        is_sealed = table.play is not None and table.play.is_sealed
        shares = {} if is_sealed else self.chance.of_all(table.code)
        return FairChance(key_of_game(table.sealed_as, table.game, seed, shares))


def _is_stuck(table: Table) -> bool:
    """Return whether nobody has a card left to go on with, as irregular acts can leave a deal."""
    sitting = table.sitting
    if table.club is None or sitting.is_between_deals:
        return False
    return not any(due.acts for due in awaited_at(sitting))


class TimedStep(Enum):
    """A step that the table takes after some time."""

    BEGIN_DEAL = "begin deal"
    """Begin the next deal, after a pause to look at the last one."""
    SHARES_LATE = "shares late"
    """Void the shares that were revealed, since others were not revealed in time."""
    CHOOSE = "choose"
    """Let a computer player act."""
    STAND_IN = "stand in"
    """Let a computer player stand in for a person whose time is over."""
    GO_ON = "go on"
    """In club mode: play on, since a person's time for a claim or choice is over."""


@dataclass(frozen=True, slots=True)
class Wait:
    """The next step that the table takes by itself, and when."""

    what: TimedStep
    milliseconds: int
    seat: Seat | None = None
    """The seat whose computer player acts, or whose clock runs."""
    due: Due | None = field(default=None, compare=False)
    """What a computer player may do."""


STAND_IN = "simple"
"""The computer player that stands in for a person, or takes a seat that is left during a game."""
SHARES_TIME = 3000
"""Milliseconds for revealing the shares, which browsers do by themselves."""
UNATTENDED = 400
"""Milliseconds that a computer player takes at least where nobody plays but computer players."""
DEALS_PAUSE = 4
"""The pause between deals, as a multiple of the table's pace."""
RIGHTS_PAUSE = 5
"""The pause before a computer player's act that ends a person's right to play alone, as a multiple too."""


def in_time(table: Table) -> Wait | None:
    """Return the step that the table takes after some time; None if it waits for people only.

    A computer player does not act before the people whose turn comes first.
    """
    if table.paused:
        return None
    if table.phase is Phase.SHARING:
        return Wait(TimedStep.SHARES_LATE, SHARES_TIME)
    if not table.is_game_on:
        return None
    if table.asked:
        return _clock(table, table.asked[0], TimedStep.GO_ON)
    if table.sitting.is_between_deals:
        return Wait(TimedStep.BEGIN_DEAL, DEALS_PAUSE * _pace(table))
    due = awaited_at(table.sitting)[0]
    if table.chairs[due.actor].player is None:
        return _clock(table, due.actor, TimedStep.STAND_IN)
    times = RIGHTS_PAUSE if _people_may_go_alone(table, due.actor) else 1
    return Wait(TimedStep.CHOOSE, times * _pace(table), due.actor, due)


def _pace(table: Table) -> int:
    """Return milliseconds before a computer player acts; never at once where no person plays."""
    if table.is_skipped:
        return 0
    has_people = any(chair.player is None for chair in table.chairs)
    return table.pace if has_people else max(table.pace, UNATTENDED)


def clock_of(table: Table) -> Wait | None:
    """Return the step that ends a person's time; None if no clock runs."""
    wait = in_time(table) if table.clock else None
    return wait if wait is not None and wait.what in (TimedStep.STAND_IN, TimedStep.GO_ON) else None


def _clock(table: Table, seat: Seat, what: TimedStep) -> Wait | None:
    """Return the clock of the person for whom play waits first; each extension adds the same time again."""
    return Wait(what, 1000 * table.clock * (1 + table.extensions), seat) if table.clock else None


def follows(table: Table, wait: Wait) -> events.AnyEvent:
    """Return the event that ends a wait, other than one for a computer player."""
    if wait.what is TimedStep.SHARES_LATE and table.chance is not None:
        return events.SharesLate([str(seat) for seat in table.chance.wanted])
    if wait.what is TimedStep.STAND_IN:
        return events.StoodIn(str(wait.seat), STAND_IN)
    if wait.what is TimedStep.GO_ON:
        return events.WentOn(str(wait.seat))
    return events.DealBegan(str(table.next_dealer))


def _people_may_go_alone(table: Table, chooser: Seat) -> bool:
    """Return whether a person has an open right to play alone that the next act may close.

    Rights that depend on the hand, as the jamboree's, do not count, since everybody sees the pause.
    """
    deal = table.sitting.deal
    return deal is not None and any(
        table.chairs[due.actor].player is None and due.actor != chooser
        for due in dues_of(deal).open
        for act in due.acts
        if isinstance(act, (PlayAlone, TakeOver)) and act.manner is Manner.ALONE
    )
