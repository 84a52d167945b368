"""The table without its cards."""

from __future__ import annotations

from typing import Literal

from .kinds import Part


class SeatInfo(Part, frozen=True):
    """One seat and who is in it."""

    seat: str
    name: str | None
    """The person's name, else the computer player's; null for an empty seat."""
    person: bool
    """Whether the seat is a person's, present or not."""
    present: bool
    """Whether that person is connected now."""
    player: str | None
    """The computer player who acts here now: his own seat, or standing in for a person who is away."""


class Fair(Part, frozen=True):
    """How far the chance of the game is settled between server and seats (see docs/fair-deals.md)."""

    game: int
    """The game it is about, counted from 1."""
    commitment: str
    """SHA-256 of the server's seed with the table and the game."""
    pledged: list[str]
    """Seats that pledged a share."""
    wanted: list[str]
    """Seats whose share is asked for now."""
    shares: dict[str, str | None]
    """Once settled: each seat's share; null where the server's seed stands for it."""
    last_seed: str | None
    """The server's seed of the game before, told now that it is over."""


class TableInfo(Part, frozen=True):
    """The table without its cards."""

    id: str
    name: str
    code: str
    title: str
    """What the code is, in a line."""
    changes: dict[str, bool | int | str | list[list[int]]]
    """House rules: values that differ from the code."""
    seats: list[SeatInfo]
    you: str | None
    """Your seat; null for one who looks on."""
    host: bool
    """Whether you are its host."""
    phase: Literal["gathering", "sharing", "playing", "closed"]
    """Waiting for players or for the next game; waiting for shares; a game is on; ended."""
    game: int
    """The game that is on or was last; 0 before the first."""
    paused: bool
    public: bool
    pace: int
    """Milliseconds before each act of a computer player."""
    clock: int
    """Seconds a person has for an act before a computer player stands in; 0 for as long as he likes."""
    left: int | None
    """Milliseconds left, as this is told, to the person for whom play waits; null where no clock runs."""
    club: str | None
    """Club mode: how the computer's players take slips; null where play is enforced."""
    fair: Fair
