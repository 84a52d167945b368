"""Whether a line tells that a card goes back for which another is played."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ....acts import Act, Play
from ..ideas.lexicon import ideas_of
from ..plain import base_of
from .line_words import words_of
from .things_told import cards_of

_GOES_BACK = re.compile(
    r"\b(?:back|instead|return\w*|chang\w+|swap\w*|correct\w*|mend\w*|replac\w+|withdr\w+|retract\w*)\b",
    re.IGNORECASE,
)
_PLAYING = frozenset(("play", "lead", "trump"))


def tells_card_back(line: str, back: Act, acts: Sequence[Act]) -> bool:
    """Whether a line tells that a card goes back: in so many words, or with a word of playing for the card
    itself and for the one played instead."""
    cards = {str(card) for card in cards_of(back)}
    plays = [one for one in acts if isinstance(one, Play)]
    own = [str(one.card) for one in plays if one.actor == back.actor]
    if len(own) < 2 or not cards & {*own} or _GOES_BACK.search(line):
        return True
    return sum(map(_is_of_playing, (word.said for word in words_of(line)))) >= len(plays)


def _is_of_playing(said: str) -> bool:
    return bool((ideas_of(said) | ideas_of(base_of(said))) & _PLAYING)
