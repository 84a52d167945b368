"""The texts of the desk in each language: labels and search words of acts, questions, values."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from itertools import zip_longest
from typing import Any

from ...laws import Code, in_words_of, load_irregularities
from ...seats import Seat
from ..remedies import REMEDIES
from ..words.remedies import remedy_words
from ..words.rulings import what_happened
from .drafts import ActDraft, Form


@cache
def catalogue(language: str = "en") -> Mapping[str, Any]:
    """Return all texts of a language. Raises LookupError for a language that is not there."""
    path = files(__package__).joinpath("texts", f"{language}.toml")
    if not path.is_file():
        raise LookupError(f"the desk has no texts in '{language}'; it has {', '.join(languages())}")
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def languages() -> tuple[str, ...]:
    """Return the languages of the desk."""
    return tuple(sorted(path.name[:2] for path in files(__package__).joinpath("texts").iterdir()))


def label(form: Form, language: str = "en") -> str:
    """Return what a form says, in words with its places in braces."""
    return form.label if language == "en" else str(catalogue(language)["forms"][form.id][0])


def search_words(form: Form, language: str = "en") -> tuple[str, ...]:
    """Return the words that find a form, beside its label."""
    words = form.search if language == "en" else catalogue(language)["forms"][form.id][1]
    return tuple(words.split())


def group_label(group: str, language: str = "en") -> str:
    """Return the heading of a group of a menu."""
    return str(catalogue(language)["groups"][group])


def question_text(place: str, language: str = "en") -> str:
    """Return the question that asks what stands in a place."""
    return str(catalogue(language)["questions"][place])


def draft_label(draft: ActDraft, code: Code, names: Mapping[Seat, str], language: str = "en") -> str:
    """Return an act in words, what is open as `someone` or `a card`."""
    blanks = catalogue(language)["blanks"]
    known = tuple(
        value_label(place, value, code, names, language) if value else blanks[place]
        for place, value in zip_longest(draft.form.places, draft.values, fillvalue="")
    )
    said = draft.text_with(known, label(draft.form, language))
    return in_words_of(code, said) if language == "en" else said


def value_label(place: str, value: str, code: Code, names: Mapping[Seat, str], language: str = "en") -> str:
    """Return a value of a place in words."""
    texts = catalogue(language)
    known = texts["values"].get(place, {}).get(value)
    if known is not None:
        return str(known)
    if place in ("who", "seat", "dealer") and len(value) == 1:
        return names.get(Seat.from_text(value)) or value
    if place in ("irregularity", "matter"):
        return irregularity_label(value, code, language)
    if place == "remedy":
        return remedy_label(value, language)
    if value == "??":
        return str(texts["search"]["unknown"])
    return value.strip('"') if place in ("who", "person") else value


def irregularity_label(name: str, code: Code, language: str = "en") -> str:
    """Return an irregularity, or what else may be claimed, in words."""
    own = catalogue(language).get("irregularities", {}).get(name)
    if own is not None:
        return str(own)
    if name in load_irregularities():
        return in_words_of(code, what_happened(name, code))
    return remedy_label(name, language)


def remedy_label(name: str, language: str = "en") -> str:
    """Return a remedy in words."""
    own = catalogue(language).get("remedies", {}).get(name)
    if own is not None:
        return str(own)
    return remedy_words(name) if name in REMEDIES else name.replace("-", " ")
