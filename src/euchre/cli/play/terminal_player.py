"""The person at the terminal: shows them the table, asks for an act and reads the answer."""

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
from .reading import TerminalCommand, UnclearInput, read_input
from .relevant_laws import relevant_laws, relevant_rules

HELP = """Cards: by name (9H, h9, 10h) or by the number below the card.
Calls: by their words or beginnings: pass, order up, hearts, hearts alone.
help   this list
law    the laws on the choice before you, or on the last refusal
score  the score
last   the last trick
hint   what the adviser would do in your place
why    the adviser's reasons, with the maxim behind them
quit   stop here"""


class PlayerLeft(Exception):
    """The person has quit, or the input has ended."""


@dataclass(slots=True)
class TerminalPlayer:
    """The person at the terminal, in one seat. They are shown only what the seat may know."""

    seat: Seat
    names: Mapping[Seat, str]
    seed: int
    signs: Signs
    show: Callable[[Iterable[Line]], None]
    """Prints lines."""
    read: Callable[[str], str | None]
    """Asks with a prompt and returns the line, None at the end of input."""
    refusal: IllegalAct | None = None
    """The last refusal; None once an act has been accepted."""

    def choose(self, sitting: Sitting, due: Due) -> Act:
        """The person's act. Asks until it is lawful. Raises PlayerLeft."""
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
        """The right that the person uses before it is closed; None if they pass it up. Raises PlayerLeft."""
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
        """A lawful act; None after a command, an error or an empty line."""
        line = self.read("> ")
        if line is None:
            raise PlayerLeft
        if not line.strip():
            return Waiver(self.seat) if is_offer else None
        meaning = read_input(line, lawful, cards_shown(view, lawful), self.seat)
        if isinstance(meaning, UnclearInput):
            self._say(f"{meaning.sentence[:1].upper()}{meaning.sentence[1:]}.", Tone.BAD)
            return None
        first = meaning[0]
        if isinstance(first, TerminalCommand):
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
        self, command: TerminalCommand, sitting: Sitting, view: View, due: Due, lawful: tuple[Act, ...]
    ) -> None:
        match command:
            case TerminalCommand.HELP:
                self.show((Span(text),) for text in HELP.split("\n"))
                self.show(request(view, due.acts, tuple(act for act in lawful if act not in due.acts)))
            case TerminalCommand.LAW:
                self._law(view, lawful)
            case TerminalCommand.SCORE:
                self._score(view)
            case TerminalCommand.LAST:
                self.show(_last_trick(view))
            case TerminalCommand.HINT:
                self._hint(sitting, view, due)
            case TerminalCommand.WHY:
                self._why(sitting, view, due)
            case TerminalCommand.QUIT:
                raise PlayerLeft

    def _law(self, view: View, lawful: tuple[Act, ...]) -> None:
        if self.refusal is not None:
            laws = cited(view.code, self.refusal.laws) or "the code is silent"
            self._say(f"Refused: {self.refusal.message} ({laws}).")
        for rule in relevant_rules(view.code, lawful):
            self._say(rule)
        for wording in relevant_laws(view.code, lawful, self.refusal.laws if self.refusal else ()):
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
            self._say("Hint: Pass it up.")

    def _why(self, sitting: Sitting, view: View, due: Due) -> None:
        if due.awaited:
            for paragraph in self._advice(sitting, view, due).paragraphs:
                self.show(paragraph.lines())
        else:
            self._say("You need not use this right; no maxim covers it.")

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
