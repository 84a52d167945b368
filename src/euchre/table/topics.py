"""What can be said and asked at a table, as topics that a person chooses; words themselves are never read.

`says TOPIC` and `says TOPIC to SEAT` are ruled on by their topic, `asks TOPIC` by the question. Words in
quotation marks are a note that rules nothing. A suit or a card that is named has acts of its own.
"""

from __future__ import annotations

from ..acts import Act, TableAct, TableActForm
from ..errors import EuchreError
from ..seats import Seat
from .state import RefereedTable

TOPICS = (
    *("advice", "score", "trick", "send-back", "suit-led", "alone", "alone-at-suit"),
    *("turn", "fault", "courtesy"),
)
"""What a player may say, in `says TOPIC`; the texts of the desk say what each means."""

QUESTIONS = (
    *("score", "turned-card", "trump", "turn", "who-played", "partners-card", "placing"),
    *("none-of-that-suit", "hand"),
)
"""What a player may ask, in `asks TOPIC`; the texts of the desk say what each means."""

SPEAKING: tuple[TableActForm, ...] = ("says {matter}", "says {matter} to {seat}")
"""The acts of a player who says something."""

_HARMLESS = ("courtesy", "fault", "turn")
"""Topics that tell a partner nothing: a report of a fault is said to the table (jerome-1877 15.4)."""


def is_said(act: Act) -> bool:
    """Return whether somebody says something about a topic."""
    return isinstance(act, TableAct) and act.form in SPEAKING


def says(act: Act, *topics: str) -> bool:
    """Return whether somebody says something about one of these topics."""
    return isinstance(act, TableAct) and is_said(act) and act.topic in topics


def tells_nothing(table: RefereedTable, act: Act) -> bool:
    """Return whether what is said tells the speaker's partner nothing."""
    return says(act, *_HARMLESS) or _is_to_adversary(table, act)


def _is_to_adversary(table: RefereedTable, act: Act) -> bool:
    """Return whether something is said to an adversary: only a partner can be advised (jerome-1877 15.4)."""
    if not isinstance(act, TableAct) or not isinstance(act.actor, Seat) or not is_said(act):
        return False
    return act.seat is not None and act.seat not in table.code.seating.side_of(act.actor).seats


def check_topic(act: TableAct) -> None:
    """Raise EuchreError for a topic that does not exist, and for words to oneself."""
    if not is_said(act):
        return
    if act.topic not in TOPICS:
        raise EuchreError(f"'{act.topic}' is not a topic; what is said is one of {', '.join(TOPICS)}")
    if act.seat is not None and act.seat == act.actor:
        raise EuchreError(f"{act.actor} cannot speak to {act.seat}, the same player")
