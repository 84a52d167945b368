"""Messages from the server: over the table's socket, and in the answers to HTTP requests.

Everything about cards is made in `tables.seat_view`, from the view of the person who will read it.
"""

from .answers import (
    GameInfo,
    Games,
    IdentityInfo,
    Invited,
    ListedTable,
    Lobby,
    Me,
    MoveLink,
    MyTable,
    MyTables,
    Opened,
    PageVersion,
    PasskeyChallenge,
    RecoveryLink,
    SwitchInfo,
    Trouble,
)
from .company import AskedTo, Met, MyCompany, StandingInfo, StandingLink
from .deal import CallInfo, ClaimInfo, DealView, LegalActs, OutcomeInfo, SeatCard, TrickInfo
from .kinds import Part, Reply
from .messages import REPLIES, AnyReply, Done, Greeted, Happening, Invitation, Pong, Refused, Update
from .refereed import CitedLaw, ClaimedInfo, ClubView, HeldInfo, OpenHand, OrderInfo, RulingInfo, SayInfo
from .table import EventInfo, Fair, SeatInfo, TableInfo

__all__ = [
    "REPLIES",
    "AnyReply",
    "AskedTo",
    "CallInfo",
    "CitedLaw",
    "ClaimInfo",
    "ClaimedInfo",
    "ClubView",
    "DealView",
    "Done",
    "EventInfo",
    "Fair",
    "GameInfo",
    "Games",
    "Greeted",
    "Happening",
    "HeldInfo",
    "IdentityInfo",
    "Invitation",
    "Invited",
    "LegalActs",
    "ListedTable",
    "Lobby",
    "Me",
    "Met",
    "MoveLink",
    "MyCompany",
    "MyTable",
    "MyTables",
    "OpenHand",
    "Opened",
    "OrderInfo",
    "OutcomeInfo",
    "PageVersion",
    "Part",
    "PasskeyChallenge",
    "Pong",
    "RecoveryLink",
    "Refused",
    "Reply",
    "RulingInfo",
    "SayInfo",
    "SeatCard",
    "SeatInfo",
    "StandingInfo",
    "StandingLink",
    "SwitchInfo",
    "TableInfo",
    "TrickInfo",
    "Trouble",
    "Update",
]
