"""Lessons: arranged positions with a question each, and a reply to every answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from ..acts import Act, read_act
from ..bundled import read_bundled
from ..deal import Deal, Due, Reason, awaited, breaches
from ..errors import EuchreError, NotationError
from ..game import Score, new_score
from ..laws import load_code
from ..seats import BySide
from ..shortcuts import after_acts, deal_cards
from ..view import SeatView, view_of


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonReply:
    """What is said about an answer."""

    is_right: bool
    text: str
    breach: Reason | None = None
    """Why the rules do not allow the answer; None if they do."""


@dataclass(frozen=True, kw_only=True)
class LessonStep:
    """One position of a lesson: the text before it, and a reply to each answer."""

    words: str
    """The text and the question."""
    code: str
    hands: Mapping[str, str]
    """The hand of the learner's seat; the others are not known."""
    turn_up: str
    acts: str
    """The acts after the turn-up, as a record writes them, separated by commas."""
    points: tuple[int, ...]
    """The score by side."""
    right: tuple[str, ...]
    """The acts that are right."""
    why: str
    """Why they are."""
    replies: Mapping[str, str]
    """What is said about some other acts."""
    otherwise: str
    """What is said about any other legal act."""

    @cached_property
    def deal(self) -> Deal:
        """The position."""
        dealt = deal_cards(self.hands, self.turn_up, code=self.code)
        found = after_acts(dealt, self.acts) if self.acts else dealt
        assert isinstance(found, Deal)
        return found

    @cached_property
    def score(self) -> Score:
        """The score before the deal."""
        code = load_code(self.code)
        return new_score(code, BySide(code.seating.sides, self.points))

    @property
    def due(self) -> Due:
        """What is due from the learner."""
        return next(iter(awaited(self.deal)))

    @cached_property
    def view(self) -> SeatView:
        """What the learner can see."""
        return view_of(self.deal, self.due.actor, self.score)

    def reply(self, act: str) -> LessonReply:
        """Return what is said about an answer. An act that the rules forbid is explained, too.

        Raises EuchreError for a text that is not an act of the learner.
        """
        if act in self.right:
            return LessonReply(is_right=True, text=self.why)
        done = self._read(act)
        if done not in self.due.acts:
            return self._forbidden(done)
        return LessonReply(is_right=False, text=self.replies.get(act, self.otherwise))

    def _read(self, text: str) -> Act:
        try:
            act = read_act(text)
        except NotationError as fault:
            raise EuchreError(str(fault)) from None
        if act.actor != self.due.actor:
            raise EuchreError(f"{self.due.actor} has to choose here, not {act.actor}")
        return act

    def _forbidden(self, act: Act) -> LessonReply:
        found = breaches(self.deal, act)
        because = f": {found[0].message}" if found else " here"
        text = f"{self.otherwise} The rules do not allow it{because}.".strip()
        return LessonReply(is_right=False, text=text, breach=found[0].reason if found else None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A short lesson."""

    id: str
    title: str
    goal: str
    """What the learner can do afterwards."""
    steps: tuple[LessonStep, ...]


@cache
def lessons() -> tuple[Lesson, ...]:
    """Return the ten lessons, in their order. Raises EuchreError if the bundled file cannot be read."""
    document = read_bundled("euchre.lessons", "lessons", "lessons", "git checkout")
    return tuple(_lesson(one) for one in document["lessons"])


def lesson_by_id(name: str) -> Lesson:
    """Return the lesson with an id, or with its number. Raises EuchreError for an unknown one."""
    known = {one.id: one for one in lessons()} | {str(n): one for n, one in enumerate(lessons(), start=1)}
    if name not in known:
        raise EuchreError(
            f"there is no lesson '{name}'; the lessons are {', '.join(x.id for x in lessons())}"
        )
    return known[name]


def _lesson(document: Mapping[str, Any]) -> Lesson:
    steps = tuple(_step(one) for one in document["steps"])
    return Lesson(id=document["id"], title=document["title"], goal=document["goal"], steps=steps)


def _step(document: Mapping[str, Any]) -> LessonStep:
    code = document.get("code", "modern")
    sides = len(load_code(code).seating.sides)
    return LessonStep(
        words=document["words"],
        code=code,
        hands=document["hands"],
        turn_up=document["turn_up"],
        acts=document["acts"],
        points=tuple(document.get("points", (0,) * sides)),
        right=tuple(document["right"]),
        why=document["why"],
        replies=document["replies"],
        otherwise=document["otherwise"],
    )
