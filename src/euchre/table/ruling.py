"""A ruling as data: what happened, under which laws, and what may or must follow."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..cards import Card
from ..seats import Seat, Side

CALL_STANDS = "the call stands"
"""Ends the reason why an addition to a call counts for nothing, where the call itself counts."""

COUNTS_WITH_LEAD = "counts as called with the lead"
"""Ends what is said of a card called from a jambone hand by the player who has yet to lead."""

WITHDRAWN = "the claim is withdrawn"
"""Why nothing is ruled on a claim that its maker has taken back."""
TO_MEND = "they may take the card back"
"""Why nothing follows from a revoke that its player admits while it may still be mended."""

BEFORE_THE_MAKER = (
    "as the maker they can play alone no more; another maker may have the deal again until the lead"
)
"""Why nothing follows yet from a look at the dummy before anybody has named the trump."""

UNKNOWN_MATTER = "nothing of the kind has happened"
"""How the answer begins to a claim of what the record knows nothing of."""
TRICKS_SHOW_NONE = "the tricks show none"
NOT_PROVED_IN_TIME = "it can no longer be proved"
FALSE_CLAIMS = (UNKNOWN_MATTER, TRICKS_SHOW_NONE, NOT_PROVED_IN_TIME)
"""How the reason begins for which a claim fails that nothing proves."""


def is_claim_false(why: str) -> bool:
    """Return whether a claim fails because nothing proves it, by the reason of its ruling."""
    return why.startswith(FALSE_CLAIMS)


class Verdict(Enum):
    """What a ruling says; the value is its word in `expect` lines and in JSON."""

    OFFERED = "offered"
    """Somebody may choose a remedy."""
    IMPOSED = "imposed"
    """A remedy follows by law."""
    CHOSEN = "chosen"
    """A player chose a remedy, claimed it or called a card."""
    WAIVED = "waived"
    LAPSED = "lapsed"
    """The time for a remedy is over."""
    HEARD = "heard"
    """A claim stands, and is judged when it can be proved."""
    REFUSED = "refused"
    """A claim, a choice or a call fails, or an irregularity is found too late."""
    NOTED = "noted"
    """An irregularity for which the code has no remedy."""


class Knowledge(Enum):
    """What a ruling rests on."""

    SHOWN = "shown"
    """What everybody saw or heard."""
    RECORD = "record"
    """Cards nobody at the table may see yet: one of the disclosures that a law demands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """What the referee says after an act."""

    act: int
    """The number of the act that brought it on, from 0."""
    irregularity: str
    """A name of the catalogue, or the reason for which regular play refuses the act."""
    verdict: Verdict
    laws: tuple[str, ...]
    """Ids in the code's register; silences among them are decisions of the register, not law."""
    decided: tuple[str, ...] = ()
    """Those of the laws that leave open what the ruling rests on, so that the register decides it."""
    offender: Seat | None = None
    cards: tuple[Card, ...] = ()
    trick: int | None = None
    concerned: tuple[Seat, ...] = ()
    """Who has to act beside the offender, or in the offender's place."""
    points: tuple[tuple[Side, int], ...] = ()
    """What other sides have been given by it."""
    holders: tuple[Seat, ...] = ()
    """Who may choose, where something is offered."""
    remedies: tuple[str, ...] = ()
    """What may be chosen, or what was chosen or imposed."""
    until: str | None = None
    """How long, where something is offered."""
    why: str = ""
    """Where a claim or a choice fails, or an act is unlawful, the reason, as a clause."""
    price: int | None = None
    """The points that a remedy offered gives in this hand, None where that is not known."""
    knowledge: Knowledge = Knowledge.SHOWN
