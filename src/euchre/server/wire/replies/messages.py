"""What is told over the table's socket."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from .deal import DealView
from .kinds import Part, Reply
from .table import TableInfo


class Happening(Part, frozen=True):
    """Something that happened, as you saw it."""

    seq: int
    """Its number in the table's log; numbers that you may not see, or that tell nothing, are left out."""
    kind: str
    """`act`, or what happened to the table: `sat`, `stood`, `paused` and so on."""
    seat: str | None = None
    text: str | None = None
    """An act in the words of a record, hidden cards as `??`; a name where somebody sat down."""


class Update(Reply, frozen=True, tag="update"):
    """All that changed between two numbers of the log, and how everything stands now."""

    since: int
    """It tells what came after this number; with no events it is `seq` itself."""
    seq: int
    """It tells up to this number."""
    events: list[Happening]
    """Empty where only somebody's presence changed, and where you asked for everything anew."""
    table: TableInfo
    deal: DealView | None
    """Null before the first deal."""


class Done(Reply, frozen=True, tag="done"):
    """What you asked for is done and safe on disk."""

    id: str
    seq: int


class Refused(Reply, frozen=True, tag="refused"):
    """What you asked for is not done, and nothing has changed."""

    id: str | None
    """Null where the message could not be read."""
    reason: str
    """`play/does-not-follow`, `seat/taken`: for programs."""
    message: str
    """For people."""
    laws: list[str]
    """Ids of the laws it would break, in the code's register."""


class Invitation(Reply, frozen=True, tag="invitation"):
    """The path of a new invitation link; it is told once."""

    id: str
    path: str


class Greeted(Reply, frozen=True, tag="greeted"):
    """Somebody greets the table."""

    name: str
    seat: str | None
    greeting: str


class Pong(Reply, frozen=True, tag="pong"):
    """The line is alive."""

    n: int


AnyReply: TypeAlias = Update | Done | Refused | Invitation | Greeted | Pong

REPLIES = msgspec.json.Encoder()
"""Writes a message."""
