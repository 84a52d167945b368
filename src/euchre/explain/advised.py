"""What a player would do, with what the printed maxims say of it and what following them would cost."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act
from ..bots import BookPlayer, Counsel, Reasoned, reasoned
from ..chance import Stream
from ..deal import Due
from ..laws import Code
from ..players import bot_for, bots_offered
from ..view import View

_ADVISER = "expert"


def adviser_of(code: Code) -> str:
    """The player who gives advice under a code."""
    return _ADVISER if _ADVISER in bots_offered(code) else bots_offered(code)[0]


def advised(view: View, due: Due, stream: Stream, name: str) -> Reasoned:
    """The choice of the player of a name, with the maxims of the book of the code where one was written.

    Raises EuchreError for a name that is none, or a player who is not offered at the table.
    """
    found = reasoned(bot_for(view.code, name), view, due, stream)
    is_reckoned = any(one.points is not None for one in found.candidates)
    if found.counsels or not is_reckoned or view.code.players != 4:
        return found
    heard = BookPlayer().reason(view, due, stream).counsels
    return replace(found, counsels=tuple(_judged(counsel, found) for counsel in heard))


def _judged(counsel: Counsel, found: Reasoned) -> Counsel:
    """A maxim as it stands to a choice that was reckoned: whether it holds, and what it would cost."""
    followed = (found.act in counsel.acts) is not counsel.warns
    price = None if followed else _price(counsel, found)
    return replace(counsel, followed=followed, outweighed_by=None, price=price)


def _price(counsel: Counsel, found: Reasoned) -> float | None:
    """Points by which the best act in keeping with a maxim is behind; None where none was reckoned."""
    worth: dict[Act, float] = {one.act: one.points for one in found.candidates if one.points is not None}
    asked = [points for act, points in worth.items() if (act in counsel.acts) is not counsel.warns]
    if found.act not in worth or not asked:
        return None
    return max(0.0, worth[found.act] - max(asked))
