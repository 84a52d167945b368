"""Tolerant reader of `.euchre`: acts may be written in everyday words, as they are typed at the desk.

What a line means depends on the table at that point, so the reader follows the play with a referee. The
record that it gives is in the words of the notation.
"""

from __future__ import annotations

from ..acts import TableAct
from ..copying import replace
from ..errors import EuchreError, NotationError
from ..notation.read import LineReader, without_comment
from ..notation.record import ActEntry, DealLine, Entry, Expectation, Record, RecordError
from ..table.speech.beginnings.opening_deals import deal_of_line
from ..table.speech.clauses.ways import best_understood, ways_to_take_apart
from ..table.speech.lines.retold import is_told_once
from ..table.speech.lines.subjects import sentences_about, subject_of
from ..table.speech.telling import read_piece
from .session import Session, after_act, begin_deal, new_session


def read_everyday(text: str) -> Record:
    """The record in a text whose acts may be in everyday words.

    Raises NotationError with the line of the first text that is not understood and what would be, and
    RecordError for an act that is impossible.
    """
    reader = _Reader()
    entries = [
        entry
        for number, line in enumerate(text.split("\n"), start=1)
        for entry in reader.entries(line.rstrip("\r"), number)
    ]
    code = reader.lines.end_head(1)
    head = reader.lines.head
    return Record(code=code, headers=tuple(head.headers), points=reader.lines.points, entries=tuple(entries))


_SPEECH = ("says {words}", "asks {words}")
"""Acts of players whose words are read as at the desk."""


class _Reader:
    """Reads line by line, and follows the play."""

    def __init__(self) -> None:
        self.lines = LineReader()
        self._session: Session | None = None

    def entries(self, line: str, number: int) -> list[Entry]:
        """The entries of a line, in the words of the notation where they can be."""
        try:
            found = self.lines.entries(line, number)
        except NotationError as fault:
            return self._in_everyday_words(line, number, fault)
        if self._is_speech(found):
            unclear = NotationError(f"'{line.strip()}' is not understood", line=number)
            return self._in_everyday_words(line, number, unclear)
        for entry in found:
            self._go_on(entry, number)
        return found

    def _is_speech(self, found: list[Entry]) -> bool:
        """Whether a line of a deal tells what players say, which may be more than words: a call, a claim."""
        acts = [entry.act for entry in found if isinstance(entry, ActEntry)]
        speaks = any(isinstance(act, TableAct) and act.form in _SPEECH for act in acts)
        return speaks and self._now.sitting.deal is not None

    def _in_everyday_words(self, line: str, number: int, fault: NotationError) -> list[Entry]:
        text, comment = without_comment(line.strip(), number)
        if number == 1 or self.lines.head.code is None:
            raise fault
        self.lines.end_head(number)
        found = self._as_sentences(text, number, fault)
        self.lines.begun = True
        return [*found, *comment]

    def _as_sentences(self, text: str, number: int, fault: NotationError) -> list[Entry]:
        """The entries of a line, each sentence in the first way to take it apart that is understood."""
        found: list[Entry] = []
        if (begun := deal_of_line(text, self._now.table)) is not None:
            found.append(self._entry(begun, number))
            self._go_on(found[-1], number)
        for sentence in sentences_about(text, lambda: self._now.table):
            before, deals = self._session, self.lines.deal

            def read(pieces: list[str], before: Session | None = before, deals: int = deals) -> list[Entry]:
                self._session, self.lines.deal = before, deals
                return self._all_of(pieces, number, fault)

            found += best_understood(ways_to_take_apart(sentence, self._now.table), read)
        return found

    def _all_of(self, pieces: list[str], number: int, fault: NotationError) -> list[Entry]:
        found: list[Entry] = []
        subject = ""
        for piece in pieces:
            table = self._now.table
            try:
                told = read_piece(piece, table, subject=subject)
            except NotationError as unclear:
                raise fault if self._is_head(piece) else NotationError(unclear.message, line=number) from None
            for what in told:
                entry = (
                    self._entry(what, number) if isinstance(what, DealLine) else ActEntry(what, line=number)
                )
                if found and is_told_once(what) and found[-1] == entry:
                    continue
                self._go_on(entry, number)
                found.append(entry)
            subject = subject_of(piece, table) or subject
        return found

    def _is_head(self, piece: str) -> bool:
        """Whether a text that is not understood stands where the head may go on, and speaks of no player."""
        begins_with_seat = piece[1:2] == " " and piece[0].lower() in "abcd"
        return not self.lines.begun and self._now.sitting.deal is None and not begins_with_seat

    def _entry(self, deal: DealLine, number: int) -> DealLine:
        """A deal that begins, with the number that follows in the record."""
        self.lines.deal += 1
        return replace(deal, number=self.lines.deal, line=number)

    @property
    def _now(self) -> Session:
        if self._session is None:
            self._session = new_session(self.lines.end_head(1), self.lines.points, refereed=True)
        return self._session

    def _go_on(self, entry: Entry, number: int) -> None:
        try:
            if isinstance(entry, ActEntry):
                self._session = after_act(self._now, entry.act)
            elif isinstance(entry, DealLine):
                self._session = begin_deal(self._now, entry.dealer, entry.owner, entry.pack)
            elif isinstance(entry, Expectation):
                self.lines.begun = True
        except EuchreError as fault:
            raise RecordError(fault, line=number) from fault
