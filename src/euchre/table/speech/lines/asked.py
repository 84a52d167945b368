"""Tells questions from sentences that tell acts: a question tells none, whatever its verb and tense."""

from __future__ import annotations

import re

from ...state import RefereedTable
from ..everyday import QUOTED
from ..plain import with_players
from ..retelling.speakers.direct_questions import with_questions_quoted

_OPENS = (
    r"(?:(?:and|but|so|then|well|now|please|wait|ok|okay|oh|sorry|(?:please )?tell (?:me|us)|i wonder|say)"
    r"[, ]+)*"
)
AUXILIARY = (
    r"(?:was|were|is|are|did|does|do|has|have|had|may|might|can|could|shall|should|will|would|must|ought)"
    r"(?:n't| not)?"
)
"""The verbs that stand before their subject in a question."""
_SUBJECT = (
    r"(?:[A-D]|he|she|they|we|i|you|it|that|this|those|these|there|any(?:body|one)|some(?:body|one)|every(?:body"
    r"|one)|(?:the |his |her |their |my |our )?(?:dealer|maker|makers|adversary|adversaries|partner|deal|call"
    r"|card|lead|trick|side|others|hand|score))\b(?!')"
)
_QUESTION_WORD = r"(?:who|whose|whom|what|which|why|how)\b"
_INVERTED = re.compile(
    rf"(?!(?:and |but )?so {AUXILIARY} ){_OPENS}(?:(?:{_QUESTION_WORD}|when|where)(?: \w+){{0,3}}? )?"
    rf"{AUXILIARY} {_SUBJECT}.*",
    re.IGNORECASE,
)
"""How a question begins: with its verb, or with a question word and then the verb; `so does Dot` tells."""
_MARKED = re.compile(r"[\w')](?:!*\?[?!]*| \?)$")
"""How a question ends; `??` by itself is an unknown card."""
_SPOKEN = re.compile(
    rf"{_OPENS}\w+(?:'s partner)?(?: (?:and|or) \w+)?(?: (?:then|now|also|just))*"
    r" (?:asks?|asked|says?|said|wonders?|wondered|enquires?|enquired|cries|cried|exclaims?|exclaimed)\b",
    re.IGNORECASE,
)
"""How a sentence begins that tells what a player asks or says."""
_AFTER_COLON = re.compile(r"[A-D](?: to [A-D]:|:(?=.*\byou\b)).*\?", re.IGNORECASE)
"""A player, a colon, and what they ask another player."""
_TAG = re.compile(
    r",\s+(?:\w+n't|does|did|has|had|was|is|were|are) (?:he|she|it|they|you)\s*\?+$", re.IGNORECASE
)
"""What makes a question of a whole sentence, at its end: `, wasn't it?`."""
_END = re.compile(r"(?<=[.!?;])\s+")


def asks(sentence: str, table: RefereedTable) -> bool:
    """Whether a sentence asks something, by its mark or its order of words; not what a player asks."""
    said = with_players(QUOTED.sub('""', sentence.strip()), table)
    if (_SPOKEN.match(said) and not _INVERTED.fullmatch(said)) or _AFTER_COLON.fullmatch(said):
        return False
    return _MARKED.search(said) is not None or _INVERTED.fullmatch(said) is not None


def ends_in_tag(line: str) -> bool:
    """Whether a line is made a question as a whole by its last words: `, wasn't it?`."""
    return _TAG.search(line) is not None


def tells_speech(sentence: str, table: RefereedTable) -> bool:
    """Whether a sentence begins with a player who asks or says something."""
    return _SPOKEN.match(with_players(sentence.strip(), table)) is not None


def questions_of(text: str, table: RefereedTable) -> tuple[str, ...]:
    """The sentences of a text that ask something."""
    quotes: list[str] = []

    def hidden(match: re.Match[str]) -> str:
        quotes.append(match[0])
        return f'"{len(quotes) - 1}"'

    parts = _END.split(QUOTED.sub(hidden, with_questions_quoted(text)))
    shown = (re.sub(r'"([0-9]+)"', lambda match: quotes[int(match[1])], part) for part in parts if part)
    return tuple(part for part in shown if asks(part, table))
