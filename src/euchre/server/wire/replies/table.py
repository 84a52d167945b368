"""A table, without its cards."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from .deal import DealView, Part, Reply


class SeatInfo(Part, frozen=True):
    """One seat and who is in it."""

    seat: str
    name: str | None
    """The name of the person, or else of the computer player; null for an empty seat."""
    person: bool
    """Whether the seat belongs to a person, present or not."""
    present: bool
    """Whether that person is connected now."""
    player: str | None
    """The computer player that acts here, in a seat of its own or in place of a person who is away."""


class Fair(Part, frozen=True):
    """How far the game's randomness is settled between server and seats (see docs/server/fair-deals.md)."""

    game: int
    """Number of the game, counted from 1."""
    commitment: str
    """SHA-256 of the server's seed with the table and the game."""
    pledged: list[str]
    """Seats that pledged a share."""
    pledges: dict[str, str]
    """What each of them pledged: the SHA-256 of its share."""
    late: list[str]
    """Seats that pledged a share for this game and did not give it in time."""
    wanted: list[str]
    """Seats that have to reveal their share now."""
    shares: dict[str, str | None]
    """Once settled, each seat's share; null where the server's seed counts instead."""
    last_seed: str | None
    """The server's seed of the last finished game; null before that."""


class EventInfo(Part, frozen=True):
    """The part of an event that is played at a table."""

    event: str
    """Id of the event; the deals of a day have `daily-` and the day."""
    boards: list[int]
    """The numbers of the deals, in the order of play."""
    results: list[list[int]]
    """What each deal that is over gave: points of each side, in the order of the sides."""
    has_bell: bool
    """Whether the bell of another table ends the round, so that fewer deals may be played."""


class TableInfo(Part, frozen=True):
    """A table, without its cards."""

    id: str
    name: str
    code: str
    title: str
    """The title of the code."""
    changes: dict[str, bool | int | str | list[list[int]]]
    """House rules: values that differ from the code."""
    seats: list[SeatInfo]
    you: str | None
    """Your seat; null for an onlooker."""
    host: bool
    """Whether you are the host."""
    phase: Literal["gathering", "sharing", "playing", "closed"]
    """Waiting for players or for the next game; waiting for shares; a game is on; closed."""
    next: str | None
    """Of a closed table: the table at which it is carried on with the same score and people; null if none."""
    carried: bool
    """Whether it carries on another table, so that its first game waits for somebody to ask for it."""
    game: int
    """Number of the current or last game; 0 before the first."""
    paused: bool
    public: bool
    pace: int
    """Milliseconds before each act of a computer player."""
    clock: int
    """Seconds a person has for an act before a computer player stands in; 0 for no limit."""
    left: int | None
    """Milliseconds left to the person for whom play waits, when this was sent; null if no clock runs."""
    delay: int
    """How many seconds later people who look on see a game."""
    hints: bool
    """Whether people in seats may ask for hints."""
    seat_per_address: bool
    """Whether each internet address gets one seat only."""
    club: str | None
    """Club mode: how strict the computer players are; null where play is enforced."""
    fair: Fair
    event: EventInfo | None = None
    """At a table of an event, what is played of it."""


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
