"""Of whom the sentences of a text tell, and a text with letters for its players."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from ....acts import Act
from ...state import RefereedTable
from ..beginnings.openings import Told
from ..everyday import QUOTED
from ..plain import with_players, without_opening
from ..retelling.cards_told.jambone_calls import with_jambone_call
from ..retelling.cards_told.mended import (
    with_card_on_table,
    with_correcting_card,
    with_mended_card,
    with_revoke_owned,
)
from ..retelling.cards_told.turn_up_lies import without_turn_up_lying
from ..retelling.earlier import with_discard_told, with_events_in_order
from ..retelling.progress import without_progress
from ..retelling.speakers.direct_questions import with_questions_quoted
from ..retelling.speakers.pronouns import with_cards_of, with_next_to_play, with_pronoun_of_opening
from ..retelling.speakers.spoken import with_speech_told
from ..shorthand import tidy
from .pieces import sentences_of, with_pronoun


def sentences_about(text: str, now: Callable[[], RefereedTable]) -> Iterator[str]:
    """The sentences of a text, each with the player whom a `he` or `she` at its beginning means.

    `now` is the table after what the sentences before have told.
    """
    subject = sentence = ""
    for told in sentences_of(with_questions_quoted(text)):
        told = told if subject else with_next_to_play(told, now())
        counted = with_cards_of(with_pronoun(_in_order(told, now()), subject), sentence, subject)
        named = with_card_on_table(with_pronoun_of_opening(counted, now()), now())
        mended = with_mended_card(with_correcting_card(named, now()), now())
        sentence = with_revoke_owned(mended, now())
        subject = subject_of(sentence, now())
        yield sentence


def _in_order(sentence: str, table: RefereedTable) -> str:
    """A sentence that tells acts alone, each of its player and in their order."""
    called = with_jambone_call(sentence, table)
    said = without_turn_up_lying(with_speech_told(without_progress(called)), table)
    return with_discard_told(with_events_in_order(said, table), table)


def subject_of(text: str, table: RefereedTable) -> str:
    """The player with whom a text begins, nothing if it begins otherwise."""
    named = re.match(r"([A-D])(?:'s)? ", tidy(with_seats(text, table)))
    return named[1] if named else ""


def goes_on_with(subject: str, text: str, told: Sequence[Told], table: RefereedTable) -> bool:
    """Whether a piece that goes on with `and` or `but` and names nobody is not read of the player of whom the
    piece before tells."""
    actors = {str(one.actor) for one in told if isinstance(one, Act)}
    goes_on = _JOINED_ON.match(text) or _SPEAKS_ON.match(text)
    return goes_on is not None and subject not in actors and not subject_of(text, table)


_JOINED_ON = re.compile(r"(?:and|but)(?: (?:then|so|now|also))? (?=[a-z]+s\b)", re.IGNORECASE)
"""How a piece begins that says what the same player does too."""
_SPEAKS_ON = re.compile(
    r"(?:(?:and|but|then|later|after (?:a|some) \w+),? )*(?:says?|said|adds?|added|announces?|announced"
    r"|declares?|declared)\b",
    re.IGNORECASE,
)
"""How a piece begins that tells what the same player says next."""


def with_seats(text: str, table: RefereedTable) -> str:
    """A text with letters for the players that it names, except where somebody is quoted."""
    text = without_opening(text.strip())
    pieces = (piece if piece.startswith('"') else with_players(piece, table) for piece in QUOTED.split(text))
    return "".join(pieces)
