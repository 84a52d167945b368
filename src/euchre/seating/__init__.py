"""The club: who comes, cuts, sits, goes out and comes in again, and the table through an evening."""

from .claims import entry_claims, staying_claims
from .cuts import to_cut
from .evening import Evening, after_act, begin_deal, check_act, evenings, new_evening, step
from .refusals import ClubReason, RefusedAct, refusal, verify
from .state import Candidate, Club, Cutting, Offer, Place, Purpose, Stage, new_club
from .transition import after

__all__ = [
    "Candidate",
    "Club",
    "ClubReason",
    "Cutting",
    "Evening",
    "Offer",
    "Place",
    "Purpose",
    "RefusedAct",
    "Stage",
    "after",
    "after_act",
    "begin_deal",
    "check_act",
    "entry_claims",
    "evenings",
    "new_club",
    "new_evening",
    "refusal",
    "staying_claims",
    "step",
    "to_cut",
    "verify",
]
