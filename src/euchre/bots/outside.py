"""Players that are not of this package, with random numbers that tell them nothing about the cards.

A class in a process of its own gets views and acts as Python objects, which are written here as text.
"""

from __future__ import annotations

import base64
import hashlib
import pickle
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from ..acts import Act
from ..chance import Stream
from ..deal import Due
from ..laws import Code
from ..view import SeatView, View
from .protocol import Bot, learned_from

PROTOCOL_OF_CLASSES = "euchre.engine/python"
"""The protocol of processes that host a Python class."""


@dataclass(frozen=True, slots=True)
class OutsidePlayer:
    """A player whose random numbers depend only on what its seat may know.

    The stream of a seat leads back to the seed, and so to all hands. A player that is not of this package
    gets another stream, derived from its view; equal views give equal numbers, so a seed repeats its game.
    """

    bot: Bot

    @property
    def name(self) -> str:
        """The player's name."""
        return self.bot.name

    def choose(self, view: SeatView, due: Due, stream: Stream) -> Act:
        """Return the player's choice; `stream` is not used."""
        return self.bot.choose(view, due, stream_of_view(view))

    def after_deal(self, view: View) -> OutsidePlayer:
        """Return the player after a deal that is over, if it learns."""
        return OutsidePlayer(learned_from(self.bot, view))


def stream_of_view(view: SeatView) -> Stream:
    """Return a stream that depends only on the hand, the score and the acts that a seat has seen."""
    acts = ", ".join(act.text for act in view.acts)
    known = (view.code.name, view.seat, view.dealer, view.hand, view.discards, view.points, view.games, acts)
    digest = hashlib.blake2b(repr(known).encode(), digest_size=8).digest()
    return Stream(int.from_bytes(digest, "big"))


class _Pickler(pickle.Pickler):
    """Leaves out the code to which other objects belong: it is larger than all else, and always the same."""

    def persistent_id(self, value: object) -> str | None:
        return "code" if isinstance(value, Code) else None


class _Unpickler(pickle.Unpickler):
    """Puts the code in again."""

    def __init__(self, file: BytesIO, code: Code) -> None:
        super().__init__(file)
        self._code = code

    def persistent_load(self, name: str) -> Code:
        return self._code


def pickled(value: object) -> str:
    """Return Python objects as text; what belongs to a code is written without it."""
    written = BytesIO()
    (pickle.Pickler if isinstance(value, Code) else _Pickler)(written).dump(value)
    return base64.b64encode(written.getvalue()).decode()


def unpickled(text: str, code: Code | None) -> Any:
    """Return the objects that `pickled` has written; only for text from a process of this package."""
    file = BytesIO(base64.b64decode(text))
    return (pickle.Unpickler(file) if code is None else _Unpickler(file, code)).load()
