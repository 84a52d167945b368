"""Messages over the table's socket."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from .deal import DealView
from .kinds import Part, Reply
from .table import TableInfo


class Happening(Part, frozen=True):
    """An event, as you may see it."""

    seq: int
    """Its number in the table's log; events that you may not see, or that show nothing, are left out."""
    kind: str
    """`act`, or the kind of event at the table: `sat`, `stood`, `paused` and so on."""
    seat: str | None = None
    text: str | None = None
    """An act in the notation of a record, with `??` for hidden cards; a name where somebody sat down."""


class Update(Reply, frozen=True, tag="update"):
    """The events between two numbers of the log, and the present state of the table."""

    since: int
    """The events come after this number; equal to `seq` if there are none."""
    seq: int
    """Number of the last event of the log."""
    events: list[Happening]
    """Empty if only somebody's presence changed, or if you asked for a full update."""
    table: TableInfo
    deal: DealView | None
    """Null before the first deal."""


class Done(Reply, frozen=True, tag="done"):
    """Your command is done and on disk."""

    id: str
    seq: int


class Refused(Reply, frozen=True, tag="refused"):
    """Your command was refused, and nothing has changed."""

    id: str | None
    """The id of your message; null if the message could not be read."""
    reason: str
    """For programs, such as `play/does-not-follow` or `seat/taken`."""
    message: str
    """For people, a sentence."""
    laws: list[str]
    """Ids, in the code's register, of the laws that it would break."""


class Invitation(Reply, frozen=True, tag="invitation"):
    """The path of the table's invitation link."""

    id: str
    path: str


class Greeted(Reply, frozen=True, tag="greeted"):
    """Somebody greets everybody at the table."""

    name: str
    seat: str | None
    greeting: str


class Pong(Reply, frozen=True, tag="pong"):
    """The connection is alive."""

    n: int


AnyReply: TypeAlias = Update | Done | Refused | Invitation | Greeted | Pong

REPLIES = msgspec.json.Encoder()
"""Encodes one message as JSON."""
