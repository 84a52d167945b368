"""The person at the terminal in a game with a referee, where they may break the laws."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ...acts import Act, Play, read_act
from ...cards import Card
from ...deal import Due, legal_cards
from ...errors import EuchreError
from ...pictures import Line, Span, Tone, in_order, tally
from ...table import RefereedTable, Verdict, after, due, table_view
from ..text import block
from .asking import request
from .person import PersonAtTerminal, PlayerLeft
from .reading import UnclearInput, read_input

_HELP = """Cards and calls as in any game: 9H, a number below a card, pass, order up, hearts alone.
Anything else you do or say, written as in a record: exposes KS, says "lead trumps", takes back 9C,
claims revoke against B in trick 2, chooses recall, calls KS from B, waives lead-out-of-turn.
score  the score     open   what you may choose, and what you could claim
quit   stop here     Enter  go on"""


@dataclass(slots=True)
class RefereedPlayer(PersonAtTerminal):
    """The person in one seat, who may do anything physically possible; the referee rules on it."""

    is_asked_again: bool = True
    """Whether to ask before accepting a card that does not follow suit."""
    _heard: set[int] = field(default_factory=set)
    """Numbers of acts done at which the person has already been asked to speak."""

    def may_speak(self, table: RefereedTable) -> bool:
        """Whether to let the person speak out of turn, once at each point of the game.

        They may speak when an offer is open to them, a trick is complete, or the deal is over."""
        if table.acts in self._heard:
            return False
        offered = any(self.seat in offer.holders for offer in table_view(table, self.seat).offers)
        deal = table.deal
        complete = bool(deal.tricks) and deal.trick is None and table.last_rulings == ()
        return offered or (complete and deal.turn != self.seat)

    def speak(self, table: RefereedTable) -> Act | None:
        """What the person does or says now; None if they let play go on. Raises PlayerLeft."""
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
        """The act that is due, or anything else the person does instead. Raises PlayerLeft."""
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
        """The act that a line stands for; None after a command or an error."""
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
                self.show(self._open(table))
                return None
        meaning = read_input(line, waiting, self._cards(table), self.seat)
        if not isinstance(meaning, UnclearInput) and isinstance(meaning[0], Act):
            return self._possible(table, meaning[0])
        try:
            return self._possible(table, read_act(f"{self.seat} {line}"))
        except EuchreError as fault:
            self.say(f"{fault}.", Tone.BAD)
            return None

    def _possible(self, table: RefereedTable, act: Act) -> Act | None:
        """The act; None if it is physically impossible or belongs to another seat."""
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
        """Whether the person confirms a card that does not follow suit."""
        if not self.is_asked_again or not isinstance(act, Play) or table.deal.trick is None:
            return True
        if act.card in legal_cards(table.deal, self.seat):
            return True
        led = table.deal.trick.led.word.capitalize()
        answer = self.ask(f"{led} are led and you can follow suit. Play it anyway? [y/N] ")
        return answer.lower() in ("y", "yes")

    def _offers(self, table: RefereedTable) -> Iterator[Line]:
        for offer in table_view(table, self.seat).offers:
            if self.seat in offer.holders:
                said = ", ".join(f"chooses {remedy}" for remedy in offer.remedies)
                text = f"You may say: {said}; or waives {offer.irregularity}; or press Enter to go on."
                yield from block(text, tone=Tone.GOOD)
        if table.deal.is_over and any(claim.by == self.seat for claim in table.ledger.claims):
            yield (Span("The referee judges your claim when a player says: shows tricks.", Tone.GOOD),)

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
