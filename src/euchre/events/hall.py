"""An evening with real cards: who is there, who sits where in each round, and the scores so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any

from .duplicate.results import BoardResult, BoardScoring, BoardTally, board_standings, board_tallies
from .evening import EveningRound
from .evening_acts import EveningPlan, EveningWatched, PairsMovement, Watchers
from .hall_pairs import (
    BracketStand,
    Pair,
    elimination_rounds,
    most_rounds,
    pairs_of,
    robin_rounds,
    stand_after,
    swiss_rounds,
    won_in,
)
from .hall_rounds import HallPlayer, rounds_by_result, scheduled_rounds, with_stand_ins
from .refusals import EventError
from .scoring import (
    MOST_DEALS,
    MOST_POINTS_A_DEAL,
    USUAL_A_DEAL,
    USUAL_PRIZES,
    EveningTally,
    PrizeKind,
    PrizeWon,
    Ranking,
    RoundScore,
    Standing,
    prizes,
    standings,
    tallies,
)

_USUAL = EveningPlan(rounds=6, deals=8, seed=1)
_NOBODY = EveningWatched(Watchers.NOBODY)
_SCHEDULED = ("players", "plan", "wishes", "seeds")
"""The fields from which a schedule follows that does not depend on results."""


@dataclass(frozen=True, kw_only=True)
class HallEvening:
    """The evening after some of its acts. Rounds and tables are numbered from 1.

    What follows from the acts is computed once, when it is first read.
    """

    title: str = "Euchre evening"
    plan: EveningPlan = _USUAL
    code: str = ""
    """The code under which the evening is played at a server's tables; empty with real cards."""
    watched: EveningWatched = _NOBODY
    """Who may watch the tables at a server at which they do not play."""
    ranking: tuple[Ranking, ...] = (Ranking.POINTS, Ranking.LONE_HANDS, Ranking.GAMES)
    prizes: tuple[PrizeKind, ...] = USUAL_PRIZES
    players: tuple[HallPlayer, ...] = ()
    """In the order in which they came; the place is the number used in the rounds."""
    wishes: Mapping[int, int] = field(default_factory=lambda: MappingProxyType({}))
    """Where pairs stay together, by player: whom they want as their partner."""
    seeds: Mapping[int, int] = field(default_factory=lambda: MappingProxyType({}))
    """Where pairs stay together, by player: the seed of their pair, if it has one."""
    scores: Mapping[tuple[int, int], tuple[int, int]] = field(default_factory=lambda: MappingProxyType({}))
    """By round and table, the points of the first and of the second side."""
    boards: Mapping[tuple[int, int], tuple[tuple[int, int], ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    """Where all tables play the same deals, by round and table: points of both sides in each deal."""
    luck: Mapping[tuple[int, int], float] = field(default_factory=lambda: MappingProxyType({}))
    """By round and table, where the deals were recorded: by how many points the cards put side 1 ahead."""
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
    """Where a round depends on results, those that have begun: a correction does not change who sat there."""
    disputes: Mapping[tuple[int, int], str] = field(default_factory=lambda: MappingProxyType({}))
    """By round and table, what was noted of scores on which the sides do not agree."""
    stand_ins: Mapping[tuple[int, int], int | None] = field(default_factory=lambda: MappingProxyType({}))
    """By round and missing player, who takes their seat; None for a helper, who has no score."""

    @cached_property
    def rounds(self) -> tuple[EveningRound, ...]:
        """Who sits where in each round, as far as it is known, with those who stand in for others.

        Raises EventError if fewer than four players are there.
        """
        return with_stand_ins(self.planned, self.stand_ins) if self.stand_ins else self.planned

    @cached_property
    def planned(self) -> tuple[EveningRound, ...]:
        """Who sits where if nobody is missing.

        When somebody comes or leaves, only the rounds from then on change. Where a round depends on results,
        it is known when the one before has all its scores. Raises EventError if fewer than four players are
        there, and where pairs stay together, if somebody has no partner.
        """
        if self.plan.pairs is not None:
            if self.plan.is_elimination:
                return elimination_rounds(self.pairs, self._is_double, self.played, self.scores)
            if self.plan.depends_on_results:
                return swiss_rounds(self.pairs, self.plan.rounds, self.played, self.scores)
            return robin_rounds(self.pairs, self.plan.rounds)
        if self.plan.by_result:
            return rounds_by_result(self.players, self.plan, self.played, self.scores)
        return scheduled_rounds(self.players, self.plan)

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        """The pairs that stay together, by seed; none if partners change.

        Raises EventError, naming the player, if somebody has no partner.
        """
        found = () if self.plan.pairs is None else pairs_of(self.players, self.wishes)
        last = len(found) + 1
        return tuple(sorted(found, key=lambda pair: min(self.seeds.get(player, last) for player in pair)))

    @cached_property
    def last_round(self) -> int:
        """The number of the last round; of a double elimination, one less if the final is not repeated."""
        if not self.plan.is_elimination:
            return self.plan.rounds
        try:
            pairs = len(self.pairs)
        except EventError:
            return self.plan.rounds
        is_over = self._stand.champion is not None
        return len(self.played) if is_over else most_rounds(pairs, self._is_double)

    def with_(self, **changes: Any) -> HallEvening:
        """Return the evening with other values in some fields, and with its schedule if that stays."""
        changed = replace(self, **changes)
        changed.keep_schedule(self)
        return changed

    def keep_schedule(self, before: HallEvening) -> None:
        """Take over the schedule of the evening before an act that does not change it."""
        is_same = all(getattr(self, name) is getattr(before, name) for name in _SCHEDULED)
        if is_same and not self.plan.depends_on_results:
            known = vars(before)
            vars(self).update({name: known[name] for name in ("planned", "pairs") if name in known})

    @property
    def most_tables(self) -> int:
        """The most tables that are needed at once. Raises EventError as `planned` does."""
        most = max(len(each.tables) for each in self.rounds)
        return len(self.pairs) // 2 if self.plan.is_elimination else most

    @property
    def has_bell(self) -> bool:
        """Whether the bell of the head table ends a round."""
        return self.plan.by_result and not self.plan.same_boards

    @property
    def deals(self) -> int:
        """The most deals of one table in a round.

        The bell of the head table sets no limit to the others, and in an elimination a tie is played on.
        """
        return MOST_DEALS if self.has_bell or self.plan.is_elimination else self.plan.deals

    @property
    def most_points(self) -> int:
        """The most points of both sides that a round can give."""
        return MOST_POINTS_A_DEAL * self.deals

    def check_usual(self, points: int, otherwise: str) -> None:
        """Raise EventError for points of both sides that only a round with jambone gives.

        `otherwise` says what to do in a game that gives so many. More than a round can give are left to
        `evening_after`, which refuses them.
        """
        usual = USUAL_A_DEAL * self.deals
        if usual < points <= self.most_points:
            raise EventError(
                f"{self.deals} deals usually give at most {usual} points, not {points}; "
                f"if your game gives more, {otherwise}"
            )

    @cached_property
    def begun(self) -> int:
        """The last round that was begun or has a score; 0 before the first."""
        return max(self.announced, max(self.scores, default=(0, 0))[0])

    @cached_property
    def tallies(self) -> tuple[EveningTally, ...]:
        """The sums of each player."""
        return tallies(len(self.players), [self.scores_of(number) for number in range(1, self.begun + 1)])

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """The players in order, by the rules of the evening; of each pair that stays together, the first."""
        sums = self.tallies
        ranked = [sums[number] for number in self._ranked]
        if self.plan.is_elimination and self.begun:
            return self._bracket_places(sums)
        if not self.plan.same_boards:
            return standings(ranked, self.ranking)
        compared = self.compared
        placed = board_standings([compared[tally.player] for tally in ranked], BoardScoring.MATCHPOINTS)
        return tuple(Standing(each.place, sums[each.tally.entrant]) for each in placed)

    @property
    def prizes_won(self) -> tuple[PrizeWon, ...]:
        """Who wins each prize by the scores so far; empty before the first score."""
        return prizes(self.standings, self.prizes) if self.scores else ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules of the standings by name: the first decides, each later one breaks ties."""
        if self.plan.is_elimination:
            return ("the round in which a pair went out",)
        return tuple(rule.value for rule in (BoardScoring if self.plan.same_boards else self.ranking))

    @cached_property
    def compared(self) -> tuple[BoardTally, ...]:
        """Where all tables play the same deals: each player's results compared with those of the others."""
        return board_tallies(len(self.players), self.board_results())

    @property
    def is_over(self) -> bool:
        """Whether the last round has all its scores."""
        return self.begun == self.last_round and not self.missing

    def may_be_watched(self, number: int, is_player: bool) -> bool:
        """Return whether somebody may watch the tables of a round: with or without a part in the evening.

        Where all tables play the same deals, they are closed until all have played them.
        """
        watchers = self.watched.watchers
        is_allowed = watchers is Watchers.EVERYBODY or (watchers is Watchers.PLAYERS and is_player)
        if not is_allowed or not 1 <= number <= self.begun:
            return False
        return not self.plan.same_boards or number < self.begun or not self.missing

    def out_after(self, player: int) -> int | None:
        """Return in an elimination, the round after which the pair of a player went out; None while it is
        in."""
        if not self.plan.is_elimination or not self.begun:
            return None
        pairs = self.pairs
        mine = next((number for number, pair in enumerate(pairs) if player in pair), None)
        return None if mine is None else self._stand.out_after.get(mine)

    def place_of(self, player: int) -> int | None:
        """Return the place of a player, or of their pair, by the scores so far; None if they have no line."""
        mine = next((pair for pair in self._settled_pairs if player in pair), (player,))
        return next((each.place for each in self.standings if each.tally.player in mine), None)

    @property
    def entrants(self) -> Sequence[str]:
        """For each player their name, or those of the pair that stays together."""
        names = [player.name for player in self.players]
        for pair in self._settled_pairs:
            both = " and ".join(self.players[player].name for player in pair)
            for player in pair:
                names[player] = both
        return names

    @property
    def _is_double(self) -> bool:
        return self.plan.pairs is PairsMovement.DOUBLE

    @cached_property
    def _stand(self) -> BracketStand:
        """How an elimination stands after its whole rounds."""
        return stand_after(len(self.pairs), self._is_double, won_in(self.played, self.scores))

    def _bracket_places(self, sums: tuple[EveningTally, ...]) -> tuple[Standing, ...]:
        """Return the winner first, then the pairs that are still in, then the others, the last to go out
        first."""
        stand = self._stand
        reached = {
            number: (number == stand.champion, stand.out_after.get(number, self.begun + 1))
            for number in range(len(self.pairs))
        }
        order = sorted(reached, key=lambda number: reached[number], reverse=True)
        ranks = [reached[number] for number in order]
        return tuple(
            Standing(ranks.index(reached[number]) + 1, sums[self.pairs[number][0]]) for number in order
        )

    @property
    def _settled_pairs(self) -> tuple[Pair, ...]:
        """The pairs once the first round has begun: before that they may change, or somebody be alone."""
        return self.pairs if self.begun else ()

    @property
    def _ranked(self) -> tuple[int, ...]:
        """The players who have a line in the standings."""
        firsts = tuple(first for first, _ in self._settled_pairs)
        return firsts or tuple(range(len(self.players)))

    @cached_property
    def missing(self) -> tuple[tuple[int, int], ...]:
        """Tables without a score in the rounds that have begun: round and table."""
        rounds = self.rounds[: self.begun]
        tables = ((r, t) for r, each in enumerate(rounds, 1) for t in range(1, len(each.tables) + 1))
        return tuple(place for place in tables if place not in self.scores)

    @property
    def disputed(self) -> tuple[tuple[int, int], ...]:
        """Tables whose score is noted as disputed, or whose sides report different ones: round and table."""
        differ = {
            place
            for place in self.missing
            if (one := self.reports.get((*place, 1))) is not None
            and (other := self.reports.get((*place, 2))) is not None
            and one != other
        }
        return tuple(sorted(differ | self.disputes.keys()))

    def board_results(self) -> Iterator[BoardResult]:
        """Yield what each table did with each deal that all tables play, for those who sat there
        themselves."""
        rounds = self.rounds if self.boards else ()
        for (number, table), results in sorted(self.boards.items()):
            at = rounds[number - 1].tables[table - 1]
            first, second = (
                tuple(player for player in side if (number, player) not in self.stand_ins)
                for side in (at.first, at.second)
            )
            for board, points in enumerate(results, start=1 + (number - 1) * self.plan.deals):
                yield BoardResult(board, number, table, first, second, points)

    def check_not_begun(self, fixed: str) -> None:
        """Raise EventError, with what is fixed then, if a round has begun."""
        if self.begun:
            raise EventError(f"round {self.begun} has begun: {fixed}")

    def check_table(self, number: int, table: int) -> None:
        """Raise EventError if a round has no such table."""
        tables = len(self.round(number).tables)
        if not 1 <= table <= tables:
            raise EventError(f"round {number} has tables 1 to {tables}, and no table {table}")

    def table_of(self, number: int, player: int) -> int:
        """Return the table of a player in a round. Raises EventError if they do not play."""
        for place, table in enumerate(self.round(number).tables, start=1):
            if player in table.players:
                return place
        raise EventError(f"{self.players[player].name} does not play in round {number}")

    def number_of(self, name: str) -> int:
        """Return the number of a player. Raises EventError for a name that nobody has."""
        wanted = " ".join(name.split()).casefold()
        for number, player in enumerate(self.players):
            if player.name.casefold() == wanted:
                return number
        raise EventError(f"nobody here is called '{name}'")

    def rested_most(self, number: int) -> str | None:
        """Return who sits out in a round and did so most often: the fairest to take a seat; None if nobody
        does."""
        rests = Counter(player for each in self.rounds[:number] for player in each.sitting_out)
        missing = {player for place, player in self.stand_ins if place == number}
        resting = [player for player in self.round(number).sitting_out if player not in missing]
        return self.players[max(resting, key=lambda each: rests[each])].name if resting else None

    def round(self, number: int) -> EveningRound:
        """Return a round. Raises EventError for a number that the plan does not have."""
        if not 1 <= number <= self.last_round:
            raise EventError(f"there is no round {number}: the evening has rounds 1 to {self.last_round}")
        rounds = self.rounds
        if number > len(rounds):
            raise EventError(f"round {number} is known when round {number - 1} has all its scores")
        return rounds[number - 1]

    def scores_of(self, number: int) -> list[RoundScore]:
        """Return what each player did in a round."""
        scores = []
        for table, seated in enumerate(self.rounds[number - 1].tables, start=1):
            if (number, table) in self.scores:
                scores += self._scores_at(number, table, seated.first, 0)
                scores += self._scores_at(number, table, seated.second, 1)
        return scores

    def _scores_at(self, number: int, table: int, players: tuple[int, int], side: int) -> list[RoundScore]:
        """Return the scores of the two players of a side, 0 or 1."""
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
