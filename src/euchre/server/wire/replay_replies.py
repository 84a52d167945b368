"""What the server says of deals that are over: a replay, act by act."""

from __future__ import annotations

from .replies import DealView, OpenHand, Part, RulingInfo, SeatInfo


class ReplayDeal(Part, frozen=True):
    """One deal of a replay, in short."""

    number: int
    """As the record counts."""
    game: int
    """Which game it belongs to, counted from 1."""
    dealer: str
    trump: str | None
    maker: str | None
    lone: str | None
    result: str | None
    """Null where the record ends before the deal does."""
    points: dict[str, int]
    """What it brought, by side."""
    score: dict[str, int]
    """Points after it, by side."""
    is_open: bool
    """Whether all its cards lie face up, those too that nobody played."""
    people: dict[str, str]
    """The names of those who sat there, by seat; a seat without one is not among them."""
    ended_by: RulingInfo | None
    """The ruling that made the deal void; null where none did."""


class ReplayFrame(Part, frozen=True):
    """The table after one act."""

    act: str | None
    """The act in the words of a record; null for the beginning."""
    remarks: list[str]
    """What the writer of the record remarked here."""
    rulings: list[RulingInfo]
    """What the referee ruled on it, numbered from 1."""
    deal: DealView
    """As an onlooker sees it, but with every hand under `open_hands`; cards that stay hidden are `??`."""
    talon: list[str]
    """Cards not dealt, beside the turn-up; empty where they stay hidden."""
    dummy: list[str]
    """The dummy hand until it is taken; empty where it stays hidden or there is none."""
    put_out: list[OpenHand]
    """What each seat put out; hidden cards are `??`."""


class RecordFault(Part, frozen=True):
    """What the referee says to a line of a record, or that it could not be."""

    message: str
    """With the place at its beginning."""
    line: int | None
    laws: list[str]
    """Ids in the register of the code played."""
    ruling: RulingInfo | None
    """What the referee ruled; null for what could not be."""
    deal: int | None
    """The place of its deal among `deals`; null before the first."""


class Replay(Part, frozen=True):
    """Deals to look at, one of them act by act."""

    title: str
    code: str
    register: str
    """Under which its laws are cited."""
    changes: dict[str, bool | int | str | list[list[int]]]
    """House rules: values that differ from the code."""
    seats: list[SeatInfo]
    """Who sat where when the deal that is told began."""
    you: str | None
    """Your own seat; null where it is nobody's in particular."""
    deals: list[ReplayDeal]
    shown: int
    """Which of them is told act by act, counted from 0."""
    frames: list[ReplayFrame]
    opening: list[str]
    """Remarks before the first deal."""
    faults: list[RecordFault]
    """What the referee says to the record; where the last could not be, the telling ends with it."""
    link: str | None
    """The path under which anybody can see the game of that deal; null where there is none."""
    forms: list[str]
    """The forms in which that game can be downloaded: `euchre`, and `egn` where it can say all."""
