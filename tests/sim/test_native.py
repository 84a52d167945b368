"""The native core by itself: its generator, and the arguments that it refuses."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from euchre.cards import Rank, card_mask, cards_of, make_pack
from euchre.chance import Stream, mix
from euchre.deal import seat_of
from euchre.game import new_score
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.view import view_of
from euchre.worlds import Unseen
from tests.sim.built import IS_BUILT, WHY
from tests.tabletop import dealt, said
from tests.test_chance import VECTORS

if not IS_BUILT:
    pytest.skip(WHY, allow_module_level=True)

from euchre.sim import _native, native  # there only if nothing was skipped
from euchre.sim.native import NO_WEIGHTS, native_deal
from euchre.sim.parameters import rules_of, simple_tables

BITS = 0


def computed(what: str, count: int) -> str:
    """Return the native generator's value for the first column of a row of docs/research/chance.md."""
    if what.startswith("mix("):
        return f"{_native.mix(int(what[4:-1], 0)):016x}"
    path, kind = what[1:].split(") ")
    seed, *steps = (int(number, 0) for number in path.split(", "))
    key = _native.key_of(seed, steps)
    match kind.split(" "):
        case ["key"]:
            return f"{key:016x}"
        case ["bits"]:
            return " ".join(f"{number:016x}" for number in _native.numbers(key, BITS, count))
        case ["below", bound]:
            return " ".join(map(str, _native.numbers(key, int(bound, 0), count)))
        case ["shuffled", rank]:
            pack = make_pack(Rank.from_text(rank))
            order = _native.shuffled(key, [card.index for card in pack])
            by_index = {card.index: card.text for card in pack}
            return " ".join(by_index[index] for index in order)
    raise AssertionError(f"the row '{what}' is of no known kind")


@pytest.mark.parametrize(("what", "numbers"), VECTORS, ids=[what for what, _ in VECTORS])
def test_vector_of_the_page_is_what_the_native_generator_gives(what: str, numbers: str) -> None:
    assert computed(what, len(numbers.split())) == numbers


@pytest.mark.parametrize("bound", [1, 2, 3, 24, 2**32 + 1, 2**63 + 1, 2**64 - 1])
def test_numbers_below_a_bound_are_those_of_a_stream(bound: int) -> None:
    stream = Stream(3, 1, 4)
    assert _native.numbers(stream.key, bound, 200) == [stream.below(bound) for _ in range(200)]


def test_mix_equals_that_of_the_python_generator() -> None:
    numbers = [Stream(5, n).bits() for n in range(500)]
    assert [_native.mix(number) for number in numbers] == [mix(number) for number in numbers]


SPOILED: dict[str, Callable[[_native.Rules], None]] = {
    "five players": lambda rules: setattr(rules, "players", 5),
    "four without partners": lambda rules: setattr(rules, "partnerships", False),
    "nine cards each": lambda rules: setattr(rules, "hand_size", 9),
    "no cards": lambda rules: setattr(rules, "pack", []),
    "a card twice": lambda rules: setattr(rules, "pack", [8] * 24),
    "a face that is none": lambda rules: setattr(rules, "pack", [*range(23), 40]),
    "a large dummy": lambda rules: setattr(rules, "dummy", 4),
    "no way to cut": lambda rules: setattr(rules, "cut_most", 0),
    "no way to deal": lambda rules: setattr(rules, "ways_to_deal", []),
    "packets too large": lambda rules: setattr(rules, "ways_to_deal", [[3, 3, 3, 3, 3, 3, 3, 3]]),
}


@pytest.mark.parametrize("fault", SPOILED)
def test_impossible_rules_are_refused(fault: str) -> None:
    rules_of.cache_clear()
    rules = rules_of(load_code("modern"))
    rules_of.cache_clear()
    SPOILED[fault](rules)
    with pytest.raises(ValueError, match=r"\w"):
        _native.deal_acts(rules, simple_tables(), [0] * 4, [NO_WEIGHTS] * 4, 1, 1, -1, [0] * 4)


def test_an_unknown_deadline_is_refused() -> None:
    with pytest.raises(ValueError, match="no such choice"):
        _native.Rules().alone_until = 3


