"""What people do and say at a table with real cards, apart from regular play.

Each form in `TABLE_ACTS` is a verb with placeholders: `{cards}`, `{card}`, `{suit}`, `{seat}`, `{number}`,
`{words}` (a note in double quotes) or `{matter}` (one word, hyphens allowed). A table act changes no score
and no turn by itself: the referee rules on what follows.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias, get_args

from ..cards import Card, Suit, write_cards
from ..seats import Seat
from .regular import Act

TableActForm: TypeAlias = Literal[
    # the pack and the deal
    "brings pack {matter}",
    "calls for new cards",
    "shuffles again",
    "shuffles out of turn",
    "puts the pack by {seat}",
    "cuts {number} and leaves {number}",
    "shows {cards} in cutting",
    "deals {number} to {seat}",
    "deals {number} to dummy",
    "interrupts the deal",
    "faces {cards}",
    "turns wrong card {card}",
    "finds {matter} pack",
    "finds {card} faced",
    "marks card {card}",
    # hands and looking
    "takes up the hand",
    "touches the cards",
    "looks at hand",
    "looks at hand of {seat}",
    "looks at talon",
    "looks at turn-up",
    "looks at dummy",
    "looks at trick {number}",
    "counts {number}",
    "counts {number} in hand of {seat}",
    "counts {number} in dummy",
    "lifts the turn-up",
    # cards in play
    "exposes {cards}",
    "drops {cards}",
    "detaches {card}",
    "names {card}",
    "names {suit}",
    "plays {cards} together",
    "plays {card} to trick {number}",
    "takes back {card}",
    "throws down the hand",
    "throws in {cards}",
    "lays open the hand",
    "draws the cards before them",
    "gathers trick {number}",
    "turns trick {number}",
    "quits trick {number}",
    "keeps hold of the discard",
    "quits the discard",
    "changes the discard to {card}",
    "joins the hand",
    "mixes the cards",
    "shows tricks",
    # voices
    "asks {matter}",
    "asks {words}",
    "answers {matter}",
    "answers {words}",
    "says {matter}",
    "says {matter} to {seat}",
    "says {words}",
    "says {matter} out of turn",
    "claims {matter}",
    "claims {matter} against {seat}",
    "claims {matter} against {seat} in trick {number}",
    "chooses {matter}",
    "chooses {matter} {card}",
    "chooses {matter} {suit}",
    "chooses {matter} from {seat}",
    "calls {card} from {seat}",
    "calls {suit} from {seat}",
    "orders {seat} to {matter}",
    "demands {matter}",
    "consults about {matter}",
    "waives {matter}",
    "refuses {matter}",
    "admits {matter}",
    "withdraws {matter}",
    # the score
    "corrects to {number}",
    "points out {matter}",
]
"""The form of a table act: its verb and placeholders, as written after the actor."""

TABLE_ACTS: tuple[TableActForm, ...] = get_args(TableActForm)
"""The form of every table act."""


@dataclass(frozen=True, slots=True)
class TableAct(Act):
    """An act with one of the forms `TABLE_ACTS`, and the values of its placeholders."""

    form: TableActForm
    """The form, one of `TABLE_ACTS`."""
    cards: tuple[Card, ...] = ()
    suit: Suit | None = None
    seat: Seat | None = None
    numbers: tuple[int, ...] = ()
    matter: str | None = None
    """What a claim, a choice or a question is about, in one word."""
    said: str | None = None
    """The words spoken, a note on which nobody rules."""
    meant: TableAct | None = field(default=None, compare=False)
    """What the words of an old record amount to; None for a note and for every other act."""

    @property
    def is_note(self) -> bool:
        """Whether it tells words on which nobody rules."""
        return self.said is not None and self.meant is None

    @property
    def topic(self) -> str:
        """The matter of an act whose form has one. Raises LookupError for another form."""
        if self.matter is None:
            raise LookupError(f"'{self}' is about no matter")
        return self.matter

    def is_one_of(self, *forms: TableActForm) -> bool:
        """Return whether it has one of these forms."""
        return self.form in forms

    @property
    def words(self) -> str:
        numbers = iter(self.numbers)
        pieces = []
        for piece in self.form.split(" "):
            match piece:
                case "{cards}" | "{card}":
                    pieces.append(write_cards(self.cards))
                case "{suit}":
                    pieces.append(str(self.suit))
                case "{seat}":
                    pieces.append(str(self.seat))
                case "{number}":
                    pieces.append(str(next(numbers)))
                case "{matter}":
                    pieces.append(str(self.matter))
                case "{words}":
                    escaped = (self.said or "").replace("\\", "\\\\").replace('"', '\\"')
                    pieces.append(f'"{escaped}"')
                case _:
                    pieces.append(piece)
        return " ".join(pieces)
