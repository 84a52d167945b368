"""Every act of every record can be chosen at the desk, and is found by its own words."""

from __future__ import annotations

import random
from collections.abc import Iterator

from euchre.errors import EuchreError
from euchre.table.desk import ActDraft, Scene, answered, draft_of, find, menu, places
from euchre.table.desk.places import begun, is_possible
from tests.table.desk.told import Told, acts_told, text_of

ANSWERS = 5
"""How many answers may lead to an act, the choice from the menu among them."""
SAMPLE = 0.02
"""Which part of the acts are tried beside the first of each kind."""


def chosen(told: Told) -> tuple[ActDraft, int]:
    """Return an act chosen place by place, and how many answers that took. Raises EuchreError."""
    scene, known = told.scene, draft_of(told.text)
    if known is None or known.form not in scene.forms:
        raise EuchreError("no form that is offered")
    draft, taken = begun(known.form, scene), 1
    if not is_possible(draft, scene):
        raise EuchreError("the form is not in the menu")
    while draft.open_place is not None:
        draft = answered(draft, known.values[draft.gap], scene)
        taken += 1
    return draft, taken


def wrongly_chosen(told: Told) -> str | None:
    """Return what is wrong with an act when it is chosen; None if it is reached."""
    try:
        draft, taken = chosen(told)
    except EuchreError as fault:
        return str(fault)
    if text_of(draft.act_text) != told.text:
        return f"it became '{draft.act_text}'"
    return f"it takes {taken} answers" if taken > ANSWERS else None


def test_every_act_of_every_record_is_reached_in_at_most_five_answers() -> None:
    faults = [f"{told.name} {told.text}: {wrong}" for told in acts_told() if (wrong := wrongly_chosen(told))]
    assert faults == []


def sample(seed: int) -> Iterator[Told]:
    """Yield the first act of each form at each stage of each register, and some of the others."""
    chance, seen = random.Random(seed), set()
    for told in acts_told():
        draft = draft_of(told.text)
        kind = (None if draft is None else draft.form.id, *told.kind)
        if kind not in seen or chance.random() < SAMPLE:
            seen.add(kind)
            yield told


def test_every_act_is_found_by_its_own_words() -> None:
    missing = []
    for told in sample(1):
        found = [text_of(item.draft.act_text) for item in find(told.scene, told.text)]
        if told.text not in found:
            missing.append(f"{told.name} {told.text}: {found}")
    assert missing == []


def offered(told: Told, scene: Scene) -> bool:
    """Return whether menu and questions offer an act: each answer listed, or one that may be typed."""
    known = draft_of(told.text)
    assert known is not None
    draft = next((item.draft for item in menu(scene) if item.draft == begun(known.form, scene)), None)
    if draft is None:
        return any(text_of(item.draft.act_text) == told.text for item in menu(scene))
    while (question := places(draft, scene)) is not None:
        value = known.values[draft.gap]
        listed = {answer.value for answer in question.answers}
        each = value.split(" ") if question.takes_several else [value]
        if not (question.free or listed.issuperset(each)):
            return False
        draft = draft.filled(value)
    return True


def test_menu_and_questions_show_what_can_be_chosen() -> None:
    missing = [f"{told.name} {told.text}" for told in sample(2) if not offered(told, told.scene)]
    assert missing == []
