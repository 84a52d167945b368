"""Reads what people type or write of a table, in everyday words.

The referee's desk and records that are read tolerantly use the same reader: short forms of acts, sentences,
several acts in a line, names of players.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from ...acts import Act, Call, TableAct
from ...copying import replace
from ...errors import EuchreError, NotationError
from ...notation.record import DealLine
from ..between_deals import deal_begins
from ..fold import after
from ..state import RefereedTable
from .answers.answering import answer, possible_meanings
from .beginnings.gathering import as_cut, as_seats
from .beginnings.opening_deals import deal_again_asked, deal_of_line, deal_of_piece, dealer_asked
from .beginnings.openings import Read, Told, as_all_agree, as_all_pass, as_deal
from .beginnings.turn_up_shown import as_shown
from .checking.left_aside import tells_all
from .clauses.ways import best_understood, ways_to_take_apart
from .lines.asked import questions_of
from .lines.denied import denies
from .lines.faults import fault_reported, is_own_report
from .lines.in_order import in_order_told
from .lines.leads import as_lead_over
from .lines.parted import is_of_each, of_its_beginning, of_several, of_two, words_reported
from .lines.phrasing import OF_SUBJECT
from .lines.pieces import quoted
from .lines.quotes import claim_quoted, naming_quoted, question_quoted
from .lines.retold import is_done_again, is_told_again, is_told_once
from .lines.subjects import goes_on_with, sentences_about, subject_of, with_seats
from .lines.told_together import as_told_together
from .lines.tricks_known import check_trick_told
from .lines.words_said import as_call_spoken, as_question_asked, as_words_said
from .plain import plain, with_word_names, without_opening
from .retelling.said_with_choice import with_choice_alone
from .retelling.silence import is_silent, pass_asked
from .retelling.speakers.addressed import with_speaker_first
from .retelling.spelling import spelt_out
from .retelling.unreal import is_unreal, without_unreal
from .sentences.reading import meanings, question
from .shorthand import act_in_short, split_line
from .told_as_it_stands import as_act, as_more_than_its_words, as_result
from .unsettled.answers_given import answer_in, card_apart_told
from .unsettled.spoken_choices import choice_spoken, without_fillers
from .unsettled.taking import choice_in_quotes, choices_in


@dataclass(frozen=True, slots=True)
class _Effort:
    """How hard the reader tries."""

    depth: int = 3
    """How often a sentence may be read as other sentences."""
    by_ideas: bool = False
    """Whether a sentence that no pattern fits is read by its ideas."""
    as_words: bool = False
    """Whether what a player says may be words that mean nothing else."""

    @property
    def less(self) -> _Effort:
        """The effort for the parts of a sentence."""
        return replace(self, depth=self.depth - 1)


_Way: TypeAlias = Callable[[str, RefereedTable, _Effort], tuple[Told, ...]]
_Parting: TypeAlias = Callable[[str, RefereedTable, bool], Iterator[tuple[str, ...]]]
_EFFORTS = (_Effort(), _Effort(depth=2, by_ideas=True), _Effort(by_ideas=True, as_words=True))
"""What is tried in turn: the patterns of sentences, ideas, and last that somebody only talks."""


def told_in(text: str, table: RefereedTable) -> Read:
    """What a line tells, each thing with the table after it.

    Raises EuchreError for a text that is not understood, saying what would be or what is missing, and for
    an act that is impossible.
    """
    try:
        return told_if_understood(text, table)
    except NotUnderstoodError as fault:
        raise NotationError(fault.answer()) from None


_A_QUESTION = "That asks, and tells nothing; tell what was done in a sentence that does not ask"


class NotUnderstoodError(NotationError):
    """A text that is not understood; what would be is looked for only where somebody is to be answered."""

    def __init__(self, text: str, table: RefereedTable) -> None:
        self._text, self._table = text, table
        super().__init__(f"'{text}' is not understood")

    def answer(self, line: str = "") -> str:
        """Why the text is not understood, and what would be; `line` is quoted for a text in other words."""
        read = with_seats(self._text, self._table)
        said = answer(read, self._table, is_understood)
        is_of_line = " " in self._text and self._text.lower() in (line or self._text).lower()
        typed = self._text if is_of_line or not line else line
        return said.replace(f"'{read}'", f"'{typed}'", 1)


def told_if_understood(text: str, table: RefereedTable) -> Read:
    """What a line tells, as `told_in`. Raises NotUnderstoodError for a text that is not understood."""
    found: list[tuple[Told, RefereedTable]] = []
    text = without_unreal(with_speaker_first(spelt_out(with_word_names(text, table)), table))
    text = with_choice_alone(text, table)
    if questions := questions_of(text, table):
        raise NotationError(f"'{questions[0]}': {_A_QUESTION}")
    if is_unreal(text):
        raise NotationError(f"'{text}': Nothing of that was done. Tell what was done, if anything was")
    if (asked := pass_asked(text, table) or dealer_asked(text, table)) is not None:
        raise NotationError(f"'{text}': {asked}")

    def now() -> RefereedTable:
        return found[-1][1] if found else table

    if (begun := deal_of_line(text, table)) is not None:
        found.append((begun, _then(table, begun)))
    for sentence in sentences_about(in_order_told(text, table), now):
        ways = ways_to_take_apart(sentence, now())
        told = best_understood(
            ways, partial(_told_in_pieces, table=now()), partial(tells_all, sentence, before=now())
        )
        if is_own_report(sentence, [one for one, _ in told], now()):
            raise NotUnderstoodError(sentence, now())
        found += as_told_together(sentence, told, now())
    return tuple(found)


def _told_in_pieces(pieces: Iterable[str], table: RefereedTable) -> Read:
    found: list[tuple[Told, RefereedTable]] = []
    subject = ""
    for piece in pieces:
        for told in _read_piece(piece, table, subject):
            if found and told == found[-1][0] and is_told_once(told) and not is_done_again(piece):
                continue
            check_trick_told(told, table)
            table = _then(table, told)
            found.append((told, table))
        subject = subject_of(piece, table) or subject
    return tuple(found)


def _then(table: RefereedTable, told: Told) -> RefereedTable:
    if isinstance(told, DealLine):
        return deal_begins(table, told.dealer, told.owner, told.pack)
    return after(table, told)


def read_short(text: str, table: RefereedTable) -> Act:
    """The one act that a text means at a table.

    Raises NotationError with the three nearest texts that would be understood, or for a text that means
    something else than one act.
    """
    told = read_piece(text, table)
    if len(told) != 1 or isinstance(told[0], DealLine):
        raise NotationError(f"'{text.strip()}' is more than one act; type one after the other")
    return told[0]


def read_piece(text: str, table: RefereedTable, *, subject: str = "") -> tuple[Told, ...]:
    """What a text without commas means at a table; nothing for what was told before.

    `subject` is the player of the piece before, who does what is told without a player. Raises
    NotationError as `told_in` does.
    """
    try:
        return _read_piece(text, table, subject)
    except NotUnderstoodError as fault:
        raise NotationError(fault.answer()) from None


def _read_piece(text: str, table: RefereedTable, subject: str) -> tuple[Told, ...]:
    text = spelt_out(text)
    if (asked := deal_again_asked(text, table)) is not None:
        raise EuchreError(f"'{text}': {asked}")
    speaks = subject and re.match(r"i(?:'\w+)? ", text, re.IGNORECASE)
    if subject and OF_SUBJECT.match(text):
        text = f"{subject} {text}"
    told = _heard(f"{subject} says {text}" if speaks else text, table)
    if subject and told and goes_on_with(subject, text, told, table):
        told = _heard(f"{subject} {without_opening(text)}", table) or told
    if not told and subject and not subject_of(text, table):
        told = _heard(f"{subject} {text}", table)
    if not told and not is_told_again(text, table):
        raise NotUnderstoodError(text, table)
    return told


def is_understood(text: str, table: RefereedTable) -> bool:
    """Whether a text means acts or the beginning of a deal by the patterns, though they may be impossible
    now."""
    return any(_are_understood(pieces, table) for pieces in (split_line(text), [text]))


def _are_understood(pieces: Iterable[str], table: RefereedTable) -> bool:
    try:
        for piece in pieces:
            told = _meant(piece, table, _Effort(depth=2, as_words=True))
            if not told:
                return False
            for one in told:
                table = _then(table, one)
    except EuchreError:
        pass
    return True


def _heard(text: str, table: RefereedTable) -> tuple[Told, ...]:
    """What a text without commas means at a table, nothing if it is not understood."""
    if is_told_again(text, table):
        return ()
    if told := as_result(text, table):
        return told
    return next((told for effort in _EFFORTS if (told := _meant(text, table, effort))), ())


def _meant(text: str, table: RefereedTable, effort: _Effort) -> tuple[Told, ...]:
    """What a text means if the reader tries so hard."""
    text = with_seats(text, table)
    if effort.as_words and (fault_reported(text, table) is not None or _is_asked_about(text, table)):
        effort = replace(effort, as_words=False)
    if is_silent(text, table):
        return ()
    told = _meant_by_patterns(text, table, effort) or _as_choice_spoken(text, table, effort)
    if told or not effort.as_words:
        return told
    return as_call_spoken(text, table) or as_words_said(text, table) or as_question_asked(text, table)


def _meant_by_patterns(text: str, table: RefereedTable, effort: _Effort) -> tuple[Told, ...]:
    """What a text with letters for its players means, if it is more than talk."""
    if effort.depth and (claimed := _as_quoted_claim(text, table, _EFFORTS[1])):
        return claimed
    if effort.depth and (begun := deal_of_piece(text, table)) is not None:
        return _as_begun(text, begun, table, effort)
    for reader in _READERS:
        told = reader(text, table)
        if told and not denies(text, told, table):
            return told
    if effort.depth:
        for way in _WAYS:
            told = way(text, table, effort.less)
            if told and not denies(text, told, table):
                return told
    return ()


def _as_choice_spoken(text: str, table: RefereedTable, effort: _Effort) -> tuple[Told, ...]:
    """What a player takes of what is open to them, in words that are told as theirs."""
    said = without_fillers(text, table)
    if said is None:
        return ()
    if (act := choice_spoken(said, table)) is not None:
        return (act,)
    told = () if said == text else _meant_by_patterns(said, table, effort)
    chooses = all(isinstance(act, TableAct) and act.form.startswith(_CHOOSING) for act in told)
    return told if chooses else ()


_CHOOSING = ("chooses ", "calls ", "orders ", "waives ")


def _as_begun(text: str, begun: DealLine, table: RefereedTable, effort: _Effort) -> tuple[Told, ...]:
    """The deal that begins with a text, and what the text tells of it."""
    told = _all_of((text,), _then(table, begun), effort)
    return (begun, *told) if told else ()


def _is_asked_about(text: str, table: RefereedTable) -> bool:
    """Whether a sentence is known that leaves something open, which is asked and not taken for talk."""
    return '"' not in text and question(plain(text, table), table) is not None


def _as_quoted(text: str, table: RefereedTable) -> tuple[Told, ...]:
    """What a player says in quotation marks: a call where it is one, or else words."""
    said = question_quoted(text, table) or naming_quoted(text, table) or quoted(text, table)
    act = None if said is None else act_in_short(said, table)
    if not isinstance(act, TableAct) or act.said is None:
        return () if act is None else (act,)
    return (
        choice_in_quotes(act, table)
        or _as_choice_spoken(f"{act.actor} says {act.said}", table, _EFFORTS[0])
        or _lone_call_quoted(act, table)
        or (act,)
    )


def _lone_call_quoted(act: TableAct, table: RefereedTable) -> tuple[Told, ...]:
    """A call with a lone hand in the words of the player whose turn it is: `b says "alone at hearts"`."""
    deal = table.sitting.deal
    if deal is None or deal.turn != act.actor or not re.search(r"\b(?:alone|solo)\b", act.said or "", re.I):
        return ()
    told = _all_of((f"{act.actor} says {act.said}",), table, _EFFORTS[1])
    return told if told and isinstance(told[0], Call) else ()


def _as_quoted_claim(text: str, table: RefereedTable, effort: _Effort) -> tuple[Told, ...]:
    """What a quotation claims, admits or counts: `a says to b "you revoked"`."""
    said = claim_quoted(text, table) if '"' in text else None
    told = () if said is None else _all_of((said,), table, effort)
    claims = all(isinstance(act, TableAct) and act.form.startswith(_CLAIMING) for act in told)
    return told if claims else ()


_CLAIMING = ("claims ", "admits ", "counts ")


def _as_sentence(text: str, table: RefereedTable, effort: _Effort) -> tuple[Told, ...]:
    """The acts of a sentence that is known."""
    if '"' in text:
        return ()
    said = plain(text, table)
    for pieces in meanings(said, table):
        told = () if pieces == (said,) else _all_of(pieces, table, effort)
        if told:
            return told
    return ()


def _by_its_ideas(text: str, table: RefereedTable, effort: _Effort) -> tuple[Told, ...]:
    """The acts of a sentence that has one meaning by its ideas."""
    if not effort.by_ideas or '"' in text or is_of_each(text):
        return ()
    found = possible_meanings(text, table)
    if len(found) != 1 or _lacks_something(text, table, found[0]):
        return ()
    return _all_of(found[0].split(" & "), table, effort)


def _lacks_something(text: str, table: RefereedTable, meaning: str) -> bool:
    """Whether a sentence leaves out what has to be asked, which its meaning does not give."""
    said = plain(text, table)
    asked = question(said, table)
    card = re.search(r"\b[0-9TJQKA][SHDC]\b", said)
    tells_it = " claims " in meaning or card is not None
    return asked is not None and (not tells_it or (card is not None and f" {card[0]}'" in asked))


def _in_parts(way: _Parting) -> _Way:
    """A way to read a text as other texts, of which the first that is understood counts."""

    def told(text: str, table: RefereedTable, effort: _Effort) -> tuple[Told, ...]:
        if '"' in text and way is not words_reported:
            return ()
        found = (_all_of(pieces, table, effort) for pieces in way(text, table, effort.as_words))
        return next(filter(None, found), ())

    return told


def _all_of(pieces: Iterable[str], table: RefereedTable, effort: _Effort) -> tuple[Told, ...]:
    """What all of some pieces tell, nothing if one of them is not understood or is impossible.

    Whether the last act is possible is left to the caller, who can say why not.
    """
    found: list[Told] = []
    done = 0
    try:
        for piece in pieces:
            for told in found[done:]:
                table = _then(table, told)
            done = len(found)
            if is_told_again(piece, table):
                continue
            meant = _meant(piece, table, effort)
            if not meant:
                return ()
            found.extend(meant)
    except EuchreError:
        return ()
    return tuple(found)


_READERS = (
    answer_in,
    card_apart_told,
    _as_quoted,
    choices_in,
    as_result,
    as_shown,
    as_deal,
    as_all_pass,
    as_all_agree,
    as_seats,
    as_cut,
    as_lead_over,
    as_more_than_its_words,
    as_act,
)
_WAYS = (_as_sentence, _by_its_ideas, *map(_in_parts, (of_two, of_several, of_its_beginning, words_reported)))
