"""Replies about an evening, for its director, one table and the big screen, and about the deals of a day."""

from __future__ import annotations

from typing import Literal

from .replies import OpenHand, Part


class DailyState(Part, frozen=True, kw_only=True):
    """Today's deals, and how far the guest is."""

    day: str
    """Today, as `2026-11-22`; a day begins at midnight UTC."""
    ends: int
    """When the day ends, in milliseconds of Unix time."""
    boards: int
    """How many deals there are."""
    commitment: str
    """The commitment to the seed of the deals (see docs/server/fair-deals.md)."""
    table: str | None
    """The guest's table; null if they have not begun."""
    results: list[list[int]]
    """Points of the guest's side and of the other in each deal that the guest has played."""
    before: str
    """The day before, whose results are open."""


class BoardTricks(Part, frozen=True):
    """Tricks with a trump, if all cards are seen, both sides play their best, and nobody plays alone."""

    trump: str
    first: int
    """Of A and C as makers."""
    second: int
    """Of B and D as makers."""


class DailyBoard(Part, frozen=True, kw_only=True):
    """One deal of a day that is over."""

    board: int
    """From 1."""
    dealer: str
    hands: list[OpenHand]
    """The cards of each seat before the first call."""
    turn_up: str
    expert: list[int] | None
    """Points of A and C, and of B and D, with the expert in all seats; null until that has been played."""
    solver: list[BoardTricks]
    """What the solver finds, for each trump."""
    review: str | None
    """The path of the guest's own play of this deal, with the review; null if they did not finish it."""


class DailyPlace(Part, frozen=True, kw_only=True):
    """What one person made of the deals."""

    place: int | None
    """Null if they have not played all deals."""
    name: str
    """Empty if the name may not be shown."""
    you: bool
    results: list[list[int] | None]
    """Points of their side and of the other in each deal; null if they did not play it."""
    percent: float
    """Matchpoints in percent of the most possible; 50 if nobody else has played these deals."""
    cross: float
    """Cross-points."""
    points: int


class DailyResults(Part, frozen=True, kw_only=True):
    """The results of a day that is over."""

    day: str
    people: int
    """How many people played."""
    commitment: str
    seed: str
    """The seed of the deals, from which everybody can compute them."""
    boards: list[DailyBoard]
    places: list[DailyPlace]
    """The best, and the guest's own."""


class EveningOpened(Part, frozen=True):
    """The evening is open."""

    link: str
    """The director's link, which cannot be shown again: the server keeps only its hash."""


class HallTable(Part, frozen=True):
    """A table in a round."""

    table: int
    """Its number, from 1."""
    first: list[str]
    """Names of side 1."""
    second: list[str]
    """Names of side 2."""
    score: list[int] | None
    """Points of side 1 and side 2; null until both sides report the same, or the director enters it."""
    reports: list[list[int] | None]
    """What each side reported: points of side 1 and side 2; null if it has not reported."""


class HallRound(Part, frozen=True):
    """A round of the evening."""

    round: int
    tables: list[HallTable]
    sitting_out: list[str]


class HallClock(Part, frozen=True):
    """The clock of the present round, in milliseconds of Unix time."""

    round: int
    """0 before the first round."""
    rounds: int
    """How many rounds there are."""
    began: int | None
    """When the director began the round; null if nobody did."""
    ends: int | None
    """When it ends; null without a limit."""
    now: int
    """The time of the server."""


class HallPlace(Part, frozen=True):
    """A line of the standings."""

    place: int
    name: str
    """Of a player, or of a pair that stays together."""
    rounds: int
    points: int
    games: float
    lone_hands: int
    percent: float | None = None
    """Where all tables play the same deals: matchpoints in percent of the most possible; null elsewhere."""


class HallPrize(Part, frozen=True):
    """A prize of the evening."""

    prize: str
    """`first`, `second`, `third`, `most lone hands`, `most marches`, `most euchres` or `low score`."""
    winners: list[str]
    """By the scores so far; who ties shares the prize. Empty if nobody wins it."""


class HallGuest(Part, frozen=True):
    """Somebody who takes part."""

    name: str
    from_round: int
    until_round: int | None
    """Their last round; null if they stay."""


