"""Reviews of finished games: one runs at a time, deal by deal; the others wait for their turn by network."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from ...review import ReviewEffort
from ..failures import log_fault
from ..store import StoreFailed
from ..tables.refusal import Refusal
from ..wire.study_replies import ReviewState
from ..workers.fair_queue import NETWORK, FairTurn
from ..workers.study import REVIEW, StudyWorkers
from . import kept_tasks

KEPT = 64
"""Most reviews that are kept or wait."""
OF_NETWORK = 16
"""Most reviews of one network that wait or run."""


@dataclass(eq=False)
class ReviewJob:
    """A review that waits, runs or is done."""

    person: str
    """Who asked for it first."""
    text: str
    """The record."""
    effort: ReviewEffort
    when_done: Callable[[ReviewJob], Awaitable[None]] | None = None
    """Called after the last deal."""
    total: int | None = None
    """Number of deals; None until the record has been read."""
    deals: list[bytes] = field(default_factory=list)
    """The deals that are done."""
    trouble: str = ""
    """Why it ended early."""
    task: asyncio.Task[None] | None = None
    network: str = field(default_factory=NETWORK.get)
    """Network of the guest who started it."""

    @property
    def is_over(self) -> bool:
        """Whether it is done, or has failed."""
        return self.task is not None and self.task.done()


class Reviews:
    """All reviews of this server."""

    def __init__(self, workers: StudyWorkers) -> None:
        self._workers = workers
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        self._turn = FairTurn()

    def start(
        self,
        key: str,
        person: str,
        text: str,
        effort: ReviewEffort,
        when_done: Callable[[ReviewJob], Awaitable[None]] | None = None,
    ) -> ReviewJob:
        """Begin a review, unless it has begun. Raises Refusal if the person's other review is not done.

        A review that was stopped goes on after the deals that are done. `when_done` is called after the last
        deal, before the review counts as over.
        """
        known = self._jobs.get(key)
        if known is not None and not known.trouble:
            self._jobs.move_to_end(key)
            return known
        if any(job.person == person and not job.is_over for job in self._jobs.values()):
            raise Refusal("review/one-at-a-time", "wait until your other review is done")
        waiting = [job for job in self._jobs.values() if not job.is_over and job.network == NETWORK.get()]
        if len(waiting) >= OF_NETWORK:
            raise Refusal("request/too-many", "many reviews of your address wait; try again in a few minutes")
        self._jobs.pop(key, None)
        self._make_room()
        job = self._jobs[key] = ReviewJob(person, text, effort, when_done)
        if known is not None and (known.text, known.effort) == (text, effort):
            job.deals.extend(known.deals)
        job.task = asyncio.create_task(self._run(job))
        return job

    def state(self, key: str) -> ReviewState:
        """Return how far a review is. Raises Refusal if it was never begun, or has been dropped."""
        job = self._job(key)
        waiting = [one for one in self._jobs.values() if not one.is_over]
        return ReviewState(
            place=waiting.index(job) if job in waiting else 0,
            done=len(job.deals),
            total=job.total,
            is_over=job.is_over,
            trouble=job.trouble,
        )

    def text_of(self, key: str) -> str:
        """Return the record of a review. Raises Refusal if it was never begun, or has been dropped."""
        return self._job(key).text

    async def document(self, key: str, person: str, seat: str) -> bytes:
        """Return the review for a seat, as JSON, of the deals that are done. Raises Refusal if there are
        none."""
        job = self._job(key)
        if not job.deals:
            raise Refusal("review/not-done", job.trouble or "no deal is reviewed yet")
        task, deals = kept_tasks.review_document, tuple(job.deals)
        found: bytes = await self._workers.run(person, REVIEW, task, job.text, deals, job.effort, seat)
        return found

    async def close(self) -> None:
        """Stop every review."""
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()

    async def _run(self, job: ReviewJob) -> None:
        try:
            async with self._turn.of(job.person):
                run, person = self._workers.run, job.person
                job.total = await run(person, REVIEW, kept_tasks.deals_in, job.text)
                for place in range(len(job.deals), job.total or 0):
                    found = await run(person, REVIEW, kept_tasks.reviewed, job.text, place, job.effort)
                    job.deals.append(found)
            if job.when_done is not None:
                await job.when_done(job)
        except (Refusal, StoreFailed) as no:
            job.trouble = _trouble(job, no.message)
        except Exception as failed:
            log_fault(failed)
            job.trouble = _trouble(job, "it failed, and the fault has been logged")

    def _make_room(self) -> None:
        """Drop the oldest review that is over. Raises Refusal if all are still to be done."""
        if len(self._jobs) < KEPT:
            return
        over = next((key for key, job in self._jobs.items() if job.is_over), None)
        if over is None:
            raise Refusal("request/too-many", "too many reviews wait; try again in a few minutes")
        del self._jobs[over]

    def _job(self, key: str) -> ReviewJob:
        job = self._jobs.get(key)
        if job is None:
            raise Refusal("review/none", "this review was not begun here; begin it again")
        return job


def _trouble(job: ReviewJob, why: str) -> str:
    """Return why a review ended early, and what is kept of it."""
    if not job.deals:
        return why
    done, total = len(job.deals), job.total
    return f"the review stopped after deal {done} of {total}: {why}. These deals are kept; ask again to go on"
