"""The guide at the desk: its questions with numbered answers, and the words that lead out of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...table import RefereedTable
from ...table.speech.guiding.guide import Guide, step_of

LEAVES = re.compile(r"(?:stop|leave|cancel|never mind|leave (?:the )?guide|no|nothing)[.!]?", re.IGNORECASE)
"""Words that lead out of the guide."""
BACK = re.compile(r"(?:go )?back[.!]?", re.IGNORECASE)
"""Words that lead one step back."""
STARTS = re.compile(r"(?:guide(?: me)?|step by step|ask me)[.!?]?", re.IGNORECASE)
"""Words that start the guide."""
_MANY = 12
"""More choices than this may be narrowed by typing words."""


def step_lines(guide: Guide, table: RefereedTable) -> Iterator[str]:
    """The next question with its answers."""
    step = step_of(guide, table)
    if step is None:
        return
    yield step.question
    for number, choice in enumerate(step.choices, 1):
        yield f"{number:>3}  {choice.words}"
    if step.choices:
        more = (
            "; words of one do too" if len(step.choices) <= _MANY else "; or type words of the one you mean"
        )
        yield f"Type a number{more}. 'back' goes back, 'stop' ends the guide."
    else:
        yield "'back' goes back, 'stop' ends the guide."
