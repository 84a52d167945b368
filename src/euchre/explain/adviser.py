"""Ask a player for advice, and add what the printed maxims say about the decision."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act
from ..bots import BookPlayer, Counsel, Reasoned, reasoned
from ..chance import Stream
from ..deal import Due
from ..laws import Code
from ..players import bot_for, bots_offered
from ..view import SeatView

_ADVISER = "expert"


def adviser_of(code: Code) -> str:
    """The name of the player that gives advice under a code."""
    return _ADVISER if _ADVISER in bots_offered(code) else bots_offered(code)[0]


def advised(view: SeatView, due: Due, stream: Stream, name: str) -> Reasoned:
    """The choice of a player by name, with the maxims of the code's book added if it has estimates.

    Raises EuchreError for an unknown name, and for a player that cannot play under the code.
    """
    return with_maxims(view, due, stream, reasoned(bot_for(view.code, name), view, due, stream))


def with_maxims(view: SeatView, due: Due, stream: Stream, found: Reasoned) -> Reasoned:
    """An estimated choice with the maxims of the code's book; any other choice is unchanged."""
    has_estimates = any(one.points is not None for one in found.candidates)
    if found.counsels or not has_estimates or view.code.players != 4:
        return found
    counsels = BookPlayer().reason(view, due, stream).counsels
    return replace(found, counsels=tuple(_judged(counsel, found) for counsel in counsels))


def _judged(counsel: Counsel, found: Reasoned) -> Counsel:
    """A maxim compared with an estimated choice: whether they agree, and what following it would cost."""
    followed = (found.act in counsel.acts) is not counsel.warns
    price = None if followed else _price(counsel, found)
    return replace(counsel, followed=followed, outweighed_by=None, price=price)


def _price(counsel: Counsel, found: Reasoned) -> float | None:
    """Points lost by the best act that agrees with a maxim; None if no such act was estimated."""
    points: dict[Act, float] = {one.act: one.points for one in found.candidates if one.points is not None}
    agreeing = [value for act, value in points.items() if (act in counsel.acts) is not counsel.warns]
    if found.act not in points or not agreeing:
        return None
    return max(0.0, points[found.act] - max(agreeing))
