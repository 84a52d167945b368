"""The choices in a recorded deal, each with what the player who made it could know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from ..acts import (
    Act,
    AskNewDeal,
    Assent,
    Call,
    DeclineTurnUp,
    Discard,
    FixSuit,
    GiveCard,
    GoUnder,
    JamboneCall,
    LayDown,
    Objection,
    Play,
    ThrowIn,
)
from ..cards import UNKNOWN
from ..deal import Deal, Due, Stage, dues, proved_states
from ..game import Score
from ..seats import Seat
from ..view import SeatView, view_of


class ChoicePhase(Enum):
    """The kind of a choice; the value is its name in text."""

    CALLS = "calls"
    """Calls, with a partner or alone."""
    DISCARD = "discard"
    """Discards, or declining the turn-up."""
    LONE = "lone hands"
    """Going alone after the call, taking over, defending alone, and the cards of a lone player."""
    LEAD = "lead"
    """Leads of the makers in partnership."""
    FOLLOW = "follow"
    """Cards that the makers play, in partnership, to a lead of others."""
    DEFENCE = "defence"
    """Cards of the adversaries, and cards called from an exposed hand."""


_NOT_REVIEWED = (AskNewDeal, Assent, FixSuit, GiveCard, GoUnder, LayDown, Objection, ThrowIn)
"""Weak hands, claims, answers to claims, and the suit of a turned joker."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedChoice:
    """One choice in a deal."""

    place: str
    """Where in the deal: `call.3`, `discard`, `2.1` for trick and card, else `before.1` and so on."""
    seat: Seat
    phase: ChoicePhase
    view: SeatView
    """What the seat could know."""
    due: Due
    """What was due from it."""
    act: Act
    """What it did."""
    number: int
    """How many acts of the deal came before."""

    @property
    def is_forced(self) -> bool:
        """Whether only one act was legal."""
        return len(self.due.acts) == 1

    @property
    def unknown(self) -> str:
        """Why the choice cannot be evaluated from the record; empty if it can."""
        if not self.view.hand or UNKNOWN in self.view.hand:
            return "the record does not show the hand"
        if isinstance(self.act, Discard) and UNKNOWN in self.act.cards:
            return "the record does not show the discard"
        return ""


def choices_in(whole: Deal, score: Score) -> Iterator[RecordedChoice]:
    """Yield every choice of a deal in order; `score` is the score before the deal.

    Forced acts are included. Claims, answers to claims, rights used before they are due, and acts that were
    not legal are left out.
    """
    others = 0
    for deal, act in zip(proved_states(whole), whole.acts, strict=False):
        due = next((one for one in dues(deal) if one.actor == act.actor and act in one.acts), None)
        if due is not None and due.awaited and not isinstance(act, _NOT_REVIEWED) and _is_choice(deal):
            place = _place(deal, act)
            others += place is None
            yield RecordedChoice(
                place=place or f"before.{others}",
                seat=due.actor,
                phase=_phase(deal, due.actor, act),
                view=_view(deal, due.actor, score),
                due=due,
                act=act,
                number=len(deal.acts),
            )


def _view(deal: Deal, seat: Seat, score: Score) -> SeatView:
    """Return the view of a seat; a discard of its own that is not recorded counts as unseen."""
    view = view_of(deal, seat, score)
    return replace(view, discards=()) if UNKNOWN in view.discards else view


def _is_choice(deal: Deal) -> bool:
    return deal.stage in (Stage.ORDERING, Stage.MAKING, Stage.PREPARING, Stage.PLAYING)


def _place(deal: Deal, act: Act) -> str | None:
    if isinstance(act, Call) and deal.stage in (Stage.ORDERING, Stage.MAKING):
        return f"call.{len(deal.calling.calls) + 1}"
    if isinstance(act, (Discard, DeclineTurnUp)):
        return "discard"
    if isinstance(act, Play):
        on_table = 0 if deal.trick is None else len(deal.trick.plays)
        return f"{len(deal.finished_tricks) + 1}.{on_table + 1}"
    return None


def _phase(deal: Deal, seat: Seat, act: Act) -> ChoicePhase:
    if isinstance(act, Call):
        return ChoicePhase.CALLS
    if isinstance(act, (Discard, DeclineTurnUp)):
        return ChoicePhase.DISCARD
    if isinstance(act, JamboneCall):
        return ChoicePhase.DEFENCE
    if not isinstance(act, Play):
        return ChoicePhase.LONE
    if seat not in deal.makers:
        return ChoicePhase.DEFENCE
    if deal.calling.lone is not None:
        return ChoicePhase.LONE
    return ChoicePhase.LEAD if deal.trick is None else ChoicePhase.FOLLOW
