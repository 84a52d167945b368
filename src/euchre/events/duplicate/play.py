"""Play at a table of an event: a number of given deals, each scored apart; no game is played to its points.

Sealed boards come from the seed of the event, as `boards` has them. The table
reveals nothing when they are over: other tables may still play them.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ...deal import Deal, Result
from ...game import Sitting, begin_deal, new_sitting
from ...seats import Seat
from ..scoring import MOST_DEALS


@dataclass(frozen=True, slots=True, kw_only=True)
class EventPlay:
    """The part of an event that is played at one table."""

    event: str
    """Id of the event; sealed boards have it as their name."""
    boards: tuple[int, ...]
    """The numbers of the deals, in the order of play."""
    is_sealed: bool
    """Whether all tables have the same cards in the deals with these numbers."""
    waits: bool
    """Whether the table waits for its people without limit, so that no computer player stands in."""
    decides: bool = False
    """Whether one more deal is played as long as the sides have equal points."""
    results: tuple[tuple[int, ...], ...] = ()
    """What each deal that is over gave: points of each side, in the order of the sides."""
    marches: tuple[int, ...] = field(default=(0, 0), compare=False)  # older snapshots have no tallies
    """Deals in which each side took all tricks, in the order of the sides."""
    euchres: tuple[int, ...] = field(default=(0, 0), compare=False)
    """Deals in which each side euchred the other."""
    lone_hands: tuple[int, ...] = field(default=(0, 0, 0, 0), compare=False)
    """Lone hands with all tricks, by seat."""

    @property
    def is_over(self) -> bool:
        """Whether all deals are over."""
        return len(self.results) == len(self.boards)

    @property
    def ends_by_bell(self) -> bool:
        """Whether the bell of the head table ends play, since the table has as many deals as there can be."""
        return len(self.boards) == MOST_DEALS

    @property
    def next_board(self) -> int:
        """The number of the next deal, or of the present one."""
        return self.boards[len(self.results)]


def dealer_of(play: EventPlay, seats: int) -> Seat:
    """Return who deals the next deal: A deals board 1, and the next seat each next board."""
    return Seat((play.next_board - 1) % seats)


def board_begun(sitting: Sitting, play: EventPlay, dealer: Seat) -> Sitting:
    """Return the sitting at the beginning of the next deal, at the score 0 to 0."""
    return replace(begin_deal(new_sitting(sitting.code), dealer), deals=play.next_board)


def last_deal(play: EventPlay, sitting: Sitting) -> EventPlay:
    """Return the play once the deal that is on is the last; between deals the last one was, if there was
    one."""
    done = len(play.results)
    return replace(play, boards=play.boards[: done if done and sitting.is_between_deals else done + 1])


def _tallied(play: EventPlay, deal: Deal) -> EventPlay:
    """Return the play with a march, lone hand or euchre of a deal counted; a jamboree is a march too."""
    result, maker, lone = deal.final_outcome.result, deal.calling.maker, deal.calling.lone
    sides = deal.code.seating.sides
    if maker is None or result not in (Result.MARCH, Result.JAMBOREE, Result.EUCHRE):
        return play
    own = sides.index(deal.code.seating.side_of(maker))
    if result is Result.EUCHRE:
        return replace(play, euchres=_plus_one(play.euchres, 1 - own))
    lone_hands = play.lone_hands if lone is None else _plus_one(play.lone_hands, lone)
    return replace(play, marches=_plus_one(play.marches, own), lone_hands=lone_hands)


def _plus_one(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] + 1, *counts[place + 1 :])


def with_result(play: EventPlay, before: Sitting, sitting: Sitting) -> EventPlay:
    """Return the play after an act: with the result of the deal, if the act has ended it."""
    if before.is_between_deals or not sitting.is_between_deals:
        return play
    points = tuple(sitting.current_deal.final_outcome.points)
    played = _tallied(replace(play, results=(*play.results, points)), sitting.current_deal)
    sums = {sum(side) for side in zip(*played.results, strict=True)}
    if play.decides and played.is_over and len(sums) == 1:
        return replace(played, boards=(*play.boards, play.boards[-1] + 1))
    return played
