"""Reads EGN of versions 1.0 and 1.1 by turning it into the form of today."""

from __future__ import annotations

from typing import Any

from .json_keys import Object, as_list

RENAMED = {
    "player_cards": "playerCards",
    "calls_annotations": "callAnnotations",
    "tricks_annotations": "playAnnotations",
}
"""Keys of versions 1.0 and 1.1, with their names since 1.2."""


def with_names_of_today(deal: Any, place: str) -> tuple[Any, list[Any]]:
    """Return a deal of EGN with the key names used since version 1.2, and its `kitty`, the undealt cards."""
    if not isinstance(deal, dict):
        return deal, []
    renamed = dict(deal)
    kitty: list[Any] = []
    if isinstance(state := renamed.get("initialState"), dict):
        renamed["initialState"], kitty = _state(state, f"{place}.initialState")
    if isinstance(phases := renamed.get("phases"), list):
        renamed["phases"] = [_renamed(phase) if isinstance(phase, dict) else phase for phase in phases]
    return renamed, kitty


def _renamed(found: Object) -> Object:
    return {RENAMED.get(key, key): value for key, value in found.items()}


def _state(state: Object, place: str) -> tuple[Object, list[Any]]:
    renamed = _renamed(state)
    kitty = as_list(renamed.pop("kitty", []), f"{place}.kitty")
    if not any(as_list(renamed.get("playerCards", []), f"{place}.playerCards")):
        renamed.pop("playerCards", None)
    return renamed, kitty if any(kitty) else []
