"""Replies about the laws: codes, lists, one law in full, and search results."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import convert

from ...errors import LawDataError
from ...lawbook import codes_of, decisions
from ...laws import Code, load_code, value_text
from ...laws.register import (
    REGISTER_NAMES,
    Axis,
    Entry,
    Law,
    Register,
    Scope,
    every_scope,
    load_comparison,
    load_register,
    remarks_on,
    scope_of,
    search,
)
from ...table.remedies import REMEDIES
from ...table.terms.deadlines import WINDOWS
from ...table.words.rulings import provision_text, what_happened
from ..tables.refusal import Refusal
from ..wire import law_replies as replies

MOST_FOUND = 60
"""Most laws in a search result."""
KEPT = 256
"""Answers to searches that are kept, those asked for last."""


@cache
def books(language: str = "en") -> replies.LawBooks:
    """Return the six games, and the matters on which they differ."""
    comparison = load_comparison(language)
    return replies.LawBooks(
        codes=[_counted(scope) for scope in every_scope(language)],
        axes=[_axis(axis) for axis in comparison.axes],
        customs=[convert(one, replies.Custom, from_attributes=True) for one in comparison.outside],
    )


def _counted(scope: Scope) -> replies.LawsOfCode:
    return replies.LawsOfCode(
        code=scope.name,
        register=scope.register.name,
        title=scope.title,
        laws=len(scope.laws),
        situations=scope.situations,
        silences=len(scope.register.silences),
        language=scope.register.language,
    )


def _axis(axis: Axis) -> replies.LawAxis:
    cells = [
        replies.LawCell(register=name, value=cell.value, laws=list(cell.laws), notes=list(cell.notes))
        for name, cell in axis.cells.items()
    ]
    return replies.LawAxis(axis=axis.name, cells=cells, heading=axis.heading, language=axis.language)


@cache
def laws_of(code: str, language: str = "en") -> replies.LawList:
    """Return the laws of a code, and the silences decided for it. Raises Refusal for an unknown code."""
    scope = _scope(code, language)
    return replies.LawList(
        code=scope.name,
        register=scope.register.name,
        title=scope.title,
        scope=scope.register.scope,
        laws=[_in_short(scope.register, entry) for entry in scope.entries],
        language=scope.register.language,
    )


def _scope(code: str, language: str) -> Scope:
    try:
        return scope_of(load_code(code), language)
    except LawDataError as fault:
        raise Refusal("law/none", str(fault)) from None


def _in_short(register: Register, entry: Entry) -> replies.LawInShort:
    law = entry if isinstance(entry, Law) else None
    return replies.LawInShort(
        register=register.name,
        id=entry.id,
        heading=entry.heading,
        says=entry.says,
        phase=None if law is None else law.phase,
        games=[] if law is None else list(law.games),
        language=register.language,
    )


@cache
def law_of(code: str, law_id: str, language: str = "en") -> replies.LawInFull:
    """Return one law or silence. Raises Refusal if the register of the code does not have it."""
    register = _scope(code, language).register
    try:
        entry = register[law_id]
    except LawDataError as fault:
        raise Refusal("law/none", str(fault)) from None
    decision, ids = decisions(register.name)[entry.id], list(register.entries)
    place = ids.index(entry.id)
    codes, law = codes_of(register.name), entry if isinstance(entry, Law) else None
    return replies.LawInFull(
        law=_in_short(register, entry),
        kind=None if law is None else law.kind,
        actors=None if law is None else law.actors,
        remarks=[replies.LawRemark(kind=kind, says=says) for kind, says in remarks_on(entry)],
        situations=[convert(one, replies.LawSituation, from_attributes=True) for one in entry.situations],
        values=[
            replies.LawValue(code=one.name, name=name, value=value_text(getattr(one, name)))
            for one in codes
            for name in decision.values
            if entry.id in one.laws[name]
        ],
        follows=[
            _consequence(one, kind)
            for one in codes
            for kind in decision.irregularities
            if kind in one.provisions
        ],
        refused_as=list(decision.reasons),
        left_to_people=decision.left_to_people,
        axes=[
            _axis(axis)
            for axis in load_comparison(language).axes
            if register.name in axis.cells and entry.id in axis.cells[register.name].laws
        ],
        before=ids[place - 1] if place else None,
        after=ids[place + 1] if place + 1 < len(ids) else None,
    )


def _consequence(code: Code, irregularity: str) -> replies.LawConsequence:
    found = code.provisions[irregularity]
    return replies.LawConsequence(
        code=code.name,
        happened=what_happened(irregularity, code),
        follows=provision_text(found, irregularity),
        irregularity=irregularity,
        on_claim=found.found == "on-claim",
        remedies=tuple(name for name in found.follows if name in REMEDIES),
        choices=tuple(name for name in found.choices if name in REMEDIES),
        holders=found.holders,
        until=found.until,
        points=found.points,
        lone_points=found.lone_points,
        closed_by=WINDOWS[found.within].closed_by,
        excuses=found.excuses,
        excused=tuple(name for name in found.excused if name in REMEDIES),
        allowed=found.unless,
    )


@lru_cache(maxsize=KEPT)
def laws_with(words: str, code: str | None, language: str = "en") -> replies.LawsFound:
    """Return the laws, of all registers or of one code, in which each search word begins some word.

    In another language than English the words are searched there first, then in English.
    """
    names = REGISTER_NAMES if code is None else (_scope(code, language).register.name,)
    kept = None if code is None else {entry.id for entry in _scope(code, language).entries}
    own = {name: load_register(name, language) for name in names}
    translated = [load_register(name) for name in names if own[name].language != "en"]
    found = [*search(words, own.values()), *search(words, translated)]
    ids = dict.fromkeys((register.name, entry.id) for register, entry in found)
    hits = [(own[name], own[name][law_id]) for name, law_id in ids if kept is None or law_id in kept]
    return replies.LawsFound(
        words=words, laws=[_in_short(*hit) for hit in hits[:MOST_FOUND]], total=len(hits)
    )
