"""Review the deals of a record: every choice evaluated, every result accounted for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce

from ..acts import Play
from ..deal import Deal, after, new_deal
from ..game import Score
from ..laws import Code
from ..notation import Record
from ..seating import sessions
from ..seats import Seat
from ..solver import makers_tricks, position_of
from .account import NOTHING, Account, DealAccounts
from .choices import RecordedChoice, choices_in
from .evaluating import ReviewedChoice, ReviewEffort, evaluate
from .known_hands import with_known_hands


@dataclass(frozen=True, slots=True, kw_only=True)
class DealToReview:
    """One deal of a record, with the score before it."""

    number: int
    deal: Deal
    score: Score
    people: tuple[str | None, ...] = ()
    """The names of the people in the seats, as far as the record tells."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedDeal:
    """One deal, its choices and its accounts."""

    source: DealToReview
    choices: tuple[ReviewedChoice, ...]
    """Every choice in order, forced ones included."""
    accounts: DealAccounts | None
    """None if the deal is unfinished."""
    hindsight: int | None
    """Makers' tricks if all cards were seen from the first lead on; None if that is not known."""

    @property
    def number(self) -> int:
        """The number of the deal."""
        return self.source.number

    @property
    def has_luck_of_deal(self) -> bool:
        """Whether the account tells the luck of the cards dealt, which needs all hands."""
        return self.accounts is not None and self.accounts.has_luck_of_deal

    def points(self, seat: Seat) -> Account | None:
        """Return the account in points for the side of a seat; None if the deal is unfinished."""
        return None if self.accounts is None else self.accounts.points(seat)

    def worth(self, seat: Seat) -> Account | None:
        """Return the account in the value of the score for the side of a seat; None if the deal is
        unfinished."""
        return None if self.accounts is None else self.accounts.worth(seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """The review of some deals."""

    effort: ReviewEffort
    deals: tuple[ReviewedDeal, ...]

    @property
    def code(self) -> Code:
        """The code of the deals."""
        return self.deals[0].source.deal.code

    def total(self, seat: Seat) -> Account:
        """Return the accounts in points of all finished deals, added up, for the side of a seat."""
        accounts = (deal.points(seat) for deal in self.deals)
        return reduce(Account.plus, (one for one in accounts if one is not None), NOTHING)

    def worst(self, seats: Iterable[Seat], most: int = 5) -> list[tuple[ReviewedDeal, ReviewedChoice]]:
        """Return the most costly choices of some seats, the worst first; choices that are too close are left
        out."""
        wanted = tuple(seats)
        found = [
            (deal, one)
            for deal in self.deals
            for one in deal.choices
            if one.choice.seat in wanted and one.mark.is_fault
        ]
        return sorted(found, key=lambda pair: -pair[1].cost)[:most]


def review(
    record: Record,
    effort: ReviewEffort = ReviewEffort.NORMAL,
    *,
    threads: int = 1,
    notice: Callable[[int], None] = lambda done: None,
) -> Review:
    """Review every deal of a record. Equal records give equal reviews.

    `threads` does not change the result; `notice` is called with the number of deals done. Raises
    RecordError for an unlawful act, ValueError for a record without a deal.
    """
    return review_deals(deals_to_review(record), effort, threads=threads, notice=notice)


def review_deals(
    deals: Iterable[DealToReview],
    effort: ReviewEffort = ReviewEffort.NORMAL,
    *,
    threads: int = 1,
    notice: Callable[[int], None] = lambda done: None,
) -> Review:
    """Review some deals. Raises ValueError if there are none."""
    found: list[ReviewedDeal] = []
    for source in deals:
        found.append(review_deal(source, effort, threads=threads))
        notice(len(found))
    if not found:
        raise ValueError("there is no deal to review")
    return Review(effort=effort, deals=tuple(found))


def review_deal(source: DealToReview, effort: ReviewEffort, *, threads: int = 1) -> ReviewedDeal:
    """Review one deal. Hands that follow from the cards played are filled in first."""
    source, choices = choices_of(source)
    return reviewed(source, [evaluate(one, effort, source.number, threads=threads) for one in choices])


def choices_of(source: DealToReview) -> tuple[DealToReview, tuple[RecordedChoice, ...]]:
    """Return the deal with the hands filled in that follow from the cards played, and its choices."""
    source = replace(source, deal=with_known_hands(source.deal))
    return source, tuple(choices_in(source.deal, source.score))


def reviewed(source: DealToReview, choices: Sequence[ReviewedChoice]) -> ReviewedDeal:
    """Return the deal with its choices evaluated, and its accounts."""
    accounts = DealAccounts(source.deal, source.score, choices) if source.deal.is_over else None
    return ReviewedDeal(
        source=source, choices=tuple(choices), accounts=accounts, hindsight=_hindsight(source.deal)
    )


def deals_to_review(record: Record) -> Iterator[DealToReview]:
    """Yield the deals of a record. Raises RecordError for an unlawful act."""
    last: dict[int, DealToReview] = {}
    for session in sessions(record):
        sitting = session.sitting
        if sitting.deal is not None:
            last[sitting.deals] = DealToReview(
                number=sitting.deals, deal=sitting.deal, score=sitting.before_deal, people=sitting.people
            )
    yield from last.values()


def _hindsight(whole: Deal) -> int | None:
    """Return the makers' tricks double dummy from the first lead on."""
    deal = new_deal(whole.code, whole.dealer)
    for act in whole.acts:
        if isinstance(act, Play):
            break
        deal = after(deal, act)
    try:
        return makers_tricks(position_of(deal))
    except ValueError:
        return None
