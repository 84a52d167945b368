"""Messages from a browser: over the table's socket, and in the bodies of HTTP requests.

Unknown fields are refused. Every socket message that can change the table has an `id` chosen by the sender; a
message that is sent again with the same id is done only once.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ...laws import CODE_NAMES

MessageId: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,36}\Z")]
"""Chosen by the sender, a new one for each command."""
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*\Z")]
"""The name of a person or a table; shown as text, never as markup."""
SeatLetter: TypeAlias = Literal["A", "B", "C", "D"]
Hex32: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""32 bytes as hexadecimal digits."""
Link: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22}\Z")]
"""The secret part of a link: 128 random bits in base 64."""
Base64: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=4096, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""Bytes of a passkey, in the base 64 of addresses without padding."""
Greeting: TypeAlias = Literal[
    "hello",
    "well played",
    "thank you",
    "good luck",
    "sorry",
    "one moment",
    "nice hand",
    "my fault",
    "bad luck",
    "again?",
    "goodbye",
    "\N{THUMBS UP SIGN}",
    "\N{GRINNING FACE}",
    "\N{FACE WITH OPEN MOUTH}",
    "\N{CRYING FACE}",
    "\N{PARTY POPPER}",
    "\N{HOT BEVERAGE}",
]
"""The greetings; no other text can be sent to a public table."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message to the table."""


class Hello(Request, frozen=True, tag="hello"):
    """The first message: asks for all events after number `since`; 0 asks for a full update."""

    since: Annotated[int, msgspec.Meta(ge=0)] = 0


class Ping(Request, frozen=True, tag="ping"):
    """Checks that the connection is alive; answered by `pong` with the same number."""

    n: Annotated[int, msgspec.Meta(ge=0)] = 0


class Greet(Request, frozen=True, tag="greet"):
    """A greeting to everybody at the table; it is not stored."""

    greeting: Greeting


class ClientCommand(Request, frozen=True):
    """A message that can change the table: answered by `done`, once it is on disk, or by `refused`."""

    id: MessageId


class DoAct(ClientCommand, frozen=True, tag="act"):
    """An act of play in the notation of a record: one of those sent as `legal`, or in club mode as `held`
    or `slips`."""

    act: Annotated[str, msgspec.Meta(max_length=120)]


class Sit(ClientCommand, frozen=True, tag="sit"):
    """Take a seat that is free, or a computer player's own seat."""

    seat: SeatLetter
    pledge: Hex32 | None = None
    """Also pledge a share, as with `pledge`."""


class Stand(ClientCommand, frozen=True, tag="stand"):
    """Leave your seat for good; during a game a computer player takes it."""


class NextGame(ClientCommand, frozen=True, tag="next"):
    """Ask for the next game, as a person in a seat."""

    pledge: Hex32 | None = None
    """Also pledge a share, as with `pledge`."""


class Pledge(ClientCommand, frozen=True, tag="pledge"):
    """Commit to your share of the next game's randomness, by its SHA-256."""

    commitment: Hex32


class RevealShare(ClientCommand, frozen=True, tag="share"):
    """Reveal the share that you pledged, when `fair.wanted` lists your seat."""

    share: Hex32


class Back(ClientCommand, frozen=True, tag="back"):
    """Play again yourself, where a computer player has stood in; any act of yours does that too."""


class Extend(ClientCommand, frozen=True, tag="extend"):
    """Extend your time for the act for which the table waits, by the same time again."""


class Skip(ClientCommand, frozen=True, tag="skip"):
    """Let the computer players finish a deal at once that you sit out."""


class GoOn(ClientCommand, frozen=True, tag="go-on"):
    """In club mode: let play go on without a claim or choice in the matters that are open to you."""


class PlacePlayer(ClientCommand, frozen=True, tag="place"):
    """As host, put a computer player into a seat where no person sits, or free the seat with null."""

    seat: SeatLetter
    player: Annotated[str, msgspec.Meta(max_length=40)] | None


class Rename(ClientCommand, frozen=True, tag="rename"):
    """As host, give the table another name."""

    name: Name


class Pace(ClientCommand, frozen=True, tag="pace"):
    """As host, change the pace of the computer players."""

    pace: Annotated[int, msgspec.Meta(ge=0, le=5000)]
    """Milliseconds before each act of a computer player."""


