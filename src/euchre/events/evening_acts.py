"""What happens in an evening, one line each, as the file of the evening keeps it.

A line is the time, who wrote it, a colon and the act: `2026-11-22T19:30:00Z Ann: player Bob Lee`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from .event_lines import EventLine, TakenBack, act_of_text, read_event_lines
from .refusals import EventError
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


@dataclass(frozen=True, slots=True)
class EveningPlan:
    """How many rounds, deals in a round, and the seed of the schedule."""

    rounds: int
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
        return self.by_result or self.pairs is PairsMovement.SWISS

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


@dataclass(frozen=True, slots=True)
class EveningRanking:
    """The rules of the standings: the first decides, each later one breaks ties."""

    rules: tuple[Ranking, ...]

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return "rank by " + ", ".join(rule.value for rule in self.rules)


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
    | EveningRanking
    | PlayerArrives
    | PartnerWished
    | PlayerLeaves
    | PlayerMissing
    | TableScored
    | BoardsScored
    | LoneHandsMade
    | MarchesMade
    | EuchresMade
    | RoundBegun
    | SideReported
    | TakenBack
)


EveningLine: TypeAlias = EventLine[EveningAct]
"""An act of an evening, when it was written and by whom."""


_NUMBER = r"([0-9]{1,6})"
_BOTH = "[0-9]{1,2}-[0-9]{1,2}"
_MOVEMENTS = "|".join(movement.value for movement in PairsMovement)
_FORMS: tuple[tuple[str, Callable[..., EveningAct]], ...] = (
    (r"title (.+)", EveningTitle),
    (
        rf"plan {_NUMBER} rounds? of {_NUMBER} deals?( by result)?(?: for pairs, ({_MOVEMENTS}))?"
        rf"(, the same at every table)?, seed {_NUMBER}",
        lambda r, d, way, pairs, same, s: EveningPlan(
            int(r), int(d), int(s), way is not None, pairs and PairsMovement(pairs), same is not None
        ),
    ),
    (r"game ([a-z0-9-]{1,40})", EveningGame),
    (r"rank by (.+)", lambda words: EveningRanking(tuple(_ranking(word) for word in words.split(", ")))),
    (rf"player (.+) from round {_NUMBER}", lambda name, number: PlayerArrives(name, int(number))),
    (r"player (.+)", PlayerArrives),
    (r"partner of (.+): (.+)", PartnerWished),
    (
        rf"missing round {_NUMBER}: (.+); (.+) takes the seat",
        lambda number, name, other: PlayerMissing(int(number), name, other),
    ),
    (rf"missing round {_NUMBER}: (.+)", lambda number, name: PlayerMissing(int(number), name)),
    (rf"leaves after round {_NUMBER}: (.+)", lambda number, name: PlayerLeaves(name, int(number))),
    (
        rf"score round {_NUMBER} table {_NUMBER}: {_NUMBER} to {_NUMBER}",
        lambda *numbers: TableScored(*map(int, numbers)),
    ),
    (
        rf"boards round {_NUMBER} table {_NUMBER}: ({_BOTH}(?: {_BOTH})*)",
        lambda r, table, each: BoardsScored(int(r), int(table), tuple(map(_both, each.split()))),
    ),
    (
        rf"marches round {_NUMBER} table {_NUMBER}: {_NUMBER} to {_NUMBER}",
        lambda *numbers: MarchesMade(*map(int, numbers)),
    ),
    (
        rf"euchres round {_NUMBER} table {_NUMBER}: {_NUMBER} to {_NUMBER}",
        lambda *numbers: EuchresMade(*map(int, numbers)),
    ),
    (
        rf"lone hands round {_NUMBER}: {_NUMBER} by (.+)",
        lambda number, count, name: LoneHandsMade(int(number), name, int(count)),
    ),
    (rf"begin round {_NUMBER}, {_NUMBER} minutes?", lambda r, minutes: RoundBegun(int(r), int(minutes))),
    (rf"begin round {_NUMBER}", lambda number: RoundBegun(int(number), 0)),
    (
        rf"report round {_NUMBER} table {_NUMBER} side ([12]): {_NUMBER} to {_NUMBER}",
        lambda *numbers: SideReported(*map(int, numbers)),
    ),
    (r"take back", TakenBack),
)


def read_evening_act(text: str) -> EveningAct:
    """The act with a text. Raises EventError for anything else.

    >>> read_evening_act("score round 1 table 2: 9 to 6")
    TableScored(round=1, table=2, first=9, second=6)
    """
    act = act_of_text(text, _FORMS)
    if act is None:
        raise EventError(f"'{text}' is not an act of an evening; one is 'score round 1 table 2: 9 to 6'")
    return act


def read_evening_lines(text: str) -> Iterator[tuple[int, EveningLine]]:
    """Each line of a file after its head, with its number. Blank lines and lines from `#` on are skipped.

    Raises EventError, naming the line, for a line that cannot be read.
    """
    return read_event_lines(text, HEAD, read_evening_act)


def _both(word: str) -> tuple[int, int]:
    first, _, second = word.partition("-")
    return int(first), int(second)


def _ranking(word: str) -> Ranking:
    try:
        return Ranking(word)
    except ValueError:
        known = ", ".join(rule.value for rule in Ranking)
        raise EventError(f"'{word}' is no rule of the standings; there are {known}") from None
