"""An evening with real cards: who is there, who sits where in each round, and the scores so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from .evening import EveningRound
from .evening_acts import (
    EuchresMade,
    EveningPlan,
    EveningRanking,
    EveningTitle,
    LoneHandsMade,
    MarchesMade,
    PlayerArrives,
    PlayerLeaves,
    PlayerMissing,
    RoundBegun,
    SideReported,
    TableScored,
)
from .event_lines import EventLine, WrittenAct, state_after
from .hall_rounds import HallPlayer, rounds_by_result, scheduled_rounds, with_stand_ins
from .progressive import MOST_ROUNDS
from .refusals import MOST_ENTRANTS, EventError, check_rounds
from .scoring import (
    MOST_DEALS,
    MOST_POINTS_A_DEAL,
    EveningTally,
    Ranking,
    RoundScore,
    Standing,
    check_score,
    standings,
    tallies,
)

MOST_LINES = 20_000
"""The most lines of one evening."""
MOST_MINUTES = 600
"""The longest round."""


_USUAL = EveningPlan(rounds=6, deals=8, seed=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class HallEvening:
    """The evening after some of its acts. Rounds and tables are numbered from 1."""

    title: str = "Euchre evening"
    plan: EveningPlan = _USUAL
    ranking: tuple[Ranking, ...] = (Ranking.POINTS, Ranking.LONE_HANDS, Ranking.GAMES)
    players: tuple[HallPlayer, ...] = ()
    """In the order in which they came; the place is the number used in the rounds."""
    scores: Mapping[tuple[int, int], tuple[int, int]] = field(default_factory=lambda: MappingProxyType({}))
    """By round and table, the points of the first and of the second side."""
    lone_hands: Mapping[tuple[int, int], int] = field(default_factory=lambda: MappingProxyType({}))
    """By round and player."""
    marches: Mapping[tuple[int, int], tuple[int, int]] = field(default_factory=lambda: MappingProxyType({}))
    """By round and table, the marches of both sides where they were counted; otherwise lone hands only."""
    euchres: Mapping[tuple[int, int], tuple[int, int]] = field(default_factory=lambda: MappingProxyType({}))
    """By round and table, how often each side euchred the other."""
    announced: int = 0
    """The last round that the director began; 0 if they began none."""
    minutes: int = 0
    """How long that round is to last; 0 without a clock."""
    reports: Mapping[tuple[int, int, int], tuple[int, int]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    """By round, table and side, the points of both sides as that side reported them."""

    played: tuple[EveningRound, ...] = ()
    """Where winners move up, the rounds that have begun: a later correction does not change who sat there."""

    stand_ins: Mapping[tuple[int, int], int | None] = field(default_factory=lambda: MappingProxyType({}))
    """By round and missing player, who takes their seat; None for a helper, who has no score."""

    @property
    def rounds(self) -> tuple[EveningRound, ...]:
        """Who sits where in each round, as far as it is known, with those who stand in for others.

        Raises EventError if fewer than four players are there.
        """
        return with_stand_ins(self.planned, self.stand_ins) if self.stand_ins else self.planned

    @property
    def planned(self) -> tuple[EveningRound, ...]:
        """Who sits where if nobody is missing.

        When somebody comes or leaves, only the rounds from then on change. Where winners move up, a round is
        known when the one before has all its scores. Raises EventError if fewer than four players are there.
        """
        if self.plan.by_result:
            return rounds_by_result(self.players, self.plan, self.played, self.scores)
        return scheduled_rounds(self.players, self.plan)

    @property
    def deals(self) -> int:
        """The most deals of one table in a round; the bell of the head table sets no limit to the others."""
        return MOST_DEALS if self.plan.by_result else self.plan.deals

    @property
    def begun(self) -> int:
        """The last round that was begun or has a score; 0 before the first."""
        return max(self.announced, *(number for number, _ in self.scores), 0)

    @property
    def tallies(self) -> tuple[EveningTally, ...]:
        """The sums of each player."""
        return tallies(len(self.players), [self._scores_of(number) for number in range(1, self.begun + 1)])

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The players in order, by the rules of the evening."""
        return standings(self.tallies, self.ranking)

    @property
    def missing(self) -> tuple[tuple[int, int], ...]:
        """Tables without a score in the rounds that have begun: round and table."""
        rounds = self.rounds[: self.begun]
        tables = ((r, t) for r, each in enumerate(rounds, 1) for t in range(1, len(each.tables) + 1))
        return tuple(place for place in tables if place not in self.scores)

    @property
    def disputed(self) -> tuple[tuple[int, int], ...]:
        """Tables without a score whose sides report different ones: round and table."""
        return tuple(
            place
            for place in self.missing
            if (one := self.reports.get((*place, 1))) is not None
            and (other := self.reports.get((*place, 2))) is not None
            and one != other
        )

    def number_of(self, name: str) -> int:
        """The number of a player. Raises EventError for a name that nobody has."""
        wanted = " ".join(name.split()).casefold()
        for number, player in enumerate(self.players):
            if player.name.casefold() == wanted:
                return number
        raise EventError(f"nobody here is called '{name}'")

    def rested_most(self, number: int) -> str | None:
        """Who sits out in a round and did so most often: the fairest to take a seat; None if nobody does."""
        rests = Counter(player for each in self.rounds[:number] for player in each.sitting_out)
        missing = {player for place, player in self.stand_ins if place == number}
        resting = [player for player in self.round(number).sitting_out if player not in missing]
        return self.players[max(resting, key=lambda each: rests[each])].name if resting else None

    def round(self, number: int) -> EveningRound:
        """A round. Raises EventError for a number that the plan does not have."""
        if not 1 <= number <= self.plan.rounds:
            raise EventError(f"there is no round {number}: the evening has rounds 1 to {self.plan.rounds}")
        rounds = self.rounds
        if number > len(rounds):
            raise EventError(f"round {number} is known when round {number - 1} has all its scores")
        return rounds[number - 1]

    def _scores_of(self, number: int) -> list[RoundScore]:
        scores = []
        for table, seated in enumerate(self.rounds[number - 1].tables, start=1):
            if (number, table) in self.scores:
                scores += self._scores_at(number, table, seated.first, 0)
                scores += self._scores_at(number, table, seated.second, 1)
        return scores

    def _scores_at(self, number: int, table: int, players: tuple[int, int], side: int) -> list[RoundScore]:
        """The scores of the two players of a side, 0 or 1."""
        points, euchres = self.scores[number, table], self.euchres.get((number, table), (0, 0))
        lone = [self.lone_hands.get((number, player), 0) for player in players]
        marches = self.marches.get((number, table))
        return [
            RoundScore(
                player=player,
                points=points[side],
                against=points[1 - side],
                deals=self.deals,
                lone_hands=made,
                marches=sum(lone) if marches is None else marches[side],
                euchres=euchres[side],
                euchred=euchres[1 - side],
            )
            for player, made in zip(players, lone, strict=True)
            if (number, player) not in self.stand_ins
        ]


