"""What the server says: over the table's socket, and in the answers to HTTP requests.

All that tells of cards is made in `seen`, from the view of the one who will read it.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec


class Part(msgspec.Struct, frozen=True):
    """A part of a message."""


class Reply(msgspec.Struct, frozen=True, tag_field="type"):
    """A message from the table."""


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


class SeatCard(Part, frozen=True):
    """A card played."""

    seat: str
    card: str


class TrickInfo(Part, frozen=True):
    """A trick, the lead first."""

    plays: list[SeatCard]
    winner: str
    """Who has the best card so far, and in a complete trick won it."""
    complete: bool


class OpenHand(Part, frozen=True):
    """A hand that lies face up."""

    seat: str
    cards: list[str]


class CallInfo(Part, frozen=True):
    """A call that counted."""

    seat: str
    words: str


class ClaimInfo(Part, frozen=True):
    """Cards laid down, or a throw-in proposed, that the others have still to answer."""

    seat: str
    tricks: int | None
    """The makers' tricks in a throw-in; null where cards are laid down."""
    agreed: list[str]


class OutcomeInfo(Part, frozen=True):
    """What came of the deal."""

    result: str
    ending: str
    tricks: dict[str, int]
    """By side: `A+C`, or a letter."""
    points: dict[str, int]


class LegalActs(Part, frozen=True):
    """What you may do, by when."""

    acts: list[str]
    """Texts to send back in `act`."""
    until: str
    """The event that closes the right."""
    awaited: bool
    """Whether the table waits for it; false for a right that merely stands open."""


class CitedLaw(Part, frozen=True):
    """What a ruling rests on."""

    id: str
    """An id of the code's register, as in `/laws/REGISTER/ID`."""
    is_law: bool
    """False for a decision where the code is silent."""


class RulingInfo(Part, frozen=True):
    """What the referee has ruled; all at the table hear it."""

    number: int
    """Rulings are counted from 1 as long as the table is open."""
    ago: int
    """How many acts have come after the one it is on."""
    irregularity: str
    what: str
    """What happened, in plain words; of a claim only heard, or refused, what was claimed."""
    verdict: Literal["offered", "imposed", "chosen", "waived", "lapsed", "heard", "refused", "noted"]
    offender: str | None
    cards: list[str]
    trick: int | None
    points: dict[str, int]
    """What sides have been given by it."""
    holders: list[str]
    """Who may choose, where something is offered."""
    remedies: list[str]
    """In words: what may be chosen, or what was chosen or follows."""
    until: str | None
    """In words: how long, where something is offered."""
    why: str
    """As a clause: why a claim or a choice fails, or an act is unlawful."""
    laws: list[CitedLaw]


class SayInfo(Part, frozen=True):
    """Something that may be said."""

    act: str
    """Text to send back in `act`."""
    words: str | None
    """A remedy in words; null for what the act's own words say."""


class HeldInfo(Part, frozen=True):
    """A matter on which you may speak now."""

    kind: Literal["remedy", "claim", "call", "proof"]
    """A remedy to choose or waive; something to claim, true or not; a card to call; tricks to show."""
    irregularity: str
    what: str
    offender: str | None
    trick: int | None
    until: str | None
    says: list[SayInfo]


class OrderInfo(Part, frozen=True):
    """What somebody has been called on to do at his next turn."""

    kind: Literal["card", "suit", "highest", "lowest", "win", "lose", "pass", "shuffle"]
    seats: list[str]
    card: str | None
    suit: str | None


class ClaimedInfo(Part, frozen=True):
    """A revoke claimed and not judged yet."""

    by: str
    against: str
    trick: int | None


class ClubView(Part, frozen=True):
    """What club mode adds to the deal, as you may see it."""

    asked: list[str]
    """Seats for whose word play waits; they say it, or `go-on`."""
    held: list[HeldInfo]
    """What you may say now."""
    slips: list[str]
    """What you may do now though regular play refuses it."""
    exposed: list[OpenHand]
    """Cards that lie exposed before their owners."""
    orders: list[OrderInfo]
    claims: list[ClaimedInfo]
    rulings: list[RulingInfo]
    """The latest, the oldest first."""
    ended_by: RulingInfo | None
    """The ruling that made the deal void; null where none did."""


class DealView(Part, frozen=True):
    """The deal that is on, or the last one, as you may see it."""

    number: int
    dealer: str
    stage: str
    turn: str | None
    waiting: list[str]
    """The seats that play waits for."""
    hand: list[str]
    hand_sizes: dict[str, int]
    turn_up: str | None
    turned_suit: str | None
    exchanged: bool
    """Whether the dealer has discarded or declined."""
    declined: bool
    discards: list[str]
    """What you put out yourself."""
    dummy_taken: bool
    calls: list[CallInfo]
    trump: str | None
    maker: str | None
    manner: str
    """`partnership`, `alone`, `jambone` or `jamboree`."""
    lone: str | None
    duelist: str | None
    out: list[str]
    """Seats that sit out."""
    tricks: list[TrickInfo]
    called: str | None
    """The card called from an open jambone hand."""
    open_hands: list[OpenHand]
    claim: ClaimInfo | None
    outcome: OutcomeInfo | None
    points: dict[str, int]
    """Points of the game that is on, by side."""
    games: dict[str, int]
    """Games won, by side."""
    legal: list[LegalActs]
    """Empty while the table is paused, and for one who looks on."""
    club: ClubView | None
    """Null where play is enforced."""


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
    laws: list[str] = []


REPLIES = msgspec.json.Encoder()
"""Writes a message."""
