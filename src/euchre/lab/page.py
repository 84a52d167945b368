"""The page of one question, and the index of all, as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from math import inf

from .experiment import CHANCE, POINTS, SHARE, STRENGTH, TRICKS, Cells, Experiment, Hypothesis, LabCell
from .results import Kept
from .verdict import LEVEL, ClaimFinding, Judged, LabVerdict, verdict_of

_MOST = 16
_WIDE = 1.96
_INK, _BAR = "#1f4e79", "#b03a2e"


def picture(experiment: Experiment, cells: Cells) -> str:
    """Return the SVG of a question's figures: a dot for each mean, and a bar for its 95 % interval."""
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    shown = _shown(experiment, cells)
    scale = 100 if experiment.unit in (CHANCE, SHARE) else 1
    with rc_context({"svg.hashsalt": experiment.name, "svg.fonttype": "none", "font.size": 9}):
        drawing = Figure(figsize=(7.5, 0.9 + 0.3 * len(shown)))
        FigureCanvasSVG(drawing)
        axes = drawing.add_subplot()
        for place, cell in enumerate(shown.values()):
            width = 0.0 if experiment.is_exact or cell.count < 2 else _WIDE * scale * cell.error
            axes.errorbar(
                scale * cell.mean,
                -place,
                xerr=width,
                fmt="o",
                color=_INK,
                ecolor=_BAR,
                capsize=3,
                markersize=4,
            )
        axes.set_yticks([-place for place in range(len(shown))], [name.replace("`", "") for name in shown])
        axes.axvline(0, color="#888888", linewidth=0.8)
        unit = f"{experiment.unit}, in hundredths" if scale == 100 else experiment.unit
        axes.set_xlabel("" if experiment.is_exact else unit)
        axes.grid(axis="x", linewidth=0.3)
        for side in ("top", "right", "left"):
            axes.spines[side].set_visible(False)
        drawing.set_layout_engine("tight")
        target = StringIO()
        title = experiment.question.asks
        drawing.savefig(
            target, format="svg", metadata={"Date": None, "Title": title, "Creator": "euchre lab"}
        )
    return "\n".join(line.rstrip() for line in target.getvalue().splitlines()) + "\n"


def _shown(experiment: Experiment, cells: Cells) -> dict[str, LabCell]:
    names = [name for name in experiment.pictured or tuple(cells) if name in cells and cells[name].count]
    return {name: cells[name] for name in names[:_MOST]}


_FIGURE = re.compile(r"\{([^}]+)\}")
_SHORT = {POINTS: "points", TRICKS: "tricks", STRENGTH: "tricks"}
PICTURES = "pictures"
"""Folder of the pictures, beside the pages."""


def figure(value: float, unit: str, *, signed: bool = False) -> str:
    """Return a figure in the words of its unit: `+0.123 points`, `-2.10 %`."""
    return _number(value, unit, signed=signed) + _suffix(unit)


def with_error(cell: LabCell, experiment: Experiment) -> str:
    """Return a mean with its standard error."""
    unit, signed = experiment.unit, _is_signed(experiment)
    if experiment.is_exact:
        return _exact(cell)
    if cell.count == 0:
        return "(no such deal was drawn)"
    if cell.error == inf or not (cell.squares or signed):
        return figure(cell.mean, unit, signed=signed)
    if not cell.squares:
        return f"nothing in any of the {cell.count:,} deals"
    return f"{_number(cell.mean, unit, signed=signed)} ± {_number(cell.error, unit)}{_suffix(unit)}"


def _is_signed(experiment: Experiment) -> bool:
    return experiment.unit in (POINTS, TRICKS, CHANCE)


def _number(value: float, unit: str, *, signed: bool = False) -> str:
    percent = unit in (CHANCE, SHARE)
    places = 2 if percent else 3 if abs(value) < 100 else 0
    return f"{100 * value if percent else value:{'+' if signed else ''},.{places}f}"


def _suffix(unit: str) -> str:
    if unit in (CHANCE, SHARE):
        return " %"
    return f" {_SHORT[unit]}" if unit in _SHORT else ""


