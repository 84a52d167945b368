"""Finds the questions of a line, such as `... and took all five. Who deals next?`."""

from __future__ import annotations

import re

from ...table import RefereedTable
from ...table.speech.lines.asked import AUXILIARY, asks, ends_in_tag, tells_speech
from ...table.speech.lines.pieces import tells_of_the_last_named
from ...table.speech.plain import plain
from .answers.named_before import of_player_named, without_aside
from .answers.questions import CHOICES, NOW, WHY, answer_to
from .answers.supposing import supposed

_ASKS = rf"(?:who|whose|what|which|how|why|{AUXILIARY})\b"
_SENTENCE = re.compile(rf"(?<=[.!?;])\s+|,\s+(?=(?:and |but |so )?{_ASKS})", re.IGNORECASE)
_JOINED = re.compile(rf",?\s+and\s+(?={_ASKS})|,\s+(?={_ASKS})", re.IGNORECASE)
_OPENING = re.compile(r"^(?:and|but|so|then|now|well|please|tell me|i wonder)[, ]+", re.IGNORECASE)


def questions_apart(line: str, table: RefereedTable) -> tuple[str, tuple[str, ...]]:
    """A line without the questions at its end, and those questions, whether the desk answers them or not;
    nothing before them where a line asks several and tells nothing."""
    line = without_aside(line)
    if '"' in line or ends_in_tag(line) or tells_of_the_last_named(line):
        return line, ()
    parts = [part for part in _SENTENCE.split(line.strip()) if part and part.strip()]
    asked: list[str] = []
    while len(parts) > 1 and (found := _questions(parts[-1], table) or _unanswered(parts, table)):
        asked[:0] = found
        parts.pop()
    whole = _questions(parts[0], table) if parts else []
    if len(parts) == 1 and (whole or asks(parts[0], table)):
        asked[:0] = whole or parts
        return ("", tuple(asked)) if len(asked) > 1 else (line, ())
    if not asked:
        return line, ()
    rest = line[: line.rindex(parts[-1]) + len(parts[-1])]
    return rest.rstrip(" ,;"), tuple(of_player_named(one, rest, table) for one in asked)


def _unanswered(parts: list[str], table: RefereedTable) -> list[str]:
    """The last part of a line if it asks what the desk does not answer, unless a player asks it."""
    return parts[-1:] if asks(parts[-1], table) and not tells_speech(parts[-2], table) else []


def _questions(text: str, table: RefereedTable) -> list[str]:
    """The questions of a text; none if some part of it is no question that the desk answers."""
    found = [_OPENING.sub("", part).strip() for part in _JOINED.split(text)]
    return found if all(is_question(part, table) for part in found) else []


def is_question(text: str, table: RefereedTable) -> bool:
    """Whether the desk answers a text at once."""
    asked = plain(text, table)
    if answer_to(text, table) is not None or any(one.fullmatch(asked) for one in (CHOICES, NOW, WHY)):
        return True
    return text.endswith("?") and supposed(text, table) is not None
