"""Many deals with the same public history, on which calls, discards and cards can be forced.

The dealer is always seat A, so eldest hand is B, second hand C and third hand D; spades are turned up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ..acts import Call, CallKind, Discard, Manner, Shuffle, Waiver, play
from ..bots import play_deal
from ..cards import FACES, Card, Suit, card_mask, cards_of
from ..chance import Stream
from ..deal import Deal, Stage, after, awaited, new_deal
from ..equity import Equity, bundled_mix, of_length, solved
from ..game import begin_deal, new_score, new_sitting
from ..laws import Code, load_code
from ..players import bot_by_name
from ..seats import BySide, Seat
from ..sim.batch import Outcomes, no_outcomes, play_out, write_row
from ..sim.run import Player
from ..view import view_of
from ..worlds import Unseen, Worlds
from .experiment import EXPERT, SIMPLE, Chunk
from .hands import EVERY, TURNED, Flags, Hands, after_discard, lowest


def played_by(name: str, worlds: Worlds, seed: int) -> Outcomes:
    """Return the results when the named player plays on in every seat, at the points of the view.

    Row i is world i.
    """
    view, bot = worlds.view, bot_by_name(name)
    found, bots = no_outcomes(view.code, len(worlds)), dict.fromkeys(view.code.seating.seats, bot)
    begun = begin_deal(new_sitting(view.code, dealer=view.dealer))
    score = new_score(view.code, view.points)
    for row in range(len(worlds)):
        sitting = replace(begun, deal=worlds.deal_at(row), deals=row + 1, score=score, before_deal=score)
        write_row(found, row, play_deal(sitting, bots, seed).current_deal)
    return found


DEALER, ELDEST, SECOND, THIRD = Seat.A, Seat.B, Seat.C, Seat.D
NO_POINTS = (0, 0)


@dataclass(frozen=True, slots=True, eq=False)
class Sample:
    """N deals of the same public history."""

    worlds: Worlds
    seed: int
    """Seed of the players' random numbers; row i uses the same numbers after every forced act."""

    def __len__(self) -> int:
        return len(self.worlds)

    @property
    def deal(self) -> Deal:
        """The deal of the first row."""
        return self.worlds.deal_at(0)

    def hands(self, seat: Seat) -> Hands:
        """Return (N,) uint64: the cards of a seat."""
        return self.worlds.hands[:, seat]

    def where(self, rows: Flags) -> Sample:
        """Return the deals where the mask is true. The mask is bool (N,)."""
        return replace(self, worlds=self.worlds.of_rows(rows))

    def some(self, one_in: int) -> Sample:
        """Return one of so many deals, whatever cards they have."""
        first = Stream(self.seed, one_in).below(one_in)
        return self.where(np.arange(len(self)) % one_in == first)

    def at(self, points: tuple[int, int]) -> Sample:
        """Return the same deals at a score; `points` are the dealer's side's first."""
        score = new_score(self.deal.code, BySide(self.deal.code.seating.sides, points))
        return replace(self, worlds=replace(self.worlds, view=view_of(self.deal, None, score)))

    def turned(self, deal: Deal) -> Sample:
        """Return the same cards after public acts that led to `deal`."""
        points = self.worlds.view.points
        view = view_of(deal, None, new_score(deal.code, points))
        return replace(self, worlds=replace(self.worlds, view=view))

    def call(
        self, seat: Seat, word: CallKind, suit: Suit | None = None, manner: Manner = Manner.PARTNERSHIP
    ) -> Sample:
        """Return the deals after a call."""
        return self.turned(after(self.deal, Call(seat, word, suit, manner))) if len(self) else self

    def accepted(self, seat: Seat, manner: Manner = Manner.PARTNERSHIP) -> Sample:
        """Return the deals after the earlier seats passed and this seat accepted the turn-up."""
        found = self.passed_to(seat)
        word = {DEALER: CallKind.TAKE_UP, SECOND: CallKind.ASSIST}.get(seat, CallKind.ORDER_UP)
        return found.call(seat, word, None, manner)

    def passed_to(self, seat: Seat, *, making: bool = False) -> Sample:
        """Return the deals after passes of all seats before this one."""
        found = self
        if making:
            found = found.passed_to(DEALER).call(DEALER, CallKind.TURN_DOWN)
        for before in (ELDEST, SECOND, THIRD):
            if before == seat:
                break
            found = found.call(before, CallKind.PASS)
        return found

    def passed(self, seat: Seat) -> Sample:
        """Return the deals after this seat passes too."""
        dealer = seat == DEALER and self.worlds.view.stage is Stage.ORDERING
        return self.call(seat, CallKind.TURN_DOWN if dealer else CallKind.PASS)

    def made(self, seat: Seat, suit: Suit, manner: Manner = Manner.PARTNERSHIP) -> Sample:
        """Return the deals after a seat makes a suit trump."""
        return self.call(seat, CallKind.MAKE, suit, manner)

    def outcomes(self, players: tuple[Player, ...] = SIMPLE) -> Outcomes:
        """Return the results when these players play on."""
        if self.worlds.view.outcome is not None:
            return _known(self.worlds, self.deal)
        if players == EXPERT:
            return played_by("expert", self.worlds, self.seed)
        return play_out(self.worlds, players, self.seed, threads=1)

    def with_cards(self, seat: Seat, wanted: np.uint64) -> Sample:
        """Return the deals with these five cards in a hand: each changes places with a card that was there.

        The other cards are as random as before, because the whole hand is given.
        """
        worlds, here = self.worlds, int(seat)
        hands, talon = worlds.hands.copy(), worlds.talon.copy()
        missing = wanted & ~hands[:, here]
        while missing.any():
            get, lose = lowest(missing, EVERY), lowest(hands[:, here] & ~wanted, EVERY)
            lose = np.where(get != 0, lose, np.uint64(0))
            for place in range(hands.shape[1]):
                if place != here:
                    hands[:, place] ^= np.where((hands[:, place] & get) != 0, get | lose, np.uint64(0))
            talon ^= np.where((talon & get) != 0, get | lose, np.uint64(0))
            hands[:, here] ^= get | lose
            missing = missing & ~get
        return replace(self, worlds=replace(worlds, hands=hands, talon=talon))

    def exchanged(self, first: Seat, other: Seat) -> Sample:
        """Return the deals with the hands of two seats exchanged."""
        changed = self.worlds.hands.copy()
        changed[:, [first, other]] = changed[:, [other, first]]
        return replace(self, worlds=replace(self.worlds, hands=changed))

    def discarded(self, kept: Hands) -> Sample:
        """Return the deals after the dealer keeps these five of six cards. `kept` is (N,) uint64."""
        turn_up = np.uint64(card_mask((self.worlds.view.turned_card,)))
        six = self.hands(DEALER) | turn_up
        hands, discards = self.worlds.hands.copy(), self.worlds.discards.copy()
        thrown = cards_of(int(six[0] & ~kept[0]))
        deal = after(self.deal, Discard(DEALER, thrown))
        hands[:, DEALER], discards[:, DEALER] = kept, six & ~kept
        return replace(self, worlds=replace(self.worlds, hands=hands, discards=discards)).turned(deal)

    def ready(self) -> Sample:
        """Return the deals at the first lead: rights are waived, and the dealer discards as `simple`
        would."""
        found = self.at_exchange()
        if len(found) and any(isinstance(act, Discard) for act in awaited(found.deal)[0].acts):
            return found.discarded(found.usual_five()).at_exchange()
        return found

    def at_exchange(self) -> Sample:
        """Return the deals after all rights that may be waived before the discard, or the lead."""
        found = self
        while len(found) and (waivers := [a for a in awaited(found.deal)[0].acts if isinstance(a, Waiver)]):
            found = found.turned(after(found.deal, waivers[0]))
        return found

    def usual_five(self) -> Hands:
        """Return (N,) uint64: the five cards that `simple` would keep as dealer."""
        view = self.worlds.view
        turn_up, trump, maker = view.turned_card, view.settled_trump, view.settled_maker
        kept = None if view.code.may_bury_turn_up else turn_up
        six = self.hands(DEALER) | np.uint64(card_mask((turn_up,)))
        return after_discard(six, trump, kept, makers=maker in (DEALER, SECOND))

    def by_card(self, seat: Seat, cards: Hands) -> Iterator[tuple[Flags, Sample]]:
        """Yield the deals after a seat plays its card (N,) uint64, grouped by that card."""
        for one in np.unique(cards):
            rows = cards == one
            part = self.where(rows)
            (card,) = cards_of(int(one))
            deal = after(part.deal, play(seat, card))
            hands = part.worlds.hands.copy()
            hands[:, seat] &= ~one
            yield rows, replace(part, worlds=replace(part.worlds, hands=hands)).turned(deal)

    def playing(self, seat: Seat, cards: Hands, players: tuple[Player, ...] = SIMPLE) -> Outcomes:
        """Return the results after a seat plays its card (N,) uint64; row i is deal i."""
        found = no_outcomes(self.worlds.view.code, len(self))
        for rows, part in self.by_card(seat, cards):
            some = part.outcomes(players)
            for name in ("trump", "maker", "manner", "lone", "result", "tricks", "points"):
                getattr(found, name)[rows] = getattr(some, name)
        return found


