"""What the expert would have done with a seat's choices in a finished deal, from what the seat could know."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from ...review import RecordedChoice, ReviewEffort, choices_in
from ...review.document import choice_document
from ...review.evaluating import evaluate
from ..review.history_tasks import chosen, table_after
from ..review.playback import DealPlayback, played
from ..review.record import records_of
from ..tables.events import Entry
from ..tables.refusal import Refusal


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
    """The choices of a person's seat in a finished deal, by default the last.

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
    """Each choice as in the document of a review, with its frame; runs in a worker process."""
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
    """The first frame in which more than `number` acts of the deal are done."""
    frames = (place for place, step in enumerate(played.steps) if len(step.deal.acts) > number)
    return next(frames, len(played.steps) - 1)
