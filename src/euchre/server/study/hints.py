"""Hints for a choice at a table: who may have one, and what it says."""

from __future__ import annotations

from dataclasses import dataclass

from ...chance import SEAT, Stream
from ...deal import Due
from ...explain import explain_choice
from ...game import due_now
from ...seats import Seat
from ...table.binding import due_as_bound
from ...view import SeatView, view_of
from ..tables.decisions import Guest
from ..tables.refusal import Refusal
from ..tables.table import Phase, Table
from ..wire.study_replies import Hint
from .saying import hint_said, paragraphs_said


@dataclass(frozen=True, slots=True)
class HintTask:
    """What a worker process needs for a hint."""

    view: SeatView
    due: Due
    seed: tuple[int, ...]


def check_hints(table: Table, guest: Guest) -> Seat:
    """The seat of a guest who may have hints. Raises Refusal for anybody else."""
    seat = table.seat_of(guest.id)
    if seat is None:
        raise Refusal("seat/not-seated", "you have no seat at this table")
    if not table.has_hints:
        raise Refusal("hint/not-here", "other people play here, and the table was opened without hints")
    return seat


def hint_task(table: Table, guest: Guest) -> HintTask:
    """The task for the choice before a guest. Raises Refusal if there is none, or no hints at this table."""
    seat = check_hints(table, guest)
    deal = table.sitting.deal
    if table.phase is not Phase.PLAYING or deal is None or table.paused:
        raise Refusal("hint/not-now", "a hint needs a choice before you")
    due = next((one for one in due_now(table.sitting) if one.actor == seat and one.awaited), None)
    if due is None:
        raise Refusal("hint/not-now", "a hint needs a choice before you")
    if table.club is not None:
        due = due_as_bound(table.club.refereed, due)
    view = view_of(deal, seat, table.sitting.score)
    return HintTask(view=view, due=due, seed=(0, table.sitting.deals, SEAT + seat, len(deal.acts)))


def hint_for(task: HintTask) -> Hint:
    """The hint; runs in a worker process. Raises ValueError for a view that fits no layout of the cards."""
    view = task.view
    found = explain_choice(view, task.due, Stream(*task.seed), listener=view.seat)
    return Hint(
        act=found.act.text,
        action=found.action,
        reason=found.reason,
        closeness=str(found.closeness),
        maxim=str(found.maxim),
        details=[paragraph.text for paragraph in found.details],
        said=hint_said(found),
        details_said=paragraphs_said(found),
    )
