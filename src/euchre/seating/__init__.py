"""Forming a table: who comes, cuts, sits and goes out, and the session of play."""

from .claims import entry_claims, staying_claims
from .cuts import to_cut
from .refusals import RefusedAct, SeatingReason, refusal, verify
from .session import Session, after_act, begin_deal, check_act, new_session, sessions, step
from .state import Attendee, Cutting, Membership, Purpose, Roster, SeatingStage, SubstituteOffer, new_roster
from .transition import after

__all__ = [
    "Attendee",
    "Cutting",
    "Membership",
    "Purpose",
    "RefusedAct",
    "Roster",
    "SeatingReason",
    "SeatingStage",
    "Session",
    "SubstituteOffer",
    "after",
    "after_act",
    "begin_deal",
    "check_act",
    "entry_claims",
    "new_roster",
    "new_session",
    "refusal",
    "sessions",
    "staying_claims",
    "step",
    "to_cut",
    "verify",
]
