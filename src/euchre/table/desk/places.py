"""The questions that complete an act, and their answers: only what can physically be."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from ...errors import EuchreError
from ...seats import Seat
from ..state import RefereedTable
from .drafts import ActDraft, Answer, Form, PlaceQuestion
from .forms import shape_of
from .scene import Scene, scene_of
from .texts import question_text, value_label
from .values import SEVERAL, is_free, samples_of, values_of


def places(
    draft: ActDraft,
    table: RefereedTable | Scene,
    names: Mapping[Seat, str] | None = None,
    language: str = "en",
) -> PlaceQuestion | None:
    """Return the next question that an act leaves open with its possible answers; None if it is complete."""
    scene = scene_of(table, names, language)
    place = draft.open_place
    if place is None:
        return None
    found = (
        Answer(value, value_label(place, value, scene.table.code, scene.names, scene.language))
        for value in values_of(draft, scene)
        if is_possible(draft.filled(value), scene)
    )
    text = question_text(place, scene.language)
    return PlaceQuestion(place, text, tuple(found), place in SEVERAL, is_free(draft))


def answered(draft: ActDraft, value: str, table: RefereedTable | Scene) -> ActDraft:
    """Return the draft with the next place filled.

    Raises EuchreError for a value that is none of the answers, and for an act that is impossible with it.
    """
    scene = scene_of(table)
    place = draft.open_place
    if place is None:
        raise EuchreError(f"'{draft.act_text}' is complete; nothing is left to answer")
    if place == "words" and not shape_of(place).fullmatch(value):
        value = '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if place in ("who", "person") and f'"{value}"' in values_of(draft, scene):
        value = f'"{value}"'
    if not _fits(draft, place, value, scene):
        near = get_close_matches(value, known := values_of(draft, scene), n=3) or known[:3]
        raise EuchreError(f"'{value}' does not answer '{question_text(place)}'; possible: {', '.join(near)}")
    found = with_deal_number(draft.filled(value), scene)
    if not is_possible(found, scene):
        raise EuchreError(f"'{found.act_text or scene.label(found)}' is not possible now")
    return found


def _fits(draft: ActDraft, place: str, value: str, scene: Scene) -> bool:
    """Return whether a value is among the answers to the next place, or may be typed."""
    known = values_of(draft, scene)
    shape = shape_of("person" if place == "who" else place)
    return value in known or (is_free(draft) and shape.fullmatch(value) is not None)


def begun(form: Form, scene: Scene) -> ActDraft:
    """Return a draft of a form with nothing said yet."""
    return with_deal_number(ActDraft(form), scene)


def with_deal_number(draft: ActDraft, scene: Scene) -> ActDraft:
    """Return a draft with the number of the next deal filled in, which nobody is asked."""
    return draft.filled(values_of(draft, scene)[0]) if draft.open_place == "deal" else draft


def is_possible(draft: ActDraft, scene: Scene) -> bool:
    """Return whether an act can be completed so that it is physically possible, by trying."""
    text = draft.act_text
    if text is not None:
        return scene.accepts(text)
    return any(is_possible(draft.filled(value), scene) for value in samples_of(draft, scene))
