"""The file beside a record that keeps the results of its reviews."""

from __future__ import annotations

from pathlib import Path

from ... import __version__
from ...review import DealToReview, ReviewedDeal, ReviewEffort
from ...review.stored import key_of, read_stored, restored_deal, stored_line
from ..output import warn


class KeptReviews:
    """The results in `RECORD.reviewed`, one line for each deal and effort.

    A deal that was changed, or reviewed by another version of the program, has another key and is evaluated
    again. If the file cannot be read or written, the review goes on without it, after a warning.
    """

    def __init__(self, record: str) -> None:
        self._path = Path(f"{record}.reviewed")
        self._can_write = True
        try:
            text = self._path.read_text(encoding="utf-8", errors="replace")
        except FileNotFoundError:
            text = ""
        except OSError as fault:
            text = ""
            self._warn("read", fault)
        self._stored = read_stored(text.splitlines())
        self._is_cut_off = bool(text) and not text.endswith("\n")
        """Whether the last line is incomplete, because writing was interrupted."""

    def deal(self, source: DealToReview, effort: ReviewEffort) -> ReviewedDeal | None:
        """The review of a deal, if it is kept."""
        stored = self._stored.get(key_of(source, effort, __version__))
        return None if stored is None else restored_deal(source, stored)

    def add(self, deal: ReviewedDeal, source: DealToReview, effort: ReviewEffort) -> None:
        """Keep the review of a deal."""
        if not self._can_write:
            return
        line = stored_line(key_of(source, effort, __version__), deal)
        try:
            with self._path.open("a", encoding="utf-8", newline="\n") as file:
                file.write("\n" * self._is_cut_off + line + "\n")
        except OSError as fault:
            self._warn("written", fault)
        self._is_cut_off = False

    def _warn(self, verb: str, fault: OSError) -> None:
        self._can_write = False
        warn(f"{self._path} cannot be {verb} ({fault.strerror}), so the results are not kept")
