"""The table as the referee sees it: the play, the irregularities and how far they are settled.

A `RefereedTable` is the fold of acts, claims and choices (`table.after`), so that a record with an entry
corrected is ruled on again by folding it once more.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..acts import Play, TableAct, TableActForm
from ..cards import Card, Suit
from ..copying import replace
from ..deal import Calling, Deal, Stage
from ..deal.transition import BEFORE_HANDS
from ..deciding import decides
from ..game import Sitting
from ..laws import Code, IrregularityName, Provision
from ..seats import Seat, Side
from .physical.touching import has_card
from .ruling import Ruling


class CaseStatus(Enum):
    """How far a case is settled."""

    HIDDEN = "hidden"
    """It happened; nobody has claimed it."""
    OPEN = "open"
    """Somebody may choose a remedy."""
    SETTLED = "settled"
    LAPSED = "lapsed"
    """Its time is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One irregularity that came up in a deal."""

    number: int
    """Cases are counted through a deal, from 0."""
    irregularity: IrregularityName
    """A name of the catalogue, `lead-out-of-turn`."""
    offender: Seat | None
    """The player who is answerable; None if it is nobody's fault."""
    status: CaseStatus
    cards: tuple[Card, ...] = ()
    """The cards it is about."""
    trick: int | None = None
    """The trick it is about, from 1."""
    since: int = 0
    """How many acts of the deal came before it."""
    seats: tuple[Seat, ...] = ()
    """The players it concerns beside the offender."""
    points: tuple[tuple[Side, int], ...] = ()
    """What it has given other sides."""
    given: int = 0
    """How many acts there had been at the table when it gave that."""
    agreed: tuple[tuple[Seat, str], ...] = ()
    """Which holders have spoken for which remedy, where all of them must agree."""
    waived: tuple[Seat, ...] = ()
    """Who has given up their right to claim it or to choose."""
    is_disobedience: bool = False
    """Whether it is a call disobeyed that is paid for as the revoke it is named."""
    is_claimed_early: bool = False
    """Whether it was claimed while the offender could still mend it: it is due once that time is over."""

    @property
    def is_waiting(self) -> bool:
        """Whether it may still be claimed, or a remedy be chosen."""
        return self.status in (CaseStatus.HIDDEN, CaseStatus.OPEN)

    @property
    def known_offender(self) -> Seat:
        """The player who is answerable. Raises LookupError if it is nobody's fault."""
        if self.offender is None:
            raise LookupError(f"nobody is answerable for {self.irregularity}")
        return self.offender

    @property
    def known_trick(self) -> int:
        """The trick it is about, from 1. Raises LookupError if it is about none."""
        if self.trick is None:
            raise LookupError(f"{self.irregularity} is about no trick")
        return self.trick


