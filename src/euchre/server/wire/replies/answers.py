"""Answers to HTTP requests."""

from __future__ import annotations

import msgspec

from .deal import Part


class Me(Part, frozen=True):
    """Who you are."""

    name: str


class PageVersion(Part, frozen=True):
    """Which page this server has."""

    page: str
    """A hash of the page's files. A page of another version is reloaded at a safe moment."""


class MoveLink(Part, frozen=True):
    """A one-time link for moving to another device."""

    path: str
    minutes: int
    """Minutes until the link expires."""


class RecoveryLink(Part, frozen=True):
    """A link with which you continue anywhere, until you void it."""

    path: str


class IdentityInfo(Part, frozen=True):
    """How you keep your name and your games."""

    passkeys: int
    """Number of your passkeys; 0 without a session."""
    recovery: bool
    """Whether you have a recovery link."""
    offered: bool
    """Whether passkeys can be used at this address of the server."""
    days: int
    """Days without a visit after which a guest is deleted."""


class PasskeyChallenge(Part, frozen=True):
    """What a device signs to make or to use a passkey."""

    challenge: str
    """32 random bytes in base 64, for one use within five minutes."""
    site: str
    """The name of the site for which the passkey is: the `rp.id`."""
    user: str
    """The `user.id` for a new passkey, in base 64; empty for signing in."""
    name: str
    """Your name; empty for signing in."""
    known: list[str]
    """The ids of the passkeys that you have."""


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
    """Number of seats that a person can take."""
    phase: str
    club: str | None
    """Club mode: how strict the computer players are; null where play is enforced."""


class Lobby(Part, frozen=True):
    """The public tables, the most recently changed first."""

    tables: list[ListedTable]


class MyTable(Part, frozen=True):
    """A table at which you have sat."""

    table: str
    name: str
    code: str
    phase: str
    seat: str
    """Where you sat last."""
    at: int
    """When something last happened there, in milliseconds of Unix time."""
    points: dict[str, int]
    """Points in the current or last game after the last deal, by side; empty where that is not known."""
    games: dict[str, int]
    """Games won, by side."""


class MyTables(Part, frozen=True):
    """The tables at which you have sat, the most recently changed first."""

    tables: list[MyTable]


class Invited(Part, frozen=True):
    """To what an invitation invites."""

    name: str
    """The name of the table."""
    host: str | None
    """The name of its host; null if they have no seat."""
    code: str
    free: int
    """Number of seats in which nobody sits."""


class SwitchInfo(Part, frozen=True):
    """A value of a code that house rules may change."""

    key: str
    value: bool | int | str | list[list[int]]
    """Its value in this code."""
    allowed: str
    """Which values are allowed, in words."""
    choices: list[str] | None
    """The allowed words; null if any other kind of value is allowed."""
    doc: str
    laws: list[str]
    """Ids of the laws it is based on; empty where the code is silent."""


class GameInfo(Part, frozen=True):
    """One of the six games."""

    code: str
    title: str
    register: str
    players: int
    words: dict[str, str]
    """Words of this game in place of those of acts and of this page, as `up-card` for `turn-up`."""
    switches: list[SwitchInfo]


class Games(Part, frozen=True):
    """The games, the computer players and the greetings that can be chosen."""

    games: list[GameInfo]
    players: list[str]
    """The computer players, the weakest first."""
    greetings: list[str]


class Trouble(Part, frozen=True):
    """Why an HTTP request was refused."""

    reason: str
    message: str
    laws: list[str] = msgspec.field(default_factory=list)


class Met(Part, frozen=True):
    """A person with whom you have sat at a table."""

    id: str
    """What you send back as `person`; it means nothing to others."""
    name: str
    at: int
    """When something last happened at such a table, in milliseconds of Unix time."""


class AskedTo(Part, frozen=True):
    """A table to which somebody asks you."""

    table: str
    name: str
    """The name of the table."""
    code: str
    by: str
    """The name of the person who asks."""
    at: int
    """When, in milliseconds of Unix time."""


class StandingInfo(Part, frozen=True):
    """A standing table: an address that stays, with a table for each evening."""

    id: str
    name: str
    path: str
    """The path of its address."""
    table: str
    """The table of the present or last evening."""
    own: bool
    """Whether the address is yours to delete."""


class MyCompany(Part, frozen=True):
    """People whom you have met, tables to which you are asked, and standing tables to which you have come."""

    met: list[Met]
    """The latest first."""
    asked: list[AskedTo]
    standing: list[StandingInfo]


class StandingLink(Part, frozen=True):
    """The address of a standing table."""

    path: str