class HallSlip(Part, frozen=True, kw_only=True):
    """What the link of a table shows: this table in the present round, and nothing else."""

    role: Literal["table"] = "table"
    seq: int
    """Number of the last line of the log."""
    title: str
    table: int
    clock: HallClock
    seated: HallTable | None
    """Null before the first round, and if nobody sits there in this round."""


class HallOnline(Part, frozen=True):
    """An evening at the server's own tables, for the person who asks."""

    you: str | None
    """The name under which they take part; null if they do not."""
    table: str | None
    """Their table in the present round; null if they have none."""
    code: str = "modern"
    """The game."""
    pairs: bool = False
    """Whether pairs stay together."""
    partner: str | None = None
    """Whom they want as their partner; null if nobody, or if partners change."""
    commitment: str | None = None
    """The commitment to the seed of the deals that all tables play; null if each has its own."""
    is_over: bool = False
    """Whether the last round has all its scores."""
    out: int | None = None
    """In an elimination, the round after which the pair of this person went out; null while it is in."""
    place: int | None = None
    """When the last round has all its scores, the place of this person or of their pair; null before."""
    watch: bool = False
    """Whether this person may watch the tables of the present round at which they do not play."""


class HallScreen(Part, frozen=True, kw_only=True):
    """What everybody in the hall may see."""

    role: Literal["screen"] = "screen"
    seq: int
    title: str
    clock: HallClock
    seated: HallRound | None
    """The present round; null before the first."""
    standings: list[HallPlace]
    ranking: list[str]
    """The rules of the standings; each later one breaks ties."""
    missing: list[int]
    """Tables of the present round without a score."""
    online: HallOnline | None
    """Null for an evening with real cards."""
    prizes: list[HallPrize]
    """Empty until the last round has all its scores."""
    bracket: list[HallRound]
    """In an elimination, the rounds before the present one; empty elsewhere."""


class HallWatched(Part, frozen=True):
    """Who may watch the tables of an evening at the server."""

    watchers: str
    """`nobody`, `players` or `everybody`."""
    delay: int
    """How many seconds later they see a table."""


class HallDesk(Part, frozen=True, kw_only=True):
    """What the director sees."""

    role: Literal["director"] = "director"
    seq: int
    title: str
    clock: HallClock
    deals: int
    """Deals in a round."""
    rounds: list[HallRound]
    """All rounds; those to come change if somebody comes or leaves. Empty while players are too few."""
    players: list[HallGuest]
    pairs: bool
    """Whether pairs stay together, so that they have seeds."""
    standings: list[HallPlace]
    ranking: list[str]
    missing: list[list[int]]
    """Round and table without a score, in the rounds that have begun."""
    disputed: list[list[int]]
    """Round and table whose sides report different scores."""
    last: str | None
    """The act that `take back` would take back; null if there is none."""
    tables: list[str]
    """The link of each table, in their order."""
    screen: str
    """The link of the big screen."""
    prizes: list[HallPrize]
    watched: HallWatched | None = None
    """Null for an evening with real cards."""


class HallBoardResult(Part, frozen=True, kw_only=True):
    """What one table made of a deal."""

    table: int
    first: list[str]
    """Names at A and C."""
    second: list[str]
    """Names at B and D."""
    points: list[int]
    """Points of both sides."""


class HallBoard(Part, frozen=True, kw_only=True):
    """One deal that all tables have played."""

    board: int
    """From 1, through all rounds."""
    round: int
    dealer: str
    hands: list[OpenHand]
    """The cards of each seat before the first call."""
    turn_up: str
    expert: list[int] | None
    """Points of A and C, and of B and D, with the expert in all seats; null until that has been played."""
    solver: list[BoardTricks]
    """What the solver finds, for each trump."""
    review: str | None
    """The path of the play at the table of the person who asks, with the review; null if they had none."""
    results: list[HallBoardResult]


class HallBoards(Part, frozen=True, kw_only=True):
    """The deals of an evening that is over, in which all tables played the same."""

    commitment: str
    seed: str
    """The seed of the deals, from which everybody can compute them."""
    boards: list[HallBoard]
