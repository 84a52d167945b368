"""The conversation at the desk: what can be said is listed, chosen, shown whole and confirmed.

The same conversation is held at a terminal, through a pipe and with a program; `hear` takes one line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from ...acts import TableAct, VoidDeal
from ...errors import EuchreError, NotationError
from ...pictures import Line
from ...table import Ruling
from ...table.desk import ActDraft, Answer, Item, PlaceQuestion, Scene, answered, answers, menu, places
from ..prompting import Suggestion
from . import telling
from .entries import Desk, What, acts_in, points_told
from .forming import names_told, news, request, standing, with_seats_left
from .kept_record import KeptRecord
from .matching import LISTED, NEAREST, completed, fits, found, nearest, value_meant
from .scenes import at_hand, scene_at

Choosable: TypeAlias = Item | Answer

_YES = ("", "1", "y", "yes")
_LOOKS = ("help", "law", "list", "why")
"""Commands that leave what waits to be confirmed."""
_NO = ("2", "n", "no", "stop", "back")


@dataclass(frozen=True, slots=True)
class Proposal:
    """What was shown whole and waits to be confirmed."""

    acts: tuple[What, ...]
    place: int | None
    """The number of the entry that the acts take the place of; None for new entries."""


class Conversation:
    """One desk and what was last asked and listed at it."""

    def __init__(
        self,
        desk: Desk,
        record: KeptRecord,
        show: Callable[[Iterable[Line]], None],
        *,
        forms_table: bool = False,
        confirms_typed: bool = True,
    ) -> None:
        self.desk, self.record = desk, record
        self._show = show
        self._forms_table = forms_table
        self._confirms_typed = confirms_typed
        """Whether an act is shown and confirmed even if it was typed in full."""
        self.draft: ActDraft | None = None
        """The act that is being completed."""
        self.proposal: Proposal | None = None
        self.listed: tuple[Choosable, ...] = ()
        """What the numbers stand for."""
        self.fault: str | None = None
        """Why the last line is refused; None if it is not."""
        self.has_left = False
        self._place: int | None = None
        """The number of the entry that is being corrected."""
        self._laws: tuple[str, ...] = ()
        """The laws of the last ruling or refusal."""
        self._suggested: Mapping[str, ActDraft] = {}
        """What was suggested last for what was being typed."""
        self._commands: Mapping[str, Callable[[str], None]] = {
            "correct": self._correct,
            "help": lambda _: self._show(telling.help_lines()),
            "law": self._law,
            "list": lambda _: self._show(telling.entry_lines(self.desk)),
            "names": self._names,
            "open": lambda _: self._list_menu(everything=True),
            "quit": self._quit,
            "exit": self._quit,
            "score": self._score,
            "stop": self._stop,
            "undo": self._undo,
            "why": lambda _: self._show(telling.why_lines(self.desk)),
        }

    @property
    def scene(self) -> Scene:
        """The table at which something is chosen: the present one, or the one before a corrected entry."""
        return scene_at(self._base, self._forms_table)

    @property
    def question(self) -> PlaceQuestion | None:
        """What the act that is being completed still asks."""
        return None if self.draft is None else places(self.draft, self.scene)

    @property
    def _items(self) -> list[Item]:
        """The acts in the list."""
        return [one for one in self.listed if isinstance(one, Item)]

    @property
    def _base(self) -> Desk:
        return self.desk if self._place is None else self.desk.before(self._place)

    @property
    def prompt(self) -> str:
        """The prompt: the number of the entry that the next line makes."""
        if self.proposal is not None:
            return "[Enter] "
        return f"{len(self.desk.entries) + 1 if self._place is None else self._place}> "

    def begin(self) -> None:
        """Say who is here, and list what can be said first."""
        if self._forms_table:
            self._say(" ".join(standing(self.desk.session.roster)))
        self._list_menu()

    def hear(self, line: str) -> None:
        """Take one line: a number of the list, a command, an answer, an act, or words that find one."""
        self.fault = None
        try:
            self._take(line.strip())
        except EuchreError as fault:
            self._refuse(str(fault), getattr(fault, "laws", ()))

    def offers(self, typed: str) -> Iterable[Suggestion]:
        """Return what could be meant by what is typed so far, best first; nothing where Enter takes it as it
        is."""
        typed = typed.lstrip()
        if not typed or typed.isdigit() or typed.split()[0].lower() in self._commands or self.proposal:
            return []
        question = self.question
        if question is not None:
            word = typed.split(" ")[-1] if question.takes_several else typed
            return [
                Suggestion(one.value, len(word), f"{one.value}  {one.label}")
                for one in question.answers
                if fits(word, one) and one.value.casefold() != word.casefold()
            ][:LISTED]
        try:
            acts_in(typed, self._base)
        except NotationError:
            return [Suggestion(label, len(typed)) for label in self._meant(typed)]
        return []

    def _meant(self, typed: str) -> Mapping[str, ActDraft]:
        """Return the acts that a line may mean by their labels, the best first, and remember them."""
        scene, items = self.scene, self._items
        draft = completed(typed, items, scene)
        meant = {} if draft is None else {scene.label(draft): draft}
        for item in found(typed, items, scene):
            meant.setdefault(item.label, item.draft)
        self._suggested = meant
        return meant

    def _take(self, line: str) -> None:
        proposal, self.proposal = self.proposal, None
        if proposal is not None:
            if line.lower() in _YES:
                self._enter(proposal, was_shown=proposal.place is None)
                return
            if line.partition(" ")[0] in _LOOKS:
                self._commands[line.partition(" ")[0]](line.partition(" ")[2])
                self.proposal = proposal
                return
            self._place = None
            self._say("Nothing is entered.")
            if line.lower() in _NO:
                self._list_menu()
                return
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        if command is not None:
            command(rest.strip())
        elif line.endswith("?") and "??" not in line:
            self._show(telling.fact_lines(answers(self.scene), line.rstrip("?")))
        elif self.draft is not None and line:
            self._answer(self.draft, line)
        elif not line or line.isdigit():
            self._pick(int(line or 1))
        else:
            self._hear_act(line)

    def _pick(self, number: int) -> None:
        """Choose from the list shown."""
        if not self.listed:
            raise EuchreError("nothing is listed; type what happened, or 'open'")
        if not 1 <= number <= len(self.listed):
            raise EuchreError(f"there is no {number} in the list; it has the numbers 1 to {len(self.listed)}")
        chosen = self.listed[number - 1]
        if isinstance(chosen, Item):
            self._follow(chosen.draft)
        elif self.draft is not None:
            self._follow(answered(self.draft, chosen.value, self.scene))

    def _follow(self, draft: ActDraft) -> None:
        """Ask what an act leaves open, or propose it."""
        question = places(draft, self.scene)
        text = draft.act_text
        if question is None and text is not None:
            self.draft = None
            self._propose(tuple(acts_in(text, self._base)), is_typed=False)
        elif question is not None:
            self.draft, self.listed = draft, question.answers
            self._show(telling.question_lines(self.scene.label(draft), question))

    def _answer(self, draft: ActDraft, line: str) -> None:
        """Take a line as the answer to the question that is asked."""
        if line.lower() == "back":
            self._follow(ActDraft(draft.form, draft.values[:-1]))
        elif (question := self.question) is not None:
            value = value_meant(line, question)
            if value is None and line.isdigit():
                self._pick(int(line))
                return
            try:
                self._follow(answered(draft, line if value is None else value, self.scene))
            except EuchreError as fault:
                self._take_instead(line, fault)

    def _take_instead(self, line: str, fault: EuchreError) -> None:
        """Take a line that answers no question as another act. Raises the fault for a line that is none."""
        try:
            acts = acts_in(line, self._base)
        except NotationError:
            raise fault from None
        self._propose(tuple(acts), is_typed=True)

    def _hear_act(self, line: str) -> None:
        """Take a line as an act in notation, as an answer to what the list asks, or as words to search."""
        suggested, self._suggested = self._suggested, {}
        if line in suggested:
            self._follow(suggested[line])
            return
        try:
            acts = acts_in(line, self._base)
        except NotationError as fault:
            meant = completed(line, self._items, self.scene)
            if meant is None:
                self._search(line, fault)
            else:
                self._follow(meant)
        else:
            self._propose(tuple(acts), is_typed=True)

    def _search(self, line: str, fault: NotationError) -> None:
        near = found(line, self._items, self.scene) or nearest(line, self.scene)
        exact = next((item for item in near if item.label.casefold() == line.casefold()), None)
        if exact is not None:
            self._follow(exact.draft)
            return
        if not near:
            raise EuchreError(f"{fault.message}; 'open' lists what can be said")
        if not self._confirms_typed:
            self.listed = near[:NEAREST]
            self._refuse(f"'{line}' is not an act here; nearest are", ())
        else:
            self.listed = near
            self._say("Which of these?")
        self._show(telling.item_lines(self.listed))

    def _propose(self, acts: tuple[What, ...], is_typed: bool) -> None:
        """Enter acts that are regular or were typed in full; show others with what they would bring on."""
        if self._forms_table:
            acts = tuple(one for what in acts for one in with_seats_left(self._base.session, what))
        if self._place is not None:
            now = self.desk.corrected(self._place, acts)
            self._show(telling.correction_lines(self.desk, now, self._place))
        else:
            now = self.desk.entered(acts)
            new = now.entries[len(self.desk.entries) :]
            is_regular = not any(entry.rulings or _is_irregular(entry.what) for entry in new)
            if is_regular or (is_typed and not self._confirms_typed):
                self._enter(Proposal(acts, None), was_shown=False)
                return
            self._show(telling.preview_lines(self.desk, acts, self._forms_table))
            self._note_laws(entry.rulings for entry in new)
        self.proposal, self.draft, self.listed = Proposal(acts, self._place), None, ()
        self._say("Enter that?  1 yes   2 no")

    def _enter(self, proposal: Proposal, was_shown: bool) -> None:
        """Bring acts on disk, then say what was entered, with its rulings unless they were shown."""
        before, place = self.desk, proposal.place
        if place is None:
            now, place = before.entered(proposal.acts), len(before.entries) + 1
        else:
            now = before.corrected(place, proposal.acts)
        self._keep(now)
        self._show(telling.entered_lines(before, now, place, has_rulings=not was_shown))
        if self._forms_table:
            self._say(" ".join(news(before.session.roster, now.session.roster)))
        self._list_menu()

    def _keep(self, now: Desk) -> None:
        try:
            self.record.save(now.head, now.texts)
        except OSError as fault:
            raise EuchreError(f"nothing is entered: {fault.filename}: {fault.strerror}") from fault
        self.desk, self._place, self.draft = now, None, None
        self._note_laws(entry.rulings for entry in now.entries[-1:])

    def _note_laws(self, rulings: Iterable[tuple[Ruling, ...]]) -> None:
        """Note the laws of the last rulings, which `law` shows."""
        laws = (law for some in rulings for ruling in some for law in ruling.laws)
        self._laws = tuple(dict.fromkeys(laws)) or self._laws

    def _list_menu(self, everything: bool = False) -> None:
        """List what can be said now, with its results where they are known."""
        self.draft = None
        self.listed = menu(self.scene) if everything else at_hand(self._base, self._forms_table)[:LISTED]
        if self._forms_table and (asked := request(self._base.session.roster)):
            self._say(asked)
        self._show(telling.menu_lines(self.listed, self.scene, everything))

    def _stop(self, rest: str) -> None:
        """Leave what is being asked or corrected."""
        if self.draft is not None or self._place is not None:
            self._say("Nothing is entered.")
        self._place = None
        self._list_menu()

    def _undo(self, number: str) -> None:
        if self.draft is not None or self._place is not None:
            self._stop("")
            return
        place = self._entry_number(number) if number else len(self.desk.entries)
        if not place:
            raise EuchreError("there is nothing to take back")
        if number:
            now = self.desk.corrected(place, ())
            self._show(telling.correction_lines(self.desk, now, place))
            self.proposal = Proposal((), place)
            self._say("Enter that?  1 yes   2 no")
            return
        self._say(f"Taken back: {telling.said(self.desk, place)}.")
        self._keep(self.desk.before(place))
        self._list_menu()

    def _correct(self, rest: str) -> None:
        number, _, text = rest.partition(" ")
        place = self._entry_number(number)
        self._place, self.draft = place, None
        if text:
            try:
                self._hear_act(text.strip())
            except EuchreError:
                self._place = None
                raise
            return
        self._say(f"Entry {place} is '{telling.said(self.desk, place)}'. What was it?")
        self._list_menu()

    def _entry_number(self, number: str) -> int:
        if not number.isdigit() or not 1 <= int(number) <= len(self.desk.entries):
            last = len(self.desk.entries)
            there = f"the numbers 1 to {last}" if last else "no entries yet"
            raise EuchreError(f"say which entry by its number: the list has {there}")
        return int(number)

    def _law(self, law: str) -> None:
        if not law and not self._laws:
            raise EuchreError("no law has been named yet; 'law' and its number shows any other")
        self._show(telling.law_lines(self.desk.code, (law,) if law else self._laws))

    def _names(self, rest: str) -> None:
        """Show who sits where, or enter the names of all players, from seat A on."""
        if rest:
            acts = names_told(self.desk.session, rest)
            if acts:
                self._enter(Proposal(acts, None), was_shown=False)
            return
        here = " ".join(standing(self.desk.session.roster))
        self._show(telling.text_lines(here) if here else telling.seat_lines(self.desk))

    def _score(self, rest: str) -> None:
        """Show the score, or take the points with which the table begins."""
        if rest:
            self._keep(self.desk.starting_with(points_told(self.desk, rest)))
        self._show(telling.score_lines(self.desk))

    def _quit(self, rest: str) -> None:
        self.has_left = True

    def _refuse(self, fault: str, laws: tuple[str, ...]) -> None:
        self.fault, self._laws = fault, laws or self._laws
        self._show(telling.fault_lines(self.desk, f"{fault}{':' if fault.endswith('are') else '.'}"))

    def _say(self, text: str) -> None:
        self._show(telling.text_lines(text))


def _is_irregular(what: What) -> bool:
    """Return whether an entry is more than regular play, and is shown with its result before it counts."""
    return isinstance(what, (TableAct, VoidDeal))
