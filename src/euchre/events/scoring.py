"""Scores of an evening: totals of each player, standings by named rules, and the winners of prizes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from .refusals import EventError

MOST_DEALS = 50
"""The most deals of one round."""
MOST_POINTS_A_DEAL = 16
"""The most points that one deal of any code gives to one side: those of a jamboree."""
USUAL_A_DEAL = 4
"""The most points of a deal where nobody plays jambone: a lone hand with all tricks."""


@dataclass(frozen=True, slots=True)
class RoundScore:
    """What one player, or one pair, did in one round."""

    player: int
    """Number of the player, from 0."""
    points: int
    """Points of their side."""
    against: int
    """Points of the other side."""
    deals: int
    """Deals of the round."""
    lone_hands: int = 0
    """Lone hands that this player made with all five tricks."""
    marches: int = 0
    """Deals in which their side took all tricks, lone hands too."""
    euchres: int = 0
    """Deals in which their side euchred the other."""
    euchred: int = 0
    """Deals in which their side was euchred."""


@dataclass(frozen=True, slots=True)
class EveningTally:
    """The sums of one player over all rounds."""

    player: int
    """Number of the player."""
    rounds: int = 0
    """Rounds played."""
    points: int = 0
    """Points of their sides."""
    against: int = 0
    """Points of the other sides."""
    half_games: int = 0
    """2 for each round won and 1 for each tied."""
    lone_hands: int = 0
    """Lone hands made with all five tricks."""
    marches: int = 0
    """Deals in which their side took all tricks."""
    euchres: int = 0
    """Deals in which their side euchred the other."""
    euchred: int = 0
    """Deals in which their side was euchred."""

    @property
    def games(self) -> float:
        """Rounds won; a tied round counts one half."""
        return self.half_games / 2


class Ranking(Enum):
    """How players are ranked; more is better, except for `FEWEST_EUCHRED`."""

    POINTS = "points"
    GAMES = "games"
    DIFFERENCE = "difference"
    LONE_HANDS = "lone hands"
    MARCHES = "marches"
    EUCHRES = "euchres"
    FEWEST_EUCHRED = "fewest euchred"

    def of(self, tally: EveningTally) -> int:
        """Return the number for a tally; a tied round counts 1 and a won round 2 in `GAMES`."""
        return {
            Ranking.POINTS: tally.points,
            Ranking.GAMES: tally.half_games,
            Ranking.DIFFERENCE: tally.points - tally.against,
            Ranking.LONE_HANDS: tally.lone_hands,
            Ranking.MARCHES: tally.marches,
            Ranking.EUCHRES: tally.euchres,
            Ranking.FEWEST_EUCHRED: -tally.euchred,
        }[self]


RANKING_OF_PAIRS = (Ranking.GAMES, Ranking.DIFFERENCE, Ranking.POINTS)
"""The usual rules where pairs stay together."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's place."""

    place: int
    """From 1; players whom no rule separates share it, and the next place is left out."""
    tally: EveningTally
    """The player's sums."""


def check_score(score: RoundScore) -> None:
    """Raise EventError if no round can give this score, with the reason."""
    counts = (score.points, score.against, score.lone_hands, score.marches, score.euchres, score.euchred)
    if min(counts) < 0:
        raise EventError(f"player {score.player}: a count cannot be below 0")
    if not 1 <= score.deals <= MOST_DEALS:
        raise EventError(f"player {score.player}: a round has 1 to {MOST_DEALS} deals, not {score.deals}")
    most = MOST_POINTS_A_DEAL * score.deals
    if score.points + score.against > most:
        total = score.points + score.against
        raise EventError(
            f"player {score.player}: {score.deals} deals give at most {most} points, not {total}"
        )
    if score.lone_hands > score.marches:
        raise EventError(
            f"player {score.player}: each lone hand is a march, so there cannot be fewer marches"
        )
    decided = score.marches + score.euchres + score.euchred
    if decided > score.deals:
        raise EventError(f"player {score.player}: {decided} marches and euchres in {score.deals} deals")


