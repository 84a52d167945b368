"""Hints for a choice at a table: who may have one, and what it says."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...chance import SEAT, Stream
from ...deal import Due
from ...explain import Explanation, explain_choice
from ...explain.sentence import keyed
from ...game import due_now
from ...review import RecordedChoice, ReviewEffort, choices_in
from ...review.document import choice_document
from ...review.evaluating import evaluate
from ...seats import Seat
from ...table.binding import due_as_bound
from ...view import SeatView, view_of
from ..review.history_tasks import chosen, table_after
from ..review.playback import DealPlayback, played
from ..review.record import records_of
from ..tables.decisions import Guest
from ..tables.events import Entry
from ..tables.refusal import Refusal
from ..tables.table import Phase, Table
from ..wire.study_replies import Hint, Said


def said(sentences: Iterable[str]) -> list[Said]:
    """Return some sentences as keys with values."""
    return [Said(**one) for one in keyed(sentences)]


def paragraphs_said(explanation: Explanation) -> list[list[Said]]:
    """Return the details of an explanation, paragraph by paragraph."""
    return [said(paragraph.sentences) for paragraph in explanation.details]


def hint_said(explanation: Explanation) -> list[list[Said]]:
    """Return a hint in its parts: the act, the reason, how close it is, and the maxim."""
    parts = (explanation.advice, explanation.reasoning, [explanation.closeness], [explanation.maxim])
    return [said(part) for part in parts]


@dataclass(frozen=True, slots=True)
class HintTask:
    """What a worker process needs for a hint."""

    view: SeatView
    due: Due
    seed: tuple[int, ...]


def check_hints(table: Table, guest: Guest) -> Seat:
    """Return the seat of a guest who may have hints. Raises Refusal for anybody else."""
    seat = table.seat_of(guest.id)
    if seat is None:
        raise Refusal("seat/not-seated", "you have no seat at this table")
    if not table.has_hints:
        raise Refusal("hint/not-here", "other people play here, and the table was opened without hints")
    return seat


def hint_task(table: Table, guest: Guest) -> HintTask:
    """Return the task for the choice before a guest. Raises Refusal if there is none, or no hints at this
    table."""
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
    """Return the hint; runs in a worker process. Raises ValueError for a view that fits no layout of the
    cards."""
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


@dataclass(frozen=True, slots=True)
class ExpertTask:
    """The choices of one seat in a deal."""

    shown: int
    """Index of the deal among the finished deals of the table."""
    number: int
    """Number of the deal."""
    choices: tuple[RecordedChoice, ...]
    """Those that were not forced, each with the view of the seat."""
    frames: tuple[int, ...]
    """For each choice, the frame of the replay that shows the table after it."""
    seems_regular: bool
    """Whether nothing irregular could be noticed in the deal; otherwise only the choices before are here."""


def choices_of_deal(log: Sequence[Entry], person: str, wanted: int | None) -> ExpertTask:
    """Return the choices of a person's seat in a finished deal, by default the last.

    They end where the person could notice that something was irregular, not at a revoke which their game,
    still on, may keep secret. Raises Refusal.
    """
    table = table_after(log)
    seat = table.seat_of(person)
    if seat is None:
        raise Refusal("seat/not-seated", "you have no seat at this table")
    playback = played([records_of(table, log)[1]], checked=False)
    playback.deals = [deal for deal in playback.deals if deal.end.deal.is_over]
    shown = chosen(playback, wanted)
    deal = playback.deals[shown]
    found = () if deal.regular is None else choices_in(deal.regular, deal.steps[0].score)
    own = [one for one in found if one.seat == seat and not one.is_forced]
    return ExpertTask(
        shown=shown,
        number=deal.number,
        choices=tuple(own),
        frames=tuple(_frame_after(deal, one.number) for one in own),
        seems_regular=deal.seems_regular,
    )


def expert_document(task: ExpertTask) -> bytes:
    """Return each choice as in the document of a review, with its frame; runs in a worker process."""
    found = [evaluate(one, ReviewEffort.NORMAL, task.number) for one in task.choices]
    choices = [
        {**choice_document(one), "frame": frame} for one, frame in zip(found, task.frames, strict=True)
    ]
    document = {
        "shown": task.shown,
        "deal": task.number,
        "regular": task.seems_regular,
        "choices": choices,
    }
    return json.dumps(document, separators=(",", ":")).encode()


def _frame_after(played: DealPlayback, number: int) -> int:
    """Return the first frame in which more than `number` acts of the deal are done."""
    frames = (place for place, step in enumerate(played.steps) if len(step.deal.acts) > number)
    return next(frames, len(played.steps) - 1)
