"""Lone hands: which seat, which hands, alone or with the partner, jambone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import is_

import numpy as np
from numpy.typing import NDArray

from ...acts import Manner, TakeOver
from ...cards import Card, Suit
from ...deal import after
from ...laws import load_code
from ...seats import Seat
from ...sim.run import Player
from ..choice import Score, chance_of, march_of
from ..experiment import (
    CHANCE,
    SHARE,
    SIMPLE,
    SIMPLE_AND_EXPERT,
    Cells,
    Chunk,
    Experiment,
    Hypothesis,
    LabCell,
    added,
    also_by_experts,
)
from ..hands import (
    CROSS,
    NEXT,
    TURNED,
    after_discard,
    count,
    highest,
    lowest,
    mask,
    no_weak_suit,
    one_weak_card,
    suit_mask,
)
from ..sample import DEALER, ELDEST, SECOND, THIRD, Sample, drawn, net, passing
from .calls import LEEDS, PROFESSOR
from .discards import throwing

_SEATS = {ELDEST: "eldest", DEALER: "dealer", SECOND: "second", THIRD: "third"}
_ALONE = Manner.ALONE


def _moved(sample: Sample, seat: Seat) -> Sample:
    """Return the deals with eldest hand's cards in another seat."""
    return sample if seat == ELDEST else sample.exchanged(ELDEST, seat)


def _by_seat(chunk: Chunk, code: str, players: tuple[Player, ...] = SIMPLE) -> Cells:
    """Return the same lone hands in every seat, in both rounds: points, and differences between the seats."""
    parts: list[Cells] = []
    for _, sample in drawn(load_code(code), chunk):
        outcomes = sample.outcomes()
        lone = outcomes.lone == int(ELDEST)
        first = sample.where(lone & (outcomes.trump == int(TURNED)))
        parts.append(_round(first, "first round", None, players))
        parts += [
            _round(sample.where(lone & (outcomes.trump == int(suit))), "second round", suit, players)
            for suit in (*CROSS, NEXT)
        ]
    return added(parts)


def _round(lone: Sample, when: str, suit: Suit | None, players: tuple[Player, ...]) -> Cells:
    """Eldest hand's lone hands played alone from every seat, on the turn-up or in a suit that is made."""
    if not len(lone):
        return {}
    found, points = {}, {}
    for seat, name in _SEATS.items():
        moved = _moved(lone, seat)
        if suit is None:
            called = moved.accepted(seat, _ALONE)
        else:
            called = moved.passed_to(seat, making=True).made(seat, suit, _ALONE)
        played = called.outcomes(players)
        points[name] = net(played, seat)
        found[f"{when}: points in the seat of {name}"] = LabCell.of(points[name])
    for better, worse in (("eldest", "dealer"), ("dealer", "second"), ("dealer", "third")):
        found[f"{when}: {better} less {worse}"] = LabCell.of(points[better] - points[worse])
    return found


_BOOK_HANDS = {
    "JS JC AS KS AH": "both bowers, ace, king; an ace",
    "JS JC AS AH 7H": "three high; ace and seven",
    "JC AS KS AH AD": "left, ace, king; two aces",
    "JC AS KS AH KH": "left, ace, king; ace and king",
    "JS 7S AH AD AC": "right and seven; three aces",
    "JS 7S AH KH AD": "right and seven; ace, king, ace",
    "JS KS 9S AH QD": "right, king, nine; ace, queen",
}


_QUEEN = mask("QS")
"""Not turned up, so that the dealer never holds the jamboree, which is worth more than any lone hand."""


def _book_hands(chunk: Chunk, players: tuple[Player, ...] = SIMPLE) -> Cells:
    """Return the book's lone hands in every seat: alone, and alone less with the partner."""
    parts = []
    for text, words in _BOOK_HANDS.items():
        cards = mask(text)
        for _, sample in drawn(load_code(PROFESSOR), chunk, only=without(cards | _QUEEN)):
            given = sample.with_cards(ELDEST, cards)
            for seat, name in _SEATS.items():
                moved = _moved(given, seat)
                alone = moved.accepted(seat, _ALONE).outcomes(players)
                paired = moved.accepted(seat).outcomes(players)
                gain = net(alone, seat) - net(paired, seat)
                parts.append({f"{words}, {name}: alone less with partner": LabCell.of(gain)})
                parts.append({f"{words}, {name}: points alone": LabCell.of(net(alone, seat))})
    return added(parts)


def without(cards: np.uint64) -> Callable[[Card], bool]:
    """Return whether a card is none of these, so that it may be turned up."""
    return lambda card: not int(cards) >> card.index & 1


