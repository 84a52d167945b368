"""Finds acts by words: each word has to say something of the act, in any order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from ...seats import Seat
from ..state import RefereedTable
from .drafts import ActDraft, Form, Item
from .menus import ready_items
from .places import begun, is_possible
from .scene import Scene, scene_of
from .values import SEVERAL
from .words import LISTED, NAMED, SAID, Key, Token, hits, tokens_of

_TAKES: Mapping[str, tuple[str, ...]] = {
    "seat": ("who", "seat", "dealer"),
    "side": ("who",),
    "quoted": ("words", "who", "person"),
    "card": ("held", "held-cards", "played", "card", "cards", "face"),
    "number": (
        "deal",
        "number",
        "lifted",
        "left",
        "count",
        "tricks",
        "points",
        "trick",
        "to-trick",
        "claimed-trick",
    ),
    "suit": ("suit", "trump"),
    "trump": ("trump",),
    "packets": ("packets",),
    "manner": ("manner",),
}
"""The places that a value of each kind may fill."""
_ACTORS: Mapping[str, tuple[str, ...]] = {
    "seats": ("seat",),
    "sides": ("side",),
    "sides-too": ("seat", "side"),
    "anybody": ("seat", "side", "quoted"),
}
"""The kinds of values that may stand for who does an act."""
_VOCABULARY = frozenset((*LISTED, *NAMED))


@dataclass(frozen=True, slots=True)
class _Heard:
    """A word with all that it is like."""

    token: Token
    hits: Mapping[Key, float]


def find(
    table: RefereedTable | Scene,
    words: str,
    limit: int = 9,
    names: Mapping[Seat, str] | None = None,
    language: str = "en",
) -> tuple[Item, ...]:
    """Return the acts that fit all words, the best first; complete, or with places that are still open."""
    scene = scene_of(table, names, language)
    code = scene.table.code
    heard = [_Heard(token, hits(token.text, code, scene.language)) for token in tokens_of(words, scene)]
    if not heard:
        return ()
    ranked = sorted(_candidates(heard, scene), key=lambda one: -one[0])
    drafts = dict.fromkeys(draft for _, draft in ranked)
    possible = (draft for draft in drafts if is_possible(draft, scene))
    groups = {item.draft: item.group for item in ready_items(scene)}
    return tuple(
        Item(scene.label(draft), draft, groups.get(draft, draft.form.phase))
        for draft in islice(possible, limit)
    )


def _candidates(heard: Sequence[_Heard], scene: Scene) -> Iterator[tuple[float, ActDraft]]:
    """Yield the acts that fit, each with how well."""
    for draft in (item.draft for item in ready_items(scene)):
        score = _fit_of(draft, heard)
        if score is not None:
            yield score + 1.5, draft
    for form in scene.forms:
        yield from _fits(form, heard, scene)


def _fit_of(draft: ActDraft, heard: Sequence[_Heard]) -> float | None:
    """Return how well a draft fits whose values are settled; None if some word says nothing of it."""
    score, values = 0.0, set(draft.values)
    for one in heard:
        reads = 3.0 if any(value in values for _, value in one.token.readings) else 0.0
        named = (
            one.hits.get((place, value), 0.0)
            for place, value in zip(draft.form.places, draft.values, strict=False)
        )
        best = max(reads, _says(draft.form, one), *named, 0.0)
        if not best and not one.token.may_be_left:
            return None
        score += best
    return score if score else None


def _fits(form: Form, heard: Sequence[_Heard], scene: Scene) -> Iterator[tuple[float, ActDraft]]:
    """Yield the ways in which words fit a form."""
    values = list(begun(form, scene).values)
    values += [""] * (len(form.places) - len(values))
    said = sum(_says(form, one) >= SAID for one in heard)
    accuses = "irregularity" in form.places and not said  # `ann reneged` is said by another
    left = [one for one in heard if not _placed(form, values, one, accuses)]
    score = 3.0 * (len(heard) - len(left)) - len(form.places) / 4 - 2 * (form.seldom and not accuses)
    score -= 1.5 * (form.phase == "claiming")
    score -= max(0, sum("{" not in word for word in form.pattern.split()) - said)
    at = next((at for at, place in enumerate(form.places) if place in _VOCABULARY), None)
    for value in _named(form, at, left):
        points = _score_of_rest(form, left, value, at)
        if points is not None:
            filled = values if at is None or not value else [*values[:at], value, *values[at + 1 :]]
            yield score + points, _draft(form, filled)


def _says(form: Form, one: _Heard) -> float:
    """Return how much a word says of a form."""
    return one.hits.get(("form", form.id), 0.0)


def _placed(form: Form, values: list[str], one: _Heard, accuses: bool) -> bool:
    """Put a word into the first place that takes it; return whether there is one."""
    for kind, value in one.token.readings:
        for at, place in enumerate(form.places):
            if accuses and place == "who":
                continue
            if place not in _TAKES[kind] or (place == "who" and kind not in _ACTORS[form.actors]):
                continue
            if not values[at] or (place == "deal" and values[at] == value):
                values[at] = value
                return True
            if place in SEVERAL and kind == "card":
                values[at] += f" {value}"
                return True
    return False


def _named(form: Form, at: int | None, left: Sequence[_Heard]) -> Iterator[str]:
    """Yield the values that words name for the place of a form that takes a name, the best first, and
    none."""
    if at is not None:
        place = form.places[at]
        needed = [one for one in left if not (one.token.may_be_left or _says(form, one))]
        named: dict[str, float] = {}
        for one in left:
            for (kind, value), weight in one.hits.items():
                if kind == place:
                    named[value] = named.get(value, 0.0) + weight
        fits = [value for value in named if all((place, value) in one.hits for one in needed)]
        yield from sorted(fits, key=lambda name: -named[name])[:4]
        if place == "irregularity" and len(needed) == 1 and any(_says(form, one) > SAID for one in left):
            yield needed[0].token.text  # the referee answers that the laws have no such thing
    yield ""


def _score_of_rest(form: Form, left: Sequence[_Heard], value: str, at: int | None) -> float | None:
    """Return how well the words that fill no place fit a form and a value; None if some word fits neither."""
    score = 0.0
    for one in left:
        best = _says(form, one)
        if at is not None and value:
            best = max(best, one.hits.get((form.places[at], value), 2.0 * (value == one.token.text)))
        if not best and not one.token.may_be_left:
            return None
        score += best
    return score


def _draft(form: Form, values: Sequence[str]) -> ActDraft:
    """Return a draft of the values, without the open places at its end."""
    known = next((at for at in range(len(values), 0, -1) if values[at - 1]), 0)
    return ActDraft(form, tuple(values[:known]))
