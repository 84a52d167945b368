"""What happens in an evening, one line each, as the file of the evening keeps it.

A line is the time, who wrote it, a colon and the act: `2026-11-22T19:30:00Z Ann: player Bob Lee`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from .event_lines import EventLine, TakenBack
from .prizes import PrizeKind
from .scoring import Ranking

HEAD = "euchre evening 1"
"""The first line of the file: what it is, and its version."""


@dataclass(frozen=True, slots=True)
class EveningTitle:
    """The name of the evening."""

    title: str

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"title {self.title}"


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


@dataclass(frozen=True, slots=True)
class EveningPlan:
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

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        way = " by result" if self.by_result else ""
        way += "" if self.pairs is None else f" for pairs, {self.pairs.value}"
        way += ", the same at every table" if self.same_boards else ""
        return f"plan {self.rounds} rounds of {self.deals} deals{way}, seed {self.seed}"


@dataclass(frozen=True, slots=True)
class EveningGame:
    """The evening is played at the tables of a server, under a code; a deal in which all pass counts as 0."""

    code: str

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"game {self.code}"


class Watchers(Enum):
    """Who may watch the tables of an evening at a server."""

    NOBODY = "nobody"
    PLAYERS = "players"
    """Who takes part in the evening."""
    EVERYBODY = "everybody"
    """Everybody who has the link of the screen."""


@dataclass(frozen=True, slots=True)
class EveningWatched:
    """Who may watch tables at which they do not play; a later line changes it."""

    watchers: Watchers
    delay: int = 0
    """How many seconds later they see a table."""

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"watched by {self.watchers.value}" + (f", {self.delay} seconds later" if self.delay else "")


@dataclass(frozen=True, slots=True)
class EveningRanking:
    """The rules of the standings: the first decides, each later one breaks ties."""

    rules: tuple[Ranking, ...]

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return "rank by " + ", ".join(rule.value for rule in self.rules)


@dataclass(frozen=True, slots=True)
class EveningPrizes:
    """The prizes of the evening; a later line changes them."""

    prizes: tuple[PrizeKind, ...]

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return "prizes " + (", ".join(prize.value for prize in self.prizes) or "none")


@dataclass(frozen=True, slots=True)
class PlayerArrives:
    """Somebody takes part, from a round on."""

    name: str
    from_round: int = 1

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"player {self.name}" + (f" from round {self.from_round}" if self.from_round > 1 else "")


@dataclass(frozen=True, slots=True)
class PartnerWished:
    """Where pairs stay together: whom a player wants as their partner. A later line changes it."""

    name: str
    partner: str

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"partner of {self.name}: {self.partner}"


@dataclass(frozen=True, slots=True)
class PairSeeded:
    """Where pairs stay together: the seed of a player's pair; pairs without one follow as they came."""

    seed: int
    """From 1, the strongest."""
    name: str

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"seed {self.seed}: {self.name}"


@dataclass(frozen=True, slots=True)
class PlayerLeaves:
    """Somebody goes home after a round; 0 if they play none."""

    name: str
    after_round: int

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"leaves after round {self.after_round}: {self.name}"


@dataclass(frozen=True, slots=True)
class PlayerMissing:
    """Somebody is not at their table in a round; a later line for the same player changes who sits there."""

    round: int
    name: str
    stand_in: str = ""
    """Who sits out in this round and takes the seat and its score; empty for a helper, who has no score."""

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        taken = f"; {self.stand_in} takes the seat" if self.stand_in else ""
        return f"missing round {self.round}: {self.name}{taken}"


@dataclass(frozen=True, slots=True)
class TableScored:
    """The points of both sides of a table in a round; a later line for the same table corrects it."""

    round: int
    table: int
    first: int
    second: int

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"score round {self.round} table {self.table}: {self.first} to {self.second}"


@dataclass(frozen=True, slots=True)
class BoardsScored:
    """Where all tables play the same deals: what each of them gave at a table; a later line corrects it."""

    round: int
    table: int
    points: tuple[tuple[int, int], ...]
    """Points of the first and of the second side in each deal, in order."""

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        each = " ".join(f"{first}-{second}" for first, second in self.points)
        return f"boards round {self.round} table {self.table}: {each}"


@dataclass(frozen=True, slots=True)
class LuckNoted:
    """By how many points the cards of a round put side 1 of a table ahead, as reviews count the luck.

    A later line corrects it.
    """

    round: int
    table: int
    luck: float
    """Points, with two decimals; below 0 if side 2 had the better cards."""

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"luck round {self.round} table {self.table}: {self.luck:.2f} for side 1"


@dataclass(frozen=True, slots=True)
class LoneHandsMade:
    """How many lone hands with all five tricks a player made in a round; a later line corrects it."""

    round: int
    name: str
    count: int

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"lone hands round {self.round}: {self.count} by {self.name}"


@dataclass(frozen=True, slots=True)
class MarchesMade:
    """How often each side of a table took all tricks in a round, lone hands too; a later line corrects it."""

    round: int
    table: int
    first: int
    second: int

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"marches round {self.round} table {self.table}: {self.first} to {self.second}"


@dataclass(frozen=True, slots=True)
class EuchresMade:
    """How often each side of a table euchred the other in a round; a later line corrects it."""

    round: int
    table: int
    first: int
    second: int

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"euchres round {self.round} table {self.table}: {self.first} to {self.second}"


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """A round begins now; until the next one, its tables may report their scores."""

    round: int
    minutes: int
    """How long it is to last; 0 if it ends without a clock."""

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"begin round {self.round}" + (f", {self.minutes} minutes" if self.minutes else "")


@dataclass(frozen=True, slots=True)
class SideReported:
    """What one side of a table says of its score. It counts once the other side says the same."""

    round: int
    table: int
    side: int
    """1 for the side that the schedule names first, or 2."""
    first: int
    """Points of side 1."""
    second: int
    """Points of side 2."""

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        where = f"round {self.round} table {self.table} side {self.side}"
        return f"report {where}: {self.first} to {self.second}"


EveningAct: TypeAlias = (
    EveningTitle
    | EveningPlan
    | EveningGame
    | EveningWatched
    | EveningRanking
    | EveningPrizes
    | PlayerArrives
    | PartnerWished
    | PairSeeded
    | PlayerLeaves
    | PlayerMissing
    | TableScored
    | BoardsScored
    | LuckNoted
    | LoneHandsMade
    | MarchesMade
    | EuchresMade
    | RoundBegun
    | SideReported
    | TakenBack
)


EveningLine: TypeAlias = EventLine[EveningAct]
"""An act of an evening, when it was written and by whom."""
