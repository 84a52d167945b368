"""The person at the terminal in a game where everything can be done wrongly."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from ...acts import Act, Play
from ...cards import Card
from ...deal import Due, legal_cards
from ...errors import EuchreError
from ...pictures import Line, Signs, Span, Tone, draw_hand, draw_table, in_order, tally, wrapped
from ...seats import Seat
from ...table import RefereedTable, Verdict, after, due, table_view
from ..referee.shorthand import read_short
from .asking import WIDTH, request
from .person import Leaves
from .reading import NotUnderstood, understood

_HELP = """Cards and calls as in any game: 9H, a number below a card, pass, order up, hearts alone.
What you do or say else, in the words of the record: exposes KS, says "lead trumps", takes back 9C,
claims revoke against B in trick 2, chooses recall, calls KS from B, waives lead-out-of-turn.
score  how the game stands          open   what you may choose, and what you could claim
quit   stop here                    Enter  go on"""


@dataclass(slots=True)
class ClubPerson:
    """Somebody in one seat who may do whatever hands can; the referee says what comes of it."""

    seat: Seat
    names: Mapping[Seat, str]
    signs: Signs
    show: Callable[[Iterable[Line]], None]
    read: Callable[[str], str | None]
    is_asked_again: bool = True
    """Whether a card that does not follow suit is accepted only after one question."""
    _heard: set[int] = field(default_factory=set)
    """The moments, by acts done, at which the person has been asked for a word."""

    def may_want_to_speak(self, table: RefereedTable) -> bool:
        """Whether to ask for a word though it is not the person's turn: something is offered to him, a
        trick is complete, or the deal is over; once at each moment."""
        if table.acts in self._heard:
            return False
        offered = any(self.seat in offer.holders for offer in table_view(table, self.seat).offers)
        deal = table.deal
        complete = bool(deal.tricks) and deal.trick is None and table.last_rulings == ()
        return offered or (complete and deal.turn != self.seat)

    def word(self, table: RefereedTable) -> Act | None:
        """What the person does or says now, None if he lets it go on. Raises Leaves."""
        self._heard.add(table.acts)
        self.show(self._offers(table))
        while True:
            line = self._line("... ")
            if not line:
                return None
            act = self._meant(line, table, ())
            if act is not None:
                return act

    def choose(self, table: RefereedTable, waiting: Due) -> Act:
        """The act with which the person answers what is due, or whatever he does instead. Raises Leaves."""
        self._show_table(table)
        self.show(request(table_view(table, self.seat).view, waiting.acts, ()))
        while True:
            line = self._line("> ")
            act = self._meant(line, table, waiting.acts) if line else None
            if act is not None and self._is_sure(table, act):
                return act

    def _line(self, prompt: str) -> str:
        line = self.read(prompt)
        if line is None:
            raise Leaves
        return line.strip()

    def _meant(self, line: str, table: RefereedTable, waiting: tuple[Act, ...]) -> Act | None:
        """The act that a line means; None where it is answered, or cannot be done."""
        match line.lower():
            case "quit":
                raise Leaves
            case "help":
                self.show((Span(text),) for text in _HELP.split("\n"))
                return None
            case "score":
                points = tally(table.sitting.score.points)
                self._say(f"Points: {points}; due for the deal {tally(due(table))}.")
                return None
            case "open":
                self.show(self._open(table))
                return None
        meaning = understood(line, waiting, self._cards(table), self.seat)
        if not isinstance(meaning, NotUnderstood) and isinstance(meaning[0], Act):
            return self._possible(table, meaning[0])
        return self._deed(line, table)

    def _deed(self, line: str, table: RefereedTable) -> Act | None:
        try:
            act = read_short(f"{self.seat} {line}", table)
        except EuchreError as fault:
            self._say(f"{fault}.", Tone.BAD)
            return None
        return self._possible(table, act)

    def _possible(self, table: RefereedTable, act: Act) -> Act | None:
        """The act, unless no hand could do it or it is not this person's."""
        if act.actor != self.seat:
            self._say(f"You act for {self.seat} alone.", Tone.BAD)
            return None
        try:
            after(table, act)
        except EuchreError as fault:
            self._say(f"{fault}.", Tone.BAD)
            return None
        return act

    def _is_sure(self, table: RefereedTable, act: Act) -> bool:
        """Whether a card that does not follow suit is really meant."""
        if not self.is_asked_again or not isinstance(act, Play) or table.deal.trick is None:
            return True
        if act.card in legal_cards(table.deal, self.seat):
            return True
        led = table.deal.trick.led.word.capitalize()
        answer = self._line(f"{led} are led, and you could follow: really? [y/N] ")
        return answer.lower() in ("y", "yes")

    def _offers(self, table: RefereedTable) -> Iterator[Line]:
        for offer in table_view(table, self.seat).offers:
            if self.seat in offer.holders:
                said = ", ".join(f"chooses {remedy}" for remedy in offer.remedies)
                text = f"You may say: {said}; or waives {offer.irregularity}; or Enter to go on."
                yield from ((Span(piece, Tone.GOOD),) for piece in wrapped(text, WIDTH))
        if table.deal.is_over and any(claim.by == self.seat for claim in table.ledger.claims):
            yield (Span("Your claim is judged when somebody says: shows tricks.", Tone.GOOD),)

    def _open(self, table: RefereedTable) -> Iterator[Line]:
        yield from self._offers(table)
        for one in table_view(table, self.seat).claimable:
            if self.seat in one.holders:
                trick = "" if one.trick is None else f" in trick {one.trick}"
                yield (Span(f"You could claim: claims {one.irregularity} against {one.offender}{trick}"),)
        heard = [ruling for ruling in table.rulings if ruling.verdict is Verdict.HEARD]
        if heard:
            yield (Span(f"Claims not judged yet: {len(heard)}."),)

    def _cards(self, table: RefereedTable) -> tuple[Card, ...]:
        return in_order(table.deal.hands[self.seat], table.deal.trump)

    def _show_table(self, table: RefereedTable) -> None:
        view = table_view(table, self.seat).view
        self.show(((), *draw_table(view, self.names, self.signs).lines()))
        cards = in_order(view.hand, view.trump)
        if cards:
            self.show(draw_hand(cards, frozenset(legal_cards(table.deal, self.seat)), self.signs).lines())

    def _say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        self.show((Span(piece, tone),) for piece in wrapped(text, WIDTH))
