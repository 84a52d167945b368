"""The person at the terminal: shown the table, asked, answered, and understood."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from ...acts import Act, Waiver
from ...chance import SEAT, Stream
from ...deal import Deal, Due, IllegalAct, breaches, dues
from ...explain import Explanation, explain_choice
from ...explain.wording import listed
from ...game import Sitting
from ...pictures import Line, Signs, Span, Tone, draw_hand, draw_table, tally, tone_of, wrapped
from ...seats import Seat
from ...view import View, view_of
from ..laws.field_docs import cited
from .asking import WIDTH, cards_shown, cards_to_choose, offer, request
from .laws_behind import laws_behind, laws_in_words
from .reading import Command, NotUnderstood, understood

HELP = """Cards: by name (9H, h9, 10h) or by the number below the card.
Calls: by their words or beginnings: pass, order up, hearts, hearts alone.
help   this list
law    the laws behind what is due, or behind the last refusal
score  how the game stands
last   the last trick
hint   what the book would do in your place, or the computer's player
why    the reasons for it, and the maxim it goes by
quit   stop here"""


class Leaves(Exception):
    """The person has asked to stop, or there is nothing more to read."""


@dataclass(slots=True)
class Person:
    """Somebody at the terminal in one seat; knows of the deal what the seat's view shows."""

    seat: Seat
    names: Mapping[Seat, str]
    seed: int
    signs: Signs
    show: Callable[[Iterable[Line]], None]
    """Prints lines."""
    read: Callable[[str], str | None]
    """Asks with a prompt and returns the line, None at the end of input."""
    refusal: IllegalAct | None = None
    """The last refusal, until something is done."""

    def choose(self, sitting: Sitting, due: Due) -> Act:
        """The act with which the person answers what is due; asks until it is lawful.

        Raises Leaves.
        """
        deal = _deal_of(sitting)
        also = tuple(
            act for one in dues(deal) if one.actor == self.seat for act in one.acts if act not in due.acts
        )
        view = view_of(deal, self.seat, sitting.score)
        self._show_table(view, due.acts)
        self.show(request(view, due.acts, also))
        while True:
            answer = self._answer(sitting, view, due, (*due.acts, *also), is_offer=False)
            if answer is not None:
                return answer

    def offered(self, sitting: Sitting, acts: tuple[Act, ...]) -> Act | None:
        """The open right that the person uses before it is closed, None if he lets it be. Raises Leaves."""
        view = view_of(_deal_of(sitting), self.seat, sitting.score)
        self._show_table(view, ())
        self.show(offer(view, acts))
        waiver = Waiver(self.seat)
        while True:
            due = Due(self.seat, (*acts, waiver), "opening lead", awaited=False)
            answer = self._answer(sitting, view, due, due.acts, is_offer=True)
            if answer is not None:
                return None if answer == waiver else answer

    def _answer(
        self, sitting: Sitting, view: View, due: Due, lawful: tuple[Act, ...], is_offer: bool
    ) -> Act | None:
        """A lawful act, or None when something else was typed and answered."""
        line = self.read("> ")
        if line is None:
            raise Leaves
        if not line.strip():
            return Waiver(self.seat) if is_offer else None
        meaning = understood(line, lawful, cards_shown(view, lawful), self.seat)
        if isinstance(meaning, NotUnderstood):
            self._say(f"{meaning.sentence[:1].upper()}{meaning.sentence[1:]}.", Tone.BAD)
            return None
        first = meaning[0]
        if isinstance(first, Command):
            self._command(first, sitting, view, due, lawful)
            return None
        if first in lawful:
            self.refusal = None
            return first
        self._refuse(_deal_of(sitting), first)
        return None

    def _refuse(self, deal: Deal, act: Act) -> None:
        for fault in breaches(deal, act):
            self.refusal = fault
            self._say(f"Not allowed: {fault}.", Tone.BAD)

    def _command(
        self, command: Command, sitting: Sitting, view: View, due: Due, lawful: tuple[Act, ...]
    ) -> None:
        match command:
            case Command.HELP:
                self.show((Span(text),) for text in HELP.split("\n"))
                self.show(request(view, due.acts, tuple(act for act in lawful if act not in due.acts)))
            case Command.LAW:
                self._law(view, lawful)
            case Command.SCORE:
                self._score(view)
            case Command.LAST:
                self.show(_last_trick(view))
            case Command.HINT:
                self._hint(sitting, view, due)
            case Command.WHY:
                self._why(sitting, view, due)
            case Command.QUIT:
                raise Leaves

    def _law(self, view: View, lawful: tuple[Act, ...]) -> None:
        if self.refusal is not None:
            laws = cited(view.code, self.refusal.laws) or "the code is silent"
            self._say(f"Refused: {self.refusal.message} ({laws}).")
        for rule in laws_behind(view.code, lawful):
            self._say(rule)
        for wording in laws_in_words(view.code, lawful, self.refusal.laws if self.refusal else ()):
            self._say(wording, Tone.FAINT)

    def _score(self, view: View) -> None:
        self._say(f"Points: {tally(view.points)} of {view.code.game_points}. Games: {tally(view.games)}.")
        if view.code.rubber_games:
            won = listed([str(game.winner) for game in view.this_rubber]) or "nobody yet"
            self._say(f"Games of this rubber: {won}. Rubber points: {tally(view.rubber_points)}.")

    def _hint(self, sitting: Sitting, view: View, due: Due) -> None:
        if due.awaited:
            self._say(f"Hint: {self._advice(sitting, view, due).hint}")
        else:
            self._say("Hint: Let it be.")

    def _why(self, sitting: Sitting, view: View, due: Due) -> None:
        if due.awaited:
            for paragraph in self._advice(sitting, view, due).paragraphs:
                self.show(paragraph.lines())
        else:
            self._say("It is a right that you need not use; no maxim speaks of it.")

    def _advice(self, sitting: Sitting, view: View, due: Due) -> Explanation:
        stream = Stream(self.seed, sitting.deals, SEAT + self.seat, len(_deal_of(sitting).acts))
        return explain_choice(view, due, stream, listener=self.seat)

    def _show_table(self, view: View, due: tuple[Act, ...]) -> None:
        self.show(((), *draw_table(view, self.names, self.signs).lines()))
        cards = cards_shown(view, due)
        if cards:
            self.show(draw_hand(cards, cards_to_choose(due), self.signs).lines())

    def _say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        self.show((Span(piece, tone),) for piece in wrapped(text, WIDTH))


def _deal_of(sitting: Sitting) -> Deal:
    assert sitting.deal is not None
    return sitting.deal


def _last_trick(view: View) -> Iterator[Line]:
    if not view.finished_tricks:
        yield (Span("No trick is complete yet."),)
        return
    trick = view.finished_tricks[-1]
    spans = [Span("Last trick: ")]
    for play in trick.plays:
        spans += [Span(f"{play.actor} "), Span(play.card.text, tone_of(play.card)), Span(", ")]
    yield (*spans[:-1], Span(f"; {trick.winner} won it."))