class Delay(ClientCommand, frozen=True, tag="delay"):
    """As host, set by how many seconds people who look on see a game later."""

    delay: Annotated[int, msgspec.Meta(ge=0, le=300)]


class Pause(ClientCommand, frozen=True, tag="pause"):
    """As host, pause play."""


class Resume(ClientCommand, frozen=True, tag="resume"):
    """As host, resume play."""


class Remove(ClientCommand, frozen=True, tag="remove"):
    """As host, remove a person from a seat; they may look on but not sit down again."""

    seat: SeatLetter


class Close(ClientCommand, frozen=True, tag="close"):
    """As host, close the table for good."""


class Say(ClientCommand, frozen=True, tag="say"):
    """At a private table, as a person in a seat: say something to everybody there, as a `greeted` message.

    It is stored nowhere, so one that is sent again after a lost connection may be said twice.
    """

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class Invite(ClientCommand, frozen=True, tag="invite"):
    """As host, ask for the invitation link of the table; it is the same until `uninvite`."""


class Uninvite(ClientCommand, frozen=True, tag="uninvite"):
    """As host, make the invitation link void; the next `invite` makes another."""


SeatCommand: TypeAlias = Sit | Stand | NextGame | Pledge | RevealShare
TurnCommand: TypeAlias = Back | Extend | GoOn | Skip
HostCommand: TypeAlias = (
    PlacePlayer | Rename | Pace | Delay | Pause | Resume | Remove | Close | Invite | Uninvite
)
AnyRequest: TypeAlias = Hello | Ping | Greet | DoAct | Say | SeatCommand | TurnCommand | HostCommand

REQUESTS = msgspec.json.Decoder(AnyRequest)
"""Decodes one socket message; unknown fields are an error."""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of an HTTP request."""


class NewPerson(Body, frozen=True):
    """Come in under a name; the answer sets the cookie. With the cookie: change your name."""

    name: Name


class Arrive(Body, frozen=True):
    """Continue on this device as the person who made the one-time link on another."""

    link: Link


class NewPasskey(Body, frozen=True):
    """Add a passkey that your device has made for a challenge."""

    id: Base64
    client_data: Base64
    """The `clientDataJSON` of the device's response."""
    attestation: Base64
    """Its `attestationObject`."""


class PasskeySignIn(Body, frozen=True):
    """Continue here as the person who has a passkey, by what the device has signed."""

    id: Base64
    client_data: Base64
    """The `clientDataJSON` of the device's response."""
    authenticator_data: Base64
    """Its `authenticatorData`."""
    signature: Base64


class Join(Body, frozen=True):
    """Join the table of an invitation."""

    link: Link


class AskPerson(Body, frozen=True):
    """As host, ask a person with whom you have sat to your table."""

    person: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{24}\Z")]
    """As `met` names them."""


class AnswerAsked(Body, frozen=True):
    """Join a table to which you are asked, or decline."""

    coming: bool


class PlayAgain(Body, frozen=True):
    """Open a table like one where you sat, and ask the same people."""

    pledge: Hex32 | None = None
    """Also pledge a share for the first game, as with `pledge`."""


class Block(Body, frozen=True):
    """Do not play with the person in a seat: they cannot sit down where you sit, or at your tables."""

    seat: SeatLetter


class Report(Body, frozen=True):
    """Report the person in a seat to the operator of the server."""

    seat: SeatLetter
    about: Literal["name", "greetings", "play", "other"]


class LessonTry(Body, frozen=True):
    """Answer a step of a lesson."""

    act: Annotated[str, msgspec.Meta(max_length=120)]


class PuzzleTry(Body, frozen=True, kw_only=True):
    """Answer a puzzle, with the rating that you have so far."""

    act: Annotated[str, msgspec.Meta(max_length=120)]
    rating: Annotated[float, msgspec.Meta(ge=0, le=4000)] = 1500.0
    deviation: Annotated[float, msgspec.Meta(ge=20, le=350)] = 350.0
    volatility: Annotated[float, msgspec.Meta(ge=0.01, le=0.5)] = 0.06


class PlayDaily(Body, frozen=True, kw_only=True):
    """Play today's eight deals, or go on with them."""

    pace: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 700
    """Milliseconds before each act of a computer player, where the table is opened now."""


