"""What a browser says: over the table's socket, and in the bodies of HTTP requests.

Unknown fields are refused. Every socket message that can change the table has an `id` of the sender's
choice; sent again with the same id it is done once.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ...laws import CODE_NAMES

MessageId: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,36}$")]
"""Chosen by the sender, new for each thing he wants done."""
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
"""What a person or a table is called; shown as text, never as markup."""
SeatLetter: TypeAlias = Literal["A", "B", "C", "D"]
Hex32: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes in base 16."""
Link: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}$")]
"""The unguessable part of a link: 128 bits."""
Greeting: TypeAlias = Literal[
    "hello", "well played", "thank you", "good luck", "sorry", "one moment", "goodbye"
]
"""All that can be said at a table beside the words of the game."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message to the table."""


class Hello(Request, frozen=True, tag="hello"):
    """The first message: who has seen all up to `since` wants what came after; 0 for everything anew."""

    since: Annotated[int, msgspec.Meta(ge=0)] = 0


class Ping(Request, frozen=True, tag="ping"):
    """Is the line alive? Answered by `pong` with the same number."""

    n: Annotated[int, msgspec.Meta(ge=0)] = 0


class Greet(Request, frozen=True, tag="greet"):
    """A greeting for all at the table; it is not kept."""

    greeting: Greeting


class ClientCommand(Request, frozen=True):
    """A message that can change the table: answered by `done`, once it is safe on disk, or `refused`."""

    id: MessageId


class DoAct(ClientCommand, frozen=True, tag="act"):
    """An act of play in the words of a record: one of those that came under `legal`, or in club mode under
    `held` and `slips`."""

    act: Annotated[str, msgspec.Meta(max_length=120)]


class Sit(ClientCommand, frozen=True, tag="sit"):
    """Take a seat that is free, or that a computer player keeps for nobody."""

    seat: SeatLetter
    pledge: Hex32 | None = None
    """A share pledged with it, as by `pledge`."""


class Stand(ClientCommand, frozen=True, tag="stand"):
    """Leave one's seat for good; in a game a computer player takes it."""


class NextGame(ClientCommand, frozen=True, tag="next"):
    """A seated person is ready for the next game."""

    pledge: Hex32 | None = None
    """A share pledged with it, as by `pledge`."""


class Pledge(ClientCommand, frozen=True, tag="pledge"):
    """The SHA-256 of the share that this seat will give to the next game's chance."""

    commitment: Hex32


class RevealShare(ClientCommand, frozen=True, tag="share"):
    """The share pledged before, asked for by `fair.wanted`."""

    share: Hex32


class Back(ClientCommand, frozen=True, tag="back"):
    """Play oneself again, where a computer player has stood in; any act of one's own does that too."""


class Extend(ClientCommand, frozen=True, tag="extend"):
    """Have one's time for the act that the table waits for once more."""


class GoOn(ClientCommand, frozen=True, tag="go-on"):
    """In club mode: one has nothing to say to what has come up, as far as one is asked for it."""


class PlacePlayer(ClientCommand, frozen=True, tag="place"):
    """The host puts a computer player into a seat where no person sits, or frees it with null."""

    seat: SeatLetter
    player: Annotated[str, msgspec.Meta(max_length=40)] | None


class Rename(ClientCommand, frozen=True, tag="rename"):
    """The host gives the table another name."""

    name: Name


class Pause(ClientCommand, frozen=True, tag="pause"):
    """The host stops play for a while."""


class Resume(ClientCommand, frozen=True, tag="resume"):
    """The host lets play go on."""


class Remove(ClientCommand, frozen=True, tag="remove"):
    """The host takes the seat from the person who sits there; he may look on but not sit down again."""

    seat: SeatLetter


class Close(ClientCommand, frozen=True, tag="close"):
    """The host ends the table for good."""


class Invite(ClientCommand, frozen=True, tag="invite"):
    """The host asks for a new invitation link; the one before it is void."""


class Uninvite(ClientCommand, frozen=True, tag="uninvite"):
    """The host makes the invitation link void."""


AnyRequest: TypeAlias = (
    Hello
    | Ping
    | Greet
    | DoAct
    | Sit
    | Stand
    | NextGame
    | Pledge
    | RevealShare
    | Back
    | Extend
    | GoOn
    | PlacePlayer
    | Rename
    | Pause
    | Resume
    | Remove
    | Close
    | Invite
    | Uninvite
)

REQUESTS = msgspec.json.Decoder(AnyRequest)
"""Reads one socket message, strictly."""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of an HTTP request."""


class NewPerson(Body, frozen=True):
    """Come in under a name; the answer sets the cookie. With the cookie: take another name."""

    name: Name


class Arrive(Body, frozen=True):
    """Go on as the person who made the one-time link, on this device instead of that."""

    link: Link


class Join(Body, frozen=True):
    """Come to the table of an invitation."""

    link: Link


class NewTable(Body, frozen=True, kw_only=True):
    """Open a table and sit at its seat A."""

    code: Annotated[str, msgspec.Meta(examples=list(CODE_NAMES))]
    """One of the six games."""
    changes: dict[str, bool | int | str | list[list[int]]] = {}
    """House rules: values of the code that differ, as in a rules file."""
    name: Name | None = None
    """Null: called after its host."""
    players: list[Annotated[str, msgspec.Meta(max_length=40)] | None] | None = None
    """For each seat after A a computer player's name, or null for a person; null: `simple` everywhere."""
    pledge: Hex32 | None = None
    """A share pledged for the first game, as by `pledge`."""
    public: bool = False
    """Whether it stands in the lobby, and anybody may look on and sit down."""
    pace: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 700
    """Milliseconds before each act of a computer player."""
    clock: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds a person has for an act before a computer player stands in; 0 for as long as he likes."""
    club: Literal["strict", "friendly", "sleepy"] | None = None
    """Club mode: slips are possible, a referee rules, and the computer's players take them so. Null: what
    is unlawful is refused."""
