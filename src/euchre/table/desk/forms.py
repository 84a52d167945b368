"""The forms of all acts, as the file `forms.toml` lists them, and the form of an act's text."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from .drafts import ActDraft, Form

_CARD = r"(?:[0-9TJQKA?][SHDC?]|joker)"
_NAME = r'"(?:[^"\\]|\\.)+"'
_NUMBER = r"[0-9]{1,9}"
_SHAPES: Mapping[str, str] = {
    "who": rf"[A-D](?:\+[CD])?|{_NAME}",
    "person": _NAME,
    "words": r'"(?:[^"\\]|\\.)*"',
    "trump": "spades|hearts|diamonds|clubs|no trump",
    "suit": "spades|hearts|diamonds|clubs",
    "manner": "alone|jambone|jamboree",
    "packets": r"[0-9]{1,3}(?:\.[0-9]{1,3}){0,3}(?:-[0-9]{1,3}(?:\.[0-9]{1,3}){0,3})+",
    **dict.fromkeys(("seat", "dealer"), "[A-D]"),
    **dict.fromkeys(("card", "face", "held", "played"), _CARD),
    **dict.fromkeys(("cards", "held-cards"), rf"{_CARD}(?: {_CARD})*"),
    **dict.fromkeys(("deal", "number", "lifted", "left", "count", "tricks", "points"), _NUMBER),
    **dict.fromkeys(("trick", "to-trick", "claimed-trick"), _NUMBER),
}
"""The shape of the values of each place; of a place that is not here, one word."""
_WORD = "[A-Za-z0-9][A-Za-z0-9.-]*"


@cache
def forms() -> tuple[Form, ...]:
    """Return the forms of all acts, phase by phase."""
    rows = tomllib.loads(files(__package__).joinpath("forms.toml").read_text(encoding="utf-8"))
    return tuple(
        Form(id=name, phase=phase, places=tuple(re.findall(r"{([a-z-]+)}", row["pattern"])), **row)
        for phase, found in rows.items()
        for name, row in found.items()
    )


def shape_of(place: str) -> re.Pattern[str]:
    """Return the pattern of the values that may stand in a place."""
    return re.compile(_SHAPES.get(place, _WORD))


@cache
def _readers() -> tuple[tuple[re.Pattern[str], Form], ...]:
    return tuple((re.compile(_expression(form)), form) for form in forms())


def _expression(form: Form) -> str:
    parts = re.split(r"{([a-z-]+)}", form.pattern)
    found = [f"({_SHAPES.get(part, _WORD)})" if at % 2 else re.escape(part) for at, part in enumerate(parts)]
    return "".join(found).replace(r"\ tricks\ for", r"\ tricks?\ for")


def draft_of(text: str) -> ActDraft | None:
    """Return an act's text as a complete draft; None for a text of no form."""
    for pattern, form in _readers():
        if (found := pattern.fullmatch(text)) is not None:
            return ActDraft(form, found.groups())
    return None
