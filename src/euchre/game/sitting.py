"""A sitting: deals in rotation at one table, with the score.

A sitting never changes, like a deal. Between deals the next dealer is known, or must be drawn. The points
due for a deal are marked when it ends, unless the record says what was really marked.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..acts import (
    Act,
    Cut,
    DealOut,
    DeclineCut,
    Draw,
    Holding,
    LeaveSeat,
    Mark,
    Person,
    ReportResult,
    SeatingAct,
    Shuffle,
    TableAct,
    TakeSeat,
    TurnUp,
    VoidDeal,
)
from ..copying import replace
from ..deal import Deal, Due, IllegalAct, Reason, Result, awaited, new_deal, side_of_mark, verify
from ..deal import after as deal_after
from ..deciding import decides
from ..errors import EuchreError, reached
from ..laws import Code
from ..seats import BySide, Seat, Side
from .cutting import cards_to_draw, dealer_drawn, next_to_draw, same_pack
from .score import Score, deal_counted, marked, new_score, next_deal_begins


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """A table in play: its score, its deal, the players' names, the next dealer."""

    code: Code
    score: Score
    """The score now."""
    deal: Deal | None = None
    """The current deal, or the last one."""
    deals: int = 0
    """The number of deals begun."""
    draws: tuple[Draw, ...] = ()
    """Cards drawn for the first dealer since the last deal began."""
    next_dealer: Seat | None = None
    """Who deals next; None while the dealer must be drawn."""
    people: tuple[str | None, ...] = ()
    """The name of the player in each seat; None if unknown."""
    before_deal: Score
    """The score when the current deal began."""
    marks: tuple[Mark, ...] = ()
    """Marks for this deal that differ from what was due."""

    @property
    def current_deal(self) -> Deal:
        """The current deal, or the last one. Raises StageError before the first deal."""
        return reached(self.deal, "no deal has begun")

    @property
    def is_between_deals(self) -> bool:
        """Whether no deal is in progress."""
        return self.deal is None or self.deal.is_over


def new_sitting(
    code: Code,
    *,
    dealer: Seat | None = None,
    points: BySide[int] | None = None,
    people: tuple[str | None, ...] | None = None,
) -> Sitting:
    """Return a table before its first deal; without a dealer, one must be drawn."""
    score = new_score(code, points)
    names = people or (None,) * code.players
    return Sitting(code=code, score=score, before_deal=score, next_dealer=dealer, people=names)


def to_draw(sitting: Sitting) -> tuple[Seat, ...]:
    """Return who gets the next card for the deal, or has still to cut one; empty if no dealer is to be
    found."""
    if not sitting.is_between_deals or sitting.next_dealer is not None:
        return ()
    thrower = Seat.A if sitting.deal is None else sitting.deal.dealer
    return next_to_draw(sitting.code, sitting.draws, thrower)


def draw_due(sitting: Sitting) -> Due | None:
    """Return the due to draw the next card for the dealer; None if no card is to be drawn now."""
    waiting = to_draw(sitting)
    if not waiting:
        return None
    cards = cards_to_draw(sitting.code, sitting.draws)
    return Due(waiting[0], tuple(Draw(waiting[0], card) for card in cards), "draw")


def begin_deal(sitting: Sitting, dealer: Seat | None = None) -> Sitting:
    """Return the sitting at the beginning of its next deal, by the dealer whose turn it is or by `dealer`.

    Raises EuchreError if a deal is in progress or no dealer is known.
    """
    if not sitting.is_between_deals:
        raise EuchreError("a deal is in progress; the next begins when it is over")
    chosen = sitting.next_dealer if dealer is None else dealer
    if chosen is None:
        raise EuchreError("no dealer has been drawn")
    score = next_deal_begins(sitting.score)
    return replace(
        sitting,
        score=score,
        before_deal=score,
        deal=new_deal(sitting.code, chosen),
        deals=sitting.deals + 1,
        draws=(),
        next_dealer=chosen,
        marks=(),
    )


_BEFORE_THE_CALLS = (Shuffle, Cut, DeclineCut, DealOut, Holding, TurnUp, ReportResult, VoidDeal)
"""Acts that may be the first of a deal in a record."""


def after(sitting: Sitting, act: Act) -> Sitting:
    """Return the sitting after an act, lawful or not. Raises IllegalAct for what is physically impossible.

    A table act between deals belongs to the deal before, for example a claim about it; any other act of a
    deal begins the next deal.
    """
    match act:
        case TakeSeat(Person(name), seat):
            return replace(sitting, people=(*sitting.people[:seat], name, *sitting.people[seat + 1 :]))
        case LeaveSeat(_, seat):
            return replace(sitting, people=(*sitting.people[:seat], None, *sitting.people[seat + 1 :]))
        case SeatingAct() | Draw(Person()):
            return sitting  # players and partners are settled before seats are taken
        case Draw() if not sitting.is_between_deals or sitting.next_dealer is not None:
            return sitting  # a card drawn when no dealer is needed settles nothing
        case Draw():
            draws = (*sitting.draws, act)
            return replace(sitting, draws=draws, next_dealer=dealer_drawn(sitting.code, draws))
        case Mark():
            return _after_mark(sitting, act)
        case TableAct() if sitting.is_between_deals:
            return sitting if sitting.deal is None else replace(sitting, deal=deal_after(sitting.deal, act))
    if sitting.is_between_deals:
        sitting = begin_deal(sitting)
    deal = deal_after(sitting.current_deal, act)
    sitting = replace(sitting, deal=deal)
    return _deal_over(sitting, deal) if deal.is_over else sitting


