"""The person at the terminal in a game with a referee, where they may break the laws."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from ...acts import Act, Play, read_act
from ...cards import Card
from ...deal import Due, legal_cards
from ...errors import EuchreError, NotationError
from ...pictures import Line, Span, Tone, in_order, tally
from ...table import RefereedTable, Verdict, after, due, table_view
from ...table.desk import ActDraft, answered, choices, find, places, scene_of
from ...table.words.rulings import what_happened
from ..referee.matching import value_meant
from ..referee.telling import item_lines, numbered_lines, question_lines, result_words
from .asking import request
from .person import PersonAtTerminal, PlayerLeft
from .reading import UnclearInput, read_input

_HELP = """Cards and calls as in any game: 9H, a number below a card, pass, order up, hearts alone.
For anything else that you do or say type a word or two, and choose from the list: expose, take back,
claim revoke, look at trick. Whole acts as a record has them do too: claims revoke against B in trick 2.
score  the score     open   what you may choose or claim, to be chosen by number
quit   stop here     Enter  go on"""

_CARDS = ("card", "cards", "face", "held", "held-cards")
"""Places of which only the person's own cards are listed: all that may be would tell of other hands."""
Thing = TypeVar("Thing")


@dataclass(slots=True)
class RefereedPlayer(PersonAtTerminal):
    """The person in one seat, who may do anything physically possible; the referee rules on it."""

    is_asked_again: bool = True
    """Whether to ask before accepting a card that does not follow suit."""
    _heard: set[int] = field(default_factory=set)
    """Numbers of acts done at which the person has already been asked to speak."""

    def may_speak(self, table: RefereedTable) -> bool:
        """Return whether to let the person speak out of turn, once at each point of the game.

        They may speak when an offer is open to them, a trick is complete, or the deal is over."""
        if table.acts in self._heard:
            return False
        offered = any(self.seat in offer.holders for offer in table_view(table, self.seat).offers)
        deal = table.deal
        complete = bool(deal.tricks) and deal.trick is None and table.last_rulings == ()
        return offered or (complete and deal.turn != self.seat)

    def speak(self, table: RefereedTable) -> Act | None:
        """Return what the person does or says now; None if they let play go on. Raises PlayerLeft."""
        self._heard.add(table.acts)
        self.show(self._offers(table))
        while True:
            line = self.ask("... ")
            if not line:
                return None
            act = self._read(line, table, ())
            if act is not None:
                return act

    def choose(self, table: RefereedTable, waiting: Due) -> Act:
        """Return the act that is due, or anything else the person does instead. Raises PlayerLeft."""
        view = table_view(table, self.seat).view
        choosable = frozenset(legal_cards(table.deal, self.seat))
        self.show_table(view, in_order(view.hand, view.trump), choosable)
        self.show(request(view, waiting.acts, ()))
        while True:
            line = self.ask("> ")
            act = self._read(line, table, waiting.acts) if line else None
            if act is not None and self._is_sure(table, act):
                return act

    def _read(self, line: str, table: RefereedTable, waiting: tuple[Act, ...]) -> Act | None:
        """Return the act that a line stands for; None after a command or an error."""
        match line.lower():
            case "quit":
                raise PlayerLeft
            case "help":
                self.show((Span(text),) for text in _HELP.split("\n"))
                return None
            case "score":
                points = tally(table.sitting.score.points)
                self.say(f"Points: {points}; due for the deal {tally(due(table))}.")
                return None
            case "open":
                return self._opened(table)
        try:
            return self._said(line, table, waiting)
        except EuchreError as fault:
            self.say(f"{fault}.", Tone.BAD)
            return None

    def _said(self, line: str, table: RefereedTable, waiting: tuple[Act, ...]) -> Act | None:
        meaning = read_input(line, waiting, self._cards(table), self.seat)
        if not isinstance(meaning, UnclearInput) and isinstance(meaning[0], Act):
            return self._possible(table, meaning[0])
        try:
            return self._possible(table, read_act(f"{self.seat} {line}"))
        except NotationError as fault:
            return self._searched(table, line, fault)

    def _searched(self, table: RefereedTable, line: str, fault: NotationError) -> Act | None:
        """Return the act that the person chooses among those that words find; None for none.

        What it would bring on is not shown before: the referee knows all hands.
        """
        own = str(self.seat)
        found = [item for item in find(table, f"{own} {line}") if item.draft.values[:1] == (own,)]
        if not found:
            self.say(f"{fault.message}.", Tone.BAD)
            return None
        draft: ActDraft | None = self._picked([item.draft for item in found], item_lines(found))
        while draft is not None and (question := places(draft, table)) is not None:
            if question.place in _CARDS:
                hand = set(map(str, table.deal.hands[self.seat]))
                own_cards = tuple(answer for answer in question.answers if answer.value in hand)
                question = replace(question, answers=own_cards)
            self.show(question_lines(scene_of(table).label(draft), question))
            value = value_meant(typed := self.ask("... "), question)
            if value is None and typed and not question.free:
                raise EuchreError(f"'{typed}' does not answer '{question.text}'")
            draft = answered(draft, value or typed, table) if typed else None
        return None if draft is None else self._possible(table, read_act(draft.act_text or ""))

    def _picked(self, things: Sequence[Thing], lines: Iterable[Line]) -> Thing | None:
        """Return what the person chooses of some things, shown with numbers; None for nothing."""
        self.show(lines)
        number = self.ask("Which? ... ")
        is_there = number.isdigit() and 1 <= int(number) <= len(things)
        return things[int(number) - 1] if is_there else None

    def _possible(self, table: RefereedTable, act: Act) -> Act | None:
        """Return the act; None if it is physically impossible or belongs to another seat."""
        if act.actor != self.seat:
            self.say(f"You can act for {self.seat} only.", Tone.BAD)
            return None
        try:
            after(table, act)
        except EuchreError as fault:
            self.say(f"{fault}.", Tone.BAD)
            return None
        return act

    def _is_sure(self, table: RefereedTable, act: Act) -> bool:
        """Return whether the person confirms a card that does not follow suit."""
        if not self.is_asked_again or not isinstance(act, Play) or table.deal.trick is None:
            return True
        if act.card in legal_cards(table.deal, self.seat):
            return True
        led = table.deal.trick.led.word.capitalize()
        answer = self.ask(f"{led} are led and you can follow suit. Play it anyway? [y/N] ")
        return answer.lower() in ("y", "yes")

    def _offers(self, table: RefereedTable) -> Iterator[Line]:
        if any(self.seat in choice.holders for choice in choices(table)):
            yield (Span("You may choose: type 'open', or press Enter to go on.", Tone.GOOD),)
        if table.deal.is_over and any(claim.by == self.seat for claim in table.ledger.claims):
            yield (Span("The referee judges your claim when a player says: shows tricks.", Tone.GOOD),)

    def _opened(self, table: RefereedTable) -> Act | None:
        """Return what the person chooses or claims, of what they may; None for nothing."""
        own = [choice for choice in choices(table) if self.seat in choice.holders]
        texts = [f"{self.seat} {choice.act.partition(' ')[2]}" for choice in own]
        labels = [f"{choice.label}: {result_words(choice.result, {})}" for choice in own]
        for one in table_view(table, self.seat).claimable:
            if self.seat in one.holders:
                trick = "" if one.trick is None else f" in trick {one.trick}"
                texts.append(f"{self.seat} claims {one.irregularity} against {one.offender}{trick}")
                labels.append(f"claim: {what_happened(one.irregularity, table.code)} ({one.offender}{trick})")
        heard = sum(ruling.verdict is Verdict.HEARD for ruling in table.rulings)
        if heard:
            self.say(f"Claims not judged yet: {heard}.")
        if not texts:
            self.say("You may choose and claim nothing now.")
            return None
        text = self._picked(texts, numbered_lines(labels))
        return None if text is None else self._possible(table, read_act(text))

    def _cards(self, table: RefereedTable) -> tuple[Card, ...]:
        return in_order(table.deal.hands[self.seat], table.deal.trump)