def evening_after(evening: HallEvening, act: WrittenAct) -> HallEvening:
    """The evening after an act other than taking back. Raises EventError, and says why, if it cannot be."""
    changed = _AFTER[type(act)](evening, act)
    if changed.plan.by_result and changed.begun > len(changed.played):
        return replace(changed, played=changed.planned[: changed.begun])
    return changed


def evening_of(lines: Iterable[tuple[int, EventLine[WrittenAct]]]) -> HallEvening:
    """The evening after the lines of its file. Raises EventError, naming the line, if one cannot be."""
    return state_after(HallEvening(), _at_most(lines), evening_after)


def _at_most(
    lines: Iterable[tuple[int, EventLine[WrittenAct]]],
) -> Iterator[tuple[int, EventLine[WrittenAct]]]:
    """The lines. Raises EventError if they are more than an evening may have."""
    for number, line in lines:
        if number > MOST_LINES:
            raise EventError(f"the evening has more than {MOST_LINES:,} lines")
        yield number, line


def _titled(evening: HallEvening, act: EveningTitle) -> HallEvening:
    title = " ".join(act.title.split())
    if not title or not act.title.isprintable() or len(title) > 80:
        raise EventError(f"{act.title!r} is no title: write 1 to 80 printable characters")
    return replace(evening, title=title)


