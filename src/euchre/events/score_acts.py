"""What happens in the rounds of an evening: they begin, tables report, scores and counts are entered."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from .evening_acts import EveningChange
from .refusals import EventError
from .scoring import MOST_POINTS_A_DEAL, check_score

if TYPE_CHECKING:
    from .hall import HallEvening

MOST_MINUTES = 600
"""The longest round."""


class _BothSides(EveningChange):
    """Numbers for both sides of a table in a round; a later line for the same table corrects them."""

    round: int
    table: int
    first: int
    second: int

    @property
    def place(self) -> tuple[int, int]:
        """Round and table."""
        return self.round, self.table

    @property
    def both(self) -> tuple[int, int]:
        """The numbers of both sides."""
        return self.first, self.second


class TableScored(_BothSides, written="score round {round} table {table}: {first} to {second}"):
    """The points of both sides of a table in a round; a later line for the same table corrects it."""

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening with the score."""
        _check_is_next(evening, self.round, self.table)
        _check_whole(evening)
        _check_points(evening, self.first, self.second)
        self._check_not_played_on(evening)
        return _with_score(evening, self.place, self.both)

    def _check_not_played_on(self, evening: HallEvening) -> None:
        """Raise EventError if a correction gives a match of an elimination to the other pair too late."""
        before = evening.scores.get(self.place)
        if not evening.plan.is_elimination or before is None or self.round == evening.begun:
            return
        if (before[0] > before[1]) is not (self.first > self.second):
            raise EventError(
                f"round {self.round + 1} has begun: the winner of round {self.round} has played on"
            )


class BoardsScored(EveningChange, written="boards round {round} table {table}: {points}"):
    """Where all tables play the same deals: what each of them gave at a table; a later line corrects it."""

    round: int
    table: int
    points: tuple[tuple[int, int], ...]
    """Points of the first and of the second side in each deal, in order."""

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening with the results."""
        _check_is_next(evening, self.round, self.table)
        if not evening.plan.same_boards:
            raise EventError("the tables play deals of their own: enter the score of the round")
        if len(self.points) != evening.plan.deals:
            raise EventError(f"a round has {evening.plan.deals} deals, not {len(self.points)}")
        if any(min(points) > 0 or max(points) > MOST_POINTS_A_DEAL for points in self.points):
            raise EventError(f"one deal gives points to one side only, and at most {MOST_POINTS_A_DEAL}")
        place = (self.round, self.table)
        first, second = (sum(points) for points in zip(*self.points, strict=True))
        changed = evening.with_(boards=MappingProxyType({**evening.boards, place: self.points}))
        return _with_score(changed, place, (first, second))


class ScoreDisputed(EveningChange, written="disputed round {round} table {table}[: {note}]"):
    """The sides of a table do not agree on their score; a later score of the table settles it."""

    round: int
    table: int
    note: str = ""

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening with the dispute."""
        _check_is_next(evening, self.round, self.table)
        if not self.note.isprintable() or len(self.note) > 200:
            raise EventError("a note has at most 200 printable characters")
        noted = {**evening.disputes, (self.round, self.table): self.note}
        return evening.with_(disputes=MappingProxyType(noted))


class LuckNoted(EveningChange, written="luck round {round} table {table}: {luck} for side 1"):
    """By how many points the cards of a round put side 1 of a table ahead, as reviews count the luck.

    A later line corrects it.
    """

    round: int
    table: int
    luck: float
    """Points, with two decimals; below 0 if side 2 had the better cards."""

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening with the luck."""
        _check_scored(evening, self.round, self.table)
        most = evening.most_points
        if abs(self.luck) > most:
            raise EventError(
                f"{evening.deals} deals cannot bring {self.luck:g} points of luck: at most {most}"
            )
        return evening.with_(luck=MappingProxyType({**evening.luck, (self.round, self.table): self.luck}))


class LoneHandsMade(EveningChange, written="lone hands round {round}: {count} by {name}"):
    """How many lone hands with all five tricks a player made in a round; a later line corrects it."""

    round: int
    name: str
    count: int

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening with the lone hands."""
        player = evening.number_of(self.name)
        place = evening.table_of(self.round, player)
        if (self.round, place) not in evening.scores:
            where = f"{self.name} plays at table {place} in round {self.round}"
            raise EventError(f"{where}; enter its score first")
        made = {**evening.lone_hands, (self.round, player): self.count}
        return _fitting(evening.with_(lone_hands=MappingProxyType(made)), self.round)


