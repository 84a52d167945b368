"""Acts that are being chosen, and the questions that complete them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Form:
    """An act of the grammar with places for what is still to be said."""

    id: str
    phase: str
    """The part of a deal it belongs to."""
    pattern: str
    """The text of the act, with its places in braces."""
    places: tuple[str, ...]
    """The places in order; the first may be `who` or `person`."""
    label: str
    """What it says in English, with its places in braces."""
    search: str = ""
    """English words that find it, beside its label."""
    actors: str = "seats"
    """Who can do it: `seats`, `sides`, `sides-too` or `anybody`."""
    has: str = ""
    """The value of a code without which it is not offered, unless a law of the code speaks of it."""
    needs: str = ""
    """How far the table has come before it is tried."""
    seldom: bool = False
    """Whether other acts come first among those that words find."""


@dataclass(frozen=True, slots=True)
class ActDraft:
    """An act with some of its places filled."""

    form: Form
    values: tuple[str, ...] = ()
    """What stands in the places, in their order; empty for a place that is open before others."""

    @property
    def gap(self) -> int:
        """How many places come before the next that is open."""
        return self.values.index("") if "" in self.values else len(self.values)

    @property
    def open_place(self) -> str | None:
        """The next place to fill; None if the act is complete."""
        return self.form.places[self.gap] if self.gap < len(self.form.places) else None

    @property
    def act_text(self) -> str | None:
        """The text of the act; None while places are open."""
        return self.text_with(self.values) if self.open_place is None else None

    def text_with(self, values: tuple[str, ...], template: str | None = None) -> str:
        """Return a text of the form, the act's own by default, with values in the places of its names."""
        text = self.form.pattern if template is None else template
        for place, value in zip(self.form.places, values, strict=True):
            text = text.replace(f"{{{place}}}", value, 1)
        return text

    def filled(self, value: str) -> ActDraft:
        """Return the draft with the next place filled."""
        return ActDraft(self.form, (*self.values[: self.gap], value, *self.values[self.gap + 1 :]))


@dataclass(frozen=True, slots=True)
class Answer:
    """A value that may stand in a place."""

    value: str
    """As the text of an act writes it."""
    label: str


@dataclass(frozen=True, slots=True)
class PlaceQuestion:
    """What is to be said next."""

    place: str
    text: str
    answers: tuple[Answer, ...]
    takes_several: bool
    """Whether several answers may be given, with blanks between them."""
    free: bool
    """Whether another number, name or text may be typed."""


@dataclass(frozen=True, slots=True)
class Item:
    """An act of a menu, complete or with places that are open."""

    label: str
    draft: ActDraft
    group: str
    """`choice`, `next`, `claim`, or the phase of a deal; `group_label` words it."""
