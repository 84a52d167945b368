"""Replies for learning: hints, reviews and puzzles."""

from __future__ import annotations

from .replies import Part


class Hint(Part, frozen=True):
    """What an expert would do in your place, and why; it uses only what you may know."""

    act: str
    """The act, as text to send back in `act`."""
    action: str
    """What to do, in words."""
    reason: str
    """The one reason that decides; empty if the maxim says it."""
    closeness: str
    """How close the choice is; empty if only one act is legal."""
    maxim: str
    """The maxim that applies, with its author; empty if there is none."""
    details: list[str]
    """The facts, figures and maxims behind it, in paragraphs."""
    seq: int = 0
    """Number of the event after which it holds."""


class ReviewState(Part, frozen=True):
    """How far a review is."""

    place: int
    """Number of reviews that come first; 0 once it runs."""
    done: int
    """Number of deals reviewed."""
    total: int | None
    """Number of deals; null until the record has been read."""
    is_over: bool
    """Whether it is done, or was stopped."""
    trouble: str
    """Why it was stopped; empty otherwise."""
