"""What an act would do before it is entered, and what each open choice leads to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...deal import first_leader
from ...errors import EuchreError
from ...seats import BySide, Seat
from ..physical.handling import leader_due
from ..settlement import due
from ..state import RefereedTable
from ..words.remedies import choice_words, players_in_words, until_words
from ..words.rulings import ruling_text, what_happened
from .drafts import ActDraft
from .forms import draft_of
from .offered import OpenChoice, after_if_possible, choice_texts
from .scene import Scene, scene_of


@dataclass(frozen=True, slots=True)
class ChoiceResult:
    """Where the table stands after a choice."""

    gained: BySide[int]
    """Points that the choice gives, beside those already due."""
    goes_on: bool
    """Whether the deal goes on."""
    leads: Seat | None
    """Who leads next; None if nobody is to lead."""
    next_dealer: Seat | None
    """Who deals next, if the deal is over."""
    score: BySide[int]
    """The points of the game after it."""


@dataclass(frozen=True, slots=True)
class DeskChoice:
    """One way to use a choice that is open."""

    act: str
    """The text of the act, by the first holder."""
    label: str
    holders: tuple[Seat, ...]
    """Who may choose."""
    until: str
    """How long, in words."""
    result: ChoiceResult


@dataclass(frozen=True, slots=True)
class Preview:
    """What entering an act would do."""

    words: str
    """The act in words."""
    rulings: tuple[str, ...]
    choices: tuple[DeskChoice, ...]
    """The choices that are open after it."""
    refused: str | None
    """Why it cannot be, if it is impossible."""


def preview(
    table: RefereedTable | Scene,
    act: str | ActDraft,
    names: Mapping[Seat, str] | None = None,
    language: str = "en",
) -> Preview:
    """Return what entering an act would do; nothing is entered."""
    scene = scene_of(table, names, language)
    draft = draft_of(act) if isinstance(act, str) else act
    text = act if isinstance(act, str) else act.act_text
    words = scene.label(draft) if draft is not None else str(act)
    if text is None:
        return Preview(words, (), (), "the act is not complete")
    try:
        now = scene.enter(text)
    except EuchreError as fault:
        return Preview(words, (), (), str(fault))
    new = now.rulings[len(scene.table.rulings) :]
    rulings = tuple(ruling_text(ruling, now.code) for ruling in new)
    return Preview(words, rulings, choices(now, scene.names, scene.language), None)


def choices(
    table: RefereedTable | Scene, names: Mapping[Seat, str] | None = None, language: str = "en"
) -> tuple[DeskChoice, ...]:
    """Return every choice that is open with its result, which is found by making the choice."""
    scene = scene_of(table, names, language)
    found = []
    for offer in choice_texts(scene.table):
        now = after_if_possible(scene, offer.text)
        if now is not None:
            found.append(_choice(scene, offer, now))
    return tuple(found)


def _choice(scene: Scene, offer: OpenChoice, now: RefereedTable) -> DeskChoice:
    table, case, ruling = scene.table, offer.case, offer.ruling
    provision = table.code.provisions[case.irregularity]
    players = players_in_words(table.code, case.irregularity, case.offender, case.seats, case.cards)
    draft = draft_of(offer.text)
    if draft is not None and offer.text.split(" ")[1] not in ("chooses",):
        words = scene.label(draft)
    elif offer.remedy is not None:
        words = choice_words(table.code, case, offer.remedy)
    else:
        words = what_happened(case.irregularity, table.code)
    until = until_words(ruling.until or provision.until, players)
    return DeskChoice(offer.text, words, ruling.holders, until, result_of(table, now))


def result_of(before: RefereedTable, now: RefereedTable) -> ChoiceResult:
    """Return where the table stands after an act, compared with what was due before it."""
    deal, sitting = now.sitting.deal, now.sitting
    goes_on = not sitting.is_between_deals
    leads = None
    if deal is not None and goes_on and deal.calling.trump is not None and deal.trick is None:
        leads = leader_due(deal) if deal.tricks else first_leader(deal)
    return ChoiceResult(
        gained=gained(before, now),
        goes_on=goes_on,
        leads=leads,
        next_dealer=None if goes_on else sitting.next_dealer,
        score=sitting.score.points,
    )


def gained(before: RefereedTable, now: RefereedTable) -> BySide[int]:
    """Return the points due for the deal after an act beside those due before it."""
    nothing = now.code.seating.by_side(0)
    after = nothing if now.sitting.deal is None else due(now)
    was = nothing if before.sitting.deal is None or before.sitting.deals != now.sitting.deals else due(before)
    return BySide(after.sides, tuple(one - other for one, other in zip(after, was, strict=True)))