def _three_or_four(chunk: Chunk, players: tuple[Player, ...] = SIMPLE) -> Cells:
    """Return three commanding trumps with ace and seven, less four trumps with a lay king; both alone."""
    parts = []
    hands = (mask("JS JC AS AH 7H"), mask("JS JC AS 7S KD"))
    for _, sample in drawn(load_code(PROFESSOR), chunk, only=without(hands[0] | hands[1])):
        for seat, name in _SEATS.items():
            given = (_moved(sample.with_cards(ELDEST, cards), seat) for cards in hands)
            three, four = (net(each.accepted(seat, _ALONE).outcomes(players), seat) for each in given)
            parts.append({f"three trumps less four, {name}": LabCell.of(three - four)})
    return added(parts)


def _taken_over(chunk: Chunk, players: tuple[Player, ...]) -> Cells:
    """Return taking the lone hand over from the partner less leaving it, on a good hand."""
    parts = []
    for _, sample in drawn(load_code(LEEDS), chunk):
        outcomes = sample.outcomes()
        for maker, taker in ((ELDEST, THIRD), (SECOND, DEALER)):
            rows = (outcomes.maker == int(maker)) & (outcomes.lone == int(maker))
            rows &= (outcomes.trump == int(TURNED)) & no_weak_suit(sample.hands(taker))
            lone = sample.where(rows)
            if not len(lone):
                continue
            called = lone.accepted(maker, _ALONE)
            taken = called.turned(after(called.deal, TakeOver(taker, _ALONE)))
            gain = net(taken.outcomes(players), taker)
            gain -= net(called.at_exchange().outcomes(players), taker)
            parts.append({"taking it over": LabCell.of(gain)})
            parts.append({f"taking it over as {_SEATS[taker]}": LabCell.of(gain)})
    return added(parts)


_ALONE_SCORES: tuple[Score, ...] = ((0, 0), (3, 3), (4, 4), (4, 2), (2, 4))


def _light(chunk: Chunk, players: tuple[Player, ...]) -> Cells:
    """Return going alone less playing with the partner, on hands with one weak card."""
    parts = []
    for card, sample in drawn(load_code(LEEDS), chunk):
        for seat in (ELDEST, DEALER):
            turn_up = np.uint64(1 << card.index)
            hands = sample.hands(seat)
            if seat == DEALER:
                hands = after_discard(hands | turn_up, TURNED, card, makers=True)
            near = sample.where(one_weak_card(hands))
            found = passing(near, seat) if len(near) else near
            if not len(found):
                continue
            alone, paired = (
                found.accepted(seat, how).outcomes(players) for how in (_ALONE, Manner.PARTNERSHIP)
            )
            for own, other in _ALONE_SCORES:
                value = chance_of(seat, (own, other), LEEDS)
                parts.append({f"{_SEATS[seat]} at {own}-{other}": LabCell.of(value(alone) - value(paired))})
    return added(parts)


def _next_convention(chunk: Chunk, players: tuple[Player, ...] = SIMPLE) -> Cells:
    """Return marches of third hand alone when the dealer throws next and its partner leads it, and
    naturally."""
    parts = []
    clubs = suit_mask(NEXT, TURNED)
    for _, sample in drawn(load_code(LEEDS), chunk):
        outcomes = sample.outcomes()
        lone = sample.where((outcomes.lone == int(ELDEST)) & (outcomes.trump == int(TURNED)))
        if not len(lone):
            continue
        lone = _moved(lone, THIRD)
        fits = (count(lone.hands(DEALER), clubs) == 1) & (count(lone.hands(SECOND), clubs) >= 1)
        lone = lone.where(fits)
        if not len(lone):
            continue
        called = lone.accepted(THIRD, _ALONE).at_exchange()
        natural = march_of(THIRD)(called.outcomes(players))
        six = called.hands(DEALER) | np.uint64(1 << called.worlds.view.turned_card.index)
        agreed = called.discarded(six & ~lowest(six, clubs)).at_exchange()
        led = agreed.playing(SECOND, highest(agreed.hands(SECOND), clubs), players)
        parts.append({"naturally": LabCell.of(natural)})
        parts.append({"with the convention": LabCell.of(march_of(THIRD)(led))})
        parts.append({"convention less natural": LabCell.of(march_of(THIRD)(led) - natural)})
    return added(parts)


