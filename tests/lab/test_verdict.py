"""Verdicts follow from means, errors and the number of questions."""

import pytest

from euchre.lab.experiment import Hypothesis, LabCell
from euchre.lab.verdict import ClaimFinding, Judged, LabVerdict, chance_of, holm, judge, verdict_of


def cell(mean: float, error: float, count: int = 10_000) -> LabCell:
    """Return a cell with this mean and standard error."""
    spread = error**2 * count * (count - 1) + count * mean**2
    return LabCell(count, mean * count, spread)


def found(mean: float, error: float, claim: Hypothesis) -> ClaimFinding:
    cells = {"x": cell(mean, error)}
    return judge(cells, claim, chance_of(cells, claim)).finding


def test_a_cell_knows_its_mean_and_error() -> None:
    measured = LabCell.of([1, 2, 3, 4])
    assert measured.mean == 2.5
    assert measured.error == pytest.approx(0.6454972)


@pytest.mark.parametrize(
    ("mean", "error", "finding"),
    [
        (0.3, 0.01, ClaimFinding.YES),
        (0.015, 0.001, ClaimFinding.SMALL),
        (-0.3, 0.01, ClaimFinding.NO),
        (0.001, 0.001, ClaimFinding.NO),
        (0.001, 0.008, ClaimFinding.UNKNOWN),
        (0.03, 0.03, ClaimFinding.UNKNOWN),
    ],
)
def test_a_claim_of_a_gain(mean: float, error: float, finding: ClaimFinding) -> None:
    assert found(mean, error, Hypothesis(cell="x", matters=0.02)) is finding


@pytest.mark.parametrize(
    ("mean", "error", "finding"),
    [(1.05, 0.01, ClaimFinding.YES), (1.5, 0.01, ClaimFinding.NO), (1.0, 0.2, ClaimFinding.UNKNOWN)],
)
def test_a_claim_of_equality(mean: float, error: float, finding: ClaimFinding) -> None:
    assert found(mean, error, Hypothesis(cell="x", sign=0, null=1.0, matters=0.1)) is finding


def test_holm_corrects_for_the_number_of_claims() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.9, 0.9]) == [1.0, 1.0]


@pytest.mark.parametrize(
    ("value", "count", "finding"),
    [
        (0.0, 5, ClaimFinding.UNKNOWN),
        (0.0, 500, ClaimFinding.UNKNOWN),
        (0.0, 1000, ClaimFinding.NO),
        (1.0, 5, ClaimFinding.UNKNOWN),
        (1.0, 50, ClaimFinding.YES),
    ],
)
def test_equal_values_prove_something_where_there_are_many(
    value: float, count: int, finding: ClaimFinding
) -> None:
    cells = {"x": LabCell.of([value] * count)}
    assert judge(cells, Hypothesis(cell="x", matters=0.02), 0.0).finding is finding


def test_a_cell_that_was_not_measured_is_unknown() -> None:
    assert judge({}, Hypothesis(cell="x"), 0.0).finding is ClaimFinding.UNKNOWN


@pytest.mark.parametrize(
    ("findings", "verdict"),
    [
        ((ClaimFinding.YES, ClaimFinding.SMALL), LabVerdict.TRUE),
        ((ClaimFinding.NO, ClaimFinding.NO), LabVerdict.FALSE),
        ((ClaimFinding.SMALL,), LabVerdict.SMALL),
        ((ClaimFinding.YES, ClaimFinding.NO), LabVerdict.DEPENDS),
        ((ClaimFinding.UNKNOWN,), LabVerdict.UNKNOWN),
        ((ClaimFinding.YES, ClaimFinding.UNKNOWN), LabVerdict.TRUE),
    ],
)
def test_a_verdict_sums_up_its_claims(findings: tuple[ClaimFinding, ...], verdict: LabVerdict) -> None:
    assert verdict_of([Judged(Hypothesis(cell="x"), one, 0.0) for one in findings]) is verdict
