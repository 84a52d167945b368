"""Show a position to the person at the terminal and read the act that they choose."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

from ...acts import Act
from ...deal import Due
from ...pictures import Line, Tone
from ...view import SeatView
from ..output import signs_to_draw_with
from ..play.asking import cards_shown, cards_to_choose, request
from ..play.person import PersonAtTerminal, PlayerLeft
from ..play.reading import TerminalCommand, UnclearInput, read_input


def read_line(prompt: str) -> str | None:
    """Return a line from the person; None at the end of input."""
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    return line if line else None


class PositionAtTerminal:
    """A position in which the person has to choose an act."""

    def __init__(self, view: SeatView, due: Due, show: Callable[[Iterable[Line]], None]) -> None:
        names = {seat: str(seat) for seat in view.code.seating.seats}
        self._person = PersonAtTerminal(view.seat, names, signs_to_draw_with(), show, read_line)
        self._view, self._acts = view, due.acts
        self._cards = cards_shown(view, due.acts)

    def draw(self) -> None:
        """Show the table, the hand and what may be done."""
        self._person.show_table(self._view, self._cards, cards_to_choose(self._acts))
        self._person.show(request(self._view, self._acts, ()))

    def answer(self) -> Act:
        """Ask until the person names an act; it may be one that is not legal. Raises PlayerLeft."""
        while True:
            meaning = read_input(self._person.ask("> ") or "?", self._acts, self._cards, self._view.seat)
            if isinstance(meaning, UnclearInput):
                self.say(f"{meaning.sentence[:1].upper()}{meaning.sentence[1:]}.", Tone.BAD)
            elif meaning[0] is TerminalCommand.QUIT:
                raise PlayerLeft
            elif isinstance(meaning[0], TerminalCommand):
                self.say("Answer with an act or a card, or quit.", Tone.BAD)
            else:
                return meaning[0]

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Print a text in as many lines as it needs."""
        self._person.say(text, tone)