_LONE = (
    Experiment(
        name="leeds-q4",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=also_by_experts(partial(_by_seat, code=LEEDS), one_in=200),
        claims=(
            Hypothesis(cell="first round: eldest less dealer"),
            Hypothesis(cell="first round: dealer less second"),
            Hypothesis(cell="first round: dealer less third"),
            Hypothesis(cell="second round: eldest less dealer"),
            Hypothesis(cell="second round: dealer less second"),
            Hypothesis(cell="second round: dealer less third"),
        ),
        size=200_000,
    ),
    Experiment(
        name="leeds-q5",
        measure=_next_convention,
        claims=(Hypothesis(cell="convention less natural", sign=-1),),
        unit=SHARE,
        size=200_000,
        chunks=40,
    ),
    Experiment(
        name="leeds-q16",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=also_by_experts(_light, one_in=250),
        claims=tuple(
            Hypothesis(cell=f"{seat} at {a}-{b}", sign=-1, matters=0.005)
            for seat in ("eldest", "dealer")
            for a, b in _ALONE_SCORES[:4]
        ),
        unit=CHANCE,
        size=100_000,
    ),
    Experiment(
        name="leeds-q21",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=also_by_experts(_taken_over, one_in=1),
        claims=(Hypothesis(cell="taking it over"),),
        size=400_000,
    ),
    Experiment(
        name="professor-q5",
        measure=_book_hands,
        claims=tuple(
            Hypothesis(cell=f"{words}, {seat}: alone less with partner")
            for words in _BOOK_HANDS.values()
            for seat in ("eldest", "dealer")
        ),
        size=16_000,
        pictured=tuple(
            f"{words}, {seat}: alone less with partner"
            for words in _BOOK_HANDS.values()
            for seat in ("eldest", "dealer")
        ),
    ),
    Experiment(
        name="professor-q6",
        measure=partial(_by_seat, code=PROFESSOR),
        claims=(
            Hypothesis(cell="first round: eldest less dealer", matters=0.1),
            Hypothesis(cell="second round: eldest less dealer", matters=0.1),
            Hypothesis(cell="second round: dealer less second"),
            Hypothesis(cell="second round: dealer less third"),
        ),
        size=200_000,
    ),
    Experiment(
        name="professor-q8",
        measure=_three_or_four,
        claims=tuple(Hypothesis(cell=f"three trumps less four, {seat}") for seat in _SEATS.values()),
        size=16_000,
    ),
)


def _jambone(chunk: Chunk, text: str, seat: Seat, name: str, players: tuple[Player, ...]) -> Cells:
    """Return jambone less playing alone, in points, with these cards in hand."""
    cards, parts = mask(text), []
    for _, sample in drawn(load_code(PROFESSOR), chunk, only=without(cards)):
        given = sample.with_cards(seat, cards)
        open_, alone = (
            net(given.accepted(seat, how).outcomes(players), seat) for how in (Manner.JAMBONE, _ALONE)
        )
        parts.append({f"{name}: jambone less alone": LabCell.of(open_ - alone)})
        parts.append({f"{name}: points of the jambone": LabCell.of(open_)})
        parts.append({f"{name}: points alone": LabCell.of(alone)})
    return added(parts)


def _three_aces(chunk: Chunk, players: tuple[Player, ...] = SIMPLE) -> Cells:
    """Return the dealer's jambone with both bowers, nine and three aces: which card to throw; and as
    eldest."""
    parts: list[Cells] = []
    for _, sample in drawn(load_code(PROFESSOR), chunk, only=partial(is_, Card("9S"))):
        given = sample.with_cards(DEALER, mask("JS JC AH AD AC"))
        called = given.accepted(DEALER, Manner.JAMBONE).at_exchange()
        alone = net(given.accepted(DEALER, _ALONE).outcomes(players), DEALER)
        worth: dict[str, NDArray[np.float64]] = {}
        for name, thrown in (("the nine", "9S"), ("an ace", "AC")):
            worth[name] = net(throwing(called, "9S", thrown).outcomes(players), DEALER)
            parts.append({f"dealer: points of a jambone after throwing {name}": LabCell.of(worth[name])})
        parts.append(
            {"dealer: throwing the nine less an ace": LabCell.of(worth["the nine"] - worth["an ace"])}
        )
        parts.append({"dealer: jambone less alone": LabCell.of(worth["the nine"] - alone)})
    return added([*parts, _jambone(chunk, "JS JC AH AD AC", ELDEST, "eldest", players)])


EXPERIMENTS = (
    *_LONE,
    Experiment(
        name="professor-q9",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=also_by_experts(
            partial(_jambone, text="JC AS KS QS AH", seat=DEALER, name="dealer"), one_in=2000
        ),
        claims=(Hypothesis(cell="dealer: jambone less alone"),),
        size=16_000,
    ),
    Experiment(
        name="professor-q12",
        version=2,
        players=SIMPLE_AND_EXPERT,
        measure=also_by_experts(_three_aces, one_in=2000),
        claims=(
            Hypothesis(cell="dealer: throwing the nine less an ace"),
            Hypothesis(cell="dealer: jambone less alone"),
            Hypothesis(cell="eldest: jambone less alone", sign=-1),
        ),
        size=16_000,
    ),
)