class NewEvening(Body, frozen=True, kw_only=True):
    """Open an evening with real cards, or at the server's own tables."""

    title: Name
    rounds: Annotated[int, msgspec.Meta(ge=1, le=40)] = 6
    deals: Annotated[int, msgspec.Meta(ge=1, le=50)] = 8
    """Deals in a round; with `by_result`, at the head table."""
    by_result: bool = False
    """Whether winners move up a table, instead of a schedule made before."""
    pairs: Literal["round robin", "Swiss", "single elimination", "double elimination"] | None = None
    """How pairs meet that stay together; null if partners change every round. An elimination has as many
    rounds as it needs, whatever `rounds` says."""
    same_boards: bool = False
    """Online: whether all tables play the same deals, so that the standings compare them."""
    code: Annotated[str, msgspec.Meta(examples=["modern"])] = "modern"
    """Online: the game, one for two sides of two players."""
    ranking: (
        list[Literal["points", "games", "difference", "lone hands", "marches", "euchres", "fewest euchred"]]
        | None
    ) = None
    """The rules of the standings: the first decides, each later one breaks ties; null for the usual ones."""
    prizes: (
        list[
            Literal[
                "first", "second", "third", "most lone hands", "most marches", "most euchres", "low score"
            ]
        ]
        | None
    ) = None
    """The prizes; null for `first`, `most lone hands` and `low score`."""
    names: Annotated[list[Name], msgspec.Meta(max_length=400)]
    """Everybody who takes part from the first round on; at the server's tables, computer players."""
    online: bool = False
    """Play at the server's own tables, which people join by the link of the screen; not with real cards."""
    clock: Annotated[int, msgspec.Meta(ge=1, le=600)] = 45
    """Online: seconds a person has for an act before a computer player stands in."""
    pace: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 700
    """Online: milliseconds before each act of a computer player."""
    watchers: Literal["nobody", "players", "everybody"] = "players"
    """Online: who may watch tables at which they do not play."""
    delay: Annotated[int, msgspec.Meta(ge=0, le=300)] = 30
    """Online: how many seconds later they see a table."""


class TakePart(Body, frozen=True, kw_only=True):
    """Take part in an evening at the server's tables."""

    partner: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """Where pairs stay together, before the first round: the name of the partner whom one wants."""


class WatchTable(Body, frozen=True, kw_only=True):
    """Watch a table of an evening at the server's tables."""

    round: Annotated[int, msgspec.Meta(ge=1, le=300)]
    table: Annotated[int, msgspec.Meta(ge=1, le=250)]


class EveningEntry(Body, frozen=True, kw_only=True):
    """Enter an act into the log of an evening. Sent again with the same id, it is done once."""

    id: MessageId
    act: Annotated[str, msgspec.Meta(max_length=200)]
    """The act as the file of an evening has it, such as `score round 1 table 2: 9 to 6`."""
    after: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """Refuse it unless this is the number of the last line; `take back` needs it."""


class NewTable(Body, frozen=True, kw_only=True):
    """Open a table and sit at its seat A."""

    code: Annotated[str, msgspec.Meta(examples=list(CODE_NAMES))]
    """One of the six games."""
    changes: dict[str, bool | int | str | list[list[int]]] = {}
    """House rules: values that differ from the code, as in a rules file."""
    name: Name | None = None
    """Null: named after its host."""
    players: list[Annotated[str, msgspec.Meta(max_length=40)] | None] | None = None
    """For each seat after A, the name of a computer player, or null for a person; null: `simple` in each."""
    pledge: Hex32 | None = None
    """Also pledge a share for the first game, as with `pledge`."""
    public: bool = False
    """Whether the lobby lists it, and anybody may look on and sit down."""
    pace: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 700
    """Milliseconds before each act of a computer player."""
    clock: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds a person has for an act before a computer player stands in; 0 for no limit."""
    hints: bool = False
    """Whether everybody at the table may ask for hints; a person alone with computer players always may."""
    seat_per_address: bool = False
    """Whether each internet address gets one seat only, so that one person cannot hold several under several
    names; people in one household cannot sit at one table then."""
    club: Literal["strict", "friendly", "sleepy"] | None = None
    """Club mode: irregular acts are possible, a referee rules, and computer players are this strict. Null:
    unlawful acts are refused."""
