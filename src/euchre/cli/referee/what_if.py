"""An irregularity looked up by plain words, and what each of the six games provides for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ...laws import CODE_NAMES, Code, Irregularity, IrregularityName, load_code, load_irregularities
from ...pictures import Line, Span
from ...table.words.likeness import irregularities_for
from ...table.words.rulings import basis, provision_text
from ..output import answer_is_no, console, picked, print_lines, write_json
from ..text import block, heading


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


def _lines(found: Iterable[Irregularity]) -> Iterator[Line]:
    for place, one in enumerate(found):
        if place:
            yield ()
        yield heading(f"{one.name}: {one.words}")
        for name in CODE_NAMES:
            yield ()
            yield (Span(f"  {name}"),)
            yield from block(_answer(load_code(name), one), 4)


def _answer(code: Code, one: Irregularity) -> str:
    """Return what a code provides for an irregularity, with the laws."""
    provision = code.provisions.get(one.name)
    if provision is None:
        wider = code.provisions.get(_WIDER.get(one.name, one.name))
        if wider is not None:
            return f"{provision_text(wider, one.name)} {basis(code, wider.laws)}"
        return "The code has no law or decision about it: nothing follows."
    return f"{provision_text(provision, one.name)} {basis(code, provision.laws)}"


_WIDER: Mapping[str, IrregularityName] = {"several-cards-led": "several-cards"}
"""The irregularity that a code provides for where it has no law of its own for a special case of it."""
_SHOWN = ("laws", "found", "holders", "follows", "choices", "until", "default", "points", "lone_points")
"""The fields of a provision in the JSON document."""


def _document(one: Irregularity) -> dict[str, object]:
    provisions = {name: load_code(name).provisions.get(one.name) for name in CODE_NAMES}
    codes = {
        name: None if found is None else {**picked(found, *_SHOWN), "text": provision_text(found, one.name)}
        for name, found in provisions.items()
    }
    return {"name": one.name, "words": one.words, "codes": codes}
