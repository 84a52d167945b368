"""Draws how the network of `learned` learned: `python -m benchmarks.players.learned_curve FILE`.

The figures of each lesson stand in the network's own file. Needs the extra `plots`. The picture is
`docs/pictures/learned-curve.svg`.
"""

import json
import sys
from io import StringIO
from pathlib import Path

import numpy as np
from matplotlib import rc_context
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

from euchre.bundled import bundled_file
from euchre.players.learned_network import PACKAGE

_OVER = 8
"""Lessons over which the curve is averaged: they alternate between different companions."""


def picture(curve: list[list[float]]) -> str:
    """Return the SVG of a curve: for each lesson the states so far, and what cards and calls lost on
    average."""
    states, *losses = np.array(curve, float).T
    with rc_context({"svg.hashsalt": "learned", "svg.fonttype": "none", "font.size": 9}):
        drawing = Figure(figsize=(7.5, 3))
        FigureCanvasSVG(drawing)
        axes = drawing.add_subplot()
        for values, name, colour in zip(
            losses, ("cards and discards", "calls"), ("#1f4e79", "#b03a2e"), strict=True
        ):
            axes.plot(states / 1e6, values, color=colour, alpha=0.25, linewidth=0.8)
            smooth = np.convolve(values, np.ones(_OVER) / _OVER, "valid")
            axes.plot(states[_OVER - 1 :] / 1e6, smooth, color=colour, label=name)
        axes.set_xlabel("choices learned from, in millions")
        axes.set_ylabel("points lost in a choice")
        axes.set_ylim(0, 1)
        axes.legend(frameon=False)
        axes.grid(linewidth=0.3)
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        drawing.set_layout_engine("tight")
        target = StringIO()
        drawing.savefig(target, format="svg", metadata={"Date": None, "Creator": "euchre", "Title": __doc__})
    return "\n".join(line.rstrip() for line in target.getvalue().splitlines()) + "\n"


if __name__ == "__main__":
    document = json.loads(bundled_file(PACKAGE, "modern").read_text(encoding="utf-8"))
    Path(sys.argv[1]).write_text(picture(document["curve"]), encoding="utf-8")