def tallies(players: int, rounds: Sequence[Iterable[RoundScore]]) -> tuple[EveningTally, ...]:
    """Return the sums of each player over the rounds; a player without a score in a round sat out.

    Raises EventError if a score is not possible, or if a player has none or two places in a round.
    """
    sums = [EveningTally(player) for player in range(players)]
    for number, scores in enumerate(rounds, start=1):
        seen: set[int] = set()
        for score in scores:
            if not 0 <= score.player < players:
                raise EventError(f"round {number}: there is no player {score.player}")
            if score.player in seen:
                raise EventError(f"round {number}: player {score.player} has two scores")
            check_score(score)
            seen.add(score.player)
            sums[score.player] = _added(sums[score.player], score)
    return tuple(sums)


def _added(tally: EveningTally, score: RoundScore) -> EveningTally:
    """Return the tally with one more round."""
    won = (score.points > score.against) + (score.points >= score.against)
    return EveningTally(
        player=tally.player,
        rounds=tally.rounds + 1,
        points=tally.points + score.points,
        against=tally.against + score.against,
        half_games=tally.half_games + won,
        lone_hands=tally.lone_hands + score.lone_hands,
        marches=tally.marches + score.marches,
        euchres=tally.euchres + score.euchres,
        euchred=tally.euchred + score.euchred,
    )


def standings(sums: Sequence[EveningTally], rules: Sequence[Ranking]) -> tuple[Standing, ...]:
    """Return the players in order: the first rule decides, and each later rule breaks ties of those before
    it.

    Raises EventError if there is no rule or one twice.

    >>> sums = [EveningTally(0, points=40), EveningTally(1, points=40, lone_hands=2), EveningTally(2)]
    >>> [(s.place, s.tally.player) for s in standings(sums, [Ranking.POINTS, Ranking.LONE_HANDS])]
    [(1, 1), (2, 0), (3, 2)]
    """
    if not rules or len(set(rules)) < len(rules):
        raise EventError("the standings need at least one rule, and each only once")
    ranked = sorted(sums, key=lambda tally: [-rule.of(tally) for rule in rules])
    found: list[Standing] = []
    for position, tally in enumerate(ranked, start=1):
        last = found[-1] if found else None
        tied = last is not None and all(rule.of(last.tally) == rule.of(tally) for rule in rules)
        found.append(Standing(last.place if last is not None and tied else position, tally))
    return tuple(found)


class PrizeKind(Enum):
    """What a prize is for."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    LONE_HANDS = "most lone hands"
    MARCHES = "most marches"
    EUCHRES = "most euchres"
    LOW_SCORE = "low score"


USUAL_PRIZES = (PrizeKind.FIRST, PrizeKind.LONE_HANDS, PrizeKind.LOW_SCORE)
"""The prizes of an evening that names none."""
_PLACES = (PrizeKind.FIRST, PrizeKind.SECOND, PrizeKind.THIRD)


@dataclass(frozen=True, slots=True)
class PrizeWon:
    """A prize and its winners."""

    prize: PrizeKind
    winners: tuple[int, ...]
    """Numbers of the players; players who tie share the prize. Nobody, if there is no reason to give it."""


def prizes(placed: Sequence[Standing], wanted: Sequence[PrizeKind] = USUAL_PRIZES) -> tuple[PrizeWon, ...]:
    """Return who wins each of the wanted prizes by the standings.

    A second or third prize is given to nobody if so many share the place before. The prize for the low score
    goes to those with the fewest points among the players who played the most rounds.
    """
    return tuple(PrizeWon(prize, _winners(placed, prize)) for prize in wanted)


def _winners(placed: Sequence[Standing], prize: PrizeKind) -> tuple[int, ...]:
    if prize in _PLACES:
        place = _PLACES.index(prize) + 1
        return tuple(each.tally.player for each in placed if each.place == place)
    sums = [each.tally for each in placed]
    if prize is PrizeKind.LOW_SCORE:
        rounds = max((tally.rounds for tally in sums), default=0)
        full = [tally for tally in sums if rounds and tally.rounds == rounds]
        lowest = min((tally.points for tally in full), default=0)
        return tuple(tally.player for tally in full if tally.points == lowest)
    most = max((_counted(tally, prize) for tally in sums), default=0)
    return tuple(tally.player for tally in sums if most and _counted(tally, prize) == most)


def _counted(tally: EveningTally, prize: PrizeKind) -> int:
    return {
        PrizeKind.LONE_HANDS: tally.lone_hands,
        PrizeKind.MARCHES: tally.marches,
        PrizeKind.EUCHRES: tally.euchres,
    }[prize]
