"""Finds acts by words: each word has to say something of the act, in any order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from ...seats import Seat
from ..state import RefereedTable
from .drafts import Draft, Form, Item
from .menus import ready_items
from .places import begun, is_possible, with_deal_number
from .scene import Scene, scene_of
from .values import SEVERAL
from .words import LISTED, NAMED, Key, Token, hits, tokens_of

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


def _candidates(heard: Sequence[_Heard], scene: Scene) -> Iterator[tuple[float, Draft]]:
    """The acts that fit, each with how well."""
    for draft in (item.draft for item in ready_items(scene)):
        score = _fit_of(draft, heard)
        if score is not None:
            yield score + 1.5, draft
    for form in scene.forms:
        yield from _fits(form, heard, scene)


def _fit_of(draft: Draft, heard: Sequence[_Heard]) -> float | None:
    """How well a draft fits whose values are settled; None if some word says nothing of it."""
    score, values = 0.0, set(draft.values)
    for one in heard:
        reads = 3.0 if any(value in values for _, value in one.token.readings) else 0.0
        named = (
            one.hits.get((place, value), 0.0)
            for place, value in zip(draft.form.places, draft.values, strict=False)
        )
        best = max(reads, one.hits.get(("form", draft.form.id), 0.0), *named, 0.0)
        if not best and not one.token.may_be_left:
            return None
        score += best
    return score if score else None


def _fits(form: Form, heard: Sequence[_Heard], scene: Scene) -> Iterator[tuple[float, Draft]]:
    """The ways in which words fit a form."""
    values: list[str] = [""] * len(form.places)
    left: list[_Heard] = []
    score = 0.0
    for one in heard:
        if _placed(form, values, one):
            score += 3
        else:
            left.append(one)
    place = next((one for one in form.places if one in _VOCABULARY), None)
    for value, rest in _worded(place, left):
        points = _score_of_rest(form, left, value, place)
        if points is None:
            continue
        filled = list(values)
        if place is not None and value:
            filled[form.places.index(place)] = value
        draft = _draft(form, filled, scene)
        spoken = sum(("form", form.id) in one.hits and one.hits["form", form.id] >= 2 for one in heard)
        unsaid = max(0, _literals(form) - spoken)
        yield score + points - unsaid - len(form.places) / 4 - rest, draft


def _literals(form: Form) -> int:
    return sum("{" not in word for word in form.pattern.split())


def _placed(form: Form, values: list[str], one: _Heard) -> bool:
    """Put a word into the first place that takes it; return whether there is one."""
    for kind, value in one.token.readings:
        for at, place in enumerate(form.places):
            if place not in _TAKES[kind]:
                continue
            if not values[at]:
                values[at] = value
                return True
            if place in SEVERAL and kind == "card":
                values[at] += f" {value}"
                return True
    return False


def _worded(place: str | None, left: Sequence[_Heard]) -> Iterator[tuple[str, float]]:
    """The values of the place of a form that takes a name, the best first, and that no value is named."""
    if place is not None:
        named: dict[str, float] = {}
        for one in left:
            for (kind, value), weight in one.hits.items():
                if kind == place:
                    named[value] = named.get(value, 0.0) + weight
        for value in sorted(named, key=lambda name: -named[name])[:4]:
            yield value, 0.0
    yield "", 0.0


def _score_of_rest(form: Form, left: Sequence[_Heard], value: str, place: str | None) -> float | None:
    """How well the words that fill no place fit a form and a value; None if some word fits neither."""
    score = 0.0
    for one in left:
        best = one.hits.get(("form", form.id), 0.0)
        if place is not None and value:
            best = max(best, one.hits.get((place, value), 0.0))
        if not best and not one.token.may_be_left:
            return None
        score += best
    return score


def _draft(form: Form, values: Sequence[str], scene: Scene) -> Draft:
    """A draft of the values up to the first place that is open; the doer is found where only one can be."""
    draft = begun(form, scene)
    filled = list(values)
    filled[: len(draft.values)] = draft.values
    if filled and not filled[0] and form.places[0] == "who" and any(filled[1:]):
        able = [str(seat) for seat in scene.table.code.seating.seats]
        able = [seat for seat in able if is_possible(_leading(form, [seat, *filled[1:]]), scene)]
        filled[0] = able[0] if len(able) == 1 else ""
    return with_deal_number(_leading(form, filled), scene)


def _leading(form: Form, values: Sequence[str]) -> Draft:
    known = next((at for at, value in enumerate(values) if not value), len(values))
    return Draft(form, tuple(values[:known]))