@pytest.mark.parametrize(("players", "dealer"), [([0, 0, 0, 3], -1), ([0] * 4, 4), ([0] * 4, -2)])
def test_unknown_players_and_dealers_are_refused(players: list[int], dealer: int) -> None:
    with pytest.raises(ValueError, match="there is no such"):
        _native.deal_acts(
            rules_of(load_code("modern")),
            simple_tables(),
            players,
            [NO_WEIGHTS] * 4,
            1,
            1,
            dealer,
            [0] * 4,
        )


IN_PLAY = said(dealt("modern", "9H", B="JH JD AH KH QH"), "B orders up", "A discards ??", "B JH", "C TS")
VIEW = view_of(IN_PLAY, Seat.B, new_score(IN_PLAY.code))
DEAL = Unseen(VIEW).drawn(1, 1).deal_at(0)
NOWHERE: dict[str, dict[str, object]] = {
    "a dealer": {"dealer": 4},
    "no dealer": {"dealer": -1},
    "a player to come": {"turn": 4},
    "nobody to come": {"turn": -1},
    "a maker": {"maker": 7},
    "no maker": {"maker": -1},
    "no trump": {"trump": -1},
    "a suit": {"trump": 4},
    "a suit led": {"led": 9},
    "a face turned up": {"turn_up": 33},
    "no face turned up": {"turn_up": -1},
    "a face called": {"called": 40},
    "the best face": {"best": 64},
    "who is best": {"best_seat": 5},
    "who sits out": {"out": 16},
    "all sit out": {"out": 15},
    "a trick": {"tricks": 5},
    "no trick": {"tricks": -1},
    "another trick": {"tricks": 1},
    "cards on the table": {"played_to_trick": 4},
    "cards played": {"played": 1 << 40},
    "a card played that is held": {"played": (1 << 33) - 1},
}


@pytest.mark.parametrize("fault", NOWHERE)
def test_impossible_states_of_deals_are_refused(fault: str) -> None:
    deal = native_deal(DEAL, VIEW.points)
    lying = native.card_locations(DEAL)
    assert _native.count_endings(rules_of(DEAL.code), deal, *lying) > 0
    for name, value in NOWHERE[fault].items():
        setattr(deal, name, value)
    with pytest.raises(ValueError, match=r"\w"):
        _native.count_endings(rules_of(DEAL.code), deal, *lying)


def test_hands_of_other_sizes_are_refused() -> None:
    sizes, hands, discards, dummy = native.card_locations(DEAL)
    assert sizes == [5, 4, 4, 5]
    for wrong in ([4, 4, 4, 4], [5, 4, 4, 6], [5, 4, 4, 0]):
        with pytest.raises(ValueError, match="too many or too few cards"):
            _native.count_endings(
                rules_of(DEAL.code), native_deal(DEAL, VIEW.points), wrong, hands, discards, dummy
            )


@pytest.mark.parametrize(
    ("faces", "fault"), [([33], "no such face"), ([31, 30, 29, 28], "may not be played")]
)
def test_cards_that_could_not_be_played_are_not_retraced(faces: list[int], fault: str) -> None:
    worlds = Unseen(VIEW).drawn(2, 1)
    told = np.zeros((2, len(faces)), np.int8)
    hands = worlds.hands.copy()
    for play in VIEW.tricks[0].plays:
        hands[:, seat_of(play)] |= np.uint64(card_mask((play.card,)))
    lead = replace(DEAL, tricks=(), turn=None, hands=tuple(cards_of(int(cards)) for cards in hands[0]))
    with pytest.raises(ValueError, match=fault):
        native.retrace(replace(worlds, hands=hands), lead, faces, told)


WITHOUT = """
import sys
sys.modules["euchre.sim._native"] = None
from euchre.laws import load_code
from euchre.sim import NATIVE, WHY_NOT_NATIVE, Run, deal_acts
from euchre.sim.batch import simulate
run = Run(code=load_code("modern"), seed=7, players=("simple",))
print(NATIVE, "simulator is missing" in WHY_NOT_NATIVE, simulate(run, 1, 20).points.tolist())
print(*deal_acts(run, 1), sep=", ")
"""


def test_engine_is_used_if_the_native_core_is_not_built() -> None:
    from euchre.sim import Run, deal_acts
    from euchre.sim.batch import simulate

    ran = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    run = Run(code=load_code("modern"), seed=7, players=("simple",))
    points = simulate(run, 1, 20).points.tolist()
    acts = ", ".join(map(str, deal_acts(run, 1)))
    assert ran.stdout.splitlines() == [f"None True {points}", acts]
