"""What happens in an evening before and between its rounds: plan, players, partners and prizes.

A line of the file is the time, who wrote it, a colon and the act: `2026-11-22T19:30:00Z Ann: player Bob Lee`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias

from ..errors import EuchreError
from ..laws import load_code
from .event_lines import EventLine, WrittenAct
from .hall_rounds import HallPlayer
from .progressive import MOST_ROUNDS
from .refusals import MOST_BOARDS, MOST_ENTRANTS, EventError, check_rounds, checked_name
from .scoring import MOST_DEALS, PrizeKind, Ranking, standings

if TYPE_CHECKING:
    from .hall import HallEvening

HEAD = "euchre evening 1"
"""The first line of the file: what it is, and its version."""
LONGEST_DELAY = 300
"""The longest delay, in seconds, for those who watch a table."""


class EveningTitle(WrittenAct, written="title {title}"):
    """The name of an event of any kind."""

    title: str

    def after(self, event: Any, /) -> Any:
        """Return the event with the title. Raises EventError if it is not one."""
        return replace(event, title=checked_name(self.title, 80, what="title"))


EveningAct: TypeAlias = WrittenAct
"""Any act that the file of an evening can have: a change, a title, or taking back."""
EveningLine: TypeAlias = EventLine[EveningAct]
"""An act of an evening, when it was written and by whom."""


class EveningChange(WrittenAct):
    """An act that only an evening has."""

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening after the act. Raises EventError, and says why, if it cannot be."""
        raise NotImplementedError


class PairsMovement(Enum):
    """How pairs that stay together meet."""

    ROUND_ROBIN = "round robin"
    """Each two meet once, and then again if there are more rounds."""
    SWISS = "Swiss"
    """Pairs that have won equally many rounds meet, and none twice if that can be avoided."""
    SINGLE = "single elimination"
    """A pair that has lost is out. There are as many rounds as the bracket needs."""
    DOUBLE = "double elimination"
    """A pair that has lost twice is out."""


class EveningPlan(
    EveningChange,
    written="plan {rounds} round(s) of {deals} deal(s){by_result| by result}[ for pairs, {pairs}]"
    "{same_boards|, the same at every table}, seed {seed}",
):
    """How many rounds, deals in a round, and the seed of the schedule."""

    rounds: int
    """Those of an elimination follow from the number of pairs instead."""
    deals: int
    """Deals of a round; where winners move up, those of the head table."""
    seed: int
    by_result: bool = False
    """Whether winners move up a table, so that each round depends on the one before."""
    pairs: PairsMovement | None = None
    """How pairs meet that stay together; None if partners change."""
    same_boards: bool = False
    """Whether all tables play the same deals in a round, so that the standings compare them."""

    @property
    def depends_on_results(self) -> bool:
        """Whether a round is known only when the one before has all its scores."""
        return self.by_result or self.pairs is PairsMovement.SWISS or self.is_elimination

    @property
    def is_elimination(self) -> bool:
        """Whether pairs that have lost once or twice are out."""
        return self.pairs in (PairsMovement.SINGLE, PairsMovement.DOUBLE)

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening with the plan."""
        check_rounds(self.rounds, MOST_ROUNDS)
        if not 1 <= self.deals <= MOST_DEALS:
            raise EventError(f"a round has 1 to {MOST_DEALS} deals, not {self.deals}")
        evening.check_not_begun("the plan stays as it is")
        if self.by_result and self.pairs is not None:
            raise EventError("winners change partners where they move up, so pairs cannot stay together")
        if self.same_boards and self.is_elimination:
            raise EventError("in an elimination the two pairs of a table are compared with each other only")
        if self.same_boards and self.rounds * self.deals > MOST_BOARDS:
            raise EventError(
                f"{self.rounds * self.deals} deals are too many: at most {MOST_BOARDS} can be compared"
            )
        return evening.with_(plan=self)


class EveningGame(EveningChange, written="game {code:code}"):
    """The evening is played at the tables of a server, under a code; a deal in which all pass counts as 0."""

    code: str

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening under the code."""
        evening.check_not_begun("the game stays as it is")
        check_has_two_sides(self.code, "an evening")
        return evening.with_(code=self.code)


def check_has_two_sides(code: str, needing: str) -> None:
    """Raise EventError for a code without two sides of two players."""
    try:
        seating = load_code(code).seating
    except EuchreError as fault:
        raise EventError(str(fault)) from None
    if not seating.partnerships:
        raise EventError(f"{code} has no two sides of two players, which {needing} needs")


class Watchers(Enum):
    """Who may watch the tables of an evening at a server."""

    NOBODY = "nobody"
    PLAYERS = "players"
    """The players of the evening."""
    EVERYBODY = "everybody"
    """Everybody who has the link of the screen."""


class EveningWatched(EveningChange, written="watched by {watchers}[, {delay} second(s) later]"):
    """Who may watch tables at which they do not play; a later line changes it."""

    watchers: Watchers
    delay: int = 0
    """How many seconds later they see a table."""

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening with these watchers."""
        if not evening.code:
            raise EventError("with real cards there is no table at a server to watch")
        if self.delay > LONGEST_DELAY:
            raise EventError(f"tables can be shown at most {LONGEST_DELAY} seconds later, not {self.delay}")
        return evening.with_(watched=self)


class EveningRanking(EveningChange, written="rank by {rules}"):
    """The rules of the standings: the first decides, each later one breaks ties."""

    rules: tuple[Ranking, ...]

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening with the rules."""
        standings((), self.rules)
        return evening.with_(ranking=self.rules)


