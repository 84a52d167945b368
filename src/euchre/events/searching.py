"""A seeded search for rounds in which the players meet evenly, in a bounded number of steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import ceil

from ..chance import Stream
from .evening import EveningRound, EveningTable, least_squares

PARTNER_WEIGHT = 4
"""How much a repeated partnership counts, where a repeated meeting counts 1."""
_CANDIDATES = 40
"""Players that are compared for a chair when the first rounds are made."""
_STEPS_A_CHAIR = 400
_LEAST_STEPS, _MOST_STEPS = 40_000, 1_000_000
_SWAPS = 12
"""Exchanges that are compared for one player who meets somebody too often."""


class RoundSearch:
    """Rounds being improved: makes them, exchanges players within a round, and keeps what is no worse."""

    __slots__ = ("chairs", "cost", "met", "out", "partnered", "players", "stream")

    def __init__(self, players: int, stream: Stream) -> None:
        self.players = players
        self.stream = stream
        self.chairs: list[list[int]] = []
        """Players of each round, four for each table, partners side by side."""
        self.out: list[tuple[int, ...]] = []
        """Players who sit out each round."""
        self.met = [[0] * players for _ in range(players)]
        """How often each two players are at one table; symmetric."""
        self.partnered = [[0] * players for _ in range(players)]
        """How often each two players are partners; symmetric."""
        self.cost = 0
        """Weighted sum of squares of the counts over all pairs, from `improve` on."""

    def take(self, rounds: tuple[EveningRound, ...]) -> None:
        """Start from given rounds."""
        for each in rounds:
            self._add([player for table in each.tables for player in table.players], each.sitting_out)

    def remember(self, table: Sequence[int | None]) -> None:
        """Count a table of an earlier round, partners side by side; None for a player who is gone."""
        for one, other in combinations(range(4), 2):
            x, y = table[one], table[other]
            if x is None or y is None:
                continue
            self.met[x][y] += 1
            self.met[y][x] += 1
            if one >> 1 == other >> 1:
                self.partnered[x][y] += 1
                self.partnered[y][x] += 1

    def fill(self, rounds: int, rested: Mapping[int, int] | None = None) -> None:
        """Start from rounds made one chair at a time, each by a player who has met the table least.

        Those sit out who did so least, by lot if they are too many: nobody sits out twice more often.
        `rested` says how often players sat out before.
        """
        rests = [(rested or {}).get(player, 0) for player in range(self.players)]
        out: tuple[int, ...] = ()
        for _ in range(rounds):
            order = sorted(self.stream.shuffled(range(self.players)), key=lambda p: (rests[p], p in out))
            out = tuple(order[: self.players % 4])
            for player in out:
                rests[player] += 1
            left = [player for player in self.stream.shuffled(range(self.players)) if player not in out]
            chairs: list[int] = []
            while left:
                table = [left.pop()]
                for _ in range(3):
                    table.append(self._next_at(table, left))
                chairs += table
            self._add(chairs, out)

    def improve(self) -> None:
        """Exchange players until the bound is reached or the steps are used up."""
        size = len(self.chairs[0])
        steps = min(_MOST_STEPS, max(_LEAST_STEPS, _STEPS_A_CHAIR * size * len(self.chairs)))
        self.cost, bound = self._cost(), self._bound()
        average = 6 * (size // 4) * len(self.chairs) / (self.players * (self.players - 1) / 2)
        often = max(2, ceil(average))
        while steps > 0 and self.cost > bound:
            chairs = self.stream.choice(self.chairs)
            chair = self.stream.below(size)
            if not self._meets_often(chairs, chair, often):
                steps -= 1
                continue
            steps -= _SWAPS
            others = [self.stream.below(size) for _ in range(_SWAPS)]
            change, other = min((self._change(chairs, chair, other), other) for other in others)
            if change <= 0:
                self._exchange(chairs, chair, other)
                self.cost += change

    def rounds(self) -> tuple[EveningRound, ...]:
        """Return the rounds as they are now."""
        return tuple(
            EveningRound(
                tuple(EveningTable((c[i], c[i + 1]), (c[i + 2], c[i + 3])) for i in range(0, len(c), 4)),
                tuple(sorted(out)),
            )
            for c, out in zip(self.chairs, self.out, strict=True)
        )

    def _add(self, chairs: list[int], out: tuple[int, ...]) -> None:
        self.chairs.append(chairs)
        self.out.append(out)
        for start in range(0, len(chairs), 4):
            self._count(chairs, start, 1)

    def _next_at(self, table: list[int], left: list[int]) -> int:
        """Take from the last players of `left` the player that fits best in the table's next chair."""
        partner = table[-1] if len(table) % 2 else None

        def cost(place: int) -> int:
            met = self.met[left[place]]
            own = 0 if partner is None else PARTNER_WEIGHT * self.partnered[left[place]][partner]
            return own + sum(met[player] ** 2 for player in table)

        return left.pop(min(range(max(0, len(left) - _CANDIDATES), len(left)), key=cost))

    def _meets_often(self, chairs: list[int], chair: int, often: int) -> bool:
        """Return whether the player in the chair has a partner again, or meets somebody at the table so
        often."""
        start = chair & ~3
        player = chairs[chair]
        met = self.met[player]
        again = self.partnered[player][chairs[chair ^ 1]] > 1
        return again or any(met[other] >= often for other in chairs[start : start + 4])

    def _change(self, chairs: list[int], one: int, other: int) -> int:
        """Return how much the cost grows if the players in two chairs of a round change places."""
        x, y = chairs[one], chairs[other]
        p, q = chairs[one ^ 1], chairs[other ^ 1]
        if one >> 1 == other >> 1:
            return 1  # partners already, or one player: nothing would change
        of_x, of_y = self.partnered[x], self.partnered[y]
        change = PARTNER_WEIGHT * 2 * (of_x[q] + of_y[p] - of_x[p] - of_y[q] + 2)
        first, second = one & ~3, other & ~3
        if first == second:
            return change
        met_x, met_y = self.met[x], self.met[y]
        total = 6
        for player in chairs[first : first + 4]:
            if player != x:
                total += met_y[player] - met_x[player]
        for player in chairs[second : second + 4]:
            if player != y:
                total += met_x[player] - met_y[player]
        return change + 2 * total

    def _exchange(self, chairs: list[int], one: int, other: int) -> None:
        starts = {one & ~3, other & ~3}
        for start in starts:
            self._count(chairs, start, -1)
        chairs[one], chairs[other] = chairs[other], chairs[one]
        for start in starts:
            self._count(chairs, start, 1)

    def _count(self, chairs: list[int], start: int, by: int) -> None:
        """Add a table to the counts, or takes it away with `by` -1."""
        a, b, c, d = chairs[start : start + 4]
        for x, y in ((a, b), (a, c), (a, d), (b, c), (b, d), (c, d)):
            self.met[x][y] += by
            self.met[y][x] += by
        for x, y in ((a, b), (c, d)):
            self.partnered[x][y] += by
            self.partnered[y][x] += by

    def _cost(self) -> int:
        """Return the weighted sum of squares of the counts over all pairs."""
        partnered = sum(count * count for row in self.partnered for count in row)
        return (PARTNER_WEIGHT * partnered + sum(count * count for row in self.met for count in row)) // 2

    def _bound(self) -> int:
        """Return the least cost that these rounds could have."""
        pairs = self.players * (self.players - 1) // 2
        tables = sum(len(chairs) for chairs in self.chairs) // 4
        return PARTNER_WEIGHT * least_squares(2 * tables, pairs) + least_squares(6 * tables, pairs)
