"""Answers about people who play together again."""

from __future__ import annotations

from .kinds import Part


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
