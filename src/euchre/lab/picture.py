"""The picture of a question: each mean with its error, as SVG. Needs the extra `euchre[plots]`."""

from __future__ import annotations

from io import StringIO

from .cell import LabCell
from .experiment import CHANCE, SHARE, Cells, Experiment

_MOST = 16
_WIDE = 1.96
_INK, _BAR = "#1f4e79", "#b03a2e"


def picture(experiment: Experiment, cells: Cells) -> str:
    """The SVG of a question's figures: a dot for each mean, and a bar for its 95 % interval."""
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
