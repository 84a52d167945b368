"""The names under which something may be claimed, waived or admitted.

Beside the names of irregularities and remedies these are the ids of the laws and the usual words for them:
`claims renege-turn`, `claims false-lead`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ...laws import IrregularityName
from ...laws.irregularities import load_irregularities
from ..remedies import REMEDIES
from ..state import CaseStatus, RefereedTable

_USUAL = """
revoke: renege reneging reneged renounce not-following failure-to-follow
lead-out-of-turn: false-lead wrong-lead
play-out-of-turn: playing-out-of-turn played-out-of-turn out-of-turn
no-discard: failure-to-discard six-cards undiscarded
exposed-card: exposed card-exposed card-shown expose-card
misdeal: irregularity bad-deal wrong-deal
no-cut: not-cut uncut
pack-not-made-ready: no-shuffle not-shuffled unshuffled wrong-shuffler wrong-cutter
hand-thrown-down: hand-laid-down cards-thrown-down
gives-up-against-lone: abandonment gives-up giving-up
missed-trick: short-trick
several-cards: two-cards
advice: table-talk talk hint
overcount: overmarking
undercount: undermarking
refused-penalty: penalty-refused
call-suit: suit-call
"""
_NAMES = {
    word: name
    for row in _USUAL.strip().splitlines()
    for name, _, words in [row.partition(": ")]
    for word in words.split()
}
"""The name of each usual word."""
_SPECIAL: Mapping[str, tuple[IrregularityName, ...]] = {
    "advice": ("jambone-hint", "bridge-talk", "partner-speaks", "asks-score", "forbidden-question"),
    "partner-speaks": ("advice",),
    "partner-shows": ("advice",),
    "asks-score": ("advice", "forbidden-question"),
    "forbidden-question": ("advice", "asks-score"),
}
"""The kinds of talk that may be meant by the name of another, some of which have a law of their own
(professor-1862 S6, L31, L34, P28)."""


@cache
def known_matters() -> frozenset[str]:
    """Return the words that a claim, a choice or a waiver may name."""
    irregularities = load_irregularities()
    also = (name for known in irregularities.values() for name in known.claimed_as)
    return frozenset((*irregularities, *also, *REMEDIES))


def named(table: RefereedTable, matter: str) -> str:
    """Return the name of what a player claims by a usual word or by the id of a law; the word itself if it is
    none.

    Of several irregularities of one law the one that has happened is meant.
    """
    matter = matter.lower() if matter.lower() in _NAMES else matter
    rows = table.code.provisions
    usual = _NAMES.get(matter, matter)
    if matter.startswith("reneg"):
        return _renege(table)
    if usual in known_matters():
        return _special(table, usual) if usual in _SPECIAL else usual
    kinds = [name for name, row in rows.items() if matter in row.laws]
    kinds.sort(key=lambda name: rows[name].laws.index(matter))
    found = [case for case in reversed(table.ledger.cases) if case.irregularity in kinds]
    names = [case.irregularity for case in sorted(found, key=lambda case: not case.is_waiting)]
    return next(iter((*names, *kinds)), matter)


def _special(table: RefereedTable, usual: str) -> str:
    """Return the special kind that may be claimed, where nothing of the general kind may."""
    cases = table.ledger.cases
    waiting = [case.irregularity for case in cases if case.is_waiting]
    kinds = (name for name in reversed(waiting) if name in _SPECIAL[usual])
    return usual if usual in waiting else next(kinds, usual)


def _renege(table: RefereedTable) -> str:
    """Return a revoke, or what has happened and is a renege by the law (modern renege-turn)."""
    for case in reversed(table.ledger.cases):
        laws = table.code.provisions[case.irregularity].laws
        if case.status is CaseStatus.HIDDEN and any(law.startswith("renege-") for law in laws):
            return case.irregularity
    return "revoke"
