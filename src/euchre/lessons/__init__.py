"""Ten short lessons with arranged deals, and the rules of a game on one page."""

from .glance import RuleSection, rules_at_a_glance
from .lesson import Lesson, LessonReply, LessonStep, lesson_by_id, lessons

__all__ = [
    "Lesson",
    "LessonReply",
    "LessonStep",
    "RuleSection",
    "lesson_by_id",
    "lessons",
    "rules_at_a_glance",
]
