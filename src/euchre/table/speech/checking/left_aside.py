"""What a line says beside the acts that were read from it, and which acts no word of it tells.

The reader of sentences may pass over words. Here every word of a line is held against the acts, however they
were read: a word must belong to the way in which people tell one of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ....acts import Draw, Person, Play
from ...state import RefereedTable
from ..beginnings.openings import Read, Told
from ..everyday import trump_known, with_cards
from ..retelling.said_with_choice import with_choice_alone
from ..unsettled.answers_given import answer_in
from .account import ActAccount
from .idle_words import IDLE, NEUTRAL
from .line_words import LineWord, words_of


@dataclass(frozen=True, slots=True)
class Beside:
    """What of a line the acts read from it do not tell."""

    phrases: tuple[str, ...] = ()
    """The words, as they were typed."""
    matters: bool = False
    """Whether one of them could matter: a verb, a card, a number, a player."""
    untold: tuple[Told, ...] = ()
    """Acts that no word of the line tells."""

    @property
    def must_be_asked(self) -> bool:
        """Whether the person is to say if the acts are what happened."""
        return self.matters or bool(self.untold)


def beside(line: str, told: Sequence[Told], before: RefereedTable, after: RefereedTable) -> Beside:
    """What a line says beside the acts read from it at a table (`before` them and `after` them)."""
    if _is_as_recorded(line, told, before) or (told and tuple(told) == answer_in(line, before)):
        return Beside()
    line = with_choice_alone(line, before)
    account = ActAccount(line, tuple(told), before, after)
    words = list(words_of(account.unknown_part(line)))
    people = {
        act.actor.name.lower() for act in told if isinstance(act, Draw) and isinstance(act.actor, Person)
    }
    left = [word for word in words if word.said not in people and not account.tells(word)]
    untold = account.untold(line, words)
    matters = any(_may_matter(word) for word in left if told or not account.names(word))
    return Beside(tuple(_phrases(line, left, words)), matters, untold)


def tells_all(line: str, told: Read, before: RefereedTable) -> bool:
    """Whether the acts read from a line tell all of it."""
    after = told[-1][1] if told else before
    return not beside(line, [one for one, _ in told], before, after).must_be_asked


def _is_as_recorded(line: str, told: Sequence[Told], table: RefereedTable) -> bool:
    """Whether a line is written as the record writes its acts."""
    written = re.sub(r"[\s,;]+", " ", with_cards(line, trump_known(table)).lower()).strip(" .")
    texts = [one.text.lower() for one in told]
    plays = [
        f"{one.actor} plays {one.card}".lower() if isinstance(one, Play) else one.text.lower() for one in told
    ]
    return written in (" ".join(texts), " ".join(plays))


def _may_matter(word: LineWord) -> bool:
    return word.kind != "word" or word.said not in IDLE


def _phrases(line: str, left: list[LineWord], words: list[LineWord]) -> Iterator[str]:
    """The words left aside as phrases: neighbours together, with small words between them."""
    places = {id(word): place for place, word in enumerate(words)}
    run: list[LineWord] = []
    for word in left:
        near = run and all(one.said in NEUTRAL for one in words[places[id(run[-1])] + 1 : places[id(word)]])
        if run and not (near and not re.search("[,;.]", line[run[-1].end : word.start])):
            yield line[run[0].start : run[-1].end]
            run = []
        run.append(word)
    if run:
        yield line[run[0].start : run[-1].end]