class MarchesMade(_BothSides, written="marches round {round} table {table}: {first} to {second}"):
    """How often each side of a table took all tricks in a round, lone hands too; a later line corrects it."""

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening with the marches."""
        _check_scored(evening, self.round, self.table)
        made = {**evening.marches, self.place: self.both}
        return _fitting(evening.with_(marches=MappingProxyType(made)), self.round)


class EuchresMade(_BothSides, written="euchres round {round} table {table}: {first} to {second}"):
    """How often each side of a table euchred the other in a round; a later line corrects it."""

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening with the euchres."""
        _check_scored(evening, self.round, self.table)
        made = {**evening.euchres, self.place: self.both}
        return _fitting(evening.with_(euchres=MappingProxyType(made)), self.round)


class RoundBegun(EveningChange, written="begin round {round}[, {minutes} minute(s)]"):
    """A round begins now; until the next one, its tables may report their scores."""

    round: int
    minutes: int = 0
    """How long it is to last; 0 if it ends without a clock."""

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening in the round."""
        if self.round <= evening.begun:
            raise EventError(f"round {self.round} has begun already")
        if evening.begun and evening.missing:
            left = ", ".join(f"round {number} table {table}" for number, table in evening.missing)
            raise EventError(f"these tables have no score yet: {left}")
        evening.round(self.round)
        if self.round > evening.begun + 1:
            raise EventError(f"round {evening.begun + 1} comes first")
        if self.minutes > MOST_MINUTES:
            raise EventError(f"a round lasts at most {MOST_MINUTES} minutes")
        return evening.with_(announced=self.round, minutes=self.minutes)


class SideReported(
    EveningChange, written="report round {round} table {table} side {side:side}: {first} to {second}"
):
    """What one side of a table says of its score. It counts once the other side says the same."""

    round: int
    table: int
    side: int
    """1 for the side that the schedule names first, or 2."""
    first: int
    """Points of side 1."""
    second: int
    """Points of side 2."""

    def after(self, evening: HallEvening, /) -> HallEvening:
        """Return the evening with the report, and with the score if both sides now say the same."""
        evening.check_table(self.round, self.table)
        if self.round != evening.begun:
            raise EventError(f"round {self.round} is not being played; the director can enter its scores")
        _check_whole(evening)
        place, points = (self.round, self.table), (self.first, self.second)
        if place in evening.scores and evening.scores[place] != points:
            first, second = evening.scores[place]
            raise EventError(f"this table has {first} to {second}; the director can correct it")
        _check_points(evening, *points)
        reports = {**evening.reports, (*place, self.side): points}
        changed = evening.with_(reports=MappingProxyType(reports))
        return (
            _with_score(changed, place, points) if reports.get((*place, 3 - self.side)) == points else changed
        )


def _with_score(evening: HallEvening, place: tuple[int, int], points: tuple[int, int]) -> HallEvening:
    """Return the evening with a score, which settles a dispute."""
    left = {each: note for each, note in evening.disputes.items() if each != place}
    scores = MappingProxyType({**evening.scores, place: points})
    return evening.with_(scores=scores, disputes=MappingProxyType(left))


def _check_is_next(evening: HallEvening, number: int, table: int) -> None:
    """Raise EventError if there is no such table, or if its round cannot have a score yet."""
    evening.check_table(number, table)
    if number > evening.begun + 1:
        raise EventError(f"round {evening.begun + 1} comes first: it has no score yet")


def _check_whole(evening: HallEvening) -> None:
    """Raise EventError where a score needs what each deal gave."""
    if evening.plan.same_boards:
        raise EventError("each deal counts here: enter them all, as in 'boards round 1 table 2: 2-0 0-1'")


def _check_points(evening: HallEvening, first: int, second: int) -> None:
    """Raise EventError if the deals of a round cannot give these points."""
    most = evening.most_points
    if first + second > most:
        raise EventError(f"{evening.deals} deals give at most {most} points, not {first + second}")
    if first + second == 0 and not evening.code:
        raise EventError("0 to 0 is not a score: every deal that is played gives points")
    if first == second and evening.plan.is_elimination:
        raise EventError("in an elimination no match is tied: play one more deal")


def _check_scored(evening: HallEvening, number: int, table: int) -> None:
    evening.check_table(number, table)
    if (number, table) not in evening.scores:
        raise EventError(f"round {number}, table {table} has no score yet; enter it first")


def _fitting(evening: HallEvening, number: int) -> HallEvening:
    """Return the evening if the deals of a round suffice for what is counted. Raises EventError."""
    try:
        for score in evening.scores_of(number):
            check_score(score)
    except EventError as fault:
        reason = str(fault).partition(": ")[2]
        raise EventError(f"this does not fit {evening.deals} deals: {reason}") from None
    return evening
