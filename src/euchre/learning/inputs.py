"""The inputs of the network for many observations at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..acts import Manner
from ..cards import SUITS
from ..env import ACTIONS, layout_of
from ..laws import load_code
from ..players.learned_features import (
    ACCEPT,
    BEATEN_BY,
    CARDS,
    FIELDS,
    INPUTS,
    MAKE,
    OUTPUTS,
    PASS,
    PLAYERS,
    SLOT_AT,
    SLOTS,
    STARTS,
    STRENGTHS,
    TRICKS,
    inputs_of,
    place_of,
    reference_of,
    slots_of,
)
from ..view import View

Bits: TypeAlias = NDArray[np.uint8]
_Put: TypeAlias = Callable[[str, NDArray[Any]], None]
"""Writes the inputs of a field."""
_LAYOUT = layout_of(load_code("modern"))
_FACES = np.array([card.index for card in _LAYOUT.code.pack])
FACE_BITS = np.left_shift(np.uint64(1), _FACES.astype(np.uint64))
"""(24,) uint64: the bit of each card of the pack in a card mask."""
GATHER = np.stack([np.argsort([place_of(int(face), suit) for face in _FACES]) for suit in SUITS])
"""(4, 24): for each suit in slot 0 and each place, the number of its card in the pack."""
FACE_AT = _FACES[GATHER]
"""(4, 24): for each suit in slot 0 and each place, the `Card.index` of its card."""
_SUIT_AT = np.eye(SLOTS, dtype=np.uint8)[list(SLOT_AT)]
"""(24, 4): the slot of the suit to which the card at each place belongs under the trump."""
_STRENGTHS = np.array(STRENGTHS, np.int8)
"""(4, 24): strength of the card at each place in a trick, by the slot of the suit led; 0 if it cannot win."""
_BEATS = np.array([[mask >> place & 1 for mask in BEATEN_BY] for place in range(CARDS)], np.float32)
"""(24, 24): whether the card at a place is better than another one of its suit."""


@cache
def actions_of_outputs() -> NDArray[np.int64]:
    """Return (4, outputs) int64: the action of each output, for each suit in slot 0; -1 if there is none."""
    found: NDArray[np.int64] = np.full((len(SUITS), OUTPUTS), -1, np.int64)
    words = {words: number for number, words in enumerate(ACTIONS)}
    for suit in SUITS:
        row, slots = found[suit], slots_of(suit)
        row[:CARDS], row[CARDS : 2 * CARDS] = FACE_AT[suit], FACE_AT[suit] + words["discards 7S"]
        row[PASS] = words["passes"]
        for place, manner in enumerate(("", f" {Manner.ALONE.value}")):
            row[ACCEPT + place] = words[f"accepts the turn-up{manner}"]
            for made in SUITS:
                row[MAKE + 2 * slots[made] + place] = words[f"makes {made}{manner}"]
    return found


def references_of(observations: Bits) -> NDArray[np.int64]:
    """Return (N,) int64: the suit in slot 0 for each of (N, layout size) observations of the modern game."""
    trump = _LAYOUT.read(observations, "trump")
    turned = _LAYOUT.read(observations, "turned_suit")
    found: NDArray[np.int64] = np.where(trump.any(axis=1), trump.argmax(axis=1), turned.argmax(axis=1))
    return found


def lawful_outputs(masks: NDArray[np.bool_], references: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Return (N, outputs) bool: whether the action of an output is lawful, for (N, actions) masks."""
    found: NDArray[np.bool_] = np.take_along_axis(masks, actions_of_outputs()[references], axis=1)
    return found


def inputs_of_rows(observations: Bits, references: NDArray[np.int64]) -> Bits:
    """Return (N, inputs) uint8, for (N, layout size) observations of the modern game and their suits in slot
    0."""
    rows = len(observations)
    found = np.zeros((rows, INPUTS), np.uint8)
    order = GATHER[references]

    def put(name: str, values: NDArray[Any]) -> None:
        start = STARTS[name]
        found[:, start : start + FIELDS[name]] = values.reshape(rows, -1)

    for name, field in (("hand", "hand"), ("turn_up", "turn_up"), ("discard", "discards")):
        put(name, np.take_along_axis(_LAYOUT.read(observations, field), order, axis=1))
    put("stage", _LAYOUT.read(observations, "stage")[:, 1:])
    for name in ("dealer", "passed", "out", "maker", "lone", "accepted"):
        put(name, _LAYOUT.read(observations, name))
    _put_tricks(put, observations, order)
    return found