class EveningPrizes(EveningChange, written="prizes {prizes}"):
    """The prizes of the evening; a later line changes them."""

    prizes: tuple[PrizeKind, ...]

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening with the prizes."""
        if len(set(self.prizes)) < len(self.prizes):
            raise EventError("each prize can be given only once")
        return evening.with_(prizes=self.prizes)


class PlayerArrives(EveningChange, written="player {name}[ from round {from_round}]"):
    """Somebody takes part, from a round on."""

    name: str
    from_round: int = 1

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening with the player."""
        name = checked_name(self.name, 40)
        if any(player.name.casefold() == name.casefold() for player in evening.players):
            raise EventError(f"the name '{name}' is taken; add an initial")
        if len(evening.players) >= MOST_ENTRANTS:
            raise EventError(f"at most {MOST_ENTRANTS:,} players can take part")
        _check_open(evening, self.from_round)
        if evening.plan.pairs is not None and (evening.begun or self.from_round > 1):
            raise EventError("pairs stay together from round 1 on: nobody can come later")
        players = (*evening.players, HallPlayer(name, self.from_round, MOST_ROUNDS))
        return evening.with_(players=players, stand_ins=_before(evening, self.from_round))


class PartnerWished(EveningChange, written="partner of {name}: {partner}"):
    """Where pairs stay together: whom a player wants as their partner. A later line changes it."""

    name: str
    partner: str

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening with the wish."""
        _check_has_pairs(evening, "the pairs stay as they are")
        one, other = evening.number_of(self.name), evening.number_of(self.partner)
        if one == other:
            raise EventError(f"{self.name} cannot be their own partner")
        return evening.with_(wishes=MappingProxyType({**evening.wishes, one: other}))


class PairSeeded(EveningChange, written="seed {seed}: {name}"):
    """Where pairs stay together: the seed of a player's pair; pairs without one follow as they came."""

    seed: int
    """From 1, the strongest."""
    name: str

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening with the seed."""
        _check_has_pairs(evening, "the seeds stay as they are")
        if not 1 <= self.seed <= MOST_ENTRANTS:
            raise EventError(f"a seed is a number from 1 to {MOST_ENTRANTS:,}, not {self.seed}")
        player = evening.number_of(self.name)
        others = {one: seed for one, seed in evening.seeds.items() if seed != self.seed}
        return evening.with_(seeds=MappingProxyType({**others, player: self.seed}))


class PlayerLeaves(EveningChange, written="leaves after round {after_round}: {name}"):
    """Somebody goes home after a round; 0 if they play none."""

    name: str
    after_round: int

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening without the player after the round."""
        number = evening.number_of(self.name)
        _check_open(evening, self.after_round + 1)
        if evening.plan.pairs is not None and self.after_round:
            raise EventError(
                "pairs stay together to the end: somebody else can play for a player who goes home"
            )
        changed = replace(evening.players[number], until_round=self.after_round)
        players = (*evening.players[:number], changed, *evening.players[number + 1 :])
        return evening.with_(players=players, stand_ins=_before(evening, self.after_round + 1))


class PlayerMissing(EveningChange, written="missing round {round}: {name}[; {stand_in} takes the seat]"):
    """Somebody is not at their table in a round; a later line for the same player changes who sits there."""

    round: int
    name: str
    stand_in: str = ""
    """A player who sits out in this round and takes seat and score; empty for a helper, who has no score."""

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening with the seat taken."""
        player = evening.number_of(self.name)
        if evening.plan.pairs is not None:
            raise EventError("a pair keeps its seats and its score: anybody can play for a missing player")
        others = {place: other for place, other in evening.stand_ins.items() if place != (self.round, player)}
        before = evening.with_(stand_ins=MappingProxyType(others))
        if self.round > evening.begun + 1:
            raise EventError(f"round {self.round} is not the next: note it when the round comes")
        seated = before.round(self.round)
        if not any(player in table.players for table in seated.tables):
            raise EventError(f"{self.name} does not play in round {self.round}")
        other = evening.number_of(self.stand_in) if self.stand_in else None
        if other is not None and other not in seated.sitting_out:
            raise EventError(f"{self.stand_in} does not sit out in round {self.round}")
        return evening.with_(stand_ins=MappingProxyType({**others, (self.round, player): other}))


def _before(evening: HallEvening, number: int) -> Mapping[tuple[int, int], int | None]:
    """Return the players who stand in before a round; from there on the seats are new."""
    return MappingProxyType({place: who for place, who in evening.stand_ins.items() if place[0] < number})


def _check_has_pairs(evening: HallEvening, fixed: str) -> None:
    """Raise EventError if partners change, or if a round has begun; `fixed` says what then stays."""
    if evening.plan.pairs is None:
        raise EventError("partners change in this evening")
    evening.check_not_begun(fixed)


def _check_open(evening: HallEvening, number: int) -> None:
    """Raise EventError if a round has begun, or is not one of the evening's."""
    if number <= evening.begun:
        raise EventError(f"round {number} has begun; the earliest that can change is {evening.begun + 1}")
    if number > evening.begun + 1 and number > evening.last_round + 1:  # the last may take long to find
        raise EventError(f"there is no round {number}: the evening has {evening.last_round}")
