"""What the desk asks before it enters a line of which something was left aside."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from ...acts import Act, Call, CallKind, Waiver
from ...errors import EuchreError, NotationError
from ...notation import DealLine
from ...table import RefereedTable
from ...table.speech.checking.left_aside import Beside
from ...table.speech.checking.reading import read_line
from ...table.speech.guiding.places import name_of
from ...table.speech.lines.parted import call_then_result
from ...table.speech.lines.retold import is_told_again
from ...table.speech.plain import plain
from ...table.speech.results import result_told
from ...table.speech.retelling.speakers.addressed import with_speaker_first
from ...table.speech.sentences.reading import question
from ...table.speech.shorthand import split_line
from ...table.speech.telling import told_in
from ...table.words.rulings import ruling_text
from .answers.supposing import Told, is_wish, would_follow
from .saying_back import said_back


class Confirmation(Enum):
    """An answer to the question whether something happened."""

    YES = "yes"
    NO = "no"
    GUIDE = "guide"


_REPLIES = {
    Confirmation.YES: "1|y|ye[sap]h?|yep|ok(?:ay)?|right|correct|true|exactly|that's (?:it|right|all)|(?:it"
    "|that) (?:is|was)"
    "(?: so| right)?|enter it|sure|indeed",
    Confirmation.NO: "2|n|no|nope|nah|wrong|not (?:so|that|quite)|none of (?:it|that)|neither|that's wrong"
    "|false|cancel|stop|never mind|(?:undo|scratch|strike)(?: it| that)?|oops",
    Confirmation.GUIDE: "3|guide(?: me)?|step by step",
}


def reply_in(line: str) -> Confirmation | None:
    """The answer that a line gives; None for a line that is none."""
    said = re.sub(r"[.!,]", "", line.strip().lower())
    return next((reply for reply, words in _REPLIES.items() if re.fullmatch(words, said)), None)


@dataclass(frozen=True, slots=True)
class Unconfirmed:
    """What was read from a line and waits for a yes."""

    line: str
    told: tuple[tuple[DealLine | Act, RefereedTable], ...]
    beside: Beside
    questions: tuple[str, ...] = ()
    """Questions of the line, to be answered after it."""
    sentence: str = ""
    """What the acts add up to, where they are not said back one by one."""
    is_guess: bool = False
    """Whether the words leave open what the sentence says."""
    is_partial: bool = False
    """Whether a part of the line is not understood."""

    @property
    def must_be_asked(self) -> bool:
        """Whether the person is to say if this is what happened; never where the line tells no act."""
        doubtful = self.is_partial or self.is_guess or self.beside.must_be_asked or any(self._impossible())
        return bool(self.told and doubtful)

    @property
    def wished(self) -> Told:
        """What was only wished for, where the line tells a wish; nothing for other lines."""
        return self.told if is_wish(self.line) and not self.sentence else ()

    @property
    def answers_nothing(self) -> bool:
        """Whether the line is a bare `no`, and no player is asked who could have said it; to give up a
        right, it is named."""
        is_no = reply_in(self.line) is Confirmation.NO
        return is_no and all(isinstance(told, Waiver) for told, _ in self.told)

    def _impossible(self) -> Iterator[str]:
        """The rulings on cards that the pack cannot hold: a slip of the tongue is more likely."""
        for told, table in self.told:
            is_found = isinstance(told, DealLine) or told.words.startswith(("finds", "claims"))
            for ruling in () if is_found else table.last_rulings:
                if ruling.irregularity == "imperfect-pack":
                    yield ruling_text(ruling, table.code)

    def asked(self) -> Iterator[str]:
        """What is understood and what is left aside, then the question."""
        yield from understood(self.told, self.beside, self.sentence)
        yield from (f"If so: {ruling}" for ruling in self._impossible())
        if self.wished:
            yield from would_follow(self.told)
            yield "Has it been done?  1 yes   2 no, only wished for   3 guide me   (or say it otherwise)"
        else:
            yield "Is that what happened?  1 yes   2 no   3 guide me   (or say it otherwise)"


def understood(
    told: tuple[tuple[DealLine | Act, RefereedTable], ...], beside: Beside, sentence: str = ""
) -> Iterator[str]:
    """What is understood, and the words left aside."""
    said = sentence or "; ".join(said_back(what, table) for what, table in told)
    yield f"Understood: {said}."
    added = [one for one, _ in told if any(one is other for other in beside.untold) and '"' not in one.text]
    if added and not sentence:
        tables = {id(what): table for what, table in told}
        yield "Not said in these words: " + "; ".join(said_back(one, tables[id(one)]) for one in added) + "."
    if beside.phrases:
        yield "Left aside: " + ", ".join(f"'{phrase}'" for phrase in beside.phrases) + "."


def _no_deal(table: RefereedTable) -> str:
    dealer = name_of(table.sitting.next_dealer or table.code.seating.seats[0], table)
    return f"No deal is on; say who deals, such as '{dealer} deals'"


_DEALS = re.compile(
    r"(?P<deals>[^,;.:\"]+? deal(?:s|t))(?:[,;.:]| and| but| then)+ (?P<rest>.+)", re.IGNORECASE
)


def _whole_deal(line: str, table: RefereedTable) -> Unconfirmed | None:
    """A deal told with its dealer and its result alone: `Ann deals, Bob orders it up and they took three`."""
    found = _DEALS.fullmatch(line) if table.sitting.is_between_deals else None
    try:
        told = told_in(found["deals"], table) if found else ()
    except EuchreError:
        return None
    if found is None or len(told) != 1:
        return None
    result = _result(found["rest"], told[0][1])
    if result is None:
        return None
    sentence = f"{said_back(*told[0])}; {result.sentence}"
    return replace(result, line=line, told=(*told, *result.told), sentence=sentence)


def _call_and_result(line: str, table: RefereedTable) -> Unconfirmed | None:
    """A deal of which a line tells the last call and the result: `Bob orders it up and they took three`."""
    parted = call_then_result(line)
    try:
        told = told_in(parted[0], table) if parted else ()
    except EuchreError:
        return None
    call = told[-1][0] if told else None
    if parted is None or not isinstance(call, Call) or call.word in (CallKind.PASS, CallKind.TURN_DOWN):
        return None
    _, of_side, rest = parted
    result = _result(f"{'the makers' if of_side else call.actor} {rest}", told[-1][1])
    if result is None:
        return None
    called = "; ".join(said_back(one, after) for one, after in told)
    return replace(result, line=line, told=(*told, *result.told), sentence=f"{called}; {result.sentence}")


def _result(line: str, table: RefereedTable) -> Unconfirmed | None:
    """The result that a line tells; None for another line. Raises NotationError if it leaves one open."""
    result = result_told(line, table)
    if isinstance(result, str):
        raise NotationError(f"'{line}': {result}")
    if result is None:
        return None
    told = told_in("; ".join(act.text for act in result.acts), table)
    return Unconfirmed(line, told, Beside(), sentence=result.sentence, is_guess=result.is_guess)


def _is_all_told_again(line: str, table: RefereedTable) -> bool:
    """Whether a line, or each piece of it, tells what is known already."""
    said = with_speaker_first(line, table)
    return is_told_again(said, table) or all(is_told_again(piece, table) for piece in split_line(said))


def read_at_desk(line: str, table: RefereedTable) -> Unconfirmed:
    """What a line tells, with what of it is left aside.

    Raises NotationError for a line that is not understood, or of which only idle words are, and another
    EuchreError for an act that is impossible.
    """
    result = _result(line, table) or _whole_deal(line, table) or _call_and_result(line, table)
    if result is not None:
        return result
    try:
        read = read_line(line, table)
    except NotationError as fault:
        if table.sitting.is_between_deals and "Type " not in fault.message:
            raise EuchreError(f"{fault.message.partition('; near to it')[0]}. {_no_deal(table)}") from None
        raise
    except EuchreError as fault:
        if table.sitting.deal is None:
            raise EuchreError(f"{fault}. {_no_deal(table)}") from None
        raise
    if not read.told and read.beside.matters and not _is_all_told_again(line, table):
        asked = None if '"' in line else question(plain(line, table), table)
        raise NotationError(f"'{line}' is not understood" if asked is None else f"'{line}': {asked}")
    _check_deal_meant(line, read.told, table)
    return Unconfirmed(line, read.told, read.beside, is_partial=read.fault is not None)


_OF_LAST_DEAL = re.compile(
    r"\b(?:in|of|from|during) (?:the |our |that )?"
    r"(?:(?:last|previous|past) (?:deal|hand)|(?:deal|hand) before)\b",
    re.IGNORECASE,
)
_OF_THIS_DEAL = re.compile(
    r"(?:counts (?!as)|claims (?!revoke|undercount|overcount)|faces|exposes|finds)\b", re.IGNORECASE
)


def _check_deal_meant(line: str, told: Told, table: RefereedTable) -> None:
    """Raises EuchreError for a line about a deal that is over, with acts that would be of the one now on."""
    if table.sitting.is_between_deals or not _OF_LAST_DEAL.search(re.sub(r'"[^"]*"', "", line)):
        return
    if any(isinstance(one, Act) and _OF_THIS_DEAL.match(one.words) for one, _ in told):
        raise EuchreError(
            f"'{line}': that deal is over; of it only a revoke or wrong points may still be claimed"
        )
