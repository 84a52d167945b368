"""Games for the tests of the simulator: the six codes and house variants that change regular play."""

from __future__ import annotations

from euchre.bots.linear_player import CALLERS, CHOICES, FEATURES, ROUNDS, Weights
from euchre.chance import Stream
from euchre.laws import Code, house_variant, load_code
from tests.bots.tables import EVERY_CODE

VARIANTS: dict[str, tuple[str, dict[str, object]]] = {
    "defend alone in the modern game": ("modern", {"defend_alone": True}),
    "packets of many sizes": (
        "modern",
        {"same_packets_for_all": False, "packets": [[2, 3], [3, 2], [1, 4]]},
    ),
    "the cut declined": ("modern", {"cut_may_be_declined": True}),
    "the turn-up declined before a dummy": ("modern-3", {"may_decline_turn_up": True}),
    "21 cards": ("modern", {"lowest_rank": "T", "joker": True}),
    "jambone with the lone player's lead": (
        "professor-1862",
        {"joker": True, "lead_against_lone": "lone_player"},
    ),
    "every custom of the Professor's day": (
        "professor-1862",
        {
            "defend_alone": True,
            "lone_euchre": 2,
            "lead_against_lone": "left_of_lone_player",
            "take_over_settled_between_partners": True,
            "take_over_after_pass": True,
        },
    ),
    "late announcements": (
        "modern",
        {
            "jambone": True,
            "jamboree": True,
            "joker": True,
            "take_over": True,
            "defend_alone": True,
            "take_over_until": "opening_lead",
            "alone_until": "opening_lead",
            "dealer_alone_until": "opening_lead",
        },
    ),
    "customs that no book has": (
        "jerome-1877",
        {"suit_needed_to_call": True, "lone_must_march": True, "shutout_euchre": 3},
    ),
    "no trump": (
        "modern",
        {
            "no_trump": True,
            "stick_the_dealer": False,
            "defend_alone": True,
            "no_trump_point": 2,
            "no_trump_lone_march": 6,
            "no_trump_euchre": 3,
        },
    ),
    "no trump with all a lone hand may do": (
        "professor-1862",
        {"no_trump": True, "suit_needed_to_call": True, "take_over_settled_between_partners": True},
    ),
    "no trump for three": ("modern-3", {"no_trump": True, "no_trump_march": 4}),
    "no trump for two": ("modern-2", {"no_trump": True, "no_trump_lone_euchre": 8}),
    "three without a dummy": ("modern-3", {"dummy": 0, "march": 3, "stick_the_dealer": False}),
    "a natural card needed to take up": (
        "modern",
        {"suit_needed_to_rob": "natural", "stick_the_dealer": False, "stolen_deal": "stands"},
    ),
    "a suit needed to take up and to call": (
        "jerome-1877",
        {"suit_needed_to_rob": "suit", "suit_needed_to_call": True, "joker": True},
    ),
    "two deals make a game": ("modern", {"deals_in_game": 2}),
    "a stuck dealer who needs the suit": ("modern-3", {"suit_needed_to_call": True, "joker": True}),
    "seven cards for three": ("modern-3", {"hand_size": 7, "lowest_rank": "7", "packets": [[3, 4]]}),
    "three cards for four": ("modern", {"hand_size": 3, "lowest_rank": "T", "packets": [[1, 2]]}),
    "six cards and a dummy of five": ("modern-2", {"hand_size": 6, "dummy": 5, "packets": [[3, 3]]}),
}

_LEFT_TO_THE_ENGINE = ("weak hands",)
"""Games whose first calls the native simulator does not play; see `test_first_calls.py`."""
GAMES: dict[str, Code] = {
    name: code for name, code in EVERY_CODE.items() if name not in _LEFT_TO_THE_ENGINE
} | {name: house_variant(load_code(base), changes) for name, (base, changes) in VARIANTS.items()}


def mixed(code: Code) -> tuple[str, ...]:
    """Return both players at one table."""
    return ("random", "simple", "simple", "random")[: code.players]


def weights(seed: int) -> Weights:
    """Return weights by chance, such that passing, making and playing alone all happen."""
    stream = Stream(seed, 1)
    lean = {"pass": 300, "partnership": 200, "alone": 0, "jambone": 0}

    def row(choice: str) -> list[int]:
        return [stream.below(601) - 300 + (0 if number else lean[choice]) for number in range(len(FEATURES))]

    rows = [[[row(choice) for choice in CHOICES] for _ in CALLERS] for _ in ROUNDS]
    return Weights(rows)  # type: ignore[arg-type]  # lists are taken too