def _known(worlds: Worlds, deal: Deal) -> Outcomes:
    """Return the result of deals that are over, once for each."""
    found = no_outcomes(deal.code, len(worlds))
    found.maker[:] = found.trump[:] = found.lone[:] = -1
    found.points[:] = list(deal.final_outcome.points)
    return found


def net(outcomes: Outcomes, seat: Seat) -> NDArray[np.float64]:
    """Return (N,) float64: points of a seat's side minus those of the other side."""
    points = outcomes.points.astype(np.float64)
    own = int(seat) % 2
    found: NDArray[np.float64] = points[:, own] - points[:, 1 - own]
    return found


def opening(code: Code, turn_up: Card, size: int, seed: int, points: tuple[int, int] = NO_POINTS) -> Sample:
    """Return deals with this card turned up, before the first call; `points` are the dealer's side's
    first."""
    view = view_of(_opening(code, turn_up), None, new_score(code, BySide(code.seating.sides, points)))
    return Sample(Unseen(view).drawn(size, seed), seed)


def drawn(
    code: Code, chunk: Chunk, points: tuple[int, int] = NO_POINTS, *, only: Callable[[Card], bool] = bool
) -> Iterator[tuple[Card, Sample]]:
    """Yield the deals of a chunk: equally many for every card of the suit that may be turned up.

    A chunk of fewer deals than such cards has one deal for each of some cards, by the number of the chunk.
    """
    cards = [card for card in turn_ups(code) if only(card)]
    for place, card in enumerate(cards):
        if chunk.size >= len(cards) or (place - chunk.number * chunk.size) % len(cards) < chunk.size:
            yield card, opening(code, card, max(1, chunk.size // len(cards)), chunk.bits(place), points)


@lru_cache(maxsize=64)
def _opening(code: Code, turn_up: Card) -> Deal:
    place = code.pack.index(_dealt(code, code.pack).turned_card)
    rest = [card for card in code.pack if card is not turn_up]
    return _dealt(code, (*rest[:place], turn_up, *rest[place:]))


def _dealt(code: Code, pack: tuple[Card, ...]) -> Deal:
    deal = after(new_deal(code, DEALER), Shuffle(DEALER, pack))
    while deal.stage is not Stage.ORDERING:
        deal = after(deal, awaited(deal)[0].acts[-1])
    return deal


def turn_ups(code: Code) -> tuple[Card, ...]:
    """Return every card of the turned suit."""
    return tuple(card for card in FACES if card.suit is TURNED and card in code.pack)


def passing(sample: Sample, seat: Seat, *, making: bool = False) -> Sample:
    """Return the deals in which all seats before this one pass by the rules of `simple`, before the first
    call."""
    if seat == ELDEST and not making:
        return sample
    outcomes = sample.outcomes()
    accepted = outcomes.trump == int(TURNED)
    order = (ELDEST, SECOND, THIRD, DEALER)
    later = np.isin(outcomes.maker, [-1, *map(int, order[order.index(seat) :])])
    return sample.where(~accepted & later if making else ~accepted | later)


@lru_cache(maxsize=8)
def equity_of_game(name: str, points: int = 5) -> Equity:
    """Return the chance to win one game under a code, without rubbers, laps and slams."""
    return solved(of_length(load_code("modern"), points), bundled_mix(name))


def chance(outcomes: Outcomes, seat: Seat, score: tuple[int, int], name: str) -> NDArray[np.float64]:
    """Return (N,) float64: the chance of the game for a seat's side after each deal.

    `score` is that of the deal, the seat's own side first; `name` names the code whose deals follow.
    """
    equity = equity_of_game(name)
    own = int(seat) % 2
    marked = score if own == 0 else score[::-1]
    before = new_score(equity.code, BySide(equity.code.seating.sides, marked))
    pairs, places = np.unique(outcomes.points, axis=0, return_inverse=True)
    values = []
    for pair in pairs:
        points = BySide(equity.code.seating.sides, (int(pair[0]), int(pair[1])))
        values.append(equity.after_deal(before, DEALER, points).values[own])
    found: NDArray[np.float64] = np.array(values)[places.reshape(-1)]
    return found