def inputs_with_hands(view: View, hands: NDArray[np.uint64]) -> Bits:
    """Return (N, inputs) uint8: what the seat of a view knows before the play with each of (N,) uint64
    hands."""
    ones = [one for one in inputs_of(view) if one >= CARDS]
    found = np.zeros((len(hands), INPUTS), np.uint8)
    found[:, [one for one in ones if not STARTS["unseen"] <= one < STARTS["own_tricks"]]] = 1
    faces = FACE_AT[reference_of(view)].astype(np.uint64)
    held = ((hands[:, None] >> faces) & np.uint64(1)).astype(np.uint8)
    found[:, :CARDS] = held
    face_up = found[:, STARTS["turn_up"] : STARTS["turn_up"] + CARDS] * (not view.calling.accepted)
    unseen = 1 - (held | face_up)
    found[:, STARTS["unseen"] : STARTS["unseen"] + CARDS] = unseen
    boss = held & (unseen.astype(np.float32) @ _BEATS == 0)
    found[:, STARTS["boss"] : STARTS["boss"] + CARDS] = boss
    return found


def _put_tricks(put: _Put, observations: Bits, order: NDArray[np.int64]) -> None:
    """Write what was played; observations are (N, layout size) uint8, the order of cards (N, 24) int64."""
    faces = _LAYOUT.read(observations, "played")
    played = np.take_along_axis(faces, np.broadcast_to(order[:, None, None, :], faces.shape), axis=3)
    leader = _LAYOUT.read(observations, "leader")
    active = PLAYERS - _LAYOUT.read(observations, "out").sum(axis=1)
    counts = played.sum(axis=(2, 3))
    is_over = counts == active[:, None]
    is_open = (counts > 0) & ~is_over
    put("earlier", (played * is_over[:, :, None, None]).any(axis=1))
    put("on_table", (played * is_open[:, :, None, None]).any(axis=1))
    put("leader", (leader * is_open[:, :, None]).any(axis=1))
    suits = played @ _SUIT_AT
    led = (suits * leader[..., None]).sum(axis=2)
    other = suits.any(axis=3) & ~(suits & led[:, :, None, :]).any(axis=3)
    put("void", (led[:, :, None, :] & other[..., None]).any(axis=1))
    strengths = np.take_along_axis(
        np.broadcast_to(_STRENGTHS[led.argmax(axis=2)][:, :, None, :], played.shape),
        played.argmax(axis=3)[..., None],
        axis=3,
    )[..., 0]
    winner = np.where(suits.any(axis=3), strengths, -1).argmax(axis=2)
    won = winner[..., None] == np.arange(PLAYERS)
    put("winning", (won & is_open[..., None]).any(axis=1))
    _put_unseen(put, observations, order, played)
    hand = np.take_along_axis(_LAYOUT.read(observations, "hand"), order, axis=1)
    led_now = (led * is_open[..., None]).any(axis=1)
    best = np.where(is_open, np.where(suits.any(axis=3), strengths, 0).max(axis=2), 0).max(axis=1)
    beats = (_STRENGTHS[led_now.argmax(axis=1)] > best[:, None]) & led_now.any(axis=1)[:, None]
    put("beats", beats & (hand > 0))
    for name, side in (("own_tricks", 0), ("other_tricks", 1)):
        number = ((winner % 2 == side) & is_over).sum(axis=1)
        put(name, number[:, None] == np.arange(1, TRICKS + 1))


def _put_unseen(put: _Put, observations: Bits, order: NDArray[np.int64], played: Bits) -> None:
    """Write which cards are unseen; the arrays are as for `_put_tricks`, played cards (N, 24) uint8 too."""
    hand, turn_up, discards = (
        np.take_along_axis(_LAYOUT.read(observations, name), order, axis=1)
        for name in ("hand", "turn_up", "discards")
    )
    face_up = turn_up & (1 - _LAYOUT.read(observations, "accepted"))
    unseen = 1 - (hand | discards | face_up | played.any(axis=(1, 2)))
    put("unseen", unseen)
    put("boss", hand & (unseen.astype(np.float32) @ _BEATS == 0))
