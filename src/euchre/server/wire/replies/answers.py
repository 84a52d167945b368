"""What answers an HTTP request."""

from __future__ import annotations

import msgspec

from .kinds import Part


class Me(Part, frozen=True):
    """Who you are."""

    name: str


class MoveLink(Part, frozen=True):
    """A one-time link to go on with on another device."""

    path: str
    minutes: int
    """How long it holds."""


class Opened(Part, frozen=True):
    """The table that was opened or joined."""

    table: str


class ListedTable(Part, frozen=True):
    """A public table in the lobby."""

    table: str
    name: str
    code: str
    house_rules: bool
    seats: int
    free: int
    """Seats that a person can take."""
    phase: str
    club: str | None
    """Club mode: how the computer's players take slips; null where play is enforced."""


class Lobby(Part, frozen=True):
    """The public tables, the newest first."""

    tables: list[ListedTable]


class SwitchInfo(Part, frozen=True):
    """A value of a code that a house rule may set."""

    key: str
    value: bool | int | str | list[list[int]]
    """Its value in this code."""
    allowed: str
    """What may stand there, in words."""
    choices: list[str] | None
    """The words allowed, where it is one of some words."""
    doc: str
    laws: list[str]
    """Ids of the laws it rests on; empty where the code is silent."""


class GameInfo(Part, frozen=True):
    """One of the six games."""

    code: str
    title: str
    register: str
    players: int
    switches: list[SwitchInfo]


class Games(Part, frozen=True):
    """What can be played, and by which computer players."""

    games: list[GameInfo]
    players: list[str]
    """The computer's players, the weakest first."""
    greetings: list[str]


class Trouble(Part, frozen=True):
    """Why an HTTP request is refused."""

    reason: str
    message: str
    laws: list[str] = msgspec.field(default_factory=list)
