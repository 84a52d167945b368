"""Reads a line and says what of it the acts do not tell; what is understood of a line is kept."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ....errors import EuchreError, NotationError
from ...state import RefereedTable
from ..beginnings.openings import Read, Told
from ..clauses.splitting import clauses
from ..lines.faults import is_own_report
from ..lines.in_order import in_order_told
from ..lines.pieces import in_one_saying, sentences_of, with_pronoun
from ..lines.subjects import subject_of
from ..lines.tricks_known import TrickUntoldError
from ..plain import plain, with_word_names
from ..retelling.progress import without_progress
from ..retelling.speakers.addressed import with_speaker_first
from ..retelling.spelling import spelt_out
from ..retelling.unreal import without_unreal
from ..sentences.reading import question
from ..telling import NotUnderstoodError, told_if_understood
from ..unsettled.spoken_choices import choice_to_ask_about, chooses_as_told
from .left_aside import Beside, beside

_FAULT = re.compile(r"\b(?:claims|admits) ")
"""A question which leads to a claim: the clause reports that something was wrong."""
_LONGEST = 600
"""Characters of the longest line of which a part is looked for."""


@dataclass(frozen=True, slots=True)
class LineReading:
    """What a line tells, each thing with the table after it, and what is left aside."""

    told: Read
    beside: Beside
    fault: NotationError | None = None
    """Why the whole line is not understood; None if it is."""

    @property
    def must_be_asked(self) -> bool:
        """Whether the person is to say if this is what happened."""
        return self.fault is not None or self.beside.must_be_asked


def read_line(line: str, table: RefereedTable) -> LineReading:
    """What a line tells at a table, as far as it is understood.

    Raises EuchreError for a line of which nothing is understood and for an act that is impossible.
    """
    typed, before = line, table
    line = without_unreal(spelt_out(with_word_names(line, table)))
    fault: NotUnderstoodError | None = None
    try:
        told = told_if_understood(line, table)
    except NotUnderstoodError as unclear:
        fault = unclear
        spoken = with_speaker_first(line, table)
        asked = _asked_of_part(spoken, table)
        if asked is not None:
            raise NotationError(f"'{line}': {asked}") from None
        told = () if _asks_back(spoken, table) else _partly(spoken, table)
        if not told or is_own_report(line, [one for one, _ in told], table):
            raise NotationError(unclear.answer(line)) from None
    for one, then in told:
        if (asked := choice_to_ask_about(typed, one, before)) is not None:
            raise NotationError(f"'{typed}': {asked}")
        before = then
    after = told[-1][1] if told else table
    if any(map(chooses_as_told, (one for one, _ in told))) and '"' not in typed:
        line = line.replace('"', "")
    return LineReading(told, beside(line, [one for one, _ in told], table, after), fault)


def _asks_back(line: str, table: RefereedTable) -> bool:
    """Whether a line as a whole is a sentence of which something is missing; no part of it tells more."""
    return '"' not in line and question(plain(line, table), table) is not None


def _asked_of_part(line: str, table: RefereedTable) -> str | None:
    """What is to be asked about a sentence or clause of a line that leaves something out: of the others
    alone the line would tell something else."""
    if '"' in line or len(line) > _LONGEST:
        return None
    for sentence in map(without_progress, sentences_of(line)):
        for clause in (sentence, *clauses(in_one_saying(sentence), table)):
            asked = question(plain(clause, table), table)
            if asked is not None and _FAULT.search(asked):
                return asked
    return None


def _partly(line: str, table: RefereedTable) -> Read:
    """What the sentences and clauses of a line tell that are understood by themselves."""
    if len(line) > _LONGEST:
        return ()
    found: list[tuple[Told, RefereedTable]] = []
    subject = ""
    for sentence in map(without_progress, sentences_of(in_order_told(line, table))):
        sentence = with_pronoun(sentence, subject)
        subject = subject_of(sentence, table) or subject
        told = _told(sentence, table)
        for clause in () if told else clauses(in_one_saying(sentence), table):
            of_clause = _told(clause, told[-1][1] if told else table)
            told = (*told, *of_clause)
        found += told
        table = told[-1][1] if told else table
    return tuple(found)


def _told(text: str, table: RefereedTable) -> Read:
    """What a text tells, nothing if it is not understood or impossible."""
    try:
        return told_if_understood(text, table)
    except TrickUntoldError:
        raise
    except EuchreError:
        return ()
