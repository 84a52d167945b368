"""`euchre referee --code CODE`: the referee at a table of real cards.

What happened is typed in short words. The referee rules, keeps the score, and rules again when an earlier
entry is corrected. Every entry is in the record before its ruling is shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial

from ...errors import EuchreError, NotationError
from ...laws import Code
from ...pictures import Line, Span, Tone
from ...table.speech.answers.examples import players_example
from ...table.speech.beginnings.players_listed import with_players_listed
from ...table.speech.checking.left_aside import Beside
from ...table.speech.guiding.guide import Guide, act_text, answered, guide_for, is_likely, step_of
from ...table.speech.lines.asked import asks
from ...table.speech.plain import plain, with_word_names
from ...table.words.still_open import claims_to_prove, new_claims
from ..laws.field_docs import house_rules
from ..output import console, print_lines
from ..records.reading import write_whole
from ..text import block, heading
from .answers.questions import ANSWERED, CHOICES, NOW, UNDO, UNDO_SEVERAL, WHY, answer_to, is_asked
from .answers.supposing import SUPPOSES, Told, ruled_on, supposed, supposed_in_words, would_follow
from .answers.what_if import provided
from .asking import questions_apart
from .confirming import Confirmation, Unconfirmed, read_at_desk, reply_in, understood
from .correcting import check_is_told, corrected_entry, entry_told_again, told_instead
from .desk import Desk
from .desk_files import desk_of_file, record_text
from .desk_help import EXAMPLES, HELP
from .forming import forming_told, settled_by_cut
from .guided import BACK, LEAVES, STARTS, step_lines
from .rulings import ruling_lines
from .saying_back import entered_back, in_names, said_as_one, said_back
from .showing import awaited, law_lines, listed, open_now, score_lines, why_lines
from .starting_score import score_apart, with_score_told
from .told_late import discard_perhaps_untold, discard_told_late, touched_in_deal
from .unentered import asks_of_line, check_who_is_meant, entry_meant
from .wordlist import words_listed

_MEASURES = ("card", "point", "trick", "more", "of")
"""Words after a number that is no number of an entry."""


class Assistant:
    """The conversation at the referee's desk."""

    def __init__(self, code: Code, path: str, show: Callable[[Iterable[Line]], None] | None = None) -> None:
        self.path = path
        self._desk = desk_of_file(code, path)
        self._show = partial(print_lines, console()) if show is None else show
        self._waiting: Unconfirmed | Guide | None = None
        self._wished: Told = ()
        """What the last line tells that was not entered: a wish, or what was asked back and not answered."""
        self._unentered: tuple[str, ...] = ()
        """The lines since the last entry that tell something and are not entered."""
        self._typed = ""
        """The last line as it was typed, with names that are words too."""
        self._left = ""
        """The line of which it was just said that it is not entered."""
        self.fault: str | None = None
        """Why the last line is not entered; None where it is, or is no entry."""

    @property
    def waiting(self) -> Unconfirmed | Guide | None:
        """What waits for an answer: a reading to be confirmed, or the guide."""
        return self._waiting

    @property
    def desk(self) -> Desk:
        """Everything entered so far."""
        return self._desk

    @property
    def code(self) -> Code:
        """The code under which the referee rules."""
        return self._desk.code

    def run(self, ask: Callable[[str], str | None]) -> None:
        """Take entries and commands until the person quits or the input ends."""
        self._say(heading(f"Referee under {self.code.rules_in_force}. Entries are kept in {self.path}."))
        self._say(*(line for rule in house_rules(self.code) for line in block(rule, tone=Tone.FAINT)))
        if not self._desk.entries:
            self._say_each(
                (f"Say who plays and who deals: '{players_example(self.code)}', '{EXAMPLES[2]}'.",)
            )
        self._say((Span("Tell what happens in your own words; 'help' says how."),))
        while (line := ask(f"{len(self._desk.entries) + 1}> ")) is not None:
            if line.strip() in ("quit", "exit"):
                return
            self.hear(line)

    def hear(self, line: str) -> None:
        """Take one line: an entry, a command, a question, or the answer to what was asked."""
        self.fault, self._left = None, ""
        self._typed, line = line.strip(), with_word_names(line.strip(), self._desk.table)
        try:
            self._take(line)
        except EuchreError as fault:
            self._not_entered(fault, line)
            self._is_told_of_club(line)

    def _is_told_of_club(self, line: str) -> bool:
        """Whether a line tells of people who come, cut or are replaced; the desk then says who does that."""
        forming = forming_told(line, self.code)
        if forming is not None:
            self._say(*block(forming))
        return forming is not None

    def _said(self, line: str) -> str:
        """A line with the names as they were typed."""
        return self._typed if line == with_word_names(self._typed, self._desk.table) else line

    def _not_entered(self, fault: EuchreError, line: str) -> None:
        typed = self._said(line)
        fault, line = EuchreError(str(fault).replace(f"'{line}'", f"'{typed}'")), typed
        self.fault = str(fault)
        self._say(*block(in_names(f"{fault}.", self._desk.table_by_names, line), tone=Tone.BAD))

    def _take(self, line: str) -> None:
        if (asked := self._waiting) is not None:
            if self._is_taken_as_answer(line):
                return
            line = told_instead(line, asked, self._desk.table)
        word, _, rest = line.partition(" ")
        alone = self._commands.get(line.lower().rstrip("?") or line)
        with_more = self._with_more(word.lower(), rest)
        if alone is not None:
            alone()
        elif with_more is not None:
            with_more(rest)
        elif word.isdigit() and rest.partition(" ")[0].rstrip("s") not in _MEASURES:
            self._correct(int(word), rest)
        elif STARTS.fullmatch(line):
            self._guide(guide_for("", self._desk.table))
        elif reply_in(line) is Confirmation.YES:
            self._say_each(("Nothing was asked; all that was said so far is entered.",))
        elif not self._is_answered(line):
            self._told(line)

    def _told(self, line: str) -> None:
        """Enter what a line tells, or ask if it happened so, or lead to what happened."""
        self._waiting = None
        line = with_players_listed(line, self._desk.table)
        if self._is_score_told(line):
            return
        said, questions = questions_apart(line, self._desk.table)
        if not said or asks(said, self._desk.table):
            self._answer_all((said, *questions) if said else questions)
            return
        before, self._unentered, self._wished = self._unentered, (*self._unentered, said), ()
        try:
            read = read_at_desk(said, self._desk.table)
        except NotationError as fault:
            if not questions and is_asked(line):
                self._unentered = before
                self._has_no_answer(line)
                return
            self._not_entered(fault, said)
            if not self._is_told_of_club(said):
                self._offer_guide(guide_for(said, self._desk.table))
            return
        if read.answers_nothing:
            self._unentered = before
            self._say_each(("Nothing was asked; nothing is entered.",))
            return
        check_who_is_meant(read, before, self._desk.table)
        read = replace(read, questions=questions)
        if read.must_be_asked:
            self._waiting = read
            self._say_each(read.asked())
        elif not read.told:
            self._unentered = ()
            self._say(*block("That tells no new act; nothing is entered."))
            self._answer_all(questions)
        else:
            if read.beside.phrases or read.sentence:
                self._say_each(understood(read.told, read.beside, read.sentence))
            else:
                self._say(
                    *block(self._in_names(entered_back(len(self._desk.entries), read.told)), tone=Tone.FAINT)
                )
            self._enter(read)

    def _is_score_told(self, line: str) -> bool:
        """Whether a line tells the score with which the table goes on, which is taken with the rest of the
        line."""
        parts = score_apart(line, self._desk.table)
        if parts is None:
            return False
        before, sentence, rest = parts
        if before:
            self._told(before)
        if self._waiting is not None or self.fault is not None:
            self._say_each((f"Not entered yet: '{sentence}'.",))
            return True
        desk = with_score_told(self._desk, sentence)
        left = rest if desk is not None else ". ".join(filter(None, (sentence, rest)))
        if desk is None and not before:
            return False
        if desk is not None:
            self._keep(desk, len(desk.entries))
            self._say(*score_lines(desk))
        if left:
            self._told(left)
        return True

    def _enter(self, read: Unconfirmed) -> None:
        """Enter what was read, and answer the questions of the line."""
        known = len(self._desk.entries)
        self._keep(self._desk.with_told(read.told), known)
        self._say_each(said_as_one(read.line, known, read.told))
        self._answer_all(read.questions)

    def _answer_all(self, questions: tuple[str, ...]) -> None:
        for question in questions:
            if not self._is_answered(question):
                self._has_no_answer(question)

    def _has_no_answer(self, question: str) -> None:
        """Say what the code provides for what is supposed, or else which questions the desk answers."""
        supposes = SUPPOSES.fullmatch(question)
        if supposes is not None and (lines := provided(self.code, supposes["what"], with_silent=False)):
            self._say(*lines)
            return
        self.fault = f"'{self._said(question)}': the desk has no answer to that"
        self._say(*block(f"{self.fault}. {ANSWERED}.", tone=Tone.BAD))

    def _is_taken_as_answer(self, line: str) -> bool:
        """Whether a line answers what the desk has asked; another act or sentence leaves the question."""
        waiting = self._waiting
        if line.lower() in self._commands:
            return False
        if isinstance(waiting, Guide):
            return self._is_guided(waiting, line)
        reply = reply_in(line)
        if waiting is None or reply is None:
            if waiting is not None:
                self._say_each((f"Not entered: '{waiting.line}'.",))
                self._waiting, self._left = None, waiting.line
                self._wished = () if waiting.is_partial else waiting.told
            return False
        self._waiting = None
        if reply is Confirmation.YES:
            self._enter(waiting)
            if waiting.is_partial and waiting.beside.phrases:
                self._say_each(("The rest is not entered: say it in other words, or type 'guide'.",))
        elif reply is Confirmation.NO:
            self._wished = waiting.wished
            self._say_each(("Nothing is entered. Say it in other words, or type 'guide'.",))
        else:
            self._guide(guide_for(waiting.line, self._desk.table))
        return True

    def _is_guided(self, guide: Guide, line: str) -> bool:
        """Whether a line answers the guide."""
        if STARTS.fullmatch(line):
            self._guide(guide)
            return True
        if LEAVES.fullmatch(line):
            self._waiting = None
            self._say_each(("Nothing is entered.",))
            return True
        found = guide.back if BACK.fullmatch(line) else answered(guide, line, self._desk.table)
        if found is None:
            return False
        self._guide(found)
        return True

    def _guide(self, guide: Guide) -> None:
        """Ask the next question of the guide, or enter the act to which it has led."""
        table = self._desk.table
        if step_of(guide, table) is not None:
            self._waiting = guide
            self._say_each(step_lines(guide, table))
            return
        self._waiting = None
        told = self._desk.entered(act_text(guide, table)).entries[len(self._desk.entries) :]
        self._say_each(understood(tuple((one.what, one.table) for one in told), Beside()))
        self._keep(replace(self._desk, entries=(*self._desk.entries, *told)), len(self._desk.entries))

    def _offer_guide(self, guide: Guide) -> None:
        """Show what the words of a line may mean, unless the fault says what to type, or say how the guide is
        asked, which then goes on from the line."""
        self._waiting = guide
        if re.search(r"\b[Tt]ype\b[^.;]*'|do not play together", self.fault or "") is not None:
            return
        if is_likely(guide, self._desk.table):
            self._guide(guide)
        else:
            self._say(*block("Say it otherwise, or type 'guide' to be asked step by step.", tone=Tone.FAINT))

    def _is_answered(self, line: str) -> bool:
        """Whether a line is a question or takes the last entry back; both are done here."""
        asked = plain(line, self._desk.table)
        if asks_of_line(asked, self._wished):
            self._say_each(would_follow(self._wished))
            return True
        self._say_each(entry_meant(line, self._unentered, self._desk, self._left))
        answer = settled_by_cut(line, self._desk) or answer_to(line, self._desk.table)
        is_of_choices = CHOICES.fullmatch(asked) is not None
        would_be = None if answer is not None or is_of_choices else supposed(line, self._desk.table)
        would_be = would_be or (supposed_in_words(line, self._desk.table) if answer is None else None)
        if answer is None and would_be is None and not is_of_choices and not NOW.fullmatch(asked):
            would_be = ruled_on(line, self._desk.table)
        if answer is not None:
            self._say(*block(self._in_names(answer)))
        elif would_be is not None:
            self._say_each(would_be)
        elif is_of_choices or NOW.fullmatch(asked):
            self._say(*awaited(self._desk))
        elif WHY.fullmatch(asked):
            self._say(*why_lines(self._desk))
        elif UNDO.fullmatch(asked):
            self._drop("")
        elif (several := UNDO_SEVERAL.fullmatch(asked)) is not None:
            self._check_number(len(self._desk.entries) - int(several["number"]) + 1)
            for _ in range(int(several["number"])):
                self._drop("")
        else:
            return self._is_other_card(line)
        return True

    def _is_other_card(self, line: str) -> bool:
        """Whether a line names the card that was meant in an entry, which is then corrected."""
        entries = [entry.text for entry in self._desk.entries]
        found = corrected_entry(line, entries, self._desk.table) or entry_told_again(line, self._desk)
        found = found or touched_in_deal(line, self._desk) or discard_told_late(line, self._desk)
        if found is None:
            return False
        number, corrected = found
        self._say_each((f"Entry {number} was '{entries[number - 1]}' and is now '{corrected}'.",))
        self._correct(number, corrected)
        return True

    @property
    def _commands(self) -> Mapping[str, Callable[[], None]]:
        """What to do for each line that is a command by itself."""
        return {
            "": lambda: self._say(*awaited(self._desk)),
            **dict.fromkeys(("help", "?"), lambda: self._say(*((Span(text),) for text in HELP))),
            "list": lambda: self._say(*listed(self._desk)),
            "score": lambda: self._say(*score_lines(self._desk)),
            "open": lambda: self._say(
                *(list(open_now(self._desk)) or [(Span("Nothing may be chosen now."),)])
            ),
            "why": lambda: self._say(*why_lines(self._desk)),
            "words": lambda: self._say(*words_listed(self.code.base or self.code.name)),
            "drop": lambda: self._drop(""),
        }

    def _with_more(self, word: str, rest: str) -> Callable[[str], None] | None:
        """What to do for a command with something after it."""
        if word == "law" and rest:
            return self._law
        if word == "what" and rest.lower().startswith("if "):
            return self._what_if
        return self._drop if word == "drop" and rest.isdigit() else None

    def _keep(self, desk: Desk, known: int) -> None:
        """Write the desk to the record, then show the rulings beyond those known."""
        write_whole(self.path, record_text(desk))
        before, self._desk, self._wished, self._unentered = self._desk, desk, (), ()
        for entry in desk.entries[known:]:
            for ruling in entry.rulings:
                self._say(*ruling_lines(ruling, self.code, 2, self._in_names))
            if entry.reply is not None:
                self._say_each((entry.reply,))
        self._say_each(
            (*new_claims(before.table, desk.table), *discard_perhaps_untold(before.table, desk.table))
        )
        is_told = before.points != desk.points
        if not is_told and before.table.sitting.score.points != desk.table.sitting.score.points:
            self._say(*score_lines(self._desk))
        if desk.table.sitting.is_between_deals and not before.table.sitting.is_between_deals:
            self._say_each(claims_to_prove(desk.table))

    def _correct(self, number: int, text: str) -> None:
        self._check_number(number)
        if not text:
            raise EuchreError(f"write the corrected entry after {number}; 'drop {number}' deletes it")
        check_is_told(number, text, self._desk)
        self._keep(self._desk.corrected(number, text), number - 1)

    def _drop(self, rest: str) -> None:
        number = int(rest or len(self._desk.entries))
        self._check_number(number)
        entry = self._desk.entries[number - 1]
        self._keep(self._desk.without(number), number - 1)
        self._say_each((f"Deleted: {number} {said_back(entry.what, entry.table)}.",))

    def _check_number(self, number: int) -> None:
        if not 1 <= number <= len(self._desk.entries):
            raise EuchreError(f"there is no entry {number}; 'list' shows them")

    def _law(self, law: str) -> None:
        self._say(*law_lines(self._desk, law))

    def _what_if(self, rest: str) -> None:
        if self._is_answered(f"what {rest}"):
            return
        none = Span("No irregularity is described in these words; 'words' lists all of them.")
        self._say(*(provided(self.code, rest[3:]) or [(none,)]))

    def _say_each(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            self._say(*block(self._in_names(sentence)))

    def _in_names(self, text: str) -> str:
        return in_names(text, self._desk.table_by_names)

    def _say(self, *lines: Line) -> None:
        self._show(lines)
