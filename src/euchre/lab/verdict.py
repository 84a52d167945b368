"""From figures to a verdict: each claim is tested, with a correction for asking many questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from math import erfc, inf, sqrt

from .experiment import Cells, Experiment, Hypothesis

LEVEL = 0.05
"""Chance of even one wrong rejection in the whole family of questions."""
_REFUTED = 3.0
"""How many errors an effect must lie below what matters to be called none; wide, for the many questions."""
_UNSEEN = 15.0
"""A mean may lie so far from values that are all equal, divided by how many there are: in 95 of 100 cases
fewer than 3 in that number differ, and by 5 at most, the tricks of a deal."""


class LabVerdict(Enum):
    """The answer to a question in a word or two."""

    TRUE = "True"
    FALSE = "False"
    SMALL = "True but small"
    DEPENDS = "It depends"
    UNKNOWN = "Cannot be told with so little"


class ClaimFinding(Enum):
    """What the figures say of one claim."""

    YES = "yes"
    SMALL = "yes, but it is small"
    NO = "no"
    UNKNOWN = "cannot be told"


@dataclass(frozen=True, slots=True)
class Judged:
    """A claim with what the figures say of it."""

    claim: Hypothesis
    finding: ClaimFinding
    chance: float
    """Chance of such figures if there were no effect, corrected for the number of claims; 0 to 1."""


def chance_of(cells: Cells, claim: Hypothesis) -> float:
    """Return two-sided chance of a mean so far from `null`; 1 where too little was measured."""
    cell = cells.get(claim.cell)
    if cell is None or cell.error == inf:
        return 1.0
    away = abs(cell.mean - claim.null)
    if cell.error == 0:
        return 0.0 if away else 1.0
    return erfc(away / cell.error / sqrt(2))


def holm(chances: Sequence[float]) -> list[float]:
    """Return the chances by Holm's method: none of the true null claims is rejected with more than the
    level."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    found, highest = [0.0] * len(chances), 0.0
    for place, index in enumerate(order):
        highest = max(highest, min(1.0, chances[index] * (len(chances) - place)))
        found[index] = highest
    return found


def judge(cells: Cells, claim: Hypothesis, chance: float, *, is_exact: bool = False) -> Judged:
    """Return what the figures say of a claim, given its corrected chance."""
    cell = cells.get(claim.cell)
    if cell is None or (not is_exact and cell.count < 2):
        return Judged(claim, ClaimFinding.UNKNOWN, 1.0)
    away = cell.mean - claim.null
    if is_exact:
        width, proved = 0.0, True
    elif cell.error:
        width, proved = _REFUTED * cell.error, chance < LEVEL
    else:
        width = _UNSEEN / cell.count
        proved = abs(away) > width
    if claim.sign == 0:
        return Judged(claim, _equal(abs(away), width, claim.matters, proved), chance)
    effect = away * claim.sign
    if proved and effect > 0:
        return Judged(claim, ClaimFinding.YES if effect >= claim.matters else ClaimFinding.SMALL, chance)
    refuted = (proved and effect <= 0) or effect + width < claim.matters
    return Judged(claim, ClaimFinding.NO if refuted else ClaimFinding.UNKNOWN, chance)


def _equal(away: float, width: float, matters: float, proved: bool) -> ClaimFinding:
    if away + width < matters or (proved and away < matters):
        return ClaimFinding.YES
    return ClaimFinding.NO if proved else ClaimFinding.UNKNOWN


def verdict_of(judged: Sequence[Judged]) -> LabVerdict:
    """Return the verdict on a question from the findings on its claims, leaving out those that cannot be
    told."""
    found = {one.finding for one in judged} - {ClaimFinding.UNKNOWN}
    if not found:
        return LabVerdict.UNKNOWN
    if found == {ClaimFinding.NO}:
        return LabVerdict.FALSE
    if found == {ClaimFinding.SMALL}:
        return LabVerdict.SMALL
    if found <= {ClaimFinding.YES, ClaimFinding.SMALL}:
        return LabVerdict.TRUE
    return LabVerdict.DEPENDS


def judged_all(
    experiments: Sequence[Experiment], results: Mapping[str, Cells]
) -> dict[str, tuple[Judged, ...]]:
    """Return every claim of the experiments that have results, corrected for all claims that are sampled."""
    known = [each for each in experiments if each.name in results]
    asked = [(each.name, claim) for each in known if not each.is_exact for claim in each.claims]
    corrected = holm([chance_of(results[name], claim) for name, claim in asked])
    by_claim = dict(zip(asked, corrected, strict=True))
    return {
        each.name: tuple(
            judge(results[each.name], claim, by_claim.get((each.name, claim), 0.0), is_exact=each.is_exact)
            for claim in each.claims
        )
        for each in known
    }
