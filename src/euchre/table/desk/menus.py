"""What may be said now: choices that are open, the next regular act, what can be claimed, all other acts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ... import game
from ...seats import Seat
from ..state import RefereedTable
from ..words.offered import claims_possible
from .drafts import ActDraft, Item
from .forms import draft_of, forms
from .offered import choice_texts
from .places import begun, is_possible
from .scene import Scene, scene_of


def menu(
    table: RefereedTable | Scene, names: Mapping[Seat, str] | None = None, language: str = "en"
) -> tuple[Item, ...]:
    """Return what may be said now, complete acts and such as still ask something."""
    scene = scene_of(table, names, language)
    found: dict[ActDraft, Item] = {}
    for item in (*ready_items(scene), *_phases(scene)):
        found.setdefault(item.draft, item)
    return tuple(found.values())


def ready_items(scene: Scene) -> tuple[Item, ...]:
    """Return the choices that are open, the next regular act, and what can be claimed."""
    return (*_open(scene), *_next(scene), *_claims(scene))


def _open(scene: Scene) -> Iterator[Item]:
    """Yield the choices that are open."""
    for offer in choice_texts(scene.table):
        yield from _item(offer.text, "choice", scene)


def _item(text: str, group: str, scene: Scene) -> Iterator[Item]:
    draft = draft_of(text)
    if draft is not None and scene.accepts(text):
        yield Item(scene.label(draft), draft, group)


def _next(scene: Scene) -> Iterator[Item]:
    """Yield the regular acts that the table waits for: those of one form that differ by a card as one."""
    for draft in next_drafts(scene):
        yield Item(scene.label(draft), draft, "next")


def next_drafts(scene: Scene) -> list[ActDraft]:
    """Return the regular acts that the table waits for, what differs between those of one form left open."""
    sitting = scene.table.sitting
    found: dict[tuple[str, str], list[ActDraft]] = {}
    for due in game.due_now(sitting):
        for act in due.acts:
            draft = draft_of(act.text)
            if draft is not None:
                found.setdefault((draft.form.id, str(act.actor)), []).append(draft)
    drafts = [one[0] if len(one) == 1 else ActDraft(one[0].form, one[0].values[:1]) for one in found.values()]
    if sitting.is_between_deals and sitting.next_dealer is not None:
        deal = next(form for form in forms() if form.id == "deal")
        drafts.insert(0, begun(deal, scene).filled(str(sitting.next_dealer)))
    return drafts


def _claims(scene: Scene) -> Iterator[Item]:
    """Yield what can be claimed, and the exposed cards that can be called."""
    for text in claims_possible(scene.table):
        yield from _item(text, "claim", scene)


def _phases(scene: Scene) -> Iterator[Item]:
    """Yield all other acts that are possible, phase by phase."""
    for form in scene.forms:
        draft = begun(form, scene)
        if is_possible(draft, scene):
            yield Item(scene.label(draft), draft, form.phase)
