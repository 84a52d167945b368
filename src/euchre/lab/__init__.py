"""The laboratory: experiments on the open questions of the books, with errors and verdicts. Needs NumPy."""

from .experiment import Chunk, Experiment, Hypothesis, LabCell, OpenQuestion
from .registry import experiment_named, experiments
from .verdict import LabVerdict, judged_all, verdict_of

__all__ = [
    "Chunk",
    "Experiment",
    "Hypothesis",
    "LabCell",
    "LabVerdict",
    "OpenQuestion",
    "experiment_named",
    "experiments",
    "judged_all",
    "verdict_of",
]
