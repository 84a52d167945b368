"""The steps of the guide: each answers one question, until an act is complete.

The kinds of things and the acts that are offered are those that are possible at the table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

from ....acts.text import known_act
from ....cards import SUITS
from ....copying import replace
from ....deal import Stage
from ....errors import EuchreError
from ....laws import Code
from ....seats import Seat
from ...bidding import accepting_word
from ...fold import after
from ...seat_view import may_be_told
from ...state import RefereedTable
from ...terms.holders import claimants_of
from ..plain import plain
from ..remedy_words import remedy_words
from ..sentences.meaning import in_deal
from ..unsettled.offered import open_offers, typed
from ..words import what_happened
from .forms import GuideForm, forms, groups
from .likely import suggested
from .places import GuideChoice, choices_of, chosen, name_of, question_of, value_in

_PENALTY = "a penalty, a choice or a claim"
_TRIED = 36
"""How many ways to fill the places of an act are tried, to see if it is possible."""


@dataclass(frozen=True, slots=True)
class Guide:
    """How far the guide has come."""

    who: Seat | None = None
    group: str | None = None
    form: GuideForm | None = None
    values: tuple[str, ...] = ()
    """What stands in the places filled so far."""
    cards: tuple[str, ...] = ()
    """Cards that the line named."""
    seats: tuple[str, ...] = ()
    """Other players whom the line named."""
    suits: tuple[str, ...] = ()
    likely: tuple[str, ...] = ()
    """Acts that the words of the line suggest, the likeliest first."""

    @property
    def back(self) -> Guide:
        """The guide one step earlier, without what the line named."""
        if self.values:
            return replace(self, values=(), cards=(), seats=(), suits=())
        if self.form is not None:
            return replace(self, form=None)
        return replace(self, group=None) if self.group is not None else replace(self, who=None)


@dataclass(frozen=True, slots=True)
class GuideStep:
    """A question of the guide and its numbered answers; none where a card, a number or words are typed."""

    question: str
    choices: tuple[GuideChoice, ...]


def guide_for(line: str, table: RefereedTable) -> Guide:
    """The guide at its beginning, with the players, cards and suits that a line names."""
    said = plain(line, table)
    cards = tuple(dict.fromkeys(re.findall(r"\b[0-9TJQKA][SHDC]\b", said)))
    seats = tuple(dict.fromkeys(re.findall(r"\b[A-D]\b", said)))
    suits = tuple(suit.word for suit in SUITS if suit.word in said.split())
    who = Seat.from_text(seats[0]) if seats else None
    if who not in table.code.seating.seats:
        who = None
    return Guide(who=who, cards=cards, seats=seats[1:], suits=suits, likely=tuple(suggested(said, cards)))


ELSE = "something else: "
"""Begins the words of a kind of thing that is offered after the acts that a line suggests."""
_SUGGESTED = 5
"""How many acts are offered before the kinds of things."""


def _likely(guide: Guide, who: Seat, table: RefereedTable) -> tuple[GuideForm, ...]:
    """The likeliest acts that are possible for a player."""
    known = {form.pattern: form for form in forms()}
    possible = (known[one] for one in guide.likely if is_possible(known[one], who, table))
    return tuple(islice(possible, _SUGGESTED))


def is_likely(guide: Guide, table: RefereedTable) -> bool:
    """Whether the words of a line suggest an act that the player whom it names can do."""
    return guide.who is not None and bool(_likely(guide, guide.who, table))


def step_of(guide: Guide, table: RefereedTable) -> GuideStep | None:
    """The next question; None if the act is complete."""
    if guide.who is None:
        seats = table.code.seating.seats
        return GuideStep("Who did it?", tuple(GuideChoice(name_of(seat, table), str(seat)) for seat in seats))
    if guide.group is None:
        kinds = tuple(GuideChoice(group, group) for group in groups() if _offered(group, guide.who, table))
        likely = tuple(GuideChoice(form.words, form.pattern) for form in _likely(guide, guide.who, table))
        if likely:
            kinds = tuple(GuideChoice(f"{ELSE}{kind.value}", kind.value) for kind in kinds)
        question = "What did" if likely else "What kind of thing did"
        return GuideStep(f"{question} {name_of(guide.who, table)} do?", (*likely, *kinds))
    if guide.form is None:
        acts = _offered(guide.group, guide.who, table)
        named = tuple(GuideChoice(form.words, form.pattern) for form in acts)
        return GuideStep(f"What did {name_of(guide.who, table)} do?", named)
    place = _open_place(guide)
    if place is None:
        return None
    return GuideStep(question_of(place), choices_of(place, guide.who, table))


def answered(guide: Guide, text: str, table: RefereedTable) -> Guide | None:
    """The guide after an answer; None for a text that does not answer its question."""
    step = step_of(guide, table)
    if step is None:
        return None
    if guide.form is not None:
        value = value_in(_open_place(guide) or "", text, step.choices, table)
        return None if value is None else _filled(replace(guide, values=(*guide.values, value)), table)
    value = chosen(text, step.choices)
    if value is None:
        return None
    if guide.who is None:
        return replace(guide, who=Seat.from_text(value))
    likely = next((form for form in _likely(guide, guide.who, table) if form.pattern == value), None)
    if guide.group is None and likely is not None:
        return _filled(replace(guide, group=likely.group, form=likely), table)
    if guide.group is None:
        return replace(guide, group=value)
    form = next(form for form in _offered(guide.group, guide.who, table) if form.pattern == value)
    return _filled(replace(guide, form=form), table)


def act_text(guide: Guide, table: RefereedTable) -> str:
    """The act in the words of records, once it is complete."""
    if guide.form is None or guide.who is None:
        raise LookupError("the guide has not come to an act yet")
    return _text(guide.form, guide.who, guide.values, table)


def _text(form: GuideForm, who: Seat, values: tuple[str, ...], table: RefereedTable) -> str:
    text = form.pattern.replace("{who}", str(who)).replace("{side}", str(table.code.seating.side_of(who)))
    if "{accepts}" in text:
        text = text.replace("{accepts}", accepting_word(table.deal, who).value)
    for place, value in zip(form.places, values, strict=False):
        text = text.replace("{" + place + "}", value, 1)
    return text


def _open_place(guide: Guide) -> str | None:
    places = () if guide.form is None else guide.form.places
    return places[len(guide.values)] if len(guide.values) < len(places) else None


def _filled(guide: Guide, table: RefereedTable) -> Guide:
    """The guide with the places filled for which the line named something."""
    while (place := _open_place(guide)) is not None:
        if place in ("card", "face") and len(guide.cards) == 1:
            guide = replace(guide, values=(*guide.values, guide.cards[0]), cards=())
        elif place == "cards" and guide.cards:
            guide = replace(guide, values=(*guide.values, " ".join(guide.cards)), cards=())
        elif place == "seat" and guide.seats:
            guide = replace(guide, values=(*guide.values, guide.seats[0]), seats=())
        elif place == "suit" and len(guide.suits) == 1:
            guide = replace(guide, values=(*guide.values, guide.suits[0]), suits=())
        else:
            break
    return guide


def _offered(group: str, who: Seat, table: RefereedTable) -> tuple[GuideForm, ...]:
    """The acts of a kind that are possible for a player, what is open to them first."""
    ready = tuple(_ready_made(who, table)) if group == _PENALTY else ()
    return (*ready, *(form for form in forms() if form.group == group and is_possible(form, who, table)))


def _ready_made(who: Seat, table: RefereedTable) -> Iterator[GuideForm]:
    """The choices and claims that are open to a player, complete."""
    for case, ruling in open_offers(table):
        if who in ruling.holders:
            happened = what_happened(case.irregularity, table.code)
            for name in ruling.remedies:
                if name not in ("play", "call-suit"):
                    text = typed(table, case, who, name)
                    yield GuideForm(_PENALTY, text, f"chooses, because {happened}: {remedy_words(name)}")
    cases = () if table.sitting.deal is None else table.ledger.cases
    for name in dict.fromkeys(
        case.irregularity for case in cases if may_be_told(table, case) and who in claimants_of(table, case)
    ):
        yield GuideForm(
            _PENALTY, f"{who} claims {name}", f"claims, as they may: {what_happened(name, table.code)}"
        )


def is_possible(form: GuideForm, who: Seat, table: RefereedTable) -> bool:
    """Whether a player can do an act at a table, whatever stands in its places; lawful or not. An act that
    only some games have is possible in those alone."""
    if not all(has(table.code) for words, has in _OF_SOME_GAMES.items() if words in f"{form.pattern}."):
        return False
    if form.pattern.startswith("deal "):
        return table.sitting.is_between_deals
    if "{accepts}" in form.pattern and not in_deal(table, Stage.ORDERING, Stage.MAKING, Stage.PREPARING):
        return False
    samples = [_samples(place, who, table) for place in form.places]
    if not all(samples):
        return False
    most = max((len(one) for one in samples), default=1)
    return any(
        _can_be_done(_text(form, who, tuple(one[at % len(one)] for one in samples), table), table)
        for at in range(min(most, _TRIED))
    )


_OF_SOME_GAMES: dict[str, Callable[[Code], object]] = {
    " jambone": lambda code: code.jambone,
    " jamboree": lambda code: code.jamboree,
    " calls {card}.": lambda code: code.jambone,
    " fixes ": lambda code: code.joker,
    " goes under ": lambda code: code.farmers_hand,
    " gives {card}": lambda code: code.partners_best,
    " defends alone": lambda code: code.defend_alone,
    " dummy": lambda code: code.dummy,
    " calls for new cards": lambda code: "new-cards-called" in code.provisions,
}
"""Words of acts that only some games have, the end of an act as a full stop, and whether a code has them."""


def _can_be_done(text: str, table: RefereedTable) -> bool:
    act = known_act(text)
    if act is None:
        return False
    try:
        after(table, act)
    except EuchreError:
        return False
    return True


def _samples(place: str, who: Seat, table: RefereedTable) -> list[str]:
    """Values that may stand in a place, to try it with."""
    kind = place.partition(":")[0]
    if kind in ("card", "cards", "face"):
        faces = [*map(str, table.code.pack)]
        return faces if kind == "face" else ["??", *faces]
    if kind == "number":
        return ["1", "2", "3", "4", "5", "6", "12"]
    if kind == "words":
        return ['"..."']
    if kind == "packets":
        return ["-".join(map(str, packets)) for packets in table.code.packets]
    return [choice.value for choice in choices_of(place, who, table)]
