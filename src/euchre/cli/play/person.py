"""The person at the terminal, in one seat: what every kind of game shows to them and asks of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from ...cards import Card
from ...pictures import Line, Signs, Tone, draw_hand, draw_table
from ...seats import Seat
from ...view import View
from ..text import block


class PlayerLeft(Exception):
    """The person has quit, or the input has ended."""


@dataclass(slots=True)
class PersonAtTerminal:
    """The person in one seat. They are shown only what the seat may know."""

    seat: Seat
    names: Mapping[Seat, str]
    signs: Signs
    show: Callable[[Iterable[Line]], None]
    """Prints lines."""
    read: Callable[[str], str | None]
    """Asks with a prompt and returns the line, None at the end of input."""

    def ask(self, prompt: str) -> str:
        """Return the line that the person types, without blanks around it. Raises PlayerLeft."""
        line = self.read(prompt)
        if line is None:
            raise PlayerLeft
        return line.strip()

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Print a text in as many lines as it needs."""
        self.show(block(text, tone=tone))

    def show_table(self, view: View, cards: tuple[Card, ...], choosable: frozenset[Card]) -> None:
        """Draw the table, and the person's cards with the numbers of those that may be chosen."""
        self.show(((), *draw_table(view, self.names, self.signs).lines()))
        if cards:
            self.show(draw_hand(cards, choosable, self.signs).lines())