def _exact(cell: LabCell) -> str:
    mean = cell.mean
    return f"{mean:,.0f}" if mean == int(mean) and abs(mean) >= 1 else f"{mean:.4g}"


def page(experiment: Experiment, kept: Kept, judged: Sequence[Judged]) -> str:
    """Return the page of a question: the answer first, then picture, table and method."""
    question, name = experiment.question, experiment.name
    lines = [
        f"# {question.asks}",
        "",
        f"**{_verdict(experiment, judged)}.** {_answer(experiment, kept.cells)}",
        *([f"{question.rests_on}"] if question.rests_on else []),
        "",
        f"![The figures of the table below]({PICTURES}/{name}.svg)",
        "",
        *_table(experiment, kept.cells),
        "",
        *_claims(experiment, judged),
        "",
        "## How it was found",
        "",
        question.method,
        *_sizes(experiment, kept),
        *([question.without_expert] if question.without_expert else []),
        *(["", question.prelim] if question.prelim else []),
        "",
        "## The question in the book",
        "",
        f"{question.source}: {question.claim}",
        "",
        "## To get it again",
        "",
        "```",
        f"euchre lab run {name}{f' --chunks {kept.chunks}' if kept.chunks != experiment.chunks else ''}",
        "euchre lab report --pages lab-pages",
        "```",
        "",
        *_commit(kept),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _verdict(experiment: Experiment, judged: Sequence[Judged]) -> str:
    """Return the verdict in one line."""
    if not judged:
        return "A table"
    verdict, depends_on = verdict_of(judged), experiment.question.depends_on
    if verdict is LabVerdict.DEPENDS:
        return f"{verdict.value} on {depends_on}" if depends_on else verdict.value
    partly = verdict is not LabVerdict.UNKNOWN and any(one.finding is ClaimFinding.UNKNOWN for one in judged)
    return f"{verdict.value}, as far as it can be told" if partly else verdict.value


def _answer(experiment: Experiment, cells: Cells) -> str:
    def shown(match: re.Match[str]) -> str:
        return with_error(cells.get(match[1], LabCell()), experiment)

    return _FIGURE.sub(shown, experiment.question.answer)


def _table(experiment: Experiment, cells: Cells) -> Iterator[str]:
    if experiment.is_exact:
        yield from ("| What | Count |", "| --- | ---: |")
        for name, cell in cells.items():
            yield f"| {name} | {_exact(cell)} |"
        return
    unit, signed = experiment.unit, _is_signed(experiment)
    yield f"| What ({unit}) | Mean | Standard error | Samples | Smallest effect it could show |"
    yield "| --- | ---: | ---: | ---: | ---: |"
    for name, cell in cells.items():
        if cell.count < 2 or not cell.squares:
            mean = f" {figure(0.0, unit, signed=signed)}" if cell.count > 1 else ""
            yield f"| {name} |{mean} | | {cell.count:,} | |"
            continue
        figures = (
            figure(cell.mean, unit, signed=signed),
            figure(cell.error, unit),
            f"{cell.count:,}",
            figure(cell.smallest_effect, unit),
        )
        yield f"| {name} | " + " | ".join(figures) + " |"


def _claims(experiment: Experiment, judged: Sequence[Judged]) -> Iterator[str]:
    if not judged:
        return
    yield "What would count as yes, and what was found:"
    yield ""
    for one in judged:
        yield f"- {_expected(one.claim, experiment)}: **{one.finding.value}**{_doubt(experiment, one)}"


def _expected(claim: Hypothesis, experiment: Experiment) -> str:
    if experiment.is_exact:
        null = f"{claim.null:.4g}"
        how = {1: f"more than {null}", -1: f"less than {null}", 0: f"{null}"}[claim.sign]
        return f"{claim.cell}: {how}"
    unit = experiment.unit
    null = figure(claim.null, unit)
    matters = figure(claim.matters, unit)
    how = {1: f"more than {null}", -1: f"less than {null}", 0: f"about {null}, within {matters}"}[claim.sign]
    by = f", by {matters} or more" if claim.sign and claim.matters else ""
    return f"{claim.cell}: {how}{by}"


def _doubt(experiment: Experiment, judged: Judged) -> str:
    if experiment.is_exact:
        return ""
    chance = "below 0.001" if judged.chance < 0.001 else f"{judged.chance:.3f}"
    return f" (p {chance} after correction)"


def _sizes(experiment: Experiment, kept: Kept) -> Iterator[str]:
    if experiment.is_exact:
        return
    part = f"{kept.chunks} of the {experiment.chunks} chunks of a full run"
    yield (
        f"Players: {experiment.players}. Drawn: {part}, each of {experiment.size:,} deals, seed "
        f"{experiment.seed}. A sample is a deal that the question is about, or a whole chunk where the "
        "method says so. ± is one standard error. "
        "The smallest effect is one that a run of this size shows in four cases of five. The p-values are "
        f"corrected by Holm's method over all claims of all sampled questions, at the level {LEVEL:.2f}."
    )


def _commit(kept: Kept) -> Iterator[str]:
    programs = ", ".join(kept.programs)
    minutes = f"{kept.seconds / 60:.1f} minutes" if kept.seconds >= 90 else f"{kept.seconds:.0f} seconds"
    yield f"Computed by euchre {programs}, in {minutes} of one processor."


_HOW_TO_READ = (
    "*True* and *false* hold between the players named on each page: mostly four `simple` players, who "
    "play by the rules of a good club player. Where the play after the choice may change the answer, "
    "`expert` players also played a sample of the deals; its figures stand beside the others and are no "
    "part of the verdict. The other pages of questions that are not counted say why they did not. "
    "*True but small* is an effect that is proved, but too small to matter at a table. *It depends* "
    "means that part of the claim is true and part is not; the page says which. The suits are alike to "
    "these players, so spades are turned up in every deal, with A as dealer."
)
"""What the verdicts mean."""


def index(
    experiments: Sequence[Experiment],
    results: Mapping[str, Kept],
    judged: Mapping[str, Sequence[Judged]],
) -> str:
    """Return the page with all verdicts at a glance."""
    asked = [each for each in experiments if not each.name.startswith("also-")]
    also = [each for each in experiments if each.name.startswith("also-")]
    known = [each for each in asked if each.name in results]
    hours = sum(kept.seconds for kept in results.values()) / 3600
    whole = sum(_hours(each, results, each.chunks) for each in experiments)
    tenth = sum(_hours(each, results, each.tenth) for each in experiments)
    lines = [
        "# What was never settled: the questions of the old books",
        "",
        f"The books of 1862 and 1888 left {len(asked)} questions open. "
        f"{'All' if len(known) == len(asked) else len(known)} of them are answered here, by counting where "
        "it is a count, else by playing the same deals twice. Each page gives the answer first, with its "
        "error, and the commands that compute it again.",
        "",
        "| Question | Verdict |",
        "| --- | --- |",
        *_rows(asked, results, judged),
        "",
        "## More figures",
        "",
        "| Question | Verdict |",
        "| --- | --- |",
        *_rows(also, results, judged),
        "",
        "## How to read the verdicts",
        "",
        _HOW_TO_READ,
        "",
        f"The figures took {hours:.2f} hours of one processor. A full run, with all chunks, takes about "
        f"{whole:.2f} hours, and `make lab`, with a tenth of them, about {60 * tenth:.0f} minutes.",
        "",
        "```{toctree}",
        ":hidden:",
        "",
        *(each.name for each in experiments if each.name in results),
        "```",
    ]
    return "\n".join(lines) + "\n"


def _hours(experiment: Experiment, results: Mapping[str, Kept], chunks: int) -> float:
    """Return processor hours of so many chunks, by those that were measured."""
    kept = results.get(experiment.name)
    return kept.seconds / kept.chunks * chunks / 3600 if kept and kept.chunks else 0.0


def _rows(
    experiments: Sequence[Experiment],
    results: Mapping[str, Kept],
    judged: Mapping[str, Sequence[Judged]],
) -> Iterator[str]:
    for each in experiments:
        if each.name in results:
            yield f"| [{each.question.asks}]({each.name}.md) | {_verdict(each, judged[each.name])} |"
        else:
            yield f"| {each.question.asks} | not run |"