@decides("leeds-dwight-1888 6")
def settled(sitting: Sitting, counts: Iterable[BySide[int]], losers_count_on: bool = False) -> Sitting:
    """Return the sitting with its deal scored by `counts`, one after another, instead of by its outcome.

    After a count that wins the game only the winner's later points count, unless points lap and
    `losers_count_on`: then the others score in the game after.
    """
    deal = sitting.current_deal
    score = sitting.before_deal
    for count in counts:
        if score.won_by is not None and not sitting.code.lap:
            continue
        if score.won_by is not None and not losers_count_on:
            count = sitting.code.seating.by_side(0).replaced(score.won_by, count[score.won_by])
        if any(count):
            score = marked(score, count)
    if not deal.is_over:
        return replace(sitting, score=score)
    sitting = replace(sitting, score=_with_deal(score, deal))
    return replace(sitting, next_dealer=_next_dealer(sitting))


def check(sitting: Sitting, act: Act) -> None:
    """Raise IllegalAct, naming the law, or EuchreError, unless the act is lawful now."""
    match act:
        case TakeSeat() | LeaveSeat() | TableAct() | SeatingAct() | Draw(Person()):
            return
        case Draw():
            due = draw_due(sitting)
            if due is None or replace(act, pack=None) not in due.acts:
                now = "no card is drawn now" if due is None else f"{due.actor} draws a card not drawn yet"
                raise EuchreError(f"'{act}' is not possible: {now}")
            if act not in same_pack((*sitting.draws, act)):
                raise EuchreError(f"'{act}' is void: all draw from one pack")
            return
        case Mark():
            _marking_side(sitting, act)
            verify(_deal_to_mark(sitting, act), act)
            return
    if sitting.is_between_deals:
        if sitting.deal is not None and not isinstance(act, _BEFORE_THE_CALLS):
            late = f"'{act}' is too late: the deal is over, and the next begins with the shuffle"
            raise IllegalAct(sitting.deal, act, Reason.NOT_NOW, late)
        sitting = begin_deal(sitting)
    verify(sitting.current_deal, act)


def due_now(sitting: Sitting) -> tuple[Due, ...]:
    """Return the dues that the table waits for: a card to draw, or those of the deal.

    Empty between deals once the dealer is known; then the next deal may begin.
    """
    if not sitting.is_between_deals:
        return awaited(sitting.current_deal)
    due = draw_due(sitting)
    return () if due is None else (due,)


def _deal_over(sitting: Sitting, deal: Deal) -> Sitting:
    due = deal.final_outcome.points
    for mark in sitting.marks:
        due = due.replaced(_marking_side(sitting, mark), mark.points)
    sitting = replace(sitting, score=_with_deal(marked(sitting.before_deal, due), deal))
    return replace(sitting, next_dealer=_next_dealer(sitting))


def _with_deal(score: Score, deal: Deal) -> Score:
    """Return the score with a deal counted, unless it was void or the same dealer deals it again."""
    outcome = deal.final_outcome
    is_dealt = outcome.deal_passes and outcome.result is not Result.VOID
    return deal_counted(score) if is_dealt else score


def _next_dealer(sitting: Sitting) -> Seat | None:
    """Return who deals next after a deal that is over: by rotation, or the dealer drawn since; None if not
    drawn."""
    dealer = _who_deals_next(sitting.current_deal, sitting.score)
    return dealer_drawn(sitting.code, sitting.draws) if dealer is None else dealer


@decides(values="new_first_deal")
def _who_deals_next(deal: Deal, score: Score) -> Seat | None:
    """Return the player on the dealer's left, the same dealer, or None if a new dealer must be drawn (modern
    first-dealer, professor-1862 P11, leeds-dwight-1888 11)."""
    when = deal.code.new_first_deal
    if when == "each_game" and score.is_between_games:
        return None
    if when == "each_rubber" and score.rubber is not None:
        return None
    return deal.code.seating.left_of(deal.dealer) if deal.final_outcome.deal_passes else deal.dealer


def _marking_side(sitting: Sitting, mark: Mark) -> Side:
    side = side_of_mark(sitting.code, mark)
    if side is None:
        raise EuchreError(f"'{mark}' marks nothing: {mark.actor} keeps no score here")
    return side


def _deal_to_mark(sitting: Sitting, mark: Mark) -> Deal:
    if sitting.deal is None or not sitting.deal.is_over:
        raise EuchreError(f"'{mark}' is too early: points are marked when the deal is over")
    return sitting.deal


def _after_mark(sitting: Sitting, mark: Mark) -> Sitting:
    deal = _deal_to_mark(sitting, mark)
    return _deal_over(replace(sitting, marks=(*sitting.marks, mark)), deal)
