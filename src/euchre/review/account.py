"""Account for the result of a deal: luck of the deal, luck of hidden cards, and everybody's choices.

The parts add up to the result. The luck of the deal is what four `simple` players win with the same cards,
minus what they win on average, so its mean over fair deals is 0. The choices are what they lose
against the best option that the player could know. The rest is the luck of what was hidden.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields

from ..acts import Act
from ..cards import UNKNOWN
from ..deal import Deal, Stage, after, new_deal
from ..equity import Equity, equity_of, score_shortened, sides_from
from ..game import Score, new_score
from ..seats import BySide, Seat, Side
from ..sim.reference import played_on
from .evaluating import ReviewedChoice
from .known_hands import with_known_hands

_DIGITS = 6
"""Parts are rounded to this many decimals, so that they add up exactly when written."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """The result of a deal for one seat's side, and its parts, which add up to it."""

    result: float
    """The result: points minus those of an adverse side, or the change in the value of the score."""
    dealt: float
    """Luck of the cards dealt; 0 if the record does not show all hands."""
    hidden: float
    """Luck of what was hidden when choices were made."""
    own: float
    """The seat's own choices: 0 or less."""
    partner: float
    """The partner's choices: 0 or less; 0 without a partner."""
    adversaries: float
    """The adversaries' choices: 0 or more for two sides."""

    def plus(self, other: Account) -> Account:
        """Return the sum of two accounts, part by part."""
        names = [field.name for field in fields(self)]
        return Account(**{name: round(getattr(self, name) + getattr(other, name), _DIGITS) for name in names})


NOTHING = Account(result=0.0, dealt=0.0, hidden=0.0, own=0.0, partner=0.0, adversaries=0.0)
"""The account of no deals."""


class DealAccounts:
    """Makes the accounts of one finished deal for any seat, in points and in the value of the score."""

    def __init__(self, deal: Deal, score: Score, choices: Iterable[ReviewedChoice]) -> None:
        self._code, self._dealer, self._choices = deal.code, deal.dealer, tuple(choices)
        outcome = deal.final_outcome
        self._outcome: tuple[BySide[int], bool] = outcome.points, outcome.deal_passes
        self._usual = _usual_outcome(deal)
        self._score = score_shortened(score)
        self._equity: Equity = equity_of(self._score.code)

    @property
    def has_luck_of_deal(self) -> bool:
        """Whether the record shows all hands, so that the luck of the deal can be told."""
        return self._usual is not None

    def points(self, seat: Seat) -> Account:
        """Return the account in points, for the side of a seat."""
        side = self._side(seat)
        result, dealt = _net(self._outcome[0], side), 0.0
        if self._usual is not None:
            dealt = _net(self._usual[0], side) - _mean_points(self._equity, self._dealer, side)
        return self._account(seat, result, dealt, [one.points_lost for one in self._choices])

    def worth(self, seat: Seat) -> Account:
        """Return the account in the unit in which the code values scores, as the chance to win the game."""
        side = self._side(seat)
        before = self._equity.before_deal(self._score, self._dealer)[side]
        result, dealt = self._worth_after(self._outcome, side) - before, 0.0
        if self._usual is not None:
            dealt = self._worth_after(self._usual, side) - before
        return self._account(seat, result, dealt, [one.worth_lost for one in self._choices])

    def _account(self, seat: Seat, result: float, dealt: float, losses: list[float]) -> Account:
        seating, own, partner, adversaries = self._code.seating, 0.0, 0.0, 0.0
        for one, loss in zip(self._choices, losses, strict=True):
            if one.choice.seat == seat:
                own -= loss
            elif seating.side_of(one.choice.seat) is seating.side_of(seat):
                partner -= loss
            else:
                adversaries += loss / (len(seating.sides) - 1)
        parts = [round(part, _DIGITS) for part in (result, dealt, own, partner, adversaries)]
        result, dealt, own, partner, adversaries = parts
        hidden = round(result - dealt - own - partner - adversaries, _DIGITS)
        return Account(
            result=result, dealt=dealt, hidden=hidden, own=own, partner=partner, adversaries=adversaries
        )

    def _side(self, seat: Seat) -> Side:
        return self._code.seating.side_of(seat)

    def _worth_after(self, outcome: tuple[BySide[int], bool], side: Side) -> float:
        points, passes = outcome
        return self._equity.after_deal(self._score, self._dealer, points, passes=passes)[side]


def luck_of_deal(deal: Deal, side: Side) -> float | None:
    """Return luck of the cards dealt for a side, in points, as the account has it; None if some hands are
    unknown.

    It needs no evaluation of choices, so it takes milliseconds.
    """
    usual = _usual_outcome(with_known_hands(deal))
    if usual is None:
        return None
    equity = equity_of(score_shortened(new_score(deal.code)).code)
    return round(_net(usual[0], side) - _mean_points(equity, deal.dealer, side), _DIGITS)


def _mean_points(equity: Equity, dealer: Seat, side: Side) -> float:
    """Return mean points of a side, minus those of another, over deals between `simple` players."""
    place = sides_from(equity.code, dealer).index(side)
    total = 0.0
    for share in equity.mix.shares:
        own = share.points[place]
        total += share.chance * (own - (sum(share.points) - own) / (len(share.points) - 1))
    return total


def _net(points: BySide[int], side: Side) -> float:
    own = points[side]
    return own - (sum(points) - own) / (len(points.sides) - 1)


def _usual_outcome(whole: Deal) -> tuple[BySide[int], bool] | None:
    """Return the outcome of the same cards between `simple` players; None if the record hides some."""
    deal = _at_first_call(whole)
    if deal is None or any(UNKNOWN in hand for hand in deal.hands) or UNKNOWN in deal.dummy:
        return None
    if any(len(hand) != whole.code.hand_size for hand in deal.hands):
        return None
    points = new_score(whole.code).points
    outcome = played_on(deal, points, ("simple",) * whole.code.players, 0, 1).outcome
    return None if outcome is None else (outcome.points, outcome.deal_passes)


def _at_first_call(whole: Deal) -> Deal | None:
    """Return the deal just before the first call; None if there was none."""
    deal = new_deal(whole.code, whole.dealer)
    acts: tuple[Act, ...] = whole.acts
    for act in acts:
        if deal.stage is Stage.ORDERING:
            return deal
        deal = after(deal, act)
    return None
