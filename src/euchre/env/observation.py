"""What a seat knows of a deal as a row of bits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..acts import Manner
from ..cards import SUITS, TRUMPS, Card
from ..deal import Stage
from ..deal.state import seat_of
from ..laws import Code
from ..seats import Seat
from ..view import View
from .actions import ACTIONS

MOST_LACKING = 15
"""Sides that lack this many points or more are not told apart."""
_STAGES = (Stage.FIXING, Stage.ORDERING, Stage.MAKING, Stage.PREPARING, Stage.PLAYING)
_MANNERS = tuple(Manner)


@dataclass(frozen=True, slots=True)
class ObservationField:
    """Some bits of an observation that belong together."""

    name: str
    start: int
    shape: tuple[int, ...]
    """The field as an array: `bits[start : start + size].reshape(shape)`."""
    meaning: str

    @property
    def size(self) -> int:
        """The number of bits."""
        return int(np.prod(self.shape))


@dataclass(frozen=True, slots=True)
class ObservationLayout:
    """The fields of an observation under a code, in order."""

    code: Code
    fields: tuple[ObservationField, ...]

    @property
    def size(self) -> int:
        """The number of bits in an observation."""
        last = self.fields[-1]
        return last.start + last.size

    def field(self, name: str) -> ObservationField:
        """Return the field with a name. Raises KeyError if there is none."""
        return next(field for field in self.fields if field.name == name)

    def read(self, bits: NDArray[np.uint8], name: str) -> NDArray[np.uint8]:
        """Return one field of observations; `bits` is (…, size) uint8, the result `(…, *field.shape)`
        uint8."""
        field = self.field(name)
        return bits[..., field.start : field.start + field.size].reshape(*bits.shape[:-1], *field.shape)


@lru_cache(maxsize=64)
def layout_of(code: Code) -> ObservationLayout:
    """Return the layout under a code. Cards stand in the order of `code.pack`; seats count clockwise from the
    own.

    >>> from euchre.laws import load_code
    >>> layout_of(load_code("modern")).size
    707
    """
    pack, seats, sides, tricks = len(code.pack), code.players, len(code.seating.sides), code.hand_size
    trumps = TRUMPS if code.no_trump else SUITS
    fields, start = [], 0
    for name, shape, meaning in (
        ("hand", (pack,), "cards that the seat holds"),
        ("turn_up", (pack,), "the card turned up"),
        ("discards", (pack,), "cards that the seat has discarded, or has picked for the discard"),
        ("called", (pack,), "the card called from an open jambone hand"),
        ("open_hand", (pack,), "cards that lie face up in the hand of the lone player"),
        ("stage", (len(_STAGES),), ", ".join(stage.value for stage in _STAGES)),
        ("to_act", (seats,), "who has to act"),
        ("dealer", (seats,), "who deals"),
        ("passed", (seats,), "who has passed in this round of calls, or the round that settled the trump"),
        ("waived", (seats,), "who has given up a right since then"),
        ("out", (seats,), "who sits out"),
        ("maker", (seats,), "who made the trump"),
        ("lone", (seats,), "who plays alone for the makers"),
        ("announced", (seats,), "who announced a lone hand before the partner took it over"),
        ("defender", (seats,), "who defends alone"),
        ("turned_suit", (len(SUITS),), "the suit of the turn-up: " + ", ".join(map(str, SUITS))),
        ("trump", (len(trumps),), "the trump: " + ", ".join(map(str, trumps))),
        ("accepted", (1,), "whether the turn-up was accepted"),
        ("manner", (len(_MANNERS),), "how the makers play: " + ", ".join(m.value for m in _MANNERS)),
        ("exchanged", (1,), "whether the dealer has discarded or declined the turn-up"),
        ("declined", (1,), "whether the dealer openly left the turn-up on the talon"),
        ("dummy_taken", (1,), "whether the maker has taken the dummy"),
        ("leader", (tricks, seats), "who led to each trick"),
        ("played", (tricks, seats, pack), "the card that each seat played to each trick"),
        ("lacking", (sides, MOST_LACKING), "points each side lacks, own side first: 1, 2, … 15 or more"),
    ):
        fields.append(ObservationField(name, start, shape, meaning))
        start += fields[-1].size
    return ObservationLayout(code, tuple(fields))


def action_mask(actions: Iterable[int]) -> NDArray[np.int8]:
    """Return (actions,) int8: 1 for each of the actions given, 0 for all others."""
    mask = np.zeros(len(ACTIONS), np.int8)
    mask[list(actions)] = 1
    return mask


def observe(view: View, to_act: Seat | None, picked: tuple[Card, ...] = ()) -> NDArray[np.uint8]:
    """Return what the seat of a view knows, as (layout size,) uint8 of 0 and 1.

    `picked` are cards that the seat has already named of several that it has to discard. Raises ValueError
    for the view of a spectator.
    """
    if view.seat is None:
        raise ValueError("an observation is of a seat, and a spectator has none")
    layout = layout_of(view.code)
    bits = np.zeros(layout.size, np.uint8)
    ones = {**_cards(view, picked), **_seats(view, view.seat, to_act), **_state(view, view.seat)}
    for field in layout.fields:
        bits[[field.start + one for one in ones[field.name]]] = 1
    return bits


Ones: TypeAlias = dict[str, list[int]]
"""For each field the numbers of its bits that are 1."""


def _cards(view: View, picked: tuple[Card, ...]) -> Ones:
    lone = view.calling.lone
    fields: dict[str, Iterable[Card | None]] = {
        "hand": [card for card in view.hand if card not in picked],
        "turn_up": [view.turn_up],
        "discards": [*view.discards, *picked],
        "called": [view.called],
        "open_hand": [card for seat, hand in view.open_hands if seat == lone for card in hand],
    }
    place = view.code.pack.index
    return {name: [place(card) for card in cards if card is not None] for name, cards in fields.items()}


def _seats(view: View, own: Seat, to_act: Seat | None) -> Ones:
    calling = view.calling
    fields: dict[str, Iterable[Seat | None]] = {
        "to_act": [to_act],
        "dealer": [view.dealer],
        "passed": [seat for seat in view.code.seating.seats if calling.has_passed(seat)],
        "waived": calling.waived,
        "out": calling.out,
        "maker": [calling.maker],
        "lone": [calling.lone],
        "announced": [calling.announced],
        "defender": [calling.duelist],
    }
    return {
        name: [_place(view, own, seat) for seat in seats if seat is not None]
        for name, seats in fields.items()
    }


def _state(view: View, own: Seat) -> Ones:
    code, calling = view.code, view.calling
    ones = {
        "stage": [_STAGES.index(view.stage)] if view.stage in _STAGES else [],
        "turned_suit": [] if view.turned_suit is None else [int(view.turned_suit)],
        "trump": [] if calling.trump is None else [int(calling.trump)],
        "accepted": [0] * calling.accepted,
        "manner": [_MANNERS.index(calling.manner)],
        "exchanged": [0] * view.exchanged,
        "declined": [0] * view.declined,
        "dummy_taken": [0] * view.dummy_taken,
        "leader": [],
        "played": [],
        "lacking": [],
    }
    for number, trick in enumerate(view.tricks):
        ones["leader"].append(number * code.players + _place(view, own, trick.leader))
        for play in trick.plays:
            row = number * code.players + _place(view, own, seat_of(play))
            ones["played"].append(row * len(code.pack) + code.pack.index(play.card))
    for row in range(len(code.seating.sides)):
        side = code.seating.side_of(Seat((own + row) % code.players))
        lacking = max(1, code.game_points - view.points[side])
        ones["lacking"].append(row * MOST_LACKING + min(lacking, MOST_LACKING) - 1)
    return ones


def _place(view: View, own: Seat, seat: Seat) -> int:
    """Return how many places a seat sits clockwise from the own."""
    return (seat - own) % view.code.players