def _planned(evening: HallEvening, act: EveningPlan) -> HallEvening:
    check_rounds(act.rounds, MOST_ROUNDS)
    if not 1 <= act.deals <= MOST_DEALS:
        raise EventError(f"a round has 1 to {MOST_DEALS} deals, not {act.deals}")
    if evening.begun:
        raise EventError(f"round {evening.begun} has begun: the plan stays as it is")
    return replace(evening, plan=act)


def _ranked(evening: HallEvening, act: EveningRanking) -> HallEvening:
    standings((), act.rules)
    return replace(evening, ranking=act.rules)


def _arrived(evening: HallEvening, act: PlayerArrives) -> HallEvening:
    name = " ".join(act.name.split())
    if not name or not act.name.isprintable() or len(name) > 40:
        raise EventError(f"{act.name!r} is no name: write 1 to 40 printable characters")
    if any(player.name.casefold() == name.casefold() for player in evening.players):
        raise EventError(f"the name '{name}' is taken; add an initial")
    if len(evening.players) >= MOST_ENTRANTS:
        raise EventError(f"at most {MOST_ENTRANTS:,} players can take part")
    _check_open(evening, act.from_round)
    players = (*evening.players, HallPlayer(name, act.from_round, MOST_ROUNDS))
    return replace(evening, players=players, stand_ins=_before(evening, act.from_round))


def _left(evening: HallEvening, act: PlayerLeaves) -> HallEvening:
    number = evening.number_of(act.name)
    _check_open(evening, act.after_round + 1)
    changed = replace(evening.players[number], until_round=act.after_round)
    players = (*evening.players[:number], changed, *evening.players[number + 1 :])
    return replace(evening, players=players, stand_ins=_before(evening, act.after_round + 1))


def _before(evening: HallEvening, number: int) -> Mapping[tuple[int, int], int | None]:
    """Who stands in before a round; from there on the seats are new."""
    return MappingProxyType({place: who for place, who in evening.stand_ins.items() if place[0] < number})


def _missed(evening: HallEvening, act: PlayerMissing) -> HallEvening:
    player = evening.number_of(act.name)
    others = {place: other for place, other in evening.stand_ins.items() if place != (act.round, player)}
    before = replace(evening, stand_ins=MappingProxyType(others))
    if act.round > evening.begun + 1:
        raise EventError(f"round {act.round} is not the next: note it when the round comes")
    seated = before.round(act.round)
    if not any(player in table.players for table in seated.tables):
        raise EventError(f"{act.name} does not play in round {act.round}")
    other = evening.number_of(act.stand_in) if act.stand_in else None
    if other is not None and other not in seated.sitting_out:
        raise EventError(f"{act.stand_in} does not sit out in round {act.round}")
    return replace(evening, stand_ins=MappingProxyType({**others, (act.round, player): other}))


def _check_open(evening: HallEvening, number: int) -> None:
    """Raise EventError if a round has begun, or is none of the evening's."""
    if number <= evening.begun:
        raise EventError(f"round {number} has begun; the earliest that can change is {evening.begun + 1}")
    if number > evening.plan.rounds + 1:
        raise EventError(f"there is no round {number}: the evening has {evening.plan.rounds}")


def _scored(evening: HallEvening, act: TableScored) -> HallEvening:
    _check_table(evening, act.round, act.table)
    if act.round > evening.begun + 1:
        raise EventError(f"round {evening.begun + 1} comes first: it has no score yet")
    _check_points(evening, act.first, act.second)
    scores = {**evening.scores, (act.round, act.table): (act.first, act.second)}
    return replace(evening, scores=MappingProxyType(scores))


def _check_table(evening: HallEvening, number: int, table: int) -> None:
    tables = len(evening.round(number).tables)
    if not 1 <= table <= tables:
        raise EventError(f"round {number} has tables 1 to {tables}, and no table {table}")


