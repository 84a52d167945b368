"""The guide at the desk: its questions with numbered answers, and the words that lead out of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...table import RefereedTable
from ...table.speech.guiding.guide import ELSE, Guide, step_of

LEAVES = re.compile(
    r"(?:stop|leave|cancel|never mind|leave (?:the )?guide|no|nothing|undo)[.!]?", re.IGNORECASE
)
"""Words that lead out of the guide."""
BACK = re.compile(r"(?:go )?back[.!]?", re.IGNORECASE)
"""Words that lead one step back."""
STARTS = re.compile(r"(?:guide(?: me)?|step by step|ask me)[.!?]?", re.IGNORECASE)
"""Words that start the guide."""
_MANY = 12
"""More choices than this may be narrowed by typing words."""


def step_lines(guide: Guide, table: RefereedTable) -> Iterator[str]:
    """The next question with its answers; what the line does not suggest is on one line."""
    step = step_of(guide, table)
    if step is None:
        return
    yield step.question
    numbered = tuple(enumerate((choice.words for choice in step.choices), 1))
    yield from (f"{number:>3}  {words}" for number, words in numbered if not words.startswith(ELSE))
    others = [f"{number} {_kind(words)}" for number, words in numbered if words.startswith(ELSE)]
    if others:
        yield f"Something else:  {',  '.join(others)}."
    elif len(step.choices) > _MANY:
        yield "Type a number, or words of the one you mean. 'back' goes back, 'stop' ends the guide."
    elif step.choices:
        yield "Type a number, or its words. 'back' goes back, 'stop' ends the guide."
    else:
        yield "'back' goes back, 'stop' ends the guide."


def _kind(words: str) -> str:
    """A kind of thing without its examples."""
    return words.removeprefix(ELSE).partition(":")[0]
