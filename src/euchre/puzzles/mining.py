"""Find puzzles: play deals, keep the choices with one clear best act, and judge these with more worlds.

Each stage costs more than the one before and sees fewer positions: a first look with few worlds, a second
with more, and the last, whose estimates the puzzle keeps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from ..acts import Call, Discard, FixSuit, TakeDummy
from ..bots import next_act
from ..chance import Stream
from ..deal import Deal
from ..evaluation import Weighed, weighed, weights_for
from ..evaluation.forecast import Stakes
from ..game import Score, after, begin_deal, new_sitting
from ..laws import load_code
from ..players import ExpertPlayer, bot_for
from ..players.expert_player import Habits
from ..review.choices import RecordedChoice, choices_in
from .puzzle import Puzzle, PuzzleOption
from .rating import missed_by, rating_from
from .themes import themes_of

_ERRORS = 5.0
"""The margin of a puzzle exceeds 0 by at least this many standard errors."""
_NO_PUZZLE = (TakeDummy, FixSuit)


@dataclass(frozen=True, slots=True, kw_only=True)
class MiningEffort:
    """How many equally likely worlds each stage uses, and how clear the best choice has to be."""

    first: int = 60
    second: int = 500
    last: int = 5_000
    margin: float = 0.2
    """Least points between the best choice and the second best."""
    easy: int = 5
    """Of the cards and discards that `simple` finds, one of so many is kept."""
    easy_calls: int = 60
    """Of the calls that `simple` finds, one of so many is kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MinedDeal:
    """A deal to look for puzzles in."""

    number: int
    deal: Deal
    score: Score


def deals_of_games(code: str, seed: int, games: int, player: str = "simple") -> Iterator[MinedDeal]:
    """Yield the deals of whole games between four players of one name, at the scores that come up."""
    rules = load_code(code)
    bots = dict.fromkeys(rules.seating.seats, bot_for(rules, player))
    for game in range(games):
        sitting, own_seed = new_sitting(rules), seed * 100_000 + game
        while not any(sitting.score.games):
            act = next_act(sitting, bots, own_seed)
            sitting = begin_deal(sitting) if act is None else after(sitting, act)
            if (
                sitting.is_between_deals
                and sitting.deal is not None
                and sitting.deal.is_over
                and act is not None
            ):
                yield MinedDeal(number=sitting.deals, deal=sitting.deal, score=sitting.before_deal)


def mined(
    deals: Iterable[MinedDeal],
    effort: MiningEffort | None = None,
    *,
    seed: int = 0,
    notice: Callable[[], None] = lambda: None,
) -> Iterator[Puzzle]:
    """Yield the puzzles in some deals, at most one from each; equal arguments give equal puzzles."""
    effort = effort or MiningEffort()
    for place, source in enumerate(deals):
        notice()
        found = _best_of(source, effort, Stream(seed, place))
        if found is not None:
            yield found


def _best_of(source: MinedDeal, effort: MiningEffort, stream: Stream) -> Puzzle | None:
    """Return the puzzle of a deal that most of our players miss, if there is one."""
    kept: list[tuple[float, RecordedChoice]] = []
    for choice in choices_in(source.deal, source.score):
        if choice.is_forced or choice.unknown or isinstance(choice.due.acts[0], _NO_PUZZLE):
            continue
        first = _judge(choice, effort.first, stream)
        if first is None or _margin(choice, first)[0] < effort.margin:
            continue
        is_missed = _is_missed(choice, first, stream)
        is_call = isinstance(choice.act, Call)
        if is_missed or stream.below(effort.easy_calls if is_call else effort.easy) == 0:
            kept.append((_margin(choice, first)[0] + is_missed - is_call, choice))
    for _, choice in sorted(kept, key=lambda pair: -pair[0])[:2]:
        found = puzzle_at(source, choice, effort, stream)
        if found is not None:
            return found
    return None


def puzzle_at(
    source: MinedDeal, choice: RecordedChoice, effort: MiningEffort, stream: Stream
) -> Puzzle | None:
    """Return the puzzle of a choice; None if its best act is not clear enough."""
    second = _judge(choice, effort.second, stream)
    if second is None or not _is_clear(choice, second, effort):
        return None
    last = _judge(choice, effort.last, stream)
    if last is None or not _is_clear(choice, last, effort):
        return None
    puzzle = _puzzle(source, choice, last)
    return replace(puzzle, themes=themes_of(puzzle), rating=rating_from(missed_by(puzzle, stream)))


def judged_puzzle(source: MinedDeal, choice: RecordedChoice, effort: MiningEffort, stream: Stream) -> Puzzle:
    """Return the puzzle of a choice, however clear its best act is.

    Where the record does not show enough for an estimate, the act that was done comes first.
    """
    found = _judge(choice, effort.last, stream)
    puzzle = _unjudged(source, choice) if found is None else _puzzle(source, choice, found)
    return replace(puzzle, themes=themes_of(puzzle))


def _unjudged(source: MinedDeal, choice: RecordedChoice) -> Puzzle:
    acts = sorted(choice.due.acts, key=lambda act: act != choice.act)
    return Puzzle(
        code=source.deal.code.name,
        dealer=source.deal.dealer,
        points=tuple(source.score.points),
        acts=source.deal.acts[: choice.number],
        options=tuple(PuzzleOption(act=act, points=None) for act in acts),
        margin=0.0,
        error=0.0,
    )


def _judge(choice: RecordedChoice, worlds: int, stream: Stream) -> Weighed | None:
    habits = replace(Habits(), effective=worlds, most=2 * worlds)
    view = choice.view
    try:
        return weighed(
            view, choice.due.acts, weights_for(view.code), ExpertPlayer("mining", habits).effort(view), stream
        )
    except ValueError:
        return None


def _margin(choice: RecordedChoice, found: Weighed) -> tuple[float, float]:
    """Return points that the best act is ahead of the second best at the score, and the standard error."""
    others = [place for place in range(len(found.worths)) if place != found.best]
    second = max(others, key=lambda place: found.worths[place])
    ahead, error = found.worths[found.best] - found.worths[second], found.errors[second]
    of_a_point = Stakes(choice.view).of_a_point
    return (ahead / of_a_point, error / of_a_point) if of_a_point > 0 else (0.0, 0.0)


def _is_missed(choice: RecordedChoice, found: Weighed, stream: Stream) -> bool:
    """Return whether a player that goes by rules chooses another act."""
    best = choice.due.acts[found.best]
    return bot_for(choice.view.code, "simple").choose(choice.view, choice.due, stream) != best


def _is_clear(choice: RecordedChoice, found: Weighed, effort: MiningEffort) -> bool:
    margin, error = _margin(choice, found)
    return margin >= effort.margin and margin >= _ERRORS * error


def _puzzle(source: MinedDeal, choice: RecordedChoice, found: Weighed) -> Puzzle:
    ranked = sorted(range(len(found.worths)), key=lambda place: -found.worths[place])
    options = []
    for place in ranked:
        one = found.candidates[place]
        options.append(
            PuzzleOption(
                act=one.act,
                points=one.points or 0.0,
                game=one.game,
                error=one.standard_error or 0.0,
                chances=one.chances,
            )
        )
    code, (margin, error) = source.deal.code, _margin(choice, found)
    return Puzzle(
        code=code.name,
        dealer=source.deal.dealer,
        points=tuple(source.score.points),
        acts=source.deal.acts[: choice.number],
        options=tuple(options),
        margin=margin,
        error=error,
        is_proved=len(found.worlds) == 1 and not isinstance(choice.act, Call | Discard),
    )
