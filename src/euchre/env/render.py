"""What the environments for other libraries share: pictures of a table, the error of a missing library."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ..pictures import draw_hand, draw_table, plain, terminal_svg
from ..seats import Seat
from .episode import Episode

RL = "pip install 'euchre[rl]'"
"""Command that installs the libraries of the environments."""


def not_installed(
    fault: ModuleNotFoundError, command: str = RL, library: str | None = None
) -> ModuleNotFoundError:
    """Return the error that names a library, by default as it is imported, and the command that installs
    it."""
    return ModuleNotFoundError(f"{library or fault.name} is not installed: {command}", name=fault.name)


RenderMode: TypeAlias = Literal["human", "ansi", "svg"]
RENDER_MODES: tuple[RenderMode, ...] = ("human", "ansi", "svg")


def rendered(episode: Episode, mode: RenderMode) -> str | None:
    """Return the table as the seat to act sees it, or seat A once the episode is over; `human` prints it."""
    seat = Seat.A if episode.seat is None else episode.seat
    view = episode.view(seat)
    canvas = draw_table(view, {each: str(each) for each in episode.code.seating.seats})
    lines = [*canvas.lines(), *draw_hand(view.hand, frozenset()).lines()]
    if mode == "svg":
        return terminal_svg(lines, f"Seat {seat} at the table")
    text = "\n".join(map(plain, lines))
    if mode == "human":
        print(text)
        return None
    return text
