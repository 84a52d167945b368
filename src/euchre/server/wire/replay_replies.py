"""Replies that replay finished deals, act by act."""

from __future__ import annotations

from .replies import DealView, OpenHand, Part, RulingInfo, SeatInfo


class ReplayDeal(Part, frozen=True):
    """A summary of one deal of a replay."""

    number: int
    """Its number in the record."""
    game: int
    """Number of its game, counted from 1."""
    dealer: str
    trump: str | None
    maker: str | None
    lone: str | None
    result: str | None
    """Null where the record ends before the deal does."""
    points: dict[str, int]
    """Points won in it, by side."""
    score: dict[str, int]
    """Points after it, by side."""
    is_open: bool
    """Whether all its cards are shown, including those that nobody played."""
    people: dict[str, str]
    """Names of the players by seat, without the seats that have none."""
    ended_by: RulingInfo | None
    """The ruling that made the deal void; null if none did."""


class ReplayFrame(Part, frozen=True):
    """The table after one act."""

    act: str | None
    """The act in the notation of a record; null for the beginning."""
    remarks: list[str]
    """Comments at this place of the record."""
    rulings: list[RulingInfo]
    """The referee's rulings on the act, numbered from 1."""
    deal: DealView
    """As an onlooker sees it, but with every hand under `open_hands`; hidden cards are `??`."""
    talon: list[str]
    """Cards not dealt, without the turn-up; empty where they are hidden."""
    dummy: list[str]
    """The dummy hand until it is taken; empty where it is hidden or there is none."""
    put_out: list[OpenHand]
    """The cards that each seat discarded; hidden cards are `??`."""


class RecordFault(Part, frozen=True):
    """A ruling on a line of a record, or the reason why the line is impossible."""

    message: str
    """Begins with the place in the record."""
    line: int | None
    laws: list[str]
    """Ids in the register of the code played."""
    ruling: RulingInfo | None
    """The ruling; null for an impossible line."""
    deal: int | None
    """Index of its deal among all; null before the first deal."""


class Replay(Part, frozen=True):
    """Finished deals, one of them act by act."""

    title: str
    code: str
    register: str
    """The register in which its laws are cited."""
    changes: dict[str, bool | int | str | list[list[int]]]
    """House rules: values that differ from the code."""
    seats: list[SeatInfo]
    """Who sat where when the shown deal began."""
    you: str | None
    """Your own seat; null if you had none."""
    deals: list[ReplayDeal]
    """Part of the deals: the page of a hundred with the one that is shown."""
    shown: int
    """Index, among all deals, of the deal that is shown act by act."""
    frames: list[ReplayFrame]
    opening: list[str]
    """Comments before the first deal."""
    faults: list[RecordFault]
    """Rulings on the record; if the last fault is an impossible line, the replay ends there."""
    link: str | None
    """Path at which anybody can see the game of the shown deal; null if it is not shared."""
    forms: list[str]
    """Formats in which that game can be downloaded: `euchre`, and `egn` where it can express the game."""
    first: int
    """Index of the first deal in `deals`."""
    count: int
    """Number of all deals; ask for another page by the index of a deal in it."""
    in_event: bool = False
    """Whether the deals were played in an event, where no game is played to its points."""


class DealActs(Part, frozen=True):
    """The acts of one deal, and those before the next one begins."""

    dealer: str | None
    """Null for what came before the first deal of the game, such as a draw for the deal."""
    acts: list[str]
    """In the notation of a record, with every card."""


class Dealing(Part, frozen=True):
    """How a finished game was dealt: compare it with what you saw before and during the game."""

    table: str
    game: int
    commitment: str
    seed: str
    """The server's seed of the game."""
    shares: dict[str, str]
    """The shares by seat; the server's seed counts for the other seats."""
    deals: list[DealActs]
    """First the acts before the first deal, then each deal."""