def _check_points(evening: HallEvening, first: int, second: int) -> None:
    """Raise EventError if the deals of a round cannot give these points."""
    most = MOST_POINTS_A_DEAL * evening.deals
    if first + second > most:
        raise EventError(f"{evening.deals} deals give at most {most} points, not {first + second}")
    if first + second == 0:
        raise EventError("0 to 0 is no score: every deal that is played gives points")


def _begun(evening: HallEvening, act: RoundBegun) -> HallEvening:
    if act.round <= evening.begun:
        raise EventError(f"round {act.round} has begun already")
    if evening.begun and evening.missing:
        left = ", ".join(f"round {number} table {table}" for number, table in evening.missing)
        raise EventError(f"these tables have no score yet: {left}")
    evening.round(act.round)
    if act.round > evening.begun + 1:
        raise EventError(f"round {evening.begun + 1} comes first")
    if act.minutes > MOST_MINUTES:
        raise EventError(f"a round lasts at most {MOST_MINUTES} minutes")
    return replace(evening, announced=act.round, minutes=act.minutes)


def _reported(evening: HallEvening, act: SideReported) -> HallEvening:
    """The report, and the score if both sides now say the same."""
    _check_table(evening, act.round, act.table)
    if act.round != evening.begun:
        raise EventError(f"round {act.round} is not being played; the director can enter its scores")
    place = (act.round, act.table)
    points = (act.first, act.second)
    if place in evening.scores and evening.scores[place] != points:
        first, second = evening.scores[place]
        raise EventError(f"this table has {first} to {second}; the director can correct it")
    _check_points(evening, *points)
    reports = {**evening.reports, (*place, act.side): points}
    changed = replace(evening, reports=MappingProxyType(reports))
    if reports.get((*place, 3 - act.side)) != points:
        return changed
    return replace(changed, scores=MappingProxyType({**evening.scores, place: points}))


def _lone(evening: HallEvening, act: LoneHandsMade) -> HallEvening:
    player = evening.number_of(act.name)
    tables = evening.round(act.round).tables
    place = next((place for place, table in enumerate(tables, start=1) if player in table.players), None)
    if place is None:
        raise EventError(f"{act.name} does not play in round {act.round}")
    if (act.round, place) not in evening.scores:
        raise EventError(f"{act.name} plays at table {place} in round {act.round}; enter its score first")
    made = {**evening.lone_hands, (act.round, player): act.count}
    return _fitting(replace(evening, lone_hands=MappingProxyType(made)), act.round)


def _marched(evening: HallEvening, act: MarchesMade) -> HallEvening:
    _check_scored(evening, act.round, act.table)
    made = {**evening.marches, (act.round, act.table): (act.first, act.second)}
    return _fitting(replace(evening, marches=MappingProxyType(made)), act.round)


def _euchred(evening: HallEvening, act: EuchresMade) -> HallEvening:
    _check_scored(evening, act.round, act.table)
    made = {**evening.euchres, (act.round, act.table): (act.first, act.second)}
    return _fitting(replace(evening, euchres=MappingProxyType(made)), act.round)


def _check_scored(evening: HallEvening, number: int, table: int) -> None:
    _check_table(evening, number, table)
    if (number, table) not in evening.scores:
        raise EventError(f"round {number}, table {table} has no score yet; enter it first")


def _fitting(evening: HallEvening, number: int) -> HallEvening:
    """The evening, if the deals of a round suffice for what is counted. Raises EventError."""
    try:
        for score in evening._scores_of(number):
            check_score(score)
    except EventError as fault:
        reason = str(fault).partition(": ")[2]
        raise EventError(f"this does not fit {evening.deals} deals: {reason}") from None
    return evening


_AFTER: dict[type[Any], Callable[[HallEvening, Any], HallEvening]] = {
    EveningTitle: _titled,
    EveningPlan: _planned,
    EveningRanking: _ranked,
    PlayerArrives: _arrived,
    PlayerLeaves: _left,
    PlayerMissing: _missed,
    TableScored: _scored,
    LoneHandsMade: _lone,
    MarchesMade: _marched,
    EuchresMade: _euchred,
    RoundBegun: _begun,
    SideReported: _reported,
}
