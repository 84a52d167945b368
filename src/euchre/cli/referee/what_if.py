"""An irregularity looked up by plain words, and what each of the six games provides for it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ...laws import CODE_NAMES, Code, Irregularity, load_code, load_irregularities
from ...pictures import Line, Span
from ...table.speech.words import basis, provision_text
from ..output import answer_is_no, console, picked, print_lines, write_json
from ..text import block, heading

_EMPTY = frozenset("a an and as at be before by does for from in is it not of on or the to who".split())


def print_what_if(words: str, as_json: bool) -> None:
    """Print the irregularities that fit the words best; ends with 1 where none does."""
    found = irregularities_for(words)
    if not found:
        names = ", ".join(load_irregularities())
        raise answer_is_no(f"no irregularity fits '{words}'; the irregularities are {names}")
    if as_json:
        write_json("euchre.what-if/1", {"words": words, "irregularities": [_document(one) for one in found]})
    else:
        print_lines(console(), _lines(found))


def irregularities_for(words: str) -> list[Irregularity]:
    """The irregularities that share most words with those given; the name of one finds that one only."""
    known = load_irregularities()
    if words in known:
        return [known[words]]
    wanted = _stems(words)
    scores = {one.name: _likeness(wanted, one) for one in known.values()}
    best = max(scores.values(), default=0.0)
    return [known[name] for name, score in scores.items() if score == best] if best > 0 else []


def _likeness(wanted: frozenset[str], one: Irregularity) -> float:
    """How many words it shares; among equals, a short description counts more."""
    own = _stems(f"{one.name} {one.words} {one.also}")
    shared = len(wanted & own)
    return shared + shared / (len(own) + 1) if shared else 0.0


def _stems(text: str) -> frozenset[str]:
    words = re.findall(r"[a-z]+", text.lower())
    return frozenset(_stem(word) for word in words if word not in _EMPTY)


def _stem(word: str) -> str:
    for ending in ("ing", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word.removesuffix(ending)
    return word


def _lines(found: Iterable[Irregularity]) -> Iterator[Line]:
    for place, one in enumerate(found):
        if place:
            yield ()
        yield heading(f"{one.name}: {one.words}")
        for name in CODE_NAMES:
            yield ()
            yield (Span(f"  {name}"),)
            yield from block(answer(load_code(name), one), 4)


def answer(code: Code, one: Irregularity) -> str:
    """What a code provides for an irregularity, with the laws."""
    provision = code.provisions.get(one.name)
    if provision is None:
        return "The code has no law or decision about it: nothing follows."
    return f"{provision_text(provision)} {basis(code, provision.laws)}"


_SHOWN = ("laws", "found", "holders", "follows", "choices", "until", "default", "points", "lone_points")
"""The fields of a provision in the JSON document."""


def _document(one: Irregularity) -> dict[str, object]:
    provisions = {name: load_code(name).provisions.get(one.name) for name in CODE_NAMES}
    codes = {
        name: None if found is None else {**picked(found, *_SHOWN), "text": provision_text(found)}
        for name, found in provisions.items()
    }
    return {"name": one.name, "words": one.words, "codes": codes}
