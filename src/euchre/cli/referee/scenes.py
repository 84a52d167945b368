"""The table of a desk as something is chosen at it: the people who are here, and how acts are entered."""

from __future__ import annotations

from collections.abc import Mapping

from ...copying import replace
from ...deal.transition import BEFORE_HANDS
from ...seating import SeatingStage
from ...seating.desk import session_scene
from ...seats import Seat
from ...table.desk import Item, Scene
from ...table.desk.menus import ready_items
from ...table.desk.places import begun
from .entries import Desk
from .forming import forming_items


def names_at(desk: Desk) -> Mapping[Seat, str]:
    """Return the names of the players who sit."""
    people = desk.table.sitting.people
    return {seat: name for seat, name in zip(Seat, people, strict=False) if name is not None}


def scene_at(desk: Desk, forms_table: bool = True) -> Scene:
    """Return the table of a desk; `forms_table` offers what people do to form it."""
    scene = session_scene(desk.session)
    return scene if forms_table else replace(scene, phases=())


def at_hand(desk: Desk, forms_table: bool) -> tuple[Item, ...]:
    """Return what is listed without being asked for: choices, what is due, claims, and a deal by anybody."""
    scene, sitting, session = scene_at(desk, forms_table), desk.table.sitting, desk.session
    is_formed = not forms_table or session.roster.stage is SeatingStage.PLAYING
    items = tuple(sorted(ready_items(scene) if is_formed else (), key=_rank))
    if is_formed and sitting.is_between_deals and sitting.next_dealer is None:
        deal = _begun("deal", scene)
        items = (*items, *deal) if sitting.draws else (*deal, *items)
    elif sitting.deal is not None and sitting.deal.stage in BEFORE_HANDS:
        items = (*_begun("turns-up", scene, str(sitting.deal.dealer)), *items)
    is_due = forms_table and (sitting.deals == 0 or session.roster.stage is not SeatingStage.PLAYING)
    return (*items, *(forming_items(session, scene) if is_due else ()))


_GROUPS = ("choice", "next", "claim")
_RIGHTS = ("takes-over", "plays-manner", "defends-alone", "waives", "lays-down", "proposes")
"""Forms of acts that a player may do beside the one that the table waits for."""


def _rank(item: Item) -> tuple[int, bool]:
    """Return the place of an act in the list: rights after what is due, so that Enter uses none."""
    return _GROUPS.index(item.group), item.draft.form.id in _RIGHTS


def _begun(name: str, scene: Scene, *values: str) -> tuple[Item, ...]:
    """Return an act with its first values, which may be told though what comes before it is not."""
    form = next(form for form in scene.forms if form.id == name)
    draft = begun(form, scene)
    for value in values:
        draft = draft.filled(value)
    return (Item(scene.label(draft), draft, "next"),)