@dataclass(frozen=True, slots=True)
class Finding:
    """An irregularity that an act is, or brings to light, before a case is made of it."""

    irregularity: IrregularityName
    offender: Seat | None
    cards: tuple[Card, ...] = ()
    trick: int | None = None
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Exposed:
    """A card that lies before its owner and may be called."""

    seat: Seat
    card: Card
    irregularity: IrregularityName
    """The irregularity that exposed it, which settles when it may be called."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stray:
    """A card that lies in a trick to which its owner has played another."""

    seat: Seat
    card: Card
    trick: int
    """From 1."""


class OrderKind(Enum):
    """What a player may be ordered to do; the values are the words of the acts and of `expect`."""

    CARD = "card"
    SUIT = "suit"
    """Lead a suit."""
    HIGHEST = "highest"
    LOWEST = "lowest"
    WIN = "win"
    LOSE = "lose"
    PASS = "pass"
    SHUFFLE = "shuffle"


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """What a player has to do at their next turn, or a side at its next lead."""

    kind: OrderKind
    seats: tuple[Seat, ...]
    """The players it binds; a call of a suit binds the partner who leads next."""
    irregularity: IrregularityName
    """What it is the remedy of."""
    card: Card | None = None
    suit: Suit | None = None
    stage: Stage | None = None
    """The round of calls in which the player has to pass."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A revoke that somebody has claimed."""

    by: Seat
    against: Seat
    trick: int | None
    """The trick named, from 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked:
    """Points that a side has marked for a deal."""

    side: Side
    points: int
    due: int
    """What was due to the side when it marked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ledger:
    """What the referee has noted of one deal."""

    rightful: Seat | None = None
    """Whose deal it was, where another dealt."""
    pack: str | None = None
    """The pack dealt, by its back, where the record tells."""
    next_dealer: Seat | None = None
    """Who deals next by a ruling, where rotation would have another."""
    second_round: int = 0
    """How many acts of the deal came before the second round of calls; 0 before it begins."""
    cases: tuple[Case, ...] = ()
    exposed: tuple[Exposed, ...] = ()
    played_open: tuple[Exposed, ...] = ()
    """Cards that lay exposed and have been played since."""
    orders: tuple[Order, ...] = ()
    lone_march: int | None = None
    """What a march of the lone player counts, where it has been reduced."""
    before_joining: tuple[Calling, int] | None = None
    """What had been called before the lone player's partner joined, and how many tricks were played without
    the partner."""
    spent: tuple[tuple[Order, Seat, int], ...] = ()
    """Orders that are done with, and who played under them to which trick (from 1)."""
    strays: tuple[Stray, ...] = ()
    claims: tuple[Claim, ...] = ()
    """Revokes claimed and not yet proved."""
    owed: tuple[tuple[Seat, int], ...] = ()
    """Who has taken back a card, and the trick (from 1) to which they owe another."""
    claims_closed: bool = False
    """Whether the time to claim a revoke of this deal is over."""
    barred: tuple[Side, ...] = ()
    """The sides that count nothing of what they make in this deal."""
    game_to: Side | None = None
    """Who takes the game that is on, whatever the score."""
    forfeited: bool = False
    """Whether a penalty ended the hand before it was played out: its points count, as they do not in a deal
    that is void (modern renege)."""
    marked: tuple[Marked, ...] = ()
    """What the sides have marked for this deal, in order."""
    carried: tuple[tuple[Side, int], ...] = ()
    """Points that count in the next game, since this deal has ended its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RefereedTable:
    """A table at which things can go wrong, and what the referee has ruled so far."""

    sitting: Sitting
    ledger: Ledger = Ledger()
    """Of the deal that is on, or was last."""
    earlier: RefereedTable | None = None
    """The table as it stood before this deal began, while something of the deal before can be claimed."""
    rulings: tuple[Ruling, ...] = ()
    """All rulings, in order."""
    packs: tuple[tuple[Side, str], ...] = ()
    """The pack that each side has chosen, by its back."""
    acts: int = 0
    """Acts so far."""
    pending: tuple[Finding, ...] = ()
    """Irregularities that a remedy has brought up and that are no cases yet."""
    deemed: tuple[Play, ...] = ()
    """Cards that count as played by an act or a remedy, and are still to be moved."""

    @property
    def code(self) -> Code:
        """The code played."""
        return self.sitting.code

    @property
    def deal(self) -> Deal:
        """The deal that is on, or was last. Raises LookupError before the first."""
        if self.sitting.deal is None:
            raise LookupError("no deal has begun")
        return self.sitting.deal

    @property
    def open_cases(self) -> tuple[Case, ...]:
        """The cases in which somebody may choose a remedy, the newest first."""
        return tuple(case for case in reversed(self.ledger.cases) if case.status is CaseStatus.OPEN)

    @property
    def last_rulings(self) -> tuple[Ruling, ...]:
        """What the last act brought on."""
        return tuple(ruling for ruling in self.rulings if ruling.act == self.acts - 1)

    def provision(self, irregularity: IrregularityName) -> Provision | None:
        """Return what the code provides for an irregularity, None where it has neither law nor decision."""
        return self.code.provisions.get(irregularity)

    @property
    def exposed_in_play(self) -> tuple[Exposed, ...]:
        """The exposed cards that may be called: those of players who sit out lie with their hands, and count
        again if the players come back into the hand."""
        deal = self.sitting.deal
        if deal is None:
            return self.ledger.exposed
        return tuple(one for one in self.ledger.exposed if one.seat not in deal.calling.sitting_out)

    def lies_exposed(self, seat: Seat, card: Card) -> bool:
        """Return whether a card of a seat lies exposed."""
        return any((one.seat, one.card) == (seat, card) for one in self.ledger.exposed)

    @property
    def is_in_hand(self) -> bool:
        """Whether a hand is on, from the turn-up to the last card."""
        deal = self.sitting.deal
        return deal is not None and deal.turn_up is not None and not deal.is_over

    @property
    def is_dealing(self) -> bool:
        """Whether cards are being dealt and the turn-up is not shown yet.

        Cards that another player than the dealer touches or shows have been dealt to them, even if the record
        does not tell of the dealing.
        """
        deal = self.sitting.deal
        if deal is None:
            return False
        return deal.stage is Stage.TURNING or (deal.stage in BEFORE_HANDS and has_card(deal))

    def deeds(self, *forms: TableActForm) -> tuple[TableAct, ...]:
        """Return the table acts of these forms in this deal, in order."""
        return tuple(act for act in self.deal.acts if isinstance(act, TableAct) and act.form in forms)


TURNING: tuple[TableActForm, ...] = ("turns trick {number}", "quits trick {number}")
"""The acts that turn a trick."""
TOUCHING: tuple[TableActForm, ...] = ("gathers trick {number}", *TURNING)
"""The acts that gather or turn a trick."""


@decides("professor-1862 L18 L19", "jerome-1877 16.1")
def tricks_turned(table: RefereedTable) -> int:
    """Return how many tricks are turned: those that were gathered or turned as the record tells, all
    before one that was led to later, and every one when the hand is over. A trick that is complete still
    lies open."""
    deal = table.deal
    told = max((deed.numbers[0] for deed in table.deeds(*TOUCHING)), default=0)
    return len(deal.tricks) if deal.is_over else max(told, len(deal.tricks) - 1)


UNDISCARDED = ("no-discard", "dummy-not-discarded", "gift-not-discarded")
"""Irregularities for which a player holds too many cards."""


def with_deal(table: RefereedTable, deal: Deal) -> RefereedTable:
    """Return the table with another state of its deal."""
    return replace(table, sitting=replace(table.sitting, deal=deal))


def with_ledger(table: RefereedTable, **changes: object) -> RefereedTable:
    """Return the table with some of what the referee has noted changed."""
    return replace(table, ledger=replace(table.ledger, **changes))  # type: ignore[arg-type]


def with_case(table: RefereedTable, case: Case) -> RefereedTable:
    """Return the table with a case added, or changed if one of its number is there."""
    others = table.ledger.cases
    cases = (*others[: case.number], case, *others[case.number + 1 :])
    return with_ledger(table, cases=cases)


def brings_up(table: RefereedTable, finding: Finding) -> RefereedTable:
    """Return the table with one more irregularity to rule on."""
    return replace(table, pending=(*table.pending, finding))


def dealers_adversaries(table: RefereedTable) -> tuple[Seat, ...]:
    """Return the seats that are not of the dealer's side."""
    seating = table.code.seating
    mine = seating.side_of(table.deal.dealer)
    return tuple(seat for seat in seating.seats if seating.side_of(seat) is not mine)


def deemed_played(table: RefereedTable, seat: Seat, card: Card) -> RefereedTable:
    """Return the table on which a card is to count as played by a seat."""
    return replace(table, deemed=(*table.deemed, Play(seat, card)))
